export const id = 86;
export const ids = [86];
export const modules = {

/***/ 5187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ editedFile),
/* harmony export */   q: () => (/* binding */ describeSubject)
/* harmony export */ });
/* harmony import */ var _vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3489);

/** What an event is about, in one piece of text: a command, a path, an address, else its arguments. Foreign text. */
function describeSubject(judgement) {
    const { tool, prompt } = judgement.event;
    if (tool === null)
        return prompt ?? '';
    const action = actionOf(judgement);
    switch (action?.kind) {
        case 'shell':
            return action.command;
        case 'read':
        case 'write':
        case 'edit':
            return action.path;
        case 'fetch':
            return action.url;
        default:
            return describeArguments(tool.args);
    }
}
/** The file that a judged write or edit names, as reports show it; null for everything else. */
function editedFile(judgement) {
    const action = actionOf(judgement);
    return action?.kind === 'write' || action?.kind === 'edit' ? action.path : null;
}
/** The first thing that a call does. */
function actionOf({ dialect, event: { tool, session } }) {
    if (tool === null)
        return null;
    const known = [_vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__/* .vocabularies */ .r9.get(dialect), _vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__/* .vocabularies */ .r9.get(session.agent)].filter((each) => each !== undefined);
    return known.flatMap((vocabulary) => (0,_vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listActions */ .kP)(vocabulary, tool))[0] ?? null;
}
/** Argument keys that name what a call is about, in any agent's words, the most telling first. */
const TELLING = ['command', 'cmd', 'file_path', 'path', 'url', 'address', 'pattern', 'query', 'prompt'];
function describeArguments(args) {
    const key = TELLING.find((each) => Object.hasOwn(args, each) && typeof args[each] === 'string');
    return key === undefined ? JSON.stringify(args) : String(args[key]);
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

/***/ 4607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ startRunner)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/git/run.ts
var run = __webpack_require__(3073);
;// CONCATENATED MODULE: ./src/git/object-folders.ts



/**
 * The folders that hold a repository's objects, absolute: its own, which a linked work tree has elsewhere, and those that they borrow from
 * (gitrepository-layout(5), `objects/info/alternates`). Rejects where `top` is in no repository.
 */
