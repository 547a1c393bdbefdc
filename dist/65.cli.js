export const id = 65;
export const ids = [65];
export const modules = {

/***/ 6893:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ GATES),
/* harmony export */   oX: () => (/* binding */ judgeWith),
/* harmony export */   pY: () => (/* binding */ CHOOSES)
/* harmony export */ });
/* harmony import */ var _replay_answer_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1345);
/* harmony import */ var _replay_workspace_pool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9076);
/* harmony import */ var _open_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9172);



/** Events that a hook can stop. */
const GATES = ['prompt', 'pre_tool'];
/** Which events are judged, by the option `events`. No agent has hooks for the runs of hooks. */
const CHOOSES = {
    gates: ({ kind }) => GATES.includes(kind),
    tools: ({ kind }) => GATES.includes(kind) || kind === 'post_tool',
    all: ({ kind }) => kind !== 'hook_run',
};
/** What a replay judges with, whatever it is for. `scratch` is an absolute folder of the run's own. */
function judgeWith(run, hooks, given) {
    return {
        configured: hooks.configured,
        pool: new _replay_workspace_pool_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkspacePool */ ._(run.tree, given.scratch),
        run: given.runner.run,
        time: given.time,
        inherited: given.env,
        memory: new _replay_answer_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerMemory */ .K(),
        foreign: (0,_open_run_js__WEBPACK_IMPORTED_MODULE_2__/* .foreignCheckout */ .B7)(run),
        onAsk: run.options.on_ask,
        onHookFailure: run.options.on_hook_failure,
        minConfidence: run.options.min_confidence,
        pathMap: run.options.path_map,
    };
}


/***/ }),

/***/ 9654:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ withDerivedMoments)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3489);


/**
 * The events, with the moments that follow from what calls did, each before the result of its call: a successful write or edit changed a file, and a
 * call that starts a subagent ran one whose own events are not recorded. What a shell command changed is not known; nor is what a call of an agent
 * did whose words are not known.
 */
async function* withDerivedMoments(events) {
    // Of each session, runs that are recorded, and whose call has not come by yet.
    const recordedRuns = new Map();
    for await (const event of events) {
        const runs = recordedRuns.get(event.session) ?? 0;
        if (event.kind === 'subagent_start')
            recordedRuns.set(event.session, runs + 1);
        if (event.kind === 'post_tool') {
            for (const action of readActions(event)) {
                if (action.kind === 'write' || action.kind === 'edit')
                    yield* describeChange(event, action);
                if (action.kind !== 'subagent')
                    continue;
                if (runs === 0)
                    yield* describeRun(event, action);
                else
                    recordedRuns.set(event.session, runs - 1);
            }
        }
        yield event;
    }
}
/** A transcript that names no agent may use the words of any. */
function readActions({ call, session: { agent } }) {
    const { name, args } = call;
    if (args === null)
        return [];
    const spoken = [..._vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__/* .vocabularies */ .r9.values()].filter((each) => each.agent === agent || agent === 'unknown');
    return spoken.map((each) => (0,_vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listActions */ .kP)(each, { name, args })).find((actions) => actions.length > 0) ?? [];
}
function describeChange(event, { kind, path }) {
    const { call, recorded, result, kind: _, ...context } = event;
    if (recorded !== 'ran' || result.isError === true)
        return [];
    return [{ ...context, kind: 'file_changed', facts: { file: { path, operation: kind }, call }, synthetic: true }];
}
/** One that is started in the background is not over with its call; Claude Code records runs in files of their own, named in the result. */
function describeRun(event, { prompt, agentType }) {
    const { call, recorded: _, result, kind: __, ...context } = event;
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(call.args, 'run_in_background') === true || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(result.structured, 'agentId') !== undefined)
        return [];
    const thread = { id: call.id, subagent: true, ...(agentType !== undefined && { agentType }) };
    const run = { ...context, thread, synthetic: true };
    return [
        { ...run, kind: 'subagent_start', facts: { prompt, call } },
        { ...run, kind: 'subagent_end', facts: { result, call } },
    ];
}


/***/ }),

/***/ 8693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ replayTranscripts)
});

