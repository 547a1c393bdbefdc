export const id = 175;
export const ids = [175];
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

/***/ 1175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/audit/totals.ts
function countEvents(gates) {
    const bySession = new Map();
    const totals = { judged: 0, blocked: 0, refusedAsks: 0, asked: 0, alreadyDenied: 0, indeterminate: 0, rewritten: 0 };
    const rewriting = new Set();
    const synthetic = new Map();
    return {
        totals,
        rewriting,
        synthetic,
        judgedOf: (session) => bySession.get(session) ?? 0,
        see: ({ event, judgements, happened }) => {
            if (judgements.some((each) => each.event.moment?.synthetic === true && each.verdicts.length > 0)) {
                synthetic.set(event.kind, (synthetic.get(event.kind) ?? 0) + 1);
            }
            if (!gates.has(event.kind) || judgements.length === 0)
                return;
            totals.judged += 1;
            bySession.set(event.session, (bySession.get(event.session) ?? 0) + 1);
            const denied = judgements.filter((each) => each.ruled.ruling === 'deny');
            if (denied.length > 0 && happened)
                totals.blocked += 1;
            if (denied.length > 0 && happened && denied.every((each) => each.ruled.cause === 'ask'))
                totals.refusedAsks += 1;
            if (denied.length > 0 && !happened)
                totals.alreadyDenied += 1;
            if (judgements.some((each) => each.native === 'ask' || each.native === 'defer' || each.ruled.cause === 'ask'))
                totals.asked += 1;
            if (happened && denied.length === 0 && judgements.some((each) => each.ruled.ruling === 'indeterminate'))
                totals.indeterminate += 1;
            const rewritten = judgements.filter((each) => each.rewritten !== null);
            if (rewritten.length > 0)
                totals.rewritten += 1;
            for (const { dialect } of rewritten)
                rewriting.add(dialect);
        },
    };
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/matching/path.ts
var path = __webpack_require__(2636);
// EXTERNAL MODULE: ./src/readers/index.ts + 83 modules
var readers = __webpack_require__(3338);
// EXTERNAL MODULE: ./src/replay/read-tree.ts
var read_tree = __webpack_require__(9352);
// EXTERNAL MODULE: ./src/replay/replay-transcripts.ts + 6 modules
var replay_transcripts = __webpack_require__(8693);
// EXTERNAL MODULE: ./src/replay/scratch.ts
var replay_scratch = __webpack_require__(8925);
// EXTERNAL MODULE: ./src/replay/time-budget.ts
var time_budget = __webpack_require__(6438);
// EXTERNAL MODULE: ./src/transcript/candidates.ts
var candidates = __webpack_require__(6490);
// EXTERNAL MODULE: ./src/transcript/open.ts + 18 modules
var transcript_open = __webpack_require__(5711);
// EXTERNAL MODULE: ./src/commands/audit-run.ts + 9 modules
var audit_run = __webpack_require__(6239);
// EXTERNAL MODULE: ./src/commands/build-report.ts + 2 modules
var build_report = __webpack_require__(7127);
// EXTERNAL MODULE: ./src/commands/checkpoints.ts + 1 modules
var checkpoints = __webpack_require__(725);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/replay/event-line.ts
var event_line = __webpack_require__(726);
// EXTERNAL MODULE: ./src/text/json.ts
var json = __webpack_require__(1789);
// EXTERNAL MODULE: ./src/text/unwritable.ts
var unwritable = __webpack_require__(9524);
// EXTERNAL MODULE: ./src/commands/open-output.ts
var open_output = __webpack_require__(8240);
;// CONCATENATED MODULE: ./src/commands/events-file.ts





/** Opens `--events_out`; without one, lines are not even made. Throws a GateError when it cannot be opened. */
async function openEventsFile(file) {
    if (file === null)
        return { write: () => undefined, close: async () => null };
    const output = await (0,open_output/* openOutput */.c)(file).catch((error) => {
        throw (0,unwritable/* refuseOutput */.E)('events_out', file, error);
    });
    let fault = null;
    const attempt = (act) => {
        try {
            act();
        }
        catch (error) {
            fault ??= error;
        }
    };
    return {
        write: ({ event, judgements }) => {
            for (const judgement of judgements) {
                const line = `${(0,json/* encodeJson */.P)((0,event_line/* toEventLine */.U6)(event, judgement))}\n`;
                if (fault === null)
                    attempt(() => external_node_fs_.writeFileSync(output.fd, line));
            }
        },
        close: async () => {
            await output.close().catch((error) => {
                fault ??= error;
            });
            return fault === null ? null : (0,unwritable/* refuseOutput */.E)('events_out', file, fault);
        },
    };
}

// EXTERNAL MODULE: ./src/commands/find-hooks.ts + 1 modules
var find_hooks = __webpack_require__(881);
// EXTERNAL MODULE: ./src/commands/open-run.ts + 3 modules
var open_run = __webpack_require__(9172);
// EXTERNAL MODULE: ./src/commands/replay-context.ts
var replay_context = __webpack_require__(6893);
// EXTERNAL MODULE: ./src/git/run.ts
var run = __webpack_require__(3073);
;// CONCATENATED MODULE: ./src/git/agent-commits.ts

/**
 * Names and addresses that coding agents put into commits by default: Claude Code, Copilot, Cursor, Codex, Gemini CLI, Jules, Devin, OpenHands,
 * Aider, Amp, Factory, Kiro, OpenCode, Windsurf, Goose, lecode and Luxe.
 */
const AGENTS = /noreply@anthropic\.com|\bclaude\b|copilot|cursoragent@|cursor agent|\bcodex\b|gemini[- ]?cli|google-labs-jules|devin-ai|\bopenhands\b|\baider\b|\bamp@ampcode|factory-droid|\bkiro\b|opencode|windsurf|\bgoose\b|\blecode\b|\bluxe\b/i;
/** Lines of a commit message that say which session made it. */
const MARKS = /^(?:co-authored-by|generated-by|assisted-by|entire-checkpoint|agent|claude-session)\s*:.*$|generated with \[?(?:claude|codex|cursor)/i;
/** Commits of `base..HEAD` (of HEAD alone without a base) that an agent made; null when git cannot tell. */
async function findAgentCommits(top, base) {
    const range = base === null ? ['-1', 'HEAD'] : [`${base}..HEAD`];
    const log = await (0,run/* tryGit */.Ii)(top, ['log', '--format=%H%x00%an <%ae>%x00%cn <%ce>%x00%B%x00%x01', ...range]);
    if (log === null)
        return null;
    return (0,run/* decodeText */.g7)(log)
        .split('\u0001')
        .flatMap((entry) => {
        const [commit = '', author = '', committer = '', message = ''] = entry.trimStart().split('\0');
        const marks = message.split('\n').filter((line) => MARKS.test(line.trim()));
        const named = [author, committer].find((name) => AGENTS.test(name)) ??
            marks.find((line) => AGENTS.test(line) || /^entire-checkpoint/i.test(line.trim()));
        return commit === '' || named === undefined ? [] : [{ commit, named: named.trim() }];
    });
}

// EXTERNAL MODULE: ./src/git/repository.ts
var git_repository = __webpack_require__(5986);
;// CONCATENATED MODULE: ./src/commands/require-transcript.ts


/** `agent`: only where a commit names an agent, or where git cannot tell. */
async function requireTranscript(option, repo, base) {
    if (option !== 'agent')
        return { isRequired: option === 'true', why: '' };
    const repository = await (0,git_repository/* findRepository */.W1)(repo);
    const commits = repository === null ? null : await findAgentCommits(repository.top, base);
    if (commits === null)
        return { isRequired: true, why: ', and git cannot tell who made the commits' };
    const [first] = commits;
    if (first === undefined)
        return { isRequired: false, why: '; no commit names an agent as its author' };
    return { isRequired: true, why: `, though commit ${first.commit.slice(0, 12)} was made with an agent (${first.named})` };
}

// EXTERNAL MODULE: ./src/commands/run-notes.ts
var run_notes = __webpack_require__(7707);
// EXTERNAL MODULE: ./src/commands/start-runner.ts + 21 modules
var start_runner = __webpack_require__(4607);
;// CONCATENATED MODULE: ./src/commands/replay.ts





















/**
 * The main job: judges recorded sessions with the trusted tree's hooks. A fault in the user's input becomes a report with the outcome
 * `bad-input`; any other exception is ours and is thrown.
 */
async function replay(options, around, progress) {
    try {
        return await replayInScratch(options, around, progress);
    }
    catch (error) {
        const faults = (0,errors/* faultsOf */.xm)(error);
        if (faults !== null)
            return { report: (0,build_report/* reportBadInput */.q)(options, faults), unwritten: [] };
        throw error;
    }
}
async function replayInScratch(options, around, progress) {
    const scratch = (0,replay_scratch/* openScratch */.j)();
    const time = (0,time_budget/* startBudget */.cg)(options.time_budget);
    try {
        const run = await (0,open_run/* openRun */.Iy)(options, around, scratch.root);
        const events = await openEventsFile(options.events_out);
        const report = await replayOpened(run, { around, progress, scratch: scratch.root, events, time }).catch(async (error) => {
            await events.close();
            throw error;
        });
        const fault = await events.close();
        return { report, unwritten: fault === null ? [] : [fault] };
    }
    finally {
        time.close();
        await scratch.remove();
    }
}
async function replayOpened(run, given) {
    const { around, progress, scratch, events, time } = given;
    const { options } = run;
    const started = Date.now();
    const { runner, sandbox } = await (0,start_runner/* startRunner */.p)(run, { env: around.env, scratch });
    try {
        const tree = (0,read_tree/* readableTree */.J)(run.tree, { userConfig: options.user_config, trusted: run.trusted });
        const hooks = (0,find_hooks/* findHooks */.oe)(tree, options, run.config.hooks);
        const named = await (0,checkpoints/* nameTranscripts */.X)(options, { repo: run.repo, scratch, baseCommit: around.workflow?.baseCommit ?? null });
        const transcripts = await (0,transcript_open/* openTranscripts */.M)({ ...named, cwd: process.cwd(), repo: run.repo, env: around.env, matches: path/* matchesGlob */.kt }, readers/* readers */.X, { wanted: options.events === 'gates' ? 'gates' : 'all' });
        const audit = await (0,audit_run/* auditRun */.Xj)({ run, hooks, transcripts, env: around.env });
        const counter = countEvents(new Set(replay_context/* GATES */.JH));
        const context = {
            ...(0,replay_context/* judgeWith */.oX)(run, hooks, { env: around.env, scratch, runner, time }),
            // Where nobody can judge it is told all the same what the sessions hold.
            chooses: hooks.configured.length > 0 ? replay_context/* CHOOSES */.pY[options.events] : () => false,
            judged: (judged) => {
                events.write(judged);
                counter.see(judged);
                audit.see(judged);
                progress.judged(counter.totals.judged);
            },
            missed: audit.undone.missed,
            unread: audit.undone.unread,
            changed: audit.changed,
            skipped: audit.skipped,
        };
        await (0,replay_transcripts/* replayTranscripts */.h)(transcripts.sources, context, {
            concurrency: options.concurrency ?? (0,external_node_os_.availableParallelism)(),
            halt: runner.close,
        });
        return (0,build_report/* buildReport */.F)({
            ...{ run, hooks, transcripts, audit, counter },
            evidence: await findEvidence(transcripts, around),
            sandbox,
            notes: [...(0,run_notes/* writeNotes */.Ru)(run, hooks, counter), ...(0,run_notes/* describeSandbox */.hT)(run, sandbox), ...(0,run_notes/* tellSkimmed */.u)(transcripts.sources)],
            required: await requireTranscript(options.require_transcript, run.repo, around.workflow?.baseCommit ?? null),
            durationMs: Date.now() - started,
        });
    }
    finally {
        await runner.close();
    }
}
async function findEvidence({ sources }, { env }) {
    const evidence = new Set();
    for (const source of sources) {
        const [first] = source.files;
        if (first !== undefined && (await (0,candidates/* isWorkflowEvidence */.P)(first.file, env)))
            evidence.add(source);
    }
    return evidence;
}


/***/ })

};
