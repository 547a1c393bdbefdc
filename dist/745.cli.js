export const id = 745;
export const ids = [745];
export const modules = {

/***/ 3745:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  logText: () => (/* reexport */ log/* logText */.k),
  refuse: () => (/* binding */ refuse),
  runCommand: () => (/* binding */ runCommand),
  tell: () => (/* binding */ tell)
});

// EXTERNAL MODULE: ./src/commands/build-report.ts + 2 modules
var build_report = __webpack_require__(7127);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/exit.ts
var exit = __webpack_require__(3139);
// EXTERNAL MODULE: ./src/git/inner-link.ts
var inner_link = __webpack_require__(69);
// EXTERNAL MODULE: ./src/text/safe.ts
var safe = __webpack_require__(2966);
// EXTERNAL MODULE: ./src/text/unwritable.ts
var unwritable = __webpack_require__(9524);
// EXTERNAL MODULE: ./src/commands/open-output.ts
var open_output = __webpack_require__(8240);
;// CONCATENATED MODULE: ./src/commands/outputs.ts








/**
 * Makes the folders of output files and empties each file, before hours of hooks have run for a result that cannot be kept: a run that breaks must
 * not leave an earlier run's report behind. `usable` are the options without the outputs that cannot be written.
 */
async function prepareOutputs(options, names) {
    const faults = [];
    const usable = { ...options };
    const taken = new Map(options.transcripts.map((file) => [identify(file), `the transcript ${file}`]));
    for (const name of names) {
        const file = options[name];
        if (file === null)
            continue;
        const fault = (await refusePlace(name, file, taken)) ?? attempt(name, file, () => empty(file));
        taken.set(identify(file), name);
        if (fault === null)
            continue;
        faults.push(fault);
        usable[name] = null;
    }
    return { faults, usable };
}
/** A file that is read or written already, or one that somebody else has chosen: a pull request may bring a link with the name of an output. */
async function refusePlace(name, file, taken) {
    const id = identify(file);
    const other = id === null ? undefined : taken.get(id);
    if (other !== undefined)
        return (0,unwritable/* refuseOutput */.E)(name, file, `it is ${other} too`);
    const link = await (0,inner_link/* findInnerLink */.m)(file);
    return link === null ? null : (0,unwritable/* refuseOutput */.E)(name, file, `${link} is a link inside the repository`);
}
/** Names a regular file, whatever it is called; null for everything else: a device or a pipe takes what several write. */
function identify(file) {
    try {
        const found = external_node_fs_.statSync(file);
        return found.isFile() ? `${found.dev}:${found.ino}` : null;
    }
    catch {
        return null;
    }
}
/** Writes an output file piece by piece; tells what was in the way. */
async function writeOutput(option, file, pieces) {
    try {
        const output = await (0,open_output/* openOutput */.c)(file);
        try {
            await (0,promises_.writeFile)(output, pieces);
        }
        finally {
            await output.close();
        }
        return null;
    }
    catch (error) {
        return (0,unwritable/* refuseOutput */.E)(option, file, error);
    }
}
/** The report of a run of which some outputs could not be written: what is red stays as it is, what would be green is bad input. */
function countFaults(report, faults) {
    const [first] = faults;
    if (first === undefined || report.exit_code !== exit/* EXIT_CODES */.a.passed)
        return report;
    const why = (0,safe/* makeSafe */.av)(faults.map((fault) => fault.message).join('; '));
    return { ...report, outcome: 'bad-input', exit_code: exit/* EXIT_CODES */.a['bad-input'], why, next: (0,safe/* makeSafe */.av)(first.next) };
}
function attempt(option, file, act) {
    try {
        act();
        return null;
    }
    catch (error) {
        return (0,unwritable/* refuseOutput */.E)(option, file, error);
    }
}
function empty(file) {
    makeFolder(external_node_path_.dirname(external_node_path_.resolve(file)));
    const found = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    // Opening a named pipe waits for its reader, and closing it again would be the end of what that reads.
    if (found === undefined || found.isFile() || found.isDirectory())
        external_node_fs_.closeSync(external_node_fs_.openSync(file, 'w'));
    else
        external_node_fs_.accessSync(file, external_node_fs_.constants.W_OK);
}
/** Folder by folder: Node's `recursive` never ends where the system says ENOENT below a folder that is there, as /proc does. */
function makeFolder(folder) {
    if (external_node_fs_.existsSync(folder))
        return;
    makeFolder(external_node_path_.dirname(folder));
    try {
        external_node_fs_.mkdirSync(folder);
    }
    catch (error) {
        // Another run may have made it in between.
        if (!external_node_fs_.existsSync(folder))
            throw error;
    }
}

// EXTERNAL MODULE: ./src/commands/print.ts
var print = __webpack_require__(7633);
// EXTERNAL MODULE: ./src/commands/printed.ts
var printed = __webpack_require__(3752);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/text/json.ts
var json = __webpack_require__(1789);
;// CONCATENATED MODULE: ./src/reporters/json.ts

/** The report as schemas/report.schema.json defines it: indented by two, with a final newline. */
function renderJson(report) {
    return (0,json/* encodeInPieces */.h)(report);
}

// EXTERNAL MODULE: ./src/text/plain.ts
var plain = __webpack_require__(287);
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

// EXTERNAL MODULE: ./src/text/numbers.ts
var numbers = __webpack_require__(2613);
// EXTERNAL MODULE: ./src/text/pages.ts
var pages = __webpack_require__(9159);
// EXTERNAL MODULE: ./src/reporters/view/describe.ts
var describe = __webpack_require__(2853);
;// CONCATENATED MODULE: ./src/reporters/view/name-sessions.ts
/** A name for each session, in their order: the transcript's path, with the session's id where one transcript holds several. */
function nameSessions(sessions) {
    const counts = new Map();
    for (const { path } of sessions)
        counts.set(path, (counts.get(path) ?? 0) + 1);
    return sessions.map(({ path, id }) => (counts.get(path) === 1 ? path : `${path} (${id})`));
}

// EXTERNAL MODULE: ./src/text/cut.ts
var cut = __webpack_require__(3147);
;// CONCATENATED MODULE: ./src/reporters/markdown/table.ts




const MAX_SUBJECT = 400;
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
    return text.trim() === '' ? '' : markdownCode((0,plain/* oneLine */.T)(text, MAX_SUBJECT), { newline: 'mark' });
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
        shortCode((0,describe/* formatPlace */.dE)(hook.at)),
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

;// CONCATENATED MODULE: ./src/reporters/markdown/sections.ts