// EXTERNAL MODULE: ./src/model/event.ts
var model_event = __webpack_require__(8425);
// EXTERNAL MODULE: ./src/replay/ask-hooks.ts
var ask_hooks = __webpack_require__(9187);
// EXTERNAL MODULE: ./src/replay/derived-moments.ts
var derived_moments = __webpack_require__(9654);
// EXTERNAL MODULE: ./src/replay/environment.ts
var environment = __webpack_require__(5402);
// EXTERNAL MODULE: ./src/model/confidence.ts
var confidence = __webpack_require__(4313);
;// CONCATENATED MODULE: ./src/policy/rule.ts

/** What the gate decides about one event: permission rules, unanswered asks and broken hooks included. Never more lenient than the agent's hooks. */
function ruleEvent(input) {
    const ruled = ruleByAnswers(input);
    if (!isGate(input) || ruled.ruling !== 'allow')
        return ruled;
    const [unasked] = input.unasked;
    if (unasked !== undefined) {
        const reason = `${JSON.stringify(unasked)} is not replayed, so what it would have said is not known`;
        return { ...ruled, ruling: 'indeterminate', cause: 'unasked', reason };
    }
    const { told, minConfidence } = input;
    if (!(0,confidence/* isBelow */.Y)(told.confidence, minConfidence))
        return ruled;
    const lacks = told.lacks.length === 0 ? '' : ` (${told.lacks.join(', ')})`;
    const reason = `its record is ${told.confidence}${lacks}, and min_confidence is ${minConfidence}`;
    return { ...ruled, ruling: 'indeterminate', cause: 'confidence', reason };
}
function ruleByAnswers(input) {
    const live = judgeLive(input);
    const allow = (why = null) => ({ ruling: 'allow', cause: 'none', reason: why, ...live });
    const deny = (cause, reason) => ({ ruling: 'deny', cause, reason, ...live });
    if (!isGate(input))
        return allow();
    if (input.native === 'deny')
        return deny('hook', input.reason ?? 'denied without a reason');
    const stopped = [input.permission, input.rewritten?.permission].find((each) => each?.decision === 'deny');
    if (stopped)
        return deny(stopped === input.permission ? 'rule' : 'rewrite', stopped.why);
    const outvoted = findOutvoted(input);
    if (outvoted !== undefined && input.onHookFailure === 'deny')
        return deny('hook', outvoted.reason ?? 'denied without a reason');
    const failed = input.verdicts.find(isBroken);
    if (failed?.failure && input.onHookFailure === 'deny')
        return deny('failure', `hook failed: ${failed.failure.detail}`);
    const answers = listAsks(input).map((ask) => answerAsk(input, ask));
    const refused = answers.find((each) => each.ruling === 'deny');
    if (refused !== undefined)
        return deny('ask', refused.why);
    const silenced = answers.find((each) => each.isSilenced);
    return { ...allow(answers[0]?.why ?? input.reason), cause: silenced === undefined ? 'none' : 'silenced' };
}
/** A hook that decided what its agent does not support did its own work: the decision counts by its word. */
function isBroken({ failure, verdict }) {
    return failure !== null && (failure.kind !== 'unsupported-verdict' || verdict === 'none');
}
function isGate({ dialect, event }) {
    return dialect.gates.some((gate) => gate === event);
}
/** A refusal that the agent heard and let another hook's answer outweigh (Qwen Code: a later `permissionDecision`). */
function findOutvoted({ native, verdicts }) {
    return native === 'deny' ? undefined : verdicts.find((each) => each.verdict === 'deny');
}
/** Each is asked for itself: what silences a hook's ask does not lift a rule's. */
function listAsks(input) {
    // A prompt's ask has no prompt to raise in some agents; the gate refuses it all the same.
    const held = input.dialect.holds.includes(input.native);
    const hook = held ? [{ from: 'hook', reason: input.reason ?? 'asked without a reason' }] : [];
    return [...hook, ...listRulings(input).flatMap((each) => (each.decision === 'ask' ? [{ from: 'rule', reason: each.why }] : []))];
}
/** Where rules come before hooks they have spoken to the call as recorded, rewritten or not; where they come after, only to what it became. */
function listRulings({ permission, rewritten }) {
    const rulings = rewritten === null ? [permission] : [rewritten.checkedLive ? null : permission, rewritten.permission];
    return rulings.filter((each) => each !== null);
}
function answerAsk(input, ask) {
    const setting = input.askSetting;
    if (ask.from === 'hook' && setting !== null) {
        if (setting.decision === 'allow')
            return { ruling: 'allow', why: `silenced ask (${setting.why}): ${ask.reason}`, isSilenced: true };
        return { ruling: 'deny', why: `${ask.reason} (${setting.why})` };
    }
    if (input.onAsk === 'deny')
        return { ruling: 'deny', why: ask.reason };
    if (input.onAsk === 'allow')
        return { ruling: 'allow', why: `asked, allowed by on_ask: ${ask.reason}` };
    const alone = answerAlone(input);
    return alone.decision === 'deny' ? { ruling: 'deny', why: ask.reason } : { ruling: 'allow', why: `${alone.why}: ${ask.reason}` };
}
/** What the agent makes of an ask when nobody is there: by its configuration, else by its headless rule. */
function answerAlone({ nativeAsk, dialect }) {
    return nativeAsk ?? { decision: dialect.headless.ruling === 'refused' ? 'deny' : 'allow', why: dialect.headless.why };
}
function judgeLive(input) {
    if (input.notFired === null)
        return judgeFired(input);
    const unhooked = judgeFired({ ...input, native: 'none', verdicts: [], rewritten: null });
    return unhooked.live === 'stopped' ? unhooked : { live: 'runs', liveWhy: input.notFired };
}
function judgeFired(input) {
    const by = ({ decision, why }) => ({
        live: decision === 'deny' ? 'stopped' : 'runs',
        liveWhy: why,
    });
    if (input.native === 'deny')
        return { live: 'stopped', liveWhy: 'the agent stops it' };
    // An agent that checks its rules after hooks looks at the call as rewritten only.
    const isReplaced = input.rewritten?.checkedLive === true;
    if (input.permission?.decision === 'deny' && !isReplaced)
        return by(input.permission);
    if (input.rewritten?.permission?.decision === 'deny') {
        if (input.rewritten.checkedLive)
            return by(input.rewritten.permission);
        return { live: 'runs', liveWhy: 'a rewritten call is not checked against permission rules there' };
    }
    const answers = listAsks(input).map((ask) => (ask.from === 'hook' && input.askSetting !== null ? input.askSetting : answerAlone(input)));
    const answer = answers.find((each) => each.decision === 'deny') ?? answers[0];
    if (answer !== undefined)
        return by(answer);
    if (findOutvoted(input) !== undefined)
        return { live: 'runs', liveWhy: "another hook's answer outweighs the refusal there" };
    const failed = input.verdicts.find((each) => each.failure !== null);
    if (failed?.failure)
        return { live: 'runs', liveWhy: 'a hook that fails does not block there' };
    return { live: 'runs', liveWhy: 'no hook objected' };
}

