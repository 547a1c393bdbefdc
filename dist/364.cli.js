export const id = 364;
export const ids = [364];
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
        foreign: (0,_open_run_js__WEBPACK_IMPORTED_MODULE_2__/* .foreignCheckout */ .B)(run),
        onAsk: run.options.on_ask,
        onHookFailure: run.options.on_hook_failure,
        minConfidence: run.options.min_confidence,
        pathMap: run.options.path_map,
    };
}


/***/ }),

/***/ 2927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readers)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/transcript/damage.ts + 1 modules
var damage = __webpack_require__(3381);
// EXTERNAL MODULE: ./src/transcript/unread-call.ts
var unread_call = __webpack_require__(1520);
// EXTERNAL MODULE: ./src/transcript/values.ts
var values = __webpack_require__(1114);
;// CONCATENATED MODULE: ./src/transcript/chat.ts




/**
 * The calls of an assistant message: `tool_calls`, and the older `function_call`. Entries without a name are counted in `broken`.
 * Source: OpenAI API reference, "Chat completions", object `message`.
 */
function readChatCalls(message) {
    const legacy = (0,values/* ownObject */.AV)(message, 'function_call');
    const listed = (0,json/* own */.ZV)(message, 'tool_calls');
    const entries = Array.isArray(listed) ? listed : listed === undefined || listed === null ? [] : [listed];
    const calls = [...entries.map(readCall), ...(legacy ? [readNamed('', legacy)] : [])];
    const whole = calls.filter((call) => call !== null);
    return { calls: whole, broken: calls.length - whole.length };
}
/** Whether a message holds a call elsewhere than where `readChatCalls` looks: in the shape of another format, or in a message that is not the model's. */
function holdsOtherCall(message, role) {
    const { tool_calls: _, function_call: __, ...rest } = message;
    return (0,unread_call/* holdsCall */.Xv)(role === 'assistant' ? rest : message);
}
/** The text of a message: a string, or the text parts of a list, joined by newlines. */
function readChatText(message) {
    const content = (0,json/* own */.ZV)(message, 'content');
    if (typeof content === 'string')
        return content;
    const parts = (0,values/* ownList */.Jl)(message, 'content') ?? [];
    return parts.flatMap((part) => (typeof part === 'string' ? part : ((0,json/* ownString */.Ao)(part, 'text') ?? []))).join('\n');
}
/** Arguments as recorded → an object, or null with their text: they are a JSON string, or already an object. */
function readArguments(recorded) {
    if ((0,json/* isObject */.Gv)(recorded))
        return { args: recorded };
    if (typeof recorded !== 'string')
        return { args: null, raw: (0,values/* writeJson */.GF)(recorded) };
    // A call without arguments is often recorded with an empty text; lecode itself reads blanks as `{}` (agent/tools/base.py).
    if (recorded.trim() === '')
        return { args: {} };
    const args = (0,values/* asObject */.eB)((0,damage/* parseJson */.qF)(recorded));
    return args === null ? { args, raw: recorded } : { args };
}
function readCall(entry) {
    if (!(0,json/* isObject */.Gv)(entry))
        return null;
    const id = (0,json/* ownString */.Ao)(entry, 'id') ?? '';
    const custom = (0,values/* ownObject */.AV)(entry, 'custom');
    if (custom === null)
        return readNamed(id, (0,values/* ownObject */.AV)(entry, 'function') ?? entry);
    const name = (0,json/* ownString */.Ao)(custom, 'name');
    return name === undefined ? null : { id, name, args: null, raw: (0,json/* ownString */.Ao)(custom, 'input') ?? '' };
}
function readNamed(id, named) {
    const name = (0,json/* ownString */.Ao)(named, 'name');
    return name === undefined ? null : { id, name, ...readArguments((0,json/* own */.ZV)(named, 'arguments')) };
}

;// CONCATENATED MODULE: ./src/transcript/claude-prompts.ts

// Claude Code puts texts of its own into user messages: in blocks beside what a person typed, or around it. Only what is surely its own is left
// out; everything else is the prompt.
/** Elements that Claude Code writes itself, with what stands in them. */
const ownElements = [
    'local-command-caveat',
    'local-command-stdout',
    'local-command-stderr',
    'bash-input',
    'bash-stdout',
    'bash-stderr',
    'task-notification',
    'system-reminder',
];
/** How a slash command is recorded. */
const commandElements = ['command-name', 'command-message', 'command-args'];
/** Escape, or Ctrl-C in a headless run. */
const interruptLine = /^\[Request interrupted by user(?: for tool use)?\]/;
/** Whole lines of its own. */
const ownLines = [interruptLine, /^Caveat: The messages below were generated by the user[^\n]*/];
/** Texts without an end of their own: a summary, a skill. */
const ownTexts = ['This session is being continued from a previous', 'Base directory for this skill'];
/**
 * What a person typed, of a message's content (a string, or a list of blocks), or null when Claude Code filled it all. A slash command is put
 * together again as it was typed.
 */
function readTyped(content) {
    const typed = listTexts(content)
        .map(readText)
        .filter((text) => text !== '');
    return typed.length === 0 ? null : typed.join('\n');
}
/** Whether a message's content says that somebody interrupted the turn. */
function tellsInterrupt(content) {
    return listTexts(content).some((text) => interruptLine.test(text.trimStart()));
}
function listTexts(content) {
    const parts = Array.isArray(content) ? content : [content];
    return parts.flatMap((part) => (typeof part === 'string' ? part : ((0,json/* ownString */.Ao)(part, 'text') ?? [])));
}
function readText(text) {
    const left = cutOwn(text);
    if (left === '')
        return '';
    const command = readSlashCommand(left);
    if (command === null)
        return left;
    const rest = cutOwn(command.rest);
    return rest === '' ? command.typed : `${command.typed}\n${rest}`;
}
/** Without what Claude Code put before it; as it is when that is nothing. */
function cutOwn(text) {
    let left = text;
    for (let next = cutOnce(left); next !== left; next = cutOnce(left))
        left = next;
    return left.trim() === '' ? '' : left;
}
function cutOnce(text) {
    const start = text.trimStart();
    if (ownTexts.some((own) => start.startsWith(own)))
        return '';
    const line = ownLines.map((own) => own.exec(start)?.[0]).find((own) => own !== undefined);
    if (line !== undefined)
        return start.slice(line.length);
    for (const name of ownElements) {
        const first = readElement(start, name);
        if (first !== null)
            return first.rest;
    }
    return text;
}
function readSlashCommand(text) {
    const found = new Map();
    let rest = text.trimStart();
    for (let name = startedBy(rest); name !== undefined && !found.has(name); name = startedBy(rest)) {
        const element = readElement(rest, name);
        if (element === null)
            break;
        found.set(name, element.inner.trim());
        rest = element.rest.trimStart();
    }
    const name = found.get('command-name') ?? '';
    if (name === '')
        return null;
    const typed = `${name.startsWith('/') ? '' : '/'}${name} ${found.get('command-args') ?? ''}`;
    return { typed: typed.trimEnd(), rest };
}
function startedBy(text) {
    return commandElements.find((name) => text.startsWith(`<${name}>`));
}
/** The element of that name with which the text begins, and what stands behind it; null when it does not, or the element has no end. */
function readElement(text, name) {
    const open = `<${name}>`;
    const close = `</${name}>`;
    const end = text.startsWith(open) ? text.indexOf(close) : -1;
    return end === -1 ? null : { inner: text.slice(open.length, end), rest: text.slice(end + close.length) };
}

;// CONCATENATED MODULE: ./src/transcript/silent-command.ts

/**
 * One of these programs with plain words: it prints nothing, or text that begins with its own name or a quoted path. No quotes, expansions of
 * the shell, redirections or second command, which could print anything.
 */
const silent = /^(?:rm|rmdir|mv|cp|ln|mkdir|touch|truncate|shred|chmod|chown|chgrp|kill)(?: +[\w.,:@%+=/~*?-]+)* *$/;
/**
 * True when the command of a shell call cannot have printed a text of its own choice, so that a refusal in its result is the agent's. Anything
 * else could have: `printf`, a file that is shown, a script, a server that answers.
 */
function isSilentCommand({ args }) {
    return silent.test(((0,json/* ownString */.Ao)(args, 'command') ?? '').trimStart());
}

;// CONCATENATED MODULE: ./src/transcript/claude-refusals.ts


/** The kinds seen in runs of 2.1.332. A kind that is not known may be a call that was broken off. */
const denialKinds = new Set(['permission-rule', 'user-rejected']);
/** Tools whose error results Claude Code words itself, so that nothing that they read or run can print a refusal. */
const wordedTools = new Set(`AskUserQuestion Edit EnterPlanMode ExitPlanMode Glob Grep LS MultiEdit NotebookEdit NotebookRead Read TaskCreate TaskGet TaskList
  TaskUpdate TodoRead TodoWrite Write`.split(/\s+/));
/** The first version seen to begin what a failed command printed with `Exit code N`; 2.0.21 did not. */
const exitCodeSince = [2, 1, 7];
const USER_REFUSED = "The user doesn't want to proceed with this tool use.";
const USER_REFUSED_NOW = "The user doesn't want to take this action right now.";
/** How each of Claude Code's refusals begins: what begins so and is not believed is in doubt. */
const starts = [
    USER_REFUSED,
    USER_REFUSED_NOW,
    'Permission to use ',
    'Claude requested permissions to ',
    'Permission prompt was aborted.',
    '[Request interrupted by user',
    'PreToolUse:',
    "Hook '",
    'denied by hook',
    '<tool_use_error>',
];
/** Whole refusals that name nothing of the call. */
const refusals = [
    /^The user doesn't want to proceed with this tool use\.(?: The tool use was rejected(?: \(eg\. if it was a file edit, the new_string was NOT written to the file\)\.(?: (?:STOP what you are doing and wait for the user to tell you how to proceed\.(?:\n\nNote: .*)?|To tell you how to proceed, the user said:\n.*))?)?)?$/s,
    /^The user doesn't want to take this action right now\. STOP what you are doing and wait for the user to tell you how to proceed\.(?:\n\nNote: .*)?$/s,
    /^Claude requested permissions to .{1,20000}, but you haven't granted it yet\.?$/s,
    /^Permission prompt was aborted\.$/,
    /^Hook '[^']{0,4000}' blocked this action: ./s,
    /^denied by hook(?:$|: )/,
];
/** Errors of calls that may have been running when they were broken off: a failed sibling ends a command that has begun. */
const brokenOff = /^(?:Error: )?(?:Cancelled|Sibling|Streaming fallback)\b/;
/** How what a failed command printed begins (`exitCodeSince`). */
const failedCommand = /^Exit code \d+(?:\n|$)/;
/** Whether an error result says that its call was refused or, against a notice that it was, that it ran: at once where keys of the record say it, else once the call is known. */
function readRefusal(record) {
    const { denialKind, decision, text } = record;
    if (decision !== 'accept' && (decision === 'reject' || denialKinds.has(denialKind ?? '')))
        return 'denied';
    if (denialKind !== undefined)
        return 'unknown';
    if (failedCommand.test(text))
        return 'failed';
    if (!starts.some((start) => text.startsWith(start)))
        return undefined;
    if (decision !== undefined)
        return 'unknown';
    return (call) => claude_refusals_readText(record, call);
}
function claude_refusals_readText(record, call) {
    const toolError = /^<tool_use_error>(.*)<\/tool_use_error>$/s.exec(record.text)?.[1];
    if (toolError !== undefined && !brokenOff.test(toolError) && (isOwnTag(record) || isOwnText(record, call)))
        return 'not-run';
    return isRefusal(record, call) && isOwnText(record, call) ? 'denied' : 'unknown';
}
function isRefusal({ text, structured }, { name, args }) {
    // So recorded when a person presses Escape, be the call still running or not (anthropics/claude-code issue 47282).
    if (structured === 'User rejected tool use')
        return false;
    const command = (0,json/* ownString */.Ao)(args, 'command');
    const targets = command === undefined ? [name] : [name, `${name} with command ${command}`];
    const permission = targets.map((target) => `Permission to use ${target} has been denied`);
    const named = [...permission, `PreToolUse:${name} hook error: `, `PreToolUse:${name} hook blocking error: `];
    return named.some((start) => text.startsWith(start)) || refusals.some((refusal) => refusal.test(text));
}
/** True when the tool cannot have printed a text that begins like a refusal. */
function isOwnText({ version }, call) {
    if (wordedTools.has(call.name))
        return true;
    return call.name === 'Bash' && (isSince(version, exitCodeSince) || isSilentCommand(call));
}
/** Claude Code puts the tag around its own errors only in the text; a tool that prints it has it in the structured result too. */
function isOwnTag({ structured }) {
    return typeof structured === 'string' && structured !== '' && !structured.includes('<tool_use_error>');
}
function isSince(version, since) {
    const parts = /^(\d+)\.(\d+)\.(\d+)/
        .exec(version ?? '')
        ?.slice(1)
        .map(Number);
    if (parts === undefined)
        return false;
    const differing = parts.findIndex((part, index) => part !== since[index]);
    return differing === -1 || (parts[differing] ?? 0) > (since[differing] ?? 0);
}

;// CONCATENATED MODULE: ./src/transcript/claude.ts






// What Claude Code's session file and its SDK messages have in common: the Anthropic content blocks and what Claude Code writes beside them.
/** The model's message: the message itself, then its calls. A tool that the provider runs itself (`server_tool_use`) meets no hook. */
function* readAssistant(record, message, told) {
    const id = (0,json/* ownString */.Ao)(message, 'id') ?? (0,json/* ownString */.Ao)(record, 'requestId');
    const content = (0,json/* own */.ZV)(message, 'content');
    yield { kind: 'message', ...told, id, text: joinText(content) };
    if (typeof content !== 'string' && !Array.isArray(content))
        yield badMessage(content, told.at, 'an assistant message has no content');
    for (const block of Array.isArray(content) ? content : [])
        yield* readBlock(block, told);
    if ((0,json/* own */.ZV)(record, 'isApiErrorMessage') === true)
        yield tellError(joinText(content), told);
}
/**
 * The tool results of a user message, what it says of subagents, what else it tells (an interrupt, a call out of place), and what a person typed
 * in it, or null.
 * `version` is Claude Code's own, when known.
 */
function readUser(record, message, told, version) {
    const content = (0,json/* own */.ZV)(message, 'content');
    const blocks = Array.isArray(content) ? content.filter(json/* isObject */.Gv) : [];
    const found = blocks.filter((block) => (0,json/* ownString */.Ao)(block, 'type') === 'tool_result');
    // What stands beside the message can be told whose it is only when there is one result.
    const single = found.length === 1 ? record : {};
    const structured = (0,json/* own */.ZV)(single, 'toolUseResult') ?? (0,json/* own */.ZV)(single, 'tool_use_result');
    const results = found.map((block) => readResult(block, told, { structured, version, ...readDecision(record, single, block) }));
    const isInterrupt = told.thread === undefined && tellsInterrupt(content);
    const others = isInterrupt ? [{ kind: 'moment', moment: 'interrupt', facts: {}, synthetic: false, ...told }] : [];
    if ((0,unread_call/* holdsCall */.Xv)(Array.isArray(content) ? content.filter((block) => (0,json/* ownString */.Ao)(block, 'type') !== 'tool_result') : content))
        others.push((0,unread_call/* unreadCall */.uv)(told.at, 'a tool call in a user message, where none is read, was not read'));
    return { results, structured, others, typed: readTyped(content) };
}
/** The text parts of a content list, joined by newlines. */
function joinText(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    return content.flatMap((part) => (typeof part === 'string' ? part : ((0,json/* ownString */.Ao)(part, 'text') ?? []))).join('\n');
}
/** Claude Code records a compaction once it is done. `key` holds the size of the context before, in tokens. */
function tellCompaction(data, key, told) {
    const tokens = (0,json/* own */.ZV)(data, key);
    const trigger = (0,json/* ownString */.Ao)(data, 'trigger');
    const facts = { ...(trigger !== undefined && { trigger }), ...(typeof tokens === 'number' && { tokensBefore: tokens }) };
    return ['pre_compact', 'post_compact'].map((moment) => ({ kind: 'moment', moment, facts, synthetic: false, ...told }));
}
/** A turn failed. */
function tellError(message, told) {
    return { kind: 'moment', moment: 'error', facts: { message }, synthetic: false, ...told };
}
/** A record whose shape the reader does not know, where it expected one that matters. */
function badRecord(at, detail) {
    return { kind: 'gap', at, gap: 'bad-record', detail };
}
/** As `badRecord`; but a call may be seen in what was found instead. */
function badMessage(found, at, detail) {
    return (0,unread_call/* holdsCall */.Xv)(found) ? (0,unread_call/* unreadCall */.uv)(at, `${detail} that can be read, but a tool call`) : badRecord(at, detail);
}
function* readBlock(block, told) {
    const type = (0,json/* ownString */.Ao)(block, 'type');
    if (type === 'text' || type === 'thinking' || type === 'redacted_thinking')
        return;
    if (type !== 'tool_use') {
        // A server tool runs at the model's provider: no hook of any agent sees it.
        yield type === 'server_tool_use' ? { kind: 'ignored', type: `block/${type}` } : (0,unread_call/* passUnknown */.et)(block, `block/${type}`, told.at);
        return;
    }
    const name = (0,json/* ownString */.Ao)(block, 'name');
    if (name === undefined)
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    else
        yield { kind: 'call', ...told, id: (0,json/* ownString */.Ao)(block, 'id') ?? '', name, ...readArguments((0,json/* own */.ZV)(block, 'input')) };
}
function readResult(block, told, beside) {
    const text = joinText((0,json/* own */.ZV)(block, 'content'));
    // An absent flag is success: 25,174 of 37,019 recorded results have none.
    const isError = (0,json/* own */.ZV)(block, 'is_error') === true;
    const recorded = isError ? readRefusal({ text, ...beside }) : undefined;
    const callId = (0,json/* ownString */.Ao)(block, 'tool_use_id') ?? '';
    return { kind: 'result', ...told, callId, text, isError, structured: beside.structured, recorded };
}
/** What was decided about the call: in session files beside the only result, in SDK messages in a list by call id. */
function readDecision(record, single, block) {
    const id = (0,json/* ownString */.Ao)(block, 'tool_use_id');
    const listed = ((0,values/* ownList */.Jl)(record, 'tool_result_meta') ?? []).filter((entry) => id !== undefined && (0,json/* ownString */.Ao)(entry, 'id') === id);
    const meta = listed.length === 1 ? listed[0] : undefined;
    return {
        denialKind: (0,json/* ownString */.Ao)(single, 'toolDenialKind') ?? (0,json/* ownString */.Ao)(meta, 'non_execution_kind'),
        decision: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(single, 'permissionDecision') ?? (0,json/* own */.ZV)(meta, 'permission_decision'), 'decision'),
    };
}

;// CONCATENATED MODULE: ./src/readers/claude-code-session/state.ts