const CALL_HEADS = ['what', 'where', 'who objected, and why'];
const MAX_IDS = 50;
/** The tables of what was refused: one row for each recorded call or prompt. */
function renderRefused(report, { blocked, asked, alreadyDenied }, detail) {
    const renderRow = (call) => renderCall(report, call, detail);
    return [
        renderSection({ title: `${(0,describe/* countJudged */.NC)(blocked)} should have been stopped`, heads: CALL_HEADS, detail }, blocked, renderRow),
        renderSection({ title: `${(0,describe/* countJudged */.NC)(asked)} asked, nobody there to answer`, heads: CALL_HEADS, detail }, asked, renderRow),
        renderSection({ title: `${(0,describe/* countJudged */.NC)(alreadyDenied)} denied, and already stopped when recorded`, heads: CALL_HEADS, detail }, alreadyDenied, renderRow),
    ];
}
/** The tables of what is broken, odd or waived. */
function renderProblems(report, { config, hookFailures, others, waived }, detail) {
    const heads = ['level', 'finding', 'where', 'times', 'what'];
    const renderRow = (finding) => renderFinding(report, finding, detail);
    return [
        renderSection({ title: 'Unreadable or invalid', heads, detail }, config, renderRow),
        renderSection({ title: `Hook failures: ${(0,numbers/* formatCount */.B4)((0,describe/* sumCounts */.W_)(hookFailures))}`, heads, detail }, hookFailures, renderRow),
        renderSection({ title: 'Other findings', heads, detail }, others, renderRow),
        renderSection({ title: 'Waived', heads, detail }, waived, renderRow),
    ];
}
/** How often each finding was made: what is left when nothing else fits. */
function renderIdCounts(findings) {
    const ids = [...new Set(findings.map((finding) => finding.id))].slice(0, MAX_IDS);
    const rows = ids.map((id) => [shortCode(id), (0,numbers/* formatCount */.B4)((0,describe/* sumCounts */.W_)(findings.filter((finding) => finding.id === id)))]);
    return rows.length === 0 ? '' : renderTable(['finding', 'times'], rows);
}
function renderCall(report, call, detail) {
    const times = call.count > 1 ? ` ×${(0,numbers/* formatCount */.B4)(call.count)}` : '';
    return [
        `${shortCode((0,describe/* nameJudged */.Bh)(call))} ${shortCode(call.subject)}${times}`,
        call.at === null ? '' : shortCode((0,describe/* formatPlace */.dE)(call.at)),
        call.rows.map((row) => renderObjection(report, row, detail)).join('<br>'),
    ];
}
function renderObjection(report, row, detail) {
    const place = (0,describe/* placeHook */.DU)(report, row);
    const live = (0,describe/* liveOf */.QA)(row);
    const objection = [
        shortCode((0,describe/* nameDialect */.k1)(report, row)),
        ...(isRefusedAsk(row) ? ['asked'] : []),
        longCode((0,describe/* reasonOf */.A3)(row), detail),
        ...(place === null ? [] : [`from ${shortCode(place)}`]),
    ];
    const asides = (0,describe/* listAsides */.oh)(report, row).map((aside) => `also: ${longCode(aside, detail)}`);
    return [objection.join(' '), ...asides, ...(live === null ? [] : [`live: ${longCode(live, detail)}`])].join('<br>');
}
function renderFinding(report, finding, detail) {
    const hook = (0,describe/* findHook */.xm)(report, finding);
    const place = finding.at ?? hook?.at ?? null;
    const live = (0,describe/* liveOf */.QA)(finding);
    const about = finding.event === null ? [] : [`${shortCode((0,describe/* nameJudged */.Bh)(finding.event))} ${shortCode(finding.event.subject)}`];
    const owner = hook === null ? [] : [`${shortCode(hook.dialect)} ${shortCode(hook.event)}`];
    return [
        finding.level,
        shortCode(finding.id),
        place === null ? '' : shortCode((0,describe/* formatPlace */.dE)(place)),
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
    return findings.reduce((sum, finding) => sum + Math.min((0,describe/* reasonOf */.A3)(finding).length, text), 0) > maxBytes;
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
    const source = (0,describe/* sourceOf */.vz)(report);
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

// EXTERNAL MODULE: ./src/text/width.ts
var text_width = __webpack_require__(1207);
// EXTERNAL MODULE: ./src/reporters/terminal/paint.ts
var paint = __webpack_require__(2667);
;// CONCATENATED MODULE: ./src/reporters/terminal/calls.ts





const MAX_REASON = 400;
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
        const place = call.at === null ? '' : `  ${(0,plain/* oneLine */.T)((0,describe/* formatPlace */.dE)(call.at), 120)}`;
        const text = `${(0,plain/* oneLine */.T)((0,describe/* nameJudged */.Bh)(call), 60)}  ${(0,plain/* oneLine */.T)(call.subject, calls_MAX_SUBJECT)}`;
        return [['dim', `· ${(0,text_width/* cutToWidth */.G1)(text, Math.max(width - 2 - (0,text_width/* textWidth */.sc)(place), 20))}${place}`]];
    });
}
function headCall(call, mark, width) {
    const name = (0,plain/* oneLine */.T)((0,describe/* nameJudged */.Bh)(call), 60);
    const times = call.count > 1 ? `  ×${call.count}` : '';
    const room = width - (0,text_width/* textWidth */.sc)(`${mark[1]} ${name}  ${times}`);
    return [
        mark,
        ['plain', ' '],
        ['bold', name],
        ['plain', `  ${(0,text_width/* cutToWidth */.G1)((0,plain/* oneLine */.T)(call.subject, calls_MAX_SUBJECT), Math.max(room, 20))}`],
        ['dim', times],
    ];
}
function placeCall(call) {
    if (call.at === null)
        return [];
    return [[['dim', `  ${call.count > 1 ? 'first at' : 'at'} ${(0,plain/* oneLine */.T)((0,describe/* formatPlace */.dE)(call.at), 200)}${describeFate(call.rows[0])}`]]];
}
/** What became of the recorded call: that it ran is what makes it serious. */
function describeFate(row) {
    const recorded = row?.event?.recorded;
    if (recorded === 'ran' || recorded === 'failed')
        return `, it ${recorded}`;
    return recorded === 'unknown' ? ', its result is not recorded' : '';
}
function renderRow(report, call, row, width) {
    const dialect = (0,plain/* oneLine */.T)((0,describe/* nameDialect */.k1)(report, row), 40);
    const column = Math.max(...call.rows.map((other) => (0,plain/* oneLine */.T)((0,describe/* nameDialect */.k1)(report, other), 40).length));
    const lead = [['cyan', `  ${dialect.padEnd(column)}  `]];
    const below = [['plain', ' '.repeat(column + 4)]];
    const asked = isRefusedAsk(row) && !call.rows.every(isRefusedAsk) ? 'asked, nobody there: ' : '';
    const place = (0,describe/* describeHookPlace */.Q8)(report, row);
    const live = (0,describe/* liveOf */.QA)(row);
    return [
        ...(0,paint/* flowLines */.wT)(lead, asked + (0,describe/* reasonOf */.A3)(row), { max: MAX_REASON_LINES, maxLine: MAX_REASON, width }),
        ...(place === null ? [] : [[...below, ['dim', (0,text_width/* cutToWidth */.G1)((0,plain/* oneLine */.T)(place, 400), Math.max(width - column - 4, 20))]]]),
        ...(0,describe/* listAsides */.oh)(report, row).flatMap((aside) => (0,paint/* flow */.L3)([...below, ['dim', 'also: ']], 'dim', (0,plain/* oneLine */.T)(aside, MAX_REASON), width)),
        ...(live === null ? [] : (0,paint/* flow */.L3)([...below, ['yellow', 'live: ']], 'plain', (0,plain/* oneLine */.T)(live, MAX_REASON), width)),
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
    const source = (0,describe/* sourceOf */.vz)(report);
    if (source === null)
        return [];
    const { name, commit } = source;
    return [`taken from ${name === null ? commit : `${(0,plain/* oneLine */.T)(name, 60)} (${commit})`}, not from the work tree`];
}
function labelled(label, texts, width) {
    return texts.flatMap((text, index) => (0,paint/* flow */.L3)([['dim', (index === 0 ? label : '').padEnd(LABEL)]], 'plain', text, width));
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
    const names = nameSessions(sessions).map((name) => (0,text_width/* cutToWidth */.G1)((0,plain/* oneLine */.T)(name, 200), MAX_PATH));
    const column = Math.max(...names.slice(0, MAX_SESSIONS).map((name) => (0,text_width/* textWidth */.sc)(name)));
    return [
        ...shown.map((session, index) => `${(0,text_width/* padToWidth */.Fg)(names[index] ?? '', column)}  ${nameAgent(session)}: ${countContent([session])}`),
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
        const hook = (0,describe/* findHook */.xm)(report, failure);
        const place = hook === null ? failure.at : hook.at;
        const name = hook === null ? (failure.hook ?? failure.id) : `${hook.dialect} ${hook.event}`;
        const head = [(0,plain/* oneLine */.T)(name, 80), ...(place === null ? [] : [(0,plain/* oneLine */.T)((0,describe/* formatPlace */.dE)(place), 200)])].join('  ');
        // What stands at a call already is not said again.
        if (isToldAtCall(report, failure))
            return [headProblem(failure, head), ...nextStep(failure, width)];
        return [headProblem(failure, head), ...detailLines(failure, width), ...afterwords(failure, width)];
    });
}
function isToldAtCall(report, failure) {
    const [said = ''] = failure.message.replace(/^hook failed \([^)]*\): /, '').split('\n');
    return report.findings.some((finding) => finding.hook === failure.hook && isBlock(finding) && (0,describe/* reasonOf */.A3)(finding).includes(said));
}
/** Findings in a few lines each: id, place, sentence, the next step. */
function renderFindings(findings, width) {
    return findings.flatMap((finding) => {
        const head = finding.at === null ? finding.id : `${finding.id}  ${(0,plain/* oneLine */.T)((0,describe/* formatPlace */.dE)(finding.at), 200)}`;
        return [headProblem(finding, head), ...subjectLine(finding, width), ...detailLines(finding, width), ...afterwords(finding, width)];
    });
}
function headProblem(finding, head) {
    return [problems_MARKS[finding.level], ['plain', ' '], ['bold', head], ['dim', finding.count > 1 ? `  ×${finding.count}` : '']];
}
function subjectLine({ event }, width) {
    if (event === null)
        return [];
    return [[['plain', `  ${(0,text_width/* cutToWidth */.G1)(`${(0,plain/* oneLine */.T)((0,describe/* nameJudged */.Bh)(event), 60)}  ${(0,plain/* oneLine */.T)(event.subject, MAX_MESSAGE)}`, width - 2)}`]]];
}
function detailLines({ message }, width) {
    return (0,paint/* flowLines */.wT)([['plain', '  ']], message, { max: MAX_DETAIL_LINES, maxLine: MAX_MESSAGE, width });
}
function afterwords(finding, width) {
    const live = (0,describe/* liveOf */.QA)(finding);
    return [...(live === null ? [] : (0,paint/* flow */.L3)([['yellow', '  live: ']], 'plain', (0,plain/* oneLine */.T)(live, MAX_MESSAGE), width)), ...nextStep(finding, width)];
}
function nextStep({ mend }, width) {
    return mend === null ? [] : (0,paint/* flow */.L3)([['dim', '  → ']], 'plain', (0,plain/* oneLine */.T)(mend, MAX_MESSAGE), width);
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
        ...(report.hooks_source.from === 'none' ? [] : [paint/* EMPTY */.wg, ...renderOverview(report, columns)]),
        ...renderSections(report, grouped, columns),
        ...terminal_renderNotes(report, columns),
        paint/* EMPTY */.wg,
        ...renderOutcome(report, columns),
    ];
    return (0,paint/* paint */.nI)(lines, { color });
}
function renderSections(report, found, width) {
    const bad = ['red', '✖'];
    const question = ['yellow', '?'];
    const { blocked, asked, alreadyDenied, config, hookFailures, others, waived } = found;
    return [
        ...section('redBold', `${(0,describe/* countJudged */.NC)(blocked)} should have been stopped`, blocked, MAX_CALLS, (calls) => renderCalls(report, calls, { mark: bad, width })),
        ...section('yellowBold', `${(0,describe/* countJudged */.NC)(asked)} asked, nobody there to answer`, asked, MAX_CALLS, (calls) => renderCalls(report, calls, { mark: question, width })),
        ...section('redBold', (0,numbers/* countOf */.pq)(config.length, 'unreadable or invalid input'), config, MAX_ROWS, (rows) => renderFindings(rows, width)),
        ...section('yellowBold', (0,numbers/* countOf */.pq)((0,describe/* sumCounts */.W_)(hookFailures), 'hook failure'), hookFailures, MAX_ROWS, (rows) => renderFailures(report, rows, width)),
        ...section('bold', (0,numbers/* countOf */.pq)(others.length, 'other finding'), others, MAX_ROWS, (rows) => renderFindings(rows, width)),
        ...section('dim', `${(0,describe/* countJudged */.NC)(alreadyDenied)} denied, and already stopped when recorded`, alreadyDenied, MAX_ROWS, (calls) => renderCallsShort(calls, width)),
        ...section('dim', `${(0,numbers/* countOf */.pq)(waived.length, 'waived finding')}`, waived, MAX_ROWS, (rows) => renderFindings(rows, width)),
    ];
}
function section(style, title, rows, max, render) {
    if (rows.length === 0)
        return [];
    const more = rows.length - max;
    const rest = more > 0 ? [paint/* EMPTY */.wg, [['dim', `  … ${more} more in the report`]]] : [];
    return [paint/* EMPTY */.wg, [[style, title]], ...render(rows.slice(0, max)), ...rest];
}
function terminal_renderNotes({ notes, totals }, width) {
    const unlisted = totals.findings - totals.findings_listed;
    const all = unlisted > 0 ? [...notes, `${(0,numbers/* countOf */.pq)(unlisted, 'finding')} counted, but not listed`] : notes;
    return all.length === 0 ? [] : [paint/* EMPTY */.wg, ...all.flatMap((note) => (0,paint/* flow */.L3)([['dim', 'note  ']], 'dim', (0,plain/* oneLine */.T)(note, terminal_MAX_WHY), width))];
}
function renderOutcome(report, width) {
    const { outcome, exit_code, why } = report;
    const [style, mark] = ENDINGS[outcome];
    const end = exit_code === 0 && outcome !== 'passed' ? 'exit 0: reported, not enforced' : `exit ${exit_code}`;
    const next = report.next === null ? [] : (0,paint/* flow */.L3)([['dim', '→ ']], 'dim', (0,plain/* oneLine */.T)(report.next, terminal_MAX_WHY), width);
    return [...next, ...(0,paint/* flow */.L3)([[style, `${mark} `]], style, `${outcome}: ${(0,plain/* oneLine */.T)(why, terminal_MAX_WHY)} (${end})`, width)];
}

;// CONCATENATED MODULE: ./src/reporters/index.ts



/** One reporter for each format; docs/reports.md has a row for each. */
const reporters = {
    terminal: (report, options) => [renderTerminal(report, options)],
    json: renderJson,
    markdown: (report, options) => [renderMarkdown(report, options)],
};

// EXTERNAL MODULE: ./src/text/log.ts
var log = __webpack_require__(3577);
// EXTERNAL MODULE: ./src/text/nearest.ts
var text_nearest = __webpack_require__(613);
;// CONCATENATED MODULE: ./src/cli/run-command.ts












