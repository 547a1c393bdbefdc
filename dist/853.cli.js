export const id = 853;
export const ids = [853];
export const modules = {

/***/ 725:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ nameTranscripts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/git/run.ts
var run = __webpack_require__(3073);
;// CONCATENATED MODULE: ./src/git/checkpoints.ts




// Entire (https://github.com/entireio/cli) keeps sessions in the repository: each commit names a checkpoint in a trailer, and its folder is
// ID[0..2]/ID[2..] on a branch of its own, or on one of two refs in the newer layout.
const V1 = ['refs/heads/entire/checkpoints/v1', 'refs/remotes/origin/entire/checkpoints/v1'];
const V2_SESSIONS = ['refs/entire/checkpoints/v2/full/current'];
const V2_COMPACT = ['refs/entire/checkpoints/v2/main'];
/** Brings all of them. */
const FETCH = 'git fetch origin "+refs/heads/entire/checkpoints/v1:refs/remotes/origin/entire/checkpoints/v1" "+refs/entire/*:refs/entire/*"';
/** A larger one is not written, in bytes: as much as git's output may have (run.ts). */
const MAX_BYTES = 256 * 1024 * 1024;
/**
 * Writes the checkpoints that the commits `base..head` name below an empty folder, as ID[0..2]/ID[2..]/…, and returns their ids in the order of the
 * commits. Throws a GateError where the checkout lacks a commit, all checkpoints or one of them.
 */
async function exportCheckpoints(top, range, folder) {
    const ids = await listNamed(top, range);
    if (ids.length === 0)
        return [];
    const [v1, sessions, compact] = [await findRefs(top, V1), await findRefs(top, V2_SESSIONS), await findRefs(top, V2_COMPACT)];
    if (v1.length + sessions.length + compact.length === 0)
        throw unreadable(`${ids.length} commits name a checkpoint of Entire, and the checkout has none`, `Fetch them: ${FETCH}`);
    const absent = [];
    for (const id of ids) {
        const place = `${id.slice(0, 2)}/${id.slice(2)}/`;
        if (await exportFolder(top, v1, { place, folder }))
            continue;
        // The compact one tells less, so it is read only where the session's own file is not there.
        const isCompact = await exportFolder(top, compact, { place, folder });
        const hasSessions = await exportFolder(top, sessions, { place, folder });
        if (hasSessions)
            await dropCompact(external_node_path_.join(folder, place));
        if (!isCompact && !hasSessions)
            absent.push(id);
    }
    if (absent.length > 0)
        throw unreadable(`commits name checkpoints of Entire that are not there: ${absent.slice(0, 5).join(', ')}`, `Fetch them: ${FETCH}`);
    return ids;
}
async function listNamed(top, { base, head }) {
    const [from, to] = [await resolve(top, base), await resolve(top, head)];
    const log = await (0,run/* tryGit */.Ii)(top, [
        'log',
        '--reverse',
        '--format=%(trailers:key=Entire-Checkpoint,valueonly)',
        '--end-of-options',
        `${from}..${to}`,
    ]);
    if (log === null)
        throw unreadable(`git cannot list the commits ${base}..${head}`, 'Fetch the whole history: git fetch --unshallow');
    return [...new Set(log.split('\n').map((line) => line.trim()))].filter((line) => /^[0-9a-f]{12}$/.test(line));
}
async function resolve(top, name) {
    const commit = (await (0,run/* tryGit */.Ii)(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))?.trim();
    if (commit)
        return commit;
    throw unreadable(`${JSON.stringify(name)} is no commit of this checkout`, 'Fetch it: git fetch --unshallow origin (in a workflow, fetch-depth: 0).');
}
async function findRefs(top, names) {
    const found = [];
    for (const name of names) {
        const commit = (await (0,run/* tryGit */.Ii)(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))?.trim();
        if (commit)
            found.push(commit);
    }
    return found;
}
/** From the first commit that has such a folder; false where none has. Links are left out: they could lead anywhere. */
async function exportFolder(top, commits, { place, folder }) {
    for (const commit of commits) {
        const entries = (await (0,run/* runGit */.EO)(top, ['ls-tree', '-r', '-l', '-z', commit, '--', place])).split('\0').filter((entry) => entry !== '');
        for (const entry of entries)
            await exportFile(top, entry, folder);
        if (entries.length > 0)
            return true;
    }
    return false;
}
/** `entry`: MODE TYPE OBJECT SIZE, a tab and the path, as git ls-tree prints it. */
async function exportFile(top, entry, folder) {
    const [about = '', name = ''] = entry.split('\t');
    const [mode, , blob = '', size] = about.split(/ +/);
    const segments = (0,run/* decodeText */.g7)(name).split('/');
    if ((mode !== '100644' && mode !== '100755') || segments.some((segment) => segment === '..' || segment === ''))
        return;
    if (Number(size) > MAX_BYTES)
        throw unreadable(`${name} has ${size} bytes, more than ${MAX_BYTES}`, 'Name it as a file: git show REF:PATH > FILE');
    const file = external_node_path_.join(folder, ...segments);
    await promises_.mkdir(external_node_path_.dirname(file), { recursive: true });
    await promises_.writeFile(file, await (0,run/* runGit */.EO)(top, ['cat-file', 'blob', blob]), 'latin1');
}
async function dropCompact(checkpoint) {
    for (const entry of await promises_.readdir(checkpoint, { withFileTypes: true })) {
        const session = external_node_path_.join(checkpoint, entry.name);
        const hasOwn = entry.isDirectory() && (await promises_.readdir(session)).some((name) => name.startsWith('raw_transcript') && !name.endsWith('.txt'));
        if (hasOwn)
            await promises_.rm(external_node_path_.join(session, 'transcript.jsonl'), { force: true });
    }
}
function unreadable(message, next) {
    return new errors/* GateError */.ue('checkpoints-unreadable', `transcripts: entire: ${message}`, next);
}

// EXTERNAL MODULE: ./src/git/repository.ts
var git_repository = __webpack_require__(5986);
;// CONCATENATED MODULE: ./src/commands/checkpoints.ts





/** The word that stands for the checkpoints of Entire among `transcripts`; a file of that name is `./entire`. */
const ENTIRE = 'entire';
/**
 * What is looked for by the option `transcripts`: where it says `entire`, the checkpoints that the commits since the base name, written below
 * `scratch`. Throws a GateError.
 */
async function nameTranscripts({ transcripts, base, head }, given) {
    if (!transcripts.includes(ENTIRE))
        return { named: transcripts };
    const folder = external_node_path_.join(given.scratch, ENTIRE);
    await promises_.mkdir(folder, { recursive: true });
    const from = base ?? given.baseCommit;
    if (from === null)
        throw new errors/* GateError */.ue('checkpoints-unreadable', 'transcripts: entire needs the commit after which sessions count', 'Name it: --base origin/main. The action knows it on pull_request and merge_group.');
    const repository = await (0,git_repository/* findRepository */.W1)(given.repo);
    if (repository === null)
        throw new errors/* GateError */.ue('checkpoints-unreadable', `transcripts: entire: ${given.repo} is in no git checkout`, 'Clone it: git clone URL');
    const ids = await exportCheckpoints(repository.top, { base: from, head: head ?? 'HEAD' }, folder);
    // In the order of the commits: of a call that several tell, the first is judged.
    const places = ids.length === 0 ? [folder] : ids.map((id) => external_node_path_.join(folder, id.slice(0, 2), id.slice(2)));
    return { named: transcripts.flatMap((name) => (name === ENTIRE ? places : [name])), alias: { folder, shown: ENTIRE } };
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

/***/ 853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printEvents: () => (/* binding */ printEvents),
  refuseForEvents: () => (/* binding */ refuseForEvents)
});

