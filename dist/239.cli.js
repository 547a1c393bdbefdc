export const id = 239;
export const ids = [239];
export const modules = {

/***/ 1636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ comparePlaces),
/* harmony export */   q: () => (/* binding */ compareTexts)
/* harmony export */ });
/** Places in the order in which people read: by path, line, column, call. */
function comparePlaces(a, b) {
    return (compareTexts(a?.path ?? '', b?.path ?? '') ||
        (a?.line ?? 0) - (b?.line ?? 0) ||
        (a?.column ?? 0) - (b?.column ?? 0) ||
        compareTexts(a?.call ?? '', b?.call ?? ''));
}
/** By UTF-16 units: the same on every machine. */
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 8126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MENDS),
/* harmony export */   g: () => (/* binding */ auditHookFailures)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1636);

/** `hook-failed`: one per hook and failure kind, with a count; an error when it led to a deny of something that happened. */
function auditHookFailures() {
    const told = new Map();
    return {
        see: ({ judgements, happened, event }) => {
            for (const judgement of judgements) {
                for (const verdict of judgement.verdicts) {
                    if (verdict.failure === null)
                        continue;
                    const led = happened && judgement.ruled.ruling === 'deny' && ledToDeny(verdict, judgement);
                    const draft = describeFailure(verdict, judgement, { led, session: event.session.id });
                    const key = JSON.stringify(draft.about);
                    told.set(key, merge(told.get(key), { draft, at: event.at }));
                }
            }
        },
        findings: () => [...told.values()].map(({ draft }) => draft),
    };
}
/** The same failure seen again: told of the first place, whichever session was faster. */
function merge(known, again) {
    if (known === undefined)
        return again;
    const isFirst = ((0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePlaces */ .i)(again.draft.at, known.draft.at) || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePlaces */ .i)(again.at, known.at)) < 0;
    const { draft, at } = isFirst ? again : known;
    const level = known.draft.level === 'error' ? 'error' : again.draft.level;
    return { draft: { ...draft, level, count: (known.draft.count ?? 1) + 1 }, at };
}
function ledToDeny(verdict, judgement) {
    return judgement.ruled.cause === 'failure' || verdict.verdict === 'deny' || (verdict.verdict === 'ask' && judgement.ruled.cause === 'ask');
}
function describeFailure(verdict, judgement, seen) {
    const { hook } = verdict;
    const { kind = 'exit-nonzero', detail = '' } = verdict.failure ?? {};
    return {
        id: 'hook-failed',
        level: seen.led ? 'error' : 'warning',
        message: `hook failed (${kind}): ${detail}`,
        at: hook.at,
        session: seen.session,
        hook: hook.id,
        live: describeLive(verdict, judgement),
        mend: MENDS[kind] ?? 'Run the hook by hand to see why.',
        about: [hook.dialect, hook.event, hook.command, kind],
        count: 1,
    };
}
function describeLive(verdict, judgement) {
    const title = judgement.dialect;
    if (verdict.failure?.kind === 'unsupported-verdict')
        return `${title} does not hear it, and lets the call pass`;
    if (verdict.verdict === 'deny')
        return `${title} stops the call, whatever it is`;
    if (verdict.verdict === 'ask')
        return `${title} asks instead`;
    return `${title} lets the call pass as if the hook had said nothing`;
}
/** What to do about a failure, by its kind. */
const MENDS = {
    timeout: 'Make the hook faster, raise its timeout, or let it answer instead of waiting for a person.',
    'launch-failed': 'Check that the program or script exists at that path, is executable and that its interpreter is installed.',
    'spawn-error': 'Check that the program exists and is executable.',
    signal: 'Run the hook by hand to see why it dies.',
    'exit-nonzero': 'Make the hook exit with 0 and say its decision on stdout.',
    'invalid-json': 'Print one JSON object and nothing else on stdout; send messages to stderr.',
    'invalid-verdict': 'Use one of the words that this agent knows, spelt exactly.',
    'unrecognized-output': "Answer in this agent's own form: another agent's keys are not read.",
    'unsupported-verdict': 'Use a decision that this agent supports.',
    'output-too-large': 'Print only the decision on stdout.',
    'exit2-without-reason': 'Write the reason to stderr before exiting with 2.',
};


/***/ }),

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

/***/ 6239:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xj: () => (/* binding */ auditRun),
  uQ: () => (/* binding */ describeChange),
  At: () => (/* binding */ describeSkipped)
});

// EXTERNAL MODULE: ./src/audit/compare.ts
var compare = __webpack_require__(1636);
;// CONCATENATED MODULE: ./src/audit/first-names.ts
/** Beyond those kept, as many more may wait to be sorted out: sorting seldom makes adding a name cheap. */
const WAITING = 250;
/**
 * Keeps what was counted under the alphabetically first names. A transcript may invent any number of them, and sessions are judged side by side:
 * which are kept does not depend on which came first, and what is counted of those kept is whole.
 */
class FirstNames {
    most;
    kept = new Map();
    /** The first of all names that were dropped. */
    bar = null;
    constructor(most) {
        this.most = most;
    }
    /** Makes the value of a new name, changes that of a known one; does nothing for a name that is not kept. */
    count(name, make, change) {
        const known = this.kept.get(name);
        if (known !== undefined)
            change(known);
        else if (this.bar === null || name < this.bar)
            this.add(name, make());
    }
    /** In the order of their names. */
    list() {
        return [...this.kept].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, this.most);
    }
    add(name, value) {
        this.kept.set(name, value);
        if (this.kept.size <= this.most + WAITING)
            return;
        const names = [...this.kept.keys()].sort();
        this.bar = names[this.most] ?? null;
        for (const each of names.slice(this.most))
            this.kept.delete(each);
    }
}

;// CONCATENATED MODULE: ./src/audit/coverage.ts