/** The thread of subagents that have no names. */
const sidechain = 'sidechain';
/** Keys of a session, and where a record tells them. */
const sessionKeys = [
    ['id', 'sessionId'],
    ['agentVersion', 'version'],
    ['root', 'cwd'],
    ['branch', 'gitBranch'],
    ['startedAt', 'timestamp'],
    ['permissionMode', 'permissionMode'],
];
/** What one Claude Code session file has told so far: the keys that later records inherit. */
class ClaudeSession {
    #file;
    #learnt = {};
    #isNamedByPerson = false;
    #promptId;
    constructor(file) {
        this.#file = file;
    }
    /** The keys of the session that this record tells anew. A subagent's file tells nothing about the session. */
    *learn(record) {
        this.#promptId = (0,json/* ownString */.Ao)(record, 'promptId') ?? this.#promptId;
        if (this.#file.subagent)
            return;
        const news = {};
        for (const [key, source] of sessionKeys) {
            const value = (0,json/* ownString */.Ao)(record, source);
            if (value !== undefined && this.#isNews(key, value))
                news[key] = value;
        }
        const name = this.#readName(record);
        if (name !== undefined && name !== this.#learnt.name)
            news.name = name;
        if (Object.keys(news).length === 0)
            return;
        Object.assign(this.#learnt, news);
        yield { kind: 'session', patch: news };
    }
    /** Place, thread and context of a record. */
    tell(record, at) {
        return {
            at,
            thread: this.#readThread(record),
            ts: (0,json/* ownString */.Ao)(record, 'timestamp'),
            cwd: (0,json/* ownString */.Ao)(record, 'cwd'),
            branch: (0,json/* ownString */.Ao)(record, 'gitBranch'),
            permissionMode: this.#learnt.permissionMode,
            promptId: this.#promptId,
            uuid: (0,json/* ownString */.Ao)(record, 'uuid'),
        };
    }
    /** Claude Code's version as this record tells it, else as the session does. */
    version(record) {
        return (0,json/* ownString */.Ao)(record, 'version') ?? this.#learnt.agentVersion;
    }
    #readThread(record) {
        if (this.#file.subagent)
            return this.#file.subagent;
        const id = (0,json/* ownString */.Ao)(record, 'agentId');
        const isSidechain = (0,json/* own */.ZV)(record, 'isSidechain') === true;
        if (id !== undefined && isSidechain)
            return { id };
        // Up to 1.0.x subagents stand between the main records, without a name.
        return isSidechain ? { id: sidechain, mixed: true } : undefined;
    }
    #readName(record) {
        const given = (0,json/* ownString */.Ao)(record, 'customTitle');
        this.#isNamedByPerson ||= given !== undefined;
        return given ?? (this.#isNamedByPerson ? undefined : (0,json/* ownString */.Ao)(record, 'aiTitle'));
    }
    #isNews(key, value) {
        const known = this.#learnt[key];
        return key === 'branch' || key === 'permissionMode' ? known !== value : known === undefined;
    }
}

;// CONCATENATED MODULE: ./src/readers/claude-code-session/claude-code-session.ts






/** Records without meaning for a gate. New ones appear about monthly; the rest is counted as unknown. */
const sideTypes = new Set(`agent-color agent-name agent-setting ai-title atis-latch bridge-session
  content-replacement cost-state custom-title file-history-snapshot frame-link last-prompt marble-origami-commit marble-origami-snapshot
  mode permission-mode pr-link queue-operation relocated result speculation-accept started summary tag tools-used worktree-state`.split(/\s+/));
/** What was sent to the model: it repeats the calls of the messages before it. */
const requestTypes = new Set(['api-request', 'api-request-blob', 'api-request-shape']);
/** Claude Code's session files, with the calls of subagents wherever they are. */
const claudeCodeSession = {
    id: 'claude-code-session',
    title: 'Claude Code’s own session files',
    agent: 'claude-code',
    source: 'https://code.claude.com/docs/en/hooks (transcript_path); record types as seen in versions 1.0 to 2.1',
    sign: '`user` or `assistant` records with a `message`, and `parentUuid` or `isSidechain`',
    place: '`~/.claude/projects/PROJECT/SESSION.jsonl`; files of subagents beside it (`SESSION/subagents/agent-*.jsonl`) are read with it.',
    detect,
    unneeded: {
        // Results, and what the record tells of them beside; thoughts; subagents' messages, and the earlier ones that are repeated with them.
        paths: `message.content[].content message.content[].source message.content[].thinking message.content[].signature toolUseResult
      data.message.message.content[].content data.message.toolUseResult data.normalizedMessages`.split(/\s+/),
        // Whether a call was refused stands in the text of its result.
        unlessTrue: ['is_error'],
    },
    open(file) {
        const state = new ClaudeSession(file);
        return { read: (record, at) => readRecord(record, at, state) };
    },
};
function detect({ objects }) {
    // Qwen Code's records have the same keys; its messages have `parts`.
    if (objects.some((object) => (0,values/* ownList */.Jl)((0,json/* own */.ZV)(object, 'message'), 'parts') !== null))
        return false;
    return objects.some(isSessionRecord) || (objects.length > 0 && objects.every(isSideRecord));
}
function isSessionRecord(object) {
    const isLinked = Object.hasOwn(object, 'parentUuid') || typeof (0,json/* own */.ZV)(object, 'isSidechain') === 'boolean';
    return isLinked && (0,json/* ownString */.Ao)(object, 'sessionId') !== undefined && (0,json/* ownString */.Ao)(object, 'type') !== undefined;
}
function isSideRecord(object) {
    const type = (0,json/* ownString */.Ao)(object, 'type') ?? '';
    return (sideTypes.has(type) || requestTypes.has(type)) && ['sessionId', 'leafUuid', 'snapshot'].some((key) => Object.hasOwn(object, key));
}
function* readRecord(record, at, state) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    yield* state.learn(record);
    const told = state.tell(record, at);
    if (type === 'assistant' || type === 'user')
        yield* readMessage(record, told, state);
    else if (type === 'progress')
        yield* readProgress(record, told, state);
    else if (type === 'attachment')
        yield* readAttachment(record, told);
    else if (type === 'system')
        yield* readSystem(record, told);
    else if (requestTypes.has(type))
        yield { kind: 'ignored', type };
    else if (sideTypes.has(type))
        yield (0,unread_call/* passKnown */.Vv)(record, type, told.at);
    else
        yield (0,unread_call/* passUnknown */.et)(record, type, told.at);
}
function* readMessage(record, told, state) {
    const message = (0,values/* ownObject */.AV)(record, 'message');
    if (message === null) {
        yield badMessage(record, told.at, `a record of type ${(0,json/* ownString */.Ao)(record, 'type')} has no message`);
        return;
    }
    if ((0,json/* ownString */.Ao)(record, 'type') === 'assistant') {
        yield* readAssistant(record, message, told);
        return;
    }
    const { results, structured, others, typed } = readUser(record, message, told, state.version(record));
    yield* results;
    yield* others;
    yield* readAgentResult(structured, told);
    if (typed !== null && told.thread === undefined && !isMadeUp(record))
        yield { kind: 'prompt', ...told, text: typed };
}
/** How many calls a subagent made. Up to 1.0.x subagents have no ids, and their calls stand between the main records. */
function* readAgentResult(structured, { at, uuid }) {
    const calls = (0,json/* own */.ZV)(structured, 'totalToolUseCount');
    if (typeof calls !== 'number' || !(calls > 0))
        return;
    const agent = (0,json/* ownString */.Ao)(structured, 'agentId');
    yield { kind: 'subagent', at, thread: agent ?? sidechain, run: agent ?? uuid ?? `line ${at.line}`, calls };
}
/** Compaction and failed turns; the rest has no meaning for a gate. */
function* readSystem(record, told) {
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    if (subtype === 'compact_boundary')
        yield* tellCompaction((0,values/* ownObject */.AV)(record, 'compactMetadata'), 'preTokens', told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `system/${subtype}`, told.at);
}
/** Subagents' messages of 2.1.12 to 2.1.81; `normalizedMessages` beside them only repeats earlier ones. */
function* readProgress(record, told, state) {
    const data = (0,values/* ownObject */.AV)(record, 'data');
    const inner = (0,values/* ownObject */.AV)(data, 'message');
    const id = (0,json/* ownString */.Ao)(data, 'agentId');
    const type = (0,json/* ownString */.Ao)(inner, 'type');
    if ((0,json/* ownString */.Ao)(data, 'type') !== 'agent_progress' || inner === null || id === undefined || (type !== 'assistant' && type !== 'user')) {
        const { normalizedMessages: _, ...news } = data ?? {};
        yield (0,unread_call/* passKnown */.Vv)({ ...record, data: news }, `progress/${(0,json/* ownString */.Ao)(data, 'type') ?? ''}`, told.at);
        return;
    }
    const toldByAgent = { thread: { id }, uuid: (0,json/* ownString */.Ao)(inner, 'uuid'), ts: (0,json/* ownString */.Ao)(inner, 'timestamp') ?? told.ts };
    yield* readMessage(inner, { ...told, ...toldByAgent }, state);
}
/** A prompt that was typed while the agent worked. */
function* readAttachment(record, told) {
    const attachment = (0,values/* ownObject */.AV)(record, 'attachment');
    const type = (0,json/* ownString */.Ao)(attachment, 'type') ?? '';
    const isPrompt = type === 'queued_command' && (0,json/* ownString */.Ao)(attachment, 'commandMode') === 'prompt' && (0,json/* own */.ZV)(attachment, 'isMeta') !== true;
    const typed = isPrompt && told.thread === undefined ? readTyped((0,json/* own */.ZV)(attachment, 'prompt')) : null;
    if (typed === null)
        yield (0,unread_call/* passKnown */.Vv)(record, `attachment/${type}`, told.at);
    else
        yield { kind: 'prompt', ...told, text: typed, queued: true };
}
/** Messages that Claude Code wrote itself. */
function isMadeUp(record) {
    const marks = ['isMeta', 'isCompactSummary', 'isVisibleInTranscriptOnly', 'isSynthetic'];
    return marks.some((mark) => (0,json/* own */.ZV)(record, mark) === true) || (0,json/* ownString */.Ao)(record, 'sourceToolUseID') !== undefined;
}

;// CONCATENATED MODULE: ./src/readers/claude-stream-json.ts




/** Messages without meaning for a gate. */
const claude_stream_json_sideTypes = new Set(['tool_progress', 'rate_limit_event', 'control_request', 'control_response', 'keep_alive']);
/** Pieces of messages that follow whole (--include-partial-messages). */
const pieces = 'stream_event';
/** Claude's SDK messages: `claude -p --output-format stream-json`, and the list of the same that claude-code-action leaves behind. */
const claudeStreamJson = {
    id: 'claude-stream-json',
    title: 'Claude SDK messages (stream-json; execution_file of claude-code-action)',
    agent: 'claude-code',
    source: 'https://code.claude.com/docs/en/headless; @anthropic-ai/claude-agent-sdk, sdk.d.ts, SDKMessage',
    sign: '`system/init` with `tools`, or messages with `parent_tool_use_id`',
    place: 'What `claude -p --output-format stream-json --verbose` prints. The `execution_file` of claude-code-action is found in the runner’s temp folder by itself.',
    detect: claude_stream_json_detect,
    unneeded: {
        // Results, and what the message tells of them beside; thoughts; pieces of messages that follow whole.
        paths: `message.content[].content message.content[].source message.content[].thinking message.content[].signature tool_use_result
      toolUseResult event`.split(/\s+/),
        // Whether a call was refused stands in the text of its result.
        unlessTrue: ['is_error'],
    },
    open() {
        const context = { id: undefined, startedAt: undefined, cwd: undefined, permissionMode: undefined, version: undefined };
        return { read: (record, at) => claude_stream_json_readMessage(record, at, context) };
    },
};
function claude_stream_json_detect({ objects }) {
    return objects.some(isInit) || objects.some(isMessage);
}
/** Cursor's stream begins alike, but its `init` lists no tools. */
function isInit(object) {
    return (0,json/* ownString */.Ao)(object, 'subtype') === 'init' && (0,values/* ownList */.Jl)(object, 'tools') !== null && (0,json/* ownString */.Ao)(object, 'session_id') !== undefined;
}
function isMessage(object) {
    const type = (0,json/* ownString */.Ao)(object, 'type');
    return (type === 'assistant' || type === 'user') && (0,values/* ownObject */.AV)(object, 'message') !== null && Object.hasOwn(object, 'parent_tool_use_id');
}
function* claude_stream_json_readMessage(record, at, context) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = tell(record, at, context);
    yield* learn(record, told, context);
    if (type === 'assistant' || type === 'user')
        yield* readConversation(record, type, told, context);
    else if (type === 'system')
        yield* claude_stream_json_readSystem(record, told, context);
    else if (type === 'result')
        yield* readEnd(record, told);
    else if (type === pieces)
        yield { kind: 'ignored', type };
    else if (claude_stream_json_sideTypes.has(type))
        yield (0,unread_call/* passKnown */.Vv)(record, type, told.at);
    else
        yield (0,unread_call/* passUnknown */.et)(record, type, told.at);
}
function* learn(record, { ts }, context) {
    if (isInit(record) && (0,json/* ownString */.Ao)(record, 'session_id') !== context.id)
        forget(context);
    const id = context.id ?? (0,json/* ownString */.Ao)(record, 'session_id');
    const startedAt = context.startedAt ?? ts;
    if (id === context.id && startedAt === context.startedAt)
        return;
    Object.assign(context, { id, startedAt });
    yield { kind: 'session', patch: { id, startedAt } };
}
/** A file may hold several runs: after /clear, or written one behind the other. Each begins with an `init` that names its session. */
function forget(context) {
    Object.assign(context, { id: undefined, startedAt: undefined, cwd: undefined, permissionMode: undefined });
}
function tell(record, at, { cwd, permissionMode }) {
    const parent = (0,json/* ownString */.Ao)(record, 'parent_tool_use_id');
    const thread = parent === undefined ? undefined : { id: parent, agentType: (0,json/* ownString */.Ao)(record, 'subagent_type') };
    return { at, thread, cwd, permissionMode, ts: (0,json/* ownString */.Ao)(record, 'timestamp'), uuid: (0,json/* ownString */.Ao)(record, 'uuid') };
}
function* readConversation(record, type, told, { version }) {
    const message = (0,values/* ownObject */.AV)(record, 'message');
    if (message === null) {
        yield badMessage(record, told.at, `a record of type ${type} has no message`);
        return;
    }
    if (type === 'assistant') {
        yield* readAssistant(record, message, told);
        return;
    }
    const { results, structured, others, typed } = readUser(record, message, told, version);
    yield* results;
    yield* others;
    for (const { callId } of results)
        yield* claude_stream_json_readAgentResult(structured, callId, told);
    // `isReplay` echoes a prompt of this run (--replay-user-messages) or of a resumed one: the uuid tells whether it was seen.
    if (typed !== null && told.thread === undefined && (0,json/* own */.ZV)(record, 'isSynthetic') !== true)
        yield { kind: 'prompt', ...told, text: typed };
}
/** How many calls a subagent made: they name the call that started it. */
function* claude_stream_json_readAgentResult(structured, callId, { at }) {
    const calls = (0,json/* own */.ZV)(structured, 'totalToolUseCount');
    if (typeof calls === 'number' && calls > 0)
        yield { kind: 'subagent', at, thread: callId, run: callId, calls };
}
function* claude_stream_json_readSystem(record, told, context) {
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    if (subtype === 'permission_denied')
        yield* readDenials([record], told);
    if (subtype === 'init') {
        context.cwd = (0,json/* ownString */.Ao)(record, 'cwd') ?? context.cwd;
        context.permissionMode = (0,json/* ownString */.Ao)(record, 'permissionMode') ?? context.permissionMode;
        context.version = (0,json/* ownString */.Ao)(record, 'claude_code_version') ?? context.version;
        yield describeSession(record, context);
        yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told };
    }
    if (subtype === 'compact_boundary')
        yield* tellCompaction((0,values/* ownObject */.AV)(record, 'compact_metadata'), 'pre_tokens', told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `system/${subtype}`, told.at);
}
function describeSession(record, { cwd, permissionMode }) {
    return { kind: 'session', patch: { root: cwd, permissionMode, agentVersion: (0,json/* ownString */.Ao)(record, 'claude_code_version') } };
}
function* readEnd(record, told) {
    yield* readDenials((0,values/* ownList */.Jl)(record, 'permission_denials') ?? [], told);
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    if ((0,json/* own */.ZV)(record, 'is_error') === true)
        yield tellError((0,json/* ownString */.Ao)(record, 'result') ?? subtype, told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `result/${subtype}`, told.at);
}
function* readDenials(denials, told) {
    for (const denial of denials) {
        const callId = (0,json/* ownString */.Ao)(denial, 'tool_use_id');
        if (callId === undefined)
            yield badRecord(told.at, 'a denial names no call');
        else
            yield { kind: 'fate', at: told.at, callId, recorded: 'denied' };
    }
}

;// CONCATENATED MODULE: ./src/readers/lecode-session/status.ts


const denied = [
    'denied by hook: ',
    'denied: hook requires approval (',
    'denied by user (',
    'denied: requires approval (',
    'denied: deny rule matched:',
    'denied: tool denied by agent overlay:',
    'denied: read-only:',
    'denied: mode: readonly',
    'denied: doom loop:',
];
const badArguments = ['error: invalid tool arguments JSON:', 'error: tool arguments must be'];
const notRun = ["error: unknown tool '", 'error: tool arguments too large', ...badArguments];
/** Tools that word their results themselves: `read` numbers each line, `grep` begins each with a path from the root. */
const status_wordedTools = new Set(['edit', 'grep', 'read', 'todo_write', 'write']);
/** Tools whose results hold what others wrote: programs, file names, models, people. MCP tools are like them. */
const freeTools = /^(?:bash|find_files|list_dir|task|tasks_\w+|ask_user|advisor|memory_\w+|lsp_\w+|\w*workers?\w*|mcp.*)$/;
/** A refusal is shorter; a longer text may have been cut, and its mark with it. */
const refusalLength = 500;
/** The answer of the person who was asked about a call, from the stored text of its result; undefined when it tells of none. */
function inferPermission(text) {
    return text.startsWith('denied by user (') ? 'deny' : undefined;
}
/**
 * The status of a result: `tool` is the name stored with it, `flag` the error flag, which only subagents' runs have. That the call never happened
 * hangs on the call itself.
 */
function readStatus(tool, text, flag) {
    if (flag === false)
        return { isError: false, recorded: 'ran' };
    const hasFailed = readFailure(tool, text);
    const isRefusal = [...denied, ...notRun].some((start) => text.startsWith(start));
    if (isRefusal && !(tool === 'bash' && hasFailed))
        return { isError: true, recorded: (call) => status_readRefusal(call, text, flag) };
    const isError = flag === true || hasFailed;
    return { isError, recorded: isError ? 'failed' : 'ran' };
}
function readFailure(tool, text) {
    if (tool === 'bash')
        return hasFailureMark(text) || /^error: [A-Z][A-Za-z0-9]*(?:Error|Exception): /.test(text);
    return text.startsWith('error: ');
}
function status_readRefusal(call, text, flag) {
    if (badArguments.some((start) => text.startsWith(start)))
        return isUnreadable(call) || isWorded(call, text, flag) ? 'not-run' : 'unknown';
    // A tool that lecode does not have prints nothing.
    if (text === `error: unknown tool '${call.name}'`)
        return freeTools.test(call.name) ? 'unknown' : 'not-run';
    if (!isWorded(call, text, flag))
        return 'unknown';
    return text.startsWith('denied') ? 'denied' : 'not-run';
}
/**
 * True when lecode cannot have read the arguments either. Its JSON reader takes more than JSON.parse: `NaN` and `Infinity` are numbers to it
 * (https://docs.python.org/3/library/json.html), and what is nested too deep for us need not be for it.
 */
function isUnreadable({ args, raw }) {
    return args === null && raw !== undefined && raw !== '' && readArguments(raw.replace(/NaN|Infinity/g, '0')).args === null;
}
/** True when the text is lecode's own: a command that failed leaves a mark behind what it printed, so an error without one was no command's. */
function isWorded(call, text, flag) {
    if (call.name === 'bash')
        return (flag === true && text.length < refusalLength) || isSilentCommand(call);
    return status_wordedTools.has(call.name);
}
function hasFailureMark(text) {
    const mark = /\[([^[\]]*)\]$/.exec(text.slice(-300))?.[1];
    const isFailure = (part) => /^(?:exit code -?\d+|timed out after [\d.]+s|killed: no output for [\d.]+s)$/.test(part);
    return mark?.split('; ').every(isFailure) ?? false;
}

;// CONCATENATED MODULE: ./src/readers/lecode-session/lecode-session.ts





