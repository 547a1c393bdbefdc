#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 7633:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ printPieces),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tj: () => (/* binding */ printLines)
/* harmony export */ });
/* harmony import */ var _text_unwritable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9524);

/** Prints a text for people on stdout; tells what was in the way. A reader that stops early (`| head`) has what it wanted. */
async function printText(text) {
    const error = await print([text]);
    return error === null || isEarlyEnd(error) ? null : (0,_text_unwritable_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOutput */ .E)('stdout', 'standard output', error);
}
/** Prints what a program reads on stdout; tells what was in the way. Half of it is no result, so a reader that is gone counts too. */
async function printPieces(pieces) {
    const error = await print(pieces);
    return error === null ? null : (0,_text_unwritable_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOutput */ .E)('stdout', 'standard output', error);
}
/** Prints lines as they are made. Each is whole by itself, so a reader that stops early has what it wanted. */
async function printLines(lines) {
    const error = await print(lines);
    return error === null || isEarlyEnd(error) ? null : (0,_text_unwritable_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOutput */ .E)('stdout', 'standard output', error);
}
/** A piece is made when the one before it has gone: none waits in memory. */
async function print(pieces) {
    for await (const piece of pieces) {
        const error = await new Promise((resolve) => {
            process.stdout.write(piece, (failed) => resolve(failed ?? null));
        });
        if (error !== null)
            return error;
    }
    return null;
}
function isEarlyEnd(error) {
    return 'code' in error && error.code === 'EPIPE';
}


/***/ }),

/***/ 4086:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this build; a test holds it equal to package.json's. */
const VERSION = '0.1.0';


/***/ }),

/***/ 9441:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ FILE_KEYS),
/* harmony export */   I4: () => (/* binding */ NAMING_KEYS),
/* harmony export */   dh: () => (/* binding */ HOOK_KEYS),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE)
/* harmony export */ });
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6856);

/** The gate's own configuration file, at the project root. */
const CONFIG_FILE = '.hookwitness.toml';
/** Keys at the top: options that a project may settle for all who check it. */
const FILE_KEYS = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .OPTION_FORMS */ .K.filter((form) => form.inFile);
/** Keys of a `[[hooks]]` entry that say which hooks it speaks for, as `hookwitness hooks` shows them. */
const NAMING_KEYS = ['command', 'dialect', 'event', 'matcher'];
/** Keys of a `[[hooks]]` entry. Those that settle something have one value only, so that two entries never contradict each other. */
const HOOK_KEYS = [
    {
        name: 'command',
        kind: 'text',
        default: null,
        isRequired: true,
        help: 'The command of the hook, exactly as `hookwitness hooks` shows it. The entry speaks for every hook that has it.',
    },
    { name: 'dialect', kind: 'text', default: null, help: 'Only hooks of this hook system.' },
    { name: 'event', kind: 'text', default: null, help: "Only hooks at this event, by the agent's own name of it." },
    { name: 'matcher', kind: 'text', default: null, help: 'Only hooks with exactly this matcher.' },
    {
        name: 'replay',
        kind: 'choice',
        choices: ['never'],
        default: null,
        help: 'never: the hook is not run. What it would have judged is indeterminate, unless something else refuses it.',
    },
    {
        name: 'pure',
        kind: 'choice',
        choices: ['true'],
        default: null,
        help: 'true: the answer depends on the envelope alone, times and ids aside, so the same one is answered from memory.',
    },
];


/***/ }),

