export const id = 807;
export const ids = [807];
export const modules = {

/***/ 3807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain),
  refuseForExplain: () => (/* binding */ refuseForExplain)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/exit.ts
var exit = __webpack_require__(3139);
// EXTERNAL MODULE: ./src/replay/read-tree.ts
var read_tree = __webpack_require__(9352);
// EXTERNAL MODULE: ./src/replay/replay-transcripts.ts + 6 modules
var replay_transcripts = __webpack_require__(8693);
// EXTERNAL MODULE: ./src/replay/scratch.ts
var replay_scratch = __webpack_require__(8925);
// EXTERNAL MODULE: ./src/replay/time-budget.ts
var time_budget = __webpack_require__(6438);
// EXTERNAL MODULE: ./src/text/numbers.ts
var numbers = __webpack_require__(2613);
// EXTERNAL MODULE: ./src/text/plain.ts
var plain = __webpack_require__(287);
// EXTERNAL MODULE: ./src/text/width.ts
var text_width = __webpack_require__(1207);
// EXTERNAL MODULE: ./src/reporters/view/describe.ts
var describe = __webpack_require__(2853);
// EXTERNAL MODULE: ./src/reporters/terminal/paint.ts
var paint = __webpack_require__(2667);
;// CONCATENATED MODULE: ./src/reporters/terminal/row.ts

const MAX_TEXT = 600;
const MAX_LINES = 8;
const LABEL = 11;
/** A foreign text behind a label, as much of it as helps: the first lines, each cut. No line where there is no text. */
function row(label, text, { indent, style = 'plain', width }) {
    const lead = [['dim', `${' '.repeat(indent)}${label.padEnd(LABEL)}`]];
    return (0,paint/* flowLines */.wT)(lead, text, { max: MAX_LINES, maxLine: MAX_TEXT, width }).map((line) => line.map(([own, part], index) => [index === line.length - 1 ? style : own, part]));
}

;// CONCATENATED MODULE: ./src/reporters/terminal/explained-hooks.ts





const INDENT = 4;
/** Those that are configured for the event itself. */
function listHere(hooks) {
    return hooks.filter((hook) => hook.fate !== 'other-event');
}
/** The hooks of one hook system in configured order; those of other events in one line at the end. */
function renderHooks(hooks, width) {
    const others = hooks.filter((hook) => hook.fate === 'other-event');
    const events = [...new Set(others.map((hook) => (0,plain/* oneLine */.T)(hook.event, 40)))];
    const shown = new Set();
    return [
        ...(hooks.length === 0 ? [[['dim', '  - no hook is configured']]] : []),
        ...listHere(hooks).flatMap((hook) => renderHook(hook, shown, width)),
        ...(others.length === 0
            ? []
            : (0,paint/* flow */.L3)([['dim', '  - ']], 'dim', `${(0,numbers/* countOf */.pq)(others.length, 'hook')} of other events: ${events.join(', ')}`, width)),
    ];
}
function renderHook(hook, shown, width) {
    const { asked, fate } = hook;
    const matcher = hook.matcher === null ? '' : ` [${(0,plain/* oneLine */.T)(hook.matcher, 200)}]`;
    const style = asked === null ? 'dim' : 'bold';
    return [
        ...(0,paint/* flow */.L3)([[style, asked === null ? '  - ' : '  • ']], style, `${(0,plain/* oneLine */.T)(hook.event, 60)}${matcher}  ${(0,plain/* oneLine */.T)(hook.command, 300)}`, width),
        [['dim', `    ${(0,plain/* oneLine */.T)((0,describe/* formatPlace */.dE)(hook.at), 200)}`]],
        ...row(WORDS[fate], hook.why, { indent: INDENT, style: asked === null ? 'yellow' : 'greenBold', width }),
        ...(asked === null ? [] : renderAnswer(asked, shown, width)),
        ...row('unheard', hook.unheard && asked !== null ? 'its agent does not wait for it, so its answer counts nowhere' : '', {
            indent: INDENT,
            style: 'yellow',
            width,
        }),
    ];
}
const WORDS = {
    ...{ asked: 'fired', 'other-event': 'not fired', 'no-match': 'not fired', untrusted: 'not run', repeat: 'not run' },
    ...{ 'chain-ended': 'not run', 'not-replayed': 'not run', 'not-shown': 'not run', 'out-of-time': 'not run' },
};
/** `shown`: envelopes that stand above, of which there is mostly one. */
function renderAnswer(asked, shown, width) {
    const { stdout, stderr, verdict, reason, failure } = asked;
    const mark = failure !== null || verdict === 'deny' ? 'red' : verdict === 'ask' || verdict === 'defer' ? 'yellow' : 'plain';
    const form = { indent: INDENT, width };
    const envelope = JSON.stringify(asked.envelope);
    const stdin = shown.has(envelope) ? 'as above' : envelope;
    shown.add(envelope);
    return [
        ...row('stdin', stdin, form),
        ...row('ending', describeEnding(asked), form),
        ...row('stdout', stdout, form),
        ...row('stderr', stderr, form),
        ...row('verdict', `${verdict}${reason === null ? '' : `: ${reason}`}${asked.ends_chain ? ' (ends the chain)' : ''}`, {
            ...form,
            style: mark,
        }),
        ...(failure === null ? [] : row('failure', `${failure.kind}: ${failure.detail}`, { ...form, style: 'red' })),
        ...(asked.rewrite === null ? [] : row('rewrite', JSON.stringify(asked.rewrite), form)),
        ...row('context', asked.context ?? '', form),
        ...asked.notes.flatMap((note) => row('note', note, form)),
    ];
}
function describeEnding({ ending, timeout_ms, cwd, reused }) {
    const place = cwd === '$PROJECT' ? '' : `, started in ${(0,plain/* oneLine */.T)(cwd, 200)}`;
    const read = ending.read_input === false ? ', never read its input' : '';
    if (reused)
        return `from memory (pure): exit code ${ending.exit_code}`;
    const after = `after ${(0,numbers/* formatDuration */.a3)(ending.ms)}`;
    switch (ending.kind) {
        case 'exited':
            return `exit code ${ending.exit_code} ${after}${read}${place}`;
        case 'signalled':
            return `killed by ${ending.signal} ${after}${read}${place}`;
        case 'timed-out':
            return `no answer within ${(0,numbers/* formatDuration */.a3)(timeout_ms)}, so it was ended${read}${place}`;
        case 'too-large':
            return `it printed more than a hook may, so it was ended ${after}${place}`;
        case 'not-started':
            return `could not be started: ${ending.message}${place}`;
    }
}

