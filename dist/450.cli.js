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
        ...{ id, level, message: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .av)(message), at: placeToJson(at) },
        live: live ? (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .av)(live) : null,
        mend: mend ? (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .av)(mend) : null,
    };
}
/** A place for programs. */
function placeToJson(at) {
    return at === null ? null : { path: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .av)(at.path), line: at.line ?? null };
}


/***/ }),

/***/ 881:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oe: () => (/* binding */ findHooks),
  cE: () => (/* binding */ isGate),
  oT: () => (/* binding */ placesOfHooks)
});

// EXTERNAL MODULE: ./src/dialects/index.ts + 109 modules
var src_dialects = __webpack_require__(3153);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/text/nearest.ts
var text_nearest = __webpack_require__(613);
// EXTERNAL MODULE: ./src/config/file-form.ts
var file_form = __webpack_require__(9441);
// EXTERNAL MODULE: ./src/text/show.ts
var show = __webpack_require__(9198);
;// CONCATENATED MODULE: ./src/commands/settle-hooks.ts



/** Gives each hook what the entries that speak for it settle; an entry that speaks for none is a finding. Entries add up. */
function settleHooks(loaded, entries) {
    const hooks = loaded.flatMap((each) => each.loaded.hooks);
    return {
        all: loaded.map(({ dialect, loaded: found }) => ({
            dialect,
            loaded: { ...found, hooks: found.hooks.map((hook) => settleHook(hook, entries)) },
        })),
        findings: entries.filter((entry) => !hooks.some((hook) => speaksFor(entry, hook))).map((entry) => describe(entry, hooks)),
    };
}
function settleHook(hook, entries) {
    const speaking = entries.filter((entry) => speaksFor(entry, hook));
    if (speaking.length === 0)
        return hook;
    const settings = {
        isReplayed: speaking.every((entry) => entry.isReplayed),
        isPure: speaking.some((entry) => entry.isPure),
        at: speaking.map((entry) => ({ path: file_form/* CONFIG_FILE */.g2, ...entry.at })),
    };
    return { ...hook, settings };
}
function speaksFor({ names }, hook) {
    return file_form/* NAMING_KEYS */.I4.every((key) => names[key] === undefined || names[key] === hook[key]);
}
function describe(entry, hooks) {
    const named = file_form/* NAMING_KEYS */.I4.flatMap((key) => (entry.names[key] === undefined ? [] : [`${key} ${(0,show/* showValue */.v)(entry.names[key])}`])).join(', ');
    const nearest = findNearest(entry, hooks);
    return {
        id: 'setting-without-hook',
        level: 'error',
        message: `no configured hook has ${named}`,
        at: { path: file_form/* CONFIG_FILE */.g2, ...entry.at },
        live: null,
        mend: nearest ?? 'Remove the entry: no hook is configured.',
    };
}
/** What was probably meant: the same command elsewhere, else the command most like it, else what there is. */
function findNearest({ names }, hooks) {
    const commands = [...new Set(hooks.map((hook) => hook.command))];
    const same = hooks.find((hook) => hook.command === names.command);
    if (same !== undefined) {
        const matcher = same.matcher === null ? 'without a matcher' : `with the matcher ${(0,show/* showValue */.v)(same.matcher)}`;
        return `The command stands at ${same.event} of ${same.dialect} ${matcher} (${same.at.path}:${same.at.line ?? 1}).`;
    }
    const wanted = names.command ?? '';
    const part = wanted.trim() === '' ? undefined : commands.find((each) => each.includes(wanted) || wanted.includes(each));
    const near = (0,text_nearest/* nearestName */.q)(wanted, commands) ?? part ?? findSameProgram(wanted, commands);
    if (near !== undefined)
        return `Did you mean ${(0,show/* showValue */.v)(near)}? \`hookwitness hooks\` lists all.`;
    return commands.length === 0 ? null : `\`hookwitness hooks\` lists the commands, the first is ${(0,show/* showValue */.v)(commands[0])}.`;
}
/** A command that names a file of the same name: scripts are moved more often than renamed. */
function findSameProgram(wanted, commands) {
    const files = (command) => [...command.matchAll(/[^\s/'"]+\.\w+/g)].map(([file]) => file);
    const own = files(wanted);
    return commands.find((command) => files(command).some((file) => own.includes(file)));
}

;// CONCATENATED MODULE: ./src/commands/find-hooks.ts




/**
 * Loads the chosen dialects (all when none is named); one is configured when one of its files exists, readable or not. `entries` are those of
 * the configuration file: they may speak for hooks of any dialect, chosen or not.
 */
function findHooks(tree, { dialects: chosen, copilot_host: host }, entries) {
    const dialects = (0,src_dialects/* dialectsAt */.X)(host);
    const ids = dialects.map((dialect) => dialect.id);
    for (const id of chosen) {
        if (!ids.includes(id))
            throw refuseDialect(id, ids);
    }
    const { all, findings } = settleHooks(dialects.map((dialect) => ({ dialect, loaded: dialect.load(tree) })), entries);
    const isChosen = ({ dialect }) => chosen.length === 0 || chosen.includes(dialect.id);
    const isConfigured = ({ dialect, loaded: { configured, isBorrowed } }) => configured && (isBorrowed !== true || chosen.includes(dialect.id));
    const loaded = all.filter(isChosen);
    const configured = loaded.filter(isConfigured);
    return {
        configured,
        findings,
        leftOut: all.filter((each) => isConfigured(each) && !isChosen(each)).map((each) => each.dialect.id),
        guards: configured.reduce((sum, each) => sum + countGuards(each), 0),
        missing: chosen.length === 0 ? [] : loaded.filter((each) => !each.loaded.configured).map((each) => each.dialect.id),
    };
}
function countGuards({ dialect, loaded }) {
    const gates = loaded.hooks.filter((hook) => hook.trusted && dialect.gates.some((gate) => gate === hook.kind));
    return gates.length + loaded.ruleCount;
}
function refuseDialect(id, ids) {
    const nearest = (0,text_nearest/* nearestName */.q)(id, ids);
    const next = nearest === null ? `Known are: ${ids.join(', ')}.` : `Did you mean ${nearest}? Known are: ${ids.join(', ')}.`;
    return new errors/* GateError */.ue('unknown-dialect', `dialects names ${JSON.stringify(id)}, which is no known hook system`, next);
}
/** Whether a hook stands where its agent enforces an answer, and is heard there. */
function isGate({ configured }, hook) {
    const dialect = configured.find((each) => each.dialect.id === hook.dialect)?.dialect;
    return hook.isUnheard !== true && dialect?.gates.some((gate) => gate === hook.kind) === true;
}
/** Where each configured dialect's hooks start. */
function placesOfHooks(hooks) {
    return new Map(hooks.configured.map((each) => [each.dialect.id, each.dialect.startsIn]));
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
        const run = await (0,_open_run_js__WEBPACK_IMPORTED_MODULE_10__/* .openRun */ .Iy)(asked, around, scratch.root);
        const { options } = run;
        const hooks = (0,_find_hooks_js__WEBPACK_IMPORTED_MODULE_9__/* .findHooks */ .oe)((0,_replay_read_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readableTree */ .J)(run.tree, { userConfig: options.user_config, trusted: run.trusted }), options, run.config.hooks);
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
        ...{ id: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .makeSafe */ .av)(id), dialect, event, matcher: matcher === null ? null : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .makeSafe */ .av)(matcher), command: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .makeSafe */ .av)(command) },
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


/***/ }),