/***/ 6856:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ OPTION_FORMS)
/* harmony export */ });
/** The options in the order in which they are documented. */
const OPTION_FORMS = [
    {
        name: 'transcripts',
        kind: 'list',
        default: null,
        where: 'both',
        help: 'Recorded sessions: files, folders or globs, one a line; entire: the checkpoints of Entire that the commits name. Empty: looks in known places and says what it found.',
    },
    { name: 'repo', kind: 'text', default: '.', where: 'both', help: 'The project whose hooks judge the sessions.' },
    {
        name: 'dialects',
        alias: 'dialect',
        kind: 'list',
        default: null,
        where: 'both',
        inFile: true,
        help: 'Hook systems to use. Empty: all that the project configures.',
    },
    {
        name: 'copilot_host',
        kind: 'choice',
        choices: ['cli', 'cloud', 'vscode'],
        default: 'cli',
        where: 'both',
        inFile: true,
        help: "Which Copilot runs the project's Copilot hooks: its command line, the cloud agent, or VS Code. Each has files, names of tools and failure rules of its own.",
    },
    {
        name: 'hooks_from',
        kind: 'text',
        default: null,
        where: 'both',
        help: 'Where hooks come from: worktree, base (the commit a pull request goes into) or a git commit. Default: base on pull requests, else worktree.',
    },
    {
        name: 'trust_project',
        kind: 'choice',
        choices: ['auto', 'true', 'false'],
        default: 'auto',
        where: 'both',
        help: "Whether the project's own hooks run. auto: yes, but never a pull request's own version of them.",
    },
    {
        name: 'user_config',
        kind: 'text',
        default: null,
        where: 'both',
        help: 'A folder that stands for the home folder, for user-level hooks. The real home folder is never read.',
    },
    {
        name: 'on_ask',
        kind: 'choice',
        choices: ['deny', 'allow', 'native'],
        default: 'deny',
        where: 'both',
        inFile: true,
        help: 'What a hook\'s "ask" means when nobody is there. native: what the agent itself does in a headless run.',
    },
    {
        name: 'on_hook_failure',
        kind: 'choice',
        choices: ['deny', 'native'],
        default: 'deny',
        where: 'both',
        inFile: true,
        help: 'What a hook that crashes, hangs or answers nonsense means. native: what the agent itself makes of it.',
    },
    {
        name: 'events',
        kind: 'choice',
        choices: ['gates', 'tools', 'all'],
        default: 'gates',
        where: 'both',
        inFile: true,
        help: 'gates: calls and prompts before they happen. tools: also after each call. all: every event that a transcript yields.',
    },
    {
        name: 'path_map',
        kind: 'choice',
        choices: ['auto', 'off'],
        default: 'auto',
        where: 'both',
        help: 'auto: the recorded project folder becomes the one on this machine in all that hooks see. off: as recorded.',
    },
    {
        name: 'require_transcript',
        kind: 'choice',
        choices: ['true', 'false', 'agent'],
        default: 'true',
        where: 'both',
        inFile: true,
        help: 'false: a run that finds nothing to judge passes with a notice. agent: it passes only when no commit names an agent as its author.',
    },
    {
        name: 'min_confidence',
        kind: 'choice',
        choices: ['full', 'partial', 'lossy'],
        default: 'partial',
        where: 'both',
        inFile: true,
        help: 'How much a record has to tell for an allowed call to pass: full, partial (parts of calls may be missing) or lossy (a description for people). What tells less is indeterminate.',
    },
    {
        name: 'fail_on',
        kind: 'list',
        default: null,
        where: 'both',
        help: 'Finding ids or levels (warning, notice) that also fail the check.',
    },
    {
        name: 'mode',
        kind: 'choice',
        choices: ['block', 'warn', 'observe'],
        default: 'block',
        where: 'both',
        help: 'warn: blocked calls do not fail the check, their annotations are warnings. observe: as warn, without annotations.',
    },
    {
        name: 'sandbox',
        kind: 'choice',
        choices: ['off', 'auto', 'strict'],
        default: 'off',
        where: 'both',
        inFile: true,
        help: 'auto: hooks have no network and can change no file but in their scratch copy, where the machine allows it. strict: they run like that or not at all.',
    },
    {
        name: 'concurrency',
        kind: 'number',
        most: 256,
        default: null,
        where: 'both',
        help: 'Sessions judged at the same time. Default: the number of cores.',
    },
    {
        name: 'time_budget',
        kind: 'number',
        // Node's longest timer, in whole seconds.
        most: 2_147_483,
        default: null,
        where: 'both',
        help: 'Seconds that the whole run may take. Then no hook is asked any more, what was not judged is told, and the outcome is indeterminate or worse. Default: no limit.',
    },
    {
        name: 'summary',
        kind: 'choice',
        choices: ['true', 'false'],
        default: 'true',
        where: 'action',
        help: 'Writes the step summary.',
    },
    {
        name: 'report_path',
        kind: 'text',
        default: null,
        where: 'both',
        help: "Where the JSON report goes. Default in the action: hookwitness-report.json in the runner's temp folder.",
    },
    {
        name: 'format',
        kind: 'choice',
        choices: ['terminal', 'json', 'markdown'],
        default: 'terminal',
        where: 'cli',
        help: 'What is printed.',
    },
    { name: 'output', kind: 'text', default: null, where: 'cli', help: 'Writes what would be printed to a file.' },
    {
        name: 'base',
        kind: 'text',
        default: null,
        where: 'cli',
        help: 'For transcripts entire: the commit after which sessions count. The action knows it from a pull request.',
    },
    { name: 'head', kind: 'text', default: null, where: 'cli', help: 'For transcripts entire: the last commit that counts. Default: HEAD.' },
    { name: 'events_out', kind: 'text', default: null, where: 'cli', help: 'Writes one JSON line for each judged event to a file.' },
];