;// CONCATENATED MODULE: ./src/reporters/terminal/explanation.ts







const MIN_WIDTH = 60;
const MAX_EVENTS = 20;
const explanation_MAX_TEXT = 600;
const explanation_INDENT = 2;
/** What every configured hook made of one recorded event, for people: each hook system's hooks in order, what they came to, and the ruling. */
function renderExplanation(explanation, { color, width }) {
    const columns = Math.max(width, MIN_WIDTH);
    const { events, findings, notes } = explanation;
    const more = events.length - MAX_EVENTS;
    const lines = [
        ...events
            .slice(0, MAX_EVENTS)
            .flatMap((event, index) => [...(index === 0 ? [] : [paint/* EMPTY */.wg]), ...renderEvent(event, explanation, columns)]),
        ...(more > 0 ? [paint/* EMPTY */.wg, [['dim', `… ${(0,numbers/* countOf */.pq)(more, 'more event')} there: --format json shows all`]]] : []),
        ...findings.flatMap((finding) => [
            paint/* EMPTY */.wg,
            ...(0,paint/* flow */.L3)([[finding.level === 'error' ? 'red' : 'yellow', `${finding.level}: `]], 'plain', (0,plain/* oneLine */.T)(`${finding.id}  ${(0,describe/* formatPlace */.dE)(finding.at)}`, 300), columns),
            ...(0,paint/* flow */.L3)([['plain', '  ']], 'plain', (0,plain/* oneLine */.T)(finding.message, explanation_MAX_TEXT), columns),
            ...(finding.mend === null ? [] : (0,paint/* flow */.L3)([['dim', '  → ']], 'dim', (0,plain/* oneLine */.T)(finding.mend, explanation_MAX_TEXT), columns)),
        ]),
        paint/* EMPTY */.wg,
        ...notes.flatMap((note) => (0,paint/* flow */.L3)([['dim', 'note  ']], 'dim', (0,plain/* oneLine */.T)(note, explanation_MAX_TEXT), columns)),
        ...(0,paint/* flow */.L3)([['dim', 'note  ']], 'dim', describeOptions(explanation), columns),
    ];
    return (0,paint/* paint */.nI)(lines, { color });
}
function describeOptions({ options, hooks_source }) {
    const from = { given: 'given', file: '.hookwitness.toml', default: 'default' };
    const settled = Object.entries(options).map(([name, { value, from: source }]) => `${name}: ${value} (${from[source]})`);
    const { commit } = hooks_source;
    return `Judged with ${settled.join(', ')}; hooks from ${(0,plain/* oneLine */.T)(hooks_source.from, 60)}${commit === null ? '' : ` (${commit.slice(0, 12)})`}.`;
}
function renderEvent(event, { options }, width) {
    const name = (0,plain/* oneLine */.T)((0,describe/* nameJudged */.Bh)({ kind: event.event, tool: event.tool }), 60);
    const room = Math.max(width - (0,text_width/* textWidth */.sc)(name) - 2, 20);
    const fate = event.recorded === null ? '' : `, recorded as ${event.recorded}`;
    const thread = event.subagent === null ? '' : `, subagent ${(0,plain/* oneLine */.T)(event.subagent, 60)}`;
    const before = event.earlier === 0 ? 'nothing was judged before it' : `judged after ${(0,numbers/* countOf */.pq)(event.earlier, 'earlier event')}`;
    return [
        [
            ['bold', name],
            ['plain', `  ${(0,text_width/* cutToWidth */.G1)((0,plain/* oneLine */.T)(event.subject, 400), room)}`],
        ],
        [['dim', `  at ${(0,plain/* oneLine */.T)((0,describe/* formatPlace */.dE)(event.at), 200)}${nameCall(event)}${fate}`]],
        [['dim', `  session ${(0,plain/* oneLine */.T)(event.session, 80)} of ${(0,plain/* oneLine */.T)(event.agent, 40)}${thread}, ${before}`]],
        ...event.judgements.flatMap((judgement) => [paint/* EMPTY */.wg, ...renderJudgement(judgement, options, width)]),
        ...event.unjudged.flatMap(({ dialect, why }) => [
            paint/* EMPTY */.wg,
            [
                ['cyan', dialect],
                ['plain', `  not judged: ${why}`],
            ],
        ]),
    ];
}
function nameCall({ at }) {
    return at.call === null || at.call === '' ? '' : `, call ${(0,plain/* oneLine */.T)(at.call, 80)}`;
}
function renderJudgement(judgement, options, width) {
    const { dialect, translated, tool, native, native_reason, rewritten, ruling, cause, reason } = judgement;
    const form = { indent: explanation_INDENT, width };
    const words = translated && tool !== null ? `sees ${(0,plain/* oneLine */.T)(tool, 60)} ${(0,plain/* oneLine */.T)(JSON.stringify(judgement.args), explanation_MAX_TEXT)}` : '';
    const head = [...(0,paint/* flow */.L3)([['cyan', `${dialect}  `]], 'dim', words, width), ...renderHooks(judgement.hooks, width)];
    // At a moment that nothing can stop, a hook system without a hook for it has nothing more to tell.
    if (listHere(judgement.hooks).length === 0 && judgement.rules.recorded === null)
        return head;
    return [
        ...head,
        ...row('merge', native_reason === null ? native : `${native}: ${native_reason}`, form),
        ...(rewritten === null ? [] : row('rewritten', JSON.stringify(rewritten), form)),
        ...row('context', judgement.context ?? '', form),
        ...row('rules', describeRules(judgement), form),
        ...row('asks', isAsked(judgement) ? describeAsks(judgement, options) : '', form),
        ...row('ruling', `${ruling}, ${CAUSES[cause] ?? cause}${reason === null ? '' : `: ${reason}`}`, {
            ...form,
            style: RULING_STYLES[ruling],
        }),
        ...row('live', `${judgement.live}: ${judgement.live_why}`, form),
        ...row('told', judgement.told ?? '', form),
        ...row('but', judgement.after_block ? 'the gate stopped an earlier event of this turn, so live this one would not have come so' : '', form),
    ];
}
const RULING_STYLES = { allow: 'greenBold', deny: 'redBold', indeterminate: 'yellowBold' };
/** What decided, for people. */
const CAUSES = {
    hook: 'as a hook denies',
    ask: 'as nobody is there to answer an ask',
    rule: 'by a permission rule',
    rewrite: 'by a permission rule for the call as rewritten',
    failure: 'as a hook failed (on_hook_failure)',
    'not-shown': 'as no hook can be shown the call',
    unasked: 'as a hook was not asked',
    confidence: 'as too little of it is recorded (min_confidence)',
    silenced: 'as the configuration silences asks',
    none: 'as nothing stops it',
};
function describeRules({ rules }) {
    return [
        ...(rules.recorded === null ? [] : describeReadings(rules.recorded, '')),
        ...(rules.rewritten === null ? [] : describeReadings(rules.rewritten, ' as rewritten')),
    ].join('\n');
}
function describeReadings({ decision, readings }, what) {
    const speaking = readings.filter((each) => each.decision !== null);
    if (speaking.length === 0)
        return [`none speaks to the call${what}`];
    const held = decision ?? 'nothing holds, as not every reading is allowed';
    return [`${held}${what}`, ...speaking.map(({ as, why }) => `${why}, ${as}`)];
}
function isAsked({ native, rules, cause }) {
    return (cause === 'ask' || native === 'ask' || native === 'defer' || [rules.recorded, rules.rewritten].some((each) => each?.decision === 'ask'));
}
function describeAsks({ dialect, ask_setting, native_ask }, { on_ask }) {
    const own = ask_setting === null ? '' : `; for a hook's ask ${ask_setting} decides`;
    return `on_ask: ${on_ask?.value}${own}; ${dialect} itself, nobody there: ${native_ask}`;
}