async function listObjectFolders(top) {
    const own = (0,run/* decodeText */.g7)(await (0,run/* runGit */.EO)(top, ['rev-parse', '--git-path', 'objects'])).replace(/\n$/, '');
    const found = new Set([external_node_path_.resolve(top, own)]);
    // A set that grows is walked to its new end.
    for (const folder of found)
        for (const other of await readAlternates(folder))
            found.add(other);
    return [...found];
}
async function readAlternates(objects) {
    const text = await promises_.readFile(external_node_path_.join(objects, 'info', 'alternates'), 'utf8').catch(() => '');
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return lines.map((line) => external_node_path_.resolve(objects, line));
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./src/process/end-descendants.ts
var end_descendants = __webpack_require__(4973);
// EXTERNAL MODULE: ./src/process/send-signal.ts
var send_signal = __webpack_require__(3580);
;// CONCATENATED MODULE: ./src/process/by-helper/frames.ts
const HEAD_BYTES = 5;
/** One letter, the length of the payload in four bytes, the payload: as helper.pl reads it. */
function writeFrame(letter, payload) {
    const head = Buffer.alloc(HEAD_BYTES);
    head.write(letter, 'latin1');
    head.writeUInt32BE(payload.length, 1);
    return Buffer.concat([head, payload]);
}
/** Texts one after the other in UTF-8, the length of each in four bytes before it. */
function writeTexts(texts) {
    const parts = texts.flatMap((text) => {
        const bytes = Buffer.from(text, 'utf8');
        const length = Buffer.alloc(4);
        length.writeUInt32BE(bytes.length);
        return [length, bytes];
    });
    return Buffer.concat(parts);
}
/** Returns what takes the bytes as they come, in any pieces, and calls `take` for each whole frame. */
function readFrames(take) {
    let pending = Buffer.alloc(0);
    return (bytes) => {
        pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
        while (pending.length >= HEAD_BYTES) {
            const end = HEAD_BYTES + pending.readUInt32BE(1);
            if (pending.length < end)
                break;
            const letter = String.fromCharCode(pending[0] ?? 0);
            const payload = pending.subarray(HEAD_BYTES, end);
            pending = pending.subarray(end);
            take(letter, payload);
        }
    };
}

;// CONCATENATED MODULE: ./src/process/by-helper/helper.ts







/** Read before any hook runs: one that changed the file would change what later helpers do. */
const SOURCE = (0,external_node_fs_.readFileSync)(new URL(/* asset import */ __webpack_require__(4669), __webpack_require__.b), 'utf8');
const PERL = '/usr/bin/perl';
/** Numbers of read, write, close, fcntl, pipe2, dup3, setsid, prctl (Linux: arch/x86/entry/syscalls/syscall_64.tbl, include/uapi/asm-generic/unistd.h). */
const SYSCALLS = {
    x64: [0, 1, 3, 72, 293, 292, 112, 157],
    arm64: [63, 64, 57, 25, 59, 24, 157, 167],
};
/** Behind walls, with many started side by side on a busy machine. */
const READY_WITHIN_MS = 10_000;
/** Enough for hundreds of processes that fork all the time. */
const ENDED_WITHIN_MS = 10_000;
/** The reasons that have two names on Linux are called by the first. */
const ERRNO_NAMES = new Map(Object.entries(external_node_os_.constants.errno)
    .reverse()
    .map(([name, number]) => [number, name]));
const SIGNAL_NAMES = new Map(Object.entries(external_node_os_.constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]));
/** `wrap` makes the whole command line of it, and so of its hooks. Null where this machine cannot run one: no Linux, no Perl, no system calls, another processor. */
async function startHelper(wrap) {
    const numbers = SYSCALLS[process.arch];
    if (process.platform !== 'linux' || numbers === undefined)
        return null;
    // In a session of its own, so that a Ctrl-C at the terminal leaves it to us; it ends with its stdin, so also with us.
    const [file = '', ...args] = wrap([PERL, '-e', SOURCE, ...numbers.map(String)]);
    // LD_BIND_NOW: else each child would look up anew what only children call (ld.so(8)); no hook gets it.
    const child = (0,external_node_child_process_.spawn)(file, args, { cwd: '/', env: { LD_BIND_NOW: '1' }, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    const helper = talkTo(child);
    if (await helper.ready)
        return helper;
    helper.kill();
    return null;
}
/** Whether this machine can run one: it is tried. */
async function canRunHelpers() {
    const helper = await startHelper((argv) => [...argv]);
    helper?.kill();
    return helper !== null;
}
function talkTo(child) {
    const { stdin, stdout } = child;
    let usable = true;
    let listener = null;
    let rest = null;
    let isOver = false;
    let settleEnd = null;
    let endsAt;
    const hold = (keep) => {
        for (const end of [stdin, stdout])
            if (end instanceof external_node_net_.Socket)
                keep ? end.ref() : end.unref();
    };
    const ready = new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), READY_WITHIN_MS);
        const settle = (isReady) => {
            clearTimeout(timer);
            hold(false);
            resolve(isReady);
        };
        child.once('error', () => settle(false)).once('exit', () => settle(false));
        const hear = readFrames((letter, payload) => (letter === 'H' ? settle(true) : take(letter, payload)));
        stdout?.on('data', hear);
    });
    child.on('exit', lose).on('error', lose);
    child.unref();
    stdin?.on('error', () => { });
    return {
        pid: child.pid ?? 0,
        ready,
        isUsable: () => usable,
        start: ({ argv, cwd, env, input }, events) => {
            listener = events;
            rest = null;
            isOver = false;
            hold(true);
            stdin?.write(writeFrame('S', writeTexts([Object.entries(env).flat().join('\0'), argv.join('\0'), cwd, input])));
        },
        end: () => {
            if (isOver || !usable)
                return Promise.resolve(rest);
            // A hook may have stopped it; one that does so all the time makes us wait.
            (0,send_signal/* signalOne */.v)(child.pid ?? 0, 'SIGCONT');
            stdin?.write(writeFrame('K', Buffer.alloc(0)));
            return new Promise((resolve) => {
                settleEnd = resolve;
                endsAt = setTimeout(() => {
                    kill();
                    lose();
                }, ENDED_WITHIN_MS);
            });
        },
        kill,
    };
    function kill() {
        usable = false;
        // Its number may by now be another's.
        if (child.exitCode === null && child.signalCode === null)
            (0,end_descendants/* endTree */.S)(child.pid ?? 0);
        // What root started for us ends with its stdin.
        stdin?.destroy();
    }
    function take(letter, payload) {
        if (letter === 'O')
            listener?.output('stdout', payload);
        else if (letter === 'E')
            listener?.output('stderr', payload);
        else if (letter === 'o')
            listener?.closed('stdout');
        else if (letter === 'e')
            listener?.closed('stderr');
        else if (letter === 'X')
            takeStatus(payload.readUInt32BE());
        else if (letter === 'F')
            listener?.refused(ERRNO_NAMES.get(payload.readUInt32BE()) ?? `errno ${payload.readUInt32BE()}`);
        else if (letter === 'D')
            takeRest(payload);
    }
    /** As wait(2) packs it. */
    function takeStatus(status) {
        const signal = status & 0x7f;
        if (signal === 0)
            listener?.exited(status >> 8, null);
        else
            listener?.exited(null, SIGNAL_NAMES.get(signal) ?? `signal ${signal}`);
    }
    function takeRest(payload) {
        const [ended, left, read] = [payload.readUInt32BE(0), payload.readUInt32BE(4), payload.readUInt32BE(8)];
        if (left > 0)
            usable = false;
        over({ leftovers: ended, readInput: read === 2 ? null : read === 1 });
    }
    function over(found) {
        rest = found;
        isOver = true;
        hold(false);
        clearTimeout(endsAt);
        settleEnd?.(rest);
        settleEnd = null;
    }
    /** A hook that ended its helper is ended with it (PR_SET_PDEATHSIG), by SIGKILL. */
    function lose() {
        usable = false;
        if (isOver)
            return;
        listener?.exited(null, 'SIGKILL');
        listener?.closed('stdout');
        listener?.closed('stderr');
        over(null);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/process/proc-table.ts
var proc_table = __webpack_require__(2536);
;// CONCATENATED MODULE: ./src/process/prove-owner.ts

/** Whose the processes are, pid → owner, with all descendants; without an entry: no hook's, as far as can be proved. */
function proveOwners(procs, run) {
    const owners = new Map();
    for (const proc of procs) {
        const owner = proveOwner(proc, run);
        if (owner !== null)
            owners.set(proc.pid, owner);
    }
    for (let grew = true; grew;) {
        grew = false;
        for (const proc of procs) {
            const parents = owners.get(proc.ppid);
            const own = owners.get(proc.pid);
            if (parents === undefined || parents === 'moving' || (own !== undefined && own !== 'moving'))
                continue;
            owners.set(proc.pid, parents);
            grew = true;
        }
    }
    return owners;
}
function proveOwner(proc, { live, marks }) {
    const leader = live.get(proc.sid) ?? live.get(proc.pgid);
    if (leader !== undefined)
        return leader;
    const hooks = [...live.values()];
    const relative = hooks.find((hook) => hook.kin.get(proc.pid) === proc.start);
    if (relative !== undefined)
        return relative;
    // What this program itself starts beside the hooks (git) may stand in a scratch folder too.
    if (proc.ppid === process.pid)
        return null;
    const environment = (0,proc_table/* readEnvironment */.Qo)(proc.pid);
    const mark = environment.find((entry) => entry.startsWith(marks));
    if (mark !== undefined)
        return hooks.find((hook) => mark === `${hook.mark.name}=${hook.mark.value}`) ?? 'ended';
    const byFolder = ownerByFolder(hooks, (0,proc_table/* readCwd */.$L)(proc.pid));
    if (byFolder !== null && byFolder !== 'undecided')
        return byFolder;
    const open = (0,proc_table/* listOpen */.xO)(proc.pid);
    const byPipe = hooks.find((hook) => open.some((name) => hook.pipes.has(name)));
    // Within execve(2) a process shows no environment.
    return byPipe ?? byFolder ?? (environment.length === 0 || (0,proc_table/* readProc */.lK)(proc.pid) === 'gone' ? 'moving' : null);
}
/** Hooks that run side by side may share a scratch folder: then it proves nothing until the last of them ends. */
function ownerByFolder(hooks, cwd) {
    if (cwd === null)
        return null;
    const inside = hooks.filter((hook) => hook.scratch.some((folder) => cwd === folder || cwd.startsWith(`${folder}/`)));
    return inside.length > 1 ? 'undecided' : (inside[0] ?? null);
}

;// CONCATENATED MODULE: ./src/process/watch-processes.ts





/** The variable in a hook's environment by which everything that the hook starts is known again. */
const MARK = 'HOOKWITNESS_RUN';
/** How long a stranger is looked at again: between fork and exec a process does not yet show its own environment. */
const STRANGER_MS = 200;
/** Within this time the pid counter cannot come round: a pid of before means the process of before, unless the counter has passed it. */
const PIDS_STABLE_MS = 1000;
const STOP_ROUNDS = 50;
const LOOKS_AT_MOVING = 5;
const GONE_WITHIN_MS = 2000;
/**
 * Watches the processes of one run. Only a process with proof is ever signalled: the hook's session or group, its mark in the environment,
 * a parent that is the hook's, one of the hook's pipes, or a working folder inside a scratch folder of this hook alone.
 * Where there is no Linux /proc, only the hook's process group is ended.
 */
function watchProcesses() {
    const run = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    const live = new Map();
    let count = 0;
    /** Processes that are no hook's, pid → when first seen. Those of before the run are never looked at. */
    let listed = { at: performance.now(), last: (0,proc_table/* lastPid */.s4)() };
    let strangers = new Map(((0,proc_table/* listPids */.$q)() ?? []).map((pid) => [pid, Number.NEGATIVE_INFINITY]));
    return {
        expect: ({ pipes, scratch }) => {
            count += 1;
            return { mark: { name: MARK, value: `${run}.${count}` }, pid: 0, pipes, scratch, kin: new Map() };
        },
        begin: (hook, pid) => {
            hook.pid = pid;
            live.set(pid, hook);
        },
        end: async (hook) => {
            const killed = endNow(hook);
            const killedAt = performance.now();
            while (killed.length > 0 && performance.now() - killedAt < GONE_WITHIN_MS) {
                const rest = findAll(hook);
                if (rest === null || rest.mine.length === 0)
                    break;
                for (const { pid } of rest.mine)
                    (0,send_signal/* signalOne */.v)(pid, 'SIGKILL');
                await (0,external_node_timers_promises_.setTimeout)(1);
            }
            live.delete(hook.pid);
            return killed.filter((pid) => pid !== hook.pid).length;
        },
        endAllNow: () => {
            for (const hook of live.values())
                endNow(hook);
            endNow(null);
        },
    };
    /** The pids that were killed. Null: only what is left of hooks that ended before. */
    function endNow(hook) {
        const leader = hook?.pid ?? 0;
        if (hook === null)
            strangers = new Map();
        const seen = new Set();
        const stopped = new Set();
        // A process that is stopped forks no more: when a round finds nobody new, and nobody on the move, none is left to get away.
        for (let round = 0, moving = 0; round < STOP_ROUNDS && moving < LOOKS_AT_MOVING; round++) {
            const all = findAll(hook);
            if (all === null)
                return (0,send_signal/* signalGroup */.i)(leader, 'SIGKILL') ? [leader] : [];
            const fresh = all.mine.filter((proc) => !seen.has(proc.pid));
            if (fresh.length === 0 && !all.moving)
                break;
            if (fresh.length === 0)
                moving += 1;
            else
                (0,send_signal/* signalGroup */.i)(leader, 'SIGSTOP');
            for (const { pid } of fresh) {
                seen.add(pid);
                if ((0,send_signal/* signalOne */.v)(pid, 'SIGSTOP'))
                    stopped.add(pid);
            }
        }
        if (stopped.size === 0)
            return [];
        (0,send_signal/* signalGroup */.i)(leader, 'SIGKILL');
        for (const pid of stopped)
            (0,send_signal/* signalOne */.v)(pid, 'SIGKILL');
        return [...stopped];
    }
    /** The living processes of this hook, and of hooks that ended before and got away; null without a Linux /proc. */
    function findAll(hook) {
        const newcomers = readNewcomers();
        if (newcomers === null)
            return null;
        const owners = proveOwners(newcomers.procs, { live, marks: `${MARK}=${run}.` });
        let { moving } = newcomers;
        for (const { pid, start } of newcomers.procs) {
            const owner = owners.get(pid);
            if (typeof owner === 'object')
                owner.kin.set(pid, start);
            if ((owner !== undefined && owner !== 'moving') || strangers.has(pid))
                continue;
            if (owner === 'moving')
                moving = true;
            strangers.set(pid, performance.now());
        }
        return { mine: newcomers.procs.filter(({ pid }) => owners.get(pid) === hook || owners.get(pid) === 'ended'), moving };
    }
    /** Everybody who may be a hook's. `moving`: one of them has ended meanwhile, perhaps not without a successor that was listed nowhere. */
    function readNewcomers() {
        const before = listed;
        listed = { at: performance.now(), last: (0,proc_table/* lastPid */.s4)() };
        const pids = (0,proc_table/* listPids */.$q)();
        if (pids === null)
            return null;
        const stable = listed.last > 0 && listed.at - before.at < PIDS_STABLE_MS;
        const still = new Map();
        const procs = [];
        let moving = false;
        for (const pid of pids) {
            const since = stable && !liesBetween(pid, before.last, listed.last) ? strangers.get(pid) : undefined;
            if (since !== undefined)
                still.set(pid, since);
            if (pid === process.pid || (since !== undefined && listed.at - since > STRANGER_MS))
                continue;
            const proc = (0,proc_table/* readProc */.lK)(pid);
            if (typeof proc === 'object')
                procs.push(proc);
            else
                moving = true;
            if (proc === 'dead')
                still.set(pid, Number.NEGATIVE_INFINITY);
        }
        strangers = still;
        return { procs, moving };
    }
}
/** Whether the pid counter has passed a pid on its way from one value to another, perhaps over its end. */
function liesBetween(pid, from, to) {
    return from <= to ? pid > from && pid <= to : pid > from || pid <= to;
}

;// CONCATENATED MODULE: ./src/process/by-helper/helper-launcher.ts


/** Helpers that wait for a hook at the same time. */
const MOST_IDLE = 16;
/** Has hooks started by helpers, one for each hook that runs at the same time; a helper is shut in with its hooks. Null where this machine cannot run helpers. */
async function openHelperLauncher(sandbox) {
    /** For what a hook leaves behind that has ended its helper: all others leave nothing. */
    const watch = watchProcesses();
    let isAnyLost = false;
    const workers = new Set();
    let idle = [];
    const first = await addWorker([]);
    if (first === null)
        return null;
    idle.push(first);
    return {
        launch: async (start, { scratch, listener }) => {
            const worker = await take(scratch);
            if (worker === null)
                return refuse(listener);
            const { helper, watched } = worker;
            watched.scratch = scratch;
            helper.start({ ...start, env: { ...start.env, [watched.mark.name]: watched.mark.value } }, listener);
            return {
                end: async () => {
                    const rest = await helper.end();
                    if (helper.isUsable())
                        idle.push(worker);
                    else
                        drop(worker);
                    return rest ?? (await endLost(worker));
                },
            };
        },
        endAllNow,
        close: endAllNow,
    };
    async function take(scratch) {
        const place = placeOf(scratch);
        for (const worker of idle.filter((each) => !each.helper.isUsable()))
            drop(worker);
        const found = idle.findLast((each) => each.place === place);
        if (found === undefined)
            return addWorker(scratch);
        idle = idle.filter((each) => each !== found);
        return found;
    }
    async function addWorker(scratch) {
        // A session that is over leaves helpers that no other can use.
        for (const worker of idle.slice(0, -MOST_IDLE))
            drop(worker);
        const helper = await startHelper((argv) => sandbox.wrap(argv, scratch));
        if (helper === null)
            return null;
        const worker = { helper, watched: watch.expect({ pipes: new Set(), scratch: [] }), place: placeOf(scratch) };
        workers.add(worker);
        return worker;
    }
    /** Only walls make one helper differ from another. */
    function placeOf(scratch) {
        return sandbox.level === 'full' ? scratch.join('\0') : '';
    }
    async function endLost({ helper, watched }) {
        isAnyLost = true;
        watch.begin(watched, helper.pid);
        return { leftovers: await watch.end(watched), readInput: null };
    }
    function drop(worker) {
        worker.helper.kill();
        workers.delete(worker);
        idle = idle.filter((each) => each !== worker);
    }
    function endAllNow() {
        for (const worker of workers)
            drop(worker);
        if (isAnyLost)
            watch.endAllNow();
    }
}
/** A helper could be started before, so it is the number of processes or files that this machine has run out of. */
function refuse(listener) {
    setImmediate(() => listener.refused('EAGAIN'));
    return { end: async () => ({ leftovers: 0, readInput: null }) };
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./src/process/by-node/hook-pipes.ts



const { O_RDONLY, O_WRONLY, O_NONBLOCK } = (external_node_fs_default()).constants;
/** The capacity of a Linux pipe (pipe(7)): what nobody has read is never more. */
const PIPE_BYTES = 65536;
/**
 * Real pipes. The input goes in before the start as far as the pipe takes it, the rest as the hook reads; we keep a read end of stdin, so that
 * an unread input is no broken pipe and what is left in it tells whether the hook read. Throws what opening a file throws (EMFILE).
 */
function openOwnPipes(trio, text) {
    const input = Buffer.from(text, 'utf8');
    const [stdin, stdout, stderr] = [trio[0].fd, trio[1].fd, trio[2].fd];
    const fds = new Set([stdin, stdout, stderr]);
    const sockets = [];
    const reopen = (fd, flags) => {
        const opened = external_node_fs_default().openSync(`/proc/self/fd/${fd}`, flags);
        fds.add(opened);
        return opened;
    };
    const drop = (fd) => {
        if (fds.delete(fd))
            external_node_fs_default().closeSync(fd);
    };
    const toSocket = (fd, side) => {
        fds.delete(fd);
        const socket = new external_node_net_.Socket({ fd, ...side });
        socket.on('error', () => { });
        sockets.push(socket);
        return socket;
    };
    const close = () => {
        for (const socket of sockets)
            socket.destroy();
        for (const fd of fds)
            drop(fd);
    };
    try {
        const writer = reopen(stdin, O_WRONLY | O_NONBLOCK);
        const written = input.length === 0 ? 0 : external_node_fs_default().writeSync(writer, input);
        const ends = [reopen(stdin, O_RDONLY), reopen(stdout, O_WRONLY), reopen(stderr, O_WRONLY)];
        if (written === input.length)
            drop(writer);
        return {
            stdio: ends,
            names: new Set(trio.map((end) => end.name)),
            attach: () => {
                for (const fd of ends)
                    drop(fd);
                if (fds.has(writer))
                    toSocket(writer, { readable: false, writable: true }).end(input.subarray(written));
                return {
                    stdout: toSocket(stdout, { readable: true, writable: false }),
                    stderr: toSocket(stderr, { readable: true, writable: false }),
                };
            },
            readInput: () => {
                if (input.length === 0)
                    return null;
                const unread = drain(stdin);
                return unread.length < written || !unread.equals(input.subarray(0, unread.length));
            },
            close,
        };
    }
    catch (error) {
        close();
        throw error;
    }
}
/** Node's own: on Linux a hook cannot open these again by name (/dev/stdin), elsewhere nothing is lost but readInput. */
function useNodePipes(text) {
    let streams = [];
    return {
        stdio: ['pipe', 'pipe', 'pipe'],
        names: new Set(),
        attach: (child) => {
            streams = [child.stdin, child.stdout, child.stderr];
            for (const stream of streams)
                stream?.on('error', () => { });
            child.stdin?.end(text);
            return { stdout: child.stdout ?? external_node_stream_.Readable.from([]), stderr: child.stderr ?? external_node_stream_.Readable.from([]) };
        },
        readInput: () => null,
        close: () => {
            for (const stream of streams)
                stream?.destroy();
        },
    };
}
const drained = Buffer.allocUnsafe(PIPE_BYTES);
function drain(fd) {
    let length = 0;
    try {
        for (let more = -1; more !== 0; length += more)
            more = external_node_fs_default().readSync(fd, drained, length, PIPE_BYTES - length, null);
    }
    catch {
        // EAGAIN: empty, though somebody still holds the other end.
    }
    return drained.subarray(0, length);
}

;// CONCATENATED MODULE: ./src/process/by-node/pipe-supply.ts



/**
 * The outside facts: Node gives a child socket pairs as its stdio, and on Linux a socket cannot be opened again through /dev/stdin or /dev/stderr (ENXIO);
 * a named FIFO can, but its opening blocks once the writer is gone. Only pipe(2) does both, and Node has no call for it. A shell does: a short here-document
 * lies in an anonymous pipe (dash, busybox, bash 5.1+), and /proc/PID/fd opens a second end of it. So one small shell makes pipes on demand, six a turn.
 */
const MAKER = `while read -r turn; do
exec 3<<E 4<<E 5<<E 6<<E 7<<E 8<<E
${'\nE\n'.repeat(6)}echo
done`;
const MADE_FDS = [3, 4, 5, 6, 7, 8];
const LOW_STOCK = 9;
const MAKER_ANSWERS_WITHIN_MS = 5000;
/** Opens a supply; its helper is started with the first take. */
function openPipeSupply() {
    const stock = [];
    let maker = null;
    let turn = null;
    let closed = false;
    let usable = process.platform === 'linux' ? null : false;
    return {
        take: async () => {
            if (usable === false)
                return null;
            // A helper that a hook has killed is started once more.
            for (let failed = 0; stock.length < 3 && failed < 2;)
                if (!(await refill()))
                    failed += 1;
            usable ??= stock.length >= 3;
            const [stdin, stdout, stderr] = stock.length < 3 ? [] : stock.splice(0, 3);
            if (stdin === undefined || stdout === undefined || stderr === undefined)
                return null;
            if (stock.length < LOW_STOCK)
                void refill();
            return [stdin, stdout, stderr];
        },
        close: () => {
            closed = true;
            maker?.kill('SIGKILL');
            for (const { fd } of stock.splice(0))
                external_node_fs_default().closeSync(fd);
        },
    };
    /** One turn of the helper, shared by all who wait for it; false when it brought nothing. */
    function refill() {
        if (closed)
            return Promise.resolve(false);
        turn ??= nextTurn().finally(() => {
            turn = null;
        });
        return turn;
    }
    async function nextTurn() {
        maker ??= startMaker();
        const current = maker;
        const made = (await askMaker(current)) && !closed ? openMade(current.pid ?? 0) : [];
        stock.push(...made);
        if (made.length > 0)
            return true;
        current.kill('SIGKILL');
        maker = null;
        return false;
    }
}
/** In a group of its own, so that a Ctrl-C at the terminal leaves it to us; it ends with its stdin, so also with us. */
function startMaker() {
    const maker = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', MAKER], { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    maker.on('error', () => { });
    maker.stdin?.on('error', () => { });
    maker.unref();
    for (const end of [maker.stdin, maker.stdout])
        if (end instanceof external_node_net_.Socket)
            end.unref();
    return maker;
}
function askMaker(maker) {
    return new Promise((resolve) => {
        const settle = (answered) => {
            clearTimeout(timer);
            maker.stdout?.off('data', answer);
            maker.off('exit', gone).off('error', gone);
            resolve(answered);
        };
        const answer = () => settle(true);
        const gone = () => settle(false);
        const timer = setTimeout(gone, MAKER_ANSWERS_WITHIN_MS);
        maker.stdout?.on('data', answer);
        maker.on('exit', gone).on('error', gone);
        if (maker.exitCode !== null || maker.signalCode !== null)
            return gone();
        maker.stdin?.write('\n');
    });
}
function openMade(pid) {
    const made = [];
    try {
        for (const number of MADE_FDS) {
            const path = `/proc/${pid}/fd/${number}`;
            const name = external_node_fs_default().readlinkSync(path);
            if (!name.startsWith('pipe:'))
                throw new Error(`${path} is no pipe`);
            const fd = external_node_fs_default().openSync(path, (external_node_fs_default()).constants.O_RDONLY | (external_node_fs_default()).constants.O_NONBLOCK);
            made.push({ fd, name });
            // The here-document's one empty line: an empty document would be no pipe in bash.
            external_node_fs_default().readSync(fd, Buffer.alloc(2));
        }
        return made;
    }
    catch {
        for (const { fd } of made)
            external_node_fs_default().closeSync(fd);
        return [];
    }
}

;// CONCATENATED MODULE: ./src/process/by-node/node-launcher.ts




/** Has hooks started by this process itself: works wherever Node does. `pipes: 'node'` uses Node's own even where better ones can be had. */
function openNodeLauncher({ pipes: kind } = { pipes: 'own' }) {
    const watch = watchProcesses();
    const supply = openPipeSupply();
    return {
        launch: async (start, { scratch, listener }) => {
            const pipes = await openPipes(start.input).catch(toCode);
            if (typeof pipes === 'string')
                return node_launcher_refuse(pipes, listener);
            const watched = watch.expect({ pipes: pipes.names, scratch });
            const child = spawnHook(start, pipes, watched);
            if (typeof child === 'string')
                return node_launcher_refuse(child, listener, pipes);
            listen(child, pipes, listener);
            if (child.pid === undefined)
                return { end: async () => nothingLeft(pipes) };
            watch.begin(watched, child.pid);
            return {
                end: async () => {
                    const leftovers = await watch.end(watched);
                    const readInput = pipes.readInput();
                    pipes.close();
                    return { leftovers, readInput };
                },
            };
        },
        endAllNow: watch.endAllNow,
        close: () => {
            watch.endAllNow();
            supply.close();
        },
    };
    async function openPipes(input) {
        const trio = kind === 'own' ? await supply.take() : null;
        return trio === null ? useNodePipes(input) : openOwnPipes(trio, input);
    }
}
/** A code instead of a child where spawn throws at once; a child without pid will still emit its error. */
function spawnHook({ argv, cwd, env }, { stdio }, { mark }) {
    const [file = '', ...args] = argv;
    try {
        return (0,external_node_child_process_.spawn)(file, args, { cwd, env: { ...env, [mark.name]: mark.value }, stdio, detached: true, windowsHide: true });
    }
    catch (error) {
        return toCode(error);
    }
}
function listen(child, pipes, listener) {
    child.on('error', (error) => {
        if (child.pid === undefined)
            listener.refused(toCode(error));
    });
    child.once('exit', (code, signal) => listener.exited(code, signal));
    if (child.pid === undefined)
        return;
    const streams = pipes.attach(child);
    for (const name of ['stdout', 'stderr']) {
        streams[name].on('data', (bytes) => listener.output(name, bytes));
        streams[name].on('close', () => listener.closed(name));
    }
}
function node_launcher_refuse(code, listener, pipes) {
    setImmediate(() => listener.refused(code));
    return { end: async () => nothingLeft(pipes) };
}
function nothingLeft(pipes) {
    pipes?.close();
    return { leftovers: 0, readInput: null };
}
function toCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}

;// CONCATENATED MODULE: ./src/process/open-launcher.ts


/**
 * What starts the hooks. `auto`: helpers, or this process where the machine cannot run them. `helper`: helpers. `node`: this process.
 * `node-pipes`: this process, with the pipes that Node makes, as on systems that are not Linux.
 */
const LAUNCHERS = ['auto', 'helper', 'node', 'node-pipes'];
/** Opens the launcher of a kind; rejects when this machine cannot run helpers and only they will do: asked for by name, or to shut hooks in. */
async function openLauncher(kind, sandbox) {
    if (kind === 'node' || kind === 'node-pipes')
        return openNodeLauncher({ pipes: kind === 'node' ? 'own' : 'node' });
    const launcher = await openHelperLauncher(sandbox);
    if (launcher !== null)
        return launcher;
    if (kind === 'auto' && sandbox.level === 'none')
        return openNodeLauncher();
    throw new Error('helpers cannot run here: they need Linux on x64 or arm64, /usr/bin/perl and a kernel that lets a process adopt orphans');
}

// EXTERNAL MODULE: ./src/process/end-with-us.ts
var end_with_us = __webpack_require__(3750);
;// CONCATENATED MODULE: ./src/process/collect-output.ts
/** Keeps the first `cap` bytes; one byte more calls `overflow`, and the rest is thrown away. */
function collectOutput(cap, overflow) {
    const chunks = [];
    let room = cap;
    return {
        add: (bytes) => {
            if (room > 0)
                chunks.push(bytes.subarray(0, room));
            if (bytes.length > room)
                overflow();
            room = Math.max(0, room - bytes.length);
        },
        text: () => Buffer.concat(chunks).toString('utf8'),
        closed: false,
    };
}

;// CONCATENATED MODULE: ./src/process/await-answer.ts

/** How long output may still come after the process has exited, where exit completes the answer. */
const GRACE_MS = 100;
/** A longer timer fires at once (Node: "TimeoutOverflowWarning"). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Listens to one hook. */
function listenToHook({ timeoutMs, completeAt, outputCap: cap }) {
    let settle = () => { };
    const answered = new Promise((resolve) => {
        settle = resolve;
    });
    let exited = null;
    let grace;
    const streams = {
        stdout: collectOutput(cap, () => settle({ kind: 'too-large', stream: 'stdout', cap })),
        stderr: collectOutput(cap, () => settle({ kind: 'too-large', stream: 'stderr', cap })),
    };
    function check() {
        if (exited === null)
            return;
        const complete = exited;
        if (streams.stdout.closed && streams.stderr.closed)
            settle(complete);
        else if (completeAt === 'exit')
            grace ??= setTimeout(afterPending, GRACE_MS, () => settle(complete));
    }
    return {
        ...streams,
        listener: {
            output: (stream, bytes) => streams[stream].add(bytes),
            closed: (stream) => {
                streams[stream].closed = true;
                check();
            },
            exited: (code, signal) => {
                exited = signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'signalled', signal };
                check();
            },
            refused: (code) => settle({ kind: 'refused', code }),
        },
        answer: async () => {
            const deadline = setTimeout(afterPending, Math.min(timeoutMs, LONGEST_TIMER_MS), () => {
                if (exited !== null && completeAt === 'exit')
                    return;
                settle({ kind: 'timed-out', timeoutMs, exitCode: exited?.kind === 'exited' ? exited.code : null });
            });
            const answer = await answered;
            clearTimeout(deadline);
            clearTimeout(grace);
            return answer;
        },
    };
}
/**
 * After a busy stretch a timer fires before the exits and the output of the same stretch have been heard: they come first. Two turns, since
 * the end of a stream is told in the phase behind the one of setImmediate (Node's event loop: poll, check, close callbacks).
 */