/***/ }),

/***/ 3916:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   kp: () => (/* binding */ BadInput),
/* harmony export */   ue: () => (/* binding */ GateError),
/* harmony export */   xm: () => (/* binding */ faultsOf)
/* harmony export */ });
/**
 * A fault in what the user gave us: it ends the run as `bad-input` and is shown as two lines, without a stack.
 * Any other exception is our own fault and ends as `broken`.
 */
class GateError extends Error {
    code;
    /** What to do about it, one imperative sentence. */
    next;
    at;
    constructor(code, message, next, at = null, cause) {
        super(message, cause === undefined ? undefined : { cause });
        this.name = 'GateError';
        this.code = code;
        this.next = next;
        this.at = at;
    }
}
/** Several faults of one input, which are told together. Ends the run as one of them would. */
class BadInput extends Error {
    faults;
    constructor(faults) {
        super(faults.map((fault) => fault.message).join('; '));
        this.name = 'BadInput';
        this.faults = faults;
    }
}
/** The faults of the user's input that were thrown; null for anything else, which is our own fault. */
function faultsOf(error) {
    if (error instanceof BadInput)
        return error.faults;
    return error instanceof GateError ? [error] : null;
}


/***/ }),

/***/ 3139:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ EXIT_CODES),
/* harmony export */   t: () => (/* binding */ toExitCode)
/* harmony export */ });
/** Named outcomes → exit codes: the one table (docs/usage.md shows it). */
const EXIT_CODES = {
    passed: 0,
    blocked: 1,
    'bad-input': 2,
    'nothing-checked': 3,
    indeterminate: 4,
    broken: 70,
};
/** The exit code of an outcome: `warn` and `observe` end `blocked` and `indeterminate` with 0; the others keep theirs. */
function toExitCode(outcome, mode, requireTranscript) {
    if (mode !== 'block' && (outcome === 'blocked' || outcome === 'indeterminate'))
        return 0;
    if (outcome === 'nothing-checked' && !requireTranscript)
        return 0;
    return EXIT_CODES[outcome];
}


/***/ }),

/***/ 4973:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endTree),
/* harmony export */   _: () => (/* binding */ endDescendants)
/* harmony export */ });
/* harmony import */ var _proc_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2536);
/* harmony import */ var _send_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3580);


const STOP_ROUNDS = 50;
/** Kills every process that descends from this one, hooks and git alike, at once. Where there is no Linux /proc it kills nobody. */
function endDescendants() {
    endAll(() => listDescendants(process.pid));
}
/** Kills a process and every one that descends from it, at once. Where there is no Linux /proc it kills that one alone. */
function endTree(pid) {
    if (pid <= 1)
        return;
    endAll(() => [pid, ...listDescendants(pid)]);
}
function endAll(list) {
    const stopped = new Set();
    // A process that is stopped forks no more: when a round finds nobody new, nobody is left.
    for (let round = 0; round < STOP_ROUNDS; round++) {
        const fresh = list().filter((pid) => !stopped.has(pid));
        if (fresh.length === 0)
            break;
        for (const pid of fresh) {
            stopped.add(pid);
            (0,_send_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .signalOne */ .v)(pid, 'SIGSTOP');
        }
    }
    for (const pid of stopped)
        (0,_send_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .signalOne */ .v)(pid, 'SIGKILL');
}
function listDescendants(root) {
    const children = new Map();
    for (const pid of (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .listPids */ .$q)() ?? []) {
        const proc = (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_0__/* .readProc */ .lK)(pid);
        if (typeof proc === 'object')
            children.set(proc.ppid, [...(children.get(proc.ppid) ?? []), pid]);
    }
    const found = [];
    for (const pending = [root]; pending.length > 0;) {
        const below = children.get(pending.pop() ?? 0) ?? [];
        found.push(...below);
        pending.push(...below);
    }
    return found;
}


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ endWithUs),
/* harmony export */   mR: () => (/* binding */ endAtOnce),
/* harmony export */   uq: () => (/* binding */ ownSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _end_descendants_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4973);


