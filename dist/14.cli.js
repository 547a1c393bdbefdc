export const id = 14;
export const ids = [14];
export const modules = {

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

/***/ 2758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  testHooks: () => (/* binding */ testHooks)
});

// EXTERNAL MODULE: ./src/audit/hook-failures.ts
var hook_failures = __webpack_require__(8126);
// EXTERNAL MODULE: ./src/exit.ts
var exit = __webpack_require__(3139);
// EXTERNAL MODULE: ./src/replay/read-tree.ts
var read_tree = __webpack_require__(9352);
// EXTERNAL MODULE: ./src/replay/answer-memory.ts
var answer_memory = __webpack_require__(1345);
// EXTERNAL MODULE: ./src/replay/ask-hooks.ts
var ask_hooks = __webpack_require__(9187);
// EXTERNAL MODULE: ./src/replay/environment.ts
var environment = __webpack_require__(5402);
// EXTERNAL MODULE: ./src/replay/path-map.ts
var path_map = __webpack_require__(6095);
// EXTERNAL MODULE: ./src/replay/show-judgement.ts
var show_judgement = __webpack_require__(9964);
// EXTERNAL MODULE: ./src/replay/time-budget.ts
var time_budget = __webpack_require__(6438);
// EXTERNAL MODULE: ./src/replay/transcript-copy.ts
var transcript_copy = __webpack_require__(5763);
;// CONCATENATED MODULE: ./src/replay/rehearse.ts







/** Stands for the session of all made-up events: an id as Claude Code has them. */
const SESSION = '00000000-0000-4000-8000-000000000000';
/** Shows every configured hook a made-up event, dialect by dialect, event by event, in one workspace. No tool runs. */
async function rehearse(context) {
    const workspace = await context.pool.take(null, time_budget/* NO_BUDGET */.QQ.over);
    if (workspace.skipped.length > 0)
        context.skipped(workspace.skipped);
    const runs = [];
    for (const configured of context.configured)
        runs.push(await rehearseDialect(configured, workspace, context));
    const changes = await context.pool.giveBack(workspace);
    if (changes.length > 0)
        context.changed(changes);
    return runs;
}
async function rehearseDialect({ dialect, loaded }, workspace, context) {
    const stage = await setStage(dialect, workspace, context.now);
    const kept = loaded.hooks.flatMap((hook) => {
        if (!hook.trusted)
            return [{ hook, why: 'the project is not trusted (trust_project: false)' }];
        return hook.settings?.isReplayed === false ? [{ hook, why: 'it is not replayed (replay = "never")' }] : [];
    });
    const { rehearsals, notAsked } = dialect.rehearse(loaded.hooks.filter((hook) => !kept.some((each) => each.hook === hook)), stage);
    const rehearsed = [];
    for (const rehearsal of rehearsals) {
        const asking = {
            dialect,
            loaded: { ...loaded, hooks: rehearsal.hooks },
            workspace,
            recorded: path_map/* KEEP_PATHS */.Jp,
            environment: (0,environment/* buildEnvironment */.A)(context.inherited, { ...workspace, foreign: context.foreign }),
            memory: new answer_memory/* AnswerMemory */.K(),
            run: (start) => context.run(start, { scratch: [workspace.base, (0,transcript_copy/* transcriptFolder */.h)(workspace)] }),
        };
        rehearsed.push(await ask(rehearsal, asking));
    }
    const missed = [...kept, ...notAsked, ...findUnheard(rehearsals, rehearsed)];
    return { dialect, rehearsed, notAsked: missed.map(({ hook, why }) => ({ hook, why: (0,path_map/* hideScratch */.tM)(workspace)(why) })) };
}
async function ask({ event, about, seen }, context) {
    const verdicts = (0,ask_hooks/* verdictsOf */.W5)(await (0,ask_hooks/* askHooks */.Qo)(seen, context));
    const show = (0,path_map/* hideScratch */.tM)(context.workspace);
    return {
        event,
        about: about === null ? null : show(about),
        call: seen.tool === null ? null : (0,path_map/* mapStrings */.to)({ name: seen.tool.name, args: seen.tool.args }, show),
        verdicts: verdicts.map((each) => (0,show_judgement/* showVerdict */.x)(each, show)),
        merged: (0,path_map/* mapStrings */.to)(context.dialect.merge(verdicts, seen), show),
    };
}
/** Hooks that an event fires for and that were not asked: a chain ends before them, or they run once for several of their kind. */
function findUnheard(rehearsals, rehearsed) {
    const all = rehearsals.flatMap(({ hooks, seen }, index) => hooks.map((hook) => ({ hook, seen, answers: rehearsed[index]?.verdicts ?? [] })));
    const heard = new Set(rehearsed.flatMap((each) => each.verdicts.map((verdict) => verdict.hook.id)));
    const open = all.filter(({ hook, seen }) => !heard.has(hook.id) && hook.matches(seen).fires);
    return [...new Set(open.map((each) => each.hook))].map((hook) => {
        const end = open.find((each) => each.hook === hook)?.answers.find((verdict) => verdict.endsChain);
        return { hook, why: end === undefined ? 'an identical hook runs for it' : `${end.hook.command} ends the chain before it` };
    });
}
async function setStage(dialect, workspace, now) {
    const { root } = workspace;
    const session = { id: SESSION, agent: dialect.vocabulary, format: 'example', path: '', root, cwd: root };
    return {
        ...{ kind: 'other', session, thread: { id: 'main', subagent: false }, ts: now },
        ...{ cwd: root, startsIn: root, projectRoot: root, asRecorded: null },
        ...{ tool: null, recordedTool: null, recorded: null, prompt: null, result: null, moment: null },
        ...{ translated: false, permissionMode: null, promptId: null },
        transcriptPath: await (0,transcript_copy/* copyTranscript */.E)({ contents: nothing }, session, workspace),
    };
}
async function* nothing() { }

