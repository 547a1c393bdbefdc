export const id = 450;
export const ids = [450];
export const modules = {

/***/ 6062:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ auditHookScripts)
});

// UNUSED EXPORTS: findUnquotedPlaceholder

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/shell/commands.ts + 1 modules
var shell_commands = __webpack_require__(5015);
;// CONCATENATED MODULE: ./src/audit/called-programs.ts

/** POSIX and bash built-ins and reserved words: never looked for on PATH. */
const BUILT_IN = new Set(('. : [ [[ alias bg bind break builtin caller case cd command compgen complete continue declare dirs disown echo enable eval exec exit export false ' +
    'fc fg getopts hash help history if jobs kill let local logout mapfile popd printf pushd pwd read readarray readonly return select set shift shopt ' +
    'source suspend test then time times trap true type typeset ulimit umask unalias unset until wait while function').split(' '));
/** Programs told of one text; a script that a person wrote calls far fewer. */
const MAX_PROGRAMS = 100;
/**
 * Programs that a shell text calls by a plain name, the first 100 in its order: no built-ins, no functions of its own, and none that it
 * looks for first (`command -v X`). None of a text that could not be read to its end. Reads the text a fixed number of times.
 */
function listPrograms(text) {
    const { commands, certain } = (0,shell_commands/* listCommands */.F)(text);
    if (!certain)
        return [];
    const excluded = new Set([...BUILT_IN, ...listFunctions(text), ...listSought(text)]);
    const programs = new Set();
    for (const { words } of commands) {
        const name = words[0];
        if (typeof name === 'string' && /^[\w.+-]{1,255}$/.test(name) && !excluded.has(name))
            programs.add(name);
        if (programs.size >= MAX_PROGRAMS)
            break;
    }
    return [...programs];
}
/** Line by line: blanks that may span lines would be tried again from each of them. */
function listFunctions(text) {
    return text.split('\n').flatMap((line) => /^[ \t]*(?:function[ \t]+)?([\w-]+)[ \t]*\([ \t]*\)/.exec(line)?.[1] ?? []);
}
function listSought(text) {
    const sought = /\b(?:command\s+-[vV]|which|type(?:\s+-\w+)?|hash)\s+["']?([\w.+-]+)/g;
    return [...text.matchAll(sought)].map((match) => match[1] ?? '');
}

;// CONCATENATED MODULE: ./src/audit/missing-programs.ts



/** Looks programs up on one PATH, each once however many hooks call it. */
class ProgramLookup {
    found = new Map();
    folders;
    constructor(searched) {
        this.folders = searched.split(external_node_path_.delimiter).filter((folder) => folder !== '');
    }
    /** Programs that a hook's command line, or a shell script that it names, calls and that PATH lacks. */
    async findMissing(hook, scripts) {
        const callers = [
            ...('shell' in hook.form ? [{ in: 'the hook command', programs: listPrograms(hook.form.shell) }] : []),
            ...scripts.map((script) => ({ in: script.path, programs: script.programs })),
        ];
        const missing = new Map();
        for (const { in: caller, programs } of callers) {
            for (const program of programs) {
                if (!missing.has(program) && !(await this.has(program)))
                    missing.set(program, caller);
            }
        }
        return [...missing].map(([program, caller]) => ({ program, in: caller }));
    }
    has(program) {
        const known = this.found.get(program);
        if (known !== undefined)
            return known;
        const isThere = isInOneOf(this.folders, program);
        this.found.set(program, isThere);
        return isThere;
    }
}
async function isInOneOf(folders, program) {
    for (const folder of folders) {
        const isThere = await promises_.access(external_node_path_.join(folder, program), promises_.constants.X_OK).then(() => true, () => false);
        if (isThere)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./src/audit/script-files.ts



/** A script of more bytes is named, but not looked into. */
const MAX_BYTES = 256 * 1024;
/** Linux starts no program with an argument of more bytes (MAX_ARG_STRLEN): such a command names nothing. */
const MAX_ARGUMENT = 128 * 1024;
/** Linux reads no more of a `#!` line (BINPRM_BUF_SIZE). */
const MAX_FIRST_LINE = 256;
/** Tokens of a command that are looked up as files. */
const MAX_TOKENS = 64;
/** Reads scripts below one project root, each once however many hooks name it. */
class ScriptFiles {
    read = new Map();
    root;
    constructor(root) {
        this.root = root;
    }
    /** Files below the project root that a hook's command names, in the order in which it names them. */
    async of(hook) {
        const scripts = new Map();
        for (const token of listTokens(hook, this.root)) {
            const script = await this.find(external_node_path_.resolve(this.root, token));
            if (script !== null)
                scripts.set(script.path, script);
        }
        return [...scripts.values()];
    }
    find(file) {
        const known = this.read.get(file);
        if (known !== undefined)
            return known;
        const script = readScript(file, this.root);
        this.read.set(file, script);
        return script;
    }
}
function listTokens({ form }, root) {
    const words = ('argv' in form ? form.argv : [form.shell]).slice(0, MAX_TOKENS);
    const tokens = words.filter((word) => word.length <= MAX_ARGUMENT).flatMap((word) => tokensOf(word, root));
    return [...new Set(tokens)].slice(0, MAX_TOKENS);
}
/** Pieces of a command line that could be paths; the placeholders that stand for the project root are filled in. */
function tokensOf(word, root) {
    const filled = word.replace(/"?\$(?:\{(?:CLAUDE_PROJECT_DIR|PWD)\}|(?:CLAUDE_PROJECT_DIR|PWD)\b)"?/g, () => root);
    const quoted = [...filled.matchAll(/"([^"]*)"|'([^']*)'/g)].map((match) => match[1] ?? match[2] ?? '');
    // A root with a blank in it must not be cut, so whole quoted pieces and the whole word are tried too.
    return [filled, ...quoted, ...filled.split(/[\s"'`;|&()<>]+/)].filter((token) => token !== '' && !token.startsWith('-') && !token.includes('\0'));
}
async function readScript(file, root) {
    const name = external_node_path_.relative(root, file).split(external_node_path_.sep).join('/');
    if (name === '' || name.startsWith('..'))
        return null;
    const found = await promises_.stat(file).catch(() => null);
    if (!found?.isFile())
        return null;
    const bytes = found.size > MAX_BYTES ? null : await promises_.readFile(file).catch(() => null);
    if (bytes === null)
        return { path: name, hasCrlf: false, interpreter: null, programs: [] };
    const text = bytes.toString('utf8');
    const firstLine = text.slice(0, MAX_FIRST_LINE).split('\n', 1)[0] ?? '';
    const interpreter = /^#!\s*(\S+)/.exec(firstLine)?.[1] ?? null;
    const hasCr = bytes
        .subarray(0, bytes.indexOf('\n') + 1)
        .toString('latin1')
        .endsWith('\r\n');
    return {
        path: name,
        hasCrlf: hasCr && !bytes.includes(0) && isShellLike(name, interpreter),
        interpreter,
        programs: isShellScript(name, firstLine, interpreter) ? listPrograms(text.replaceAll('\r', '')) : [],
    };
}
/** CRLF matters to a script that is started by its `#!` line or by a shell. */
function isShellLike(name, interpreter) {
    return interpreter !== null || /\.(?:sh|bash|zsh)$/.test(name);
}
function isShellScript(name, firstLine, interpreter) {
    if (interpreter === null)
        return /\.(?:sh|bash)$/.test(name);
    return /(?:^|\/)(?:sh|bash|dash|zsh|ksh)$/.test(interpreter) || /^#!\s*\S*env\s+(?:-S\s+)?(?:sh|bash|dash|zsh|ksh)\b/.test(firstLine);
}

;// CONCATENATED MODULE: ./src/audit/hook-scripts.ts


/** What can be told of hooks without running them: `crlf-script`, `unquoted-placeholder`, `missing-dependency`; and, from what is recorded, `relative-hook-path`. */
async function auditHookScripts(hooks, place) {
    const findings = [];
    const files = new Set();
    const scriptFiles = new ScriptFiles(place.root);
    const lookup = new ProgramLookup(place.path);
    for (const hook of hooks) {
        const scripts = await scriptFiles.of(hook);
        for (const script of scripts) {
            files.add(script.path);
            if (script.hasCrlf)
                findings.push(describeCrlf(hook, script));
        }
        const placeholder = findUnquotedPlaceholder(hook);
        if (placeholder !== null)
            findings.push(describePlaceholder(hook, placeholder));
        for (const program of await lookup.findMissing(hook, scripts))
            findings.push(describeMissing(hook, program));
    }
    return { findings, files: [...files], audit: auditRelativePaths(hooks, place.startsIn) };
}
/** Variables that hold a path, which may hold a blank. */
const PATH_VARIABLE = /\$(?:\{(?:CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|PWD|HOME)\}|(?:CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|PWD|HOME)\b)/y;
/** The first such variable that stands outside quotes in a shell command; null when there is none. Reads the command once. */
function findUnquotedPlaceholder(hook) {
    if (!('shell' in hook.form))
        return null;
    const text = hook.form.shell;
    let quote = null;
    let word = 'begin';
    for (let at = 0; at < text.length; at++) {
        const character = text[at] ?? '';
        if (character === '$' && quote === null && word !== 'value') {
            PATH_VARIABLE.lastIndex = at;
            const match = PATH_VARIABLE.exec(text);
            if (match !== null)
                return match[0];
        }
        if (quote === null)
            word = readOn(word, character);
        if (character === '\\' && quote !== "'")
            at++;
        else if (quote !== null)
            quote = character === quote ? null : quote;
        else if (character === '"' || character === "'")
            quote = character;
    }
    return null;
}
function readOn(word, character) {
    if (/[\s;&|]/.test(character))
        return 'begin';
    if (word === 'begin')
        return /[A-Za-z_]/.test(character) ? 'name' : 'other';
    if (word === 'name')
        return character === '=' ? 'value' : /\w/.test(character) ? 'name' : 'other';
    return word;
}
/** Recorded working directories below the root in which a relative hook path leads nowhere. */
function auditRelativePaths(hooks, startsIn) {
    const relative = hooks.filter((hook) => startsIn.get(hook.dialect) === 'recorded-cwd' && isRelative(hook));
    const seen = new Map();
    return {
        see: ({ event }) => {
            const { cwd } = event;
            const { root } = event.session;
            if (relative.length === 0 || cwd === undefined || root === undefined || cwd === root || !cwd.startsWith(`${root}/`))
                return;
            for (const hook of relative.filter((each) => each.kind === event.kind)) {
                const known = seen.get(hook.id);
                if (known === undefined)
                    seen.set(hook.id, { hook, cwd: cwd.slice(root.length + 1), count: 1 });
                else
                    known.count += 1;
            }
        },
        findings: () => [...seen.values()].map(describeRelative),
    };
}
/** The program or its script is named by a relative path with a folder in it. */
function isRelative(hook) {
    const words = 'argv' in hook.form ? hook.form.argv.slice(0, 2) : hook.form.shell.trim().split(/\s+/).slice(0, 2);
    return words.some((word) => /^(?:\.{1,2}\/|[\w.-]+\/)[\w./-]+$/.test(word));
}
function describeCrlf(hook, script) {
    return {
        id: 'crlf-script',
        level: 'warning',
        message: `${script.path} has CRLF line ends${script.interpreter === null ? '' : `: its interpreter is looked for as ${JSON.stringify(`${script.interpreter}\r`)}`}`,
        at: { path: script.path, line: 1 },
        hook: hook.id,
        live: 'the script does not start on Linux and macOS, or its lines end in a stray character',
        mend: 'Add `*.sh text eol=lf` to .gitattributes and check the file out again.',
        about: [hook.dialect, script.path],
    };
}
function describePlaceholder(hook, placeholder) {
    return {
        id: 'unquoted-placeholder',
        level: 'warning',
        message: `${placeholder} stands without quotes in ${JSON.stringify(hook.command)}`,
        at: hook.at,
        hook: hook.id,
        live: 'in a folder whose path holds a blank the shell splits it, and the hook does not start',
        mend: `Write "${placeholder}" in double quotes.`,
        about: [hook.dialect, hook.command, placeholder],
    };
}
function describeMissing(hook, { program, in: file }) {
    return {
        id: 'missing-dependency',
        level: 'warning',
        message: `${file} calls ${program}, which is not on PATH here`,
        at: hook.at,
        hook: hook.id,
        live: 'where it is missing the hook may fail, or answer as if it had found nothing',
        mend: `Install ${program}, or make the hook check for it and deny without it.`,
        about: [hook.dialect, hook.command, program],
    };
}
/** How a hook's command names the project's root. */
const ROOTS = new Map([['claude-code', '"$CLAUDE_PROJECT_DIR"']]);
function describeRelative({ hook, cwd, count }) {
    return {
        id: 'relative-hook-path',
        level: 'warning',
        message: `${JSON.stringify(hook.command)} is a relative path, and the agent had moved to ${cwd}`,
        at: hook.at,
        hook: hook.id,
        live: 'the agent starts hooks where it stands: the path leads nowhere there',
        mend: `Name the hook by an absolute path: ${ROOTS.get(hook.dialect) ?? '"$(git rev-parse --show-toplevel)"'}/….`,
        about: [hook.dialect, hook.command],
        count,
    };
}


/***/ }),

/***/ 1853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ findingToJson),
/* harmony export */   XS: () => (/* binding */ placeToJson),
/* harmony export */   jb: () => (/* binding */ describeFinding)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3577);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2966);


/** A finding as commands without a report print it: what and where, the sentence, the next step behind `→`. No line end. */
function describeFinding({ level, id, at, message, mend }) {
    const place = at === null ? '' : `  ${(0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .k)(at.path)}:${at.line ?? 1}`;
    const next = mend ? `\n  → ${(0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .k)(mend)}` : '';
    return `${level}: ${id}${place}\n  ${(0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .k)(message)}${next}`;
}
/** The same for programs. */
function findingToJson({ id, level, message, at, live, mend }) {
    return {
        ...{ id, level, message: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .a)(message), at: placeToJson(at) },
        live: live ? (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .a)(live) : null,
        mend: mend ? (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .a)(mend) : null,
    };
}
/** A place for programs. */
function placeToJson(at) {
    return at === null ? null : { path: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .a)(at.path), line: at.line ?? null };
}