// EXTERNAL MODULE: ./src/exit.ts
var exit = __webpack_require__(3139);
// EXTERNAL MODULE: ./src/matching/path.ts
var path = __webpack_require__(2636);
// EXTERNAL MODULE: ./src/readers/index.ts + 83 modules
var readers = __webpack_require__(3338);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/transcript/duplicates.ts
var duplicates = __webpack_require__(3646);
// EXTERNAL MODULE: ./src/transcript/values.ts
var values = __webpack_require__(1114);
// EXTERNAL MODULE: ./src/readers/neutral/keys.ts
var keys = __webpack_require__(50);
// EXTERNAL MODULE: ./src/model/event.ts
var model_event = __webpack_require__(8425);
// EXTERNAL MODULE: ./src/text/safe.ts
var safe = __webpack_require__(2966);
// EXTERNAL MODULE: ./src/text/secrets.ts + 5 modules
var secrets = __webpack_require__(4100);
;// CONCATENATED MODULE: ./src/readers/neutral/line.ts






/** As deep as arguments may be nested (transcript/assemble.ts), and what is around them. */
const depth = 510;
/** An event as a line of the neutral format. Secrets are masked, and nothing else: the line has to be written by `encodeJson`. */
function writeEvent(event) {
    const { kind, session, at, thread } = event;
    const line = maskLine({
        ...{ event: kind, ...nameOwner(session), at, ...(0,keys/* putKnown */.tA)(event, keys/* toldKeys */.GO) },
        ...(thread.id !== 'main' && { thread: thread.id, ...(0,keys/* putKnown */.tA)(thread, { agentType: 'agent_type' }) }),
        ...writeSubject(event),
    });
    const args = (0,json/* own */.ZV)(line, 'args');
    if (args === undefined || (0,values/* writeJson */.GF)(args) === (0,values/* writeJson */.GF)((0,model_event/* callOf */.C)(event)?.args))
        return line;
    // What a hook is told of it is no longer what it was.
    return { ...line, lacks: [...new Set([...((0,model_event/* callOf */.C)(event)?.lacks ?? []), 'redacted'])] };
}
/** All its texts, with their secrets masked. */
function maskLine(line) {
    return (0,values/* asObject */.eB)((0,secrets/* maskStrings */.X)(line, safe/* maskExactly */.TK, depth)) ?? {};
}
/** The keys by which a line is known to belong to a session. */
function nameOwner({ id, agent }) {
    return { session: id, agent };
}
function writeSubject(event) {
    if (event.kind === 'prompt')
        return { text: event.text };
    if (!(0,model_event/* isToolEvent */.z)(event)) {
        const { facts, synthetic } = event;
        return {
            ...(0,keys/* putKnown */.tA)(facts, { ...keys/* factKeys */.j2, tokensBefore: 'tokens_before', file: 'file' }),
            ...(facts.call !== undefined && writeCall(facts.call)),
            ...(facts.result !== undefined && { result: writeResult(facts.result) }),
            ...(facts.hookRun !== undefined && { hook_run: (0,keys/* putKnown */.tA)(facts.hookRun, { ...keys/* hookRunTexts */.Jo, ...keys/* hookRunNumbers */.hp }) }),
            synthetic,
            ...(event.kind === 'session_start' && { complete: true }),
        };
    }
    const { call, recorded } = event;
    if (event.kind === 'post_tool')
        return { tool: call.name, recorded, result: writeResult(event.result) };
    return { ...writeCall(call), recorded, ...(0,keys/* putKnown */.tA)(event, { recordedBy: 'recorded_by' }) };
}
function writeCall({ name, args, raw, lacks }) {
    return { tool: name, args, ...(raw !== undefined && { raw }), ...(lacks !== undefined && { lacks }) };
}
function writeResult({ text, isError, structured }) {
    return { text, is_error: isError, ...(structured !== undefined && { structured }) };
}