// EXTERNAL MODULE: ./src/replay/scratch.ts
var replay_scratch = __webpack_require__(8925);
// EXTERNAL MODULE: ./src/replay/workspace-pool.ts + 3 modules
var workspace_pool = __webpack_require__(9076);
// EXTERNAL MODULE: ./src/text/log.ts
var log = __webpack_require__(3577);
// EXTERNAL MODULE: ./src/text/numbers.ts
var numbers = __webpack_require__(2613);
// EXTERNAL MODULE: ./src/text/pages.ts
var pages = __webpack_require__(9159);
// EXTERNAL MODULE: ./src/commands/audit-run.ts + 9 modules
var audit_run = __webpack_require__(6239);
// EXTERNAL MODULE: ./src/replay/event-line.ts
var event_line = __webpack_require__(726);
// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
// EXTERNAL MODULE: ./src/text/json.ts
var json = __webpack_require__(1789);
// EXTERNAL MODULE: ./src/text/safe.ts
var safe = __webpack_require__(2966);
// EXTERNAL MODULE: ./src/commands/describe-finding.ts
var describe_finding = __webpack_require__(1853);
;// CONCATENATED MODULE: ./src/commands/describe-dry-runs.ts






/** Characters of a reason that are printed: as many as a finding has in a report. */
const REASON = 8192;
/** Dry runs for a person: that of one dialect as lecode prints its own, line by line; several under a heading each. */
function describeDryRuns(dryRuns, findings) {
    const isBroken = findings.some((each) => each.level === 'error');
    const nothing = isBroken ? [] : ['no hooks configured'];
    const [only, ...others] = dryRuns.map((each) => ({ title: each.dialect.title, lines: describeDryRun(each, nothing) }));
    if (only === undefined)
        return toLines(nothing);
    if (others.length === 0)
        return toLines(only.lines);
    return [only, ...others].map(({ title, lines }, index) => `${index === 0 ? '' : '\n'}${toLines([title, ...lines.map(indent)]).join('')}`);
}
function describeDryRun({ dialect, rehearsed, notAsked }, nothing) {
    if (rehearsed.length + notAsked.length === 0)
        return nothing;
    return [...rehearsed.map((each) => describeAnswer(each, dialect.unopposed)), ...notAsked.map(describeNotAsked)];
}
/** As `lecode --hooks-test` has it: `EVENT: VERDICT — REASON (handler failed)`. */
function describeAnswer({ event, about, verdicts, merged }, unopposed) {
    const verdict = merged.native === 'none' ? unopposed : merged.native;
    const reason = merged.reason === null || merged.reason === '' ? '' : ` — ${shown(merged.reason)}`;
    const failed = verdicts.some((each) => each.failure !== null) ? ' (handler failed)' : '';
    return `${event}${about === null ? '' : ` ${shown(about)}`}: ${verdict}${reason}${failed}`;
}
function describeNotAsked({ hook, why }) {
    const matcher = hook.matcher === null ? '' : ` [${shown(hook.matcher)}]`;
    return `${hook.event}${matcher}  ${shown(hook.command)}: not asked, ${shown(why)}`;
}
/** Dry runs for a program: schemas/test.schema.json. */
function dryRunsToJson(dryRuns, { findings, code }) {
    return (0,json/* encodeInPieces */.h)({
        schema: 'hookwitness/test/1',
        exit_code: code,
        events: dryRuns.flatMap(({ dialect, rehearsed }) => rehearsed.map((each) => answerToJson(each, dialect.id))),
        not_asked: dryRuns.flatMap(({ notAsked }) => notAsked.map(notAskedToJson)),
        findings: findings.map(describe_finding/* findingToJson */.NM),
    });
}
function answerToJson({ event, about, call, verdicts, merged }, dialect) {
    return {
        ...{ dialect, event, about: describe_dry_runs_safe(about), native: merged.native, reason: describe_dry_runs_safe(merged.reason) },
        ...{ tool: describe_dry_runs_safe(call?.name ?? null), args: call === null ? null : (0,safe/* makeSafeDeep */.EF)(call.args) },
        failed: verdicts.some((each) => each.failure !== null),
        rewritten: merged.rewritten === null ? null : (0,safe/* makeSafeDeep */.EF)(merged.rewritten),
        verdicts: verdicts.map(event_line/* toVerdictLine */.$),
    };
}
function notAskedToJson({ hook, why }) {
    const { id, dialect, event, command, at } = hook;
    return { hook: (0,safe/* makeSafe */.av)(id), dialect, event, command: (0,safe/* makeSafe */.av)(command), at: (0,describe_finding/* placeToJson */.XS)(at), why: (0,safe/* makeSafe */.av)(why) };
}
function describe_dry_runs_safe(text) {
    return text === null ? null : (0,safe/* makeSafe */.av)(text);
}
function shown(text) {
    return (0,log/* logText */.k)((0,excerpt/* excerpt */.K)(text, REASON, safe/* makeSafe */.av));
}
function toLines(lines) {
    return lines.map((line) => `${line}\n`);
}
function indent(line) {
    return `  ${line}`;
}