// Each command is loaded when it is called for: most of what one needs is nothing to the others.
/** Commands whose result is what they print. */
const PRINTING = new Map([
    ['hooks', { takes: printed/* HOOK_OPTIONS */.Vl, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(602), __webpack_require__.e(450)]).then(__webpack_require__.bind(__webpack_require__, 9450))).listHooks }],
    ['test', { takes: printed/* START_OPTIONS */.qx, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(602), __webpack_require__.e(86), __webpack_require__.e(239), __webpack_require__.e(14)]).then(__webpack_require__.bind(__webpack_require__, 2758))).testHooks }],
]);
const COMMANDS = ['replay', ...PRINTING.keys(), 'explain', 'events'];
const NO_COMMAND = new errors/* GateError */.ue('unknown-command', 'no command is named', `Name one of ${(0,numbers/* joinWords */.yZ)(COMMANDS, 'or')}: hookwitness replay …`);
/** Runs the command that the flags name: options → the command → print. Returns the exit code. */
async function runCommand(flags) {
    const [command, ...words] = flags.words;
    if (command === undefined)
        return refuse([...flags.errors, NO_COMMAND]);
    if (!COMMANDS.includes(command))
        return refuse([...flags.errors, refuseCommand(command)]);
    const printing = PRINTING.get(command);
    if (printing !== undefined)
        return run_command_print(printing, flags);
    if (command === 'explain')
        return showExplanation(flags, words);
    const options = { ...flags.options, transcripts: [...words, ...flags.options.transcripts] };
    if (command === 'events')
        return showEvents({ ...flags, options });
    const { faults, usable } = await prepareOutputs(options, ['output', 'report_path', 'events_out']);
    const errors = [...flags.errors, ...faults];
    if (errors.length > 0)
        return deliver({ report: (0,build_report/* reportBadInput */.q)(options, errors), unwritten: [] }, usable);
    const { replay } = await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(339), __webpack_require__.e(602), __webpack_require__.e(80), __webpack_require__.e(86), __webpack_require__.e(239), __webpack_require__.e(65), __webpack_require__.e(175)]).then(__webpack_require__.bind(__webpack_require__, 1175));
    const around = { env: process.env, workflow: null, given: flags.given };
    return deliver(await replay(options, around, showProgress()), usable);
}
/** Says what of the user's input is wrong; returns the exit code. */
function refuse(errors) {
    tell(errors);
    return exit/* EXIT_CODES */.a['bad-input'];
}

/** Says what is wrong, and what to do about it. */
function tell(errors) {
    for (const { message, code, next, at } of errors) {
        const place = at === null ? '' : `${[at.path, at.line, at.column].filter((part) => part !== undefined).join(':')}: `;
        process.stderr.write(`error: ${(0,log/* logText */.k)((0,safe/* makeSafe */.av)(`${place}${message}`))} (${code})\n  next: ${(0,log/* logText */.k)((0,safe/* makeSafe */.av)(next))}\n`);
    }
}
async function run_command_print({ takes, load }, { options, errors, given, words }) {
    const [command = '', ...others] = words;
    const faults = [...errors, ...(0,printed/* refuseUnused */.rO)(command, takes, { words: others, given, format: options.format })];
    const { faults: unusable } = faults.length > 0 ? { faults: [] } : await prepareOutputs(options, ['output']);
    if (faults.length + unusable.length > 0)
        return refuse([...faults, ...unusable]);
    const run = await load();
    const { pieces, told, code } = await run(options, { env: process.env, workflow: null, given });
    const unwritten = await show(pieces, options);
    for (const text of told)
        process.stderr.write(text);
    tell(unwritten);
    return unwritten.length > 0 && code === exit/* EXIT_CODES */.a.passed ? exit/* EXIT_CODES */.a['bad-input'] : code;
}
async function showExplanation({ options, errors, given }, words) {
    const { explain, refuseForExplain } = await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(339), __webpack_require__.e(602), __webpack_require__.e(80), __webpack_require__.e(86), __webpack_require__.e(65), __webpack_require__.e(807)]).then(__webpack_require__.bind(__webpack_require__, 3807));
    const refused = [...errors, ...refuseForExplain(words, given, options.format)];
    const [word = ''] = words;
    const transcripts = [word.replace(/:\d+$|#[^#]*$/, '')];
    const faults = refused.length > 0 ? refused : (await prepareOutputs({ ...options, transcripts }, ['output'])).faults;
    if (faults.length > 0)
        return refuse(faults);
    const around = { env: process.env, workflow: null, given };
    const { pieces, code } = await explain(word, { asked: options, around, look: lookOf(options), progress: showProgress() });
    const unwritten = await show(pieces, options);
    tell(unwritten);
    return unwritten.length > 0 && code === exit/* EXIT_CODES */.a.passed ? exit/* EXIT_CODES */.a['bad-input'] : code;
}
async function showEvents({ options, errors, given }) {
    const { printEvents, refuseForEvents } = await Promise.all(/* import() */[__webpack_require__.e(759), __webpack_require__.e(339), __webpack_require__.e(602), __webpack_require__.e(80), __webpack_require__.e(853)]).then(__webpack_require__.bind(__webpack_require__, 853));
    const refused = [...errors, ...refuseForEvents(given)];
    const faults = refused.length > 0 ? refused : (await prepareOutputs(options, ['output'])).faults;
    if (faults.length > 0)
        return refuse(faults);
    const { pieces, end } = await printEvents(options, { env: process.env, workflow: null, given });
    const unwritten = options.output === null ? await (0,print/* printLines */.tj)(pieces) : await writeOutput('output', options.output, pieces);
    const { told, code } = end();
    for (const text of told)
        process.stderr.write(text);
    if (unwritten === null)
        return code;
    tell([unwritten]);
    return exit/* EXIT_CODES */.a['bad-input'];
}
function refuseCommand(command) {
    const nearest = (0,text_nearest/* nearestName */.q)(command, COMMANDS);
    const next = nearest === null ? `Commands are: ${COMMANDS.join(', ')}.` : `Did you mean ${nearest}?`;
    return new errors/* GateError */.ue('unknown-command', `unknown command ${JSON.stringify(command)}`, next);
}
/** Printed first, written after: what was found is told even where nothing can be written. */
async function deliver({ report, unwritten }, options) {
    const { format, report_path } = options;
    const told = countFaults(report, unwritten);
    const pieces = reporters[format](told, { ...lookOf(options), reportPath: report_path });
    const faults = [...unwritten, ...(await show(pieces, options))];
    const fault = report_path === null ? null : await writeOutput('report_path', report_path, renderJson(countFaults(report, faults)));
    if (fault !== null)
        faults.push(fault);
    tell(faults);
    return countFaults(report, faults).exit_code;
}
/** How text for people looks where it goes. */
function lookOf({ output }) {
    const color = output === null && process.stdout.isTTY === true && !process.env.NO_COLOR;
    return { color, width: process.stdout.columns ?? 100 };
}
/** Prints, or writes to `output`; what that file does not take is printed after all. */
async function show(pieces, { output, format }) {
    const unwritten = output === null ? null : await writeOutput('output', output, pieces);
    if (output !== null && unwritten === null)
        return [];
    const unprinted = format === 'json' ? await (0,print/* printPieces */.Jz)(pieces) : await (0,print/* printText */.n)([...pieces].join(''));
    return [unwritten, unprinted].filter((fault) => fault !== null);
}
/** A line on stderr that counts, on a terminal only, once a run takes long enough for somebody to wonder. */
function showProgress() {
    const isShown = process.stderr.isTTY === true && !process.env.CI;
    const begin = Date.now();
    let last = begin;
    return {
        judged: (total) => {
            const now = Date.now();
            if (!isShown || now - begin < 1000 || now - last < 200)
                return;
            last = now;
            process.stderr.write(`\r${total} events judged …\r`);
        },
    };
}


/***/ }),

/***/ 7127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport),
  q: () => (/* binding */ reportBadInput)
});

// EXTERNAL MODULE: ./src/exit.ts
var exit = __webpack_require__(3139);
// EXTERNAL MODULE: ./src/model/confidence.ts
var model_confidence = __webpack_require__(4313);
;// CONCATENATED MODULE: ./src/policy/outcome.ts
/** Finding ids that mean "the input is bad": a hook configuration or a transcript could not be read as it should. */
const BAD_INPUT_FINDINGS = new Set([
    'config-unreadable',
    'config-invalid',
    'setting-without-hook',
    'transcript-unreadable',
    'bad-input',
]);
/** The first that holds; findings of the others are reported all the same. */
function decideOutcome(input) {
    const { blocked, refusedAsks, badInput, indeterminate, tooLittleTold, leftUndone, judged, failing } = input;
    if (blocked > 0) {
        const rest = leftUndone === null ? '' : `; ${explainUndone(leftUndone, judged)}`;
        return { outcome: 'blocked', why: `${explainBlocked(blocked - refusedAsks, refusedAsks)}${rest}` };
    }
    if (failing > 0)
        return { outcome: 'blocked', why: `${count(failing, 'finding')} named by fail_on` };
    if (badInput > 0)
        return {
            outcome: 'bad-input',
            why: `${count(badInput, 'configuration or transcript', 'configurations or transcripts')} could not be used`,
        };
    if (leftUndone !== null)
        return { outcome: 'indeterminate', why: explainUndone(leftUndone, judged) };
    if (indeterminate > 0)
        return { outcome: 'indeterminate', why: `${count(indeterminate, 'event')} could not be judged` };
    if (tooLittleTold > 0)
        return { outcome: 'indeterminate', why: `of ${count(tooLittleTold, 'session')} less is recorded than min_confidence asks for` };
    if (judged === 0)
        return { outcome: 'nothing-checked', why: 'no recorded call or prompt met a configured hook system' };
    const what = `${count(judged, 'recorded call or prompt', 'recorded calls and prompts')} judged`;
    return { outcome: 'passed', why: input.hookRuns === 0 ? `${what}, but no hook applied to any of them` : `${what}, nothing to stop` };
}
function explainUndone({ missed, unread }, judged) {
    const parts = [
        `${count(judged, 'recorded call or prompt', 'recorded calls and prompts')} judged`,
        `${missed} not`,
        ...(unread > 0 ? [`${count(unread, 'transcript')} not read to the end`] : []),
    ];
    return `time_budget was spent: ${parts.join(', ')}`;
}
function explainBlocked(denied, asked) {
    const parts = [
        ...(denied > 0 ? [`${count(denied, 'recorded call or prompt', 'recorded calls and prompts')} should have been stopped`] : []),
        ...(asked > 0
            ? [`${denied > 0 ? asked : count(asked, 'recorded call or prompt', 'recorded calls and prompts')} asked with nobody there to answer`]
            : []),
    ];
    return parts.join(', ');
}
function count(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}
/** Whether a finding is named by `fail_on`: by its id or by its level. */
function isNamed(finding, failOn) {
    return failOn.includes(finding.id) || failOn.includes(finding.level);
}

// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
// EXTERNAL MODULE: ./src/text/safe.ts
var text_safe = __webpack_require__(2966);
// EXTERNAL MODULE: ./src/transcript/lacks.ts
var lacks = __webpack_require__(820);
// EXTERNAL MODULE: ./src/text/pages.ts
var pages = __webpack_require__(9159);
;// CONCATENATED MODULE: ./src/commands/explain-outcome.ts