function afterPending(then) {
    setImmediate(() => setImmediate(then));
}

;// CONCATENATED MODULE: ./src/process/explain-start-failure.ts


/** What is wrong with a start that can never work, before it is tried; null when nothing is. */
function findImpossible({ argv, cwd, env }) {
    if (argv[0] === undefined || argv[0] === '')
        return { code: 'EINVAL', message: "The hook's command is empty." };
    const texts = [...argv, cwd, ...Object.entries(env).flat()];
    if (texts.some((text) => text.includes('\0'))) {
        return { code: 'EINVAL', message: "The hook's arguments, folder or environment hold a NUL byte, which no program can be given." };
    }
    return null;
}
/** One sentence that says why the system refused to start a hook. Node names the program whatever was missing, so each path is looked at again. */
function explainStartFailure(start, code) {
    return explainFolder(start.cwd) ?? explainSize(code) ?? explainProgram(start, code);
}
function explainFolder(cwd) {
    const stat = external_node_fs_default().statSync(cwd, { throwIfNoEntry: false });
    if (stat === undefined)
        return `The folder ${cwd}, in which the hook starts, does not exist.`;
    return stat.isDirectory() ? null : `${cwd}, in which the hook starts, is no folder.`;
}
function explainSize(code) {
    if (code !== 'E2BIG')
        return null;
    return "The hook's arguments and environment are larger than the system takes (E2BIG; on Linux 128 KiB for one of them).";
}
function explainProgram({ argv, cwd, env }, code) {
    const name = argv[0] ?? '';
    const program = name.includes('/') ? external_node_path_default().resolve(cwd, name) : findInPath(name, cwd, env.PATH);
    if (program === null)
        return `The program ${name} is in no folder of the hook's PATH.`;
    const stat = external_node_fs_default().statSync(program, { throwIfNoEntry: false });
    if (stat === undefined)
        return `The program ${program} does not exist.`;
    if (stat.isDirectory())
        return `${program} is a folder, not a program.`;
    if ((stat.mode & 0o111) === 0)
        return `${program} is not executable (chmod +x).`;
    const interpreter = readInterpreter(program);
    if (interpreter === null)
        return `The program ${program} could not be started (${code}).`;
    const crlf = interpreter.endsWith('\r') ? ', because the line ends with a carriage return (CRLF)' : '';
    return `${program} could not be started (${code}): its first line names the interpreter ${interpreter.trim()}, which cannot be run${crlf}.`;
}
function findInPath(name, cwd, folders = '') {
    const places = folders.split((external_node_path_default()).delimiter).map((folder) => external_node_path_default().resolve(cwd, folder, name));
    return places.find((place) => external_node_fs_default().existsSync(place)) ?? null;
}
/** The program that a `#!` line names, up to the first blank; a carriage return at its end is kept. */
function readInterpreter(program) {
    try {
        const fd = external_node_fs_default().openSync(program, 'r');
        const head = Buffer.alloc(256);
        const length = external_node_fs_default().readSync(fd, head);
        external_node_fs_default().closeSync(fd);
        return /^#![ \t]*([^ \t\n]+)/.exec(head.toString('utf8', 0, length))?.[1] ?? null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/process/run-hook.ts


/** Starts one hook, feeds it, waits for its answer and leaves no process of it behind. Never throws for what the hook does: what went wrong is in the ending. */
async function runHook(start, { launcher, scratch }) {
    const impossible = findImpossible(start);
    if (impossible !== null)
        return notStarted(impossible);
    const { listener, stdout, stderr, answer } = listenToHook(start);
    const hook = await launcher.launch(start, { scratch, listener });
    const began = performance.now();
    const answered = await answer();
    const ms = performance.now() - began;
    const rest = await hook.end();
    if (answered.kind === 'refused')
        return notStarted({ code: answered.code, message: explainStartFailure(start, answered.code) });
    return { stdout: stdout.text(), stderr: stderr.text(), ms, ...rest, ...answered };
}
function notStarted({ code, message }) {
    return { kind: 'not-started', code, message, stdout: '', stderr: '', ms: 0, readInput: null, leftovers: 0 };
}

;// CONCATENATED MODULE: ./src/process/sandbox/container.ts

/** Folders with sockets and memory that lead out (container engines, D-Bus, SSH agents): inside they are empty, writable and gone with the session. */
const HIDDEN = ['/run', '/tmp', '/var/tmp', '/dev/shm'];
/** Bytes that a hidden folder holds inside. */
const HIDDEN_BYTES = 2 ** 30;
/** Those of the readable folders that lie in a hidden one, and so must be shown again; without those that come with another. */
function shownAgain(readable) {
    const shown = readable.filter((folder) => HIDDEN.some((hidden) => folder.startsWith(`${hidden}/`)));
    return shown.filter((folder) => !shown.some((other) => folder.startsWith(`${other}/`)));
}
/**
 * Sockets that programs listen on where hooks can see them: to connect to one is no change of the file system, and no use of a network. Those are left out that
 * lie in a hidden folder and are not shown again. Only those of our own network space are known (proc_net(5), `/proc/net/unix`).
 */
function socketsInSight(readable) {
    const shown = shownAgain(readable);
    const isBelow = (file, folders) => folders.some((folder) => file.startsWith(`${folder}/`));
    const lines = external_node_fs_default().readFileSync('/proc/net/unix', 'utf8').split('\n');
    const named = new Set(lines.flatMap((line) => /^(?:\S+ +){7}(\/.*)$/.exec(line)?.[1] ?? []));
    const real = new Set([...named].flatMap((name) => realSocket(name) ?? []));
    return [...real].filter((file) => !isBelow(file, HIDDEN) || isBelow(file, shown));
}
function realSocket(name) {
    try {
        const file = external_node_fs_default().realpathSync(name);
        return external_node_fs_default().statSync(file).isSocket() ? file : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/process/sandbox/limits.ts

const PRLIMIT = '/usr/bin/prlimit';
/**
 * For each process of a hook: 4 GiB of data (RLIMIT_DATA: an address space limit would stop Node, which reserves far more than it uses), files of
 * 1 GiB, 4,096 processes of the user, no core dumps. Called as prlimit(1) and as `/proc/PID/limits` call them.
 */
const LIMITS = [
    { option: '--data', name: 'Max data size', most: 4_294_967_296 },
    { option: '--fsize', name: 'Max file size', most: 1_073_741_824 },
    { option: '--nproc', name: 'Max processes', most: 4096 },
    { option: '--core', name: 'Max core file size', most: 0 },
];
/** The command line under limits of memory, file size and processes; as it is where prlimit(1) is missing. */
function limit(argv) {
    if (!hasLimits())
        return [...argv];
    const ours = external_node_fs_default().readFileSync('/proc/self/limits', 'utf8');
    // Only root may raise what is lower already.
    const options = LIMITS.map(({ option, name, most }) => `${option}=${Math.min(most, readHardLimit(ours, name))}`);
    return [PRLIMIT, ...options, '--', ...argv];
}
/** Whether this machine can set limits. */
function hasLimits() {
    return external_node_fs_default().existsSync(PRLIMIT);
}
/** Infinity where it is `unlimited`. */
function readHardLimit(limits, name) {
    const hard = new RegExp(`^${name} +\\S+ +(\\d+)`, 'm').exec(limits)?.[1];
    return hard === undefined ? Number.POSITIVE_INFINITY : Number(hard);
}

;// CONCATENATED MODULE: ./src/process/sandbox/bubblewrap.ts



const PROGRAM = '/usr/bin/bwrap';
/** bubblewrap (bwrap(1)); null where it is not installed. Whether it may do what it is asked to is another question: see probe.ts. */
function findBubblewrap() {
    if (!external_node_fs_default().existsSync(PROGRAM))
        return null;
    return {
        name: 'bubblewrap',
        wrap: (argv, { writable, readable }) => {
            const hidden = HIDDEN.filter((folder) => external_node_fs_default().existsSync(folder)).flatMap((folder) => [
                '--size',
                String(HIDDEN_BYTES),
                '--tmpfs',
                folder,
            ]);
            const shown = shownAgain(readable).flatMap((folder) => ['--ro-bind', folder, folder]);
            const open = writable.flatMap((folder) => ['--bind', folder, folder]);
            const covered = socketsInSight(readable).flatMap((socket) => ['--ro-bind', '/dev/null', socket]);
            // Root without capabilities may still write what belongs to root, such as the kernel's settings in /proc/sys.
            const kernel = ['--proc', '/proc', '--remount-ro', '/proc', '--dev', '/dev', ...hidden, '--remount-ro', '/dev'];
            const files = ['--ro-bind', '/', '/', ...kernel, ...shown, ...open, ...covered];
            const apart = ['--unshare-net', '--unshare-pid', '--unshare-ipc', '--cap-drop', 'ALL', '--die-with-parent', '--as-pid-1'];
            return [PROGRAM, ...files, ...apart, '--', ...limit(argv)];
        },
    };
}

;// CONCATENATED MODULE: ./src/process/sandbox/probe.ts



/** Runs inside: a namespace that is ours, a folder outside that can be written, or a scratch folder that cannot, is a hole. */
const SCRIPT = `
[ "$(readlink /proc/self/ns/net)" != "$1" ] || { echo 'it left the network open'; exit 1; }
[ "$(readlink /proc/self/ns/pid)" != "$2" ] || { echo 'it left other processes in sight'; exit 1; }
(: >"$3/probe") 2>/dev/null || { echo 'the scratch folder cannot be written in it'; exit 1; }
(: >>"$4") 2>/dev/null && { echo 'it left files outside open to be changed'; exit 1; }
(: >>/proc/sys/kernel/core_pattern) 2>/dev/null && { echo 'it left settings of the kernel open to be changed'; exit 1; }
[ "$(ls /proc | grep -c '^[0-9]')" -lt 20 ] || { echo 'it left other processes in sight'; exit 1; }
echo shut`;
const WITHIN_MS = 10_000;
const MOST_WORDS = 300;
/** Tries a container with one small program, since what is installed need not be allowed. Null when it holds, else why not. `folder` is empty and ours. */
async function probe(container, folder, walls) {
    const scratch = external_node_path_default().join(folder, 'inside');
    const outside = external_node_path_default().join(folder, 'outside');
    external_node_fs_default().mkdirSync(scratch, { recursive: true });
    external_node_fs_default().writeFileSync(outside, '');
    const spaces = ['net', 'pid'].map((space) => external_node_fs_default().readlinkSync(`/proc/self/ns/${space}`));
    const argv = ['/bin/sh', '-c', SCRIPT, 'probe', ...spaces, scratch, outside];
    const said = await runProbe(container.wrap(argv, { ...walls, writable: [scratch], readable: [...walls.readable, folder] }));
    return said === 'shut' ? null : said.slice(0, MOST_WORDS) || 'it said nothing';
}
/** What it said on both streams, trimmed. */
function runProbe([file = '', ...args]) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(file, args, { cwd: '/', env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
        let said = '';
        const timer = setTimeout(() => child.kill('SIGKILL'), WITHIN_MS);
        for (const stream of [child.stdout, child.stderr])
            stream.on('data', (bytes) => (said += bytes.toString()));
        child.on('error', (error) => resolve(error.message));
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            resolve(said.trim() || `it ended with ${code ?? signal}`);
        });
    });
}

;// CONCATENATED MODULE: ./src/process/sandbox/unshare.ts



/** Read before any hook runs, as root would run what a hook made of it. */
const unshare_SCRIPT = (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "unshare.sh", 'utf8');
const [UNSHARE, SUDO] = ['/usr/bin/unshare', '/usr/bin/sudo'];
const NAMESPACES = ['--mount', '--net', '--pid', '--ipc', '--fork', '--kill-child', '--propagation', 'private'];
/**
 * unshare(1) as root: where the gate is root itself, or may become it without a password, as on GitHub's own runners. `root` is an empty folder. Null where it is
 * not installed. The program inside is the gate's own user again, without capabilities.
 */
function findUnshare(root) {
    const [user, group] = [process.getuid?.(), process.getgid?.()];
    if (user === undefined || group === undefined || !external_node_fs_default().existsSync(UNSHARE))
        return null;
    if (user !== 0 && !external_node_fs_default().existsSync(SUDO))
        return null;
    return {
        name: user === 0 ? 'unshare' : 'unshare through sudo',
        wrap: (argv, { writable, readable }) => {
            const hidden = HIDDEN.filter((folder) => external_node_fs_default().existsSync(folder)).flatMap((folder) => ['hide', folder]);
            const shown = shownAgain(readable).flatMap((folder) => ['show', folder]);
            const open = writable.flatMap((folder) => ['open', folder]);
            const covered = socketsInSight(readable).flatMap((socket) => ['cover', socket]);
            const setUp = [root, String(user), String(group), ...hidden, ...shown, ...open, ...covered, '--'];
            const shell = [
                UNSHARE,
                ...NAMESPACES,
                '--',
                '/usr/bin/env',
                `SIZE=${HIDDEN_BYTES}`,
                '/bin/sh',
                '-c',
                unshare_SCRIPT,
                'unshare.sh',
                ...setUp,
                ...limit(argv),
            ];
            return user === 0 ? shell : [SUDO, '-n', '--', ...shell];
        },
    };
}

;// CONCATENATED MODULE: ./src/process/sandbox/open-sandbox.ts






/** No sandbox was asked for. */
const OPEN = { level: 'none', by: null, why: [], wrap: (argv) => [...argv] };
/**
 * Takes the best that this machine allows, each way tried once by running a small program in it. `folder` is an existing one of our own; `readable` names folders
 * that hooks need to see: the checkout, those of PATH.
 */
async function openSandbox(folder, { readable }) {
    if (process.platform !== 'linux')
        return { ...OPEN, why: ['a sandbox needs Linux'] };
    const root = external_node_path_default().join(folder, 'root');
    external_node_fs_default().mkdirSync(root, { recursive: true });
    const ways = [
        ['bubblewrap', findBubblewrap()],
        ['unshare as root', findUnshare(root)],
    ];
    const why = [];
    for (const [name, container] of ways) {
        const fault = container === null ? 'it is not installed' : await probe(container, external_node_path_default().join(folder, 'probe'), { readable, writable: [] });
        if (container === null || fault !== null)
            why.push(`${name}: ${fault}`);
        else
            return { level: 'full', by: container.name, why: [], wrap: (argv, writable) => container.wrap(argv, { readable, writable }) };
    }
    return { level: hasLimits() ? 'limits' : 'none', by: hasLimits() ? 'prlimit' : null, why, wrap: limit };
}

;// CONCATENATED MODULE: ./src/process/runner.ts




const END_AGAIN_MS = 20;
/** Opens a runner; to be closed. Until then its hooks end with this process. What starts the hooks is itself started with the first of them. */
function openRunner({ launcher: kind = 'auto', sandbox = OPEN } = {}) {
    const running = new Set();
    const endAllNow = () => launcher?.endAllNow();
    const callOff = (0,end_with_us/* endWithUs */.AO)(endAllNow);
    let opening = null;
    let launcher = null;
    let closed = false;
    return {
        run: async (start, { scratch } = { scratch: [] }) => {
            refuseWhenClosed();
            const run = open()
                .then((opened) => {
                refuseWhenClosed();
                return runHook(start, { launcher: opened, scratch });
            })
                .finally(() => running.delete(run));
            running.add(run);
            const ending = await run;
            refuseWhenClosed();
            return ending;
        },
        close: async () => {
            closed = true;
            endAllNow();
            // A hook may just be on its way.
            const again = setInterval(endAllNow, END_AGAIN_MS);
            await Promise.allSettled(running);
            clearInterval(again);
            launcher?.close();
            callOff();
        },
    };
    function open() {
        opening ??= openLauncher(kind, sandbox).then((opened) => {
            launcher = opened;
            return opened;
        });
        return opening;
    }
    function refuseWhenClosed() {
        if (closed)
            throw new Error('the runner is closed');
    }
}

;// CONCATENATED MODULE: ./src/commands/start-runner.ts








/** Names what starts the hooks, to compare one with another; no option, since it changes no answer. */
const VARIABLE = 'HOOKWITNESS_LAUNCHER';
/**
 * Opens the runner of a run, with hooks shut in as `sandbox` asks; to be closed. `scratch` is an absolute folder of the run's own. Throws a GateError when
 * the environment names an unknown launcher, or when `strict` cannot be had here.
 */
async function startRunner(run, { env, scratch }) {
    const launcher = await readLauncher(env);
    const sandbox = await chooseSandbox(run, { env, scratch, launcher });
    if (run.options.sandbox === 'strict' && sandbox.level !== 'full') {
        throw new errors/* GateError */.ue('sandbox-unavailable', `sandbox is "strict", and hooks cannot be shut in here (${sandbox.why.join('; ')})`, isForced(launcher) ? `Unset ${VARIABLE}.` : 'Install bubblewrap, or let the job use sudo without a password, or set sandbox to auto.');
    }
    return { runner: openRunner({ launcher, sandbox }), sandbox };
}
/** Asked for, and not one that can be shut in. */
function isForced(launcher) {
    return launcher === 'node' || launcher === 'node-pipes';
}
async function readLauncher(env) {
    const named = env[VARIABLE] || 'auto';
    const launcher = LAUNCHERS.find((kind) => kind === named);
    const fault = launcher === undefined ? 'which names no launcher' : 'and helpers cannot run here';
    if (launcher !== undefined && (launcher !== 'helper' || (await canRunHelpers())))
        return launcher;
    throw new errors/* GateError */.ue('invalid-option', `the environment variable ${VARIABLE} is ${JSON.stringify(named)}, ${fault}`, `Use one of ${LAUNCHERS.join(', ')}, or unset it.`);
}
async function chooseSandbox({ options, repo, tree }, { env, scratch, launcher }) {
    if (options.sandbox === 'off')
        return OPEN;
    if (launcher === 'node' || launcher === 'node-pipes')
        return { ...OPEN, why: [`${VARIABLE} is ${launcher}, and only helpers can be shut in`] };
    if (!(await canRunHelpers()))
        return { ...OPEN, why: ['hooks are shut in with the helpers that start them, and helpers cannot run here'] };
    const wanted = [
        repo,
        tree.top,
        ...(tree.repository === null ? [] : await listObjectFolders(tree.repository.top)),
        options.user_config,
        external_node_path_.dirname(process.execPath),
        ...(env.PATH ?? '').split(external_node_path_.delimiter),
    ];
    const readable = await Promise.all(wanted.map((place) => promises_.realpath(place || '/').catch(() => '/')));
    return openSandbox(external_node_path_.join(scratch, 'sandbox'), { readable: [...new Set(readable)] });
}


/***/ }),