// EXTERNAL MODULE: ./src/commands/find-hooks.ts + 1 modules
var find_hooks = __webpack_require__(881);
// EXTERNAL MODULE: ./src/commands/open-run.ts + 3 modules
var open_run = __webpack_require__(9172);
// EXTERNAL MODULE: ./src/commands/run-notes.ts
var run_notes = __webpack_require__(7707);
// EXTERNAL MODULE: ./src/commands/start-runner.ts + 21 modules
var start_runner = __webpack_require__(4607);
;// CONCATENATED MODULE: ./src/commands/test.ts
















/**
 * `hookwitness test`: shows every configured hook an event that is made up, as `lecode --hooks-test` does, and prints what each event's hooks
 * say together. Hooks run as in a replay; no tool runs. Throws as `openRun` and `findHooks` do.
 */
async function testHooks(asked, around) {
    const scratch = (0,replay_scratch/* openScratch */.j)();
    try {
        const run = await (0,open_run/* openRun */.Iy)(asked, around, scratch.root);
        const tree = (0,read_tree/* readableTree */.J)(run.tree, { userConfig: run.options.user_config, trusted: run.trusted });
        const hooks = (0,find_hooks/* findHooks */.oe)(tree, run.options, run.config.hooks);
        const { dryRuns, findings, sandbox } = await runDry(run, hooks, { around, scratch: scratch.root });
        const all = [...listConfigFindings(hooks), ...dryRuns.flatMap(describeAnswers), ...findings];
        const code = toCode(dryRuns, all);
        if (run.options.format === 'json')
            return { pieces: dryRunsToJson(dryRuns, { findings: all, code }), told: [], code };
        const notes = [...(0,run_notes/* describeConfig */.Yy)(run), ...describeMissing(hooks), ...(0,run_notes/* describeSandbox */.hT)(run, sandbox)].map((note) => `${(0,log/* logText */.k)(note)}\n`);
        const told = all.map((finding) => `${(0,describe_finding/* describeFinding */.jb)(finding)}\n`);
        return { pieces: describeDryRuns(dryRuns, all), told: [...notes, ...told], code };
    }
    finally {
        await scratch.remove();
    }
}
async function runDry(run, { configured }, { around, scratch }) {
    const { runner, sandbox } = await (0,start_runner/* startRunner */.p)(run, { env: around.env, scratch });
    const findings = [];
    try {
        const dryRuns = await rehearse({
            configured,
            pool: new workspace_pool/* WorkspacePool */._(run.tree, scratch),
            run: runner.run,
            inherited: around.env,
            foreign: (0,open_run/* foreignCheckout */.B7)(run),
            now: new Date().toISOString(),
            changed: (files) => findings.push(describeChanges(files)),
            skipped: (files) => findings.push(...files.map(audit_run/* describeSkipped */.At)),
        });
        return { dryRuns, findings, sandbox };
    }
    finally {
        await runner.close();
    }
}
function describeMissing({ configured, missing }) {
    if (missing.length > 0)
        return missing.map((id) => `${id} was named in dialects, but none of its configuration files exists.`);
    return configured.length > 0
        ? []
        : [`No hook configuration was found: name the project with --repo; ${(0,pages/* pageAddress */.q)('agents.md')} lists the files that are read.`];
}
/** That a hook is not replayed at some moment is no matter here: what is not asked is listed. */
function listConfigFindings({ configured, findings }) {
    const found = [...findings, ...configured.flatMap(({ loaded }) => loaded.findings)];
    return found.filter(({ id, level }) => id !== 'hook-not-replayed' || level !== 'notice').map((each) => ({ ...each, about: [] }));
}
function describeAnswers({ rehearsed }) {
    return rehearsed.flatMap((each) => [...describeFailures(each), ...describeNotes(each)]);
}
function describeFailures({ event, verdicts }) {
    return verdicts.flatMap(({ hook, failure }) => {
        if (failure === null)
            return [];
        const message = `${event}: hook failed (${failure.kind}): ${failure.detail}`;
        return [{ id: 'hook-failed', level: 'error', message, at: hook.at, hook: hook.id, mend: hook_failures/* MENDS */.W[failure.kind] ?? null, about: [] }];
    });
}
function describeNotes({ event, verdicts }) {
    return verdicts.flatMap(({ hook, notes }) => notes.map(({ id, message }) => ({
        ...{ id, level: 'warning', message: `${event}: ${message}`, at: hook.at, hook: hook.id, about: [] },
    })));
}
const FILES_NAMED = 10;
/** One for all: which hook it was is not known, and one that removes the tree changes every file. */
function describeChanges(files) {
    const rest = files.length - FILES_NAMED;
    const named = [...files.slice(0, FILES_NAMED), ...(rest > 0 ? [`${(0,numbers/* countOf */.pq)(rest, 'file')} more`] : [])].join(', ');
    return { ...(0,audit_run/* describeChange */.uQ)(named), at: null };
}
/** As lecode: 1 when a hook failed. Beyond it: 2 when a configuration cannot be used, 3 when there are hooks and none was asked. */
function toCode(dryRuns, findings) {
    const answers = dryRuns.flatMap(({ rehearsed }) => rehearsed.flatMap((each) => each.verdicts));
    if (answers.some((each) => each.failure !== null))
        return exit/* EXIT_CODES */.a.blocked;
    if (findings.some((each) => each.level === 'error'))
        return exit/* EXIT_CODES */.a['bad-input'];
    const isIdle = answers.length === 0 && dryRuns.some((each) => each.notAsked.length > 0);
    return isIdle ? exit/* EXIT_CODES */.a['nothing-checked'] : exit/* EXIT_CODES */.a.passed;
}