// EXTERNAL MODULE: ./src/text/json.ts
var json = __webpack_require__(1789);
// EXTERNAL MODULE: ./src/text/safe.ts
var safe = __webpack_require__(2966);
// EXTERNAL MODULE: ./src/audit/subject.ts
var subject = __webpack_require__(5187);
// EXTERNAL MODULE: ./src/model/event.ts
var model_event = __webpack_require__(8425);
// EXTERNAL MODULE: ./src/replay/event-line.ts
var event_line = __webpack_require__(726);
// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
// EXTERNAL MODULE: ./src/commands/version.ts
var version = __webpack_require__(4086);
;// CONCATENATED MODULE: ./src/commands/build-explanation.ts






/** The options that decide what is judged and how it is ruled. */
const DECIDING = ['on_ask', 'on_hook_failure', 'events', 'trust_project', 'path_map'];
/** The explanation of a finished replay; all foreign text in it is safe. */
function buildExplanation(run, hooks, given) {
    const findings = [...hooks.findings, ...hooks.configured.flatMap(({ loaded }) => loaded.findings)];
    return {
        schema: 'hookwitness/explain/1',
        version: version/* VERSION */.x,
        exit_code: given.exitCode,
        place: { ...given.place, path: cut(given.place.path), call: build_explanation_safe(given.place.call) },
        options: Object.fromEntries(DECIDING.map((name) => [name, { value: run.options[name], from: run.sources[name] }])),
        hooks_source: run.source,
        events: given.events,
        findings: findings.map(({ id, level, message, at, live, mend }) => ({
            ...{ id, level, message: cut(message), at: { path: cut(at.path), line: at.line ?? null } },
            ...{ live: build_explanation_safe(live), mend: build_explanation_safe(mend) },
        })),
        notes: given.notes.map(cut),
    };
}
/** An event that was judged to be explained; `earlier`: how many of its session were judged before. */
function explainEvent({ event, judgements }, { earlier, configured }) {
    const silent = configured.filter(({ dialect }) => !judgements.some((each) => each.dialect === dialect.id));
    return {
        ...(0,event_line/* identify */.ls)(event),
        recorded: (0,event_line/* recordedOf */.i0)(event),
        earlier,
        subagent: event.thread.subagent ? cut(event.thread.id) : null,
        subject: cut(nameSubject(event, judgements)),
        judgements: judgements.map((each) => toJudgement(event, each, configured)),
        unjudged: silent.map(({ dialect }) => ({ dialect: dialect.id, why: 'the gate stopped the call, so there is no result to show hooks' })),
    };
}
/** By the first judgement, whose paths are relative; an event that nobody judged tells it in its agent's own words. */
function nameSubject(event, [judgement]) {
    if (judgement !== undefined)
        return (0,subject/* describeSubject */.q)(judgement);
    const { session } = event;
    const call = (0,model_event/* callOf */.C)(event);
    const tool = call === null ? null : { ...call, args: call.args ?? {} };
    return (0,subject/* describeSubject */.q)({ dialect: session.agent, event: { session, tool, prompt: event.kind === 'prompt' ? event.text : null } });
}
function toJudgement(event, judgement, configured) {
    const { dialect, translated, args, synthetic, native, rewritten, context, told, after_block, ruling, reason } = (0,event_line/* toEventLine */.U6)(event, judgement);
    const { ruled, trace } = judgement;
    const own = configured.find((each) => each.dialect.id === dialect);
    const alone = own?.loaded.nativeAsk ?? null;
    const headless = own?.dialect.headless;
    return {
        ...{ dialect, translated, tool: build_explanation_safe(judgement.event.tool?.name ?? null), args, synthetic },
        hooks: (trace?.hooks ?? []).map(toHook),
        ...{ native, native_reason: build_explanation_safe(trace?.reason ?? null), rewritten, context, told, after_block },
        rules: { recorded: toRules(trace?.recorded ?? null), rewritten: toRules(trace?.rewritten ?? null) },
        ask_setting: build_explanation_safe(own?.loaded.askSetting?.why ?? null),
        native_ask: cut(alone === null ? `${headless?.ruling}: ${headless?.why}` : alone.why),
        ...{ ruling, cause: ruled.cause, reason, live: ruled.live, live_why: cut(ruled.liveWhy) },
    };
}
function toRules(permitted) {
    if (permitted === null)
        return null;
    const show = (ruling) => ({ decision: ruling?.decision ?? null, why: build_explanation_safe(ruling?.why ?? null) });
    return { ...show(permitted.ruling), readings: permitted.readings.map(({ as, ruling }) => ({ as, ...show(ruling) })) };
}
function toHook({ hook, fate, why, loose, asked }) {
    const { id, event, matcher, command, at } = hook;
    return {
        ...{ id: cut(id), event: cut(event), matcher: build_explanation_safe(matcher), command: cut(command) },
        at: { path: cut(at.path), line: at.line ?? null },
        unheard: hook.isUnheard === true,
        ...{ fate, why: cut(why), loose },
        asked: asked === null ? null : toAnswer(asked),
    };
}
function toAnswer({ call, ending, verdict }) {
    return {
        argv: call.argv.map(cut),
        cwd: cut(call.cwd),
        env: Object.fromEntries(Object.entries(call.env).map(([name, value]) => [name, cut(value)])),
        timeout_ms: call.timeoutMs,
        envelope: (0,safe/* makeSafeDeep */.EF)(JSON.parse(call.input)),
        ending: toEnding(ending),
        reused: verdict.reused,
        stdout: cut(ending.stdout),
        stderr: cut(ending.stderr),
        ...{ verdict: verdict.verdict, reason: build_explanation_safe(verdict.reason), context: build_explanation_safe(verdict.context) },
        rewrite: verdict.rewrite === null ? null : (0,safe/* makeSafeDeep */.EF)(verdict.rewrite.args),
        failure: (0,event_line/* toFailureRow */.Kl)(verdict.failure),
        notes: verdict.notes.map((note) => cut(note.message)),
        ends_chain: verdict.endsChain,
    };
}
function toEnding(ending) {
    return {
        kind: ending.kind,
        exit_code: ending.kind === 'exited' ? ending.code : ending.kind === 'timed-out' ? ending.exitCode : null,
        signal: ending.kind === 'signalled' ? cut(ending.signal) : null,
        message: ending.kind === 'not-started' ? cut(ending.message) : null,
        ms: Math.round(ending.ms),
        read_input: ending.readInput,
    };
}
/** Characters shown of one text. */
const build_explanation_MAX_TEXT = 8192;
function cut(text) {
    return (0,excerpt/* excerpt */.K)(text, build_explanation_MAX_TEXT, safe/* makeSafe */.av);
}
function build_explanation_safe(text) {
    return text === null ? null : cut(text);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/commands/event-place.ts



const FORM = 'Write TRANSCRIPT:LINE or TRANSCRIPT#CALL_ID, for example transcripts/session.jsonl:12.';
/**
 * The place that a word of the command line names. The transcript is looked for from the working directory, then from the project, as reports
 * show it; of several readings of the word the one with the longest name that exists holds. Throws a GateError.
 */
async function findPlace(word, { cwd, repo }) {
    const readings = listReadings(word);
    for (const folder of [cwd, repo]) {
        for (const { named, line, call } of readings) {
            const file = external_node_path_.resolve(folder, named);
            if (await isFile(file))
                return { file, line, call };
        }
    }
    const [likely] = readings;
    if (likely === undefined || (await isFile(external_node_path_.resolve(cwd, word))))
        throw new errors/* GateError */.ue('invalid-place', `${JSON.stringify(word)} names no line and no call of a transcript`, FORM);
    const isThere = await promises_.stat(external_node_path_.resolve(cwd, likely.named)).then(() => true, () => false);
    const message = `${JSON.stringify(likely.named)} ${isThere ? 'is no file' : 'does not exist'}`;
    throw new errors/* GateError */.ue('transcript-unreadable', message, `Name the transcript from here or from the project. ${FORM}`);
}
/** The longest name first. */
function listReadings(word) {
    const [, named = '', digits] = /^([\s\S]+):(\d+)$/.exec(word) ?? [];
    const line = digits === undefined ? [] : [{ named, line: Number(digits), call: null }];
    const calls = [...word.matchAll(/#/g)].map(({ index }) => ({ named: word.slice(0, index), line: null, call: word.slice(index + 1) }));
    return [...line, ...calls.filter((each) => each.named !== '' && each.call !== '').reverse()];
}
async function isFile(file) {
    return promises_.stat(file).then((found) => found.isFile(), () => false);
}

// EXTERNAL MODULE: ./src/matching/path.ts
var path = __webpack_require__(2636);
// EXTERNAL MODULE: ./src/readers/index.ts + 83 modules
var readers = __webpack_require__(3338);
// EXTERNAL MODULE: ./src/replay/derived-moments.ts
var derived_moments = __webpack_require__(9654);
// EXTERNAL MODULE: ./src/text/nearest.ts
var nearest = __webpack_require__(613);
// EXTERNAL MODULE: ./src/text/show.ts
var show = __webpack_require__(9198);
// EXTERNAL MODULE: ./src/transcript/open.ts + 18 modules
var transcript_open = __webpack_require__(5711);
// EXTERNAL MODULE: ./src/transcript/subagents.ts
var subagents = __webpack_require__(6942);
;// CONCATENATED MODULE: ./src/commands/find-event.ts











/**
 * Reads a transcript through, to find an event before anything is run. Of several at one place those are explained that a replay judges, so that
 * no more runs than there; where it judges none, those of the next wider choice. Throws a GateError that names what stands nearest.
 */
async function findEvent(place, search) {
    const real = await promises_.realpath(place.file);
    const read = await openSource(place, real, search);
    const shown = read.files.find((each) => each.file === real)?.path ?? real;
    const standsAt = ({ at }) => (place.line === null ? at.call === place.call : at.path === shown && at.line === place.line);
    const near = place.line === null ? new NearestCall(place.call ?? '') : new NearestLine(place.line, shown);
    const counts = search.choosing.map(() => 0);
    const kinds = search.choosing.map(() => new Set());
    const sessions = new Set();
    for await (const event of (0,derived_moments/* withDerivedMoments */.V)(read.events())) {
        near.see(event);
        if (!standsAt(event))
            continue;
        sessions.add(indexOf(read, event));
        for (const [index, chooses] of search.choosing.entries()) {
            if (chooses(event))
                counts[index] = (counts[index] ?? 0) + 1;
            else
                kinds[index]?.add(event.kind);
        }
    }
    const first = counts.findIndex((count) => count > 0);
    const chooses = search.choosing[first];
    if (chooses === undefined)
        throw refusePlace(place, read, { shown, near });
    const source = await openSource(place, real, search);
    return {
        source,
        path: shown,
        count: counts[first] ?? 0,
        leftOut: [...(kinds[first] ?? [])],
        isAt: (event) => standsAt(event) && chooses(event),
        isBeside: (event) => sessions.has(indexOf(source, event)),
    };
}
/** A subagent's work is judged within the session that it belongs to. */
async function openSource({ file }, real, { repo, env }) {
    const places = await Promise.all((0,subagents/* locateMainFiles */.nr)(file).map(async (main) => ((await promises_.stat(main).catch(() => null))?.isFile() === true ? main : null)));
    const named = [places.find((main) => main !== null) ?? file];
    const opened = await (0,transcript_open/* openTranscripts */.M)({ named, cwd: external_node_path_.dirname(file), repo, env, matches: path/* matchesGlob */.kt }, readers/* readers */.X);
    const source = opened.sources.find((each) => each.files.some((one) => one.file === real));
    if (source !== undefined)
        return source;
    const { path: shown, message, next, } = opened.problems[0] ?? {
        ...{ path: file, message: 'belongs to no session that was found', next: 'Name the file of the session itself.' },
    };
    throw new errors/* GateError */.ue('transcript-unreadable', `${shown} ${message}`, next);
}
function indexOf({ sessions }, event) {
    return sessions.findIndex(({ session }) => session === event.session);
}
class NearestLine {
    #line;
    #path;
    #events = 0;
    #before = null;
    #after = null;
    constructor(line, shown) {
        this.#line = line;
        this.#path = shown;
    }
    see({ at }) {
        if (at.path !== this.#path || at.line === undefined)
            return;
        this.#events += 1;
        if (at.line < this.#line)
            this.#before = Math.max(at.line, this.#before ?? at.line);
        if (at.line > this.#line)
            this.#after = Math.min(at.line, this.#after ?? at.line);
    }
    describe() {
        const [first, second] = [this.#before, this.#after].filter((line) => line !== null);
        const nearest = second === undefined ? `line with an event is ${first}` : `lines with events are ${first} and ${second}`;
        const next = first === undefined ? 'Name another transcript.' : `The nearest ${nearest}.`;
        return { found: `no event stands at line ${this.#line} of ${this.#path}, which holds ${(0,numbers/* countOf */.pq)(this.#events, 'event')}`, next };
    }
}
/** Ids that are looked at for a nearest one. */
const MAX_IDS = 10_000;
class NearestCall {
    #call;
    #ids = new Set();
    constructor(call) {
        this.#call = call;
    }
    see({ at }) {
        if (at.call !== undefined && this.#ids.size < MAX_IDS)
            this.#ids.add(at.call);
    }
    describe() {
        const ids = [...this.#ids];
        const near = (0,nearest/* nearestName */.q)(this.#call, ids) ?? ids.find((id) => id.includes(this.#call)) ?? null;
        const next = near === null ? `The first id is ${(0,show/* showValue */.v)(ids[0])}.` : `Did you mean ${(0,show/* showValue */.v)(near)}?`;
        return {
            found: `no call has the id ${(0,show/* showValue */.v)(this.#call)}; the transcript holds ${(0,numbers/* countOf */.pq)(ids.length, 'call')}`,
            next: ids.length === 0 ? 'Name another transcript.' : next,
        };
    }
}
/** What was not read, or was left out as a repeat, may be what was asked for. */
function refusePlace({ line }, { sessions }, { shown, near }) {
    const { found, next } = near.describe();
    const gaps = sessions.flatMap(({ tally }) => tally.gaps);
    const gap = gaps.find((each) => line !== null && each.path === shown && each.line <= line && line <= (each.endLine ?? each.line));
    const unread = sessions.flatMap(({ tally }) => tally.unreadable)[0];
    const repeated = sessions.reduce((sum, { tally }) => sum + tally.duplicates, 0);
    const others = repeated === 0 ? undefined : `${(0,numbers/* countOf */.pq)(repeated, 'repeated call or prompt', 'repeated calls and prompts')} left out`;
    const why = gap === undefined ? (unread ?? others) : `${gap.kind}: ${gap.detail}`;
    return new errors/* GateError */.ue('no-such-event', why === undefined ? found : `${found} (${why})`, next);
}

// EXTERNAL MODULE: ./src/commands/find-hooks.ts + 1 modules
var find_hooks = __webpack_require__(881);
// EXTERNAL MODULE: ./src/commands/open-run.ts + 3 modules
var open_run = __webpack_require__(9172);
// EXTERNAL MODULE: ./src/commands/printed.ts
var printed = __webpack_require__(3752);
// EXTERNAL MODULE: ./src/commands/replay-context.ts
var replay_context = __webpack_require__(6893);
// EXTERNAL MODULE: ./src/commands/run-notes.ts
var run_notes = __webpack_require__(7707);
// EXTERNAL MODULE: ./src/commands/start-runner.ts + 21 modules
var start_runner = __webpack_require__(4607);
;// CONCATENATED MODULE: ./src/commands/explain.ts



















/** The options that the command takes. */
const TAKES = [
    ...[
        'repo',
        'dialects',
        'copilot_host',
        'hooks_from',
        'trust_project',
        'user_config',
        'on_ask',
        'on_hook_failure',
        'events',
        'path_map',
        'sandbox',
    ],
    ...['format', 'output'],
];
/** What was written on the command line beside what `explain` takes. */
function refuseForExplain(words, given, format) {
    const next = 'Write hookwitness explain TRANSCRIPT:LINE or TRANSCRIPT#CALL_ID, as reports name it.';
    const wrong = words.length === 1 ? [] : [new errors/* GateError */.ue('invalid-place', `explain takes one place, and ${words.length} were given`, next)];
    return [...wrong, ...(0,printed/* refuseUnused */.rO)('explain', TAKES, { words: [], given, format })];
}
/**
 * `hookwitness explain`: judges the session up to one recorded event as a replay does, and tells of that event what every configured hook made
 * of it. Throws a GateError or BadInput.
 */
async function explain(word, { asked, around, look, progress }) {
    const scratch = (0,replay_scratch/* openScratch */.j)();
    try {
        const run = await (0,open_run/* openRun */.Iy)(asked, around, scratch.root);
        const place = await findPlace(word, { cwd: process.cwd(), repo: run.repo });
        const hooks = (0,find_hooks/* findHooks */.oe)((0,read_tree/* readableTree */.J)(run.tree, { userConfig: run.options.user_config, trusted: run.trusted }), run.options, run.config.hooks);
        const choosing = [replay_context/* CHOOSES */.pY[run.options.events], replay_context/* CHOOSES */.pY.tools, replay_context/* CHOOSES */.pY.all];
        const found = await findEvent(place, { repo: run.repo, env: around.env, choosing });
        const { events, notes } = await replayUpTo(found, run, { hooks, env: around.env, scratch: scratch.root, progress });
        const exitCode = codeOf(hooks);
        const explanation = buildExplanation(run, hooks, {
            ...{ events, exitCode },
            place: { path: found.path, line: place.line, call: place.call },
            notes: [
                ...tellLeftOut(found, hooks),
                ...tellMissing(hooks),
                ...(0,run_notes/* writeNotes */.Ru)(run, hooks, { rewriting: new Set(), synthetic: new Map() }),
                ...notes,
            ],
        });
        return { pieces: run.options.format === 'json' ? (0,json/* encodeInPieces */.h)(explanation) : [renderExplanation(explanation, look)], code: exitCode };
    }
    finally {
        await scratch.remove();
    }
}
/** A line may hold any number of calls, and each explanation a whole envelope for each hook. */
const MAX_EXPLAINED = 100;
/** Nothing of the session is judged behind the last event that was asked for. */
async function replayUpTo({ source, count, isAt, isBeside }, run, given) {
    const { hooks, env, scratch, progress } = given;
    const events = [];
    const notes = new Set();
    const judgedIn = new Map();
    let total = 0;
    let left = Math.min(count, MAX_EXPLAINED);
    const { runner, sandbox } = await (0,start_runner/* startRunner */.p)(run, { env, scratch });
    for (const note of (0,run_notes/* describeSandbox */.hT)(run, sandbox))
        notes.add(note);
    try {
        await (0,replay_transcripts/* replayTranscripts */.h)([source], {
            ...(0,replay_context/* judgeWith */.oX)(run, hooks, { env, scratch, runner, time: time_budget/* NO_BUDGET */.QQ }),
            chooses: (event) => {
                if (left === 0)
                    return false;
                if (!isAt(event))
                    return isBeside(event) && replay_context/* CHOOSES */.pY[run.options.events](event);
                left -= 1;
                return true;
            },
            explains: isAt,
            // There is no budget here.
            missed: () => undefined,
            unread: () => undefined,
            judged: (judged) => {
                const { event } = judged;
                total += 1;
                progress.judged(total);
                const earlier = judgedIn.get(event.session) ?? 0;
                judgedIn.set(event.session, earlier + 1);
                if (isAt(event))
                    events.push(explainEvent(judged, { earlier, configured: hooks.configured }));
            },
            changed: (_, files) => {
                for (const file of files)
                    notes.add(`A hook changed ${file} in the scratch copy of the tree.`);
            },
            skipped: (files) => {
                for (const { name, why } of files)
                    notes.add(`${name} could not be copied (${why}), so hooks judged without it.`);
            },
        }, { concurrency: 1, halt: runner.close });
        return { events, notes: [...notes].map(safe/* makeSafe */.av) };
    }
    finally {
        await runner.close();
    }
}
/** Of the kinds that were left out only those that a hook is configured for. */
function tellLeftOut({ leftOut, count }, { configured }) {
    const kinds = leftOut.filter((kind) => configured.some(({ loaded }) => loaded.hooks.some((hook) => hook.kind === kind)));
    return [
        ...(kinds.length === 0 ? [] : [`Also there, and explained with --events all: ${kinds.join(', ')}.`]),
        ...(count > MAX_EXPLAINED ? [`${(0,numbers/* countOf */.pq)(count, 'event')} stand there, of which the first ${MAX_EXPLAINED} are explained.`] : []),
    ];
}
function tellMissing({ configured, leftOut }) {
    if (configured.length > 0)
        return [];
    return [leftOut.length > 0 ? 'dialects leaves out every hook system that is configured here.' : 'No hook configuration was found.'];
}
function codeOf({ configured, findings }) {
    if (configured.length === 0)
        return exit/* EXIT_CODES */.a['nothing-checked'];
    const all = [...findings, ...configured.flatMap(({ loaded }) => loaded.findings)];
    return exit/* EXIT_CODES */.a[all.some(({ level }) => level === 'error') ? 'bad-input' : 'passed'];
}


/***/ })

};