/***/ 1345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ AnswerMemory),
/* harmony export */   T: () => (/* binding */ keyOfCall)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** Bytes of output kept in all: what was kept first goes first. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes beside its output. */
const ENTRY_BYTES = 512;
/** Stands for the scratch folder, of which each session has its own. */
const SCRATCH = '\u0000scratch\u0000';
/** Names a call of a hook by all that its process is given. `scratch` is the folder of the session's copies. */
function keyOfCall(hook, call, scratch) {
    const given = JSON.stringify([hook, call.argv, call.cwd, call.env, call.timeoutMs, call.completeAt, call.outputCap, call.input]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', given.split(scratch).join(SCRATCH), 'base64');
}
/** What pure hooks answered, for all sessions of a run. Memory is bounded; what was dropped is asked again. */
class AnswerMemory {
    kept = new Map();
    /** Being asked: whoever else wants to know waits, so that how often a hook runs does not depend on which session is faster. */
    asking = new Map();
    bytes = 0;
    /** The answer from memory, with its paths in this session's scratch folder; else that of the process. */
    async ask(question) {
        const { key, scratch } = question;
        const asking = this.asking.get(key);
        const known = this.kept.get(key) ?? (asking === undefined ? null : await asking);
        if (known !== null)
            return { ending: mapOutput(known, SCRATCH, scratch), reused: true };
        return asking === undefined ? this.start(question) : this.ask(question);
    }
    async start({ key, scratch, start, isAnswer }) {
        const starting = start();
        const answer = starting
            .then((ending) => (ending.kind === 'exited' && isAnswer(ending) ? mapOutput(ending, scratch, SCRATCH) : null), () => null)
            .then((ending) => {
            this.asking.delete(key);
            if (ending !== null)
                this.keep(key, ending);
            return ending;
        });
        this.asking.set(key, answer);
        await answer;
        return { ending: await starting, reused: false };
    }
    keep(key, ending) {
        if (this.kept.has(key) || sizeOf(ending) > MAX_BYTES)
            return;
        this.kept.set(key, ending);
        this.bytes += sizeOf(ending);
        for (const [oldest, dropped] of this.kept) {
            if (this.bytes <= MAX_BYTES)
                break;
            this.kept.delete(oldest);
            this.bytes -= sizeOf(dropped);
        }
    }
}
function sizeOf({ stdout, stderr }) {
    return 2 * (stdout.length + stderr.length) + ENTRY_BYTES;
}
function mapOutput(ending, from, to) {
    const map = (text) => text.split(from).join(to);
    return { ...ending, stdout: map(ending.stdout), stderr: map(ending.stderr) };
}


/***/ }),