// EXTERNAL MODULE: ./src/replay/readings.ts + 1 modules
var readings = __webpack_require__(2870);
;// CONCATENATED MODULE: ./src/replay/judge.ts



/** Asks the hooks of one dialect about one event, merges their verdicts as it does, and rules. Its trace says how that came about. */
async function judgeEvent(event, context) {
    return conclude(event, await (0,ask_hooks/* askHooks */.Qo)(event, context), context);
}
function conclude(event, hooks, context) {
    const { dialect, loaded } = context;
    const verdicts = (0,ask_hooks/* verdictsOf */.W5)(hooks);
    const unasked = hooks.flatMap(({ fate, hook }) => (fate === 'not-replayed' ? [hook] : []));
    const merged = dialect.merge(verdicts, event);
    const { native, reason, rewritten } = merged;
    const notFired = dialect.firesNone?.(event)?.why ?? null;
    const permitted = {
        recorded: event.kind === 'pre_tool' ? (0,readings/* permit */.eL)(event, 'recorded', context) : null,
        rewritten: rewritten === null ? null : (0,readings/* permit */.eL)((0,readings/* withArgs */.qm)(event, rewritten, context.recorded), 'rewritten', context),
    };
    const ruled = ruleEvent({
        ...{ dialect, event: event.kind, native, reason, verdicts, notFired },
        unasked: unasked.filter((hook) => hook.isUnheard !== true).map((hook) => hook.command),
        permission: permitted.recorded?.ruling ?? null,
        rewritten: permitted.rewritten && { permission: permitted.rewritten.ruling, checkedLive: dialect.permissionRules === 'after-hooks' },
        askSetting: loaded.askSetting,
        nativeAsk: loaded.nativeAsk ?? null,
        onAsk: context.onAsk,
        onHookFailure: context.onHookFailure,
        told: context.told,
        minConfidence: context.minConfidence,
    });
    const told = dialect.tell?.(merged, event.kind, event.tool) ?? null;
    return {
        dialect: dialect.id,
        event,
        native,
        ruled,
        verdicts,
        unasked,
        rewritten,
        context: joinContexts(verdicts, { native, kind: event.kind }),
        told,
        notFired,
        isCutShort: hooks.some(({ fate }) => fate === 'out-of-time'),
        afterBlock: false,
        trace: { hooks, reason, ...permitted },
    };
}
/** What is said beside a refused prompt goes with the prompt. */
function joinContexts(verdicts, { native, kind }) {
    if (kind === 'prompt' && native === 'deny')
        return null;
    const contexts = verdicts.flatMap((each) => (each.context === null ? [] : [each.context]));
    return contexts.length === 0 ? null : contexts.join('\n');
}