/** Tool names remembered: a transcript may invent any number of them. */
const MAX_TOOLS = 500;
/** `calls-without-hook` and `matcher-never-matches`: guards that are not where the calls are. */
function auditCoverage(hooks) {
    const uncovered = new FirstNames(MAX_TOOLS);
    const tools = new FirstNames(MAX_TOOLS);
    const fired = new Set();
    const guarding = new Set(hooks.filter((hook) => hook.kind === 'pre_tool' && hook.trusted).map((hook) => hook.dialect));
    return {
        see: ({ event, judgements }) => {
            if (event.kind !== 'pre_tool')
                return;
            tools.count(event.call.name, () => true, () => { });
            for (const hook of judgements.flatMap(listLooking))
                fired.add(hook.id);
            const whose = findUncovered(event.session.agent, judgements, guarding);
            if (whose === null)
                return;
            const { at, session, call } = event;
            const once = { whose, tool: call.name, count: 1, at, session: session.id };
            uncovered.count(`${whose} ${call.name}`, () => once, (known) => {
                Object.assign(known, (0,compare/* comparePlaces */.i)(at, known.at) < 0 ? once : {}, { count: known.count + 1 });
            });
        },
        findings: () => [
            ...hooks
                .filter((hook) => !hook.reachable && !fired.has(hook.id))
                .map((hook) => describeDead(hook, tools.list().map(([name]) => name))),
            ...uncovered.list().map(([, each]) => describeUncovered(each)),
        ],
    };
}
/** Live, only the agent's own hooks look. Where it has none here, a call is uncovered that no hook of any system looked at. */
function findUncovered(agent, judgements, guarding) {
    // What could be shown to no hook is told as `call-not-shown`.
    const isTold = judgements.some(({ ruled }) => ruled.ruling !== 'allow' || ruled.cause === 'not-shown');
    if (guarding.size === 0 || isTold)
        return null;
    const own = judgements.filter((each) => each.dialect === agent && guarding.has(agent));
    const looked = (own.length > 0 ? own : judgements).some((each) => listLooking(each).length > 0);
    if (looked || judgements.length === 0)
        return null;
    return own.length > 0 ? agent : 'configured';
}
/** Hooks that apply to the event, also those that are not replayed. */
function listLooking({ verdicts, unasked }) {
    return [...verdicts.map((verdict) => verdict.hook), ...unasked];
}
function describeDead(hook, tools) {
    const near = tools.filter((tool) => isNear(hook.matcher ?? '', tool)).slice(0, 5);
    const seen = near.length > 0 ? near : tools.slice(0, 5);
    const what = near.length > 0 ? 'near it' : 'seen';
    const names = seen.length > 0 ? `; tools ${what}: ${seen.join(', ')}` : '';
    return {
        id: 'matcher-never-matches',
        level: 'warning',
        message: `matcher ${JSON.stringify(hook.matcher)} matches no tool of ${hook.dialect}${names}`,
        at: hook.at,
        hook: hook.id,
        live: 'the hook never runs, and nobody is told',
        mend: 'Write the tool name exactly as the agent has it; for all tools of an MCP server use mcp__SERVER__.*',
        about: [hook.dialect, hook.event, hook.matcher, hook.command],
    };
}
function isNear(matcher, tool) {
    const wanted = matcher.toLowerCase();
    const seen = tool.toLowerCase();
    return seen.includes(wanted) || wanted.includes(seen);
}
function describeUncovered({ whose, tool, count, at, session }) {
    return {
        id: 'calls-without-hook',
        level: 'notice',
        message: `${count} ${count === 1 ? 'call' : 'calls'} of ${tool} met no ${whose} hook`,
        at,
        session,
        live: 'such calls are not guarded',
        mend: 'Widen a matcher if the tool can do what your hooks guard against.',
        about: [whose, tool],
        count,
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/text/cut.ts
var cut = __webpack_require__(3147);
;// CONCATENATED MODULE: ./src/audit/finding-log.ts



/** Findings listed one by one; more are only counted (design decision: a hostile transcript must not fill memory or a report). */
const LISTED = 1000;
/** Sorting out only now and then what is not listed makes adding one cheap, in whatever order they come. */
const HELD = LISTED + 250;
/** Characters kept of each text: more than a report shows, so that no secret is cut before it is masked. */
const MAX_TEXT = 10_240;
/**
 * Collects findings: the same thing seen again raises a count. What is listed when there are too many does not depend on the order in
 * which they come: errors before warnings before notices, then by fingerprint; and of every id at least one. Since neither changes
 * while sessions are read, what was passed over once would never be listed later, and the counts of listed ones are whole.
 */
class FindingLog {
    listed = new Map();
    /** By id, the finding that stays whatever else comes. */
    foremost = new Map();
    unlisted = new Map();
    /** The foremost of all that were pushed out: what comes after it is not listed. */
    bar = null;
    add(draft) {
        const finding = toFinding(draft);
        const known = this.listed.get(finding.fingerprint);
        if (known !== undefined)
            see(known, finding);
        else if (this.isListed(finding))
            this.insert(finding);
        else
            this.countUnlisted(finding);
    }
    addAll(drafts) {
        for (const draft of drafts)
            this.add(draft);
    }
    /** Listed findings, most severe first, else by their place. */
    list() {
        this.pushOut();
        return [...this.listed.values()].sort((a, b) => RANK[a.level] - RANK[b.level] || (0,compare/* comparePlaces */.i)(a.at, b.at) || compareRanks(a, b));
    }
    /** All that was found, listed or not: what outcomes are decided by. */
    counts() {
        this.pushOut();
        const counts = new Map([...this.unlisted].map(([key, count]) => [key, { ...count }]));
        for (const { id, level } of this.listed.values())
            count(counts, { id, level, found: 1 });
        return [...counts.values()];
    }
    isListed(finding) {
        const foremost = this.foremost.get(finding.id);
        return this.bar === null || compareRanks(finding, this.bar) < 0 || foremost === undefined || compareRanks(finding, foremost) < 0;
    }
    insert(finding) {
        this.listed.set(finding.fingerprint, finding);
        const foremost = this.foremost.get(finding.id);
        if (foremost === undefined || compareRanks(finding, foremost) < 0)
            this.foremost.set(finding.id, finding);
        if (this.listed.size > HELD)
            this.pushOut();
    }
    /** Leaves no more than are listed: the foremost of every id, and then by rank. */
    pushOut() {
        const others = [...this.listed.values()].filter((each) => this.foremost.get(each.id) !== each).sort(compareRanks);
        const rest = others.slice(Math.max(0, LISTED - this.foremost.size));
        for (const each of rest) {
            this.listed.delete(each.fingerprint);
            this.countUnlisted(each);
        }
        const [first] = rest;
        if (first !== undefined && (this.bar === null || compareRanks(first, this.bar) < 0))
            this.bar = first;
    }
    countUnlisted({ id, level, count: found }) {
        count(this.unlisted, { id, level, found });
    }
}
const RANK = { error: 0, warning: 1, notice: 2 };
function compareRanks(a, b) {
    return RANK[a.level] - RANK[b.level] || (0,compare/* compareTexts */.q)(a.fingerprint, b.fingerprint);
}
/** Sessions are judged side by side: neither what is told nor the level may depend on which was faster. */
function see(known, again) {
    const count = known.count + again.count;
    const level = RANK[again.level] < RANK[known.level] ? again.level : known.level;
    Object.assign(known, compareTellings(again, known) < 0 ? again : {}, { count, level });
}
/** Findings of one fingerprint may still differ in their words. */
function compareTellings(a, b) {
    return (0,compare/* comparePlaces */.i)(a.at, b.at) || (0,compare/* compareTexts */.q)(wordsOf(a), wordsOf(b));
}
function wordsOf({ session, hook, message, live, mend, event }) {
    return JSON.stringify([session, hook, message, live, mend, event]);
}
function count(counts, { id, level, found }) {
    const key = `${level} ${id}`;
    const known = counts.get(key);
    if (known === undefined)
        counts.set(key, { id, level, found });
    else
        known.found += found;
}
function toFinding(draft) {
    const { at, event } = draft;
    return {
        id: draft.id,
        level: draft.level,
        message: keep(draft.message),
        at: at === null ? null : { ...at, path: keep(at.path), ...(at.call === undefined ? {} : { call: keep(at.call) }) },
        session: keepAny(draft.session),
        hook: keepAny(draft.hook),
        count: draft.count ?? 1,
        fingerprint: fingerprintOf(draft.id, draft.about),
        waived: false,
        live: keepAny(draft.live),
        mend: keepAny(draft.mend),
        event: event ? keepEvent(event) : null,
    };
}
function keepEvent(event) {
    const { tool, subject, reason, file, voices, rewrite } = event;
    return {
        ...event,
        ...{ tool: keepAny(tool), subject: keep(subject), reason: keepAny(reason) },
        ...keepFile(file),
        ...(voices && { voices: voices.map((each) => ({ ...each, hook: keep(each.hook), reason: keep(each.reason) })) }),
        ...(rewrite !== undefined && { rewrite: keep(rewrite) }),
    };
}
function keepFile(file) {
    return file === undefined ? {} : { file: keepAny(file) };
}
function keepAny(text) {
    return text === null || text === undefined ? null : keep(text);
}
/** A copy, where it is cut: what V8 slices off a string keeps all of that string in memory. */
function keep(text) {
    return text.length <= MAX_TEXT ? text : Buffer.from((0,cut/* cutCharacters */.l)(text, MAX_TEXT)).toString();
}
function fingerprintOf(id, about) {
    return (0,external_node_crypto_.hash)('sha256', JSON.stringify([id, ...about]), 'hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./src/audit/hook-answers.ts
/** `hook-system-message` and other notes on answers, `post-hook-feedback`, `hook-never-answers`. Emits notes as it sees. */
function auditHookAnswers(emit) {
    const counts = new Map();
    return {
        see: ({ judgements, event }) => {
            for (const judgement of judgements) {
                for (const verdict of judgement.verdicts) {
                    countSilence(counts, verdict);
                    for (const note of verdict.notes)
                        emit(describeNote(verdict, note, event));
                    if (isOutvoted(verdict, judgement))
                        emit(describeNote(verdict, OUTVOTED, event));
                    if (event.kind === 'post_tool' && verdict.verdict === 'deny')
                        emit(describeFeedback(verdict, judgement, event.session.id));
                }
            }
        },
        findings: () => [...counts.values()].filter((each) => each.runs > 0 && each.runs === each.silentAndUnread).map(describeSilence),
    };
}
function isOutvoted({ verdict }, { native, event }) {
    return verdict === 'deny' && native !== 'deny' && (event.kind === 'pre_tool' || event.kind === 'prompt');
}
const OUTVOTED = { id: 'deny-lost', message: "answered deny, but the agent lets another hook's answer outweigh it" };
function countSilence(counts, verdict) {
    const known = counts.get(verdict.hook.id) ?? { verdict, runs: 0, silentAndUnread: 0 };
    const isSilent = verdict.verdict === 'none' && verdict.failure === null && verdict.context === null && verdict.notes.length === 0;
    known.runs += 1;
    if (isSilent && verdict.readInput === false)
        known.silentAndUnread += 1;
    counts.set(verdict.hook.id, known);
}
function describeNote(verdict, { id, message }, { kind, session }) {
    const { hook } = verdict;
    // Elsewhere there is nothing to stop; one level for each finding, since levels say what is listed.
    const isLate = id === 'deny-lost' && kind !== 'pre_tool' && kind !== 'prompt';
    const level = id === 'deny-lost' && !isLate ? 'error' : 'warning';
    const about = [hook.dialect, hook.command, message, ...(isLate ? [kind] : [])];
    return { id, level, message, at: hook.at, session: session.id, hook: hook.id, about };
}
function describeFeedback(verdict, judgement, session) {
    const { hook } = verdict;
    return {
        id: 'post-hook-feedback',
        level: 'notice',
        message: `a hook objected after ${judgement.event.recordedTool ?? 'the call'} had run: ${verdict.reason ?? 'no reason given'}`,
        at: hook.at,
        session,
        hook: hook.id,
        live: 'too late to block: the agent only hears the feedback',
        mend: 'Guard the call before it runs if it must not happen.',
        about: [hook.dialect, hook.command, verdict.reason],
    };
}
function describeSilence({ verdict, runs }) {
    const hook = verdict.hook;
    return {
        id: 'hook-never-answers',
        level: 'notice',
        message: `ran ${runs === 1 ? 'once' : `${runs} times`}, never read its input nor answered`,
        at: hook.at,
        hook: hook.id,
        live: 'it guards nothing: every call passes it',
        mend: 'Read the envelope from stdin, or drop the hook from this event if it only notifies.',
        about: [hook.dialect, hook.command],
        count: runs,
    };
}

// EXTERNAL MODULE: ./src/audit/hook-failures.ts
var hook_failures = __webpack_require__(8126);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/audit/tree-entry.ts
var tree_entry = __webpack_require__(7034);
;// CONCATENATED MODULE: ./src/audit/hook-files.ts



/** Names compared in one run: as many as a folder of scripts can be expected to have, many times over. */
const MAX_NAMES = 20_000;
/**
 * `hook-files-changed`: hook configuration wherever it could stand, the scripts that it names and what lies beside them, and what tells git
 * how to check them out, where the trusted tree and the checkout differ in bytes, kind, links or executability.
 */
async function compareHookFiles({ used, candidates }, trees) {
    const inTree = (name) => external_node_path_.posix.join(trees.prefix, name);
    const read = candidates.filter((name) => name.endsWith('/')).map((name) => inTree(name).slice(0, -1));
    const named = [...used, ...candidates.filter((name) => !name.endsWith('/'))].map(inTree);
    const beside = used.map((name) => external_node_path_.posix.dirname(inTree(name))).filter((folder) => !isAround(folder, trees.prefix));
    const folders = new Set([...beside, ...read]);
    const { names, uncompared } = await listBeside(folders, trees);
    for (const name of [...named, ...gitFilesOf([...named, ...read])])
        names.add(name);
    const drafts = uncompared.map((folder) => describe(folder, 'could not be listed in full, so not everything in it was compared', trees));
    for (const name of [...names].sort()) {
        const how = await tellDifference(await (0,tree_entry/* findEntry */.w)(trees.trusted, name), await (0,tree_entry/* findEntry */.w)(trees.checkout, name));
        if (how !== null)
            drafts.push(describe(name, how, trees));
    }
    return drafts;
}
/** The project's own folder, or one above it: the whole project does not lie beside a hook. */
function isAround(folder, prefix) {
    return folder === '.' || prefix.startsWith(`${folder}/`);
}
/** Attributes change line ends, encodings and filters at every level; submodules are listed at the top. */
function gitFilesOf(names) {
    const files = new Set(['.gitattributes', '.gitmodules']);
    for (const name of names) {
        for (let folder = external_node_path_.posix.dirname(name); folder !== '.'; folder = external_node_path_.posix.dirname(folder))
            files.add(`${folder}/.gitattributes`);
    }
    return files;
}
/** Names below folders that both trees have. A folder that only one has is one name: what is in it needs no comparing. */
async function listBeside(folders, trees) {
    const names = new Set();
    const uncompared = [];
    const pending = [...new Set(folders)].sort();
    const begun = new Set(pending);
    for (const folder of pending) {
        const entries = [await (0,tree_entry/* findEntry */.w)(trees.trusted, folder), await (0,tree_entry/* findEntry */.w)(trees.checkout, folder)];
        if (entries.some((entry) => entry.kind !== 'folder')) {
            names.add(folder);
            continue;
        }
        const listed = await listNames(entries, MAX_NAMES - names.size);
        if (listed === null)
            uncompared.push(folder);
        for (const [name, isFolder] of listed ?? []) {
            const below = `${folder}/${name}`;
            names.add(below);
            if (!isFolder || begun.has(below))
                continue;
            begun.add(below);
            pending.push(below);
        }
    }
    return { names, uncompared };
}
/** Names in either folder, and whether it is a folder in both; null when there are more than `most`, or one folder cannot be read. */
async function listNames(folders, most) {
    const times = new Map();
    for (const folder of folders) {
        try {
            for await (const entry of await promises_.opendir(folder.path)) {
                if (entry.name === '.git')
                    continue;
                times.set(entry.name, (times.get(entry.name) ?? 0) + (entry.isDirectory() ? 1 : 0));
                if (times.size > most)
                    return null;
            }
        }
        catch {
            return null;
        }
    }
    return new Map([...times].sort().map(([name, count]) => [name, count === folders.length]));
}
/** What is to be said of the checkout's version; null when the two are alike. */
async function tellDifference(trusted, checkout) {
    if (trusted.kind === 'nothing')
        return checkout.kind === 'nothing' ? null : 'is new in the work tree';
    if (checkout.kind === 'nothing')
        return 'is gone from the work tree';
    if (trusted.links.join('\n') !== checkout.links.join('\n'))
        return tellLinks(trusted, checkout);
    if (trusted.kind !== checkout.kind)
        return `${KINDS[checkout.kind]} in the work tree`;
    if (trusted.kind === 'unreadable')
        return 'cannot be read, so it was not compared';
    return trusted.kind === 'file' ? tellContent(trusted, checkout) : null;
}
function tellLinks(trusted, checkout) {
    if (checkout.links.length === 0)
        return 'is no longer a link in the work tree';
    return trusted.links.length === 0 ? 'is a link in the work tree' : 'is another link in the work tree';
}
const KINDS = {
    file: 'is a file',
    folder: 'is a folder',
    other: 'is neither a file nor a folder',
    nothing: 'is gone',
    dangling: 'is a link to nothing',
    outside: 'is a link out of the repository',
    unreadable: 'cannot be read',
};
async function tellContent(trusted, checkout) {
    const same = await (0,tree_entry/* haveSameBytes */.A)(trusted, checkout);
    const parts = [
        ...(same === null ? ['cannot be read'] : same ? [] : ['differs']),
        ...(trusted.executable === checkout.executable ? [] : [`is ${checkout.executable ? 'now' : 'no longer'} executable`]),
    ];
    return parts.length === 0 ? null : `${parts.join(' and ')} in the work tree`;
}
function describe(name, how, { prefix }) {
    const shown = external_node_path_.posix.relative(prefix, name);
    return {
        id: 'hook-files-changed',
        level: 'warning',
        message: `${shown} ${how}; the trusted version was used`,
        at: { path: shown },
        live: 'once this lands, calls are judged by the new version',
        mend: 'Review the change to the guard as you would review the guard itself.',
        about: [shown, how],
    };
}

;// CONCATENATED MODULE: ./src/audit/hook-runs.ts
/** Times kept per hook: a sample of the first ones is enough for two percentiles. */
const SAMPLE = 2000;
/** Counts the runs of each hook. */
function countHookRuns() {
    const counts = new Map();
    return {
        see: ({ judgements }) => {
            for (const verdict of judgements.flatMap((each) => each.verdicts)) {
                const known = counts.get(verdict.hook.id) ?? { runs: 0, reused: 0, denies: 0, asks: 0, failures: 0, times: [] };
                if (verdict.reused)
                    known.reused += 1;
                else
                    known.runs += 1;
                if (verdict.verdict === 'deny')
                    known.denies += 1;
                if (verdict.verdict === 'ask')
                    known.asks += 1;
                if (verdict.failure !== null)
                    known.failures += 1;
                if (!verdict.reused && known.times.length < SAMPLE)
                    known.times.push(verdict.ms);
                counts.set(verdict.hook.id, known);
            }
        },
        of: (hook) => {
            const known = counts.get(hook.id);
            if (known === undefined)
                return { runs: 0, reused: 0, denies: 0, asks: 0, failures: 0, p50: null, p95: null };
            const { runs, reused, denies, asks, failures, times } = known;
            return { runs, reused, denies, asks, failures, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
        },
        total: () => {
            const all = [...counts.values()];
            const sum = (count) => all.reduce((total, each) => total + count(each), 0);
            return { runs: sum((each) => each.runs), failures: sum((each) => each.failures), reused: sum((each) => each.reused) };
        },
    };
}
function percentile(times, share) {
    const sorted = [...times].sort((a, b) => a - b);
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    return value === undefined ? null : Math.round(value);
}

// EXTERNAL MODULE: ./src/audit/hook-scripts.ts + 3 modules
var hook_scripts = __webpack_require__(6062);
// EXTERNAL MODULE: ./src/text/numbers.ts
var numbers = __webpack_require__(2613);
;// CONCATENATED MODULE: ./src/audit/left-undone.ts

/** `time-budget-spent`, for each transcript in which something was left undone. `seconds` is the budget; sessions are found while reading. */
function auditLeftUndone(sources, seconds) {
    const judged = new Map();
    const missed = new Map();
    /** Sessions in which an event was not, or not wholly, judged: any event. */
    const touched = new Set();
    const unread = new Set();
    const sum = (counts, { sessions }) => sessions.reduce((total, { session }) => total + (counts.get(session) ?? 0), 0);
    const undone = () => sources.filter((each) => unread.has(each) || each.sessions.some(({ session }) => touched.has(session)));
    return {
        see: ({ event, judgements }) => {
            if (isGating(event))
                judged.set(event.session, (judged.get(event.session) ?? 0) + 1);
            if (judgements.some((each) => each.isCutShort))
                touched.add(event.session);
        },
        missed: (event) => {
            touched.add(event.session);
            if (isGating(event))
                missed.set(event.session, (missed.get(event.session) ?? 0) + 1);
        },
        unread: (source) => unread.add(source),
        missedOf: (session) => missed.get(session) ?? 0,
        isRead: (source) => !unread.has(source),
        total: () => undone().length === 0 ? null : { missed: undone().reduce((total, each) => total + sum(missed, each), 0), unread: unread.size },
        findings: () => undone().map((source) => left_undone_describe(source, { seconds, judged: sum(judged, source), missed: sum(missed, source), isRead: !unread.has(source) })),
    };
}
function isGating(event) {
    return event.kind === 'prompt' || event.kind === 'pre_tool';
}
function left_undone_describe({ files, sessions }, found) {
    const { seconds, judged, missed, isRead } = found;
    const path = files[0]?.path ?? '';
    const of = `${judged} of the ${(0,numbers/* countOf */.pq)(judged + missed, 'call or prompt', 'calls and prompts')} that were read here`;
    const was = judged + missed === 0 ? 'nothing was judged here' : `${of} ${judged === 1 ? 'was' : 'were'} judged`;
    return {
        id: 'time-budget-spent',
        level: 'error',
        message: `time_budget (${seconds} s) was spent: ${was}${isRead ? '' : ', and the transcript was not read to its end'}`,
        at: { path },
        ...(sessions.length === 1 && sessions[0] !== undefined ? { session: sessions[0].session.id } : {}),
        live: null,
        mend: 'Raise time_budget, make the hooks faster, or judge fewer transcripts in one run.',
        about: [path],
    };
}

// EXTERNAL MODULE: ./src/model/event.ts
var model_event = __webpack_require__(8425);
// EXTERNAL MODULE: ./src/audit/subject.ts
var audit_subject = __webpack_require__(5187);
;// CONCATENATED MODULE: ./src/audit/stopped-events.ts


/**
 * What the gate stops, cannot judge or finds changed: `call-blocked` and its like, `call-indeterminate`, `call-rewritten`; and what passes though
 * nobody looked at it: `call-not-shown`, `ask-silenced`. Emits as it sees.
 */
function auditStoppedEvents(emit) {
    return {
        see: (judged) => {
            const open = judged.judgements.find((each) => each.ruled.ruling === 'indeterminate');
            if (open !== undefined)
                emit(describeIndeterminate(judged, open));
            for (const judgement of judged.judgements) {
                if (judgement.ruled.ruling === 'deny')
                    emit(describeStop(judged, judgement));
                else if (judgement.rewritten !== null)
                    emit(describeRewrite(judged, judgement));
                if (judgement.ruled.cause === 'silenced')
                    emit(describeSilenced(judged, judgement));
                if (judgement.ruled.cause === 'not-shown' && judgement.ruled.ruling === 'allow')
                    emit(describeNotShown(judged, judgement));
            }
        },
        findings: () => [],
    };
}
function describeStop(judged, judgement) {
    const { event } = judged;
    const { ruled, dialect } = judgement;
    const subject = (0,audit_subject/* describeSubject */.q)(judgement);
    const objecting = findObjector(judgement);
    const what = (0,model_event/* callOf */.C)(event)?.name ?? event.kind;
    const id = chooseId(judged, judgement);
    const verb = ruled.cause === 'ask' ? 'asked, nobody there' : 'denied';
    return {
        id,
        level: id === 'already-denied' ? 'notice' : 'error',
        message: `${what} ${verb} by ${dialect}: ${ruled.reason ?? 'no reason given'}${nameLacks(event)}`,
        at: event.at,
        session: event.session.id,
        ...(objecting === undefined ? {} : { hook: objecting.hook.id }),
        live: ruled.live === 'runs' ? `${dialect} would allow it: ${ruled.liveWhy}` : null,
        mend: id === 'already-denied' ? null : mendOf(event.kind, ruled.cause),
        event: {
            ...{ kind: event.kind, dialect, tool: (0,model_event/* callOf */.C)(event)?.name ?? null, subject, reason: ruled.reason },
            recorded: (0,model_event/* isToolEvent */.z)(event) ? event.recorded : null,
            file: (0,audit_subject/* editedFile */.m)(judgement),
            ...listVoices(judgement),
            ...(judgement.rewritten === null ? {} : { rewrite: (0,audit_subject/* describeSubject */.q)(withArguments(judgement, judgement.rewritten)) }),
        },
        about: [dialect, objecting?.hook.command ?? null, what, judgement.event.tool?.args ?? judgement.event.prompt],
    };
}
/** A verdict on less than the agent's hooks saw says so. */
function nameLacks(event) {
    const lacks = (0,model_event/* callOf */.C)(event)?.lacks ?? [];
    return lacks.length === 0 ? '' : ` (judged on a partial record: ${lacks.join(', ')})`;
}
const MAX_VOICES = 10;
/** One alone has said what the finding's reason says. */
function listVoices({ verdicts }) {
    const voices = verdicts.flatMap(({ hook, verdict, reason }) => reason === null || reason === '' ? [] : [{ hook: hook.id, verdict, reason }]);
    return voices.length < 2 ? {} : { voices: voices.slice(0, MAX_VOICES) };
}
function chooseId(judged, judgement) {
    if (!judged.happened)
        return 'already-denied';
    if (judgement.ruled.cause === 'rewrite')
        return 'rewrite-meets-deny-rule';
    if (judgement.ruled.cause === 'ask')
        return 'ask-refused';
    return judged.event.kind === 'prompt' ? 'prompt-blocked' : 'call-blocked';
}
function findObjector(judgement) {
    const { verdicts, native, ruled } = judgement;
    if (ruled.cause === 'failure')
        return verdicts.find((each) => each.failure !== null);
    return verdicts.find((each) => each.verdict === native && each.verdict !== 'none');
}
function mendOf(kind, cause) {
    const what = kind === 'prompt' ? 'prompt' : 'call';
    if (cause === 'failure')
        return 'Make the hook work: a broken guard is not a pass (on_hook_failure).';
    if (cause === 'ask')
        return `Have a person look at the ${what}, or let the hook decide without asking.`;
    if (kind === 'prompt')
        return 'Look at what the agent made of the prompt, or change the hook if the prompt is fine.';
    return 'Revert what the call did, or change the hook if the call is fine.';
}
/** One finding for each hook: a hook that rewrites does so many times. */
function describeRewrite({ event }, judgement) {
    const rewriter = judgement.verdicts.findLast((each) => each.rewrite !== null);
    const subject = (0,audit_subject/* describeSubject */.q)(judgement);
    const after = judgement.rewritten === null ? subject : (0,audit_subject/* describeSubject */.q)(withArguments(judgement, judgement.rewritten));
    return {
        id: 'call-rewritten',
        level: 'notice',
        message: `${judgement.dialect} runs ${JSON.stringify(after)} instead of ${JSON.stringify(subject)}`,
        at: event.at,
        session: event.session.id,
        ...(rewriter === undefined ? {} : { hook: rewriter.hook.id }),
        live: 'the call runs as rewritten: the recorded result belongs to the original arguments',
        mend: null,
        about: [judgement.dialect, rewriter?.hook.command ?? null],
    };
}
function describeSilenced({ event }, judgement) {
    const asking = judgement.verdicts.find((each) => each.verdict === 'ask');
    return {
        id: 'ask-silenced',
        level: 'notice',
        message: `${(0,model_event/* callOf */.C)(event)?.name ?? event.kind} passes: ${judgement.ruled.reason ?? 'silenced ask'}`,
        at: event.at,
        session: event.session.id,
        ...(asking === undefined ? {} : { hook: asking.hook.id }),
        live: `${judgement.dialect} asks nobody, attended or not`,
        mend: 'Take hook_ask: allow out, if a person should be asked.',
        about: [judgement.dialect, asking?.hook.command ?? null, judgement.ruled.reason],
    };
}
/** A call that certainly never ran, and that its agent showed to no hook. */
function describeNotShown({ event }, judgement) {
    const what = (0,model_event/* callOf */.C)(event)?.name ?? event.kind;
    return {
        id: 'call-not-shown',
        level: 'notice',
        message: `${what} was shown to no hook of ${judgement.dialect}, and never ran: ${judgement.ruled.reason ?? 'no reason'}`,
        at: event.at,
        session: event.session.id,
        live: null,
        mend: null,
        about: [judgement.dialect, what, judgement.ruled.reason],
    };
}
function withArguments(judgement, args) {
    const { tool } = judgement.event;
    return tool === null ? judgement : { ...judgement, event: { ...judgement.event, tool: { ...tool, args } } };
}
function describeIndeterminate(judged, judgement) {
    const { event } = judged;
    const call = (0,model_event/* callOf */.C)(event);
    const isUnasked = judgement.ruled.cause === 'unasked';
    const subject = isUnasked ? (0,audit_subject/* describeSubject */.q)(judgement) : event.kind === 'prompt' ? event.text : (call?.raw ?? '');
    const [unasked] = isUnasked ? judgement.unasked : [];
    return {
        id: 'call-indeterminate',
        level: 'error',
        message: `${call?.name ?? event.kind} could not be judged: ${judgement.ruled.reason ?? 'no reason'}`,
        at: event.at,
        session: event.session.id,
        ...(unasked === undefined ? {} : { hook: unasked.id }),
        live: null,
        mend: isUnasked ? MEND_UNASKED : 'Record the session with whole arguments, or look at the call by hand.',
        event: { kind: event.kind, dialect: judgement.dialect, tool: call?.name ?? null, subject, reason: judgement.ruled.reason },
        about: [call?.name ?? null, subject, ...(unasked === undefined ? [] : [unasked.dialect, unasked.command])],
    };
}
const MEND_UNASKED = 'Look at it by hand, or let the hook be replayed: it is named with replay = "never" in the configuration file.';

;// CONCATENATED MODULE: ./src/audit/unasked-hooks.ts
/** `hook-not-replayed`, for hooks that the configuration file keeps from running: how many events each would have seen. */
function auditUnaskedHooks(hooks, isGate) {
    const counts = new Map();
    return {
        see: ({ judgements }) => {
            for (const { id } of judgements.flatMap((each) => each.unasked))
                counts.set(id, (counts.get(id) ?? 0) + 1);
        },
        findings: () => hooks.filter((hook) => hook.settings?.isReplayed === false).map((hook) => unasked_hooks_describe(hook, counts.get(hook.id) ?? 0, isGate(hook))),
    };
}
function unasked_hooks_describe(hook, count, isGate) {
    return {
        id: 'hook-not-replayed',
        level: isGate ? 'warning' : 'notice',
        message: `not run, as the configuration file says (replay = "never"); it would have seen ${count} ${count === 1 ? 'event' : 'events'} of these sessions`,
        at: hook.at,
        hook: hook.id,
        live: isGate ? 'the agent runs it; what it would have said is not known here' : 'the agent runs it; it can block nothing there',
        mend: isGate ? 'Guard with a hook that can be replayed what the check must judge.' : null,
        about: [hook.dialect, hook.event, hook.command, 'never'],
    };
}

// EXTERNAL MODULE: ./src/config/file-form.ts
var file_form = __webpack_require__(9441);
// EXTERNAL MODULE: ./src/dialects/index.ts + 109 modules
var dialects = __webpack_require__(3153);
// EXTERNAL MODULE: ./src/replay/read-tree.ts
var read_tree = __webpack_require__(9352);
// EXTERNAL MODULE: ./src/replay/trusted-tree.ts
var trusted_tree = __webpack_require__(7537);
// EXTERNAL MODULE: ./src/commands/find-hooks.ts + 1 modules
var find_hooks = __webpack_require__(881);
// EXTERNAL MODULE: ./src/commands/transcript-findings.ts
var transcript_findings = __webpack_require__(1761);
;// CONCATENATED MODULE: ./src/commands/audit-run.ts
















/** Starts the folds; what can be found without running anything is found here. */
async function auditRun(given) {
    const { run, hooks, transcripts } = given;
    const log = new FindingLog();
    const emit = (draft) => log.add(draft);
    const all = hooks.configured.flatMap((each) => each.loaded.hooks);
    const root = (0,trusted_tree/* rootOf */.I5)(run.tree);
    for (const { dialect, loaded } of hooks.configured) {
        for (const finding of loaded.findings)
            emit({ ...finding, about: [dialect.id, finding.at.path, finding.message] });
    }
    for (const finding of hooks.findings)
        emit({ ...finding, about: [finding.message] });
    if (run.config.state === 'ignored')
        emit(describeIgnored());
    log.addAll((0,transcript_findings/* describeTranscripts */.X)(transcripts));
    const scripts = await (0,hook_scripts/* auditHookScripts */.B)(all, { root, path: given.env.PATH ?? '', startsIn: (0,find_hooks/* placesOfHooks */.oT)(hooks) });
    log.addAll(scripts.findings);
    const used = [...hooks.configured.flatMap((each) => each.loaded.files), ...scripts.files];
    log.addAll(await compareWithCheckout(run, used));
    const runs = countHookRuns();
    const undone = auditLeftUndone(transcripts.sources, run.options.time_budget);
    const skipped = new Set();
    const folds = [
        auditStoppedEvents(emit),
        auditHookAnswers(emit),
        (0,hook_failures/* auditHookFailures */.g)(),
        auditUnaskedHooks(all, (hook) => (0,find_hooks/* isGate */.cE)(hooks, hook)),
        auditCoverage(all),
        scripts.audit,
        undone,
        { see: runs.see, findings: () => [] },
    ];
    return {
        runs,
        undone,
        see: (judged) => {
            for (const fold of folds)
                fold.see(judged);
        },
        changed: (session, changed) => {
            for (const file of changed)
                log.add({ ...describeChange(file), session: session.id });
        },
        skipped: (files) => {
            for (const file of files.filter(({ name }) => !skipped.has(name))) {
                skipped.add(file.name);
                log.add(describeSkipped(file));
            }
        },
        finish: () => {
            for (const fold of folds)
                log.addAll(fold.findings());
            log.addAll((0,transcript_findings/* describeSessions */.P)(transcripts.sources.flatMap((source) => source.sessions), run.options.min_confidence));
            return { findings: log.list(), counts: log.counts() };
        },
    };
}
/** Candidates of all hook systems are compared: one that only the work tree configures guards, or unguards, once that lands. */
async function compareWithCheckout({ repo, tree }, used) {
    const checkout = await (0,trusted_tree/* describeCheckout */.i2)(repo);
    if (checkout.top === tree.top)
        return [];
    const { parents } = (0,read_tree/* readableTree */.J)(tree, { userConfig: null, trusted: false });
    const candidates = [file_form/* CONFIG_FILE */.g2, ...dialects/* dialects */.O.flatMap((dialect) => dialect.candidates(parents))];
    return compareHookFiles({ used, candidates }, { trusted: tree.top, checkout: checkout.top, prefix: tree.prefix });
}
function describeIgnored() {
    return {
        id: 'config-file-ignored',
        level: 'notice',
        message: `${file_form/* CONFIG_FILE */.g2} was ignored: the work tree may be a stranger's, and its file must not loosen the gate`,
        at: { path: file_form/* CONFIG_FILE */.g2 },
        live: null,
        mend: 'Give what it says as inputs, or set `hooks_from: base`.',
        about: [file_form/* CONFIG_FILE */.g2],
    };
}
/** `file-not-copied`. */
function describeSkipped({ name, why }) {
    return {
        id: 'file-not-copied',
        level: 'warning',
        message: `${name} could not be copied (${why}), so hooks judged without it`,
        at: { path: name },
        live: 'a hook that reads it may judge otherwise',
        mend: 'Make it readable for the job, or take it out of the tree.',
        about: [name],
    };
}
/** `hook-changed-files`. */
function describeChange(file) {
    return {
        id: 'hook-changed-files',
        level: 'notice',
        message: `a hook changed ${file} in the scratch copy of the tree`,
        at: { path: file },
        live: 'live it changes the work tree itself',
        mend: 'Let guards only judge; write logs outside the tree.',
        about: [file],
    };
}


/***/ }),

/***/ 1761:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ describeSessions),
/* harmony export */   X: () => (/* binding */ describeTranscripts)
/* harmony export */ });
/* harmony import */ var _model_confidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4313);
/* harmony import */ var _replay_path_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6095);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2613);
/* harmony import */ var _text_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9159);
/* harmony import */ var _transcript_lacks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(820);
/* harmony import */ var _vocabularies_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3489);