;// CONCATENATED MODULE: ./src/readers/neutral/write.ts





/** Events → lines, from which the neutral reader makes the same events again. One for all transcripts that go into one file. */
class NeutralWriter {
    /** A call: whether its result follows shows with the next event. */
    #held = null;
    #written = new duplicates/* DuplicateFilter */.K6();
    #told = new Map();
    /** The next event of a transcript. */
    take(event) {
        const held = this.#held;
        const lines = [...this.#release(event), ...this.#tellSession(event.session)];
        const line = writeEvent(event);
        if (event.kind === 'pre_tool') {
            this.#held = { event, line: this.#tellApart(line, event) };
            for (const kind of event.call.lacks ?? [])
                this.#count(event.session, kind);
            return lines;
        }
        // The result goes by the id that the call was given.
        const isResult = event.kind === 'post_tool' && held?.event.call === event.call;
        return [...lines, isResult ? withCallId(line, callIdOf(held.line)) : line];
    }
    /** What is left to be said of a transcript whose events were all taken: what its record lacks, and what of it could not be read. */
    end(sessions) {
        const lines = [...this.#release(null), ...sessions.flatMap((recorded) => this.#tellLosses(recorded))];
        for (const { session } of sessions)
            this.#told.delete(session);
        return lines;
    }
    #release(next) {
        const held = this.#held;
        this.#held = null;
        if (held === null)
            return [];
        const { recorded, call } = held.event;
        const hasResult = next?.kind === 'post_tool' && next.call === call;
        return [(recorded === 'ran' || recorded === 'failed') && !hasResult ? { ...held.line, result: null } : held.line];
    }
    #tellSession(session) {
        const known = this.#told.get(session);
        const line = { event: 'session', ...nameOwner(session), format: session.format, ...(0,keys/* putKnown */.tA)(session, keys/* sessionKeys */.$q) };
        const facts = JSON.stringify(line);
        if (known?.facts === facts)
            return [];
        this.#told.set(session, { facts, lacks: known?.lacks ?? new Map() });
        return [maskLine(line)];
    }
    #count(session, kind) {
        const lacks = this.#told.get(session)?.lacks;
        lacks?.set(kind, (lacks.get(kind) ?? 0) + 1);
    }
    /** Two calls of one id may differ in nothing but what was masked: the second would be taken for a copy of the first. */
    #tellApart(line, { recorded, ts, cwd, session }) {
        const text = (key) => (0,json/* ownString */.Ao)(line, key) ?? '';
        const told = { name: text('tool'), args: (0,values/* ownObject */.AV)(line, 'args'), raw: (0,json/* ownString */.Ao)(line, 'raw'), ts, cwd: cwd ?? session.cwd };
        const owner = { id: text('session'), agent: text('agent'), ...(0,keys/* putKnown */.tA)(session, { root: 'root' }) };
        const happened = recorded !== 'denied' && recorded !== 'not-run';
        const id = callIdOf(line);
        const isTaken = (name) => this.#written.see((0,duplicates/* listCallKeys */.Xr)({ ...told, id: name }, owner, happened));
        if (!isTaken(id))
            return line;
        let number = 2;
        while (isTaken(`${id} (${number})`))
            number += 1;
        return withCallId(line, `${id} (${number})`);
    }
    #tellLosses({ session, tally }) {
        const counted = this.#told.get(session)?.lacks;
        const lacks = [...tally.lacks].filter(([kind, { count }]) => count > (counted?.get(kind) ?? 0));
        const listed = new Set(tally.gaps.map(({ path, detail }) => `${path}: ${detail}`));
        const more = tally.gapCount - tally.gaps.length;
        const gaps = [
            ...tally.gaps.map(({ path, line, kind, detail }) => ({ at: { path, line }, gap: kind, detail })),
            ...tally.unreadable.filter((message) => !listed.has(message)).map((detail) => ({ gap: 'not-read', detail })),
            ...(more > 0 ? [{ gap: 'more-gaps', detail: `${more} more stretches were not read` }] : []),
        ];
        return [
            ...lacks.map(([lack, { at: { path, line }, detail, },]) => ({ event: 'lack', at: { path, line }, lack, detail })),
            ...gaps.map((gap) => ({ event: 'gap', ...gap })),
        ].map((line) => maskLine({ ...nameOwner(session), ...line }));
    }
}
function callIdOf(line) {
    return (0,json/* ownString */.Ao)((0,json/* own */.ZV)(line, 'at'), 'call') ?? '';
}
function withCallId(line, call) {
    return { ...line, at: { ...(0,values/* ownObject */.AV)(line, 'at'), call } };
}