// EXTERNAL MODULE: ./src/replay/path-map.ts
var path_map = __webpack_require__(6095);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/vocabularies/index.ts + 1 modules
var vocabularies = __webpack_require__(3489);
;// CONCATENATED MODULE: ./src/replay/see-event.ts




/** One recorded event as a dialect's hooks would be shown it: one, or several when its agent would make several calls of it. */
function seeEvent(event, context) {
    const { shown, places, root } = context;
    const cwd = event.cwd ?? event.session.root;
    const base = {
        kind: event.kind,
        session: event.session,
        thread: event.thread,
        tool: null,
        translated: event.session.agent !== context.dialect.vocabulary && event.session.agent !== 'unknown',
        recordedTool: null,
        recorded: null,
        prompt: null,
        result: null,
        moment: null,
        ts: event.ts ?? null,
        permissionMode: event.permissionMode ?? event.session.permissionMode ?? null,
        promptId: event.promptId ?? null,
        cwd: cwd === undefined ? root : shown.text(cwd),
        startsIn: cwd === undefined ? root : places.text(cwd),
        projectRoot: root,
        asRecorded: null,
        transcriptPath: context.transcriptPath,
    };
    if (event.kind === 'prompt')
        return [{ ...base, prompt: shown.text(event.text) }];
    if (!(0,model_event/* isToolEvent */.z)(event))
        return seeMoment(event, base, context);
    const { calls, translated } = (0,vocabularies/* translateCall */.jZ)(toNamedCall(event.call), event.session.agent, context.dialect.vocabulary);
    const result = event.kind === 'post_tool' ? { ...event.result, text: shown.text(event.result.text) } : null;
    return calls.map((call) => ({
        ...base,
        tool: { id: event.call.id, name: call.name, args: shown.args(call.args) },
        asRecorded: cwd === undefined ? null : { args: call.args, cwd, root: event.session.root ?? cwd },
        translated,
        recordedTool: event.call.name,
        recorded: event.recorded,
        result,
    }));
}
/** Moments about a call that waits for permission carry the call; a changed file is told by its absolute path. */
function seeMoment({ kind, facts, synthetic, session }, base, { shown, dialect }) {
    const { call, ...others } = facts;
    const told = (0,path_map/* mapStrings */.to)(others, shown.text);
    const file = told.file === undefined ? {} : { file: { ...told.file, path: external_node_path_.resolve(base.cwd, told.file.path) } };
    const seen = { ...base, moment: { facts: { ...told, ...file }, synthetic } };
    const isAsked = kind === 'permission_request' || kind === 'permission_result';
    if (call === undefined || !isAsked)
        return [seen];
    const { calls, translated } = (0,vocabularies/* translateCall */.jZ)(toNamedCall(call), session.agent, dialect.vocabulary);
    return calls.map(({ name, args }) => ({
        ...seen,
        tool: { id: call.id, name, args: shown.args(args) },
        translated,
        recordedTool: call.name,
    }));
}
function toNamedCall(call) {
    return { name: call.name, args: call.args ?? {} };
}

// EXTERNAL MODULE: ./src/replay/show-judgement.ts
var show_judgement = __webpack_require__(9964);
;// CONCATENATED MODULE: ./src/replay/show-trace.ts