const GUIDE = (0,pages/* pageAddress */.q)('usage.md#when-the-check-is-red');
/** Which of the two sides is missing: a report that only says "nothing" helps nobody. */
function explainNothing({ hooks, transcripts }) {
    const noHooks = hooks.configured.length === 0;
    const noSessions = transcripts.sources.length === 0;
    if (noHooks && hooks.leftOut.length > 0)
        return `dialects leaves out every hook system that is configured here (${hooks.leftOut.join(', ')})`;
    if (noHooks && noSessions)
        return 'no hook configuration and no transcript was found';
    if (noHooks)
        return 'no hook configuration was found, so nothing could judge the transcripts';
    if (noSessions)
        return 'no transcript was found, so there was nothing to judge';
    const untrusted = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => !hook.trusted).length;
    if (hooks.guards === 0 && untrusted > 0)
        return `none of the ${untrusted} project hooks may run (trust_project: false)`;
    if (hooks.guards === 0)
        return 'the hook configuration that was found holds no hook and no rule that could stop a call';
    return 'the transcripts hold no call and no prompt to judge';
}
/** What to do about an outcome, one or two sentences; null when nothing. */
function nextStep(outcome, { hooks, transcripts, audit }) {
    switch (outcome) {
        case 'passed':
            return null;
        case 'blocked':
            return `Revert what should not stand; if a call is fine, change the hook on the base branch. ${GUIDE}`;
        case 'bad-input':
            return `Mend the files named above. ${GUIDE}`;
        case 'nothing-checked':
            if (transcripts.sources.length === 0)
                return `Name the recorded sessions with \`transcripts\`, or put them into transcripts/ or .hookwitness/transcripts/. ${GUIDE}`;
            if (hooks.configured.length === 0)
                return `Configure hooks for an agent that hookwitness knows, or name the right folder with \`repo\`. ${GUIDE}`;
            return hooks.guards === 0 ? `Configure a hook that is asked before calls, or mend what the findings name. ${GUIDE}` : GUIDE;
        case 'indeterminate':
            if (audit.undone.total() !== null)
                return `Raise time_budget, make the hooks faster, or judge fewer transcripts in one run. ${GUIDE}`;
            return `Look at the events above by hand. ${GUIDE}`;
        case 'broken':
            return 'Report this as a bug of hookwitness.';
    }
}

// EXTERNAL MODULE: ./src/commands/version.ts
var version = __webpack_require__(4086);
;// CONCATENATED MODULE: ./src/commands/build-report.ts








/** The report of a finished run; all foreign text in it is safe. */
function buildReport(result) {
    const { run, hooks, transcripts, audit, counter } = result;
    const { options } = run;
    const { totals } = counter;
    // What no hook and no rule could have stopped has not been checked.
    const judged = hooks.guards === 0 ? 0 : totals.judged;
    const { findings, counts } = audit.finish();
    const sessions = transcripts.sources.flatMap((source) => source.sessions.map((each) => toSessionRow(each, source, result)));
    const { outcome, why } = decideOutcome({
        blocked: totals.blocked,
        refusedAsks: totals.refusedAsks,
        indeterminate: totals.indeterminate,
        tooLittleTold: sessions.filter(({ confidence }) => (0,model_confidence/* isBelow */.Y)(confidence, options.min_confidence)).length,
        leftUndone: audit.undone.total(),
        judged,
        hookRuns: audit.runs.total().runs,
        badInput: sumFound(counts.filter((each) => each.level === 'error' && BAD_INPUT_FINDINGS.has(each.id))),
        failing: sumFound(counts.filter((each) => isNamed(each, options.fail_on))),
    });
    const runs = audit.runs.total();
    return {
        ...build_report_frame(options),
        options_from: run.sources,
        outcome,
        exit_code: (0,exit/* toExitCode */.t)(outcome, options.mode, result.required.isRequired),
        why: outcome === 'nothing-checked' ? `${explainNothing(result)}${result.required.why}` : why,
        next: nextStep(outcome, result),
        time_budget_spent: audit.undone.total() !== null,
        hooks_source: run.source,
        sandbox: { asked: options.sandbox, level: result.sandbox.level, by: result.sandbox.by, why: result.sandbox.why.map(text_safe/* makeSafe */.av) },
        hooks: hooks.configured.flatMap(({ loaded }) => loaded.hooks.map((hook) => toHookRow(hook, audit))),
        sessions,
        findings: findings.map(toFindingRow),
        totals: {
            sessions: sessions.length,
            calls: sum(sessions, (each) => each.calls),
            prompts: sum(sessions, (each) => each.prompts),
            judged,
            not_judged: sum(sessions, (each) => each.not_judged),
            blocked: totals.blocked,
            asked: totals.asked,
            already_denied: totals.alreadyDenied,
            indeterminate: totals.indeterminate,
            rewritten: totals.rewritten,
            hook_runs: runs.runs,
            hook_failures: runs.failures,
            answers_reused: runs.reused,
            findings: sumFound(counts),
            findings_listed: findings.length,
            duration_ms: result.durationMs,
        },
        transcripts: transcripts.candidates.map((each) => ({ path: (0,text_safe/* makeSafe */.av)(each.path), taken: each.taken, why: (0,text_safe/* makeSafe */.av)(each.why) })),
        notes: result.notes.map(text_safe/* makeSafe */.av),
    };
}
/** The report of a run that could not begin. */
function reportBadInput(options, errors) {
    const findings = errors.map((error, index) => {
        const at = error.at === null ? null : { path: (0,text_safe/* makeSafe */.av)(error.at.path), line: error.at.line ?? null, column: error.at.column ?? null, call: null };
        const base = {
            id: 'bad-input',
            level: 'error',
            message: (0,text_safe/* makeSafe */.av)(`${error.message} (${error.code})`),
            at,
            session: null,
            hook: null,
        };
        return {
            ...base,
            count: 1,
            fingerprint: index.toString(16).padStart(16, '0'),
            waived: false,
            live: null,
            mend: (0,text_safe/* makeSafe */.av)(error.next),
            event: null,
        };
    });
    return {
        ...build_report_frame(options),
        options_from: {},
        outcome: 'bad-input',
        exit_code: (0,exit/* toExitCode */.t)('bad-input', options.mode, true),
        why: (0,text_safe/* makeSafe */.av)(errors.map((error) => error.message).join('; ')),
        next: null,
        time_budget_spent: false,
        hooks_source: { from: 'none', commit: null },
        sandbox: { asked: options.sandbox, level: 'none', by: null, why: [] },
        hooks: [],
        sessions: [],
        findings,
        totals: {
            ...{
                sessions: 0,
                calls: 0,
                prompts: 0,
                judged: 0,
                not_judged: 0,
                blocked: 0,
                asked: 0,
                already_denied: 0,
                indeterminate: 0,
                rewritten: 0,
            },
            ...{ hook_runs: 0, hook_failures: 0, answers_reused: 0, findings: findings.length, findings_listed: findings.length, duration_ms: 0 },
        },
        transcripts: [],
        notes: [],
    };
}
function build_report_frame(options) {
    const shown = (0,text_safe/* makeSafeDeep */.EF)(options);
    return { schema: 'hookwitness/report/1', version: version/* VERSION */.x, options: shown };
}
function toHookRow(hook, audit) {
    const { runs, reused, denies, asks, failures, p50, p95 } = audit.runs.of(hook);
    return {
        id: (0,text_safe/* makeSafe */.av)(hook.id),
        dialect: hook.dialect,
        event: (0,text_safe/* makeSafe */.av)(hook.event),
        matcher: hook.matcher === null ? null : (0,text_safe/* makeSafe */.av)(hook.matcher),
        command: (0,text_safe/* makeSafe */.av)(hook.command),
        at: { path: (0,text_safe/* makeSafe */.av)(hook.at.path), line: hook.at.line ?? null },
        trusted: hook.trusted,
        replay: hook.settings?.isReplayed === false ? 'never' : 'always',
        pure: hook.settings?.isPure === true,
        ...{ runs, reused, denies, asks, failures, p50_ms: p50, p95_ms: p95 },
    };
}
function toSessionRow({ session, tally }, source, { evidence, counter, audit }) {
    return {
        id: (0,text_safe/* makeSafe */.av)(session.id),
        agent: (0,text_safe/* makeSafe */.av)(session.agent),
        format: session.format,
        path: (0,text_safe/* makeSafe */.av)(session.path),
        evidence: evidence.has(source) ? 'workflow' : 'self-reported',
        events: tally.calls + tally.prompts,
        calls: tally.calls,
        prompts: tally.prompts,
        judged: counter.judgedOf(session),
        not_judged: audit.undone.missedOf(session),
        read_to_end: audit.undone.isRead(source),
        gaps: tally.gaps.map((gap) => ({
            path: (0,text_safe/* makeSafe */.av)(gap.path),
            line: gap.line,
            end_line: gap.endLine ?? null,
            kind: gap.kind,
            detail: (0,text_safe/* makeSafe */.av)(gap.detail),
        })),
        gap_count: tally.gapCount,
        confidence: (0,lacks/* confidenceOfSession */.WO)(session, tally),
        lacks: [...tally.lacks].map(([kind, lack]) => toLackRow(kind, lack)),
        recorded_hook_runs: tally.hookRuns,
        duplicates: tally.duplicates,
        skimmed_lines: tally.skimmed,
        unknown_records: listTypes(tally.unknown),
        ignored_records: listTypes(tally.ignored),
    };
}
function toLackRow(kind, { count, at, detail }) {
    const place = { path: (0,text_safe/* makeSafe */.av)(at.path), line: at.line ?? null, call: at.call === undefined ? null : (0,text_safe/* makeSafe */.av)(at.call) };
    return { kind, count, at: place, detail: (0,text_safe/* makeSafe */.av)(detail) };
}
function listTypes(counts) {
    return [...counts].map(([type, count]) => ({ type: (0,text_safe/* makeSafe */.av)(type), count }));
}
/** Characters shown of each text of a finding: the event lines have all of it. */
const MAX_TEXT = 8192;
function toFindingRow(finding) {
    const cut = (text) => (0,excerpt/* excerpt */.K)(text, MAX_TEXT, text_safe/* makeSafe */.av);
    const safe = (text) => (text === null ? null : cut(text));
    const { at, event } = finding;
    return {
        ...finding,
        message: cut(finding.message),
        at: at === null ? null : { path: cut(at.path), line: at.line ?? null, column: at.column ?? null, call: safe(at.call ?? null) },
        session: safe(finding.session),
        hook: safe(finding.hook),
        live: safe(finding.live),
        mend: safe(finding.mend),
        event: event === null
            ? null
            : {
                ...event,
                ...{ tool: safe(event.tool), subject: cut(event.subject), reason: safe(event.reason) },
                ...keepFile(event),
                ...(event.voices && { voices: event.voices.map((each) => ({ ...each, hook: cut(each.hook), reason: cut(each.reason) })) }),
                ...(event.rewrite !== undefined && { rewrite: cut(event.rewrite) }),
            },
    };
}
/** A path leads to its file only as it is: one that had to be changed to be shown leads nowhere. */
function keepFile({ file }) {
    if (!file)
        return {};
    return { file: (0,text_safe/* makeSafe */.av)(file) === file && file.length <= MAX_TEXT ? file : null };
}
function sumFound(counts) {
    return sum(counts, (each) => each.found);
}
function sum(items, of) {
    return items.reduce((total, item) => total + of(item), 0);
}