// EXTERNAL MODULE: ./src/replay/scratch.ts
var replay_scratch = __webpack_require__(8925);
// EXTERNAL MODULE: ./src/text/json.ts
var text_json = __webpack_require__(1789);
// EXTERNAL MODULE: ./src/transcript/open.ts + 18 modules
var transcript_open = __webpack_require__(5711);
// EXTERNAL MODULE: ./src/commands/checkpoints.ts + 1 modules
var checkpoints = __webpack_require__(725);
// EXTERNAL MODULE: ./src/commands/describe-finding.ts
var describe_finding = __webpack_require__(1853);
// EXTERNAL MODULE: ./src/commands/open-run.ts + 3 modules
var open_run = __webpack_require__(9172);
// EXTERNAL MODULE: ./src/commands/printed.ts
var printed = __webpack_require__(3752);
// EXTERNAL MODULE: ./src/commands/transcript-findings.ts
var transcript_findings = __webpack_require__(1761);
;// CONCATENATED MODULE: ./src/commands/events.ts












const TAKES = ['transcripts', 'repo', 'output', 'base', 'head'];
/** What of a finding concerns reading; the others are about hooks. */
const ABOUT_READING = new Set([
    ...['transcript-unreadable', 'transcript-passed-over', 'transcript-gap', 'unknown-records', 'subagent-of-another-format'],
    'no-tool-calls',
]);
/** What was written on the command line beside what `events` takes. */
function refuseForEvents(given) {
    return (0,printed/* refuseUnused */.rO)('events', TAKES, { words: [], given, format: 'terminal' });
}
/**
 * `hookwitness events`: what the readers make of transcripts, as lines of the neutral format. Runs nothing. Throws a GateError where the project's
 * folder is none.
 */