/** The judgement with names for the scratch folders in its trace, where it has one: what went into a hook and came out of it, as it was. */
function showTrace(judgement, name) {
    const { trace } = judgement;
    if (trace === undefined)
        return judgement;
    const shown = {
        hooks: trace.hooks.map((each) => showConsidered(each, name)),
        reason: trace.reason === null ? null : name(trace.reason),
        recorded: showPermitted(trace.recorded, name),
        rewritten: showPermitted(trace.rewritten, name),
    };
    return { ...judgement, trace: shown };
}
function showConsidered(considered, name) {
    const { why, asked } = considered;
    return { ...considered, why: name(why), asked: asked === null ? null : showAsked(asked, name) };
}
function showAsked({ call, ending, verdict }, name) {
    const texts = { stdout: name(ending.stdout), stderr: name(ending.stderr) };
    return {
        call: { ...(0,path_map/* mapStrings */.to)(call, name), input: nameInJson(call.input, name) },
        ending: ending.kind === 'not-started' ? { ...ending, ...texts, message: name(ending.message) } : { ...ending, ...texts },
        verdict: {
            ...(0,show_judgement/* showVerdict */.x)(verdict, name),
            rewrite: verdict.rewrite && (0,path_map/* mapStrings */.to)(verdict.rewrite, name),
        },
    };
}
/** Inside JSON a folder may be spelt with escapes. Every dialect's envelope is JSON. */
function nameInJson(input, name) {
    return JSON.stringify((0,path_map/* mapStrings */.to)(JSON.parse(input), name));
}
function showPermitted(permitted, name) {
    if (permitted === null)
        return null;
    const { ruling, readings } = permitted;
    const show = (each) => (each === null ? null : { ...each, why: name(each.why) });
    return { ruling: show(ruling), readings: readings.map(({ as, ruling: said }) => ({ as, ruling: show(said) })) };
}

// EXTERNAL MODULE: ./src/replay/time-budget.ts
var time_budget = __webpack_require__(6438);
// EXTERNAL MODULE: ./src/replay/transcript-copy.ts
var transcript_copy = __webpack_require__(5763);
;// CONCATENATED MODULE: ./src/replay/turn.ts
/**
 * The turn that a session is in: from one prompt to the next. What was recorded after an event that the gate stops would not have come so, had
 * it been stopped then; it is judged all the same, and marked.
 */
class Turn {
    stopped = new Set();
    /** Marks the judgements of the next event: `afterBlock` where the same dialect has stopped one in this turn that happened. */
    mark(event, judgements, happened) {
        if (event.kind === 'prompt' && !event.thread.subagent)
            this.stopped.clear();
        const marked = judgements.map((each) => ({ ...each, afterBlock: this.stopped.has(each.dialect) }));
        for (const { dialect, ruled } of judgements)
            if (happened && ruled.ruling === 'deny')
                this.stopped.add(dialect);
        return marked;
    }
}

;// CONCATENATED MODULE: ./src/replay/replay-transcript.ts













/** Sessions of a transcript whose workspaces are kept while events of others come between. */
const KEPT_OPEN = 8;
/**
 * Judges one transcript's events in recorded order: no hook sees an event before the one ahead of it is finished. When the time is over the rest
 * is only counted.
 */