/***/ }),

/***/ 8240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ openOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);



const PAUSE_MS = 50;
/**
 * Opens an output file and empties it. A named pipe opens once somebody reads it (fifo(7)): to wait for that inside the system's call would
 * keep a thread, for which Node waits when this process is to end, so that no signal would end it.
 */
async function openOutput(file) {
    const waiting = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false })?.isFIFO() ? await awaitReader(file) : null;
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'w');
    }
    finally {
        if (waiting !== null)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(waiting);
    }
}
/** A descriptor that keeps the pipe open, without which its reader would see the end. */
async function awaitReader(pipe) {
    for (;;) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(pipe, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        }
        catch (error) {
            if (error.code !== 'ENXIO')
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PAUSE_MS);
        }
    }
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vl: () => (/* binding */ HOOK_OPTIONS),
/* harmony export */   qx: () => (/* binding */ START_OPTIONS),
/* harmony export */   rO: () => (/* binding */ refuseUnused)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);

/** The options that say which hooks there are, and where the result goes. */
const HOOK_OPTIONS = [
    ...['repo', 'dialects', 'copilot_host', 'hooks_from', 'trust_project', 'user_config', 'format', 'output'],
];
/** Those, and how hooks that are started run. */
const START_OPTIONS = [...HOOK_OPTIONS, 'sandbox'];
/** What was written on the command line beside what such a command takes. */
function refuseUnused(command, takes, { words, given, format }) {
    const refuse = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('invalid-option', `${command} takes no ${what}`, `It takes ${takes.map(toFlag).join(', ')}.`);
    return [
        ...words.map((word) => refuse(JSON.stringify(word))),
        ...given.filter((name) => !takes.includes(name)).map((name) => refuse(toFlag(name))),
        ...(format === 'markdown' ? [new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('invalid-option', `${command} has no format markdown`, 'Use terminal or json.')] : []),
    ];
}
function toFlag(name) {
    return `--${name.replaceAll('_', '-')}`;
}


/***/ }),

/***/ 69:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findInnerLink)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5986);



/** Linux gives up after as many links (path_resolution(7)). */
const MAX_LINKS = 40;
/**
 * The first link on the way to a file that stands inside a git work tree; null when there is none. Whoever writes the repository says where
 * such a link leads. Links outside are followed; what does not exist ends the way.
 */
async function findInnerLink(file) {
    let pending = partsOf(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file));
    let at = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file)).root;
    for (let links = 0; pending.length > 0;) {
        const [part = '', ...rest] = pending;
        const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, part);
        const text = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink(next).catch(() => null);
        if (text === null) {
            at = next;
            pending = rest;
            continue;
        }
        links += 1;
        if (links > MAX_LINKS || (await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(at)) !== null)
            return next;
        const target = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(at, text);
        at = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(target).root;
        pending = [...partsOf(target), ...rest];
    }
    return null;
}
function partsOf(absolute) {
    return absolute.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== '');
}


/***/ }),

/***/ 5986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   pG: () => (/* binding */ readBranch),
/* harmony export */   rZ: () => (/* binding */ listIgnored)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3073);

/** The checkout around a folder, or null when it is in none. */
async function findRepository(folder) {
    const answer = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .tryGit */ .Ii)(folder, ['rev-parse', '--show-toplevel', '--show-prefix']);
    if (answer === null)
        return null;
    const [top = '', prefix = ''] = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(answer).split('\n');
    return top === '' ? null : { top, prefix };
}
/** The branch that a checkout stands on; null when HEAD is detached. */
async function readBranch(top) {
    return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .tryGit */ .Ii)(top, ['symbolic-ref', '--quiet', '--short', 'HEAD']))?.trim() || null;
}
/** Files of the work tree that git tracks or does not ignore, relative to the top, as latin1 byte strings. */
async function listFiles(top) {
    return splitZero(await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(top, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']));
}
/** Ignored files, and ignored folders as one entry each that ends with `/`, as latin1 byte strings. */
async function listIgnored(top) {
    return splitZero(await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(top, ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']));
}
function splitZero(text) {
    return text.split('\0').filter((name) => name !== '');
}


/***/ }),

/***/ 3073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Ii: () => (/* binding */ tryGit),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6993);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);


/**
 * Git as the gate uses it: no prompts, no hooks of the repository, no pager, no user configuration that could run a program. Nothing is
 * inherited but the way to programs: git itself sets GIT_DIR for hooks, and with it these commands would write into the user's repository.
 */
const ENVIRONMENT = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    // With refs/replace, which any step of a job may write, a commit's id would no longer say what is in it.
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const INHERITED = ['PATH', 'PATHEXT', 'SYSTEMROOT', 'SystemRoot', 'TMPDIR', 'TEMP'];
/** `safe.directory` because a container job's checkout often belongs to another user; the rest would run programs named in the checkout's own configuration. */
const SAFE = ['-c', 'safe.directory=*', '-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
/** Runs git in `cwd`; null when it exits with another code than 0, as it would for a NUL in an argument; a GateError when it is missing or killed. Bytes come back as latin1 text: file names need not be UTF-8. */
async function tryGit(cwd, args, more = {}) {
    // Names come from transcripts too. No program can be given this character, and git has no name that holds it.
    if (args.some((arg) => arg.includes('\0')))
        return null;
    const inherited = Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
    const result = await (0,execa__WEBPACK_IMPORTED_MODULE_1__/* .execa */ .Ho)('git', [...SAFE, ...args], {
        cwd,
        reject: false,
        stripFinalNewline: false,
        encoding: 'latin1',
        maxBuffer: 1 << 29,
        extendEnv: false,
        // Signals are handled in one place for the whole run.
        cleanup: false,
        env: { ...inherited, ...ENVIRONMENT, ...more.env },
        stdin: 'ignore',
    });
    if (result.exitCode === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('git-failed', `git ${args[0] ?? ''} did not run to its end (${result.code ?? result.signal ?? 'unknown reason'})`, 'Install git, or give it more memory.');
    return result.exitCode === 0 ? result.stdout : null;
}
/** Runs git in `cwd`; a failure is the user's to mend. */
async function runGit(cwd, args, more = {}) {
    const output = await tryGit(cwd, args, more);
    if (output === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('git-failed', `git ${args[0] ?? ''} failed in ${cwd}`, `Run \`git ${args.join(' ')}\` there to see why.`);
    return output;
}
/** Git's output as text, where it is text. */
function decodeText(bytes) {
    return Buffer.from(bytes, 'latin1').toString('utf8');
}


/***/ }),

/***/ 4313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lowest),
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
const ranks = ['lossy', 'partial', 'full'];
/** Whether the first is worth less than the second. */
function isBelow(confidence, least) {
    return ranks.indexOf(confidence) < ranks.indexOf(least);
}
/** The one that is worth least; `full` when there is none. */
function lowest(all) {
    return all.reduce((least, each) => (isBelow(each, least) ? each : least), 'full');
}


/***/ }),

/***/ 2667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: () => (/* binding */ flow),
/* harmony export */   nI: () => (/* binding */ paint),
/* harmony export */   wT: () => (/* binding */ flowLines),
/* harmony export */   wg: () => (/* binding */ EMPTY)
/* harmony export */ });
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3577);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(287);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1207);



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
    const guarded = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .guardLine */ .Q)(plain).trimEnd();
    if (!color || guarded !== plain.trimEnd())
        return guarded;
    return line.map(([style, text]) => (text === '' ? '' : STYLES[style].join(text))).join('');
}
/** One text under a hanging indent: `lead` on the first line, blanks of the same width on the others. `lead` holds no wide characters. */
function flow(lead, style, text, width) {
    const indent = lead.reduce((sum, [, part]) => sum + part.length, 0);
    return (0,_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapText */ .C1)(text, Math.max(width - indent, 20)).map((part, index) => [
        ...(index === 0 ? lead : [['plain', ' '.repeat(indent)]]),
        [style, part],
    ]);
}
/** As `flow`, for a text of several lines: at most `max` of them, then `…`. Blank lines go. Each line is cut at `maxLine` characters. */
function flowLines(lead, text, { max, maxLine, width }) {
    const lines = (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(text)
        .split('\n')
        .filter((line) => line.trim() !== '');
    const shown = [...lines.slice(0, max).map((line) => (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(line, maxLine)), ...(lines.length > max ? ['…'] : [])];
    const blank = lead.map(([, part]) => ['plain', ' '.repeat(part.length)]);
    return shown.flatMap((line, index) => flow(index === 0 ? lead : blank, 'plain', line, width));
}


/***/ }),

/***/ 2853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Bh: () => (/* binding */ nameJudged),
/* harmony export */   DU: () => (/* binding */ placeHook),
/* harmony export */   NC: () => (/* binding */ countJudged),
/* harmony export */   Q8: () => (/* binding */ describeHookPlace),
/* harmony export */   QA: () => (/* binding */ liveOf),
/* harmony export */   W_: () => (/* binding */ sumCounts),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   k1: () => (/* binding */ nameDialect),
/* harmony export */   oh: () => (/* binding */ listAsides),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   xm: () => (/* binding */ findHook)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2613);

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
    const parts = [...(others > 0 || prompts === 0 ? [(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(others, 'call')] : []), ...(prompts > 0 ? [(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(prompts, 'prompt')] : [])];
    return (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)(parts);
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


/***/ }),

/***/ 3147:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ cutCharacters)
/* harmony export */ });
const CUT = '…';
/** At most `max` characters (code points), the last of them `…` when something was cut. Never cuts a surrogate pair. */
function cutCharacters(text, max) {
    if (text.length <= max)
        return text;
    let end = 0;
    let kept = 0;
    let endOfCut = 0;
    for (const character of text) {
        if (kept === max)
            return `${text.slice(0, endOfCut)}${CUT}`;
        kept += 1;
        end += character.length;
        if (kept === max - 1)
            endOfCut = end;
    }
    return text;
}


/***/ }),

/***/ 214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3147);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4100);


const LEAST_HEAD = 16 * 1024;
/** At most `max` characters (code points) of a foreign text, the last of them `…` when something was cut. No secret is cut in two. */
function excerpt(text, max, mask = _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .Q) {
    if (text.length <= max)
        return mask(text);
    // Masked before it is cut, but no more of it than is needed: the secret that the end of the head cuts is far behind what is kept.
    for (let size = Math.max(LEAST_HEAD, 4 * max); size < text.length; size *= 4) {
        const masked = mask(text.slice(0, size));
        if (masked.length >= max + size / 2)
            return (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .l)(masked, max);
    }
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .l)(mask(text), max);
}


/***/ }),