const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
const enders = new Set();
/** Has `end` called, before those that were named earlier, when this process ends: by exit, or by a signal once `ownSignals` has been called. Returns how to call it off. */
function endWithUs(end) {
    if (enders.size === 0)
        process.on('exit', endAll);
    enders.add(end);
    return () => {
        if (enders.delete(end) && enders.size === 0)
            process.off('exit', endAll);
    };
}
/**
 * From now on a signal that would end this process ends the run first: processes are killed, scratch folders removed, and the exit code is
 * 128 + its number. Nothing runs after it. The signal is not sent again: the first process of a container does not die of its own (pid_namespaces(7)).
 */
function ownSignals() {
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    // Node opens its debugger at this one, and whoever talks to that is us; a listener takes its place (Node's docs, "Signal events").
    process.on('SIGUSR1', () => undefined);
}
/** Ends this process in this very turn, and all that it started with it. */
function endAtOnce(code) {
    (0,_end_descendants_js__WEBPACK_IMPORTED_MODULE_1__/* .endDescendants */ ._)();
    process.exit(code);
}
function onSignal(signal) {
    (0,_end_descendants_js__WEBPACK_IMPORTED_MODULE_1__/* .endDescendants */ ._)();
    endAll();
    try {
        process.stderr.write(`hookwitness was ended by ${signal}: this says nothing about the session.\n`);
    }
    catch {
        // Nobody is left to read it.
    }
    process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
}
function endAll() {
    for (const end of [...enders].reverse()) {
        enders.delete(end);
        try {
            end();
        }
        catch {
            // The others must still be ended.
        }
    }
}


/***/ }),

/***/ 2536:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ readCwd),
/* harmony export */   $q: () => (/* binding */ listPids),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   lK: () => (/* binding */ readProc),
/* harmony export */   s4: () => (/* binding */ lastPid),
/* harmony export */   xO: () => (/* binding */ listOpen)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** The ids of all processes; null where there is no Linux `/proc`. */
function listPids() {
    try {
        const pids = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readdirSync('/proc').map(Number).filter(Number.isInteger);
        return pids.includes(process.pid) ? pids : null;
    }
    catch {
        return null;
    }
}
/** PF_EXITING in the kernel's include/linux/sched.h: set before a dying process closes its files, never taken back. */
const EXITING = 0x4;
/** A process, `dead` when it will run no more but is still listed, `gone` when it is not even that. */
function readProc(pid) {
    const stat = readText(`/proc/${pid}/stat`);
    // proc(5): the second field is the program's name in brackets and may itself hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ppid, pgid, sid] = fields;
    const flags = Number(fields[6]);
    const threads = Number(fields[17]);
    const start = fields[19];
    if (start === undefined)
        return 'gone';
    // The state is the first thread's alone: it may have ended and left others running.
    if ((state === 'Z' || state === 'X' || (flags & EXITING) !== 0) && threads <= 1)
        return 'dead';
    return { pid, ppid: Number(ppid), pgid: Number(pgid), sid: Number(sid), start };
}
/** The environment that a process was started with, as `NAME=value` entries; empty when it has none or may not be read. */
function readEnvironment(pid) {
    return readText(`/proc/${pid}/environ`).split('\0').slice(0, -1);
}
/** Where a process stands; null when it may not be read. A deleted folder keeps its path, with ` (deleted)` behind it. */
function readCwd(pid) {
    return readLink(`/proc/${pid}/cwd`);
}
/** What a process holds open, as `/proc/PID/fd` names it (`pipe:[123]`); empty when it may not be read. */
function listOpen(pid) {
    try {
        const fds = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readdirSync(`/proc/${pid}/fd`);
        return fds.flatMap((fd) => readLink(`/proc/${pid}/fd/${fd}`) ?? []);
    }
    catch {
        return [];
    }
}
/** The pid given out last in this pid namespace (proc(5), loadavg); 0 where it cannot be read. */
function lastPid() {
    return Number(readText('/proc/loadavg').trim().split(' ').at(-1));
}
/** Read once per process and hook: one buffer and three calls, where readFileSync makes five. An environment may be longer: then the rest follows. */
const buffer = Buffer.allocUnsafe(131072);
function readText(path) {
    try {
        const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(path, 'r');
        try {
            let text = '';
            for (let length = buffer.length; length === buffer.length;) {
                length = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, buffer);
                text += buffer.toString('latin1', 0, length);
            }
            return text;
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
        }
    }
    catch {
        return '';
    }
}
function readLink(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().readlinkSync(path);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3580:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ signalGroup),
/* harmony export */   v: () => (/* binding */ signalOne)
/* harmony export */ });
/** Signals one process; false when it is gone or not ours to signal. */
function signalOne(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch {
        return false;
    }
}
/** Signals every member of a process group; false when it has none left, or where there are no groups (Windows: its leader alone). */
function signalGroup(pgid, signal) {
    // kill(2): -1 is every process there is and 0 our own group; no hook leads either.
    if (pgid <= 1)
        return false;
    return signalOne(process.platform === 'win32' ? pgid : -pgid, signal);
}