/**
 * `transcript-unreadable`: named files that are no transcript; `transcript-passed-over`: found ones that look like one by their name;
 * `subagent-of-another-format`: those that lie where a subagent's file does and are none of that session.
 */
function describeTranscripts({ problems, candidates, strays }) {
    const told = new Set(problems.map((problem) => problem.path));
    const passedOver = candidates.filter(({ path, taken, isBeside }) => !taken && isBeside !== true && !told.has(path) && LIKE_A_TRANSCRIPT.test(path));
    return [
        ...problems.map(({ path, message, next }) => unreadable(path, message, next)),
        ...passedOver.map(describePassedOver),
        ...strays.map(describeStray),
    ];
}
const LIKE_A_TRANSCRIPT = /\.(?:(?:jsonl?|ndjson)(?:\.(?:gz|zst|br))?|db|sqlite3?|vscdb)$/i;
function describePassedOver({ path, why, next }) {
    return {
        id: 'transcript-passed-over',
        level: 'warning',
        message: `was found and not read: it ${why}`,
        at: { path },
        live: 'if it is a session, nobody judged its calls',
        mend: `${next ?? 'Convert it to the neutral format.'} If it is no transcript, keep it elsewhere.`,
        about: [path],
    };
}
function describeStray({ path, format, main }) {
    return {
        id: 'subagent-of-another-format',
        level: 'notice',
        message: `lies where a subagent of ${main.path} (${main.format}) does, but is ${format}: it was read as a session of its own`,
        at: { path },
        live: null,
        mend: 'Keep transcripts of other formats elsewhere.',
        about: [path],
    };
}
/** What reading the sessions showed: unreadable ones, gaps, what is lacking, unknown records, sessions without calls. */
function describeSessions(sessions, leastConfidence) {
    return sessions.flatMap(({ session, tally }) => [
        ...tally.unreadable.map((message) => unreadable(session.path, message, 'Record the session again, or name another file.')),
        ...tally.gaps.map((gap) => describeGap(gap, session)),
        ...[...tally.lacks].map(([kind, lack]) => describeLacking(kind, lack, session)),
        ...describeConfidence({ session, tally }, leastConfidence),
        ...(tally.unknown.size > 0 ? [describeUnknownRecords(session, tally.unknown)] : []),
        ...(tally.gapCount > tally.gaps.length ? [describeMoreGaps(session, tally.gapCount - tally.gaps.length)] : []),
        ...(session.root !== undefined && !(0,_replay_path_map_js__WEBPACK_IMPORTED_MODULE_0__/* .isProjectRoot */ .g0)(session.root) ? [describeRoot(session, session.root)] : []),
        ...(tally.calls > 0 && session.agent !== 'unknown' && !_vocabularies_index_js__WEBPACK_IMPORTED_MODULE_2__/* .vocabularies */ .r9.has(session.agent) ? [describeUnknownAgent(session)] : []),
        ...(tally.calls === 0 && tally.unreadable.length === 0 ? [describeEmpty(session)] : []),
    ]);
}
function unreadable(path, message, mend) {
    return { id: 'transcript-unreadable', level: 'error', message, at: { path }, live: null, mend, about: [path, message] };
}
/** A neutral transcript was written by a converter: to record the session again would bring the same line. */
const MEND_CONVERTED = `Mend what wrote the transcript; ${(0,_text_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageAddress */ .q)('transcript-format.md')} says what a line has to hold.`;
function describeGap(gap, { id, format }) {
    const span = gap.endLine !== undefined && gap.endLine !== gap.line ? ` (to line ${gap.endLine})` : '';
    return {
        id: 'transcript-gap',
        level: 'warning',
        message: `${gap.detail}${span}`,
        at: { path: gap.path, line: gap.line },
        session: id,
        live: 'a call in an unread stretch was judged by nobody',
        mend: format === 'neutral' ? MEND_CONVERTED : 'Record the session again if the stretch matters.',
        about: [gap.path, gap.kind],
    };
}
/** Calls that no hook was asked about are a hole in the gate; what is missing of a call or around it is said, and weighs by `min_confidence`. */
const HIDES_CALLS = new Set(['subagent_not_recorded', 'code_mode_nested', 'file_cut', 'history_base_missing']);
function describeLacking(kind, { count, at, detail }, { id }) {
    const hidesCalls = HIDES_CALLS.has(kind);
    return {
        id: 'transcript-partial',
        level: hidesCalls ? 'warning' : 'notice',
        message: `${kind}: ${detail}`,
        at,
        session: id,
        live: hidesCalls
            ? 'calls that are not recorded were judged by nobody'
            : 'hooks saw more live than they do here, and may judge otherwise',
        mend: `Record the session in a format that tells more (${(0,_text_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageAddress */ .q)('transcripts.md')}).`,
        about: [at.path, kind],
        count,
    };
}
function describeConfidence({ session, tally }, least) {
    const confidence = (0,_transcript_lacks_js__WEBPACK_IMPORTED_MODULE_1__/* .confidenceOfSession */ .WO)(session, tally);
    if (!(0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Y)(confidence, least))
        return [];
    return [
        {
            id: 'confidence-too-low',
            level: 'error',
            message: `its record is ${confidence}, and min_confidence is ${least}: what hooks allowed is indeterminate`,
            at: { path: session.path },
            session: session.id,
            live: null,
            mend: `Hand over a transcript that tells more (${(0,_text_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageAddress */ .q)('transcripts.md')}), look at the session by hand, or lower min_confidence.`,
            about: [session.path, confidence],
        },
    ];
}
/** Types named in a finding; the report has them all. */
const NAMED_TYPES = 10;
function describeUnknownRecords({ format, id, path }, unknown) {
    const types = [...unknown].sort(([, a], [, b]) => b - a);
    const count = types.reduce((sum, [, each]) => sum + each, 0);
    const named = types.slice(0, NAMED_TYPES).map(([type, each]) => `${JSON.stringify(type)} (${each})`);
    const rest = types.length > NAMED_TYPES ? ` and ${types.length - NAMED_TYPES} more` : '';
    return {
        id: 'unknown-records',
        level: 'notice',
        message: `passed over ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(count, 'record')} of types that are not known in ${format}: ${named.join(', ')}${rest}`,
        at: { path },
        session: id,
        live: 'no tool call was seen in them; a prompt in one was judged by nobody',
        mend: 'Look at one of them. If the agent is newer than this version of hookwitness, look for an update.',
        about: [path],
    };
}
/** Of one session, the first 1,000 are listed (design decision). */
function describeMoreGaps(session, count) {
    return {
        id: 'transcript-gap',
        level: 'warning',
        message: `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(count, 'more stretch', 'more stretches')} of this session ${count === 1 ? 'was' : 'were'} not read, counted but not listed`,
        at: { path: session.path },
        session: session.id,
        live: 'a call in an unread stretch was judged by nobody',
        mend: session.format === 'neutral'
            ? MEND_CONVERTED
            : 'Record the session again: a transcript with so many gaps is damaged, or of a format that is not known.',
        about: [session.path, 'more'],
        count,
    };
}
function describeRoot(session, root) {
    return {
        id: 'root-not-mapped',
        level: 'warning',
        message: `the recorded root ${JSON.stringify(root)} is no folder that a project lies in, so hooks saw all paths as recorded`,
        at: { path: session.path },
        session: session.id,
        live: 'a guard that compares paths with the project folder may judge otherwise',
        mend: 'Start the agent in the project folder.',
        about: [root],
    };
}
function describeUnknownAgent(session) {
    return {
        id: 'agent-unknown',
        level: 'warning',
        message: `${JSON.stringify(session.agent)} is no agent whose tool names are known: its calls met the hooks under their own names and arguments`,
        at: { path: session.path },
        session: session.id,
        live: "a matcher for another agent's tool names sees none of these calls",
        mend: `Convert the calls into the words of ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .joinWords */ .yZ)([..._vocabularies_index_js__WEBPACK_IMPORTED_MODULE_2__/* .vocabularies */ .r9.keys()], 'or')}, and name that agent in the transcript.`,
        about: [session.agent],
    };
}
function describeEmpty(session) {
    return {
        id: 'no-tool-calls',
        level: 'notice',
        message: `read as ${session.format}: no tool call in it`,
        at: { path: session.path },
        session: session.id,
        live: null,
        mend: 'Check that it is the session you meant: a changed format looks like this too.',
        about: [session.path],
    };
}


/***/ })

};