/** lecode's session files. A tombstone hides calls from the model only: they ran, so they count. */
const lecodeSession = {
    id: 'lecode-session',
    title: 'lecode’s own session files',
    agent: 'lecode',
    source: 'https://github.com/KalvadTech/lecode (session storage)',
    sign: 'chat messages beside lecode’s own records',
    place: '`~/.config/lecode/sessions/ID.jsonl`.',
    detect: lecode_session_detect,
    open() {
        const grants = { next: null };
        return { read: (record, at) => lecode_session_readRecord(record, at, grants) };
    },
};
function lecode_session_detect({ objects }) {
    return objects.some((object) => isMeta(object) || lecode_session_isMessage(object));
}
function isMeta(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'meta' && typeof (0,json/* own */.ZV)(object, 'schema_version') === 'number' && (0,json/* ownString */.Ao)(object, 'id') !== undefined;
}
function lecode_session_isMessage(object) {
    const message = (0,values/* ownObject */.AV)(object, 'message');
    const isNumbered = (0,json/* ownString */.Ao)(object, 'type') === 'message' && typeof (0,json/* own */.ZV)(object, 'seq') === 'number';
    return isNumbered && message !== null && (0,json/* ownString */.Ao)(message, 'role') !== undefined && (0,json/* ownString */.Ao)(object, 'role') !== undefined;
}
function* lecode_session_readRecord(record, at, grants) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = { at, ts: (0,json/* ownString */.Ao)(record, 'ts') };
    if (type === 'meta')
        yield* readMeta(record, told);
    else if (type === 'message')
        yield* lecode_session_readMessage(record, told, grants);
    else if (type === 'event')
        yield* readEvent(record, told, grants);
    else
        yield (type === 'tombstone' ? unread_call/* passKnown */.Vv : unread_call/* passUnknown */.et)(record, type, at);
}
function* readMeta(record, told) {
    const cwd = (0,json/* ownString */.Ao)(record, 'cwd');
    const patch = { id: (0,json/* ownString */.Ao)(record, 'id'), name: (0,json/* ownString */.Ao)(record, 'name'), root: cwd, cwd, startedAt: (0,json/* ownString */.Ao)(record, 'created_at') };
    yield { kind: 'session', patch };
    yield tellMoment('session_start', { ...told, ts: patch.startedAt });
}
function* lecode_session_readMessage(record, told, grants) {
    const message = (0,values/* ownObject */.AV)(record, 'message');
    const role = (0,json/* ownString */.Ao)(message, 'role') ?? (0,json/* ownString */.Ao)(record, 'role');
    const { message: _, ...beside } = record;
    if (holdsOtherCall(message ?? {}, role) || (0,unread_call/* holdsCall */.Xv)(beside))
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call in the shape of another format, or out of place, was not read');
    if (message === null)
        yield bad(told.at, 'a message record holds no message');
    else if (role === 'user')
        yield { kind: 'prompt', ...told, text: readChatText(message) };
    else if (role === 'assistant')
        yield* lecode_session_readAssistant(message, told);
    else if (role === 'tool')
        yield lecode_session_readResult(message, told, grants);
    else
        yield (0,unread_call/* passUnknown */.et)(message, `message/${role ?? ''}`, told.at);
}
function* lecode_session_readAssistant(message, told) {
    const incomplete = (0,json/* own */.ZV)(message, 'incomplete') === true;
    yield { kind: 'message', ...told, text: readChatText(message), incomplete };
    const { calls, broken } = readChatCalls(message);
    for (const call of calls)
        yield { kind: 'call', ...told, ...call };
    if (broken > 0)
        yield (0,unread_call/* unreadCall */.uv)(told.at, `${broken} tool calls of this message have no name`);
}
function lecode_session_readResult(message, told, grants) {
    const text = readChatText(message);
    const name = (0,json/* ownString */.Ao)(message, 'name') ?? '';
    const isGranted = grants.next !== null && (grants.next === '' || grants.next === name);
    if (isGranted)
        grants.next = null;
    const permission = isGranted ? 'allow_always' : inferPermission(text);
    const callId = (0,json/* ownString */.Ao)(message, 'tool_call_id') ?? '';
    return { kind: 'result', ...told, callId, text, ...readStatus(name, text, undefined), permission };
}
function* readEvent(record, told, grants) {
    const data = (0,values/* ownObject */.AV)(record, 'data');
    const kind = (0,json/* ownString */.Ao)(record, 'kind') ?? '';
    const runId = (0,json/* ownString */.Ao)(data, 'run_id');
    if (kind === 'permission_grant')
        grants.next = (0,json/* ownString */.Ao)(data, 'tool') ?? '';
    if (kind === 'rename')
        yield { kind: 'session', patch: { name: (0,json/* ownString */.Ao)(data, 'name') } };
    if (kind === 'compact')
        yield* ['pre_compact', 'post_compact'].map((moment) => tellMoment(moment, told));
    else if (data !== null && runId !== undefined && Object.hasOwn(data, 'tool_calls'))
        yield* readRun(data, runId, told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `event/${kind}`, told.at);
}
/** A subagent's run, told in one record after its end; its calls have no ids. */
function* readRun(data, runId, told) {
    const thread = { id: runId, agentType: (0,json/* ownString */.Ao)(data, 'agent') };
    const calls = (0,values/* ownList */.Jl)(data, 'tool_calls');
    const run = { ...told, thread };
    yield tellMoment('subagent_start', run, { prompt: (0,json/* ownString */.Ao)(data, 'prompt') });
    if (calls === null)
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'the calls of a subagent’s run are no list');
    for (const [index, call] of (calls ?? []).entries()) {
        const name = (0,json/* ownString */.Ao)(call, 'name');
        const id = `${runId}#${index + 1}`;
        if (name === undefined)
            yield (0,unread_call/* unreadCall */.uv)(told.at, `call ${index + 1} of a subagent’s run has no name`);
        else {
            yield { kind: 'call', ...run, id, name, ...readArguments((0,json/* own */.ZV)(call, 'args')) };
            yield* readRunResult(call, name, run, id);
        }
    }
    yield* endRun(data, run);
}
/** lecode's word for a run that was stopped is its answer then. */
function* endRun(data, run) {
    const status = (0,json/* ownString */.Ao)(data, 'status');
    if (status === 'ok')
        yield tellMoment('stop', run, { reason: 'done' });
    const text = status === 'cancelled' ? 'cancelled' : ((0,json/* ownString */.Ao)(data, 'answer') ?? '');
    yield tellMoment('subagent_end', run, { result: { text, isError: status === undefined ? null : status !== 'ok' } });
}
function tellMoment(moment, told, facts = {}) {
    return { kind: 'moment', moment, facts, synthetic: false, ...told };
}
function* readRunResult(call, name, told, callId) {
    const text = readChatText({ content: (0,json/* own */.ZV)(call, 'result') });
    if (Object.hasOwn(Object(call), 'result'))
        yield { kind: 'result', ...told, callId, text, ...readStatus(name, text, (0,json/* own */.ZV)(call, 'is_error')) };
}
function bad(at, detail) {
    return { kind: 'gap', at, gap: 'bad-record', detail };
}

// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
;// CONCATENATED MODULE: ./src/readers/neutral.ts




const events = new Set(['session_start', 'prompt', 'pre_tool', 'post_tool']);
/** The neutral transcript format, into which any agent's sessions can be converted (docs/transcript-format.md). */
const neutral = {
    id: 'neutral',
    title: 'Neutral transcript (one event per line)',
    agent: 'unknown',
    source: 'docs/transcript-format.md; schemas/transcript.schema.json',
    sign: '`event`, `session` and `agent` in each line',
    place: 'Written by a converter of yours; its own page has all keys.',
    detect: neutral_detect,
    // A line says itself what became of its call.
    unneeded: { paths: ['result'], unlessTrue: [] },
    open() {
        const last = { id: undefined, agent: undefined };
        return { read: (line, at) => readLine(line, at, last) };
    },
};
function neutral_detect({ objects }) {
    return objects.some((object) => {
        const isEvent = events.has((0,json/* ownString */.Ao)(object, 'event') ?? '');
        return isEvent && (0,json/* ownString */.Ao)(object, 'agent') !== undefined && (0,json/* ownString */.Ao)(object, 'session') !== undefined;
    });
}
function* readLine(line, at, last) {
    const problem = findProblem(line);
    if (problem !== null) {
        yield (0,unread_call/* holdsCall */.Xv)(line)
            ? (0,unread_call/* unreadCall */.uv)(at, `a line that seems to hold a tool call was not read: ${problem.detail}`)
            : { kind: 'gap', at, ...problem };
        return;
    }
    const owner = { id: (0,json/* ownString */.Ao)(line, 'session'), agent: (0,json/* ownString */.Ao)(line, 'agent') };
    if (owner.id !== last.id || owner.agent !== last.agent)
        yield { kind: 'session', patch: owner };
    Object.assign(last, owner);
    const told = neutral_tell(line, at);
    const event = (0,json/* ownString */.Ao)(line, 'event');
    if (event === 'session_start')
        yield* readStart(line, told);
    else if (event === 'prompt')
        yield { kind: 'prompt', ...told, text: (0,json/* ownString */.Ao)(line, 'text') ?? '', queued: (0,json/* own */.ZV)(line, 'queued') === true };
    else if (event === 'pre_tool')
        yield* neutral_readCall(line, told);
    else
        yield neutral_readResult(line, told);
}
function findProblem(line) {
    const event = (0,json/* own */.ZV)(line, 'event');
    const agent = (0,json/* own */.ZV)(line, 'agent');
    if (typeof event !== 'string' || !events.has(event))
        return { gap: 'unknown-event', detail: `no event of this format: ${(0,excerpt/* excerpt */.K)((0,values/* writeJson */.GF)(event), 100)}` };
    if (typeof agent !== 'string')
        return neutral_bad(`"agent" is no string: ${(0,values/* writeJson */.GF)(agent)}`);
    if (typeof (0,json/* own */.ZV)(line, 'session') !== 'string')
        return neutral_bad('"session" is no string');
    if (event === 'prompt' && typeof (0,json/* own */.ZV)(line, 'text') !== 'string')
        return neutral_bad('"text" is no string');
    if (event === 'pre_tool')
        return findCallProblem(line);
    return event === 'post_tool' && !(0,json/* isObject */.Gv)((0,json/* own */.ZV)(line, 'result')) ? neutral_bad('"result" is no object') : null;
}
function findCallProblem(line) {
    if (typeof (0,json/* own */.ZV)(line, 'tool') !== 'string')
        return neutral_bad('"tool" is no string');
    const args = (0,json/* own */.ZV)(line, 'args');
    if (!(0,json/* isObject */.Gv)(args) && args !== null)
        return neutral_bad('"args" is neither an object nor null');
    const recorded = (0,json/* own */.ZV)(line, 'recorded');
    return recorded === undefined || readRecorded(recorded) ? null : neutral_bad(`"recorded" is no known word: ${(0,values/* writeJson */.GF)(recorded)}`);
}
function neutral_bad(detail) {
    return { gap: 'bad-record', detail: (0,excerpt/* excerpt */.K)(detail, 300) };
}
function neutral_tell(line, at) {
    return {
        at,
        thread: readThread(line),
        ts: (0,json/* ownString */.Ao)(line, 'ts'),
        cwd: (0,json/* ownString */.Ao)(line, 'cwd'),
        branch: (0,json/* ownString */.Ao)(line, 'branch'),
        permissionMode: (0,json/* ownString */.Ao)(line, 'permission_mode'),
        promptId: (0,json/* ownString */.Ao)(line, 'prompt_id'),
        uuid: (0,json/* ownString */.Ao)(line, 'uuid'),
    };
}
function readThread(line) {
    const id = (0,json/* ownString */.Ao)(line, 'thread');
    const agentType = (0,json/* ownString */.Ao)(line, 'agent_type');
    return id === undefined || id === 'main' ? undefined : { id, ...(agentType !== undefined && { agentType }) };
}
function* readStart(line, told) {
    const keys = {
        name: 'name',
        root: 'cwd',
        cwd: 'cwd',
        branch: 'branch',
        startedAt: 'ts',
        agentVersion: 'agent_version',
        permissionMode: 'permission_mode',
    };
    yield { kind: 'session', patch: Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, (0,json/* ownString */.Ao)(line, name)])) };
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told };
}
function* neutral_readCall(line, told) {
    const id = (0,json/* ownString */.Ao)((0,json/* own */.ZV)(line, 'at'), 'call') ?? '';
    yield { kind: 'call', ...told, id, name: (0,json/* ownString */.Ao)(line, 'tool') ?? '', args: (0,values/* ownObject */.AV)(line, 'args'), raw: (0,json/* ownString */.Ao)(line, 'raw') };
    const recorded = readRecorded((0,json/* own */.ZV)(line, 'recorded'));
    // Only a call that ran can have a result line.
    const final = recorded !== 'ran' && recorded !== 'failed';
    if (recorded)
        yield { kind: 'fate', at: told.at, thread: told.thread, callId: id, recorded, final };
}
function neutral_readResult(line, told) {
    const result = (0,values/* ownObject */.AV)(line, 'result');
    const isError = (0,json/* own */.ZV)(result, 'is_error');
    return {
        kind: 'result',
        ...told,
        callId: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(line, 'at'), 'call') ?? '',
        text: (0,json/* ownString */.Ao)(result, 'text') ?? '',
        isError: typeof isError === 'boolean' ? isError : null,
        structured: (0,json/* own */.ZV)(result, 'structured'),
        recorded: readRecorded((0,json/* own */.ZV)(line, 'recorded')) ?? undefined,
    };
}
function readRecorded(value) {
    return value === 'ran' || value === 'failed' || value === 'denied' || value === 'not-run' || value === 'unknown' ? value : null;
}

;// CONCATENATED MODULE: ./src/readers/openai-chat.ts




const roles = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);
/** Content parts of other formats that are calls or results: a file with them is not read as this one. */
const foreignParts = new Set(['tool_use', 'tool_result', 'toolCall', 'toolRequest', 'toolResponse', 'tool-call', 'tool-result']);
/** Plain OpenAI chat messages: as JSON lines, one list, or under `messages` in an object. They name no agent. */
const openaiChat = {
    id: 'openai-chat',
    title: 'OpenAI chat messages',
    agent: 'unknown',
    source: 'https://platform.openai.com/docs/api-reference/chat',
    sign: 'messages with a `role`, and `content`, `tool_calls` or `function_call`',
    place: 'One a line, one list, or under `messages`. They name no agent, so tool names meet the matchers as they are.',
    detect: openai_chat_detect,
    open: () => ({ read: openai_chat_readRecord }),
};
function* openai_chat_readRecord(record, at) {
    for (const message of listMessages(record))
        yield* openai_chat_readMessage(message, at);
    yield* readBeside(record, at);
}
function openai_chat_detect({ objects }) {
    const messages = objects.flatMap(listMessages);
    return messages.some(openai_chat_isMessage) && !messages.some(isForeign);
}
function openai_chat_isMessage(message) {
    const isTyped = Object.hasOwn(message, 'type') && (0,json/* own */.ZV)(message, 'type') !== 'message';
    return (!isTyped &&
        roles.has((0,json/* ownString */.Ao)(message, 'role') ?? '') &&
        ['content', 'tool_calls', 'function_call'].some((key) => Object.hasOwn(message, key)));
}
/** What stands in a record beside its messages, and what stands among them and is none. A request may name the function to be called. */
function* readBeside(record, at) {
    const messages = Object.hasOwn(record, 'role') ? null : (0,values/* ownList */.Jl)(record, 'messages');
    if (messages === null)
        return;
    const { messages: _, function_call: __, ...beside } = record;
    if ((0,unread_call/* holdsCall */.Xv)([beside, ...messages.filter((message) => (0,values/* asObject */.eB)(message) === null)]))
        yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call beside the messages was not read');
}
function listMessages(record) {
    const messages = Object.hasOwn(record, 'role') ? null : (0,values/* ownList */.Jl)(record, 'messages');
    return messages === null ? [record] : messages.map((message) => (0,values/* asObject */.eB)(message) ?? {});
}
/** A call or result in the shape of another format, which this reader would miss. */
function isForeign(message) {
    if (/tool|function|call/.test((0,json/* ownString */.Ao)(message, 'type') ?? ''))
        return true;
    return ((0,values/* ownList */.Jl)(message, 'content') ?? []).some((part) => foreignParts.has((0,json/* ownString */.Ao)(part, 'type') ?? ''));
}
function* openai_chat_readMessage(message, at) {
    const role = (0,json/* ownString */.Ao)(message, 'role');
    if (holdsOtherCall(message, role))
        yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call in the shape of another format, or out of place, was not read');
    else if (isForeign(message))
        yield { kind: 'gap', at, gap: 'bad-record', detail: 'a message holds a result in the shape of another format' };
    else if (!roles.has(role ?? ''))
        yield (0,unread_call/* passUnknown */.et)(message, role ?? '', at);
    if (role === 'user')
        yield { kind: 'prompt', at, text: readChatText(message) };
    else if (role === 'assistant')
        yield* openai_chat_readAssistant(message, at);
    else if (role === 'tool' || role === 'function') {
        yield { kind: 'result', at, callId: (0,json/* ownString */.Ao)(message, 'tool_call_id') ?? '', text: readChatText(message), isError: null };
    }
    else if (role === 'system' || role === 'developer')
        yield { kind: 'ignored', type: role };
}
function* openai_chat_readAssistant(message, at) {
    yield { kind: 'message', at, text: readChatText(message) };
    const { calls, broken } = readChatCalls(message);
    for (const call of calls)
        yield { kind: 'call', at, ...call };
    if (broken > 0)
        yield (0,unread_call/* unreadCall */.uv)(at, `${broken} tool calls of this message have no name`);
}

;// CONCATENATED MODULE: ./src/readers/index.ts





/** All transcript formats, in the order in which a file is tried: the first that knows it reads it, so the vaguest stands last. */
const readers = [neutral, lecodeSession, claudeCodeSession, claudeStreamJson, openaiChat];


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
        const action = event.kind === 'post_tool' ? readAction(event) : null;
        if (event.kind === 'post_tool' && action?.kind === 'subagent') {
            if (runs === 0)
                yield* describeRun(event, action);
            else
                recordedRuns.set(event.session, runs - 1);
        }
        if (event.kind === 'post_tool' && (action?.kind === 'write' || action?.kind === 'edit'))
            yield* describeChange(event, action);
        yield event;
    }
}
/** A transcript that names no agent may use the words of any. */
function readAction({ call, session: { agent } }) {
    const { name, args } = call;
    if (args === null)
        return null;
    const spoken = [..._vocabularies_index_js__WEBPACK_IMPORTED_MODULE_0__/* .vocabularies */ .r.values()].filter((each) => each.agent === agent || agent === 'unknown');
    return spoken.map((each) => each.toAction({ name, args })).find((each) => each !== null) ?? null;
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
    const failed = input.verdicts.find((each) => each.failure !== null);
    if (failed?.failure && input.onHookFailure === 'deny')
        return deny('failure', `hook failed: ${failed.failure.detail}`);
    const answers = listAsks(input).map((ask) => answerAsk(input, ask));
    const refused = answers.find((each) => each.ruling === 'deny');
    if (refused !== undefined)
        return deny('ask', refused.why);
    const silenced = answers.find((each) => each.isSilenced);
    return { ...allow(answers[0]?.why ?? input.reason), cause: silenced === undefined ? 'none' : 'silenced' };
}
function isGate({ dialect, event }) {
    return dialect.gates.some((gate) => gate === event);
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
    const told = dialect.tell?.(merged, event.kind) ?? null;
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
    const { calls, translated } = (0,vocabularies/* translateCall */.j)(toNamedCall(event.call), event.session.agent, context.dialect.vocabulary);
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
    const { calls, translated } = (0,vocabularies/* translateCall */.j)(toNamedCall(call), session.agent, dialect.vocabulary);
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


/***/ }),

/***/ 6490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isWorkflowEvidence),
/* harmony export */   e: () => (/* binding */ findCandidates)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8034);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7769);