async function replayTranscript(source, context) {
    const { time } = context;
    const desks = new Desks(source, context);
    try {
        if (!time.mayRead())
            return context.unread(source);
        for await (const event of (0,derived_moments/* withDerivedMoments */.V)(source.events())) {
            if (context.chooses(event))
                await desks.judge(event);
            if (!time.mayRead())
                return context.unread(source);
        }
    }
    finally {
        await desks.close();
    }
}
/** Of an event that the end of the time cut short only refusals hold: what the others would have come to is not known. */
function keepCertain(judged) {
    if (!judged.judgements.some((each) => each.isCutShort))
        return judged;
    const refusals = judged.judgements.filter((each) => each.ruled.ruling === 'deny');
    return refusals.length === 0 ? null : { ...judged, judgements: refusals };
}
/** One desk for each session; the one used last stands last. */
class Desks {
    source;
    context;
    open = new Map();
    constructor(source, context) {
        this.source = source;
        this.context = context;
    }
    async judge(event) {
        const judged = this.context.time.over.aborted ? null : await this.attempt(event);
        if (judged === null)
            this.context.missed(event);
        else
            this.context.judged(judged);
    }
    /** Null when the time was over before anything is certain. */
    async attempt(event) {
        try {
            return keepCertain(await (await this.of(event.session)).judge(event));
        }
        catch (error) {
            if (error instanceof time_budget/* TimeIsOver */.KX)
                return null;
            throw error;
        }
    }
    async of(session) {
        const desk = this.open.get(session) ?? new Desk(session, this.source, this.context);
        this.open.delete(session);
        this.open.set(session, desk);
        const [idle] = this.open;
        if (idle !== undefined && this.open.size > KEPT_OPEN) {
            this.open.delete(idle[0]);
            await idle[1].close();
        }
        return desk;
    }
    async close() {
        for (const desk of this.open.values())
            await desk.close();
    }
}
/** What one session needs from event to event: its workspace, and what was ruled of the call whose result comes next. */
class Desk {
    session;
    source;
    context;
    workspace = null;
    environment = {};
    transcript = '';
    maps = null;
    turn = new Turn();
    last = null;
    constructor(session, source, context) {
        this.session = session;
        this.source = source;
        this.context = context;
    }
    async judge(event) {
        const workspace = await this.openWorkspace(event);
        const keep = this.context.explains?.(event) === true ? (judgement) => judgement : withoutTrace;
        const judgements = [];
        for (const configured of this.context.configured) {
            for (const judgement of await this.judgeFor(event, configured, workspace))
                judgements.push(keep(judgement));
        }
        if (event.kind === 'pre_tool')
            this.last = { event, judgements };
        const { shown, name } = this.mapsOf(event.session.root, workspace);
        const happened = !(0,model_event/* isToolEvent */.z)(event) || !(event.recorded === 'denied' || event.recorded === 'not-run');
        const marked = this.turn.mark(event, judgements, happened);
        return { event, judgements: marked.map((each) => showTrace((0,show_judgement/* showJudgement */.n)(each, shown), name)), happened };
    }
    async close() {
        if (this.workspace === null)
            return;
        const changes = await this.context.pool.giveBack(this.workspace);
        if (changes.length > 0)
            this.context.changed(this.session, changes);
    }
    async openWorkspace(event) {
        if (this.workspace === null) {
            this.workspace = await this.context.pool.take(event.branch ?? event.session.branch ?? null, this.context.time.over);
            this.environment = (0,environment/* buildEnvironment */.A)(this.context.inherited, { ...this.workspace, foreign: this.context.foreign });
            this.transcript = await (0,transcript_copy/* copyTranscript */.E)(this.source, this.session, this.workspace);
            if (this.workspace.skipped.length > 0)
                this.context.skipped(this.workspace.skipped);
        }
        return this.workspace;
    }
    async judgeFor(event, { dialect, loaded }, workspace) {
        const { places, recorded } = this.mapsOf(event.session.root, workspace);
        const shown = this.context.pathMap === 'off' ? path_map/* KEEP_PATHS */.Jp : places;
        const seen = seeEvent(event, { dialect, root: workspace.root, shown, places, transcriptPath: this.transcript });
        if ((0,model_event/* isToolEvent */.z)(event)) {
            const hidden = seen.flatMap((each) => ruleNotShown({ dialect, loaded }, each, event));
            if (hidden.length > 0)
                return hidden;
        }
        const judgements = [];
        for (const [index, each] of seen.entries()) {
            const asked = event.kind === 'pre_tool' ? each : this.afterPre((0,model_event/* callOf */.C)(event), each, { dialect, index, recorded });
            if (asked === null)
                continue;
            judgements.push(await judgeEvent(asked, {
                dialect,
                loaded,
                workspace,
                recorded,
                environment: this.environment,
                memory: this.context.memory,
                run: (start) => (0,time_budget/* runUntil */.W5)(this.context.time.over, () => this.context.run(start, { scratch: [workspace.base, (0,transcript_copy/* transcriptFolder */.h)(workspace)] })),
                onAsk: this.context.onAsk,
                onHookFailure: this.context.onHookFailure,
                told: { confidence: event.confidence ?? 'full', lacks: (0,model_event/* callOf */.C)(event)?.lacks ?? [] },
                minConfidence: this.context.minConfidence,
            }));
        }
        return judgements;
    }
    mapsOf(root, workspace) {
        if (this.maps === null || this.maps.root !== root) {
            this.maps = {
                root,
                places: (0,path_map/* mapPaths */.JL)(root, workspace.root),
                recorded: (0,path_map/* mapPaths */.JL)(workspace.root, root ?? workspace.root),
                shown: { ofEvent: (0,path_map/* hideScratch */.tM)(workspace), ofHooks: (0,path_map/* hideScratch */.tM)(workspace, root) },
                name: (0,path_map/* nameScratch */.yY)(workspace),
            };
        }
        return this.maps;
    }
    /** A call that the gate blocked has no result, changes no file and starts no subagent; one that a hook rewrote has its new arguments. */
    afterPre(call, seen, { dialect, index, recorded }) {
        if (this.last === null || call === null || this.last.event.call !== call)
            return seen;
        const all = this.last.judgements.filter((each) => each.dialect === dialect.id);
        if (seen.tool === null)
            return all.some((each) => each.ruled.ruling === 'deny') ? null : seen;
        // One recorded call may be several in another vocabulary: the same ones, in the same order, before and after it ran.
        const before = all[index];
        if (before?.ruled.ruling === 'deny')
            return null;
        return before === undefined || before.rewritten === null ? seen : (0,readings/* withArgs */.qm)(seen, before.rewritten, recorded);
    }
}
/**
 * No hook sees a call whose arguments cannot be read, nor one that never came to the point where the agent asks hooks. What they would have said
 * of a call that may have run is not known; a deny rule for the whole tool speaks all the same. Empty for all other calls.
 */