/***/ 9187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MB: () => (/* binding */ considerNotShown),
/* harmony export */   Qo: () => (/* binding */ askHooks),
/* harmony export */   W5: () => (/* binding */ verdictsOf)
/* harmony export */ });
/* harmony import */ var _answer_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1345);
/* harmony import */ var _readings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2870);
/* harmony import */ var _time_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6438);



/** Tries every configured hook at an event, and runs those that fire as the dialect runs them: all at once, or one after the other. */
function askHooks(event, context) {
    const firsts = new Repeats();
    const tried = context.loaded.hooks.map((hook) => firsts.check(tryHook(hook, [event], context)));
    const isInTurn = context.dialect.order === 'sequential' || tried.some(({ fate, hook }) => fate === 'asked' && hook.isInTurn === true);
    return isInTurn ? askInTurn(event, context) : Promise.all(tried.map((each) => askTried(each, event, context)));
}
/** The answers of those that were asked; in configured order. */
function verdictsOf(considered) {
    return considered.flatMap(({ asked }) => (asked === null ? [] : [asked.verdict]));
}
/** Every configured hook at a call that none of them can be shown; `why` is one phrase. */
function considerNotShown(event, { hooks }, why) {
    return hooks.map((hook) => passOver(hook, event) ?? { hook, fate: 'not-shown', why, loose: false, asked: null });
}
/** Of hooks that run once for one event the first does. */
class Repeats {
    #firsts = new Map();
    check(tried) {
        const { hook, fate } = tried;
        if (fate !== 'asked' || hook.runKey === null)
            return tried;
        const first = this.#firsts.get(hook.runKey);
        if (first !== undefined)
            return { ...tried, fate: 'repeat', why: `the same as ${first.id}, which runs for both` };
        this.#firsts.set(hook.runKey, hook);
        return tried;
    }
}
async function askInTurn(event, context) {
    const considered = [];
    const firsts = new Repeats();
    let current = event;
    let last = null;
    for (const hook of context.loaded.hooks) {
        // A later guard must judge what would run: its matcher is tried on the call as recorded and as rewritten so far.
        const tried = firsts.check(tryHook(hook, current === event ? [event] : [event, current], context));
        if (tried.fate === 'asked' && last !== null) {
            considered.push({ ...tried, fate: 'chain-ended', why: `${last.id} ended the chain` });
            continue;
        }
        const settled = await askTried(tried, current, context);
        considered.push(settled);
        if (settled.asked === null)
            continue;
        if (settled.asked.verdict.endsChain)
            last = hook;
        else if (context.dialect.feedsRewrites)
            current = applyRewrites(event, verdictsOf(considered), context);
    }
    return considered;
}
/** A hook before anybody has asked it: `asked` means that it is to be. `versions`: the event, then as rewritten so far where it was. */
function tryHook(hook, versions, context) {
    const [event, rewritten] = versions;
    const passed = passOver(hook, event);
    if (passed !== null)
        return passed;
    const asRecorded = (0,_readings_js__WEBPACK_IMPORTED_MODULE_2__/* .matchHook */ .hc)(hook, event, context);
    const match = asRecorded.fires || rewritten === undefined ? asRecorded : (0,_readings_js__WEBPACK_IMPORTED_MODULE_2__/* .matchHook */ .hc)(hook, rewritten, context);
    const { fires, why, loose = false } = match === asRecorded ? match : { ...match, why: `${match.why} (as rewritten by earlier hooks)` };
    if (!fires)
        return { hook, fate: 'no-match', why, loose, asked: null };
    if (!hook.trusted)
        return { hook, fate: 'untrusted', why: `it would fire, but trust_project is false: ${why}`, loose, asked: null };
    return { hook, fate: 'asked', why, loose, asked: null };
}
function passOver(hook, event) {
    return hook.kind === event.kind
        ? null
        : { hook, fate: 'other-event', why: `it is configured for ${hook.event}`, loose: false, asked: null };
}
async function askTried(tried, event, context) {
    const { hook, fate, why } = tried;
    if (fate !== 'asked')
        return tried;
    const { settings } = hook;
    if (settings?.isReplayed === false) {
        const places = settings.at.map(({ path, line }) => `${path}:${line ?? 1}`).join(', ');
        return { ...tried, fate: 'not-replayed', why: `it would fire, but ${places} says replay = "never": ${why}` };
    }
    try {
        return { ...tried, asked: await askHook(hook, event, context) };
    }
    catch (error) {
        if (error instanceof _time_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeIsOver */ .KX)
            return { ...tried, fate: 'out-of-time' };
        throw error;
    }
}
function applyRewrites(event, verdicts, { dialect, recorded }) {
    const { rewritten } = dialect.merge(verdicts, event);
    return rewritten === null ? event : (0,_readings_js__WEBPACK_IMPORTED_MODULE_2__/* .withArgs */ .qm)(event, rewritten, recorded);
}
async function askHook(hook, event, context) {
    const prepared = hook.prepare(event);
    const call = { ...prepared, cwd: context.workspace.resolveCwd(prepared.cwd) };
    const { ending, reused } = await findEnding(hook, event, { call, context });
    const answer = hook.interpret(ending, event);
    return { call, ending, verdict: { ...answer, hook, ms: reused ? 0 : ending.ms, readInput: ending.readInput, reused } };
}
async function findEnding(hook, event, { call, context }) {
    const start = () => context.run({ ...call, env: { ...context.environment, ...call.env } });
    if (hook.settings?.isPure !== true)
        return { ending: await start(), reused: false };
    return context.memory.ask({
        key: (0,_answer_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOfCall */ .T)(hook.id, hook.prepare(withoutIdentity(event)), context.workspace.base),
        scratch: context.workspace.base,
        start,
        isAnswer: (ending) => hook.interpret(ending, event).failure === null,
    });
}
/** The event without times and ids: the same for all that only differ in them. */
function withoutIdentity(event) {
    return {
        ...event,
        session: { ...event.session, id: '' },
        thread: event.thread.subagent ? { ...event.thread, id: '' } : event.thread,
        tool: event.tool === null ? null : { ...event.tool, id: '' },
        ts: null,
        promptId: event.promptId === null ? null : '',
        transcriptPath: '',
    };
}