/***/ 7707:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ writeNotes),
/* harmony export */   Yy: () => (/* binding */ describeConfig),
/* harmony export */   hT: () => (/* binding */ describeSandbox),
/* harmony export */   u: () => (/* binding */ tellSkimmed)
/* harmony export */ });
/* harmony import */ var _config_file_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9441);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2613);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2966);



/** Sentences that hold for a whole run: what could not be seen, what was set, what was made up. */
function writeNotes({ options, sources, config }, hooks, { rewriting, synthetic }) {
    const untrusted = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => !hook.trusted).length;
    const pure = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => hook.settings?.isPure === true).length;
    const unchecked = hooks.configured.filter(({ dialect, loaded }) => rewriting.has(dialect.id) && dialect.permissionRules === 'after-hooks' && loaded.ruleCount === 0);
    return [
        ...describeConfig({ config, sources }),
        ...(pure > 0 ? [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(pure, 'hook')} answered from memory where an envelope was the same (pure in ${_config_file_form_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2}).`] : []),
        ...(hooks.leftOut.length > 0
            ? [`Hooks of ${hooks.leftOut.join(', ')} are configured, but dialects (${nameSource(sources.dialects)}) leaves them out.`]
            : []),
        ...(options.user_config === null ? ['User-level and managed hooks were not seen (see user_config).'] : []),
        ...hooks.configured.flatMap(({ loaded }) => (loaded.notes ?? []).map(_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .av)),
        ...hooks.missing.map((id) => `${id} was named in dialects, but none of its configuration files exists.`),
        ...(untrusted > 0 ? [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(untrusted, 'project hook')} listed but not run (trust_project: false).`] : []),
        ...hooks.configured.flatMap(({ dialect }) => dialect.trust ?? []),
        ...unchecked.map(({ dialect }) => `Rules not evaluated: ${dialect.id} checks a rewritten call by permission rules, and none were found.`),
        ...(synthetic.size > 0 ? [describeSynthetic(synthetic)] : []),
        ...(options.on_ask === 'allow' ? [`on_ask: allow (${nameSource(sources.on_ask)}) lets every unanswered ask pass.`] : []),
    ];
}
/** What hooks were shut in with, or why they were not; nothing where it was not asked for. */
function describeSandbox({ options }, { level, by, why }) {
    const short = why.length === 0 ? '' : ` (${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafe */ .av)(why.join('; '))})`;
    const told = {
        full: `Hooks had no network and could change no file but in their scratch copy (${by}); one that needs more fails.`,
        limits: `Hooks had limits of memory, file size and processes, but were not shut in${short}.`,
        none: `Hooks were not shut in${short}.`,
    };
    return options.sandbox === 'off' ? [] : [`sandbox: ${options.sandbox}. ${told[level]}`];
}
/** What was not looked at in large transcripts. */
function tellSkimmed(sources) {
    const skimmed = sources.flatMap(({ sessions }) => sessions).reduce((sum, { tally }) => sum + tally.skimmed, 0);
    if (skimmed === 0)
        return [];
    const lines = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(skimmed, 'line')} of large transcripts ${skimmed === 1 ? 'was' : 'were'} read without long texts`;
    return [`${lines} that nothing judged here is made of, mostly tools' output: damage inside of those was not looked for.`];
}
function describeSynthetic(synthetic) {
    const kinds = [...synthetic]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, count]) => `${kind} (${count})`)
        .join(', ');
    return `Hooks were asked at moments that no transcript records, but that follow from what stands around them: ${kinds}.`;
}
/** What the configuration file settles, and what of it does not hold. */
function describeConfig({ config, sources }) {
    const { state, options } = config;
    if (state !== 'read')
        return [];
    const say = (chosen) => chosen.map(({ name, value }) => `${name}: ${[value].flat().join(', ')}`).join('; ');
    const settled = options.filter(({ name }) => sources[name] === 'file');
    const beaten = options.filter(({ name }) => sources[name] !== 'file');
    return [
        ...(settled.length > 0 ? [`${_config_file_form_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2} settles ${say(settled)}.`] : []),
        ...(beaten.length > 0 ? [`A flag or input wins over ${_config_file_form_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2}, which says ${say(beaten)}.`] : []),
    ];
}
function nameSource(source) {
    return source === 'file' ? _config_file_form_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2 : source === 'given' ? 'a flag or input' : 'the default';
}