/***/ 1789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ encodeJson),
/* harmony export */   h: () => (/* binding */ encodeInPieces)
/* harmony export */ });
// .NET compares strings by culture: a character of no width between `##` and `[` would not count.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u007f-\u009f]/gu;
/**
 * A JSON text that may be printed in a workflow: `##[`, a workflow command anywhere in a line (see log.ts), is written `##\u005b`, and
 * characters of no width are escaped too. Every JSON parser reads it back as the same value, for both only stand inside strings.
 */
function encodeJson(value, { indent = 0 } = {}) {
    return (JSON.stringify(value, null, indent) ?? 'null').replace(INVISIBLE, escapeUnits).replaceAll('##[', '##\\u005b');
}
/** What is shorter is gathered, since each piece is a write. In UTF-16 units. */
const PIECE = 64 * 1024;
/**
 * `encodeJson(object, { indent: 2 })` and a line end, in pieces that can be asked for again: no string has to hold the whole text, which
 * may be longer than V8 lets a string be (0x1fffffe8 units). Only a single member, or an item of a list that is one, is encoded at once.
 */
function encodeInPieces(object) {
    return { [Symbol.iterator]: () => gather(encodeMembers(object)) };
}
function* gather(parts) {
    let gathered = '';
    for (const part of parts) {
        gathered += part;
        if (gathered.length < PIECE)
            continue;
        yield gathered;
        gathered = '';
    }
    yield `${gathered}\n`;
}
function* encodeMembers(object) {
    let open = '{';
    for (const [key, value] of Object.entries(object)) {
        // As JSON.stringify has it: what is undefined is no member.
        if (value === undefined)
            continue;
        yield `${open}\n  ${encodeJson(key)}: `;
        if (Array.isArray(value))
            yield* encodeItems(value);
        else
            yield indented(value, '  ');
        open = ',';
    }
    yield open === '{' ? '{}' : '\n}';
}
function* encodeItems(list) {
    let open = '[';
    for (const item of list) {
        yield `${open}\n    ${indented(item, '    ')}`;
        open = ',';
    }
    yield open === '[' ? '[]' : '\n  ]';
}
/** Line ends inside of strings are escaped: those that are left are the layout's own. */
function indented(value, indent) {
    return encodeJson(value, { indent: 2 }).replaceAll('\n', `\n${indent}`);
}
function escapeUnits(character) {
    return Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 3577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ guardLine),
/* harmony export */   k: () => (/* binding */ logText)
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2966);

// actions/runner ActionCommand.TryParseV2 trims white space (.NET's idea of it) before it looks for `::`.
const COMMAND_AT_START = /^([\s\u0085]*):(?=:)/;
// … and TryParse looks for the older `##[` anywhere in the line.
const COMMAND_ANYWHERE = /##\[/g;
/** Foreign text for a line on stdout: cleaned, masked, and no line of it is a workflow command. Commands are broken visibly. */
function logText(text) {
    return (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSafe */ .av)(text).split('\n').map(guardLine).join('\n');
}
/** One cleaned line that GitHub's runner does not take for a command: `::error::` becomes `: :error::`, `##[` becomes `## [`. */
function guardLine(line) {
    return line.replace(COMMAND_AT_START, '$1: ').replace(COMMAND_ANYWHERE, '## [');
}


/***/ }),

/***/ 2613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/** `1 call`, `1,204 calls`, `2 entries` (with its own plural). */
function countOf(count, noun, plural = `${noun}s`) {
    return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}
/** `1,204`: groups of three, whatever the machine's locale. */
function formatCount(count) {
    return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Milliseconds for people: `85 ms`, `4.2 s`, `3 min 5 s`. */
function formatDuration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `a`, `a and b`, `a, b and c`; or with another word before the last. */
function joinWords(words, conjunction = 'and') {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}


/***/ }),

/***/ 287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   X: () => (/* binding */ cleanText)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3147);

const LINE_END = ' ⏎ ';
// One line needs the beginning only, though cleaning may shorten it.
const LOOK_AHEAD = 8;
const BEL = '\u0007';
const ESC = '\u001b';
const CSI = '\u009b';
const ST = '\u009c';
// ECMA-48 §5.6: strings for the terminal (OSC, DCS, SOS, PM, APC) up to BEL or ST. Their text is shown: a command can hide in one.
// One that is not ended before the next begins is none, so that each character is looked at once.
const BEGINS = '\u0090\u0098\u009d\u009e\u009f';
const STRING_BEGIN = String.raw `(?:${ESC}[\]PX^_]|[${BEGINS}])`;
const STRING_BODY = `[^${BEL}${ESC}${ST}${BEGINS}]*`;
const TERMINAL_STRINGS = new RegExp(String.raw `${STRING_BEGIN}(${STRING_BODY})(?:${BEL}|${ESC}\\|${ST})`, 'g');
// ECMA-48 §5.4 and §5.5: control sequences, which hold digits only, and two-character escapes.
const TERMINAL_SEQUENCES = new RegExp(String.raw `(?:${ESC}\[|${CSI})[0-?]*[ -/]*[@-~]|${ESC}[ -/]*[0-~]`, 'g');
const END_OF_LINK = '8;;';
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
// Unicode: format characters, and everything a renderer draws as nothing (soft hyphen, zero width, tags, variation selectors).
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const EMOJI_STYLE = '\ufe0f';
const ENDS_IN_PICTURE = /\p{Extended_Pictographic}$/u;
/**
 * Foreign text as plain text: terminal sequences and control characters go (the text of an OSC string stays, in `⟦…⟧`), bidirectional
 * controls and characters of no width become visible (`\u202e`), lone surrogates become U+FFFD. CR and CRLF count as line ends.
 * Cleaning twice changes nothing.
 */
function cleanText(text, { newline = 'keep', tab = 'keep' } = {}) {
    const visible = text
        .replace(/\r\n?/g, '\n')
        .replace(TERMINAL_STRINGS, (_, body) => (body === END_OF_LINK ? '' : `⟦${body}⟧`))
        .replace(TERMINAL_SEQUENCES, '')
        .replace(CONTROLS, '')
        .replace(INVISIBLE, showCharacter)
        .replace(LONE_SURROGATES, '\ufffd');
    const tabbed = tab === 'keep' ? visible : visible.replaceAll('\t', ' ');
    return newline === 'keep' ? tabbed : tabbed.trim().replace(/(?<! ) *\n\s*/g, LINE_END);
}
/** Foreign text in one line of at most `max` characters (code points), `…` included; line ends become ` ⏎ `. */
function oneLine(text, max) {
    const head = text.slice(0, max * LOOK_AHEAD);
    const clean = cleanText(head, { newline: 'show', tab: 'space' });
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .l)(head.length < text.length ? `${clean}…` : clean, max);
}
function showCharacter(character, offset, whole) {
    if (character === EMOJI_STYLE && ENDS_IN_PICTURE.test(whole.slice(Math.max(0, offset - 2), offset)))
        return character;
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}


/***/ }),

/***/ 2966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ makeSafeDeep),
/* harmony export */   TK: () => (/* binding */ maskExactly),
/* harmony export */   av: () => (/* binding */ makeSafe)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(287);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4100);


/** Foreign text for the report and the event lines: cleaned, then masked (cleaned first, so that nothing hides inside a secret). */
function makeSafe(text) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .Q)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text));
}
/** As `makeSafe`, for all strings and keys of a JSON value. */
function makeSafeDeep(value) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskStrings */ .X)(value, makeSafe);
}
/**
 * Foreign text for a file that a program reads as it was: every character stays, for it is written as JSON (text/json.ts), but secrets are
 * masked. Where one shows only once the text is cleaned, it is cleaned.
 */
function maskExactly(text) {
    const masked = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .Q)(text);
    const cleaned = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(masked);
    if (cleaned === masked)
        return masked;
    const bared = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .Q)(cleaned);
    return bared === cleaned ? masked : bared;
}


/***/ }),

/***/ 4100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ maskSecrets),
  X: () => (/* binding */ maskStrings)
});