/***/ }),

/***/ 5402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ buildEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/**
 * What a hook inherits from us: enough to find programs and to print, nothing that holds a secret or lets it write into later steps
 * (`GITHUB_ENV`, `GITHUB_OUTPUT`, tokens, inputs). `CI` is left out on purpose: hooks must answer as they do live.
 */
const INHERITED = [
    ...['PATH', 'PATHEXT', 'SYSTEMROOT', 'SystemRoot', 'COMSPEC', 'ComSpec', 'WINDIR', 'TZ', 'TERM', 'USER', 'LOGNAME', 'SHELL'],
    ...['LANG', 'LANGUAGE', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'LC_COLLATE', 'LC_NUMERIC', 'LC_TIME'],
    // By it the runner finds what a job leaves behind, should we be killed ourselves.
    'RUNNER_TRACKING_ID',
    // Where version managers keep their programs: their shims on PATH look there.
    ...[
        'PYENV_ROOT',
        'RBENV_ROOT',
        'NODENV_ROOT',
        'NVM_DIR',
        'VOLTA_HOME',
        'FNM_DIR',
        'ASDF_DIR',
        'ASDF_DATA_DIR',
        'MISE_DATA_DIR',
        'CARGO_HOME',
    ],
    ...['RUSTUP_HOME', 'RUSTUP_TOOLCHAIN', 'GOROOT', 'JAVA_HOME', 'DENO_DIR', 'BUN_INSTALL', 'PNPM_HOME', 'NIX_PATH', 'NIX_PROFILES'],
];
/** Version managers that look below HOME when their variable is unset; the hook's HOME is a scratch folder. */
const BELOW_HOME = [
    ['PYENV_ROOT', '.pyenv'],
    ['RBENV_ROOT', '.rbenv'],
    ['CARGO_HOME', '.cargo'],
    ['RUSTUP_HOME', '.rustup'],
    ['VOLTA_HOME', '.volta'],
];
/** Without the entries of a PATH that lie in a folder: programs there are the pull request's, not the trusted commit's. */
function dropBelow(searched, folder) {
    const isBelow = (entry) => entry === '' || entry === folder || node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(entry).startsWith(`${folder}/`);
    return searched
        .split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter)
        .filter((entry) => !isBelow(entry))
        .join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
}
/** The environment of every hook, before its agent's own variables are added. */
function buildEnvironment(own, scratch) {
    const environment = {};
    for (const name of INHERITED) {
        const value = own[name];
        if (value !== undefined && value !== '')
            environment[name] = value;
    }
    if (scratch.foreign !== null && environment.PATH !== undefined)
        environment.PATH = dropBelow(environment.PATH, scratch.foreign);
    for (const [variable, folder] of BELOW_HOME) {
        const isUsed = own.HOME !== undefined && (own.PATH ?? '').includes(`${own.HOME}/${folder}/`);
        if (isUsed && environment[variable] === undefined)
            environment[variable] = `${own.HOME}/${folder}`;
    }
    // Without a UTF-8 locale Python and Perl hooks fail on envelopes that are not ASCII.
    if (environment.LANG === undefined && environment.LC_ALL === undefined)
        environment.LANG = 'C.UTF-8';
    return { ...environment, HOME: scratch.home, TMPDIR: scratch.tmp };
}


