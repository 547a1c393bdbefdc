export const id = 82;
export const ids = [82];
export const modules = {

/***/ 2082:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverReport: () => (/* binding */ deliverReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./src/text/annotation.ts
var text_annotation = __webpack_require__(4418);
// EXTERNAL MODULE: ./src/text/numbers.ts
var numbers = __webpack_require__(2613);
// EXTERNAL MODULE: ./src/text/cut.ts
var cut = __webpack_require__(3147);
// EXTERNAL MODULE: ./src/text/plain.ts
var plain = __webpack_require__(287);
;// CONCATENATED MODULE: ./src/reporters/view/describe.ts

/** `path:line`, or the path alone. */
function formatPlace(at) {
    return at.line === null ? at.path : `${at.path}:${at.line}`;
}
/** The report's row for a finding's hook; null for a finding of no hook (a permission rule). */
function findHook(report, finding) {
    return report.hooks.find((hook) => hook.id === finding.hook) ?? null;
}
/** Which dialect said it: the judged event's, else the hook's; empty when neither is known. */
function nameDialect(report, finding) {
    return finding.event?.dialect ?? findHook(report, finding)?.dialect ?? '';
}
/** Where the hook is configured: its place, its id when the report has no row for it; null for no hook. */
function placeHook(report, finding) {
    const hook = findHook(report, finding);
    return hook === null ? finding.hook : formatPlace(hook.at);
}
/** Where the hook is configured, and what it starts: enough to open the right file. */
function describeHookPlace(report, finding) {
    const place = placeHook(report, finding);
    const command = findHook(report, finding)?.command ?? '';
    return place === null || command === '' ? place : `${place}  ${command}`;
}
/** Whose hooks judged, when not the work tree's: the name that was given for the commit, unless that is its own id, and the short id. */
function sourceOf({ hooks_source: { from, commit } }) {
    return commit === null ? null : { name: commit.startsWith(from) ? null : from, commit: commit.slice(0, 12) };
}
/** Why it was refused: the hook's own words, else the finding's sentence. */
function reasonOf(finding) {
    const reason = finding.event?.reason ?? '';
    return reason.trim() === '' ? finding.message : reason;
}
/** What stands beside the reason: other hooks' own words, and what a hook would have made of a call that was refused. */
function listAsides(report, finding) {
    const { voices = [], rewrite } = finding.event ?? {};
    const others = voices.filter((voice) => voice.hook !== finding.hook || voice.reason !== reasonOf(finding));
    const said = others.map(({ hook, verdict, reason }) => `${placeHook(report, { ...finding, hook }) ?? hook} said ${verdict}: ${reason}`);
    return [...said, ...(rewrite === undefined ? [] : [`a hook rewrote it to ${JSON.stringify(rewrite)}; refused, it counts for nothing`])];
}
/** What it means live, without the word that reporters put before it; null when the finding says nothing about it. */
function liveOf(finding) {
    return finding.live === null ? null : finding.live.replace(/^live:\s*/i, '');
}
/** `2 calls and 1 prompt`; each counted as often as it was seen. */
function countJudged(calls) {
    const prompts = sumCounts(calls.filter((call) => call.kind === 'prompt'));
    const others = sumCounts(calls.filter((call) => call.kind !== 'prompt'));
    const parts = [...(others > 0 || prompts === 0 ? [(0,numbers/* countOf */.pq)(others, 'call')] : []), ...(prompts > 0 ? [(0,numbers/* countOf */.pq)(prompts, 'prompt')] : [])];
    return (0,numbers/* joinWords */.yZ)(parts);
}
/** How many calls and prompts stand behind these groups. */
function sumCounts(calls) {
    return calls.reduce((sum, call) => sum + call.count, 0);
}
/** `Bash`, `prompt`, `post_tool Bash`: what was judged, in a word or two. */
function nameJudged(call) {
    if (call.tool === null)
        return call.kind;
    return call.kind === 'pre_tool' ? call.tool : `${call.kind} ${call.tool}`;
}

;// CONCATENATED MODULE: ./src/reporters/view/group-findings.ts
const LEVELS = ['error', 'warning', 'notice'];
/** Sorts findings into the sections that every reporter shows; keeps the report's order within each. */
function groupFindings(findings) {
    const live = findings.filter((finding) => !finding.waived);
    const refused = groupByCall(live.filter((finding) => isBlock(finding) || isRefusedAsk(finding)));
    return {
        blocked: refused.filter((call) => call.rows.some(isBlock)),
        asked: refused.filter((call) => !call.rows.some(isBlock)),
        config: live.filter(isConfigError),
        hookFailures: live.filter((finding) => finding.id === 'hook-failed'),
        others: live.filter(isOther).sort((left, right) => LEVELS.indexOf(left.level) - LEVELS.indexOf(right.level)),
        alreadyDenied: groupByCall(live.filter(isAlreadyDenied)),
        waived: findings.filter((finding) => finding.waived),
    };
}
/** Whether the finding says that an event was ruled deny by more than an unanswered ask. */
function isBlock(finding) {
    return finding.event !== null && ['call-blocked', 'prompt-blocked', 'rewrite-meets-deny-rule'].includes(finding.id);
}
/** Whether the finding says that only an ask, with nobody there, refused the event. */
function isRefusedAsk(finding) {
    return finding.event !== null && finding.id === 'ask-refused';
}
/** Whether the finding makes the run `bad-input`: something that was given cannot be read. */
function isConfigError(finding) {
    return finding.level === 'error' && /^(?:config|transcript)-|^bad-input$/.test(finding.id);
}
function isAlreadyDenied(finding) {
    return finding.event !== null && finding.id === 'already-denied';
}
function isOther(finding) {
    return !(isBlock(finding) || isRefusedAsk(finding) || isConfigError(finding) || isAlreadyDenied(finding) || finding.id === 'hook-failed');
}
function groupByCall(findings) {
    const calls = new Map();
    for (const [index, finding] of findings.entries()) {
        const key = nameCall(finding) ?? `#${index}`;
        const known = calls.get(key);
        if (known === undefined)
            calls.set(key, startCall(finding));
        else
            addToCall(known, finding);
    }
    return [...calls.values()];
}
/** What two findings about the same recorded call have in common; null when the place is not known. */
function nameCall({ at, event, session }) {
    if (at === null || at.line === null || event === null)
        return null;
    return JSON.stringify([session, at.path, at.line, event.kind, at.call ?? event.subject]);
}
function startCall(finding) {
    const { event } = finding;
    return {
        kind: event?.kind ?? '',
        tool: event?.tool ?? null,
        subject: event?.subject ?? '',
        at: finding.at,
        count: finding.count,
        rows: [finding],
    };
}
function addToCall(call, finding) {
    call.rows.push(finding);
    call.count = Math.max(call.count, finding.count);
}

;// CONCATENATED MODULE: ./src/reporters/annotations/fold-findings.ts




const MAX_REASON = 1200;
const MAX_SUBJECT = 160;
const MAX_EXAMPLES = 5;
/** Findings folded by id, hook and reason, in the order in which they matter; waived ones are left to the summary. */
function foldFindings(report, { mode }) {
    const groups = new Map();
    for (const row of report.findings.filter((finding) => !finding.waived)) {
        const key = JSON.stringify([row.id, row.level, row.hook, nameDialect(report, row), reasonOf(row)]);
        const known = groups.get(key);
        if (known === undefined)
            groups.set(key, { level: levelIn(report, mode, row), rows: [row] });
        else
            known.rows.push(row);
    }
    return [...groups.values()].sort((left, right) => rank(left.rows[0]) - rank(right.rows[0]));
}
/** What an annotation says: how often and why, then the calls, the hook, and what happens live. */
function describeGroup(report, { rows }) {
    const [first] = rows;
    const count = sumCounts(rows);
    const reason = (0,cut/* cutCharacters */.l)((0,plain/* cleanText */.X)(reasonOf(first)).trim(), MAX_REASON);
    const hook = placeHook(report, first);
    const live = liveOf(first);
    return [
        count > 1 && !reason.startsWith(`${count} `) ? `${reason} (×${count})` : reason,
        ...listExamples(rows),
        ...(hook === null || hook === formatPlace(first.at ?? { path: '', line: null }) ? [] : [`Hook: ${nameDialect(report, first)} ${hook}`]),
        ...listAsides(report, first).map((aside) => `Also: ${(0,plain/* oneLine */.T)(aside, MAX_REASON)}`),
        ...(live === null ? [] : [`Live: ${(0,plain/* oneLine */.T)(live, MAX_REASON)}`]),
        ...(first.mend === null ? [] : [`Mend: ${(0,plain/* oneLine */.T)(first.mend, MAX_REASON)}`]),
    ].join('\n');
}
function listExamples(rows) {
    const judged = rows.filter((row) => row.event !== null);
    const lines = judged.slice(0, MAX_EXAMPLES).map(describeExample);
    return judged.length > MAX_EXAMPLES ? [...lines, `… and ${judged.length - MAX_EXAMPLES} more`] : lines;
}
function describeExample({ event, at }) {
    const what = event === null ? '' : `${(0,plain/* oneLine */.T)(nameJudged(event), 60)}: ${(0,plain/* oneLine */.T)(event.subject, MAX_SUBJECT)}`;
    return at === null ? what : `${what} (${(0,plain/* oneLine */.T)(formatPlace(at), 200)})`;
}
/** What fails the check is an error. `warn` keeps denied calls green, and what is green is no error; unreadable input stays red. */
function levelIn({ options }, mode, row) {
    const named = Array.isArray(options.fail_on) ? options.fail_on : [];
    const level = named.includes(row.id) || named.includes(row.level) ? 'error' : row.level;
    return mode === 'warn' && level === 'error' && !isConfigError(row) ? 'warning' : level;
}
function rank(row) {
    if (isBlock(row))
        return 0;
    if (isRefusedAsk(row))
        return 1;
    if (isConfigError(row))
        return 2;
    return row.id === 'hook-failed' ? 3 : 4;
}

;// CONCATENATED MODULE: ./src/reporters/annotations.ts




/** GitHub shows 10 annotations of each level for a step (actions/runner ExecutionContext.cs `_maxCountPerIssueType`). */
const MAX_PER_LEVEL = 10;
const annotations_LEVELS = ['error', 'warning', 'notice'];
/**
 * The workflow commands that annotate a run: at most ten of each level, the most telling first, like findings folded into one, and the
 * last one says how many more there are and where. The outcome's own annotation is among them, so nothing else may add an error.
 */
function renderAnnotations(report, { mode, reportPath, prefix = '' }) {
    if (mode === 'observe')
        return [];
    const groups = foldFindings(report, { mode });
    const own = annotateOutcome(report);
    return annotations_LEVELS.flatMap((level) => {
        const first = own?.level === level ? [own] : [];
        const rest = groups.filter((group) => group.level === level);
        return [...first, ...fitGroups(report, rest, { level, room: MAX_PER_LEVEL - first.length, reportPath, prefix })].map(text_annotation/* formatAnnotation */.tn);
    });
}
function fitGroups(report, groups, { level, room, reportPath, prefix }) {
    if (groups.length <= room)
        return groups.map((group) => annotateGroup(report, group, prefix));
    const shown = groups.slice(0, room - 1);
    return [...shown.map((group) => annotateGroup(report, group, prefix)), annotateRest(groups.slice(room - 1), { level, reportPath })];
}
function annotateGroup(report, group, prefix) {
    const [first] = group.rows;
    const edited = (0,text_annotation/* annotationFile */.yl)(first.event?.file ?? '');
    const place = first.at === null ? null : (0,text_annotation/* annotationFile */.yl)(first.at.path);
    const file = edited ?? place;
    return {
        level: group.level,
        title: `hookwitness: ${first.id}`,
        message: describeGroup(report, group),
        file: file === null ? null : `${prefix}${file}`,
        line: edited === null ? (first.at?.line ?? null) : null,
    };
}
function annotateRest(groups, { level, reportPath }) {
    const ids = [...new Set(groups.map((group) => group.rows[0].id))];
    const counts = ids.map((id) => `${sumCounts(groups.filter((group) => group.rows[0].id === id).flatMap((group) => group.rows))} ${id}`);
    const total = sumCounts(groups.flatMap((group) => group.rows));
    const where = reportPath === null ? 'the job summary' : `the job summary and ${reportPath}`;
    return {
        level,
        title: 'hookwitness: more findings',
        message: `+${(0,numbers/* countOf */.pq)(total, 'more finding')}: ${(0,numbers/* joinWords */.yZ)(counts)}. All are in ${where}.`,
        file: null,
        line: null,
    };
}
/** The outcome in one annotation: an error when the step ends red, a warning when only `mode` keeps it green. */
function annotateOutcome({ outcome, exit_code, why }) {
    if (outcome === 'passed')
        return null;
    const green = outcome === 'nothing-checked' ? 'notice' : 'warning';
    return { level: exit_code === 0 ? green : 'error', title: `hookwitness: ${outcome}`, message: why, file: null, line: null };
}

// EXTERNAL MODULE: ./src/text/json.ts
var json = __webpack_require__(1789);
;// CONCATENATED MODULE: ./src/reporters/json.ts

/** The report as schemas/report.schema.json defines it: indented by two, with a final newline. */
function renderJson(report) {
    return (0,json/* encodeInPieces */.h)(report);
}

;// CONCATENATED MODULE: ./src/text/markdown.ts

// Everything else than these is written as a numeric reference: CommonMark never reads a reference as syntax (§2.5).
const NOT_PLAIN = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} \n.,;/?()=+'%⏎…→·–—-]/gu;
const WEB_ADDRESS = /\b(www)\./gi;
// GitHub turns text outside <code> into mentions and references after Markdown is done; a comment between breaks the name.
const REFERENCE = /&#(?:64|35);|\bGH-(?=\d)/gi;
// CommonMark §5.2, §4.3: these begin a list or a heading only when they begin the line.
const LIST_AT_START = /^(?:[-+=–]|\d{1,9}[.)])/;
/** Foreign text in a `<code>` element: shown character by character, never syntax, link, mention or image. */
function markdownCode(text, options = {}) {
    return `<code>${inertText(text, options)}</code>`;
}
/** A sentence of ours that may hold foreign words, outside `<code>`: as inert as there, without mentions and references. */
function markdownProse(text, options = {}) {
    return inertText(text, options).replace(REFERENCE, '$&<!-- -->').replace(LIST_AT_START, '<!-- -->$&');
}
function inertText(text, { newline = 'br' }) {
    return (0,plain/* cleanText */.X)(text, { newline: newline === 'br' ? 'keep' : 'show', tab: 'space' })
        .trim()
        .replace(NOT_PLAIN, (character) => `&#${character.codePointAt(0) ?? 0xfffd};`)
        .replace(WEB_ADDRESS, '$1&#46;')
        .replace(/\n/g, '<br>');
}