/***/ }),

/***/ 8425:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ callOf),
/* harmony export */   z: () => (/* binding */ isToolEvent)
/* harmony export */ });
/**
 * What an agent did, independent of the format it was recorded in: readers make these, everything else only reads them.
 * Shapes follow the normalised event of the neutral transcript format (docs/transcript-format.md).
 */
/** Whether an event is about one tool call that the model made. */
function isToolEvent(event) {
    return event.kind === 'pre_tool' || event.kind === 'post_tool';
}
/** The call that an event is about; null for prompts and for moments without one. */
function callOf(event) {
    if (isToolEvent(event))
        return event.call;
    return event.kind === 'prompt' ? null : (event.facts.call ?? null);
}


/***/ }),

/***/ 6095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mapPaths),
/* harmony export */   Jp: () => (/* binding */ KEEP_PATHS),
/* harmony export */   g0: () => (/* binding */ isProjectRoot),
/* harmony export */   tM: () => (/* binding */ hideScratch),
/* harmony export */   to: () => (/* binding */ mapStrings),
/* harmony export */   yY: () => (/* binding */ nameScratch)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

const KEEP_PATHS = { text: (text) => text, args: (args) => args };
/** A map from `from` to `to`; `from` counts only as a whole path: not in `/mnt/home/dev/app`, not in `/home/dev/app2`. */
function mapPaths(from, to) {
    if (from === undefined || !isProjectRoot(from))
        return KEEP_PATHS;
    const root = trimSlashes(from);
    if (root === to)
        return KEEP_PATHS;
    const pattern = patternOf(root);
    const text = (value) => {
        const straight = straighten(value);
        const mapped = straight.replace(pattern, () => to);
        return mapped === straight ? value : mapped;
    };
    return { text, args: (args) => mapStrings(args, text) };
}
/** Where a root of one part only (`/app`) may begin: not inside a longer path or an address. */
const BEGINS_WORD = `(?<=^|[\\s=:(,;|&<>]|(?:^|[\\s=:(,;|&<>])["'])(?<!:/)`;
/** Where a longer one may begin. */
const BEGINS_PATH = '(?<![\\p{L}\\p{N}_.~})-])';
const ENDS = '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}_-])';
/** How the programs of one Windows machine write a drive: itself, Git Bash, WSL, Cygwin. */
const DRIVE = /^(?:(?:[/\\]{2}[?.][/\\])?([A-Za-z]):|\/(?:mnt\/|cygdrive\/)([A-Za-z]))(?=[/\\])/;
function patternOf(root) {
    const drive = DRIVE.exec(root);
    const letter = drive?.[1] ?? drive?.[2];
    if (drive && letter) {
        const forms = `(?:(?:[/\\\\]{2}[?.][/\\\\])?${letter}:|/(?:mnt/|cygdrive/)?${letter})`;
        return new RegExp(`${BEGINS_PATH}${forms}${anySlashes(root.slice(drive[0].length))}${ENDS}`, 'giu');
    }
    if (root.startsWith('\\'))
        return new RegExp(`${BEGINS_PATH}${anySlashes(root)}${ENDS}`, 'giu');
    const isShort = root.split('/').filter((part) => part !== '').length < 2;
    // macOS takes `/users/x` for `/Users/x`, unless somebody has set it up otherwise.
    const isCaseless = /^\/(?:Users|Volumes)\//.test(root);
    // There `/tmp` and `/var` are links into `/private`.
    const linked = /^(?:\/private)?(\/(?:tmp|var)\/.*)$/s.exec(root)?.[1];
    const body = linked === undefined ? escapeRegExp(root) : `(?:/private)?${escapeRegExp(linked)}`;
    return new RegExp(`${isShort ? BEGINS_WORD : BEGINS_PATH}${body}${ENDS}`, isCaseless ? 'giu' : 'gu');
}
/** Both slashes separate on Windows, and in a quoted string a backslash stands twice. */
function anySlashes(path) {
    return path
        .split(/[/\\]+/)
        .map(escapeRegExp)
        .join('[/\\\\]+');
}
/** A text that is one absolute path and nothing else, in its plain spelling: an agent resolves `//` and `..` before it touches a file. */
function straighten(text) {
    if (/^(?:[A-Za-z]:[/\\]|\\\\)[^\n]*$/.test(text))
        return node_path__WEBPACK_IMPORTED_MODULE_0__.win32.normalize(text).replaceAll('\\', '/');
    return /^\/[^\n\s]*$/.test(text) && /\/(?:\/|\.\.?(?:\/|$))/.test(text) ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(text) : text;
}
/** Folders of the system: a project lies in none of them, and one that is claimed to would hide what a call reaches for. */
const SYSTEM = /^\/(?:bin|boot|dev|etc|lib\w*|proc|run|sbin|sys|usr|System|Library|Applications)(?:\/|$)|^[A-Z]:\/(?:Windows|Program Files|ProgramData)/i;
/** Folders that hold projects, but are none; `//server/share` is one of them. */
const ABOVE_PROJECTS = /^\/(?:home|root|Users|tmp|var|opt|srv|mnt|media|Volumes|private|snap)?$|^\/(?:home|Users)\/[^/]+$|^\/var\/[^/]+$|^[A-Z]:\/?$|^[A-Z]:\/Users(?:\/[^/]+)?$|^\/\/[^/]+(?:\/[^/]+)?$/i;
/** Whether a recorded root can be a project's: a transcript may claim anything, and what is mapped is not what was recorded. */
function isProjectRoot(root) {
    const trimmed = trimSlashes(root);
    if (!/^(?:\/|[A-Za-z]:[/\\]|\\\\)/.test(trimmed) || /(?:^|[/\\])\.\.?(?:[/\\]|$)|[\n\0]/.test(trimmed.replace(DEVICE, '')))
        return false;
    const place = plainPlace(trimmed);
    return !SYSTEM.test(place) && !ABOVE_PROJECTS.test(place);
}
const DEVICE = /^[/\\]{2}[?.][/\\](?:UNC[/\\])?/i;
/** A root as the machine itself would name it: without `\\?\`, a drive for `/mnt/c` and for the share `C$`, the path within WSL's own share. */
function plainPlace(root) {
    if (root.startsWith('/') && !DEVICE.test(root))
        return root.replace(/^\/(?:mnt|cygdrive)\/([a-z])(?=\/|$)/i, '$1:');
    const slashes = root.replace(DEVICE, (device) => (/unc.$/i.test(device) ? '//' : '')).replaceAll('\\', '/');
    return slashes.replace(/^\/\/[^/]+\/([a-z])\$(?=\/|$)/i, '$1:').replace(/^\/\/wsl(?:\$|\.localhost)\/[^/]+(?=\/)/i, '');
}
function trimSlashes(root) {
    return root.replace(/(?<=[^/\\])[/\\]+$/, '');
}
/**
 * Shows workspace paths below the recorded root, or relative to the repository where none is given, and the scratch folders by their variables.
 */