async function printEvents(options, { env }) {
    const repo = await (0,open_run/* findRepo */.O7)(options.repo);
    const scratch = (0,replay_scratch/* openScratch */.j)();
    try {
        const named = await (0,checkpoints/* nameTranscripts */.X)(options, { repo, scratch: scratch.root, baseCommit: null });
        const opened = await (0,transcript_open/* openTranscripts */.M)({ ...named, cwd: process.cwd(), repo, env, matches: path/* matchesGlob */.kt }, readers/* readers */.X);
        return { pieces: writeLines(opened, scratch), end: () => conclude(opened) };
    }
    catch (error) {
        await scratch.remove();
        throw error;
    }
}
async function* writeLines({ sources }, scratch) {
    try {
        const writer = new NeutralWriter();
        for (const source of sources) {
            for await (const event of source.events())
                yield* writer.take(event).map(toLine);
            yield* writer.end(source.sessions).map(toLine);
        }
    }
    finally {
        await scratch.remove();
    }
}
function toLine(line) {
    return `${(0,text_json/* encodeJson */.P)(line)}\n`;
}
function conclude(opened) {
    const sessions = opened.sources.flatMap((source) => source.sessions);
    const findings = [...(0,transcript_findings/* describeTranscripts */.X)(opened), ...(0,transcript_findings/* describeSessions */.P)(sessions, 'lossy')].filter(({ id }) => ABOUT_READING.has(id));
    const told = findings.map((finding) => `${(0,describe_finding/* describeFinding */.jb)(finding)}\n`);
    if (findings.some(isError))
        return { told, code: exit/* EXIT_CODES */.a['bad-input'] };
    if (sessions.length > 0)
        return { told, code: exit/* EXIT_CODES */.a.passed };
    const looked = opened.candidates.map(({ path, why }) => `  ${path}: ${why}\n`);
    return { told: [...told, 'no transcript was found\n', ...looked], code: exit/* EXIT_CODES */.a['nothing-checked'] };
}
function isError({ level }) {
    return level === 'error';
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