// EXTERNAL MODULE: ./src/text/pages.ts
var pages = __webpack_require__(9159);
;// CONCATENATED MODULE: ./src/reporters/view/name-sessions.ts
/** A name for each session, in their order: the transcript's path, with the session's id where one transcript holds several. */
function nameSessions(sessions) {
    const counts = new Map();
    for (const { path } of sessions)
        counts.set(path, (counts.get(path) ?? 0) + 1);
    return sessions.map(({ path, id }) => (counts.get(path) === 1 ? path : `${path} (${id})`));
}

;// CONCATENATED MODULE: ./src/reporters/markdown/table.ts




const table_MAX_SUBJECT = 400;
/** A Markdown table; cells must be safe already and hold no line end. */
function renderTable(heads, rows) {
    return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/** A heading with its table, cut to the rows that the detail allows; empty without rows. */
function renderSection({ title, heads, detail }, rows, renderRow) {
    if (rows.length === 0)
        return '';
    const more = rows.length - detail.rows;
    const table = renderTable(heads, rows.slice(0, detail.rows).map(renderRow));
    return [`### ${title}`, table, ...(more > 0 ? [`${(0,numbers/* formatCount */.B4)(more)} more in the report.`] : [])].join('\n\n');
}
/** Foreign text of one line: a path, a name, a command. Empty stays empty. */
function shortCode(text) {
    return text.trim() === '' ? '' : markdownCode((0,plain/* oneLine */.T)(text, table_MAX_SUBJECT), { newline: 'mark' });
}
/** Foreign text of several lines, with `<br>` between them. Empty stays empty. */
function longCode(text, { text: max }) {
    return text.trim() === '' ? '' : markdownCode((0,cut/* cutCharacters */.l)(text.trim(), max));
}

;// CONCATENATED MODULE: ./src/reporters/markdown/inventory.ts




/** Every configured hook, and what it did. */
function renderHooks(hooks) {
    const heads = ['dialect', 'event', 'matcher', 'command', 'where', 'runs', 'denies', 'asks', 'failures', 'p50 / p95 ms'];
    const title = '### Hooks';
    return hooks.length === 0 ? `${title}\n\nNone found.` : `${title}\n\n${renderTable(heads, hooks.map(renderHook))}`;
}
/** Every session that was read, and what was in it. */
function renderSessions(sessions) {
    const heads = ['transcript', 'agent', 'format', 'evidence', 'calls', 'prompts', 'judged', 'gaps', 'duplicates'];
    const title = '### Sessions';
    return sessions.length === 0 ? `${title}\n\nNone found.` : `${title}\n\n${renderTable(heads, renderRows(sessions))}`;
}
function renderHook(hook) {
    const latency = hook.p50_ms === null ? '' : `${Math.round(hook.p50_ms)} / ${Math.round(hook.p95_ms ?? hook.p50_ms)}`;
    return [
        shortCode(hook.dialect),
        shortCode(hook.event),
        hook.matcher === null ? 'any' : shortCode(hook.matcher),
        shortCode(hook.command),
        shortCode(formatPlace(hook.at)),
        describeRuns(hook),
        ...[hook.denies, hook.asks, hook.failures].map(numbers/* formatCount */.B4),
        latency,
    ];
}
function describeRuns({ trusted, replay, runs, reused }) {
    if (!trusted)
        return 'not trusted, not run';
    if (replay === 'never')
        return 'not replayed';
    return reused === 0 ? (0,numbers/* formatCount */.B4)(runs) : `${(0,numbers/* formatCount */.B4)(runs)} and ${(0,numbers/* formatCount */.B4)(reused)} from memory`;
}
function renderRows(sessions) {
    const names = nameSessions(sessions);
    return sessions.map((session, index) => [
        ...[names[index] ?? '', session.agent, session.format].map(shortCode),
        session.evidence,
        ...[session.calls, session.prompts, session.judged, session.gap_count, session.duplicates].map(numbers/* formatCount */.B4),
    ]);
}

;// CONCATENATED MODULE: ./src/reporters/markdown/sections.ts




const CALL_HEADS = ['what', 'where', 'who objected, and why'];
const MAX_IDS = 50;
/** The tables of what was refused: one row for each recorded call or prompt. */
function renderRefused(report, { blocked, asked, alreadyDenied }, detail) {
    const renderRow = (call) => renderCall(report, call, detail);
    return [
        renderSection({ title: `${countJudged(blocked)} should have been stopped`, heads: CALL_HEADS, detail }, blocked, renderRow),
        renderSection({ title: `${countJudged(asked)} asked, nobody there to answer`, heads: CALL_HEADS, detail }, asked, renderRow),
        renderSection({ title: `${countJudged(alreadyDenied)} denied, and already stopped when recorded`, heads: CALL_HEADS, detail }, alreadyDenied, renderRow),
    ];
}
/** The tables of what is broken, odd or waived. */
function renderProblems(report, { config, hookFailures, others, waived }, detail) {
    const heads = ['level', 'finding', 'where', 'times', 'what'];
    const renderRow = (finding) => renderFinding(report, finding, detail);
    return [
        renderSection({ title: 'Unreadable or invalid', heads, detail }, config, renderRow),
        renderSection({ title: `Hook failures: ${(0,numbers/* formatCount */.B4)(sumCounts(hookFailures))}`, heads, detail }, hookFailures, renderRow),
        renderSection({ title: 'Other findings', heads, detail }, others, renderRow),
        renderSection({ title: 'Waived', heads, detail }, waived, renderRow),
    ];
}
/** How often each finding was made: what is left when nothing else fits. */
function renderIdCounts(findings) {
    const ids = [...new Set(findings.map((finding) => finding.id))].slice(0, MAX_IDS);
    const rows = ids.map((id) => [shortCode(id), (0,numbers/* formatCount */.B4)(sumCounts(findings.filter((finding) => finding.id === id)))]);
    return rows.length === 0 ? '' : renderTable(['finding', 'times'], rows);
}
function renderCall(report, call, detail) {
    const times = call.count > 1 ? ` ×${(0,numbers/* formatCount */.B4)(call.count)}` : '';
    return [
        `${shortCode(nameJudged(call))} ${shortCode(call.subject)}${times}`,
        call.at === null ? '' : shortCode(formatPlace(call.at)),
        call.rows.map((row) => renderObjection(report, row, detail)).join('<br>'),
    ];
}
function renderObjection(report, row, detail) {
    const place = placeHook(report, row);
    const live = liveOf(row);
    const objection = [
        shortCode(nameDialect(report, row)),
        ...(isRefusedAsk(row) ? ['asked'] : []),
        longCode(reasonOf(row), detail),
        ...(place === null ? [] : [`from ${shortCode(place)}`]),
    ];
    const asides = listAsides(report, row).map((aside) => `also: ${longCode(aside, detail)}`);
    return [objection.join(' '), ...asides, ...(live === null ? [] : [`live: ${longCode(live, detail)}`])].join('<br>');
}
function renderFinding(report, finding, detail) {
    const hook = findHook(report, finding);
    const place = finding.at ?? hook?.at ?? null;
    const live = liveOf(finding);
    const about = finding.event === null ? [] : [`${shortCode(nameJudged(finding.event))} ${shortCode(finding.event.subject)}`];
    const owner = hook === null ? [] : [`${shortCode(hook.dialect)} ${shortCode(hook.event)}`];
    return [
        finding.level,
        shortCode(finding.id),
        place === null ? '' : shortCode(formatPlace(place)),
        (0,numbers/* formatCount */.B4)(finding.count),
        [
            ...owner,
            ...about,
            longCode(finding.message, detail),
            ...(live === null ? [] : [`live: ${longCode(live, detail)}`]),
            ...(finding.mend === null ? [] : [`→ ${longCode(finding.mend, detail)}`]),
        ].join('<br>'),
    ];
}

;// CONCATENATED MODULE: ./src/reporters/markdown.ts









/** A step summary over 1 MiB is dropped whole (actions/runner FileCommandManager.cs `AttachmentSizeLimit`); others may write to it too. */
const BUDGET = 900_000;
const MAX_WHY = 2000;
const MARKS = {
    broken: '✖',
    blocked: '✖',
    'bad-input': '✖',
    indeterminate: '?',
    'nothing-checked': '?',
    passed: '✔',
};
/** From everything to less and less, COUNTS_ONLY in the end; the first that fits is taken and says its name. */
const STEPS = [
    { name: null, rows: Number.POSITIVE_INFINITY, text: 2000, inventory: true },
    { name: 'without the tables of hooks and sessions', rows: Number.POSITIVE_INFINITY, text: 2000, inventory: false },
    { name: 'texts cut to 120 characters', rows: Number.POSITIVE_INFINITY, text: 120, inventory: false },
    { name: 'the first 500 rows of each table', rows: 500, text: 120, inventory: false },
    { name: 'the first 100 rows of each table', rows: 100, text: 120, inventory: false },
    { name: 'the first 20 rows of each table', rows: 20, text: 120, inventory: false },
];
const COUNTS_ONLY = { name: 'counts only', rows: 0, text: 120, inventory: false };
const OWN_PAGE = new RegExp(`(${(0,pages/* pageAddress */.q)('').replaceAll('.', '[.]')}[a-z-]+[.]md(?:#[a-z-]+)?)`);
const HOW_TO_READ = `<details><summary>How to read this</summary>

Each recorded tool call and prompt was given to the hooks of this repository, as if nobody were there to answer a question.
No recorded tool was executed. **Should have been stopped**: a hook refused it, and the transcript says that it happened.
**Asked**: a hook wanted a person to decide; unattended, that is a refusal. **live** says what the agent itself does when that differs.
Transcripts are what the agent wrote about itself; evidence \`workflow\` means a file that lies where this job's own agent step writes it.

</details>`;
/** The report as GitHub-flavoured Markdown for a step summary or comment; gets shorter in named steps until it fits. */
function renderMarkdown(report, { maxBytes = BUDGET, reportPath = null } = {}) {
    for (const detail of STEPS) {
        if (isTooLong(report, detail, maxBytes))
            continue;
        const text = renderDetail(report, detail, reportPath);
        if (Buffer.byteLength(text) <= maxBytes)
            return text;
    }
    return renderDetail(report, COUNTS_ONLY, reportPath);
}
/** Whether the reasons alone, before anything is escaped, take more than there is: then rendering them is waste. */
function isTooLong({ findings }, { rows, text }, maxBytes) {
    if (Number.isFinite(rows))
        return false;
    return findings.reduce((sum, finding) => sum + Math.min(reasonOf(finding).length, text), 0) > maxBytes;
}
function renderDetail(report, detail, reportPath) {
    const found = groupFindings(report.findings);
    const parts = [
        `## ${MARKS[report.outcome]} hookwitness: ${report.outcome}`,
        markdownProse((0,plain/* oneLine */.T)(`${report.why}${isEnforced(report) ? '' : ' (reported, not enforced)'}`, MAX_WHY)),
        ...(report.next === null ? [] : [`→ ${renderNext(report.next)}`]),
        ...describeSource(report),
        renderTotals(report),
        ...(detail.rows === 0
            ? [renderIdCounts(report.findings)]
            : [...renderRefused(report, found, detail), ...renderProblems(report, found, detail)]),
        ...(detail.inventory ? [renderHooks(report.hooks), renderSessions(report.sessions)] : []),
        ...renderNotes(report),
        HOW_TO_READ,
        ...renderShortened(report, detail, reportPath),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** Our own pages are links: nobody types an address from a summary. */
function renderNext(next) {
    const parts = (0,plain/* oneLine */.T)(next, MAX_WHY).split(OWN_PAGE);
    return parts
        .map((part, index) => (index % 2 === 1 ? `<${part}>` : markdownProse(part)))
        .join(' ')
        .trim();
}
function isEnforced({ outcome, exit_code }) {
    return exit_code !== 0 || outcome === 'passed';
}
function describeSource(report) {
    const source = sourceOf(report);
    if (source === null)
        return [];
    const commit = markdownCode(source.commit);
    return [
        `Hooks taken from ${source.name === null ? commit : `${markdownCode((0,plain/* oneLine */.T)(source.name, 60))} (${commit})`}, not from the work tree.`,
    ];
}
function renderTotals({ totals, exit_code }) {
    const counts = [
        totals.judged,
        totals.blocked,
        totals.asked,
        totals.already_denied,
        totals.indeterminate,
        totals.hook_failures,
        totals.hook_runs,
    ].map(numbers/* formatCount */.B4);
    return renderTable(['judged', 'blocked', 'asked', 'already denied', 'indeterminate', 'hook failures', 'hook runs', 'time', 'exit code'], [[...counts, (0,numbers/* formatDuration */.a3)(totals.duration_ms), String(exit_code)]]);
}
function renderNotes({ notes }) {
    return notes.slice(0, 20).map((note) => markdownProse((0,plain/* oneLine */.T)(note, MAX_WHY)));
}
function renderShortened({ totals }, { name }, reportPath) {
    const unlisted = totals.findings - totals.findings_listed;
    const path = reportPath === null ? 'the JSON report' : markdownCode((0,plain/* oneLine */.T)(reportPath, 300));
    return [
        ...(unlisted > 0 ? [`${(0,numbers/* countOf */.pq)(unlisted, 'finding')} counted, but not listed.`] : []),
        ...(name === null ? [] : [`**Shortened to fit: ${name}.** Everything is in ${path}.`]),
    ];
}

;// CONCATENATED MODULE: ./src/text/width.ts

// Unicode UAX #11: East Asian wide and full-width blocks, and emoji, take two columns.
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const NO_WIDTH = /\p{M}/u;
/** Columns that a cleaned text takes in a terminal. */
function textWidth(text) {
    let width = 0;
    for (const character of text)
        width += characterWidth(character);
    return width;
}
/** The text in at most `width` columns, with `…` when cut. */
function cutToWidth(text, width) {
    if (textWidth(text) <= width)
        return text;
    return (0,cut/* cutCharacters */.l)(text, countFitting(text, width - 1) + 1);
}
/** The text with blanks after it, up to `width` columns. */
function padToWidth(text, width) {
    return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
/** Breaks a cleaned text at spaces into lines of at most `width` columns; longer words are broken inside. At least one line. */
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ').flatMap((long) => breakWord(long, width))) {
        const joined = line === '' ? word : `${line} ${word}`;
        if (textWidth(joined) <= width) {
            line = joined;
            continue;
        }
        lines.push(line);
        line = word;
    }
    return [...lines, line];
}
function breakWord(word, width) {
    const pieces = [];
    let rest = [...word];
    while (textWidth(rest.join('')) > width) {
        const fitting = Math.max(1, countFitting(rest.join(''), width));
        pieces.push(rest.slice(0, fitting).join(''));
        rest = rest.slice(fitting);
    }
    return [...pieces, rest.join('')];
}
/** How many characters (code points) fit. */
function countFitting(text, width) {
    let used = 0;
    let count = 0;
    for (const character of text) {
        used += characterWidth(character);
        if (used > width)
            break;
        count += 1;
    }
    return count;
}
function characterWidth(character) {
    if (NO_WIDTH.test(character))
        return 0;
    return WIDE.test(character) ? 2 : 1;
}

// EXTERNAL MODULE: ./src/text/log.ts
var log = __webpack_require__(3577);
;// CONCATENATED MODULE: ./src/reporters/terminal/paint.ts



const STYLES = {
    bold: ['\u001b[1m', '\u001b[22m'],
    dim: ['\u001b[2m', '\u001b[22m'],
    red: ['\u001b[31m', '\u001b[39m'],
    redBold: ['\u001b[1;31m', '\u001b[22;39m'],
    yellowBold: ['\u001b[1;33m', '\u001b[22;39m'],
    greenBold: ['\u001b[1;32m', '\u001b[22;39m'],
    yellow: ['\u001b[33m', '\u001b[39m'],
    cyan: ['\u001b[36m', '\u001b[39m'],
    plain: ['', ''],
};
const EMPTY = [];
/** Lines as text, with ANSI styles or without, each ended by a newline. Whatever they hold, none is a workflow command. */
function paint(lines, { color }) {
    return lines.map((line) => `${paintLine(line, color)}\n`).join('');
}
function paintLine(line, color) {
    const plain = line.map(([, text]) => text).join('');
    const guarded = (0,log/* guardLine */.Q)(plain).trimEnd();
    if (!color || guarded !== plain.trimEnd())
        return guarded;
    return line.map(([style, text]) => (text === '' ? '' : STYLES[style].join(text))).join('');
}
/** One text under a hanging indent: `lead` on the first line, blanks of the same width on the others. `lead` holds no wide characters. */
function flow(lead, style, text, width) {
    const indent = lead.reduce((sum, [, part]) => sum + part.length, 0);
    return wrapText(text, Math.max(width - indent, 20)).map((part, index) => [
        ...(index === 0 ? lead : [['plain', ' '.repeat(indent)]]),
        [style, part],
    ]);
}
/** As `flow`, for a text of several lines: at most `max` of them, then `…`. Blank lines go. Each line is cut at `maxLine` characters. */
function flowLines(lead, text, { max, maxLine, width }) {
    const lines = (0,plain/* cleanText */.X)(text)
        .split('\n')
        .filter((line) => line.trim() !== '');
    const shown = [...lines.slice(0, max).map((line) => (0,plain/* oneLine */.T)(line, maxLine)), ...(lines.length > max ? ['…'] : [])];
    const blank = lead.map(([, part]) => ['plain', ' '.repeat(part.length)]);
    return shown.flatMap((line, index) => flow(index === 0 ? lead : blank, 'plain', line, width));
}

;// CONCATENATED MODULE: ./src/reporters/terminal/calls.ts





const calls_MAX_REASON = 400;
const MAX_REASON_LINES = 4;
const calls_MAX_SUBJECT = 400;
/** Calls that were refused: each with its place, then every dialect's reason and hook. */
function renderCalls(report, calls, { mark, width }) {
    return calls.flatMap((call) => [
        [],
        headCall(call, mark, width),
        ...placeCall(call),
        ...call.rows.flatMap((row) => renderRow(report, call, row, width)),
    ]);
}
/** Calls in one quiet line each. */
function renderCallsShort(calls, width) {
    return calls.map((call) => {
        const place = call.at === null ? '' : `  ${(0,plain/* oneLine */.T)(formatPlace(call.at), 120)}`;
        const text = `${(0,plain/* oneLine */.T)(nameJudged(call), 60)}  ${(0,plain/* oneLine */.T)(call.subject, calls_MAX_SUBJECT)}`;
        return [['dim', `· ${cutToWidth(text, Math.max(width - 2 - textWidth(place), 20))}${place}`]];
    });
}
function headCall(call, mark, width) {
    const name = (0,plain/* oneLine */.T)(nameJudged(call), 60);
    const times = call.count > 1 ? `  ×${call.count}` : '';
    const room = width - textWidth(`${mark[1]} ${name}  ${times}`);
    return [
        mark,
        ['plain', ' '],
        ['bold', name],
        ['plain', `  ${cutToWidth((0,plain/* oneLine */.T)(call.subject, calls_MAX_SUBJECT), Math.max(room, 20))}`],
        ['dim', times],
    ];
}
function placeCall(call) {
    if (call.at === null)
        return [];
    return [[['dim', `  ${call.count > 1 ? 'first at' : 'at'} ${(0,plain/* oneLine */.T)(formatPlace(call.at), 200)}${describeFate(call.rows[0])}`]]];
}
/** What became of the recorded call: that it ran is what makes it serious. */
function describeFate(row) {
    const recorded = row?.event?.recorded;
    if (recorded === 'ran' || recorded === 'failed')
        return `, it ${recorded}`;
    return recorded === 'unknown' ? ', its result is not recorded' : '';
}
function renderRow(report, call, row, width) {
    const dialect = (0,plain/* oneLine */.T)(nameDialect(report, row), 40);
    const column = Math.max(...call.rows.map((other) => (0,plain/* oneLine */.T)(nameDialect(report, other), 40).length));
    const lead = [['cyan', `  ${dialect.padEnd(column)}  `]];
    const below = [['plain', ' '.repeat(column + 4)]];
    const asked = isRefusedAsk(row) && !call.rows.every(isRefusedAsk) ? 'asked, nobody there: ' : '';
    const place = describeHookPlace(report, row);
    const live = liveOf(row);
    return [
        ...flowLines(lead, asked + reasonOf(row), { max: MAX_REASON_LINES, maxLine: calls_MAX_REASON, width }),
        ...(place === null ? [] : [[...below, ['dim', cutToWidth((0,plain/* oneLine */.T)(place, 400), Math.max(width - column - 4, 20))]]]),
        ...listAsides(report, row).flatMap((aside) => flow([...below, ['dim', 'also: ']], 'dim', (0,plain/* oneLine */.T)(aside, calls_MAX_REASON), width)),
        ...(live === null ? [] : flow([...below, ['yellow', 'live: ']], 'plain', (0,plain/* oneLine */.T)(live, calls_MAX_REASON), width)),
    ];
}

;// CONCATENATED MODULE: ./src/reporters/terminal/overview.ts






const MAX_SESSIONS = 5;
const MAX_PASSED_OVER = 3;
const MAX_PATH = 60;
const MAX_FILES = 3;
const LABEL = 10;
/** What was found and what was judged: hooks by dialect, sessions, counts. */
function renderOverview(report, width) {
    return [
        ...labelled('hooks', [...describeHooks(report.hooks), ...overview_describeSource(report)], width),
        ...labelled('sessions', [...describeSessions(report.sessions), ...describePassedOver(report)], width),
        ...labelled('judged', [describeWork(report)], width),
    ];
}
function overview_describeSource(report) {
    const source = sourceOf(report);
    if (source === null)
        return [];
    const { name, commit } = source;
    return [`taken from ${name === null ? commit : `${(0,plain/* oneLine */.T)(name, 60)} (${commit})`}, not from the work tree`];
}
function labelled(label, texts, width) {
    return texts.flatMap((text, index) => flow([['dim', (index === 0 ? label : '').padEnd(LABEL)]], 'plain', text, width));
}
function describeHooks(hooks) {
    if (hooks.length === 0)
        return ['none found'];
    const dialects = [...new Set(hooks.map((hook) => hook.dialect))];
    const longest = Math.max(...dialects.map((dialect) => dialect.length));
    return dialects.map((dialect) => {
        const own = hooks.filter((hook) => hook.dialect === dialect);
        const untrusted = own.filter((hook) => !hook.trusted).length;
        const notRun = untrusted === 0 ? '' : ` (${untrusted === own.length ? 'not trusted, not run' : `${untrusted} not trusted, not run`})`;
        return `${(0,plain/* oneLine */.T)(dialect, 40).padEnd(longest)}  ${(0,numbers/* countOf */.pq)(own.length, 'hook')} in ${listFiles(own)}${notRun}`;
    });
}
function listFiles(hooks) {
    const files = [...new Set(hooks.map((hook) => (0,plain/* oneLine */.T)(hook.at.path, 80)))];
    const more = files.length - MAX_FILES;
    return [...files.slice(0, MAX_FILES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
function describeSessions(sessions) {
    if (sessions.length === 0)
        return ['none found'];
    const shown = sessions.slice(0, MAX_SESSIONS);
    const rest = sessions.slice(MAX_SESSIONS);
    const names = nameSessions(sessions).map((name) => cutToWidth((0,plain/* oneLine */.T)(name, 200), MAX_PATH));
    const column = Math.max(...names.slice(0, MAX_SESSIONS).map((name) => textWidth(name)));
    return [
        ...shown.map((session, index) => `${padToWidth(names[index] ?? '', column)}  ${nameAgent(session)}: ${countContent([session])}`),
        ...(rest.length > 0 ? [`and ${(0,numbers/* countOf */.pq)(rest.length, 'more session')}: ${countContent(rest)}`] : []),
    ];
}
function nameAgent({ agent, format }) {
    return (0,plain/* oneLine */.T)(format.startsWith(agent) ? agent : `${agent}, format ${format}`, 60);
}
function countContent(sessions) {
    const sum = (count) => sessions.reduce((total, session) => total + count(session), 0);
    const calls = sum((session) => session.calls);
    const prompts = sum((session) => session.prompts);
    const unread = sum((session) => (session.read_to_end ? 0 : 1));
    const gaps = sum((session) => session.gap_count);
    const duplicates = sum((session) => session.duplicates);
    return [
        (0,numbers/* countOf */.pq)(calls, 'call'),
        (0,numbers/* countOf */.pq)(prompts, 'prompt'),
        ...(unread > 0 ? [unread === sessions.length ? 'not read to the end' : `${unread} not read to the end`] : []),
        ...(gaps > 0 ? [(0,numbers/* countOf */.pq)(gaps, 'unread gap')] : []),
        ...describeConfidence(sessions),
        ...(duplicates > 0 ? [(0,numbers/* countOf */.pq)(duplicates, 'duplicate')] : []),
    ].join(', ');
}
/** What of the sessions is not told wholly, and what is lacking where it is one. */
function describeConfidence(sessions) {
    const weak = sessions.filter(({ confidence }) => confidence !== 'full');
    const [one] = sessions;
    if (one === undefined || weak.length === 0)
        return [];
    if (sessions.length > 1)
        return [`${weak.length} not fully recorded`];
    const kinds = one.lacks.map(({ kind }) => kind);
    return [kinds.length === 0 ? one.confidence : `${one.confidence} (${kinds.join(', ')})`];
}
function describePassedOver({ transcripts }) {
    const passed = transcripts.filter((transcript) => !transcript.taken);
    if (passed.length === 0)
        return [];
    const shown = passed.slice(0, MAX_PASSED_OVER).map(({ path, why }) => `${(0,plain/* oneLine */.T)(path, 60)} (${(0,plain/* oneLine */.T)(why, 80)})`);
    return [`passed over ${(0,numbers/* countOf */.pq)(passed.length, 'file')}: ${shown.join(', ')}${passed.length > MAX_PASSED_OVER ? ', …' : ''}`];
}
function describeWork({ totals }) {
    return [
        `${(0,numbers/* countOf */.pq)(totals.judged, 'call or prompt', 'calls and prompts')}, ${(0,numbers/* countOf */.pq)(totals.hook_runs, 'hook run')}, ${(0,numbers/* formatDuration */.a3)(totals.duration_ms)}`,
        ...(totals.answers_reused > 0 ? [`${(0,numbers/* countOf */.pq)(totals.answers_reused, 'answer')} from memory`] : []),
        ...(totals.rewritten > 0 ? [`${totals.rewritten} rewritten by a hook`] : []),
        ...(totals.not_judged > 0 ? [`${totals.not_judged} not judged for want of time`] : []),
        ...(totals.indeterminate > 0 ? [`${totals.indeterminate} indeterminate`] : []),
    ].join(', ');
}

;// CONCATENATED MODULE: ./src/reporters/terminal/problems.ts





const MAX_MESSAGE = 300;
const MAX_DETAIL_LINES = 2;
const problems_MARKS = { error: ['red', '✖'], warning: ['yellow', '!'], notice: ['dim', '·'] };
/** Hook failures: which hook, how often, what it said, what it means live. */
function renderFailures(report, failures, width) {
    return failures.flatMap((failure) => {
        const hook = findHook(report, failure);
        const place = hook === null ? failure.at : hook.at;
        const name = hook === null ? (failure.hook ?? failure.id) : `${hook.dialect} ${hook.event}`;
        const head = [(0,plain/* oneLine */.T)(name, 80), ...(place === null ? [] : [(0,plain/* oneLine */.T)(formatPlace(place), 200)])].join('  ');
        // What stands at a call already is not said again.
        if (isToldAtCall(report, failure))
            return [headProblem(failure, head), ...nextStep(failure, width)];
        return [headProblem(failure, head), ...detailLines(failure, width), ...afterwords(failure, width)];
    });
}
function isToldAtCall(report, failure) {
    const [said = ''] = failure.message.replace(/^hook failed \([^)]*\): /, '').split('\n');
    return report.findings.some((finding) => finding.hook === failure.hook && isBlock(finding) && reasonOf(finding).includes(said));
}
/** Findings in a few lines each: id, place, sentence, the next step. */
function renderFindings(findings, width) {
    return findings.flatMap((finding) => {
        const head = finding.at === null ? finding.id : `${finding.id}  ${(0,plain/* oneLine */.T)(formatPlace(finding.at), 200)}`;
        return [headProblem(finding, head), ...subjectLine(finding, width), ...detailLines(finding, width), ...afterwords(finding, width)];
    });
}
function headProblem(finding, head) {
    return [problems_MARKS[finding.level], ['plain', ' '], ['bold', head], ['dim', finding.count > 1 ? `  ×${finding.count}` : '']];
}
function subjectLine({ event }, width) {
    if (event === null)
        return [];
    return [[['plain', `  ${cutToWidth(`${(0,plain/* oneLine */.T)(nameJudged(event), 60)}  ${(0,plain/* oneLine */.T)(event.subject, MAX_MESSAGE)}`, width - 2)}`]]];
}
function detailLines({ message }, width) {
    return flowLines([['plain', '  ']], message, { max: MAX_DETAIL_LINES, maxLine: MAX_MESSAGE, width });
}
function afterwords(finding, width) {
    const live = liveOf(finding);
    return [...(live === null ? [] : flow([['yellow', '  live: ']], 'plain', (0,plain/* oneLine */.T)(live, MAX_MESSAGE), width)), ...nextStep(finding, width)];
}
function nextStep({ mend }, width) {
    return mend === null ? [] : flow([['dim', '  → ']], 'plain', (0,plain/* oneLine */.T)(mend, MAX_MESSAGE), width);
}

;// CONCATENATED MODULE: ./src/reporters/terminal.ts








const MAX_CALLS = 20;
const MAX_ROWS = 10;
const terminal_MAX_WHY = 500;
const MIN_WIDTH = 60;
const ENDINGS = {
    broken: ['redBold', '✖'],
    blocked: ['redBold', '✖'],
    'bad-input': ['redBold', '✖'],
    indeterminate: ['yellowBold', '?'],
    'nothing-checked': ['yellowBold', '?'],
    passed: ['greenBold', '✔'],
};
/** The report for people: what was found, what should have been stopped, what is broken, and last the outcome in one sentence. */
function renderTerminal(report, { color, width }) {
    const columns = Math.max(width, MIN_WIDTH);
    const grouped = groupFindings(report.findings);
    const lines = [
        [
            ['bold', 'hookwitness'],
            ['dim', ` ${(0,plain/* oneLine */.T)(report.version, 40)}`],
        ],
        // A run that could not begin has found nothing to show.
        ...(report.hooks_source.from === 'none' ? [] : [EMPTY, ...renderOverview(report, columns)]),
        ...renderSections(report, grouped, columns),
        ...terminal_renderNotes(report, columns),
        EMPTY,
        ...renderOutcome(report, columns),
    ];
    return paint(lines, { color });
}
function renderSections(report, found, width) {
    const bad = ['red', '✖'];
    const question = ['yellow', '?'];
    const { blocked, asked, alreadyDenied, config, hookFailures, others, waived } = found;
    return [
        ...section('redBold', `${countJudged(blocked)} should have been stopped`, blocked, MAX_CALLS, (calls) => renderCalls(report, calls, { mark: bad, width })),
        ...section('yellowBold', `${countJudged(asked)} asked, nobody there to answer`, asked, MAX_CALLS, (calls) => renderCalls(report, calls, { mark: question, width })),
        ...section('redBold', (0,numbers/* countOf */.pq)(config.length, 'unreadable or invalid input'), config, MAX_ROWS, (rows) => renderFindings(rows, width)),
        ...section('yellowBold', (0,numbers/* countOf */.pq)(sumCounts(hookFailures), 'hook failure'), hookFailures, MAX_ROWS, (rows) => renderFailures(report, rows, width)),
        ...section('bold', (0,numbers/* countOf */.pq)(others.length, 'other finding'), others, MAX_ROWS, (rows) => renderFindings(rows, width)),
        ...section('dim', `${countJudged(alreadyDenied)} denied, and already stopped when recorded`, alreadyDenied, MAX_ROWS, (calls) => renderCallsShort(calls, width)),
        ...section('dim', `${(0,numbers/* countOf */.pq)(waived.length, 'waived finding')}`, waived, MAX_ROWS, (rows) => renderFindings(rows, width)),
    ];
}
function section(style, title, rows, max, render) {
    if (rows.length === 0)
        return [];
    const more = rows.length - max;
    const rest = more > 0 ? [EMPTY, [['dim', `  … ${more} more in the report`]]] : [];
    return [EMPTY, [[style, title]], ...render(rows.slice(0, max)), ...rest];
}
function terminal_renderNotes({ notes, totals }, width) {
    const unlisted = totals.findings - totals.findings_listed;
    const all = unlisted > 0 ? [...notes, `${(0,numbers/* countOf */.pq)(unlisted, 'finding')} counted, but not listed`] : notes;
    return all.length === 0 ? [] : [EMPTY, ...all.flatMap((note) => flow([['dim', 'note  ']], 'dim', (0,plain/* oneLine */.T)(note, terminal_MAX_WHY), width))];
}
function renderOutcome(report, width) {
    const { outcome, exit_code, why } = report;
    const [style, mark] = ENDINGS[outcome];
    const end = exit_code === 0 && outcome !== 'passed' ? 'exit 0: reported, not enforced' : `exit ${exit_code}`;
    const next = report.next === null ? [] : flow([['dim', '→ ']], 'dim', (0,plain/* oneLine */.T)(report.next, terminal_MAX_WHY), width);
    return [...next, ...flow([[style, `${mark} `]], style, `${outcome}: ${(0,plain/* oneLine */.T)(why, terminal_MAX_WHY)} (${end})`, width)];
}

;// CONCATENATED MODULE: ./src/reporters/index.ts



/** One reporter for each format; docs/reports.md has a row for each. */
const reporters = {
    terminal: (report, options) => [renderTerminal(report, options)],
    json: renderJson,
    markdown: (report, options) => [renderMarkdown(report, options)],
};

// EXTERNAL MODULE: ./src/text/unwritable.ts
var unwritable = __webpack_require__(9524);
;// CONCATENATED MODULE: ./src/github/deliver.ts








/** GitHub's log is about this wide before it wraps. */
const LOG_WIDTH = 120;
/**
 * Delivers a finished report: log, annotations, step summary, JSON file, outputs, in this order, so that what is found is told even where nothing
 * can be written. Each output that fails is annotated and returned; the later ones know of the earlier.
 */
async function deliverReport(found, delivery) {
    const { mode, summary, reportPath, repo, env, print, countFaults } = delivery;
    const options = { color: false, width: LOG_WIDTH, reportPath };
    const faults = [];
    const keep = (fault) => {
        if (fault !== null)
            faults.push(fault);
    };
    const annotations = renderAnnotations(found, { mode, reportPath, prefix: findPrefix(repo, env) });
    keep(await print([...reporters.terminal(found, options), ...annotations.map((line) => `${line}\n`)].join('')));
    const summaryFile = summary ? env.GITHUB_STEP_SUMMARY : undefined;
    if (summaryFile)
        keep(await attempt('GITHUB_STEP_SUMMARY', summaryFile, (file) => promises_.writeFile(file, reporters.markdown(found, options), { flag: 'a' })));
    const told = countFaults(found, faults);
    if (reportPath !== null)
        keep(await attempt('report_path', reportPath, (file) => promises_.writeFile(file, renderJson(told))));
    // Without the file, @actions/core would print outputs as commands into the log.
    if (env.GITHUB_OUTPUT)
        keep(await attempt('GITHUB_OUTPUT', env.GITHUB_OUTPUT, async () => setOutputs(countFaults(found, faults), reportPath)));
    for (const fault of faults)
        await annotateFault(fault, print);
    return faults;
}
function setOutputs({ outcome, totals }, reportPath) {
    core/* setOutput */.uH('outcome', outcome);
    core/* setOutput */.uH('judged', totals.judged);
    core/* setOutput */.uH('blocked', totals.blocked);
    core/* setOutput */.uH('asked', totals.asked);
    core/* setOutput */.uH('hook_failures', totals.hook_failures);
    core/* setOutput */.uH('report_path', reportPath ?? '');
}
/** Annotations name files from the workspace on, findings from the project on. */
function findPrefix(repo, env) {
    const below = external_node_path_.relative(env.GITHUB_WORKSPACE ?? process.cwd(), external_node_path_.resolve(repo)).replaceAll(external_node_path_.sep, '/');
    return below === '' || below.startsWith('..') || external_node_path_.isAbsolute(below) ? '' : `${below}/`;
}
async function attempt(option, file, act) {
    return act(file).then(() => null, (error) => (0,unwritable/* refuseOutput */.E)(option, file, error));
}
/** On stdout, or on stderr where that is what failed. */
async function annotateFault({ message, next, code }, print) {
    const annotation = { level: 'error', title: `hookwitness: ${code}`, message: `${message}. ${next}`, file: null, line: null };
    const line = `${(0,text_annotation/* formatAnnotation */.tn)(annotation)}\n`;
    if ((await print(line)) !== null)
        process.stderr.write(line);
}


/***/ })

};