;// CONCATENATED MODULE: ./src/text/escapes.ts
// JSON and JavaScript (`\n`, `\u003d`, `\u{1f600}`), shells (`\x67`, `\-`, a `\` at the end of a line), addresses (`%3D`).
// A terminal's control sequence (ECMA-48 §5.4) whose ESC is written so: a terminal shows nothing for it.
const TERMINAL_SEQUENCE = String.raw `(?:\\(?:u001b|u\{0{0,4}1b\}|x1b|033|e)|%1b)\[[0-?]*[ -/]*[@-~]`;
const CHARACTER = String.raw `\\(?:u[0-9a-f]{4}|u\{[0-9a-f]{1,6}\}|x[0-9a-f]{2}|[\s\S])|%[0-9a-f]{2}`;
const ESCAPE = new RegExp(`${TERMINAL_SEQUENCE}|${CHARACTER}`, 'gi');
const MAX_CODE_POINT = 0x10ffff;
const SINGLE = { n: '\n', r: '\r', t: '\t', '\n': '' };
// cleanText shows these as escapes; they hide nothing from whoever reads the secret. The first is U+00AD.
const INVISIBLE = /^[\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
const FIRST_INVISIBLE = 0xad;
/** Undoes one level of escaping, whatever the language; null when there is none. */
function undoEscapes(text) {
    // Behind the nth escape, `text` goes on at places[n], the original at origins[n].
    const places = [0];
    const origins = [0];
    let shift = 0;
    const plain = text.replace(ESCAPE, (written, offset) => {
        const character = readEscape(written);
        places.push(offset - shift + character.length);
        origins.push(offset + written.length);
        shift += written.length - character.length;
        return character;
    });
    if (places.length === 1)
        return null;
    return {
        text: plain,
        origin(place) {
            const last = findLast(places, place);
            return (origins[last] ?? 0) + place - (places[last] ?? 0);
        },
    };
}
function readEscape(written) {
    if (written.length > 2 && written.includes('['))
        return '';
    if (written.length === 2)
        return SINGLE[written.charAt(1)] ?? written.charAt(1);
    const code = Number.parseInt(written.replace(/^(?:%|\\x|\\u\{?)/i, ''), 16);
    if (code > MAX_CODE_POINT)
        return '\ufffd';
    const character = String.fromCodePoint(code);
    return code >= FIRST_INVISIBLE && INVISIBLE.test(character) ? '' : character;
}
/** The last index whose value is at most `limit`; the values ascend. */
function findLast(values, limit) {
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((values[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

;// CONCATENATED MODULE: ./src/text/private-keys.ts
const PEM_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const PEM_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
// The lines of a key that was cut off before its END.
const PEM_BODY = /[A-Za-z0-9+/=\s]*/y;
const LEAST_PEM_BODY = 32;
/**
 * PEM blocks (RFC 7468, and those of OpenPGP), also without an end. Two searches, not one pattern: END is looked for once, however many
 * BEGINs the text has.
 */
function findPrivateKeys(text) {
    const found = [];
    let ends = true;
    PEM_BEGIN.lastIndex = 0;
    for (let begin = PEM_BEGIN.exec(text); begin !== null; begin = PEM_BEGIN.exec(text)) {
        const body = begin.index + begin[0].length;
        PEM_END.lastIndex = body;
        const end = ends ? PEM_END.exec(text) : null;
        ends = end !== null;
        const stop = end === null ? endOfBody(text, body) : end.index + end[0].length;
        if (stop > body)
            found.push({ start: begin.index, end: stop, kind: 'private-key' });
        PEM_BEGIN.lastIndex = stop;
    }
    return found;
}
function endOfBody(text, start) {
    PEM_BODY.lastIndex = start;
    const body = (PEM_BODY.exec(text)?.[0] ?? '').trimEnd().length;
    return body >= LEAST_PEM_BODY ? start + body : start;
}

;// CONCATENATED MODULE: ./src/text/secret-kinds.ts
const START = '(?<![A-Za-z0-9])';
// What stands for a secret is none: `$TOKEN`, `${{ secrets.X }}`, `<token>`, `***`, `[redacted …]`; nor is the version of a package whose
// name ends like a secret's (`"auth-token": "^6.0.0"`).
const VERSION = String.raw `[~^]?[0-9]{1,9}\.[0-9]{1,9}\.[0-9]{1,9}(?:["']|$)`;
const REAL = String.raw `(?![$<*\[{(=]|(?:true|false|null|none|undefined)\b|${VERSION})`;
// Nor is what a program looks up: `getToken()`, `process.env.TOKEN`, `os.environ["TOKEN"]`.
const LITERAL = String.raw `(?![A-Za-z_$][\w$.]{0,100}[([]|(?:process|import\.meta|os)\.env)`;
// Not the name of a kind: `[redacted github-token]="…`. What stands before is looked at only where a name may begin.
const SECRET_NAME = '(?=p(?:ass|wd|rivate)|token|secret|api|access)(?<!\\[redacted [a-z-]{0,30})(?:pass(?:word|wd|phrase)|(?<=_)p(?:ass|wd)|token|secret|api[_-]?key|access[_-]?key|private[_-]?key|secret[_-]?key(?:[_-]?base)?)';
const AUTHORIZATION = String.raw `authorization["']?\s{0,4}[:=]\s{0,4}["']?(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4}`;
const KEY_HEADER = String.raw `(?:x-api-key|x-auth-token|x-goog-api-key|private-token)["']?\s{0,4}[:=]\s{0,4}["']?`;
const BARE_WORD = String.raw `[^\s"'\x60&;|<>)\\]*[^\s"'\x60&;|<>)\\,]`;
const ASSIGNED = String.raw `${SECRET_NAME}["']?\]?\s{0,4}(?::=|=>|[:=])\s{0,4}`;
const FLAG = String.raw `(?<![A-Za-z-])--[a-z-]{0,40}${SECRET_NAME}\s{1,4}`;
// Quoted values may hold escaped quotes.
const DOUBLE_QUOTED = String.raw `[^"\\\n]*(?:\\.[^"\\\n]*){0,1000}`;
const SINGLE_QUOTED = String.raw `[^'\\\n]*(?:\\.[^'\\\n]*){0,1000}`;
/**
 * The kinds that must be masked also where a token is cut, has a newer shape or stands in for a real one (a linter may pass it over), and
 * those that the rules of secretlint.ts lack. Where two find the same, the first here gives the name. PEM keys: private-keys.ts.
 * Shapes as their vendors document them; GitHub's `ghs_APPID_JWT` since
 * https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
 */
const secretKinds = [
    {
        kind: 'github-token',
        pattern: /gh[pousr]_(?:[A-Za-z0-9._-]{35}[A-Za-z0-9._-]*[A-Za-z0-9_-]|[A-Za-z0-9]{30}[A-Za-z0-9]*)|github_pat_[A-Za-z0-9_]{22}[A-Za-z0-9_]*/g,
    },
    { kind: 'aws-access-key-id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}[A-Z0-9]*/g },
    {
        kind: 'aws-secret-access-key',
        pattern: new RegExp(String.raw `(aws_?secret_?access_?key["']?\s{0,4}[:=]\s{0,4}["']?)${REAL}[A-Za-z0-9/+=]{8}[A-Za-z0-9/+=]*`, 'gi'),
    },
    { kind: 'anthropic-key', pattern: /sk-ant-(?=[A-Za-z0-9_-]{0,60}[0-9])[A-Za-z0-9_-]{12}[A-Za-z0-9_-]*/g },
    { kind: 'api-key', pattern: new RegExp(`${START}sk-(?=[A-Za-z0-9_-]{0,200}[0-9])[A-Za-z0-9_-]{20}[A-Za-z0-9_-]*`, 'g') },
    { kind: 'slack-token', pattern: /xox[a-z](?:\.xox[a-z])?-[A-Za-z0-9-]{10}[A-Za-z0-9%-]*|xapp-[0-9]-[A-Za-z0-9-]{10}[A-Za-z0-9-]*/g },
    { kind: 'slack-webhook', pattern: /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[A-Za-z0-9/_-]{10}[A-Za-z0-9/_-]*/g },
    { kind: 'google-api-key', pattern: new RegExp(`${START}AIza[A-Za-z0-9_-]{30}[A-Za-z0-9_-]*`, 'g') },
    { kind: 'google-oauth', pattern: new RegExp(String.raw `${START}(?:GOCSPX-|ya29\.)[A-Za-z0-9_-]{20}[A-Za-z0-9._-]*`, 'g') },
    { kind: 'npm-token', pattern: /npm_[A-Za-z0-9]{30}[A-Za-z0-9]*/g },
    {
        kind: 'gitlab-token',
        pattern: new RegExp(`${START}gl(?:pat|dt|rt|rtr|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[A-Za-z0-9_-]{20}[A-Za-z0-9._-]*`, 'g'),
    },
    {
        kind: 'stripe-key',
        pattern: new RegExp(`${START}(?:[rs]k_(?:live|test)_[A-Za-z0-9]{16}[A-Za-z0-9]*|whsec_[A-Za-z0-9+/]{24}[A-Za-z0-9+/=]*)`, 'g'),
    },
    { kind: 'huggingface-token', pattern: new RegExp(`${START}hf_[A-Za-z0-9]{30}[A-Za-z0-9]*`, 'g') },
    { kind: 'pypi-token', pattern: new RegExp(`${START}pypi-AgE[A-Za-z0-9_-]{40}[A-Za-z0-9_-]*`, 'g') },
    { kind: 'digitalocean-token', pattern: new RegExp(`${START}do[opr]_v1_[a-f0-9]{40}[a-f0-9]*`, 'g') },
    { kind: 'tailscale-key', pattern: new RegExp(`${START}tskey-[a-z]{1,20}-[A-Za-z0-9]{6}[A-Za-z0-9-]*`, 'g') },
    { kind: 'telegram-token', pattern: new RegExp(`${START}[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])`, 'g') },
    { kind: 'new-relic-key', pattern: new RegExp(`${START}NRAK-[A-Z0-9]{27}[A-Z0-9]*`, 'g') },
    { kind: 'perplexity-key', pattern: new RegExp(`${START}pplx-[A-Za-z0-9]{40}[A-Za-z0-9]*`, 'g') },
    { kind: 'postman-key', pattern: new RegExp(`${START}PMAK-[a-f0-9]{24}-[a-f0-9]{30}[a-f0-9]*`, 'g') },
    { kind: 'pulumi-token', pattern: new RegExp(`${START}pul-[a-f0-9]{40}[a-f0-9]*`, 'g') },
    { kind: 'replicate-token', pattern: new RegExp(`${START}r8_[A-Za-z0-9]{37}[A-Za-z0-9]*`, 'g') },
    { kind: 'rubygems-key', pattern: new RegExp(`${START}rubygems_[a-f0-9]{48}[a-f0-9]*`, 'g') },
    { kind: 'sentry-token', pattern: new RegExp(`${START}sntry(?:s_eyJ|u_)[A-Za-z0-9+/=_-]{40}[A-Za-z0-9+/=_-]*`, 'g') },
    { kind: 'supabase-token', pattern: new RegExp(`${START}sbp_[a-f0-9]{40}[a-f0-9]*`, 'g') },
    { kind: 'terraform-token', pattern: new RegExp(String.raw `${START}[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60}[A-Za-z0-9_=-]*`, 'g') },
    { kind: 'fly-token', pattern: new RegExp(`${START}fm[12][ar]?_[A-Za-z0-9+/]{100}[A-Za-z0-9+/=]*`, 'g') },
    { kind: 'xai-key', pattern: new RegExp(`${START}xai-[A-Za-z0-9]{60}[A-Za-z0-9]*`, 'g') },
    { kind: 'age-key', pattern: /AGE-SECRET-KEY-1[A-Z0-9]{40}[A-Z0-9]*/g },
    {
        kind: 'jwt',
        pattern: /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8}[A-Za-z0-9_-]*\.eyJ[A-Za-z0-9_-]{8}[A-Za-z0-9_-]*\.[A-Za-z0-9_-]{8}[A-Za-z0-9_-]*/g,
    },
    { kind: 'azure-key', pattern: /((?:AccountKey|SharedAccessKey)=)[A-Za-z0-9+/]{40}[A-Za-z0-9+/=]*/g },
    { kind: 'url-signature', pattern: /([?&](?:sig|X-Amz-Signature|X-Goog-Signature)=)[A-Za-z0-9+/%=_-]{32}[A-Za-z0-9+/%=_-]*/g },
    // `docker://alpine:3.20@sha256:…` is no password.
    {
        kind: 'url-password',
        pattern: new RegExp(String.raw `(://[^\s/:@?#"'<>]*:)${REAL}(?!x-oauth-basic@)[^\s/?#"'<>]*[^\s/?#"'<>@](?=@(?!sha[0-9]{3}:))`, 'g'),
    },
    // https://github.blog/2012-09-21-easier-builds-and-deployments-using-git-over-https-and-oauth/
    { kind: 'url-password', pattern: new RegExp(String.raw `(://)${REAL}[^\s/:@?#"'<>]{8}[^\s/:@?#"'<>]*(?=:x-oauth-basic@)`, 'g') },
    {
        kind: 'url-password',
        pattern: new RegExp(String.raw `(\bcurl\s(?:[^\n]{0,200}?\s)?(?:-u|--user|--proxy-user)[\s=]["']?[^\s:"']{1,100}:)${REAL}[^\s"'\\]*[^\s"'\\]`, 'g'),
    },
    {
        kind: 'authorization',
        pattern: new RegExp(String.raw `((?:${AUTHORIZATION}|${KEY_HEADER}))${REAL}[^\s"'\\,;]*[^\s"'\\,;]`, 'gi'),
    },
    {
        kind: 'bearer-token',
        pattern: /(\bbearer\s{1,4})(?=[A-Za-z0-9._~+/=-]{0,200}[0-9])[A-Za-z0-9._~+/=-]{8}[A-Za-z0-9._~+/=-]*/gi,
    },
    { kind: 'secret-value', pattern: new RegExp(`((?:${ASSIGNED}|${FLAG})")(?!")${REAL}${DOUBLE_QUOTED}`, 'gi') },
    { kind: 'secret-value', pattern: new RegExp(`((?:${ASSIGNED}|${FLAG})')(?!')${REAL}${SINGLE_QUOTED}`, 'gi') },
    { kind: 'secret-value', pattern: new RegExp(`(${SECRET_NAME}=)${REAL}${LITERAL}${BARE_WORD}`, 'gi') },
    { kind: 'secret-value', pattern: new RegExp(String.raw `(<${SECRET_NAME}>\s{0,4})${REAL}[^<\s][^<]*`, 'gi') },
    // As in YAML: only what cannot be a word or a type.
    {
        kind: 'secret-value',
        pattern: new RegExp(String.raw `(${SECRET_NAME}:[ \t]{1,4})${REAL}${LITERAL}(?=[^\s"']{0,200}[0-9])(?=[^\s"']{8})${BARE_WORD}`, 'gi'),
    },
    {
        kind: 'secret-value',
        pattern: new RegExp(`(${FLAG})${REAL}(?!-)${BARE_WORD}`, 'gi'),
    },
];
const NAME_OF_SECRET = new RegExp(`(?:${SECRET_NAME}|^(?:proxy-)?authorization|^x-api-key|^x-auth-token|^private-token)$`, 'i');
const REAL_VALUE = new RegExp(`^${REAL}.`, 'is');
/** Whether this value, under this key of a JSON object, is a secret by the key's name. */
function isSecretByName(key, value) {
    return typeof value === 'string' && NAME_OF_SECRET.test(key.slice(-64)) && REAL_VALUE.test(value);
}

// EXTERNAL MODULE: ./node_modules/@secretlint/secretlint-rule-preset-recommend/module/index.js
var secretlint_rule_preset_recommend_module = __webpack_require__(1577);
;// CONCATENATED MODULE: ./src/text/secretlint.ts

const RULE = '@secretlint/secretlint-rule-';
const NOT_USED = [
    // Comments in the text would switch the masking off, and the text is foreign.
    'filter-comments',
    // Reads the file beside the text.
    'gcp',
    // Made for files that are about to be committed, they pass over what is too short, too long, in a newer format or looks like an example;
    // secret-kinds.ts takes these too. Slack's overflows V8's backtrack stack in a word of 10 MB, and that of AWS reports a wrong place.
    ...['anthropic', 'aws', 'github', 'gitlab', 'huggingface', 'npm', 'openai', 'privatekey', 'slack'],
    // Report the whole address; `url-password` hides no more than the password.
    ...['basicauth', 'database-connection-string'],
].map((name) => RULE + name);
const rules = secretlint_rule_preset_recommend_module/* creator */.x.rules.filter((rule) => !NOT_USED.includes(rule.meta.id)).map(openRule);
// Every token that these rules know has as many characters in a row; most texts have not, and each rule takes its time to say so.
const LONG_WORD = /[A-Za-z0-9_+/=-]{20}/;
/**
 * What the rules of secretlint's recommended preset find, named by the rule. The rules are run by a context of our own: secretlint's core
 * answers with a promise and heeds `secretlint-disable` comments.
 */
function findBySecretlint(text) {
    if (!LONG_WORD.test(text))
        return [];
    return rules.flatMap((rule) => rule(text));
}
function openRule(rule) {
    const kind = rule.meta.id.slice(RULE.length);
    let found = [];
    const context = {
        sharedOptions: {},
        createTranslator: () => (messageId) => ({ message: '', messageId: String(messageId), data: undefined }),
        report: ({ range: [start, end] }) => found.push({ start, end, kind }),
        ignore: () => { },
    };
    const handler = rule.create(context, {});
    return (text) => {
        found = [];
        const pending = handler.file?.(asSource(text));
        if (pending !== undefined)
            throw new Error(`${rule.meta.id} does not answer at once`);
        return widen(text, found);
    };
}
const WORD_UNIT = /[A-Za-z0-9_-]/;
const REST_OF_WORD = /[A-Za-z0-9_-]*/y;
/** Each found secret with the whole word around it: many rules look at no more than the last 100 or 200 characters of a token. */
function widen(text, found) {
    const words = [];
    let from = 0;
    for (const { start, end, kind } of found) {
        if (end <= from)
            continue;
        REST_OF_WORD.lastIndex = end;
        const rest = REST_OF_WORD.exec(text)?.[0].length ?? 0;
        words.push({ start: findStart(text, from, Math.max(start, from)), end: end + rest, kind });
        from = end + rest;
    }
    return words;
}
/** Where the word around `place` begins, not before `from` and behind an escape such as `\\n` or `%20`. */
function findStart(text, from, place) {
    let start = place;
    while (start > from && WORD_UNIT.test(text.charAt(start - 1)))
        start -= 1;
    const before = text.charAt(start - 1);
    const escaped = before === '%' ? 2 : before === '\\' ? 1 : 0;
    return Math.min(start + escaped, place);
}
/** The rules that are used read no more of a source than its text, and that it has no path. */
function asSource(content) {
    return { content, filePath: undefined, ext: '', contentType: 'text' };
}

;// CONCATENATED MODULE: ./src/text/find-secrets.ts




/** A text in JSON in JSON. */
const MAX_ESCAPED = 2;
/**
 * The secrets of a text in their order, none touching another's characters. The text is looked at as it stands and with its escapes
 * undone, level by level, so that no pattern needs to know `\"`, `\n` or `%3D`. Takes time in proportion to the text.
 */
function findSecrets(text) {
    const found = findPlain(text);
    let origin = (place) => place;
    let view = undoEscapes(text);
    for (let level = 1; view !== null && level <= MAX_ESCAPED; level += 1) {
        const [outer, inner] = [origin, view.origin];
        origin = (place) => outer(inner(place));
        for (const { start, end, kind } of findPlain(view.text))
            found.push({ start: origin(start), end: origin(end), kind });
        view = undoEscapes(view.text);
    }
    return joinOverlapping(found);
}
function findPlain(text) {
    const found = findPrivateKeys(text);
    for (const kind of secretKinds)
        findKind(text, kind, found);
    return found.concat(findBySecretlint(text));
}
// No `matchAll`: it copies the pattern for each text, and most texts are short.
function findKind(text, { kind, pattern }, found) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        found.push({ start: match.index + (match[1]?.length ?? 0), end: pattern.lastIndex, kind });
    }
}
/** Of those that overlap, one that covers all, under the name of the first: sorting keeps the order of what begins at the same place. */
function joinOverlapping(found) {
    const joined = [];
    for (const each of found.sort((a, b) => a.start - b.start)) {
        const last = joined.at(-1);
        if (last !== undefined && each.start < last.end)
            last.end = Math.max(last.end, each.end);
        else
            joined.push(each);
    }
    return joined;
}

;// CONCATENATED MODULE: ./src/text/secrets.ts


const MAX_DEPTH = 64;
// Masking can bare a secret that stood too close to another. A text made for it could have many, one behind the other.
const MAX_ROUNDS = 8;
/** The text with each secret replaced by `[redacted KIND]`. Masking twice changes nothing. */
function maskSecrets(text) {
    let masked = text;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = findSecrets(masked);
        if (found.length === 0)
            return masked;
        masked = replaceFound(masked, found);
    }
    return masked;
}
function replaceFound(text, found) {
    let masked = '';
    let from = 0;
    for (const { start, end, kind } of found) {
        masked += `${text.slice(from, start)}[redacted ${kind}]`;
        from = end;
    }
    return masked + text.slice(from);
}
/**
 * A JSON value with all its strings and keys changed by a function that masks; strings under keys like `password` or `api_key` are masked
 * whole. Keys that become the same are numbered. What lies deeper than 64 levels becomes the string `[too deep]`.
 */
function maskStrings(value, mask, depth = MAX_DEPTH) {
    if (typeof value === 'string')
        return mask(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return '[too deep]';
    if (Array.isArray(value))
        return value.map((item) => maskStrings(item, mask, depth - 1));
    const masked = new Map();
    const numbers = new Map();
    for (const [key, item] of Object.entries(value)) {
        const changed = isSecretByName(key, item) ? '[redacted secret-value]' : maskStrings(item, mask, depth - 1);
        masked.set(findFreeKey(mask(key), masked, numbers), changed);
    }
    // fromEntries defines own properties, so a foreign `__proto__` stays data.
    return Object.fromEntries(masked);
}
/** `key`, or `key (2)` and so on. `numbers` remembers where each key's counting stopped, so that many equal keys are not counted through again. */
function findFreeKey(key, taken, numbers) {
    if (!taken.has(key))
        return key;
    let number = numbers.get(key) ?? 2;
    while (taken.has(`${key} (${number})`))
        number += 1;
    numbers.set(key, number + 1);
    return `${key} (${number})`;
}


/***/ }),

/***/ 1207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   Fg: () => (/* binding */ padToWidth),
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3147);

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
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .l)(text, countFitting(text, width - 1) + 1);
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