/***/ }),

/***/ 9352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readableTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _trusted_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7537);



/** A hook configuration of more bytes is none. */
const MAX_CONFIG = 4 * 1024 * 1024;
const CHUNK = 64 * 1024;
/** The trusted tree and the home stand-in as dialects read them. */
function readableTree(tree, more) {
    const root = (0,_trusted_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .rootOf */ .I5)(tree);
    const inside = (name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(tree.prefix + name);
    const depth = tree.prefix.split('/').filter((part) => part !== '').length;
    return {
        read: (level, name) => {
            if (level === 'project') {
                const lost = tree.submodules.find((folder) => inside(name).startsWith(`${folder}/`));
                const shown = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
                if (lost !== undefined)
                    return unreadable(shown, level, `it lies in the submodule ${lost}, whose files a commit does not hold`);
                return readConfig(root, name, shown, level);
            }
            return more.userConfig === null ? null : readConfig(more.userConfig, name, `~/${name}`, level);
        },
        list: (level, name) => {
            if (level === 'project')
                return listFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name));
            return more.userConfig === null ? [] : listFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.join(more.userConfig, name));
        },
        parents: Array.from({ length: depth + 1 }, (_, up) => '../'.repeat(up)),
        trusted: more.trusted,
    };
}
/** A folder that cannot be listed is no empty one, but its agent cannot list it either. */
function listFolder(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder).sort();
    }
    catch {
        return [];
    }
}
function readConfig(root, name, shown, level) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name);
    try {
        const found = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file);
        if (found.isDirectory())
            return unreadable(shown, level, 'it is a folder');
        if (!found.isFile())
            return unreadable(shown, level, 'it is no regular file');
        const text = readHead(file, MAX_CONFIG + 1);
        if (text.length > MAX_CONFIG)
            return unreadable(shown, level, `it has more than ${MAX_CONFIG} bytes`);
        return { path: shown, level, text: text.toString() };
    }
    catch (error) {
        const code = error.code ?? String(error);
        const broken = findBroken(root, name);
        if (broken !== null)
            return unreadable(shown, level, broken);
        return code === 'ENOENT' ? null : unreadable(shown, level, code);
    }
}
/** Ends soon after `limit` bytes. A link may lead to a file of /proc, which has no size, may never end, and may wait for ever when it is read. */
function readHead(file, limit) {
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const chunks = [];
        for (let read = 0; read < limit;) {
            const chunk = Buffer.alloc(CHUNK);
            const length = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(descriptor, chunk);
            if (length === 0)
                break;
            chunks.push(chunk.subarray(0, length));
            read += length;
        }
        return Buffer.concat(chunks);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
function unreadable(path, level, error) {
    return { path, level, text: null, error };
}
/** What is wrong with the way to a file: a link that leads nowhere, or a file where a folder should be; null when it simply is not there. */
function findBroken(root, name) {
    const parts = name.split('/').filter((part) => part !== '' && part !== '.');
    let at = root;
    for (const [index, part] of parts.entries()) {
        at = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, part);
        const found = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(at, { throwIfNoEntry: false });
        if (found === undefined)
            return null;
        if (found.isSymbolicLink() && node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(at, { throwIfNoEntry: false }) === undefined)
            return `${parts.slice(0, index + 1).join('/')} is a link to nothing`;
        if (index < parts.length - 1 && node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(at).isFile())
            return `${parts.slice(0, index + 1).join('/')} is a file, not a folder`;
    }
    return null;
}


/***/ })

};