/***/ }),

/***/ 726:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ toVerdictLine),
/* harmony export */   Kl: () => (/* binding */ toFailureRow),
/* harmony export */   U6: () => (/* binding */ toEventLine),
/* harmony export */   i0: () => (/* binding */ recordedOf),
/* harmony export */   ls: () => (/* binding */ identify)
/* harmony export */ });
/* harmony import */ var _model_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8425);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2966);


/** One line of `--events_out`: all foreign text made safe, secrets masked. */
function toEventLine(event, judgement) {
    const { ruled, event: seen } = judgement;
    return {
        ...identify(event),
        dialect: judgement.dialect,
        translated: seen.translated,
        native: judgement.native,
        ruling: ruled.ruling,
        reason: safe(ruled.reason),
        recorded: recordedOf(event),
        recorded_by: event.kind === 'pre_tool' ? (event.recordedBy ?? null) : null,
        confidence: event.confidence ?? 'full',
        lacks: [...((0,_model_event_js__WEBPACK_IMPORTED_MODULE_1__/* .callOf */ .C)(event)?.lacks ?? [])],
        args: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafeDeep */ .EF)(showArguments(seen)),
        rewritten: judgement.rewritten === null ? null : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafeDeep */ .EF)(judgement.rewritten),
        synthetic: seen.moment?.synthetic ?? false,
        context: safe(judgement.context),
        told: safe(judgement.told),
        not_fired: safe(judgement.notFired),
        after_block: judgement.afterBlock,
        verdicts: judgement.verdicts.map(toVerdictLine),
    };
}
/** One hook's answer, in event lines and in the JSON of a dry run. */
function toVerdictLine({ hook, verdict, reason, context, failure, ms, reused }) {
    return {
        hook: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafe */ .av)(hook.id),
        at: { path: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafe */ .av)(hook.at.path), line: hook.at.line ?? null },
        verdict,
        reason: safe(reason),
        context: safe(context),
        failure: toFailureRow(failure),
        ms: Math.round(ms),
        reused,
    };
}
/** Which recorded event a line is about. */
function identify(event) {
    return {
        session: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafe */ .av)(event.session.id),
        agent: event.session.agent,
        event: event.kind,
        tool: safe((0,_model_event_js__WEBPACK_IMPORTED_MODULE_1__/* .callOf */ .C)(event)?.name ?? null),
        at: { path: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafe */ .av)(event.at.path), line: event.at.line ?? null, call: safe(event.at.call ?? null) },
    };
}
/** What the transcript says became of it; null for events that are no call. */
function recordedOf(event) {
    return (0,_model_event_js__WEBPACK_IMPORTED_MODULE_1__/* .isToolEvent */ .z)(event) ? event.recorded : null;
}
/** A failed hook as machines read it. */
function toFailureRow(failure) {
    return failure === null ? null : { kind: failure.kind, detail: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafe */ .av)(failure.detail), exit_code: failure.exitCode };
}
function safe(text) {
    return text === null ? null : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafe */ .av)(text);
}
/** What the event is about: a call's arguments, a prompt, or what is known of a moment. */
function showArguments({ tool, prompt, moment }) {
    if (moment !== null)
        return { ...moment.facts };
    return tool?.args ?? (prompt === null ? null : { prompt });
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


/***/ }),

/***/ 2870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hc: () => (/* binding */ matchHook),
  eL: () => (/* binding */ permit),
  qm: () => (/* binding */ withArgs)
});

;// CONCATENATED MODULE: ./src/policy/strictest.ts
/**
 * What permission rules say to a call that can be read in several ways: a deny or an ask holds when one reading meets it, an allow only when
 * every reading does.
 */
function strictestRuling(rulings) {
    const find = (decision) => rulings.find((each) => each?.decision === decision) ?? null;
    const strict = find('deny') ?? find('ask');
    if (strict !== null)
        return strict;
    return rulings.every((each) => each !== null) ? find('allow') : null;
}

;// CONCATENATED MODULE: ./src/replay/readings.ts

/** Whether a hook fires for an event in any reading of it; otherwise what every reading says. */
function matchHook(hook, event, { dialect }) {
    const misses = new Set();
    for (const reading of listReadings(event, dialect)) {
        const match = hook.matches(reading.event);
        if (match.fires)
            return reading.event === event ? match : { ...match, why: `${match.why} (${reading.as})` };
        misses.add(match.why);
    }
    return { fires: false, why: [...misses].join('; ') };
}
/** What the permission rules say to a call in all readings of it. */
function permit(event, of, { dialect, loaded }) {
    const readings = listReadings(event, dialect).map(({ as, event: read }) => ({
        as,
        ruling: read.tool === null ? null : loaded.permit(read.tool, read, of),
    }));
    return { ruling: strictestRuling(readings.map((each) => each.ruling)), readings };
}
/** The event with other arguments: the call as rewritten. */
function withArgs(event, args, recorded) {
    const { tool, asRecorded } = event;
    if (tool === null)
        return event;
    return { ...event, tool: { ...tool, args }, asRecorded: asRecorded === null ? null : { ...asRecorded, args: recorded.args(args) } };
}
/**
 * A rule may name a path as the workspace has it or as it was recorded. And an agent that never moves stands in the project root: its guards
 * are not skipped because another agent had gone into a subfolder.
 */
function listReadings(event, { startsIn }) {
    const readings = [{ as: 'with the paths of the workspace', event }, ...readAsRecorded(event)];
    if (startsIn === 'recorded-cwd')
        return readings;
    return readings.flatMap((each) => {
        const { cwd, projectRoot } = each.event;
        return cwd === projectRoot ? [each] : [each, { as: `${each.as}, from the project root`, event: { ...each.event, cwd: projectRoot } }];
    });
}
function readAsRecorded(event) {
    const { tool, asRecorded } = event;
    if (tool === null || asRecorded === null)
        return [];
    const recorded = { ...event, tool: { ...tool, args: asRecorded.args }, cwd: asRecorded.cwd, projectRoot: asRecorded.root };
    return [{ as: 'with the paths as recorded', event: recorded }];
}


/***/ }),

/***/ 9964:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ showJudgement),
/* harmony export */   x: () => (/* binding */ showVerdict)
/* harmony export */ });
/* harmony import */ var _path_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6095);

/** The judgement as it is shown: what reports, event lines and fingerprints are made from. No text names the workspace. */
function showJudgement(judgement, { ofEvent, ofHooks }) {
    const text = (value) => (value === null ? null : ofHooks(value));
    const { event, ruled } = judgement;
    const { tool, prompt, moment } = event;
    return {
        ...judgement,
        event: {
            ...event,
            tool: tool === null ? null : { ...tool, args: (0,_path_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .to)(tool.args, ofEvent) },
            prompt: prompt === null ? null : ofEvent(prompt),
            moment: (0,_path_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .to)(moment, ofEvent),
        },
        ruled: { ...ruled, reason: text(ruled.reason), liveWhy: ofHooks(ruled.liveWhy) },
        verdicts: judgement.verdicts.map((verdict) => showVerdict(verdict, ofHooks)),
        rewritten: judgement.rewritten === null ? null : (0,_path_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .to)(judgement.rewritten, ofEvent),
        context: text(judgement.context),
        told: text(judgement.told),
    };
}
/** A hook's answer with every text shown so. */
function showVerdict(verdict, show) {
    const text = (value) => (value === null ? null : show(value));
    const { failure } = verdict;
    return {
        ...verdict,
        reason: text(verdict.reason),
        context: text(verdict.context),
        failure: failure === null ? null : { ...failure, detail: text(failure.detail) ?? '' },
        notes: verdict.notes.map((note) => ({ ...note, message: text(note.message) ?? '' })),
    };
}


/***/ }),

/***/ 6438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ TimeIsOver),
/* harmony export */   QQ: () => (/* binding */ NO_BUDGET),
/* harmony export */   W5: () => (/* binding */ runUntil),
/* harmony export */   cg: () => (/* binding */ startBudget)
/* harmony export */ });
/** Said instead of an answer once the time of the whole run is over. */
class TimeIsOver extends Error {
    constructor() {
        super('the time budget is spent');
        this.name = 'TimeIsOver';
    }
}
/** How long what is left of the transcripts is still read, so that it can be told how much was not judged. */
const COUNTING_MS = 10_000;
/** Never over. */
const NO_BUDGET = { over: new AbortController().signal, mayRead: () => true, close: () => undefined };
/** Starts the clock; null: there is none. To be closed. */
function startBudget(seconds) {
    if (seconds === null)
        return NO_BUDGET;
    const ending = new AbortController();
    let readsUntil = Number.POSITIVE_INFINITY;
    // `performance.now()` counts from the start of the process.
    const timer = setTimeout(() => {
        readsUntil = performance.now() + COUNTING_MS;
        ending.abort(new TimeIsOver());
    }, Math.max(0, seconds * 1000 - performance.now()));
    return { over: ending.signal, mayRead: () => performance.now() < readsUntil, close: () => clearTimeout(timer) };
}
/** Runs a hook if there is time. When that is over whoever closes the runner ends the hook: what then rejects, rejects with a `TimeIsOver`. */
async function runUntil(over, run) {
    over.throwIfAborted();
    try {
        return await run();
    }
    catch (error) {
        over.throwIfAborted();
        throw error;
    }
}


/***/ }),

/***/ 5763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ copyTranscript),
/* harmony export */   h: () => (/* binding */ transcriptFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** A larger transcript is not copied for hooks that read it: they find an empty file. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Where it lies: beside the workspace, since what lies in that must be as it was for the next session. */
function transcriptFolder({ base }) {
    return `${base}-transcript`;
}
/**
 * A copy of the transcript in the workspace, for hooks that read `transcript_path`. It is whole: hooks see later records too, which a live
 * session would not have yet.
 */
async function copyTranscript(source, session, workspace) {
    const folder = transcriptFolder(workspace);
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, `${session.id.replace(/[^\w.-]/g, '_').slice(0, 100)}.jsonl`);
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir(folder, { recursive: true });
    if (!(await writeAtMost(file, source.contents(), MAX_BYTES)))
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile(file, '');
    return file;
}
/** False when there is more, or it cannot be read to its end. */
async function writeAtMost(file, pieces, most) {
    const output = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open(file, 'w');
    try {
        let bytes = 0;
        for await (const piece of pieces) {
            if (piece instanceof Error)
                return false;
            bytes += piece.length;
            if (bytes > most)
                return false;
            await output.writeFile(piece);
        }
        return true;
    }
    finally {
        await output.close();
    }
}


