export const id = 80;
export const ids = [80];
export const modules = {

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

/***/ 3338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readers)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/transcript/bounded-text.ts
/** Characters kept of a text that goes over many lines: as many as one record may have bytes. */
const kept = 64 * 1024 * 1024;
/** Lines gathered to one text; what goes beyond the bound is dropped, and `isCut` says so. */
class BoundedText {
    #lines = [];
    #size = 0;
    isCut = false;
    add(line) {
        this.#size += line.length + 1;
        if (this.#size <= kept)
            this.#lines.push(line);
        else
            this.isCut = true;
    }
    get isEmpty() {
        return this.#lines.length === 0;
    }
    get lines() {
        return this.#lines;
    }
    /** Without blank lines around it. */
    get text() {
        return this.#lines
            .join('\n')
            .replace(/^(?:[ \t]*\n)+/, '')
            .trimEnd();
    }
}

;// CONCATENATED MODULE: ./src/readers/aider-history/edit-blocks.ts

/**
 * Finds SEARCH/REPLACE blocks in a reply, line by line. Until 2023 the words were ORIGINAL and UPDATED, and the path stood in the fence.
 * Source: Aider-AI/aider, aider/coders/editblock_coder.py (`HEAD`, `DIVIDER`, `UPDATED`, `find_filename`).
 */
class EditBlockScan {
    #path = '';
    /** Lines before a block in which its path may stand. */
    #before = [];
    #open = null;
    get isOpen() {
        return this.#open !== null;
    }
    /** The block that ends with this line, or null. */
    take(text, line) {
        const open = this.#open;
        if (open === null) {
            if (/^<{5,9} (?:SEARCH|ORIGINAL)>?\s*$/.test(text))
                this.#begin(line);
            else
                this.#before = [...this.#before.slice(-2), text];
            return null;
        }
        if (open.replace === null && /^={5,9}\s*$/.test(text))
            open.replace = new BoundedText();
        else if (open.replace !== null && /^>{5,9} (?:REPLACE|UPDATED)\s*$/.test(text))
            return this.#close(false);
        else
            (open.replace ?? open.search).add(text);
        return null;
    }
    /** The block that is open, cut where the reply ends; null when none is. */
    end() {
        return this.#close(true);
    }
    #close(isBroken) {
        const open = this.#open;
        this.#open = null;
        this.#before = [];
        if (open === null)
            return null;
        const isCut = isBroken || open.search.isCut || open.replace?.isCut === true;
        return { line: open.line, path: this.#path, search: join(open.search), replace: join(open.replace), isCut };
    }
    #begin(line) {
        const named = this.#before
            .reverse()
            .map(readPath)
            .find((path) => path !== '');
        // A further block of a file may leave its name out.
        this.#path = named ?? this.#path;
        this.#open = { line, search: new BoundedText(), replace: null };
    }
}
function join(text) {
    return text?.lines.join('\n') ?? '';
}
/** In characters; longer lines are prose. */
const longestPath = 1_000;
/** A line that is a file's name, with the marks that models put around it; a fence may carry it as its language. */
function readPath(line) {
    if (line.length > longestPath)
        return '';
    const bare = line
        .trim()
        .replace(/^[#*`]+\s*|[*`:]+$/g, '')
        .trim();
    const isLanguage = line.startsWith('```') && !/[./\\]/.test(bare);
    return isLanguage || /[\s<>|]/.test(bare) ? '' : bare;
}

;// CONCATENATED MODULE: ./src/readers/aider-history/reply.ts


/** More edits of one reply are told before it is known whether they were applied. */
const heldEdits = 1_000;
/** What comes of a reply: edits that its text proposes, commands that aider asks about, and what it prints of both. */
class Reply {
    #blocks = new EditBlockScan();
    /** Not applied yet. */
    #edits = [];
    /** Files that were edited. */
    #applied = new Set();
    /** The last thing printed: before a question, what it is about. Of several lines only the first begins with `> `. */
    #shown = null;
    /** A command that somebody let run; empty when it is known that it did. */
    #approved = null;
    /** Whether a line was printed by aider. An edit's own text may look like it; that it was applied is told only behind it. */
    isPrinted(line) {
        return this.#blocks.isOpen ? line.startsWith('> Applied edit to ') : /^>(?: |$)/.test(line);
    }
    *takeText(line, at) {
        this.#shown?.text.add(line);
        const block = this.#blocks.take(line, at.line ?? 1);
        if (block !== null)
            this.#edits.push(block);
        if (this.#edits.length > heldEdits)
            yield* this.#tellEdits(this.#edits.splice(0), at, false);
    }
    *takePrinted(text, at) {
        const [, applied] = /^Applied edit to (.+)$/.exec(text) ?? [];
        const [, running] = /^Running (.+)$/.exec(text) ?? [];
        if (applied !== undefined)
            yield* this.#apply(applied, at);
        else if (/^Run shell commands?\?/.test(text))
            yield* this.#answer(/ (?:n|no|d|s)$/i.test(text.slice(-3)), at);
        else if (running !== undefined && this.#approved !== null) {
            this.#approved.command = '';
            yield* tellCommand(running, at, { isError: null });
        }
        else
            yield { kind: 'ignored', type: 'printed' };
        this.#shown = { at, text: new BoundedText() };
        this.#shown.text.add(text);
    }
    /** What is left when the next prompt, or nothing, comes. */
    *end(at) {
        yield* this.#closeApproved();
        this.#takeRest();
        yield* this.#tellEdits(this.#edits.splice(0), at, false);
        this.#applied.clear();
        this.#shown = null;
    }
    /** Newer versions say it once for a file, older ones for each block. Of edits in other forms only this line tells. */
    *#apply(path, at) {
        this.#takeRest();
        const done = this.#edits.filter((edit) => edit.path === path);
        this.#edits = this.#edits.filter((edit) => edit.path !== path);
        if (done.length > 0)
            yield* this.#tellEdits(done, at, true);
        else if (!this.#applied.has(path)) {
            const lacks = ['edit_without_content'];
            yield* tellCall({ kind: 'call', at, id: '', name: 'edit', args: { path }, lacks }, { isError: false });
        }
        this.#applied.add(path);
    }
    #takeRest() {
        const rest = this.#blocks.end();
        if (rest !== null)
            this.#edits.push(rest);
    }
    *#tellEdits(edits, { path: file }, isApplied) {
        for (const { line, path, search, replace, isCut } of edits) {
            const lacks = isCut ? ['args_truncated'] : [];
            const call = { kind: 'call', at: { path: file, line }, id: '', name: 'edit', args: { path, search, replace }, lacks };
            yield* tellCall(call, isApplied ? { isError: false } : { isError: null, recorded: 'unknown' });
        }
    }
    /** Every line of what the question is about is a command. With `--yes` aider answers no itself. */
    *#answer(isNo, at) {
        yield* this.#closeApproved();
        const subject = this.#shown ?? { at, text: new BoundedText() };
        const command = subject.text.text;
        if (isNo)
            yield* tellCommand(command, subject.at, { isError: true, recorded: 'denied' });
        else
            this.#approved = { at: subject.at, command };
    }
    /** It was let run, and no line says that it did. */
    *#closeApproved() {
        const approved = this.#approved;
        this.#approved = null;
        if (approved !== null && approved.command !== '')
            yield* tellCommand(approved.command, approved.at, { isError: null, recorded: 'unknown' });
    }
}
function tellCommand(command, at, fate) {
    return tellCall({ kind: 'call', at, id: '', name: 'shell', args: { command } }, fate);
}
function* tellCall(call, fate) {
    yield call;
    yield { kind: 'result', at: call.at, callId: '', text: '', ...fate };
}

;// CONCATENATED MODULE: ./src/readers/aider-history/aider-history.ts



const header = '# aider chat started at ';
/** aider's chat history: Markdown of what was said and printed. Edits are made of their blocks, commands of the question about them. */
const aiderHistory = {
    id: 'aider-history',
    title: 'aider’s chat history',
    agent: 'aider',
    source: 'https://github.com/Aider-AI/aider, aider/io.py (append_chat_history) and aider/coders/base_coder.py',
    sign: '`# aider chat started at`, or a line `> $ aider`',
    place: '`.aider.chat.history.md`. Each run in it is a session. Calls are named `edit` and `shell`: aider has no names for them.',
    confidence: 'lossy',
    detect: ({ container, objects }) => container === 'text' && objects.some(isStart),
    open() {
        const chat = { hasHeader: false, prompt: null, reply: new Reply(), path: '' };
        return { read: (record, at) => readLine((0,json/* ownString */.Ao)(record, 'text') ?? '', at, chat), end: () => endTurn(chat) };
    },
};
function isStart(record) {
    const text = (0,json/* ownString */.Ao)(record, 'text') ?? '';
    return text.startsWith(header) || /^> \$ aider\b/.test(text);
}
function* readLine(line, at, chat) {
    chat.path = at.path;
    const startedAt = line.startsWith(header) ? line.slice(header.length).trim() : undefined;
    const isTyped = line.startsWith('#### ') && (line.endsWith('  ') || !chat.hasHeader);
    if (chat.prompt !== null && !isTyped)
        yield* closePrompt(chat);
    if (startedAt !== undefined) {
        yield* endTurn(chat);
        chat.hasHeader = true;
        yield { kind: 'session', patch: { id: `${at.path} ${startedAt}`, startedAt } };
        yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, at };
    }
    else if (isTyped) {
        if (chat.prompt === null)
            yield* chat.reply.end(at);
        chat.prompt ??= { at, text: new BoundedText() };
        chat.prompt.text.add(line.slice('#### '.length).trimEnd());
    }
    else if (chat.reply.isPrinted(line))
        yield* readPrinted(line.slice(2).trimEnd(), at, chat);
    else
        yield* chat.reply.takeText(line, at);
}
function* readPrinted(text, at, { reply }) {
    const [, agentVersion] = /^Aider v(\d\S*)$/.exec(text) ?? [];
    if (agentVersion !== undefined)
        yield { kind: 'session', patch: { agentVersion } };
    yield* reply.takePrinted(text, at);
}
function* closePrompt(chat) {
    const { prompt } = chat;
    chat.prompt = null;
    if (prompt === null)
        return;
    const { text } = prompt.text;
    // The answer for several questions at once is logged as if it had been typed.
    const isAnswer = text.includes('(Y)es/(N)o') && / - (?:all|skip)$/.test(text.slice(-10));
    if (!isAnswer)
        yield { kind: 'prompt', at: prompt.at, text };
}
function* endTurn(chat) {
    yield* closePrompt(chat);
    yield* chat.reply.end({ path: chat.path });
}

// EXTERNAL MODULE: ./src/transcript/damage.ts
var damage = __webpack_require__(1689);
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
/** Whose the words are with which a refusal begins. */
const speakers = [
    [/^(?:The user doesn't want to |\[Request interrupted by user|Permission prompt was aborted)/, 'user'],
    [/^Permission to use /, 'rule'],
    [/^(?:PreToolUse:|Hook '|denied by hook)/, 'hook'],
    [/^(?:Claude requested permissions to |<tool_use_error>)/, 'host'],
];
/** Who refused the call or ended it, if it was: as the record's keys say, else as its words do. */
function nameRefuser({ source, reason, denialKind, text }) {
    if (reason?.startsWith('hook:') === true)
        return 'hook';
    if (source !== undefined)
        return source === 'hook' ? 'hook' : source === 'config' ? 'rule' : source.startsWith('user') ? 'user' : 'host';
    const spoken = speakers.find(([start]) => start.test(text))?.[1];
    return spoken ?? (denialKind === 'user-rejected' ? 'user' : denialKind === 'permission-rule' ? 'rule' : undefined);
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

;// CONCATENATED MODULE: ./src/transcript/redaction.ts

/** How recorders write what they took out: OpenCode's `export --sanitize` (`[redacted:tool-input:…]`), `<redacted>`, `[REDACTED]`. */
const mark = /^<redacted>$|\[redacted(?::[^\]]*)?\]/i;
/** How Entire does (https://github.com/entireio/cli): the bare word, in capitals. */
const bareMark = /\bREDACTED\b/;
/** Whether a text was blacked out, or a part of it. */
function isBlackedOutText(value) {
    return typeof value === 'string' && (mark.test(value) || bareMark.test(value));
}
/** Whether something in arguments was blacked out: a text, or a whole value (`{ redacted: 'tool-input:…' }`). */
function isBlackedOut(args) {
    const pending = [args];
    while (pending.length > 0) {
        const next = pending.pop();
        if (isBlackedOutText(next))
            return true;
        if (typeof next !== 'object' || next === null)
            continue;
        if (Object.keys(next).length === 1 && typeof (0,json/* own */.ZV)(next, 'redacted') === 'string')
            return true;
        // One by one: a list of arguments has an upper length.
        for (const value of Object.values(next))
            pending.push(value);
    }
    return false;
}
/** What a call lacks whose arguments were blacked out. */
function tellBlackedOut(args) {
    return isBlackedOut(args) ? { lacks: ['redacted'] } : {};
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
    const input = (0,json/* own */.ZV)(block, 'input');
    if (name === undefined)
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    else
        yield { kind: 'call', ...told, id: (0,json/* ownString */.Ao)(block, 'id') ?? '', name, ...readArguments(input), ...tellBlackedOut(input) };
}
function readResult(block, told, beside) {
    const text = joinText((0,json/* own */.ZV)(block, 'content'));
    // An absent flag is success: 25,174 of 37,019 recorded results have none.
    const isError = (0,json/* own */.ZV)(block, 'is_error') === true;
    const recorded = isError ? readRefusal({ text, ...beside }) : undefined;
    const recordedBy = recorded === undefined ? undefined : nameRefuser({ text, ...beside });
    const callId = (0,json/* ownString */.Ao)(block, 'tool_use_id') ?? '';
    return { kind: 'result', ...told, callId, text, isError, structured: beside.structured, recorded, ...(recordedBy && { recordedBy }) };
}
/** What was decided about the call: in session files beside the only result, in SDK messages in a list by call id. */
function readDecision(record, single, block) {
    const id = (0,json/* ownString */.Ao)(block, 'tool_use_id');
    const listed = ((0,values/* ownList */.Jl)(record, 'tool_result_meta') ?? []).filter((entry) => id !== undefined && (0,json/* ownString */.Ao)(entry, 'id') === id);
    const meta = listed.length === 1 ? listed[0] : undefined;
    const decided = (0,json/* own */.ZV)(single, 'permissionDecision') ?? (0,json/* own */.ZV)(meta, 'permission_decision');
    return {
        denialKind: (0,json/* ownString */.Ao)(single, 'toolDenialKind') ?? (0,json/* ownString */.Ao)(meta, 'non_execution_kind'),
        decision: (0,json/* ownString */.Ao)(decided, 'decision'),
        source: (0,json/* ownString */.Ao)(decided, 'source'),
        reason: (0,json/* ownString */.Ao)(decided, 'reasonCode'),
    };
}

;// CONCATENATED MODULE: ./src/transcript/times.ts
/** A time in milliseconds since 1970 as ISO 8601, or undefined for what is none. */
function readMilliseconds(milliseconds) {
    const time = new Date(typeof milliseconds === 'number' ? milliseconds : Number.NaN);
    return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
/** As `readMilliseconds`, of seconds. */
function readSeconds(seconds) {
    return readMilliseconds(typeof seconds === 'number' ? seconds * 1_000 : undefined);
}
/** A time in nanoseconds since 1970, as OpenTelemetry writes it (a text: the number is too big for JSON), as ISO 8601. */
function readNanoseconds(nanoseconds) {
    const text = typeof nanoseconds === 'number' ? String(nanoseconds) : nanoseconds;
    return typeof text === 'string' && /^\d{7,21}$/.test(text) ? readMilliseconds(Number(text.slice(0, -6))) : undefined;
}

;// CONCATENATED MODULE: ./src/readers/amp-thread.ts





/** Amp's threads: one document with Anthropic messages, whose results have a `run`. */
const ampThread = {
    id: 'amp-thread',
    title: 'Amp threads',
    agent: 'amp',
    source: 'https://ampcode.com/manual; thread files as git-ai reads them (src/streams/agents)',
    sign: '`messages` in an object with an `id` that begins with `T-`, or with a `messageId` each',
    place: '`~/.local/share/amp/threads/T-*.json`. What `amp -x --stream-json` prints is `claude-stream-json`.',
    detect,
    open: () => ({ read: readThread }),
};
/** Agents of their own, whose calls the thread does not hold. */
const subagentTools = new Set(['Task', 'oracle', 'librarian', 'finder', 'codebase_search_agent']);
function detect({ objects }) {
    return objects.some((object) => {
        const messages = Object.hasOwn(object, 'role') ? [] : ((0,values/* ownList */.Jl)(object, 'messages') ?? []);
        const isThread = /^T-/.test((0,json/* ownString */.Ao)(object, 'id') ?? '');
        return messages.some((message) => (0,json/* ownString */.Ao)(message, 'role') !== undefined && (isThread || (0,json/* own */.ZV)(message, 'messageId') !== undefined));
    });
}
function* readThread(thread, at) {
    const messages = (0,values/* ownList */.Jl)(thread, 'messages');
    if (messages === null) {
        yield (0,unread_call/* passUnknown */.et)(thread, (0,json/* ownString */.Ao)(thread, 'type') ?? '', at);
        return;
    }
    const tree = (0,values/* ownList */.Jl)((0,values/* ownObject */.AV)((0,values/* ownObject */.AV)(thread, 'env'), 'initial'), 'trees')?.[0];
    const cwd = readFileUri((0,json/* ownString */.Ao)(tree, 'uri'));
    const [, branch] = /^refs\/heads\/(.+)$/.exec((0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(tree, 'repository'), 'ref') ?? '') ?? [];
    const platform = (0,values/* ownObject */.AV)((0,values/* ownObject */.AV)((0,values/* ownObject */.AV)(thread, 'env'), 'initial'), 'platform');
    const startedAt = readMilliseconds((0,json/* own */.ZV)(thread, 'created'));
    yield {
        kind: 'session',
        patch: { id: (0,json/* ownString */.Ao)(thread, 'id'), root: cwd, cwd, branch, startedAt, agentVersion: (0,json/* ownString */.Ao)(platform, 'clientVersion') },
    };
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, at };
    for (const message of messages)
        yield* readMessage(message, at);
    const { messages: _, ...beside } = thread;
    if ((0,unread_call/* holdsCall */.Xv)(beside))
        yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call beside the messages was not read');
}
function* readMessage(value, at) {
    const message = (0,values/* asObject */.eB)(value);
    const role = (0,json/* ownString */.Ao)(message, 'role');
    const ts = (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(message, 'usage'), 'timestamp') ?? readMilliseconds((0,json/* own */.ZV)((0,values/* ownObject */.AV)(message, 'meta'), 'sentAt'));
    const told = { at, ts };
    if (message !== null)
        yield* (0,unread_call/* checkBeside */.j1)(message, at);
    if (message === null)
        yield badMessage(value, at, 'a message is no object');
    else if (role === 'assistant')
        yield* readCalls(message, told);
    else if (role === 'user')
        yield* amp_thread_readUser(message, told);
    else
        yield (0,unread_call/* passUnknown */.et)(message, `message/${role}`, at);
}
function* readCalls(message, told) {
    const broken = new Set(((0,values/* ownList */.Jl)(message, 'content') ?? []).filter((block) => (0,json/* own */.ZV)(block, 'complete') === false).map((block) => (0,json/* ownString */.Ao)(block, 'id')));
    for (const step of readAssistant({}, message, told)) {
        if (step.kind !== 'call')
            yield step;
        else
            yield { ...step, lacks: [...listLacks(step.name), ...(broken.has(step.id) ? ['args_truncated'] : [])] };
    }
}
function listLacks(name) {
    return subagentTools.has(name) ? ['subagent_not_recorded'] : [];
}
function* amp_thread_readUser(message, told) {
    const blocks = (0,values/* ownList */.Jl)(message, 'content') ?? [{ type: 'text', text: (0,json/* own */.ZV)(message, 'content') }];
    for (const block of blocks) {
        const type = (0,json/* ownString */.Ao)(block, 'type') ?? '';
        if (type === 'tool_result')
            yield* amp_thread_readResult(block, told);
        else if (type !== 'text' && type !== 'image')
            yield (0,unread_call/* passUnknown */.et)(block, `block/${type}`, told.at);
    }
    const typed = blocks.filter((block) => (0,json/* ownString */.Ao)(block, 'type') === 'text');
    if (typed.length > 0)
        yield { kind: 'prompt', ...told, text: joinText(typed) };
}
function* amp_thread_readResult(block, told) {
    const run = (0,values/* ownObject */.AV)(block, 'run');
    const value = (0,json/* own */.ZV)(run, 'result') ?? (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(run, 'error'), 'message') ?? (0,json/* own */.ZV)(run, 'error');
    const text = typeof value === 'string' ? value : (0,values/* writeJson */.GF)(value);
    if ((0,unread_call/* holdsCall */.Xv)((0,json/* own */.ZV)(run, 'progress')))
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call in the progress of another one, where none is read, was not read');
    const callId = (0,json/* ownString */.Ao)(block, 'toolUseID') ?? '';
    yield { kind: 'result', ...told, callId, text, structured: (0,json/* own */.ZV)(run, 'result'), ...readStatus((0,json/* ownString */.Ao)(run, 'status')) };
}
/** A cancelled call may have done some of its work. */
function readStatus(status) {
    if (status === 'done')
        return { isError: false };
    if (status === 'error')
        return { isError: true };
    if (status === 'rejected-by-user')
        return { isError: true, recorded: 'denied', recordedBy: 'user', permission: 'deny' };
    return { isError: null, recorded: 'unknown' };
}
/** `file:///C:/x` is `C:/x`. */
function readFileUri(uri) {
    const [, path] = /^file:\/\/(\/.*)$/.exec(uri ?? '') ?? [];
    if (path === undefined)
        return undefined;
    try {
        return decodeURIComponent(path).replace(/^\/(?=[A-Za-z]:)/, '');
    }
    catch {
        // A stray `%`: the path as it stands.
        return path;
    }
}

;// CONCATENATED MODULE: ./src/transcript/cline.ts


// Cline, Roo Code and Kilo Code store Anthropic messages, but their calls may be text: readers of plain messages would miss them.
/** A tool's name in a call that is text, and the first of its parameters. Every name of theirs has two words or more. */
const xmlCallStart = /<([a-z]+(?:_[a-z]+)+)>\s*<(?:[a-z]+(?:_[a-z]+)*>|\/\1>)/g;
/** Whether a message is surely one of Cline's: by what it stores beside the content, what it adds to prompts, or a call that is text. */
function isClineMessage(message) {
    const role = (0,json/* ownString */.Ao)(message, 'role');
    const content = (0,values/* ownList */.Jl)(message, 'content');
    if (content === null || (role !== 'user' && role !== 'assistant') || Object.hasOwn(message, 'messageId'))
        return false;
    if (typeof (0,json/* own */.ZV)(message, 'ts') === 'number' || Object.hasOwn(message, 'modelInfo'))
        return true;
    const texts = content.map((block) => (0,json/* ownString */.Ao)(block, 'text') ?? '');
    if (role === 'user')
        return texts.some((text) => /^\s*<(?:environment_details|task)>\n/.test(text));
    return texts.some((text) => text.search(xmlCallStart) !== -1);
}

;// CONCATENATED MODULE: ./src/readers/anthropic-messages.ts





/** Plain Anthropic messages: as JSON lines, one list, or under `messages` in an object. They name no agent. */
const anthropicMessages = {
    id: 'anthropic-messages',
    title: 'Anthropic messages',
    agent: 'unknown',
    source: 'https://docs.anthropic.com/en/api/messages',
    sign: 'messages with `role` and a `content` list that holds `tool_use` or `tool_result` blocks',
    place: 'One a line, one list, or under `messages` (an API request). They name no agent, so tool names meet the matchers as they are.',
    detect: anthropic_messages_detect,
    open: () => ({ read: readRecord }),
};
/** What a message has beside role and content; other keys are an agent's own format. */
const messageKeys = new Set('role content id type model stop_reason stop_sequence stop_details usage container context_management name'.split(' '));
function anthropic_messages_detect({ objects }) {
    const messages = objects.flatMap(listMessages);
    return messages.some(hasToolBlock) && messages.every((message) => !isForeign(message));
}
function hasToolBlock(message) {
    return ((0,values/* ownList */.Jl)(message, 'content') ?? []).some((block) => {
        const type = (0,json/* ownString */.Ao)(block, 'type');
        if (type === 'tool_use')
            return (0,json/* ownString */.Ao)(block, 'name') !== undefined && (0,json/* own */.ZV)(block, 'input') !== undefined;
        return type === 'tool_result' && (0,json/* ownString */.Ao)(block, 'tool_use_id') !== undefined;
    });
}
function isForeign(message) {
    const type = (0,json/* own */.ZV)(message, 'type');
    return (type !== undefined && type !== 'message') || !Object.keys(message).every((key) => messageKeys.has(key)) || isClineMessage(message);
}
function listMessages(record) {
    const messages = Object.hasOwn(record, 'role') ? null : (0,values/* ownList */.Jl)(record, 'messages');
    return messages === null ? [record] : messages.map((message) => (0,values/* asObject */.eB)(message) ?? {});
}
function* readRecord(record, at) {
    const told = { at };
    for (const message of listMessages(record))
        yield* anthropic_messages_readMessage(message, told);
    if (Object.hasOwn(record, 'role'))
        return;
    const { messages, ...beside } = record;
    const broken = Array.isArray(messages) ? messages.filter((message) => (0,values/* asObject */.eB)(message) === null) : [];
    if (Array.isArray(messages) && (0,unread_call/* holdsCall */.Xv)([beside, ...broken]))
        yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call beside the messages was not read');
}
function* anthropic_messages_readMessage(message, told) {
    const role = (0,json/* ownString */.Ao)(message, 'role');
    yield* (0,unread_call/* checkBeside */.j1)(message, told.at);
    if (role === 'assistant')
        yield* readAssistant({}, message, told);
    else if (role === 'user')
        yield* readPrompt(message, told);
    else if (role === 'system')
        yield { kind: 'ignored', type: role };
    else if (role === undefined)
        yield badMessage(message, told.at, 'a record is no message: it has no role');
    else
        yield (0,unread_call/* passUnknown */.et)(message, role, told.at);
}
/** Words of a refusal are Claude Code's own, and it is not known whose messages these are. */
function* readPrompt(message, told) {
    const { results, others, typed } = readUser({}, message, told, undefined);
    yield* results.map(({ recorded: _, ...result }) => result);
    yield* others;
    if (typed !== null)
        yield { kind: 'prompt', ...told, text: typed };
}

;// CONCATENATED MODULE: ./src/readers/atif.ts
var _a;





/** Harbor's names of agents that we call otherwise. */
const agents = new Map([
    ['copilot-cli', 'copilot'],
    ['github-copilot', 'copilot'],
    ['cursor-agent', 'cursor'],
    ['cursor-cli', 'cursor'],
    ['cline-cli', 'cline'],
    ['openhands-sdk', 'openhands'],
    ['qwen-coder', 'qwen-code'],
]);
/** Of subagents in subagents: each is read within the other. */
const deepest = 20;
/** The Agent Trajectory Interchange Format: Harbor’s, of many agents, each with its own tools. */
const atif = {
    id: 'atif',
    title: 'ATIF trajectories (Harbor, Terminal-Bench)',
    agent: 'unknown',
    source: 'https://harborframework.com/docs/trajectory-format; rfcs/0001-trajectory-format.md, v1.0 to v1.7',
    sign: '`schema_version` with `ATIF-v` and `steps`',
    place: '`agent/trajectory.json` of a Harbor trial. The agent’s own session beside it tells more: prefer that.',
    detect: atif_detect,
    open: () => ({ read: readDocument }),
};
function atif_detect({ objects: [document] }) {
    return (0,json/* ownString */.Ao)(document, 'schema_version')?.startsWith('ATIF-v') === true && (0,values/* ownList */.Jl)(document, 'steps') !== null;
}
function* readDocument(document, at) {
    const agent = (0,values/* ownObject */.AV)(document, 'agent');
    const name = (0,json/* ownString */.Ao)(agent, 'name')?.trim().toLowerCase();
    const extra = (0,json/* own */.ZV)(agent, 'extra');
    const [root] = (0,values/* ownList */.Jl)(extra, 'cwds') ?? [];
    const [branch] = (0,values/* ownList */.Jl)(extra, 'git_branches') ?? [];
    yield {
        kind: 'session',
        patch: {
            id: (0,json/* ownString */.Ao)(document, 'session_id') ?? (0,json/* ownString */.Ao)(document, 'trajectory_id'),
            ...(name !== undefined && !isBlackedOutText(name) && { agent: agents.get(name) ?? name }),
            agentVersion: isBlackedOutText((0,json/* own */.ZV)(agent, 'version')) ? undefined : (0,json/* ownString */.Ao)(agent, 'version'),
            ...(typeof root === 'string' && { root }),
            ...(typeof branch === 'string' && { branch }),
        },
    };
    yield* new Trajectory(document, at).read();
}
/** One trajectory; those of subagents may lie in its own document (since v1.7). */
class Trajectory {
    #document;
    #at;
    #thread;
    #subagents;
    #ids = new Set();
    /** How many trajectories it lies in. */
    #depth;
    constructor(document, at, thread, depth = 0) {
        this.#depth = depth;
        this.#document = document;
        this.#at = at;
        this.#thread = thread;
        const listed = ((0,values/* ownList */.Jl)(document, 'subagent_trajectories') ?? []).filter(json/* isObject */.Gv);
        this.#subagents = new Map(listed.map((each) => [(0,json/* ownString */.Ao)(each, 'trajectory_id') ?? (0,json/* ownString */.Ao)(each, 'session_id') ?? '', each]));
    }
    *read() {
        for (const step of (0,values/* ownList */.Jl)(this.#document, 'steps') ?? []) {
            if ((0,json/* isObject */.Gv)(step))
                yield* this.#readStep(step);
            else
                yield { kind: 'gap', at: this.#at, gap: 'bad-record', detail: 'a step is no object' };
        }
        for (const [id, subagent] of this.#subagents)
            yield* this.#readSubagent(id, subagent);
        if ((0,json/* own */.ZV)(this.#document, 'continued_trajectory_ref'))
            yield this.#lack('file_cut', 'the trajectory goes on in another file');
    }
    *#readStep(step) {
        const source = (0,json/* ownString */.Ao)(step, 'source') ?? '';
        const ts = (0,json/* ownString */.Ao)(step, 'timestamp');
        const told = { at: this.#at, thread: this.#thread, ts: isBlackedOutText(ts) ? undefined : ts };
        // A copy of an earlier trajectory’s: it is judged there.
        if ((0,json/* own */.ZV)(step, 'is_copied_context') === true)
            yield { kind: 'ignored', type: 'step (copied)' };
        else if (source === 'agent')
            yield* this.#readAgent(step, told);
        else if (source === 'user')
            yield* this.#readUser(step, told);
        else if (source === 'system')
            yield { kind: 'ignored', type: 'system' };
        else if (!isBlackedOutText(source))
            yield (0,unread_call/* passUnknown */.et)(step, `step/${source}`, this.#at);
        else
            yield* this.#readNobodys(step);
    }
    *#readUser(step, told) {
        const text = atif_readMessage(step);
        if (isBlackedOutText(text))
            yield this.#lack('redacted', 'a prompt was blacked out');
        if (this.#thread === undefined)
            yield { kind: 'prompt', ...told, text };
        else
            yield { kind: 'moment', moment: 'subagent_start', facts: { prompt: text }, synthetic: false, ...told };
    }
    *#readNobodys(step) {
        const calls = (0,values/* ownList */.Jl)(step, 'tool_calls') ?? [];
        if (calls.length > 0)
            yield (0,unread_call/* unreadCall */.uv)(this.#at, 'who made the tool calls of a step was blacked out');
        else
            yield this.#lack('redacted', 'whether a step is a prompt was blacked out');
    }
    *#readAgent(step, told) {
        yield { kind: 'message', ...told, text: atif_readMessage(step) };
        const calls = [];
        // Converters count calls anew in each step: an id that comes again is another call's, not the same call.
        const again = new Set();
        for (const listed of (0,values/* ownList */.Jl)(step, 'tool_calls') ?? []) {
            const call = atif_readCall(listed, told);
            if (call === null)
                yield (0,unread_call/* unreadCall */.uv)(this.#at, 'a tool call has no name');
            else if (this.#ids.has(call.id))
                again.add(call.id);
            if (call !== null)
                calls.push(again.has(call.id) ? { ...call, id: '' } : call);
        }
        yield* calls;
        const results = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(step, 'observation'), 'results') ?? [];
        for (const [index, result] of results.entries()) {
            yield* this.#readReferences(result);
            const named = readId((0,json/* own */.ZV)(result, 'source_call_id'));
            const callId = (named !== undefined && again.has(named) ? '' : named) ?? (results.length === calls.length ? calls[index]?.id : undefined);
            // Of something that no call began.
            if (callId === undefined)
                yield { kind: 'ignored', type: 'observation' };
            else
                yield { kind: 'result', ...told, callId, text: readChatText((0,json/* isObject */.Gv)(result) ? result : {}), isError: readError(result) };
        }
        for (const { id } of calls)
            this.#ids.add(id);
    }
    *#readReferences(result) {
        for (const reference of (0,values/* ownList */.Jl)(result, 'subagent_trajectory_ref') ?? []) {
            const ids = [(0,json/* ownString */.Ao)(reference, 'trajectory_id'), (0,json/* ownString */.Ao)(reference, 'session_id')];
            const id = ids.find((each) => each !== undefined && this.#subagents.has(each));
            const subagent = id === undefined ? undefined : this.#subagents.get(id);
            if (id === undefined || subagent === undefined)
                yield this.#lack('subagent_not_recorded', 'a subagent’s trajectory is in another file');
            else
                yield* this.#readSubagent(id, subagent);
        }
    }
    *#readSubagent(id, subagent) {
        this.#subagents.delete(id);
        const thread = { id, agentType: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(subagent, 'agent'), 'name') };
        if (this.#depth === deepest)
            yield (0,unread_call/* unreadCall */.uv)(this.#at, `subagents' trajectories lie in each other more than ${deepest} deep`);
        else
            yield* new _a(subagent, this.#at, thread, this.#depth + 1).read();
    }
    #lack(lack, detail) {
        return { kind: 'lack', at: this.#at, lack, detail };
    }
}
_a = Trajectory;
function atif_readCall(call, told) {
    const name = (0,json/* ownString */.Ao)(call, 'function_name');
    if (name === undefined)
        return null;
    const recorded = (0,json/* own */.ZV)(call, 'arguments');
    const id = readId((0,json/* own */.ZV)(call, 'tool_call_id')) ?? '';
    return { kind: 'call', ...told, id, name, ...readArguments(recorded), ...(isBlackedOut(recorded) && { lacks: ['redacted'] }) };
}
/** A blacked-out id is no id: it is that of all calls. */
function readId(id) {
    if (typeof id !== 'string')
        return undefined;
    return isBlackedOutText(id) ? '' : id;
}
/** The format has no word for it but what the agent adds. */
function readError(result) {
    const flag = (0,json/* own */.ZV)((0,json/* own */.ZV)(result, 'extra'), 'is_error');
    return typeof flag === 'boolean' ? flag : null;
}
/** A text, or parts since v1.6. */
function atif_readMessage(step) {
    return readChatText({ content: (0,json/* own */.ZV)(step, 'message') });
}

;// CONCATENATED MODULE: ./src/transcript/claude-hook-runs.ts


/** Attachments about one run, and how it ended. Others (`hook_additional_context`, `hook_system_message`) repeat what a run said. */
const attachments = {
    hook_success: 'ok',
    hook_non_blocking_error: 'failed',
    hook_blocking_error: 'blocked',
    hook_stopped_continuation: 'blocked',
    hook_cancelled: 'cancelled',
    hook_error_during_execution: 'failed',
};
/** Events at which exit code 2 stops nothing (https://code.claude.com/docs/en/hooks#exit-code-2-behavior-per-event). */
const unstoppable = new Set(['InstructionsLoaded', 'Notification', 'SessionEnd', 'SessionStart', 'Setup', 'SubagentStart']);
const streamOutcomes = { success: 'ok', error: 'failed', cancelled: 'cancelled' };
/** The run that an attachment tells of, or null. */
function readAttachedRun(attachment, told) {
    const outcome = readAttachedOutcome(attachment);
    if (outcome === undefined)
        return null;
    const blocking = (0,json/* own */.ZV)(attachment, 'blockingError');
    return tellRun(attachment, told, {
        outcome,
        command: (0,json/* ownString */.Ao)(attachment, 'command') ?? (0,json/* ownString */.Ao)(blocking, 'command'),
        stderr: (0,json/* ownString */.Ao)(attachment, 'stderr') ?? (0,json/* ownString */.Ao)(blocking, 'blockingError'),
    });
}
function readAttachedOutcome(attachment) {
    const type = (0,json/* ownString */.Ao)(attachment, 'type') ?? '';
    if (type === 'hook_permission_decision')
        return (0,json/* ownString */.Ao)(attachment, 'decision') === 'deny' ? 'blocked' : 'ok';
    if (type === 'async_hook_response')
        return (0,json/* own */.ZV)(attachment, 'exitCode') === 0 ? 'ok' : 'failed';
    return Object.hasOwn(attachments, type) ? attachments[type] : undefined;
}
/** The run that a progress record tells of (up to 2.1.8x), or null: it says only that the hook was started. */
function readProgressRun(data, callId, told) {
    return (0,json/* ownString */.Ao)(data, 'type') === 'hook_progress' ? tellRun(data, told, { outcome: 'unknown', callId }) : null;
}
/** The runs of hooks at the end of a turn. One that kept the agent at work is told by an attachment of its own. */
function readStopRuns(record, told) {
    const failed = new Set((0,values/* ownList */.Jl)(record, 'failedHookErrorIndexes') ?? []);
    return ((0,values/* ownList */.Jl)(record, 'hookInfos') ?? []).filter(json/* isObject */.Gv).flatMap((info, index) => {
        const isTold = (0,json/* own */.ZV)(info, 'durationMs') === undefined;
        return isTold ? [] : [tellRun({ ...info, hookEvent: 'Stop' }, told, { outcome: failed.has(index) ? 'failed' : 'ok' })];
    });
}
/** The run that an SDK message tells of, or null. Exit code 2 blocks (https://code.claude.com/docs/en/hooks#exit-code-output). */
function readStreamedRun(record, told) {
    if ((0,json/* ownString */.Ao)(record, 'subtype') !== 'hook_response')
        return null;
    const isBlocked = (0,json/* own */.ZV)(record, 'exit_code') === 2 && !unstoppable.has((0,json/* ownString */.Ao)(record, 'hook_event') ?? '');
    const outcome = isBlocked ? 'blocked' : (streamOutcomes[(0,json/* ownString */.Ao)(record, 'outcome') ?? ''] ?? 'failed');
    const run = { hookEvent: (0,json/* own */.ZV)(record, 'hook_event'), hookName: (0,json/* own */.ZV)(record, 'hook_name'), exitCode: (0,json/* own */.ZV)(record, 'exit_code') };
    return tellRun({ ...run, stdout: (0,json/* own */.ZV)(record, 'stdout'), stderr: (0,json/* own */.ZV)(record, 'stderr') }, told, { outcome });
}
function tellRun(from, told, { outcome, command = (0,json/* ownString */.Ao)(from, 'command'), stderr = (0,json/* ownString */.Ao)(from, 'stderr'), callId = (0,json/* ownString */.Ao)(from, 'toolUseID'), }) {
    const name = (0,json/* ownString */.Ao)(from, 'hookName');
    const exitCode = (0,json/* own */.ZV)(from, 'exitCode');
    const durationMs = (0,json/* own */.ZV)(from, 'durationMs');
    const stdout = (0,json/* ownString */.Ao)(from, 'stdout');
    const hookRun = {
        event: (0,json/* ownString */.Ao)(from, 'hookEvent') ?? name?.split(':')[0] ?? '',
        outcome,
        ...(name !== undefined && { name }),
        ...(command !== undefined && { command }),
        ...(callId !== undefined && { callId }),
        ...(typeof exitCode === 'number' && { exitCode }),
        ...(stdout !== undefined && stdout !== '' && { stdout }),
        ...(stderr !== undefined && stderr !== '' && { stderr }),
        ...(typeof durationMs === 'number' && { durationMs }),
    };
    return { kind: 'moment', moment: 'hook_run', facts: { hookRun }, synthetic: false, ...told };
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
    detect: claude_code_session_detect,
    unneeded: {
        // Results, and what the record tells of them beside; thoughts; subagents' messages, and the earlier ones that are repeated with them.
        paths: `message.content[].content message.content[].source message.content[].thinking message.content[].signature toolUseResult
      data.message.message.content[].content data.message.toolUseResult data.normalizedMessages`.split(/\s+/),
        // Whether a call was refused stands in the text of its result.
        unlessTrue: ['is_error'],
    },
    open(file) {
        const state = new ClaudeSession(file);
        return { read: (record, at) => claude_code_session_readRecord(record, at, state) };
    },
};
function claude_code_session_detect({ objects }) {
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
function* claude_code_session_readRecord(record, at, state) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    yield* state.learn(record);
    const told = state.tell(record, at);
    if (type === 'assistant' || type === 'user')
        yield* claude_code_session_readMessage(record, told, state);
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
function* claude_code_session_readMessage(record, told, state) {
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
/** Compaction, and runs of hooks at the end of a turn; the rest has no meaning for a gate. */
function* readSystem(record, told) {
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    if (subtype === 'compact_boundary')
        yield* tellCompaction((0,values/* ownObject */.AV)(record, 'compactMetadata'), 'preTokens', told);
    else if (subtype === 'stop_hook_summary')
        yield* readStopRuns(record, told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `system/${subtype}`, told.at);
}
/** Runs of hooks up to 2.1.8x, and subagents' messages of 2.1.12 to 2.1.81; `normalizedMessages` beside them only repeats earlier ones. */
function* readProgress(record, told, state) {
    const data = (0,values/* ownObject */.AV)(record, 'data');
    const inner = (0,values/* ownObject */.AV)(data, 'message');
    const id = (0,json/* ownString */.Ao)(data, 'agentId');
    const type = (0,json/* ownString */.Ao)(inner, 'type');
    const run = readProgressRun(data, (0,json/* ownString */.Ao)(record, 'toolUseID'), told);
    if (run !== null) {
        yield run;
        return;
    }
    if ((0,json/* ownString */.Ao)(data, 'type') !== 'agent_progress' || inner === null || id === undefined || (type !== 'assistant' && type !== 'user')) {
        const { normalizedMessages: _, ...news } = data ?? {};
        yield (0,unread_call/* passKnown */.Vv)({ ...record, data: news }, `progress/${(0,json/* ownString */.Ao)(data, 'type') ?? ''}`, told.at);
        return;
    }
    const toldByAgent = { thread: { id }, uuid: (0,json/* ownString */.Ao)(inner, 'uuid'), ts: (0,json/* ownString */.Ao)(inner, 'timestamp') ?? told.ts };
    yield* claude_code_session_readMessage(inner, { ...told, ...toldByAgent }, state);
}
/** A prompt that was typed while the agent worked, and runs of hooks. */
function* readAttachment(record, told) {
    const attachment = (0,values/* ownObject */.AV)(record, 'attachment');
    const type = (0,json/* ownString */.Ao)(attachment, 'type') ?? '';
    const isPrompt = type === 'queued_command' && (0,json/* ownString */.Ao)(attachment, 'commandMode') === 'prompt' && (0,json/* own */.ZV)(attachment, 'isMeta') !== true;
    const typed = isPrompt && told.thread === undefined ? readTyped((0,json/* own */.ZV)(attachment, 'prompt')) : null;
    const run = readAttachedRun(attachment, told);
    if (run !== null)
        yield run;
    else if (typed === null)
        yield (0,unread_call/* passKnown */.Vv)(record, `attachment/${type}`, told.at);
    else
        yield { kind: 'prompt', ...told, text: typed, queued: true };
}
/** Messages that Claude Code wrote itself. */
function isMadeUp(record) {
    const marks = ['isMeta', 'isCompactSummary', 'isVisibleInTranscriptOnly', 'isSynthetic'];
    return marks.some((mark) => (0,json/* own */.ZV)(record, mark) === true) || (0,json/* ownString */.Ao)(record, 'sourceToolUseID') !== undefined;
}

;// CONCATENATED MODULE: ./src/transcript/qwen-messages.ts


// Qwen Code prints Claude's SDK messages (`-o stream-json`); here is what it says differently. Seen in 0.24.
/** Whether an `init` message is Qwen Code's. */
function isQwenInit(record) {
    return (0,json/* ownString */.Ao)(record, 'qwen_code_version') !== undefined;
}
/** Whether a user message is the notice that a subagent in the background is done: it is marked only by its words. */
function isQwenNotice(text) {
    return /^Background agent ".*" (?:completed|failed|was \w+)\b[^\n]*$/.test(text);
}
/** How many calls a subagent in the background made: they are not printed. */
function* readTaskEnd(record, at) {
    const data = (0,values/* ownObject */.AV)(record, 'data');
    const calls = (0,json/* own */.ZV)((0,values/* ownObject */.AV)(data, 'usage'), 'tool_uses');
    const thread = (0,json/* ownString */.Ao)(data, 'tool_use_id');
    if (typeof calls === 'number' && calls > 0 && thread !== undefined)
        yield { kind: 'subagent', at, thread, run: (0,json/* ownString */.Ao)(data, 'task_id') ?? thread, calls };
}

;// CONCATENATED MODULE: ./src/readers/claude-stream-json/context.ts



/** Nothing is told yet. */
function startContext() {
    return {
        ...{ id: undefined, agent: undefined, startedAt: undefined, cwd: undefined, permissionMode: undefined, version: undefined },
        ...{ isPrompted: false, unfinished: null },
    };
}
/** Cursor's stream begins alike, but its `init` lists no tools. */
function isInit(object) {
    return (0,json/* ownString */.Ao)(object, 'subtype') === 'init' && (0,values/* ownList */.Jl)(object, 'tools') !== null && (0,json/* ownString */.Ao)(object, 'session_id') !== undefined;
}
/** What a record tells of the session anew. */
function* learn(record, { ts }, context) {
    if (isInit(record) && (0,json/* ownString */.Ao)(record, 'session_id') !== context.id)
        forget(context);
    const id = context.id ?? (0,json/* ownString */.Ao)(record, 'session_id');
    const startedAt = context.startedAt ?? ts;
    const agent = context.agent ?? (isInit(record) && isQwenInit(record) ? 'qwen-code' : undefined);
    if (id === context.id && startedAt === context.startedAt && agent === context.agent)
        return;
    Object.assign(context, { id, startedAt, agent });
    yield { kind: 'session', patch: { id, startedAt, ...(agent !== undefined && { agent }) } };
}
/** A file may hold several runs: after /clear, or written one behind the other. Each begins with an `init` that names its session. */
function forget(context) {
    Object.assign(context, {
        id: undefined,
        agent: undefined,
        startedAt: undefined,
        cwd: undefined,
        permissionMode: undefined,
        isPrompted: false,
    });
}
/** Place, thread and context of a record. */
function tell(record, at, { cwd, permissionMode }) {
    const parent = (0,json/* ownString */.Ao)(record, 'parent_tool_use_id');
    const thread = parent === undefined ? undefined : { id: parent, agentType: (0,json/* ownString */.Ao)(record, 'subagent_type') };
    return { at, thread, cwd, permissionMode, ts: (0,json/* ownString */.Ao)(record, 'timestamp'), uuid: (0,json/* ownString */.Ao)(record, 'uuid') };
}
/** The prompt is in the stream only where the caller had it echoed (`--replay-user-messages`). */
function* missPrompt(at, context) {
    if (!context.isPrompted)
        yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'the prompt that began the run is not in the stream' };
    context.isPrompted = true;
}
/** A run ends with its `result`. */
function* endFile({ unfinished }) {
    if (unfinished !== null)
        yield { kind: 'lack', at: unfinished, lack: 'file_cut', detail: 'the run has no result: it was cut off, or it failed' };
}

;// CONCATENATED MODULE: ./src/readers/claude-stream-json/claude-stream-json.ts







/** Messages without meaning for a gate. */
const claude_stream_json_sideTypes = new Set(['tool_progress', 'rate_limit_event', 'control_request', 'control_response', 'keep_alive']);
/** Pieces of messages that follow whole (--include-partial-messages). */
const pieces = 'stream_event';
/** Claude's SDK messages: `claude -p --output-format stream-json`, and the list of the same that claude-code-action leaves behind. */
const claudeStreamJson = {
    id: 'claude-stream-json',
    title: 'Claude SDK messages (stream-json; execution_file of claude-code-action; Qwen Code’s stream-json)',
    agent: 'claude-code',
    source: 'https://code.claude.com/docs/en/headless; @anthropic-ai/claude-agent-sdk, sdk.d.ts, SDKMessage',
    sign: '`system/init` with `tools`, or messages with `parent_tool_use_id`',
    place: 'What `claude -p --output-format stream-json --verbose` prints, and `qwen -p -o stream-json`. The `execution_file` of claude-code-action is found in the runner’s temp folder by itself.',
    detect: claude_stream_json_detect,
    unneeded: {
        // Results, and what the message tells of them beside; thoughts; pieces of messages that follow whole.
        paths: `message.content[].content message.content[].source message.content[].thinking message.content[].signature tool_use_result
      toolUseResult event`.split(/\s+/),
        // Whether a call was refused stands in the text of its result.
        unlessTrue: ['is_error'],
    },
    open() {
        const context = startContext();
        return { read: (record, at) => claude_stream_json_readMessage(record, at, context), end: () => endFile(context) };
    },
};
function claude_stream_json_detect({ objects }) {
    return objects.some(isInit) || objects.some(isMessage);
}
function isMessage(object) {
    const type = (0,json/* ownString */.Ao)(object, 'type');
    return (type === 'assistant' || type === 'user') && (0,values/* ownObject */.AV)(object, 'message') !== null && Object.hasOwn(object, 'parent_tool_use_id');
}
function* claude_stream_json_readMessage(record, at, context) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = tell(record, at, context);
    yield* learn(record, told, context);
    if ((type === 'assistant' && told.thread === undefined) || type === 'result')
        yield* missPrompt(told.at, context);
    context.unfinished = type === 'result' ? null : type === 'assistant' || type === 'user' ? told.at : context.unfinished;
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
function* readConversation(record, type, told, context) {
    const { version, agent } = context;
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
    if (typed === null || told.thread !== undefined || (0,json/* own */.ZV)(record, 'isSynthetic') === true)
        return;
    if (agent === 'qwen-code' && isQwenNotice(typed))
        yield { kind: 'ignored', type: 'user/notification' };
    else {
        context.isPrompted = true;
        yield { kind: 'prompt', ...told, text: typed };
    }
}
/** How many calls a subagent made: they name the call that started it. */
function* claude_stream_json_readAgentResult(structured, callId, { at }) {
    const calls = (0,json/* own */.ZV)(structured, 'totalToolUseCount');
    if (typeof calls === 'number' && calls > 0)
        yield { kind: 'subagent', at, thread: callId, run: callId, calls };
}
function* claude_stream_json_readSystem(record, told, context) {
    const run = readStreamedRun(record, told);
    if (run !== null) {
        yield run;
        return;
    }
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    if (subtype === 'permission_denied')
        yield* readDenials([record], told);
    if (subtype === 'init') {
        context.cwd = (0,json/* ownString */.Ao)(record, 'cwd') ?? context.cwd;
        context.permissionMode = (0,json/* ownString */.Ao)(record, 'permissionMode') ?? (0,json/* ownString */.Ao)(record, 'permission_mode') ?? context.permissionMode;
        context.version = (0,json/* ownString */.Ao)(record, 'claude_code_version') ?? context.version;
        yield describeSession(record, context);
        yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told };
    }
    if (subtype === 'task_notification')
        yield* readTaskEnd(record, told.at);
    if (subtype === 'compact_boundary')
        yield* tellCompaction((0,values/* ownObject */.AV)(record, 'compact_metadata'), 'pre_tokens', told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `system/${subtype}`, told.at);
}
function describeSession(record, { cwd, permissionMode }) {
    return {
        kind: 'session',
        patch: { root: cwd, permissionMode, agentVersion: (0,json/* ownString */.Ao)(record, 'claude_code_version') ?? (0,json/* ownString */.Ao)(record, 'qwen_code_version') },
    };
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
            yield { kind: 'fate', at: told.at, callId, recorded: 'denied', ...claude_stream_json_nameRefuser(denial) };
    }
}
/** `system/permission_denied` names what decided (sdk.d.ts, SDKPermissionDeniedMessage); the list at the end does not. */
function claude_stream_json_nameRefuser(denial) {
    const reason = (0,json/* ownString */.Ao)(denial, 'decision_reason_type');
    if (reason === undefined)
        return {};
    return { recordedBy: reason === 'hook' || reason === 'rule' ? reason : 'host' };
}

;// CONCATENATED MODULE: ./src/readers/cline-roo/user-texts.ts
/** Elements around what a person typed. */
const typed = /^\s*<(task|feedback|user_message|user_feedback|answer)>\n?([\s\S]*?)\n?<\/\1>/;
/** `[TOOL for '…'] Result:`, then the result in this block or the next. */
const resultStart = /^\[([a-z]+(?:_[a-z]+)*|[\w.-]+__[\w.-]+)(?: [\s\S]*?)?\] Result:(?:\n|$)/;
/** What Cline says to the model in the person's place. */
const notice = /^\s*(?:\[(?:ERROR|TASK RESUMPTION|NOTE|Response interrupted)|<explicit_instructions|# (?:task_progress|TODO LIST|Todo List))/i;
/** What one text block of a user message is. */
function readUserText(text) {
    if (/^\s*<environment_details>/.test(text)) {
        const [, cwd] = /^# Current (?:Working|Workspace) Directory \(([^\n]+?)\) Files/m.exec(text) ?? [];
        return { is: 'details', cwd };
    }
    const [head, tool] = resultStart.exec(text) ?? [];
    if (head !== undefined && tool !== undefined)
        return { is: 'result', tool, text: text.slice(head.length) };
    if (notice.test(text))
        return { is: 'notice' };
    const said = typed.exec(text)?.[2];
    return said === undefined ? { is: 'text', text } : { is: 'prompt', text: said };
}
/** What a person answered instead of letting a call run, or beside it. */
function readFeedback(result) {
    if (!/^(?:The user denied this operation and provided|The user provided) the following (?:feedback|context):/.test(result))
        return undefined;
    const [open = '', close = ''] = result.includes('<feedback>') ? ['<feedback>', '</feedback>'] : ['<context>', '</context>'];
    const start = result.indexOf(open);
    const end = result.indexOf(close, start);
    return start === -1 || end === -1 ? undefined : result.slice(start + open.length, end).trim();
}
/** Cline puts words of its own before everything that these tools print: `Command executed`, `The content was successfully saved`. */
const prefixed = new Set('execute_command write_to_file replace_in_file apply_diff insert_content search_and_replace edit_file apply_patch new_rule'.split(' '));
/** How a call ended, as far as its result's text tells: refusals only of tools that cannot have printed it. */
function tellFate(tool, text) {
    const isSure = prefixed.has(tool);
    if (text.startsWith('The user denied this operation'))
        return isSure ? { recorded: 'denied', recordedBy: 'user', permission: 'deny', isError: true } : { recorded: 'unknown', isError: null };
    if (/^Tool \[\w+\] was not executed because a tool has already been used/.test(text))
        return isSure ? { recorded: 'not-run', recordedBy: 'host', isError: true } : { recorded: 'unknown', isError: null };
    return { isError: text.startsWith('The tool execution failed with the following error:') ? true : null };
}

;// CONCATENATED MODULE: ./src/readers/cline-roo/xml-calls.ts

/** Texts that may hold the closing tag of their own parameter, and whose blanks count. */
const contents = new Set(['content', 'diff']);
/**
 * The calls of a text, in its order. As Cline reads them: a call that is not closed goes on to the text's end.
 * Source: cline/cline, src/core/assistant-message/parse-assistant-message.ts.
 */
function readXmlCalls(text) {
    const calls = [];
    const starts = new RegExp(xmlCallStart);
    for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
        const name = found[1] ?? '';
        const inner = found.index + name.length + 2;
        const end = text.indexOf(`</${name}>`, inner);
        calls.push({ name, args: readParameters(text.slice(inner, end === -1 ? undefined : end)), isCut: end === -1 });
        if (end === -1)
            break;
        starts.lastIndex = end + name.length + 3;
    }
    return calls;
}
function readParameters(text) {
    const args = [];
    const starts = /<([a-z]+(?:_[a-z]+)*)>/g;
    for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
        const name = found[1] ?? '';
        const inner = found.index + name.length + 2;
        const close = `</${name}>`;
        const first = text.indexOf(close, inner);
        const end = contents.has(name) ? text.lastIndexOf(close) : first;
        const value = text.slice(inner, first === -1 ? undefined : end);
        args.push([name, contents.has(name) ? value.replace(/^\n/, '').replace(/\n$/, '') : value.trim()]);
        if (first === -1)
            break;
        starts.lastIndex = end + close.length;
    }
    return Object.fromEntries(args);
}

;// CONCATENATED MODULE: ./src/readers/cline-roo/cline-roo.ts








/** The conversations of Cline, Roo Code and Kilo Code: Anthropic messages, whose calls are XML in the text or `tool_use`, and whose results are text. */
const clineRoo = {
    id: 'cline-roo',
    title: 'Cline, Roo Code and Kilo Code conversations',
    agent: 'cline',
    source: 'https://github.com/cline/cline, src/core/assistant-message and src/core/prompts/responses.ts',
    sign: 'messages with `ts` or `modelInfo`, `<environment_details>` in prompts, or calls as XML in the text',
    place: '`tasks/ID/api_conversation_history.json` in the extension’s storage. `ui_messages.json` beside it tells the same session again.',
    detect: cline_roo_detect,
    open() {
        const open = { calls: null };
        return { read: (record, at) => cline_roo_readRecord(record, at, open) };
    },
};
/** They begin tasks and agents of their own, which are recorded elsewhere. */
const cline_roo_subagentTools = new Set(['use_subagents', 'new_task']);
function cline_roo_detect({ objects }) {
    const messages = objects.flatMap(cline_roo_listMessages);
    return messages.some(isClineMessage) && messages.every((message) => (0,json/* ownString */.Ao)(message, 'role') !== undefined);
}
function cline_roo_listMessages(record) {
    const messages = Object.hasOwn(record, 'role') ? null : (0,values/* ownList */.Jl)(record, 'messages');
    return messages === null ? [record] : messages.map((message) => (0,values/* asObject */.eB)(message) ?? {});
}
function* cline_roo_readRecord(record, at, open) {
    for (const message of cline_roo_listMessages(record))
        yield* cline_roo_readMessage(message, at, open);
}
function* cline_roo_readMessage(message, at, open) {
    const role = (0,json/* ownString */.Ao)(message, 'role');
    const ts = readMilliseconds((0,json/* own */.ZV)(message, 'ts'));
    const told = { at, ts };
    yield* (0,unread_call/* checkBeside */.j1)(message, at);
    if (role === 'assistant')
        yield* cline_roo_readCalls(message, told, open);
    else if (role === 'user')
        yield* cline_roo_readUser(message, told, open);
    else if (role === 'system')
        yield { kind: 'ignored', type: role };
    else if (role === undefined)
        yield badMessage(message, at, 'a record is no message: it has no role');
    else
        yield (0,unread_call/* passUnknown */.et)(message, role, at);
}
function* cline_roo_readCalls(message, told, open) {
    const calls = [];
    open.calls = calls;
    const steps = [...readAssistant({}, message, told)];
    const text = joinText((0,json/* own */.ZV)(message, 'content'));
    const written = readXmlCalls(text).map(({ name, args, isCut }) => {
        return { kind: 'call', ...told, id: '', name, args, lacks: [...cline_roo_listLacks(name), ...(isCut ? ['args_truncated'] : [])] };
    });
    for (const step of [...steps, ...written]) {
        const known = step.kind === 'call' && step.id !== '' ? { ...step, lacks: cline_roo_listLacks(step.name) } : step;
        if (known.kind === 'call')
            calls.push(known);
        yield known;
    }
}
function cline_roo_listLacks(name) {
    return cline_roo_subagentTools.has(name) ? ['subagent_not_recorded'] : [];
}
function* cline_roo_readUser(message, told, open) {
    const content = (0,json/* own */.ZV)(message, 'content');
    // The result whose text the next blocks go on with.
    let result = null;
    for (const block of Array.isArray(content) ? content : [{ type: 'text', text: content }]) {
        const found = cline_roo_readBlock(block);
        if (found.is === 'text' && result !== null) {
            result.texts.push(found.text);
            continue;
        }
        if (result !== null)
            yield* tellResult(result, told);
        result = found.is === 'result' ? { ...found, call: takeCall(found, open), texts: [found.text] } : null;
        if (result !== null && result.call === undefined && open.calls !== null)
            yield (0,unread_call/* unreadCall */.uv)(told.at, `a result of the tool ${JSON.stringify(found.is === 'result' ? found.tool : '')} stands here, and its call was not read`);
        if (found.is === 'prompt' || found.is === 'text')
            yield { kind: 'prompt', ...told, text: found.text };
        else if (found.is === 'details' && found.cwd !== undefined)
            yield { kind: 'session', patch: { root: found.cwd, cwd: found.cwd } };
        else if (found.is === 'notice')
            yield { kind: 'ignored', type: 'notice' };
        else if (found.is === 'other')
            yield (0,unread_call/* passUnknown */.et)(block, `block/${found.type}`, told.at);
    }
    if (result !== null)
        yield* tellResult(result, told);
}
function cline_roo_readBlock(block) {
    const type = (0,json/* ownString */.Ao)(block, 'type') ?? '';
    if (type === 'text')
        return readUserText((0,json/* ownString */.Ao)(block, 'text') ?? '');
    if (type === 'image')
        return { is: 'image' };
    if (type !== 'tool_result')
        return { is: 'other', type };
    const text = joinText((0,json/* own */.ZV)(block, 'content'));
    return { is: 'result', tool: '', id: (0,json/* ownString */.Ao)(block, 'tool_use_id'), isError: (0,json/* own */.ZV)(block, 'is_error') === true, text };
}
/** Results as text have no id and come in the order of the calls, under the tool's name; MCP tools have another name there. */
function takeCall({ tool, id }, open) {
    const calls = open.calls ?? [];
    const named = calls.findIndex((call) => (id === undefined ? call.name === tool : call.id === id));
    return calls.splice(named === -1 ? 0 : named, 1)[0];
}
function* tellResult({ call, id, isError, texts }, told) {
    const text = texts.filter((part) => part !== '').join('\n');
    const fate = tellFate(call?.name ?? '', text);
    yield { kind: 'result', ...told, callId: id ?? call?.id ?? '', text, ...fate, ...(isError === true && { isError }) };
    const feedback = readFeedback(text);
    if (feedback !== undefined)
        yield { kind: 'prompt', ...told, text: feedback, queued: true };
}

;// CONCATENATED MODULE: ./src/readers/cline-ui.ts




/** What Cline, Roo Code and Kilo Code show: calls without ids and results, some in other words than the model's. */
const clineUi = {
    id: 'cline-ui',
    title: 'What Cline, Roo Code and Kilo Code showed',
    agent: 'cline',
    source: 'https://github.com/cline/cline, src/shared/ExtensionMessage.ts',
    sign: '`ask` or `say` records with `ts`',
    place: '`tasks/ID/ui_messages.json`. Prefer `api_conversation_history.json` beside it.',
    confidence: 'partial',
    detect: cline_ui_detect,
    open() {
        const shown = { partial: null, asked: null, hasPrompt: false };
        return { read: (record, at) => cline_ui_readRecord(record, at, shown), end: () => flushPartial(shown, null) };
    },
};
/** What the records of a call are called. */
const callKinds = new Set(['tool', 'command', 'use_mcp_server', 'browser_action_launch', 'browser_action', 'use_subagents']);
const sideKinds = new Set(`text reasoning api_req_started api_req_finished api_req_retried api_req_failed command_output completion_result followup plan_mode_respond
  resume_task resume_completed_task mistake_limit_reached checkpoint_created mcp_server_response mcp_server_request_started
  browser_action_result error info diff_error deleted_api_reqs task_progress condense subtask_result user_feedback_diff`.split(/\s+/));
function cline_ui_detect({ objects }) {
    return objects.length > 0 && objects.every((object) => typeof (0,json/* own */.ZV)(object, 'ts') === 'number' && readKind(object) !== undefined);
}
function readKind(record) {
    const type = (0,json/* ownString */.Ao)(record, 'type');
    return type === 'ask' || type === 'say' ? (0,json/* ownString */.Ao)(record, type) : undefined;
}
function* cline_ui_readRecord(record, at, shown) {
    yield* flushPartial(shown, record);
    if ((0,json/* own */.ZV)(record, 'partial') === true)
        shown.partial = { record, at };
    else
        yield* readWhole(record, at, shown, false);
}
function* flushPartial(shown, next) {
    const { partial } = shown;
    shown.partial = null;
    if (partial === null)
        return;
    const isRepeated = next !== null && readKind(next) === readKind(partial.record);
    if (isRepeated)
        yield { kind: 'ignored', type: 'partial' };
    else
        yield* readWhole(partial.record, partial.at, shown, true);
}
function* readWhole(record, at, shown, isCut) {
    const kind = readKind(record) ?? '';
    const text = (0,json/* ownString */.Ao)(record, 'text') ?? '';
    const told = { at, ts: readMilliseconds((0,json/* own */.ZV)(record, 'ts')) };
    if (callKinds.has(kind))
        yield* cline_ui_readCall(kind, text, (0,json/* ownString */.Ao)(record, 'type') === 'ask', told, shown, isCut);
    else if (kind === 'user_feedback' || kind === 'task' || (kind === 'text' && !shown.hasPrompt)) {
        shown.hasPrompt = true;
        yield { kind: 'prompt', ...told, text };
    }
    else if (kind === 'text')
        yield { kind: 'message', ...told, text };
    else if (sideKinds.has(kind))
        yield (0,unread_call/* passKnown */.Vv)(record, kind, at);
    else
        yield (0,unread_call/* passUnknown */.et)(record, kind, at);
}
function* cline_ui_readCall(kind, text, isAsk, told, shown, isCut) {
    const key = JSON.stringify([kind, text]);
    if (!isAsk && shown.asked === key) {
        shown.asked = null;
        yield { kind: 'ignored', type: `say/${kind}` };
        return;
    }
    shown.asked = isAsk ? key : null;
    yield { kind: 'call', ...told, id: '', ...nameCall(kind, text), ...(isCut && { lacks: ['args_truncated'] }) };
}
/** A command is a text, to which Cline adds a mark when it has to be asked about; everything else is JSON, of which `tool` is the tool's name. */
function nameCall(kind, text) {
    if (kind === 'command')
        return { name: kind, args: { command: text.replace(/REQ_APP$/, '') } };
    if (kind.startsWith('browser_action') && !text.trimStart().startsWith('{'))
        return { name: kind, args: { url: text } };
    const read = readArguments(text);
    const tool = kind === 'tool' ? (0,json/* ownString */.Ao)(read.args, 'tool') : undefined;
    if (tool === undefined || read.args === null)
        return { name: kind, ...read };
    const { tool: _, ...args } = read.args;
    return { name: tool, args };
}

;// CONCATENATED MODULE: ./src/transcript/responses.ts
/** Calls without a result that are remembered: beyond them the turn counts as begun anew. */
const rememberedCalls = 10_000;
/**
 * Numbers the responses of a model in formats that record what one holds piece by piece and give it no id: whatever the model does belongs to one
 * response until all its calls are answered, or somebody speaks.
 */
class Responses {
    #number = 0;
    #isOver = true;
    #open = new Set();
    /** The model does something: the id of the response that it belongs to, and whether it begins with it. */
    speak() {
        const isNew = this.#isOver && this.#open.size === 0;
        if (isNew)
            this.#number += 1;
        this.#isOver = false;
        return { id: `response-${this.#number}`, isNew };
    }
    /** Whether a call waits for its result. */
    get isWaiting() {
        return this.#open.size > 0;
    }
    /** A call that a result is recorded of. */
    call(id) {
        if (this.#open.size === rememberedCalls)
            this.#open.clear();
        this.#open.add(id);
    }
    answer(id) {
        this.#open.delete(id);
        this.#isOver = true;
    }
    /** A prompt, or the end of a turn: nothing that is open will be answered. */
    endTurn() {
        this.#open.clear();
        this.#isOver = true;
    }
}

;// CONCATENATED MODULE: ./src/readers/codex-exec-json.ts





/** Items that are no calls. `todo_list` is the plan as it stands, whichever call changed it. */
const sideItems = new Set(['error', 'reasoning', 'todo_list']);
/** Events of `codex exec --json`. They tell a command as it was started, in its shell, and nothing of a call that a hook stopped. */
const codexExecJson = {
    id: 'codex-exec-json',
    title: 'Events of `codex exec --json`',
    agent: 'codex',
    source: 'https://github.com/openai/codex (codex-rs/exec, exec_events.rs)',
    sign: '`thread.started`, `turn.*` or `item.*` with an `item`',
    place: 'What `codex exec --json` prints. The prompt, the folder and what an edit wrote are not in it: a rollout tells more.',
    confidence: 'partial',
    detect: codex_exec_json_detect,
    open() {
        const run = new ExecRun();
        return { read: (record, at) => run.read(record, at), end: () => run.end() };
    },
};
function codex_exec_json_detect({ objects }) {
    return objects.some(isEvent);
}
function isEvent(object) {
    const type = (0,json/* ownString */.Ao)(object, 'type') ?? '';
    if (type === 'thread.started')
        return (0,json/* ownString */.Ao)(object, 'thread_id') !== undefined;
    if (/^item\.(?:started|updated|completed)$/.test(type))
        return (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(object, 'item'), 'id') !== undefined;
    return type === 'turn.completed' ? (0,values/* ownObject */.AV)(object, 'usage') !== null : type === 'turn.started' && Object.keys(object).length === 1;
}
/** What the events of one file have told so far. */
class ExecRun {
    #responses = new Responses();
    /** Items that were told as a call, by their id in the run. */
    #told = new Set();
    #run = 0;
    #isBegun = false;
    /** Where a run, or a turn of it, was begun that has no end yet. */
    #openTurn = null;
    *read(record, at) {
        const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
        const item = (0,values/* ownObject */.AV)(record, 'item');
        if (type !== 'thread.started' && !this.#isBegun)
            yield this.#missPrompt(at);
        if (type === 'thread.started')
            yield* this.#begin(record, at);
        else if (type.startsWith('item.') && item !== null)
            yield* this.#readItem(item, type === 'item.completed', at);
        else if (type === 'turn.started') {
            this.#openTurn = at;
            yield { kind: 'ignored', type };
        }
        else if (type === 'turn.completed' || type === 'turn.failed')
            yield this.#endTurn(record, type, at);
        else if (type === 'error')
            yield codex_exec_json_tellError((0,json/* ownString */.Ao)(record, 'message'), at);
        else
            yield (0,unread_call/* passUnknown */.et)(record, type, at);
    }
    *end() {
        if (this.#openTurn !== null)
            yield { kind: 'lack', at: this.#openTurn, lack: 'file_cut', detail: 'what begins here has no end: the record breaks off' };
    }
    *#begin(record, at) {
        yield* this.end();
        this.#openTurn = at;
        this.#run += 1;
        this.#told = new Set();
        this.#responses.endTurn();
        yield { kind: 'session', patch: { id: (0,json/* ownString */.Ao)(record, 'thread_id') } };
        yield this.#missPrompt(at);
    }
    /** Of a run whose beginning is lost, too. */
    #missPrompt(at) {
        this.#isBegun = true;
        return { kind: 'lack', at, lack: 'prompt_missing', detail: 'the prompts of the run are not recorded in this format' };
    }
    #endTurn(record, type, at) {
        this.#openTurn = null;
        this.#responses.endTurn();
        if (type === 'turn.failed')
            return codex_exec_json_tellError((0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(record, 'error'), 'message'), at);
        return { kind: 'moment', moment: 'stop', facts: { reason: 'done' }, synthetic: false, at };
    }
    *#readItem(item, isCompleted, at) {
        this.#openTurn ??= at;
        const type = (0,json/* ownString */.Ao)(item, 'type') ?? '';
        const read = codex_exec_json_readCall[type];
        if (read !== undefined)
            yield* this.#readCall(item, read(item), isCompleted, at);
        else if (type === 'agent_message') {
            const { id } = this.#responses.speak();
            yield { kind: 'message', at, id, text: (0,json/* ownString */.Ao)(item, 'text') ?? '' };
        }
        else
            yield (sideItems.has(type) ? unread_call/* passKnown */.Vv : unread_call/* passUnknown */.et)(item, `item/${type}`, at);
    }
    /** A call is told when it is first seen: of an edit, that may be its end. */
    *#readCall(item, call, isCompleted, at) {
        if (call === null) {
            yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call has no name');
            return;
        }
        const own = (0,json/* ownString */.Ao)(item, 'id') ?? '';
        // Each run of a thread numbers its items anew.
        const id = this.#run < 2 ? own : `${own}#${this.#run}`;
        if (!this.#told.has(own)) {
            const { id: message, isNew } = this.#responses.speak();
            if (isNew)
                yield { kind: 'message', at, id: message };
            this.#told.add(own);
            this.#responses.call(id);
            yield { kind: 'call', at, id, ...call };
        }
        else if (!isCompleted)
            yield { kind: 'ignored', type: `item/${(0,json/* ownString */.Ao)(item, 'type')}` };
        if (!isCompleted)
            return;
        this.#responses.answer(id);
        yield { kind: 'result', at, callId: id, ...codex_exec_json_readResult(item) };
    }
}
const codex_exec_json_readCall = {
    command_execution: (item) => ({ name: 'command_execution', args: pick(item, 'command') }),
    file_change: (item) => ({ name: 'file_change', args: pick(item, 'changes'), lacks: ['edit_without_content'] }),
    web_search: (item) => ({ name: 'web_search', args: pick(item, 'query', 'action') }),
    mcp_tool_call(item) {
        const [server, tool] = [(0,json/* ownString */.Ao)(item, 'server'), (0,json/* ownString */.Ao)(item, 'tool')];
        if (server === undefined || tool === undefined)
            return null;
        return { name: `mcp__${server}__${tool}`, ...readArguments((0,json/* own */.ZV)(item, 'arguments') ?? {}) };
    },
    collab_tool_call(item) {
        const name = (0,json/* ownString */.Ao)(item, 'tool');
        if (name === undefined)
            return null;
        return { name, args: pick(item, 'prompt'), ...(name === 'spawn_agent' && { lacks: ['subagent_not_recorded'] }) };
    },
};
function pick(item, ...keys) {
    return Object.fromEntries(keys.filter((key) => ((0,json/* own */.ZV)(item, key) ?? null) !== null).map((key) => [key, (0,json/* own */.ZV)(item, key)]));
}
function codex_exec_json_readResult(item) {
    const status = (0,json/* ownString */.Ao)(item, 'status');
    const error = (0,json/* own */.ZV)(item, 'error') ?? null;
    const result = (0,json/* own */.ZV)(item, 'result') ?? null;
    const text = (0,json/* ownString */.Ao)(item, 'aggregated_output') ?? (0,json/* ownString */.Ao)(error, 'message') ?? (result === null ? '' : (0,values/* writeJson */.GF)(result));
    const structured = result === null ? {} : { structured: result };
    if (status === 'declined')
        return { text, isError: true, recorded: 'denied', recordedBy: 'user' };
    const code = (0,json/* own */.ZV)(item, 'exit_code');
    if (typeof code === 'number')
        return { text, isError: code !== 0, ...structured };
    if (status === 'failed' || error !== null)
        return { text, isError: true, ...structured };
    return { text, isError: status === 'completed' ? false : null, ...structured };
}
function codex_exec_json_tellError(message, at) {
    return { kind: 'moment', moment: 'error', facts: { message: message ?? '' }, synthetic: false, at };
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/calls.ts



/** Kinds of calls without a name of their own, and the key that holds their arguments. */
const nameless = { local_shell_call: 'action', tool_search_call: 'arguments', web_search_call: 'action' };
/** The types of items that are calls. */
const callTypes = new Set(['function_call', 'custom_tool_call', 'image_generation_call', ...Object.keys(nameless)]);
/** The item as a call; null when it has no name. */
function readItemCall(item) {
    const type = (0,json/* ownString */.Ao)(item, 'type') ?? '';
    const id = (0,json/* ownString */.Ao)(item, 'call_id') ?? (0,json/* ownString */.Ao)(item, 'id') ?? '';
    const key = nameless[type];
    if (key !== undefined)
        return { id, name: type.replace(/_call$/, ''), ...readArguments((0,json/* own */.ZV)(item, key)) };
    if (type === 'image_generation_call')
        return { id, name: 'image_generation', args: calls_pick(item, 'revised_prompt') };
    const name = (0,json/* ownString */.Ao)(item, 'name');
    if (name === undefined)
        return null;
    // A patch, or a program: a text by design.
    if (type === 'custom_tool_call')
        return { id, name: nameTool((0,json/* ownString */.Ao)(item, 'namespace'), name), args: calls_pick(item, 'input') };
    return { id, name: nameTool((0,json/* ownString */.Ao)(item, 'namespace'), name), ...readArguments((0,json/* own */.ZV)(item, 'arguments')) };
}
/** A call in code mode: a program of the model's that calls the tools itself. */
function isProgram({ name, args }) {
    return name === 'exec' ? (0,json/* ownString */.Ao)(args, 'input') !== undefined : name === 'functions.exec';
}
/** As Codex names an MCP server's tool to its hooks: the namespace and the name are two keys of the record. */
function nameMcpTool(server, tool) {
    return `mcp__${server.replace(/^mcp__/, '').replace(/_+$/, '')}__${tool.replace(/^_+/, '')}`;
}
/** The tool of a call, told apart from Codex's own when it is a client's: such a tool has a namespace, and may have any name in it. */
function qualifyTool(item, { name }) {
    const namespace = (0,json/* ownString */.Ao)(item, 'namespace') ?? '';
    return /^(?:mcp__.*|multi_agent\w*|functions)?$/s.test(namespace) ? name : `${namespace}.${name}`;
}
function nameTool(namespace, name) {
    return namespace?.startsWith('mcp__') ? nameMcpTool(namespace, name) : name;
}
/** A call that only an event tells of, with the name that the model's own call of the tool would have. Null for all other events. */
function readEventCall(event) {
    const make = eventCalls[(0,json/* ownString */.Ao)(event, 'type') ?? ''];
    const call = make?.(event) ?? null;
    const id = (0,json/* ownString */.Ao)(event, 'call_id') ?? (0,json/* ownString */.Ao)(event, 'callId') ?? (0,json/* ownString */.Ao)(event, 'id');
    return call === null || id === undefined ? null : { id, ...call };
}
const makeCommand = (event) => ({ name: 'shell', args: calls_pick(event, 'command', 'cwd') });
const makePatch = (event) => ({ name: 'apply_patch', args: calls_pick(event, 'changes') });
const makeDynamic = (event) => named((0,json/* ownString */.Ao)(event, 'tool'), (0,json/* own */.ZV)(event, 'arguments'));
const makeImageView = (event) => ({ name: 'view_image', args: calls_pick(event, 'path') });
const makeCollab = (tool) => (event) => ({ name: (0,json/* ownString */.Ao)(event, 'tool') ?? tool, args: calls_pick(event, 'prompt') });
const makeMcp = (event) => {
    const invocation = (0,values/* ownObject */.AV)(event, 'invocation') ?? event;
    const [server, tool] = [(0,json/* ownString */.Ao)(invocation, 'server'), (0,json/* ownString */.Ao)(invocation, 'tool')];
    return server === undefined || tool === undefined ? null : named(nameMcpTool(server, tool), (0,json/* own */.ZV)(invocation, 'arguments') ?? {});
};
/** Events, and completed items, that tell of a call. Searches and images are not here: their own items are always recorded, under other ids. */
const eventCalls = {
    exec_command_end: makeCommand,
    CommandExecution: makeCommand,
    patch_apply_end: makePatch,
    FileChange: makePatch,
    mcp_tool_call_end: makeMcp,
    McpToolCall: makeMcp,
    dynamic_tool_call_request: makeDynamic,
    dynamic_tool_call_response: makeDynamic,
    DynamicToolCall: makeDynamic,
    view_image_tool_call: makeImageView,
    ImageView: makeImageView,
    CollabAgentToolCall: makeCollab('spawn_agent'),
    collab_agent_spawn_end: makeCollab('spawn_agent'),
    collab_agent_interaction_end: makeCollab('send_input'),
    collab_waiting_end: makeCollab('wait_agent'),
    collab_close_end: makeCollab('close_agent'),
};
function named(name, args) {
    return name === undefined ? null : { name, ...readArguments(args) };
}
function calls_pick(object, ...keys) {
    return Object.fromEntries(keys.filter((key) => isPresent((0,json/* own */.ZV)(object, key))).map((key) => [key, (0,json/* own */.ZV)(object, key)]));
}
function isPresent(value) {
    return value !== undefined && value !== null;
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/output.ts




/** Tools whose output begins with a header, or that Codex words itself: nothing that they run can print a refusal. */
const output_wordedTools = new Set(`apply_patch close_agent exec_command followup_task interrupt_agent list_agents local_shell request_user_input resume_agent send_input
  send_message shell shell_command container.exec spawn_agent tool_search update_plan view_image wait_agent write_stdin`.split(/\s+/));
/** Of a shell: why a command did not begin, or did not get to its end. What it printed would stand behind a header. */
const shells = new Set(['exec_command', 'shell', 'shell_command', 'container.exec', 'local_shell', 'write_stdin']);
const failure = /^(?:execution error: |failed in sandbox |exec_command failed for |write_stdin failed: )/;
/** Lines before what a tool printed. */
const output_header = /^(?:Command: [\s\S]*?\n(?=Chunk ID: ))?(?:(?:Chunk ID|Wall time|Process exited with code|Process running with session ID|Original token count|Exit code|Total output lines)\b[^\n]*\n)+Output:(?:\n|$)/;
const exitCode = /^(?:Process exited with code|Exit code:) (-?\d+)$/m;
/** The command itself, which may hold lines like those of a header. */
const commandLine = /^Command: [\s\S]*?\n(?=Chunk ID: )/;
const stillRuns = /^Process running with session ID /m;
/** The first that fits. A call that was broken off may have done its work. */
const output_refusals = [
    { pattern: /^(?:Command|Tool call) blocked by PreToolUse hook: /, recorded: 'denied', by: 'hook' },
    { pattern: /^[^\n]*rejected by user approval settings/, recorded: 'denied', by: 'rule' },
    { pattern: /^(?:exec command|patch) rejected by user\b/, recorded: 'denied', by: 'user' },
    { pattern: /^exec_command failed for [\s\S]*\bRejected\(\\*"+rejected by user/, recorded: 'denied', by: 'user' },
    { pattern: /^exec_command failed for [\s\S]*\bRejected\(/, recorded: 'denied', by: 'rule' },
    {
        pattern: /^[^\n]*(?:rejected: blocked by policy|approval required by policy, but AskForApproval is set to Never)/,
        recorded: 'denied',
        by: 'rule',
    },
    { pattern: /^aborted by user\b/, recorded: 'unknown', by: 'user' },
    { pattern: /^failed to parse function arguments: /, recorded: 'not-run', by: 'host' },
    { pattern: /^unsupported (?:custom tool )?call: /, recorded: 'not-run', by: 'host' },
    { pattern: /^apply_patch verification failed: /, recorded: 'not-run', by: 'host' },
];
/** What a result item's `output` tells: a text, or a list of parts. What an event told of the same call is better evidence. */
function readOutput(output, call, witness) {
    const text = typeof output === 'string' ? output : joinText(Array.isArray(output) ? output : [output]);
    const printed = output_readPrinted(text);
    const structured = witness?.structured === undefined ? {} : { structured: witness.structured };
    const isFailure = printed === null && shells.has(call.name) && failure.test(text);
    const isError = witness?.isError ?? printed?.isError ?? (isFailure ? true : null);
    if (witness?.isDeclined === true && printed?.isError !== false)
        return { text, isError: true, recorded: 'denied', recordedBy: 'user', ...structured };
    if (printed !== null)
        return { text: printed.text, isError, ...structured };
    const refusal = output_refusals.find(({ pattern }) => pattern.test(text));
    if (refusal === undefined || witness?.isError === false)
        return { text, isError, ...structured };
    if (witness !== undefined)
        return { text, isError: true, ...structured };
    return { text, isError: true, recorded: isBelieved(text, call) ? refusal.recorded : 'unknown', recordedBy: refusal.by };
}
function isBelieved(text, { name, isUnwitnessed }) {
    return output_wordedTools.has(name) || isUnwitnessed || (text === `unsupported call: ${name}` && !name.includes('__'));
}
/** What a tool printed, without what Codex puts around it; null when there is nothing around it. */
function output_readPrinted(text) {
    const wrapped = text.startsWith('{') ? (0,values/* asObject */.eB)((0,damage/* parseJson */.qF)(text)) : null;
    const code = (0,json/* own */.ZV)((0,values/* ownObject */.AV)(wrapped, 'metadata'), 'exit_code');
    const inner = (0,json/* ownString */.Ao)(wrapped, 'output');
    if (inner !== undefined && typeof code === 'number')
        return { text: inner, isError: code !== 0 };
    const printed = readHeader(text);
    // A patch within a command line has a header of its own behind the command's, which then tells no exit code.
    return printed?.isError === null ? (readHeader(printed.text) ?? printed) : printed;
}
function readHeader(text) {
    const head = output_header.exec(text)?.[0];
    if (head === undefined)
        return null;
    const told = head.replace(commandLine, '');
    const code = exitCode.exec(told)?.[1];
    const isError = code === undefined ? (stillRuns.test(told) ? false : null) : code !== '0';
    return { text: text.slice(head.length), isError };
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/prompts.ts


// Codex puts texts of its own into messages of the role `user`. Since about 0.150 each part says where it comes from; before, only its beginning does.
/** How parts begin that Codex wrote itself (openai/codex, codex-rs/core, the markers of contextual user fragments). */
const injected = /^(?:# AGENTS\.md instructions|<(?:environment_context|user_instructions|turn_aborted|skill|skills_instructions|permissions instructions|subagent_notification|user_shell_command|hook_prompt|user_action|collaboration_mode|multi_agent_mode|apps_instructions|plugins_instructions|personality_spec|model_switch|realtime_conversation|context_window_guidance|image|system-reminder)\b|<\/image>)/;
/** What an editor puts ahead of what was typed in it, and the line that ends it (USER_MESSAGE_BEGIN in codex-rs/protocol). */
const wrapper = /^\s*# (?:Context from my IDE setup|Files mentioned by the user):/;
const request = /^## My request for Codex:[ \t]*$/m;
/** What versions of 2025 said of a `user_message` that Codex wrote itself (codex-rs/protocol, InputMessageKind). */
const injectedKinds = new Set(['environment_context', 'user_instructions']);
/** Prompts told once of which a second record may follow. */
const rememberedPrompts = 100;
/** What a person sent, of a message of the role `user`; null when there is nothing of that. */
function readTypedItem(item) {
    const parts = (0,values/* ownList */.Jl)(item, 'content') ?? [];
    const origins = (0,values/* ownList */.Jl)((0,values/* ownObject */.AV)(item, 'internal_chat_message_metadata_passthrough'), 'content_item_metadata') ?? [];
    const typed = parts.flatMap((part, index) => {
        const text = (0,json/* ownString */.Ao)(part, 'text');
        const origin = (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(origins[index], 'provenance'), 'type');
        const isOwn = origin === undefined ? injected.test((text ?? '').trimStart()) : origin !== 'user';
        return text === undefined || isOwn ? [] : [text];
    });
    return unwrap(typed.join(''));
}
/** What a person sent, of an event that holds nothing else: `user_message`, or the completed item `UserMessage`. */
function readTypedEvent(payload) {
    if (injectedKinds.has((0,json/* ownString */.Ao)(payload, 'kind') ?? ''))
        return null;
    const texts = ((0,values/* ownList */.Jl)(payload, 'content') ?? []).map((part) => (0,json/* ownString */.Ao)(part, 'text') ?? '');
    return unwrap((0,json/* ownString */.Ao)(payload, 'message') ?? texts.join(''));
}
function unwrap(text) {
    const mark = wrapper.test(text) ? request.exec(text) : null;
    const typed = mark === null ? text : text.slice(mark.index + mark[0].length).trim();
    return typed.trim() === '' ? null : typed;
}
/** Each prompt may be recorded twice, as what the model got and as what the person sent, in either order. */
class PromptPairs {
    /** By text: how many more of the first kind came than of the second. */
    #balance = new Map();
    /** Whether the record is the first that tells of the prompt. */
    isFirst(text, from) {
        const key = text.replace(/\s+/g, '');
        const step = from === 'item' ? 1 : -1;
        const before = this.#balance.get(key) ?? 0;
        if (before + step === 0)
            this.#balance.delete(key);
        else if (this.#balance.size < rememberedPrompts || before !== 0)
            this.#balance.set(key, before + step);
        return before * step >= 0;
    }
    /** The model answers: no second record follows. */
    forget() {
        this.#balance.clear();
    }
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/items.ts








/** Items without meaning for a gate. */
const items_sideTypes = new Set([
    'agent_message',
    'compaction',
    'compaction_summary',
    'compaction_trigger',
    'context_compaction',
    'ghost_snapshot',
]);
/** Calls that the model's provider runs: no item tells of a result. */
const answered = new Set(['web_search_call', 'image_generation_call']);
/** What an item of the conversation tells. */
function* readItem(item, told, ordinal, state) {
    const type = (0,json/* ownString */.Ao)(item, 'type') ?? (Object.hasOwn(item, 'role') ? 'message' : '');
    if (callTypes.has(type))
        yield* items_readCall(item, type, told, ordinal, state);
    else if (type.endsWith('_output'))
        yield* items_readResult(item, told, state);
    else if (type === 'message')
        yield* items_readMessage(item, told, ordinal, state);
    else if (type === 'reasoning') {
        yield* speak(told, undefined, state);
        yield { kind: 'ignored', type };
    }
    else
        yield items_sideTypes.has(type) ? (0,unread_call/* passKnown */.Vv)(item, type, told.at) : (0,unread_call/* passUnknown */.et)(item, `item/${type}`, told.at);
}
/** A prompt, unless another record told of it. */
function* tellPrompt(text, from, told, { id, ordinal }, state) {
    if (text === null || !state.prompts.isFirst(text, from))
        return;
    const queued = state.responses.isWaiting;
    if (!queued)
        state.responses.endTurn();
    yield { kind: 'prompt', ...told, uuid: state.identifyPrompt(id, ordinal), text, ...(queued && { queued }) };
}
function* items_readMessage(item, told, ordinal, state) {
    const role = (0,json/* ownString */.Ao)(item, 'role') ?? '';
    if (role === 'assistant')
        yield* speak(told, joinText((0,json/* own */.ZV)(item, 'content')), state);
    else if (role === 'user') {
        const text = readTypedItem(item);
        if (text === null)
            yield (0,unread_call/* passKnown */.Vv)(item, 'message/injected', told.at);
        else
            yield* tellPrompt(text, 'item', told, { id: (0,json/* ownString */.Ao)(item, 'id'), ordinal }, state);
    }
    else
        yield (0,unread_call/* passKnown */.Vv)(item, `message/${role}`, told.at);
}
/** The model's response, which comes in several items. */
function* speak(told, text, state) {
    const { id, isNew } = state.responses.speak();
    state.prompts.forget();
    if (isNew || text !== undefined)
        yield { kind: 'message', ...told, id, ...(text !== undefined && { text }) };
}
function* items_readCall(item, type, told, ordinal, state) {
    yield* speak(told, undefined, state);
    const call = readItemCall(item);
    if (call === null) {
        yield (0,unread_call/* unreadCall */.uv)(told.at, `a tool call of the type ${type} has no name`);
        return;
    }
    const uuid = state.identifyCall(call, ordinal);
    state.open({ id: call.id, name: qualifyTool(item, call) }, !answered.has(type));
    yield { kind: 'call', ...told, uuid, ...call, ...tellBlackedOut([call.args, call.raw]) };
    const status = answered.has(type) ? (0,json/* ownString */.Ao)(item, 'status') : undefined;
    if (status === 'completed' || status === 'failed')
        yield { kind: 'fate', at: told.at, thread: told.thread, callId: call.id, recorded: status === 'failed' ? 'failed' : 'ran', final: true };
}
function* items_readResult(item, told, state) {
    const callId = (0,json/* ownString */.Ao)(item, 'call_id') ?? '';
    const { call, witness } = state.close(callId);
    const outcome = readOutput((0,json/* own */.ZV)(item, 'output') ?? (0,json/* own */.ZV)(item, 'tools') ?? '', call, witness);
    yield { kind: 'result', ...told, callId, ...outcome };
    const agent = call.name === 'spawn_agent' ? (0,json/* ownString */.Ao)((0,damage/* parseJson */.qF)(outcome.text), 'agent_id') : undefined;
    if (agent !== undefined)
        yield { kind: 'subagent', at: told.at, thread: agent, run: agent, calls: null };
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/witness.ts


/** What an event, or a completed item, tells of what became of its call. */
function readWitness(event) {
    const status = (0,json/* ownString */.Ao)(event, 'status');
    const result = witness_readResult(event);
    const changes = (0,values/* ownObject */.AV)(event, 'changes');
    const structured = result ?? (changes === null ? undefined : { changes });
    return { isError: witness_readError(event, status, result), isDeclined: status === 'declined', ...(structured !== undefined && { structured }) };
}
/** What the call put out, as far as the event tells. */
function readEventText(event) {
    const texts = ['aggregated_output', 'stdout', 'error'].map((key) => (0,json/* ownString */.Ao)(event, key));
    return texts.find((text) => text !== undefined && text !== '') ?? '';
}
/** An MCP server's answer: `{Ok}` or `{Err}` in events, the answer itself in items. */
function witness_readResult(event) {
    const result = (0,values/* ownObject */.AV)(event, 'result');
    return (0,values/* asObject */.eB)((0,json/* own */.ZV)(result, 'Ok')) ?? (result !== null && !Object.hasOwn(result, 'Err') ? result : undefined);
}
function witness_readError(event, status, result) {
    const code = (0,json/* own */.ZV)(event, 'exit_code');
    if (typeof code === 'number')
        return code !== 0;
    const success = (0,json/* own */.ZV)(event, 'success');
    if (typeof success === 'boolean')
        return !success;
    if (Object.hasOwn(Object((0,json/* own */.ZV)(event, 'result')), 'Err') || (0,json/* own */.ZV)(result, 'isError') === true)
        return true;
    if (status === 'failed' || status === 'declined')
        return true;
    return status === 'completed' || result !== undefined ? false : null;
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/events.ts








/** Events that repeat what items tell, or have no meaning for a gate. */
const events_sideTypes = new Set(`agent_message agent_reasoning agent_reasoning_raw_content background_event context_compacted deprecation_notice entered_review_mode
  exited_review_mode image_generation_end item_started mcp_startup_complete plan_update stream_error sub_agent_activity
  task_started thread_goal_updated thread_rolled_back thread_settings_applied token_count turn_diff turn.completed turn_started
  undo_completed warning web_search_begin web_search_end`.split(/\s+/));
/** Completed items that repeat others, or have no meaning for a gate. */
const events_sideItems = new Set('AgentMessage ContextCompaction EnteredReviewMode ExitedReviewMode Extension HookPrompt ImageGeneration Plan Reasoning WebSearch'.split(' '));
/** The author of an `exec_command_end` that the model did not ask for: a person typed the command after `!`. */
const typedByUser = 'user_shell';
/** What an event tells: of a call that an item told of, of a call of its own, of a prompt, or of the turn. */
function* readEvent(event, told, ordinal, state) {
    const item = (0,json/* ownString */.Ao)(event, 'type') === 'item_completed' ? (0,values/* ownObject */.AV)(event, 'item') : null;
    const call = readEventCall(item ?? event);
    if (call === null || (0,json/* ownString */.Ao)(item ?? event, 'source') === typedByUser) {
        for (const step of item === null ? readPlain(event, told, ordinal, state) : readPlainItem(item, told, ordinal, state))
            yield { step, isNested: false };
        return;
    }
    const source = item ?? event;
    if (state.isRetold(call.id, (0,json/* ownString */.Ao)(source, 'type') ?? '')) {
        state.attest(call.id, readWitness(source));
        yield { step: { kind: 'ignored', type: `event/${(0,json/* ownString */.Ao)(source, 'type')}` }, isNested: false };
    }
    else
        for (const step of readOwnCall(source, call, told, ordinal, state))
            yield { step, isNested: step.kind === 'call' };
    for (const step of readSpawned(source, told))
        yield { step, isNested: false };
}
/** A call that no item tells of. The event is its result too, unless it only asks for it. */
function* readOwnCall(event, call, told, ordinal, state) {
    const isAsked = ((0,json/* ownString */.Ao)(event, 'type') ?? '').endsWith('_request');
    const uuid = state.identifyCall(call, ordinal);
    state.open(call, isAsked);
    state.isRetold(call.id, (0,json/* ownString */.Ao)(event, 'type') ?? '');
    yield { kind: 'call', ...told, uuid, ...call, ...tellBlackedOut([call.args, call.raw]) };
    if (isAsked)
        return;
    const { isError, isDeclined, structured } = readWitness(event);
    const refusal = isDeclined ? { recorded: 'denied', recordedBy: 'user' } : {};
    yield { kind: 'result', ...told, callId: call.id, text: readEventText(event), isError, structured, ...refusal };
}
/** The threads of subagents that an event says were started. */
function* readSpawned(event, { at }) {
    if ((0,json/* ownString */.Ao)(event, 'type') !== 'collab_agent_spawn_end' && (0,json/* ownString */.Ao)(event, 'tool') !== 'spawn_agent')
        return;
    const threads = [(0,json/* ownString */.Ao)(event, 'new_thread_id'), ...((0,values/* ownList */.Jl)(event, 'receiver_thread_ids') ?? [])];
    for (const thread of threads)
        if (typeof thread === 'string')
            yield { kind: 'subagent', at, thread, run: thread, calls: null };
}
function* readPlain(event, told, ordinal, state) {
    const type = (0,json/* ownString */.Ao)(event, 'type') ?? '';
    if (type === 'task_started' || type === 'turn_started')
        state.beginTurn(told.at);
    if (type === 'user_message')
        yield* events_readPrompt(event, told, ordinal, state);
    else if (type === 'thread_name_updated')
        yield* readName(event, told);
    else if (type === 'task_complete' || type === 'turn_complete')
        yield events_endTurn('stop', readStop(event), told, state);
    else if (type === 'turn_aborted')
        yield events_endTurn('interrupt', { reason: (0,json/* ownString */.Ao)(event, 'reason') }, told, state);
    else if (type === 'error')
        yield events_endTurn('error', { message: (0,json/* ownString */.Ao)(event, 'message') ?? '' }, told, state);
    else if (type === 'guardian_assessment')
        yield readAssessment(event, told, state);
    else if (type === 'exec_command_end')
        yield { kind: 'ignored', type: `event/${type}/${typedByUser}` };
    else
        yield events_sideTypes.has(type) ? (0,unread_call/* passKnown */.Vv)(event, `event/${type}`, told.at) : (0,unread_call/* passUnknown */.et)(event, `event/${type}`, told.at);
}
/** A model that answers in a person's place when Codex asks for approval. */
function readAssessment(event, { at, thread }, state) {
    const callId = (0,json/* ownString */.Ao)(event, 'target_item_id');
    if ((0,json/* ownString */.Ao)(event, 'status') === 'denied' && callId !== undefined && state.isOpen(callId))
        return { kind: 'fate', at, thread, callId, recorded: 'denied', recordedBy: 'host' };
    return (0,unread_call/* passKnown */.Vv)(event, 'event/guardian_assessment', at);
}
function* readPlainItem(item, told, ordinal, state) {
    const type = (0,json/* ownString */.Ao)(item, 'type') ?? '';
    if (type === 'UserMessage')
        yield* events_readPrompt(item, told, ordinal, state);
    else if (type === 'CommandExecution')
        yield { kind: 'ignored', type: `item/${type}/${typedByUser}` };
    else
        yield events_sideItems.has(type) ? (0,unread_call/* passKnown */.Vv)(item, `item/${type}`, told.at) : (0,unread_call/* passUnknown */.et)(item, `item/${type}`, told.at);
}
function* events_readPrompt(event, told, ordinal, state) {
    yield* tellPrompt(readTypedEvent(event), 'event', told, { id: undefined, ordinal }, state);
    yield { kind: 'ignored', type: `event/${(0,json/* ownString */.Ao)(event, 'type')}` };
}
/** A subagent's file tells nothing about the session. */
function* readName(event, { thread }) {
    if (thread === undefined)
        yield { kind: 'session', patch: { name: (0,json/* ownString */.Ao)(event, 'thread_name') } };
    else
        yield { kind: 'ignored', type: 'event/thread_name_updated' };
}
function readStop(event) {
    const message = (0,json/* ownString */.Ao)(event, 'last_agent_message');
    return { reason: 'done', ...(message !== undefined && { message }) };
}
function events_endTurn(moment, facts, told, state) {
    state.endTurn();
    return { kind: 'moment', moment, facts, synthetic: false, ...told };
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/programs.ts

/** Steps held back behind a program until it is known whether its calls are recorded. */
const heldSteps = 1_000;
/**
 * In code mode the model's call is a program that calls the tools itself. Hooks see each of those calls; a rollout holds them only where the version
 * writes events about them. The program is held back until the first of these, or its own result, comes. Where its calls are recorded it is none
 * itself: it would be judged by what it might have called, beside what it did.
 */
class Programs {
    #program = null;
    #behind = [];
    /** Programs that are no calls, and have results all the same. */
    #told = new Set();
    /** `isNested`: an event alone tells of the call. */
    *pass(step, isNested) {
        if (this.#program !== null && (isNested || this.#isOver(step)))
            yield* this.#release(isNested);
        if (step.kind === 'result' && this.#told.delete(step.callId))
            yield { kind: 'ignored', type: 'exec' };
        else if (this.#program !== null)
            this.#behind.push(step);
        else if (step.kind === 'call' && isProgram(step))
            this.#program = step;
        else
            yield step;
    }
    /** No further record comes. */
    *end() {
        yield* this.#release(false);
    }
    #isOver(step) {
        if (step.kind === 'call')
            return isProgram(step);
        if (step.kind === 'result')
            return step.callId === this.#program?.id;
        return step.kind === 'prompt' || step.kind === 'session' || this.#behind.length === heldSteps;
    }
    *#release(isRecorded) {
        if (this.#program === null)
            return;
        if (isRecorded)
            this.#told.add(this.#program.id);
        yield isRecorded ? { kind: 'ignored', type: 'exec' } : { ...this.#program, lacks: [...(this.#program.lacks ?? []), 'code_mode_nested'] };
        yield* this.#behind;
        this.#program = null;
        this.#behind.length = 0;
    }
}

;// CONCATENATED MODULE: ./src/transcript/bounded-map.ts
/** Values by key, of which only the newest `limit` are kept: what a reader remembers of a file must not grow with it. */
class BoundedMap {
    #limit;
    #values = new Map();
    constructor(limit) {
        this.#limit = limit;
    }
    get(key) {
        return this.#values.get(key);
    }
    /** Keeps the value under the key; a key set again counts as new. */
    set(key, value) {
        this.#values.delete(key);
        this.#values.set(key, value);
        if (this.#values.size > this.#limit)
            this.#values.delete(this.#oldest());
    }
    /** The value, which is forgotten. */
    take(key) {
        const value = this.#values.get(key);
        this.#values.delete(key);
        return value;
    }
    #oldest() {
        for (const key of this.#values.keys())
            return key;
        return '';
    }
}

// EXTERNAL MODULE: ./src/transcript/codex.ts
var codex = __webpack_require__(6221);
;// CONCATENATED MODULE: ./src/readers/codex-rollout/state.ts






/** Calls remembered, to tell the ones of which only an event tells. */
const state_rememberedCalls = 10_000;
/** What one rollout has told so far. */
class Rollout {
    responses = new Responses();
    prompts = new PromptPairs();
    #file;
    #calls = new BoundedMap(state_rememberedCalls);
    /** Calls without a result, by id: their tool, and what an event told. */
    #open = new Map();
    #meta = null;
    /** The thread whose records were copied into this file, as its own first record tells. */
    #copied;
    #prompts = 0;
    /** Where a turn was begun that has no end yet. */
    #openTurn = null;
    #model;
    #turn = {};
    constructor(file) {
        this.#file = file;
    }
    /** The first `session_meta` is the file's own; later ones came with copied records. */
    *learn(meta, at) {
        if (this.#meta !== null) {
            this.#copied = (0,json/* ownString */.Ao)(meta, 'id') ?? this.#copied;
            yield { kind: 'ignored', type: 'session_meta/copied' };
            return;
        }
        this.#meta = meta;
        yield* missBase(meta, at);
        if (this.#file.subagent === undefined)
            yield state_describeSession(meta);
    }
    /** What holds for the records of a turn; a subagent's file tells nothing about the session. */
    *turn(context) {
        const policy = (0,json/* own */.ZV)(context, 'approval_policy');
        const before = this.#turn;
        this.#turn = {
            id: (0,json/* ownString */.Ao)(context, 'turn_id') ?? this.#turn.id,
            cwd: (0,json/* ownString */.Ao)(context, 'cwd') ?? this.#turn.cwd,
            // As Codex tells its hooks (codex-rs/core, hook_runtime.rs).
            permissionMode: policy === undefined ? this.#turn.permissionMode : policy === 'never' ? 'bypassPermissions' : 'default',
        };
        const { cwd, permissionMode } = this.#turn;
        const model = (0,json/* ownString */.Ao)(context, 'model');
        const isNews = cwd !== before.cwd || permissionMode !== before.permissionMode || model !== this.#model;
        this.#model = model ?? this.#model;
        if (isNews && this.#file.subagent === undefined)
            yield { kind: 'session', patch: { cwd, permissionMode, ...(model !== undefined && { model }) } };
    }
    /** A turn begins. */
    beginTurn(at) {
        this.#openTurn = at;
    }
    /** No further record comes. */
    *end() {
        if (this.#openTurn !== null)
            yield { kind: 'lack', at: this.#openTurn, lack: 'file_cut', detail: 'the turn that begins here has no end: the record breaks off' };
    }
    /** Place, thread and context of a record. */
    tell(record, at) {
        const { id, cwd, permissionMode } = this.#turn;
        return {
            ...{ at, thread: this.#file.subagent, ts: (0,json/* ownString */.Ao)(record, 'timestamp'), promptId: id, permissionMode },
            cwd: cwd ?? (0,json/* ownString */.Ao)(this.#meta, 'cwd'),
            branch: (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(this.#meta, 'git'), 'branch'),
        };
    }
    /** By what a copy of the call is known in another file; undefined for one that this file told before. */
    identifyCall({ id }, ordinal) {
        return id === '' || this.#calls.get(id) !== undefined ? undefined : this.#identify(id, ordinal);
    }
    /** By what a copy of the prompt is known: its own id, or in older versions its number, since a copy holds all that came before. */
    identifyPrompt(id, ordinal) {
        this.#prompts += 1;
        return this.#identify(id ?? `prompt ${this.#prompts}`, ordinal);
    }
    /** A call that is recorded now. `hasResult`: a record of its result will follow. */
    open({ id, name }, hasResult) {
        this.#remember(id);
        if (!hasResult)
            return;
        this.#open.set(id, { name });
        this.responses.call(id);
    }
    /**
     * Whether an event is about a call that was told before. Each kind of event tells once of a call, so that one more is about another call under
     * the same id: ids may repeat, or be empty.
     */
    isRetold(id, eventType) {
        return this.#calls.get(id)?.note(eventType) === true;
    }
    /** Whether a call waits for its result. */
    isOpen(id) {
        return this.#open.has(id);
    }
    /** What an event tells of a call that has no result yet. */
    attest(id, witness) {
        const call = this.#open.get(id);
        if (call !== undefined)
            call.witness = witness;
    }
    /** The call that a result belongs to, which is closed with it, and what an event told of it. */
    close(id) {
        const open = this.#open.get(id);
        this.#open.delete(id);
        this.responses.answer(id);
        const name = open?.name ?? '';
        // Since `paginated` an item is written of every MCP call that was executed.
        const isUnwitnessed = open?.witness === undefined && name.startsWith('mcp__') && (0,json/* ownString */.Ao)(this.#meta, 'history_mode') === 'paginated';
        return { call: { name, isUnwitnessed }, witness: open?.witness };
    }
    /** Nothing that is open will be answered. */
    endTurn() {
        this.#openTurn = null;
        this.#open.clear();
        this.responses.endTurn();
    }
    #identify(id, ordinal) {
        const thread = this.#findThread(ordinal);
        return thread === undefined ? undefined : JSON.stringify([thread, id]);
    }
    /** The thread in which a record was first written. A fork begins with a copy of another's, and only newer versions say where it ends. */
    #findThread(ordinal) {
        const meta = this.#meta;
        const start = (0,json/* own */.ZV)(meta, 'subagent_history_start_ordinal');
        const isTold = typeof start === 'number' && typeof ordinal === 'number';
        if (isTold && ordinal >= start)
            return (0,json/* ownString */.Ao)(meta, 'id');
        const parent = isTold ? (0,codex/* readParentThread */.Lj)(meta) : undefined;
        return this.#copied ?? (0,json/* ownString */.Ao)(meta, 'forked_from_id') ?? parent ?? (0,json/* ownString */.Ao)(meta, 'id');
    }
    #remember(id) {
        const known = this.#calls.get(id) ?? new Known();
        known.calls += 1;
        this.#calls.set(id, known);
    }
}
/** The calls of one id, and how many of them each kind of event told of. */
class Known {
    calls = 0;
    #told = new Map();
    /** False when events of the type have told of all the calls. */
    note(eventType) {
        const told = this.#told.get(eventType) ?? 0;
        if (told >= this.calls)
            return false;
        this.#told.set(eventType, told + 1);
        return true;
    }
}
function state_describeSession(meta) {
    const text = (key) => (0,json/* ownString */.Ao)(meta, key);
    const patch = {
        ...{ id: text('id'), agentVersion: text('cli_version'), root: text('cwd'), cwd: text('cwd'), startedAt: text('timestamp') },
        branch: (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(meta, 'git'), 'branch'),
    };
    return { kind: 'session', patch };
}
/** A fork of a paginated history names the file that it begins in, and does not repeat it. */
function* missBase(meta, at) {
    const base = (0,values/* ownObject */.AV)(meta, 'history_base');
    if (base === null)
        return;
    const detail = `it goes on where another session was left (${JSON.stringify((0,json/* ownString */.Ao)(base, 'thread_id') ?? '')}), and that part is not in this file`;
    yield { kind: 'lack', at, lack: 'history_base_missing', detail };
}

;// CONCATENATED MODULE: ./src/readers/codex-rollout/codex-rollout.ts








/** Records whose `type` and `payload` are Codex's. */
const recordTypes = new Set(`compacted event_msg inter_agent_communication inter_agent_communication_metadata response_item session_meta turn_context
  world_state`.split(/\s+/));
/** Items of the first versions, which stood in the file by themselves. */
const itemTypes = new Set(['message', 'reasoning', 'function_call_output', ...callTypes]);
/** Codex's session files. Calls are the items that the model made; events about the same calls say what became of them. */
const codexRollout = {
    id: 'codex-rollout',
    title: 'Codex’s own session files (rollouts)',
    agent: 'codex',
    source: 'https://github.com/openai/codex (codex-rs/protocol: RolloutLine, ResponseItem; codex-rs/rollout)',
    sign: '`session_meta`, `response_item`, `event_msg` or `turn_context` with a `payload`',
    place: '`~/.codex/sessions/YYYY/MM/DD/rollout-*.jsonl`. A subagent has a file of its own; named together with its parent’s, they are read as one session.',
    detect: codex_rollout_detect,
    open(file) {
        const state = new Rollout(file);
        const programs = new Programs();
        return {
            *read(record, at) {
                for (const { step, isNested } of codex_rollout_readRecord(record, at, state))
                    yield* programs.pass(step, isNested);
            },
            *end() {
                yield* programs.end();
                yield* state.end();
            },
        };
    },
};
function codex_rollout_detect({ objects }) {
    return objects.some(isRecord) || objects.some(isLegacyDocument) || (objects.some(isLegacyHead) && objects.every(isLegacy));
}
function isRecord(object) {
    return recordTypes.has((0,json/* ownString */.Ao)(object, 'type') ?? '') && (0,json/* isObject */.Gv)((0,json/* own */.ZV)(object, 'payload'));
}
/** The TypeScript version wrote one document (openai/codex, codex-cli). */
function isLegacyDocument(object) {
    const items = (0,values/* ownList */.Jl)(object, 'items') ?? [];
    return (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(object, 'session'), 'id') !== undefined && items.some((item) => itemTypes.has((0,json/* ownString */.Ao)(item, 'type') ?? ''));
}
/** Until mid-2025 the first record had no type, and the items stood by themselves. */
function isLegacyHead(object) {
    return !Object.hasOwn(object, 'type') && ['id', 'timestamp', 'instructions'].every((key) => Object.hasOwn(object, key));
}
function isLegacy(object) {
    return isLegacyHead(object) || (0,json/* ownString */.Ao)(object, 'record_type') === 'state' || itemTypes.has((0,json/* ownString */.Ao)(object, 'type') ?? '');
}
function* codex_rollout_readRecord(record, at, state) {
    const payload = (0,values/* ownObject */.AV)(record, 'payload');
    if ((0,json/* ownString */.Ao)(record, 'type') === 'event_msg' && payload !== null) {
        yield* readEvent(payload, state.tell(record, at), (0,json/* own */.ZV)(record, 'ordinal'), state);
        return;
    }
    for (const step of readOther(record, payload, at, state))
        yield { step, isNested: false };
}
function* readOther(record, payload, at, state) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = state.tell(record, at);
    if (payload === null)
        yield* readLegacy(record, at, state);
    else if (type === 'session_meta')
        yield* state.learn(payload, at);
    else if (type === 'response_item')
        yield* readItem(payload, told, (0,json/* own */.ZV)(record, 'ordinal'), state);
    else if (type === 'turn_context') {
        yield* state.turn(payload);
        yield { kind: 'ignored', type };
    }
    else if (type === 'compacted') {
        // `replacement_history` repeats items, calls among them.
        yield { kind: 'ignored', type };
        for (const moment of ['pre_compact', 'post_compact'])
            yield { kind: 'moment', moment, facts: {}, synthetic: false, ...told };
    }
    else
        yield recordTypes.has(type) || type === 'token_usage_record' ? (0,unread_call/* passKnown */.Vv)(record, type, at) : (0,unread_call/* passUnknown */.et)(record, type, at);
}
function* readLegacy(record, at, state) {
    const told = state.tell(record, at);
    if (isLegacyDocument(record)) {
        yield* state.learn((0,values/* ownObject */.AV)(record, 'session') ?? {}, at);
        for (const item of (0,values/* ownList */.Jl)(record, 'items') ?? [])
            yield* readItem((0,json/* isObject */.Gv)(item) ? item : {}, told, undefined, state);
    }
    else if (isLegacyHead(record))
        yield* state.learn(record, at);
    else if ((0,json/* ownString */.Ao)(record, 'record_type') === 'state')
        yield (0,unread_call/* passKnown */.Vv)(record, 'state', at);
    else
        yield* readItem(record, told, undefined, state);
}

;// CONCATENATED MODULE: ./src/readers/copilot-agent-log.ts





const chunk = 'chat.completion.chunk';
/** The session log of GitHub's coding agent: pieces of OpenAI's chat API, in which a call stands whole, and once more beside its output. */
const copilotAgentLog = {
    id: 'copilot-agent-log',
    title: 'Session log of GitHub’s coding agent',
    agent: 'copilot',
    source: 'cli/cli, pkg/cmd/agent-task/shared/log.go',
    sign: '`chat.completion.chunk` with a whole call and its output in one piece',
    place: 'What `gh agent-task view --log` reads. It holds no prompt and no folder.',
    confidence: 'partial',
    detect: copilot_agent_log_detect,
    open() {
        const log = { isBegun: false, running: new BoundedMap(1_000) };
        return { read: (record, at) => copilot_agent_log_readRecord(record, at, log) };
    },
};
/** In a stream of OpenAI's own a call comes in fragments, and never with a text. */
function copilot_agent_log_detect({ objects }) {
    return objects.some((object) => listDeltas(object).some((delta) => {
        const { calls, broken } = readChatCalls(delta);
        return copilot_agent_log_readOutput(delta) !== '' && calls.length > 0 && broken === 0 && calls.every(isWhole);
    }));
}
function isWhole({ id, args }) {
    return id !== '' && args !== null;
}
function* copilot_agent_log_readRecord(record, at, log) {
    if (!log.isBegun)
        yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'the log does not hold what the agent was asked' };
    log.isBegun = true;
    if ((0,json/* ownString */.Ao)(record, 'object') !== chunk) {
        yield (0,unread_call/* passUnknown */.et)(record, (0,json/* ownString */.Ao)(record, 'object') ?? '', at);
        return;
    }
    const created = (0,json/* own */.ZV)(record, 'created');
    const ts = typeof created === 'number' && Math.abs(created) < 8.64e12 ? new Date(created * 1000).toISOString() : undefined;
    for (const delta of listDeltas(record))
        yield* readDelta(delta, { at, ts }, log);
}
function listDeltas(record) {
    if ((0,json/* ownString */.Ao)(record, 'object') !== chunk)
        return [];
    return ((0,values/* ownList */.Jl)(record, 'choices') ?? []).map((choice) => (0,values/* ownObject */.AV)(choice, 'delta')).filter((delta) => delta !== null);
}
function* readDelta(delta, told, log) {
    const { calls, broken } = readChatCalls(delta);
    const output = copilot_agent_log_readOutput(delta);
    if (broken > 0)
        yield (0,unread_call/* unreadCall */.uv)(told.at, `${broken} tool calls of this piece have no name`);
    if (calls.length === 0 && broken === 0) {
        if (output === '')
            yield (0,unread_call/* passKnown */.Vv)(delta, chunk, told.at);
        else
            yield { kind: 'message', ...told, text: output };
    }
    for (const call of calls)
        yield* copilot_agent_log_readCall(call, output, told, log);
}
function* copilot_agent_log_readCall(call, output, told, { running }) {
    if (running.take(call.id) === undefined)
        yield { kind: 'call', ...told, ...call };
    if (output === '')
        running.set(call.id, true);
    else
        yield { kind: 'result', ...told, callId: call.id, text: output, isError: null };
}
function copilot_agent_log_readOutput(delta) {
    return (0,json/* ownString */.Ao)(delta, 'content') ?? '';
}

// EXTERNAL MODULE: ./src/transcript/duplicates.ts
var duplicates = __webpack_require__(3646);
;// CONCATENATED MODULE: ./src/readers/copilot-cli-events/open-call.ts

const message = 'assistant.message';
/** What is known of a call that is not finished. */
class OpenCall {
    permission;
    deniedBy;
    #tellers;
    #name;
    #arguments;
    constructor(teller, call) {
        this.#tellers = new Set([teller]);
        this.#name = call.name;
        this.#arguments = digestArguments(call);
    }
    /** Whether no message asked for the call yet: it is recorded behind the call's begin. */
    get awaitsMessage() {
        return ![...this.#tellers].some(open_call_isMessage);
    }
    /**
     * Whether `teller` tells of this call, and not of another one under its id: the ids of local models repeat. One message asks for a call, one
     * event says that it begins, and with nothing else than what was asked for (some files leave arguments out there).
     */
    isRepeatedBy(teller, call) {
        const isSame = call.name === this.#name && [...digestArguments(call)].every(([key, digest]) => this.#arguments.get(key) === digest);
        if (!isSame)
            return false;
        // A message may come in several pieces, under one id.
        if (this.#tellers.has(teller))
            return teller.startsWith(`${message} `);
        if (open_call_isMessage(teller) && !this.awaitsMessage)
            return false;
        this.#tellers.add(teller);
        return true;
    }
}
function open_call_isMessage(teller) {
    return teller.startsWith(message);
}
function digestArguments({ args, raw }) {
    return new Map(args === null ? [['', (0,duplicates/* digestValue */.yD)(raw)]] : Object.entries(args).map(([key, value]) => [key, (0,duplicates/* digestValue */.yD)(value)]));
}

;// CONCATENATED MODULE: ./src/readers/copilot-cli-events/state.ts




/** Calls without a result, hooks without an end, questions without an answer. */
const remembered = 1_000;
/** What one file of Copilot's events has told so far: calls that are not finished, hooks that run, questions that were asked. */
class CopilotSession {
    #file;
    #open = new BoundedMap(remembered);
    #hooks = new BoundedMap(remembered);
    #asked = new BoundedMap(remembered);
    #agentTypes = new BoundedMap(remembered);
    constructor(file) {
        this.#file = file;
    }
    receive(record, at) {
        const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
        const data = (0,values/* ownObject */.AV)(record, 'data') ?? {};
        const thread = this.#file.subagent ?? this.#readThread(record, data);
        const told = { at, thread, ts: (0,json/* ownString */.Ao)(record, 'timestamp'), uuid: (0,json/* ownString */.Ao)(record, 'id') };
        if (type === 'hook.start')
            this.#beginHook(data, told);
        if (type === 'permission.requested')
            this.#ask(data);
        return { type, data, told, record };
    }
    /** What the event says of the session. The printed stream names it only at its end. */
    *learn({ type, data, record }) {
        const place = type === 'session.context_changed' ? data : (0,values/* ownObject */.AV)(data, 'context');
        const cwd = (0,json/* ownString */.Ao)(place, 'cwd');
        const patch = {
            id: (0,json/* ownString */.Ao)(data, 'sessionId') ?? (0,json/* ownString */.Ao)(record, 'sessionId'),
            agentVersion: (0,json/* ownString */.Ao)(data, 'copilotVersion'),
            startedAt: (0,json/* ownString */.Ao)(data, 'startTime'),
            root: cwd,
            cwd,
            branch: (0,json/* ownString */.Ao)(place, 'branch'),
            permissionMode: (0,json/* ownString */.Ao)(data, 'mode'),
        };
        const told = Object.entries(patch).filter(([, value]) => value !== undefined);
        if (told.length > 0)
            yield { kind: 'session', patch: Object.fromEntries(told) };
    }
    /** Whether the call began before a message asked for it. */
    awaitsMessage(callId) {
        return callId !== undefined && this.#open.get(callId)?.awaitsMessage === true;
    }
    /** False when the event only tells again of a call that is not finished: each kind of event tells once of it. */
    begin(call, { type, data }) {
        const known = call.id === '' ? undefined : this.#open.get(call.id);
        const messageId = (0,json/* ownString */.Ao)(data, 'messageId');
        const teller = messageId === undefined ? type : `${type} ${messageId}`;
        if (known?.isRepeatedBy(teller, call) === true)
            return false;
        this.#open.set(call.id, new OpenCall(teller, call));
        return true;
    }
    /** The result of a call. `code`, and `result_type` up to 2025, are Copilot's own words; no tool can set them. */
    finish({ data, told }) {
        const callId = (0,json/* ownString */.Ao)(data, 'toolCallId') ?? '';
        const call = this.#open.take(callId);
        const error = (0,values/* ownObject */.AV)(data, 'error');
        const result = (0,values/* ownObject */.AV)(data, 'result');
        const word = (0,json/* ownString */.Ao)(error, 'code') ?? (0,json/* ownString */.Ao)(result, 'result_type');
        const isDenied = word === 'denied' || word === 'rejected';
        const text = (0,json/* ownString */.Ao)(result, 'content') ??
            (0,json/* ownString */.Ao)(result, 'text_result_for_llm') ??
            (0,json/* ownString */.Ao)(error, 'message') ??
            (0,values/* writeJson */.GF)((0,json/* own */.ZV)(result, 'content'));
        return {
            kind: 'result',
            ...told,
            callId,
            text,
            isError: (0,json/* own */.ZV)(data, 'success') === false || isDenied || word === 'failure' || error !== null,
            ...(isDenied && { recorded: 'denied', recordedBy: call?.deniedBy ?? nameDenier(word, (0,json/* ownString */.Ao)(error, 'message') ?? text) }),
            ...(call?.permission !== undefined && { permission: call.permission }),
        };
    }
    /** The answer to the question whether a call may run. */
    *settle({ data, told }) {
        const callId = (0,json/* ownString */.Ao)(data, 'toolCallId') ?? this.#asked.take((0,json/* ownString */.Ao)(data, 'requestId') ?? '');
        const kind = (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(data, 'result'), 'kind') ?? '';
        const source = (0,json/* ownString */.Ao)(data, 'decisionSource');
        const call = callId === undefined ? undefined : this.#open.get(callId);
        if (call !== undefined)
            call.permission = state_readDecision(kind, source);
        if (!kind.startsWith('denied') || callId === undefined) {
            yield { kind: 'ignored', type: 'permission.completed' };
            return;
        }
        const by = readDenier(kind, source);
        if (call !== undefined)
            call.deniedBy = by;
        yield { kind: 'fate', at: told.at, thread: told.thread, callId, recorded: 'denied', recordedBy: by };
    }
    /** A run of the hooks of one event. */
    endHook({ data, told }) {
        const event = (0,json/* ownString */.Ao)(data, 'hookType') ?? '';
        const begun = this.#hooks.take((0,json/* ownString */.Ao)(data, 'hookInvocationId') ?? '');
        const output = (0,json/* own */.ZV)(data, 'output');
        const isBlocked = tellsBlock(output);
        const callId = begun?.callId ?? (isBlocked ? Object.keys((0,values/* asObject */.eB)(output) ?? {}).find((id) => this.#open.get(id) !== undefined) : undefined);
        const call = isBlocked && callId !== undefined ? this.#open.get(callId) : undefined;
        if (call !== undefined)
            call.deniedBy ??= 'hook';
        const duration = Date.parse(told.ts ?? '') - Date.parse(begun?.ts ?? '');
        const hookRun = {
            event,
            outcome: (0,json/* own */.ZV)(data, 'success') === false ? 'failed' : isBlocked ? 'blocked' : 'ok',
            ...(callId !== undefined && { callId }),
            ...(output !== undefined && { stdout: typeof output === 'string' ? output : (0,values/* writeJson */.GF)(output) }),
            ...((0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(data, 'error'), 'message') !== undefined && { stderr: (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(data, 'error'), 'message') }),
            ...(duration >= 0 && { durationMs: duration }),
        };
        return { kind: 'moment', moment: 'hook_run', facts: { hookRun }, synthetic: false, ...told };
    }
    #beginHook(data, { ts }) {
        const calls = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(data, 'input'), 'toolCalls') ?? [];
        const callId = calls.length === 1 ? (0,json/* ownString */.Ao)(calls[0], 'id') : undefined;
        this.#hooks.set((0,json/* ownString */.Ao)(data, 'hookInvocationId') ?? '', { callId, ts });
    }
    #ask(data) {
        const callId = (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(data, 'permissionRequest'), 'toolCallId');
        if (callId !== undefined)
            this.#asked.set((0,json/* ownString */.Ao)(data, 'requestId') ?? '', callId);
    }
    /** Newer versions name the subagent's run, older ones only the call that started it. */
    #readThread(record, data) {
        const id = (0,json/* ownString */.Ao)(record, 'agentId') ?? (0,json/* ownString */.Ao)(data, 'parentToolCallId');
        if (id === undefined)
            return undefined;
        const agentType = (0,json/* ownString */.Ao)(record, 'type') === 'subagent.started' ? (0,json/* ownString */.Ao)(data, 'agentName') : undefined;
        if (agentType !== undefined)
            this.#agentTypes.set(id, agentType);
        return { id, agentType: this.#agentTypes.get(id) };
    }
}
function state_readDecision(kind, source) {
    if (kind.startsWith('denied'))
        return 'deny';
    if (!kind.startsWith('approved'))
        return undefined;
    if (source !== undefined && source !== 'human_response')
        return 'auto';
    return kind === 'approved' ? 'allow_once' : 'allow_always';
}
function readDenier(kind, source) {
    if (kind === 'denied-interactively-by-user' || source === 'human_response')
        return 'user';
    if (kind === 'denied-by-permission-request-hook')
        return 'hook';
    return kind.includes('rule') && !kind.includes('no-approval-rule') ? 'rule' : kind.includes('policy') ? 'rule' : 'host';
}
/** The printed stream has neither hooks nor questions: only Copilot's own sentence in the error. */
function nameDenier(word, text) {
    if (word === 'rejected')
        return 'user';
    if (text.startsWith('Denied by preToolUse hook (unable to ask user'))
        return 'host';
    return text.startsWith('Denied by preToolUse hook') ? 'hook' : undefined;
}
/** A hook's own answer or, from 1.0 on, Copilot's sentence by call. */
function tellsBlock(output) {
    const words = ['permissionDecision', 'decision', 'behavior'].map((key) => (0,json/* ownString */.Ao)(output, key) ?? '');
    if (words.some((word) => word === 'deny' || word === 'block'))
        return true;
    return Object.values((0,values/* asObject */.eB)(output) ?? {}).some((value) => typeof value === 'string' && value.startsWith('Denied by '));
}

;// CONCATENATED MODULE: ./src/readers/copilot-cli-events/copilot-cli-events.ts






/** Events without meaning for a gate; what is ephemeral is besides repeated whole. */
const copilot_cli_events_sideTypes = /^(?:session|assistant|system|hook|permission|subagent|tool|model|mcp|skill|command|commands)\.\w+|^(?:result|abort)$/;
/** They repeat the calls of a message: in pieces, as asked about, or as shown to a hook. */
const repeats = new Set(['assistant.tool_call_delta', 'hook.start', 'hook.progress', 'permission.requested']);
/** The events of GitHub Copilot: the session file of its command line, what that prints, and the transcripts of VS Code. */
const copilotCliEvents = {
    id: 'copilot-cli-events',
    title: 'GitHub Copilot’s session events (command line, and VS Code’s `transcripts`)',
    agent: 'copilot',
    source: '@github/copilot-sdk 1.0.14, generated/session-events.d.ts; files of 0.0.420 to 1.0.102',
    sign: 'records with `type` (`session.start`, `assistant.message`, …), `data` and `parentId`',
    place: '`~/.copilot/session-state/SESSION/events.jsonl`; what `copilot -p --output-format json` prints; `GitHub.copilot-chat/transcripts/SESSION.jsonl` of VS Code.',
    detect: copilot_cli_events_detect,
    open(file) {
        const session = new CopilotSession(file);
        return { read: (record, at) => copilot_cli_events_readRecord(session.receive(record, at), session) };
    },
};
function copilot_cli_events_detect({ objects }) {
    return objects.some((object) => copilot_cli_events_isEvent(object) || isEnd(object));
}
function copilot_cli_events_isEvent(object) {
    const isNamed = /^(?:session|user|assistant|tool|hook|permission|subagent|system|model)\.\w+$/.test((0,json/* ownString */.Ao)(object, 'type') ?? '');
    return isNamed && (0,values/* ownObject */.AV)(object, 'data') !== null && Object.hasOwn(object, 'parentId') && (0,json/* ownString */.Ao)(object, 'timestamp') !== undefined;
}
/** The last line of the printed stream, the only one that is no event. */
function isEnd(object) {
    return ((0,json/* ownString */.Ao)(object, 'type') === 'result' && (0,json/* ownString */.Ao)(object, 'sessionId') !== undefined && typeof (0,json/* own */.ZV)(object, 'exitCode') === 'number');
}
function* copilot_cli_events_readRecord(event, session) {
    const { type, data, told, record } = event;
    switch (type) {
        case 'session.start':
        case 'session.resume':
        case 'session.context_changed':
        case 'session.permissions_changed':
        case 'result':
            yield* session.learn(event);
            yield* readStart(event);
            return;
        case 'user.message':
            yield* copilot_cli_events_readPrompt(event);
            return;
        case 'assistant.message':
            yield* copilot_cli_events_readMessage(event, session);
            return;
        case 'tool.execution_start':
        case 'tool.user_requested':
        case 'external_tool.requested':
            yield* copilot_cli_events_readCall(data, 'toolName', event, session);
            return;
        case 'tool.execution_complete':
            yield session.finish(event);
            return;
        case 'permission.completed':
            yield* session.settle(event);
            return;
        case 'hook.end':
            yield session.endHook(event);
            return;
        case 'subagent.started':
            yield makeMoment(event, 'subagent_start', {});
            return;
        case 'subagent.completed':
        case 'subagent.failed':
            yield makeMoment(event, 'subagent_end', {});
            return;
        case 'abort':
            yield makeMoment(event, 'interrupt', {});
            return;
        case 'session.error':
            yield tellError((0,json/* ownString */.Ao)(data, 'message') ?? '', told);
            return;
        case 'session.compaction_complete':
            yield* readCompaction(event);
            return;
    }
    if (repeats.has(type))
        yield { kind: 'ignored', type };
    else
        yield copilot_cli_events_sideTypes.test(type) ? (0,unread_call/* passKnown */.Vv)(record, type, told.at) : (0,unread_call/* passUnknown */.et)(record, type, told.at);
}
function* readStart(event) {
    if (event.type === 'session.start' || event.type === 'session.resume')
        yield makeMoment(event, 'session_start', { trigger: event.type === 'session.start' ? 'startup' : 'resume' });
    else
        yield (0,unread_call/* passKnown */.Vv)(event.record, event.type, event.told.at);
}
/** `source` names who else than a person wrote it: an agent, a skill, Copilot itself. */
function* copilot_cli_events_readPrompt({ data, type, told }) {
    const source = (0,json/* ownString */.Ao)(data, 'source') ?? 'user';
    const isTyped = told.thread === undefined && source === 'user' && (0,json/* own */.ZV)(data, 'isAutopilotContinuation') !== true;
    if (!isTyped)
        yield { kind: 'ignored', type: `${type} of ${source.replace(/-.*/s, '')}` };
    else
        yield { kind: 'prompt', ...told, text: (0,json/* ownString */.Ao)(data, 'content') ?? '', queued: (0,json/* ownString */.Ao)(data, 'delivery') === 'steering' };
}
function* copilot_cli_events_readMessage(event, session) {
    const { data, told } = event;
    const requests = (0,values/* ownList */.Jl)(data, 'toolRequests') ?? [];
    // Recorded behind the start of its own calls, the message ends none.
    const isLate = requests.some((request) => session.awaitsMessage((0,json/* ownString */.Ao)(request, 'toolCallId')));
    if (!isLate)
        yield { kind: 'message', ...told, id: (0,json/* ownString */.Ao)(data, 'messageId'), text: (0,json/* ownString */.Ao)(data, 'content') };
    for (const request of requests)
        yield* copilot_cli_events_readCall(request, 'name', event, session);
}
/** A call as requested or, where no message requested it, as it began. */
function* copilot_cli_events_readCall(request, nameKey, event, session) {
    const { type, told } = event;
    const name = (0,json/* ownString */.Ao)(request, nameKey);
    if (name === undefined) {
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
        return;
    }
    const call = { id: (0,json/* ownString */.Ao)(request, 'toolCallId') ?? '', name, ...readInput(request) };
    if (session.begin(call, event))
        yield { kind: 'call', ...told, ...call };
    else
        yield { kind: 'ignored', type: `${type} of a known call` };
}
/** A tool with a grammar of its own (`apply_patch`) is given a text. */
function readInput(request) {
    const recorded = (0,json/* own */.ZV)(request, 'arguments');
    if (recorded === undefined)
        return { args: {} };
    const read = readArguments(recorded);
    return read.args === null && (0,json/* ownString */.Ao)(request, 'type') === 'custom' && typeof recorded === 'string'
        ? { args: { input: recorded } }
        : read;
}
function* readCompaction(event) {
    if ((0,json/* own */.ZV)(event.data, 'success') === false) {
        yield (0,unread_call/* passKnown */.Vv)(event.record, event.type, event.told.at);
        return;
    }
    const tokens = (0,json/* own */.ZV)(event.data, 'preCompactionTokens');
    const facts = typeof tokens === 'number' ? { tokensBefore: tokens } : {};
    yield makeMoment(event, 'pre_compact', facts);
    yield makeMoment(event, 'post_compact', facts);
}
function makeMoment({ told }, moment, facts) {
    return { kind: 'moment', moment, facts, synthetic: false, ...told };
}

;// CONCATENATED MODULE: ./src/readers/copilot-vscode-chat/calls.ts




/** What a person answered, or that nobody was asked (microsoft/vscode, ToolConfirmKind). */
const confirmations = { denied: 0, byPerson: 4, skipped: 5 };
const deepestResult = 500;
/** Calls as they were displayed. */
function listInvocations(request) {
    return ((0,values/* ownList */.Jl)(request, 'response') ?? []).filter(json/* isObject */.Gv).filter((part) => (0,json/* ownString */.Ao)(part, 'kind') === 'toolInvocationSerialized');
}
/**
 * The calls of a request. `made` are those that the model made, with all arguments: they are kept when the request comes to an end. `shown` are the
 * same ones as displayed, under other names and ids: only what is more than `made` is a call by itself, and so are the inner steps of a tool.
 */
function* calls_readCalls(made, shown, results, told) {
    const [inner, outer] = [shown.filter(isInner), shown.filter((part) => !isInner(part))];
    // Nothing but their order tells which belongs to which.
    const isPaired = made.length === outer.length;
    for (const [index, call] of made.entries())
        yield* readMade(call, isPaired ? outer[index] : undefined, results, told);
    for (const part of [...outer.slice(made.length), ...inner])
        yield* readShown(part, { ...told, thread: calls_readThread(part) });
}
/** A step of another call, or a call of a subagent: the model of the request made neither. */
function isInner(part) {
    return (0,json/* ownString */.Ao)(part, 'toolId')?.endsWith('_internal') === true || calls_readThread(part) !== undefined;
}
function calls_readThread(part) {
    const id = (0,json/* ownString */.Ao)(part, 'subAgentInvocationId') ?? ((0,json/* own */.ZV)(part, 'fromSubAgent') === true ? 'subagent' : undefined);
    return id === undefined ? undefined : { id };
}
function* readMade(call, shown, results, told) {
    const name = (0,json/* ownString */.Ao)(call, 'name');
    if (name === undefined) {
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
        return;
    }
    const id = (0,json/* ownString */.Ao)(call, 'id') ?? '';
    yield { kind: 'call', ...told, id, name, ...readArguments((0,json/* own */.ZV)(call, 'arguments')) };
    if (Object.hasOwn(results, id) || isComplete(shown))
        yield { kind: 'result', ...told, callId: id, text: calls_listTexts((0,json/* own */.ZV)(results, id)).join(''), isError: null, ...readAnswer(shown) };
}
function* readShown(part, told) {
    const id = (0,json/* ownString */.Ao)(part, 'toolCallId') ?? '';
    const name = (0,json/* ownString */.Ao)(part, 'toolId');
    if (name === undefined)
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    else
        yield { kind: 'call', ...told, id, name, ...calls_readInput(part) };
    if (isComplete(part))
        yield { kind: 'result', ...told, callId: id, text: '', isError: null, ...readAnswer(part) };
}
/** What is displayed of a call's arguments: all that a person was asked about, a command, or nothing. */
function calls_readInput(part) {
    const shown = (0,values/* ownObject */.AV)(part, 'toolSpecificData');
    const input = (0,values/* ownObject */.AV)(shown, 'rawInput');
    if (input !== null)
        return { args: input };
    const command = (0,json/* ownString */.Ao)(shown, 'command') ?? (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(shown, 'commandLine'), 'original');
    return { args: command === undefined ? {} : { command }, lacks: ['args_truncated'] };
}
function isComplete(part) {
    return (0,json/* own */.ZV)(part, 'isComplete') === true;
}
/** Up to 2025 the answer is true or false. */
function readAnswer(part) {
    const confirmed = (0,json/* own */.ZV)(part, 'isConfirmed');
    const type = (0,json/* own */.ZV)(confirmed, 'type');
    if (confirmed === false || type === confirmations.denied)
        return { recorded: 'denied', recordedBy: 'user', permission: 'deny' };
    if (type === confirmations.skipped)
        return { recorded: 'not-run', recordedBy: 'user' };
    return type === confirmations.byPerson ? { permission: 'allow_once' } : {};
}
/** The texts of a result, which is a tree of what is displayed; one that is nested too deep is not shown either. */
function calls_listTexts(value) {
    return (0,values/* isDeeperThan */.hz)(value, deepestResult) ? [] : listAllTexts(value);
}
function listAllTexts(value) {
    if (Array.isArray(value))
        return value.flatMap(listAllTexts);
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    const text = (0,json/* own */.ZV)(value, 'text') ?? (0,json/* own */.ZV)(value, 'value');
    if (typeof text === 'string')
        return [text];
    return ['content', 'value', 'node', 'children'].flatMap((key) => listAllTexts((0,json/* own */.ZV)(value, key)));
}

;// CONCATENATED MODULE: ./src/readers/copilot-vscode-chat/patch-log.ts



/** In characters that all changes of a file have: the session is held whole. */
const maxSize = 256 * 1024 * 1024;
const patch_log_deepest = 500;
/** A list grows by what is pushed; a place far behind its end is damage, or meant to fill the memory. */
const isPlaceIn = (list, key) => Number.isSafeInteger(key) && Number(key) >= 0 && Number(key) <= list.length;
/**
 * A chat session that is written as changes: `{kind: 0, v}` the whole, `{kind: 1, k, v}` sets what stands at the path `k`, `{kind: 2, k, v, i}`
 * adds to the list there, cut to `i` elements before, `{kind: 3, k}` takes away (microsoft/vscode, chat/common/model/objectMutationLog.ts).
 * What is overwritten or taken away has happened all the same, so its requests and tool invocations are kept.
 */
class PatchLog {
    #whole = {};
    #places = new WeakMap();
    #lostRequests = new Map();
    #lostParts = new Map();
    #last = { path: '' };
    #size = 0;
    #isFull = false;
    /** Takes the whole session, as the older files hold it. */
    begin(whole, at) {
        this.#last = at;
        this.#lose((0,json/* own */.ZV)(this.#whole, 'requests'));
        this.#whole = whole;
        this.#mark((0,json/* own */.ZV)(whole, 'requests'), at);
    }
    /** Makes the change; a gap when it cannot be made. */
    *apply(change, at) {
        this.#size += measureChange((0,json/* own */.ZV)(change, 'v'));
        if (this.#size > maxSize) {
            if (!this.#isFull)
                yield { kind: 'gap', at, gap: 'document-too-large', detail: `changes of more than ${maxSize} characters are not read` };
            this.#isFull = true;
        }
        else if (!this.#make(change, at))
            yield badRecord(at, 'a change of the chat leads nowhere');
    }
    #make(change, at) {
        this.#last = at;
        const kind = (0,json/* own */.ZV)(change, 'kind');
        const value = (0,json/* own */.ZV)(change, 'v');
        if (kind === 0) {
            if ((0,json/* isObject */.Gv)(value))
                this.begin(value, at);
            return (0,json/* isObject */.Gv)(value);
        }
        const path = (0,values/* ownList */.Jl)(change, 'k') ?? [];
        const key = path.at(-1);
        const holder = this.#find(path.slice(0, -1));
        if (path.length === 0 || holder === null)
            return false;
        if (kind === 2)
            return this.#push(this.#find(path), change, at);
        if (kind !== 1 && kind !== 3)
            return false;
        return Array.isArray(holder) ? this.#setElement(holder, key, change, at) : this.#setKey(holder, key, change, at);
    }
    get whole() {
        return this.#whole;
    }
    /** The requests, then those that were taken away. */
    requests() {
        const requests = ((0,values/* ownList */.Jl)(this.#whole, 'requests') ?? []).filter(json/* isObject */.Gv);
        const kept = new Set(requests.map((request) => (0,json/* ownString */.Ao)(request, 'requestId')));
        return [...requests, ...[...this.#lostRequests].filter(([id]) => !kept.has(id)).map(([, request]) => request)];
    }
    /** Tool invocations that were taken out of a response. `kept` are the ids of those that stand in one. */
    lostParts(kept) {
        return [...this.#lostParts].filter(([id]) => !kept.has(id)).map(([, part]) => part);
    }
    /** Where a request was written first. */
    placeOf(request) {
        return this.#places.get(request) ?? this.#last;
    }
    #find(path) {
        let found = this.#whole;
        for (const key of path)
            found = Array.isArray(found) ? found[Number(key)] : (0,json/* own */.ZV)(found, String(key));
        return (0,json/* isObject */.Gv)(found) || Array.isArray(found) ? found : null;
    }
    #push(list, change, at) {
        const added = (0,values/* ownList */.Jl)(change, 'v') ?? [];
        const length = (0,json/* own */.ZV)(change, 'i') ?? (Array.isArray(list) ? list.length : -1);
        if (!Array.isArray(list) || !isPlaceIn(list, length))
            return false;
        this.#lose(list.splice(length));
        for (const value of added)
            list.push(value);
        this.#mark(added, at);
        return true;
    }
    #setElement(list, key, change, at) {
        if (!isPlaceIn(list, key))
            return false;
        this.#lose(list[key]);
        if ((0,json/* own */.ZV)(change, 'kind') === 3)
            list.splice(key, 1);
        else
            list[key] = (0,json/* own */.ZV)(change, 'v');
        this.#mark([list[key]], at);
        return true;
    }
    #setKey(object, key, change, at) {
        if (typeof key !== 'string' || key === '__proto__')
            return false;
        this.#lose((0,json/* own */.ZV)(object, key));
        if ((0,json/* own */.ZV)(change, 'kind') === 3)
            delete object[key];
        else
            object[key] = (0,json/* own */.ZV)(change, 'v');
        this.#mark((0,json/* own */.ZV)(object, key), at);
        return true;
    }
    #mark(values, at) {
        for (const value of Array.isArray(values) ? values : [])
            if ((0,json/* isObject */.Gv)(value) && !this.#places.has(value))
                this.#places.set(value, at);
    }
    #lose(value) {
        for (const each of Array.isArray(value) ? value : [value]) {
            const request = (0,json/* ownString */.Ao)(each, 'requestId');
            const part = (0,json/* ownString */.Ao)(each, 'toolCallId');
            if ((0,json/* isObject */.Gv)(each) && request !== undefined)
                this.#lostRequests.set(request, each);
            else if ((0,json/* isObject */.Gv)(each) && part !== undefined)
                this.#lostParts.set(part, each);
        }
    }
}
/** A value that is nested too deep to be measured counts as the longest line there can be. */
function measureChange(value) {
    return (0,values/* isDeeperThan */.hz)(value, patch_log_deepest) ? maxSize / 4 : (0,values/* measureValue */.K8)(value);
}

;// CONCATENATED MODULE: ./src/readers/copilot-vscode-chat/copilot-vscode-chat.ts






/** What VS Code keeps of a chat: it is made to be shown again, so calls stand in it as they were displayed. */
const copilotVscodeChat = {
    id: 'copilot-vscode-chat',
    title: 'VS Code’s chat sessions (GitHub Copilot)',
    agent: 'copilot',
    source: 'microsoft/vscode, src/vs/workbench/contrib/chat/common/model/chatModel.ts; files of 2025-10 to 2026-02',
    sign: '`requests` of a chat, or a log of changes to them (`kind`, `k`, `v`)',
    place: '`workspaceStorage/ID/chatSessions/SESSION.json` and `.jsonl` of VS Code. They name no folder, and arguments only of calls of requests that came to an end.',
    confidence: 'partial',
    detect: copilot_vscode_chat_detect,
    open() {
        const log = new PatchLog();
        return {
            *read(record, at) {
                if (isSession(record))
                    log.begin(record, at);
                else
                    yield* log.apply(record, at);
            },
            end: () => readLog(log),
        };
    },
};
function copilot_vscode_chat_detect({ objects }) {
    return objects.some((object) => isSession(object) || isChange(object));
}
function isSession(object) {
    return ((0,values/* ownList */.Jl)(object, 'requests') !== null && typeof (0,json/* own */.ZV)(object, 'version') === 'number' && (0,json/* ownString */.Ao)(object, 'initialLocation') !== undefined);
}
function isChange(object) {
    const kind = (0,json/* own */.ZV)(object, 'kind');
    if (kind === 0)
        return (0,values/* ownList */.Jl)((0,json/* own */.ZV)(object, 'v'), 'requests') !== null;
    return typeof kind === 'number' && (0,values/* ownList */.Jl)(object, 'k') !== null;
}
function* readLog(log) {
    const { whole } = log;
    const id = (0,json/* ownString */.Ao)(whole, 'sessionId');
    yield { kind: 'session', patch: { id, name: (0,json/* ownString */.Ao)(whole, 'customTitle'), startedAt: copilot_vscode_chat_readMilliseconds((0,json/* own */.ZV)(whole, 'creationDate')) } };
    const requests = log.requests();
    for (const request of requests)
        yield* readRequest(request, log.placeOf(request));
    const kept = new Set(requests.flatMap(listInvocations).flatMap((part) => (0,json/* ownString */.Ao)(part, 'toolCallId') ?? []));
    for (const part of log.lostParts(kept))
        yield* calls_readCalls([], [part], {}, { at: log.placeOf(part) });
}
function* readRequest(request, at) {
    const told = { at, ts: copilot_vscode_chat_readMilliseconds((0,json/* own */.ZV)(request, 'timestamp')) };
    const result = (0,values/* ownObject */.AV)(request, 'result');
    const metadata = (0,values/* ownObject */.AV)(result, 'metadata');
    yield { kind: 'session', patch: { agentVersion: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(request, 'agent'), 'extensionVersion') } };
    const message = (0,json/* own */.ZV)(request, 'message');
    const text = typeof message === 'string' ? message : (0,json/* ownString */.Ao)(message, 'text');
    if (text !== undefined)
        yield { kind: 'prompt', ...told, uuid: (0,json/* ownString */.Ao)(request, 'requestId'), text };
    const parts = (0,values/* ownList */.Jl)(request, 'response') ?? [];
    const said = parts.filter((part) => !Object.hasOwn(Object(part), 'kind')).flatMap((part) => (0,json/* ownString */.Ao)(part, 'value') ?? []);
    if (parts.length > 0)
        yield { kind: 'message', ...told, id: (0,json/* ownString */.Ao)(request, 'responseId'), text: said.join('') };
    for (const part of parts)
        if (!isInvocation(part))
            yield (0,unread_call/* passKnown */.Vv)(part, `response/${(0,json/* ownString */.Ao)(part, 'kind') ?? 'text'}`, at);
    const made = ((0,values/* ownList */.Jl)(metadata, 'toolCallRounds') ?? []).flatMap((round) => (0,values/* ownList */.Jl)(round, 'toolCalls') ?? []);
    yield* calls_readCalls(made.filter(json/* isObject */.Gv), listInvocations(request), (0,values/* ownObject */.AV)(metadata, 'toolCallResults') ?? {}, told);
    const error = (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(result, 'errorDetails'), 'message');
    if (error !== undefined)
        yield tellError(error, told);
    else if ((0,json/* own */.ZV)(request, 'isCanceled') === true)
        yield { kind: 'moment', moment: 'interrupt', facts: {}, synthetic: false, ...told };
}
function isInvocation(part) {
    return (0,json/* ownString */.Ao)(part, 'kind') === 'toolInvocationSerialized';
}
function copilot_vscode_chat_readMilliseconds(time) {
    return typeof time === 'number' && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : undefined;
}

;// CONCATENATED MODULE: ./src/readers/cursor-agent-transcript.ts





/** Cursor changes the spelling now and then. */
const cursor_agent_transcript_callTypes = new Set(['tool_use', 'tool_call', 'tool-call']);
const resultTypes = new Set(['tool_result', 'tool-result']);
/** Tools that start a subagent: its calls are in a file of its own, which nothing links to the call. */
const cursor_agent_transcript_subagentTools = new Set(['Agent', 'Task']);
/** The transcripts that Cursor keeps of its agents: who said what and called what, without ids, times, and mostly without results. */
const cursorAgentTranscript = {
    id: 'cursor-agent-transcript',
    title: 'Cursor’s agent transcripts',
    agent: 'cursor',
    source: 'seen in files of Cursor 2.x; not documented',
    sign: '`role` and a `message` with a `content` list, without `type`',
    place: '`~/.cursor/projects/PROJECT/agent-transcripts/…/SESSION.jsonl`. They have no ids, folders and results: what became of a call is unknown.',
    confidence: 'partial',
    detect: cursor_agent_transcript_detect,
    open: () => ({ read: cursor_agent_transcript_readRecord }),
};
function cursor_agent_transcript_detect({ objects }) {
    return objects.some((object) => {
        const isTurn = ['user', 'assistant'].includes((0,json/* ownString */.Ao)(object, 'role') ?? '') && (0,values/* ownList */.Jl)((0,json/* own */.ZV)(object, 'message'), 'content') !== null;
        return isTurn && !['type', 'sessionId', 'session_id', 'uuid', 'id'].some((key) => Object.hasOwn(object, key));
    });
}
function* cursor_agent_transcript_readRecord(record, at) {
    const role = (0,json/* ownString */.Ao)(record, 'role');
    const content = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(record, 'message'), 'content');
    if (content === null || (role !== 'user' && role !== 'assistant')) {
        const type = (0,json/* ownString */.Ao)(record, 'type') ?? role ?? '';
        yield type === 'turn_ended' ? (0,unread_call/* passKnown */.Vv)(record, type, at) : (0,unread_call/* passUnknown */.et)(record, type, at);
        return;
    }
    if (role === 'assistant')
        yield { kind: 'message', at, text: joinText(content) };
    for (const block of content)
        yield* cursor_agent_transcript_readBlock(block, role, at);
    const typed = role === 'user' ? cursor_agent_transcript_readTyped(joinText(content.filter((block) => (0,json/* ownString */.Ao)(block, 'type') === 'text'))) : '';
    if (typed !== '')
        yield { kind: 'prompt', at, text: typed };
}
/** Cursor puts a tag around what a person typed, and things of its own beside it. */
function cursor_agent_transcript_readTyped(text) {
    const queries = [...text.matchAll(/<user_query>\n?(.*?)\n?<\/user_query>/gs)].map(([, query]) => query);
    return queries.length === 0 ? text : queries.join('\n');
}
function* cursor_agent_transcript_readBlock(block, role, at) {
    const type = (0,json/* ownString */.Ao)(block, 'type') ?? '';
    if (type === 'text' || type === 'thinking')
        return;
    if (resultTypes.has(type))
        yield { kind: 'result', at, callId: '', text: joinText((0,json/* own */.ZV)(block, 'content')), isError: (0,json/* own */.ZV)(block, 'is_error') === true || null };
    else if (!cursor_agent_transcript_callTypes.has(type))
        yield (0,unread_call/* passUnknown */.et)(block, `block/${type}`, at);
    else if (role !== 'assistant' && (0,unread_call/* holdsCall */.Xv)(block))
        yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call in a user message, where none is read, was not read');
    else
        yield cursor_agent_transcript_readCall(block, at);
}
function cursor_agent_transcript_readCall(block, at) {
    const name = (0,json/* ownString */.Ao)(block, 'name');
    if (name === undefined)
        return (0,unread_call/* unreadCall */.uv)(at, 'a tool call has no name');
    const read = readArguments((0,json/* own */.ZV)(block, 'input') ?? {});
    return { kind: 'call', at, id: '', name, ...read, ...cursor_agent_transcript_listLacks(name, read) };
}
function cursor_agent_transcript_listLacks(name, { args }) {
    const isRedacted = (0,values/* writeJson */.GF)(args).includes('[REDACTED]');
    if (cursor_agent_transcript_subagentTools.has(name))
        return { lacks: isRedacted ? ['subagent_not_recorded', 'redacted'] : ['subagent_not_recorded'] };
    return isRedacted ? { lacks: ['redacted'] } : {};
}

;// CONCATENATED MODULE: ./src/readers/cursor-stream-json/calls.ts





/** Calls whose end is waited for, and what is held back meanwhile. */
const limits = { calls: 1_000, steps: 10_000 };
const writers = new Set(['editToolCall', 'writeToolCall']);
/** Under these keys stands what a call writes. */
const calls_contents = ['fileText', 'streamContent', 'contents', 'content', 'newString', 'new_string', 'patch'];
/** The file as it is afterwards, in the result of a call that wrote it: all that is recorded of most edits. */
const after = 'afterFullFileContent';
/** How a call ended: the only key of its result that says so. */
const endings = {
    rejected: { recorded: 'denied', recordedBy: 'user' },
    permissionDenied: { recorded: 'denied' },
};
/** The calls of one stream. One that writes is held back until it is told what it wrote, and what comes behind it as well. */
class CursorCalls {
    #begun = new BoundedMap(limits.calls);
    #waiting = new Set();
    #held = [];
    #message;
    /** The steps, with those held back before them; none while a call waits. */
    *keepOrder(steps) {
        for (const step of steps)
            this.#held.push(step);
        if (this.#held.length > limits.steps)
            this.release();
        if (this.#waiting.size === 0)
            yield* this.#held.splice(0);
    }
    end() {
        return this.#held.splice(0);
    }
    /** Nothing more will be told of the calls that wait. */
    release() {
        this.#waiting.clear();
    }
    /** The model's message that the record names; the calls of one name the same. */
    *speak(record, told, text) {
        const id = (0,json/* ownString */.Ao)(record, 'model_call_id');
        if (id === undefined || id !== this.#message)
            this.release();
        this.#message = id;
        yield { kind: 'message', ...told, id, text };
    }
    *read(record, told) {
        const [kind, body] = Object.entries((0,values/* ownObject */.AV)(record, 'tool_call') ?? {}).find(([, value]) => (0,json/* isObject */.Gv)(value)) ?? [];
        const call = kind === undefined || !(0,json/* isObject */.Gv)(body) ? null : makeCall(kind, body, (0,json/* ownString */.Ao)(record, 'call_id') ?? '', told);
        if (call === null || !(0,json/* isObject */.Gv)(body))
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
        else if ((0,json/* ownString */.Ao)(record, 'subtype') === 'completed')
            yield* this.#complete(call, body, { record, told });
        else
            yield* this.#begin(call, { record, told });
    }
    *#begin(call, { record, told }) {
        const id = (0,json/* ownString */.Ao)(record, 'model_call_id');
        if (id !== undefined && id !== this.#message)
            yield* this.speak(record, told, '');
        this.#begun.set(call.id, call);
        if (call.lacks?.includes('edit_without_content'))
            this.#waiting.add(call);
        yield call;
    }
    /** It repeats the call: where a file begins behind the start of it, this is the call. */
    *#complete(repeated, body, { record, told }) {
        const begun = this.#begun.take(repeated.id);
        const call = begun ?? repeated;
        const written = (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)((0,values/* ownObject */.AV)(body, 'result'), 'success'), after);
        if (written !== undefined && (begun === undefined || this.#waiting.has(begun)))
            addContent(call, written);
        this.#waiting.delete(call);
        if (begun === undefined) {
            yield* this.speak(record, told, '');
            yield call;
        }
        yield { ...calls_readResult(body), ...told, callId: call.id };
    }
}
function makeCall(kind, body, id, told) {
    if (kind === 'function') {
        const name = (0,json/* ownString */.Ao)(body, 'name');
        return name === undefined ? null : { kind: 'call', ...told, id, name, ...readArguments((0,json/* own */.ZV)(body, 'arguments')) };
    }
    const read = readArguments((0,json/* own */.ZV)(body, 'args') ?? {});
    const isWithoutContent = writers.has(kind) && !calls_contents.some((key) => (0,json/* ownString */.Ao)(read.args, key) !== undefined);
    return {
        ...{ kind: 'call', ...told, id, name: kind, ...read },
        ...(isWithoutContent && { lacks: ['edit_without_content'] }),
        ...(kind === 'taskToolCall' && { lacks: ['subagent_not_recorded'] }),
    };
}
function addContent(call, written) {
    if (call.args === null || !call.lacks?.includes('edit_without_content'))
        return;
    call.args = { ...call.args, [after]: written };
    delete call.lacks;
}
function calls_readResult(body) {
    const result = (0,values/* ownObject */.AV)(body, 'result') ?? {};
    const [word = '', told] = Object.entries(result).find(([, value]) => (0,json/* isObject */.Gv)(value)) ?? [];
    const exitCode = (0,json/* own */.ZV)(told, 'exitCode');
    const isError = word !== 'success' || (typeof exitCode === 'number' && exitCode !== 0);
    const texts = ['stdout', 'stderr', 'errorMessage', 'reason', 'content'].flatMap((key) => (0,json/* ownString */.Ao)(told, key) ?? []);
    const text = texts.some((each) => each !== '') ? texts.filter((each) => each !== '').join('\n') : texts.length > 0 ? '' : (0,values/* writeJson */.GF)(told);
    return { kind: 'result', text, isError, structured: told, ...endings[word] };
}

;// CONCATENATED MODULE: ./src/readers/cursor-stream-json/cursor-stream-json.ts





/** What Cursor's command line prints. A call stands under its kind: `{ shellToolCall: { args, result } }`. */
const cursorStreamJson = {
    id: 'cursor-stream-json',
    title: 'Cursor’s stream-json',
    agent: 'cursor',
    source: 'https://cursor.com/docs/cli/reference/output-format; files of 2026-02',
    sign: '`tool_call` with `started` or `completed`, `thinking` records, or `system/init` without `tools`',
    place: 'What `cursor-agent -p --output-format stream-json` prints. What an edit writes stands only in its result, and calls of subagents are not in it.',
    detect: cursor_stream_json_detect,
    open() {
        const calls = new CursorCalls();
        return {
            read: (record, at) => calls.keepOrder(cursor_stream_json_readRecord(record, at, calls)),
            end: () => calls.end(),
        };
    },
};
function cursor_stream_json_detect({ objects }) {
    return objects.some((object) => isCall(object) || isThought(object) || cursor_stream_json_isInit(object));
}
function isCall(object) {
    const isPhase = ['started', 'completed'].includes((0,json/* ownString */.Ao)(object, 'subtype') ?? '');
    return (0,json/* ownString */.Ao)(object, 'type') === 'tool_call' && isPhase && (0,values/* ownObject */.AV)(object, 'tool_call') !== null;
}
function isThought(object) {
    const isPhase = ['delta', 'completed'].includes((0,json/* ownString */.Ao)(object, 'subtype') ?? '');
    return (0,json/* ownString */.Ao)(object, 'type') === 'thinking' && isPhase && (0,json/* ownString */.Ao)(object, 'session_id') !== undefined;
}
/** Claude Code's `init` tells more than Cursor's. */
function cursor_stream_json_isInit(object) {
    const isStart = (0,json/* ownString */.Ao)(object, 'type') === 'system' && (0,json/* ownString */.Ao)(object, 'subtype') === 'init';
    const isClaude = ['tools', 'mcp_servers', 'uuid', 'claude_code_version'].some((key) => Object.hasOwn(object, key));
    return isStart && !isClaude && ['session_id', 'cwd'].every((key) => (0,json/* ownString */.Ao)(object, key) !== undefined);
}
function* cursor_stream_json_readRecord(record, at, calls) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    const told = { at, ts: cursor_stream_json_readMilliseconds(record) };
    if (type === 'tool_call')
        yield* calls.read(record, told);
    else if (type === 'assistant')
        yield* cursor_stream_json_readAnswer(record, told, calls);
    else if (type === 'user')
        yield* cursor_stream_json_readPrompt(record, told, calls);
    else if (type === 'system' && subtype === 'init')
        yield* readInit(record, told);
    else if (type === 'result' && (0,json/* own */.ZV)(record, 'is_error') === true)
        yield tellError((0,json/* ownString */.Ao)(record, 'result') ?? subtype, told);
    // The result repeats all that was said.
    else if (type === 'result')
        yield (0,unread_call/* passKnown */.Vv)(record, `result/${subtype}`, at);
    else if (type === 'thinking')
        yield (0,unread_call/* passKnown */.Vv)(record, type, at);
    else
        yield (0,unread_call/* passUnknown */.et)(record, `${type}/${subtype}`, at);
}
function cursor_stream_json_readMilliseconds(record) {
    const time = (0,json/* own */.ZV)(record, 'timestamp_ms');
    return typeof time === 'number' && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : undefined;
}
function* readInit(record, told) {
    const permissionMode = (0,json/* ownString */.Ao)(record, 'permissionMode');
    yield { kind: 'session', patch: { id: (0,json/* ownString */.Ao)(record, 'session_id'), root: (0,json/* ownString */.Ao)(record, 'cwd'), permissionMode } };
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told };
}
function* cursor_stream_json_readPrompt(record, told, calls) {
    calls.release();
    const text = joinText((0,json/* own */.ZV)((0,values/* ownObject */.AV)(record, 'message'), 'content'));
    if (text === '')
        yield (0,unread_call/* passKnown */.Vv)(record, 'user', told.at);
    else
        yield { kind: 'prompt', ...told, text };
}
function* cursor_stream_json_readAnswer(record, told, calls) {
    const content = (0,json/* own */.ZV)((0,values/* ownObject */.AV)(record, 'message'), 'content');
    yield* calls.speak(record, told, joinText(content));
    if (typeof content !== 'string' && !Array.isArray(content))
        yield badMessage(record, told.at, 'an assistant message has no content');
    for (const block of Array.isArray(content) ? content : []) {
        const type = (0,json/* ownString */.Ao)(block, 'type');
        if (type !== 'text')
            yield (0,unread_call/* passUnknown */.et)(block, `block/${type}`, told.at);
    }
}

;// CONCATENATED MODULE: ./src/readers/entire-compact.ts





/** Entire's names of agents that have another one here. */
const entire_compact_agents = new Map([['gemini', 'gemini-cli']]);
/** Entire's compact transcripts: a session of any agent, each call with its result. */
const entireCompact = {
    id: 'entire-compact',
    title: 'Entire’s compact transcript',
    agent: 'unknown',
    source: 'https://github.com/entireio/cli, refs/entire/checkpoints/v2/main: N/transcript.jsonl, `v: 1`',
    sign: '`v: 1`, `agent`, `cli_version` and a list `content`',
    place: 'In the checkpoints of Entire (`transcripts: entire`), where the session’s own file is not there.',
    // Folder, permission mode and what a person answered are left out of it.
    confidence: 'partial',
    detect: ({ objects }) => objects.some(isCompact),
    open({ path }) {
        let agent;
        return {
            *read(record, at) {
                const told = (0,json/* ownString */.Ao)(record, 'agent');
                if (told !== undefined && agent === undefined) {
                    agent = entire_compact_agents.get(told) ?? told;
                    yield { kind: 'session', patch: { id: path, agent, startedAt: (0,json/* ownString */.Ao)(record, 'ts') } };
                }
                yield* entire_compact_readRecord(record, at, agent);
            },
        };
    },
};
function isCompact(object) {
    const isTold = (0,json/* ownString */.Ao)(object, 'agent') !== undefined && Object.hasOwn(object, 'cli_version');
    return (0,json/* own */.ZV)(object, 'v') === 1 && isTold && (0,values/* ownList */.Jl)(object, 'content') !== null;
}
function* entire_compact_readRecord(record, at, agent) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const content = (0,values/* ownList */.Jl)(record, 'content');
    const told = { at, ts: (0,json/* ownString */.Ao)(record, 'ts') };
    if (content === null || (type !== 'user' && type !== 'assistant')) {
        yield (0,unread_call/* passUnknown */.et)(record, type, at);
        return;
    }
    const texts = content.flatMap((block) => (0,json/* ownString */.Ao)(block, 'text') ?? []);
    if (type === 'assistant')
        yield { kind: 'message', ...told, id: (0,json/* ownString */.Ao)(record, 'id'), text: texts.join('\n') };
    else {
        const typed = agent === 'claude-code' ? readTyped(content) : texts.join('\n');
        if (typed !== null && typed !== '')
            yield { kind: 'prompt', ...told, text: typed };
    }
    for (const block of content)
        yield* entire_compact_readBlock(block, type, told);
}
function* entire_compact_readBlock(block, type, told) {
    const kind = (0,json/* ownString */.Ao)(block, 'type') ?? 'text';
    const id = (0,json/* ownString */.Ao)(block, 'id') ?? '';
    const name = (0,json/* ownString */.Ao)(block, 'name');
    if (kind === 'text')
        return;
    if (kind !== 'tool_use' || type !== 'assistant')
        yield (0,unread_call/* passUnknown */.et)(block, `${type}/${kind}`, told.at);
    else if (name === undefined)
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    else {
        yield { kind: 'call', ...told, id, name, ...readArguments((0,json/* own */.ZV)(block, 'input')) };
        const result = (0,values/* ownObject */.AV)(block, 'result');
        if (result !== null)
            yield entire_compact_readResult(result, id, told);
    }
}
function entire_compact_readResult(result, callId, told) {
    const status = (0,json/* own */.ZV)(result, 'status');
    const output = (0,json/* own */.ZV)(result, 'output');
    const text = typeof output === 'string' ? output : (0,values/* writeJson */.GF)(output);
    return { kind: 'result', ...told, callId, text, isError: status === 'error' ? true : status === 'success' ? false : null };
}

;// CONCATENATED MODULE: ./src/readers/factory-droid.ts






/** Factory Droid: its session files, whose messages are Anthropic's, and what `droid exec -o stream-json` (or `debug`) prints. */
const factoryDroid = {
    id: 'factory-droid',
    title: 'Factory Droid sessions and `droid exec -o stream-json`',
    agent: 'factory-droid',
    source: 'https://docs.factory.ai/cli/droid-exec/overview; session files as git-ai reads them (src/streams/agents)',
    sign: '`session_start` with `cwd`, or `tool_call` records with `toolName` or `toolId`',
    place: '`~/.factory/sessions/**/ID.jsonl`; the settings beside it are no transcript.',
    detect: factory_droid_detect,
    open: () => ({ read: factory_droid_readRecord }),
};
/** Its calls are not in the session that started it. */
const factory_droid_subagentTools = new Set(['Task']);
/** Files that a prompt names with `@` stand in blocks of their own behind it. */
const attachedFile = /^Contents of [^\n]+ \(lines \d+-\d+ of \d+\):\n/;
function factory_droid_detect({ objects }) {
    return objects.some((object) => factory_droid_isStart(object) || isStreamed(object));
}
function factory_droid_isStart(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'session_start' && (0,json/* ownString */.Ao)(object, 'id') !== undefined && Object.hasOwn(object, 'cwd');
}
function isStreamed(object) {
    const type = (0,json/* ownString */.Ao)(object, 'type');
    const has = (key) => Object.hasOwn(object, key);
    if (type === 'tool_call')
        return (has('toolId') || has('toolCallId')) && has('parameters');
    if (type === 'system')
        return (0,json/* ownString */.Ao)(object, 'subtype') === 'init' && has('reasoning_effort') && !has('claude_code_version');
    return type === 'message' && has('session_id') && (0,json/* ownString */.Ao)(object, 'role') !== undefined && (0,json/* ownString */.Ao)(object, 'text') !== undefined;
}
function* factory_droid_readRecord(record, at) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = { at, ts: (0,json/* ownString */.Ao)(record, 'timestamp'), uuid: (0,json/* ownString */.Ao)(record, 'id') };
    const id = (0,json/* ownString */.Ao)(record, 'session_id');
    if (id !== undefined)
        yield { kind: 'session', patch: { id, startedAt: told.ts } };
    if (type === 'session_start' || type === 'system')
        yield* factory_droid_readStart(record, type, told);
    else if (type === 'message')
        yield* factory_droid_readMessage(record, told);
    else if (type === 'tool_call')
        yield factory_droid_readCall(record, told);
    else if (type === 'tool_result')
        yield factory_droid_readResult(record, told);
    else if (type === 'completion' || type === 'todo_state')
        yield (0,unread_call/* passKnown */.Vv)(record, type, at);
    else if (type === 'compaction_state') {
        yield* tellCompaction(null, '', told);
        yield (0,unread_call/* passKnown */.Vv)(record, type, at);
    }
    else
        yield (0,unread_call/* passUnknown */.et)(record, type, at);
}
function* factory_droid_readStart(record, type, told) {
    const cwd = (0,json/* ownString */.Ao)(record, 'cwd');
    const id = type === 'session_start' ? (0,json/* ownString */.Ao)(record, 'id') : undefined;
    const version = (0,json/* ownString */.Ao)(record, 'version');
    yield { kind: 'session', patch: { id, root: cwd, cwd, startedAt: told.ts, agentVersion: version } };
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told };
}
function* factory_droid_readMessage(record, told) {
    const message = (0,values/* ownObject */.AV)(record, 'message') ?? { role: (0,json/* own */.ZV)(record, 'role'), content: (0,json/* own */.ZV)(record, 'text') };
    const role = (0,json/* ownString */.Ao)(message, 'role');
    yield* (0,unread_call/* checkBeside */.j1)(message, told.at);
    if (role === 'assistant') {
        for (const step of readAssistant({}, { ...message, id: (0,json/* ownString */.Ao)(record, 'id') }, told))
            yield step.kind === 'call' ? { ...step, lacks: factory_droid_listLacks(step.name) } : step;
    }
    else if (role === 'user')
        yield* readUserMessage(message, told);
    else
        yield badMessage(record, told.at, `a message has no known role: ${(0,values/* writeJson */.GF)((0,json/* own */.ZV)(message, 'role'))}`);
}
function* readUserMessage(message, told) {
    const { results, others } = readUser({}, message, told, undefined);
    yield* results.map((result) => tellFailure(result));
    yield* others;
    const content = (0,json/* own */.ZV)(message, 'content');
    const blocks = (0,values/* ownList */.Jl)(message, 'content')?.filter((block) => !attachedFile.test((0,json/* ownString */.Ao)(block, 'text') ?? ''));
    const typed = readTyped(blocks ?? content);
    if (typed !== null)
        yield { kind: 'prompt', ...told, text: typed.trimStart() };
}
/** Session files have no flag: only a failed command says so, in words that stand before its output. */
function tellFailure({ recorded: _, ...result }) {
    const isFailed = result.isError === true || /^Error: Command failed \(exit code: \d+\)/.test(result.text);
    return { ...result, isError: isFailed ? true : null };
}
function factory_droid_readCall(record, told) {
    const name = (0,json/* ownString */.Ao)(record, 'toolName') ?? (0,json/* ownString */.Ao)(record, 'toolId');
    if (name === undefined)
        return (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    return { kind: 'call', ...told, id: readCallId(record), name, ...readArguments((0,json/* own */.ZV)(record, 'parameters')), lacks: factory_droid_listLacks(name) };
}
function factory_droid_readResult(record, told) {
    const value = (0,json/* own */.ZV)(record, 'value') ?? (0,json/* own */.ZV)(record, 'error');
    const isError = (0,json/* own */.ZV)(record, 'isError');
    if (isError !== undefined && typeof isError !== 'boolean')
        return badRecord(told.at, '"isError" of a tool result is no boolean');
    const text = typeof value === 'string' ? value : (0,values/* writeJson */.GF)(value);
    return { kind: 'result', ...told, callId: readCallId(record), text, isError: isError ?? null, structured: value };
}
/** Records have an id of their own beside the call's only where that has its own key. */
function readCallId(record) {
    return (0,json/* ownString */.Ao)(record, 'toolCallId') ?? (0,json/* ownString */.Ao)(record, 'id') ?? '';
}
function factory_droid_listLacks(name) {
    return factory_droid_subagentTools.has(name) ? ['subagent_not_recorded'] : [];
}

;// CONCATENATED MODULE: ./src/transcript/gemini.ts


/** Errors of calls that never began (gemini-cli, core/src/tools/tool-error.ts). The agent sets them, no tool can. */
const notBegun = new Set(['invalid_tool_params', 'tool_not_registered']);
const refused = new Set(['policy_violation', 'execution_denied']);
/** Tools whose errors are worded by Gemini CLI itself: what a command prints is never an error there, and is told as output. */
const gemini_wordedTools = new Set('glob grep_search list_directory read_file read_many_files replace run_shell_command save_memory search_file_content write_file write_todos'.split(' '));
/** How a refusal is worded (core/src/scheduler/policy.ts and hook-utils.ts). */
const gemini_refusals = [
    ['Tool execution blocked: ', 'hook'],
    ['Tool execution denied by policy.', 'rule'],
];
/** The text parts of a message, each for itself: its content is a string or a list of parts. Thoughts are none. */
function gemini_listTexts(content) {
    const parts = Array.isArray(content) ? content : [content];
    return parts.flatMap((part) => (typeof part === 'string' ? part : (0,json/* own */.ZV)(part, 'thought') === true ? [] : ((0,json/* ownString */.Ao)(part, 'text') ?? [])));
}
/** The calls' responses that stand among a message's parts. */
function listResponses(content) {
    const parts = Array.isArray(content) ? content : [];
    return parts.flatMap((part) => (0,json/* own */.ZV)(part, 'functionResponse') ?? []);
}
/** What a call came back with: its output, or the error. */
function readResponse(response) {
    const answer = (0,json/* own */.ZV)(response, 'response');
    const error = (0,json/* own */.ZV)(answer, 'error');
    const found = error ?? (0,json/* own */.ZV)(answer, 'output') ?? (answer === undefined ? '' : answer);
    return { text: typeof found === 'string' ? found : (0,values/* writeJson */.GF)(found), isError: error !== undefined };
}
/** What an error's type says of its call; empty for errors that a running tool has. */
function readErrorType(type, text) {
    if (type === undefined)
        return {};
    if (notBegun.has(type))
        return { recorded: 'not-run', recordedBy: 'host' };
    return refused.has(type) ? { recorded: 'denied', ...nameRefusal(text) } : {};
}
/** What an error's text says of its call where nothing else does: believed only of tools that cannot have printed it. */
function readErrorText(text) {
    const by = nameRefusal(text);
    return by.recordedBy === undefined
        ? {}
        : { recorded: (call) => (gemini_wordedTools.has(call.name) ? 'denied' : 'unknown'), ...by };
}
/**
 * Of a call that was told as cancelled, which no tool can do: refused by a person, unless the reason that Gemini CLI gives says otherwise. A call that
 * was aborted may have been running (packages/core/src/scheduler in https://github.com/google-gemini/gemini-cli).
 */
function readCancellation(text) {
    const reason = /^\[Operation Cancelled\] Reason: (.*)/s.exec(text)?.[1];
    const isRefusal = reason === undefined || /^User (?:did not allow tool call|denied execution)/.test(reason);
    return isRefusal ? { recorded: 'denied', recordedBy: 'user' } : { recorded: 'unknown' };
}
function nameRefusal(text) {
    const by = gemini_refusals.find(([start]) => text.startsWith(start))?.[1];
    return by === undefined ? {} : { recordedBy: by };
}

;// CONCATENATED MODULE: ./src/readers/gemini-session/state.ts



/** Gemini CLI names its folders only in the message that it opens a session with. */
const folders = /^<session_context>.*\n- \*\*Workspace Directories:\*\*\n\s+- (\S[^\n]*)/s;
/** What one file of Gemini CLI has told so far: the session, and which calls and results were passed on. */
class GeminiSession {
    #file;
    #seen = new duplicates/* DuplicateFilter */.K6();
    #id = '';
    #subagent;
    constructor(file) {
        this.#file = file;
    }
    /** A subagent's file is a session of its own kind, and tells nothing about the session that it belongs to. */
    *learn(whole) {
        const id = (0,json/* ownString */.Ao)(whole, 'sessionId');
        this.#id = id ?? this.#id;
        if ((0,json/* ownString */.Ao)(whole, 'kind') === 'subagent')
            this.#subagent = this.#id;
        if (this.#file.subagent !== undefined)
            return;
        const root = (0,values/* ownList */.Jl)(whole, 'directories')?.[0];
        const patch = {
            id,
            startedAt: (0,json/* ownString */.Ao)(whole, 'startTime'),
            name: (0,json/* ownString */.Ao)(whole, 'summary'),
            ...(typeof root === 'string' && { root }),
        };
        if (Object.values(patch).some((value) => value !== undefined))
            yield { kind: 'session', patch };
    }
    *learnPlace(texts) {
        const root = texts.map((text) => folders.exec(text)?.[1]).find((found) => found !== undefined);
        if (root !== undefined && this.#file.subagent === undefined)
            yield { kind: 'session', patch: { root } };
    }
    tell(message, at) {
        const id = (0,json/* ownString */.Ao)(message, 'id');
        const thread = this.#file.subagent ?? (this.#subagent === undefined ? undefined : { id: this.#subagent });
        return { at, thread, ts: (0,json/* ownString */.Ao)(message, 'timestamp'), uuid: id === undefined ? undefined : `${this.#id}/${id}` };
    }
    /** False for the copy of a call that was passed on; ids may repeat in other messages, and with other arguments it is another call. */
    isNewCall(step) {
        return !this.#seen.see([JSON.stringify(['call', ...identify(step)])]);
    }
    isNewResult(step) {
        this.#seen.see([JSON.stringify(['answered', step.id])]);
        return !this.#seen.see([JSON.stringify(['result', ...identify(step)])]);
    }
    /** Whether a result with this id was passed on; if not, it is now. */
    knowsResult(callId) {
        return this.#seen.see([JSON.stringify(['answered', callId])]);
    }
}
function identify({ uuid, id, name, args, raw }) {
    return [uuid, id, name, (0,duplicates/* digestValue */.yD)([args, raw])];
}

;// CONCATENATED MODULE: ./src/readers/gemini-session/gemini-session.ts







/** Whole texts that Gemini CLI puts beside what was typed, or in its place. */
const gemini_session_ownTexts = /^\s*<(session_context|hook_context)>.*<\/\1>\s*$/s;
/** Gemini CLI's session files: one JSON document, or lines with messages that are written again whole when they change. */
const geminiSession = {
    id: 'gemini-session',
    title: 'Gemini CLI’s own session files',
    agent: 'gemini-cli',
    source: 'google-gemini/gemini-cli, packages/core/src/services/chatRecordingService.ts',
    sign: '`sessionId` with `projectHash`, `$set` or `$rewindTo`, or messages of the type `gemini`',
    place: '`~/.gemini/tmp/PROJECT/chats/session-*.json` and `.jsonl`; subagents in `chats/SESSION/`.',
    detect: gemini_session_detect,
    open(file) {
        const session = new GeminiSession(file);
        return { read: (record, at) => gemini_session_readRecord(record, at, session) };
    },
};
function gemini_session_detect({ objects }) {
    return objects.some((object) => isHeader(object) || gemini_session_isChange(object) || isAnswer(object));
}
function isHeader(object) {
    return (0,json/* ownString */.Ao)(object, 'sessionId') !== undefined && (0,json/* ownString */.Ao)(object, 'projectHash') !== undefined;
}
function gemini_session_isChange(object) {
    return (0,values/* ownObject */.AV)(object, '$set') !== null || (0,json/* ownString */.Ao)(object, '$rewindTo') !== undefined;
}
function isAnswer(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'gemini' && (0,json/* ownString */.Ao)(object, 'id') !== undefined && Object.hasOwn(object, 'content');
}
function* gemini_session_readRecord(record, at, session) {
    const set = (0,values/* ownObject */.AV)(record, '$set');
    if (set !== null)
        yield* gemini_session_readWhole(set, '$set', at, session);
    else if (isHeader(record))
        yield* gemini_session_readWhole(record, 'header', at, session);
    // What was taken back has happened.
    else if (Object.hasOwn(record, '$rewindTo'))
        yield { kind: 'ignored', type: '$rewindTo' };
    else
        yield* gemini_session_readMessage(record, session.tell(record, at), session);
}
/** The document, its header or a change of it: facts of the session, and all messages of a checkpoint. */
function* gemini_session_readWhole(whole, type, at, session) {
    yield* session.learn(whole);
    const { messages: _, ...beside } = whole;
    yield (0,unread_call/* passKnown */.Vv)(beside, type, at);
    for (const message of (0,values/* ownList */.Jl)(whole, 'messages') ?? []) {
        if ((0,json/* isObject */.Gv)(message))
            yield* gemini_session_readMessage(message, session.tell(message, at), session);
        else
            yield badMessage(message, at, 'a message is no object');
    }
}
function* gemini_session_readMessage(message, told, session) {
    const type = (0,json/* ownString */.Ao)(message, 'type') ?? '';
    if (type === 'user')
        yield* gemini_session_readUser(message, told, session);
    else if (type === 'gemini')
        yield* gemini_session_readAnswer(message, told, session);
    else if (type === 'error')
        yield tellError(gemini_listTexts((0,json/* own */.ZV)(message, 'content')).join('\n'), told);
    else if (type === 'info' || type === 'warning')
        yield (0,unread_call/* passKnown */.Vv)(message, type, told.at);
    else
        yield (0,unread_call/* passUnknown */.et)(message, type, told.at);
}
/** `displayContent` is what was typed where hooks or commands added to it. */
function* gemini_session_readUser(message, told, session) {
    const content = (0,json/* own */.ZV)(message, 'content');
    for (const response of listResponses(content))
        yield* readRepeatedResponse(response, told, session);
    const texts = gemini_listTexts((0,json/* own */.ZV)(message, 'displayContent') ?? content);
    yield* session.learnPlace(texts);
    const typed = texts.filter((text) => !gemini_session_ownTexts.test(text)).join('\n');
    if (texts.length === 0 && listResponses(content).length > 0)
        return;
    if (typed === '' || told.thread !== undefined)
        yield (0,unread_call/* passKnown */.Vv)(message, 'user', told.at);
    else
        yield { kind: 'prompt', ...told, text: typed };
}
/** Results are sent to the model in a message of their own; they stand with their calls already, unless those were not recorded. */
function* readRepeatedResponse(response, told, session) {
    const callId = (0,json/* ownString */.Ao)(response, 'id') ?? '';
    if (session.knowsResult(callId))
        yield { kind: 'ignored', type: 'user/functionResponse' };
    else
        yield { kind: 'result', ...told, uuid: undefined, callId, ...readOutcome('', response) };
}
function* gemini_session_readAnswer(message, told, session) {
    yield { kind: 'message', ...told, id: (0,json/* ownString */.Ao)(message, 'id'), text: gemini_listTexts((0,json/* own */.ZV)(message, 'content')).join('\n') };
    const { toolCalls: _, ...beside } = message;
    yield (0,unread_call/* passKnown */.Vv)(beside, 'gemini', told.at);
    for (const call of (0,values/* ownList */.Jl)(message, 'toolCalls') ?? [])
        yield* gemini_session_readCall(call, told, session);
}
/** A call with its result: the record is written again when the call goes on, so each is told once. */
function* gemini_session_readCall(call, told, session) {
    const name = (0,json/* ownString */.Ao)(call, 'name');
    if (name === undefined) {
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
        return;
    }
    const id = (0,json/* ownString */.Ao)(call, 'id') ?? '';
    const read = readArguments((0,json/* own */.ZV)(call, 'args') ?? {});
    const step = { ...told, id, name, ...read };
    if (session.isNewCall(step))
        yield { kind: 'call', ...step };
    else
        yield { kind: 'ignored', type: 'repeated call' };
    const status = (0,json/* ownString */.Ao)(call, 'status') ?? '';
    if (status !== 'success' && status !== 'error' && status !== 'cancelled')
        return;
    const response = listResponses((0,json/* own */.ZV)(call, 'result'))[0];
    if (session.isNewResult(step))
        yield { kind: 'result', ...told, callId: id, structured: (0,json/* own */.ZV)(call, 'resultDisplay'), ...readOutcome(status, response) };
    yield* readSubagent(call, id, told);
}
function readOutcome(status, response) {
    const { text, isError } = readResponse(response);
    if (status === 'cancelled')
        return { text, isError: true, ...readCancellation(text) };
    return status === 'success' || !isError ? { text, isError: status === 'error' } : { text, isError: true, ...readErrorText(text) };
}
/** A subagent's last activities: as many calls of it must stand in its own file. */
function* readSubagent(call, run, { at }) {
    const thread = (0,json/* ownString */.Ao)(call, 'agentId');
    const activities = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(call, 'resultDisplay'), 'recentActivity') ?? [];
    const calls = activities.filter((activity) => (0,json/* ownString */.Ao)(activity, 'type') === 'tool_call').length;
    if (thread !== undefined && calls > 0)
        yield { kind: 'subagent', at, thread, run, calls };
}

;// CONCATENATED MODULE: ./src/readers/gemini-stream-json.ts






/** Tools that start a subagent: its calls are not in the stream. */
const gemini_stream_json_subagentTools = new Set(['browser_agent', 'cli_help', 'codebase_investigator', 'delegate_to_agent', 'generalist', 'invoke_agent']);
/** What Gemini CLI prints without a person. */
const geminiStreamJson = {
    id: 'gemini-stream-json',
    title: 'Gemini CLI’s stream-json',
    agent: 'gemini-cli',
    source: 'google-gemini/gemini-cli, packages/core/src/output/types.ts',
    sign: '`tool_use` with `tool_name`, `tool_id` and `parameters`, or `init` with `session_id`',
    place: 'What `gemini -p --output-format stream-json` prints. It names no folder, and holds no call of a subagent.',
    detect: gemini_stream_json_detect,
    open() {
        const turn = { count: 0 };
        return { read: (record, at) => gemini_stream_json_readRecord(record, at, turn) };
    },
};
function gemini_stream_json_detect({ objects }) {
    return objects.some((object) => gemini_stream_json_isInit(object) || gemini_stream_json_isCall(object) || isResult(object)) || (objects.length > 0 && objects.every(gemini_stream_json_isMessage));
}
/** Alone, it is told from a plain chat message by its type and time. */
function gemini_stream_json_isMessage(object) {
    const isTimed = (0,json/* ownString */.Ao)(object, 'type') === 'message' && (0,json/* ownString */.Ao)(object, 'timestamp') !== undefined;
    return isTimed && (0,json/* ownString */.Ao)(object, 'role') !== undefined && (0,json/* ownString */.Ao)(object, 'content') !== undefined;
}
function gemini_stream_json_isInit(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'init' && (0,json/* ownString */.Ao)(object, 'session_id') !== undefined && (0,json/* ownString */.Ao)(object, 'model') !== undefined;
}
function gemini_stream_json_isCall(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'tool_use' && ['tool_name', 'tool_id'].every((key) => (0,json/* ownString */.Ao)(object, key) !== undefined);
}
function isResult(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'tool_result' && ['tool_id', 'status'].every((key) => (0,json/* ownString */.Ao)(object, key) !== undefined);
}
function* gemini_stream_json_readRecord(record, at, turn) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = { at, ts: (0,json/* ownString */.Ao)(record, 'timestamp') };
    if (type === 'init')
        yield* gemini_stream_json_readInit(record, told);
    else if (type === 'message')
        yield* gemini_stream_json_readMessage(record, told, turn);
    else if (type === 'tool_use')
        yield* gemini_stream_json_readCall(record, told, turn);
    else if (type === 'tool_result')
        yield* gemini_stream_json_readResult(record, told, turn);
    else if (type === 'error' || type === 'result')
        yield* gemini_stream_json_readEnd(record, type, told);
    else
        yield (0,unread_call/* passUnknown */.et)(record, type, at);
}
/** A run that was tried again begins anew in the same file. */
function* gemini_stream_json_readInit(record, told) {
    yield { kind: 'session', patch: { id: (0,json/* ownString */.Ao)(record, 'session_id'), startedAt: told.ts } };
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told };
}
function* gemini_stream_json_readMessage(record, told, turn) {
    const text = (0,json/* ownString */.Ao)(record, 'content') ?? '';
    const role = (0,json/* ownString */.Ao)(record, 'role');
    if (role === 'user') {
        turn.count += 1;
        yield { kind: 'prompt', ...told, text };
    }
    else if (role === 'assistant')
        yield gemini_stream_json_speak(told, turn, text);
    else
        yield (0,unread_call/* passUnknown */.et)(record, `message/${role ?? ''}`, told.at);
}
function* gemini_stream_json_readCall(record, told, turn) {
    const name = (0,json/* ownString */.Ao)(record, 'tool_name');
    if (name === undefined) {
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
        return;
    }
    yield gemini_stream_json_speak(told, turn, '');
    const lacks = gemini_stream_json_subagentTools.has(name) ? { lacks: ['subagent_not_recorded'] } : {};
    yield { kind: 'call', ...told, id: (0,json/* ownString */.Ao)(record, 'tool_id') ?? '', name, ...readArguments((0,json/* own */.ZV)(record, 'parameters') ?? {}), ...lacks };
}
function* gemini_stream_json_readResult(record, told, turn) {
    turn.count += 1;
    const error = (0,values/* ownObject */.AV)(record, 'error');
    const text = (0,json/* ownString */.Ao)(record, 'output') ?? (0,json/* ownString */.Ao)(error, 'message') ?? '';
    const isError = (0,json/* ownString */.Ao)(record, 'status') === 'error';
    const fate = isError ? readErrorType((0,json/* ownString */.Ao)(error, 'type'), text) : {};
    yield { kind: 'result', ...told, callId: (0,json/* ownString */.Ao)(record, 'tool_id') ?? '', text, isError, ...fate };
}
function* gemini_stream_json_readEnd(record, type, told) {
    const word = (0,json/* ownString */.Ao)(record, type === 'error' ? 'severity' : 'status') ?? '';
    const message = (0,json/* ownString */.Ao)(type === 'error' ? record : (0,values/* ownObject */.AV)(record, 'error'), 'message');
    if (word === 'error' && message !== undefined)
        yield tellError(message, told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `${type}/${word}`, told.at);
}
function gemini_stream_json_speak(told, { count }, text) {
    return { kind: 'message', ...told, id: `turn ${count}`, text };
}

;// CONCATENATED MODULE: ./src/transcript/agent-names.ts
/** Beginnings of the names that tools around agents give them, lower case, and our ids. */
const names = [
    ['claude', 'claude-code'],
    ['codex', 'codex'],
    ['cursor', 'cursor'],
    ['gemini', 'gemini-cli'],
    ['github copilot', 'copilot'],
    ['github-copilot', 'copilot'],
    ['copilot', 'copilot'],
    ['vs code copilot', 'copilot'],
    ['qwen', 'qwen-code'],
    ['droid', 'factory-droid'],
    ['factory', 'factory-droid'],
    ['antigravity', 'antigravity'],
    ['windsurf', 'windsurf'],
    ['kiro', 'kiro'],
    ['goose', 'goose'],
    ['cline', 'cline'],
    ['openhands', 'openhands'],
    ['crush', 'crush'],
    ['opencode', 'opencode'],
    ['amp', 'amp'],
    ['pi', 'pi'],
    ['aider', 'aider'],
    ['lecode', 'lecode'],
    ['luxe', 'luxe'],
];
/** The id of the agent that a tool around agents means by a name like `Claude Code`, `claude` or `gemini_cli`; else `unknown`. */
function nameAgent(name) {
    const words = name.trim().toLowerCase().replaceAll('_', '-');
    return names.find(([start]) => words === start || words.startsWith(`${start} `) || words.startsWith(`${start}-`))?.[1] ?? 'unknown';
}

// EXTERNAL MODULE: ./src/transcript/git-ai.ts
var git_ai = __webpack_require__(3017);
// EXTERNAL MODULE: ./src/transcript/records.ts + 5 modules
var records = __webpack_require__(5078);
;// CONCATENATED MODULE: ./src/readers/git-ai-notes.ts









/** git-ai's notes on commits, as long as they held the conversations: calls without ids and results, and edits without what they wrote. */
const gitAiNotes = {
    id: 'git-ai-notes',
    title: 'git-ai notes with messages (before 1.3.4)',
    agent: 'unknown',
    source: 'https://github.com/git-ai-project/git-ai, src/authorship; refs/notes/ai',
    sign: 'attestation lines, `---`, then JSON with `"schema_version": "authorship/…"`',
    place: '`git notes --ref=ai show COMMIT > FILE`. Newer notes hold no messages and are refused.',
    confidence: 'lossy',
    detect: git_ai/* isNoteWithMessages */.h6,
    open() {
        const note = { line: 0, lines: [], size: 0 };
        return { read: (record, at) => gather(record, at, note), end: () => readNote(note) };
    },
};
function* gather(record, at, note) {
    const text = (0,json/* ownString */.Ao)(record, 'text') ?? '';
    note.path = at.path;
    if (note.line === 0) {
        if ((0,git_ai/* isNoteDivider */.yl)(text))
            note.line = at.line ?? 1;
        else
            yield { kind: 'ignored', type: 'attestation' };
        return;
    }
    const before = note.size;
    note.size += text.length + 1;
    if (note.size <= records/* readLimits */.B.line)
        note.lines.push(text);
    else if (before <= records/* readLimits */.B.line) {
        const detail = `a note of more than ${records/* readLimits */.B.line} characters is not read`;
        yield { kind: 'gap', at, gap: 'document-too-large', detail };
    }
}
function* readNote({ line, path = '', lines, size }) {
    const at = { path, line: line + 1 };
    if (size > records/* readLimits */.B.line)
        return;
    const document = (0,values/* asObject */.eB)((0,damage/* parseJson */.qF)(lines.join('\n')));
    if (document === null) {
        yield (0,unread_call/* unreadCall */.uv)(at, 'the JSON of the note is damaged or not there, and the calls in it were not read');
        return;
    }
    const prompts = Object.entries((0,values/* ownObject */.AV)(document, 'prompts') ?? {});
    const isTold = prompts.some(([, prompt]) => ((0,values/* ownList */.Jl)(prompt, 'messages') ?? []).length > 0);
    if (!isTold)
        yield (0,unread_call/* callsElsewhere */.qP)(at, 'the note holds no messages, so what the agent did is not recorded here');
    for (const [hash, prompt] of prompts)
        yield* git_ai_notes_readPrompt(hash, prompt, at);
}
function* git_ai_notes_readPrompt(hash, prompt, at) {
    const agent = (0,json/* own */.ZV)(prompt, 'agent_id');
    const id = (0,json/* ownString */.Ao)(agent, 'id') ?? hash;
    yield { kind: 'session', patch: { id, agent: nameAgent((0,json/* ownString */.Ao)(agent, 'tool') ?? '') } };
    const messages = (0,values/* ownList */.Jl)(prompt, 'messages') ?? [];
    // git-ai moved long conversations to a store of its own (`messages_url`).
    if (messages.length === 0)
        yield { kind: 'lack', at, lack: 'history_base_missing', detail: `the note has no messages of session ${id}` };
    for (const message of messages)
        yield* git_ai_notes_readMessage(message, id, at);
}
function* git_ai_notes_readMessage(message, id, at) {
    const type = (0,json/* ownString */.Ao)(message, 'type') ?? '';
    const ts = (0,json/* ownString */.Ao)(message, 'timestamp');
    const told = { at, ts };
    if (type === 'user') {
        const typed = readTyped((0,json/* ownString */.Ao)(message, 'text'));
        yield typed === null ? { kind: 'ignored', type: 'user/own' } : { kind: 'prompt', ...told, text: typed };
    }
    else if (type === 'assistant')
        yield { kind: 'message', ...told, text: (0,json/* ownString */.Ao)(message, 'text') ?? '' };
    else if (type === 'thinking' || type === 'plan')
        yield { kind: 'ignored', type };
    else if (type === 'tool_use')
        yield git_ai_notes_readCall(message, told, id);
    else
        yield (0,unread_call/* passUnknown */.et)(message, type, at);
}
function git_ai_notes_readCall(message, told, id) {
    const name = (0,json/* ownString */.Ao)(message, 'name');
    if (name === undefined)
        return (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    const input = (0,json/* own */.ZV)(message, 'input');
    // The notes of later commits repeat a session; without ids, its time tells a call.
    const uuid = told.ts === undefined ? undefined : `${id} ${told.ts}`;
    // Codex’s patches are texts.
    const args = typeof input === 'string' ? { args: { input } } : readArguments(input);
    return { kind: 'call', ...told, uuid, id: '', name, ...args };
}

;// CONCATENATED MODULE: ./src/readers/goose.ts





/** Blocks without meaning for a gate. Questions repeat the call that they are about; what was answered is not recorded. */
const goose_silent = new Set(`text image thinking redactedThinking reasoning toolConfirmationRequest actionRequired systemNotification contextLengthExceeded
  summarizationRequested`.split(/\s+/));
/** Tools that start a subagent, whose calls are in a session of its own or nowhere. */
const subagents = new Set('subagent delegate subagent__execute_task dynamic_task__create_task platform__subagent'.split(' '));
/** goose's sessions: the files of versions before its database, and exports. */
const goose = {
    id: 'goose',
    title: 'goose’s sessions',
    agent: 'goose',
    source: 'https://github.com/block/goose: crates/goose/src/conversation/message.rs, session/session_manager.rs, session/legacy.rs',
    sign: 'messages with `role`, a numeric `created` and a `content` list, or `working_dir` beside a `conversation`',
    place: '`~/.local/share/goose/sessions/*.jsonl` of older versions; what `goose session export --format json` and `goose run --output-format json` (or `stream-json`) print.',
    detect: goose_detect,
    open: goose_open,
};
function goose_detect({ objects }) {
    return objects.some((object) => isHead(object) || goose_isMessage(object) || goose_isStreamed(object) || goose_listMessages(object)?.some(goose_isMessage) === true);
}
/** The first line of a file, or an export. */
function isHead(object) {
    const isSession = ['description', 'message_count', 'session_type', 'extension_data'].some((key) => Object.hasOwn(object, key));
    return (0,json/* ownString */.Ao)(object, 'working_dir') !== undefined && isSession;
}
function goose_isMessage(object) {
    const role = (0,json/* ownString */.Ao)(object, 'role');
    return (role === 'user' || role === 'assistant') && typeof (0,json/* own */.ZV)(object, 'created') === 'number' && (0,values/* ownList */.Jl)(object, 'content') !== null;
}
function goose_isStreamed(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'message' && goose_isMessage((0,json/* own */.ZV)(object, 'message'));
}
/** Of an export, of either shape. */
function goose_listMessages(object) {
    return Object.hasOwn(object, 'role') ? null : ((0,values/* ownList */.Jl)(object, 'conversation') ?? (0,values/* ownList */.Jl)(object, 'messages'));
}
function goose_open() {
    /** Calls that goose itself could make nothing of: they were not run. */
    const broken = new Set();
    return {
        *read(record, at) {
            const messages = goose_listMessages(record);
            if (isHead(record))
                yield describe(record);
            if (messages !== null)
                for (const message of messages)
                    yield* goose_readMessage(message, at, broken);
            else if (goose_isStreamed(record))
                yield* goose_readMessage((0,json/* own */.ZV)(record, 'message'), at, broken);
            else if (goose_isMessage(record))
                yield* goose_readMessage(record, at, broken);
            else if (!isHead(record))
                yield* goose_readOther(record, at);
        },
    };
}
function describe(head) {
    const name = (0,json/* ownString */.Ao)(head, 'name') || (0,json/* ownString */.Ao)(head, 'description');
    return {
        kind: 'session',
        patch: { id: (0,json/* ownString */.Ao)(head, 'id'), root: (0,json/* ownString */.Ao)(head, 'working_dir'), name, startedAt: (0,json/* ownString */.Ao)(head, 'created_at') },
    };
}
function* goose_readOther(record, at) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? (0,json/* ownString */.Ao)(record, 'role') ?? '';
    if (type === 'error')
        yield { kind: 'moment', moment: 'error', facts: { message: (0,json/* ownString */.Ao)(record, 'error') ?? '' }, synthetic: false, at };
    else
        yield type === 'complete' || type === 'notification' ? (0,unread_call/* passKnown */.Vv)(record, type, at) : (0,unread_call/* passUnknown */.et)(record, type, at);
}
function* goose_readMessage(message, at, broken) {
    const record = (0,values/* asObject */.eB)(message);
    const blocks = (0,values/* ownList */.Jl)(record, 'content');
    if (record === null || blocks === null) {
        yield (0,unread_call/* passUnknown */.et)({ message }, 'message', at);
        return;
    }
    const told = { at, ts: readSeconds((0,json/* own */.ZV)(record, 'created')), uuid: (0,json/* ownString */.Ao)(record, 'id') };
    const text = blocks.flatMap((block) => ((0,json/* ownString */.Ao)(block, 'type') === 'text' ? ((0,json/* ownString */.Ao)(block, 'text') ?? []) : [])).join('\n');
    // Summaries and reminders that only the model is shown.
    const isInjected = (0,json/* own */.ZV)((0,values/* ownObject */.AV)(record, 'metadata'), 'userVisible') === false;
    if ((0,json/* ownString */.Ao)(record, 'role') === 'assistant')
        yield { kind: 'message', ...told, id: told.uuid, text };
    else if (text !== '' && !isInjected)
        yield { kind: 'prompt', ...told, text };
    for (const block of blocks)
        yield* goose_readBlock(block, told, broken);
}
function* goose_readBlock(block, told, broken) {
    const type = (0,json/* ownString */.Ao)(block, 'type') ?? '';
    if (type === 'toolRequest' || type === 'frontendToolRequest')
        yield* goose_readCall(block, told, broken);
    else if (type === 'toolResponse')
        yield* goose_readResult(block, told, broken);
    else if (type === 'conversationCompacted')
        yield { kind: 'moment', moment: 'post_compact', facts: {}, synthetic: false, ...told };
    else
        yield goose_silent.has(type) ? (0,unread_call/* passKnown */.Vv)(block, `block/${type}`, told.at) : (0,unread_call/* passUnknown */.et)(block, `block/${type}`, told.at);
}
function* goose_readCall(block, told, broken) {
    const id = (0,json/* ownString */.Ao)(block, 'id') ?? '';
    const call = (0,json/* own */.ZV)(block, 'toolCall');
    const value = (0,values/* ownObject */.AV)(call, 'value');
    const name = (0,json/* ownString */.Ao)(value, 'name');
    if ((0,json/* ownString */.Ao)(call, 'status') === 'error' && value === null) {
        if (broken.size < 10_000)
            broken.add(id);
        yield { kind: 'ignored', type: 'block/toolRequest (not understood, not run)' };
    }
    else if (name === undefined)
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    else {
        const lacks = subagents.has(name) ? { lacks: ['subagent_not_recorded'] } : {};
        yield { kind: 'call', ...told, id, name, ...readArguments((0,json/* own */.ZV)(value, 'arguments') ?? {}), ...lacks };
    }
}
function* goose_readResult(block, told, broken) {
    const callId = (0,json/* ownString */.Ao)(block, 'id') ?? '';
    if (broken.delete(callId)) {
        yield { kind: 'ignored', type: 'block/toolResponse (not run)' };
        return;
    }
    const result = (0,json/* own */.ZV)(block, 'toolResult');
    const value = (0,json/* own */.ZV)(result, 'value');
    const content = Array.isArray(value) ? value : ((0,values/* ownList */.Jl)(value, 'content') ?? []);
    const text = (0,json/* ownString */.Ao)(result, 'error') ?? content.flatMap((part) => ((0,json/* isObject */.Gv)(part) ? ((0,json/* ownString */.Ao)(part, 'text') ?? []) : [])).join('\n');
    const isError = (0,json/* ownString */.Ao)(result, 'status') === 'error' || (0,json/* own */.ZV)(value, 'isError') === true;
    // What a command prints comes in the same place as the words of a refusal.
    const isDoubtful = text.startsWith('The user has declined to run this tool.');
    yield { kind: 'result', ...told, callId, text, isError, ...(isDoubtful && { recorded: 'unknown' }) };
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
function status_readStatus(tool, text, flag) {
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
        yield* lecode_session_readEvent(record, told, grants);
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
    return { kind: 'result', ...told, callId, text, ...status_readStatus(name, text, undefined), permission };
}
function* lecode_session_readEvent(record, told, grants) {
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
        yield { kind: 'result', ...told, callId, text, ...status_readStatus(name, text, (0,json/* own */.ZV)(call, 'is_error')) };
}
function bad(at, detail) {
    return { kind: 'gap', at, gap: 'bad-record', detail };
}

;// CONCATENATED MODULE: ./src/transcript/fenced-command.ts

/** The mark that the first messages ask for; `bash` when they ask for none. */
function nameFence(text) {
    return text.includes('```mswea_bash_command') ? 'mswea_bash_command' : 'bash';
}
/**
 * The command of a message, or null: none or several are an error of form, and nothing is run.
 * Source: mini-swe-agent, agents/default.py, parse_action.
 */
function readFenced(text, fence) {
    const [only, ...more] = [...text.matchAll(fence === 'bash' ? /```bash\s*\n(.*?)\n```/gs : /```mswea_bash_command\s*\n(.*?)\n```/gs)];
    return only === undefined || more.length > 0 ? null : (only[1] ?? '').trim();
}
/** Whether a message is of such a conversation beyond doubt: a block with the agent's own mark, or an exit code as it is told to the model. */
function isFencedChat(message) {
    const text = (0,json/* ownString */.Ao)(message, 'content') ?? '';
    const role = (0,json/* ownString */.Ao)(message, 'role');
    if (role === 'assistant')
        return text.includes('```mswea_bash_command\n');
    return role === 'user' && /^<returncode>-?\d+<\/returncode>\n/.test(text);
}

;// CONCATENATED MODULE: ./src/readers/mini-swe-agent.ts






/** Trajectories of mini-swe-agent: the messages, and since 1.0 what was run about them. */
const miniSweAgent = {
    id: 'mini-swe-agent',
    title: 'mini-swe-agent’s trajectories',
    agent: 'mini-swe-agent',
    source: 'https://mini-swe-agent.com/latest/usage/output_files; src/minisweagent/agents/default.py',
    sign: '`trajectory_format` with `mini-swe-agent-`, or chat messages with a `mswea_bash_command` block or a `<returncode>`',
    place: 'The `.traj.json` files that it writes. Its commands name no tool, so they are calls of `bash`.',
    detect: mini_swe_agent_detect,
    open() {
        const state = { fence: 'bash', hasPrompt: false, calls: [] };
        return { read: (record, at) => mini_swe_agent_readRecord(record, at, state) };
    },
};
function mini_swe_agent_detect({ objects }) {
    return objects.some((object) => (0,json/* ownString */.Ao)(object, 'trajectory_format')?.startsWith('mini-swe-agent-') || isFencedChat(object));
}
function* mini_swe_agent_readRecord(record, at, state) {
    const messages = Object.hasOwn(record, 'role') ? null : (0,values/* ownList */.Jl)(record, 'messages');
    const info = (0,values/* ownObject */.AV)(record, 'info');
    const root = (0,json/* ownString */.Ao)((0,json/* own */.ZV)((0,json/* own */.ZV)(info, 'config'), 'environment'), 'cwd');
    if (info !== null)
        yield { kind: 'session', patch: { agentVersion: (0,json/* ownString */.Ao)(info, 'mini_version'), root: root || undefined } };
    if (messages === null && info !== null)
        yield { kind: 'gap', at, gap: 'bad-record', detail: 'the trajectory has no messages' };
    for (const message of messages ?? [record]) {
        if ((0,json/* isObject */.Gv)(message))
            yield* mini_swe_agent_readMessage(message, at, state);
        else
            yield { kind: 'gap', at, gap: 'bad-record', detail: 'a message is no object' };
    }
}
function* mini_swe_agent_readMessage(message, at, state) {
    const role = (0,json/* ownString */.Ao)(message, 'role') ?? nameRole(message);
    if (role === 'assistant')
        yield* mini_swe_agent_readAssistant(message, at, state);
    else if (role === 'user' || role === 'tool')
        yield* mini_swe_agent_readAnswer(message, role, at, state);
    else if (role === 'system' || role === 'exit') {
        learnFence(message, state);
        yield { kind: 'ignored', type: role };
    }
    else
        yield (0,unread_call/* passUnknown */.et)(message, role, at);
}
/** Models of the Responses API are recorded by their own items, which have no role. */
function nameRole(message) {
    if ((0,json/* ownString */.Ao)(message, 'type') === 'function_call_output')
        return 'tool';
    return (0,values/* ownList */.Jl)((0,json/* own */.ZV)(message, 'extra'), 'actions') === null ? '' : 'assistant';
}
function learnFence(message, state) {
    if (state.fence === 'bash')
        state.fence = nameFence(readChatText(message));
}
function* mini_swe_agent_readAssistant(message, at, state) {
    const text = readChatText(message);
    const ts = readSeconds((0,json/* own */.ZV)((0,json/* own */.ZV)(message, 'extra'), 'timestamp'));
    yield { kind: 'message', at, ts, text };
    const calls = listCalls(message, text, state.fence);
    state.calls = calls.map(({ id }) => id);
    for (const call of calls)
        yield { kind: 'call', at, ts, ...call };
    if (calls.length === 0 && (0,unread_call/* holdsCall */.Xv)({ tool_calls: (0,json/* own */.ZV)(message, 'tool_calls') }))
        yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call of this message was not read');
}
/** What is run: the actions that the agent made of the message; where it kept none, the calls of the message, or its one block. */
function listCalls(message, text, fence) {
    const actions = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(message, 'extra'), 'actions');
    if (actions !== null) {
        return actions.map((action) => {
            const command = typeof action === 'string' ? action : ((0,json/* ownString */.Ao)(action, 'command') ?? (0,json/* ownString */.Ao)(action, 'action'));
            const id = (0,json/* ownString */.Ao)(action, 'tool_call_id') ?? '';
            return command === undefined ? { id, name: 'bash', args: (0,json/* isObject */.Gv)(action) ? action : null } : { id, name: 'bash', args: { command } };
        });
    }
    const { calls } = readChatCalls(message);
    if (calls.length > 0)
        return calls;
    const command = readFenced(text, fence);
    return command === null ? [] : [{ id: '', name: 'bash', args: { command } }];
}
/** The task, an observation, or a notice of the agent (a command that is none, a limit). */
function* mini_swe_agent_readAnswer(message, role, at, state) {
    const text = (0,json/* ownString */.Ao)(message, 'output') ?? readChatText(message);
    const extra = (0,json/* own */.ZV)(message, 'extra');
    const ts = readSeconds((0,json/* own */.ZV)(extra, 'timestamp'));
    const isTask = !state.hasPrompt || (0,json/* ownString */.Ao)(extra, 'interrupt_type') === 'UserNewTask';
    if (role === 'user' && isTask) {
        state.hasPrompt = true;
        learnFence(message, state);
        yield { kind: 'prompt', at, ts, text };
        return;
    }
    const named = (0,json/* ownString */.Ao)(message, 'tool_call_id') ?? (0,json/* ownString */.Ao)(message, 'call_id');
    const callId = named ?? state.calls[0];
    state.calls = state.calls.filter((id, index) => (named === undefined ? index > 0 : id !== named));
    if (callId === undefined)
        yield { kind: 'ignored', type: `${role}/notice` };
    else
        yield { ...judge(text, extra), at, ts, callId };
}
/** Exit codes are told to the model, or stand beside. That a person refused is sure only where it is told beside: a command may print the words. */
function judge(text, extra) {
    const [, told] = /^<returncode>(-?\d+)<\/returncode>/.exec(text) ?? [];
    const code = (0,json/* own */.ZV)(extra, 'returncode') ?? (told === undefined ? undefined : Number(told));
    const result = { kind: 'result', text, isError: typeof code === 'number' ? code !== 0 : null };
    if ((0,json/* ownString */.Ao)(extra, 'interrupt_type') === 'UserRejection')
        return { ...result, isError: true, recorded: 'denied', recordedBy: 'user', permission: 'deny' };
    return text.startsWith('Command not executed. ') ? { ...result, recorded: 'unknown' } : result;
}

// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
// EXTERNAL MODULE: ./src/transcript/lacks.ts
var lacks = __webpack_require__(820);
// EXTERNAL MODULE: ./src/readers/neutral/keys.ts
var keys = __webpack_require__(50);
;// CONCATENATED MODULE: ./src/readers/neutral/moment.ts




const decisions = ['allow_once', 'allow_always', 'deny', 'auto'];
const outcomes = ['ok', 'blocked', 'failed', 'cancelled', 'unknown'];
const operations = ['write', 'edit'];
/** What a line tells of a moment; keys of a wrong shape are left out (`findMomentProblem` says that they are wrong). */
function readFacts(line) {
    const { decision: _, ...texts } = (0,keys/* pickTexts */.UL)(line, keys/* factKeys */.j2);
    const decision = decisions.find((word) => word === (0,json/* own */.ZV)(line, 'decision'));
    const tokensBefore = (0,json/* own */.ZV)(line, 'tokens_before');
    const file = readFile((0,json/* own */.ZV)(line, 'file'));
    const hookRun = readHookRun((0,json/* own */.ZV)(line, 'hook_run'));
    return {
        ...texts,
        ...((0,json/* isObject */.Gv)((0,json/* own */.ZV)(line, 'result')) && { result: moment_readResult(line) }),
        ...(typeof tokensBefore === 'number' && { tokensBefore }),
        ...(file !== null && { file }),
        ...((0,json/* ownString */.Ao)(line, 'tool') !== undefined && { call: moment_readCall(line) }),
        ...(decision !== undefined && { decision }),
        ...(hookRun !== null && { hookRun }),
    };
}
/** Which key of a moment's line has a wrong shape, or null. */
function findMomentProblem(line) {
    const isText = (key) => ['string', 'undefined'].includes(typeof (0,json/* own */.ZV)(line, key));
    const isNumber = (key) => ['number', 'undefined'].includes(typeof (0,json/* own */.ZV)(line, key));
    const isRead = (key, read) => (0,json/* own */.ZV)(line, key) === undefined || read !== null;
    const wrong = [
        ...Object.values(keys/* factKeys */.j2).filter((key) => !isText(key)),
        ...(isNumber('tokens_before') ? [] : ['tokens_before']),
        ...(isRead('decision', decisions.find((word) => word === (0,json/* own */.ZV)(line, 'decision')) ?? null) ? [] : ['decision']),
        ...(isRead('file', readFile((0,json/* own */.ZV)(line, 'file'))) ? [] : ['file']),
        ...(isRead('hook_run', readHookRun((0,json/* own */.ZV)(line, 'hook_run'))) ? [] : ['hook_run']),
        ...(isRead('result', (0,values/* ownObject */.AV)(line, 'result')) ? [] : ['result']),
    ];
    return wrong[0] === undefined ? null : `${JSON.stringify(wrong[0])} has none of the shapes that it may have`;
}
/** The call that a line is about. */
function moment_readCall(line) {
    const lacks = readLacks(line) ?? [];
    const raw = (0,json/* ownString */.Ao)(line, 'raw');
    return {
        id: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(line, 'at'), 'call') ?? '',
        name: (0,json/* ownString */.Ao)(line, 'tool') ?? '',
        args: (0,values/* ownObject */.AV)(line, 'args'),
        ...(raw !== undefined && { raw }),
        ...(lacks.length > 0 && { lacks }),
    };
}
/** What a call lacks; null for what is no list of known words. */
function readLacks(line) {
    if ((0,json/* own */.ZV)(line, 'lacks') === undefined)
        return [];
    const listed = (0,values/* ownList */.Jl)(line, 'lacks');
    const known = lacks/* lackKinds */.t$.filter((kind) => listed?.includes(kind));
    return listed?.every((word) => lacks/* lackKinds */.t$.some((kind) => kind === word)) ? known : null;
}
/** A call's result. */
function moment_readResult(line) {
    const result = (0,values/* ownObject */.AV)(line, 'result');
    const isError = (0,json/* own */.ZV)(result, 'is_error');
    const structured = (0,json/* own */.ZV)(result, 'structured');
    return {
        text: (0,json/* ownString */.Ao)(result, 'text') ?? '',
        isError: typeof isError === 'boolean' ? isError : null,
        ...(structured !== undefined && { structured }),
    };
}
function readFile(file) {
    const path = (0,json/* ownString */.Ao)(file, 'path');
    const operation = operations.find((word) => word === (0,json/* ownString */.Ao)(file, 'operation'));
    return path === undefined || operation === undefined ? null : { path, operation };
}
function readHookRun(run) {
    const { event, outcome: _, ...texts } = (0,keys/* pickTexts */.UL)(run, keys/* hookRunTexts */.Jo);
    const outcome = outcomes.find((word) => word === (0,json/* ownString */.Ao)(run, 'outcome'));
    if (event === undefined || outcome === undefined)
        return null;
    const numbers = Object.entries(keys/* hookRunNumbers */.hp).map(([name, key]) => [name, (0,json/* own */.ZV)(run, key)]);
    return { event, outcome, ...texts, ...Object.fromEntries(numbers.filter(([, value]) => typeof value === 'number')) };
}

;// CONCATENATED MODULE: ./src/readers/neutral/neutral.ts







/** Lines that are about no moment. */
const others = new Set(['session', 'prompt', 'pre_tool', 'post_tool', 'lack', 'gap']);
const recordedWords = ['ran', 'failed', 'denied', 'not-run', 'unknown'];
const refusers = ['user', 'rule', 'hook', 'host'];
const confidences = ['full', 'partial', 'lossy'];
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
        return { read: (line, at) => neutral_readLine(line, at, last) };
    },
};
function neutral_detect({ objects }) {
    return objects.some((object) => {
        const isOwned = (0,json/* ownString */.Ao)(object, 'agent') !== undefined && (0,json/* ownString */.Ao)(object, 'session') !== undefined;
        return isOwned && neutral_isEvent((0,json/* ownString */.Ao)(object, 'event') ?? '');
    });
}
function neutral_isEvent(event) {
    return others.has(event) || (0,keys/* isMoment */.t_)(event);
}
function* neutral_readLine(line, at, last) {
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
    const event = (0,json/* ownString */.Ao)(line, 'event') ?? '';
    if ((0,keys/* isMoment */.t_)(event))
        yield* readMoment(event, line, told);
    else if (event === 'session')
        yield { kind: 'session', patch: readSession(line) };
    else if (event === 'prompt')
        yield { kind: 'prompt', ...told, text: (0,json/* ownString */.Ao)(line, 'text') ?? '', queued: (0,json/* own */.ZV)(line, 'queued') === true };
    else if (event === 'pre_tool')
        yield* readPreTool(line, told);
    else if (event === 'post_tool')
        yield readPostTool(line, told);
    else
        yield readLoss(line, at);
}
function findProblem(line) {
    const event = (0,json/* own */.ZV)(line, 'event');
    const agent = (0,json/* own */.ZV)(line, 'agent');
    if (typeof event !== 'string' || !neutral_isEvent(event))
        return { gap: 'unknown-event', detail: `no event of this format: ${(0,excerpt/* excerpt */.K)((0,values/* writeJson */.GF)(event), 100)}` };
    if (typeof agent !== 'string')
        return neutral_bad(`"agent" is no string: ${(0,values/* writeJson */.GF)(agent)}`);
    if (typeof (0,json/* own */.ZV)(line, 'session') !== 'string')
        return neutral_bad('"session" is no string');
    if ((0,keys/* isMoment */.t_)(event))
        return badOr(findMomentProblem(line));
    switch (event) {
        case 'session':
            return findWrongWord(line, 'confidence', confidences);
        case 'prompt':
            return typeof (0,json/* own */.ZV)(line, 'text') === 'string' ? null : neutral_bad('"text" is no string');
        case 'pre_tool':
            return findCallProblem(line);
        case 'post_tool':
            return (0,json/* isObject */.Gv)((0,json/* own */.ZV)(line, 'result')) ? null : neutral_bad('"result" is no object');
        case 'lack':
            return (0,json/* own */.ZV)(line, 'lack') === undefined ? neutral_bad('"lack" is missing') : findWrongWord(line, 'lack', lacks/* lackKinds */.t$);
        default:
            return /^[a-z]+(?:-[a-z]+)*$/.test((0,json/* ownString */.Ao)(line, 'gap') ?? '') ? null : neutral_bad('"gap" is no word');
    }
}
function findCallProblem(line) {
    if (typeof (0,json/* own */.ZV)(line, 'tool') !== 'string')
        return neutral_bad('"tool" is no string');
    const args = (0,json/* own */.ZV)(line, 'args');
    if (!(0,json/* isObject */.Gv)(args) && args !== null)
        return neutral_bad('"args" is neither an object nor null');
    if (readLacks(line) === null)
        return neutral_bad('"lacks" is no list of known words');
    return findWrongWord(line, 'recorded', recordedWords) ?? findWrongWord(line, 'recorded_by', refusers);
}
function findWrongWord(line, key, words) {
    const word = (0,json/* own */.ZV)(line, key);
    return word === undefined || words.some((each) => each === word) ? null : neutral_bad(`"${key}" is no known word: ${(0,values/* writeJson */.GF)(word)}`);
}
function badOr(detail) {
    return detail === null ? null : neutral_bad(detail);
}
function neutral_bad(detail) {
    return { gap: 'bad-record', detail: (0,excerpt/* excerpt */.K)(detail, 300) };
}
function neutral_tell(line, at) {
    return { at, thread: neutral_readThread(line), ...(0,keys/* pickTexts */.UL)(line, keys/* toldKeys */.GO), uuid: (0,json/* ownString */.Ao)(line, 'uuid') };
}
function neutral_readThread(line) {
    const id = (0,json/* ownString */.Ao)(line, 'thread');
    const agentType = (0,json/* ownString */.Ao)(line, 'agent_type');
    return id === undefined || id === 'main' ? undefined : { id, ...(agentType !== undefined && { agentType }) };
}
function readSession(line) {
    const { confidence: _, ...facts } = (0,keys/* pickTexts */.UL)(line, keys/* sessionKeys */.$q);
    const confidence = confidences.find((word) => word === (0,json/* own */.ZV)(line, 'confidence'));
    return { ...facts, ...(confidence !== undefined && { confidence }) };
}
function* readMoment(moment, line, told) {
    const isComplete = (0,json/* own */.ZV)(line, 'complete') === true;
    if (moment === 'session_start' && !isComplete) {
        const { cwd: root, ts: startedAt } = told;
        yield { kind: 'session', patch: { root, startedAt, ...readSession(line) } };
    }
    const call = (0,json/* ownString */.Ao)((0,json/* own */.ZV)(line, 'at'), 'call');
    const at = call === undefined ? told.at : { ...told.at, call };
    const made = { synthetic: (0,json/* own */.ZV)(line, 'synthetic') === true, ...(isComplete && { isComplete }) };
    yield { kind: 'moment', moment, ...told, at, facts: readFacts(line), ...made };
}
function* readPreTool(line, told) {
    const { id, ...call } = moment_readCall(line);
    yield { kind: 'call', ...told, id, ...call };
    const recorded = recordedWords.find((word) => word === (0,json/* own */.ZV)(line, 'recorded'));
    const recordedBy = refusers.find((word) => word === (0,json/* own */.ZV)(line, 'recorded_by'));
    // Only a call that ran can have a result line.
    const final = (recorded !== 'ran' && recorded !== 'failed') || (0,json/* own */.ZV)(line, 'result') === null;
    const fate = { recorded: recorded ?? 'unknown', ...(recordedBy !== undefined && { recordedBy }), final };
    if (recorded)
        yield { kind: 'fate', at: told.at, thread: told.thread, callId: id, ...fate };
}
function readPostTool(line, told) {
    const recorded = recordedWords.find((word) => word === (0,json/* own */.ZV)(line, 'recorded'));
    return { kind: 'result', ...told, callId: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(line, 'at'), 'call') ?? '', ...moment_readResult(line), recorded };
}
/** What the converter could not read, or knew to be missing: what is read of it later must not seem to be whole. */
function readLoss(line, at) {
    const place = (0,json/* own */.ZV)(line, 'at');
    const from = (0,json/* ownString */.Ao)(place, 'path');
    const detail = (0,excerpt/* excerpt */.K)(`${from === undefined ? '' : `${from}:${(0,values/* writeJson */.GF)((0,json/* own */.ZV)(place, 'line') ?? 1)}: `}${(0,json/* ownString */.Ao)(line, 'detail') ?? ''}`, 300);
    const lack = lacks/* lackKinds */.t$.find((kind) => kind === (0,json/* own */.ZV)(line, 'lack'));
    return lack === undefined ? { kind: 'gap', at, gap: (0,json/* ownString */.Ao)(line, 'gap') ?? '', detail } : { kind: 'lack', at, lack, detail };
}

;// CONCATENATED MODULE: ./src/readers/openai-chat.ts






const roles = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);
/** Content parts of other formats that are calls or results, or of items (Responses API, Codex), whose calls stand beside the messages. */
const foreignParts = new Set('input_text output_text tool_use tool_result toolCall toolRequest toolResponse tool-call tool-result'.split(' '));
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
    for (const message of openai_chat_listMessages(record))
        yield* openai_chat_readMessage(message, at);
    yield* readBeside(record, at);
}
function openai_chat_detect({ objects }) {
    const messages = objects.flatMap(openai_chat_listMessages);
    return messages.some(openai_chat_isMessage) && !messages.some((message) => openai_chat_isForeign(message) || isFencedChat(message));
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
function openai_chat_listMessages(record) {
    const messages = Object.hasOwn(record, 'role') ? null : (0,values/* ownList */.Jl)(record, 'messages');
    return messages === null ? [record] : messages.map((message) => (0,values/* asObject */.eB)(message) ?? {});
}
/** A call or result in the shape of another format, which this reader would miss. */
function openai_chat_isForeign(message) {
    if (/tool|function|call/.test((0,json/* ownString */.Ao)(message, 'type') ?? '') || isClineMessage(message))
        return true;
    return ((0,values/* ownList */.Jl)(message, 'content') ?? []).some((part) => foreignParts.has((0,json/* ownString */.Ao)(part, 'type') ?? ''));
}
function* openai_chat_readMessage(message, at) {
    const role = (0,json/* ownString */.Ao)(message, 'role');
    if (holdsOtherCall(message, role))
        yield (0,unread_call/* unreadCall */.uv)(at, 'a tool call in the shape of another format, or out of place, was not read');
    else if (openai_chat_isForeign(message))
        yield { kind: 'gap', at, gap: 'bad-record', detail: 'a message is, or holds a result, in the shape of another format' };
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

;// CONCATENATED MODULE: ./src/transcript/opencode-tool.ts





/** OpenCode's own tools that need arguments: one without any was recorded before they were complete, or was stripped. */
const tools = new Set('apply_patch bash codesearch edit glob grep multiedit patch read skill task todowrite webfetch websearch write'.split(' '));
/**
 * Begins the error of a refused call (permission/next.ts: RejectedError, CorrectedError, DeniedError). What a tool prints stands in `output`, so
 * for OpenCode's own tools these words are nobody else's.
 */
const opencode_tool_refusals = [
    [/^(?:\w*Error: )?The user rejected permission to use this specific tool call/, 'user'],
    [/^(?:\w*Error: )?The user has specified a rule which prevents you from using this specific tool call/, 'rule'],
];
/** `pending`: its arguments are still being written. `running`: they are complete. `completed` and `error`: it is over. */
function opencode_tool_readStatus(part) {
    return (0,json/* ownString */.Ao)((0,json/* own */.ZV)(part, 'state'), 'status') ?? '';
}
/**
 * A part of the type `tool`, in whatever state; null when it has no name.
 * Source: @opencode-ai/sdk, types.gen.ts, ToolPart.
 */
function readTool(part, told) {
    const name = (0,json/* ownString */.Ao)(part, 'tool');
    const state = (0,values/* ownObject */.AV)(part, 'state');
    if (name === undefined || state === null)
        return null;
    const id = (0,json/* ownString */.Ao)(part, 'callID') ?? '';
    const time = (0,json/* own */.ZV)(state, 'time');
    const call = {
        ...{ kind: 'call', ...told, ts: readMilliseconds((0,json/* own */.ZV)(time, 'start')) ?? told.ts, id, name },
        ...readArguments((0,json/* own */.ZV)(state, 'input')),
    };
    const lacks = opencode_tool_listLacks(call, opencode_tool_readStatus(part));
    if (lacks.length > 0)
        call.lacks = lacks;
    const child = (0,json/* ownString */.Ao)((0,json/* own */.ZV)(state, 'metadata'), 'sessionId');
    return { call, result: opencode_tool_readResult(state, call, { ...told, ts: readMilliseconds((0,json/* own */.ZV)(time, 'end')) ?? told.ts }), child };
}
function opencode_tool_listLacks({ name, args }, status) {
    const isEmpty = args !== null && Object.keys(args).length === 0;
    const lacks = [];
    if (status === 'pending' || (isEmpty && tools.has(name)))
        lacks.push('args_truncated');
    if (isBlackedOut(args))
        lacks.push('redacted');
    return lacks;
}
function opencode_tool_readResult(state, { id, name }, told) {
    const status = (0,json/* ownString */.Ao)(state, 'status');
    if (status === 'completed')
        return { kind: 'result', ...told, callId: id, text: (0,json/* ownString */.Ao)(state, 'output') ?? '', isError: false };
    if (status !== 'error')
        return null;
    const error = (0,json/* ownString */.Ao)(state, 'error');
    const result = { kind: 'result', ...told, callId: id, text: error ?? (0,json/* ownString */.Ao)(state, 'output') ?? '', isError: true };
    const refusal = error === undefined || !tools.has(name) ? undefined : opencode_tool_refusals.find(([words]) => words.test(error));
    if (refusal)
        return { ...result, recorded: 'denied', recordedBy: refusal[1] };
    // Broken off: it may have done its work before.
    return error === 'Tool execution aborted' ? { ...result, recorded: 'unknown' } : result;
}

;// CONCATENATED MODULE: ./src/transcript/opencode.ts





/** Remembered of one transcript; the oldest go. Sessions have hundreds of messages. */
const opencode_remembered = { sessions: 1_000, messages: 10_000, children: 1_000 };
/** Parts of messages without meaning for a gate. */
const sideParts = new Set('reasoning file step-start step-finish snapshot patch agent subtask retry'.split(' '));
/**
 * OpenCode's sessions, messages and parts, in whatever container they come: each may be told again and again while it grows. A subagent has a
 * session of its own, as in OpenCode itself, and is a thread of its own in it.
 * Source: @opencode-ai/sdk, types.gen.ts: Session, Message, Part.
 */
class OpencodeSessions {
    #sessions = new Map();
    #messages = new Map();
    /** Sessions of subagents that a call names, and whose call. */
    #children = new Map();
    #told;
    /** A session's own record. */
    *takeSession(info, at) {
        const id = (0,json/* ownString */.Ao)(info, 'id');
        if (id === undefined) {
            yield { kind: 'gap', at, gap: 'bad-record', detail: 'a session has no id' };
            return;
        }
        const session = this.#session(id);
        const root = (0,json/* ownString */.Ao)(info, 'directory');
        session.cwd ??= root;
        if ((0,json/* ownString */.Ao)(info, 'parentID') !== undefined)
            session.thread ??= { id };
        this.#told = id;
        const startedAt = readMilliseconds((0,json/* own */.ZV)((0,json/* own */.ZV)(info, 'time'), 'created'));
        yield { kind: 'session', patch: { id, root, name: (0,json/* ownString */.Ao)(info, 'title'), agentVersion: (0,json/* ownString */.Ao)(info, 'version'), startedAt } };
    }
    /** A message's own record, without its parts. */
    *takeMessage(info, at) {
        const id = (0,json/* ownString */.Ao)(info, 'id');
        const owner = (0,json/* ownString */.Ao)(info, 'sessionID') ?? this.#told;
        const role = (0,json/* ownString */.Ao)(info, 'role');
        if (id === undefined || owner === undefined || (role !== 'user' && role !== 'assistant')) {
            yield (0,unread_call/* passUnknown */.et)(info, `message/${role ?? ''}`, at);
            return;
        }
        const session = this.#session(owner);
        const message = this.#messages.get(id) ?? { role, session: owner, hasFailed: false };
        if (session.thread)
            session.thread.agentType ??= (0,json/* ownString */.Ao)(info, 'agent') ?? (0,json/* ownString */.Ao)(info, 'mode');
        session.cwd = readFolder(info) ?? session.cwd;
        yield* this.#turnTo(owner);
        const told = this.tell(session.id, at, readMilliseconds((0,json/* own */.ZV)((0,json/* own */.ZV)(info, 'time'), 'created')));
        if (!this.#messages.has(id)) {
            keep(this.#messages, id, message, opencode_remembered.messages);
            yield* this.#begin(id, role, info, told);
        }
        const error = (0,json/* own */.ZV)(info, 'error');
        if (error === undefined || error === null || message.hasFailed)
            return;
        message.hasFailed = true;
        session.ending.push(opencode_tellFailure(error, { ...told, uuid: id }));
    }
    *#begin(id, role, info, told) {
        const session = this.#session(this.#told ?? '');
        yield* flush(session);
        if (role === 'user')
            session.prompt = { message: id, told: { ...told, uuid: id }, texts: new Map() };
        else {
            session.current = id;
            yield { kind: 'message', ...told, id };
            // The model's own summary, with which the context goes on.
            if ((0,json/* own */.ZV)(info, 'summary') === true)
                session.ending.push(opencode_tellMoment('post_compact', { ...told, uuid: id }));
        }
    }
    /** A part of a message. Of a tool part, the last state; those that grow are the caller's to watch (`readTool`). */
    *takePart(part, at, ts) {
        const type = (0,json/* ownString */.Ao)(part, 'type') ?? '';
        const owner = this.#ownerOf(part);
        if (owner !== undefined)
            yield* this.#turnTo(owner);
        const told = { ...this.tell(owner ?? '', at, ts), uuid: nameRecord(part) };
        if (type === 'text')
            yield* this.#takeText(part, told);
        else if (type === 'tool')
            yield* this.#takeTool(part, told);
        else if (type === 'compaction')
            yield opencode_tellMoment('pre_compact', told, { trigger: (0,json/* own */.ZV)(part, 'auto') === true ? 'auto' : 'manual' });
        else if (sideParts.has(type))
            yield (0,unread_call/* passKnown */.Vv)(part, `part/${type}`, at);
        // Calls of versions before 0.5 (`tool-invocation`), and of ones to come.
        else if (type.startsWith('tool'))
            yield (0,unread_call/* unreadCall */.uv)(at, `a part of the type ${JSON.stringify(type.slice(0, 60))} is not read`);
        else
            yield (0,unread_call/* passUnknown */.et)(part, `part/${type}`, at);
    }
    *#takeText(part, told) {
        const id = (0,json/* ownString */.Ao)(part, 'messageID') ?? '';
        const text = (0,json/* ownString */.Ao)(part, 'text') ?? '';
        const role = this.#messages.get(id)?.role;
        const session = this.#sessions.get(this.#told ?? '');
        // What OpenCode puts in itself: attached files, reminders, results of commands.
        const isInjected = (0,json/* own */.ZV)(part, 'synthetic') === true || (0,json/* own */.ZV)(part, 'ignored') === true;
        const isDone = (0,json/* own */.ZV)((0,json/* own */.ZV)(part, 'time'), 'end') !== undefined;
        if (role === 'user' && !isInjected && session?.prompt?.message === id)
            session.prompt.texts.set((0,json/* ownString */.Ao)(part, 'id') ?? '', text);
        // Behind the model's next message: told again, which the id and the text tell, or too late to be told with the others.
        else if (role === 'user' && !isInjected && text !== '' && session?.thread === undefined)
            yield { kind: 'prompt', ...told, uuid: id, text, queued: true };
        else if (role === 'assistant' && isDone && session?.current === id)
            yield { kind: 'message', ...told, uuid: undefined, id, text };
        else if (role === undefined && !isInjected)
            yield {
                kind: 'gap',
                at: told.at,
                gap: 'bad-record',
                detail: 'a text belongs to no message told before: whether it is a prompt is not known',
            };
        else
            yield { kind: 'ignored', type: 'part/text' };
    }
    *#takeTool(part, told) {
        const tool = readTool(part, told);
        if (tool === null)
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool part has no name or no state');
        else {
            this.noteChild(tool);
            yield tool.call;
            if (tool.result !== null)
                yield tool.result;
        }
    }
    /** That the call started a subagent: its session should be in the transcript. */
    noteChild({ call, child }) {
        if (child === undefined || this.#told === undefined || this.#children.has(child))
            return;
        keep(this.#children, child, { at: { ...call.at, call: call.id }, session: this.#told }, opencode_remembered.children);
    }
    /** Whose record it is, where and when: the session is told by `enter`. */
    tell(sessionId, at, ts) {
        const session = this.#sessions.get(sessionId);
        return { at, ts, thread: session?.thread, cwd: session?.cwd };
    }
    /** What follows belongs to that session. */
    *enter(sessionId, cwd) {
        this.#session(sessionId).cwd ??= cwd;
        yield* this.#turnTo(sessionId);
    }
    /** The message that the model speaks in at the moment. */
    currentOf(sessionId) {
        return this.#sessions.get(sessionId)?.current;
    }
    /** Whether the message's own record was seen. */
    knows(message) {
        return this.#messages.has(message);
    }
    *end() {
        for (const session of this.#sessions.values()) {
            if (session.prompt === null && session.ending.length === 0)
                continue;
            yield* this.#turnTo(session.id);
            yield* flush(session);
        }
        for (const [child, { at, session }] of this.#children) {
            if (this.#sessions.has(child))
                continue;
            yield* this.#turnTo(session);
            const detail = `a subagent worked in a session of its own, ${JSON.stringify(child)}, which is not in this transcript`;
            yield { kind: 'lack', at, lack: 'subagent_not_recorded', detail };
        }
    }
    #session(id) {
        const known = this.#sessions.get(id) ?? { id, thread: undefined, cwd: undefined, current: undefined, prompt: null, ending: [] };
        if (!this.#sessions.has(id))
            keep(this.#sessions, id, known, opencode_remembered.sessions);
        return known;
    }
    #ownerOf(part) {
        return (0,json/* ownString */.Ao)(part, 'sessionID') ?? this.#messages.get((0,json/* ownString */.Ao)(part, 'messageID') ?? '')?.session ?? this.#told;
    }
    *#turnTo(id) {
        this.#session(id);
        if (id === this.#told)
            return;
        this.#told = id;
        yield { kind: 'session', patch: { id } };
    }
}
/** The parts of the last message are there: how it ended, or what a person typed; a subagent is told its task by the model. */
function* flush(session) {
    const { prompt, thread, ending } = session;
    Object.assign(session, { prompt: null, ending: [] });
    yield* ending;
    if (prompt === null || prompt.texts.size === 0)
        return;
    const text = [...prompt.texts.values()].join('\n');
    if (isBlackedOutText(text))
        yield { kind: 'lack', at: prompt.told.at, lack: 'redacted', detail: 'a prompt was blacked out' };
    if (thread === undefined)
        yield { kind: 'prompt', ...prompt.told, text };
    else
        yield opencode_tellMoment('subagent_start', prompt.told, { prompt: text });
}
function keep(map, key, value, most) {
    const [oldest] = map.keys();
    if (oldest !== undefined && map.size >= most)
        map.delete(oldest);
    map.set(key, value);
}
/** Part ids of older versions are unique in their message only. */
function nameRecord(part) {
    const id = (0,json/* ownString */.Ao)(part, 'id');
    return id === undefined ? undefined : `${(0,json/* ownString */.Ao)(part, 'messageID') ?? ''}/${id}`;
}
/** An object with the folder and the project's, or the folder alone. */
function readFolder(info) {
    return (0,json/* ownString */.Ao)(info, 'path') ?? (0,json/* ownString */.Ao)((0,json/* own */.ZV)(info, 'path'), 'cwd');
}
/** A turn ended by an error, or by the person. */
function opencode_tellFailure(error, told) {
    const name = (0,json/* ownString */.Ao)(error, 'name') ?? '';
    if (name === 'MessageAbortedError')
        return opencode_tellMoment('interrupt', told);
    return opencode_tellMoment('error', told, { message: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(error, 'data'), 'message') ?? (0,json/* ownString */.Ao)(error, 'message') ?? name });
}
function opencode_tellMoment(moment, told, facts = {}) {
    return { kind: 'moment', moment, facts, synthetic: false, ...told };
}

;// CONCATENATED MODULE: ./src/readers/opencode-event-stream/tool-states.ts



/** Tool parts that are not over yet; with more, the oldest are told as they stand. */
const watched = 1_000;
/**
 * A tool part is sent again at every change of its state. A call is told once its arguments are complete: when it runs, or at the latest when it is
 * over. Should they be others by then, it is told with both.
 */
class ToolStates {
    #open = new Map();
    *take(part, session, told, note) {
        const tool = readTool(part, told);
        if (tool === null) {
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool part has no name or no state');
            return;
        }
        note(tool);
        const key = JSON.stringify([session, told.uuid, tool.call.id]);
        const before = this.#open.get(key)?.told ?? null;
        const args = (0,values/* writeJson */.GF)(tool.call.args);
        const isOver = tool.result !== null;
        if (isOver || (opencode_tool_readStatus(part) === 'running' && !isEmpty(tool))) {
            if (before !== args)
                yield tool.call;
            if (tool.result !== null)
                yield tool.result;
            this.#open.delete(key);
            if (!isOver)
                this.#open.set(key, { tool, session, told: args });
        }
        else if (before === null)
            this.#open.set(key, { tool, session, told: null });
        const [oldest] = this.#open;
        if (oldest !== undefined && this.#open.size > watched)
            yield* this.#giveUp(...oldest);
    }
    /** Calls that were never seen with their arguments. */
    *end(enter) {
        for (const [key, open] of this.#open) {
            if (open.told === null)
                yield* enter(open.session);
            yield* this.#giveUp(key, open);
        }
    }
    *#giveUp(key, { tool: { call }, told }) {
        this.#open.delete(key);
        if (told === null)
            yield { ...call, lacks: [...new Set([...(call.lacks ?? []), 'args_truncated'])] };
    }
}
/** Recorders strip arguments, and tools without any exist: at the end it counts as it is. */
function isEmpty({ call: { args } }) {
    return args !== null && Object.keys(args).length === 0;
}

;// CONCATENATED MODULE: ./src/readers/opencode-event-stream/opencode-event-stream.ts






/** Families of events that are about sessions; the others are about the server, the editor and the terminal. */
const spoken = /^(?:session|message|permission)\./;
const opencode_event_stream_silent = /^(?:server|lsp|tui|pty|installation|file|vcs|mcp|todo|project|worktree|workspace|ide|command|question|global|session|message|permission)\./;
/** Questions whose answer may still come. */
const rememberedQuestions = 1_000;
/** Reply words of `permission.replied`. */
const opencode_event_stream_decisions = { once: 'allow_once', always: 'allow_always', reject: 'deny' };
/** The events of OpenCode's bus, as its server streams them. */
const opencodeEventStream = {
    id: 'opencode-event-stream',
    title: 'OpenCode’s event stream',
    agent: 'opencode',
    source: 'https://opencode.ai/docs/server (GET /event); @opencode-ai/sdk, types.gen.ts, Event',
    sign: '`message.updated`, `message.part.updated`, `session.…` or `permission.…` events with `properties`, bare or below `event`',
    place: 'A log of the server’s `/event`, one event a line; `data:` before it does no harm.',
    detect: opencode_event_stream_detect,
    open: opencode_event_stream_open,
};
function opencode_event_stream_detect({ objects }) {
    return objects.some((object) => {
        const event = opencode_event_stream_readEvent(object);
        return spoken.test((0,json/* ownString */.Ao)(event, 'type') ?? '') && (0,values/* ownObject */.AV)(event, 'properties') !== null;
    });
}
/** Some recorders wrap it, and say when it came and for which folder. */
function opencode_event_stream_readEvent(record) {
    return (0,values/* ownObject */.AV)(record, 'event') ?? (0,values/* ownObject */.AV)(record, 'payload') ?? record;
}
function opencode_event_stream_open() {
    const stream = new Stream();
    return { read: (record, at) => stream.read(record, at), end: () => stream.end() };
}
class Stream {
    #sessions = new OpencodeSessions();
    #tools = new ToolStates();
    /** Calls about which somebody was asked, by the question's id; and what the answer was, by call. */
    #asked = new Map();
    #answers = new Map();
    *read(record, at) {
        const event = opencode_event_stream_readEvent(record);
        const type = (0,json/* ownString */.Ao)(event, 'type') ?? '';
        const properties = (0,values/* ownObject */.AV)(event, 'properties') ?? {};
        const info = (0,values/* ownObject */.AV)(properties, 'info');
        const part = (0,values/* ownObject */.AV)(properties, 'part');
        const session = (0,json/* ownString */.Ao)(properties, 'sessionID') ?? (0,json/* ownString */.Ao)(info, 'sessionID') ?? (0,json/* ownString */.Ao)(part, 'sessionID');
        const ts = readMilliseconds((0,json/* own */.ZV)(record, 'timestamp'));
        if ((type === 'session.created' || type === 'session.updated') && info !== null) {
            yield* this.#sessions.takeSession(info, at);
            return;
        }
        if (session !== undefined)
            yield* this.#sessions.enter(session, (0,json/* ownString */.Ao)(record, 'projectDirectory') ?? (0,json/* ownString */.Ao)(record, 'directory'));
        if (type === 'message.updated' && info !== null)
            yield* this.#sessions.takeMessage(info, at);
        else if (type === 'message.part.updated' && part !== null)
            yield* this.#takePart(part, session ?? '', at, ts);
        else if (type === 'permission.asked' || type === 'permission.updated')
            yield this.#ask(properties, type);
        else if (type === 'permission.replied')
            yield* this.#answer(properties, at);
        else if (type === 'session.error' && session !== undefined)
            yield this.#fail(properties, session, at, ts);
        else
            yield opencode_event_stream_silent.test(type) ? (0,unread_call/* passKnown */.Vv)(event, type, at) : (0,unread_call/* passUnknown */.et)(event, type, at);
    }
    *end() {
        yield* this.#tools.end((session) => this.#sessions.enter(session));
        yield* this.#sessions.end();
    }
    *#takePart(part, session, at, ts) {
        if ((0,json/* ownString */.Ao)(part, 'type') !== 'tool') {
            yield* this.#sessions.takePart(part, at, ts);
            return;
        }
        const told = { ...this.#sessions.tell(session, at, ts), uuid: `${(0,json/* ownString */.Ao)(part, 'messageID') ?? ''}/${(0,json/* ownString */.Ao)(part, 'id') ?? ''}` };
        for (const step of this.#tools.take(part, session, told, (tool) => this.#sessions.noteChild(tool))) {
            if (step.kind === 'result')
                step.permission = this.#answers.get(step.callId);
            if (step.kind === 'result')
                this.#answers.delete(step.callId);
            yield step;
        }
    }
    /** Told with the call's result, where it is answered: a question alone decides nothing. */
    #ask(question, type) {
        const call = (0,json/* ownString */.Ao)((0,json/* own */.ZV)(question, 'tool'), 'callID') ?? (0,json/* ownString */.Ao)(question, 'callID');
        const id = (0,json/* ownString */.Ao)(question, 'id');
        if (call !== undefined && id !== undefined && this.#asked.size < rememberedQuestions)
            this.#asked.set(id, call);
        return { kind: 'ignored', type };
    }
    *#answer(reply, at) {
        const id = (0,json/* ownString */.Ao)(reply, 'requestID') ?? (0,json/* ownString */.Ao)(reply, 'permissionID') ?? '';
        const call = this.#asked.get(id);
        this.#asked.delete(id);
        const decision = opencode_event_stream_decisions[(0,json/* ownString */.Ao)(reply, 'reply') ?? (0,json/* ownString */.Ao)(reply, 'response') ?? ''];
        if (call !== undefined && decision !== undefined && this.#answers.size < rememberedQuestions)
            this.#answers.set(call, decision);
        if (call === undefined || decision !== 'deny')
            yield { kind: 'ignored', type: 'permission.replied' };
        else
            yield { kind: 'fate', at, callId: call, recorded: 'denied', recordedBy: 'user' };
    }
    /** A message's record tells the same: a moment with one id is told once. */
    #fail(properties, session, at, ts) {
        return opencode_tellFailure((0,json/* own */.ZV)(properties, 'error'), { ...this.#sessions.tell(session, at, ts), uuid: this.#sessions.currentOf(session) });
    }
}

;// CONCATENATED MODULE: ./src/readers/opencode-export.ts






/** Printed on stderr before the document; some versions end it with no newline. */
const banner = /^\s*Exporting session: [^\s{]*\s*(?=\{|$)/;
/** The document of `opencode export`. */
const opencodeExport = {
    id: 'opencode-export',
    title: 'OpenCode’s export of a session',
    agent: 'opencode',
    source: 'https://opencode.ai/docs/cli; packages/opencode/src/cli/cmd/export.ts',
    sign: 'one object with `info` (its `id` is `ses_…`) and `messages` that have `info` and `parts`',
    place: 'What `opencode export SESSION` prints; the banner of stderr may stand before it.',
    detect: opencode_export_detect,
    open: opencode_export_open,
};
function opencode_export_detect({ container, objects }) {
    const [first] = objects;
    if (container === 'text')
        return banner.test((0,json/* ownString */.Ao)(first, 'text') ?? '');
    return isExport(first);
}
function isExport(document) {
    const info = (0,json/* own */.ZV)(document, 'info');
    const messages = (0,values/* ownList */.Jl)(document, 'messages');
    if (messages === null || (0,json/* ownString */.Ao)(info, 'id') === undefined)
        return false;
    const isSession = (0,json/* ownString */.Ao)(info, 'id')?.startsWith('ses_') || (0,json/* ownString */.Ao)(info, 'directory') !== undefined;
    return isSession && messages.every((message) => (0,values/* ownObject */.AV)(message, 'info') !== null && (0,values/* ownList */.Jl)(message, 'parts') !== null);
}
function opencode_export_open() {
    const text = new Text();
    return {
        *read(record, at) {
            const line = (0,json/* own */.ZV)(record, 'info') === undefined ? (0,json/* ownString */.Ao)(record, 'text') : undefined;
            if (line === undefined)
                yield* opencode_export_readDocument(record, at);
            else
                text.take(line, at);
        },
        end: () => text.end(),
    };
}
function* opencode_export_readDocument(document, at) {
    const sessions = new OpencodeSessions();
    const info = (0,values/* ownObject */.AV)(document, 'info') ?? {};
    yield* sessions.takeSession(info, at);
    for (const message of (0,values/* ownList */.Jl)(document, 'messages') ?? [])
        yield* opencode_export_readMessage(message, (0,json/* ownString */.Ao)(info, 'id'), sessions, at);
    yield* sessions.end();
}
function* opencode_export_readMessage(message, sessionID, sessions, at) {
    const info = (0,values/* ownObject */.AV)(message, 'info');
    if (info === null) {
        const detail = 'a message has no record of its own';
        yield (0,unread_call/* holdsCall */.Xv)(message) ? (0,unread_call/* unreadCall */.uv)(at, detail) : { kind: 'gap', at, gap: 'bad-record', detail };
        return;
    }
    yield* sessions.takeMessage({ sessionID, ...info }, at);
    const messageID = (0,json/* ownString */.Ao)(info, 'id');
    for (const part of (0,values/* ownList */.Jl)(message, 'parts') ?? []) {
        if ((0,json/* isObject */.Gv)(part))
            yield* sessions.takePart({ sessionID, messageID, ...part }, at);
        else
            yield { kind: 'gap', at, gap: 'bad-record', detail: 'a part of a message is no object' };
    }
}
/** The document behind a banner: its lines are gathered, since it can be read only whole. */
class Text {
    #lines = [];
    #at = null;
    #length = 0;
    take(line, at) {
        const rest = this.#at === null ? line.replace(banner, '') : line;
        if (this.#at === null && rest.trim() === '')
            return;
        this.#at ??= at;
        this.#length += rest.length + 1;
        if (this.#length <= records/* readLimits */.B.document)
            this.#lines.push(rest);
    }
    *end() {
        if (this.#at === null)
            return;
        const document = this.#length > records/* readLimits */.B.document ? null : (0,values/* asObject */.eB)((0,damage/* parseJson */.qF)(this.#lines.join('\n'), 4 * damage/* valueLimit */.fz));
        if (document !== null && isExport(document))
            yield* opencode_export_readDocument(document, this.#at);
        // Cut off, or with other output in it: which calls are lost is not known.
        else
            yield (0,unread_call/* unreadCall */.uv)(this.#at, 'the document behind the banner is cut off, damaged or too large, and was not read');
    }
}

;// CONCATENATED MODULE: ./src/readers/opencode-run-json.ts





/** Each holds one part of a message, told when it is done. */
const partTypes = new Set(['step_start', 'step_finish', 'tool_use', 'text', 'reasoning']);
/** What `opencode run --format json` prints. */
const opencodeRunJson = {
    id: 'opencode-run-json',
    title: 'OpenCode’s run, printed as JSON',
    agent: 'opencode',
    source: 'https://opencode.ai/docs/cli; packages/opencode/src/cli/cmd/run.ts',
    sign: '`step_start`, `tool_use` or `text` records with `sessionID`, `timestamp` and a `part`',
    place: 'What `opencode run --format json` prints. The prompt is not in it.',
    detect: opencode_run_json_detect,
    open: opencode_run_json_open,
};
function opencode_run_json_detect({ objects }) {
    return objects.some((object) => {
        const isTold = (0,json/* ownString */.Ao)(object, 'sessionID') !== undefined && typeof (0,json/* own */.ZV)(object, 'timestamp') === 'number';
        return isTold && (partTypes.has((0,json/* ownString */.Ao)(object, 'type') ?? '') ? (0,values/* ownObject */.AV)(object, 'part') !== null : isFailure(object));
    });
}
function isFailure(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'error' && (0,values/* ownObject */.AV)(object, 'error') !== null;
}
function opencode_run_json_open() {
    const sessions = new OpencodeSessions();
    /** Sessions of which no prompt was seen, and where they begin. */
    const promptless = new Map();
    return {
        *read(record, at) {
            const session = (0,json/* ownString */.Ao)(record, 'sessionID') ?? '';
            const part = (0,values/* ownObject */.AV)(record, 'part');
            const ts = readMilliseconds((0,json/* own */.ZV)(record, 'timestamp'));
            yield* sessions.enter(session);
            if (!promptless.has(session) && promptless.size < 1_000)
                promptless.set(session, at);
            if (isFailure(record))
                yield opencode_tellFailure((0,json/* own */.ZV)(record, 'error'), sessions.tell(session, at, ts));
            else if (part === null || !partTypes.has((0,json/* ownString */.Ao)(record, 'type') ?? ''))
                yield (0,unread_call/* passUnknown */.et)(record, (0,json/* ownString */.Ao)(record, 'type') ?? '', at);
            else
                yield* readPart(part, session, sessions, at, ts);
        },
        *end() {
            yield* sessions.end();
            for (const [session, at] of promptless) {
                yield* sessions.enter(session);
                yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'what the run was told to do is not printed' };
            }
        },
    };
}
/** All that is printed is the model's; its messages are told by their parts alone. */
function* readPart(part, session, sessions, at, ts) {
    const message = (0,json/* ownString */.Ao)(part, 'messageID') ?? '';
    if (!sessions.knows(message))
        yield* sessions.takeMessage({ id: message, sessionID: session, role: 'assistant' }, at);
    for (const step of sessions.takePart({ sessionID: session, ...part }, at, ts)) {
        // Nobody is there to be asked: the run answers by itself, in the words of a person’s refusal.
        if (step.kind === 'result' && step.recordedBy === 'user')
            yield { ...step, recordedBy: 'host' };
        else
            yield step;
    }
}

;// CONCATENATED MODULE: ./src/readers/opencode-storage.ts




/** OpenCode's own store, until it became a database: a file for each session, message and part. */
const opencodeStorage = {
    id: 'opencode-storage',
    title: 'OpenCode’s own files (before its database)',
    agent: 'opencode',
    source: 'https://opencode.ai/docs/troubleshooting; packages/opencode/src/storage/storage.ts',
    sign: 'one small object a file: a session with `directory`, a message with `sessionID` and `role`, or a part',
    place: '`~/.local/share/opencode/storage`, with `session/PROJECT/SESSION.json`, `message/SESSION/MESSAGE.json` and `part/MESSAGE/PART.json`. Sessions in `opencode.db` are exported first: `opencode export`.',
    detect: opencode_storage_detect,
    open() {
        const sessions = new OpencodeSessions();
        return { read: (record, at) => readPiece(record, at, sessions), end: () => sessions.end() };
    },
};
/** A file holds one piece, on one line or on many. */
/** One piece, or all pieces of a store. */
function opencode_storage_detect({ objects }) {
    return objects.length > 0 && objects.every((piece) => opencode_storage_isSession(piece) || opencode_storage_isMessage(piece) || isPart(piece));
}
function* readPiece(piece, at, sessions) {
    if (opencode_storage_isMessage(piece))
        yield* sessions.takeMessage(piece, at);
    else if (isPart(piece))
        yield* sessions.takePart({ messageID: nameFolder(at.path), ...piece }, at);
    else if (opencode_storage_isSession(piece))
        yield* sessions.takeSession(piece, at);
    else
        yield (0,unread_call/* passUnknown */.et)(piece, `storage/${(0,json/* ownString */.Ao)(piece, 'type') ?? ''}`, at);
}
function opencode_storage_isSession(piece) {
    const isOpen = typeof (0,json/* own */.ZV)((0,values/* ownObject */.AV)(piece, 'time'), 'created') === 'number' && (0,json/* ownString */.Ao)(piece, 'id') !== undefined;
    return (isOpen && (0,json/* ownString */.Ao)(piece, 'directory') !== undefined && ['projectID', 'version'].some((key) => (0,json/* ownString */.Ao)(piece, key) !== undefined));
}
function opencode_storage_isMessage(piece) {
    const role = (0,json/* ownString */.Ao)(piece, 'role');
    const isOfSession = (0,json/* ownString */.Ao)(piece, 'sessionID') !== undefined && (0,json/* ownString */.Ao)(piece, 'id') !== undefined;
    return isOfSession && (role === 'user' || role === 'assistant') && typeof (0,json/* own */.ZV)((0,values/* ownObject */.AV)(piece, 'time'), 'created') === 'number';
}
/** Those of texts may name neither their message nor their session. */
function isPart(piece) {
    const type = (0,json/* ownString */.Ao)(piece, 'type');
    if (type === undefined || (0,json/* ownString */.Ao)(piece, 'id') === undefined || Object.hasOwn(piece, 'role'))
        return false;
    if ((0,json/* ownString */.Ao)(piece, 'messageID') !== undefined)
        return true;
    if (type === 'tool')
        return (0,json/* ownString */.Ao)(piece, 'callID') !== undefined && (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(piece, 'state'), 'status') !== undefined;
    const isTimed = typeof (0,json/* own */.ZV)((0,values/* ownObject */.AV)(piece, 'time'), 'start') === 'number';
    return type === 'text' && (0,json/* ownString */.Ao)(piece, 'text') !== undefined && (isTimed || /^prt[_-]/.test((0,json/* ownString */.Ao)(piece, 'id') ?? ''));
}
/** `…/part/MESSAGE/PART.json` */
function nameFolder(path) {
    return path.split(/[\\/]/).at(-2);
}

;// CONCATENATED MODULE: ./src/readers/openhands-events/calls.ts




/** Hooks are shown the action, not the model's own arguments: those have what the SDK asked for beside it (sdk/hooks/conversation_hooks.py). */
function* readAction(event, told, { actions }) {
    const name = (0,json/* ownString */.Ao)(event, 'tool_name') ?? (0,json/* ownString */.Ao)((0,json/* own */.ZV)(event, 'tool_call'), 'name');
    yield { kind: 'message', ...told, id: (0,json/* ownString */.Ao)(event, 'llm_response_id'), text: readTexts((0,values/* ownList */.Jl)(event, 'thought')) };
    if (name === undefined) {
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'an action names no tool');
        return;
    }
    const action = (0,values/* ownObject */.AV)(event, 'action');
    const callId = (0,json/* ownString */.Ao)(event, 'tool_call_id') ?? (0,json/* ownString */.Ao)((0,json/* own */.ZV)(event, 'tool_call'), 'id') ?? told.uuid ?? '';
    const [oldest] = actions.keys();
    if (oldest !== undefined && actions.size >= 1_000)
        actions.delete(oldest);
    actions.set(told.uuid ?? '', { callId, isExecutable: action !== null });
    yield {
        kind: 'call',
        ...told,
        id: callId,
        name,
        ...(action === null ? readArguments((0,json/* own */.ZV)((0,json/* own */.ZV)(event, 'tool_call'), 'arguments')) : { args: action }),
    };
}
/** Its call ran, and came back; the flag is the tool's own, whatever a command's exit code was. */
function* readObservation(event, told, state) {
    const observation = (0,json/* own */.ZV)(event, 'observation');
    const isError = (0,json/* own */.ZV)(observation, 'is_error');
    const text = readTexts((0,values/* ownList */.Jl)(observation, 'content')) || ((0,json/* ownString */.Ao)(observation, 'output') ?? '');
    state.actions.delete((0,json/* ownString */.Ao)(event, 'action_id') ?? '');
    yield { ...calls_tellResult(event, told), text, isError: typeof isError === 'boolean' ? isError : null };
    const folder = (0,json/* ownString */.Ao)((0,json/* own */.ZV)(observation, 'metadata'), 'working_dir');
    if (folder === undefined)
        return;
    // Where the terminal stands behind the command.
    state.cwd = folder;
    if (state.root === undefined)
        yield { kind: 'session', patch: { root: folder } };
    state.root ??= folder;
}
/** A person, or a hook, kept the call from running. */
function readRejection(event, told) {
    const isHook = (0,json/* ownString */.Ao)(event, 'rejection_source') === 'hook';
    const text = (0,json/* ownString */.Ao)(event, 'rejection_reason') ?? '';
    const fate = { recorded: 'denied', recordedBy: isHook ? 'hook' : 'user' };
    return { ...calls_tellResult(event, told), text, isError: true, ...fate, ...(!isHook && { permission: 'deny' }) };
}
/** Without an action the SDK could not make a call of what the model wrote, and ran nothing. */
function calls_readFailure(event, told, { actions }) {
    const result = calls_tellResult(event, told);
    const action = [...actions.values()].find(({ callId }) => callId === result.callId);
    const isNotRun = action?.isExecutable === false;
    return { ...result, text: (0,json/* ownString */.Ao)(event, 'error') ?? '', isError: true, ...(isNotRun && { recorded: 'not-run', recordedBy: 'host' }) };
}
function calls_tellResult(event, told) {
    return {
        kind: 'result',
        ...told,
        callId: (0,json/* ownString */.Ao)(event, 'tool_call_id') ?? (0,json/* ownString */.Ao)(event, 'action_id') ?? '',
        text: '',
        isError: null,
    };
}
/** A run of a hook, as the agent itself recorded it. */
function calls_readHookRun(event, told, { actions }) {
    const exitCode = (0,json/* own */.ZV)(event, 'exit_code');
    const hookRun = {
        event: (0,json/* ownString */.Ao)(event, 'hook_event_type') ?? '',
        outcome: (0,json/* own */.ZV)(event, 'blocked') === true ? 'blocked' : (0,json/* own */.ZV)(event, 'success') === true ? 'ok' : 'failed',
        command: (0,json/* ownString */.Ao)(event, 'hook_command'),
        callId: actions.get((0,json/* ownString */.Ao)(event, 'action_id') ?? '')?.callId,
        exitCode: typeof exitCode === 'number' ? exitCode : undefined,
        stdout: (0,json/* ownString */.Ao)(event, 'stdout'),
        stderr: (0,json/* ownString */.Ao)(event, 'stderr'),
    };
    return { kind: 'moment', moment: 'hook_run', facts: { hookRun }, synthetic: false, ...told };
}
/** A call of an agent that OpenHands drives by the Agent Client Protocol: told again while it runs, by a title, not by the tool's name. */
function* readForeignCall(event, told) {
    const status = (0,json/* ownString */.Ao)(event, 'status');
    if (status !== 'completed' && status !== 'failed') {
        yield { kind: 'ignored', type: 'ACPToolCallEvent (not over)' };
        return;
    }
    const id = (0,json/* ownString */.Ao)(event, 'tool_call_id') ?? '';
    const lacks = ['args_truncated'];
    const args = (0,values/* ownObject */.AV)(event, 'raw_input');
    const parent = (0,json/* ownString */.Ao)(event, 'parent_tool_call_id');
    const whose = { ...told, thread: parent === undefined ? undefined : { id: parent } };
    const name = (0,json/* ownString */.Ao)(event, 'tool_kind') ?? (0,json/* ownString */.Ao)(event, 'title') ?? '';
    yield { kind: 'call', ...whose, id, name, ...readArguments((0,json/* own */.ZV)(event, 'raw_input')), ...(args === null && { lacks }) };
    yield {
        kind: 'result',
        ...whose,
        callId: id,
        text: (0,json/* ownString */.Ao)(event, 'raw_output') ?? '',
        isError: (0,json/* own */.ZV)(event, 'is_error') === true || status === 'failed',
    };
}
/** The text parts, joined by newlines. */
function readTexts(parts) {
    return (parts ?? []).flatMap((part) => (0,json/* ownString */.Ao)(part, 'text') ?? []).join('\n');
}

;// CONCATENATED MODULE: ./src/readers/openhands-events/openhands-events.ts




const openhands_events_spoken = new Set('ActionEvent ObservationEvent UserRejectObservation AgentErrorEvent MessageEvent HookExecutionEvent ACPToolCallEvent'.split(' '));
const moments = new Map([
    ['PauseEvent', 'interrupt'],
    ['InterruptEvent', 'interrupt'],
    ['CondensationRequest', 'pre_compact'],
    ['Condensation', 'post_compact'],
]);
/** Events without meaning for a gate. */
const openhands_events_silent = new Set('SystemPromptEvent ConversationStateUpdateEvent LLMCompletionLogEvent TokenEvent CondensationSummaryEvent'.split(' '));
/** Pieces of messages and calls that follow whole. */
const openhands_events_pieces = 'StreamingDeltaEvent';
/** What the command line sends by itself when its critic finds the task unfinished (iterative refinement). */
const refinement = /^The task appears incomplete \(iteration \d+\/\d+, predicted success likelihood/;
/** Events of the agent SDK: one a line, or one a file. */
const openhandsEvents = {
    id: 'openhands-events',
    title: 'OpenHands’ events (agent SDK)',
    agent: 'openhands',
    source: 'https://docs.openhands.dev/sdk; software-agent-sdk, openhands/sdk/event',
    sign: '`kind` with the name of an event class (`ActionEvent`, `ObservationEvent`, `MessageEvent`, …) beside `source`',
    place: '`~/.openhands/conversations/ID/events`, with `event-NNNNN-ID.json` files; or the same events one a line.',
    detect: openhands_events_detect,
    open() {
        const state = { root: undefined, cwd: undefined, actions: new Map() };
        return { read: (event, at) => openhands_events_readEvent(event, at, state) };
    },
};
function openhands_events_detect({ objects }) {
    return objects.some((object) => {
        const kind = (0,json/* ownString */.Ao)(object, 'kind') ?? '';
        const isKnown = openhands_events_spoken.has(kind) || moments.has(kind) || openhands_events_silent.has(kind) || kind === 'ConversationErrorEvent' || kind === openhands_events_pieces;
        return isKnown && (0,json/* ownString */.Ao)(object, 'id') !== undefined && (0,json/* ownString */.Ao)(object, 'source') !== undefined;
    });
}
function* openhands_events_readEvent(event, at, state) {
    const kind = (0,json/* ownString */.Ao)(event, 'kind') ?? '';
    const told = { at, ts: (0,json/* ownString */.Ao)(event, 'timestamp'), cwd: state.cwd, uuid: (0,json/* ownString */.Ao)(event, 'id') };
    const moment = moments.get(kind);
    if (kind === 'MessageEvent')
        yield* openhands_events_readMessage(event, told);
    else if (kind === 'ActionEvent')
        yield* readAction(event, told, state);
    else if (kind === 'ObservationEvent')
        yield* readObservation(event, told, state);
    else if (kind === 'UserRejectObservation')
        yield readRejection(event, told);
    else if (kind === 'AgentErrorEvent')
        yield calls_readFailure(event, told, state);
    else if (kind === 'HookExecutionEvent')
        yield calls_readHookRun(event, told, state);
    else if (kind === 'ACPToolCallEvent')
        yield* readForeignCall(event, told);
    else if (kind === 'ConversationErrorEvent')
        yield { kind: 'moment', moment: 'error', facts: { message: (0,json/* ownString */.Ao)(event, 'detail') ?? '' }, synthetic: false, ...told };
    else if (kind === openhands_events_pieces)
        yield { kind: 'ignored', type: kind };
    else if (moment !== undefined)
        yield { kind: 'moment', moment, facts: {}, synthetic: false, ...told };
    else
        yield openhands_events_silent.has(kind) ? (0,unread_call/* passKnown */.Vv)(event, kind, at) : (0,unread_call/* passUnknown */.et)(event, kind, at);
}
/** Skills and hooks add to a message in `extended_content`; a message with a `sender` is another agent's. */
function* openhands_events_readMessage(event, told) {
    const text = readTexts((0,values/* ownList */.Jl)((0,json/* own */.ZV)(event, 'llm_message'), 'content'));
    const source = (0,json/* ownString */.Ao)(event, 'source');
    if (source === 'agent')
        yield { kind: 'message', ...told, id: (0,json/* ownString */.Ao)(event, 'llm_response_id'), text };
    else if (source !== 'user' || (0,json/* ownString */.Ao)(event, 'sender') !== undefined || refinement.test(text))
        yield (0,unread_call/* passKnown */.Vv)(event, 'MessageEvent (injected)', told.at);
    else
        yield { kind: 'prompt', ...told, text };
}

;// CONCATENATED MODULE: ./src/readers/openhands-v0.ts




/** Actions of the agent that reach no tool: it speaks, thinks, or ends its work; the rest is the controller's. */
const openhands_v0_silent = new Set('message finish reject think recall null system change_agent_state condensation condensation_request loop_recovery start pause resume stop'.split(' '));
/** Observations that are no tool's result. */
const notices = new Set('null agent_state_changed recall think condense success loop_detection'.split(' '));
/** Actions whose observation may still come. */
const rememberedActions = 10_000;
/** The export of OpenHands before its agent SDK. */
const openhandsV0 = {
    id: 'openhands-v0',
    title: 'OpenHands’ trajectories (before the agent SDK)',
    agent: 'openhands',
    source: 'https://github.com/OpenHands/OpenHands: openhands/events/serialization, openhands/core/schema',
    sign: 'a list of events with `source`, a numbered `id`, and `action` with `args` or `observation` with `content`',
    place: 'What `save_trajectory_path` names, or the download in its interface.',
    detect: openhands_v0_detect,
    open() {
        const state = { cwd: undefined, root: undefined, calls: new Map() };
        return { read: (event, at) => openhands_v0_readEvent(event, at, state) };
    },
};
function openhands_v0_detect({ objects }) {
    return objects.some((object) => {
        const isEvent = typeof (0,json/* own */.ZV)(object, 'id') === 'number' && ['user', 'agent', 'environment'].includes((0,json/* ownString */.Ao)(object, 'source') ?? '');
        const isAction = (0,json/* ownString */.Ao)(object, 'action') !== undefined && (0,values/* ownObject */.AV)(object, 'args') !== null;
        return isEvent && (isAction || ((0,json/* ownString */.Ao)(object, 'observation') !== undefined && Object.hasOwn(object, 'content')));
    });
}
function* openhands_v0_readEvent(event, at, state) {
    const told = { at, ts: (0,json/* ownString */.Ao)(event, 'timestamp'), cwd: state.cwd };
    if ((0,json/* ownString */.Ao)(event, 'observation') !== undefined)
        yield* openhands_v0_readObservation(event, told, state);
    else if ((0,json/* ownString */.Ao)(event, 'action') !== undefined)
        yield* openhands_v0_readAction(event, told, state);
    else
        yield (0,unread_call/* passUnknown */.et)(event, 'event without action', at);
}
function* openhands_v0_readAction(event, told, { calls }) {
    const action = (0,json/* ownString */.Ao)(event, 'action') ?? '';
    const args = (0,values/* ownObject */.AV)(event, 'args') ?? {};
    const isCall = (0,json/* ownString */.Ao)(event, 'source') === 'agent' && !openhands_v0_silent.has(action);
    const call = isCall ? openhands_v0_readCall(event, action, args, told) : null;
    const [oldest] = calls.keys();
    if (calls.size >= rememberedActions)
        calls.delete(oldest);
    calls.set((0,json/* own */.ZV)(event, 'id'), call?.id ?? null);
    if (call !== null) {
        const response = (0,json/* ownString */.Ao)((0,json/* own */.ZV)((0,json/* own */.ZV)(event, 'tool_call_metadata'), 'model_response'), 'id');
        yield { kind: 'message', ...told, id: response, text: (0,json/* ownString */.Ao)(args, 'thought') ?? '' };
        yield call;
        if ((0,json/* ownString */.Ao)(args, 'confirmation_state') === 'rejected')
            yield { kind: 'fate', at: told.at, callId: call.id, recorded: 'denied', recordedBy: 'user' };
    }
    else if (action === 'message' && (0,json/* ownString */.Ao)(event, 'source') === 'user')
        yield { kind: 'prompt', ...told, text: (0,json/* ownString */.Ao)(args, 'content') ?? '' };
    else if (action === 'message' || action === 'finish')
        yield { kind: 'message', ...told, text: readSaid(event, args) };
    else if (action === 'condensation')
        yield { kind: 'moment', moment: 'post_compact', facts: {}, synthetic: false, ...told };
    // The controller's own, and commands that the person typed into the terminal.
    else
        yield { kind: 'ignored', type: `action/${action}` };
}
/** The model's own call where it is kept, since actions lose some of it (2025: the text of a new file); else the action. */
function openhands_v0_readCall(event, action, args, told) {
    const metadata = (0,values/* ownObject */.AV)(event, 'tool_call_metadata');
    const id = (0,json/* ownString */.Ao)(metadata, 'tool_call_id');
    const [choice] = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(metadata, 'model_response'), 'choices') ?? [];
    const { calls } = readChatCalls((0,values/* ownObject */.AV)(choice, 'message') ?? {});
    const call = calls.find((each) => each.id === id && id !== undefined);
    if (call !== undefined && call.args !== null)
        return { kind: 'call', ...told, ...call };
    const name = (0,json/* ownString */.Ao)(metadata, 'function_name');
    const isStripped = action === 'edit' && (0,json/* own */.ZV)(args, 'content') === '' && (0,json/* ownString */.Ao)(args, 'command') === undefined;
    return {
        ...{ kind: 'call', ...told, id: id ?? String((0,json/* own */.ZV)(event, 'id')), name: call?.name ?? (name === undefined ? action : name), args },
        ...(isStripped && { lacks: ['edit_without_content'] }),
    };
}
function readSaid(event, args) {
    return (0,json/* ownString */.Ao)(args, 'content') || (0,json/* ownString */.Ao)(args, 'final_thought') || (0,json/* ownString */.Ao)(args, 'thought') || ((0,json/* ownString */.Ao)(event, 'message') ?? '');
}
function* openhands_v0_readObservation(event, told, state) {
    const type = (0,json/* ownString */.Ao)(event, 'observation') ?? '';
    const cause = (0,json/* own */.ZV)(event, 'cause');
    const callId = state.calls.get(cause);
    if (callId === null || (callId === undefined && notices.has(type))) {
        // Beside it the model's whole response may be kept, with the call of the thought or of the end.
        yield { kind: 'ignored', type: `observation/${type}` };
        return;
    }
    state.calls.delete(cause);
    const result = {
        kind: 'result',
        ...told,
        callId: callId ?? String(cause ?? ''),
        text: (0,json/* ownString */.Ao)(event, 'content') ?? '',
        isError: null,
    };
    if (type === 'user_rejected')
        yield { ...result, isError: true, recorded: 'denied', recordedBy: 'user', permission: 'deny' };
    else
        yield { ...result, isError: type === 'error' ? true : readExit(event) };
    const folder = (0,json/* ownString */.Ao)((0,json/* own */.ZV)((0,json/* own */.ZV)(event, 'extras'), 'metadata'), 'working_dir');
    if (folder === undefined)
        return;
    // Where the shell stands behind the command.
    state.cwd = folder;
    if (state.root === undefined)
        yield { kind: 'session', patch: { root: folder } };
    state.root ??= folder;
}
/** -1: the command still runs. */
function readExit(event) {
    const extras = (0,json/* own */.ZV)(event, 'extras');
    const code = (0,json/* own */.ZV)((0,json/* own */.ZV)(extras, 'metadata'), 'exit_code') ?? (0,json/* own */.ZV)(extras, 'exit_code');
    return typeof code !== 'number' || code < 0 ? null : code !== 0;
}

;// CONCATENATED MODULE: ./src/readers/otel-genai/attributes.ts


const groups = [
    { is: 'span', resources: 'resourceSpans', scopes: ['scopeSpans', 'instrumentationLibrarySpans'], items: 'spans' },
    { is: 'log', resources: 'resourceLogs', scopes: ['scopeLogs', 'instrumentationLibraryLogs'], items: 'logRecords' },
];
/**
 * The spans and log records of one document: OTLP/JSON (opentelemetry-proto), or one item with plain attributes, as exporters to files of agents
 * write it.
 */
function* listItems(document) {
    for (const { is, resources, scopes, items } of groups) {
        for (const resource of (0,values/* ownList */.Jl)(document, resources) ?? []) {
            const service = (0,json/* ownString */.Ao)(readAttributes((0,json/* own */.ZV)((0,values/* ownObject */.AV)(resource, 'resource'), 'attributes')), 'service.name') ?? '';
            for (const scope of scopes.flatMap((key) => (0,values/* ownList */.Jl)(resource, key) ?? []))
                for (const item of (0,values/* ownList */.Jl)(scope, items) ?? [])
                    if ((0,json/* isObject */.Gv)(item))
                        yield attributes_readItem(is, item, service);
        }
    }
    if (Object.keys(document).some((key) => key.startsWith('gen_ai.')))
        yield attributes_readItem('span', { attributes: document }, '');
    else if ((0,json/* isObject */.Gv)((0,json/* own */.ZV)(document, 'attributes')))
        yield attributes_readItem(Object.hasOwn(document, 'spanId') && Object.hasOwn(document, 'kind') ? 'span' : 'log', document, readService(document));
}
function readService(item) {
    return (0,json/* ownString */.Ao)(readAttributes((0,json/* own */.ZV)((0,values/* ownObject */.AV)(item, 'resource'), 'attributes')), 'service.name') ?? '';
}
function attributes_readItem(is, item, service) {
    const attributes = readAttributes((0,json/* own */.ZV)(item, 'attributes'));
    // What was said may stand in an event of the span instead of the span itself (`gen_ai.client.inference.operation.details`).
    for (const event of (0,values/* ownList */.Jl)(item, 'events') ?? [])
        Object.assign(attributes, readAttributes((0,json/* own */.ZV)(event, 'attributes')));
    const body = (0,json/* own */.ZV)(item, 'body') ?? (0,json/* own */.ZV)(item, '_body');
    const event = (0,json/* ownString */.Ao)(item, 'eventName') ?? (0,json/* ownString */.Ao)(body, 'stringValue') ?? (typeof body === 'string' ? body : '');
    const time = (0,json/* own */.ZV)(item, is === 'span' ? 'startTimeUnixNano' : 'timeUnixNano');
    return {
        ...{ is, attributes, service, time: typeof time === 'string' || typeof time === 'number' ? String(time) : '' },
        name: is === 'span' ? ((0,json/* ownString */.Ao)(item, 'name') ?? '') : readEventName(attributes, event),
        traceId: (0,json/* ownString */.Ao)(item, 'traceId') ?? '',
        spanId: (0,json/* ownString */.Ao)(item, 'spanId') ?? '',
        isError: (0,json/* own */.ZV)((0,values/* ownObject */.AV)(item, 'status'), 'code') === 2 || (0,json/* own */.ZV)((0,values/* ownObject */.AV)(item, 'status'), 'code') === 'STATUS_CODE_ERROR',
    };
}
/** The attribute `event.name` may lack the agent's name, which the body has. */
function readEventName(attributes, body) {
    const named = (0,json/* ownString */.Ao)(attributes, 'event.name') ?? '';
    return named.includes('.') || body === '' ? named : body;
}
/** `[{key, value: {stringValue}}]`, or plain already. */
function readAttributes(listed) {
    if ((0,json/* isObject */.Gv)(listed))
        return { ...listed };
    const pairs = (Array.isArray(listed) ? listed : []).map((pair) => [(0,json/* ownString */.Ao)(pair, 'key') ?? '', readValue((0,json/* own */.ZV)(pair, 'value'))]);
    return Object.fromEntries(pairs);
}
function readValue(value) {
    for (const key of ['stringValue', 'boolValue', 'intValue', 'doubleValue'])
        if ((0,json/* own */.ZV)(value, key) !== undefined)
            return (0,json/* own */.ZV)(value, key);
    const list = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(value, 'arrayValue'), 'values');
    if (list !== null)
        return list.map(readValue);
    return (0,values/* ownObject */.AV)(value, 'kvlistValue') === null ? undefined : readAttributes((0,json/* own */.ZV)((0,json/* own */.ZV)(value, 'kvlistValue'), 'values'));
}

;// CONCATENATED MODULE: ./src/readers/otel-genai/log-events.ts




// Claude Code: https://code.claude.com/docs/en/monitoring-usage. Gemini CLI: docs/cli/telemetry.md. Codex and Qwen Code name theirs alike.
/** An event of an agent: `claude_code.tool_result`. */
const agentEvent = /^(claude_code|gemini_cli|qwen-code|codex)\.(\w+)$/;
/** Claude Code cuts values here, in characters. */
const cutValue = 512;
/** And all arguments together. */
const cutArguments = 4_000;
/** Calls that somebody let run and that no result was seen of; more are told at once. */
const heldDecisions = 1_000;
/** The log events of one session. A refused call has a decision only, a call that ran both. */
class SessionEvents {
    #accepted = new Map();
    *read({ attributes, name }, told) {
        const event = agentEvent.exec(name)?.[2] ?? '';
        if (event === 'user_prompt')
            yield log_events_readPrompt(attributes, told);
        else if (event === 'tool_decision')
            yield* this.#decision(attributes, told);
        else if (event === 'tool_result' || event === 'tool_call')
            yield* this.#result(attributes, told);
        else
            yield (0,unread_call/* passKnown */.Vv)(attributes, name, told.at);
    }
    *end() {
        yield* this.#accepted.values();
        this.#accepted.clear();
    }
    *#decision(attributes, told) {
        const call = log_events_readCall(attributes, told);
        const isAccepted = /^(?:accept|approved|allow)/.test((0,json/* ownString */.Ao)(attributes, 'decision') ?? '');
        if (call === null)
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a decision about a tool call names no tool');
        else if (!isAccepted) {
            yield call;
            yield { kind: 'result', ...told, callId: call.id, text: '', isError: true, recorded: 'denied', recordedBy: readSource(attributes) };
        }
        else if (call.id === '')
            yield { kind: 'ignored', type: 'decision without an id' };
        else {
            this.#accepted.set(call.id, call);
            if (this.#accepted.size > heldDecisions)
                yield* this.end();
        }
    }
    *#result(attributes, told) {
        const call = log_events_readCall(attributes, told);
        if (call === null) {
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
            return;
        }
        this.#accepted.delete(call.id);
        yield call;
        const success = String((0,json/* own */.ZV)(attributes, 'success'));
        const isDenied = (0,json/* ownString */.Ao)(attributes, 'decision') === 'reject';
        const isError = success === 'true' ? false : success === 'false' ? true : null;
        const text = (0,json/* ownString */.Ao)(attributes, 'error') ?? (0,json/* ownString */.Ao)(attributes, 'error_message') ?? (0,json/* ownString */.Ao)(attributes, 'output') ?? '';
        yield { kind: 'result', ...told, callId: call.id, text, isError, ...(isDenied && { recorded: 'denied', recordedBy: 'user' }) };
    }
}
/** Without leave of the person, the prompt is blacked out. */
function log_events_readPrompt(attributes, told) {
    const text = (0,json/* ownString */.Ao)(attributes, 'prompt');
    if (text !== undefined && text !== '<REDACTED>' && text !== '[REDACTED]')
        return { kind: 'prompt', ...told, promptId: (0,json/* ownString */.Ao)(attributes, 'prompt_id') ?? (0,json/* ownString */.Ao)(attributes, 'prompt.id'), text };
    return { kind: 'lack', at: told.at, lack: 'prompt_missing', detail: 'a prompt was sent, and its text is not recorded' };
}
function log_events_readCall(attributes, told) {
    const name = (0,json/* ownString */.Ao)(attributes, 'tool_name') ?? (0,json/* ownString */.Ao)(attributes, 'function_name');
    if (name === undefined)
        return null;
    const id = (0,json/* ownString */.Ao)(attributes, 'tool_use_id') ?? (0,json/* ownString */.Ao)(attributes, 'call_id') ?? '';
    return { kind: 'call', ...told, id, name, ...readRecordedArguments(attributes) };
}
/** `tool_input` has the tool's own arguments; `tool_parameters` only describes some, a command among them. */
function readRecordedArguments(attributes) {
    const recorded = ['tool_input', 'arguments', 'function_args'].map((key) => (0,json/* own */.ZV)(attributes, key)).find((value) => value !== undefined);
    const isCut = { lacks: ['args_truncated'] };
    if (recorded === undefined)
        return { args: readDescribed((0,json/* own */.ZV)(attributes, 'tool_parameters')), ...isCut };
    const read = readArguments(recorded);
    const length = typeof recorded === 'string' ? recorded.length : 0;
    const isWhole = read.args !== null && length < cutArguments && Object.values(read.args).every((value) => !isCutValue(value));
    return isWhole ? read : { ...read, ...isCut };
}
function isCutValue(value) {
    return typeof value === 'string' && (value.length >= cutValue || value.endsWith('[TRUNCATED]'));
}
function readDescribed(parameters) {
    const { full_command: full, bash_command: bash, ...others } = (0,values/* asObject */.eB)(readArguments(parameters ?? '').args) ?? {};
    const command = full ?? bash;
    return { ...others, ...(command !== undefined && { command }) };
}
/** `config`, `hook`, `user_permanent`, `user_temporary`, `user_reject`, `user_abort`. */
function readSource(attributes) {
    const source = (0,json/* ownString */.Ao)(attributes, 'source') ?? '';
    if (source.startsWith('user'))
        return 'user';
    return source === 'hook' ? 'hook' : source === 'config' ? 'rule' : undefined;
}

;// CONCATENATED MODULE: ./src/readers/otel-genai/seen.ts

/** At least so many are remembered, at most twice as many: what is forgotten is told again when it comes again. */
const seen_remembered = 10_000;
/** Things that were told before, by the digests of their keys. */
class Seen {
    #last = new Set();
    #before = new Set();
    has(key) {
        const digest = (0,duplicates/* digestValue */.yD)(key);
        return this.#last.has(digest) || this.#before.has(digest);
    }
    add(key) {
        this.#last.add((0,duplicates/* digestValue */.yD)(key));
        if (this.#last.size < seen_remembered)
            return;
        this.#before = this.#last;
        this.#last = new Set();
    }
}

;// CONCATENATED MODULE: ./src/readers/otel-genai/spans.ts






// OpenTelemetry's semantic conventions for generative AI: https://opentelemetry.io/docs/specs/semconv/gen-ai/
/** What was told of a session: a model call repeats the whole conversation before it, and a call has a span of its own when it runs. */
class SessionSpans {
    #prompts = new Seen();
    #calls = new Seen();
    #answered = new Seen();
    #promptCount = 0;
    *read({ attributes, spanId, isError }, told) {
        const operation = (0,json/* ownString */.Ao)(attributes, 'gen_ai.operation.name');
        if (operation === 'execute_tool')
            yield* this.#execute(attributes, spanId, isError, told);
        else
            yield* this.#chat(attributes, told);
    }
    *#execute(attributes, spanId, isError, told) {
        const name = (0,json/* ownString */.Ao)(attributes, 'gen_ai.tool.name');
        const id = (0,json/* ownString */.Ao)(attributes, 'gen_ai.tool.call.id') ?? spanId;
        if (name === undefined) {
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
            return;
        }
        if (!this.#calls.has(id))
            yield this.#tell({ ...told, id, name, ...readToolArguments(attributes) });
        const result = first(attributes, ['gen_ai.tool.call.result', 'output.value', 'output']);
        const isFailed = isError || (0,json/* own */.ZV)(attributes, 'error.type') !== undefined;
        if (!this.#answered.has(id))
            yield { kind: 'result', ...told, callId: id, text: writeText(result), isError: isFailed, structured: result };
        this.#answered.add(id);
    }
    *#chat(attributes, told) {
        yield* this.#history(readMessages(first(attributes, ['gen_ai.input.messages', 'gen_ai.prompt'])), told);
        const output = readMessages(first(attributes, ['gen_ai.output.messages', 'gen_ai.completion']));
        yield { kind: 'message', ...told, text: output.map(readParts).flatMap(spans_listTexts).join('\n') };
        for (const message of output)
            yield* this.#parts(message, told);
    }
    /** Calls that ran before the recording began stand in the history only; prompts are new where they are more, or others, than those told. */
    *#history(messages, told) {
        let count = 0;
        for (const message of messages) {
            const text = (0,json/* ownString */.Ao)(message, 'role') === 'user' ? spans_listTexts(readParts(message)).join('\n') : '';
            if (text !== '') {
                count += 1;
                if (count > this.#promptCount || !this.#prompts.has(text))
                    yield { kind: 'prompt', ...told, text };
                this.#prompts.add(text);
            }
            yield* this.#parts(message, told);
        }
        this.#promptCount = Math.max(this.#promptCount, count);
    }
    *#parts(message, told) {
        for (const part of readParts(message)) {
            const type = (0,json/* ownString */.Ao)(part, 'type') ?? '';
            if (type === 'tool_call')
                yield* this.#call(part, told);
            else if (type === 'tool_call_response')
                yield* this.#response(part, told);
            else if (!spans_sideParts.has(type))
                yield (0,unread_call/* passUnknown */.et)(part, `part/${type}`, told.at);
        }
    }
    *#call(part, told) {
        const name = (0,json/* ownString */.Ao)(part, 'name');
        const id = (0,json/* ownString */.Ao)(part, 'id') ?? '';
        if (name === undefined)
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
        else if (!this.#calls.has(id === '' ? [name, (0,json/* own */.ZV)(part, 'arguments')] : id)) {
            const recorded = (0,json/* own */.ZV)(part, 'arguments');
            yield this.#tell({ ...told, id, name, ...(recorded === undefined ? notRecorded : readArguments(recorded)) });
        }
    }
    *#response(part, told) {
        const callId = (0,json/* ownString */.Ao)(part, 'id') ?? '';
        if (callId !== '' && this.#answered.has(callId))
            return;
        this.#answered.add(callId);
        const result = (0,json/* own */.ZV)(part, 'response') ?? (0,json/* own */.ZV)(part, 'result');
        yield { kind: 'result', ...told, callId, text: writeText(result), isError: null, structured: result };
    }
    #tell(call) {
        this.#calls.add(call.id === '' ? [call.name, call.args] : call.id);
        return { kind: 'call', ...call };
    }
}
const spans_sideParts = new Set(['text', 'reasoning', 'thinking', 'blob', 'file', 'uri', 'image']);
/** Arguments are recorded only where somebody asked for it. */
const notRecorded = { args: {}, lacks: ['args_truncated'] };
function readToolArguments(attributes) {
    const recorded = first(attributes, ['gen_ai.tool.call.arguments', 'input.value', 'input']);
    if (recorded === undefined)
        return notRecorded;
    const read = readArguments(recorded);
    // Exporters cut long values, and cut JSON is none.
    return read.args === null ? { ...read, lacks: ['args_truncated'] } : read;
}
function first(attributes, keys) {
    return keys.map((key) => (0,json/* own */.ZV)(attributes, key)).find((value) => value !== undefined);
}
/** A list of messages, as JSON or as it is; one message alone may stand for itself. */
function readMessages(recorded) {
    const value = typeof recorded === 'string' ? (0,damage/* parseJson */.qF)(recorded) : recorded;
    return (Array.isArray(value) ? value : [value]).map(values/* asObject */.eB).filter((message) => message !== null);
}
function readParts(message) {
    const parts = (0,json/* own */.ZV)(message, 'parts') ?? (0,json/* own */.ZV)(message, 'content') ?? (0,json/* own */.ZV)(message, 'text');
    if (typeof parts === 'string')
        return [{ type: 'text', content: parts }];
    return Array.isArray(parts) ? parts.filter(json/* isObject */.Gv) : [];
}
function spans_listTexts(parts) {
    const texts = parts.filter((part) => (0,json/* ownString */.Ao)(part, 'type') === 'text');
    return texts.flatMap((part) => (0,json/* ownString */.Ao)(part, 'content') ?? (0,json/* ownString */.Ao)(part, 'text') ?? []);
}
function writeText(value) {
    return typeof value === 'string' ? value : (0,values/* writeJson */.GF)(value);
}

;// CONCATENATED MODULE: ./src/readers/otel-genai/otel-genai.ts








/** OpenTelemetry: spans of generative AI, and the log events of Claude Code, Gemini CLI, Qwen Code and Codex, as OTLP writes them to files. */
const otelGenai = {
    id: 'otel-genai',
    title: 'OpenTelemetry spans and log events of agents (OTLP JSON)',
    agent: 'unknown',
    source: 'https://opentelemetry.io/docs/specs/semconv/gen-ai/; https://code.claude.com/docs/en/monitoring-usage',
    sign: '`resourceSpans` or `resourceLogs` with `gen_ai.operation.name`, or with events like `claude_code.tool_result`',
    place: 'What a collector’s file exporter writes. The agent is told by `service.name`. Long arguments are cut, and some are there only when asked for.',
    confidence: 'partial',
    detect: ({ container, objects }) => container !== 'text' && objects.some((object) => [...listItems(object)].some(isOurs)),
    open() {
        const trace = { held: [], size: 0, order: 0, sessions: new Map() };
        return { read: (record, at) => otel_genai_readDocument(record, at, trace), end: () => endTrace(trace) };
    },
};
/** What is held to be sorted: when it is more, the older half is told. */
const heldItems = 10_000;
const heldSize = 64 * 1024 * 1024;
/** Sessions whose history is remembered. */
const heldSessions = 100;
function isOurs({ is, attributes, name }) {
    return is === 'span' ? (0,json/* ownString */.Ao)(attributes, 'gen_ai.operation.name') !== undefined : agentEvent.test(name);
}
function* otel_genai_readDocument(document, at, trace) {
    let count = 0;
    for (const item of listItems(document)) {
        count += 1;
        if (!isOurs(item)) {
            yield { kind: 'ignored', type: item.is };
            continue;
        }
        trace.held.push({ item, at, order: trace.order++ });
        trace.size += (0,values/* measureValue */.K8)(item.attributes);
        if (trace.held.length > heldItems || trace.size > heldSize)
            yield* tellOldest(trace, Math.ceil(trace.held.length / 2));
    }
    if (count > 0)
        return;
    yield Object.hasOwn(document, 'resourceMetrics') ? { kind: 'ignored', type: 'resourceMetrics' } : (0,unread_call/* passUnknown */.et)(document, 'document', at);
}
function* tellOldest(trace, count) {
    trace.held.sort((a, b) => compareTimes(a.item.time, b.item.time) || a.order - b.order);
    for (const { item, at } of trace.held.splice(0, count)) {
        trace.size -= (0,values/* measureValue */.K8)(item.attributes);
        yield* tellItem(item, at, trace);
    }
}
/** Nanoseconds are too many for a number: as texts, the longer is the later. */
function compareTimes(a, b) {
    return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
function* tellItem(item, at, trace) {
    const { attributes } = item;
    const session = findSession(item, trace);
    yield* endIdle(trace);
    const { id, agent } = session;
    yield { kind: 'session', patch: { ...(id !== '' && { id, agent }), agentVersion: (0,json/* ownString */.Ao)(attributes, 'app.version') } };
    const told = { at, ts: (0,json/* ownString */.Ao)(attributes, 'event.timestamp') ?? readNanoseconds(item.time) };
    yield* item.is === 'span' ? session.spans.read(item, told) : session.events.read(item, told);
}
function findSession({ attributes, traceId, service, name }, { sessions }) {
    const told = ['gen_ai.conversation.id', 'session.id', 'conversation.id'].map((key) => (0,json/* ownString */.Ao)(attributes, key));
    const id = told.find((each) => each !== undefined) ?? traceId;
    const agent = nameAgent(service) === 'unknown' ? nameAgent(agentEvent.exec(name)?.[1] ?? '') : nameAgent(service);
    const key = JSON.stringify([id, agent]);
    const session = sessions.get(key) ?? { agent, id, spans: new SessionSpans(), events: new SessionEvents() };
    sessions.delete(key);
    sessions.set(key, session);
    return session;
}
function* endTrace(trace) {
    yield* tellOldest(trace, trace.held.length);
    for (const session of trace.sessions.values())
        yield* endSession(session);
}
/** What comes of it later is told as if nothing had been told before. */
function* endIdle({ sessions }) {
    const [idle] = sessions;
    if (idle === undefined || sessions.size <= heldSessions)
        return;
    sessions.delete(idle[0]);
    yield* endSession(idle[1]);
}
function* endSession({ id, agent, events }) {
    if (id !== '')
        yield { kind: 'session', patch: { id, agent } };
    yield* events.end();
}

;// CONCATENATED MODULE: ./src/readers/pi-session.ts





/** pi's session files: a tree of messages, of which every branch was worked on. */
const piSession = {
    id: 'pi-session',
    title: 'pi’s session files',
    agent: 'pi',
    source: 'https://github.com/badlogic/pi-mono, packages/coding-agent/docs/session.md',
    sign: '`session` with `cwd`, or messages with `toolCall` blocks or of the role `toolResult`',
    place: '`~/.pi/agent/sessions/--PROJECT--/TIME_ID.jsonl`.',
    detect: pi_session_detect,
    open: () => ({ read: pi_session_readRecord }),
};
/** Records that hold no call and no prompt. */
const pi_session_sideTypes = new Set('model_change thinking_level_change branch_summary branchSummary compactionSummary custom custom_message label session_info'.split(' '));
/** A command that the person ran (`!command`), and texts that stand for other records. */
const sideRoles = new Set(['bashExecution', 'custom', 'branchSummary', 'compactionSummary']);
function pi_session_detect({ objects }) {
    return objects.some((object) => pi_session_isStart(object) || pi_session_isMessage(object));
}
function pi_session_isStart(object) {
    return (0,json/* ownString */.Ao)(object, 'type') === 'session' && (0,json/* ownString */.Ao)(object, 'id') !== undefined && (0,json/* ownString */.Ao)(object, 'cwd') !== undefined;
}
function pi_session_isMessage(object) {
    const message = (0,json/* ownString */.Ao)(object, 'type') === 'message' ? (0,values/* ownObject */.AV)(object, 'message') : null;
    if ((0,json/* ownString */.Ao)(message, 'role') === 'toolResult')
        return (0,json/* ownString */.Ao)(message, 'toolCallId') !== undefined;
    return ((0,values/* ownList */.Jl)(message, 'content') ?? []).some((block) => (0,json/* ownString */.Ao)(block, 'type') === 'toolCall' && (0,json/* own */.ZV)(block, 'arguments') !== undefined);
}
function* pi_session_readRecord(record, at) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = { at, ts: (0,json/* ownString */.Ao)(record, 'timestamp'), uuid: (0,json/* ownString */.Ao)(record, 'id') };
    if (type === 'session') {
        const cwd = (0,json/* ownString */.Ao)(record, 'cwd');
        yield { kind: 'session', patch: { id: told.uuid, root: cwd, cwd, startedAt: told.ts } };
        yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told };
    }
    else if (type === 'message')
        yield* pi_session_readMessage(record, told);
    else if (type === 'compaction') {
        yield* tellCompaction(record, 'tokensBefore', told);
        yield (0,unread_call/* passKnown */.Vv)(record, type, at);
    }
    else if (pi_session_sideTypes.has(type))
        yield (0,unread_call/* passKnown */.Vv)(record, type, at);
    else
        yield (0,unread_call/* passUnknown */.et)(record, type, at);
}
function* pi_session_readMessage(record, told) {
    const message = (0,values/* ownObject */.AV)(record, 'message');
    const role = (0,json/* ownString */.Ao)(message, 'role');
    if (message !== null)
        yield* (0,unread_call/* checkBeside */.j1)(message, told.at);
    if (message === null || role === undefined)
        yield badMessage(record, told.at, 'a record of type message has no message');
    else if (role === 'assistant')
        yield* pi_session_readAssistant(message, told);
    else if (role === 'user')
        yield* pi_session_readPrompt(message, told);
    else if (role === 'toolResult') {
        const isError = (0,json/* own */.ZV)(message, 'isError');
        const text = joinText((0,json/* own */.ZV)(message, 'content'));
        const callId = (0,json/* ownString */.Ao)(message, 'toolCallId') ?? '';
        yield {
            kind: 'result',
            ...told,
            callId,
            text,
            isError: typeof isError === 'boolean' ? isError : null,
            structured: (0,json/* own */.ZV)(message, 'details'),
        };
    }
    else if (sideRoles.has(role))
        yield (0,unread_call/* passKnown */.Vv)(message, `message/${role}`, told.at);
    else
        yield (0,unread_call/* passUnknown */.et)(message, `message/${role}`, told.at);
}
function* pi_session_readPrompt(message, told) {
    const content = (0,json/* own */.ZV)(message, 'content');
    if ((0,unread_call/* holdsCall */.Xv)(content))
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call in a user message, where none is read, was not read');
    yield { kind: 'prompt', ...told, text: joinText(content) };
}
function* pi_session_readAssistant(message, told) {
    const content = (0,json/* own */.ZV)(message, 'content');
    const stop = (0,json/* ownString */.Ao)(message, 'stopReason');
    yield { kind: 'message', ...told, text: joinText(content), incomplete: stop === 'aborted' || stop === 'error' };
    if (stop === 'error')
        yield tellError((0,json/* ownString */.Ao)(message, 'errorMessage') ?? '', told);
    if (typeof content !== 'string' && !Array.isArray(content))
        yield badMessage(content, told.at, `an assistant message has no content: ${(0,values/* writeJson */.GF)(content).slice(0, 60)}`);
    for (const block of Array.isArray(content) ? content : [])
        yield* pi_session_readBlock(block, told);
}
function* pi_session_readBlock(block, told) {
    const type = (0,json/* ownString */.Ao)(block, 'type') ?? '';
    const name = (0,json/* ownString */.Ao)(block, 'name');
    if (type === 'text' || type === 'thinking')
        return;
    if (type !== 'toolCall')
        yield (0,unread_call/* passUnknown */.et)(block, `block/${type}`, told.at);
    else if (name === undefined)
        yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
    else
        yield { kind: 'call', ...told, id: (0,json/* ownString */.Ao)(block, 'id') ?? '', name, ...readArguments((0,json/* own */.ZV)(block, 'arguments')) };
}

;// CONCATENATED MODULE: ./src/readers/qwen-code-session.ts







/** Whole texts that Qwen Code puts beside what was typed. */
const qwen_code_session_ownTexts = /^\s*<(qwen:[\w-]+|system-reminder|session_context|hook_context)>.*<\/\1>\s*$/s;
/** User messages that nobody typed. */
const madeUp = new Set(['notification', 'cron', 'goal', 'hook_context']);
/** Qwen Code's session files. Its stream-json is made of Claude's SDK messages. */
const qwenCodeSession = {
    id: 'qwen-code-session',
    title: 'Qwen Code’s own session files',
    agent: 'qwen-code',
    source: 'QwenLM/qwen-code, packages/core/src/services/chatRecordingService.ts; files of 0.21 and 0.24',
    sign: '`sessionId`, and a `message` with `parts` or a `systemPayload`',
    place: '`~/.qwen/projects/PROJECT/chats/SESSION.jsonl`; subagents in `subagents/SESSION/agent-*.jsonl` beside `chats`.',
    detect: qwen_code_session_detect,
    open(file) {
        const context = { file, learnt: {}, answers: new BoundedMap(1_000) };
        return { read: (record, at) => qwen_code_session_readRecord(record, at, context) };
    },
};
function qwen_code_session_detect({ objects }) {
    return objects.some((object) => {
        const isSystem = (0,json/* ownString */.Ao)(object, 'type') === 'system' && (0,values/* ownObject */.AV)(object, 'systemPayload') !== null;
        const isMessage = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(object, 'message'), 'parts') !== null;
        return (isSystem || isMessage) && (0,json/* ownString */.Ao)(object, 'sessionId') !== undefined && Object.hasOwn(object, 'parentUuid');
    });
}
function* qwen_code_session_readRecord(record, at, context) {
    const type = (0,json/* ownString */.Ao)(record, 'type') ?? '';
    const told = qwen_code_session_tell(record, at, context);
    yield* qwen_code_session_learn(record, context);
    if (type === 'user')
        yield* qwen_code_session_readUser(record, told);
    else if (type === 'assistant')
        yield* qwen_code_session_readAnswer(record, told);
    else if (type === 'tool_result')
        yield* readResults(record, told, context);
    else if (type === 'system')
        yield* qwen_code_session_readSystem(record, told, context);
    else
        yield (0,unread_call/* passUnknown */.et)(record, type, at);
}
function qwen_code_session_tell(record, at, { file }) {
    const agent = (0,json/* own */.ZV)(record, 'isSidechain') === true ? (0,json/* ownString */.Ao)(record, 'agentId') : undefined;
    const thread = file.subagent ?? (agent === undefined ? undefined : { id: agent, agentType: (0,json/* ownString */.Ao)(record, 'agentName') });
    const where = { cwd: (0,json/* ownString */.Ao)(record, 'cwd'), branch: (0,json/* ownString */.Ao)(record, 'gitBranch') };
    return { at, thread, ...where, ts: (0,json/* ownString */.Ao)(record, 'timestamp'), uuid: (0,json/* ownString */.Ao)(record, 'uuid') };
}
function* qwen_code_session_learn(record, { file, learnt }) {
    if (file.subagent !== undefined)
        return;
    const patch = {
        id: (0,json/* ownString */.Ao)(record, 'sessionId'),
        agentVersion: (0,json/* ownString */.Ao)(record, 'version'),
        root: (0,json/* ownString */.Ao)(record, 'cwd'),
        branch: (0,json/* ownString */.Ao)(record, 'gitBranch'),
        startedAt: (0,json/* ownString */.Ao)(record, 'timestamp'),
        name: (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(record, 'systemPayload'), 'customTitle'),
    };
    const known = new Map(Object.entries(learnt));
    const news = Object.entries(patch).filter(([key, value]) => value !== undefined && (key === 'name' || !known.has(key)));
    if (news.length === 0)
        return;
    Object.assign(learnt, Object.fromEntries(news));
    yield { kind: 'session', patch: Object.fromEntries(news) };
}
function* qwen_code_session_readUser(record, told) {
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    const isTyped = told.thread === undefined && ((0,json/* ownString */.Ao)(record, 'provenance') ?? 'real_user') === 'real_user' && !madeUp.has(subtype);
    const typed = (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(record, 'systemPayload'), 'displayText') ?? joinTyped((0,json/* own */.ZV)(record, 'message'));
    if (!isTyped || typed === '')
        yield (0,unread_call/* passKnown */.Vv)(record, `user/${subtype}`, told.at);
    else
        yield { kind: 'prompt', ...told, text: typed, queued: subtype === 'mid_turn_user_message' };
}
function joinTyped(message) {
    return gemini_listTexts((0,json/* own */.ZV)(message, 'parts'))
        .filter((text) => !qwen_code_session_ownTexts.test(text))
        .join('\n');
}
/** Several records of one message share its uuid. */
function* qwen_code_session_readAnswer(record, told) {
    const parts = (0,values/* ownList */.Jl)((0,json/* own */.ZV)(record, 'message'), 'parts');
    yield { kind: 'message', ...told, id: told.uuid, text: gemini_listTexts(parts).join('\n') };
    if (parts === null)
        yield badMessage(record, told.at, 'an assistant message has no parts');
    for (const part of parts ?? []) {
        const call = (0,values/* ownObject */.AV)(part, 'functionCall');
        const name = (0,json/* ownString */.Ao)(call, 'name');
        if (call === null) {
            if ((0,json/* ownString */.Ao)(part, 'text') === undefined)
                yield (0,unread_call/* passUnknown */.et)(part, 'part', told.at);
        }
        else if (name === undefined)
            yield (0,unread_call/* unreadCall */.uv)(told.at, 'a tool call has no name');
        else
            yield { kind: 'call', ...told, id: (0,json/* ownString */.Ao)(call, 'id') ?? '', name, ...readArguments((0,json/* own */.ZV)(call, 'args') ?? {}) };
    }
}
function* readResults(record, told, { answers }) {
    const outcome = (0,values/* ownObject */.AV)(record, 'toolCallResult');
    for (const response of listResponses((0,json/* own */.ZV)((0,values/* ownObject */.AV)(record, 'message'), 'parts'))) {
        const callId = (0,json/* ownString */.Ao)(response, 'id') ?? '';
        const structured = (0,json/* own */.ZV)(outcome, 'resultDisplay');
        yield { kind: 'result', ...told, callId, structured, ...qwen_code_session_readOutcome(outcome, response), permission: answers.take(callId) };
    }
}
/** `executionStatus` and `errorType` are Qwen Code's own words; no tool can set them. */
function qwen_code_session_readOutcome(outcome, response) {
    const { text, isError } = readResponse(response);
    const status = (0,json/* ownString */.Ao)(outcome, 'status');
    if (status === 'cancelled')
        return { text, isError: true, ...readCancellation(text) };
    const isFailed = isError || status === 'error';
    const fate = isFailed ? readErrorType((0,json/* ownString */.Ao)(outcome, 'errorType'), text) : {};
    const hasBegun = (0,json/* ownString */.Ao)(outcome, 'executionStatus') !== 'not_started';
    return { text, isError: isFailed, ...(hasBegun || fate.recorded !== undefined ? fate : { recorded: 'not-run' }) };
}
function* qwen_code_session_readSystem(record, told, context) {
    const subtype = (0,json/* ownString */.Ao)(record, 'subtype') ?? '';
    const payload = (0,values/* ownObject */.AV)(record, 'systemPayload');
    if (subtype === 'ui_telemetry')
        yield* readTelemetry((0,values/* ownObject */.AV)(payload, 'uiEvent'), told, context);
    else if (subtype === 'chat_compression')
        yield* qwen_code_session_readCompaction(payload, told);
    else
        yield (0,unread_call/* passKnown */.Vv)(record, `system/${subtype}`, told.at);
}
/** It repeats each call of the session and of its subagents, beside how a person answered about it. */
function* readTelemetry(event, told, { answers }) {
    const callId = (0,json/* ownString */.Ao)(event, 'call_id');
    const answer = qwen_code_session_readDecision((0,json/* ownString */.Ao)(event, 'decision'));
    if (callId !== undefined && answer !== undefined)
        answers.set(callId, answer);
    // `SESSION#AGENT#ROUND`, while a session's own prompts have nothing between their marks.
    const agent = /^[^#]*#([^#]+)#\d+$/.exec((0,json/* ownString */.Ao)(event, 'prompt_id') ?? '')?.[1];
    if (agent !== undefined && callId !== undefined)
        yield { kind: 'subagent', at: told.at, thread: agent, run: callId, calls: 1 };
    yield { kind: 'ignored', type: 'system/ui_telemetry' };
}
/** Where nobody was asked (`auto_accept`), there is no answer. */
function qwen_code_session_readDecision(decision) {
    if (decision === 'reject')
        return 'deny';
    return decision === 'accept' || decision === 'modify' ? 'allow_once' : undefined;
}
/** The history that is kept beside repeats calls. */
function* qwen_code_session_readCompaction(payload, told) {
    const tokens = (0,json/* own */.ZV)((0,values/* ownObject */.AV)(payload, 'info'), 'originalTokenCount');
    const facts = typeof tokens === 'number' ? { tokensBefore: tokens } : {};
    yield { kind: 'moment', moment: 'pre_compact', facts, synthetic: false, ...told };
    yield { kind: 'moment', moment: 'post_compact', facts, synthetic: false, ...told };
}

;// CONCATENATED MODULE: ./src/readers/specstory-md/tool-block.ts

/**
 * The lines between `<tool-use>` and its end. A command stands in backticks or a fence, a path in backticks, a search as `key \`value\``; of what was
 * edited nothing is left, of a written file its content.
 */
function readToolBlock(type, lines) {
    const { fences, head } = splitFences(lines);
    const isArgument = (fence) => fence !== undefined && fence.language !== 'text' && fence.language !== 'diff';
    const first = isArgument(fences[0]) ? fences[0] : undefined;
    const last = fences.at(-1);
    const result = last === undefined || last === first ? undefined : last.text;
    const args = readArgumentsOf(type, head, first, result);
    return { args, lacks: tool_block_listLacks(type, args), result };
}
function readArgumentsOf(type, prose, fence, result) {
    if (type === 'shell')
        return readCommand(prose, fence);
    if (fence?.language === 'json' && type !== 'write')
        return readArguments(fence.text).args ?? { input: fence.text };
    const path = tool_block_readPath(prose, result);
    const content = type === 'write' && fence !== undefined ? { content: fence.text } : {};
    return { ...readPairs(prose), ...(path !== undefined && { file_path: path }), ...content };
}
function readCommand(prose, fence) {
    const start = prose.endsWith('`') ? `\n${prose}`.indexOf('\n`') : -1;
    const isQuoted = start !== -1 && start < prose.length - 1;
    const command = isQuoted ? prose.slice(start + 1, -1) : (fence?.text ?? /^Run command: (.+)$/m.exec(prose)?.[1]);
    const description = (isQuoted ? prose.slice(0, start) : prose).trim();
    return { ...(command !== undefined && { command }), ...(description !== '' && { description }) };
}
/** ` path \`./\` pattern \`x\`` */
function readPairs(prose) {
    const line = prose.split('\n').find((each) => /^ \w+ `/.test(each)) ?? '';
    return Object.fromEntries([...line.matchAll(/ (\w+) `([^`]*)`/g)].map(([, key, value]) => [key, value]));
}
/** In backticks alone on a line, in the summary, or in Claude Code's words for what it did. */
function tool_block_readPath(prose, result = '') {
    return (/(?:^|\n) ?`([^`\n]+)`\s*(?:\n|$)/.exec(prose)?.[1] ??
        /^(?:Read|Edit|Write|Create|Delete) file: (.+)$/m.exec(prose)?.[1] ??
        /^The file (.+?) has been updated|^File created successfully at: (.+)$/m
            .exec(result)
            ?.slice(1)
            .find((path) => path !== undefined));
}
function tool_block_listLacks(type, args) {
    if (type === 'write')
        return Object.hasOwn(args, 'content') ? [] : ['edit_without_content'];
    return Object.keys(args).length === 0 || (type === 'shell' && !Object.hasOwn(args, 'command')) ? ['args_truncated'] : [];
}
/** A fence ends at a line of as many backticks or more. What stands before the first is no output, without the summary's name of the tool. */
function splitFences(lines) {
    const fences = [];
    const head = [];
    let open = null;
    for (const line of lines) {
        const [, ticks, language] = /^(`{3,})([^`]*)$/.exec(line) ?? [];
        if (open !== null) {
            if (ticks === undefined || language?.trim() !== '' || ticks.length < open.ticks.length)
                open.lines.push(line);
            else {
                fences.push({ language: open.language, text: open.lines.join('\n') });
                open = null;
            }
        }
        else if (ticks !== undefined)
            open = { ticks, language: language?.trim() ?? '', lines: [] };
        else if (fences.length === 0)
            head.push(...readSummary(line));
    }
    if (open !== null)
        fences.push({ language: open.language, text: open.lines.join('\n') });
    return { fences, head: head.join('\n').trimEnd().replace(/^\n+/, '') };
}
function readSummary(line) {
    const bare = line.replace(/<\/?details>/g, '');
    const start = bare.indexOf('<summary>');
    const end = bare.indexOf('</summary>');
    if (start === -1 || end < start)
        return [bare];
    return bare.slice(start, end).split(' • ').slice(1);
}

;// CONCATENATED MODULE: ./src/readers/specstory-md/specstory-md.ts





/** SpecStory's Markdown histories: a description for people. Commands and paths survive, edits do not. */
const specstoryMd = {
    id: 'specstory-md',
    title: 'SpecStory histories',
    agent: 'unknown',
    source: 'https://github.com/specstoryai/getspecstory, specstory-cli/pkg/markdown/markdown.go',
    sign: '`<!-- Generated by SpecStory`',
    place: '`.specstory/history/*.md`. The agent is the one that the file names.',
    confidence: 'lossy',
    detect: ({ container, objects }) => container === 'text' && objects.some((object) => /^<!-- Generated by SpecStory\b/.test((0,json/* ownString */.Ao)(object, 'text') ?? '')),
    open() {
        const page = { isHead: true, agent: 'unknown', ts: undefined, thread: undefined, prompt: null, tool: null };
        return { read: (record, at) => specstory_md_readLine((0,json/* ownString */.Ao)(record, 'text') ?? '', at, page), end: () => closeAll(page) };
    },
};
const sessionLine = /^<!-- (.{1,60}?) Session (\S+) \(([^)]*)\) -->$/;
const turnLine = /^_\*\*(User|Agent|Assistant)( - sidechain)?(?: \(([^)]*)\))?\*\*_\s*$/;
/** What a tool printed may hold any of these lines but the end of its own block. */
function* specstory_md_readLine(line, at, page) {
    if (page.tool !== null) {
        if (/^<tool-use\b/.test(line))
            yield badRecord(at, 'a tool’s block holds the beginning of another: it was printed, or a call that was not read');
        const end = line.indexOf('</tool-use>');
        page.tool.body.add(end === -1 ? line : line.slice(0, end));
        if (end !== -1 && /^(?:<\/details>)?\s*$/.test(line.slice(0, end)))
            yield* closeTool(page);
        return;
    }
    const [tag, attributes = ''] = /^<tool-use\b([^>]*)>/.exec(line) ?? [];
    const turn = turnLine.exec(line);
    if (tag !== undefined) {
        yield* specstory_md_closePrompt(page);
        page.tool = { at, type: readAttribute(attributes, 'type'), name: readAttribute(attributes, 'name'), body: new BoundedText() };
        page.tool.body.add(line.slice(tag.length));
        if (line.endsWith('</tool-use>'))
            yield* closeTool(page);
    }
    else if (turn !== null)
        yield* beginTurn(turn, at, page);
    else if (page.prompt !== null)
        page.prompt.text.add(line);
    else if (page.isHead)
        yield* specstory_md_readSession(line, page);
}
function readAttribute(attributes, name) {
    return new RegExp(`data-tool-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
function* specstory_md_readSession(line, page) {
    const [, agent, id, startedAt = ''] = sessionLine.exec(line) ?? [];
    if (agent === undefined)
        return;
    page.agent = nameAgent(agent);
    yield { kind: 'session', patch: { id, agent: page.agent, startedAt: specstory_md_readMilliseconds(startedAt) } };
}
function* beginTurn([, role, sidechain, words = ''], at, page) {
    yield* specstory_md_closePrompt(page);
    page.isHead = false;
    page.ts = specstory_md_readMilliseconds(words);
    page.thread = sidechain === undefined ? undefined : { id: 'sidechain', mixed: true };
    if (role === 'User')
        page.prompt = { at, ts: page.ts, text: new BoundedText() };
    else
        yield { kind: 'message', at, ts: page.ts, thread: page.thread };
}
/** `claude-opus-4 2026-01-12 15:08:43Z` */
function specstory_md_readMilliseconds(words) {
    const [, day, time] = /(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\dZ)$/.exec(words) ?? [];
    return day === undefined ? undefined : `${day}T${time}`;
}
/** A line `---` stands between a person's turn and the agent's. A subagent's prompt is none of a person. */
function* specstory_md_closePrompt(page) {
    const { prompt } = page;
    page.prompt = null;
    const whole = prompt?.text.text ?? '';
    const text = whole.endsWith('\n---') ? whole.slice(0, -4).trimEnd() : whole;
    if (prompt !== null && text !== '' && page.thread === undefined)
        yield { kind: 'prompt', at: prompt.at, ts: prompt.ts, text };
}
function* closeTool(page) {
    const { tool } = page;
    page.tool = null;
    if (tool === null)
        return;
    const { args, lacks, result } = readToolBlock(tool.type, tool.body.lines);
    const told = { at: tool.at, ts: page.ts, thread: page.thread };
    // It has no id, so it is told as the last one open: its result follows at once.
    yield { kind: 'call', ...told, id: '', name: tool.name, args, lacks: tool.body.isCut ? [...lacks, 'args_truncated'] : lacks };
    if (result === undefined)
        yield { kind: 'result', ...told, callId: '', text: '', isError: null, recorded: 'unknown' };
    else
        yield { kind: 'result', ...told, callId: '', text: result, isError: null, ...specstory_md_tellFate(tool.name, result, page) };
}
const editTools = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit']);
/** Claude Code's words for a refusal, where the tool prints nothing of its own: the format has no error flag. */
function specstory_md_tellFate(name, result, { agent }) {
    const isDenied = agent === 'claude-code' && editTools.has(name) && /^The user doesn't want to (?:proceed|take this action)/.test(result);
    return isDenied ? { recorded: 'denied', recordedBy: 'user' } : {};
}
function* closeAll(page) {
    yield* specstory_md_closePrompt(page);
    yield* closeTool(page);
}

;// CONCATENATED MODULE: ./src/readers/swe-agent-traj.ts




/** Trajectories of SWE-agent: `trajectory` is what was run, `history` what the model was shown. */
const sweAgentTraj = {
    id: 'swe-agent-traj',
    title: 'SWE-agent’s trajectories',
    agent: 'swe-agent',
    source: 'https://swe-agent.com/latest/usage/trajectories; sweagent/types.py',
    sign: 'one object with `trajectory` (steps with `action` and `observation`), or `history` with `message_type` or `is_demo`',
    place: 'The `.traj` files that it writes. An action that is a bare command line is a call of `bash`, as its tools are shell functions.',
    detect: swe_agent_traj_detect,
    open: () => ({ read: swe_agent_traj_readDocument }),
};
function swe_agent_traj_detect({ objects }) {
    const [document] = objects;
    const [step] = (0,values/* ownList */.Jl)(document, 'trajectory') ?? [];
    if ((0,json/* ownString */.Ao)(step, 'action') !== undefined && (0,json/* ownString */.Ao)(step, 'observation') !== undefined)
        return true;
    const messages = (0,values/* ownList */.Jl)(document, 'history') ?? [];
    return messages.some((message) => (0,json/* ownString */.Ao)(message, 'message_type') !== undefined || (0,json/* own */.ZV)(message, 'is_demo') === true);
}
function* swe_agent_traj_readDocument(document, at) {
    const history = ((0,values/* ownList */.Jl)(document, 'history') ?? []).filter(json/* isObject */.Gv);
    yield { kind: 'session', patch: { agentVersion: (0,json/* ownString */.Ao)((0,json/* own */.ZV)(document, 'info'), 'swe_agent_version') } };
    // A demonstration that others are shown: it tells what should be done, and nothing was.
    const steps = (0,values/* ownList */.Jl)(document, 'trajectory');
    if (steps === null) {
        yield { kind: 'ignored', type: 'history' };
        return;
    }
    yield* readTask(document, history, at);
    const model = new ModelCalls(history);
    let folder;
    for (const step of steps) {
        if ((0,json/* isObject */.Gv)(step)) {
            folder = yield* readStep(step, folder, model, at);
        }
        else
            yield { kind: 'gap', at, gap: 'bad-record', detail: 'a step is no object' };
    }
}
/** The task as it was given, or else the first message that the model was shown. */
function* readTask(document, history, at) {
    const given = (0,json/* ownString */.Ao)((0,json/* own */.ZV)(readConfig(document), 'problem_statement'), 'text');
    const first = history.find((message) => (0,json/* ownString */.Ao)(message, 'role') === 'user' && (0,json/* own */.ZV)(message, 'is_demo') !== true);
    const text = given ?? (first === undefined ? undefined : readChatText(first));
    if (text === undefined)
        yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'neither the task nor the messages of the model are recorded' };
    else
        yield { kind: 'prompt', at, text };
}
/** An object, or its JSON. */
function readConfig(document) {
    const config = (0,json/* own */.ZV)(document, 'replay_config');
    if (typeof config !== 'string')
        return (0,values/* asObject */.eB)(config);
    try {
        return (0,values/* asObject */.eB)(JSON.parse(config));
    }
    catch {
        return null;
    }
}
/** Returns the folder in which the next step begins. */
function* readStep(step, before, model, at) {
    const action = (0,json/* ownString */.Ao)(step, 'action') ?? '';
    const stated = swe_agent_traj_readFolder(step);
    // Version 1 says where a step ended, versions before where it began.
    const tellsEnd = Object.hasOwn(step, 'execution_time');
    const cwd = tellsEnd ? (before ?? stated) : stated;
    if (before === undefined && cwd !== undefined)
        yield { kind: 'session', patch: { root: cwd } };
    yield { kind: 'message', at, text: (0,json/* ownString */.Ao)(step, 'thought') || ((0,json/* ownString */.Ao)(step, 'response') ?? '') };
    if (action.trim() === '') {
        // The model's answer was not understood, or the run ended: nothing was run.
        yield (0,unread_call/* holdsCall */.Xv)((0,json/* own */.ZV)(step, 'tool_calls'))
            ? (0,unread_call/* unreadCall */.uv)(at, 'a step has a tool call but no action')
            : { kind: 'ignored', type: 'step without an action' };
        return stated ?? before;
    }
    const call = { kind: 'call', at, cwd, ...(model.take(action) ?? { id: '', name: 'bash', args: { command: action.trimEnd() } }) };
    yield call;
    yield { kind: 'result', at, cwd, callId: call.id, text: (0,json/* ownString */.Ao)(step, 'observation') ?? '', isError: null };
    return stated ?? before;
}
/** An object, its JSON, or (of replayed demonstrations) its Python notation. */
function swe_agent_traj_readFolder(step) {
    const state = (0,json/* own */.ZV)(step, 'state');
    if (typeof state !== 'string')
        return (0,json/* ownString */.Ao)((0,values/* ownObject */.AV)(step, 'state'), 'working_dir');
    return /["']working_dir["']:\s*["']([^"']*)["']/.exec(state)?.[1];
}
/** The model's own tool calls, which only the history keeps: by the action that was made of them, in their order. */
class ModelCalls {
    #messages;
    #ids = new Set();
    #next = 0;
    constructor(history) {
        this.#messages = history.filter((message) => (0,json/* ownString */.Ao)(message, 'role') === 'assistant' && (0,json/* own */.ZV)(message, 'is_demo') !== true);
    }
    /** null: it made none, but wrote the action. */
    take(action) {
        const found = this.#messages.findIndex((message, index) => index >= this.#next && (0,json/* ownString */.Ao)(message, 'action') === action);
        const message = this.#messages[found];
        if (message === undefined)
            return null;
        this.#next = found + 1;
        const [only, ...more] = readChatCalls(message).calls;
        if (only === undefined || more.length > 0)
            return null;
        // A demonstration that is replayed brings ids along, and may bring one twice; each step was run all the same.
        const isNew = !this.#ids.has(only.id);
        this.#ids.add(only.id);
        return isNew ? only : { ...only, id: '' };
    }
}

;// CONCATENATED MODULE: ./src/readers/index.ts




































/** All transcript formats, in the order in which a file is tried: the first that knows it reads it, so the vaguest stands last. */
const readers = [
    neutral,
    lecodeSession,
    codexRollout,
    codexExecJson,
    copilotAgentLog,
    copilotCliEvents,
    copilotVscodeChat,
    geminiSession,
    geminiStreamJson,
    qwenCodeSession,
    cursorStreamJson,
    claudeCodeSession,
    entireCompact,
    factoryDroid,
    piSession,
    claudeStreamJson,
    otelGenai,
    opencodeExport,
    opencodeRunJson,
    opencodeEventStream,
    openhandsEvents,
    openhandsV0,
    atif,
    sweAgentTraj,
    ampThread,
    goose,
    opencodeStorage,
    specstoryMd,
    aiderHistory,
    gitAiNotes,
    miniSweAgent,
    cursorAgentTranscript,
    clineUi,
    clineRoo,
    anthropicMessages,
    openaiChat,
];


/***/ }),

/***/ 50:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ sessionKeys),
/* harmony export */   GO: () => (/* binding */ toldKeys),
/* harmony export */   Jo: () => (/* binding */ hookRunTexts),
/* harmony export */   UL: () => (/* binding */ pickTexts),
/* harmony export */   hp: () => (/* binding */ hookRunNumbers),
/* harmony export */   j2: () => (/* binding */ factKeys),
/* harmony export */   tA: () => (/* binding */ putKnown),
/* harmony export */   t_: () => (/* binding */ isMoment)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

// Left the name in the program, right the one in a line: what reads a line and what writes one go by the same tables.
/** What a line tells of where and when. */
const toldKeys = { ts: 'ts', cwd: 'cwd', branch: 'branch', permissionMode: 'permission_mode', promptId: 'prompt_id' };
/** What a line `session` tells. */
const sessionKeys = {
    ...{ name: 'name', agentVersion: 'agent_version', model: 'model', root: 'root', cwd: 'cwd', branch: 'branch' },
    ...{ startedAt: 'started_at', permissionMode: 'permission_mode', confidence: 'confidence' },
};
/** Facts of moments that are texts. */
const factKeys = { reason: 'reason', message: 'message', prompt: 'prompt', trigger: 'trigger', decision: 'decision' };
/** A recorded run of a hook: its texts and its numbers. */
const hookRunTexts = {
    ...{ event: 'event', outcome: 'outcome', name: 'name', command: 'command', callId: 'call', stdout: 'stdout', stderr: 'stderr' },
};
const hookRunNumbers = { exitCode: 'exit_code', durationMs: 'duration_ms' };
const moments = {
    ...{ session_start: true, session_end: true, turn_start: true, model_call: true, stop: true, subagent_start: true, subagent_end: true },
    ...{ pre_compact: true, post_compact: true, permission_request: true, permission_result: true, file_changed: true, error: true },
    ...{ interrupt: true, hook_run: true },
};
/** Whether a line is about a moment. */
function isMoment(event) {
    return Object.hasOwn(moments, event);
}
/** The texts of a line that stand under these keys, by their names in the program. */
function pickTexts(line, keys) {
    const named = Object.entries(keys).map(([name, key]) => [name, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(line, key)]);
    // The names are those of the table.
    return Object.fromEntries(named.filter(([, text]) => text !== undefined));
}
/** What is known, under the keys of a line. */
function putKnown(known, keys) {
    const values = new Map(Object.entries(known));
    return Object.fromEntries(Object.entries(keys).flatMap(([name, key]) => (values.get(name) === undefined ? [] : [[key, values.get(name)]])));
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
/* harmony import */ var _file_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1367);
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
function showPath(named, { named: items, cwd, repo, alias }) {
    if (items.length === 0)
        return named;
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, named);
    if (alias !== undefined && absolute.startsWith(alias.folder))
        return `${alias.shown}${absolute.slice(alias.folder.length)}`.replaceAll((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep), '/');
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
        if (!(0,_file_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileError */ .l)(error))
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

/***/ 7983:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nr: () => (/* binding */ chunkBytes),
  zO: () => (/* binding */ readChunks),
  Pq: () => (/* binding */ readInto)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/transcript/file-fault.ts
var file_fault = __webpack_require__(1367);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/fzstd/esm/index.mjs
var esm = __webpack_require__(8339);
;// CONCATENATED MODULE: ./src/transcript/zstd-frames.ts

/** In bytes: what the zstd program itself takes without being told otherwise (its `--memory`, 1 << 27). */
const windowLimit = 128 * 1024 * 1024;
/**
 * The decompressor moves a whole window for each block, however small the block is. In bytes moved: as much as takes some seconds. What an encoder
 * makes of 1 GiB by itself, 8,192 blocks with a window of 8 MiB, stays within it.
 */
const workLimit = 96 * 1024 * 1024 * 1024;
const frameMagic = 0xfd2fb528;
const skippableMagic = 0x184d2a50;
/**
 * Follows the frames and blocks of a zstd file without unpacking them, so that no header makes the decompressor take more memory or time than a file is
 * worth, and a file that ends in mid-frame is told. Source: RFC 8878 §3.1.1 and §3.1.2.
 */
class ZstdFrames {
    #walk = walkFrames();
    #held = Buffer.alloc(18);
    #size = 0;
    #wanted;
    constructor() {
        this.#wanted = next(this.#walk);
    }
    /** The next bytes of the file. Throws a FileFault. */
    take(chunk) {
        for (let at = 0; at < chunk.length;) {
            const { bytes, isPassedOver } = this.#wanted;
            const taken = Math.min(bytes - this.#size, chunk.length - at);
            if (!isPassedOver)
                chunk.copy(this.#held, this.#size, at, at + taken);
            this.#size += taken;
            at += taken;
            if (this.#size < bytes)
                return;
            this.#size = 0;
            this.#wanted = next(this.#walk, this.#held);
        }
    }
    /** No further bytes come. */
    end() {
        if (this.#size > 0 || !this.#wanted.isStart)
            throw new file_fault/* FileFault */.L('EPACKED', 'the zstd file is cut off');
    }
}
function next(walk, held = Buffer.alloc(0)) {
    for (let { value } = walk.next(held);; { value } = walk.next(held))
        if (value.bytes > 0)
            return value;
}
const want = (bytes) => ({ bytes, isPassedOver: false, isStart: false });
const passOver = (bytes) => ({ bytes, isPassedOver: true, isStart: false });
function* walkFrames() {
    let work = 0;
    for (;;) {
        const magic = (yield { ...want(4), isStart: true }).readUInt32LE();
        if ((magic & 0xfffffff0) >>> 0 === skippableMagic) {
            yield passOver((yield want(4)).readUInt32LE());
            continue;
        }
        if (magic !== frameMagic)
            throw new file_fault/* FileFault */.L('EPACKED', 'the zstd file is damaged: no frame begins where one should');
        const { window, hasChecksum } = yield* walkHeader();
        if (window > windowLimit)
            throw new file_fault/* FileFault */.L('EPACKED', `the zstd file wants ${window} bytes of memory: unpack it first, zstd -d FILE`);
        for (let isLast = false; !isLast;) {
            const block = (yield want(3)).readUIntLE(0, 3);
            isLast = (block & 1) === 1;
            work += Math.max(window, 1024);
            if (work > workLimit)
                throw new file_fault/* FileFault */.L('EPACKED', 'the zstd file has too many small blocks: unpack it first, zstd -d FILE');
            // Of a run-length block the size is that of the output, and one byte is stored.
            yield passOver(((block >> 1) & 3) === 1 ? 1 : block >> 3);
        }
        if (hasChecksum)
            yield passOver(4);
    }
}
function* walkHeader() {
    const descriptor = (yield want(1)).readUInt8();
    const isSingle = (descriptor & 0x20) !== 0;
    const windowByte = isSingle ? null : (yield want(1)).readUInt8();
    const dictionary = [0, 1, 2, 4][descriptor & 3] ?? 0;
    if (dictionary > 0)
        yield passOver(dictionary);
    const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
    const content = sizeBytes === 0 ? 0 : readSize(yield want(sizeBytes), sizeBytes);
    const base = 2 ** (10 + ((windowByte ?? 0) >> 3));
    const window = windowByte === null ? content : base + (base / 8) * (windowByte & 7);
    return { window, hasChecksum: (descriptor & 4) !== 0 };
}
function readSize(bytes, count) {
    if (count === 8)
        return Number(bytes.readBigUInt64LE());
    return bytes.readUIntLE(0, count) + (count === 2 ? 256 : 0);
}

;// CONCATENATED MODULE: ./src/transcript/unpack.ts





/** A file that unpacks to more is not read to its end, in bytes: real sessions have some megabytes, and a bomb has no end. */
const unpackedLimit = 1024 * 1024 * 1024;
const magics = [
    ['gzip', Buffer.from([0x1f, 0x8b])],
    ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
];
/** How the bytes that a file begins with are packed; null for plain ones. */
function tellPacking(start) {
    return magics.find(([, magic]) => start.subarray(0, magic.length).equals(magic))?.[0] ?? null;
}
/** The bytes that packed chunks stand for, in pieces of some kilobytes. Throws a FileFault for what is damaged, cut off or a bomb. */
async function* unpack(chunks, packing, limit = unpackedLimit) {
    let size = 0;
    for await (const piece of packing === 'gzip' ? gunzip(chunks) : unzstd(chunks)) {
        size += piece.length;
        if (size > limit)
            throw new file_fault/* FileFault */.L('EPACKED', `it unpacks to more than ${limit} bytes, of which the rest was not read`);
        yield piece;
    }
}
async function* gunzip(chunks) {
    const stream = (0,external_node_zlib_.createGunzip)();
    const last = { content: 0, read: 0 };
    const feeding = (0,external_node_stream_promises_.pipeline)(watchContent(chunks, last), stream).catch((error) => error);
    try {
        yield* stream;
    }
    catch (error) {
        throw (0,file_fault/* isFileError */.l)(error) ? error : damaged('gzip', error);
    }
    const fault = await feeding;
    if (fault instanceof Error)
        throw fault;
    // Node passes over what stands behind a NUL, as padding.
    if (last.content > stream.bytesWritten)
        throw damaged('gzip', new Error('text behind its end'));
}
/** Notes where the last byte stands that is no padding. */
async function* watchContent(chunks, last) {
    for await (const chunk of chunks) {
        let end = chunk.length;
        while (end > 0 && chunk[end - 1] === 0)
            end -= 1;
        if (end > 0)
            last.content = last.read + end;
        last.read += chunk.length;
        yield Buffer.from(chunk);
    }
}
/** A byte of a packed block may stand for 32 KiB of output: so little is unpacked at a time. */
const sliceBytes = 1024;
async function* unzstd(chunks) {
    const frames = new ZstdFrames();
    let pieces = [];
    const decompressor = new esm/* Decompress */.YM((piece) => pieces.push(piece));
    const push = (slice, isLast) => {
        pieces = [];
        try {
            decompressor.push(slice, isLast);
        }
        catch (error) {
            throw damaged('zstd', error);
        }
        return pieces;
    };
    for await (const chunk of chunks) {
        frames.take(chunk);
        for (let at = 0; at < chunk.length; at += sliceBytes)
            yield* push(Buffer.from(chunk.subarray(at, at + sliceBytes)), false);
    }
    frames.end();
    yield* push(new Uint8Array(0), true);
}
function damaged(packing, error) {
    return new file_fault/* FileFault */.L('EPACKED', `the ${packing} file is damaged or cut off: ${error instanceof Error ? error.message : String(error)}`);
}

;// CONCATENATED MODULE: ./src/transcript/chunks.ts





/** How much is read at a time, in bytes. */
const chunkBytes = 256 * 1024;
/**
 * Reads the file's bytes up to the size it has now: a transcript that still grows is not followed. A packed file is read as what it holds. Yields how
 * many bytes were put into the room that was asked for. When the file cannot be opened or read, the error comes as the last item.
 */
async function* readInto(file, makeRoom) {
    try {
        const handle = await (0,promises_.open)(file, 'r');
        try {
            const { size } = await handle.stat();
            const packing = tellPacking(await readStart(handle));
            if (packing === null)
                yield* readPlain(handle, size, makeRoom);
            else
                for await (const piece of unpack(readPacked(handle, size), packing))
                    yield* pour(piece, makeRoom);
            const now = (await handle.stat()).size;
            if (now > size)
                throw new file_fault/* FileFault */.L('EGREW', `the file grew from ${size} to ${now} bytes while it was read, and what came later was not`);
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        if (!(0,file_fault/* isFileError */.l)(error))
            throw error;
        yield error;
    }
}
async function readStart(handle) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
}
async function* readPlain(handle, size, makeRoom) {
    for (let position = 0; position < size;) {
        const room = makeRoom();
        // A chunk from the page cache takes a fifth of the time that a promise for it does; hooks and timers get their turn all the same.
        const bytesRead = (0,external_node_fs_.readSync)(handle.fd, room, 0, Math.min(chunkBytes, room.length, size - position), position);
        if (bytesRead === 0)
            throw new file_fault/* FileFault */.L('ESHRUNK', `the file ended after ${position} of ${size} bytes`);
        position += bytesRead;
        yield bytesRead;
        await (0,external_node_timers_promises_.setImmediate)();
    }
}
async function* readPacked(handle, size) {
    const buffer = Buffer.allocUnsafeSlow(chunkBytes);
    for await (const bytes of readPlain(handle, size, () => buffer))
        yield buffer.subarray(0, bytes);
}
function* pour(piece, makeRoom) {
    for (let at = 0; at < piece.length;) {
        const room = makeRoom();
        const part = piece.subarray(at, at + Math.min(chunkBytes, room.length));
        room.set(part);
        at += part.length;
        yield part.length;
    }
}
/** The file's bytes in chunks, as `readInto` reads them. The yielded buffer is reused, so it is good only until the next one is asked for. */
async function* readChunks(file) {
    const buffer = Buffer.allocUnsafeSlow(chunkBytes);
    for await (const read of readInto(file, () => buffer))
        yield typeof read === 'number' ? buffer.subarray(0, read) : read;
}


/***/ }),

/***/ 6221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ readRolloutSubagent),
/* harmony export */   Lj: () => (/* binding */ readParentThread),
/* harmony export */   US: () => (/* binding */ findRolloutMeta),
/* harmony export */   xt: () => (/* binding */ listRolloutThreads)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1114);


// What the first records of a Codex rollout tell about its kinship with others (openai/codex, codex-rs/protocol, SessionMeta).
/** A rollout's own `session_meta`: its first. Null when there is none among the records. */
function findRolloutMeta(objects) {
    const record = objects.find((object) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(object, 'type') === 'session_meta');
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ownObject */ .AV)(record, 'payload');
}
/** The thread that started this one as its subagent. */
function readParentThread(meta) {
    const spawn = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ownObject */ .AV)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ownObject */ .AV)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(meta, 'source'), 'subagent'), 'thread_spawn');
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(meta, 'parent_thread_id') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(spawn, 'parent_thread_id');
}
/** The subagent whose rollout it is, as Codex names it to hooks: its thread, and its role, which is `default` when none was given. */
function readRolloutSubagent(meta) {
    const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(meta, 'id');
    if (id === undefined || readParentThread(meta) === undefined)
        return null;
    return { id, agentType: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(meta, 'agent_role') ?? 'default' };
}
/** The ids of threads whose records a rollout may repeat. */
function listRolloutThreads(meta) {
    const base = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ownObject */ .AV)(meta, 'history_base'), 'thread_id');
    const named = ['id', 'forked_from_id'].map((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(meta, key));
    return [...named, readParentThread(meta), base].filter((id) => id !== undefined);
}


/***/ }),

/***/ 1689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ parseDamagedLine),
/* harmony export */   IY: () => (/* binding */ nameFault),
/* harmony export */   fz: () => (/* binding */ valueLimit),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8497);

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
        const scan = new _scan_js__WEBPACK_IMPORTED_MODULE_0__/* .ValueScan */ .r(valueLimit);
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
        const start = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .findObjectStart */ .V)(text, end, from);
        const value = start === -1 || !text.startsWith('"', skipBlanks(text, start + 1)) ? undefined : parseJson(text.slice(start, end));
        if (value === undefined)
            return values.reverse();
        values.push(value);
        end = skipBlanksBack(text, start);
    }
}
function findFault(text, limit) {
    const scan = new _scan_js__WEBPACK_IMPORTED_MODULE_0__/* .ValueScan */ .r(limit);
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

/***/ 3646:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ DuplicateFilter),
/* harmony export */   Xr: () => (/* binding */ listCallKeys),
/* harmony export */   yD: () => (/* binding */ digestValue)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1114);


/**
 * Remembers what was seen, over all files of a run, in 8 bytes a key (13 at most with the table's free slots). The keys are salted
 * anew in each run: who writes a transcript cannot compute two calls that look alike, and so hide one behind the other.
 */
class DuplicateFilter {
    #salt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex');
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
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', this.#salt + key, 'binary');
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
/** A text that stands for a value of any size, and for no other: JSON, or a digest of it. Values nested too deep to be written have none. */
function digestValue(value) {
    const json = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(value);
    return json.length <= KEPT_WHOLE ? json : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', json, 'base64');
}
/**
 * What tells a call's copies. A copy has the same record uuid, or the same call id and time; name, arguments and whether the call happened always
 * count: a denied call never hides one that ran.
 */
function listCallKeys(step, session, happened) {
    // Agent and folder count too: a copy hides only what would be judged alike.
    const content = digestValue([step.id, step.name, step.args, step.raw, happened, session.agent, step.cwd ?? session.root]);
    const keys = step.uuid === undefined ? [] : [`${JSON.stringify(['uuid', step.uuid])}${content}`];
    if (step.id !== '')
        keys.push(`${JSON.stringify(step.ts === undefined ? ['session', session.id] : ['ts', step.ts])}${content}`);
    return keys;
}


/***/ }),

/***/ 1367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ FileFault),
/* harmony export */   l: () => (/* binding */ isFileError)
/* harmony export */ });
/** What is wrong with a file as a whole, beside the system's own errors: it became shorter, it grew, it cannot be unpacked. */
class FileFault extends Error {
    code;
    syscall = 'read';
    constructor(code, message) {
        super(`${code}: ${message}`);
        this.code = code;
    }
}
/** True for an error of the file system, or a fault of a file (as opposed to a fault of ours). */
function isFileError(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}


/***/ }),

/***/ 4238:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ passGap),
/* harmony export */   D3: () => (/* binding */ quoteStart),
/* harmony export */   NH: () => (/* binding */ isGap)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);

/** Tells a gap from what else a file is read as. */
function isGap(item) {
    return 'kind' in item;
}
/** The gap as the step that a reader passes on. */
function passGap(gap) {
    return { kind: 'gap', at: { path: gap.path, line: gap.line }, endLine: gap.endLine, gap: gap.kind, detail: gap.detail };
}
/** The first characters of a foreign text, quoted, for a gap's detail. */
function quoteStart(text) {
    return JSON.stringify((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(text, 60));
}


/***/ }),

/***/ 3017:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TK: () => (/* binding */ isCallFreeNote),
/* harmony export */   h6: () => (/* binding */ isNoteWithMessages),
/* harmony export */   yl: () => (/* binding */ isNoteDivider)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

// What git-ai writes to refs/notes/ai: a path and below it, indented, who wrote which of its lines; a line `---`; a JSON document.
// Source: git-ai-project/git-ai, src/authorship/authorship_log_serialization.rs.
const attestation = /^ {2}\S+ \d[\d,-]*$/;
/** The line between the attestations and the document. */
function isNoteDivider(line) {
    return line.trimEnd() === '---';
}
/** Whether a text is a note of a version that stored what the agents were told and did; so is one whose version is not in sight. */
function isNoteWithMessages(sample) {
    const note = readNote(sample);
    return note !== null && !note.isCallFree;
}
/** Whether a text is a note of a version that stores no messages any more. */
function isCallFreeNote(sample) {
    return readNote(sample)?.isCallFree === true;
}
function readNote({ container, objects }) {
    if (container !== 'text')
        return null;
    const lines = objects.map((object) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(object, 'text') ?? '');
    const divider = lines.findIndex(isNoteDivider);
    const attested = divider === -1 ? lines : lines.slice(0, divider);
    if (attested.some((line) => /^\s/.test(line) && line.trim() !== '' && !attestation.test(line)))
        return null;
    if (divider === -1)
        return attested.some((line) => attestation.test(line)) ? { isCallFree: false } : null;
    const document = lines.slice(divider + 1).join('\n');
    if (!/^\s*\{\s*"schema_version":\s*"authorship\//.test(document))
        return null;
    return { isCallFree: !document.includes('"messages"') && storesNoMessages(document) };
}
/** From 1.3.4 on; `development:` stands before the version of a build from source. */
function storesNoMessages(document) {
    const [, major = 0, minor = 0, patch = 0] = /"git_ai_version":\s*"(?:[^":]*:)?(\d+)\.(\d+)\.(\d+)/.exec(document)?.map(Number) ?? [];
    return major * 1_000_000 + minor * 1_000 + patch >= 1_003_004;
}


/***/ }),

/***/ 2917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ decodeLine),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7983);

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
    for await (const read of (0,_chunks_js__WEBPACK_IMPORTED_MODULE_0__/* .readInto */ .Pq)(file, () => splitter.makeRoom())) {
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
const usualRoom = 2 * _chunks_js__WEBPACK_IMPORTED_MODULE_0__/* .chunkBytes */ .nr;
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
        const least = held.length + _chunks_js__WEBPACK_IMPORTED_MODULE_0__/* .chunkBytes */ .nr;
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


/***/ }),

/***/ 5711:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ openTranscripts)
});

// UNUSED EXPORTS: openOptions

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/transcript/duplicates.ts
var transcript_duplicates = __webpack_require__(3646);
// EXTERNAL MODULE: ./src/transcript/gap.ts
var transcript_gap = __webpack_require__(4238);
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
    /** The record tells all of them. */
    #isComplete = false;
    #subagents = new Map();
    /** The step, with the moments before and after it. */
    take(step) {
        if (step.kind === 'moment' && step.isComplete === true)
            this.#isComplete = true;
        if (this.#isComplete)
            return [step];
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
    #seen = new Set();
    /** Something was read of the thread. */
    see(thread) {
        if (thread !== undefined && this.#seen.size < countedThreads)
            this.#seen.add(thread.id);
    }
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
        if (known === undefined ? this.#runs.size < rememberedRuns : countOf(step) > countOf(known))
            this.#runs.set(step.run, step);
    }
    /** What is lacking of each thread of which fewer calls were read than its runs made. Complete when all files were read. */
    *listMissing() {
        for (const [thread, runs] of this.#listThreads()) {
            const made = runs.reduce((sum, run) => sum + countOf(run), 0);
            const read = Math.max(0, ...(this.#counts.get(thread)?.values() ?? []));
            const at = runs[0]?.at;
            if (at === undefined)
                continue;
            if (made === 0 && !this.#seen.has(thread))
                yield { kind: 'lack', at, lack: 'subagent_not_recorded', detail: 'a subagent ran, and nothing of it is in this transcript' };
            if (read >= made)
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
function countOf({ calls }) {
    return calls ?? 0;
}

// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
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
const NOT_READ = new Set([
    'read-error',
    'document-too-large',
    'text-behind-list',
    'unread-call',
    'calls-elsewhere',
    'refused-call-ran',
    'not-read',
]);
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
const lastWins = new Set(['name', 'cwd', 'branch', 'permissionMode', 'model']);
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
                this.#subagents.see(step.thread);
                return this.#emit(this.#queues.addMessage(step));
            case 'moment':
                tallyHookRun(this.#assembly.tally, step);
                return this.#moments === null ? [] : this.#emit(this.#queues.addMoment(this.#situate(step)));
            case 'prompt':
                this.#subagents.see(step.thread);
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
        const id = (0,transcript_gap/* quoteStart */.D3)(step.callId);
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
        const detail = `call ${(0,transcript_gap/* quoteStart */.D3)(step.callId)} is called ${step.recorded} here, but no such call was open: it keeps what its result told`;
        this.#gap({ kind: 'gap', at: step.at, gap: 'late-denial', detail });
    }
    #giveUp() {
        const events = [];
        for (let given = this.#queues.giveUpOldest(); given !== null; given = this.#queues.giveUpOldest()) {
            const detail = `too much waits for a result: call ${(0,transcript_gap/* quoteStart */.D3)(given.call.step.id)} was judged before its result was read`;
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
        if (step.uuid !== undefined && duplicates.see([JSON.stringify([moment, step.uuid, (0,transcript_duplicates/* digestValue */.yD)(facts)])]))
            return [];
        return [{ kind: moment, session, thread, ...pickContext(step), facts, synthetic }];
    }
    #emitPrompt({ step, thread }) {
        const { session, tally, duplicates } = this.#assembly;
        if (step.uuid !== undefined && duplicates.see([JSON.stringify(['prompt', step.uuid, (0,transcript_duplicates/* digestValue */.yD)(step.text)])])) {
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
        if (duplicates.see((0,transcript_duplicates/* listCallKeys */.Xr)(step, session, happened))) {
            tally.duplicates += 1;
            return [];
        }
        tally.calls += 1;
        const { id, name, args, raw, lacks = [] } = step;
        const call = { id, name, args, ...(raw !== undefined && { raw }), ...(lacks.length > 0 && { lacks }) };
        for (const kind of lacks)
            tallyLack(tally, kind, { ...step.at, call: id }, `${(0,transcript_gap/* quoteStart */.D3)(name)}: ${(0,transcript_lacks/* describeLack */.HT)(kind)}`);
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
        const detail = `the arguments of call ${(0,transcript_gap/* quoteStart */.D3)(step.id)} are nested deeper than ${nestingLimit} levels and were left out`;
        this.#gap({ kind: 'gap', at: step.at, gap: 'too-deep', detail });
        return { ...step, args: null, raw: '' };
    }
    #boundStructure(step) {
        if (!(0,transcript_values/* isDeeperThan */.hz)(step.structured, nestingLimit))
            return step;
        const detail = `the structured result of call ${(0,transcript_gap/* quoteStart */.D3)(step.callId)} is nested deeper than ${nestingLimit} levels and was left out`;
        this.#gap({ kind: 'gap', at: step.at, gap: 'too-deep', detail });
        return { ...step, structured: undefined };
    }
}
function tellConfidence(session, lacks) {
    const confidence = (0,transcript_lacks/* confidenceOf */.i2)(session, lacks);
    return confidence === 'full' ? {} : { confidence };
}
/** Who refused the call or ended it; nobody, where it ran. */
function nameWho({ result, fateBy }, recorded) {
    const by = recorded === 'ran' ? undefined : (fateBy ?? result?.recordedBy);
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
;// CONCATENATED MODULE: ./src/transcript/checkpoint.ts



// Entire's checkpoints (entireio/cli; branch entire/checkpoints/v1 and refs entire/checkpoints/v2): a folder with metadata.json, and in it one
// for each session, with the session's file and what Entire notes beside.
const besideFile = /^(?:(?:metadata|checkpoint)\.json|context\.md|(?:prompt|content_hash|transcript_hash|raw_transcript_hash)\.txt)$/;
const sessionFile = /^(?:full\.jsonl|transcript\.jsonl|raw_transcript)(?:\.\d+)?$/;
/** Whether a file is one of those that Entire writes beside a session's. */
async function isBesideCheckpoint(file) {
    if (!besideFile.test(external_node_path_default().basename(file)))
        return false;
    const folder = external_node_path_default().dirname(file);
    if (await holdsSession(folder))
        return true;
    // The metadata of the whole checkpoint, whose sessions are numbered; and what is noted of a task of one.
    if (external_node_path_default().basename(file) === 'metadata.json')
        return holdsSession(external_node_path_default().join(folder, '0'));
    return external_node_path_default().basename(external_node_path_default().dirname(folder)) === 'tasks' && (await holdsSession(external_node_path_default().dirname(external_node_path_default().dirname(folder))));
}
async function holdsSession(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    return names.some((name) => sessionFile.test(name) || name === 'raw_transcript_hash.txt');
}
/** Whether a file is a session's own in a checkpoint, or that of a subagent's in one. */
function isOfCheckpoint(file) {
    return sessionFile.test(external_node_path_default().basename(file)) || /[\\/]tasks[\\/][^\\/]+[\\/]agent-[^\\/]+\.jsonl$/.test(file);
}
/** A reader of what Entire has redacted: it puts this word in the place of every secret, also in arguments. */
function readOfCheckpoint({ read, end }) {
    const readMarked = function* (record, at) {
        for (const step of read(record, at)) {
            const isCut = step.kind === 'call' && /\bREDACTED\b/.test(step.raw ?? (0,transcript_values/* writeJson */.GF)(step.args));
            yield isCut ? { ...step, lacks: [...new Set([...(step.lacks ?? []), 'redacted'])] } : step;
        }
    };
    return { read: readMarked, ...(end !== undefined && { end }) };
}

// EXTERNAL MODULE: ./src/transcript/chunks.ts + 2 modules
var chunks = __webpack_require__(7983);
// EXTERNAL MODULE: ./src/transcript/candidates.ts
var candidates = __webpack_require__(6490);
// EXTERNAL MODULE: ./src/text/safe.ts
var safe = __webpack_require__(2966);
// EXTERNAL MODULE: ./src/transcript/damage.ts
var damage = __webpack_require__(1689);
// EXTERNAL MODULE: ./src/transcript/file-fault.ts
var file_fault = __webpack_require__(1367);
// EXTERNAL MODULE: ./src/transcript/lines.ts
var lines = __webpack_require__(2917);
// EXTERNAL MODULE: ./src/transcript/records.ts + 5 modules
var records = __webpack_require__(5078);
// EXTERNAL MODULE: ./src/transcript/git-ai.ts
var git_ai = __webpack_require__(3017);
;// CONCATENATED MODULE: ./src/transcript/refused-formats.ts



/** All of them, in the order in which a file is tried. */
const refusedFormats = [
    {
        id: 'agent-trace',
        title: 'an Agent Trace record (who wrote which lines)',
        // https://github.com/cursor/agent-trace
        detect: everyObject((object) => (0,json/* own */.ZV)(object, 'version') !== undefined && ((0,transcript_values/* ownList */.Jl)(object, 'files') ?? []).some(isTracedFile)),
        next: 'Hand over the session files of the agent that it names under `conversations`.',
    },
    {
        id: 'git-ai-attribution',
        title: 'a git-ai note without messages (who wrote which lines; git-ai stores no messages since 1.3.4)',
        detect: git_ai/* isCallFreeNote */.TK,
        next: 'Hand over the session files of the agents that its `sessions` or `prompts` name.',
    },
    {
        id: 'entire-metadata',
        title: 'the metadata of an Entire checkpoint',
        // entireio/cli: metadata.json of a checkpoint and of a session in it, checkpoint.json of a subagent's task.
        detect: everyObject((object) => isEntireCheckpoint(object) || isEntireTask(object)),
        next: 'Hand over what lies beside it: `full.jsonl`, `raw_transcript` or `transcript.jsonl` of each session.',
    },
    {
        id: 'claude-result',
        title: 'the result that `claude -p --output-format json` or `droid exec -o json` prints (an answer, and at most the calls that were refused)',
        detect: everyObject((object) => (0,json/* ownString */.Ao)(object, 'type') === 'result' && (0,json/* ownString */.Ao)(object, 'session_id') !== undefined),
        next: 'Record with `stream-json` as the output format (Claude Code: and `--verbose`), or hand over the agent’s session file.',
    },
    {
        id: 'gemini-result',
        title: 'the result of `gemini` or `qwen` with `--output-format json` (an answer and statistics)',
        detect: everyObject(isGeminiResult),
        next: 'Record with `--output-format stream-json`, or hand over the session file below `~/.gemini/tmp` or `~/.qwen/projects`.',
    },
    {
        id: 'droid-settings',
        title: 'the settings of a Factory Droid session',
        detect: everyObject((object) => (0,json/* ownString */.Ao)(object, 'autonomyMode') !== undefined && Object.hasOwn(object, 'tokenUsage')),
        next: 'Hand over the `.jsonl` file of the same name that lies beside it.',
    },
];
/** Any other record among them may hold a call. */
function everyObject(isOne) {
    return ({ objects }) => objects.every(isOne);
}
function isTracedFile(file) {
    return (0,json/* ownString */.Ao)(file, 'path') !== undefined && (0,transcript_values/* ownList */.Jl)(file, 'conversations') !== null;
}
function isEntireCheckpoint(object) {
    return (0,json/* ownString */.Ao)(object, 'checkpoint_id') !== undefined && (0,json/* ownString */.Ao)(object, 'strategy') !== undefined;
}
function isEntireTask(object) {
    return ['session_id', 'tool_use_id', 'checkpoint_uuid'].every((key) => (0,json/* ownString */.Ao)(object, key) !== undefined);
}
function isGeminiResult(object) {
    const isAnswer = Object.hasOwn(object, 'response') || Object.hasOwn(object, 'error');
    return isAnswer && (0,transcript_values/* asObject */.eB)((0,transcript_values/* ownObject */.AV)(object, 'stats')?.models) !== null && !Object.hasOwn(object, 'type');
}

// EXTERNAL MODULE: ./src/transcript/unread-call.ts
var unread_call = __webpack_require__(1520);
;// CONCATENATED MODULE: ./src/transcript/detect.ts











/** Files start with anything after a fork or a resume, so more than the first object is looked at. */
const sampledObjects = 40;
const sampledLines = 2_000;
/** How far into a log the first record is looked for, in bytes: what an agent prints may come behind all that was built and tested before. */
const searchedBytes = 64 * 1024 * 1024;
/** Of records in no known format, so many are shown, each with so many keys. */
const shownShapes = 3;
const shownKeys = 12;
/** Of what is read at a time: behind them nothing more is sampled of a file that is known by then, since it will be read again. */
const sampledBatches = 4;
const signatures = [
    {
        bytes: Buffer.from('SQLite format 3\0', 'latin1'),
        name: 'a SQLite database',
        next: 'Export the session with the agent’s own command and name what that writes; OpenCode: opencode export SESSION > session.json.',
    },
    // A file that is packed once is read as what it holds.
    { bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), name: 'packed twice', next: 'Unpack it until it is packed once or not at all.' },
    { bytes: Buffer.from([0x1f, 0x8b]), name: 'packed twice', next: 'Unpack it until it is packed once or not at all.' },
    { bytes: Buffer.from('PK\x03\x04', 'latin1'), name: 'a zip archive', next: 'Unpack it first: unzip FILE.' },
    { bytes: Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]), name: 'xz-compressed', next: 'Unpack it first: unxz FILE.' },
    { bytes: Buffer.from('BZh', 'latin1'), name: 'bzip2-compressed', next: 'Unpack it first: bunzip2 FILE.' },
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
        if (!(0,file_fault/* isFileError */.l)(error))
            throw error;
        const next = error.code === 'EPACKED' ? 'Pack it again, or name what was packed.' : 'Check the path and its permissions.';
        return refuse('unopened', `cannot be read: ${error.message}`, next);
    }
}
/** As `detectTranscript`, for files that hold one record each and are one transcript. */
async function detectSet(pieces, readers) {
    const objects = [];
    for (const piece of pieces.slice(0, sampledObjects))
        objects.push(...(await takeObjects(piece, 'object', () => false)));
    const sample = { container: 'jsonl', objects };
    const reader = objects.length === 0 ? undefined : readers.find((candidate) => candidate.detect(sample));
    return reader ? { reader, sample, container: 'object' } : refuseUnknown(sample, readers);
}
async function detectReadable(file, readers) {
    const start = await readStart(file.file);
    if (start.signature)
        return refuse('unsupported', `is ${start.signature.name}, which is not read`, start.signature.next);
    const formats = [...readers, ...refusedFormats];
    const isKnown = (sample) => sample.objects.length > 0 && formats.some((candidate) => candidate.detect(sample));
    const { sample, isLog, document } = await takeSample(file, start.first, isKnown);
    if (isLog) {
        const embedded = await detectEmbedded(file, readers);
        if (embedded !== null)
            return embedded;
    }
    if (sample === null)
        return refuse('unreadable', 'has no readable record', 'Record the session again, or name another file.');
    if (sample.objects.length === 0)
        return refuse('empty', 'holds no record', 'Record the session again, or name another file.');
    const reader = readers.find((candidate) => candidate.detect(sample));
    if (reader)
        return checkUnmixed(reader, sample, readers, document);
    const refused = refusedFormats.find((candidate) => candidate.detect(sample));
    if (refused)
        return refuse('no-calls', `is ${refused.title}: there are no tool calls in it`, refused.next);
    return refuseUnknown(sample, readers);
}
/**
 * A log: other things are logged beside the records, in shapes that may be those of a vague format. So the format is that of most objects that hold a
 * call, and only where none does, that of most objects.
 */
async function detectEmbedded(file, readers) {
    const fits = new Map();
    let count = 0;
    let bytes = 0;
    for await (const batch of (0,records/* readRecords */.T)(file, 'embedded')) {
        for (const item of batch) {
            const object = 'value' in item ? (0,transcript_values/* asObject */.eB)(item.value) : null;
            const fit = object === null ? undefined : readers.find((each) => each.detect({ container: 'jsonl', objects: [object] }));
            if (object === null || fit === undefined)
                continue;
            fits.set(fit, [...(fits.get(fit) ?? []), object]);
            count += 1;
        }
        bytes += chunks/* chunkBytes */.nr;
        if (count >= 10 * sampledObjects || bytes >= searchedBytes)
            break;
    }
    const [most] = [...fits].sort((a, b) => weigh(b) - weigh(a));
    return most === undefined ? null : { reader: most[0], sample: { container: 'jsonl', objects: most[1] }, container: 'embedded' };
}
/** Calls weigh more than all else; and those of a format that names its agent more than the same calls in a shape that any program logs. */
function weigh([{ agent }, objects]) {
    const calls = objects.filter(unread_call/* holdsCall */.Xv).length;
    return (calls > 0 && agent !== 'unknown' ? 1e6 : 0) + calls * 1e3 + objects.length;
}
function checkUnmixed(reader, sample, readers, document) {
    const fits = new Map();
    for (const object of sample.objects) {
        const fit = readers.find((candidate) => candidate.detect({ container: sample.container, objects: [object] }));
        // A message without a call may be of several formats: it is another one's only where that could read the file.
        if (fit === reader || fit?.detect(sample))
            fits.set(fit.id, (fits.get(fit.id) ?? 0) + 1);
    }
    if ([...fits.keys()].every((id) => id === reader.id))
        return { reader, sample, container: sample.container, ...(document && { document }) };
    const found = [...fits].map(([id, count]) => `${id} (${count} of the first ${sample.objects.length})`).join(', ');
    return refuse('mixed', `holds records of several formats: ${found}`, 'Split it into one file for each format.');
}
/** Names what was tried, and what the first record looks like: its keys, and the words that say what it is. */
function refuseUnknown({ objects }, readers) {
    const tried = readers.map(({ id }) => id).join(', ');
    const shapes = [...new Set(objects.map(describeShape))].slice(0, shownShapes).join('; ');
    return refuse('unknown', `is in no known transcript format (tried: ${tried}); its first records are ${shapes}`, 'Convert it to the neutral format (https://github.com/hookwitness/hookwitness/blob/main/docs/transcript-format.md).');
}
/** Keys of a record with the types of their values. What stands in it is foreign, and may be secret: only short words that name a type are shown. */
function describeShape(object) {
    const keys = Object.keys(object);
    const shown = keys.slice(0, shownKeys).map((key) => `${JSON.stringify((0,excerpt/* excerpt */.K)(key, 40))}: ${describeValue(key, (0,json/* own */.ZV)(object, key))}`);
    return `{ ${[...shown, ...(keys.length > shownKeys ? [`and ${keys.length - shownKeys} more keys`] : [])].join(', ')} }`;
}
function describeValue(key, value) {
    if (typeof value === 'string' && ['type', 'role', 'kind', 'event'].includes(key) && /^[\w./:-]{1,40}$/.test(value))
        return JSON.stringify((0,safe/* makeSafe */.av)(value));
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'list' : typeof value;
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
/** `sample` is null where there is something in the file, but no record. `isLog`: most of its lines are no JSON. */
async function takeSample(file, first, isKnown) {
    const found = (sample) => ({ sample, isLog: false });
    const text = { container: 'text', objects: isText(first) ? await takeObjects(file, 'text', isKnown) : [] };
    if (isKnown(text))
        return found(text);
    if (first === '[') {
        const objects = await takeObjects(file, 'array', isKnown);
        if (objects.length > 0)
            return found({ container: 'array', objects });
    }
    // The beginning of a document printed over several lines; one whose first line is a whole record is none.
    if (first === '{' && !(await startsWithRecord(file))) {
        const document = await takeDocument(file);
        const object = (0,transcript_values/* asObject */.eB)(document?.value);
        if (document !== null && object !== null)
            return { ...found({ container: 'object', objects: [object] }), document };
    }
    const lines = await sampleLines(file, isKnown);
    const isLog = 2 * lines.whole < lines.count;
    if (lines.objects.length > 0)
        return { sample: { container: 'jsonl', objects: lines.objects }, isLog };
    return { sample: lines.count > 0 && !(await isEmptyList(file, first)) ? null : { container: 'jsonl', objects: [] }, isLog };
}
/** No JSON begins like this. A text may hold JSON, so it is told by its own first lines. */
function isText(first) {
    return !'{["'.includes(first) && first !== '';
}
async function takeObjects(file, container, isKnown) {
    const objects = [];
    let batches = 0;
    for await (const batch of (0,records/* readRecords */.T)(file, container)) {
        for (const item of batch) {
            const object = 'value' in item ? (0,transcript_values/* asObject */.eB)(item.value) : null;
            if (object !== null && objects.length < sampledObjects)
                objects.push(object);
        }
        batches += 1;
        if (objects.length === sampledObjects || (batches >= sampledBatches && isKnown({ container, objects })))
            break;
    }
    return objects;
}
async function startsWithRecord(file) {
    for await (const batch of (0,lines/* readLines */.Se)(file.file, records/* readLimits */.B.line)) {
        for (const line of batch) {
            const text = readText(line);
            if (text !== '')
                return text !== null && readObjects(text).isWhole;
        }
    }
    return false;
}
async function takeDocument(file) {
    for await (const batch of (0,records/* readRecords */.T)(file, 'object'))
        for (const item of batch)
            if ('value' in item)
                return item;
    return null;
}
async function sampleLines(file, isKnown) {
    const sampled = { objects: [], count: 0, whole: 0 };
    let batches = 0;
    for await (const batch of (0,lines/* readLines */.Se)(file.file, records/* readLimits */.B.line)) {
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
    const text = readText(line);
    if (text === '')
        return;
    const { objects, isWhole } = text === null ? { objects: [], isWhole: false } : readObjects(text);
    sampled.count += 1;
    if (isWhole)
        sampled.whole += 1;
    sampled.objects.push(...objects.slice(0, sampledObjects - sampled.objects.length));
}
/** Without what a stream puts before it; null for a line that was not held. */
function readText(line) {
    if (!('bytes' in line))
        return null;
    return (0,lines/* decodeLine */.Hj)(line)
        .replace(/^data:(?: |$)/, '')
        .trim();
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
    for await (const batch of (0,records/* readRecords */.T)(file, 'array'))
        for (const _ of batch)
            return false;
    return true;
}

// EXTERNAL MODULE: ./src/transcript/walk.ts
var walk = __webpack_require__(7769);
;// CONCATENATED MODULE: ./src/transcript/file-sets.ts



/** The found files as transcripts. Naming any piece takes the whole set. */
async function joinSets(found) {
    const sets = new Map();
    for (const file of found) {
        const place = (await findOpenHands(file.file)) ?? (await findOpenCode(file.file)) ?? (await findChunks(file.file));
        const key = place?.key ?? file.file;
        const known = sets.get(key);
        if (known !== undefined)
            known.isNamed ||= file.isNamed;
        else
            sets.set(key, place === null ? { ...file, pieces: [file], holds: 'records', missing: [] } : await openSet(file, place));
    }
    return [...sets.values()];
}
async function openSet(file, { root, list, holds, shows }) {
    const { files, missing } = await list();
    const inside = (one) => one.slice(root.length);
    const isShownAlike = file.path.endsWith(inside(file.file));
    const shownRoot = isShownAlike ? file.path.slice(0, file.path.length - inside(file.file).length) : root;
    const pieces = files.map((one) => ({
        path: `${shownRoot}${inside(one)}`.replaceAll((external_node_path_default()).sep, '/').replace(/^\//, isShownAlike ? '' : '/'),
        file: one,
    }));
    const [first] = pieces;
    if (first === undefined)
        return { ...file, pieces: [file], holds: 'records', missing: [] };
    return { ...first, path: shows === 'folder' && shownRoot !== '' ? shownRoot : first.path, isNamed: file.isNamed, pieces, holds, missing };
}
/** OpenHands keeps one file for each event (OpenHands/software-agent-sdk, EventLog: event-NNNNN-ID.json). */
const eventFile = /^event-(\d{5,})-[0-9a-f-]+\.json$/;
async function findOpenHands(file) {
    if (!eventFile.test(external_node_path_default().basename(file)))
        return null;
    const root = external_node_path_default().dirname(file);
    const list = async () => listNumbered(root, await listNames(root), eventFile);
    return { root, key: `${root}${(external_node_path_default()).sep}event`, holds: 'one record each', shows: 'folder', list };
}
/** Entire splits a large session at a line (entireio/cli: full.jsonl, full.jsonl.001 …). */
const chunkFile = /^(full\.jsonl|transcript\.jsonl|raw_transcript)(?:\.(\d{3,}))?$/;
async function findChunks(file) {
    const base = chunkFile.exec(external_node_path_default().basename(file))?.[1];
    if (base === undefined)
        return null;
    const root = external_node_path_default().dirname(file);
    const names = (await listNames(root)).filter((name) => chunkFile.exec(name)?.[1] === base);
    if (names.every((name) => name === base))
        return null;
    const list = async () => listNumbered(root, names, chunkFile);
    return { root, key: external_node_path_default().join(root, base), holds: 'records', shows: 'file', list };
}
async function listNames(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
/** By number, which is the last group of the pattern; the one without has 0. */
function listNumbered(root, names, pattern) {
    const numbered = names.flatMap((name) => {
        const groups = pattern.exec(name);
        return groups === null ? [] : [{ name, number: Number(groups.at(-1) ?? 0) }];
    });
    numbered.sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1));
    const missing = [];
    let next = 0;
    for (const { number } of numbered) {
        if (number > next)
            missing.push(number === next + 1 ? `${next}` : `${next} to ${number - 1}`);
        next = number + 1;
    }
    return { files: numbered.map(({ name }) => external_node_path_default().join(root, name)), missing };
}
/** OpenCode until 1.1: storage/session/PROJECT/SESSION.json, message/SESSION/MESSAGE.json, part/MESSAGE/PART.json (sst/opencode, storage.ts). */
const storageFile = /^(.*)[\\/](?:session|message|part)[\\/][^\\/]+[\\/][^\\/]+\.json$/;
async function findOpenCode(file) {
    const root = storageFile.exec(file)?.[1];
    if (root === undefined || !(await isFolder(external_node_path_default().join(root, 'message'))) || !(await isFolder(external_node_path_default().join(root, 'part'))))
        return null;
    const list = async () => ({ files: await listStorage(root), missing: [] });
    return { root, key: `${root}${(external_node_path_default()).sep}storage`, holds: 'one record each', shows: 'folder', list };
}
async function isFolder(folder) {
    return (await (0,promises_.stat)(folder).catch(() => null))?.isDirectory() === true;
}
/** Each session, then its messages, each followed by its parts. Their ids ascend with time, so the order of names is that of events. */
async function listStorage(root) {
    const list = async (kind) => {
        const walked = await (0,walk/* walkFolder */.a)(external_node_path_default().join(root, kind), (name) => name.endsWith('.json')).catch(() => null);
        return (walked?.files ?? []).map((name) => ({
            file: external_node_path_default().join(root, kind, name),
            id: external_node_path_default().basename(name, '.json'),
            owner: external_node_path_default().basename(external_node_path_default().dirname(name)),
        }));
    };
    const [sessions, messages, parts] = await Promise.all(['session', 'message', 'part'].map(list));
    const partsOf = groupByOwner(parts ?? []);
    const messagesOf = groupByOwner(messages ?? []);
    const take = (groups, key) => {
        const taken = groups.get(key) ?? [];
        groups.delete(key);
        return taken;
    };
    const withParts = (each) => each.flatMap(({ file, id }) => [file, ...take(partsOf, id).map((part) => part.file)]);
    const told = (sessions ?? []).flatMap(({ file, id }) => [
        file,
        ...withParts([...take(messagesOf, id), ...take(messagesOf, id.replace(/^ses_/, ''))]),
    ]);
    const untold = [...messagesOf.values()].flatMap(withParts);
    return [...told, ...untold, ...[...partsOf.values()].flat().map(({ file }) => file)];
}
function groupByOwner(files) {
    const groups = new Map();
    for (const file of files) {
        const known = groups.get(file.owner);
        if (known === undefined)
            groups.set(file.owner, [file]);
        else
            known.push(file);
    }
    return groups;
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
// EXTERNAL MODULE: ./src/transcript/codex.ts
var codex = __webpack_require__(6221);
;// CONCATENATED MODULE: ./src/transcript/traces.ts



/** The traces in a file's first records. `file` is absolute. */
function readTraces(file, objects) {
    const list = (...keys) => [...new Set(objects.flatMap((object) => keys.flatMap((key) => (0,json/* ownString */.Ao)(object, key) ?? [])))];
    const meta = (0,codex/* findRolloutMeta */.US)(objects);
    return {
        ids: [...list('uuid', 'sessionId', 'session_id', 'session'), ...(0,codex/* listRolloutThreads */.xt)(meta)],
        sessions: [...((0,subagents/* readSubagentId */.Rb)(file) === null ? list('sessionId') : []), ...[(0,json/* ownString */.Ao)(meta, 'id')].filter((id) => id !== undefined)],
        parent: (0,subagents/* readParentSession */.bc)(file, objects) ?? (0,codex/* readParentThread */.Lj)(meta) ?? null,
        subagent: (0,codex/* readRolloutSubagent */.JW)(meta),
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
    for (const set of await joinSets(found))
        await sorter.take(set);
    for (const set of await joinSets(await findBelongingFiles(sorter.known)))
        await sorter.take(set);
    const { families, strays } = groupFiles(sorter.known);
    const lineages = findLineages(families.map((family) => family.flatMap(({ traces }) => traces.ids)));
    const groups = await Promise.all(families.map((family, index) => openGroup(family, lineages[index] ?? index)));
    return { groups, strays, candidates: sorter.candidates, problems: sorter.problems };
}
/** Documents are held from telling their format until they are read, up to so many bytes in all; what is more is read twice. */
const HELD_DOCUMENTS = 16 * 1024 * 1024;
class Sorter {
    known = [];
    candidates = [];
    problems;
    #readers;
    #held = 0;
    constructor(readers, problems) {
        this.#readers = readers;
        this.problems = problems;
    }
    async take({ path, file, isNamed, pieces, holds, missing }) {
        const source = { path, file };
        if (!isNamed && (await isBesideCheckpoint(file))) {
            this.candidates.push({ path, taken: false, why: 'belongs to an Entire checkpoint and holds no record', isBeside: true });
            return;
        }
        const detection = await (holds === 'records' ? detectTranscript(source, this.#readers) : detectSet(pieces, this.#readers));
        const why = detection.reader === null ? detection.message : detection.reader.id;
        this.candidates.push({ path, taken: detection.reader !== null, why, ...(detection.reader === null && { next: detection.next }) });
        if (detection.reader !== null) {
            const { reader, sample, container } = detection;
            const document = detection.document !== undefined && (await this.#hasRoom(file)) ? { document: detection.document } : {};
            this.known.push({ source, reader, container, pieces, missing, ...document, traces: readTraces(file, sample.objects) });
        }
        else if (isNamed || detection.why === 'unopened' || detection.why === 'mixed')
            this.problems.push({ path, message: detection.message, next: detection.next });
    }
    async #hasRoom(file) {
        const size = (await (0,promises_.stat)(file).catch(() => null))?.size ?? HELD_DOCUMENTS;
        if (this.#held + size > HELD_DOCUMENTS)
            return false;
        this.#held += size;
        return true;
    }
}
/** Subagents and forks did part of the session's work: their files count, named or not. */
async function findBelongingFiles(known) {
    const seen = new Set(known.map(({ source }) => source.file));
    const lists = await Promise.all(known.map(async ({ source }) => {
        const stem = (file) => file.replace(/\.jsonl$/, '');
        const show = (file) => {
            const isBelow = file.startsWith(`${stem(source.file)}${external_node_path_.sep}`);
            const shown = isBelow
                ? stem(source.path) + file.slice(stem(source.file).length)
                : (0,external_node_path_.join)((0,external_node_path_.dirname)(source.path), (0,external_node_path_.relative)((0,external_node_path_.dirname)(source.file), file));
            return shown.replaceAll('\\', '/');
        };
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
        if (parent === null || descendsFromItself(file, findParent))
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
/** What files say of their parents may go round in a circle: each in it then stands by itself. */
function descendsFromItself(file, findParent) {
    const seen = new Set();
    let next = findParent(file);
    for (; next !== null && next !== file && !seen.has(next); next = findParent(next))
        seen.add(next);
    return next === file;
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
        const places = (0,subagents/* locateMainFiles */.nr)(source.file);
        if (places.length > 0)
            return places.map((place) => byFile.get(place)).find((main) => main !== undefined) ?? null;
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
function dropTraces({ traces: _, ...known }) {
    return known;
}
async function nameSubagent(known) {
    const { file } = known.source;
    const agentType = await (0,subagents/* readAgentType */.Mc)(file);
    const byName = { id: (0,subagents/* readSubagentId */.Rb)(file) ?? file, ...(agentType !== undefined && { agentType }) };
    const subagent = known.traces.subagent ?? byName;
    const as = (file) => ({ ...file, subagent });
    return { ...dropTraces(known), source: as(known.source), pieces: known.pieces.map(as) };
}

;// CONCATENATED MODULE: ./src/transcript/log-repeats.ts

/** Calls remembered to know them again, and those that are not known yet, of one log. */
const log_repeats_remembered = 10_000;
/**
 * A reader of records that a log holds. A log says the same thing several times: as the agent printed it, as a file had it, wrapped into what was
 * passed on. So the time and id of a record do not tell calls apart there, and what was not read is nothing lost where a call with the same tool and
 * arguments was.
 */
function readOfLog({ read, end }) {
    const known = new Set();
    const unread = [];
    const readOnce = function* (record, at) {
        for (const step of read(record, at)) {
            if (step.kind === 'call') {
                if (known.size < log_repeats_remembered)
                    known.add((0,unread_call/* describeCall */.GC)(step.name, step.args));
                yield { ...step, ts: undefined, uuid: undefined };
            }
            else if (step.kind !== 'gap' || step.gap !== 'unread-call' || unread.length === log_repeats_remembered)
                yield step;
            else
                unread.push({ gap: step, calls: (0,unread_call/* describeCalls */.LT)(record) });
        }
    };
    function* finish() {
        yield* end?.() ?? [];
        for (const { gap, calls } of unread) {
            const isRepeat = calls.length > 0 && calls.every((call) => known.has(call));
            yield isRepeat ? { kind: 'ignored', type: 'repeat in a log' } : gap;
        }
    }
    return { read: readOnce, end: finish };
}

;// CONCATENATED MODULE: ./src/transcript/open.ts












/** 16 MiB: reading a smaller file whole takes no longer than starting the program, and real sessions are some 2 MB. */
const openOptions = { wanted: 'all', limits: records/* readLimits */.B, total: 4 * 1024 ** 3, skimFrom: 16 * 1024 * 1024 };
/**
 * Finds the transcripts and opens each for one streaming pass. Nothing but the first records of each file has been read then. The tallies of a
 * source's sessions are complete when its events have been consumed; a session with an entry in `tally.unreadable` must not count as checked.
 */
async function openTranscripts(search, readers, options = {}) {
    const { groups, ...found } = await discoverFiles(search, readers);
    const duplicates = new transcript_duplicates/* DuplicateFilter */.K6();
    const whole = { ...openOptions, ...options };
    const sources = await Promise.all(groups.map((group) => openTranscript(group, duplicates, whole)));
    refuseTooMuch(sources, whole.total);
    return { sources, ...found };
}
/** Files shown of those that are too much. */
const shownFiles = 3;
function refuseTooMuch(sources, limit) {
    const total = sources.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= limit)
        return;
    const largest = [...sources].sort((a, b) => b.bytes - a.bytes).slice(0, shownFiles);
    const named = largest.map(({ files, bytes }) => `${files[0]?.path ?? ''} (${bytes})`).join(', ');
    throw new errors/* GateError */.ue('transcripts-too-large', `${sources.length} transcripts have ${total} bytes together, more than the ${limit} that one run reads; the largest are ${named}`, 'Name fewer of them with transcripts, or check them in several runs.');
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
        files: known.flatMap((file) => file.pieces),
        bytes: known.reduce((sum, { bytes }) => sum + bytes, 0),
        lineage,
        sessions: reading.sessions,
        events() {
            if (isRead)
                throw new Error('the events of a transcript can be read only once');
            isRead = true;
            return assembleEvents(readFiles(known, reading.sessions[0].tally, options), reading);
        },
        contents: () => readPieces(main.pieces),
    };
}
function open_tellConfidence({ confidence }) {
    return confidence === undefined ? {} : { confidence };
}
async function measureFile(file) {
    const sizes = await Promise.all(file.pieces.map(async (piece) => (await (0,promises_.stat)(piece.file).catch(() => null))?.size ?? 0));
    return { ...file, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
function* readFiles(known, tally, { wanted, limits, skimFrom }) {
    for (const file of known) {
        const isSkimmed = wanted === 'gates' && file.bytes >= skimFrom;
        const skimmed = () => {
            tally.skimmed += 1;
        };
        const counted = { records: 0 };
        yield readBatches(file, { limits, unneeded: (isSkimmed && file.reader.unneeded) || null, skimmed }, counted);
        if (counted.records === 0)
            tally.unreadable.push(`${file.source.path}: no record could be read`);
    }
}
async function* readBatches({ source, pieces, missing, reader, container, document }, options, counted) {
    const plain = isOfCheckpoint(source.file) ? readOfCheckpoint(reader.open(source)) : reader.open(source);
    const opened = container === 'embedded' ? readOfLog(plain) : plain;
    yield missing.map((number) => tellMissing(source, number));
    if (document !== undefined)
        yield readSteps([document], source.path, opened, counted);
    for (const piece of document === undefined ? pieces : []) {
        for await (const batch of (0,records/* readRecords */.T)(piece, container, options))
            yield readSteps(batch, piece.path, opened, counted);
    }
    if (opened.end !== undefined)
        yield opened.end();
}
function tellMissing({ path }, number) {
    const detail = `of the files that are one session, number ${number} is not there`;
    return { kind: 'gap', at: { path, line: 1 }, gap: 'missing-piece', detail };
}
async function* readPieces(pieces) {
    for (const piece of pieces)
        yield* (0,chunks/* readChunks */.zO)(piece.file);
}
function* readSteps(batch, path, { read }, counted) {
    for (const item of batch) {
        if ((0,transcript_gap/* isGap */.NH)(item))
            yield (0,transcript_gap/* passGap */.C8)(item);
        else if ('passed' in item)
            yield { kind: 'ignored', type: item.passed };
        else {
            counted.records += 1;
            yield* read((0,transcript_values/* asObject */.eB)(item.value) ?? {}, { path, line: item.line });
        }
    }
}


/***/ }),

/***/ 5078:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readLimits),
  T: () => (/* binding */ readRecords)
});

// EXTERNAL MODULE: ./src/transcript/chunks.ts + 2 modules
var chunks = __webpack_require__(7983);
// EXTERNAL MODULE: ./src/transcript/damage.ts
var damage = __webpack_require__(1689);
// EXTERNAL MODULE: ./src/transcript/gap.ts
var gap = __webpack_require__(4238);
// EXTERNAL MODULE: ./src/transcript/lines.ts
var transcript_lines = __webpack_require__(2917);
// EXTERNAL MODULE: ./src/transcript/unread-call.ts
var unread_call = __webpack_require__(1520);
// EXTERNAL MODULE: ./src/transcript/values.ts
var transcript_values = __webpack_require__(1114);
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
        return this.#takeText({ line: line.line, ended: line.ended, text: (0,transcript_lines/* decodeLine */.Hj)(line) });
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
        return { path: this.#path, line, kind: 'torn-line', detail: `the file ends in mid-record: ${(0,gap/* quoteStart */.D3)(text)}` };
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
    return `${why}, so a tool call may be missing: ${(0,gap/* quoteStart */.D3)(text)}`;
}
/** The gap for what could not be read at all: after it the file does not count as read. */
function nameReadError(path, { line, error }) {
    // Whoever writes it still works: what it held at the start was read whole.
    if (error.startsWith('EGREW: '))
        return { path, line, kind: 'file-grew', detail: error.slice('EGREW: '.length) };
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
            return [this.#gap('torn-line', `the file ends in mid-record, ${this.#bytes} bytes long: ${(0,gap/* quoteStart */.D3)(text)}`)];
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

// EXTERNAL MODULE: ./src/transcript/scan.ts
var transcript_scan = __webpack_require__(8497);
;// CONCATENATED MODULE: ./src/transcript/embedded.ts






/** GitHub puts the time before each line of a job's log, also within JSON that was printed over several. */
const logTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z /;
/** Where an object may begin: a key, an end or the line's end stands next. */
const objectStart = /\{\s*(?=["}]|$)/g;
/**
 * Finds the JSON objects that stand in a text: one or several in a line behind whatever is printed before them, or one printed over several lines.
 * What stands between is no damage. Where that looks like a call, it is a gap. Each line is looked at a few times at most.
 */
class EmbeddedObjects {
    #path;
    #cap;
    #open = null;
    /** `cap`: of one object, in characters. */
    constructor(path, cap) {
        this.#path = path;
        this.#cap = cap;
    }
    take(line) {
        if (!('bytes' in line)) {
            const gap = 'error' in line ? nameReadError(this.#path, line) : nameLongLine(this.#path, line);
            return [...this.end(), gap];
        }
        const text = (0,transcript_lines/* decodeLine */.Hj)(line).replace(logTime, '');
        return this.#open === null ? this.#readLine({ line: line.line, text }) : this.#goOn(this.#open, { line: line.line, text });
    }
    /** What is left when no further line comes. */
    end() {
        const open = this.#open;
        this.#open = null;
        return open === null ? [] : this.#giveUp(open);
    }
    #readLine(line) {
        const start = findStart(line.text, 0);
        if (start === -1)
            return [{ passed: 'log line', line: line.line }];
        const text = line.text.slice(start);
        const scan = new transcript_scan/* ValueScan */.r(damage/* valueLimit */.fz);
        if (scan.take(`${text}\n`, 0) !== -1 || scan.fault !== null || scan.isInString)
            return this.#readWhole({ ...line, text });
        this.#open = { scan, lines: [{ ...line, text }], size: text.length };
        return [];
    }
    /** The objects that begin and end in the line. */
    #readWhole({ line, text }) {
        const { values, between } = findObjects(text);
        const records = values.map((value) => ({ value, line }));
        if ((0,unread_call/* mentionsCall */.gY)(between))
            return [...records, this.#unread(line, line)];
        return records.length > 0 ? records : [{ passed: 'log line', line }];
    }
    #goOn(open, line) {
        const end = open.scan.take(`${line.text}\n`, 0);
        open.size += line.text.length;
        if (end === -1 && open.scan.fault === null && !open.scan.isInString && open.size <= this.#cap) {
            open.lines.push(line);
            return [];
        }
        this.#open = null;
        const value = end === -1 ? null : (0,transcript_values/* asObject */.eB)((0,damage/* parseJson */.qF)([...open.lines.map(({ text }) => text), line.text.slice(0, end)].join('\n')));
        if (value === null)
            return [...this.#giveUp(open), ...this.#readLine(line)];
        const rest = this.#readLine({ ...line, text: line.text.slice(end) });
        return [{ value, line: open.lines[0]?.line ?? line.line }, ...rest.filter((item) => !('passed' in item))];
    }
    /** The lines were no object: those that hold whole ones are read all the same. */
    #giveUp({ lines }) {
        const [first, ...others] = lines;
        const items = others.flatMap(({ line, text }) => {
            return this.#readWhole({ line, text });
        });
        const unread = lines.filter(({ line }) => !items.some((item) => item.line === line && 'value' in item)).map(({ text }) => text);
        if (first !== undefined && (0,unread_call/* mentionsCall */.gY)(unread.join('\n')))
            return [...items, this.#unread(first.line, lines.at(-1)?.line ?? first.line)];
        return [...(first === undefined ? [] : [{ passed: 'log line', line: first.line }]), ...items];
    }
    #unread(line, endLine) {
        const detail = 'text that looks like a tool call, but is no whole JSON object, was not read';
        return { path: this.#path, line, ...(endLine > line && { endLine }), kind: 'unread-call', detail };
    }
}
/** Places in a line where an object seems to begin and is none; behind them no further one is looked for. */
const falseStarts = 20;
/** The whole objects of a line, and its text outside of them. */
function findObjects(text) {
    const values = [];
    const between = [];
    let from = 0;
    let failed = 0;
    for (let at = findStart(text, 0); at !== -1 && failed < falseStarts;) {
        const end = new transcript_scan/* ValueScan */.r(damage/* valueLimit */.fz).take(text, at);
        const value = end === -1 ? null : (0,transcript_values/* asObject */.eB)((0,damage/* parseJson */.qF)(text.slice(at, end)));
        if (value === null)
            failed += 1;
        else {
            values.push(value);
            between.push(text.slice(from, at));
            from = end;
        }
        at = findStart(text, value === null ? at + 1 : end);
    }
    return { values, between: [...between, text.slice(from)].join(' ') };
}
function findStart(text, from) {
    objectStart.lastIndex = from;
    return objectStart.exec(text)?.index ?? -1;
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
    if (container === 'embedded')
        return readEmbedded(file, limits.line);
    if (container === 'jsonl')
        return readJsonLines(file, options);
    if (container === 'text')
        return readTextLines(file, limits.line);
    return container === 'array' ? readElements(file.file, file.path, limits.line) : readDocument(file, limits.document);
}
async function* readJsonLines(file, options) {
    const parser = new LineParser(file.path, options);
    for await (const lines of (0,transcript_lines/* readLines */.Se)(file.file, options.limits.line))
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
            const value = this.#isWhole && 'bytes' in line && isBraced(line.bytes) ? (this.#skim(line) ?? (0,transcript_values/* asObject */.eB)((0,damage/* parseJson */.qF)((0,transcript_lines/* decodeLine */.Hj)(line)))) : null;
            if (value !== null) {
                yield { value, line: line.line };
                continue;
            }
            const items = this.#repair.take(line);
            this.#isWhole = !this.#repair.isJoining && !items.some(gap/* isGap */.NH);
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
async function* readEmbedded({ file, path }, cap) {
    const finder = new EmbeddedObjects(path, cap);
    for await (const lines of (0,transcript_lines/* readLines */.Se)(file, cap))
        yield lines.flatMap((line) => finder.take(line));
    yield finder.end();
}
async function* readTextLines({ file, path }, cap) {
    for await (const lines of (0,transcript_lines/* readLines */.Se)(file, cap))
        yield lines.map((line) => readTextLine(line, path));
}
function readTextLine(line, path) {
    if ('bytes' in line)
        return { value: { text: (0,transcript_lines/* decodeLine */.Hj)(line) }, line: line.line };
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
    const text = (0,transcript_lines/* decodeText */.g7)(Buffer.concat(parts));
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


/***/ }),

/***/ 8497:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ findObjectStart),
/* harmony export */   r: () => (/* binding */ ValueScan)
/* harmony export */ });
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


/***/ }),

/***/ 6942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ readAgentType),
/* harmony export */   Rb: () => (/* binding */ readSubagentId),
/* harmony export */   bc: () => (/* binding */ readParentSession),
/* harmony export */   fL: () => (/* binding */ listBelongingFiles),
/* harmony export */   nr: () => (/* binding */ locateMainFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _damage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1689);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7769);





// Claude Code's layouts: in 2.x SESSION/subagents/…/agent-ID.jsonl with agent-ID.meta.json, in 1.x agent-ID.jsonl beside the sessions.
const ownFile = /^agent-(.+)\.jsonl$/;
const oldOwnFile = /^agent-[0-9a-f]+\.jsonl$/;
/** The subagent's id when the file has the name of a subagent's own transcript. */
function readSubagentId(file) {
    return ownFile.exec(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file))?.[1] ?? null;
}
/** In an Entire checkpoint, tasks/CALL_ID/agent-ID.jsonl beside the session's file (entireio/cli, branch entire/checkpoints/v1). */
const entireTask = /^(.*[\\/])tasks[\\/][^\\/]+[\\/]agent-[^\\/]+\.jsonl$/;
const entireFiles = ['full.jsonl', 'raw_transcript'];
/** The session files, of which one may be there, that a subagent's file belongs to by its place. */
function locateMainFiles(file) {
    const folder = file.lastIndexOf(`${(node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)}subagents${(node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)}`);
    if (folder !== -1 && readSubagentId(file) !== null)
        return [`${file.slice(0, folder)}.jsonl`];
    const checkpoint = entireTask.exec(file)?.[1];
    return checkpoint === undefined ? [] : entireFiles.map((name) => checkpoint + name);
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
    if (entireFiles.includes(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(mainFile)))
        return listTasks(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(mainFile));
    const folder = mainFile.replace(/\.jsonl$/, '');
    const belongs = (relative) => relative.startsWith('subagents/') ? readSubagentId(relative) !== null : relative.endsWith('.jsonl');
    const walked = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .walkFolder */ .a)(folder, belongs).catch(() => null);
    return (walked?.files ?? []).map((file) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, file));
}
async function listTasks(checkpoint) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(checkpoint, 'tasks');
    const walked = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .walkFolder */ .a)(folder, (relative) => entireTask.test(`/tasks/${relative}`)).catch(() => null);
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
/* harmony export */   GC: () => (/* binding */ describeCall),
/* harmony export */   LT: () => (/* binding */ describeCalls),
/* harmony export */   Vv: () => (/* binding */ passKnown),
/* harmony export */   Xv: () => (/* binding */ holdsCall),
/* harmony export */   et: () => (/* binding */ passUnknown),
/* harmony export */   gY: () => (/* binding */ mentionsCall),
/* harmony export */   j1: () => (/* binding */ checkBeside),
/* harmony export */   qP: () => (/* binding */ callsElsewhere),
/* harmony export */   uv: () => (/* binding */ unreadCall)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3646);



/** Block and record types by which the formats that are known mark a tool call. */
const CALL_TYPES = new Set('tool_use server_tool_use mcp_tool_use toolCall tool_call tool-call toolRequest function_call custom_tool_call local_shell_call'.split(' '));
/** Under these keys stand a call's arguments, as an object or as its text. */
const argumentKeys = ['input', 'arguments', 'args'];
const CALL_MENTIONS = new RegExp(`"(?:${[...CALL_TYPES].join('|')}|tool_calls|pre_tool)"`);
const NAME_MENTION = /"(?:name|tool)"\s*:\s*"/;
const ARGUMENTS_MENTION = new RegExp(`"(?:${argumentKeys.join('|')})"\\s*:\\s*["{]`);
/** A recorded call that the reader could not read. No hook was asked about it, so the session does not count as read (tally.ts). */
function unreadCall(at, detail) {
    return { kind: 'gap', at, gap: 'unread-call', detail };
}
/** The record tells of sessions, but what was done in them is recorded elsewhere: it does not count as read (tally.ts). */
function callsElsewhere(at, detail) {
    return { kind: 'gap', at, gap: 'calls-elsewhere', detail };
}
/** A record or block of a type that the reader does not know: counted by type, unless a call is in it. */
function passUnknown(record, type, at) {
    return findUnread(record, type, at) ?? { kind: 'ignored', type, unknown: true };
}
/** A record or block of a type that has no meaning for a gate: counted by type, unless a call is in it. */
function passKnown(record, type, at) {
    return findUnread(record, type, at) ?? { kind: 'ignored', type };
}
/** What stands in a message beside its content, where formats with calls in the content have none. */
function* checkBeside(message, at) {
    const { content: _, ...beside } = message;
    if (holdsCall(beside))
        yield unreadCall(at, 'a tool call in the shape of another format was not read');
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
/** Whether a text that is no JSON, or only a piece of it, seems to hold a tool call. */
function mentionsCall(text) {
    return CALL_MENTIONS.test(text) || (NAME_MENTION.test(text) && ARGUMENTS_MENTION.test(text));
}
/** The calls in a value, each as one text. One whose arguments are not found where calls have them is like no other. */
function describeCalls(value) {
    const found = [];
    const pending = [value];
    while (pending.length > 0) {
        const next = pending.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        const args = argumentKeys.map((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(next, key)).find(_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv);
        if (isCall(next) && !Array.isArray((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(next, 'tool_calls')))
            found.push(describeCall((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ownString */ .Ao)(next, 'name') ?? '', args ?? null));
        for (const inner of Object.values(next))
            pending.push(inner);
    }
    return found;
}
/** A call's tool and arguments as one text, the same in whatever order the arguments stand. */
function describeCall(name, args) {
    return (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .digestValue */ .yD)([name, args === null ? null : Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
function findUnread(record, type, at) {
    if (!holdsCall(record))
        return null;
    return unreadCall(at, `a tool call in a record of the type ${JSON.stringify((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(type, 60))}, where none is read, was not read`);
}
function isCall(value) {
    const calls = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'tool_calls');
    if (Array.isArray(calls) && calls.length > 0)
        return true;
    const legacy = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'function_call');
    if (typeof legacy === 'object' && legacy !== null)
        return true;
    return CALL_TYPES.has((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ownString */ .Ao)(value, 'type') ?? '') || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ownString */ .Ao)(value, 'event') === 'pre_tool' || isNamedWithArguments(value);
}
/** However it is marked: `name` and `input` are Anthropic's words for a call, `name` and `arguments` OpenAI's, `tool` and `args` the neutral format's. */
function isNamedWithArguments(value) {
    const isNamed = ['name', 'tool'].some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ownString */ .Ao)(value, key) !== undefined);
    return isNamed && argumentKeys.some((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, key)) || /^\s*\{/.test((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .ownString */ .Ao)(value, key) ?? ''));
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
/* harmony import */ var _file_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1367);



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
    if (!(0,_file_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileError */ .l)(error))
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
        const target = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(walk.root, relative);
        if (!isInside(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(target), walk.real))
            walk.walked.unread.push({ path: relative, message: LEADS_OUT });
        // To open a named pipe would wait for who writes to it.
        else if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(target)).isFile())
            walk.walked.files.push(relative);
        else
            walk.walked.unread.push({ path: relative, message: 'it is a link to what is neither a file nor a folder' });
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