/***/ }),

/***/ 9450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listHooks: () => (/* binding */ listHooks)
/* harmony export */ });
/* harmony import */ var _audit_hook_scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6062);
/* harmony import */ var _config_file_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9441);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3139);
/* harmony import */ var _replay_read_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9352);
/* harmony import */ var _replay_scratch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8925);
/* harmony import */ var _replay_trusted_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7537);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1789);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3577);
/* harmony import */ var _text_pages_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9159);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2966);
/* harmony import */ var _describe_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1853);
/* harmony import */ var _find_hooks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(881);
/* harmony import */ var _open_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9172);
/* harmony import */ var _run_notes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7707);














/** `hookwitness hooks`: what is configured, where, and what can be told to be wrong with it without running anything. */
async function listHooks(asked, around) {
    const scratch = (0,_replay_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .openScratch */ .j)();
    try {
        const run = await (0,_open_run_js__WEBPACK_IMPORTED_MODULE_10__/* .openRun */ .I)(asked, around, scratch.root);
        const { options } = run;
        const hooks = (0,_find_hooks_js__WEBPACK_IMPORTED_MODULE_9__/* .findHooks */ .oe)((0,_replay_read_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readableTree */ .J)(run.tree, { userConfig: options.user_config, trusted: run.trusted }), options.dialects, run.config.hooks);
        const all = hooks.configured.flatMap((each) => each.loaded.hooks);
        const scripts = await (0,_audit_hook_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .auditHookScripts */ .B)(all, { root: (0,_replay_trusted_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(run.tree), path: around.env.PATH ?? '', startsIn: (0,_find_hooks_js__WEBPACK_IMPORTED_MODULE_9__/* .placesOfHooks */ .oT)(hooks) });
        const findings = [
            ...hooks.findings.map((each) => ({ ...each, about: [] })),
            ...hooks.configured.flatMap(({ dialect, loaded }) => loaded.findings.map((each) => ({ ...each, about: [dialect.id] }))),
            ...scripts.findings,
        ];
        const listed = { run, hooks, findings };
        const pieces = options.format === 'json' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_12__/* .encodeInPieces */ .h)(toJson(listed)) : [describe(listed)];
        return { pieces, told: [], code: findings.some((finding) => finding.level === 'error') ? _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a['bad-input'] : _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_CODES */ .a.passed };
    }
    finally {
        await scratch.remove();
    }
}
function describe({ run, hooks: { configured, leftOut }, findings }) {
    const notes = [
        ...(0,_run_notes_js__WEBPACK_IMPORTED_MODULE_11__/* .describeConfig */ .Yy)(run),
        ...(leftOut.length > 0 ? [`Configured, but left out by dialects: ${leftOut.join(', ')}.`] : []),
        ...(configured.length === 0
            ? [`No hook configuration was found: name the project with --repo; ${(0,_text_pages_js__WEBPACK_IMPORTED_MODULE_13__/* .pageAddress */ .q)('agents.md')} lists the files that are read.`]
            : []),
    ];
    const blocks = configured.map(({ dialect, loaded }) => {
        const rows = loaded.hooks.length === 0 ? describeNone(loaded) : loaded.hooks.map(describeHook);
        return [dialect.title, ...rows].join('\n');
    });
    const problems = findings.map(_describe_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .describeFinding */ .jb);
    return `${[...(notes.length > 0 ? [notes.map(_text_log_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .k).join('\n')] : []), ...blocks, ...problems].join('\n\n')}\n`;
}
/** Events that stand in the wrong place are no mistake to an agent: only an example shows what is missing. */
function describeNone({ files, findings }) {
    const where = files.length === 0 ? '' : ` in ${files.map(_text_log_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .k).join(', ')}`;
    const next = findings.length > 0 ? [] : [`  → ${(0,_text_pages_js__WEBPACK_IMPORTED_MODULE_13__/* .pageAddress */ .q)('agents.md#a-guard-to-begin-with')} shows how one is written.`];
    return [`  no hooks${where}`, ...next];
}
/** As lecode's `/hooks` list (event, command, timeout), with what the other hook systems have beside, and what the configuration file settles. */
function describeHook(hook) {
    const { settings } = hook;
    const matcher = hook.matcher === null ? '' : ` [${(0,_text_log_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .k)(hook.matcher)}]`;
    const marks = [
        ...(hook.trusted ? [] : ['not run: no trust']),
        ...(settings?.isReplayed === false ? ['not replayed'] : []),
        ...(settings?.isPure === true ? ['pure'] : []),
    ];
    const by = settings === undefined ? '' : `, by ${settings.at.map((at) => `${at.path}:${at.line ?? 1}`).join(' ')}`;
    const state = marks.length === 0 ? '' : ` (${marks.join(', ')}${by})`;
    return `  ${hook.event}${matcher}  ${(0,_text_log_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .k)(hook.command)}\n    ${(0,_text_log_js__WEBPACK_IMPORTED_MODULE_6__/* .logText */ .k)(hook.at.path)}:${hook.at.line ?? 1}  timeout ${hook.timeoutMs / 1000} s${state}`;
}
function toJson({ run, hooks: { configured }, findings }) {
    const hooks = configured.flatMap(({ loaded }) => loaded.hooks.map(({ id, dialect, event, matcher, command, at, trusted, timeoutMs, settings }) => ({
        ...{ id: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .makeSafe */ .a)(id), dialect, event, matcher: matcher === null ? null : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .makeSafe */ .a)(matcher), command: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .makeSafe */ .a)(command) },
        at: (0,_describe_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .placeToJson */ .XS)(at),
        trusted,
        timeout_ms: timeoutMs,
        replay: settings?.isReplayed === false ? 'never' : 'always',
        pure: settings?.isPure === true,
        settled_at: (settings?.at ?? []).map(_describe_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .placeToJson */ .XS),
    })));
    const settled = _config_file_form_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_KEYS */ .AH.map(({ name }) => name);
    const options = Object.fromEntries(settled.map((name) => [name, { value: run.options[name], from: run.sources[name] }]));
    return { options, hooks, findings: findings.map(_describe_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .findingToJson */ .NM) };
}


/***/ })

};