const skippedFolders = ['node_modules', '.git'];
/** Where claude-code-action writes its messages (anthropics/claude-code-action, base-action/src/run-claude.ts). */
const actionOutput = 'claude-execution-output.json';
/** All candidate files, each once, in the order in which they were named (below a folder: in name order), and what could not be looked at. */
async function findCandidates(search) {
    const parts = search.named.length === 0 ? [await findInKnownPlaces(search)] : await Promise.all(search.named.map((item) => findNamed(item, search)));
    const found = new Map();
    for (const file of parts.flatMap((part) => part.found)) {
        const known = found.get(file.file);
        found.set(file.file, known ? { ...known, isNamed: known.isNamed || file.isNamed } : file);
    }
    return {
        found: [...found.values()].map((file) => ({ ...file, path: showPath(file.path, search) })),
        problems: parts.flatMap((part) => part.problems),
    };
}
/** Reports show paths relative to the repository; what lies outside it is shown by its whole path. */
function showPath(named, { named: items, cwd, repo }) {
    if (items.length === 0)
        return named;
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, named);
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, repo), absolute);
    const isInside = relative !== '' && !relative.startsWith('..') && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(relative);
    return (isInside ? relative : absolute).replaceAll((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep), '/');
}
/** True for the file that lies where the workflow's own claude-code-action step writes it: evidence `workflow`, where everything else is `self-reported`. */
async function isWorkflowEvidence(file, env) {
    const output = await resolveOutput(env);
    return output !== null && output.file === (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file).catch(() => null));
}
async function findNamed(item, search) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(search.cwd, item);
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute);
        if (stats.isDirectory())
            return await findBelow(absolute, item, () => true);
        if (stats.isFile())
            return { found: [{ path: item, file: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(absolute), isNamed: true }], problems: [] };
        return refuse(item, 'is neither a file nor a folder', 'Write the transcript to a file and name that.');
    }
    catch (error) {
        if (!(0,_chunks_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileError */ .lz)(error))
            throw error;
        if (error.code === 'ENOENT' && /[*?[{]/.test(item))
            return findByGlob(item, search);
        const message = error.code === 'ENOENT' ? 'does not exist' : `cannot be read: ${error.message}`;
        return refuse(item, message, 'Check the path and its permissions.');
    }
}
async function findByGlob(glob, search) {
    const pattern = glob.replace(/^(\.\/)+/, '');
    const fixed = pattern.split('/').slice(0, -1);
    const magic = fixed.findIndex((segment) => /[*?[{]/.test(segment));
    const base = (magic === -1 ? fixed : fixed.slice(0, magic)).join('/') || (pattern.startsWith('/') ? '/' : '');
    const matches = search.matches(pattern);
    const below = (relative) => (base === '' ? relative : `${base.replace(/\/$/, '')}/${relative}`);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(search.cwd, base);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(folder).catch(() => null))?.isDirectory() !== true)
        return refuse(glob, 'matches no file', 'Check the pattern.');
    const part = await findBelow(folder, base, (relative) => matches(below(relative)));
    return part.found.length > 0
        ? part
        : { found: [], problems: [...part.problems, ...refuse(glob, 'matches no file', 'Check the pattern.').problems] };
}
async function findInKnownPlaces({ repo, cwd, env }) {
    const isIn = (folder) => (relative) => relative.startsWith(folder);
    const places = [isIn('.hookwitness/transcripts/'), isIn('transcripts/'), (relative) => relative.endsWith('.transcript.jsonl')];
    const part = await findBelow(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, repo), '', (relative) => places.some((isPlace) => isPlace(relative)));
    const sorted = places.flatMap((isPlace) => part.found.filter((file) => isPlace(file.path)));
    const output = await resolveOutput(env);
    return { found: output === null ? sorted : [...sorted, output], problems: part.problems };
}
async function findBelow(folder, shown, keep) {
    const walked = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_3__/* .walkFolder */ .a)(folder, keep, skippedFolders);
    const show = (relative) => node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(shown, relative);
    return {
        found: await Promise.all(walked.files.map(async (file) => ({ path: show(file), file: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, file)), isNamed: false }))),
        problems: walked.unread.map((one) => ({
            path: show(one.path),
            message: `cannot be looked into: ${one.message}`,
            next: 'Check its permissions.',
        })),
    };
}
async function resolveOutput(env) {
    if (!env.RUNNER_TEMP)
        return null;
    const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(env.RUNNER_TEMP, actionOutput);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).catch(() => null);
    return stats?.isFile() ? { path: file, file: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file), isNamed: false } : null;
}
function refuse(item, message, next) {
    return { found: [], problems: [{ path: item, message, next }] };
}


/***/ }),

/***/ 8034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pq: () => (/* binding */ readInto),
/* harmony export */   lz: () => (/* binding */ isFileError),
/* harmony export */   nr: () => (/* binding */ chunkBytes),
/* harmony export */   zO: () => (/* binding */ readChunks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);



/** How much is read at a time, in bytes. */
const chunkBytes = 256 * 1024;
/**
 * Reads the file's bytes up to the size it has now: a transcript that still grows is not followed. Yields how many were put into the room that was
 * asked for. When the file cannot be opened or read, the error comes as the last item.
 */
async function* readInto(file, makeRoom) {
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'r');
        try {
            const { size } = await handle.stat();
            for (let position = 0; position < size;) {
                const room = makeRoom();
                // A chunk from the page cache takes a fifth of the time that a promise for it does; hooks and timers get their turn all the same.
                const bytesRead = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle.fd, room, 0, Math.min(chunkBytes, room.length, size - position), position);
                if (bytesRead === 0)
                    throw new ShrunkFileError(position, size);
                position += bytesRead;
                yield bytesRead;
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
            }
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        if (!isFileError(error))
            throw error;
        yield error;
    }
}
/** The file's bytes in chunks, as `readInto` reads them. The yielded buffer is reused, so it is good only until the next one is asked for. */
async function* readChunks(file) {
    const buffer = Buffer.allocUnsafeSlow(chunkBytes);
    for await (const read of readInto(file, () => buffer))
        yield typeof read === 'number' ? buffer.subarray(0, read) : read;
}
/** The file became shorter while it was read. */
class ShrunkFileError extends Error {
    code = 'ESHRUNK';
    syscall = 'read';
    constructor(position, size) {
        super(`ESHRUNK: the file ended after ${position} of ${size} bytes`);
    }
}
/** True for an error of the file system (as opposed to a fault of ours). */
function isFileError(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}


/***/ }),

/***/ 3381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IY: () => (/* binding */ nameFault),
  FM: () => (/* binding */ parseDamagedLine),
  qF: () => (/* binding */ parseJson),
  fz: () => (/* binding */ valueLimit)
});

;// CONCATENATED MODULE: ./src/transcript/scan.ts
/** Deeper texts are not parsed: the stack of JSON.parse grows with the nesting, beyond memory if it must. */
const depthLimit = 10_000;
const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
/** RFC 8259, sections 3 and 6. */
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/**
 * Follows one JSON value through pieces of text without building it, and stops where no value can go on like that. The inside of strings is
 * left to JSON.parse.
 */
class ValueScan {
    #valueLimit;
    /** The brackets that are open, by what closes them. */
    #closers = [];
    #expected = 'value';
    #inString = false;
    #escaped = false;
    #values = 0;
    #fault = null;
    /** `valueLimit`: strings, numbers, words, lists and objects in it, itself included; keys are not counted. */
    constructor(valueLimit) {
        this.#valueLimit = valueLimit;
    }
    /** Why the text so far is not the beginning of a value that is read; null while it is. */
    get fault() {
        return this.#fault;
    }
    get isInString() {
        return this.#inString;
    }
    /** Reads on in the next piece. Returns the index behind the value's end, or -1 when it goes on behind the piece or has a fault. */
    take(text, from) {
        for (let at = from; at < text.length;) {
            at = this.#inString ? this.#skipString(text, at) : this.#step(text, at);
            if (at === -1)
                return -1;
            if (this.#expected === 'comma-or-end' && this.#closers.length === 0 && !this.#inString)
                return at;
        }
        return -1;
    }
    /** Index behind what stands at `at`, a string's content aside. */
    #step(text, at) {
        const char = text.charCodeAt(at);
        switch (char) {
            case 0x20:
            case 0x09:
            case 0x0a:
            case 0x0d:
                return at + 1;
            case quote:
                return this.#openString(at);
            case openBrace:
            case openBracket:
                return this.#open(at, char);
            case closeBrace:
            case closeBracket:
                return this.#close(at, char);
            case 0x2c:
                if (this.#expected !== 'comma-or-end')
                    return this.#fail();
                this.#expected = this.#closers.at(-1) === closeBrace ? 'key' : 'value';
                return at + 1;
            case 0x3a:
                if (this.#expected !== 'colon')
                    return this.#fail();
                this.#expected = 'value';
                return at + 1;
            default:
                return this.#takeLiteral(text, at);
        }
    }
    #openString(at) {
        if (this.#expected === 'key' || this.#expected === 'key-or-end')
            this.#expected = 'colon';
        else if (!this.#countValue())
            return -1;
        this.#inString = true;
        return at + 1;
    }
    /** Index behind the closing quote, or the text's length when the string goes on. */
    #skipString(text, from) {
        let start = this.#escaped ? from + 1 : from;
        for (;;) {
            const found = text.indexOf('"', start);
            const end = found === -1 ? text.length : found;
            this.#escaped = isEscaped(text, end, start);
            if (found === -1)
                return end;
            start = found + 1;
            if (this.#escaped)
                continue;
            this.#inString = false;
            return start;
        }
    }
    #open(at, char) {
        if (!this.#countValue())
            return -1;
        if (this.#closers.length === depthLimit)
            return this.#fail();
        this.#closers.push(char === openBrace ? closeBrace : closeBracket);
        this.#expected = char === openBrace ? 'key-or-end' : 'value-or-end';
        return at + 1;
    }
    #close(at, char) {
        const mayEnd = this.#expected === 'comma-or-end' || this.#expected === 'key-or-end' || this.#expected === 'value-or-end';
        if (!mayEnd || this.#closers.at(-1) !== char)
            return this.#fail();
        this.#closers.pop();
        this.#expected = 'comma-or-end';
        return at + 1;
    }
    #takeLiteral(text, at) {
        literal.lastIndex = at;
        if (!literal.test(text))
            return this.#fail();
        return this.#countValue() ? literal.lastIndex : -1;
    }
    /** False, with a fault, where no value may stand, or one too many. */
    #countValue() {
        if (this.#expected !== 'value' && this.#expected !== 'value-or-end')
            this.#fail();
        else if (this.#values === this.#valueLimit)
            this.#fault = 'too-many-values';
        this.#values += 1;
        this.#expected = 'comma-or-end';
        return this.#fault === null;
    }
    #fail() {
        this.#fault = 'bad-json';
        return -1;
    }
}
/**
 * Where the object begins that ends before `end`, read from its end: there it is known that one stands outside of strings, whatever was torn
 * in front of it. -1 when none begins at `from` or behind. Whether it is JSON is for JSON.parse to say.
 */
function findObjectStart(text, end, from) {
    if (text.charCodeAt(end - 1) !== closeBrace)
        return -1;
    let depth = 0;
    for (let at = end - 1; at >= from; at -= 1) {
        const char = text.charCodeAt(at);
        if (char === quote) {
            at = findStringStart(text, at, from);
        }
        else if (char === closeBrace || char === closeBracket)
            depth += 1;
        else if (char === openBrace || char === openBracket) {
            depth -= 1;
            if (depth === 0)
                return at;
        }
    }
    return -1;
}
function findStringStart(text, end, from) {
    let at = end;
    do
        at = at > from ? text.lastIndexOf('"', at - 1) : -1;
    while (at >= from && isEscaped(text, at, from));
    return at;
}
/** True when an odd number of backslashes, none of them before `from`, stands in front of `at`. */
function isEscaped(text, at, from) {
    let start = at;
    while (start > from && text.charCodeAt(start - 1) === backslash)
        start -= 1;
    return (at - start) % 2 === 1;
}

;// CONCATENATED MODULE: ./src/transcript/damage.ts

/** Strings, numbers, words, lists and objects in one record; a document may have four times as many, as it may have four times the bytes. */
const valueLimit = 2 * 1024 * 1024;
/** Longer texts are measured before JSON.parse sees them: deep or many values take far more memory than their text. */
const unmeasuredLength = 1024 * 1024;
/** The JSON value of a text, or undefined, also for one of more values than `limit`. Never throws, however deep the nesting. */
function parseJson(text, limit = valueLimit) {
    if (text.length > unmeasuredLength && findFault(text, limit) !== null)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Why `parseJson` made nothing of a text. */
function nameFault(text, limit = valueLimit) {
    return findFault(text, limit) ?? 'bad-json';
}
/** The values of a line, whole or not: several in a row, or whole ones around a torn one. Looks at each character a few times at most. */
function parseDamagedLine(text) {
    const values = [];
    for (let at = skipBlanks(text, 0); at < text.length;) {
        const scan = new ValueScan(valueLimit);
        const end = scan.take(text, at);
        const mayStand = text.startsWith('{', at) || (values.length === 0 && skipBlanks(text, end) === text.length);
        const value = end === -1 || !mayStand ? undefined : parseJson(text.slice(at, end));
        if (value === undefined) {
            const lost = { before: values.length, text: text.slice(at), fault: scan.fault ?? 'bad-json' };
            const open = end === -1 && scan.fault === null && text.startsWith('{', at) ? scan : null;
            return { values: [...values, ...takeTail(text, at + 1)], lost: { ...lost, open } };
        }
        values.push(value);
        at = skipBlanks(text, end);
    }
    return { values, lost: null };
}
/** The records that fill the text's end. */
function takeTail(text, from) {
    const values = [];
    for (let end = skipBlanksBack(text, text.length);;) {
        const start = findObjectStart(text, end, from);
        const value = start === -1 || !text.startsWith('"', skipBlanks(text, start + 1)) ? undefined : parseJson(text.slice(start, end));
        if (value === undefined)
            return values.reverse();
        values.push(value);
        end = skipBlanksBack(text, start);
    }
}
function findFault(text, limit) {
    const scan = new ValueScan(limit);
    scan.take(text, 0);
    return scan.fault;
}
function skipBlanks(text, from) {
    let index = from;
    while (index < text.length && text.charCodeAt(index) <= 0x20)
        index += 1;
    return index;
}
function skipBlanksBack(text, end) {
    let index = end;
    while (index > 0 && text.charCodeAt(index - 1) <= 0x20)
        index -= 1;
    return index;
}


/***/ }),

/***/ 3698:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ openTranscripts)
});

// UNUSED EXPORTS: openOptions

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/transcript/duplicates.ts

/**
 * Remembers what was seen, over all files of a run, in 8 bytes a key (13 at most with the table's free slots). The keys are salted
 * anew in each run: who writes a transcript cannot compute two calls that look alike, and so hide one behind the other.
 */
class DuplicateFilter {
    #salt = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    #slots = new Uint32Array(2 * 1024);
    #size = 0;
    /** True when any of the keys was seen before. Afterwards all of them are. */
    see(keys) {
        return keys.map((key) => this.#add(key)).includes(true);
    }
    /** For a test of the promise above: bytes held and keys seen. */
    get footprint() {
        return { bytes: this.#slots.byteLength, keys: this.#size };
    }
    #add(key) {
        // One character a byte: to make a Buffer of it takes longer than to hash.
        const digest = (0,external_node_crypto_.hash)('sha256', this.#salt + key, 'binary');
        // Slot 0/0 means free.
        const isNew = this.#place(readUint32(digest, 0) || 1, readUint32(digest, 4));
        if (!isNew)
            return true;
        this.#size += 1;
        if (this.#size > 0.9 * (this.#slots.length / 2))
            this.#grow();
        return false;
    }
    #place(low, high) {
        const count = this.#slots.length / 2;
        for (let index = (low ^ high) >>> 0;; index += 1) {
            const slot = 2 * (index % count);
            if (this.#slots[slot] === 0) {
                this.#slots[slot] = low;
                this.#slots[slot + 1] = high;
                return true;
            }
            if (this.#slots[slot] === low && this.#slots[slot + 1] === high)
                return false;
        }
    }
    #grow() {
        const old = this.#slots;
        this.#slots = new Uint32Array(2 * Math.ceil((old.length / 2) * 1.5));
        for (let slot = 0; slot < old.length; slot += 2) {
            const low = old[slot] ?? 0;
            if (low !== 0)
                this.#place(low, old[slot + 1] ?? 0);
        }
    }
}
function readUint32(bytes, at) {
    const word = bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8) | (bytes.charCodeAt(at + 2) << 16) | (bytes.charCodeAt(at + 3) << 24);
    return word >>> 0;
}
/** Longer texts take longer to be hashed twice than to be digested, in characters. */
const KEPT_WHOLE = 1_000;
/** A text that stands for a value of any size, and for no other: JSON, or a digest of it. */
function digestValue(value) {
    const json = JSON.stringify(value) ?? '';
    return json.length <= KEPT_WHOLE ? json : (0,external_node_crypto_.hash)('sha256', json, 'base64');
}

// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
;// CONCATENATED MODULE: ./src/transcript/gap.ts

/** Tells a gap from a record in the stream that records.ts makes. */
function isGap(item) {
    return 'kind' in item;
}
/** The gap as the step that a reader passes on. */
function passGap(gap) {
    return { kind: 'gap', at: { path: gap.path, line: gap.line }, endLine: gap.endLine, gap: gap.kind, detail: gap.detail };
}
/** The first characters of a foreign text, quoted, for a gap's detail. */
function quoteStart(text) {
    return JSON.stringify((0,excerpt/* excerpt */.K)(text, 60));
}

// EXTERNAL MODULE: ./src/transcript/lacks.ts
var transcript_lacks = __webpack_require__(820);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/transcript/moments.ts

/** Subagents followed at a time; beyond it the oldest counts as ended. */
const followedThreads = 1_000;
/**
 * Adds to a session's steps the moments that agents do not record but that follow from what they do: its start and end, turns, calls of the model,
 * and subagents' runs. What a reader found recorded is not made up a second time. Nothing else follows surely, so nothing else is added.
 */
class MomentMaker {
    #main = null;
    #hasStarted = false;
    #subagents = new Map();
    /** The step, with the moments before and after it. */
    take(step) {
        switch (step.kind) {
            case 'moment':
                return this.#note(step);
            case 'prompt':
            case 'message':
            case 'call':
            case 'result':
                return this.#follow(step);
            default:
                return [step];
        }
    }
    /** A file is read to its end: the subagents whose runs it holds have ended. */
    endFile() {
        return [...this.#subagents.values()].flatMap((each) => this.#endSubagent(each));
    }
    /** All files are read. */
    end() {
        const main = this.#main;
        if (main === null)
            return [];
        return [...stopOf(main), make('session_end', { ...main.last, uuid: undefined })];
    }
    #note(step) {
        const before = step.moment === 'session_start' ? [] : this.#start(step);
        if (step.moment === 'session_start')
            this.#hasStarted = true;
        const conversation = this.#converse(step);
        if (step.moment === 'error' || step.moment === 'interrupt' || step.moment === 'stop')
            conversation.turn = null;
        if (step.moment === 'subagent_end')
            this.#subagents.delete(step.thread?.id ?? '');
        return [...before, step];
    }
    #follow(step) {
        const steps = this.#start(step);
        const { thread } = step;
        if (thread !== undefined && !this.#subagents.has(thread.id)) {
            const oldest = this.#subagents.size < followedThreads ? undefined : this.#subagents.values().next().value;
            if (oldest !== undefined)
                steps.push(...this.#endSubagent(oldest));
            steps.push(make('subagent_start', step));
        }
        const conversation = this.#converse(step);
        switch (step.kind) {
            case 'prompt':
                return [...steps, ...this.#takePrompt(step, conversation)];
            case 'message':
                return [...steps, ...takeMessage(step, conversation)];
            case 'call':
                if (conversation.turn !== null)
                    conversation.turn.hasCalls = true;
                return [...steps, step];
            case 'result':
                return [...steps, ...this.#endRunOf(step), step];
        }
    }
    #start(step) {
        if (this.#hasStarted)
            return [];
        this.#hasStarted = true;
        return [make('session_start', { ...step, thread: undefined, uuid: undefined })];
    }
    #converse(step) {
        const { thread } = step;
        const known = thread === undefined ? this.#main : this.#subagents.get(thread.id);
        const conversation = known ?? { thread, turn: null, last: step };
        conversation.last = step;
        if (thread === undefined)
            this.#main = conversation;
        else
            this.#subagents.set(thread.id, conversation);
        this.#main ??= { thread: undefined, turn: null, last: { ...step, thread: undefined } };
        return conversation;
    }
    /** A message sent while the agent works begins no turn of its own. */
    #takePrompt(step, conversation) {
        if (step.queued === true)
            return [step];
        const stop = stopOf(conversation);
        conversation.turn = null;
        return [...stop, step, make('turn_start', step)];
    }
    /** The result of the call that started a subagent: its run is over. */
    #endRunOf(step) {
        const ids = [step.callId, (0,json/* ownString */.Ao)(step.structured, 'agentId') ?? ''];
        const run = ids.map((id) => this.#subagents.get(id)).find((each) => each !== undefined);
        if (run === undefined || run.thread?.id === step.thread?.id)
            return [];
        return this.#endSubagent(run, { result: { text: step.text, isError: step.isError } });
    }
    #endSubagent(run, facts = {}) {
        if (run.thread !== undefined)
            this.#subagents.delete(run.thread.id);
        const message = run.turn?.text;
        return [...stopOf(run), make('subagent_end', run.last, { ...facts, ...(message !== undefined && { message }) })];
    }
}
function takeMessage(step, conversation) {
    const { turn } = conversation;
    if (turn !== null && step.id !== undefined && turn.message === step.id) {
        turn.told = step;
        turn.text = joinTexts(turn.text, step.text);
        turn.isWhole &&= step.incomplete !== true;
        return [step];
    }
    conversation.turn = { message: step.id, told: step, hasCalls: false, text: step.text, isWhole: step.incomplete !== true };
    return [make('model_call', step), step];
}
/** A turn ends with a model message that makes no call; whether one that ends on a tool's result was cut off is not known. */
function stopOf({ turn }) {
    if (turn === null || turn.hasCalls || !turn.isWhole)
        return [];
    const { text } = turn;
    return [make('stop', turn.told, { reason: text?.trim() === '' ? 'empty' : 'done', ...(text !== undefined && { message: text }) })];
}
/** One message may come in several records, one for each of its blocks. */
function joinTexts(before, text) {
    if (before === undefined || before === '')
        return text ?? before;
    return text === undefined || text === '' ? before : `${before}\n${text}`;
}
function make(moment, { at, thread, ts, cwd, branch, permissionMode, promptId, uuid }, facts = {}) {
    return { kind: 'moment', moment, facts, synthetic: true, at, thread, ts, cwd, branch, permissionMode, promptId, uuid };
}