/***/ }),

/***/ 613:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ closestName),
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
const MAX_LENGTH = 64;
/** Letters that are compared where some name has to be found: a file may hold any number of long ones. */
const COMPARED = 32;
/** The known name that was probably meant, or null when none is near. Case, `-` and `_` do not count. */
function nearestName(seen, names) {
    const wanted = normalizeName(seen);
    if (wanted === '' || wanted.length > MAX_LENGTH)
        return null;
    return findNearest(wanted, names, allowedDistance(wanted));
}
/** The known name that is nearest, however far; of equally near ones the first. Empty only where none is known. */
function closestName(seen, names) {
    return findNearest(normalizeName(seen).slice(0, COMPARED), names, Number.POSITIVE_INFINITY) ?? '';
}
function findNearest(wanted, names, allowed) {
    let nearest = null;
    let least = allowed + 1;
    for (const { name, known } of normalizeAll(names)) {
        // As many letters must go or come: told without comparing, since a file may hold any number of wrong names.
        if (Math.abs(known.length - wanted.length) >= least)
            continue;
        const distance = editDistance(wanted, known);
        if (distance >= least)
            continue;
        nearest = name;
        least = distance;
    }
    return nearest;
}
const NORMALIZED = new WeakMap();
/** Of each list once: a file may be compared with it any number of times. */
function normalizeAll(names) {
    const normalized = NORMALIZED.get(names) ?? names.map((name) => ({ name, known: normalizeName(name) }));
    NORMALIZED.set(names, normalized);
    return normalized;
}
function normalizeName(name) {
    return name.toLowerCase().replace(/[-_\s.]/g, '');
}
function allowedDistance(name) {
    return Math.min(3, Math.floor((name.length + 1) / 3));
}
/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(left, right) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, column) => column);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const replaced = at(last, column - 1) + (left[row - 1] === right[column - 1] ? 0 : 1);
            const swaps = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            const swapped = swaps ? at(beforeLast, column - 2) + 1 : replaced;
            current.push(Math.min(replaced, swapped, at(last, column) + 1, at(current, column - 1) + 1));
        }
        beforeLast = last;
        last = current;
    }
    return at(last, right.length);
}
function at(row, column) {
    return row[column] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 9159:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ pageAddress)
/* harmony export */ });
const DOCS = 'https://github.com/hookwitness/hookwitness/blob/main/docs';
/** The full address of a page of the documentation: whoever reads a message has no checkout of ours. */
function pageAddress(page) {
    return `${DOCS}/${page}`;
}


/***/ }),

/***/ 9524:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ refuseOutput)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3916);

/** Says that an output could not be written. `option` names it as the user knows it, `target` is where it should have gone. */
function refuseOutput(option, target, error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('output-unwritable', `${option}: ${target} cannot be written (${why})`, `Name a file that can be written with ${option}.`);
}