/***/ }),

/***/ 9076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ WorkspacePool)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/replay/remove-tree.ts
var remove_tree = __webpack_require__(2404);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/git/commits.ts
var commits = __webpack_require__(9102);
// EXTERNAL MODULE: ./src/git/repository.ts
var repository = __webpack_require__(5986);
;// CONCATENATED MODULE: ./src/replay/copy-tree.ts



// Names are latin1 byte strings here: on Linux a file name is any bytes, and a deny list must not go missing because of its name.
/** Files copied at once: enough to keep a disk busy, few enough to leave threads for hooks. */
const AT_ONCE = 16;
/** A folder of more entries is linked as a whole. */
const MAX_LINKS = 2000;
/** Copies a tree piece by piece and remembers what it could not read. */
class TreeCopy {
    /** Names that are there and could not be copied, with the reason. */
    skipped = [];
    from;
    to;
    over;
    links = new Map();
    /** Every copying rejects with the reason of `over` from when that has come. */
    constructor(from, to, over) {
        this.from = from;
        this.to = to;
        this.over = over;
    }
    /** Copies files and links named relative to the tree; what has vanished meanwhile is left out. */
    async files(names) {
        const pending = names.values();
        const work = async () => {
            for (const name of pending)
                await this.attempt(name, () => this.copy(name));
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
    /** Links each entry of an ignored folder: a hook may read it, and what it adds beside the entries stays in the copy. */
    async linkedFolder(name) {
        await this.attempt(name, async () => {
            const names = await promises_.readdir(bytesOf(this.from, name), { encoding: 'latin1' });
            if (names.length > MAX_LINKS)
                return this.link(bytesOf(this.from, name), bytesOf(this.to, name.replace(/\/$/, '')));
            await promises_.mkdir(bytesOf(this.to, name), { recursive: true });
            for (const entry of names)
                await this.link(bytesOf(this.from, `${name}/${entry}`), bytesOf(this.to, `${name}/${entry}`));
        });
    }
    /** Copies a folder with all below it; folders named in `linked` are linked instead, `.git` is left out. */
    async folder(name, linked) {
        await this.attempt(name, async () => {
            await promises_.mkdir(bytesOf(this.to, name), { recursive: true });
            for (const entry of await promises_.readdir(bytesOf(this.from, name), { encoding: 'latin1' })) {
                if (entry === '.git')
                    continue;
                const inner = name === '' ? entry : `${name}/${entry}`;
                const found = await promises_.lstat(bytesOf(this.from, inner)).catch(() => null);
                if (found?.isDirectory() && linked.has(entry))
                    await this.linkedFolder(inner);
                else if (found?.isDirectory())
                    await this.folder(inner, linked);
                else
                    await this.files([inner]);
            }
        });
    }
    async attempt(name, act) {
        this.over.throwIfAborted();
        try {
            await act();
        }
        catch (error) {
            const { code } = error;
            if (code === undefined)
                throw error;
            if (code !== 'ENOENT')
                this.skipped.push({ name: Buffer.from(name, 'latin1').toString('utf8'), why: code });
        }
    }
    async copy(name) {
        // The index may still name files below a folder that has become a link.
        if (await this.isBelowLink(name))
            return;
        const source = bytesOf(this.from, name);
        const target = bytesOf(this.to, name);
        const found = await promises_.lstat(source);
        await promises_.mkdir(bytesOf(this.to, external_node_path_.posix.dirname(name)), { recursive: true });
        if (found.isSymbolicLink())
            await this.link(this.turnInwards(await promises_.readlink(source, 'buffer')), target);
        // A submodule: git lists it as one entry.
        else if (found.isDirectory())
            await this.folder(name.replace(/\/$/, ''), new Set());
        else if (found.isFile())
            await copyFile(source, target, found);
    }
    async isBelowLink(name) {
        const folder = external_node_path_.posix.dirname(name);
        if (folder === '.')
            return false;
        const known = this.links.get(folder);
        if (known !== undefined)
            return known;
        const isLink = (await this.isBelowLink(folder)) || ((await promises_.lstat(bytesOf(this.from, folder)).catch(() => null))?.isSymbolicLink() ?? false);
        this.links.set(folder, isLink);
        return isLink;
    }
    /** An absolute link into the checkout would let a hook write there. */
    turnInwards(link) {
        const text = link.toString('latin1');
        const root = Buffer.from(this.from).toString('latin1');
        return text === root || text.startsWith(`${root}/`) ? bytesOf(this.to, text.slice(root.length + 1)) : link;
    }
    async link(target, at) {
        await promises_.symlink(target, at).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
    }
}
async function copyFile(source, target, found) {
    await promises_.copyFile(source, target, external_node_fs_.constants.COPYFILE_FICLONE);
    await promises_.utimes(target, found.atime, found.mtime);
}
function bytesOf(root, name) {
    return Buffer.concat([Buffer.from(root), Buffer.from('/'), Buffer.from(name, 'latin1')]);
}

;// CONCATENATED MODULE: ./src/replay/tree-state.ts


/** Size, mode and times of all files and folders below a folder. What cannot be looked at counts by its error. */
async function readTreeState(root) {
    const state = new Map();
    const pending = [''];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        for (const entry of await listEntries(external_node_path_.join(root, folder), state, folder)) {
            const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory()) {
                pending.push(name);
                continue;
            }
            const found = await promises_.lstat(external_node_path_.join(root, name), { bigint: true }).catch(() => null);
            state.set(name, found === null ? 'unreadable' : `${found.size} ${found.mode} ${found.mtimeNs} ${found.ctimeNs} ${found.ino}`);
        }
    }
    return state;
}
async function listEntries(folder, state, name) {
    try {
        return await promises_.readdir(folder, { withFileTypes: true });
    }
    catch (error) {
        state.set(`${name}/`, String(error.code));
        return [];
    }
}
/** Names that were added, changed or removed, sorted. */
function compareStates(before, after) {
    const changed = [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
    const removed = [...before.keys()].filter((name) => !after.has(name));
    return [...changed, ...removed].sort();
}

;// CONCATENATED MODULE: ./src/replay/workspace.ts







/** Folders that a tree outside git has linked instead of copied: installed, large, never hooks themselves. */
const LINKED = new Set(['node_modules', '.venv', 'venv']);
/**
 * Makes a scratch copy that stands on `branch`, in the folder `base`, which must not exist. Rejects with the reason of `over` where that comes
 * first, and leaves what was copied until then.
 */
async function openWorkspace(tree, { branch, base, over }) {
    const copy = external_node_path_.join(base, 'tree', tree.name);
    const root = external_node_path_.join(copy, tree.prefix).replace(/\/$/, '');
    const home = external_node_path_.join(base, 'home');
    const tmp = external_node_path_.join(base, 'tmp');
    for (const folder of [copy, root, home, tmp])
        await promises_.mkdir(folder, { recursive: true });
    const skipped = await fillTree(tree, copy, over);
    if (tree.repository !== null) {
        const { top } = tree.repository;
        const standsOn = branch !== null && (await (0,commits/* isBranchName */.Q8)(top, branch)) ? branch : tree.branch;
        await (0,commits/* plantGitFolder */.Ct)(top, copy, { commit: tree.commit, branch: standsOn, keepIndex: tree.isCheckout });
    }
    over.throwIfAborted();
    const before = await readTreeState(base);
    return {
        ...{ base, root, home, tmp, branch, skipped },
        resolveCwd: (wanted) => resolveInside(base, wanted, root),
        inspect: async () => {
            const touched = compareStates(before, await readTreeState(base));
            const inTree = `${external_node_path_.relative(base, copy)}/`;
            const changed = touched.filter((name) => name.startsWith(inTree)).map((name) => name.slice(inTree.length));
            return { changed: changed.filter(isOwnChange).map((name) => relativeTo(tree.prefix, name)), isPristine: touched.length === 0 };
        },
    };
}
/** Git's own bookkeeping, which a mere `git status` rewrites, is no change worth telling. */
function isOwnChange(name) {
    return !/^\.git\/(?:index|objects|logs|ORIG_HEAD|FETCH_HEAD)(?:\/|$)/.test(name);
}
async function fillTree(tree, copy, over) {
    const copying = new TreeCopy(tree.top, copy, over);
    if (tree.repository === null || !tree.isCheckout) {
        await copying.folder('', LINKED);
        return copying.skipped;
    }
    await copying.files(await (0,repository/* listFiles */.CS)(tree.top));
    const ignored = await (0,repository/* listIgnored */.rZ)(tree.top);
    await copying.files(ignored.filter((name) => !name.endsWith('/')));
    for (const name of ignored.filter((each) => each.endsWith('/')))
        await copying.linkedFolder(name.slice(0, -1));
    return copying.skipped;
}
/** In this turn: three visits to Node's thread pool would cost more than all else that a call costs us. */
function resolveInside(base, wanted, root) {
    try {
        const real = external_node_fs_.realpathSync.native(wanted);
        if (real !== base && !real.startsWith(`${base}/`))
            return root;
        // Only a folder that may be entered has a `.`.
        (0,external_node_fs_.accessSync)(`${real}/.`, external_node_fs_.constants.X_OK);
        return real;
    }
    catch {
        return root;
    }
}
function relativeTo(prefix, name) {
    return prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : external_node_path_.posix.relative(prefix, name);
}

;// CONCATENATED MODULE: ./src/replay/workspace-pool.ts



/** Copies kept for later sessions: each holds the whole tree. */
const MAX_IDLE = 4;
/** Folders of one length: where a hook's words are cut must not depend on which copy it got. */
const DIGITS = 6;
/** Hands out one workspace per running session and reuses it for the next when hooks left everything as it was. */
class WorkspacePool {
    tree;
    scratch;
    idle = [];
    made = 0;
    /** `scratch`: an absolute folder, links resolved, that the caller removes when the run is over. */
    constructor(tree, scratch) {
        this.tree = tree;
        this.scratch = scratch;
    }
    /** Rejects with the reason of `over` where that comes before the copy is whole. */
    async take(branch, over) {
        const at = this.idle.findIndex((each) => each.branch === branch);
        const [known] = at < 0 ? [] : this.idle.splice(at, 1);
        if (known !== undefined)
            return known;
        this.made += 1;
        return openWorkspace(this.tree, { branch, base: external_node_path_.join(this.scratch, `session-${String(this.made).padStart(DIGITS, '0')}`), over });
    }
    /** Returns the files that hooks changed. */
    async giveBack(workspace) {
        const { changed, isPristine } = await workspace.inspect();
        if (isPristine && this.idle.length < MAX_IDLE)
            this.idle.push(workspace);
        else
            await (0,remove_tree/* removeTree */.d)(workspace.base);
        return changed;
    }
}


/***/ }),

/***/ 4669:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "8325f7d40fbe951b61b4.pl";

/***/ })

};