/***/ }),

/***/ 820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HT: () => (/* binding */ describeLack),
/* harmony export */   WO: () => (/* binding */ confidenceOfSession),
/* harmony export */   i2: () => (/* binding */ confidenceOf),
/* harmony export */   t$: () => (/* binding */ lackKinds)
/* harmony export */ });
/* harmony import */ var _model_confidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4313);

/** What a record is worth that lacks something of this kind, and what is said of a call that does. */
const LACKS = {
    subagent_not_recorded: { leaves: 'partial', ofCall: 'the calls of the subagent that it started are not recorded' },
    edit_without_content: { leaves: 'partial', ofCall: 'what it wrote is not recorded' },
    args_truncated: { leaves: 'partial', ofCall: 'its recorded arguments are cut short' },
    redacted: { leaves: 'partial', ofCall: 'parts of its arguments were blacked out when it was recorded' },
    code_mode_nested: { leaves: 'partial', ofCall: 'it is a program that called further tools, and those calls are not recorded' },
    file_cut: { leaves: 'partial', ofCall: 'the record breaks off behind it' },
    prompt_missing: { leaves: 'partial', ofCall: 'the prompt that it answers is not recorded' },
    history_base_missing: { leaves: 'partial', ofCall: 'what the session did before is in another file that is not there' },
    lossy_format: { leaves: 'lossy', ofCall: 'its format is a description for people' },
};
/** The kinds, as they are documented. */
const lackKinds = Object.keys(LACKS);
/** What a call lacks, as the end of a sentence that begins with its name. */
function describeLack(kind) {
    return LACKS[kind].ofCall;
}
/** How much of what hooks saw live is told of one event: by its format, and by what the record of the call lacks. */
function confidenceOf({ confidence }, lacks) {
    return (0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .lowest */ .$)([confidence ?? 'full', ...lacks.map((kind) => LACKS[kind].leaves)]);
}
/** How much of the session is told: whatever is lost or lacking leaves it partial. Complete when its events have been consumed. */
function confidenceOfSession(session, { lacks, gapCount, unreadable }) {
    const isDamaged = gapCount > 0 || unreadable.length > 0;
    return (0,_model_confidence_js__WEBPACK_IMPORTED_MODULE_0__/* .lowest */ .$)([confidenceOf(session, [...lacks.keys()]), isDamaged ? 'partial' : 'full']);
}


/***/ })

};