;// CONCATENATED MODULE: ./src/transcript/linked-list.ts
/** Values in the order in which they came, each of which can be taken out at any time: everything but walking through it takes constant time. */
class LinkedList {
    #first = null;
    #last = null;
    #size = 0;
    get size() {
        return this.#size;
    }
    /** The one that is in for the longest time; undefined when the list is empty. */
    get first() {
        return this.#first?.value;
    }
    /** Returns what takes the value out again, to be called once. */
    add(value) {
        const link = { value, before: this.#last, behind: null };
        if (this.#last === null)
            this.#first = link;
        else
            this.#last.behind = link;
        this.#last = link;
        this.#size += 1;
        return () => this.#remove(link);
    }
    /** Takes out the first ones for which `test` holds. */
    takeWhile(test) {
        const taken = [];
        for (let link = this.#first; link !== null && test(link.value); link = this.#first) {
            taken.push(link.value);
            this.#remove(link);
        }
        return taken;
    }
    *[Symbol.iterator]() {
        for (let link = this.#first; link !== null; link = link.behind)
            yield link.value;
    }
    #remove(link) {
        const { before, behind } = link;
        if (before === null)
            this.#first = behind;
        else
            before.behind = behind;
        if (behind === null)
            this.#last = before;
        else
            behind.before = before;
        this.#size -= 1;
        // A link that has grown old would keep all that came after it from the collection of young garbage.
        link.before = null;
        link.behind = null;
    }
}

;// CONCATENATED MODULE: ./src/transcript/calls-by-id.ts

/** Longer ids are never kept for later, in characters. */
const keptId = 1_000;
const keptLists = 16;
/**
 * Open calls by id, the oldest of an id first. Ids with no open call are kept as long as they are fewer than the others: V8 looks through
 * all that was deleted under a key, so an id that is used again and again would become slow.
 */
class CallsById {
    #lists = new Map();
    #empty = 0;
    /** The oldest open call with the id. */
    first(id) {
        return this.#lists.get(id)?.first;
    }
    /** How many open calls have the id. */
    count(id) {
        return this.#lists.get(id)?.size ?? 0;
    }
    /** Returns what takes the call out again, to be called once. */
    add(call) {
        const { id } = call.step;
        const known = this.#lists.get(id);
        const list = known ?? new LinkedList();
        if (known === undefined)
            this.#lists.set(id, list);
        else if (known.size === 0)
            this.#empty -= 1;
        const leave = list.add(call);
        return () => {
            leave();
            if (list.size === 0)
                this.#countEmpty(id);
        };
    }
    #countEmpty(id) {
        if (id.length > keptId) {
            this.#lists.delete(id);
            return;
        }
        this.#empty += 1;
        if (this.#empty <= this.#lists.size / 2 + keptLists)
            return;
        for (const [key, list] of this.#lists)
            if (list.size === 0)
                this.#lists.delete(key);
        this.#empty = 0;
    }
}

// EXTERNAL MODULE: ./src/transcript/values.ts
var transcript_values = __webpack_require__(1114);
;// CONCATENATED MODULE: ./src/transcript/queues.ts



/** Threads with nothing open whose last model message is remembered. */
const idleThreads = 1_000;
/** In characters, of a thread's and its message's id; real ones have some 40. */
const rememberedIds = 1_000;
/**
 * One queue per thread: calls leave it in recorded order, each when its result has been read or its thread went on without one. Results
 * find their call by id, the oldest open one first, in their own thread before the others. No record costs more for what is held already.
 */
class ThreadQueues {
    #limits;
    #closed;
    #queues = new Map();
    #idle = new LinkedList();
    #open = new LinkedList();
    #byId = new CallsById();
    #closers = new Map();
    #held = 0;
    #characters = 0;
    #order = 0;
    /** `closed` is told of each call whose result or fate is known, or will not be known. */
    constructor(limits, closed) {
        this.#limits = limits;
        this.#closed = closed;
    }
    addCall(step) {
        const queue = this.#queue(step.thread);
        const call = {
            ...{ kind: 'call', step, thread: queue.thread, order: this.#order++, size: (0,transcript_values/* measureValue */.K8)(step), message: queue.message },
            ...{ result: null, fate: null, fateBy: undefined, isDone: false, isAmbiguous: false, hasTwin: this.#byId.count(step.id) > 0 },
        };
        this.#hold(queue, call);
        this.#closers.set(call, [this.#open.add(call), this.#byId.add(call), queue.open.add(call)]);
    }
    addPrompt(step) {
        const queue = this.#queue(step.thread);
        if (step.queued !== true)
            this.#closeAll(queue);
        this.#hold(queue, { kind: 'prompt', step, thread: queue.thread, order: this.#order++, size: (0,transcript_values/* measureValue */.K8)(step) });
        return this.#release(queue);
    }
    /** A moment waits for the calls before it, and closes none: a subagent works while its parent's call is open. */
    addMoment(step) {
        const queue = this.#queue(step.thread);
        this.#hold(queue, { kind: 'moment', step, thread: queue.thread, order: this.#order++, size: (0,transcript_values/* measureValue */.K8)(step) });
        return this.#release(queue);
    }
    addMessage(step) {
        const queue = this.#queue(step.thread);
        const isNew = step.id === undefined || step.id !== queue.message;
        queue.message = step.id;
        if (isNew && !queue.isMixed)
            this.#closeAll(queue);
        return this.#release(queue);
    }
    /** null when no open call has that id. */
    addResult(step) {
        const call = this.#find(step);
        if (call === undefined)
            return null;
        const size = (0,transcript_values/* measureValue */.K8)(step);
        call.result = step;
        call.size += size;
        this.#characters += size;
        return this.#finish(call);
    }
    /** null when no open call has that id. */
    addFate(step) {
        const call = this.#find(step);
        if (call === undefined)
            return null;
        call.fate = step.recorded;
        call.fateBy = step.recordedBy ?? call.fateBy;
        return step.final === true ? this.#finish(call) : [];
    }
    /** The oldest open call, given up because too much is held back; null while the bounds hold. */
    giveUpOldest() {
        if (this.#held <= this.#limits.held && this.#characters <= this.#limits.characters)
            return null;
        const call = this.#open.first;
        return call === undefined ? null : { call, released: this.#finish(call) };
    }
    /** Everything that is left, in recorded order over all threads. */
    end() {
        for (const queue of this.#queues.values())
            this.#closeAll(queue);
        const left = [...this.#queues.values()].flatMap((queue) => this.#release(queue));
        return left.sort((a, b) => a.order - b.order);
    }
    #queue(ref) {
        const id = ref?.id ?? 'main';
        const known = this.#queues.get(id);
        if (known) {
            known.wake?.();
            known.wake = null;
            return known;
        }
        const thread = { id, subagent: ref !== undefined, ...(ref?.agentType !== undefined && { agentType: ref.agentType }) };
        const isMixed = ref !== undefined && 'mixed' in ref && ref.mixed === true;
        const queue = { thread, isMixed, message: undefined, held: new LinkedList(), open: new CallsById(), wake: null };
        this.#queues.set(id, queue);
        return queue;
    }
    #hold(queue, held) {
        queue.held.add(held);
        this.#held += 1;
        this.#characters += held.size;
    }
    /** The oldest open call with the id, and whether another one may be meant: several have it, or the call is another thread's. */
    #find({ callId, thread }) {
        const threadId = thread?.id ?? 'main';
        const call = this.#queues.get(threadId)?.open.first(callId) ?? this.#byId.first(callId);
        if (call !== undefined)
            call.isAmbiguous = call.hasTwin || this.#byId.count(callId) > 1 || call.thread.id !== threadId;
        return call;
    }
    #finish(call) {
        const queue = this.#queue(call.thread);
        this.#close(call);
        return this.#release(queue);
    }
    #closeAll(queue) {
        for (const held of queue.held)
            if (held.kind === 'call' && !held.isDone)
                this.#close(held);
    }
    #close(call) {
        call.isDone = true;
        for (const leave of this.#closers.get(call) ?? [])
            leave();
        this.#closers.delete(call);
        this.#closed(call);
    }
    #release(queue) {
        const released = queue.held.takeWhile((held) => held.kind !== 'call' || held.isDone);
        this.#held -= released.length;
        for (const held of released)
            this.#characters -= held.size;
        if (queue.held.size === 0)
            this.#rest(queue);
        return released;
    }
    #rest(queue) {
        const { id } = queue.thread;
        if (id === 'main' || queue.wake !== null)
            return;
        if (id.length + (queue.message?.length ?? 0) > rememberedIds)
            this.#queues.delete(id);
        else
            queue.wake = this.#idle.add(queue);
        if (this.#idle.size <= idleThreads)
            return;
        const oldest = this.#idle.first;
        oldest?.wake?.();
        if (oldest)
            this.#queues.delete(oldest.thread.id);
    }
}

;// CONCATENATED MODULE: ./src/transcript/recorded.ts
/**
 * What became of a call that left the queues. That it was refused must be beyond doubt, since it then counts for nothing: where the result or the
 * notice may be another call's, it is not known. A notice of a refusal holds only when no result says that the call succeeded.
 */
function judgeRecorded(call) {
    const told = tellRecorded(call);
    const isRefusal = told === 'denied' || told === 'not-run';
    return isRefusal && call.isAmbiguous ? 'unknown' : told;
}
function tellRecorded({ step, result, fate }) {
    if (result === null)
        return fate ?? 'unknown';
    if (fate === 'ran' || fate === 'failed')
        return fate;
    if (typeof result.recorded === 'string')
        return result.recorded;
    if (fate !== null && result.isError !== false)
        return fate;
    return result.recorded?.(step) ?? (result.isError === true ? 'failed' : 'ran');
}

;// CONCATENATED MODULE: ./src/transcript/refused-calls.ts

const remembered = 10_000;
/** In characters; the ids of real calls have some 30. */
const rememberedId = 1_000;
/** The calls of a session that are told as refused, to be held against what is told of them later. */
class RefusedCalls {
    #ids = new Set();
    /** A call that was closed. A refusal counts for nothing, so one that cannot be remembered is in doubt. */
    note(call) {
        const recorded = judgeRecorded(call);
        if (recorded !== 'denied' && recorded !== 'not-run')
            return;
        const { id } = call.step;
        if (this.#ids.size < remembered && id.length <= rememberedId)
            this.#ids.add(id);
        else
            call.isAmbiguous = !this.#ids.has(id);
    }
    has(id) {
        return this.#ids.has(id);
    }
    /** Whether a result that has no open call says that a refused one ran. */
    isContradictedBy({ callId, recorded, isError }) {
        const told = recorded ?? (isError === true ? 'failed' : 'ran');
        return this.#ids.has(callId) && (told === 'ran' || told === 'failed');
    }
}

;// CONCATENATED MODULE: ./src/transcript/subagent-calls.ts
/** Beyond these, runs are not checked and threads not counted: a session of Claude Code has tens of them. */
const rememberedRuns = 1_000;
const countedThreads = 10_000;
/** Compares how many calls a session says that its subagents made with how many of them its files hold. */
class SubagentCalls {
    /** Calls by thread and file: the same calls may stand in the session's file and in the subagent's own. */
    #counts = new Map();
    #runs = new Map();
    /** A recorded call; those of the main thread are nobody's. */
    count({ thread, at }) {
        if (thread === undefined)
            return;
        const files = this.#counts.get(thread.id) ?? new Map();
        if (files.size === 0 && this.#counts.size < countedThreads)
            this.#counts.set(thread.id, files);
        files.set(at.path, (files.get(at.path) ?? 0) + 1);
    }
    /** What the session says of a run. */
    expect(step) {
        const known = this.#runs.get(step.run);
        if (known === undefined ? this.#runs.size < rememberedRuns : step.calls > known.calls)
            this.#runs.set(step.run, step);
    }
    /** What is lacking of each thread of which fewer calls were read than its runs made. Complete when all files were read. */
    *listMissing() {
        for (const [thread, runs] of this.#listThreads()) {
            const made = runs.reduce((sum, run) => sum + run.calls, 0);
            const read = Math.max(0, ...(this.#counts.get(thread)?.values() ?? []));
            const at = runs[0]?.at;
            if (at === undefined || read >= made)
                continue;
            const detail = `a subagent made ${made} tool calls, and ${made - read} of them are not in this transcript`;
            yield { kind: 'lack', at, lack: 'subagent_not_recorded', detail };
        }
    }
    #listThreads() {
        const threads = new Map();
        for (const run of this.#runs.values())
            threads.set(run.thread, [...(threads.get(run.thread) ?? []), run]);
        return threads;
    }
}

;// CONCATENATED MODULE: ./src/transcript/tally.ts

/** Gaps listed one by one, of all sessions of a transcript; more are only counted. */
const listedGaps = 1_000;
const listedTypes = 200;
const typeLength = 80;
/** Stands for all types beyond the listed ones. */
const OTHER_TYPES = '(other types)';
/**
 * Gaps with which a session does not count as read: the rest of the file was not, or a call is known to be recorded of which no hook was asked, or
 * asked as of one that did not happen.
 */
const NOT_READ = new Set(['read-error', 'document-too-large', 'text-behind-list', 'unread-call', 'refused-call-ran']);
/** A tally with nothing counted yet. */
function startTally() {
    return {
        ...{ calls: 0, prompts: 0, gaps: [], gapCount: 0, duplicates: 0, skimmed: 0, lacks: new Map() },
        ...{ hookRuns: { runs: 0, blocked: 0, failed: 0 }, ignored: new Map(), unknown: new Map(), unreadable: [] },
    };
}
/** Counts a gap, lists it while `room` has some, and notes the ones after which a session cannot count as read. */
function tallyGap(tally, { at, endLine, gap, detail }, room) {
    tally.gapCount += 1;
    if (room.gaps > 0) {
        room.gaps -= 1;
        tally.gaps.push({ path: at.path, line: at.line ?? 1, ...(endLine !== undefined && { endLine }), kind: gap, detail });
    }
    // One for each file: a hostile one has millions.
    const start = `${at.path}: `;
    if (NOT_READ.has(gap) && !tally.unreadable.some((known) => known.startsWith(start)))
        tally.unreadable.push(`${start}${detail}`);
}
/** Counts something that the record lacks. */
function tallyLack({ lacks }, lack, at, detail) {
    const known = lacks.get(lack);
    if (known === undefined)
        lacks.set(lack, { count: 1, at, detail });
    else
        known.count += 1;
}
/** Counts a recorded run of a hook; every other moment is none. */
function tallyHookRun({ hookRuns }, { facts: { hookRun } }) {
    if (hookRun === undefined)
        return;
    hookRuns.runs += 1;
    if (hookRun.outcome === 'blocked' || hookRun.outcome === 'failed')
        hookRuns[hookRun.outcome] += 1;
}
/** Counts a record without meaning for a gate under its type; of a hostile wealth of types the first 200 are told apart. */
function countIgnored(tally, step) {
    const counts = step.unknown === true ? tally.unknown : tally.ignored;
    const name = step.type.length > typeLength ? (0,excerpt/* excerpt */.K)(step.type, typeLength) : step.type;
    const key = counts.has(name) || counts.size < listedTypes ? name : OTHER_TYPES;
    counts.set(key, (counts.get(key) ?? 0) + 1);
}

;// CONCATENATED MODULE: ./src/transcript/assemble.ts










/** Values nested deeper are not passed on: no agent makes them, and they overflow the stack of whoever writes them as JSON. */
const nestingLimit = 500;
/** 10,000 calls and prompts, and twice the characters of the longest line: what one line of the most values takes. */
const queueLimits = { held: 10_000, characters: 128 * 1024 * 1024 };
/** Denials kept to tell a repeated notice from one that contradicts what was judged. */
const rememberedFates = 10_000;
/** In characters; the ids of real calls have some 30. */
const assemble_rememberedId = 1_000;
const lastWins = new Set(['name', 'cwd', 'branch', 'permissionMode']);
/**
 * The steps of one session → events in recorded order: calls paired with their results, duplicates left out and counted, gaps tallied. Holds
 * only open calls and what waits behind them.
 */
class SessionAssembler {
    #assembly;
    #queues;
    /** Notices about calls that are not open: not read yet, or judged before. */
    #early = new Map();
    #refused = new RefusedCalls();
    #subagents = new SubagentCalls();
    /** null: none are wanted. */
    #moments;
    constructor(assembly, limits) {
        this.#assembly = assembly;
        this.#moments = assembly.wanted === 'all' ? new MomentMaker() : null;
        this.#queues = new ThreadQueues(limits, (call) => this.#refused.note(call));
    }
    take(step) {
        return this.#moments === null ? this.#take(step) : this.#takeAll(this.#moments.take(step));
    }
    /** What is left when no further step of the file comes. */
    endFile() {
        return this.#takeAll(this.#moments?.endFile() ?? []);
    }
    /** What is left when no further step comes. */
    end() {
        const events = this.#takeAll(this.#moments?.end() ?? []);
        events.push(...this.#emit(this.#queues.end()));
        for (const fate of this.#early.values())
            this.#unmatchedFate(fate);
        for (const lack of this.#subagents.listMissing())
            this.#take(lack);
        return events;
    }
    #takeAll(steps) {
        return steps.flatMap((step) => this.#take(step));
    }
    #take(step) {
        switch (step.kind) {
            case 'session':
                return this.#patch(step);
            case 'gap':
                return this.#gap(step);
            case 'lack':
                tallyLack(this.#assembly.tally, step.lack, step.at, step.detail);
                return [];
            case 'ignored':
                countIgnored(this.#assembly.tally, step);
                return [];
            case 'message':
                return this.#emit(this.#queues.addMessage(step));
            case 'moment':
                tallyHookRun(this.#assembly.tally, step);
                return this.#moments === null ? [] : this.#emit(this.#queues.addMoment(this.#situate(step)));
            case 'prompt':
                return [...this.#emit(this.#queues.addPrompt(this.#situate(step))), ...this.#giveUp()];
            case 'call':
                return this.#call(step);
            case 'result':
                return this.#result(step);
            case 'fate':
                return this.#fate(step);
            case 'subagent':
                this.#subagents.expect(step);
                return [];
        }
    }
    #patch(step) {
        const { session } = this.#assembly;
        const isNews = ([key, value]) => value !== undefined && (lastWins.has(key) || !Object.hasOwn(session, key));
        Object.assign(session, Object.fromEntries(Object.entries(step.patch).filter(isNews)));
        return [];
    }
    #gap(step) {
        tallyGap(this.#assembly.tally, step, this.#assembly.room);
        return [];
    }
    #call(step) {
        this.#subagents.count(step);
        this.#queues.addCall(this.#boundArguments(this.#situate(step)));
        const early = this.#early.get(step.id);
        this.#early.delete(step.id);
        return [...(early ? this.#fate(early) : []), ...this.#giveUp()];
    }
    #result(step) {
        const released = this.#queues.addResult(this.#boundStructure(this.#situate(step)));
        if (released !== null)
            return [...this.#emit(released), ...this.#giveUp()];
        const id = quoteStart(step.callId);
        const gap = this.#refused.isContradictedBy(step)
            ? { gap: 'refused-call-ran', detail: `call ${id} was told as refused, so it counted for nothing, but here is a result of it` }
            : {
                gap: 'result-without-call',
                detail: `the result of call ${id} has no open call: the call is not in this transcript, or was closed before`,
            };
        return this.#gap({ kind: 'gap', at: step.at, ...gap });
    }
    #fate(step) {
        const released = this.#queues.addFate(step);
        if (released !== null)
            return this.#emit(released);
        if (this.#refused.has(step.callId))
            return [];
        if (this.#early.size < rememberedFates && step.callId.length <= assemble_rememberedId)
            this.#early.set(step.callId, step);
        else
            this.#unmatchedFate(step);
        return [];
    }
    #unmatchedFate(step) {
        const detail = `call ${quoteStart(step.callId)} is called ${step.recorded} here, but no such call was open: it keeps what its result told`;
        this.#gap({ kind: 'gap', at: step.at, gap: 'late-denial', detail });
    }
    #giveUp() {
        const events = [];
        for (let given = this.#queues.giveUpOldest(); given !== null; given = this.#queues.giveUpOldest()) {
            const detail = `too much waits for a result: call ${quoteStart(given.call.step.id)} was judged before its result was read`;
            this.#gap({ kind: 'gap', at: given.call.step.at, gap: 'too-many-open-calls', detail });
            for (const event of this.#emit(given.released))
                events.push(event);
        }
        return events;
    }
    #emit(held) {
        return held.flatMap((one) => {
            if (one.kind === 'call')
                return this.#emitCall(one);
            return one.kind === 'prompt' ? this.#emitPrompt(one) : this.#emitMoment(one);
        });
    }
    #emitMoment({ step, thread }) {
        const { session, duplicates } = this.#assembly;
        const { moment, facts, synthetic } = step;
        if (step.uuid !== undefined && duplicates.see([JSON.stringify([moment, step.uuid])]))
            return [];
        return [{ kind: moment, session, thread, ...pickContext(step), facts, synthetic }];
    }
    #emitPrompt({ step, thread }) {
        const { session, tally, duplicates } = this.#assembly;
        if (step.uuid !== undefined && duplicates.see([JSON.stringify(['prompt', step.uuid, digestValue(step.text)])])) {
            tally.duplicates += 1;
            return [];
        }
        tally.prompts += 1;
        return [{ kind: 'prompt', session, thread, ...pickContext(step), ...tellConfidence(session, []), text: step.text }];
    }
    #emitCall(held) {
        const { session, tally, duplicates, wanted } = this.#assembly;
        const { step, thread, result } = held;
        const recorded = judgeRecorded(held);
        const happened = recorded !== 'denied' && recorded !== 'not-run';
        if (duplicates.see(listKeys(step, session, happened))) {
            tally.duplicates += 1;
            return [];
        }
        tally.calls += 1;
        const { id, name, args, raw, lacks = [] } = step;
        const call = { id, name, args, ...(raw !== undefined && { raw }), ...(lacks.length > 0 && { lacks }) };
        for (const kind of lacks)
            tallyLack(tally, kind, { ...step.at, call: id }, `${quoteStart(name)}: ${(0,transcript_lacks/* describeLack */.HT)(kind)}`);
        const base = { session, thread, ...pickContext(step), ...tellConfidence(session, lacks), at: { ...step.at, call: id } };
        const before = { kind: 'pre_tool', ...base, call, recorded, ...nameWho(held, recorded) };
        if (wanted === 'gates')
            return [before];
        const pre = [...tellPermission(result?.permission, base, call), before];
        if (result === null || (recorded !== 'ran' && recorded !== 'failed'))
            return pre;
        const { text, isError, structured } = result;
        const context = { ...pickContext(step), ...pickContext(result), at: { ...result.at, call: id } };
        const outcome = { text, isError, ...(structured !== undefined && { structured }) };
        return [...pre, { kind: 'post_tool', session, thread, ...context, call, recorded, result: outcome }];
    }
    /** Formats that name these once for the whole session mean them for each step. */
    #situate(step) {
        const { root, cwd, branch, permissionMode } = this.#assembly.session;
        step.cwd ??= cwd ?? root;
        step.branch ??= branch;
        step.permissionMode ??= permissionMode;
        return step;
    }
    #boundArguments(step) {
        if (!(0,transcript_values/* isDeeperThan */.hz)(step.args, nestingLimit))
            return step;
        const detail = `the arguments of call ${quoteStart(step.id)} are nested deeper than ${nestingLimit} levels and were left out`;
        this.#gap({ kind: 'gap', at: step.at, gap: 'too-deep', detail });
        return { ...step, args: null, raw: '' };
    }
    #boundStructure(step) {
        if (!(0,transcript_values/* isDeeperThan */.hz)(step.structured, nestingLimit))
            return step;
        const detail = `the structured result of call ${quoteStart(step.callId)} is nested deeper than ${nestingLimit} levels and was left out`;
        this.#gap({ kind: 'gap', at: step.at, gap: 'too-deep', detail });
        return { ...step, structured: undefined };
    }
}
/**
 * A copy has the same record uuid, or the same call id and time; name, arguments and whether the call happened always count: a denied call
 * never hides one that ran.
 */
function listKeys(step, session, happened) {
    // Agent and folder count too: a copy hides only what would be judged alike.
    const content = digestValue([step.id, step.name, step.args, step.raw, happened, session.agent, step.cwd ?? session.root]);
    const keys = step.uuid === undefined ? [] : [`${JSON.stringify(['uuid', step.uuid])}${content}`];
    if (step.id !== '')
        keys.push(`${JSON.stringify(step.ts === undefined ? ['session', session.id] : ['ts', step.ts])}${content}`);
    return keys;
}
function tellConfidence(session, lacks) {
    const confidence = (0,transcript_lacks/* confidenceOf */.i2)(session, lacks);
    return confidence === 'full' ? {} : { confidence };
}
/** Who refused the call or ended it; nobody, where it ran. */
function nameWho({ result, fateBy }, recorded) {
    const by = recorded === 'ran' ? undefined : (result?.recordedBy ?? fateBy);
    return by === undefined ? {} : { recordedBy: by };
}
/** That somebody was asked about the call follows from the answer. */
function tellPermission(decision, base, call) {
    if (decision === undefined)
        return [];
    const request = { kind: 'permission_request', ...base, facts: { call }, synthetic: true };
    return [request, { kind: 'permission_result', ...base, facts: { call, decision }, synthetic: false }];
}
function pickContext({ at, ts, cwd, branch, permissionMode, promptId }) {
    return {
        at,
        ...(ts !== undefined && { ts }),
        ...(cwd !== undefined && { cwd }),
        ...(branch !== undefined && { branch }),
        ...(permissionMode !== undefined && { permissionMode }),
        ...(promptId !== undefined && { promptId }),
    };
}

;// CONCATENATED MODULE: ./src/transcript/by-session.ts


/** Sessions told apart in one transcript; one with more is not read to its end, and that is an error. */
const TOLD_APART = 1_000;
/** Sessions of a transcript whose calls stay open while lines of others come between. */
const KEPT_OPEN = 8;
/** The steps of a transcript's files, one after the other, in batches → the events of its sessions. */
async function* assembleEvents(files, reading, limits = queueLimits) {
    const sorter = new SessionSorter(reading, limits);
    for (const batches of files) {
        for await (const steps of batches) {
            for (const step of steps) {
                for (const event of sorter.take(step))
                    yield event;
            }
        }
        for (const event of sorter.endFile())
            yield event;
    }
    for (const event of sorter.end())
        yield event;
}
/** Gives each step to the session that it belongs to: a transcript may hold several, one behind the other or mixed. */
class SessionSorter {
    #reading;
    #limits;
    #unread;
    #room = { gaps: listedGaps };
    #byKey = new Map();
    /** The one used last stands last. */
    #open = new Map();
    /** null: the steps belong to a session that is not told apart any more. */
    #current;
    constructor(reading, limits) {
        this.#reading = reading;
        this.#limits = limits;
        this.#unread = { ...reading.sessions[0].session };
        this.#current = this.#assembler(reading.sessions[0]);
    }
    take(step) {
        if (step.kind !== 'session')
            return this.#current?.take(step) ?? [];
        return [...this.#turnTo(step.patch), ...(this.#current?.take(step) ?? [])];
    }
    endFile() {
        return [...this.#open.values()].flatMap((assembler) => assembler.endFile());
    }
    end() {
        return [...this.#open.values()].flatMap((assembler) => assembler.end());
    }
    #turnTo({ id, agent }) {
        if (id === undefined)
            return [];
        const key = JSON.stringify([id, agent ?? this.#unread.agent]);
        const recorded = this.#byKey.get(key) ?? this.#begin(id, agent);
        if (recorded === null) {
            this.#current = null;
            return [];
        }
        this.#byKey.set(key, recorded);
        this.#current = this.#assembler(recorded);
        return this.#closeIdle();
    }
    /** What came before the first id belongs to that session too. */
    #begin(id, agent) {
        const { sessions } = this.#reading;
        const told = { id, ...(agent !== undefined && { agent }) };
        if (this.#byKey.size === 0) {
            Object.assign(sessions[0].session, told);
            return sessions[0];
        }
        if (sessions.length === TOLD_APART) {
            this.#refuseFurther(sessions[0]);
            return null;
        }
        const recorded = { session: { ...this.#unread, ...told }, tally: startTally() };
        sessions.push(recorded);
        return recorded;
    }
    #refuseFurther({ session, tally }) {
        const message = `${session.path}: it holds more than ${TOLD_APART} sessions, and the others were not read`;
        if (!tally.unreadable.includes(message))
            tally.unreadable.push(message);
    }
    #assembler(recorded) {
        const { duplicates, wanted } = this.#reading;
        const assembler = this.#open.get(recorded) ?? new SessionAssembler({ ...recorded, room: this.#room, duplicates, wanted }, this.#limits);
        this.#open.delete(recorded);
        this.#open.set(recorded, assembler);
        return assembler;
    }
    #closeIdle() {
        const [idle] = this.#open;
        if (idle === undefined || this.#open.size <= KEPT_OPEN)
            return [];
        this.#open.delete(idle[0]);
        return idle[1].end();
    }
}

// EXTERNAL MODULE: ./src/transcript/candidates.ts
var candidates = __webpack_require__(6490);
// EXTERNAL MODULE: ./src/transcript/chunks.ts
var chunks = __webpack_require__(8034);
// EXTERNAL MODULE: ./src/transcript/damage.ts + 1 modules
var damage = __webpack_require__(3381);
;// CONCATENATED MODULE: ./src/transcript/lines.ts

const newline = 0x0a;
const carriageReturn = 0x0d;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
/**
 * The file's lines, in batches. Bytes are split on 0x0A before they are decoded, so neither U+2028 nor a character cut by a
 * chunk's border splits or damages a line. A byte order mark, one carriage return at a line's end and the NULs that a crash leaves
 * behind are cut off. `cap` in bytes.
 */
async function* readLines(file, cap) {
    const splitter = new LineSplitter(cap);
    for await (const read of (0,chunks/* readInto */.Pq)(file, () => splitter.makeRoom())) {
        if (read instanceof Error) {
            yield [splitter.break(read)];
            return;
        }
        yield splitter.take(read);
    }
    yield splitter.end();
}
/** The line's text; invalid UTF-8 becomes U+FFFD. */
function decodeLine({ bytes }) {
    return bytes.toString();
}
const usualRoom = 2 * chunks/* chunkBytes */.nr;
/** Holds the beginning of the line that is not at its end yet, in one buffer that grows only for a line that does not fit. */
class LineSplitter {
    #cap;
    #buffer = Buffer.allocUnsafeSlow(usualRoom);
    #start = 0;
    #end = 0;
    #line = 1;
    /** How many bytes of the current line are not held any more, since it has more than the cap. */
    #dropped = 0;
    constructor(cap) {
        this.#cap = cap;
    }
    /** Room for the next chunk. What was yielded before is no longer good then. */
    makeRoom() {
        if (this.#end - this.#start > this.#cap) {
            this.#dropped += this.#end - this.#start;
            this.#start = this.#end;
        }
        const held = this.#buffer.subarray(this.#start, this.#end);
        const least = held.length + chunks/* chunkBytes */.nr;
        if (least > this.#buffer.length)
            this.#buffer = Buffer.allocUnsafeSlow(2 * this.#buffer.length);
        else if (least <= usualRoom && this.#buffer.length > usualRoom)
            this.#buffer = Buffer.allocUnsafeSlow(usualRoom);
        held.copy(this.#buffer);
        this.#start = 0;
        this.#end = held.length;
        return this.#buffer.subarray(this.#end);
    }
    /** The lines that end in the next bytes of the room. */
    take(count) {
        const lines = [];
        const bytes = this.#buffer.subarray(0, this.#end + count);
        for (let end = bytes.indexOf(newline, this.#end); end !== -1; end = bytes.indexOf(newline, this.#start)) {
            lines.push(this.#finish(bytes.subarray(this.#start, end), { ended: true }));
            this.#start = end + 1;
        }
        this.#end = bytes.length;
        return lines;
    }
    break(error) {
        return { line: this.#line, error: error.message };
    }
    end() {
        const rest = this.#buffer.subarray(this.#start, this.#end);
        return this.#dropped + rest.length === 0 ? [] : [this.#finish(rest, { ended: false })];
    }
    #finish(bytes, how) {
        const line = this.#line;
        const length = this.#dropped + bytes.length;
        this.#line += 1;
        this.#dropped = 0;
        if (length > this.#cap)
            return { line, length };
        return { line, bytes: cutEnd(line === 1 ? cutMark(bytes) : bytes), ended: how.ended };
    }
}
/** Bytes from a file's beginning → text, without the mark at its start, NULs and one carriage return at its end. */
function decodeText(bytes) {
    return cutEnd(cutMark(bytes)).toString();
}
function cutMark(bytes) {
    const hasMark = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark);
    return hasMark ? bytes.subarray(byteOrderMark.length) : bytes;
}
function cutEnd(bytes) {
    let end = bytes.length;
    while (end > 0 && bytes[end - 1] === 0)
        end -= 1;
    if (end > 0 && bytes[end - 1] === carriageReturn)
        end -= 1;
    return end === bytes.length ? bytes : bytes.subarray(0, end);
}

// EXTERNAL MODULE: ./src/transcript/unread-call.ts
var unread_call = __webpack_require__(1520);
;// CONCATENATED MODULE: ./src/transcript/repair.ts





/** How far a record with raw newlines is followed. */
const joinedLines = 50;
const joinedLength = 1024 * 1024;
/**
 * Makes the most of lines that are not one JSON object each: several values on a line, a record glued behind a torn one, a record
 * with raw newlines in it. What can be read by itself is never made part of another record. Whatever stays unread becomes one gap per line
 * or span.
 */
class LineRepair {
    #path;
    #pending = null;
    constructor(path) {
        this.#path = path;
    }
    /** True while the lines read so far may be the beginning of one record. */
    get isJoining() {
        return this.#pending !== null;
    }
    take(line) {
        if (!('bytes' in line))
            return [...this.end(), 'error' in line ? nameReadError(this.#path, line) : this.#tooLong(line)];
        return this.#takeText({ line: line.line, ended: line.ended, text: decodeLine(line) });
    }
    /** What is left when no further line comes. */
    end() {
        const pending = this.#pending;
        this.#pending = null;
        if (pending === null)
            return [];
        const { line, last, text, tail } = pending;
        return [...this.#records(tail, line), this.#unread(line, last, { text, fault: 'bad-json' })];
    }
    #takeText(line) {
        // The prefix of an event stream (HTML standard, server-sent events).
        const text = line.text.replace(/^data:(?: |$)/, '').trim();
        const parsed = text === '[DONE]' ? { values: [], lost: null } : (0,damage/* parseDamagedLine */.FM)(text);
        if (this.#pending !== null && !beginsWithRecord(parsed))
            return this.#join(this.#pending, line, parsed);
        return [...this.end(), ...this.#settle(line, parsed)];
    }
    /** What a line holds that belongs to no other. */
    #settle(line, { values, lost }) {
        if (lost === null)
            return this.#records(values, line.line);
        if (lost.open === null || !line.ended) {
            const isTorn = !line.ended && lost.fault === 'bad-json';
            const gap = isTorn ? this.#torn(line.line, lost.text) : this.#unread(line.line, line.line, lost);
            return [...this.#records(values, line.line), gap];
        }
        this.#pending = { line: line.line, last: line.line, text: lost.text, scan: lost.open, tail: values.slice(lost.before) };
        return this.#records(values.slice(0, lost.before), line.line);
    }
    #join(pending, line, parsed) {
        const { scan } = pending;
        // Inside a string only the escaped form of a newline is JSON (RFC 8259, section 7).
        const piece = (scan.isInString ? '\\n' : '\n') + line.text;
        const end = scan.take(piece, 0);
        if (end === -1 && scan.fault === null) {
            pending.text += piece;
            pending.last = line.line;
            return line.line - pending.line < joinedLines && pending.text.length < joinedLength ? [] : this.end();
        }
        const value = end === -1 ? undefined : (0,damage/* parseJson */.qF)(pending.text + piece.slice(0, end));
        if (value === undefined)
            return [...this.end(), ...this.#settle(line, parsed)];
        this.#pending = null;
        return [this.#record(value, pending.line), ...this.#settle(line, (0,damage/* parseDamagedLine */.FM)(piece.slice(end)))];
    }
    #records(values, line) {
        return values.map((value) => this.#record(value, line));
    }
    #record(value, line) {
        if ((0,transcript_values/* asObject */.eB)(value) !== null)
            return { value, line };
        return { path: this.#path, line, kind: nameMisplaced(value), detail: `the line holds ${nameType(value)}, where a record was expected` };
    }
    #unread(line, last, { text, fault }) {
        return { path: this.#path, line, ...(last > line && { endLine: last }), kind: fault, detail: describeFault(fault, text) };
    }
    #torn(line, text) {
        return { path: this.#path, line, kind: 'torn-line', detail: `the file ends in mid-record: ${quoteStart(text)}` };
    }
    #tooLong(line) {
        return nameLongLine(this.#path, line);
    }
}
/** The gap that a line leaves which was too long to be held. */
function nameLongLine(path, { line, length }) {
    return { path, line, kind: 'line-too-long', detail: `a line of ${length} bytes was not read` };
}
/** A gap's detail for a text that was not read. */
function describeFault(fault, text) {
    const why = fault === 'bad-json' ? 'no JSON' : `more than ${damage/* valueLimit */.fz} values`;
    return `${why}, so a tool call may be missing: ${quoteStart(text)}`;
}
/** The gap for what could not be read at all: after it the file does not count as read. */
function nameReadError(path, { line, error }) {
    return { path, line, kind: 'read-error', detail: `the file was not read to its end: ${error}` };
}
/** The kind of gap of a value that is no record. */
function nameMisplaced(value) {
    return (0,unread_call/* holdsCall */.Xv)(value) ? 'unread-call' : 'not-an-object';
}
/** The JSON type of a value in words, for a gap's detail. */
function nameType(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
function beginsWithRecord({ values, lost }) {
    return (0,transcript_values/* asObject */.eB)(values[0]) !== null && lost?.before !== 0;
}

;// CONCATENATED MODULE: ./src/transcript/elements.ts





/**
 * The elements of a file that is one JSON list, in batches, each with the line where it begins. Only the current element is held; one of more
 * than `cap` bytes becomes a gap.
 */
async function* readElements(file, path, cap) {
    const scanner = new ElementScanner(path, cap);
    for await (const chunk of (0,chunks/* readChunks */.zO)(file)) {
        if (chunk instanceof Error) {
            yield [scanner.break(chunk)];
            return;
        }
        yield scanner.take(chunk);
    }
    yield scanner.end();
}
class ElementScanner {
    #path;
    #cap;
    #place = 'before';
    #line = 1;
    #startLine = 1;
    #parts = [];
    #bytes = 0;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #hasTrailing = false;
    constructor(path, cap) {
        this.#path = path;
        this.#cap = cap;
    }
    take(chunk) {
        const items = [];
        for (let index = 0; index < chunk.length;) {
            if (this.#place !== 'inside') {
                index = this.#findStart(chunk, index);
                continue;
            }
            const end = this.#findEnd(chunk, index);
            this.#keep(chunk.subarray(index, end === -1 ? chunk.length : end));
            if (end !== -1)
                items.push(this.#finish());
            index = end === -1 ? chunk.length : end;
        }
        return items;
    }
    end() {
        const text = Buffer.concat(this.#parts).toString('utf8', 0, 300);
        if (this.#place === 'inside')
            return [this.#gap('torn-line', `the file ends in mid-record, ${this.#bytes} bytes long: ${quoteStart(text)}`)];
        if (this.#place === 'between')
            return [this.#gap('torn-line', 'the list has no end', this.#line)];
        return this.#hasTrailing ? [this.#gap('text-behind-list', 'text behind the end of the list was not read', this.#line)] : [];
    }
    break(error) {
        return nameReadError(this.#path, { line: this.#line, error: error.message });
    }
    /** Index of the next element's first byte, or the chunk's length. */
    #findStart(chunk, from) {
        for (let index = from; index < chunk.length; index += 1) {
            const byte = chunk[index];
            if (byte === 0x0a)
                this.#line += 1;
            if (byte === 0x0a || byte === 0x20 || byte === 0x0d || byte === 0x09)
                continue;
            if (this.#place === 'after')
                this.#hasTrailing ||= byte !== 0;
            else if (this.#place === 'before')
                this.#place = byte === 0x5b ? 'between' : 'before';
            else if (byte === 0x5d)
                this.#place = 'after';
            else if (byte !== 0x2c) {
                this.#place = 'inside';
                this.#startLine = this.#line;
                return index;
            }
        }
        return chunk.length;
    }
    /** Index behind the current element's last byte, or -1 when it goes on in the next chunk. */
    #findEnd(chunk, from) {
        let depth = this.#depth;
        for (let index = this.#inString ? this.#skipString(chunk, from) : from; index < chunk.length; index += 1) {
            const byte = chunk[index];
            if (byte === 0x22) {
                index = this.#skipString(chunk, index + 1) - 1;
            }
            else if (byte === 0x7b || byte === 0x5b)
                depth += 1;
            else if (depth > 0 && (byte === 0x7d || byte === 0x5d)) {
                depth -= 1;
                if (depth === 0)
                    return this.#close(index + 1);
            }
            else if (depth === 0 && (byte === 0x2c || byte === 0x5d))
                return this.#close(index);
            else if (byte === 0x0a)
                this.#line += 1;
        }
        this.#depth = depth;
        return -1;
    }
    /** Index behind the closing quote, or the chunk's length with `inString` set. */
    #skipString(chunk, from) {
        for (let index = from; index < chunk.length; index += 1) {
            const byte = chunk[index];
            if (this.#escaped)
                this.#escaped = false;
            else if (byte === 0x5c)
                this.#escaped = true;
            else if (byte === 0x22) {
                this.#inString = false;
                return index + 1;
            }
        }
        this.#inString = true;
        return chunk.length;
    }
    #close(end) {
        this.#depth = 0;
        return end;
    }
    #keep(part) {
        this.#bytes += part.length;
        if (this.#bytes > this.#cap)
            this.#parts = [];
        else
            this.#parts.push(Buffer.from(part));
    }
    #finish() {
        const bytes = this.#bytes;
        const text = Buffer.concat(this.#parts).toString('utf8');
        this.#parts = [];
        this.#bytes = 0;
        this.#place = 'between';
        if (bytes > this.#cap)
            return this.#gap('line-too-long', `an element of ${bytes} bytes was not read`);
        const value = (0,damage/* parseJson */.qF)(text);
        if (value === undefined)
            return this.#unread((0,damage/* nameFault */.IY)(text), text);
        if ((0,transcript_values/* asObject */.eB)(value) !== null)
            return { value, line: this.#startLine };
        return this.#gap(nameMisplaced(value), `the list holds ${nameType(value)}, where a record was expected`);
    }
    #unread(fault, text) {
        return this.#gap(fault, describeFault(fault, text));
    }
    #gap(kind, detail, line = this.#startLine) {
        return { path: this.#path, line, ...(this.#line > line && { endLine: this.#line }), kind, detail };
    }
}

;// CONCATENATED MODULE: ./src/transcript/unneeded-paths.ts
/** Paths such as `message.content[].text`, from a record's root, as a tree. */
function joinPaths(paths) {
    const root = makePath();
    for (const path of paths) {
        let place = root;
        for (const name of path.replaceAll('[]', '.[]').split('.'))
            place = name === '[]' ? enterList(place) : enterKey(place, name);
        place.isUnneeded = true;
    }
    return root;
}
/** Where the value of the key stands whose bytes begin and end there; null: nothing at or below it is unneeded. */
function findKey(path, bytes, start, end) {
    if (path === null || path.isUnneeded)
        return path;
    return path.keys.find(({ key }) => isAt(bytes, start, end, key))?.path ?? null;
}
/** Where the elements of a list stand. */
function findElements(path) {
    return path === null || path.isUnneeded ? path : path.elements;
}
/** Whether the bytes from `start` to `end` are those of the word. */
function isAt(bytes, start, end, word) {
    if (end - start !== word.length)
        return false;
    for (let index = 0; index < word.length; index += 1)
        if (bytes[start + index] !== word[index])
            return false;
    return true;
}
function makePath() {
    return { keys: [], elements: null, isUnneeded: false };
}
function enterList(path) {
    path.elements ??= makePath();
    return path.elements;
}
function enterKey(path, name) {
    const key = Buffer.from(name);
    const known = path.keys.find((each) => each.key.equals(key));
    if (known !== undefined)
        return known.path;
    const made = makePath();
    path.keys.push({ key, path: made });
    return made;
}

;// CONCATENATED MODULE: ./src/transcript/skim.ts


/** Strings are followed byte by byte up to here; the end of a longer one that is not needed is found by what stands behind it. */
const SHORT = 256;
/** A longer one that is needed is left to JSON.parse. */
const FOLLOWED = 4 * 1024;
/** Lines that go deeper are left to JSON.parse, as are those with longer keys behind a text: no agent writes them. */
const DEEPEST = 64;
const LONGEST_KEY = 64;
const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const letterT = 0x74;
const argumentWords = unread_call/* argumentKeys */.EW.map((key) => Buffer.from(key));
/**
 * Takes out of JSON lines the long texts that are not needed, without reading them: JSON.parse makes of what is left what it makes of the line,
 * only that these texts are empty. That is exact for every line that is JSON: inside a string each quote is escaped, so a bare quote before a
 * colon ends a key, and what stands around the key shows where the text before it has ended. Damage inside of such a text is not seen.
 */
class LineSkimmer {
    #root;
    #telling;
    constructor({ paths, unlessTrue }) {
        this.#root = joinPaths(paths);
        this.#telling = unlessTrue.map((key) => Buffer.from(key));
    }
    /** The line's text without them; null when there are none, or when the bytes do not decide. */
    skim(line) {
        const containers = [];
        const kept = [];
        let keptTo = 0;
        let path = this.#root;
        // Null in a list: only the texts of keys are taken out.
        let key = null;
        for (let at = 0; at < line.length; at += 1) {
            switch (line[at]) {
                case quote: {
                    const start = at + 1;
                    const end = findQuote(line, start, SHORT);
                    const behind = end === -1 ? -1 : skipBlanks(line, end + 1);
                    if (line[behind] === colon) {
                        if (isEscaping(line, start, end) || this.#isTrue(line, { start, end }, behind + 1))
                            return null;
                        key = { start, end };
                        path = findKey(containers.at(-1)?.path ?? null, line, start, end);
                        at = behind;
                    }
                    else if (end !== -1)
                        at = end;
                    else {
                        const isLeftOut = path?.isUnneeded === true && key !== null && !isArgument(line, key);
                        at = isLeftOut ? findTextEnd(line, start) : findQuote(line, start, FOLLOWED);
                        if (at === -1)
                            return null;
                        if (!isLeftOut)
                            break;
                        kept.push(line.toString('utf8', keptTo, start));
                        keptTo = at;
                    }
                    break;
                }
                case openBrace:
                case openBracket: {
                    if (containers.length === DEEPEST)
                        return null;
                    const isList = line[at] === openBracket;
                    containers.push({ isList, path });
                    key = null;
                    path = isList ? findElements(path) : null;
                    break;
                }
                case closeBrace:
                case closeBracket:
                    if (containers.pop() === undefined)
                        return null;
                    break;
                case comma: {
                    const around = containers.at(-1);
                    key = null;
                    path = around?.isList === true ? findElements(around.path) : null;
                    break;
                }
            }
        }
        if (containers.length > 0 || keptTo === 0)
            return null;
        return kept.join('') + line.toString('utf8', keptTo);
    }
    #isTrue(line, { start, end }, value) {
        return line[skipBlanks(line, value)] === letterT && this.#telling.some((word) => isAt(line, start, end, word));
    }
}
/** Index of the quote that ends the string whose content begins at `start`; -1 when it has more bytes than `limit`. */
function findQuote(line, start, limit) {
    const last = Math.min(line.length, start + limit);
    for (let at = start; at < last; at += 1) {
        const byte = line[at];
        if (byte === quote)
            return at;
        if (byte === backslash)
            at += 1;
    }
    return -1;
}
/**
 * Index of the quote that ends the text of a key whose content begins at `start`; -1 when the bytes do not decide. In a damaged line the record may
 * end in what seems to be text.
 */
function findTextEnd(line, start) {
    const end = findLikelyEnd(line, start);
    for (let at = line.indexOf(closeBrace, start); at !== -1 && at < end; at = line.indexOf(closeBrace, at + 1)) {
        const before = skipBlanksBack(line, at - 1);
        if (before >= start && line[before] === quote && !isEscaped(line, before, start))
            return -1;
    }
    return end;
}
/** Found from the next key, or the line's end, backwards. */
function findLikelyEnd(line, start) {
    for (let at = line.indexOf(colon, start); at !== -1; at = line.indexOf(colon, at + 1)) {
        const end = skipBlanksBack(line, at - 1);
        if (end < start || line[end] !== quote || isEscaped(line, end, start))
            continue;
        const key = findKeyStart(line, end);
        return key === -1 ? -1 : findEndBefore(line, key, start);
    }
    return findEndBefore(line, line.length, start);
}
/** Index of the quote that opens the key that ends at `end`; -1 when it is a longer or odder one than agents write, or none. */
function findKeyStart(line, end) {
    for (let at = end - 1; at >= end - LONGEST_KEY; at -= 1) {
        if (line[at] === quote)
            return at < end - 1 ? at : -1;
        if (!isWordByte(line[at]))
            return -1;
    }
    return -1;
}
/**
 * Index of the text's closing quote, when nothing but the end of objects and lists stands between it and `border`. A string of a list that stood
 * there instead would be followed by the list's end, or by a comma and no key.
 */
function findEndBefore(line, border, start) {
    let end = border - 1;
    while (end >= start && isBetween(line[end]))
        end -= 1;
    if (end < start || line[end] !== quote || isEscaped(line, end, start))
        return -1;
    const next = skipBlanks(line, end + 1);
    if (line[next] === closeBrace)
        return end;
    return line[next] === comma && border < line.length && skipBlanks(line, next + 1) === border ? end : -1;
}
function isArgument(line, { start, end }) {
    return argumentWords.some((word) => isAt(line, start, end, word));
}
function isEscaping(line, start, end) {
    for (let at = start; at < end; at += 1)
        if (line[at] === backslash)
            return true;
    return false;
}
/** True when an odd number of backslashes, none of them before `from`, stands in front of `at`. */
function isEscaped(line, at, from) {
    let start = at;
    while (start > from && line[start - 1] === backslash)
        start -= 1;
    return (at - start) % 2 === 1;
}
function isWordByte(byte) {
    if (byte === undefined)
        return false;
    return ((byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f || byte === 0x2d);
}
function isBlank(byte) {
    return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
function isBetween(byte) {
    return byte === comma || byte === closeBrace || byte === closeBracket || byte === openBrace || byte === openBracket || isBlank(byte);
}
function skipBlanks(line, from) {
    let at = from;
    while (isBlank(line[at]))
        at += 1;
    return at;
}
function skipBlanksBack(line, from) {
    let at = from;
    while (isBlank(line[at]))
        at -= 1;
    return at;
}

;// CONCATENATED MODULE: ./src/transcript/records.ts








/** 64 MiB a record (the longest real line seen has 1.5 MB), 256 MiB a document: half of what one V8 string holds. */
const readLimits = { line: 64 * 1024 * 1024, document: 256 * 1024 * 1024 };
/** Shorter lines are parsed as fast as they are skimmed, in bytes. */
const skimmedLength = 2 * 1024;
/** Four times what one line may have, as with the bytes. */
const documentValues = 4 * damage/* valueLimit */.fz;
/**
 * The file's JSON objects with their lines, and a gap for each stretch that could not be read, in batches that are read as they are walked
 * through: each is good only until the next one is asked for. Only one line or element is held (but for `object`). Never throws for what the
 * file holds; an I/O error ends it with the gap `read-error`.
 */
function readRecords(file, container, options = { limits: readLimits, unneeded: null, skimmed: () => undefined }) {
    const { limits } = options;
    if (container === 'jsonl')
        return readJsonLines(file, options);
    if (container === 'text')
        return readTextLines(file, limits.line);
    return container === 'array' ? readElements(file.file, file.path, limits.line) : readDocument(file, limits.document);
}
async function* readJsonLines(file, options) {
    const parser = new LineParser(file.path, options);
    for await (const lines of readLines(file.file, options.limits.line))
        yield parser.take(lines);
    yield parser.end();
}
class LineParser {
    #repair;
    #skimmer;
    #skimmed;
    // JSON.parse throws at a damaged line, which takes longer than to repair it: behind one, lines are no longer taken to be whole.
    #isWhole = true;
    constructor(path, { unneeded, skimmed }) {
        this.#repair = new LineRepair(path);
        this.#skimmer = unneeded === null ? null : new LineSkimmer(unneeded);
        this.#skimmed = skimmed;
    }
    *take(lines) {
        for (const line of lines) {
            const value = this.#isWhole && 'bytes' in line && isBraced(line.bytes) ? (this.#skim(line) ?? (0,transcript_values/* asObject */.eB)((0,damage/* parseJson */.qF)(decodeLine(line)))) : null;
            if (value !== null) {
                yield { value, line: line.line };
                continue;
            }
            const items = this.#repair.take(line);
            this.#isWhole = !this.#repair.isJoining && !items.some(isGap);
            yield* items;
        }
    }
    end() {
        return this.#repair.end();
    }
    #skim({ bytes }) {
        if (this.#skimmer === null || bytes.length < skimmedLength)
            return null;
        const text = this.#skimmer.skim(bytes);
        const value = text === null ? null : (0,transcript_values/* asObject */.eB)((0,damage/* parseJson */.qF)(text));
        if (value !== null)
            this.#skimmed();
        return value;
    }
}
async function* readTextLines({ file, path }, cap) {
    for await (const lines of readLines(file, cap))
        yield lines.map((line) => readTextLine(line, path));
}
function readTextLine(line, path) {
    if ('bytes' in line)
        return { value: { text: decodeLine(line) }, line: line.line };
    if ('error' in line)
        return nameReadError(path, line);
    return nameLongLine(path, line);
}
function isBraced(bytes) {
    return bytes[0] === 0x7b && bytes[bytes.length - 1] === 0x7d;
}
async function* readDocument(file, cap) {
    const parts = [];
    let bytes = 0;
    for await (const chunk of (0,chunks/* readChunks */.zO)(file.file)) {
        if (chunk instanceof Error) {
            yield [nameReadError(file.path, { line: 1, error: chunk.message })];
            return;
        }
        bytes += chunk.length;
        if (bytes > cap) {
            const detail = `one JSON object of more than ${cap} bytes is not read; write it as JSON lines`;
            yield [{ path: file.path, line: 1, kind: 'document-too-large', detail }];
            return;
        }
        parts.push(Buffer.from(chunk));
    }
    const text = decodeText(Buffer.concat(parts));
    const value = (0,transcript_values/* asObject */.eB)((0,damage/* parseJson */.qF)(text, documentValues));
    if (value === null)
        yield [{ path: file.path, line: 1, ...explainDocument(text) }];
    else
        yield [{ value, line: 1 + countNewlines(text.slice(0, text.indexOf('{'))) }];
}
function explainDocument(text) {
    const kind = (0,damage/* nameFault */.IY)(text, documentValues);
    if (kind === 'bad-json')
        return { kind, detail: 'the file is not one JSON object' };
    return { kind, detail: `one JSON object of more than ${documentValues} values is not read; write it as JSON lines` };
}
function countNewlines(text) {
    return text.split('\n').length - 1;
}

;// CONCATENATED MODULE: ./src/transcript/detect.ts






/** Files start with anything after a fork or a resume, so more than the first object is looked at. */
const sampledObjects = 40;
const sampledLines = 2_000;
/** Of what is read at a time: behind them nothing more is sampled of a file that is known by then, since it will be read again. */
const sampledBatches = 4;
const signatures = [
    {
        bytes: Buffer.from('SQLite format 3\0', 'latin1'),
        name: 'a SQLite database',
        next: 'Export the session as JSON lines with the agent’s own export command.',
    },
    { bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), name: 'zstd-compressed', next: 'Unpack it first: zstd -d FILE.' },
    { bytes: Buffer.from([0x1f, 0x8b]), name: 'gzip-compressed', next: 'Unpack it first: gunzip FILE.' },
];
/**
 * Tells a file's format by its content, never by its name: the first reader of the table that knows it. A file with records of several formats
 * has none: whichever reader took it would pass over what is the others'. Throws nothing for bad files.
 */
async function detectTranscript(file, readers) {
    try {
        return await detectReadable(file, readers);
    }
    catch (error) {
        if (!(0,chunks/* isFileError */.lz)(error))
            throw error;
        return refuse('unopened', `cannot be read: ${error.message}`, 'Check the path and its permissions.');
    }
}
async function detectReadable(file, readers) {
    const start = await readStart(file.file);
    if (start.signature)
        return refuse('unsupported', `is ${start.signature.name}, which is not read`, start.signature.next);
    const isKnown = (sample) => sample.objects.length > 0 && readers.some((candidate) => candidate.detect(sample));
    const sample = await takeSample(file, start.first, isKnown);
    if (sample === null)
        return refuse('unreadable', 'has no readable record', 'Record the session again, or name another file.');
    if (sample.objects.length === 0)
        return refuse('empty', 'holds no record', 'Record the session again, or name another file.');
    const reader = readers.find((candidate) => candidate.detect(sample));
    if (reader)
        return checkUnmixed(reader, sample, readers);
    const tried = readers.map(({ id }) => id).join(', ');
    return refuse('unknown', `is in no known transcript format (tried: ${tried})`, 'Convert it to the neutral format (https://github.com/hookwitness/hookwitness/blob/main/docs/transcript-format.md).');
}
function checkUnmixed(reader, sample, readers) {
    const fits = new Map();
    for (const object of sample.objects) {
        const fit = readers.find((candidate) => candidate.detect({ container: sample.container, objects: [object] }));
        if (fit)
            fits.set(fit.id, (fits.get(fit.id) ?? 0) + 1);
    }
    if ([...fits.keys()].every((id) => id === reader.id))
        return { reader, sample };
    const found = [...fits].map(([id, count]) => `${id} (${count} of the first ${sample.objects.length})`).join(', ');
    return refuse('mixed', `holds records of several formats: ${found}`, 'Split it into one file for each format.');
}
function refuse(why, message, next) {
    return { reader: null, why, message, next };
}
async function readStart(file) {
    let signature = null;
    for await (const chunk of (0,chunks/* readChunks */.zO)(file)) {
        if (chunk instanceof Error)
            throw chunk;
        if (signature === null)
            signature = signatures.find(({ bytes }) => chunk.subarray(0, bytes.length).equals(bytes));
        // As Latin-1 a byte order mark is three characters of its own, and every other character tested here is one byte.
        const [first] = /[^\s\u00ef\u00bb\u00bf]/.exec(chunk.toString('latin1')) ?? [];
        if (first !== undefined)
            return { signature, first };
    }
    return { signature: undefined, first: '' };
}
/** null: there is something in the file, but no record. */
async function takeSample(file, first, isKnown) {
    const text = { container: 'text', objects: isText(first) ? await takeObjects(file, 'text', isKnown) : [] };
    if (isKnown(text))
        return text;
    if (first === '[') {
        const objects = await takeObjects(file, 'array', isKnown);
        if (objects.length > 0)
            return { container: 'array', objects };
    }
    const lines = await sampleLines(file, isKnown);
    // The beginning of a document printed over several lines; one whose first line is a whole record is none.
    if (first === '{' && !lines.startsWhole) {
        const objects = await takeObjects(file, 'object', isKnown);
        if (objects.length > 0)
            return { container: 'object', objects };
    }
    if (lines.objects.length > 0)
        return { container: 'jsonl', objects: lines.objects };
    return lines.count > 0 && !(await isEmptyList(file, first)) ? null : { container: 'jsonl', objects: [] };
}
/** No JSON begins like this. A text may hold JSON, so it is told by its own first lines. */
function isText(first) {
    return !'{["'.includes(first) && first !== '';
}
async function takeObjects(file, container, isKnown) {
    const objects = [];
    let batches = 0;
    for await (const batch of readRecords(file, container)) {
        for (const item of batch) {
            const object = isGap(item) ? null : (0,transcript_values/* asObject */.eB)(item.value);
            if (object !== null && objects.length < sampledObjects)
                objects.push(object);
        }
        batches += 1;
        if (objects.length === sampledObjects || (batches >= sampledBatches && isKnown({ container, objects })))
            break;
    }
    return objects;
}
async function sampleLines(file, isKnown) {
    const sampled = { objects: [], startsWhole: false, count: 0 };
    let batches = 0;
    for await (const batch of readLines(file.file, readLimits.line)) {
        for (const line of batch) {
            sampleLine(line, sampled);
            if (sampled.objects.length === sampledObjects || sampled.count === sampledLines)
                return sampled;
        }
        batches += 1;
        if (batches >= sampledBatches && isKnown({ container: 'jsonl', objects: sampled.objects }))
            return sampled;
    }
    return sampled;
}
function sampleLine(line, sampled) {
    const text = !('bytes' in line)
        ? null
        : decodeLine(line)
            .replace(/^data:(?: |$)/, '')
            .trim();
    if (text === '')
        return;
    const { objects, isWhole } = text === null ? { objects: [], isWhole: false } : readObjects(text);
    if (sampled.count === 0)
        sampled.startsWhole = isWhole;
    sampled.count += 1;
    sampled.objects.push(...objects.slice(0, sampledObjects - sampled.objects.length));
}
function readObjects(text) {
    const whole = (0,transcript_values/* asObject */.eB)((0,damage/* parseJson */.qF)(text));
    if (whole !== null)
        return { objects: [whole], isWhole: true };
    const { values, lost } = (0,damage/* parseDamagedLine */.FM)(text);
    return { objects: values.map(transcript_values/* asObject */.eB).filter((object) => object !== null), isWhole: lost === null };
}
async function isEmptyList(file, first) {
    if (first !== '[')
        return false;
    for await (const batch of readRecords(file, 'array'))
        for (const _ of batch)
            return false;
    return true;
}

;// CONCATENATED MODULE: ./src/transcript/lineage.ts
/**
 * Numbers transcripts by lineage, from the ids in the first records of each: a resumed or forked session begins with a copy of the one before it,
 * so transcripts that share an id may tell the same call. Those of one lineage must be read one after the other, in order, so that the first
 * one's call is the one judged. The number is the index of the first.
 */
function findLineages(transcripts) {
    const owners = new Map();
    // Each transcript points to an earlier one of its lineage; the first points to itself.
    const earlier = transcripts.map((_, index) => index);
    const findFirst = (index) => {
        let at = index;
        for (let next = earlier[at] ?? at; next !== at; next = earlier[at] ?? at) {
            earlier[at] = earlier[next] ?? next;
            at = next;
        }
        return at;
    };
    for (const [index, ids] of transcripts.entries()) {
        for (const id of ids) {
            const [first, last] = [findFirst(owners.get(id) ?? index), findFirst(index)].sort((a, b) => a - b);
            if (first !== undefined && last !== undefined)
                earlier[last] = first;
            owners.set(id, first ?? index);
        }
    }
    return transcripts.map((_, index) => findFirst(index));
}

// EXTERNAL MODULE: ./src/transcript/subagents.ts
var subagents = __webpack_require__(6942);
;// CONCATENATED MODULE: ./src/transcript/traces.ts


/** The traces in a file's first records. `file` is absolute. */
function readTraces(file, objects) {
    const list = (...keys) => [...new Set(objects.flatMap((object) => keys.flatMap((key) => (0,json/* ownString */.Ao)(object, key) ?? [])))];
    return {
        ids: list('uuid', 'sessionId', 'session_id', 'session'),
        sessions: (0,subagents/* readSubagentId */.Rb)(file) === null ? list('sessionId') : [],
        parent: (0,subagents/* readParentSession */.bc)(file, objects),
    };
}

;// CONCATENATED MODULE: ./src/transcript/discover.ts





/**
 * Finds transcripts, tells their formats and groups the files of one session. What was named and is no readable transcript is a problem, and so is
 * any file of several formats; what was merely found and is none is passed over with the reason.
 */
async function discoverFiles(search, readers) {
    const { found, problems } = await (0,candidates/* findCandidates */.e)(search);
    const sorter = new Sorter(readers, problems);
    for (const file of found)
        await sorter.take(file);
    for (const file of await findBelongingFiles(sorter.known))
        await sorter.take(file);
    const { families, strays } = groupFiles(sorter.known);
    const lineages = findLineages(families.map((family) => family.flatMap(({ traces }) => traces.ids)));
    const groups = await Promise.all(families.map((family, index) => openGroup(family, lineages[index] ?? index)));
    return { groups, strays, candidates: sorter.candidates, problems: sorter.problems };
}
class Sorter {
    known = [];
    candidates = [];
    problems;
    #readers;
    constructor(readers, problems) {
        this.#readers = readers;
        this.problems = problems;
    }
    async take({ path, file, isNamed }) {
        const source = { path, file };
        const detection = await detectTranscript(source, this.#readers);
        const why = detection.reader === null ? detection.message : detection.reader.id;
        this.candidates.push({ path, taken: detection.reader !== null, why });
        if (detection.reader !== null) {
            const { reader, sample } = detection;
            this.known.push({ source, reader, container: sample.container, traces: readTraces(file, sample.objects) });
        }
        else if (isNamed || detection.why === 'unopened' || detection.why === 'mixed')
            this.problems.push({ path, message: detection.message, next: detection.next });
    }
}
/** Subagents and forks did part of the session's work: their files count, named or not. */
async function findBelongingFiles(known) {
    const seen = new Set(known.map(({ source }) => source.file));
    const lists = await Promise.all(known.map(async ({ source }) => {
        const stem = (file) => file.replace(/\.jsonl$/, '');
        const show = (file) => stem(source.path) + file.slice(stem(source.file).length).replaceAll('\\', '/');
        return (await (0,subagents/* listBelongingFiles */.fL)(source.file)).map((file) => ({ path: show(file), file, isNamed: false }));
    }));
    return lists.flat().filter(({ file }) => !seen.has(file) && seen.add(file));
}
/** Files of one session each, the main one first, in the order of these. */
function groupFiles(known) {
    const findParent = indexParents(known);
    const families = new Map();
    const strays = [];
    for (const file of known) {
        const parent = findParent(file);
        if (parent === null)
            families.set(file, [file]);
        else if (parent.reader !== file.reader) {
            families.set(file, [file]);
            const main = { path: parent.source.path, format: parent.reader.id };
            strays.push({ path: file.source.path, format: file.reader.id, main });
        }
    }
    for (const file of known) {
        if (families.has(file))
            continue;
        // A subagent's file may lie below another subagent's.
        let main = file;
        while (main !== null && !families.has(main))
            main = findParent(main);
        if (main !== null)
            families.get(main)?.push(file);
    }
    return { families: [...families.values()], strays };
}
/** The file to which a file belongs as a subagent's, or null. */
function indexParents(known) {
    const byFile = new Map(known.map((file) => [file.source.file, file]));
    const bySession = new Map();
    for (const file of known)
        for (const id of file.traces.sessions)
            if (!bySession.has(id))
                bySession.set(id, file);
    return ({ source, traces }) => {
        const mainFile = (0,subagents/* locateMainFile */.GC)(source.file);
        if (mainFile !== null)
            return byFile.get(mainFile) ?? null;
        return traces.parent === null ? null : (bySession.get(traces.parent) ?? null);
    };
}
async function openGroup([main, ...others], lineage) {
    if (main === undefined)
        throw new Error('a group of files has a main one');
    others.sort((a, b) => (a.source.file < b.source.file ? -1 : 1));
    const subagents = await Promise.all(others.map(nameSubagent));
    return { main: dropTraces(main), subagents, lineage };
}
function dropTraces({ source, reader, container }) {
    return { source, reader, container };
}
async function nameSubagent(known) {
    const { file } = known.source;
    const agentType = await (0,subagents/* readAgentType */.Mc)(file);
    const subagent = { id: (0,subagents/* readSubagentId */.Rb)(file) ?? file, ...(agentType !== undefined && { agentType }) };
    return { ...dropTraces(known), source: { ...known.source, subagent } };
}

;// CONCATENATED MODULE: ./src/transcript/open.ts








/** 16 MiB: reading a smaller file whole takes no longer than starting the program, and real sessions are some 2 MB. */
const openOptions = { wanted: 'all', limits: readLimits, skimFrom: 16 * 1024 * 1024 };
/**
 * Finds the transcripts and opens each for one streaming pass. Nothing but the first records of each file has been read then. The tallies of a
 * source's sessions are complete when its events have been consumed; a session with an entry in `tally.unreadable` must not count as checked.
 */
async function openTranscripts(search, readers, options = {}) {
    const { groups, ...found } = await discoverFiles(search, readers);
    const duplicates = new DuplicateFilter();
    const whole = { ...openOptions, ...options };
    return { sources: await Promise.all(groups.map((group) => openTranscript(group, duplicates, whole))), ...found };
}
async function openTranscript({ main, subagents, lineage }, duplicates, options) {
    const known = await Promise.all([main, ...subagents].map(measureFile));
    const session = {
        id: main.source.path,
        agent: main.reader.agent,
        format: main.reader.id,
        path: main.source.path,
        ...open_tellConfidence(main.reader),
    };
    const reading = { sessions: [{ session, tally: startTally() }], duplicates, wanted: options.wanted };
    let isRead = false;
    return {
        files: known.map((file) => file.source),
        bytes: known.reduce((sum, { bytes }) => sum + bytes, 0),
        lineage,
        sessions: reading.sessions,
        events() {
            if (isRead)
                throw new Error('the events of a transcript can be read only once');
            isRead = true;
            return assembleEvents(readFiles(known, reading.sessions[0].tally, options), reading);
        },
    };
}
function open_tellConfidence({ confidence }) {
    return confidence === undefined ? {} : { confidence };
}
async function measureFile(file) {
    return { ...file, bytes: (await (0,promises_.stat)(file.source.file).catch(() => null))?.size ?? 0 };
}
function* readFiles(known, tally, { wanted, limits, skimFrom }) {
    for (const { source, reader, container, bytes } of known) {
        const isSkimmed = wanted === 'gates' && bytes >= skimFrom;
        const skimmed = () => {
            tally.skimmed += 1;
        };
        const counted = { records: 0 };
        const records = readRecords(source, container, { limits, unneeded: (isSkimmed && reader.unneeded) || null, skimmed });
        yield readBatches(records, source.path, reader.open(source), counted);
        if (counted.records === 0)
            tally.unreadable.push(`${source.path}: no record could be read`);
    }
}
async function* readBatches(batches, path, reader, counted) {
    for await (const batch of batches)
        yield readSteps(batch, path, reader, counted);
    if (reader.end !== undefined)
        yield reader.end();
}
function* readSteps(batch, path, { read }, counted) {
    for (const item of batch) {
        if (isGap(item))
            yield passGap(item);
        else {
            counted.records += 1;
            yield* read((0,transcript_values/* asObject */.eB)(item.value) ?? {}, { path, line: item.line });
        }
    }
}


/***/ }),

/***/ 6942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ locateMainFile),
/* harmony export */   Mc: () => (/* binding */ readAgentType),
/* harmony export */   Rb: () => (/* binding */ readSubagentId),
/* harmony export */   bc: () => (/* binding */ readParentSession),
/* harmony export */   fL: () => (/* binding */ listBelongingFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3381);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7769);





// Claude Code's layouts: in 2.x SESSION/subagents/…/agent-ID.jsonl with agent-ID.meta.json, in 1.x agent-ID.jsonl beside the sessions.
const ownFile = /^agent-(.+)\.jsonl$/;
const oldOwnFile = /^agent-[0-9a-f]+\.jsonl$/;
/** The subagent's id when the file has the name of a subagent's own transcript. */
function readSubagentId(file) {
    return ownFile.exec(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file))?.[1] ?? null;
}
/** The session file that a subagent's file belongs to by its place, or null. */
function locateMainFile(file) {
    const folder = file.lastIndexOf(`${(node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)}subagents${(node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)}`);
    return folder === -1 || readSubagentId(file) === null ? null : `${file.slice(0, folder)}.jsonl`;
}
/** The session that an old flat subagent file names in its first records, or null. */
function readParentSession(file, objects) {
    if (!oldOwnFile.test(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)))
        return null;
    return objects.map((object) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .ownString */ .Ao)(object, 'sessionId')).find((id) => id !== undefined) ?? null;
}
/**
 * The files that belong to a session file by lying in the folder of its name, absolute, in name order: its subagents' own, and transcripts of
 * sessions that were forked from it. Empty when there are none.
 */
async function listBelongingFiles(mainFile) {
    const folder = mainFile.replace(/\.jsonl$/, '');
    const belongs = (relative) => relative.startsWith('subagents/') ? readSubagentId(relative) !== null : relative.endsWith('.jsonl');
    const walked = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .walkFolder */ .a)(folder, belongs).catch(() => null);
    return (walked?.files ?? []).map((file) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, file));
}
/** The subagent's type as its sidecar tells it, when there is one. */
async function readAgentType(file) {
    const sidecar = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file.replace(/\.jsonl$/, '.meta.json'), 'utf8').catch(() => null);
    return sidecar === null ? undefined : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .ownString */ .Ao)((0,_damage_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(sidecar), 'agentType');
}


/***/ }),

/***/ 1520:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ argumentKeys),
/* harmony export */   Vv: () => (/* binding */ passKnown),
/* harmony export */   Xv: () => (/* binding */ holdsCall),
/* harmony export */   et: () => (/* binding */ passUnknown),
/* harmony export */   uv: () => (/* binding */ unreadCall)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);


/** Block and record types by which the formats that are known mark a tool call. */
const CALL_TYPES = new Set('tool_use server_tool_use mcp_tool_use toolCall tool_call tool-call toolRequest function_call custom_tool_call local_shell_call'.split(' '));
/** Under these keys stand a call's arguments, as an object or as its text. */
const argumentKeys = ['input', 'arguments', 'args'];
/** A recorded call that the reader could not read. No hook was asked about it, so the session does not count as read (tally.ts). */
function unreadCall(at, detail) {
    return { kind: 'gap', at, gap: 'unread-call', detail };
}
/** A record or block of a type that the reader does not know: counted by type, unless a call is in it. */
function passUnknown(record, type, at) {
    return findUnread(record, type, at) ?? { kind: 'ignored', type, unknown: true };
}
/** A record or block of a type that has no meaning for a gate: counted by type, unless a call is in it. */
function passKnown(record, type, at) {
    return findUnread(record, type, at) ?? { kind: 'ignored', type };
}
/** Whether something in the value looks like a tool call, of whatever format. */
function holdsCall(value) {
    const pending = [value];
    while (pending.length > 0) {
        const next = pending.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        if (isCall(next))
            return true;
        for (const inner of Object.values(next))
            pending.push(inner);
    }
    return false;
}
function findUnread(record, type, at) {
    if (!holdsCall(record))
        return null;
    return unreadCall(at, `a tool call in a record of the type ${JSON.stringify((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(type, 60))}, where none is read, was not read`);
}
function isCall(value) {
    const calls = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'tool_calls');
    if (Array.isArray(calls) && calls.length > 0)
        return true;
    const legacy = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'function_call');
    if (typeof legacy === 'object' && legacy !== null)
        return true;
    return CALL_TYPES.has((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(value, 'type') ?? '') || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(value, 'event') === 'pre_tool' || isNamedWithArguments(value);
}
/** However it is marked: `name` and `input` are Anthropic's words for a call, `name` and `arguments` OpenAI's, `tool` and `args` the neutral format's. */
function isNamedWithArguments(value) {
    const isNamed = ['name', 'tool'].some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(value, key) !== undefined);
    return isNamed && argumentKeys.some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, key)) || /^\s*\{/.test((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(value, key) ?? ''));
}


/***/ }),

/***/ 1114:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ ownObject),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Jl: () => (/* binding */ ownList),
/* harmony export */   K8: () => (/* binding */ measureValue),
/* harmony export */   eB: () => (/* binding */ asObject),
/* harmony export */   hz: () => (/* binding */ isDeeperThan)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

/** The value as a JSON object, or null for anything else, lists included. */
function asObject(value) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : null;
}
/** The object's own object under `key`, or null. */
function ownObject(object, key) {
    return asObject((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(object, key));
}
/** The object's own list under `key`, or null. */
function ownList(object, key) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(object, key);
    return Array.isArray(value) ? value : null;
}
/** True when objects and lists are nested deeper than `limit`: such a value would overflow the stack of whoever walks it. */
function isDeeperThan(value, limit) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (limit === 0)
        return true;
    for (const child of Object.values(value))
        if (isDeeperThan(child, limit - 1))
            return true;
    return false;
}
/** What a value costs besides the characters of its keys and strings: a list that holds nothing takes some 30 bytes. */
const valueSize = 32;
/** Characters that stand for the memory a value takes. Calls itself: bound the nesting first. */
function measureValue(value) {
    if (typeof value === 'string')
        return valueSize + value.length;
    if (typeof value !== 'object' || value === null)
        return valueSize;
    let size = valueSize;
    if (Array.isArray(value))
        for (const item of value)
            size += measureValue(item);
    else
        for (const key of Object.keys(value))
            size += key.length + measureValue((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key));
    return size;
}
/** The value as JSON; empty for undefined and for what is nested too deep to be written. */
function writeJson(value) {
    try {
        return JSON.stringify(value) ?? '';
    }
    catch (error) {
        if (error instanceof RangeError)
            return '';
        throw error;
    }
}


/***/ }),

/***/ 7769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ walkFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8034);



/**
 * All files below a folder for which `keep` holds, in name order. Links are followed only inside the folder, each folder is visited once,
 * and folders named in `skip` are left out, so a walk ends whatever the links are.
 * Throws the system's error when the root itself cannot be read.
 */
async function walkFolder(root, keep, skip = []) {
    const walked = { files: [], unread: [] };
    await visit({ root, real: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root), keep, skip, seen: new Set(), walked }, '');
    return walked;
}
async function visit(walk, relative) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(walk.root, relative);
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
    if (walk.seen.has(real))
        return;
    if (!isInside(real, walk.real)) {
        // What would be kept there is passed over, and that is said.
        if (walk.keep(`${relative}/x.jsonl`))
            walk.walked.unread.push({ path: relative, message: LEADS_OUT });
        return;
    }
    walk.seen.add(real);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
        const below = relative === '' ? entry.name : `${relative}/${entry.name}`;
        await visitEntry(walk, below, entry).catch((error) => noteUnread(walk, below, error));
    }
}
function noteUnread({ walked }, relative, error) {
    if (!(0,_chunks_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileError */ .lz)(error))
        throw error;
    walked.unread.push({ path: relative, message: error.message });
}
async function visitEntry(walk, relative, entry) {
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await isFolderBehind(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(walk.root, relative))));
    if (isFolder) {
        if (!walk.skip.includes(entry.name))
            await visit(walk, relative);
        return;
    }
    if (!walk.keep(relative))
        return;
    if (entry.isFile())
        walk.walked.files.push(relative);
    else if (entry.isSymbolicLink()) {
        if (isInside(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(walk.root, relative)), walk.real))
            walk.walked.files.push(relative);
        else
            walk.walked.unread.push({ path: relative, message: LEADS_OUT });
    }
}
const LEADS_OUT = 'it is a link that leads out of the folder; name what it leads to';
async function isFolderBehind(link) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(link).catch(() => null))?.isDirectory() ?? false;
}
function isInside(file, folder) {
    return file === folder || file.startsWith(folder.endsWith((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)) ? folder : folder + (node_path__WEBPACK_IMPORTED_MODULE_1___default().sep));
}


/***/ })

};