/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".cli.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/publicPath */
/******/ (() => {
/******/ 	var scriptUrl;
/******/ 	if (typeof import.meta.url === "string") scriptUrl = import.meta.url
/******/ 	// When supporting browsers where an automatic publicPath is not supported you must specify an output.publicPath manually via configuration
/******/ 	// or pass an empty string ("") and set the __webpack_public_path__ variable from your code to use your own logic.
/******/ 	if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
/******/ 	scriptUrl = scriptUrl.replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
/******/ 	__nccwpck_require__.p = scriptUrl;
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	__nccwpck_require__.b = new URL("./", import.meta.url);
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ./src/config/file-form.ts
var file_form = __nccwpck_require__(9441);
// EXTERNAL MODULE: ./src/config/options.ts
var options = __nccwpck_require__(6856);
// EXTERNAL MODULE: ./src/exit.ts
var exit = __nccwpck_require__(3139);
;// CONCATENATED MODULE: ./src/commands/help.ts



const USAGE = `hookwitness: judges recorded agent sessions with the repository's own hooks, as if nobody were there to answer.
It runs the hooks and nothing else.

Usage
  hookwitness replay [TRANSCRIPT...]   the main job; without an argument it looks in known places
  hookwitness hooks                    lists the configured hooks and what is wrong with them; runs nothing
  hookwitness test                     shows each configured hook a made-up event and prints what it says
  hookwitness explain TRANSCRIPT:LINE  why each hook did or did not fire at a recorded event, and what it answered;
                                       TRANSCRIPT#CALL_ID names a call by its id
  hookwitness events TRANSCRIPT...     what was read of transcripts, as lines of the neutral format; runs nothing
`;
/** What `--help` prints. */
const HELP = `${USAGE}
Options
${options/* OPTION_FORMS */.K.filter((form) => form.where !== 'action')
    .map(describeForm)
    .join('\n')}
  -h, --help    -V, --version

Exit codes
${Object.entries(exit/* EXIT_CODES */.a)
    .map(([outcome, code]) => `  ${String(code).padStart(2)}  ${outcome}`)
    .join('\n')}
 128+N  ended by signal N (130 after Ctrl-C): nothing was judged to the end
`;
function describeForm(form) {
    const value = form.choices?.join('|') ?? (form.kind === 'number' ? 'N' : form.kind === 'list' ? 'LIST' : 'TEXT');
    const standard = form.default === null ? '' : ` (${form.default})`;
    const file = form.inFile ? ` Also in ${file_form/* CONFIG_FILE */.g2}.` : '';
    return `  --${form.name.replaceAll('_', '-')} ${value}${standard}\n      ${form.help}${file}`;
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __nccwpck_require__(8877);
;// CONCATENATED MODULE: ./src/commands/keep-heap-small.ts

/**
 * Keeps V8 from letting garbage pile up: what is read lives for one record, so all of it is only memory. Without these a replay of 1 GB peaks at
 * 148 MB, with the first at 117, with both at 80, for the same CPU time within what can be measured. V8 reads both flags when a part of its
 * heap would grow, so they can be set while it runs; one that it does not know it passes over with a line on stderr.
 */
function keepHeapSmall() {
    // The young generation stays as it begins.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    // The old one is collected once it has half as much again as was alive.
    (0,external_node_v8_.setFlagsFromString)('--heap-growing-percent=50');
}

// EXTERNAL MODULE: ./src/commands/print.ts
var print = __nccwpck_require__(7633);
// EXTERNAL MODULE: ./src/errors.ts
var src_errors = __nccwpck_require__(3916);
// EXTERNAL MODULE: ./src/process/end-with-us.ts
var end_with_us = __nccwpck_require__(3750);
;// CONCATENATED MODULE: ./src/commands/run-to-end.ts



/** Runs the story of an entry point to its exit code. Whatever is thrown, by whomever, and every signal ends red, with nothing left behind. */
function runToEnd(story, say) {
    const endBroken = (error) => {
        try {
            say.broken(error instanceof Error ? (error.stack ?? error.message) : String(error));
        }
        catch {
            // The exit code says it too.
        }
        return (0,end_with_us/* endAtOnce */.mR)(exit/* EXIT_CODES */.a.broken);
    };
    (0,end_with_us/* ownSignals */.uq)();
    // Who prints is told by its own callback; without a listener the same error would be thrown once more.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
    process.on('uncaughtException', endBroken);
    process.on('unhandledRejection', endBroken);
    process.exitCode = exit/* EXIT_CODES */.a.broken;
    story().then((code) => {
        process.exitCode = code;
    }, (error) => {
        const faults = (0,src_errors/* faultsOf */.xm)(error);
        if (faults === null)
            return endBroken(error);
        say.refused(faults);
        process.exitCode = exit/* EXIT_CODES */.a['bad-input'];
    });
}

// EXTERNAL MODULE: ./src/commands/version.ts
var version = __nccwpck_require__(4086);
;// CONCATENATED MODULE: ./src/policy/finding-ids.ts
/** Every finding that the gate can make; docs/findings.md has a section for each. */
const FINDING_IDS = [
    ...['call-blocked', 'prompt-blocked', 'ask-refused', 'rewrite-meets-deny-rule', 'call-indeterminate', 'already-denied', 'call-rewritten'],
    ...['call-not-shown', 'ask-silenced', 'time-budget-spent'],
    ...[
        'hook-failed',
        'hook-never-answers',
        'hook-system-message',
        'hook-changed-files',
        'hook-files-changed',
        'file-not-copied',
        'hook-not-replayed',
    ],
    ...[
        'hooks-disabled',
        'post-hook-feedback',
        'answer-key-ignored',
        'answer-on-stderr',
        'deny-lost',
        'silent-fail-closed',
        'envelope-incomplete',
    ],
    ...['config-unreadable', 'config-invalid', 'config-entry-invalid', 'unknown-event', 'matcher-never-matches', 'calls-without-hook'],
    ...['setting-without-hook', 'config-file-ignored'],
    ...['crlf-script', 'unquoted-placeholder', 'relative-hook-path', 'missing-dependency'],
    ...[
        'transcript-unreadable',
        'transcript-gap',
        'transcript-partial',
        'confidence-too-low',
        'transcript-passed-over',
        'unknown-records',
        'subagent-of-another-format',
        'no-tool-calls',
        'agent-unknown',
        'root-not-mapped',
        'bad-input',
    ],
];
/** What `fail_on` may name beside finding ids. */
const FINDING_LEVELS = ['error', 'warning', 'notice'];

// EXTERNAL MODULE: ./src/text/nearest.ts
var text_nearest = __nccwpck_require__(613);
// EXTERNAL MODULE: ./src/text/pages.ts
var pages = __nccwpck_require__(9159);
;// CONCATENATED MODULE: ./src/config/read-options.ts





/** Turns written values into options. `called` shows a name as the user knows it (`--on_ask`, `on_ask`). */
function readOptions(written, called) {
    const errors = [];
    const text = (name) => {
        const form = formOf(name);
        const values = written.get(name) ?? [];
        const value = values[values.length - 1];
        return value === undefined || value === '' ? form.default : value;
    };
    const choice = (name) => {
        const form = formOf(name);
        const value = text(name) ?? '';
        if (form.choices?.includes(value))
            return value;
        errors.push(refuseValue(called(name), value, form));
        return form.default ?? '';
    };
    const number = (name) => {
        const value = text(name);
        const { most = 1 } = formOf(name);
        const read = Number(value);
        if (value === null || (Number.isInteger(read) && read >= 1 && read <= most))
            return value === null ? null : read;
        errors.push(new src_errors/* GateError */.ue('invalid-option', `${called(name)} is ${JSON.stringify(value)}`, `Use a whole number from 1 to ${most}.`));
        return null;
    };
    const list = (name) => (written.get(name) ?? [])
        .flatMap((value) => value.split(name === 'transcripts' ? /\n/ : /[\n,]/))
        .flatMap((value) => value.trim() || []);
    const options = {
        transcripts: list('transcripts'),
        repo: text('repo') ?? '.',
        dialects: list('dialects'),
        copilot_host: choice('copilot_host'),
        hooks_from: text('hooks_from'),
        trust_project: choice('trust_project'),
        user_config: text('user_config'),
        on_ask: choice('on_ask'),
        on_hook_failure: choice('on_hook_failure'),
        events: choice('events'),
        path_map: choice('path_map'),
        require_transcript: choice('require_transcript'),
        fail_on: checkNames(list('fail_on'), called('fail_on'), errors),
        mode: choice('mode'),
        sandbox: choice('sandbox'),
        concurrency: number('concurrency'),
        time_budget: number('time_budget'),
        summary: choice('summary') === 'true',
        report_path: text('report_path'),
        format: choice('format'),
        output: text('output'),
        events_out: text('events_out'),
        base: text('base'),
        head: text('head'),
        // Each choice has been checked against its form.
    };
    const given = [...written].filter(([, values]) => values.some((value) => value.trim() !== '')).map(([name]) => name);
    return { options, given, errors };
}
/** The form of an option. */
function formOf(name) {
    const form = options/* OPTION_FORMS */.K.find((each) => each.name === name);
    if (form === undefined)
        throw new Error(`no form for option ${name}`);
    return form;
}
/** An unknown name, with the nearest real one. */
function refuseName(seen, forms, called) {
    const nearest = (0,text_nearest/* nearestName */.q)(seen, forms.map((form) => form.name));
    const next = nearest === null ? `Known are: ${forms.map((form) => called(form.name)).join(', ')}.` : `Did you mean ${called(nearest)}?`;
    return new src_errors/* GateError */.ue('unknown-option', `unknown option ${called(seen)}`, next);
}
function refuseValue(name, value, form) {
    const choices = form.choices ?? [];
    const nearest = (0,text_nearest/* nearestName */.q)(value, choices);
    const hint = nearest === null ? '' : ` (did you mean ${nearest}?)`;
    return new src_errors/* GateError */.ue('invalid-option', `${name} is ${JSON.stringify(value)}, which is none of its values`, `Use one of: ${choices.join(', ')}${hint}.`);
}
function checkNames(names, option, errors) {
    const known = [...FINDING_IDS, ...FINDING_LEVELS];
    for (const name of names.filter((each) => !known.includes(each))) {
        const nearest = (0,text_nearest/* nearestName */.q)(name, known);
        const next = nearest === null ? `${(0,pages/* pageAddress */.q)('findings.md')} lists them.` : `Did you mean ${nearest}?`;
        errors.push(new src_errors/* GateError */.ue('invalid-option', `${option} names ${JSON.stringify(name)}, which is no finding id and no level`, next));
    }
    return names;
}

;// CONCATENATED MODULE: ./src/config/read-flags.ts



const FORMS = options/* OPTION_FORMS */.K.filter((form) => form.where !== 'action');
/** What a shell makes of a command that prints nothing: `replay "$(ls *.jsonl)"`. As a path it would be the whole folder. */
const EMPTY_WORD = new src_errors/* GateError */.ue('invalid-option', 'an argument is empty', 'Leave it out, or see why what stands for it is empty.');
/** Reads flags: `--on_ask deny`, `--on_ask=deny`, `--on-ask deny`; `--` ends them. */
function readFlags(argv) {
    const written = new Map();
    const words = [];
    const errors = [];
    const asked = { help: false, version: false };
    const pending = [...argv];
    for (let word = pending.shift(); word !== undefined; word = pending.shift()) {
        if (word === '--') {
            words.push(...pending.splice(0));
        }
        else if (word === '--help' || word === '-h')
            asked.help = true;
        else if (word === '--version' || word === '-V')
            asked.version = true;
        else if (word.startsWith('--'))
            errors.push(...readFlag(word, pending, written));
        else if (word.startsWith('-') && word !== '-')
            errors.push(new src_errors/* GateError */.ue('unknown-option', `unknown option ${word}`, 'Options begin with two dashes.'));
        else if (word === '')
            errors.push(EMPTY_WORD);
        else
            words.push(word);
    }
    const read = readOptions(written, toFlag);
    return { ...read, errors: [...errors, ...read.errors], words, ...asked };
}
function readFlag(word, pending, written) {
    const equals = word.indexOf('=');
    const name = word.slice(2, equals < 0 ? undefined : equals).replaceAll('-', '_');
    const form = FORMS.find((each) => each.name === name || each.alias === name);
    if (form === undefined)
        return [refuseName(name, FORMS, toFlag)];
    const value = equals < 0 ? takeValue(form, pending) : word.slice(equals + 1);
    if (value === null)
        return [new src_errors/* GateError */.ue('invalid-option', `${toFlag(name)} has no value`, `Write ${toFlag(name)} ${form.choices?.join('|') ?? 'VALUE'}.`)];
    written.set(form.name, [...(written.get(form.name) ?? []), value]);
    return [];
}
/** Words that somebody who writes them means as the value of a switch, not as a file. */
const LIKE_A_CHOICE = /^(?:yes|no|on|off|0|1|true|false)$/i;
/** The next word; a choice that has `true` may stand bare. */
function takeValue(form, pending) {
    const next = pending[0];
    if (form.choices?.includes('true'))
        return next !== undefined && (form.choices.includes(next) || LIKE_A_CHOICE.test(next)) ? (pending.shift() ?? null) : 'true';
    if (next === undefined || next.startsWith('--'))
        return null;
    return pending.shift() ?? null;
}
function toFlag(name) {
    return `--${name.replaceAll('_', '-')}`;
}

;// CONCATENATED MODULE: ./src/cli.ts







let loaded = null;
/** The command line: flags → the command → exit code. Everything that is thrown ends red. */
async function main(argv) {
    const flags = readFlags(argv);
    if (flags.version)
        return say(`hookwitness ${version/* VERSION */.x}\n`);
    if (flags.help || argv.length === 0)
        return say(HELP, flags.help ? 0 : exit/* EXIT_CODES */.a['bad-input']);
    return (await loadCommands()).runCommand(flags);
}
/** What was only asked for as text: it is the whole result, so it has to arrive. */
async function say(text, code = 0) {
    const fault = await (0,print/* printText */.n)(text);
    return fault === null ? code : (await loadCommands()).refuse([fault]);
}
/** Not loaded to say what version this is: it takes as long as Node itself. */
async function loadCommands() {
    keepHeapSmall();
    loaded ??= await Promise.all(/* import() */[__nccwpck_require__.e(441), __nccwpck_require__.e(745)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3745));
    return loaded;
}
runToEnd(() => main(process.argv.slice(2)), {
    broken: (shown) => {
        // Nothing foreign has been read before the commands are there.
        const safe = loaded?.logText(shown) ?? shown;
        process.stderr.write(`broken: hookwitness itself failed; this says nothing about the session.\n${safe}\n`);
    },
    refused: (errors) => loaded?.tell(errors),
});