function hideScratch({ root, home, tmp, base }, recorded) {
    const isKnown = recorded !== undefined && isProjectRoot(recorded);
    const project = isKnown
        ? [[root, trimSlashes(recorded)]]
        : [
            [`${root}/`, ''],
            [root, '.'],
        ];
    return replaceFolders(base, [...project, [home, '~'], [tmp, '$TMPDIR']]);
}
/** Shows what a hook was given as it was, with names for folders that only this run has: a path stays as absolute as it is. */
function nameScratch({ root, home, tmp, base }) {
    return replaceFolders(base, [
        [root, '$PROJECT'],
        [home, '$HOME'],
        [tmp, '$TMPDIR'],
    ]);
}
/** What only this run has is hidden: its folders, also where the words of a hook were cut within their names, and the mark of its processes. */
function replaceFolders(base, named) {
    const steps = [...named, [base, '$SCRATCH']];
    const stem = node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(base).slice(0, -RANDOM);
    const [first = '', ...others] = base.slice(stem.length);
    const rest = others.reduceRight((behind, next) => `(?:${escapeRegExp(next)}${behind})?`, '');
    const cut = new RegExp(`${escapeRegExp(stem)}${escapeRegExp(first)}${rest}(?![\\w-])`, 'g');
    return (text) => {
        const unmarked = text.includes(MARK) ? text.replace(/HOOKWITNESS_RUN=[\w.]+/g, `${MARK}…`) : text;
        if (!unmarked.includes(stem))
            return unmarked;
        return steps.reduce((shown, [folder, name]) => shown.split(folder).join(name), unmarked).replace(cut, '$$SCRATCH');
    };
}
/** Characters at the end of a scratch folder's name that no other run has (mkdtemp(3)). */
const RANDOM = 6;
const MARK = 'HOOKWITNESS_RUN=';
/** Maps every string in a JSON value; keys stay. Depth is bounded, since arguments are hostile. */
function mapStrings(value, map, depth = 0) {
    if (typeof value === 'string')
        return map(value);
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH)
        return value;
    if (Array.isArray(value))
        return value.map((item) => mapStrings(item, map, depth + 1));
    const mapped = {};
    for (const [key, item] of Object.entries(value)) {
        // An own `__proto__` key must stay a key.
        Object.defineProperty(mapped, key, { value: mapStrings(item, map, depth + 1), enumerable: true, configurable: true, writable: true });
    }
    return mapped;
}
const MAX_DEPTH = 200;
function escapeRegExp(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}


/***/ })

};