function ruleNotShown({ dialect, loaded }, seen, { call, recorded }) {
    const none = dialect.firesNone?.(seen) ?? null;
    const unread = call.args === null ? 'its recorded arguments are not a JSON object, so no hook sees them' : null;
    const reason = unread ?? (none?.isAsked === false ? none.why : null);
    if (reason === null)
        return [];
    const rule = seen.tool === null ? null : loaded.permit(seen.tool, seen, 'recorded');
    const isOpen = recorded !== 'denied' && recorded !== 'not-run';
    const ruled = rule?.decision === 'deny'
        ? { ruling: 'deny', cause: 'rule', reason: rule.why, live: 'stopped', liveWhy: rule.why }
        : { ruling: isOpen ? 'indeterminate' : 'allow', cause: 'not-shown', reason, live: 'runs', liveWhy: reason };
    const empty = { native: 'none', verdicts: [], unasked: [], rewritten: null, context: null, told: null };
    const recordedRule = { ruling: rule, readings: [{ as: 'by the name of the tool alone', ruling: rule }] };
    const trace = { hooks: (0,ask_hooks/* considerNotShown */.MB)(seen, loaded, reason), reason: null, recorded: recordedRule, rewritten: null };
    return [{ dialect: dialect.id, event: seen, ruled, ...empty, notFired: none?.why ?? null, isCutShort: false, afterBlock: false, trace }];
}
function withoutTrace({ trace: _, ...judgement }) {
    return judgement;
}

;// CONCATENATED MODULE: ./src/replay/replay-transcripts.ts

/**
 * Replays transcripts, `concurrency` at a time; each one's events stay in order, and so do those of one lineage. `halt` must end all hooks: it is
 * called when the time is over, and at the first fault of ours, which is thrown when the others have come to rest.
 */
async function replayTranscripts(sources, context, { concurrency, halt }) {
    const lineages = new Map();
    for (const source of sources) {
        const known = lineages.get(source.lineage);
        if (known === undefined)
            lineages.set(source.lineage, [source]);
        else
            known.push(source);
    }
    const pending = lineages.values();
    const { over } = context.time;
    let isBroken = false;
    let halting = null;
    const haltOnce = () => {
        halting ??= halt();
    };
    const work = async () => {
        for (const lineage of pending) {
            for (const source of lineage) {
                if (isBroken)
                    return;
                await replayTranscript(source, context);
            }
        }
    };
    over.addEventListener('abort', haltOnce);
    const workers = Array.from({ length: Math.max(1, Math.min(concurrency, lineages.size)) }, work);
    try {
        await Promise.all(workers);
    }
    catch (error) {
        isBroken = true;
        haltOnce();
        await Promise.allSettled(workers);
        throw error;
    }
    finally {
        over.removeEventListener('abort', haltOnce);
        await halting;
    }
}


/***/ })

};
