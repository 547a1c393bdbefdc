export const id = 602;
export const ids = [602];
export const modules = {

/***/ 7034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ haveSameBytes),
/* harmony export */   w: () => (/* binding */ findEntry)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Linux gives up after as many links (path_resolution(7)). */
const MAX_LINKS = 40;
/** Looks a name up, part by part, without opening anything. `name` is relative to `top`, with `/`. Never throws. */
async function findEntry(top, name) {
    const links = [];
    const make = (kind, at, found) => {
        const isFile = found !== undefined && kind === 'file';
        return { kind, links, path: node_path__WEBPACK_IMPORTED_MODULE_1__.join(top, ...at), size: isFile ? found.size : 0, executable: isFile && (found.mode & 0o100) !== 0 };
    };
    const own = partsOf(name);
    let linked = [];
    let at = [];
    // Where only a link's text is left to read, the name itself is there, and leads to nothing.
    const missing = (isLinked) => (isLinked && own.length === 0 ? 'dangling' : 'nothing');
    for (;;) {
        const isLinked = linked.length > 0;
        const part = linked.shift() ?? own.shift();
        if (part === undefined)
            return make('folder', at);
        if (part === '..') {
            if (at.length === 0)
                return make('outside', at);
            at.pop();
            continue;
        }
        const next = [...at, part];
        const found = await lookAt(node_path__WEBPACK_IMPORTED_MODULE_1__.join(top, ...next));
        if (found === 'nothing')
            return make(missing(isLinked), next);
        if (found === 'unreadable')
            return make(found, next);
        if (found.isSymbolicLink()) {
            const text = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink(node_path__WEBPACK_IMPORTED_MODULE_1__.join(top, ...next)).catch(() => null);
            if (text === null)
                return make('unreadable', next);
            links.push(`${next.join('/')} -> ${text}`);
            if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(text) || links.length > MAX_LINKS)
                return make('outside', next);
            linked = [...partsOf(text), ...linked];
            continue;
        }
        at = next;
        if (linked.length + own.length === 0)
            return make(found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other', at, found);
        if (!found.isDirectory())
            return make(missing(linked.length > 0), at);
    }
}
function partsOf(name) {
    return name.split('/').filter((part) => part !== '' && part !== '.');
}
async function lookAt(file) {
    return node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat(file)
        .catch((error) => (error.code === 'ENOENT' || error.code === 'ENOTDIR' ? 'nothing' : 'unreadable'));
}
/** Bytes held in memory of each of two files that are compared. */
const CHUNK = 256 * 1024;
/** Whether two files hold the same bytes; null when one cannot be read. Files of different sizes are not opened. */
async function haveSameBytes(a, b) {
    if (a.size !== b.size)
        return false;
    if (a.size === 0)
        return true;
    const files = [];
    try {
        for (const entry of [a, b])
            files.push(await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open(entry.path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK));
        const [left, right] = files;
        return left === undefined || right === undefined ? null : await compareBytes(left, right, a.size);
    }
    catch {
        return null;
    }
    finally {
        for (const file of files)
            await file.close();
    }
}
async function compareBytes(a, b, size) {
    const buffers = [Buffer.allocUnsafe(Math.min(CHUNK, size)), Buffer.allocUnsafe(Math.min(CHUNK, size))];
    for (let at = 0; at < size; at += CHUNK) {
        const length = Math.min(CHUNK, size - at);
        const [left, right] = await Promise.all([readFully(a, buffers[0], { at, length }), readFully(b, buffers[1], { at, length })]);
        if (!left.equals(right))
            return false;
    }
    return true;
}
async function readFully(file, buffer, { at, length }) {
    let done = 0;
    while (done < length) {
        const { bytesRead } = await file.read(buffer, done, length - done, at + done);
        if (bytesRead === 0)
            break;
        done += bytesRead;
    }
    return buffer.subarray(0, done);
}


/***/ }),

/***/ 9172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O7: () => (/* binding */ findRepo),
  B7: () => (/* binding */ foreignCheckout),
  Iy: () => (/* binding */ openRun)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/config/file-form.ts
var file_form = __webpack_require__(9441);
// EXTERNAL MODULE: ./src/errors.ts
var src_errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/formats/toml.ts + 1 modules
var toml = __webpack_require__(1878);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/text/nearest.ts
var text_nearest = __webpack_require__(613);
// EXTERNAL MODULE: ./src/text/show.ts
var show = __webpack_require__(9198);
// EXTERNAL MODULE: ./src/config/options.ts
var options = __webpack_require__(6856);
;// CONCATENATED MODULE: ./src/config/read-config-file.ts







/** Reads the text of `.hookwitness.toml`. `dialects` are the ids of the hook systems that there are. Nothing of a file with errors may be used. */
function readConfigFile(text, dialects) {
    const parsed = (0,toml/* parseToml */.M)(text);
    if (!parsed.ok)
        return { options: [], hooks: [], errors: [fault(`is no TOML: ${parsed.message}`, 'Mend the file.', parsed)] };
    return new Reading(parsed.document, dialects).read();
}
class Reading {
    document;
    dialects;
    errors = [];
    constructor(document, dialects) {
        this.document = document;
        this.dialects = dialects;
    }
    read() {
        const { value } = this.document;
        this.refuseUnknown(value, [], { known: [...file_form/* FILE_KEYS */.AH.map((key) => key.name), 'hooks'], of: 'the configuration file' });
        const options = file_form/* FILE_KEYS */.AH.flatMap((key) => {
            const read = this.readKey(key, [key.name], (0,json/* own */.ZV)(value, key.name));
            // FILE_KEYS are options.
            return read === null ? [] : [{ name: key.name, value: read, line: this.document.placeOf([key.name]).line }];
        });
        return { options, hooks: this.readEntries((0,json/* own */.ZV)(value, 'hooks')), errors: cutList(this.errors) };
    }
    readEntries(value) {
        if (value === undefined)
            return [];
        if (!Array.isArray(value)) {
            this.refuse(['hooks'], `hooks is ${read_config_file_show(value)}, not a list of entries`, 'Begin each entry with a line [[hooks]].');
            return [];
        }
        return value.map((entry, index) => this.readEntry(entry, ['hooks', index]));
    }
    readEntry(entry, path) {
        const at = this.document.placeOf(path);
        const made = { names: {}, isReplayed: true, isPure: false, at };
        if (!(0,json/* isObject */.Gv)(entry)) {
            this.refuse(path, `an entry of hooks is ${read_config_file_show(entry)}, not a table`, 'Begin each entry with a line [[hooks]].');
            return made;
        }
        this.refuseUnknown(entry, path, { known: file_form/* HOOK_KEYS */.dh.map((key) => key.name), of: 'a [[hooks]] entry' });
        const read = new Map(file_form/* HOOK_KEYS */.dh.map((key) => [key.name, this.readKey(key, [...path, key.name], (0,json/* own */.ZV)(entry, key.name))]));
        for (const name of file_form/* NAMING_KEYS */.I4) {
            const value = read.get(name);
            if (typeof value === 'string')
                made.names[name] = value;
        }
        made.isReplayed = read.get('replay') !== 'never';
        made.isPure = read.get('pure') === 'true';
        const settling = file_form/* HOOK_KEYS */.dh.filter((key) => key.kind === 'choice').map((key) => key.name);
        if (!settling.some((name) => (0,json/* own */.ZV)(entry, name) !== undefined))
            this.refuse(path, 'a [[hooks]] entry settles nothing', 'Add replay = "never" or pure = true, or remove the entry.');
        return made;
    }
    /** The value as an option's words; null when there is none, or none that can be used. */
    readKey(key, path, value) {
        if (value === undefined) {
            if (key.isRequired)
                this.refuse(path, `a [[hooks]] entry has no ${key.name}`, `Add ${key.name}: \`hookwitness hooks\` shows it.`);
            return null;
        }
        if (key.kind === 'list')
            return this.readNames(path, value);
        if (key.kind === 'text')
            return this.readText(path, key, value);
        const choices = key.choices ?? [];
        // Only the words true and false have two spellings in TOML, of which one is a string.
        const word = typeof value === 'boolean' ? String(value) : value;
        const isWord = typeof word === 'string' && choices.includes(word) && typeof value === (isTruth(word) ? 'boolean' : 'string');
        if (isWord)
            return word;
        const nearest = typeof value === 'string' ? (0,text_nearest/* nearestName */.q)(value, choices) : null;
        const hint = nearest === null ? '' : ` (did you mean ${spell(nearest)}?)`;
        this.refuse(path, `${key.name} is ${read_config_file_show(value)}, which is none of its values`, `Use ${choices.map(spell).join(', ')}${hint}.`);
        return null;
    }
    readNames(path, value) {
        const name = path.join('.');
        if (!Array.isArray(value) || value.length === 0) {
            this.refuse(path, `${name} is ${read_config_file_show(value)}, not a list of names`, `Write ${name} = ["${this.dialects[0]}"], or leave it out for all.`);
            return null;
        }
        for (const [index, item] of value.entries())
            this.checkDialect([...path, index], name, item);
        return value.filter((item) => typeof item === 'string');
    }
    readText(path, key, value) {
        if (typeof value !== 'string' || value === '') {
            this.refuse(path, `${key.name} is ${read_config_file_show(value)}, not a text`, `Write it in quotes: \`hookwitness hooks\` shows what to write.`);
            return null;
        }
        if (key.name === 'dialect')
            this.checkDialect(path, key.name, value);
        return value;
    }
    checkDialect(path, name, value) {
        if (typeof value === 'string' && this.dialects.includes(value))
            return;
        const nearest = typeof value === 'string' ? (0,text_nearest/* nearestName */.q)(value, this.dialects) : null;
        const next = nearest === null ? `Known are: ${this.dialects.join(', ')}.` : `Did you mean ${nearest}?`;
        this.refuse(path, `${name} names ${read_config_file_show(value)}, which is no known hook system`, next);
    }
    refuseUnknown(table, path, { known, of }) {
        for (const name of (0,json/* isObject */.Gv)(table) ? Object.keys(table).filter((each) => !known.includes(each)) : []) {
            const nearest = (0,text_nearest/* nearestName */.q)(name, known);
            const isOption = path.length === 0 && options/* OPTION_FORMS */.K.some((form) => form.name === name.replaceAll('-', '_'));
            const next = nearest === null ? `Known are: ${known.join(', ')}.` : `Did you mean ${nearest}?`;
            const elsewhere = 'Give it as an input of the action or a flag: a file in the repository does not settle it.';
            this.refuse([...path, name], `${read_config_file_show(name)} is no key of ${of}`, isOption && nearest === null ? elsewhere : next);
        }
    }
    refuse(path, message, next) {
        this.errors.push(fault(message, next, this.document.placeOf(path)));
    }
}
/** So many faults are told one by one: a file may hold any number. */
const MAX_FAULTS = 20;
function cutList(errors) {
    const [first, ...rest] = errors.slice(MAX_FAULTS);
    if (first === undefined)
        return errors;
    const more = new src_errors/* GateError */.ue(first.code, `${first.message} (and ${rest.length} more faults)`, first.next, first.at);
    return [...errors.slice(0, MAX_FAULTS), rest.length === 0 ? first : more];
}
function fault(message, next, { line, column }) {
    return new src_errors/* GateError */.ue('config-file-invalid', message, next, { path: file_form/* CONFIG_FILE */.g2, line, column });
}
function isTruth(word) {
    return word === 'true' || word === 'false';
}
function spell(word) {
    return isTruth(word) ? word : `"${word}"`;
}
/** TOML has no null: a date or a time becomes one when it is read. */
function read_config_file_show(value) {
    return value === null ? 'a date or time' : (0,show/* showValue */.v)(value);
}

;// CONCATENATED MODULE: ./src/config/settle.ts
/** The file settles what no flag and no input gave. */
function settleOptions(options, given, file) {
    const settling = file.filter(({ name }) => !given.includes(name));
    const sourceOf = (name) => given.includes(name) ? 'given' : settling.some((each) => each.name === name) ? 'file' : 'default';
    return {
        // The reader has checked each value against the option's form.
        options: { ...options, ...Object.fromEntries(settling.map(({ name, value }) => [name, value])) },
        sources: Object.fromEntries(Object.keys(options).map((name) => [name, sourceOf(name)])),
    };
}

// EXTERNAL MODULE: ./src/dialects/index.ts + 109 modules
var dialects = __webpack_require__(3153);
// EXTERNAL MODULE: ./src/git/inner-link.ts
var inner_link = __webpack_require__(69);
// EXTERNAL MODULE: ./src/replay/trusted-tree.ts
var trusted_tree = __webpack_require__(7537);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/audit/tree-entry.ts
var tree_entry = __webpack_require__(7034);
;// CONCATENATED MODULE: ./src/commands/load-config-file.ts






/** A file of more bytes is not read: one with every setting for a hundred hooks has a tenth of it. */
const MAX_BYTES = 256 * 1024;
/**
 * The text of the configuration file of a tree's project, without its byte order mark; null when there is none. Links are followed inside
 * the tree only. Throws a GateError for whatever stands there and is no readable UTF-8 file.
 */
async function loadConfigFile(tree) {
    const entry = await (0,tree_entry/* findEntry */.w)(tree.top, external_node_path_.posix.join(tree.prefix, file_form/* CONFIG_FILE */.g2));
    if (entry.kind === 'nothing')
        return null;
    if (entry.kind !== 'file')
        throw refuse(NO_FILE[entry.kind]);
    if (entry.size > MAX_BYTES)
        throw refuse(`has ${entry.size} bytes, more than ${MAX_BYTES}`);
    const bytes = await readBytes(entry);
    const lines = splitLines(bytes);
    const wrong = lines.findIndex((line) => !(0,external_node_buffer_.isUtf8)(line));
    if (wrong >= 0)
        throw refuse('is no UTF-8 text', wrong + 1);
    return new TextDecoder().decode(bytes);
}
const NO_FILE = {
    folder: 'is a folder',
    other: 'is no regular file',
    dangling: 'is a link to nothing',
    outside: 'is a link out of the repository',
    unreadable: 'cannot be read',
};
async function readBytes(entry) {
    const flags = promises_.constants.O_RDONLY | promises_.constants.O_NOFOLLOW | promises_.constants.O_NONBLOCK;
    const file = await promises_.open(entry.path, flags).catch((error) => {
        throw refuse(`cannot be read (${error.code})`);
    });
    try {
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
/** In UTF-8 no other character holds the byte of a line feed. */
function splitLines(bytes) {
    const lines = [];
    let from = 0;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
        lines.push(bytes.subarray(from, at));
        from = at + 1;
    }
    return [...lines, bytes.subarray(from)];
}
function refuse(what, line) {
    const at = line === undefined ? { path: file_form/* CONFIG_FILE */.g2 } : { path: file_form/* CONFIG_FILE */.g2, line, column: 1 };
    return new src_errors/* GateError */.ue('config-file-unreadable', `the configuration file ${what}`, `Make ${file_form/* CONFIG_FILE */.g2} a text file in UTF-8, or remove it.`, at);
}

;// CONCATENATED MODULE: ./src/commands/open-run.ts










/**
 * Finds the project, the tree whose hooks may run and what that tree's configuration file settles. `scratch` is an absolute folder of the
 * run's own. Throws a GateError or BadInput.
 */
async function openRun(options, { workflow, given }, scratch) {
    const repo = await findRepo(options.repo);
    await refuseInnerLink(options.repo);
    if (options.user_config !== null)
        await resolveFolder(options.user_config, 'user-config-unreadable', 'user_config');
    const from = chooseTree(options, workflow);
    const tree = await (0,trusted_tree/* openTrustedTree */.CI)(repo, from, scratch);
    const source = from.kind === 'worktree' ? { from: 'worktree', commit: null } : { from: options.hooks_from ?? 'base', commit: tree.commit };
    const config = await findConfig(tree, from.kind === 'worktree' && workflow?.isForeign === true);
    const settled = settleOptions(options, given, config.options);
    return { repo, tree, trusted: options.trust_project !== 'false', source, ...settled, config };
}
/** The checkout, where hooks come from a commit: nothing in it is trusted. */
function foreignCheckout({ tree, repo }) {
    return tree.isCheckout ? null : (tree.repository?.top ?? repo);
}
/** A pull request must not loosen the gate by a file of its own, also where it may bring its own hooks. */
async function findConfig(tree, isForeign) {
    const nothing = { options: [], hooks: [] };
    if (isForeign)
        return { state: (await hasConfig(tree)) ? 'ignored' : 'none', ...nothing };
    const text = await loadConfigFile(tree);
    if (text === null)
        return { state: 'none', ...nothing };
    const { options, hooks, errors } = readConfigFile(text, dialects/* dialects */.O.map((dialect) => dialect.id));
    if (errors.length > 0)
        throw new src_errors/* BadInput */.kp(errors);
    return { state: 'read', options, hooks };
}
async function hasConfig(tree) {
    return promises_.lstat(external_node_path_.join((0,trusted_tree/* rootOf */.I5)(tree), file_form/* CONFIG_FILE */.g2)).then(() => true, () => false);
}
/** The project's folder, absolute. Throws a GateError when it is none. */
function findRepo(folder) {
    return resolveFolder(folder, 'repo-unreadable', 'repo');
}
async function resolveFolder(folder, code, name) {
    const isFolder = await promises_.stat(folder).then((found) => found.isDirectory(), () => false);
    if (isFolder)
        return promises_.realpath(folder);
    throw new src_errors/* GateError */.ue(code, `${name} is ${JSON.stringify(folder)}, which is no folder`, `Name an existing folder with ${name}.`);
}
/** A link inside a repository is part of it: a pull request could turn the project's folder into a link to one with weaker hooks. */
async function refuseInnerLink(folder) {
    const link = await (0,inner_link/* findInnerLink */.m)(folder);
    if (link === null)
        return;
    throw new src_errors/* GateError */.ue('repo-unreadable', `repo leads through ${link}, which is a link inside the repository`, 'Name the folder itself with repo.');
}
function chooseTree(options, workflow) {
    const wanted = options.hooks_from ?? (workflow?.isForeign && workflow.baseCommit !== null ? 'base' : 'worktree');
    if (wanted === 'base')
        return { kind: 'commit', name: findBase(workflow) };
    if (/^\.{1,2}\/|^[\w.-]+\/[\w.-]+@/.test(wanted)) {
        const next = 'Use worktree, base, or the name of a commit in this checkout.';
        throw new src_errors/* GateError */.ue('hooks-from-unreadable', `hooks_from: ${wanted} (a folder or another repository) is not read by this version`, next);
    }
    if (wanted !== 'worktree')
        return { kind: 'commit', name: wanted };
    if (workflow?.isForeign && options.trust_project === 'auto')
        throw refuseUntrusted(workflow);
    return { kind: 'worktree' };
}
function findBase(workflow) {
    if (workflow?.baseCommit)
        return workflow.baseCommit;
    const seen = workflow === null ? 'there is no workflow event here' : `the event ${workflow.event} names none`;
    throw new src_errors/* GateError */.ue('hooks-from-unreadable', `hooks_from: base needs a base commit, and ${seen}`, 'Name the commit: `hooks_from: origin/main`.');
}
function refuseUntrusted(workflow) {
    const base = workflow.baseCommit === null ? 'origin/DEFAULT_BRANCH' : 'base';
    const next = `Set \`hooks_from: ${base}\` to use trusted hooks, or \`trust_project: true\` to run those of the work tree.`;
    return new src_errors/* GateError */.ue('untrusted-hooks', `on ${workflow.event} the work tree's hooks may be a stranger's, so nothing was run`, next);
}


/***/ }),

/***/ 3153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ dialects),
  X: () => (/* binding */ dialectsAt)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/text/excerpt.ts
var excerpt = __webpack_require__(214);
;// CONCATENATED MODULE: ./src/dialect/answer.ts


/** No opinion: what a dialect starts from. */
const NO_OPINION = {
    verdict: 'none',
    reason: null,
    rewrite: null,
    context: null,
    failure: null,
    notes: [],
    endsChain: false,
};
/** What the process itself did wrong, before anybody looks at its output; null after an exit with code 0. */
function findProcessFailure(ending) {
    switch (ending.kind) {
        case 'timed-out':
            return fail('timeout', withStderr(`timed out after ${ending.timeoutMs} ms`, ending), ending.exitCode);
        case 'too-large':
            return fail('output-too-large', `more than ${ending.cap} bytes on ${ending.stream}`, null);
        case 'not-started':
            return fail('spawn-error', `could not start: ${ending.message}`, null);
        case 'signalled':
            return fail('signal', withStderr(`killed by ${ending.signal}`, ending), null);
        case 'exited': {
            if (ending.code === 0)
                return null;
            const kind = isLaunchFailure(ending.code, ending.stderr) ? 'launch-failed' : 'exit-nonzero';
            return fail(kind, withStderr(`exit code ${ending.code}`, ending), ending.code);
        }
    }
}
/** A failure as a value; `detail` is foreign text. */
function fail(kind, detail, exitCode) {
    return { kind, detail, exitCode };
}
/** How much of a hook's stderr is quoted. */
const STDERR_LINES = 5;
const STDERR_CHARACTERS = 600;
function withStderr(what, ending) {
    const lines = (0,excerpt/* excerpt */.K)(ending.stderr.trim().split('\n', STDERR_LINES).join('\n'), STDERR_CHARACTERS);
    return lines === '' ? what : `${what}: ${lines}`;
}
/** An interpreter that finds no script says so at once: more of stderr is not looked at, whatever a hook wrote. */
const STDERR_HEAD = 8 * 1024;
function headOf(stderr) {
    return stderr.trimStart().slice(0, STDERR_HEAD);
}
/** Sentences by which interpreters say that they found no script; Python and dash then exit with 2, which many agents read as a deny. */
const NO_SCRIPT = [
    /can't open file .*\[Errno \d+\]/,
    /^\S*sh: 0: (?:cannot|can't) open /im,
    /^\S*sh: \S+: No such file or directory$/m,
    /Can't open perl script/,
    /No such file or directory -- .*\(LoadError\)/,
];
// Node's goes over several lines, which no pattern finds in one pass.
const NODE_FINDS_NONE = ["Cannot find module '", 'requireStack: []'];
/** POSIX: a shell exits with 126 or 127 when it cannot run the command it was given. */
function isLaunchFailure(code, stderr) {
    if (code === 126 || code === 127)
        return true;
    if (code === 0)
        return false;
    const head = headOf(stderr);
    return NO_SCRIPT.some((sentence) => sentence.test(head)) || holdsInOrder(head, NODE_FINDS_NONE);
}
function holdsInOrder(text, parts) {
    let at = 0;
    for (const part of parts) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return true;
}
/** Parses a hook's stdout as one JSON value; `undefined` when it is none, and when it is nested too deep to be read. */
function parseAnswer(text) {
    if ((0,json/* findTooDeep */.o6)(text) >= 0)
        return undefined;
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
/** Keys and words by which the hooks of any agent announce a decision. */
const DECISION_KEYS = ['decision', 'permissionDecision', 'permission', 'verdict', 'behavior', 'cancel', 'block'];
const DECISION_WORDS = ['deny', 'block', 'ask', 'allow', 'approve', 'defer', 'denied', 'blocked', 'reject'];
/** The first decision that an object announces, in whatever agent's form: for telling an answer in the wrong shape from no answer. */
function findDecisionWord(answer) {
    const nested = answer.hookSpecificOutput;
    const places = typeof nested === 'object' && nested !== null ? [answer, nested] : [answer];
    for (const place of places) {
        for (const key of DECISION_KEYS) {
            const value = Object.hasOwn(place, key) ? place[key] : undefined;
            if (value === true && (key === 'cancel' || key === 'block'))
                return `${key}: true`;
            if (typeof value === 'string' && DECISION_WORDS.includes(value.toLowerCase()))
                return `${key}: ${JSON.stringify(value)}`;
        }
    }
    return null;
}
const DECISION_IN_TEXT = new RegExp(`"(?:${DECISION_KEYS.join('|')})"\\s*:\\s*"(?:${DECISION_WORDS.join('|')})"|"(?:cancel|block)"\\s*:\\s*true`, 'i');
/** Whether decision JSON of any agent stands somewhere in a text that is not JSON itself: an answer that nobody hears. */
function holdsDecision(text) {
    return DECISION_IN_TEXT.test(text);
}
/** That a hook which said nothing on stdout has put its decision on stderr, where `title` does not look; none when it has not. */
function noteUnheard(stderr, title) {
    if (!holdsDecision(stderr))
        return [];
    return [{ id: 'answer-on-stderr', message: `stderr holds decision JSON, which ${title} reads on stdout only: nobody hears it` }];
}
/** The most severe of several decisions in a dialect's own order (most severe first). */
function mostSevere(order, decisions) {
    return order.find((decision) => decisions.includes(decision)) ?? 'none';
}
const BLANKS = ' \t\r\n\f\v';
/** Without the blanks around it; a byte order mark stays, which JSON parsers other than JavaScript's `trim` do not take for a blank. */
function trimBlanks(text) {
    let begin = 0;
    let end = text.length;
    while (begin < end && BLANKS.includes(text[begin] ?? ''))
        begin++;
    while (end > begin && BLANKS.includes(text[end - 1] ?? ''))
        end--;
    return text.slice(begin, end);
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./src/formats/bounds.ts
var bounds = __webpack_require__(7743);
// EXTERNAL MODULE: ./src/formats/document.ts
var formats_document = __webpack_require__(9079);
;// CONCATENATED MODULE: ./src/formats/json.ts




const MAX_LENGTH = 8 * 1024 * 1024;
/**
 * Strict JSON (RFC 8259), as `JSON.parse` takes it; a byte order mark is accepted. Errors carry line and column of the first fault. What is
 * longer than 8 Mi characters, nested deeper than 500 levels or of more than 1,000,000 values is an error.
 */
function parseJson(source) {
    return (0,bounds/* parseWithin */.nM)(source.startsWith('\ufeff') ? source.slice(1) : source, MAX_LENGTH, parseText);
}
function parseText(text) {
    const locate = (0,formats_document/* indexLines */.u)(text);
    const deep = (0,json/* findTooDeep */.o6)(text);
    if (deep >= 0)
        return { ok: false, message: bounds/* TOO_DEEP */.gZ, ...locate(deep) };
    const many = (0,bounds/* findTooMany */.Vr)(text);
    if (many >= 0)
        return { ok: false, message: bounds/* TOO_MANY */.LJ, ...locate(many) };
    const errors = [];
    const tree = (0,main.parseTree)(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    const first = errors[0];
    if (first !== undefined || tree === undefined) {
        const what = first === undefined ? 'no value' : explainError(text, first);
        const offset = first?.offset ?? 0;
        return { ok: false, message: what, ...(offset >= text.trimEnd().length ? (0,formats_document/* locateEnd */.E)(text) : locate(offset)) };
    }
    try {
        return { ok: true, document: toDocument(JSON.parse(text), tree, locate) };
    }
    catch (error) {
        // jsonc-parser is laxer than JSON.parse in a few places (control characters in strings, numbers such as 01).
        return { ok: false, message: error instanceof Error ? error.message : String(error), ...locate(0) };
    }
}
function explainError(text, error) {
    const code = (0,main.printParseErrorCode)(error.error);
    const seen = JSON.stringify(text.slice(error.offset, error.offset + Math.max(1, Math.min(error.length, 20))));
    if (code === 'InvalidCommentToken')
        return 'comments are not allowed in JSON';
    if (error.offset >= text.length)
        return `the file ends too early (${toWords(code)})`;
    return `${toWords(code)} at ${seen}`;
}
/** `PropertyNameExpected` → `property name expected`. */
function toWords(code) {
    return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}
function toDocument(value, tree, locate) {
    const find = indexTree(tree);
    return {
        value,
        placeOf: (path) => locate(find(path)),
        duplicateKeys: listDuplicates(tree).map(({ key, offset }) => ({ key, ...locate(offset) })),
    };
}
/** Finds offsets by path; the keys of an object are looked through once, however many of its values are asked for. */
function indexTree(tree) {
    const indexes = new Map();
    const indexOf = (object) => {
        const index = indexes.get(object) ?? new Map((object.children ?? []).map((property) => [nameOf(property), property]));
        indexes.set(object, index);
        return index;
    };
    return (path) => {
        let node = tree;
        let { offset } = tree;
        for (const key of path) {
            // A property stands for its value: its place is where the key begins.
            const child = node?.type === 'object' ? indexOf(node).get(String(key)) : node?.children?.[Number(key)];
            if (child === undefined)
                return offset;
            offset = child.offset;
            node = child.type === 'property' ? child.children?.[1] : child;
        }
        return offset;
    };
}
function nameOf(property) {
    return String(property.children?.[0]?.value);
}
function listDuplicates(tree) {
    const found = [];
    const pending = [tree];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        if (node.type === 'object') {
            const seen = new Set();
            for (const property of node.children ?? []) {
                const key = nameOf(property);
                if (seen.has(key))
                    found.push({ key, offset: property.offset });
                seen.add(key);
            }
        }
        for (const child of node.children ?? [])
            pending.push(child);
    }
    return found;
}

// EXTERNAL MODULE: ./src/text/show.ts
var show = __webpack_require__(9198);
// EXTERNAL MODULE: ./src/text/nearest.ts
var text_nearest = __webpack_require__(613);
;// CONCATENATED MODULE: ./src/dialects/claude-code/events.ts

/** Hook events of Claude Code: https://code.claude.com/docs/en/hooks and the event list of @anthropic-ai/claude-agent-sdk 0.3. */
const CLAUDE_EVENTS = [
    ...['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'PermissionRequest', 'PermissionDenied', 'UserPromptSubmit'],
    ...['UserPromptExpansion', 'SessionStart', 'SessionEnd', 'Setup', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop', 'PreCompact'],
    ...['PostCompact', 'Notification', 'ConfigChange', 'CwdChanged', 'DirectoryAdded', 'FileChanged', 'InstructionsLoaded', 'MessageDisplay'],
    ...['TaskCreated', 'TaskCompleted', 'TeammateIdle', 'Elicitation', 'ElicitationResult', 'WorktreeCreate', 'WorktreeRemove'],
    ...['PreModelSwitch', 'PostModelSwitch', 'PreSkillShellCommand'],
];
const KINDS = {
    ...{ PreToolUse: 'pre_tool', PostToolUse: 'post_tool', PostToolUseFailure: 'post_tool', UserPromptSubmit: 'prompt' },
    ...{ SessionStart: 'session_start', SessionEnd: 'session_end', Stop: 'stop', SubagentStart: 'subagent_start' },
    ...{ SubagentStop: 'subagent_end', PreCompact: 'pre_compact', PostCompact: 'post_compact' },
};
/** The gate's word for an event; `other` for those that a replay does not have. */
function kindOfEvent(event) {
    return KINDS[event] ?? 'other';
}
/**
 * What a moment's hook is told beside the keys that all have, in the order of the agent (recorded from 2.1.332). What a transcript does not tell is
 * what a plain headless run has: a start-up, the end of the process.
 */
function describeMoment(event, facts) {
    switch (event) {
        case 'SessionStart':
            return { source: facts.trigger ?? 'startup' };
        case 'SessionEnd':
            return { reason: facts.reason ?? 'other' };
        case 'Stop':
        case 'SubagentStop':
            return {
                stop_hook_active: false,
                last_assistant_message: facts.message ?? facts.result?.text ?? null,
                background_tasks: [],
                session_crons: [],
            };
        case 'PreCompact':
            return { trigger: facts.trigger ?? 'auto', custom_instructions: null };
        case 'PostCompact':
            return { trigger: facts.trigger ?? 'auto' };
        default:
            return {};
    }
}
/** The value that a moment's matcher compares (https://code.claude.com/docs/en/hooks#matcher-patterns); null where matchers are ignored. */
function matchedValue(event, { moment, thread }) {
    const told = moment === null ? {} : describeMoment(event, moment.facts);
    switch (event) {
        case 'SessionStart':
            return (0,json/* ownString */.Ao)(told, 'source') ?? null;
        case 'SessionEnd':
            return (0,json/* ownString */.Ao)(told, 'reason') ?? null;
        case 'PreCompact':
        case 'PostCompact':
            return (0,json/* ownString */.Ao)(told, 'trigger') ?? null;
        case 'SubagentStart':
        case 'SubagentStop':
            return thread.agentType ?? null;
        default:
            return null;
    }
}
/** Seconds that a hook may take unless it says otherwise. */
function defaultTimeout(event) {
    return event === 'UserPromptSubmit' ? 30 : 600;
}

// EXTERNAL MODULE: ./src/shell/commands.ts + 1 modules
var commands = __webpack_require__(5015);
// EXTERNAL MODULE: ./src/shell/walk.ts
var walk = __webpack_require__(461);
;// CONCATENATED MODULE: ./src/shell/constructs.ts

/** Lists the constructs of a command line; `certain` is false when it could not be read to its end. */
function findConstructs(text) {
    const constructs = new Set();
    if (UNUSUAL_BLANK.test(text))
        constructs.add('unusual-blank');
    const names = { assigned: listAssigned(text), known: new Set(['HOME']) };
    const certain = (0,walk/* walkCommandLine */.l)(text, (at) => {
        for (const construct of nameConstructs(at, names))
            constructs.add(construct);
        if (at.node.type === 'Command')
            learnValue(at, at.node, names.known);
    });
    return { constructs, certain };
}
function listAssigned(text) {
    const assigned = new Set();
    if (!/[=]|\b(?:for|select)\b/.test(text))
        return assigned;
    (0,walk/* walkCommandLine */.l)(text, ({ node }) => {
        if (node.type === 'Assignment')
            assigned.add(node.name);
        if (node.type === 'For' || node.type === 'Select')
            assigned.add(node.name.value);
    });
    return assigned;
}
const UNUSUAL_BLANK = /[\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;
function nameConstructs(at, names) {
    const { node } = at;
    switch (node.type) {
        case 'SimpleExpansion':
            return nameVariable(at, node.text, names);
        case 'CommandExpansion':
            return isKnownText(node) || nearest(at) === 'Assignment'
                ? []
                : [READS_SUBSTITUTION.has(nearest(at)) ? 'embedded-substitution' : 'substitution'];
        case 'ArithmeticExpansion':
            return /^\$\(\([\d\s+*/%()-]*\)\)$/.test(node.text) && nearest(at) === 'Word' ? [] : ['arithmetic'];
        case 'Command':
            return nameCommand(node);
        case 'Word':
            return nameWord(node.text);
        case 'HereDoc':
            return nameHereDoc(node, at.text);
        case 'Subshell':
            return node.body.commands.length > 1 || node.body.commands[0]?.background === true ? ['subshell-list'] : [];
        case 'Redirect':
            return node.operator === '<>' || node.target?.text === '-' ? ['unusual-redirection'] : [];
        case 'Assignment':
            return node.value.type === 'ArrayValue' || node.index !== undefined ? ['array'] : [];
        default:
            return BY_TYPE.get(node.type) ?? [];
    }
}
const BY_TYPE = new Map([
    ['ParameterExpansion', ['parameter-expansion']],
    ['ArithmeticCommand', ['arithmetic']],
    ['ArithmeticFor', ['arithmetic']],
    ['Function', ['function']],
    ['BraceGroup', ['group']],
    ['Case', ['case']],
    ['Select', ['select']],
    ['Redirected', ['redirected-compound']],
    ['ProcessSubstitution', ['process-substitution']],
    ['BraceExpansion', ['brace-expansion']],
    ['ExtendedGlob', ['extended-glob']],
    ['AnsiCQuoted', ['dollar-quote']],
    ['LocaleString', ['dollar-quote']],
]);
function nameVariable(at, written, names) {
    const name = written.slice(1);
    if (names.known.has(name))
        return [];
    return [names.assigned.has(name) || isEmbedded(at, written) ? 'embedded-variable' : 'variable'];
}
function nearest(at) {
    const outer = at.within.at(-1);
    const around = at.within.at(-2);
    return outer === 'Word' && around !== undefined && !LISTS.has(around) ? around : outer;
}
const LISTS = new Set(['Script', 'CompoundList', 'Word']);
const READS_SUBSTITUTION = new Set(['Redirect', 'HereString', 'HereDocBody', 'TestCommand']);
/** The visit of a bare `$NAME` follows that of its word; only a whole word outside all contexts stands alone. */
function isEmbedded(at, written) {
    const { node, text } = at;
    if (nearest(at) !== 'Word')
        return true;
    const before = text[node.pos - 1] ?? ' ';
    const after = text[node.pos + written.length] ?? ' ';
    return !/[\s;&|(`]/.test(before) || !/[\s;&|)`]/.test(after);
}
/** `$(cat <<'EOF' … EOF)`: its output is its text. */
function isKnownText(node) {
    if (node.type !== 'CommandExpansion' || node.script === undefined || node.script.commands.length !== 1)
        return false;
    const command = node.script.commands[0]?.command;
    if (command?.type !== 'Command' || command.name?.text !== 'cat' || command.suffix.length !== 1)
        return false;
    const [input] = command.suffix;
    return input?.type === 'HereDoc' && input.delimiter?.quoted === true;
}
// What a test or a wait makes of a variable decides what runs next.
const READS_VARIABLES = new Set(['test', '[', 'wait']);
function nameCommand(command) {
    const found = [];
    const assignments = command.prefix.filter((part) => part.type === 'Assignment');
    if (command.name === undefined)
        return assignments.length > 1 ? ['several-assignments'] : [];
    if (/^[$`"]?[$`]/.test(command.name.text))
        found.push('embedded-substitution');
    if (command.name.text.startsWith('=') || (command.name.text === '[' && command.args.at(-1)?.text !== ']'))
        found.push('unusual-word');
    if (READS_VARIABLES.has(command.name.value) && command.args.some((word) => word.text.includes('$')))
        found.push('embedded-variable');
    if (command.args.some(hasSplicedSubstitution))
        found.push('embedded-substitution');
    const looksDynamic = command.args.some((word) => /^'[^']*(?:\$\(|`)/.test(word.text));
    if (looksDynamic && command.args.some((word) => word.text.startsWith('"') && word.text.includes('$(')))
        found.push('unusual-word');
    return found;
}
/** `"$(…)"x`: a quoted substitution with more of the word beside it. */
function hasSplicedSubstitution(word) {
    if (word.type !== 'Word' || word.parts === undefined || word.parts.length < 2)
        return false;
    return word.parts.some((part) => part.type === 'DoubleQuoted' && part.parts.some((inner) => inner.type === 'CommandExpansion'));
}
function nameWord(written) {
    if (!/[\\{]/.test(written))
        return [];
    const bare = written.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/gs, '');
    const found = [];
    if (/\\[ \t]/.test(bare))
        found.push('escaped-blank');
    const brace = bare.search(/(?<!\$)\{/);
    if (brace >= 0 && bare.indexOf(',', brace) >= 0)
        found.push('brace-expansion');
    return found;
}
function nameHereDoc(node, text) {
    const { delimiter } = node;
    if (delimiter === undefined || !delimiter.quoted)
        return ['expanding-here-document'];
    const lineEnd = text.indexOf('\n', delimiter.end);
    return text.slice(delimiter.end, lineEnd < 0 ? text.length : lineEnd).trim() === '' ? [] : ['here-document-amid-line'];
}
/** After `X=a` alone, `$X` is known for the rest of the line; only at its top level is it sure that the assignment ran. */
function learnValue(at, command, values) {
    const [assignment, ...more] = command.prefix;
    if (command.name !== undefined || assignment?.type !== 'Assignment' || more.length > 0)
        return;
    const { name, value } = assignment;
    const plain = value.type === 'Word' && /^[\w./:@%+=-]*$/.test(value.value) && assignment.index === undefined;
    if (plain && at.within.length === 1)
        values.add(name);
    else
        values.delete(name);
}

;// CONCATENATED MODULE: ./src/shell/wrappers.ts
/** The words of the command that a program starts; null when it is none that only starts another one. */
function unwrap(name, args) {
    const wrapper = WRAPPERS.get(name);
    if (wrapper === undefined)
        return null;
    const { asks } = wrapper;
    return asks !== undefined && args[0] !== undefined && asks.test(args[0].text) ? [] : skipOptions(args, wrapper);
}
function wrapper(short = '', long = [], operands = 0) {
    return { short, long, operands };
}
// Options from the manuals of sudo 1.9, GNU coreutils 9, GNU findutils 4.9, util-linux 2.39, GNU time 1.9, strace 6 and Bash 5.
const WRAPPERS = new Map([
    ['sudo', wrapper('ughpCrtTURDac', ['--user', '--group', '--host', '--prompt', '--chdir', '--chroot', '--role', '--type'])],
    ['doas', wrapper('uC')],
    ['runuser', wrapper('ugGw', ['--user', '--group', '--supp-group', '--whitelist-environment'])],
    ['env', wrapper('uCa', ['--unset', '--chdir', '--argv0'])],
    ['nohup', wrapper()],
    ['setsid', wrapper()],
    ['command', { ...wrapper(), asks: /^-p?[vV]/ }],
    ['builtin', wrapper()],
    ['noglob', wrapper()],
    ['exec', wrapper('a')],
    ['busybox', wrapper()],
    ['toybox', wrapper()],
    ['time', wrapper('fo', ['--format', '--output'])],
    ['nice', wrapper('n', ['--adjustment'])],
    ['ionice', wrapper('cn', ['--class', '--classdata'])],
    ['chrt', wrapper('TPD', [], 1)],
    ['taskset', wrapper('', [], 1)],
    ['setarch', wrapper('', [], 1)],
    ['timeout', wrapper('ks', ['--kill-after', '--signal'], 1)],
    ['gtimeout', wrapper('ks', ['--kill-after', '--signal'], 1)],
    ['stdbuf', wrapper('ioe', ['--input', '--output', '--error'])],
    ['chroot', wrapper('', ['--userspec', '--groups'], 1)],
    ['unshare', wrapper('RwSG', ['--root', '--wd', '--setuid', '--setgid', '--propagation', '--map-user', '--map-group'])],
    ['nsenter', wrapper('tSG', ['--target', '--setuid', '--setgid'])],
    ['flock', wrapper('wE', ['--timeout', '--wait', '--conflict-exit-code'], 1)],
    ['strace', wrapper('aeEIobOpPsSuUX', [])],
    ['ltrace', wrapper('aAeDFlnopsuwxX', [])],
    ['fakeroot', wrapper('lfib', ['--lib', '--faked'])],
    ['xvfb-run', wrapper('efnpsw', ['--error-file', '--auth-file', '--server-num', '--server-args'])],
    ['systemd-run', wrapper('pEHMtu', ['--property', '--setenv', '--unit', '--slice', '--uid', '--gid', '--working-directory'])],
    ['watch', wrapper('nqs', ['--interval', '--equexit'])],
    ['parallel', wrapper('jIaSnLPNCd', ['--jobs', '--arg-file', '--colsep', '--delimiter', '--joblog', '--results', '--sshlogin'])],
    ['xargs', wrapper('IdaEnLPs', ['--delimiter', '--arg-file', '--max-args', '--max-procs', '--max-chars', '--process-slot-var'])],
]);
function skipOptions(args, { short, long, operands }) {
    let left = operands;
    let at = 0;
    for (; at < args.length; at += 1) {
        const arg = args[at]?.text ?? '';
        if (arg === '--' || arg === '-' || /^[A-Za-z_]\w*=/.test(arg))
            continue;
        if (arg.startsWith('-')) {
            if (takesNextWord(arg, short, long))
                at += 1;
            continue;
        }
        if (left === 0)
            break;
        left -= 1;
    }
    return args.slice(at);
}
function takesNextWord(option, short, long) {
    if (option.startsWith('--'))
        return long.includes(option);
    const letters = option.slice(1);
    const valued = [...letters].findIndex((letter) => short.includes(letter));
    return valued >= 0 && valued === letters.length - 1;
}

;// CONCATENATED MODULE: ./src/matching/glob-match.ts
/** More comparisons than this and the answer is "matches": a guard is then asked once too often, never once too rarely. */
const MAX_STEPS = 20_000_000;
/** Whether the whole text matches. Each segment is found once, leftmost first, so there is no backtracking over stars. */
function matchSegments(segments, text) {
    const budget = { steps: MAX_STEPS };
    const [first = [], ...later] = segments;
    const start = matchAtoms(first, text, 0, budget);
    if (start < 0)
        return false;
    const last = later.pop();
    if (last === undefined)
        return start === text.length;
    let at = start;
    for (const segment of later) {
        at = findAtoms(segment, text, at, budget);
        if (at < 0)
            return budget.steps < 0;
    }
    return endsWithAtoms(last, text, at, budget) || budget.steps < 0;
}
/** Where the atoms end when they match at a place, else -1. */
function matchAtoms(atoms, text, place, budget) {
    let at = place;
    for (const atom of atoms) {
        budget.steps -= 1;
        if (atom.kind === 'text') {
            if (!text.startsWith(atom.text, at))
                return -1;
            at += atom.text.length;
            continue;
        }
        const codePoint = text.codePointAt(at);
        if (codePoint === undefined)
            return -1;
        if (atom.kind === 'class' && !atom.has(codePoint))
            return -1;
        at += codePoint > 0xffff ? 2 : 1;
    }
    return at;
}
function findAtoms(atoms, text, from, budget) {
    const [first] = atoms;
    if (first === undefined)
        return from;
    for (let at = from; at <= text.length && budget.steps >= 0; at += 1) {
        if (first.kind === 'text')
            at = text.indexOf(first.text, at);
        if (at < 0)
            return -1;
        const end = matchAtoms(atoms, text, at, budget);
        if (end >= 0)
            return end;
    }
    return -1;
}
function endsWithAtoms(atoms, text, from, budget) {
    let at = text.length;
    for (const atom of [...atoms].reverse())
        at = stepBack(atom, text, at);
    return at >= from && matchAtoms(atoms, text, at, budget) === text.length;
}
function stepBack(atom, text, at) {
    if (atom.kind === 'text')
        return at - atom.text.length;
    const codePoint = text.codePointAt(at - 2);
    return codePoint !== undefined && codePoint > 0xffff && at >= 2 ? at - 2 : at - 1;
}

;// CONCATENATED MODULE: ./src/matching/claude-command.ts




/**
 * Whether a rule `Bash(PATTERN)` speaks to a command: as an `if` does (`matchAsIf`), and to what a process wrapper starts, which
 * https://code.claude.com/docs/en/permissions#process-wrappers says of every rule.
 */
function matchClaudeCommand(pattern, command) {
    const wanted = pattern.trim();
    if (wanted === '' || wanted === '*')
        return { fires: true, doubt: null, live: true, why: 'the rule covers every command' };
    const list = (0,commands/* listCommands */.F)(command);
    const matches = compilePattern(wanted);
    const measured = matchAsIf(wanted, command, list, matches);
    if (measured.fires && measured.doubt === null)
        return { ...measured, live: true };
    const wrapped = list.commands.flatMap(spellWrapped).find(matches);
    if (wrapped === undefined)
        return { ...measured, live: true };
    return { fires: true, doubt: null, live: measured.fires, why: `"${wanted}" matches "${wrapped}" behind a process wrapper` };
}
/**
 * Whether Claude Code's `if: "Bash(PATTERN)"` runs a hook for a command (measured on 2.1.332, test/matching/claude-if.json):
 * each simple command's words, quotes removed, against the pattern; only a bare `xargs` is looked through. A command that
 * Claude Code cannot tell runs the hook, whatever the pattern says: then the match is in doubt.
 */
function matchAsIf(wanted, command, list, matches) {
    const hit = list.commands.flatMap(spell).find(matches);
    if (hit !== undefined)
        return { fires: true, doubt: null, why: `"${wanted}" matches "${hit}"` };
    if (!list.certain)
        return { fires: true, doubt: 'unreadable', why: 'the command cannot be parsed, so the hook runs' };
    if (command.length > claude_command_MAX_LENGTH)
        return { fires: true, doubt: 'opaque', why: `the command is longer than ${claude_command_MAX_LENGTH} characters, so the hook runs` };
    const { constructs } = findConstructs(command);
    const opaque = [...constructs].find((construct) => !UNKNOWN_ARGUMENT.has(construct));
    if (opaque !== undefined)
        return { fires: true, doubt: 'opaque', why: `Claude Code cannot check a command with ${spellConstruct(opaque)}, so the hook runs` };
    const [unknown] = constructs;
    if (unknown !== undefined && !NAME_ONLY.test(wanted)) {
        return {
            fires: true,
            doubt: 'opaque',
            why: `"${wanted}" asks for more than a command name, and the command has a ${unknown}, so the hook runs`,
        };
    }
    return { fires: false, doubt: null, why: `"${wanted}" matches no command in it` };
}
/** Claude Code runs the hook for longer commands; measured with 12,005 characters. */
const claude_command_MAX_LENGTH = 10_000;
/** Leave the program known: only a pattern that asks about arguments runs. */
const UNKNOWN_ARGUMENT = new Set(['substitution', 'variable']);
const NAME_ONLY = /^[^\s*]+(?: \*|:\*|\*)$/;
function spell(command) {
    const texts = command.read.map((word) => word.text);
    if (texts.length === 0)
        return [];
    const [program, first] = texts;
    // Claude Code takes `time` and `coproc` for the program.
    const line = [...(command.keyword === null ? [] : [command.keyword]), ...texts].join(' ');
    if (command.keyword !== null)
        return [line];
    return program === 'xargs' && first !== undefined && !first.startsWith('-') ? [line, texts.slice(1).join(' ')] : [line];
}
/** The page names the first five and says that the list is fixed; the others stood in an earlier one. */
const PROCESS_WRAPPERS = new Set(['timeout', 'time', 'nice', 'nohup', 'stdbuf', 'command', 'builtin', 'noglob']);
/** What a command starts behind one process wrapper or several, each one further in. */
function spellWrapped({ keyword, read }) {
    const lines = keyword === 'time' ? [spellWords(read)] : [];
    for (let words = read;;) {
        const [program, ...args] = words;
        const inner = program !== undefined && PROCESS_WRAPPERS.has(program.text) ? unwrap(program.text, args) : null;
        if (inner === null || inner.length === 0)
            return lines;
        lines.push(spellWords(inner));
        words = inner;
    }
}
function spellWords(words) {
    return words.map((word) => word.text).join(' ');
}
/** `*` is any run of characters, `\*` a star; `NAME:*` and a sole trailing ` *` also match the bare name. */
function compilePattern(pattern) {
    if (pattern.endsWith(':*') && !pattern.slice(0, -2).includes('*')) {
        const prefix = pattern.slice(0, -2);
        return (text) => text === prefix || text.startsWith(`${prefix} `);
    }
    const segments = splitStars(pattern);
    const whole = toSegments(segments);
    const bare = segments.length === 2 && segments[1] === '' && segments[0]?.endsWith(' ') ? segments[0].slice(0, -1) : null;
    return (text) => text === bare || matchSegments(whole, text);
}
function splitStars(pattern) {
    const segments = [''];
    for (const [token] of pattern.matchAll(/\\[*\\]|[\s\S]/g)) {
        if (token === '*')
            segments.push('');
        else
            segments.push((segments.pop() ?? '') + (token.length > 1 ? token.slice(1) : token));
    }
    return segments;
}
function toSegments(texts) {
    return texts.map((text) => (text === '' ? [] : [{ kind: 'text', text }]));
}
function spellConstruct(construct) {
    return construct.replaceAll('-', ' ');
}

// EXTERNAL MODULE: ./src/matching/path-glob.ts
var path_glob = __webpack_require__(7851);
;// CONCATENATED MODULE: ./src/matching/gitignore.ts

/**
 * Whether one gitignore pattern (https://git-scm.com/docs/gitignore#_pattern_format) covers a path below its root: the path
 * itself or a folder above it. The path is relative to the root, with `/`, without `..`. Letter case does not count
 * (Claude Code's rules ignore it). A comment or a negated pattern covers nothing; a pattern that is too long covers all.
 */
function coversPath(pattern, path) {
    if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('!'))
        return false;
    if (path.length > gitignore_MAX_LENGTH)
        return true;
    const matches = gitignore_compilePattern(pattern);
    const parts = path.split('/').slice(0, MAX_DEPTH);
    const folders = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
    return folders.some((folder) => matches(folder)) || (!pattern.endsWith('/') && matches(path));
}
const gitignore_MAX_LENGTH = 4_096;
const MAX_DEPTH = 256;
function gitignore_compilePattern(pattern) {
    const folder = pattern.replace(/\/$/, '');
    const anchored = folder.includes('/');
    const glob = folder.replace(/^\//, '').replace(/^\.\//, '');
    // `src/**` covers what is inside `src`; measured on Claude Code 2.1.332: a file named `src` too.
    return (0,path_glob/* compilePathGlob */.x)(anchored ? glob : `**/${glob}`, 'gitignore');
}

// EXTERNAL MODULE: ./src/matching/path.ts
var matching_path = __webpack_require__(2636);
// EXTERNAL MODULE: ./src/matching/path-aliases.ts
var path_aliases = __webpack_require__(9937);
;// CONCATENATED MODULE: ./src/matching/wildcard.ts

/**
 * Luxe's wildcards for commands, tool names and addresses: `*` is any run of characters, `/` and line ends included, `?` is
 * one character, everything else is literal; anchored, case-sensitive; a trailing ` *` also matches nothing. Cost is bounded:
 * a text that would exceed it counts as a match.
 */
function matchesWildcard(pattern, text) {
    return compileWildcard(pattern)(text);
}
/** `matchesWildcard` for many texts. */
function compileWildcard(pattern) {
    const whole = readSegments(pattern);
    const bare = pattern.endsWith(' *') ? readSegments(pattern.slice(0, -2)) : null;
    return (text) => matchSegments(whole, text) || (bare !== null && matchSegments(bare, text));
}
function readSegments(pattern) {
    return pattern.split('*').map(readAtoms);
}
function readAtoms(text) {
    return text
        .split(/(\?)/)
        .filter((piece) => piece !== '')
        .map((piece) => (piece === '?' ? { kind: 'any' } : { kind: 'text', text: piece }));
}

;// CONCATENATED MODULE: ./src/matching/claude-path.ts




/**
 * Whether the path of a `Read(…)`, `Edit(…)` or `Write(…)` rule covers a recorded path, as measured on Claude Code 2.1.332
 * (test/matching/claude-if.json): gitignore syntax; `//x` from the file system's root, `~/x` from home, `/x` from the
 * settings' folder, else from the working directory; one that begins with `*` is also tried on the whole absolute path.
 * `C:\x` is `/c/x` to its rules (https://code.claude.com/docs/en/permissions#read-and-edit); one that was written with backslashes is taken
 * for what it means.
 */
function coversClaudePath(pattern, path, roots) {
    const written = (0,matching_path/* isOfWindows */.Dt)(path, roots.cwd) ? [...new Set([pattern, straightenPattern(pattern)])] : [pattern];
    const found = written.flatMap((each) => (0,matching_path/* listPlaces */.bF)(path, roots.cwd).map((target) => coversPlace(each, { path, target }, roots)));
    return found.find((each) => each === 'yes') ?? found.find((each) => each === 'unknown') ?? 'no';
}
function straightenPattern(pattern) {
    return pattern.replaceAll('\\', '/').replace(/^([A-Za-z]):(?=\/)/, '//$1');
}
function coversPlace(pattern, { path, target }, roots) {
    if (pattern.startsWith('//'))
        return covers(pattern.slice(1), toPosix(target), '/');
    if (pattern.startsWith('~/'))
        return coversHome(pattern.slice(1), path, target, roots.home);
    if (pattern.startsWith('/'))
        return covers(pattern, target, roots.root);
    const below = covers(pattern.replace(/^\.\//, '/'), target, roots.cwd);
    return pattern.startsWith('*') && matchesWildcard(pattern, toPosix(target)) ? 'yes' : below;
}
function covers(pattern, target, base) {
    if (base === null)
        return 'unknown';
    const inside = (0,matching_path/* listPlaces */.bF)(base, null)
        .map((place) => (0,matching_path/* relativePath */.iZ)(place, target))
        .some((relative) => relative !== null && relative !== '' && !/^\.\.(?:\/|$)/.test(relative) && coversPath(pattern, relative));
    return inside ? 'yes' : 'no';
}
function coversHome(pattern, path, target, home) {
    if (/^~[/\\]/.test(path))
        return (0,matching_path/* listPlaces */.bF)(path.slice(2), null).some((rest) => coversPath(pattern, rest)) ? 'yes' : 'no';
    return covers(pattern, target, home ?? (0,path_aliases/* findHome */.r)(target));
}
function toPosix(target) {
    return target.replace(/^([A-Za-z]):/, (_, drive) => `/${drive.toLowerCase()}`).replace(/^\/\//, '/');
}

// EXTERNAL MODULE: ./src/matching/regex.ts
var matching_regex = __webpack_require__(4576);
;// CONCATENATED MODULE: ./src/matching/claude-matcher.ts




/**
 * Claude Code's matcher of a hook group (https://code.claude.com/docs/en/hooks#matcher-patterns) against the field that its
 * event compares (a tool name, a session's source …): absent, empty and `*` match all; letters, digits, `_`, `-`, blanks,
 * `,` and `|` make a list of exact names; anything else is a JavaScript regular expression, unanchored. One that does not
 * compile never fires. `event` decides the characters of a list. One that runs too long counts as a match.
 */
function matchClaude(matcher, name, event = 'PreToolUse') {
    if (matcher === null || matcher === '' || matcher === '*')
        return { fires: true, why: 'the matcher covers all' };
    const names = listNames(name);
    if ((NARROW_LISTS.has(event) ? NARROW_LIST : LIST).test(matcher))
        return matchList(matcher, name, names);
    const regex = (0,matching_regex/* compileRegex */.DL)(matcher);
    if (regex === 'too-large')
        return { fires: true, why: `"${matcher}" is too large to try, so the hook runs` };
    if (regex === 'invalid')
        return { fires: false, why: `"${matcher}" is no valid regular expression, so it never fires` };
    for (const candidate of names) {
        const result = (0,matching_regex/* searchText */.wK)(regex, candidate);
        if (result === 'unfinished')
            return { fires: true, why: `"${matcher}" took too long on "${candidate}", so the hook runs` };
        if (result === 'found')
            return { fires: true, why: `the regular expression "${matcher}" finds "${candidate}"` };
    }
    return { fires: false, why: `the regular expression "${matcher}" does not find "${name}"` };
}
/** Whether a matcher can fire for any of the tools that are known, or for a tool of an MCP server. */
function canMatchClaude(matcher, tools) {
    if (matcher === null || tools.some((tool) => matchClaude(matcher, tool).fires))
        return true;
    // An MCP tool is called mcp__SERVER__TOOL: as an exact name it needs all three parts.
    if (LIST.test(matcher))
        return splitList(matcher).some((item) => /^mcp__.+__./.test(item));
    return (0,matching_regex/* compileRegex */.DL)(matcher) !== 'invalid' && matcher.includes('__');
}
/**
 * One permission rule, as a handler's `if` (https://code.claude.com/docs/en/hooks#hook-handler-fields): `Tool` or `Tool(…)`.
 * Measured rows: test/matching/claude-if.json. A rule or an argument that cannot be read fires. `root` is the folder that
 * holds the settings' `.claude`, `home` null when it is not known.
 */
function matchClaudeRule(rule, tool, roots) {
    if (rule === '')
        return claude_matcher_covers('the rule is empty');
    const [, named, content] = RULE.exec(rule) ?? [];
    if (named === undefined)
        return unclear('opaque', `"${rule}" cannot be read, so the hook runs`, { live: false });
    if (!listNames(tool.name).includes(named))
        return matchServer(rule, named, tool.name);
    if (content === undefined || content === '' || content === '*')
        return claude_matcher_covers(`"${rule}" covers the tool ${tool.name}`);
    if (tool.args === null)
        return unclear('unreadable', 'the arguments cannot be read, so the hook runs');
    return matchContent(rule, content, { name: tool.name, args: tool.args }, { home: null, ...roots });
}
const RULE = /^([^()]+)(?:\(([\s\S]*)\))?$/;
/** Whether a rule has the form `Tool` or `Tool(…)`, or is empty. Claude Code 2.1.332 never runs a handler whose `if` has another. */
function isClaudeRule(rule) {
    return rule === '' || RULE.test(rule);
}
/** The names under which a tool is known: Claude Code still honours the old ones. */
function listNames(name) {
    const current = RENAMED.get(name) ?? name;
    const old = [...RENAMED].filter(([, renamed]) => renamed === current).map(([before]) => before);
    return [...new Set([name, current, ...old])];
}
// Changelog of Claude Code: tools that were renamed.
const RENAMED = new Map([
    ['Task', 'Agent'],
    ['KillShell', 'TaskStop'],
    ['KillBash', 'TaskStop'],
    ['Brief', 'SendUserMessage'],
    ['ListMcpResources', 'ListMcpResourcesTool'],
    ['ReadMcpResource', 'ReadMcpResourceTool'],
]);
const LIST = /^[A-Za-z0-9_\- ,|]+$/;
const NARROW_LIST = /^[A-Za-z0-9_|]+$/;
const NARROW_LISTS = new Set(['FileChanged', 'StopFailure']);
function matchList(matcher, name, names) {
    const hit = splitList(matcher).find((item) => names.includes(item));
    if (hit === undefined) {
        const near = splitList(matcher).find((item) => names.some((each) => isOtherCase(item, each)));
        return { fires: false, why: `"${matcher}" does not list "${name}"${near === undefined ? '' : `: "${near}" is in another case`}` };
    }
    return { fires: true, why: `"${matcher}" lists "${hit}"` };
}
function isOtherCase(one, other) {
    return one !== other && one.toLowerCase() === other.toLowerCase();
}
function splitList(matcher) {
    return matcher.split(/[|,]/).map((item) => item.trim());
}
function matchContent(rule, content, tool, roots) {
    if (tool.name === 'Bash')
        return matchCommand(content, tool.args);
    if (FILE_TOOLS.has(tool.name))
        return matchFile(rule, content, tool.args, roots);
    if (tool.name === 'WebFetch' && content.startsWith('domain:'))
        return matchDomain(rule, content.slice(7), tool.args);
    const parameter = matchParameter(rule, content, tool.args);
    if (parameter !== null)
        return parameter;
    if (tool.name === 'Agent' || tool.name === 'Task')
        return compareName(rule, content, readString(tool.args, 'subagent_type') ?? 'general-purpose');
    if (tool.name === 'Skill')
        return compareName(rule, content, readString(tool.args, 'skill') ?? readString(tool.args, 'command'));
    return unclear('opaque', `what "${rule}" asks about is not known, so the hook runs`, { live: false });
}
function matchCommand(content, args) {
    const command = readString(args, 'command');
    if (command === null)
        return unclear('unreadable', 'the call has no command, so the hook runs');
    const match = matchClaudeCommand(content.replace(/\\([()])/g, '$1'), command);
    // Claude Code 2.1.332 refuses a command with a carriage return before any hook (InputValidationError).
    return { ...match, live: match.live && !command.includes('\r') };
}
const FILE_TOOLS = new Set(['Read', 'Edit', 'Write', 'MultiEdit', 'NotebookEdit', 'NotebookRead', 'Grep', 'Glob', 'LS']);
const PATH_KEYS = ['file_path', 'notebook_path', 'path'];
function matchFile(rule, content, args, roots) {
    const paths = PATH_KEYS.map((key) => readString(args, key)).filter((path) => path !== null);
    // A search without a path is one of the working directory.
    const isNamed = PATH_KEYS.some((key) => Object.hasOwn(args, key));
    if (paths.length === 0)
        return unclear(isNamed ? 'unreadable' : 'opaque', 'the call has no path, so the hook runs');
    const find = (wanted) => paths.find((path) => coversClaudePath(content, path, roots) === wanted);
    const hit = find('yes');
    if (hit !== undefined)
        return claude_matcher_covers(`"${rule}" covers "${hit}"`);
    const open = find('unknown');
    if (open === undefined)
        return misses(`"${rule}" does not cover "${paths[0]}"`);
    return unclear('opaque', `where "${rule}" begins is not known, so that it may cover "${open}" and the hook runs`);
}
function matchDomain(rule, domain, args) {
    const url = readString(args, 'url');
    if (url === null || !URL.canParse(url))
        return unclear('unreadable', 'the call has no readable address, so the hook runs', { live: false });
    return compareName(rule, domain.toLowerCase(), new URL(url).hostname);
}
function compareName(rule, pattern, name) {
    if (name === null)
        return unclear('unreadable', 'the call does not name what the rule asks about, so the hook runs', { live: false });
    if (!matchesWildcard(pattern, name))
        return misses(`"${rule}" does not cover "${name}"`);
    return claude_matcher_covers(`"${rule}" covers "${name}"`, { live: false });
}
/** `Tool(param:value)`; null when the rule has another form. */
function matchParameter(rule, content, args) {
    const [, key, wanted] = /^([A-Za-z_]\w*):([\s\S]*)$/.exec(content) ?? [];
    if (key === undefined || wanted === undefined || !Object.hasOwn(args, key))
        return null;
    const value = args[key];
    return compareName(rule, wanted, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}
/** `mcp__server` and `mcp__server__*` cover a server's tools. */
function matchServer(rule, named, tool) {
    const isServer = named.startsWith('mcp__') && (tool.startsWith(`${named}__`) || (named.includes('*') && matchesWildcard(named, tool)));
    return isServer ? claude_matcher_covers(`"${rule}" covers the tool ${tool}`, { live: false }) : misses(`"${rule}" is about another tool than ${tool}`);
}
function readString(args, key) {
    const value = Object.hasOwn(args, key) ? args[key] : undefined;
    return typeof value === 'string' ? value : null;
}
function claude_matcher_covers(why, { live } = { live: true }) {
    return { fires: true, doubt: null, live, why };
}
function misses(why) {
    return { fires: false, doubt: null, live: true, why };
}
function unclear(doubt, why, { live } = { live: true }) {
    return { fires: true, doubt, live, why };
}

// EXTERNAL MODULE: ./src/vocabularies/claude-code.ts
var claude_code = __webpack_require__(7924);
;// CONCATENATED MODULE: ./src/dialects/claude-code/answer.ts



/** How Claude Code reads one hook's ending: JSON on stdout at any exit code, else exit 2 blocks; every other failure lets the call pass. */
function interpretClaude(ending, event, eventName) {
    const failure = findProcessFailure(ending);
    if (ending.kind !== 'exited')
        return { ...NO_OPINION, failure };
    const answer = readAnswer(ending.stdout, eventName, event.kind);
    if (ending.code === 2)
        return blockByExit(ending.stderr, answer, failure?.kind === 'launch-failed' ? failure : null);
    if (answer.verdict !== 'none')
        return answer;
    return { ...answer, failure: failure ?? answer.failure, notes: [...answer.notes, ...noteUnheard(ending.stderr, 'Claude Code')] };
}
/** Exit 2 blocks whatever the JSON says; the reason is the JSON's blocking reason, else stderr. */
function blockByExit(stderr, answer, failure) {
    const said = answer.verdict === 'deny' ? answer.reason : null;
    const text = stderr.trim();
    const heard = answer.notes.filter((note) => note !== UNHEARD_STOP);
    const notes = holdsDecision(text) ? [...heard, UNHEARD_STDERR] : heard;
    return { ...NO_OPINION, verdict: 'deny', reason: said ?? (text === '' ? null : text), failure, notes };
}
const UNHEARD_STDERR = {
    id: 'answer-on-stderr',
    message: 'stderr holds decision JSON, which Claude Code reads on stdout only; the exit code 2 is what blocks',
};
/** Measured on 2.1.332. */
const UNHEARD_STOP = {
    id: 'answer-key-ignored',
    message: 'Claude Code runs the call in spite of "continue": false at PreToolUse, and stops only after it; permissionDecision "deny" stops the call',
};
function readAnswer(stdout, eventName, kind) {
    const text = stdout.replace(/^\ufeff/, '').trim();
    if (!text.startsWith('{'))
        return readPlainText(text, kind);
    const parsed = parseAnswer(text);
    if (!(0,json/* isObject */.Gv)(parsed?.value))
        return { ...NO_OPINION, failure: fail('invalid-json', `begins like JSON and is none: ${(0,show/* showValue */.v)(text)}`, 0) };
    const answer = parsed.value;
    const systemMessage = (0,json/* ownString */.Ao)(answer, 'systemMessage');
    const notes = systemMessage ? [{ id: 'hook-system-message', message: systemMessage }] : [];
    const decision = readDecision(answer, eventName, kind);
    if (kind === 'pre_tool' && (0,json/* own */.ZV)(answer, 'continue') === false && decision.verdict !== 'deny')
        notes.push(UNHEARD_STOP);
    return { ...decision, notes };
}
/** Plain text is context at a prompt and nothing elsewhere; decision JSON behind other text is not heard (measured on 2.1.332). */
function readPlainText(text, kind) {
    if (holdsDecision(text)) {
        const detail = `text before the JSON hides it from Claude Code: ${(0,show/* showValue */.v)(text.split('\n', 1)[0])}`;
        return { ...NO_OPINION, failure: fail('invalid-json', detail, 0) };
    }
    return { ...NO_OPINION, context: kind === 'prompt' && text !== '' ? text : null };
}
function readDecision(answer, eventName, kind) {
    const specific = (0,json/* own */.ZV)(answer, 'hookSpecificOutput');
    if (specific !== undefined && !(0,json/* isObject */.Gv)(specific))
        return mistaken('invalid-verdict', `hookSpecificOutput is ${(0,show/* showValue */.v)(specific)}, not an object`);
    const named = (0,json/* ownString */.Ao)(specific, 'hookEventName');
    if ((0,json/* isObject */.Gv)(specific) && named !== eventName) {
        const seen = named === undefined ? 'no hookEventName' : `hookEventName ${(0,show/* showValue */.v)(named)}`;
        return mistaken('unrecognized-output', `hookSpecificOutput has ${seen}: Claude Code ignores it at ${eventName}`);
    }
    const top = readTopDecision(answer, kind);
    if (top !== null && 'failure' in top)
        return { ...NO_OPINION, failure: top.failure };
    if (kind === 'pre_tool' && (0,json/* isObject */.Gv)(specific))
        return readToolDecision(answer, specific, top);
    if (kind === 'prompt' && (0,json/* own */.ZV)(answer, 'continue') === false) {
        return { ...NO_OPINION, verdict: 'deny', reason: (0,json/* ownString */.Ao)(answer, 'stopReason') ?? (0,json/* ownString */.Ao)(answer, 'reason') ?? null };
    }
    if (top !== null)
        return { ...NO_OPINION, verdict: top.decision, reason: (0,json/* ownString */.Ao)(answer, 'reason') ?? null, context: contextOf(specific) };
    const word = findDecisionWord(answer);
    if (word !== null)
        return mistaken('unrecognized-output', `${word} stands where Claude Code does not read it at ${eventName}`);
    return { ...NO_OPINION, context: contextOf(specific) };
}
const PERMISSIONS = new Map([
    ['allow', 'allow'],
    ['deny', 'deny'],
    ['ask', 'ask'],
    ['defer', 'defer'],
]);
function readToolDecision(answer, specific, top) {
    const said = (0,json/* own */.ZV)(specific, 'permissionDecision');
    const decision = typeof said === 'string' ? PERMISSIONS.get(said) : undefined;
    if (said !== undefined && decision === undefined) {
        return mistaken('invalid-verdict', `permissionDecision is ${(0,show/* showValue */.v)(said)}; Claude Code knows allow, deny, ask and defer`);
    }
    const input = (0,json/* own */.ZV)(specific, 'updatedInput');
    return {
        ...NO_OPINION,
        verdict: decision ?? top?.decision ?? 'none',
        reason: (0,json/* ownString */.Ao)(specific, 'permissionDecisionReason') ?? (0,json/* ownString */.Ao)(answer, 'reason') ?? null,
        rewrite: (0,json/* isObject */.Gv)(input) ? { how: 'replace', args: input } : null,
        context: contextOf(specific),
    };
}
/** Top-level `decision`: `block`; at PreToolUse also the deprecated `approve`. Any other value fails the schema. */
function readTopDecision(answer, kind) {
    const said = (0,json/* own */.ZV)(answer, 'decision');
    if (said === undefined || said === null)
        return null;
    if (said === 'block')
        return { decision: 'deny' };
    if (said === 'approve')
        return kind === 'pre_tool' ? { decision: 'allow' } : null;
    return { failure: fail('invalid-verdict', `decision is ${(0,show/* showValue */.v)(said)}; Claude Code knows block and approve here`, 0) };
}
function contextOf(specific) {
    return (0,json/* ownString */.Ao)(specific, 'additionalContext') ?? null;
}
function mistaken(kind, detail) {
    return { ...NO_OPINION, failure: fail(kind, detail, 0) };
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/envelope.ts

/** Events whose envelope has no `permission_mode` (recorded from 2.1.332; compaction by the SDK's types). */
const WITHOUT_MODE = new Set(['SessionStart', 'SessionEnd', 'SubagentStart', 'PreCompact', 'PostCompact']);
/** The JSON that Claude Code writes to a hook's stdin, with a final newline (recorded from 2.1.332). */
function writeClaudeEnvelope(eventName, event) {
    const envelope = {
        session_id: event.session.id,
        transcript_path: event.transcriptPath,
        cwd: event.cwd,
        ...(event.promptId === null ? {} : { prompt_id: event.promptId }),
        ...(WITHOUT_MODE.has(eventName) ? {} : { permission_mode: event.permissionMode ?? 'default' }),
        ...(event.thread.subagent ? { agent_id: event.thread.id } : {}),
        ...(event.thread.subagent && event.thread.agentType !== undefined ? { agent_type: event.thread.agentType } : {}),
        hook_event_name: eventName,
    };
    if (event.tool !== null)
        Object.assign(envelope, { tool_name: event.tool.name, tool_input: event.tool.args });
    if (event.result !== null && event.result.isError !== true)
        envelope.tool_response = event.result.structured ?? event.result.text;
    if (event.tool !== null)
        envelope.tool_use_id = event.tool.id;
    if (event.result?.isError === true)
        Object.assign(envelope, { error: event.result.text, is_interrupt: false });
    if (event.prompt !== null)
        envelope.prompt = event.prompt;
    if (event.moment !== null)
        Object.assign(envelope, describeMoment(eventName, event.moment.facts));
    return `${JSON.stringify(envelope)}\n`;
}

;// CONCATENATED MODULE: ./src/dialect/examples.ts
/** What a made-up call is about where its hook's matcher does not say. No tool runs, so none of it is there. */
const FILE = 'example.txt';
const COMMAND = 'echo example';
const ADDRESS = 'https://example.com/';
/** One call for everything that an agent has a tool for, a shell command first. `root`: the project root. */
function exampleCalls(vocabulary, root) {
    const path = `${root}/${FILE}`;
    const actions = [
        { kind: 'shell', command: COMMAND },
        { kind: 'write', path, content: 'example\n' },
        { kind: 'edit', path, edits: [{ old: 'example', new: 'other' }] },
        { kind: 'read', path },
        { kind: 'search', in: 'contents', pattern: 'example' },
        { kind: 'search', in: 'names', pattern: '*.txt' },
        { kind: 'search', in: 'folder', path: root },
        { kind: 'fetch', url: ADDRESS, prompt: 'example prompt' },
        { kind: 'subagent', prompt: 'example prompt', description: 'example', agentType: 'general-purpose' },
        { kind: 'todo', items: [{ title: 'example', status: 'pending' }] },
    ];
    return actions.flatMap((action) => vocabulary.fromAction(action) ?? []);
}
/** The example call of a tool; one that is not known has the arguments of lecode's example tool. */
function exampleOf(name, calls) {
    return calls.find((call) => call.name === name) ?? { name, args: { example: true } };
}
/** A call in a few words: its tool and what it is about. */
function nameCall({ name, args }) {
    const [subject] = Object.values(args);
    return typeof subject === 'string' ? `${name} (${subject})` : name;
}
/** Names that a matcher lists or that its regular expression may stand for. What they are worth, the matcher itself must say. */
function examples_listNames(matcher) {
    return (matcher ?? '')
        .split(/[|,]/)
        .map((part) => part.trim().replace(/\(\?[:=]|[\^$()]/g, ''))
        .map((part) => part.replace(/(?:\[[^\]]*\]|\\[wSd]|\.)(?:[*+]\??|\{\d+(?:,\d*)?\})/g, 'example').replace(/\\(\W)/g, '$1'))
        .filter((part) => part !== '');
}
/** A text that a pattern of `*` and `?` stands for. What it is worth, the matcher itself must say. */
function fillWildcards(pattern) {
    return pattern.replace(/\*+/g, 'example').replaceAll('?', 'x');
}
/** The same for a path, where `[…]` is one of several characters too. */
function fillPath(pattern) {
    return fillWildcards(pattern.replace(/\[([^\]!^])[^\]]*\]/g, '$1'));
}
/** A call on a stage, before it ran. */
function stageCall({ name, args }, stage) {
    return { ...stage, kind: 'pre_tool', tool: { id: 'example_1', name, args }, recordedTool: name };
}
/** A call on a stage, after it ran. */
function stageResult(call, stage) {
    return { ...stageCall(call, stage), kind: 'post_tool', recorded: 'ran', result: { text: 'example result', isError: false } };
}
/** A prompt on a stage. */
function stagePrompt(stage) {
    return { ...stage, kind: 'prompt', prompt: 'example prompt' };
}
/** Any other moment on a stage; what is not given in `facts` is an example. */
function stageMoment(kind, stage, facts = {}) {
    return { ...stage, kind, moment: { facts: { ...exampleFacts(kind, stage), ...facts }, synthetic: true } };
}
function exampleFacts(kind, { projectRoot }) {
    switch (kind) {
        case 'stop':
            return { reason: 'done', message: 'example answer' };
        case 'error':
            return { message: 'example error' };
        case 'subagent_start':
            return { prompt: 'example prompt' };
        case 'subagent_end':
            return { result: { text: 'example result', isError: false } };
        case 'pre_compact':
        case 'post_compact':
            return { trigger: 'auto', tokensBefore: 100_000 };
        case 'file_changed':
            return { file: { path: `${projectRoot}/${FILE}`, operation: 'write' } };
        case 'permission_result':
            return { decision: 'allow_once' };
        default:
            return {};
    }
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/examples.ts



/** Calls that a hook with this matcher and `if` may run for, likeliest first. `root`: the project root. */
function listExamples({ matcher, rule }, root) {
    const calls = [...exampleCalls(claude_code/* claudeCode */.y, root), ...listOthers(root)];
    const meant = rule === undefined ? [] : meetRule(rule, calls, root);
    if (matcher === null || matcher === '' || matcher === '*')
        return [...meant, ...calls];
    const named = examples_listNames(matcher);
    const known = claude_code/* claudeCode */.y.tools.filter((tool) => matchClaude(matcher, tool).fires);
    const names = new Set([...named.filter((name) => known.includes(name)), ...known, ...named]);
    return [...meant, ...[...names].map((name) => exampleOf(name, calls)), ...calls];
}
/** Tools that no action stands for; arguments by https://code.claude.com/docs/en/tools-reference. */
function listOthers(root) {
    const path = `${root}/example.txt`;
    return [
        { name: 'PowerShell', args: { command: 'echo example' } },
        { name: 'MultiEdit', args: { file_path: path, edits: [{ old_string: 'example', new_string: 'other' }] } },
        { name: 'NotebookEdit', args: { notebook_path: `${root}/example.ipynb`, new_source: 'example' } },
        { name: 'NotebookRead', args: { notebook_path: `${root}/example.ipynb` } },
        { name: 'LS', args: { path: root } },
        { name: 'WebSearch', args: { query: 'example' } },
        { name: 'Task', args: { description: 'example', prompt: 'example prompt', subagent_type: 'general-purpose' } },
        { name: 'Skill', args: { skill: 'example' } },
        { name: 'ExitPlanMode', args: { plan: 'example' } },
        { name: 'mcp__example__example', args: { example: true } },
    ];
}
/** The call that a permission rule (https://code.claude.com/docs/en/permissions) speaks about. */
function meetRule(rule, calls, root) {
    const [, name, content] = /^([^()]+)(?:\(([\s\S]*)\))?$/.exec(rule) ?? [];
    if (name === undefined)
        return [];
    const call = exampleOf(name, calls);
    return [content === undefined ? call : { name, args: { ...call.args, ...meetContent(content, call.args, root) } }];
}
const examples_PATH_KEYS = ['file_path', 'notebook_path', 'path'];
function meetContent(content, args, root) {
    const has = (key) => Object.hasOwn(args, key);
    // `npm run test:*` is an older way to write `npm run test *`.
    if (has('command'))
        return { command: fillWildcards(content.replace(/:\*$/, ' *')) };
    if (has('url'))
        return { url: `https://${fillWildcards(content.replace(/^domain:/, ''))}/` };
    if (has('subagent_type'))
        return { subagent_type: fillWildcards(content) };
    if (has('skill'))
        return { skill: fillWildcards(content) };
    const path = examples_PATH_KEYS.find(has);
    if (path !== undefined)
        return { [path]: placePath(fillPath(content), root) };
    const [, key, value] = /^([A-Za-z_]\w*):([\s\S]*)$/.exec(content) ?? [];
    return key === undefined || value === undefined ? {} : { [key]: fillWildcards(value) };
}
/** `//x` is a path from the root of the file system, `/x` one of the project. */
function placePath(path, root) {
    if (path.startsWith('//'))
        return path.slice(1);
    return path.startsWith('~/') ? path : `${root}/${path.replace(/^\.?\//, '')}`;
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/make-hook.ts








/** Claude Code took an answer of 2 MB (measured on 2.1.332); more than this is no answer. */
const OUTPUT_CAP = 16 * 1024 * 1024;
/** One handler as a hook; null when it is of a type that needs a model, a server or the network and is not replayed. */
function makeHook(entry) {
    const { event, handler, matcher, at, ifAt, number, trusted } = entry;
    const type = (0,json/* ownString */.Ao)(handler, 'type');
    if (type !== 'command')
        return { hook: null, findings: [reportNotReplayed(event, type ?? '', at)] };
    const kind = kindOfEvent(event);
    const isTool = kind === 'pre_tool' || kind === 'post_tool';
    const rule = (0,json/* ownString */.Ao)(handler, 'if');
    const isAsync = (0,json/* own */.ZV)(handler, 'async') === true || (0,json/* own */.ZV)(handler, 'asyncRewake') === true;
    const form = formOf(handler);
    const seconds = (0,json/* own */.ZV)(handler, 'timeout');
    const timeoutMs = (typeof seconds === 'number' ? seconds : defaultTimeout(event)) * 1000;
    const hook = {
        id: `claude-code:${event}:${at.path}#${number}`,
        dialect: 'claude-code',
        event,
        matcher: [matcher, rule === undefined ? null : `if ${rule}`].filter((part) => part !== null).join(' ') || null,
        command: 'shell' in form ? form.shell : form.argv.join(' '),
        at,
        trusted,
        kind,
        form,
        timeoutMs,
        reachable: !isTool || canMatchClaude(matcher, claude_code/* claudeCode */.y.tools),
        // Identical handlers run once, from whatever file or group (measured on 2.1.332).
        runKey: JSON.stringify([event, form, (0,json/* ownString */.Ao)(handler, 'shell') ?? null, rule ?? null]),
        isUnheard: isAsync,
        matches: (seen) => matchEvent({ event, matcher, rule, isTool }, seen),
        examples: (root) => (isTool ? listExamples({ matcher, rule }, root) : []),
        prepare: (seen) => ({ ...prepare(event, handler, seen), timeoutMs }),
        interpret: (ending, seen) => {
            const answer = interpretClaude(ending, seen, event);
            // Claude Code does not wait for an async hook: its verdict is never heard.
            return isAsync ? { ...answer, verdict: 'none', reason: null, rewrite: null, failure: null } : answer;
        },
    };
    return { hook, findings: rule === undefined ? [] : checkRule(event, rule, ifAt) };
}
function formOf(handler) {
    const command = (0,json/* ownString */.Ao)(handler, 'command') ?? '';
    const args = (0,json/* own */.ZV)(handler, 'args');
    return Array.isArray(args) ? { argv: [command, ...args.map(String)] } : { shell: command };
}
function matchEvent(given, seen) {
    const { event, matcher, rule, isTool } = given;
    if (!isTool || seen.tool === null) {
        if (rule !== undefined)
            return { fires: false, why: `a hook with "if" never runs at ${event}` };
        // A subagent's turn ends in SubagentStop alone.
        if (event === 'Stop' && seen.thread.subagent)
            return { fires: false, why: 'a subagent fires SubagentStop instead' };
        const value = matchedValue(event, seen);
        return value === null ? { fires: true, why: `${event} ignores matchers` } : matchClaude(matcher, value, event);
    }
    if (seen.kind === 'post_tool' && (event === 'PostToolUseFailure') !== (seen.result?.isError === true)) {
        return { fires: false, why: `the call ${seen.result?.isError === true ? 'failed' : 'succeeded'}` };
    }
    const group = matchClaude(matcher, seen.tool.name, event);
    if (!group.fires || rule === undefined)
        return group;
    const match = matchClaudeRule(rule, seen.tool, { cwd: seen.cwd, root: seen.projectRoot });
    return match.live ? match : { ...match, why: `${match.why}; Claude Code 2.1.332 was seen not to run the hook there` };
}
function prepare(event, handler, seen) {
    const form = formOf(handler);
    return {
        argv: 'argv' in form ? form.argv.map((word) => fillPlaceholders(word, seen)) : shellArgv(form.shell, (0,json/* ownString */.Ao)(handler, 'shell')),
        cwd: seen.startsIn,
        env: { CLAUDE_PROJECT_DIR: seen.projectRoot, CLAUDECODE: '1', CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' },
        input: writeClaudeEnvelope(event, seen),
        completeAt: 'exit',
        outputCap: OUTPUT_CAP,
    };
}
/** Exec form: no shell, so the agent fills in its own variables as text. */
function fillPlaceholders(word, seen) {
    return word.replaceAll('${CLAUDE_PROJECT_DIR}', seen.projectRoot);
}
function shellArgv(command, shell) {
    if (shell === 'powershell')
        return ['pwsh', '-NoProfile', '-Command', command];
    return [shell === 'bash' ? 'bash' : '/bin/sh', '-c', command];
}
function reportNotReplayed(event, type, at) {
    return {
        id: 'hook-not-replayed',
        level: 'warning',
        message: `${event} hook of type ${(0,show/* showValue */.v)(type)} is not replayed: it needs a model, a server or the network`,
        at,
        live: 'Claude Code runs it; what it would have said is not known here',
        mend: 'Guard with a command hook what the check must judge.',
    };
}
/** https://code.claude.com/docs/en/hooks#hook-handler-fields */
const EVENTS_WITH_IF = ['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PermissionRequest', 'PermissionDenied'];
function checkRule(event, rule, at) {
    const report = (message, mend) => [
        { id: 'config-entry-invalid', level: 'warning', message, at, live: 'Claude Code 2.1.332 never runs the hook', mend },
    ];
    if (!EVENTS_WITH_IF.includes(event))
        return report(`if is ${(0,show/* showValue */.v)(rule)}, but ${event} knows no "if"`, 'Leave "if" out.');
    if (isClaudeRule(rule))
        return [];
    const message = `if is ${(0,show/* showValue */.v)(rule)}, which is no permission rule; here the hook runs for every call that the matcher covers`;
    return report(message, 'Write TOOL or TOOL(PATTERN), for example Bash(git push *).');
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/hooks.ts





/** Handler types with what each must have. */
const REQUIRED = { command: 'command', http: 'url', mcp_tool: 'tool', prompt: 'prompt', agent: 'prompt' };
class Malformed extends Error {
    path;
    constructor(path, message) {
        super(message);
        this.path = path;
    }
}
/** `hooks`: event → groups → handlers. One malformed group or handler voids all hooks of the file (measured on 2.1.332). */
function readHooks(document, from) {
    try {
        return readAll(document, from);
    }
    catch (error) {
        if (error instanceof Malformed)
            return { ok: false, message: error.message, at: document.placeOf(error.path) };
        throw error;
    }
}
function readAll(document, from) {
    if (!(0,json/* isObject */.Gv)(document.value))
        throw new Malformed([], `the file holds ${(0,show/* showValue */.v)(document.value)}, not an object`);
    const table = (0,json/* own */.ZV)(document.value, 'hooks');
    if (table === undefined)
        return { ok: true, hooks: [], findings: [] };
    if (!(0,json/* isObject */.Gv)(table))
        throw new Malformed(['hooks'], `hooks is ${kindOf(table)}, not an object of events: write {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": […]}]}}`);
    const hooks = [];
    const findings = [];
    for (const [event, groups] of Object.entries(table)) {
        const handlers = readEvent(event, groups);
        const at = (path) => ({ path: from.file.path, ...document.placeOf(path) });
        if (!CLAUDE_EVENTS.includes(event)) {
            findings.push(reportUnknownEvent(event, at(['hooks', event])));
            continue;
        }
        handlers.forEach(({ handler, matcher, path }, index) => {
            const ifAt = at([...path, 'if']);
            const made = makeHook({ event, handler, matcher, at: at(path), ifAt, number: index + 1, trusted: from.trusted });
            if (made.hook !== null)
                hooks.push(made.hook);
            for (const finding of made.findings)
                findings.push(finding);
        });
    }
    return { ok: true, hooks, findings };
}
function readEvent(event, groups) {
    const here = ['hooks', event];
    if (!Array.isArray(groups))
        throw new Malformed(here, `hooks.${event} is ${kindOf(groups)}, not a list of groups`);
    return groups.flatMap((group, index) => {
        const name = `hooks.${event}[${index}]`;
        if (!(0,json/* isObject */.Gv)(group))
            throw new Malformed([...here, index], `${name} is ${kindOf(group)}, not a group`);
        const matcher = (0,json/* own */.ZV)(group, 'matcher');
        if (matcher !== undefined && typeof matcher !== 'string')
            throw new Malformed([...here, index, 'matcher'], `${name}.matcher is ${(0,show/* showValue */.v)(matcher)}, not a string`);
        const inner = (0,json/* own */.ZV)(group, 'hooks');
        if (!Array.isArray(inner)) {
            const hint = (0,json/* own */.ZV)(group, 'command') === undefined ? '' : ': the command belongs into a list "hooks" inside the group';
            throw new Malformed([...here, index], `${name} has no list "hooks"${hint}`);
        }
        return inner.map((handler, number) => {
            const path = [...here, index, 'hooks', number];
            return { handler: checkHandler(handler, path, `${name}.hooks[${number}]`), matcher: matcher ?? null, path };
        });
    });
}
function checkHandler(handler, path, name) {
    if (!(0,json/* isObject */.Gv)(handler))
        throw new Malformed(path, `${name} is ${kindOf(handler)}, not a hook`);
    const type = (0,json/* own */.ZV)(handler, 'type');
    const required = typeof type === 'string' && Object.hasOwn(REQUIRED, type) ? REQUIRED[type] : undefined;
    if (required === undefined)
        throw new Malformed(path, `${name}.type is ${(0,show/* showValue */.v)(type)}; known are ${Object.keys(REQUIRED).join(', ')}`);
    if (typeof (0,json/* own */.ZV)(handler, required) !== 'string')
        throw new Malformed(path, `${name}.${required} is ${(0,show/* showValue */.v)((0,json/* own */.ZV)(handler, required))}, not a string`);
    const args = (0,json/* own */.ZV)(handler, 'args');
    if (args !== undefined && !(Array.isArray(args) && args.every((each) => typeof each === 'string'))) {
        throw new Malformed([...path, 'args'], `${name}.args is ${(0,show/* showValue */.v)(args)}, not a list of strings`);
    }
    const timeout = (0,json/* own */.ZV)(handler, 'timeout');
    if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0))
        throw new Malformed([...path, 'timeout'], `${name}.timeout is ${(0,show/* showValue */.v)(timeout)}, not a number of seconds`);
    return handler;
}
function kindOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return (0,json/* isObject */.Gv)(value) ? 'an object' : (0,show/* showValue */.v)(value);
}
function reportUnknownEvent(event, at) {
    const nearest = (0,text_nearest/* nearestName */.q)(event, CLAUDE_EVENTS);
    return {
        id: 'unknown-event',
        level: 'warning',
        message: `unknown hook event ${(0,show/* showValue */.v)(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
        at,
        live: 'Claude Code skips it: these hooks never run',
        mend: nearest === null ? 'Use an event of https://code.claude.com/docs/en/hooks.' : `Rename it to ${nearest}.`,
    };
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/rules.ts



/** `permissions.deny` of one settings file; each part that is no rule is told, as it guards nothing. */
function readDenyRules(document, path) {
    const invalid = (message, key) => ({
        id: 'config-invalid',
        level: 'error',
        message,
        at: { path, ...document.placeOf(key) },
        live: 'the rule guards nothing',
        mend: 'Write TOOL or TOOL(PATTERN), for example "Bash(rm *)", in a list.',
    });
    const permissions = (0,json/* own */.ZV)(document.value, 'permissions');
    if (permissions === undefined)
        return { rules: [], findings: [] };
    if (!(0,json/* isObject */.Gv)(permissions))
        return { rules: [], findings: [invalid(`permissions is ${(0,show/* showValue */.v)(permissions)}, not an object`, ['permissions'])] };
    const list = (0,json/* own */.ZV)(permissions, 'deny');
    if (list === undefined)
        return { rules: [], findings: [] };
    const key = ['permissions', 'deny'];
    if (!Array.isArray(list))
        return { rules: [], findings: [invalid(`permissions.deny is ${(0,show/* showValue */.v)(list)}, not a list of rules`, key)] };
    const rules = [];
    const findings = [];
    for (const [index, rule] of list.entries()) {
        if (typeof rule === 'string' && rule !== '' && isClaudeRule(rule))
            rules.push({ rule, path });
        else
            findings.push(invalid(`permissions.deny[${index}] is ${(0,show/* showValue */.v)(rule)}, which is no permission rule`, [...key, index]));
    }
    return { rules, findings };
}
/** A rule for `Edit` holds for every tool that edits files, one for `Read` also for those that look into them: https://code.claude.com/docs/en/permissions */
const FAMILIES = {
    Edit: ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'],
    Read: ['Read', 'Grep', 'Glob', 'LS', 'NotebookRead'],
};
function namedFor(rule, tool) {
    const named = /^\w+/.exec(rule)?.[0] ?? '';
    return Object.hasOwn(FAMILIES, named) && FAMILIES[named]?.includes(tool) ? named : tool;
}
/**
 * The first deny rule that speaks to a call. One that cannot be read may be what any rule denies; one that was read and holds what Claude Code
 * cannot tell (`$X y`) meets no rule there. To a call that a hook made up any doubt is enough.
 */
function findDenyRule(rules, tool, given) {
    const roots = { cwd: given.seen.cwd, root: given.seen.projectRoot };
    for (const { rule, path } of rules) {
        const match = matchClaudeRule(rule, { ...tool, name: namedFor(rule, tool.name) }, roots);
        if (!match.fires || (match.doubt === 'opaque' && given.of === 'recorded'))
            continue;
        const doubt = match.doubt === null ? '' : ', which counts as a match: what was called cannot be told';
        return { decision: 'deny', why: `permission rule ${rule} in ${path}${doubt}` };
    }
    return null;
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/load.ts





/** All levels merge; none replaces another. Managed and plugin settings are not in a repository. */
const FILES = [
    ['user', '.claude/settings.json'],
    ['project', '.claude/settings.json'],
    ['project', '.claude/settings.local.json'],
];
/** Claude Code's settings files. From a project that is not trusted come hooks only, which do not run. */
function loadClaude(tree) {
    const files = FILES.flatMap(([level, path]) => {
        const file = tree.read(level, path);
        return file === null ? [] : [loadFile(file, tree)];
    });
    const trusted = files.filter((each) => each.level === 'user' || tree.trusted);
    // The most local file that says anything about it decides.
    const switchedOff = trusted.findLast((each) => each.disableAll !== null);
    const isOff = switchedOff?.disableAll === true;
    const denyRules = trusted.flatMap((each) => each.denyRules);
    return {
        configured: files.length > 0,
        hooks: isOff ? [] : files.flatMap((each) => each.hooks),
        findings: [...files.flatMap((each) => each.findings), ...(isOff && switchedOff ? [reportDisabled(switchedOff.path)] : [])],
        files: files.filter((each) => each.level === 'project').map((each) => each.path),
        permit: (tool, seen, of) => findDenyRule(denyRules, tool, { seen, of }),
        ruleCount: denyRules.length,
        askSetting: null,
    };
}
function loadFile(file, tree) {
    const empty = { path: file.path, level: file.level, hooks: [], disableAll: null, denyRules: [] };
    const broken = (id, message, at) => ({
        ...empty,
        findings: [
            {
                id,
                level: 'error',
                message,
                at: { path: file.path, ...at },
                live: 'Claude Code runs no hook of this file, and says so nowhere in a headless run',
                mend: 'Mend the file; `/hooks` in Claude Code lists what it reads.',
            },
        ],
    });
    if (file.text === null)
        return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`);
    const parsed = parseJson(file.text);
    if (!parsed.ok)
        return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column });
    const hooks = readHooks(parsed.document, { file, trusted: file.level === 'user' || tree.trusted });
    if (!hooks.ok)
        return broken('config-invalid', hooks.message, hooks.at);
    const deny = readDenyRules(parsed.document, file.path);
    const disable = (0,json/* own */.ZV)(parsed.document.value, 'disableAllHooks');
    return {
        ...empty,
        hooks: hooks.hooks,
        findings: [...hooks.findings, ...deny.findings, ...reportDuplicates(parsed.document, file.path)],
        disableAll: typeof disable === 'boolean' ? disable : null,
        denyRules: deny.rules,
    };
}
function reportDuplicates(document, path) {
    return document.duplicateKeys.map(({ key, line, column }) => ({
        id: 'config-entry-invalid',
        level: 'warning',
        message: `key ${(0,show/* showValue */.v)(key)} stands twice in one object: only the last one counts`,
        at: { path, line, column },
        live: 'what stands under the first one is lost',
        mend: 'Put both under one key.',
    }));
}
function reportDisabled(path) {
    return {
        id: 'hooks-disabled',
        level: 'warning',
        message: 'disableAllHooks is true: no hook of these settings runs',
        at: { path },
        live: 'nothing guards the project',
        mend: 'Remove disableAllHooks.',
    };
}

;// CONCATENATED MODULE: ./src/dialect/rehearse.ts
/**
 * Finds for each hook of an event the first of its scenes that makes it fire. All hooks of the event stand at each scene, so that those that it
 * makes fire answer together, as they do live.
 */
function coverHooks(event, hooks, scenesOf) {
    const chosen = new Map();
    const notAsked = [];
    for (const hook of hooks) {
        const scenes = scenesOf(hook);
        const scene = scenes.find(({ seen }) => hook.matches(seen).fires);
        if (scene === undefined)
            notAsked.push({ hook, why: explainMiss(hook, scenes) });
        else
            chosen.set(JSON.stringify(scene), scene);
    }
    return { rehearsals: [...chosen.values()].map((scene) => ({ event, ...scene, hooks })), notAsked };
}
function explainMiss(hook, [first]) {
    if (first === undefined)
        return `what the agent shows hooks at ${hook.event} is not known here`;
    return `no example makes it fire: ${hook.matches(first.seen).why}`;
}
/** All of several rehearsals, in order. */
function joinRehearsals(all) {
    return { rehearsals: all.flatMap((each) => each.rehearsals), notAsked: all.flatMap((each) => each.notAsked) };
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/rehearse.ts



/** Each event that has hooks, in the order of the documentation; where matchers compare something, one scene for the hooks of each matcher. */
function rehearseClaude(hooks, stage) {
    const at = (event) => hooks.filter((hook) => hook.event === event);
    return joinRehearsals(CLAUDE_EVENTS.map((event) => coverHooks(event, at(event), (hook) => listScenes(hook, stage))));
}
function listScenes(hook, stage) {
    const calls = hook.examples?.(stage.projectRoot) ?? [];
    const { event, kind, matcher } = hook;
    if (kind === 'pre_tool')
        return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }));
    if (kind === 'post_tool')
        return calls.map((call) => ({ about: nameCall(call), seen: stageEnd(call, event, stage) }));
    if (kind === 'prompt')
        return [{ about: null, seen: stagePrompt(stage) }];
    // Their envelopes were not recorded.
    if (kind === 'other')
        return [];
    const compared = Object.hasOwn(COMPARED, event) ? COMPARED[event] : undefined;
    if (compared === undefined)
        return [{ about: null, seen: stageMoment(kind, stage) }];
    return [...compared, ...examples_listNames(matcher)].map((value) => ({ about: value, seen: stageCompared(kind, value, stage) }));
}
/** What the matchers of moments compare, with the values that are known: https://code.claude.com/docs/en/hooks#matcher-patterns */
const COMPARED = {
    SessionStart: ['startup', 'resume', 'clear', 'compact'],
    SessionEnd: ['other', 'clear', 'resume', 'logout', 'prompt_input_exit'],
    PreCompact: ['auto', 'manual'],
    PostCompact: ['auto', 'manual'],
    SubagentStart: ['general-purpose', 'Explore', 'Plan'],
    SubagentStop: ['general-purpose', 'Explore', 'Plan'],
};
function stageCompared(kind, value, stage) {
    const isSubagent = kind === 'subagent_start' || kind === 'subagent_end';
    if (isSubagent)
        return { ...stageMoment(kind, stage), thread: { id: 'example_1', subagent: true, agentType: value } };
    return stageMoment(kind, stage, kind === 'session_end' ? { reason: value } : { trigger: value });
}
function stageEnd(call, event, stage) {
    const seen = stageResult(call, stage);
    if (event === 'PostToolUseFailure')
        return { ...seen, recorded: 'failed', result: { text: 'example error', isError: true } };
    return { ...seen, result: { text: 'example result', isError: false, structured: describeResult(call) } };
}
/** `tool_response` of a file tool as https://code.claude.com/docs/en/hooks#posttooluse-input has it, of Bash as session files hold it. */
function describeResult({ name, args }) {
    if (name === 'Bash')
        return { stdout: 'example result', stderr: '', interrupted: false, isImage: false };
    return Object.hasOwn(args, 'file_path') ? { filePath: args.file_path } : undefined;
}

;// CONCATENATED MODULE: ./src/dialects/claude-code/claude-code.ts



const SEVERITY = ['deny', 'defer', 'ask', 'allow'];
/** Claude Code: `hooks` of `.claude/settings.json` and `.claude/settings.local.json`. */
const claudeCode = {
    id: 'claude-code',
    title: 'Claude Code',
    source: 'https://code.claude.com/docs/en/hooks; verdicts measured on 2.1.332',
    vocabulary: 'claude-code',
    events: {
        ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', session_start: 'SessionStart' },
        ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentStop' },
        ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact' },
    },
    gates: ['pre_tool', 'prompt'],
    order: 'parallel',
    startsIn: 'recorded-cwd',
    feedsRewrites: false,
    holds: ['ask', 'defer'],
    headless: { ruling: 'refused', why: 'claude -p refuses what a hook asks about' },
    permissionRules: 'after-hooks',
    load: loadClaude,
    candidates: () => ['.claude/settings.json', '.claude/settings.local.json'],
    merge,
    unopposed: 'none',
    rehearse: rehearseClaude,
};
/** All hooks run; the most severe decision wins. Of several rewrites the agent takes the last to finish; a replay takes the last configured. */
function merge(verdicts, event) {
    const native = mostSevere(SEVERITY, verdicts.map((each) => each.verdict));
    const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null;
    const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]));
    return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null };
}

// EXTERNAL MODULE: ./src/vocabularies/codex/codex.ts + 3 modules
var codex = __webpack_require__(1625);
;// CONCATENATED MODULE: ./src/dialects/codex/fires-none.ts

/** The first version that asks hooks about more than shell commands (https://github.com/openai/codex/issues/16732). */
const ALL_TOOLS_SINCE = [0, 123];
/** Calls of Codex's own sessions about which no version asks hooks: they carry on a call that hooks were asked about, or hold such calls. */
const NEVER_ASKED = new Map([
    ['write_stdin', 'not fired by Codex for write_stdin: hooks were asked about the command that it speaks to'],
    ['wait', 'not fired by Codex for wait'],
    ['exec', 'not fired by Codex for a program: hooks are asked about the calls that it makes, and none could be read in it'],
    ['web_search', 'not fired by Codex for searches, which its model runs itself'],
    ['image_generation', 'not fired by Codex for pictures, which its model makes itself'],
]);
/** Why no hook runs at a call, whatever its matcher; null when hooks do. */
function isNeverAsked({ tool, session, recordedTool }) {
    if (tool === null || session.agent !== 'codex' || recordedTool !== tool.name)
        return null;
    return NEVER_ASKED.get(tool.name) ?? null;
}
/** Where Codex asks no hook, though one is configured: by the call, by what it could read of it, or by its version. */
function codexFiresNone(seen) {
    const { tool, session, kind } = seen;
    if (tool === null || session.agent !== 'codex' || (kind !== 'pre_tool' && kind !== 'post_tool'))
        return null;
    const never = isNeverAsked(seen);
    if (never !== null)
        return { why: never, isAsked: true };
    if (kind === 'pre_tool' && (0,codex/* isCodexShell */.y$)(tool.name) && (0,codex/* readCommand */.UK)(tool.args) === null)
        return { why: 'not fired by Codex for arguments that it cannot read', isAsked: false };
    if (tool.name === 'Bash' || !isOlder(session.agentVersion, ALL_TOOLS_SINCE))
        return null;
    return { why: `not fired by Codex ${session.agentVersion}, which asks hooks about shell commands only`, isAsked: true };
}
/** An unknown version counts as the newest. */
function isOlder(version, since) {
    const [major, minor] = (/^(\d{1,6})\.(\d{1,6})/.exec(version ?? '') ?? []).slice(1).map(Number);
    if (major === undefined || minor === undefined)
        return false;
    const [wantedMajor = 0, wantedMinor = 0] = since;
    return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

// EXTERNAL MODULE: ./src/formats/toml.ts + 1 modules
var toml = __webpack_require__(1878);
;// CONCATENATED MODULE: ./src/dialects/codex/events.ts

const events_KINDS = new Map([
    ['PreToolUse', 'pre_tool'],
    ['PermissionRequest', 'permission_request'],
    ['PostToolUse', 'post_tool'],
    ['PreCompact', 'pre_compact'],
    ['PostCompact', 'post_compact'],
    ['SessionStart', 'session_start'],
    ['SessionEnd', 'session_end'],
    ['UserPromptSubmit', 'prompt'],
    ['SubagentStart', 'subagent_start'],
    ['SubagentStop', 'subagent_end'],
    ['Stop', 'stop'],
    ['Interrupt', 'interrupt'],
]);
/** Hook events of Codex: codex-rs/hooks in https://github.com/openai/codex; Interrupt and SessionEnd are newer than the others. */
const CODEX_EVENTS = [...events_KINDS.keys()];
/** The gate's word for an event of Codex. */
function events_kindOfEvent(event) {
    return events_KINDS.get(event) ?? 'other';
}
/** Events at which hooks are asked about a call. */
function isToolEvent(event) {
    return event === 'PreToolUse' || event === 'PostToolUse' || event === 'PermissionRequest';
}
/** Events whose matchers Codex looks at; at all others it ignores them. */
function isMatched(event) {
    return MATCHED.has(event);
}
const MATCHED = new Set([
    ...['PreToolUse', 'PostToolUse', 'PermissionRequest', 'SessionStart', 'SubagentStart', 'SubagentStop', 'PreCompact', 'PostCompact'],
]);
/**
 * What a moment's hook is told beside the keys that all have (schemas of Codex 0.171.0). What a transcript does not tell is what a plain headless
 * run has: a start-up, the end of the process.
 */
function events_describeMoment(event, facts) {
    switch (event) {
        case 'SessionStart':
            return { source: facts.trigger ?? 'startup' };
        case 'SessionEnd':
            return { reason: facts.reason ?? 'other' };
        case 'Stop':
            return { stop_hook_active: false, last_assistant_message: facts.message ?? null };
        case 'SubagentStop':
            return {
                agent_transcript_path: null,
                stop_hook_active: false,
                last_assistant_message: facts.result?.text ?? facts.message ?? null,
            };
        case 'PreCompact':
        case 'PostCompact':
            return { trigger: facts.trigger ?? 'auto' };
        default:
            return {};
    }
}
/** The value that a moment's matcher compares; null where Codex ignores matchers. */
function events_matchedValue(event, { moment, thread }) {
    if (event === 'SubagentStart' || event === 'SubagentStop')
        return thread.agentType ?? null;
    const told = moment === null ? {} : events_describeMoment(event, moment.facts);
    return (0,json/* ownString */.Ao)(told, 'source') ?? (0,json/* ownString */.Ao)(told, 'trigger') ?? null;
}

;// CONCATENATED MODULE: ./src/matching/python-regex.ts

/** Translates Python's `re` syntax (https://docs.python.org/3/library/re.html) as far as JavaScript has it. */
function translatePythonRegex(pattern) {
    const leading = /^\(\?([aiLmsux]+)\)/.exec(pattern);
    const flags = leading?.[1] ?? '';
    if (flags.includes('x'))
        return UNTRANSLATABLE;
    const body = translateBody(pattern.slice(leading?.[0].length ?? 0), { multiline: flags.includes('m') });
    return typeof body === 'string' ? compile(body, flags) : body;
}
const INVALID = { kind: 'invalid' };
const UNTRANSLATABLE = { kind: 'untranslatable' };
function compile(body, flags) {
    const regex = (0,matching_regex/* compileRegex */.DL)(body, [...new Set(flags)].filter((flag) => 'ims'.includes(flag)).join(''));
    if (regex === 'invalid')
        return INVALID;
    return regex === 'too-large' ? UNTRANSLATABLE : { kind: 'regex', regex };
}
/** The body in JavaScript's spelling. Reads it once. */
function translateBody(body, { multiline }) {
    let translated = '';
    let at = 0;
    while (at < body.length) {
        TOKEN.lastIndex = at;
        const match = TOKEN.exec(body);
        const token = match?.[0] ?? body.charAt(at);
        const end = ENDS[token]?.(body, at) ?? at + token.length;
        if (end < 0)
            return INVALID;
        if (PYTHON_ONLY.test(token))
            return UNTRANSLATABLE;
        translated += translateToken(body.slice(at, end), match?.groups ?? {}, multiline);
        at = end;
    }
    return translated;
}
const TOKEN = /\\N\{|\\[\s\S]|\[|\(\?P<(?<defined>\w+)>|\(\?P=(?<used>\w+)\)|\(\?#|\(\?[aiLmsux]*-?[imsx]*:|\(\?[>(]|[*+?}]\+|\{,\d+\}/y;
// Scoped flags, atomic groups, conditions, possessive repeats, characters by name or by a long number.
const PYTHON_ONLY = /^(?:\(\?[aiLmsux-]+:|\(\?[>(]|[*+?}]\+|\\N\{|\\U)$/;
/** Tokens that reach to an end of their own; -1 when it is missing. */
const ENDS = {
    '[': endOfClass,
    '(?#': (body, start) => body.indexOf(')', start) + 1 || -1,
};
/** A `]` that comes first belongs to the class. */
function endOfClass(body, start) {
    const first = body[start + 1] === '^' ? start + 2 : start + 1;
    for (let at = body[first] === ']' ? first + 1 : first; at < body.length; at += 1) {
        if (body[at] === '\\')
            at += 1;
        else if (body[at] === ']')
            return at + 1;
    }
    return -1;
}
/** `\A`, `\Z`, `$`, `(?P<name>…)`, `(?P=name)` and comments have other spellings in JavaScript; classes stay as they are. */
function translateToken(token, { defined, used }, multiline) {
    if (defined !== undefined)
        return `(?<${defined}>`;
    if (used !== undefined)
        return `\\k<${used}>`;
    if (token === '\\A')
        return '(?<![\\s\\S])';
    if (token === '\\Z')
        return '(?![\\s\\S])';
    // Python's `$` also matches before a last line end.
    if (token === '$' && !multiline)
        return '(?=\\n?(?![\\s\\S]))';
    if (token.startsWith('(?#'))
        return '';
    if (token.startsWith('['))
        return token.replace(/^(\[\^?)\]/, '$1\\]');
    return token.startsWith('{,') ? `{0${token.slice(1)}` : token;
}

;// CONCATENATED MODULE: ./src/matching/codex-matcher.ts


/** Names under which a matcher finds a tool, beside its own (codex-rs/core/src/tools in https://github.com/openai/codex). */
const ALIASES = new Map([
    ['apply_patch', ['Write', 'Edit']],
    ['spawn_agent', ['Agent']],
]);
/** The names that a matcher may call a tool by. */
function namesOfTool(tool) {
    return [tool, ...(ALIASES.get(tool) ?? [])];
}
/**
 * Codex's matcher of a hook group against the names of a tool, or the value that its event compares: absent, empty and `*` match all; ASCII
 * letters, digits, `_` and `|` make a list of exact names; anything else is a regular expression of Rust's crate `regex`, unanchored. A group whose
 * expression Rust does not take is dropped. One that cannot be tried here counts as a match.
 */
function matchCodex(matcher, names) {
    if (matcher === null || matcher === '' || matcher === '*')
        return { fires: true, why: 'the matcher covers all' };
    if (codex_matcher_LIST.test(matcher))
        return codex_matcher_matchList(matcher, names);
    const compiled = codex_matcher_compile(matcher);
    if (compiled === 'invalid')
        return { fires: false, why: `"${matcher}" is no regular expression of Rust's, so Codex drops the group` };
    if (compiled === 'untried')
        return { fires: true, why: `"${matcher}" cannot be tried here, so the hook runs` };
    for (const name of names) {
        const result = (0,matching_regex/* searchText */.wK)(compiled, name);
        if (result === 'unfinished')
            return { fires: true, why: `"${matcher}" took too long on "${name}", so the hook runs` };
        if (result === 'found')
            return { fires: true, why: `the regular expression "${matcher}" finds "${name}"` };
    }
    return { fires: false, why: `the regular expression "${matcher}" does not find "${names.join('" or "')}"` };
}
/** Whether a matcher can fire for any of the tools that are known, or for a tool of an MCP server. */
function canMatchCodex(matcher, tools) {
    if (matcher === null || tools.some((tool) => matchCodex(matcher, namesOfTool(tool)).fires))
        return true;
    // An MCP tool is called mcp__SERVER__TOOL: as an exact name it needs all three parts.
    if (codex_matcher_LIST.test(matcher))
        return matcher.split('|').some((item) => /^mcp__.+__./.test(item));
    return isCodexMatcher(matcher) && matcher.includes('__');
}
/** Whether Codex takes the matcher at all. */
function isCodexMatcher(matcher) {
    return matcher === '' || matcher === '*' || codex_matcher_LIST.test(matcher) || codex_matcher_compile(matcher) !== 'invalid';
}
const codex_matcher_LIST = /^[A-Za-z0-9_|]+$/;
function codex_matcher_matchList(matcher, names) {
    const items = matcher.split('|');
    const hit = items.find((item) => names.includes(item));
    if (hit !== undefined)
        return { fires: true, why: `"${matcher}" lists "${hit}"` };
    const near = items.find((item) => names.some((name) => name.toLowerCase() === item.toLowerCase()));
    return {
        fires: false,
        why: `"${matcher}" does not list "${names.join('" or "')}"${near === undefined ? '' : `: "${near}" is in another case`}`,
    };
}
/** Looking around and back references: Rust has neither (https://docs.rs/regex/latest/regex/#syntax). */
const NOT_IN_RUST = /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|(\(\?(?:<?[=!]|#|P=))/g;
/** What Rust spells in a way that JavaScript reads otherwise: classes by name, flags in the middle, word edges. */
const RUST_ONLY = /\\[pP]|\[\[|&&|\\b\{|\\x\{|\\u\{|.\(\?[a-zA-Z]*-?[a-zA-Z]+\)/;
const codex_matcher_MAX_LENGTH = 10_000;
function codex_matcher_compile(matcher) {
    if (matcher.length > codex_matcher_MAX_LENGTH)
        return 'untried';
    for (const [token, foreign] of matcher.matchAll(NOT_IN_RUST))
        if (foreign !== undefined || /^\\[1-9kZ]/.test(token))
            return 'invalid';
    if (RUST_ONLY.test(matcher))
        return 'untried';
    const translated = translatePythonRegex(matcher.replaceAll('\\z', '\\Z'));
    if (translated.kind === 'untranslatable')
        return 'untried';
    return translated.kind === 'invalid' ? 'invalid' : translated.regex;
}

;// CONCATENATED MODULE: ./src/dialects/codex/lint.ts




/** Codex counts seconds: what is more than this was probably meant as milliseconds. */
const LONGEST_SECONDS = 3600;
/** Keys that other agents give a meaning to, with what Codex has instead. Others are decoration, and Codex ignores all of them. */
const FOREIGN_KEYS = {
    if: 'Codex has no conditions: look at the call in the hook.',
    args: 'Write the whole command line into "command".',
    shell: 'Name the shell in "command".',
    env: 'Set variables in "command".',
    cwd: 'Change the folder in "command".',
    bash: 'Write it into "command".',
    timeout_ms: 'Write "timeout", in seconds.',
    timeoutMs: 'Write "timeout", in seconds.',
    timeoutSec: 'Write "timeout", in seconds.',
    on_timeout: 'Codex lets every call pass whose hook fails.',
    failClosed: 'Codex lets every call pass whose hook fails.',
    matcher: 'The matcher belongs beside the list "hooks".',
};
/** What of a group counts for nothing, though Codex reads the file. */
function checkGroup(group, event, at) {
    const matcher = (0,json/* ownString */.Ao)(group, 'matcher');
    const findings = [];
    if ((0,json/* own */.ZV)(group, 'hooks') === undefined) {
        const moved = (0,json/* own */.ZV)(group, 'command') === undefined ? '' : ': what the group itself says, its command too, is ignored';
        const mend = 'Write {"matcher": "…", "hooks": [{"type": "command", "command": "…"}]}.';
        findings.push(invalid(`a group of ${event} has no list "hooks"${moved}`, at, 'Codex reads an empty group: nothing runs, and nobody is told', mend));
    }
    if (matcher !== undefined && isMatched(event) && !isCodexMatcher(matcher)) {
        const mend = 'Rust knows neither (?=…), (?!…), (?<=…) nor \\1; write it without.';
        findings.push(invalid(`matcher ${(0,show/* showValue */.v)(matcher)} is no regular expression of Rust's`, at, 'Codex drops the group with a warning', mend));
    }
    return findings;
}
/** What of a handler counts for nothing, or does not do what it seems to. */
function lint_checkHandler(handler, event, at) {
    const type = (0,json/* ownString */.Ao)(handler, 'type');
    if (type !== 'command') {
        const message = `${event} hook of type ${(0,show/* showValue */.v)(type)}: Codex supports command hooks only`;
        return [invalid(message, at, 'Codex skips the hook with a warning', 'Guard with a command hook.')];
    }
    const command = (0,json/* ownString */.Ao)(handler, 'command') ?? '';
    if (command.trim() === '')
        return [invalid(`the command of a hook of ${event} is empty`, at, 'Codex skips the hook', 'Write a command, or drop the hook.')];
    return [...checkTimeout(handler, at), ...checkKeys(handler, at), ...checkVariables(command, at)];
}
function checkTimeout(handler, at) {
    const seconds = (0,json/* own */.ZV)(handler, 'timeout');
    if (typeof seconds !== 'number' || seconds <= LONGEST_SECONDS)
        return [];
    const message = `timeout is ${seconds}, and Codex counts seconds: that is ${Math.round(seconds / 360) / 10} hours`;
    return [invalid(message, at, 'a hook that hangs holds the agent for that long', 'Write seconds.')];
}
function checkKeys(handler, at) {
    return Object.keys(handler)
        .filter((key) => Object.hasOwn(FOREIGN_KEYS, key))
        .map((key) => invalid(`Codex ignores the key ${(0,show/* showValue */.v)(key)} of a hook`, at, 'the hook runs as if the key were not there', FOREIGN_KEYS[key] ?? null));
}
const UNSET = /\$\{?(CLAUDE_PROJECT_DIR|CLAUDE_TOOL_INPUT\w*|CLAUDE_FILE_PATHS?|TOOL_INPUT|GEMINI_PROJECT_DIR|CURSOR_PROJECT_DIR)\b(?!:?[-=+?])/;
function checkVariables(command, at) {
    const name = UNSET.exec(command)?.[1];
    if (name === undefined)
        return [];
    const mend = 'Hooks start in the session\'s folder; "$(git rev-parse --show-toplevel)" is the project.';
    return [
        invalid(`the command uses $${name}, which Codex does not set`, at, 'it is empty, so that the hook may not start or sees nothing', mend),
    ];
}
function invalid(message, at, live, mend) {
    return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend };
}

;// CONCATENATED MODULE: ./src/dialects/codex/output.ts


const GENERAL = { continue: 'flag', stopReason: 'text', suppressOutput: 'flag', systemMessage: 'text' };
const SPECIFIC = { hookEventName: 'text', additionalContext: 'text' };
/**
 * The keys of an answer by event: the schemas of Codex 0.171.0, all of which say `additionalProperties: false`. `defer` is in none of them; it is let
 * through, since it is a decision that Codex does not support like `ask`.
 */
const FORMS = {
    PreToolUse: {
        ...GENERAL,
        decision: ['approve', 'block'],
        reason: 'text',
        hookSpecificOutput: {
            ...SPECIFIC,
            permissionDecision: ['allow', 'deny', 'ask', 'defer'],
            permissionDecisionReason: 'text',
            updatedInput: 'any',
        },
    },
    PermissionRequest: {
        ...GENERAL,
        hookSpecificOutput: {
            hookEventName: 'text',
            decision: { behavior: ['allow', 'deny'], message: 'text', interrupt: 'flag', updatedInput: 'any', updatedPermissions: 'any' },
        },
    },
    PostToolUse: {
        ...GENERAL,
        decision: ['block'],
        reason: 'text',
        hookSpecificOutput: { ...SPECIFIC, updatedToolOutput: 'any', updatedMCPToolOutput: 'any' },
    },
    UserPromptSubmit: { ...GENERAL, decision: ['block'], reason: 'text', hookSpecificOutput: SPECIFIC },
    SessionStart: { ...GENERAL, hookSpecificOutput: SPECIFIC },
    SubagentStart: { ...GENERAL, hookSpecificOutput: SPECIFIC },
    Stop: { ...GENERAL, decision: ['block'], reason: 'text' },
    SubagentStop: { ...GENERAL, decision: ['block'], reason: 'text' },
    PreCompact: GENERAL,
    PostCompact: GENERAL,
    Interrupt: { systemMessage: 'text' },
};
/** The first part of an answer that does not fit the schema of its event; null when all of it does. One key too many is enough. */
function findMisfit(answer, eventName) {
    const form = Object.hasOwn(FORMS, eventName) ? FORMS[eventName] : undefined;
    // SessionEnd has no schema of answers.
    if (form === undefined)
        return null;
    const misfit = output_checkKeys(answer, form, '');
    if (misfit !== null)
        return misfit;
    const specific = (0,json/* own */.ZV)(answer, 'hookSpecificOutput') ?? null;
    const named = (0,json/* own */.ZV)(specific, 'hookEventName');
    if (specific === null || named === eventName)
        return null;
    return {
        why: `hookSpecificOutput.hookEventName is ${named === undefined ? 'missing' : (0,show/* showValue */.v)(named)} at ${eventName}`,
        isDecision: false,
    };
}
function output_checkKeys(object, form, path) {
    for (const [key, value] of Object.entries(object)) {
        const name = `${path}${key}`;
        if (!Object.hasOwn(form, key))
            return { why: `the key ${(0,show/* showValue */.v)(name)} is unknown to Codex`, isDecision: false };
        const misfit = checkValue(value, form[key] ?? 'any', name);
        if (misfit !== null)
            return misfit;
    }
    return null;
}
function checkValue(value, form, name) {
    const wrong = (wanted) => ({ why: `${name} is ${(0,show/* showValue */.v)(value)}, not ${wanted}`, isDecision: isList(form) });
    if (form === 'any')
        return null;
    // A flag has a value without being given, so that null is none for it.
    if (form === 'flag')
        return typeof value === 'boolean' ? null : wrong('true or false');
    if (value === null)
        return null;
    if (form === 'text')
        return typeof value === 'string' ? null : wrong('a text');
    if (isList(form))
        return typeof value === 'string' && form.includes(value) ? null : wrong(form.filter((word) => word !== 'defer').join(' or '));
    return (0,json/* isObject */.Gv)(value) ? output_checkKeys(value, form, `${name}.`) : wrong('an object');
}
function isList(form) {
    return Array.isArray(form);
}

;// CONCATENATED MODULE: ./src/dialects/codex/decision.ts




/** What an answer decides (codex-rs/hooks, output_parser). `saysNo`: it holds a no, in whatever form. */
function decision_readDecision(answer, eventName, saysNo) {
    const misfit = findMisfit(answer, eventName);
    if (misfit !== null) {
        const word = misfit.isDecision ? null : findDecisionWord(answer);
        if (word === null)
            return unheard('invalid-verdict', misfit.why, saysNo);
        return unheard('unrecognized-output', `${misfit.why}, so that Codex does not hear ${word}`, saysNo);
    }
    const message = (0,json/* ownString */.Ao)(answer, 'systemMessage');
    const notes = message ? [{ id: 'hook-system-message', message }] : [];
    const read = eventName === 'PreToolUse' ? decision_readToolDecision(answer, saysNo) : readOtherDecision(answer, eventName);
    return { ...read, notes: [...read.notes, ...notes] };
}
/** An answer that Codex counts as a failed hook. One that says no is told: nobody hears it. */
function unheard(kind, detail, saysNo) {
    const notes = saysNo ? [{ id: 'deny-lost', message: `says no, and Codex does not hear it: ${detail}` }] : [];
    return { ...NO_OPINION, failure: fail(kind, detail, 0), notes };
}
/** `hookSpecificOutput` decides where it holds any part of a decision, else the older top level does. */
function decision_readToolDecision(answer, saysNo) {
    const general = findUnsupported(answer);
    if (general !== null)
        return unheard('unsupported-verdict', `${general} is not supported at PreToolUse`, saysNo);
    const specific = (0,json/* own */.ZV)(answer, 'hookSpecificOutput');
    const read = DECIDING.some((key) => given(specific, key) !== null) ? readPermission(specific) : readLegacy(answer);
    return read.failure === null ? { ...read, context: (0,json/* ownString */.Ao)(specific, 'additionalContext') ?? null } : read;
}
const DECIDING = ['permissionDecision', 'permissionDecisionReason', 'updatedInput'];
function findUnsupported(answer) {
    if ((0,json/* own */.ZV)(answer, 'continue') === false)
        return '"continue": false';
    if (given(answer, 'stopReason') !== null)
        return 'stopReason';
    return (0,json/* own */.ZV)(answer, 'suppressOutput') === true ? '"suppressOutput": true' : null;
}
function readPermission(specific) {
    const decision = given(specific, 'permissionDecision');
    const reason = readReason(specific, 'permissionDecisionReason');
    const input = given(specific, 'updatedInput');
    if (input !== null && decision !== 'allow')
        return unheard('invalid-verdict', 'updatedInput without permissionDecision "allow"', decision === 'deny');
    if (decision === 'deny')
        return deny(reason, 'permissionDecision "deny" without a permissionDecisionReason');
    if (decision === 'ask' || decision === 'defer')
        return unsupported(decision, `permissionDecision "${decision}"`, reason);
    if (decision !== 'allow')
        return unheard('invalid-verdict', 'permissionDecisionReason without a permissionDecision', false);
    if (input === null)
        return unsupported('allow', 'permissionDecision "allow" without updatedInput', reason);
    if (!(0,json/* isObject */.Gv)(input))
        return unheard('invalid-verdict', `updatedInput is ${(0,show/* showValue */.v)(input)}, not an object`, false);
    return { ...NO_OPINION, verdict: 'allow', reason, rewrite: { how: 'replace', args: input } };
}
function readLegacy(answer) {
    const decision = given(answer, 'decision');
    const reason = readReason(answer, 'reason');
    if (decision === 'block')
        return deny(reason, 'decision "block" without a reason');
    if (decision === 'approve')
        return unsupported('allow', 'decision "approve"', reason);
    return given(answer, 'reason') === null ? NO_OPINION : unheard('invalid-verdict', 'a reason without a decision', false);
}
/** Prompts, and what is heard too late to stop anything. */
function readOtherDecision(answer, eventName) {
    const specific = (0,json/* own */.ZV)(answer, 'hookSpecificOutput');
    const context = (0,json/* ownString */.Ao)(specific, 'additionalContext') ?? null;
    const permission = (0,json/* own */.ZV)(specific, 'decision');
    const behavior = (0,json/* ownString */.Ao)(permission, 'behavior');
    if (behavior === 'deny' || behavior === 'allow')
        return { ...NO_OPINION, verdict: behavior, reason: readReason(permission, 'message') };
    if (eventName === 'UserPromptSubmit' && (0,json/* own */.ZV)(answer, 'continue') === false) {
        return { ...NO_OPINION, verdict: 'deny', reason: readReason(answer, 'stopReason'), context };
    }
    if ((0,json/* own */.ZV)(answer, 'decision') !== 'block')
        return { ...NO_OPINION, context };
    return { ...deny(readReason(answer, 'reason'), 'decision "block" without a reason'), context };
}
/** Codex hears no deny that does not say why. */
function deny(reason, flaw) {
    return reason === null ? unheard('invalid-verdict', flaw, true) : { ...NO_OPINION, verdict: 'deny', reason };
}
/** The decision keeps its word, for whoever answers in the agent's place. */
function unsupported(verdict, what, reason) {
    return {
        ...NO_OPINION,
        verdict,
        reason,
        failure: fail('unsupported-verdict', `Codex does not support ${what}, and the call goes ahead`, 0),
    };
}
function readReason(object, key) {
    return trimBlanks((0,json/* ownString */.Ao)(object, key) ?? '') || null;
}
/** Rust reads a null as if the key were not there. */
function given(object, key) {
    return (0,json/* own */.ZV)(object, key) ?? null;
}

;// CONCATENATED MODULE: ./src/dialects/codex/answer.ts




/**
 * How Codex reads one hook's ending (codex-rs/hooks in https://github.com/openai/codex; measured on 0.171.0): JSON on stdout at exit 0 that fits the
 * event's schema, or a reason on stderr at exit 2. All else is a hook that failed, and the call goes ahead.
 */
function interpretCodex(ending, eventName) {
    if (ending.kind === 'exited' && ending.code === 0) {
        const answer = readStdout(ending.stdout, eventName);
        return answer ?? { ...NO_OPINION, notes: noteUnheard(ending.stderr, 'Codex') };
    }
    const failure = findProcessFailure(ending);
    if (ending.kind === 'exited' && ending.code === 2)
        return readExit2(ending, eventName, failure);
    return { ...NO_OPINION, failure, notes: noteLostDeny(ending, eventName) };
}
/** Events at which a reason on stderr with exit code 2 says no. */
const HEARS_EXIT_2 = new Set([
    ...['PreToolUse', 'PermissionRequest', 'PostToolUse', 'UserPromptSubmit', 'Stop', 'SubagentStop'],
]);
function readExit2(ending, eventName, failure) {
    const reason = trimBlanks(ending.stderr);
    const notes = noteLostDeny(ending, eventName);
    if (!HEARS_EXIT_2.has(eventName))
        return { ...NO_OPINION, failure, notes };
    if (reason === '')
        return { ...NO_OPINION, failure: NO_REASON, notes };
    const said = holdsDecision(reason) ? [answer_UNHEARD_STDERR] : [];
    return { ...NO_OPINION, verdict: 'deny', reason, failure: failure?.kind === 'launch-failed' ? failure : null, notes: said };
}
const NO_REASON = fail('exit2-without-reason', 'exit code 2 without a reason on stderr: Codex counts that as a failure, and the call goes ahead', 2);
const answer_UNHEARD_STDERR = {
    id: 'answer-on-stderr',
    message: 'stderr holds decision JSON, which Codex reads on stdout only; exit code 2 with any text on stderr is what blocks',
};
/** A deny that was printed before a failure is lost; people should know. */
function noteLostDeny(ending, eventName) {
    if (readStdout(ending.stdout, eventName)?.verdict !== 'deny')
        return [];
    const how = ending.kind === 'exited' ? `exited ${ending.code}` : `ended as ${ending.kind}`;
    return [{ id: 'deny-lost', message: `answered deny but ${how}: Codex reads stdout after exit 0 only, and the deny is lost` }];
}
/** Null: nothing that Codex takes for an answer, and nothing that looks like one. */
function readStdout(stdout, eventName) {
    // Rust's trim, as trimBlanks, keeps a byte order mark, which makes a plain text of the answer (measured).
    const text = trimBlanks(stdout);
    if (!text.startsWith('{') && !text.startsWith('['))
        return answer_readPlainText(text, eventName);
    const parsed = parseAnswer(text);
    if (parsed === undefined)
        return unheard('invalid-json', `begins like JSON and is none: ${(0,show/* showValue */.v)(text)}`, saysNo(text));
    if (!(0,json/* isObject */.Gv)(parsed.value))
        return unheard('invalid-verdict', `${(0,show/* showValue */.v)(parsed.value)} is no object`, saysNo(text));
    return decision_readDecision(parsed.value, eventName, saysNo(text));
}
/** A no in any agent's form, be the JSON around it whole or not. */
function saysNo(text) {
    return /"(?:decision|permissionDecision|permission|verdict|behavior)"\s*:\s*"(?:deny|block|denied|blocked|reject)"/i.test(text);
}
/** Plain text is context at a prompt and at the start, and nothing elsewhere; decision JSON in other text is not heard (measured). */
function answer_readPlainText(text, eventName) {
    if (holdsDecision(text)) {
        return unheard('invalid-json', `text before the JSON hides it from Codex: ${(0,show/* showValue */.v)(text.split('\n', 1)[0])}`, saysNo(text));
    }
    const isContext = text !== '' && (eventName === 'UserPromptSubmit' || eventName === 'SessionStart');
    return isContext ? { ...NO_OPINION, context: text } : null;
}

;// CONCATENATED MODULE: ./src/dialects/codex/envelope.ts

/** Events whose envelope lacks a key that the others have (schemas of Codex 0.171.0). */
const WITHOUT_TURN = new Set(['SessionStart', 'SessionEnd']);
const WITHOUT_MODEL = new Set(['SessionEnd']);
const envelope_WITHOUT_MODE = new Set(['SessionEnd', 'PreCompact', 'PostCompact']);
/** The JSON that Codex writes to a hook's stdin, without a line end (recorded from 0.171.0). */
function writeCodexEnvelope(eventName, event) {
    const { session, thread, tool, prompt, moment } = event;
    const isSubagent = thread.subagent || eventName === 'SubagentStart' || eventName === 'SubagentStop';
    const envelope = {
        session_id: session.id,
        // A turn without an id is the only one that its session tells of.
        ...(WITHOUT_TURN.has(eventName) ? {} : { turn_id: event.promptId ?? session.id }),
        ...(isSubagent ? { agent_id: thread.id, agent_type: thread.agentType ?? 'default' } : {}),
        transcript_path: event.transcriptPath,
        cwd: event.cwd,
        hook_event_name: eventName,
        ...(WITHOUT_MODEL.has(eventName) ? {} : { model: session.model ?? 'unknown' }),
        ...(envelope_WITHOUT_MODE.has(eventName) ? {} : { permission_mode: readMode(event.permissionMode) }),
        ...(tool === null ? {} : { tool_name: tool.name, tool_input: tool.args }),
        ...(event.result === null ? {} : { tool_response: envelope_describeResult(tool?.name ?? '', event.result) }),
        ...(tool === null || eventName === 'PermissionRequest' ? {} : { tool_use_id: tool.id }),
        ...(prompt === null ? {} : { prompt }),
        ...(moment === null ? {} : events_describeMoment(eventName, moment.facts)),
    };
    return JSON.stringify(envelope);
}
/** What an MCP server answered, as it answered it; of every other tool the text that it printed. */
function envelope_describeResult(name, { text, structured }) {
    return name.startsWith('mcp__') ? (structured ?? { content: [{ type: 'text', text }] }) : text;
}
const MODES = new Set(['default', 'acceptEdits', 'plan', 'dontAsk', 'bypassPermissions']);
/** Codex shows hooks its approval policy as one of Claude Code's modes: `never` asks nobody, all others are the default. */
function readMode(mode) {
    if (mode === 'never')
        return 'bypassPermissions';
    return mode !== null && MODES.has(mode) ? mode : 'default';
}

;// CONCATENATED MODULE: ./src/dialects/codex/examples.ts



/** Calls that a hook with this matcher may run for, as hooks see them, likeliest first. `root`: the project root. */
function examples_listExamples(matcher, root) {
    const made = exampleCalls(codex/* codex */.yw, root).flatMap((call) => codex/* codex */.yw.asShown?.(call) ?? [call]);
    const calls = [
        ...made,
        { name: 'view_image', args: { path: `${root}/example.png` } },
        { name: 'mcp__example__example', args: { example: true } },
    ];
    if (matcher === null || matcher === '' || matcher === '*')
        return calls;
    const known = codex/* codex */.yw.tools.filter((tool) => matchCodex(matcher, namesOfTool(tool)).fires);
    return [...known, ...codex_examples_listNames(matcher)].map((name) => exampleOf(name, calls)).concat(calls);
}
/** Names that a matcher lists or that its regular expression may stand for. What they are worth, the matcher itself must say. */
function codex_examples_listNames(matcher) {
    return (matcher ?? '')
        .split('|')
        .map((part) => part.replace(/\(\?[:=]|[\^$()]/g, ''))
        .map((part) => part.replace(/(?:\[[^\]]*\]|\\[wSd]|\.)(?:[*+]\??|\{\d+(?:,\d*)?\})/g, 'example').replace(/\\(\W)/g, '$1'))
        .filter((part) => part !== '');
}

;// CONCATENATED MODULE: ./src/dialects/codex/make-hook.ts








/** Codex took an answer of 2 MB (measured on 0.171.0); more than this is no answer. */
const make_hook_OUTPUT_CAP = 16 * 1024 * 1024;
const DEFAULT_SECONDS = 600;
/** One handler as a hook; null when Codex skips it. */
function make_hook_makeHook({ event, group, handler, at, number, trusted }) {
    const command = (0,json/* ownString */.Ao)(handler, 'command') ?? '';
    if ((0,json/* ownString */.Ao)(handler, 'type') !== 'command' || command.trim() === '')
        return null;
    const matcher = isMatched(event) ? ((0,json/* ownString */.Ao)(group, 'matcher') ?? null) : null;
    const seconds = (0,json/* own */.ZV)(handler, 'timeout');
    const timeoutMs = Math.max(1, typeof seconds === 'number' ? seconds : DEFAULT_SECONDS) * 1000;
    const isAsync = (0,json/* own */.ZV)(handler, 'async') === true;
    return {
        id: `codex:${event}:${at.path}#${number}`,
        dialect: 'codex',
        event,
        matcher,
        command,
        at,
        trusted,
        kind: events_kindOfEvent(event),
        form: { shell: command },
        timeoutMs,
        reachable: !isToolEvent(event) || canMatchCodex(matcher, codex/* codex */.yw.tools),
        // Identical hooks run as often as they are configured (measured on 0.171.0).
        runKey: null,
        isUnheard: isAsync,
        matches: (seen) => make_hook_matchEvent(event, matcher, seen),
        examples: (root) => (isToolEvent(event) ? examples_listExamples(matcher, root) : []),
        prepare: (seen) => ({
            // Codex starts the user's shell as a login shell; whose profile that reads is not known here, so none is read.
            argv: ['bash', '-c', command],
            cwd: seen.startsIn,
            env: {},
            timeoutMs,
            input: writeCodexEnvelope(event, seen),
            completeAt: 'pipes',
            outputCap: make_hook_OUTPUT_CAP,
        }),
        interpret: (ending) => {
            const answer = interpretCodex(ending, event);
            // Codex does not wait for an async hook: its verdict is never heard.
            return isAsync ? { ...answer, verdict: 'none', reason: null, rewrite: null, failure: null, notes: [] } : answer;
        },
    };
}
function make_hook_matchEvent(event, matcher, seen) {
    if (isToolEvent(event) && seen.tool !== null) {
        const never = isNeverAsked(seen);
        return never === null ? matchCodex(matcher, namesOfTool(seen.tool.name)) : { fires: false, why: never };
    }
    // A subagent's turn ends in SubagentStop alone.
    if (event === 'Stop' && seen.thread.subagent)
        return { fires: false, why: 'a subagent fires SubagentStop instead' };
    const value = events_matchedValue(event, seen);
    return value === null ? { fires: true, why: `${event} ignores matchers` } : matchCodex(matcher, [value]);
}

;// CONCATENATED MODULE: ./src/dialects/codex/hooks.ts






/** Fields of a handler with what Codex's reader takes for them; anything else voids the file (codex-rs/config, hook_config). */
const FIELDS = [
    { key: 'timeout', form: 'a whole number of seconds', fits: (value) => Number.isSafeInteger(value) && Number(value) >= 0 },
    { key: 'async', form: 'true or false', fits: (value) => typeof value === 'boolean' },
    { key: 'statusMessage', form: 'a text', fits: (value) => typeof value === 'string' },
    { key: 'commandWindows', form: 'a text', fits: (value) => typeof value === 'string' },
];
/** What may be left out by writing null. `async` may not: it has a value without being given. */
const NULLABLE = ['timeout', 'statusMessage', 'commandWindows'];
class hooks_Malformed extends Error {
    path;
    constructor(path, message) {
        super(message);
        this.path = path;
    }
}
/** The table `hooks` of a file: event → groups → handlers. A wrong type anywhere voids all hooks of the file; an unknown event only itself. */
function hooks_readHooks(table, from) {
    try {
        return readTable(table, from);
    }
    catch (error) {
        if (error instanceof hooks_Malformed)
            return { ok: false, message: error.message, at: from.document.placeOf(error.path) };
        throw error;
    }
}
function readTable(table, from) {
    if (table === undefined)
        return { ok: true, hooks: [], findings: [] };
    if (!(0,json/* isObject */.Gv)(table))
        throw new hooks_Malformed(['hooks'], `hooks is ${hooks_kindOf(table)}, not an object of events`);
    const at = (path) => ({ path: from.path, ...from.document.placeOf(path) });
    const hooks = [];
    const findings = [];
    for (const [event, groups] of Object.entries(table)) {
        // Where Codex notes which hooks a person trusts.
        if (event === 'state')
            continue;
        if (!CODEX_EVENTS.includes(event)) {
            findings.push(hooks_reportUnknownEvent(event, at(['hooks', event])));
            continue;
        }
        let number = 0;
        for (const { group, path } of readGroups(event, groups)) {
            for (const finding of checkGroup(group, event, at(path)))
                findings.push(finding);
            const handlers = readHandlers(group, path);
            for (const { handler, path: place } of handlers) {
                number += 1;
                for (const finding of lint_checkHandler(handler, event, at(place)))
                    findings.push(finding);
                const hook = make_hook_makeHook({ event, group, handler, at: at(place), number, trusted: from.trusted });
                if (hook !== null)
                    hooks.push(hook);
            }
        }
    }
    return { ok: true, hooks, findings };
}
function readGroups(event, groups) {
    if (!Array.isArray(groups))
        throw new hooks_Malformed(['hooks', event], `hooks.${event} is ${hooks_kindOf(groups)}, not a list of groups`);
    return groups.map((group, index) => {
        const path = ['hooks', event, index];
        if (!(0,json/* isObject */.Gv)(group))
            throw new hooks_Malformed(path, `${hooks_nameOf(path)} is ${hooks_kindOf(group)}, not a group`);
        const matcher = (0,json/* own */.ZV)(group, 'matcher') ?? null;
        if (matcher !== null && typeof matcher !== 'string')
            throw new hooks_Malformed([...path, 'matcher'], `${hooks_nameOf(path)}.matcher is ${(0,show/* showValue */.v)(matcher)}, not a text`);
        return { group, path };
    });
}
/** A group without the list has no hooks. */
function readHandlers(group, path) {
    const list = (0,json/* own */.ZV)(group, 'hooks');
    if (list === undefined)
        return [];
    if (!Array.isArray(list))
        throw new hooks_Malformed([...path, 'hooks'], `${hooks_nameOf(path)}.hooks is ${hooks_kindOf(list)}, not a list of hooks`);
    return list.map((handler, index) => {
        const place = [...path, 'hooks', index];
        if (!(0,json/* isObject */.Gv)(handler))
            throw new hooks_Malformed(place, `${hooks_nameOf(place)} is ${hooks_kindOf(handler)}, not a hook`);
        checkFields(handler, place);
        return { handler, path: place };
    });
}
function checkFields(handler, path) {
    const type = (0,json/* own */.ZV)(handler, 'type');
    if (type !== 'command' && type !== 'prompt' && type !== 'agent')
        throw new hooks_Malformed(path, `${hooks_nameOf(path)}.type is ${(0,show/* showValue */.v)(type)}; Codex knows command, prompt and agent`);
    if (type !== 'command')
        return;
    if (typeof (0,json/* own */.ZV)(handler, 'command') !== 'string')
        throw new hooks_Malformed(path, `${hooks_nameOf(path)}.command is ${(0,show/* showValue */.v)((0,json/* own */.ZV)(handler, 'command'))}, not a text`);
    for (const { key, form, fits } of FIELDS) {
        const value = (0,json/* own */.ZV)(handler, key);
        if (value === undefined || (value === null && NULLABLE.includes(key)) || fits(value))
            continue;
        throw new hooks_Malformed([...path, key], `${hooks_nameOf(path)}.${key} is ${(0,show/* showValue */.v)(value)}, not ${form}`);
    }
}
/** `['hooks', 'Stop', 0]` → `hooks.Stop[0]`. */
function hooks_nameOf(path) {
    return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}
function hooks_kindOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return (0,json/* isObject */.Gv)(value) ? 'an object' : (0,show/* showValue */.v)(value);
}
function hooks_reportUnknownEvent(event, at) {
    const nearest = (0,text_nearest/* nearestName */.q)(event, CODEX_EVENTS);
    return {
        id: 'unknown-event',
        level: 'warning',
        message: `unknown hook event ${(0,show/* showValue */.v)(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
        at,
        live: 'Codex ignores it: these hooks never run',
        mend: nearest === null ? `Use one of ${CODEX_EVENTS.join(', ')}.` : `Rename it to ${nearest}.`,
    };
}

;// CONCATENATED MODULE: ./src/dialects/codex/load.ts





/** The files of one of Codex's folders, in the order in which it adds up their hooks; it warns when both have some. */
const load_FILES = ['hooks.json', 'config.toml'];
/** Keys beside `hooks` that a hooks.json may have; any other one voids it. */
const ROOT_KEYS = ['description', 'hooks'];
/** The user's folder, then those of the project from the git root down: all hooks of all of them run. */
function loadCodex(tree) {
    const folders = [{ level: 'user', up: '' }, ...tree.parents.toReversed().map((up) => ({ level: 'project', up }))];
    const files = folders.flatMap(({ level, up }) => load_FILES.flatMap((name) => {
        const file = tree.read(level, `${up}.codex/${name}`);
        return file === null ? [] : [load_loadFile(file, name, tree)];
    }));
    // A config.toml that says nothing of hooks configures none.
    const speaking = files.filter((each) => each.speaks);
    const trusted = speaking.filter((each) => each.level === 'user' || tree.trusted);
    // The most local file that says anything about it decides.
    const off = trusted.findLast((each) => each.feature !== null);
    const isOff = off?.feature === false;
    const project = speaking.filter((each) => each.level === 'project');
    const hooks = isOff ? [] : speaking.flatMap((each) => each.hooks);
    return {
        configured: speaking.length > 0,
        hooks,
        findings: [...speaking.flatMap((each) => each.findings), ...(isOff ? [reportOff(off.path)] : [])],
        files: project.map((each) => each.path),
        permit: () => null,
        ruleCount: 0,
        askSetting: null,
        notes: project.some((each) => each.hooks.length > 0) ? [TRUST] : [],
    };
}
const TRUST = 'Codex itself runs a project hook only after a person has trusted the folder and, by its hash, that very hook (/hooks).';
function load_loadFile(file, name, tree) {
    const empty = { path: file.path, level: file.level, speaks: true, hooks: [], findings: [], feature: null };
    const broken = (id, message, at) => ({
        ...empty,
        findings: [
            {
                id,
                level: 'error',
                message,
                at: { path: file.path, ...at },
                live: 'Codex runs no hook of this file; a warning at its start is all that it says',
                mend: 'Mend the file; `/hooks` in Codex lists what it reads.',
            },
        ],
    });
    if (file.text === null)
        return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`);
    const parsed = name === 'hooks.json' ? parseStrict(file.text) : (0,toml/* parseToml */.M)(file.text);
    if (!parsed.ok)
        return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column });
    const { document } = parsed;
    if (!(0,json/* isObject */.Gv)(document.value))
        return broken('config-invalid', `the file holds ${(0,show/* showValue */.v)(document.value)}, not an object`, document.placeOf([]));
    const misplaced = name === 'hooks.json' ? Object.keys(document.value).find((key) => !ROOT_KEYS.includes(key)) : undefined;
    if (misplaced !== undefined)
        return broken('config-invalid', describeMisplaced(misplaced), document.placeOf([misplaced]));
    const hooks = hooks_readHooks((0,json/* own */.ZV)(document.value, 'hooks'), { document, path: file.path, trusted: file.level === 'user' || tree.trusted });
    if (!hooks.ok)
        return broken('config-invalid', hooks.message, hooks.at);
    const feature = name === 'config.toml' ? readFeature(document.value) : null;
    return {
        ...empty,
        speaks: name === 'hooks.json' || feature !== null || Object.hasOwn(document.value, 'hooks'),
        hooks: hooks.hooks,
        findings: [...hooks.findings, ...load_reportDuplicates(document, file.path)],
        feature,
    };
}
/** Codex's JSON reader takes no byte order mark. */
function parseStrict(text) {
    return text.startsWith('\ufeff')
        ? { ok: false, message: 'a byte order mark stands before the JSON', line: 1, column: 1 }
        : parseJson(text);
}
function describeMisplaced(key) {
    return `the key ${(0,show/* showValue */.v)(key)} makes Codex throw the whole file away: beside "hooks" only "description" may stand there`;
}
/** `features.hooks`, or its older name; on unless it says otherwise. */
function readFeature(config) {
    const features = (0,json/* own */.ZV)(config, 'features');
    const value = (0,json/* own */.ZV)(features, 'hooks') ?? (0,json/* own */.ZV)(features, 'codex_hooks');
    return typeof value === 'boolean' ? value : null;
}
function load_reportDuplicates(document, path) {
    return document.duplicateKeys.map(({ key, line, column }) => ({
        id: 'config-entry-invalid',
        level: 'warning',
        message: `key ${(0,show/* showValue */.v)(key)} stands twice in one object`,
        at: { path, line, column },
        live: 'Codex takes the last one, or throws the file away where it knows the key',
        mend: 'Put both under one key.',
    }));
}
function reportOff(path) {
    return {
        id: 'hooks-disabled',
        level: 'warning',
        message: 'features.hooks is false: Codex runs no hook',
        at: { path },
        live: 'nothing guards the project',
        mend: 'Remove the setting: hooks are on by default.',
    };
}

;// CONCATENATED MODULE: ./src/dialects/codex/rehearse.ts




/** Each event that has hooks, in the order of Codex's own list; where matchers compare something, one scene for the hooks of each matcher. */
function rehearseCodex(hooks, stage) {
    const at = (event) => hooks.filter((hook) => hook.event === event);
    return joinRehearsals(CODEX_EVENTS.map((event) => coverHooks(event, at(event), (hook) => rehearse_listScenes(hook, stage))));
}
function rehearse_listScenes(hook, stage) {
    const calls = hook.examples?.(stage.projectRoot) ?? [];
    switch (hook.kind) {
        case 'pre_tool':
            return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }));
        case 'post_tool':
            return calls.map((call) => ({ about: nameCall(call), seen: stageResult(call, stage) }));
        case 'permission_request':
            return calls.map((call) => ({
                about: nameCall(call),
                seen: { ...stageMoment('permission_request', stage), tool: stageCall(call, stage).tool },
            }));
        case 'prompt':
            return [{ about: null, seen: stagePrompt(stage) }];
        default:
            return listMoments(hook, stage);
    }
}
/** What the matchers of moments compare, with the values of the schemas of Codex 0.171.0. */
const rehearse_COMPARED = new Map([
    ['SessionStart', ['startup', 'resume', 'clear', 'compact', 'fork']],
    ['PreCompact', ['auto', 'manual']],
    ['PostCompact', ['auto', 'manual']],
    ['SubagentStart', ['default']],
    ['SubagentStop', ['default']],
]);
function listMoments({ event, kind, matcher }, stage) {
    const compared = rehearse_COMPARED.get(event);
    if (compared === undefined)
        return [{ about: null, seen: stageMoment(kind, stage) }];
    return [...compared, ...codex_examples_listNames(matcher)].map((value) => ({ about: value, seen: rehearse_stageCompared(kind, value, stage) }));
}
function rehearse_stageCompared(kind, value, stage) {
    const isSubagent = kind === 'subagent_start' || kind === 'subagent_end';
    if (isSubagent)
        return { ...stageMoment(kind, stage), thread: { id: 'example_1', subagent: true, agentType: value } };
    return stageMoment(kind, stage, { trigger: value });
}

;// CONCATENATED MODULE: ./src/dialects/codex/codex.ts





/** Codex itself hears only deny; what it does not support keeps its word here. */
const codex_SEVERITY = ['deny', 'defer', 'ask', 'allow'];
/** OpenAI Codex CLI: `.codex/hooks.json` and the tables `hooks` of `.codex/config.toml`. */
const codex_codex = {
    id: 'codex',
    title: 'Codex',
    source: 'https://developers.openai.com/codex/hooks; source: https://github.com/openai/codex; verdicts measured on 0.171.0',
    vocabulary: 'codex',
    events: {
        ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', session_start: 'SessionStart' },
        ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentStop', interrupt: 'Interrupt' },
        ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact', permission_request: 'PermissionRequest' },
    },
    gates: ['pre_tool', 'prompt'],
    order: 'parallel',
    startsIn: 'recorded-cwd',
    feedsRewrites: false,
    holds: ['ask', 'defer'],
    headless: { ruling: 'runs', why: 'Codex does not support an ask of a hook, and runs the call' },
    permissionRules: 'after-hooks',
    load: loadCodex,
    candidates: (parents) => parents.flatMap((up) => load_FILES.map((name) => `${up}.codex/${name}`)),
    firesNone: codexFiresNone,
    merge: codex_merge,
    tell,
    unopposed: 'none',
    rehearse: rehearseCodex,
};
/**
 * All hooks run; any deny wins, with the reason of the first configured. Of several rewrites Codex takes the last to finish; a replay takes the last
 * configured.
 */
function codex_merge(verdicts, event) {
    const native = mostSevere(codex_SEVERITY, verdicts.map((each) => each.verdict));
    const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null;
    const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]));
    return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null };
}
/** To the model in the place of the call's result (codex-rs/core, hook_runtime; measured on 0.171.0). */
function tell({ native, reason }, kind, tool) {
    if (kind !== 'pre_tool' || native !== 'deny' || tool === null)
        return null;
    const command = tool.name === 'Bash' || tool.name === 'apply_patch' ? (0,json/* ownString */.Ao)(tool.args, 'command') : undefined;
    if (command !== undefined)
        return `Command blocked by PreToolUse hook: ${reason}. Command: ${command}`;
    return `Tool call blocked by PreToolUse hook: ${reason}. Tool: ${tool.name}`;
}

;// CONCATENATED MODULE: ./src/dialects/copilot/decision.ts



/** What a JSON object on stdout decides at an event. */
function copilot_decision_readDecision(answer, { event, host }) {
    const read = readAtEvent(answer, event, host);
    const message = (0,json/* ownString */.Ao)(answer, 'systemMessage');
    const notes = message ? [{ id: 'hook-system-message', message }] : [];
    return { ...read, notes: [...read.notes, ...notes] };
}
function readAtEvent(answer, event, host) {
    switch (event.name) {
        case 'preToolUse':
            return decision_readPermission(answer, event, host);
        case 'userPromptSubmitted':
            return readPrompt(answer, event, host);
        case 'postToolUse':
        case 'postToolUseFailure':
            return { ...readBlock(answer), context: decision_contextOf(answer) };
        default:
            return { ...NO_OPINION, context: decision_contextOf(answer) };
    }
}
const decision_PERMISSIONS = new Map([
    ['allow', 'allow'],
    ['deny', 'deny'],
    ['ask', 'ask'],
]);
/**
 * Copilot reads the top level, in PascalCase files `hookSpecificOutput` too; VS Code reads only that, with the right name of the event. A decision
 * elsewhere is not heard (measured on 1.0.102: `hookSpecificOutput` in a camelCase file, `decision`, `continue`).
 */
function decision_readPermission(answer, event, host) {
    const decides = findDeciding(answer, event, host);
    if (decides === null)
        return readUnheard(answer, event, host);
    const said = (0,json/* own */.ZV)(decides, 'permissionDecision');
    const decision = decision_PERMISSIONS.get(said);
    if (said !== undefined && decision === undefined) {
        return decision_mistaken('invalid-verdict', `permissionDecision is ${(0,show/* showValue */.v)(said)}; Copilot knows allow, deny and ask`);
    }
    const input = (0,json/* own */.ZV)(decides, 'modifiedArgs') ?? (0,json/* own */.ZV)(decides, 'updatedInput');
    const rewrite = (0,json/* isObject */.Gv)(input) && decision !== 'deny' ? { how: 'replace', args: input } : null;
    const reason = (0,json/* ownString */.Ao)(decides, 'permissionDecisionReason') ?? null;
    return { ...NO_OPINION, verdict: decision ?? 'none', reason, rewrite, context: decision_contextOf(answer) };
}
const decision_DECIDING = ['permissionDecision', 'modifiedArgs', 'updatedInput'];
function findDeciding(answer, event, host) {
    const specific = (0,json/* own */.ZV)(answer, 'hookSpecificOutput');
    const isNamed = host !== 'vscode' || (0,json/* ownString */.Ao)(specific, 'hookEventName') === event.told;
    const places = [host === 'vscode' ? null : answer, event.form === 'claude' && isNamed && (0,json/* isObject */.Gv)(specific) ? specific : null];
    return places.find((place) => place !== null && decision_DECIDING.some((key) => (0,json/* own */.ZV)(place, key) !== undefined)) ?? null;
}
/** Prompts: Copilot hears `decision: "block"` (measured on 1.0.102), VS Code `continue: false`. */
function readPrompt(answer, event, host) {
    if (host === 'vscode') {
        if ((0,json/* own */.ZV)(answer, 'continue') !== false)
            return readUnheard(answer, event, host);
        return { ...NO_OPINION, verdict: 'deny', reason: (0,json/* ownString */.Ao)(answer, 'stopReason') ?? null };
    }
    const block = readBlock(answer);
    return block.verdict === 'deny' ? block : readUnheard(answer, event, host);
}
function readBlock(answer) {
    if ((0,json/* own */.ZV)(answer, 'decision') !== 'block')
        return NO_OPINION;
    return { ...NO_OPINION, verdict: 'deny', reason: (0,json/* ownString */.Ao)(answer, 'reason') ?? null };
}
/** No opinion, unless it says something that nobody hears. */
function readUnheard(answer, event, host) {
    const word = (0,json/* own */.ZV)(answer, 'continue') === false ? '"continue": false' : findDecisionWord(answer);
    if (word === null)
        return { ...NO_OPINION, context: decision_contextOf(answer) };
    const who = host === 'vscode' ? 'VS Code' : 'Copilot';
    return decision_mistaken('unrecognized-output', `${word} stands where ${who} does not read it at ${event.spelt}`);
}
function decision_contextOf(answer) {
    return (0,json/* ownString */.Ao)(answer, 'additionalContext') ?? (0,json/* ownString */.Ao)((0,json/* own */.ZV)(answer, 'hookSpecificOutput'), 'additionalContext') ?? null;
}
function decision_mistaken(kind, detail) {
    return { ...NO_OPINION, failure: fail(kind, detail, 0) };
}

;// CONCATENATED MODULE: ./src/dialect/version.ts
/**
 * Whether a recorded version is older than another, part by part (`1.0.9` before `1.0.57`). What is no version counts as the newest: agents are
 * taken at what they do today where nothing else is known.
 */
function version_isOlder(version, than) {
    const parts = partsOf(version ?? '');
    if (parts === null)
        return false;
    const others = partsOf(than) ?? [];
    const at = others.findIndex((part, index) => part !== (parts[index] ?? 0));
    return at >= 0 && (parts[at] ?? 0) < (others[at] ?? 0);
}
function partsOf(version) {
    const [, numbers] = /^v?(\d+(?:\.\d+)+)/.exec(version) ?? [];
    return numbers === undefined ? null : numbers.split('.').map(Number);
}

;// CONCATENATED MODULE: ./src/dialects/copilot/hosts.ts

/** https://docs.github.com/en/copilot/reference/hooks-reference, "Exit codes for command hooks"; measured on 1.0.102. */
const NEWEST = { error: 'closed', exit2: 'deny', timeout: 'open' };
/** https://github.com/github/copilot-cli/blob/main/changelog.md; the last that fits holds. `before`: the first version that did otherwise. */
const OLDER = [
    { before: '1.0.70', policy: { error: 'closed', exit2: 'error', timeout: 'open' } },
    { before: '1.0.67', policy: { error: 'closed', exit2: 'error', timeout: 'closed' } },
    { before: '1.0.57', policy: { error: 'open', exit2: 'error', timeout: 'open' } },
];
/** https://github.com/microsoft/vscode-copilot-chat: exit code 2 blocks, every other failure is a warning. */
const VSCODE = { error: 'open', exit2: 'deny', timeout: 'open' };
/** What a host makes of failures, in the version that recorded the session. */
function findPolicy(host, session) {
    if (host === 'vscode')
        return VSCODE;
    return OLDER.findLast(({ before }) => wasBefore(session, before))?.policy ?? NEWEST;
}
/** `toolArgs` was a JSON string up to 1.0.80 (measured). */
function hasTextArguments(session) {
    return wasBefore(session, '1.0.81');
}
/** Matchers were not looked at: changelog, 1.0.36 and 1.0.63. */
function ignoresMatchers(kind, session) {
    return wasBefore(session, kind === 'pre_tool' ? '1.0.36' : '1.0.63');
}
/** A session of another agent says nothing of Copilot's version. */
function wasBefore({ agent, agentVersion }, version) {
    return agent === 'copilot' && version_isOlder(agentVersion, version);
}

;// CONCATENATED MODULE: ./src/dialects/copilot/answer.ts






/**
 * How Copilot reads one hook's ending (measured on 1.0.102): JSON on stdout at exit 0. Before a tool call exit code 2 denies whatever was printed,
 * and the host and its version say what any other failure comes to; at other events a failure stops nothing.
 */
function interpretCopilot(ending, seen, stand) {
    const failure = findProcessFailure(ending);
    if (failure === null)
        return answer_readAnswer(ending, stand);
    const isGuard = seen.kind === 'pre_tool';
    const policy = findPolicy(stand.host, seen.session);
    const said = answer_readStdout(ending.stdout, stand);
    if (isExit2(ending) && (isGuard ? policy.exit2 === 'deny' : stand.host === 'vscode'))
        return denyByExit(ending, said, failure);
    if (isGuard && isClosed(failure, policy))
        return { ...NO_OPINION, verdict: 'deny', reason: `hook errored: ${failure.detail}`, failure };
    return { ...NO_OPINION, failure, notes: answer_noteLostDeny(ending, said) };
}
function isExit2(ending) {
    return ending.kind === 'exited' && ending.code === 2;
}
/** More than Copilot keeps of the output is no JSON any more, and no JSON is no answer. */
function isClosed({ kind }, policy) {
    if (kind === 'output-too-large')
        return false;
    return (kind === 'timeout' ? policy.timeout : policy.error) === 'closed';
}
/** The agent hears the JSON's reason, or that the code was 2; stderr is for people only. */
function denyByExit(ending, said, failure) {
    const stderr = ending.stderr.trim();
    const told = stderr === '' ? EXIT_2 : `${EXIT_2}: ${(0,excerpt/* excerpt */.K)(stderr, MAX_REASON)}`;
    const isLaunch = failure.kind === 'launch-failed';
    const notes = holdsDecision(stderr) ? [...said.notes, copilot_answer_UNHEARD_STDERR] : said.notes;
    return { ...NO_OPINION, verdict: 'deny', reason: said.reason ?? told, failure: isLaunch ? failure : null, notes };
}
/** Copilot's own words (recorded from 1.0.102). */
const EXIT_2 = 'hook exited with code 2';
const MAX_REASON = 600;
const copilot_answer_UNHEARD_STDERR = {
    id: 'answer-on-stderr',
    message: 'stderr holds decision JSON, which Copilot reads on stdout only; the exit code 2 is what blocks',
};
function answer_noteLostDeny(ending, said) {
    if (said.verdict !== 'deny')
        return [];
    const how = ending.kind === 'exited' ? `exited ${ending.code}` : `ended as ${ending.kind}`;
    return [{ id: 'deny-lost', message: `answered deny but ${how}: Copilot counts that as a failure and the deny is lost` }];
}
function answer_readAnswer(ending, stand) {
    const answer = answer_readStdout(ending.stdout, stand);
    if (answer.verdict !== 'none' || answer.failure !== null)
        return answer;
    return { ...answer, notes: [...answer.notes, ...noteUnheard(ending.stderr, 'Copilot')] };
}
/** What is left of stdout must be one JSON value (measured: text before or behind it hides it, a byte order mark does not). */
function answer_readStdout(stdout, stand) {
    const text = dropProgress(stdout.replace(/^\ufeff/, '')).trim();
    if (text === '')
        return NO_OPINION;
    const parsed = parseAnswer(text);
    if (parsed === undefined)
        return copilot_answer_readPlainText(text);
    if ((0,json/* isObject */.Gv)(parsed.value))
        return copilot_decision_readDecision(parsed.value, stand);
    const word = typeof parsed.value === 'string' ? findDecisionWord({ decision: parsed.value }) : null;
    if (word === null)
        return NO_OPINION;
    return {
        ...NO_OPINION,
        failure: fail('unrecognized-output', `${(0,show/* showValue */.v)(parsed.value)} is no JSON object, so that Copilot does not hear it`, 0),
    };
}
function copilot_answer_readPlainText(text) {
    const begins = /^[[{]/.test(text);
    if (!begins && !holdsDecision(text))
        return NO_OPINION;
    const what = begins ? 'begins like JSON and is none' : 'text around the JSON hides it from Copilot';
    return { ...NO_OPINION, failure: fail('invalid-json', `${what}: ${(0,show/* showValue */.v)(text)}`, 0) };
}
/** Lines for the person at the screen: https://docs.github.com/en/copilot/reference/hooks-reference#progress-messages */
function dropProgress(stdout) {
    if (!stdout.includes('"progress"'))
        return stdout;
    return stdout
        .split('\n')
        .filter((line) => (0,json/* own */.ZV)(parseAnswer(line.trim())?.value, 'type') !== 'progress')
        .join('\n');
}

;// CONCATENATED MODULE: ./src/dialects/copilot/events.ts
/** https://docs.github.com/en/copilot/reference/hooks-reference; VS Code's: https://code.visualstudio.com/docs/agents/reference/hooks-reference */
const EVENTS = [
    { name: 'sessionStart', claude: 'SessionStart', kind: 'session_start', vscode: true },
    { name: 'sessionEnd', claude: 'SessionEnd', kind: 'session_end', vscode: false },
    { name: 'userPromptSubmitted', claude: 'UserPromptSubmit', kind: 'prompt', vscode: true },
    { name: 'userPromptTransformed', claude: null, kind: 'other', vscode: false },
    { name: 'preToolUse', claude: 'PreToolUse', kind: 'pre_tool', vscode: true },
    { name: 'preMcpToolCall', claude: null, kind: 'other', vscode: false },
    { name: 'postToolUse', claude: 'PostToolUse', kind: 'post_tool', vscode: true },
    { name: 'postToolUseFailure', claude: 'PostToolUseFailure', kind: 'post_tool', vscode: false },
    { name: 'permissionRequest', claude: 'PermissionRequest', kind: 'permission_request', vscode: false },
    { name: 'agentStop', claude: 'Stop', kind: 'stop', vscode: true },
    { name: 'subagentStart', claude: 'SubagentStart', kind: 'subagent_start', vscode: true },
    { name: 'subagentStop', claude: 'SubagentStop', kind: 'subagent_end', vscode: true },
    { name: 'preCompact', claude: 'PreCompact', kind: 'pre_compact', vscode: true },
    { name: 'errorOccurred', claude: 'ErrorOccurred', kind: 'error', vscode: false },
    { name: 'notification', claude: 'Notification', kind: 'other', vscode: false },
];
/** The event that a file names; null: the host has none of the name. VS Code reads camelCase names as its own, and always tells the same. */
function findEvent(spelt, host) {
    const found = EVENTS.find(({ name, claude }) => name === spelt || claude === spelt);
    if (found === undefined || (host === 'vscode' && !found.vscode))
        return null;
    const form = host === 'vscode' || found.name !== spelt ? 'claude' : 'native';
    return { spelt, name: found.name, told: found.claude ?? found.name, kind: found.kind, form };
}
/** Every name that a host knows, Copilot's own first. */
function listEventNames(host) {
    const known = EVENTS.filter((event) => host !== 'vscode' || event.vscode);
    return [...known.map(({ name }) => name), ...known.flatMap(({ claude }) => claude ?? [])];
}
/** Copilot's own name of each event that a replay has. */
function nameKinds(host) {
    const known = EVENTS.filter((event) => event.kind !== 'other' && (host !== 'vscode' || event.vscode) && event.name !== 'postToolUseFailure');
    return Object.fromEntries(known.map(({ name, claude, kind }) => [kind, host === 'vscode' ? claude : name]));
}

;// CONCATENATED MODULE: ./src/dialects/copilot/check.ts




const PAGE = 'https://docs.github.com/en/copilot/reference/hooks-reference';
/** Something wrong with one entry. */
function reportEntry(message, at, { live, mend }) {
    return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend };
}
function check_reportUnknownEvent(name, host, at) {
    const known = listEventNames(host);
    const isPascal = /^[A-Z]/.test(name);
    const alike = known.filter((each) => /^[A-Z]/.test(each) === isPascal);
    const nearest = MEANT.get(name) ?? (0,text_nearest/* nearestName */.q)(name, alike) ?? (0,text_nearest/* nearestName */.q)(name, known);
    const who = host === 'vscode' ? 'VS Code' : 'Copilot';
    return {
        id: 'unknown-event',
        level: 'warning',
        message: `unknown hook event ${(0,show/* showValue */.v)(name)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
        at,
        live: `${who} skips it: these hooks never run`,
        mend: nearest === null ? `Use an event of ${PAGE}.` : `Rename it to ${nearest}.`,
    };
}
/** Names that other agents have for the same. */
const MEANT = new Map([
    ...['beforeShellExecution', 'beforeMCPExecution', 'beforeReadFile', 'BeforeTool'].map((name) => [name, 'preToolUse']),
    ...['beforeSubmitPrompt', 'userPromptSubmit'].map((name) => [name, 'userPromptSubmitted']),
    ...['afterFileEdit', 'AfterTool'].map((name) => [name, 'postToolUse']),
    ['stop', 'agentStop'],
]);
function check_reportNotReplayed(event, type, at) {
    return {
        id: 'hook-not-replayed',
        level: 'warning',
        message: `${event} hook of type ${(0,show/* showValue */.v)(type)} is not replayed: it needs a model, a server or the network`,
        at,
        live: 'Copilot runs it; what it would have said is not known here',
        mend: 'Guard with a command hook what the check must judge.',
    };
}
/** https://docs.github.com/en/copilot/reference/hooks-reference#command-hooks; the last ones are VS Code's. */
const SETTINGS = [
    ...['type', 'bash', 'powershell', 'command', 'exec', 'args', 'cwd', 'env', 'timeoutSec', 'timeout', 'matcher'],
    ...['windows', 'linux', 'osx'],
];
/** Words for people, which nothing looks at. */
const COMMENTS = /^[_$]|^(?:comments?|descriptions?|name|note|notes|title|statusMessage|id)$/;
/** Longer than any check of one call takes: more seconds are milliseconds by mistake. */
const LONGEST = 600;
/** What of an entry does not do what it seems to. */
function checkSettings(entry, { host, matcher, told }) {
    const unknown = Object.keys(entry).filter((key) => !SETTINGS.includes(key) && !COMMENTS.test(key));
    return [
        ...unknown.map((key) => reportUnknownSetting(key, told(key))),
        ...check_checkTimeout(entry, told),
        ...(host === 'vscode' && matcher !== undefined ? [reportMatcher(matcher, told('matcher'))] : []),
        ...checkCommands(entry, host, told),
    ];
}
function reportUnknownSetting(key, at) {
    const nearest = (0,text_nearest/* nearestName */.q)(key, SETTINGS);
    const hint = nearest === null ? '' : `; the nearest real one is ${nearest}`;
    const mend = nearest === null ? 'Leave it out.' : `Rename it to ${nearest}.`;
    return reportEntry(`unknown setting ${(0,show/* showValue */.v)(key)}${hint}`, at, { live: 'Copilot does not look at it', mend });
}
function check_checkTimeout(entry, told) {
    const key = (0,json/* own */.ZV)(entry, 'timeoutSec') === undefined ? 'timeout' : 'timeoutSec';
    const value = (0,json/* own */.ZV)(entry, key);
    if (value === undefined)
        return [];
    const report = (what, live) => [
        reportEntry(`${key} is ${(0,show/* showValue */.v)(value)}, ${what}`, told(key), { live, mend: 'Write seconds, for example 30.' }),
    ];
    if (typeof value !== 'number' || value <= 0)
        return report('not a number of seconds', 'what Copilot makes of it is not known; 30 s count here');
    return value > LONGEST ? report('and it counts seconds', 'a hook that hangs holds the session up that long') : [];
}
function reportMatcher(matcher, at) {
    return reportEntry(`VS Code does not look at the matcher ${(0,show/* showValue */.v)(matcher)}`, at, {
        live: 'the hook runs for every tool',
        mend: 'Look at tool_name in the hook itself.',
    });
}
/** An `exec` beside another command is not allowed; a command for Windows alone guards nothing elsewhere. */
function checkCommands(entry, host, told) {
    const has = (key) => (0,json/* ownString */.Ao)(entry, key) !== undefined;
    if (has('exec') && ['bash', 'powershell', 'command'].some(has)) {
        return [reportEntry('exec stands beside another command', told('exec'), { live: 'Copilot allows only one of them', mend: 'Keep one.' })];
    }
    const isWindowsOnly = has(host === 'vscode' ? 'windows' : 'powershell') && !['bash', 'command', 'exec', 'linux', 'osx'].some(has);
    if (!isWindowsOnly)
        return [];
    return [
        reportEntry('the only command is for PowerShell', told('powershell'), {
            live: 'on Linux and macOS nothing runs',
            mend: 'Add "bash", or use "command" for both.',
        }),
    ];
}

;// CONCATENATED MODULE: ./src/dialects/copilot/command.ts

/** The keys that each host looks for on Linux, in its order. */
const KEYS = {
    cli: ['bash', 'command'],
    cloud: ['bash', 'command'],
    vscode: ['linux', 'command', 'bash'],
};
/** The command of an entry; null where the host finds none. A command for PowerShell alone is run on Windows, so it counts, where there is one. */
function findCommand(entry, host) {
    const bash = KEYS[host].map((key) => (0,json/* ownString */.Ao)(entry, key)).find((line) => line !== undefined);
    if (bash !== undefined)
        return { bash };
    const exec = host === 'cli' ? (0,json/* ownString */.Ao)(entry, 'exec') : undefined;
    if (exec !== undefined)
        return { argv: [exec, ...listWords((0,json/* own */.ZV)(entry, 'args'))] };
    const powershell = host === 'cloud' ? undefined : ((0,json/* ownString */.Ao)(entry, 'powershell') ?? (0,json/* ownString */.Ao)(entry, 'windows'));
    return powershell === undefined ? null : { powershell };
}
function listWords(args) {
    return Array.isArray(args) ? args.map(String) : [];
}
/** For the audits of scripts, and for showing. */
function command_formOf(command) {
    if ('argv' in command)
        return command;
    return { shell: 'bash' in command ? command.bash : command.powershell };
}
/** What is started. */
function argvOf(command, host) {
    if ('argv' in command)
        return command.argv;
    if ('powershell' in command)
        return ['pwsh', '-NoProfile', '-Command', command.powershell];
    const words = command.bash.trim().split(/\s+/);
    const isScript = host !== 'vscode' && words.every((word) => PLAIN_WORD.test(word)) && words[0]?.includes('/') === true;
    return isScript ? ['bash', '-c', START_SCRIPT, ...words] : ['bash', '-c', command.bash];
}
const PLAIN_WORD = /^[\w./:@%+,-]+$/;
/**
 * Copilot makes a script executable that is not (measured on 1.0.102). A replay changes no mode: it starts the interpreter that the script names.
 */
const START_SCRIPT = [
    'if [ -f "$0" ] && [ ! -x "$0" ]; then',
    '  IFS= read -r line <"$0"',
    '  case $line in "#!"*) exec ${line#??} "$0" "$@" ;; *) exec bash "$0" "$@" ;; esac',
    'fi',
    '"$0" "$@"',
].join('\n');

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/dialects/copilot/tools.ts
/** Claude Code's names of Copilot's tools, by which PascalCase files speak: https://docs.github.com/en/copilot/reference/hooks-reference */
const CLAUDE_NAMES = {
    ...{ bash: 'Bash', powershell: 'Bash', view: 'Read', create: 'Write', edit: 'Edit', str_replace_editor: 'Edit', apply_patch: 'Edit' },
    ...{ grep: 'Grep', rg: 'Grep', glob: 'Glob', web_fetch: 'WebFetch', web_search: 'WebSearch', ask_user: 'AskUserQuestion' },
    ...{ update_todo: 'TodoWrite', task: 'Agent' },
};
/** A tool as PascalCase files name it. Its arguments keep Copilot's own keys (recorded from 1.0.71). */
function toClaudeName({ name }) {
    return (Object.hasOwn(CLAUDE_NAMES, name) ? CLAUDE_NAMES[name] : undefined) ?? name;
}
/** Every name under which a tool is found by the matchers of PascalCase files. */
function listClaudeNames(name) {
    return [...new Set([toClaudeName({ name }), name, ...(name === 'task' ? ['Task'] : [])])];
}

;// CONCATENATED MODULE: ./src/dialects/copilot/envelope.ts


/** The JSON that Copilot writes to a hook's stdin, without a final newline (recorded from 1.0.102). */
function writeCopilotEnvelope(event, seen, host) {
    if (host === 'vscode')
        return JSON.stringify(describeInVsCode(event, seen));
    return JSON.stringify(event.form === 'native' ? describeNative(event, seen) : describeAsClaude(event, seen));
}
function describeNative(event, seen) {
    const { session, thread, tool, result, prompt, moment, cwd } = seen;
    const told = { sessionId: isOwnSession(event, seen) ? thread.id : session.id, timestamp: Date.parse(timeOf(seen)), cwd };
    const agent = thread.subagent ? { agentId: thread.id, agentType: thread.agentType ?? 'general-purpose', parentAgentId: session.id } : {};
    if (event.name === 'permissionRequest') {
        return { hookName: 'permissionRequest', ...told, toolName: tool?.name ?? '', toolInput: tool?.args ?? {}, permissionSuggestions: [] };
    }
    const args = tool === null ? {} : { toolName: tool.name, toolArgs: hasTextArguments(session) ? JSON.stringify(tool.args) : tool.args };
    return {
        ...{ ...told, ...args, ...(prompt !== null && { prompt }) },
        ...(result !== null && (result.isError === true ? { error: result.text } : { toolResult: copilot_envelope_describeResult(result.text) })),
        ...(moment !== null && envelope_describeMoment(event, moment.facts, seen)),
        ...agent,
    };
}
/** A subagent is a session of its own to its hooks, but for the moment at which it begins. */
function isOwnSession({ name }, { thread }) {
    return thread.subagent && name !== 'subagentStart';
}
function copilot_envelope_describeResult(text) {
    return { resultType: 'success', textResultForLlm: text };
}
/** What a moment's hook is told beside. What a transcript does not tell is what a plain headless run has. */
function envelope_describeMoment({ name }, facts, { transcriptPath, thread }) {
    switch (name) {
        case 'sessionStart':
            return { source: facts.trigger === 'resume' ? 'resume' : 'new' };
        case 'sessionEnd':
            return { reason: facts.reason ?? 'complete' };
        case 'agentStop':
            return { transcriptPath, stopReason: 'end_turn', stop_hook_active: false };
        case 'subagentStart':
            return { transcriptPath, agentName: thread.agentType ?? 'general-purpose' };
        case 'subagentStop': {
            const agentName = thread.agentType ?? 'general-purpose';
            return { transcriptPath, agentName, response: facts.result?.text ?? '', stopReason: 'end_turn', stop_hook_active: false };
        }
        case 'preCompact':
            return { transcriptPath, trigger: facts.trigger ?? 'auto', customInstructions: '' };
        case 'errorOccurred':
            return { error: { message: facts.message ?? '', name: 'Error' }, errorContext: 'system', recoverable: false };
        default:
            return {};
    }
}
/** PascalCase files: https://docs.github.com/en/copilot/reference/hooks-reference#hook-event-input-payloads */
function describeAsClaude(event, seen) {
    const { session, thread, tool, result, prompt, moment, cwd } = seen;
    // Asking for permission has Copilot's own form in every file (recorded from 1.0.71).
    if (event.name === 'permissionRequest')
        return describeNative(event, seen);
    const sessionId = isOwnSession(event, seen) ? thread.id : session.id;
    return {
        ...{ hook_event_name: event.told, session_id: sessionId, timestamp: timeOf(seen), cwd },
        ...(tool !== null && { tool_name: toClaudeName(tool), tool_input: tool.args }),
        ...(prompt !== null && { prompt }),
        ...(result !== null && (result.isError === true ? { error: result.text } : { tool_result: toSnakeCase(copilot_envelope_describeResult(result.text)) })),
        ...(moment !== null && renameAnswer(toSnakeCase(envelope_describeMoment(event, moment.facts, seen)))),
    };
}
function renameAnswer({ response, ...others }) {
    return response === undefined ? others : { ...others, last_assistant_message: response };
}
function toSnakeCase(object) {
    const rename = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return Object.fromEntries(Object.entries(object).map(([key, value]) => [rename(key), value]));
}
/** https://code.visualstudio.com/docs/agents/reference/hooks-reference */
function describeInVsCode(event, seen) {
    const { session, thread, tool, result, prompt, moment, cwd } = seen;
    const isSubagent = event.name === 'subagentStart' || event.name === 'subagentStop';
    return {
        timestamp: timeOf(seen),
        hook_event_name: event.told,
        session_id: session.id,
        transcript_path: seen.transcriptPath,
        ...{ cwd, ...(tool !== null && { tool_name: tool.name, tool_input: tool.args, tool_use_id: tool.id }) },
        ...(result !== null && { tool_response: result.text }),
        ...(prompt !== null && { prompt }),
        ...(isSubagent && { agent_id: thread.id, agent_type: thread.agentType ?? 'general-purpose' }),
        ...(event.name === 'sessionStart' && { source: 'new' }),
        ...(event.name === 'preCompact' && { trigger: moment?.facts.trigger ?? 'auto' }),
        ...((event.name === 'agentStop' || event.name === 'subagentStop') && { stop_hook_active: false }),
    };
}
/** ISO 8601. A hook is always told a time, a transcript may hold none. */
function timeOf({ ts, session }) {
    const told = Date.parse(ts ?? session.startedAt ?? '');
    return new Date(Number.isNaN(told) ? 0 : told).toISOString();
}

// EXTERNAL MODULE: ./src/vocabularies/copilot.ts
var copilot = __webpack_require__(5340);
// EXTERNAL MODULE: ./src/vocabularies/vscode.ts
var vscode = __webpack_require__(3852);
;// CONCATENATED MODULE: ./src/dialects/copilot/examples.ts



/** Calls that a hook with this matcher may run for, likeliest first. What they are worth, the matcher itself must say. */
function copilot_examples_listExamples(matcher, { root, host }) {
    const vocabulary = host === 'vscode' ? vscode/* vscode */.F : copilot/* copilot */.v;
    const calls = exampleCalls(vocabulary, root);
    const named = (matcher ?? '').split('|').map((part) => part.replace(/\.[*+]/g, 'example').replace(/[^\w-]/g, ''));
    const names = new Set([...named.filter((name) => name !== ''), ...vocabulary.tools, 'example-example']);
    return matcher === null ? calls : [...calls, ...[...names].map((name) => exampleOf(name, calls))];
}

;// CONCATENATED MODULE: ./src/matching/regex-matcher.ts

/**
 * Tries a repository's JavaScript regular expression on texts; `pattern` is what the repository wrote of it. `invalid`: it does not compile. What
 * cannot be tried, or takes too long, counts as a match.
 */
function matchRegex(source, texts, pattern = source) {
    const shown = JSON.stringify(pattern);
    const regex = (0,matching_regex/* compileRegex */.DL)(source);
    if (regex === 'invalid')
        return 'invalid';
    if (regex === 'too-large')
        return { fires: true, why: `${shown} is too large to try, so the hook runs` };
    for (const text of texts) {
        const result = (0,matching_regex/* searchText */.wK)(regex, text);
        if (result === 'unfinished')
            return { fires: true, why: `${shown} took too long, so the hook runs` };
        if (result === 'found')
            return { fires: true, why: `${shown} matches ${JSON.stringify(text)}` };
    }
    return { fires: false, why: `${shown} does not match ${texts.map((text) => JSON.stringify(text)).join(' or ')}` };
}

;// CONCATENATED MODULE: ./src/dialects/copilot/match.ts




/** Whether a hook runs at an event. */
function match_matchEvent(event, matcher, given) {
    const { seen, host } = given;
    if (seen.kind === 'post_tool' && (event.name === 'postToolUseFailure') !== (seen.result?.isError === true)) {
        return { fires: false, why: `the call ${seen.result?.isError === true ? 'failed' : 'succeeded'}` };
    }
    if (matcher === null)
        return { fires: true, why: 'it has no matcher' };
    // https://github.com/microsoft/vscode/issues/332988
    if (host === 'vscode')
        return { fires: true, why: 'VS Code does not look at matchers' };
    if ((seen.kind === 'pre_tool' || seen.kind === 'post_tool') && ignoresMatchers(seen.kind, seen.session)) {
        return { fires: true, why: `Copilot ${seen.session.agentVersion ?? ''} does not look at this matcher` };
    }
    const value = comparedValue(event, seen);
    if (value === null)
        return { fires: true, why: `${event.spelt} ignores matchers` };
    return seen.tool !== null && event.form === 'claude' ? matchClaudeForm(matcher, value, event) : matchNative(matcher, value);
}
/** Whether a matcher can fire for any tool that is known, or for one of an MCP server. */
function canMatch(event, matcher) {
    if (matcher === null)
        return true;
    const tries = (name) => (event.form === 'claude' ? matchClaudeForm(matcher, name, event) : matchNative(matcher, name));
    if (copilot/* copilot */.v.tools.some((name) => tries(name).fires))
        return true;
    // Only names of words and bars are sure to be none of `SERVER-TOOL`.
    return !/^[\w|]*$/.test(matcher) && matchRegex(`^(?:${matcher})$`, [''], matcher) !== 'invalid';
}
/** What the matcher is tried on; null where Copilot has none. https://docs.github.com/en/copilot/reference/hooks-reference#matcher-filtering */
function comparedValue({ name }, { tool, moment, thread }) {
    if (tool !== null)
        return tool.name;
    if (name === 'preCompact')
        return moment?.facts.trigger ?? 'auto';
    return name === 'subagentStart' ? (thread.agentType ?? 'general-purpose') : null;
}
/** A whole name, as a JavaScript regular expression; one that does not compile never runs, and the empty one finds nothing (measured). */
function matchNative(matcher, name) {
    const match = matchRegex(`^(?:${matcher})$`, [name], matcher);
    return match === 'invalid' ? { fires: false, why: `${JSON.stringify(matcher)} is no valid regular expression, so it never fires` } : match;
}
/**
 * Claude's rules, anchored. That they hold for calls that are over is not said: there Copilot's own are tried as well, since those hooks only
 * look on.
 */
function matchClaudeForm(matcher, name, { name: event }) {
    if (['', '*', '**'].includes(matcher))
        return { fires: true, why: 'the matcher covers all' };
    const names = listClaudeNames(name);
    const listed = matcher.split('|').find((each) => names.includes(each));
    if (listed !== undefined)
        return { fires: true, why: `${JSON.stringify(matcher)} lists "${listed}"` };
    const isGuard = event === 'preToolUse' || event === 'permissionRequest';
    return isGuard ? matchNative(matcher, toClaudeName({ name })) : firstToFire(names.map((each) => matchNative(matcher, each)));
}
function firstToFire(matches) {
    return matches.find(({ fires }) => fires) ?? matches[0] ?? { fires: false, why: 'nothing to match' };
}

;// CONCATENATED MODULE: ./src/dialects/copilot/make-hook.ts







/** https://docs.github.com/en/copilot/reference/hooks-reference: output is cut after 10 MiB. */
const copilot_make_hook_OUTPUT_CAP = 10 * 1024 * 1024;
/** Seconds. */
const DEFAULT_TIMEOUT = 30;
function copilot_make_hook_makeHook(given) {
    const { event, host, entry, command, matcher, at, number, trusted } = given;
    const isTool = event.kind === 'pre_tool' || event.kind === 'post_tool';
    const form = command_formOf(command);
    const timeoutMs = timeoutOf(entry) * 1000;
    return {
        id: `copilot:${event.spelt}:${at.path}#${number}`,
        dialect: 'copilot',
        event: event.spelt,
        matcher,
        command: 'shell' in form ? form.shell : form.argv.join(' '),
        at,
        trusted,
        kind: event.kind,
        form,
        timeoutMs,
        reachable: !isTool || host === 'vscode' || canMatch(event, matcher),
        // The same command twice runs twice.
        runKey: null,
        matches: (seen) => match_matchEvent(event, matcher, { seen, host }),
        examples: (root) => (isTool ? copilot_examples_listExamples(matcher, { root, host }) : []),
        prepare: (seen) => ({ ...make_hook_prepare(given, seen), timeoutMs }),
        interpret: (ending, seen) => interpretCopilot(ending, seen, { event, host }),
    };
}
/** In seconds; what is no number of them counts as not set, and is told. */
function timeoutOf(entry) {
    const told = (0,json/* own */.ZV)(entry, 'timeoutSec') ?? (0,json/* own */.ZV)(entry, 'timeout');
    return typeof told === 'number' && told > 0 ? told : DEFAULT_TIMEOUT;
}
function make_hook_prepare(given, seen) {
    const { event, host, command, entry, root } = given;
    const top = external_node_path_.posix.resolve(seen.projectRoot, root ?? '');
    const cwd = (0,json/* ownString */.Ao)(entry, 'cwd');
    return {
        argv: argvOf(command, host),
        cwd: cwd === undefined ? top : external_node_path_.posix.resolve(top, cwd),
        env: { ...ownVariables(given, { seen, top }), ...readEnv(entry) },
        input: writeCopilotEnvelope(event, seen, host),
        completeAt: 'pipes',
        outputCap: copilot_make_hook_OUTPUT_CAP,
    };
}
/** Recorded from 1.0.102. VS Code sets none. */
function ownVariables({ host, at, root }, { seen, top }) {
    if (host === 'vscode')
        return {};
    const { agent, agentVersion } = seen.session;
    return {
        ...{ COPILOT_CLI: '1', COPILOT_PROJECT_DIR: top, CLAUDE_PROJECT_DIR: top },
        ...(root !== null && { COPILOT_HOOK_DIR: external_node_path_.posix.dirname(external_node_path_.posix.join(seen.projectRoot, at.path)) }),
        ...(agent === 'copilot' && agentVersion !== undefined && { COPILOT_CLI_BINARY_VERSION: agentVersion }),
    };
}
function readEnv(entry) {
    const env = (0,json/* own */.ZV)(entry, 'env');
    if (!(0,json/* isObject */.Gv)(env))
        return {};
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

;// CONCATENATED MODULE: ./src/dialects/copilot/hooks.ts






class copilot_hooks_Malformed extends Error {
    path;
    constructor(path, message) {
        super(message);
        this.path = path;
    }
}
/**
 * `hooks` of one file: event → entries, or Claude's groups of them. Of a wrong entry only itself is dropped, but in settings files all hooks are:
 * https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format. `unknown`: events of a Claude Code file that
 * Copilot has not.
 */
function copilot_hooks_readHooks(document, from) {
    try {
        return new Reading(document, from).read();
    }
    catch (error) {
        if (error instanceof copilot_hooks_Malformed)
            return { ok: false, message: error.message, at: document.placeOf(error.path) };
        throw error;
    }
}
class Reading {
    #document;
    #from;
    #hooks = [];
    #findings = [];
    #unknown = [];
    constructor(document, from) {
        this.#document = document;
        this.#from = from;
    }
    read() {
        const { value } = this.#document;
        if (!(0,json/* isObject */.Gv)(value))
            throw new copilot_hooks_Malformed([], `the file holds ${(0,show/* showValue */.v)(value)}, not an object`);
        const version = (0,json/* own */.ZV)(value, 'version');
        if (this.#from.style === 'folder' && version !== undefined && version !== 1)
            throw new copilot_hooks_Malformed(['version'], `version is ${(0,show/* showValue */.v)(version)}, not 1`);
        const table = (0,json/* own */.ZV)(value, 'hooks');
        if (table === undefined)
            this.#tellNone();
        else if (!(0,json/* isObject */.Gv)(table))
            throw new copilot_hooks_Malformed(['hooks'], `hooks is ${copilot_hooks_kindOf(table)}, not an object of events`);
        else
            for (const [name, entries] of Object.entries(table))
                this.#readEvent(name, entries);
        return { ok: true, hooks: this.#hooks, findings: this.#findings, unknown: this.#unknown };
    }
    #tellNone() {
        if (this.#from.style === 'folder')
            this.#tell([], 'the file has no "hooks", so that nothing of it runs', 'Write {"version": 1, "hooks": {…}}.');
    }
    #readEvent(name, entries) {
        const { host, style } = this.#from;
        const path = ['hooks', name];
        if (!Array.isArray(entries))
            throw new copilot_hooks_Malformed(path, `hooks.${name} is ${copilot_hooks_kindOf(entries)}, not a list`);
        const event = findEvent(name, host);
        if (event === null && style === 'claude')
            this.#unknown.push(name);
        else if (event === null)
            this.#findings.push(check_reportUnknownEvent(name, host, this.#place(path)));
        else
            this.#readEntries(event, entries, path);
    }
    #readEntries(event, entries, path) {
        let number = 0;
        for (const [index, entry] of entries.entries()) {
            for (const handler of listHandlers(entry, [...path, index])) {
                number += 1;
                try {
                    this.#readHandler(event, handler, number);
                }
                catch (error) {
                    if (!(error instanceof copilot_hooks_Malformed) || this.#from.style === 'inline')
                        throw error;
                    this.#tell(error.path, `${error.message}: the entry is dropped`, 'Write {"type": "command", "bash": "…", "timeoutSec": 30}.');
                }
            }
        }
    }
    #readHandler(event, { entry, matcher, path }, number) {
        const { host, trusted, root } = this.#from;
        if (!(0,json/* isObject */.Gv)(entry))
            throw new copilot_hooks_Malformed(path, `an entry of ${event.spelt} is ${copilot_hooks_kindOf(entry)}, not an object`);
        const at = this.#place(path);
        const type = (0,json/* own */.ZV)(entry, 'type') ?? 'command';
        if (type === 'http' || type === 'prompt') {
            this.#findings.push(check_reportNotReplayed(event.spelt, type, at));
            return;
        }
        if (type !== 'command')
            throw new copilot_hooks_Malformed([...path, 'type'], `type is ${(0,show/* showValue */.v)(type)}; known are command, http and prompt`);
        if (matcher !== undefined && typeof matcher !== 'string')
            throw new copilot_hooks_Malformed([...path, 'matcher'], `matcher is ${(0,show/* showValue */.v)(matcher)}, not a string`);
        const command = findCommand(entry, host);
        if (command === null)
            throw new copilot_hooks_Malformed(path, `an entry of ${event.spelt} has ${lackOf(host)}`);
        const told = (key) => this.#place([...path, key]);
        for (const each of checkSettings(entry, { host, matcher, told }))
            this.#findings.push(each);
        this.#hooks.push(copilot_make_hook_makeHook({ event, host, entry, command, matcher: matcher ?? null, at, number, trusted, root }));
    }
    #tell(path, message, mend) {
        this.#findings.push(reportEntry(message, this.#place(path), { live: 'it guards nothing, and nobody is told', mend }));
    }
    #place(path) {
        return { path: this.#from.file.path, ...this.#document.placeOf(path) };
    }
}
/** An entry, or the handlers of a group as Claude Code has them, each with the group's matcher. */
function listHandlers(entry, path) {
    const inner = (0,json/* own */.ZV)(entry, 'hooks');
    if (!Array.isArray(inner))
        return [{ entry, matcher: (0,json/* own */.ZV)(entry, 'matcher'), path }];
    return inner.map((each, index) => ({
        entry: each,
        matcher: (0,json/* own */.ZV)(entry, 'matcher') ?? (0,json/* own */.ZV)(each, 'matcher'),
        path: [...path, 'hooks', index],
    }));
}
function lackOf(host) {
    if (host === 'vscode')
        return 'no "command"';
    return host === 'cloud' ? 'neither "bash" nor "command", and the cloud agent looks at nothing else' : 'no "bash", "command" or "exec"';
}
function copilot_hooks_kindOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return (0,json/* isObject */.Gv)(value) ? 'an object' : (0,show/* showValue */.v)(value);
}
/** Switched off by its own file. */
function isSwitchedOff(document) {
    return (0,json/* isObject */.Gv)(document.value) && (0,json/* own */.ZV)(document.value, 'disableAllHooks') === true;
}

;// CONCATENATED MODULE: ./src/dialects/copilot/load.ts



/** A repository's folder of hook files: each `*.json` in it counts. */
const FOLDER = '.github/hooks';
const load_SETTINGS = ['.github/copilot/settings.json', '.github/copilot/settings.local.json'];
const CLAUDE = ['.claude/settings.json', '.claude/settings.local.json'];
/** Every project path that some host reads: they lie at the top of the repository. */
function listCandidates(parents) {
    return rootsOf(parents).flatMap((root) => [`${root}${FOLDER}/`, ...[...load_SETTINGS, ...CLAUDE].map((name) => root + name)]);
}
/** The top of the repository, and the project itself where it lies below. */
function rootsOf(parents) {
    return [...new Set([parents[parents.length - 1] ?? '', ''])];
}
/**
 * The files of one host: https://docs.github.com/en/copilot/reference/hooks-reference#hooks-locations. All of them count, the user's first.
 * Policies and plugins are not in a repository.
 */
function loadCopilot(tree, host) {
    const files = listFiles(tree, host).map((from) => copilot_load_loadFile(from));
    const trusted = files.filter(({ from }) => from.root === null || tree.trusted);
    const off = trusted.find(({ from, isOff }) => isOff && from.style === 'inline');
    const unknown = files.flatMap((each) => each.unknown.map((name) => `${name} of ${each.from.file.path}`));
    return {
        configured: files.length > 0,
        isBorrowed: files.every(({ from }) => from.style === 'claude'),
        hooks: off === undefined ? files.flatMap((each) => (each.isOff ? [] : each.hooks)) : [],
        findings: files.flatMap((each) => each.findings),
        files: files.filter(({ from }) => from.root !== null).map(({ from }) => from.file.path),
        permit: () => null,
        notes: unknown.length === 0 ? [] : [`Copilot also reads hooks of Claude Code, but has no event ${unknown.join(', ')}.`],
        ruleCount: 0,
        askSetting: null,
    };
}
function listFiles(tree, host) {
    const read = (level, name, { style, root }) => {
        const file = tree.read(level, name);
        return file === null ? [] : [{ file, style, host, root, trusted: level === 'user' || tree.trusted }];
    };
    const readFolder = (level, folder, root) => tree
        .list(level, folder)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => read(level, `${folder}/${name}`, { style: 'folder', root }));
    const ofUser = host === 'cloud' ? [] : readFolder('user', '.copilot/hooks', null);
    const ofUserSettings = host === 'cli' ? read('user', '.copilot/settings.json', { style: 'inline', root: null }) : [];
    const ofProject = rootsOf(tree.parents).flatMap((root) => [
        ...readFolder('project', root + FOLDER, root),
        ...(host === 'cli' ? load_SETTINGS.flatMap((name) => read('project', root + name, { style: 'inline', root })) : []),
        ...(host === 'cloud' ? [] : CLAUDE.flatMap((name) => read('project', root + name, { style: 'claude', root }))),
    ]);
    return [...ofUser, ...ofUserSettings, ...ofProject];
}
function copilot_load_loadFile(from) {
    const { file } = from;
    const empty = { from, hooks: [], isOff: false, unknown: [] };
    const broken = (id, message, at) => ({
        ...empty,
        findings: [
            {
                id,
                level: 'error',
                message,
                at: { path: file.path, ...at },
                live: 'Copilot runs no hook of this file, and hardly says so',
                mend: 'Mend the file: one JSON object, {"version": 1, "hooks": {"preToolUse": [{"bash": "…"}]}}.',
            },
        ],
    });
    if (file.text === null)
        return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`);
    const parsed = parseJson(file.text);
    if (!parsed.ok)
        return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column });
    const read = copilot_hooks_readHooks(parsed.document, from);
    if (!read.ok)
        return broken('config-invalid', read.message, read.at);
    const isOff = isSwitchedOff(parsed.document);
    const doubled = parsed.document.duplicateKeys.map(({ key, line, column }) => reportDuplicate(key, { path: file.path, line, column }));
    return { ...empty, ...read, isOff, findings: [...read.findings, ...doubled, ...(isOff ? [load_reportOff(from)] : [])] };
}
function reportDuplicate(key, at) {
    return {
        id: 'config-entry-invalid',
        level: 'warning',
        message: `key ${(0,show/* showValue */.v)(key)} stands twice in one object: only the last one counts`,
        at,
        live: 'what stands under the first one is lost',
        mend: 'Put both under one key.',
    };
}
function load_reportOff({ file, style }) {
    return {
        id: 'hooks-disabled',
        level: 'warning',
        message: `disableAllHooks is true: no hook of ${style === 'inline' ? 'any file' : 'this file'} runs`,
        at: { path: file.path },
        live: 'nothing of it guards the project',
        mend: 'Remove disableAllHooks.',
    };
}

;// CONCATENATED MODULE: ./src/dialects/copilot/rehearse.ts



/** Each event that has hooks, as the files spell it. */
function rehearseCopilot(hooks, stage, host) {
    const events = listEventNames(host);
    const at = (event) => hooks.filter((hook) => hook.event === event);
    return joinRehearsals(events.map((event) => coverHooks(event, at(event), (hook) => copilot_rehearse_listScenes(hook, stage))));
}
function copilot_rehearse_listScenes(hook, stage) {
    const { event, kind } = hook;
    const calls = hook.examples?.(stage.projectRoot) ?? [];
    if (kind === 'pre_tool')
        return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }));
    if (kind === 'post_tool') {
        const isError = /failure$/i.test(event);
        const result = { text: isError ? 'example error' : 'example result', isError };
        return calls.map((call) => ({
            about: nameCall(call),
            seen: { ...stageResult(call, stage), recorded: isError ? 'failed' : 'ran', result },
        }));
    }
    if (kind === 'prompt')
        return [{ about: null, seen: stagePrompt(stage) }];
    // What a transcript never tells.
    if (kind === 'other')
        return [];
    if (kind === 'permission_request')
        return calls.map((call) => ({ about: nameCall(call), seen: { ...stageCall(call, stage), kind } }));
    return ['auto', 'manual'].map((trigger) => ({ about: null, seen: stageMoment(kind, stage, { trigger }) }));
}

;// CONCATENATED MODULE: ./src/dialects/copilot/copilot.ts





const copilot_SEVERITY = ['deny', 'ask', 'allow'];
const HEADLESS = {
    cli: { ruling: 'refused', why: 'copilot -p refuses what a hook asks about' },
    cloud: { ruling: 'refused', why: 'the cloud agent takes an ask for a deny' },
    vscode: { ruling: 'refused', why: 'VS Code waits for a person' },
};
const TITLES = {
    cli: 'GitHub Copilot (command line)',
    cloud: 'GitHub Copilot (cloud agent)',
    vscode: 'GitHub Copilot (VS Code)',
};
/** GitHub Copilot: `.github/hooks/*.json`, which three hosts read with rules of their own. */
function copilotAt(host) {
    return {
        id: 'copilot',
        title: TITLES[host],
        source: 'https://docs.github.com/en/copilot/reference/hooks-reference; verdicts measured on 1.0.102',
        vocabulary: host === 'vscode' ? 'vscode' : 'copilot',
        events: nameKinds(host),
        gates: ['pre_tool', 'prompt'],
        order: 'sequential',
        startsIn: 'project-root',
        feedsRewrites: false,
        holds: ['ask'],
        headless: HEADLESS[host],
        permissionRules: 'after-hooks',
        load: (tree) => loadCopilot(tree, host),
        candidates: listCandidates,
        merge: copilot_merge,
        tell: host === 'vscode' ? undefined : copilot_tell,
        unopposed: 'none',
        rehearse: (hooks, stage) => rehearseCopilot(hooks, stage, host),
    };
}
/** All hooks run, in order; the most severe decision wins, and the last rewrite. */
function copilot_merge(verdicts, event) {
    const native = mostSevere(copilot_SEVERITY, verdicts.map((each) => each.verdict));
    const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null;
    const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]));
    return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null };
}
/** Recorded from 1.0.102. Of a hook that failed it names the file. */
function copilot_tell({ native, reason }, kind) {
    if (kind !== 'pre_tool' || reason === null || reason.startsWith('hook errored'))
        return null;
    if (native === 'ask')
        return `Denied by preToolUse hook (unable to ask user for confirmation): ${reason}`;
    return native === 'deny' ? `Denied by preToolUse hook: ${reason.startsWith(EXIT_2) ? EXIT_2 : reason}` : null;
}

;// CONCATENATED MODULE: ./src/dialects/cursor/events.ts
/** https://cursor.com/docs/hooks. One tool call fires `preToolUse`, then, by what it does, one of the `before…` events. */
const cursor_events_KINDS = {
    ...{ sessionStart: 'session_start', sessionEnd: 'session_end', beforeSubmitPrompt: 'prompt' },
    ...{ preToolUse: 'pre_tool', beforeShellExecution: 'pre_tool', beforeMCPExecution: 'pre_tool', beforeReadFile: 'pre_tool' },
    ...{ postToolUse: 'post_tool', postToolUseFailure: 'post_tool', afterShellExecution: 'post_tool', afterMCPExecution: 'post_tool' },
    ...{ afterFileEdit: 'post_tool', subagentStart: 'subagent_start', subagentStop: 'subagent_end', preCompact: 'pre_compact', stop: 'stop' },
    ...{
        afterAgentResponse: 'other',
        afterAgentThought: 'other',
        beforeTabFileRead: 'other',
        afterTabFileEdit: 'other',
        workspaceOpen: 'other',
    },
};
/** In the order in which hooks of one call are asked. */
const CURSOR_EVENTS = Object.keys(cursor_events_KINDS);
/** The gate's word for an event; undefined: Cursor has none of the name. */
function cursor_events_kindOfEvent(event) {
    return Object.hasOwn(cursor_events_KINDS, event) ? cursor_events_KINDS[event] : undefined;
}
/** What a moment's hook is told beside. What a transcript does not tell is what a plain run has. */
function cursor_events_describeMoment(event, facts) {
    switch (event) {
        case 'sessionStart':
            return { is_background_agent: false, composer_mode: 'agent' };
        case 'sessionEnd':
            return { reason: facts.reason ?? 'completed', is_background_agent: false };
        case 'stop':
            return { status: facts.reason === undefined || facts.reason === 'done' ? 'completed' : facts.reason, loop_count: 0 };
        case 'subagentStart':
            return { task: facts.prompt ?? '' };
        case 'subagentStop':
            return { status: 'completed', summary: facts.result?.text ?? '', loop_count: 0 };
        case 'preCompact':
            return { trigger: facts.trigger ?? 'auto', ...(facts.tokensBefore !== undefined && { context_tokens: facts.tokensBefore }) };
        default:
            return {};
    }
}

;// CONCATENATED MODULE: ./src/dialects/cursor/check.ts





/** Something wrong with one entry. */
function check_reportEntry(message, at, { live, mend }) {
    return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend };
}
function cursor_check_reportUnknownEvent(name, at) {
    const nearest = check_MEANT.get(name) ?? (0,text_nearest/* nearestName */.q)(name, CURSOR_EVENTS);
    return {
        id: 'unknown-event',
        level: 'warning',
        message: `unknown hook event ${(0,show/* showValue */.v)(name)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
        at,
        live: 'Cursor never runs these hooks; newer builds are said to reject the whole file',
        mend: nearest === null ? 'Use an event of https://cursor.com/docs/hooks.' : `Rename it to ${nearest}.`,
    };
}
/** Names that other agents have for the same. */
const check_MEANT = new Map([
    ...['UserPromptSubmit', 'userPromptSubmitted'].map((name) => [name, 'beforeSubmitPrompt']),
    ...['Stop', 'agentStop'].map((name) => [name, 'stop']),
    ['BeforeTool', 'preToolUse'],
    ['AfterTool', 'postToolUse'],
]);
function cursor_check_reportNotReplayed(event, at) {
    return {
        id: 'hook-not-replayed',
        level: 'warning',
        message: `${event} hook of type "prompt" is not replayed: it needs a model`,
        at,
        live: 'Cursor runs it; what it would have said is not known here',
        mend: 'Guard with a command hook what the check must judge.',
    };
}
/** https://cursor.com/docs/hooks#configuration */
const check_SETTINGS = ['command', 'type', 'prompt', 'model', 'timeout', 'loop_limit', 'failClosed', 'matcher'];
/** Words for people, and `event`, which repeats what the entry stands under. */
const check_COMMENTS = /^[_$]|^(?:event|comments?|descriptions?|name|notes?|title|statusMessage|id)$/;
/** Longer than any check of one call takes: more seconds are milliseconds by mistake. */
const check_LONGEST = 600;
/** What of an entry does not do what it seems to. `told(null)`: the entry itself. */
function checkEntry(entry, event, told) {
    const unknown = Object.keys(entry).filter((key) => !check_SETTINGS.includes(key) && !check_COMMENTS.test(key));
    return [
        ...unknown.map((key) => check_reportUnknownSetting(key, told(key))),
        ...cursor_check_checkTimeout((0,json/* own */.ZV)(entry, 'timeout'), told('timeout')),
        ...checkMatcher((0,json/* own */.ZV)(entry, 'matcher'), told('matcher')),
        ...checkFlag((0,json/* own */.ZV)(entry, 'failClosed'), told('failClosed')),
        ...(event === 'beforeReadFile' ? [reportNoContent(told(null))] : []),
    ];
}
function check_reportUnknownSetting(key, at) {
    const nearest = (0,text_nearest/* nearestName */.q)(key, check_SETTINGS);
    const hint = nearest === null ? '' : `; the nearest real one is ${nearest}`;
    const mend = nearest === null ? 'Leave it out.' : `Rename it to ${nearest}.`;
    return check_reportEntry(`unknown setting ${(0,show/* showValue */.v)(key)}${hint}`, at, { live: 'Cursor does not look at it', mend });
}
function cursor_check_checkTimeout(value, at) {
    const report = (what, live) => [
        check_reportEntry(`timeout is ${(0,show/* showValue */.v)(value)}, ${what}`, at, { live, mend: 'Write seconds, for example 10.' }),
    ];
    if (value === undefined)
        return [];
    if (typeof value !== 'number' || value <= 0)
        return report('not a number of seconds', 'what Cursor makes of it is not known; 60 s count here');
    return value > check_LONGEST ? report('and it counts seconds', 'a hook that hangs holds the session up that long') : [];
}
function checkMatcher(value, at) {
    if (value === undefined || (typeof value === 'string' && (0,matching_regex/* compileRegex */.DL)(value) !== 'invalid'))
        return [];
    const what = typeof value === 'string' ? 'which is no valid regular expression' : 'not a regular expression';
    const live = 'what Cursor makes of it is not known; here the hook runs for everything';
    return [check_reportEntry(`matcher is ${(0,show/* showValue */.v)(value)}, ${what}`, at, { live, mend: 'Write a JavaScript regular expression.' })];
}
function checkFlag(value, at) {
    if (value === undefined || typeof value === 'boolean')
        return [];
    const live = 'Cursor does not take it for true: a hook that fails lets the action pass';
    return [check_reportEntry(`failClosed is ${(0,show/* showValue */.v)(value)}, neither true nor false`, at, { live, mend: 'Write true.' })];
}
function reportNoContent(at) {
    return {
        id: 'envelope-incomplete',
        level: 'notice',
        message: 'beforeReadFile hooks are shown the path alone: no transcript tells what is in a file before it is read',
        at,
        live: 'Cursor shows them the content too; a guard that looks at it is not tried here',
        mend: 'Guard by the path what must not be read.',
    };
}

;// CONCATENATED MODULE: ./src/dialects/cursor/answer.ts



/**
 * How Cursor reads one hook's ending (https://cursor.com/docs/hooks): JSON on stdout at exit 0, exit code 2 denies, and every other failure lets
 * the action pass unless the entry says `failClosed`. Newer builds are said to block on an answer that is no JSON; the gate refuses it anyway.
 */
function interpretCursor(ending, seen, stand) {
    const isGate = seen.kind === 'pre_tool' || seen.kind === 'prompt';
    const answer = readEnding(ending, seen, stand);
    if (answer.failure === null || answer.verdict !== 'none' || !isGate || !stand.failClosed)
        return answer;
    return {
        ...answer,
        verdict: 'deny',
        reason: `hook failed: ${answer.failure.detail}`,
        notes: answer.notes.filter(({ id }) => id !== 'deny-lost'),
    };
}
function readEnding(ending, seen, stand) {
    const failure = findProcessFailure(ending);
    const said = cursor_answer_readStdout(ending.stdout, seen, stand);
    if (failure === null)
        return said === null ? readSilence(ending, seen, stand) : said;
    if (ending.kind === 'exited' && ending.code === 2)
        return answer_denyByExit(ending, said, failure);
    return { ...NO_OPINION, failure, notes: said?.verdict === 'deny' ? [tellLostDeny(ending)] : [] };
}
/** The reason is what stands on stderr, else what the JSON says. */
function answer_denyByExit(ending, said, failure) {
    const stderr = ending.stderr.trim();
    const notes = holdsDecision(stderr) ? [cursor_answer_UNHEARD_STDERR] : [];
    const launch = failure.kind === 'launch-failed' ? failure : null;
    return { ...NO_OPINION, verdict: 'deny', reason: stderr === '' ? (said?.reason ?? null) : stderr, failure: launch, notes };
}
const cursor_answer_UNHEARD_STDERR = {
    id: 'answer-on-stderr',
    message: 'stderr holds decision JSON, which Cursor reads on stdout only; the exit code 2 is what blocks',
};
function tellLostDeny(ending) {
    const how = ending.kind === 'exited' ? `exited ${ending.code}` : `ended as ${ending.kind}`;
    return { id: 'deny-lost', message: `answered deny but ${how}: Cursor counts that as a failure and the deny is lost` };
}
/** With `failClosed`, the editor blocks on silence and the command line does not. */
function readSilence(ending, seen, { failClosed }) {
    const isGate = seen.kind === 'pre_tool' || seen.kind === 'prompt';
    const notes = noteUnheard(ending.stderr, 'Cursor');
    return { ...NO_OPINION, notes: isGate && failClosed ? [...notes, SILENT] : notes };
}
const SILENT = {
    id: 'silent-fail-closed',
    message: 'printed nothing, and failClosed is set: the editor blocks that, the command line lets it pass',
};
/** Null: nothing was printed. */
function cursor_answer_readStdout(stdout, seen, stand) {
    const text = stdout.replace(/^\ufeff/, '').trim();
    if (text === '')
        return null;
    const isGate = seen.kind === 'pre_tool' || seen.kind === 'prompt';
    const parsed = parseAnswer(text);
    if ((0,json/* isObject */.Gv)(parsed?.value))
        return isGate ? answer_readDecision(parsed.value, seen, stand) : { ...NO_OPINION, context: answer_contextOf(parsed.value) };
    // Where nothing can be stopped, hooks print for people.
    if (!isGate)
        return NO_OPINION;
    const what = parsed === undefined ? 'is no JSON' : 'is no JSON object';
    return answer_mistaken('invalid-json', `what it prints ${what}: ${(0,show/* showValue */.v)(text)}`);
}
function answer_readDecision(answer, seen, { event }) {
    const said = seen.kind === 'prompt' ? answer_readPrompt(answer) : answer_readPermission(answer, event);
    if (said !== null)
        return said;
    const word = (0,json/* own */.ZV)(answer, 'continue') === false ? '"continue": false' : findDecisionWord(answer);
    if (word === null)
        return { ...NO_OPINION, context: answer_contextOf(answer), rewrite: rewriteOf(answer, event) };
    return answer_mistaken('unrecognized-output', `${word} says nothing to Cursor at ${event}, which reads ${seen.kind === 'prompt' ? '"continue"' : '"permission"'}`);
}
function answer_readPrompt(answer) {
    const goesOn = (0,json/* own */.ZV)(answer, 'continue');
    if (typeof goesOn !== 'boolean')
        return null;
    // `permission` is not looked at here.
    if (goesOn)
        return (0,json/* own */.ZV)(answer, 'permission') === 'deny' ? null : { ...NO_OPINION, verdict: 'allow' };
    return { ...NO_OPINION, verdict: 'deny', reason: reasonOf(answer) };
}
const answer_PERMISSIONS = new Map([
    ['allow', 'allow'],
    ['deny', 'deny'],
    ['ask', 'ask'],
]);
/** An ask is taken at commands and MCP tools only. */
function answer_readPermission(answer, event) {
    const said = (0,json/* own */.ZV)(answer, 'permission');
    if (said === undefined)
        return null;
    const verdict = answer_PERMISSIONS.get(said);
    if (verdict === undefined)
        return answer_mistaken('invalid-verdict', `permission is ${(0,show/* showValue */.v)(said)}; Cursor knows allow, deny and ask`);
    const isAsked = event === 'beforeShellExecution' || event === 'beforeMCPExecution';
    const failure = verdict === 'ask' && !isAsked ? fail('unsupported-verdict', `Cursor asks nobody at ${event}, whatever the hook says`, 0) : null;
    return { ...NO_OPINION, verdict, reason: reasonOf(answer), rewrite: verdict === 'deny' ? null : rewriteOf(answer, event), failure };
}
function reasonOf(answer) {
    const [reason] = ['agent_message', 'user_message', 'agentMessage', 'userMessage'].flatMap((key) => (0,json/* ownString */.Ao)(answer, key) ?? []);
    return reason ?? null;
}
function rewriteOf(answer, event) {
    const input = (0,json/* own */.ZV)(answer, 'updated_input');
    return event === 'preToolUse' && (0,json/* isObject */.Gv)(input) ? { how: 'replace', args: input } : null;
}
function answer_contextOf(answer) {
    return (0,json/* ownString */.Ao)(answer, 'additional_context') ?? null;
}
function answer_mistaken(kind, detail) {
    return { ...NO_OPINION, failure: fail(kind, detail, 0) };
}

// EXTERNAL MODULE: ./src/vocabularies/cursor/cursor.ts + 1 modules
var cursor = __webpack_require__(1736);
// EXTERNAL MODULE: ./src/vocabularies/index.ts + 1 modules
var vocabularies = __webpack_require__(3489);
;// CONCATENATED MODULE: ./src/dialects/cursor/envelope.ts



/** The JSON that Cursor writes to a hook's stdin: https://cursor.com/docs/hooks */
function writeCursorEnvelope(event, seen) {
    const { session } = seen;
    const isOwn = session.agent === 'cursor' && session.agentVersion !== undefined;
    return JSON.stringify({
        conversation_id: session.id,
        generation_id: seen.promptId ?? session.id,
        model: 'unknown',
        hook_event_name: event,
        cursor_version: isOwn ? session.agentVersion : 'unknown',
        workspace_roots: [seen.projectRoot],
        user_email: null,
        transcript_path: seen.transcriptPath,
        ...describe(event, seen),
    });
}
function describe(event, seen) {
    const { tool, result, prompt, moment, cwd, session } = seen;
    if (prompt !== null)
        return { prompt, attachments: [] };
    if (moment !== null)
        return { ...(event === 'sessionStart' && { session_id: session.id }), ...cursor_events_describeMoment(event, moment.facts) };
    if (tool === null)
        return {};
    const action = (0,vocabularies/* listActions */.kP)(cursor/* cursor */.D, tool)[0] ?? null;
    const command = action?.kind === 'shell' ? action.command : '';
    const path = action !== null && 'path' in action ? (action.path ?? '') : '';
    const text = result?.text ?? '';
    const named = { tool_name: tool.name, tool_input: tool.args };
    switch (event) {
        case 'beforeShellExecution':
            return { command, cwd, sandbox: false };
        case 'afterShellExecution':
            return { command, output: text, duration: 0, sandbox: false };
        case 'beforeMCPExecution':
            return { tool_name: nameInServer(tool.name), tool_input: JSON.stringify(tool.args) };
        case 'afterMCPExecution':
            return { tool_name: nameInServer(tool.name), tool_input: JSON.stringify(tool.args), result_json: text, duration: 0 };
        case 'beforeReadFile':
            // What is in the file no transcript tells before it is read.
            return { file_path: path, content: '', attachments: [] };
        case 'afterFileEdit':
            return { file_path: path, edits: listEdits(tool) };
        case 'postToolUse':
            return { ...named, tool_output: text, tool_use_id: tool.id, cwd, duration: 0 };
        case 'postToolUseFailure':
            return { ...named, tool_use_id: tool.id, cwd, error_message: text, failure_type: 'error', duration: 0, is_interrupt: false };
        default:
            return { ...named, tool_use_id: tool.id, cwd };
    }
}
/** `MCP:TOOL` is how `preToolUse` names it. */
function nameInServer(name) {
    return name.replace(/^MCP:/, '');
}
function listEdits(tool) {
    const action = (0,vocabularies/* listActions */.kP)(cursor/* cursor */.D, tool)[0] ?? null;
    if (action?.kind === 'write')
        return [{ old_string: '', new_string: action.content }];
    return action?.kind === 'edit' ? action.edits.map((edit) => ({ old_string: edit.old, new_string: edit.new })) : [];
}

;// CONCATENATED MODULE: ./src/dialects/cursor/examples.ts


/** Calls that a hook with this matcher may run for, likeliest first: a matcher names a tool, or what stands in a command. */
function cursor_examples_listExamples(matcher, root) {
    const calls = [...exampleCalls(cursor/* cursor */.D, root), { name: 'MCP:example', args: { example: true } }];
    const parts = (matcher ?? '').split('|').map((part) => part.replace(/\\s[*+]?|\.[*+]/g, ' ').replace(/\\b|[\^$()?*+\\[\]]/g, ''));
    const meant = parts.filter((part) => part.trim() !== '');
    const names = new Set([...meant.filter((part) => /^[\w:]+$/.test(part)), ...cursor/* cursor */.D.tools]);
    return [...calls, ...[...names].map((name) => exampleOf(name, calls)), ...meant.map((command) => ({ name: 'Shell', args: { command } }))];
}

;// CONCATENATED MODULE: ./src/dialects/cursor/match.ts



/** Whether a hook runs at an event. */
function cursor_match_matchEvent(event, matcher, seen) {
    const missed = findOther(event, seen);
    if (missed !== null)
        return { fires: false, why: missed };
    if (matcher === null || matcher === '' || matcher === '*')
        return { fires: true, why: 'the matcher covers all' };
    const texts = comparedTexts(event, seen);
    if (texts === null)
        return { fires: true, why: `${event} has nothing for a matcher` };
    if (texts.length === 0)
        return { fires: true, why: 'the call does not hold what the matcher asks about, so the hook runs' };
    const match = matchRegex(matcher, texts);
    return match === 'invalid' ? { fires: true, why: `${JSON.stringify(matcher)} is no valid regular expression, so the hook runs` } : match;
}
/** Whether a matcher can fire for any tool that is known; one for commands can always. */
function match_canMatch(event, matcher) {
    if (matcher === null || matcher === '' || matcher === '*' || !BY_TOOL.has(event))
        return true;
    const names = [...cursor/* cursor */.D.tools, ...TYPES.values()];
    const found = matchRegex(matcher, names);
    return found === 'invalid' || found.fires || /MCP|mcp|:/.test(matcher);
}
const BY_TOOL = new Set(['preToolUse', 'postToolUse', 'postToolUseFailure']);
/** https://cursor.com/docs/hooks has one type for whatever writes to a file; recorded sessions have a name for each way to. */
const TYPES = new Map([
    ...['StrReplace', 'MultiStrReplace', 'ApplyPatch', 'EditNotebook'].map((name) => [name, 'Write']),
    ['CallMcpTool', 'MCP:'],
]);
/** Why the event is about something else; null: it is about this. */
function findOther(event, { tool, result }) {
    if (tool === null)
        return null;
    const failed = result?.isError === true;
    if (event === 'postToolUse' && failed)
        return 'the call failed';
    if (event === 'postToolUseFailure' && !failed)
        return 'the call succeeded';
    const wanted = Object.hasOwn(ABOUT, event) ? ABOUT[event] : undefined;
    if (wanted === undefined)
        return null;
    const kind = kindOfCall(tool);
    return kind !== null && wanted.kinds.includes(kind) ? null : `the call is no ${wanted.what}`;
}
const ABOUT = {
    beforeShellExecution: { kinds: ['shell'], what: 'shell command' },
    afterShellExecution: { kinds: ['shell'], what: 'shell command' },
    beforeMCPExecution: { kinds: ['mcp'], what: 'call of an MCP tool' },
    afterMCPExecution: { kinds: ['mcp'], what: 'call of an MCP tool' },
    beforeReadFile: { kinds: ['read'], what: 'reading of a file' },
    afterFileEdit: { kinds: ['write', 'edit'], what: 'edit of a file' },
};
/** What a call does, by its tool where its arguments do not tell. */
function kindOfCall(tool) {
    const action = (0,vocabularies/* listActions */.kP)(cursor/* cursor */.D, tool)[0] ?? null;
    if (action !== null)
        return action.kind;
    if (tool.name === 'Shell')
        return 'shell';
    if (tool.name === 'Read')
        return 'read';
    return tool.name === 'Write' || TYPES.get(tool.name) === 'Write' ? 'edit' : null;
}
/** What a matcher is tried on; null where there is nothing. https://cursor.com/docs/hooks#matcher-configuration */
function comparedTexts(event, { tool, thread }) {
    if (tool !== null) {
        const action = (0,vocabularies/* listActions */.kP)(cursor/* cursor */.D, tool)[0] ?? null;
        if (event === 'beforeShellExecution' || event === 'afterShellExecution')
            return action?.kind === 'shell' ? [action.command] : [];
        const names = [tool.name, ...(TYPES.has(tool.name) ? [TYPES.get(tool.name) ?? ''] : [])];
        return action !== null && 'path' in action && action.path !== undefined && !BY_TOOL.has(event) ? [...names, action.path] : names;
    }
    if (event === 'beforeSubmitPrompt')
        return ['UserPromptSubmit'];
    if (event === 'stop')
        return ['Stop'];
    return event === 'subagentStart' || event === 'subagentStop' ? [thread.agentType ?? 'generalPurpose'] : null;
}

;// CONCATENATED MODULE: ./src/dialects/cursor/make-hook.ts





/** No limit is written anywhere. */
const cursor_make_hook_OUTPUT_CAP = 16 * 1024 * 1024;
/** Seconds; the page says "platform default", the command line's build of 2026-09 has this. */
const make_hook_DEFAULT_TIMEOUT = 60;
function cursor_make_hook_makeHook({ event, kind, entry, at, number, trusted }) {
    const command = (0,json/* ownString */.Ao)(entry, 'command') ?? '';
    const told = (0,json/* own */.ZV)(entry, 'matcher');
    const matcher = typeof told === 'string' ? told : null;
    const timeoutMs = make_hook_timeoutOf(entry) * 1000;
    const failClosed = (0,json/* own */.ZV)(entry, 'failClosed') === true;
    const isTool = kind === 'pre_tool' || kind === 'post_tool';
    return {
        id: `cursor:${event}:${at.path}#${number}`,
        dialect: 'cursor',
        event,
        matcher,
        command,
        at,
        trusted,
        kind,
        form: { shell: command },
        timeoutMs,
        reachable: !isTool || match_canMatch(event, matcher),
        runKey: null,
        matches: (seen) => cursor_match_matchEvent(event, matcher, seen),
        examples: (root) => (isTool ? cursor_examples_listExamples(matcher, root) : []),
        prepare: (seen) => ({
            ...{ argv: ['/bin/sh', '-c', command], cwd: seen.projectRoot, env: make_hook_ownVariables(seen) },
            input: writeCursorEnvelope(event, seen),
            ...{ completeAt: 'pipes', outputCap: cursor_make_hook_OUTPUT_CAP, timeoutMs },
        }),
        interpret: (ending, seen) => interpretCursor(ending, seen, { event, failClosed }),
    };
}
/** In seconds; what is no number of them counts as not set, and is told. */
function make_hook_timeoutOf(entry) {
    const told = (0,json/* own */.ZV)(entry, 'timeout');
    return typeof told === 'number' && told > 0 ? told : make_hook_DEFAULT_TIMEOUT;
}
/** https://cursor.com/docs/hooks#environment-variables */
function make_hook_ownVariables(seen) {
    const { agent, agentVersion } = seen.session;
    return {
        ...{ CURSOR_PROJECT_DIR: seen.projectRoot, CLAUDE_PROJECT_DIR: seen.projectRoot, CURSOR_TRANSCRIPT_PATH: seen.transcriptPath },
        CURSOR_VERSION: agent === 'cursor' && agentVersion !== undefined ? agentVersion : 'unknown',
    };
}

;// CONCATENATED MODULE: ./src/dialects/cursor/hooks.ts





/** `hooks` of one file: event → a flat list of entries. */
function cursor_hooks_readHooks(document, from) {
    const broken = (path, message) => ({ ok: false, message, at: document.placeOf(path) });
    const { value } = document;
    if (!(0,json/* isObject */.Gv)(value))
        return broken([], `the file holds ${(0,show/* showValue */.v)(value)}, not an object`);
    const table = (0,json/* own */.ZV)(value, 'hooks');
    if (!(0,json/* isObject */.Gv)(table))
        return broken(['hooks'], `hooks is ${cursor_hooks_kindOf(table)}, not an object of events${hintOf(value)}`);
    const place = (path) => ({ path: from.file.path, ...document.placeOf(path) });
    const found = Object.entries(table).map(([event, entries]) => hooks_readEvent(event, entries, { place, trusted: from.trusted }));
    return {
        ok: true,
        hooks: found.flatMap(({ hooks }) => hooks),
        findings: [...checkVersion((0,json/* own */.ZV)(value, 'version'), place), ...found.flatMap(({ findings }) => findings)],
    };
}
function hintOf(value) {
    const misplaced = Object.keys(value).find((key) => cursor_events_kindOfEvent(key) !== undefined);
    return misplaced === undefined ? '' : `: ${misplaced} belongs below "hooks"`;
}
function checkVersion(version, place) {
    if (typeof version === 'number' && Number.isInteger(version) && version > 0)
        return [];
    const message = version === undefined ? 'the file has no version' : `version is ${(0,show/* showValue */.v)(version)}, not 1`;
    const live = 'newer builds of Cursor are said to reject the whole file';
    return [check_reportEntry(message, place(['version']), { live, mend: 'Write "version": 1.' })];
}
function hooks_readEvent(event, entries, within) {
    const { place, trusted } = within;
    const path = ['hooks', event];
    const kind = cursor_events_kindOfEvent(event);
    if (kind === undefined)
        return { hooks: [], findings: [cursor_check_reportUnknownEvent(event, place(path))] };
    if (!Array.isArray(entries))
        return { hooks: [], findings: [reportDead(`hooks.${event} is ${cursor_hooks_kindOf(entries)}, not a list`, place(path))] };
    const hooks = [];
    const findings = [];
    for (const [index, entry] of entries.entries()) {
        const here = [...path, index];
        const at = place(here);
        if ((0,json/* own */.ZV)(entry, 'type') === 'prompt')
            findings.push(cursor_check_reportNotReplayed(event, at));
        else if (!(0,json/* isObject */.Gv)(entry) || typeof (0,json/* own */.ZV)(entry, 'command') !== 'string') {
            const hint = Array.isArray((0,json/* own */.ZV)(entry, 'hooks')) ? ': Cursor has no groups, so write the command into the entry itself' : '';
            findings.push(reportDead(`an entry of ${event} has no command${hint}`, at));
        }
        else {
            findings.push(...checkEntry(entry, event, (key) => place(key === null ? here : [...here, key])));
            hooks.push(cursor_make_hook_makeHook({ event, kind, entry, at, number: index + 1, trusted }));
        }
    }
    return { hooks, findings };
}
function reportDead(message, at) {
    return check_reportEntry(message, at, { live: 'it guards nothing', mend: 'Write {"command": "…"} into the list of the event.' });
}
function cursor_hooks_kindOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return (0,json/* isObject */.Gv)(value) ? 'an object' : (0,show/* showValue */.v)(value);
}

;// CONCATENATED MODULE: ./src/dialects/cursor/load.ts




/** The same name in the project and below the home folder. */
const CURSOR_FILE = '.cursor/hooks.json';
/** In the order in which one call fires their events. Project hooks come before the user's: https://cursor.com/docs/hooks#configuration. Those of a team or an enterprise are not in a repository. */
function loadCursor(tree) {
    const files = ['project', 'user'].flatMap((level) => {
        const file = tree.read(level, CURSOR_FILE);
        return file === null ? [] : [{ file, ...cursor_load_loadFile(file, level === 'user' || tree.trusted) }];
    });
    const order = (hook) => CURSOR_EVENTS.indexOf(hook.event);
    return {
        configured: files.length > 0,
        hooks: files.flatMap((each) => each.hooks).toSorted((one, other) => order(one) - order(other)),
        findings: files.flatMap((each) => each.findings),
        files: files.flatMap(({ file }) => (file.level === 'project' ? [file.path] : [])),
        permit: () => null,
        ruleCount: 0,
        askSetting: null,
    };
}
function cursor_load_loadFile(file, trusted) {
    const broken = (id, message, at) => ({
        hooks: [],
        findings: [
            {
                id,
                level: 'error',
                message,
                at: { path: file.path, ...at },
                live: 'Cursor runs no hook of this file, and says so only in its log',
                mend: 'Mend the file: one JSON object, {"version": 1, "hooks": {"preToolUse": [{"command": "…"}]}}.',
            },
        ],
    });
    if (file.text === null)
        return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`);
    const parsed = parseJson(file.text);
    if (!parsed.ok)
        return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column });
    const read = cursor_hooks_readHooks(parsed.document, { file, trusted });
    if (!read.ok)
        return broken('config-invalid', read.message, read.at);
    const doubled = parsed.document.duplicateKeys.map(({ key, line, column }) => load_reportDuplicate(key, { path: file.path, line, column }));
    return { hooks: read.hooks, findings: [...read.findings, ...doubled] };
}
function load_reportDuplicate(key, at) {
    return {
        id: 'config-entry-invalid',
        level: 'warning',
        message: `key ${(0,show/* showValue */.v)(key)} stands twice in one object: only the last one counts`,
        at,
        live: 'what stands under the first one is lost',
        mend: 'Put both under one key.',
    };
}

;// CONCATENATED MODULE: ./src/dialects/cursor/rehearse.ts



/** Each event that has hooks, in the order of the documentation. */
function rehearseCursor(hooks, stage) {
    const at = (event) => hooks.filter((hook) => hook.event === event);
    return joinRehearsals(CURSOR_EVENTS.map((event) => coverHooks(event, at(event), (hook) => cursor_rehearse_listScenes(hook, stage))));
}
function cursor_rehearse_listScenes(hook, stage) {
    const { event, kind } = hook;
    const calls = hook.examples?.(stage.projectRoot) ?? [];
    if (kind === 'pre_tool')
        return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }));
    if (kind === 'post_tool') {
        const isError = event === 'postToolUseFailure';
        const result = { text: isError ? 'example error' : 'example result', isError };
        return calls.map((call) => ({
            about: nameCall(call),
            seen: { ...stageResult(call, stage), recorded: isError ? 'failed' : 'ran', result },
        }));
    }
    if (kind === 'prompt')
        return [{ about: null, seen: stagePrompt(stage) }];
    // What a transcript never tells.
    return kind === 'other' ? [] : [{ about: null, seen: stageMoment(kind, stage) }];
}

;// CONCATENATED MODULE: ./src/dialects/cursor/cursor.ts



const cursor_SEVERITY = ['deny', 'ask', 'allow'];
/** Cursor: `.cursor/hooks.json`, as its command line reads it. */
const cursor_cursor = {
    id: 'cursor',
    title: 'Cursor',
    source: 'https://cursor.com/docs/hooks',
    vocabulary: 'cursor',
    events: {
        ...{ pre_tool: 'preToolUse', prompt: 'beforeSubmitPrompt', post_tool: 'postToolUse', stop: 'stop', session_start: 'sessionStart' },
        ...{ session_end: 'sessionEnd', subagent_start: 'subagentStart', subagent_end: 'subagentStop', pre_compact: 'preCompact' },
    },
    gates: ['pre_tool', 'prompt'],
    // Hooks of one event run at once, but those of preToolUse before the others of a call, which see what they made of it.
    order: 'sequential',
    startsIn: 'project-root',
    feedsRewrites: true,
    holds: ['ask'],
    headless: { ruling: 'refused', why: 'what Cursor makes of an ask when nobody is there is not known, so it counts as refused' },
    permissionRules: 'after-hooks',
    load: loadCursor,
    candidates: () => [CURSOR_FILE],
    merge: cursor_merge,
    unopposed: 'none',
    rehearse: rehearseCursor,
};
/** All hooks run; the most severe decision wins, and the last rewrite. */
function cursor_merge(verdicts, event) {
    const native = mostSevere(cursor_SEVERITY, verdicts.map((each) => each.verdict));
    const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null;
    const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]));
    return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null };
}

;// CONCATENATED MODULE: ./src/matching/gemini-matcher.ts

/**
 * Gemini CLI's matcher at a tool event (hooks/hookPlanner.ts of 0.61.0): absent, blank and `*` cover all; else a JavaScript regular expression,
 * unanchored and case-sensitive; one that does not compile is compared as a whole name. One that runs too long counts as a match.
 */
function matchGeminiTool(matcher, name) {
    const pattern = matcher?.trim() ?? '';
    if (pattern === '' || pattern === '*')
        return COVERS_ALL;
    return searchFor(pattern, name) ?? compareExactly(pattern, name);
}
/** Gemini CLI's matcher at every other event that compares something: the whole value. */
function matchGeminiValue(matcher, value) {
    const pattern = matcher?.trim() ?? '';
    return pattern === '' || pattern === '*' ? COVERS_ALL : compareExactly(pattern, value);
}
/**
 * Qwen Code's matcher (hooks/hook-matcher.ts of 0.24.4): absent, blank, `*` and `.*` cover all; a name or a `|` list of names is compared with
 * the tool's names (`names`, its own first); whatever else is a regular expression, unanchored, on its own name alone. One that does not
 * compile never fires; one that runs too long counts as a match.
 */
function matchQwen(matcher, names) {
    const pattern = gemini_matcher_trimBlanks(matcher ?? '');
    if (ALL.has(pattern))
        return COVERS_ALL;
    if (names.includes(pattern))
        return { fires: true, why: `"${pattern}" names "${names[0]}"` };
    const isList = pattern.includes('|') && !/^[\^(]/.test(pattern);
    if (!isList)
        return searchFor(pattern, names[0]) ?? neverFires(pattern);
    const entries = gemini_matcher_splitList(pattern)
        .map(gemini_matcher_trimBlanks)
        .filter((entry) => entry !== '');
    const listed = entries.find((entry) => ALL.has(entry) || names.includes(entry));
    if (listed !== undefined)
        return { fires: true, why: `"${matcher}" lists "${listed}"` };
    if (entries.length === 0)
        return { fires: false, why: `"${matcher}" lists nothing` };
    const expression = entries.join('|');
    return searchFor(expression, names[0]) ?? neverFires(expression);
}
const COVERS_ALL = { fires: true, why: 'the matcher covers all' };
const ALL = new Set(['', '*', '.*']);
/** null: no valid regular expression. */
function searchFor(pattern, name) {
    const regex = (0,matching_regex/* compileRegex */.DL)(pattern);
    if (regex === 'invalid')
        return null;
    if (regex === 'too-large')
        return { fires: true, why: `"${pattern}" is too large to try, so the hook runs` };
    const result = (0,matching_regex/* searchText */.wK)(regex, name);
    if (result === 'unfinished')
        return { fires: true, why: `"${pattern}" took too long on "${name}", so the hook runs` };
    if (result === 'found')
        return { fires: true, why: `the regular expression "${pattern}" finds "${name}"` };
    return { fires: false, why: `the regular expression "${pattern}" does not find "${name}"` };
}
function compareExactly(pattern, value) {
    if (pattern === value)
        return { fires: true, why: `"${pattern}" is "${value}"` };
    return { fires: false, why: `"${pattern}" is not "${value}"` };
}
function neverFires(pattern) {
    return { fires: false, why: `"${pattern}" is no valid regular expression, so it never fires` };
}
/** Without the blanks around it; an escaped blank at the end belongs to the pattern. */
function gemini_matcher_trimBlanks(text) {
    const trimmed = text.trim();
    const isEscaped = /(?:^|[^\\])(?:\\\\)*\\$/.test(trimmed);
    return isEscaped && /\s$/.test(text) ? `${trimmed} ` : trimmed;
}
/** At each `|` that stands in no group, in no class of characters, and behind no backslash. */
function gemini_matcher_splitList(pattern) {
    const entries = [];
    let [current, depth, inClass] = ['', 0, false];
    for (const [token] of pattern.matchAll(/\\[\s\S]|[\s\S]/g)) {
        if (token === '|' && depth === 0 && !inClass) {
            entries.push(current);
            current = '';
            continue;
        }
        if (inClass)
            inClass = token !== ']';
        else if (token === '[')
            inClass = true;
        else if (token === '(')
            depth += 1;
        else if (token === ')')
            depth = Math.max(0, depth - 1);
        current += token;
    }
    return [...entries, current];
}

// EXTERNAL MODULE: ./src/vocabularies/gemini-cli.ts
var gemini_cli = __webpack_require__(3490);
;// CONCATENATED MODULE: ./src/dialects/gemini-cli/answer.ts



/** How the engine reads one hook's ending: what it printed decides; a time-out and a program that does not start let the event pass. */
function interpretFamily(ending, event, rules) {
    const failure = findProcessFailure(ending);
    if (ending.kind !== 'exited' && ending.kind !== 'signalled')
        return { ...NO_OPINION, failure };
    const code = ending.kind === 'exited' ? ending.code : null;
    const heard = rules.hear({ stdout: ending.stdout, stderr: ending.stderr, code }, event.kind);
    const said = heard.output === null ? NOTHING : rules.read(heard.output, event.kind);
    const isHeld = said.decision === 'deny' || said.decision === 'ask';
    return {
        ...NO_OPINION,
        verdict: heard.isPlain && said.decision === 'allow' ? 'none' : said.decision,
        reason: said.reason,
        rewrite: said.rewrite === null ? null : { how: 'replace', args: said.rewrite },
        context: said.context,
        failure: isHeld ? keepBesideDeny(failure, said) : (findMistake(heard, said, code) ?? blame(failure, heard)),
        notes: listNotes(ending, heard, rules),
        ...(heard.output === null ? {} : { output: heard.output }),
    };
}
const NOTHING = { decision: 'none', reason: null, rewrite: null, context: null, mistake: null };
/** An exit code is no failure where it, or what was printed with it, is taken as a no; that a shell found nothing to run is one. */
function keepBesideDeny(failure, { mistake }) {
    if (mistake !== null)
        return fail(mistake.kind, mistake.detail, failure?.exitCode ?? 0);
    return failure?.kind === 'exit-nonzero' ? null : failure;
}
function findMistake({ output, text, isPlain }, { mistake }, code) {
    if (mistake !== null)
        return fail(mistake.kind, mistake.detail, code);
    const isBroken = (output === null || isPlain) && text.startsWith('{');
    if (isBroken)
        return fail('invalid-json', `begins like JSON and is none: ${(0,show/* showValue */.v)(text)}`, code);
    if (!isPlain || !holdsDecision(text))
        return null;
    return fail('invalid-json', `text beside the JSON hides it: ${(0,show/* showValue */.v)(text.split('\n', 1)[0])}`, code);
}
/** Exit code 2 says no only together with a text. */
function blame(failure, { output }) {
    if (failure?.kind !== 'exit-nonzero' || failure.exitCode !== 2 || output !== null)
        return failure;
    return { ...failure, kind: 'exit2-without-reason', detail: 'exit code 2 with nothing on stderr stops nothing' };
}
function listNotes({ stdout, stderr }, { output, text, isPlain }, { title }) {
    const notes = [];
    const message = isPlain ? undefined : (0,json/* ownString */.Ao)(output, 'systemMessage');
    if (message)
        notes.push({ id: 'hook-system-message', message });
    if (stderr.trim() !== text && holdsDecision(stderr)) {
        notes.push({ id: 'answer-on-stderr', message: `stderr holds decision JSON, which ${title} reads only where stdout is empty` });
    }
    if (output === null && stdout.trim() !== text && DENY.test(stdout)) {
        notes.push({
            id: 'deny-lost',
            message: `answered deny on stdout and exited 2: ${title} then reads stderr only, and nothing stands there`,
        });
    }
    return notes;
}
const DENY = /"(?:permissionDecision|decision)"\s*:\s*"(?:deny|block)"/;
/** The engine makes one output of all, and reads that. An allow that no hook has said is no opinion. */
function mergeFamily(verdicts, event, rules) {
    const outputs = verdicts.flatMap(({ output }) => (output === undefined ? [] : [output]));
    if (outputs.length === 0)
        return { native: 'none', reason: null, rewritten: null };
    const { decision, reason, rewrite } = rules.read(rules.combine(outputs), event.kind);
    const isSaid = decision !== 'allow' || verdicts.some(({ verdict }) => verdict === 'allow');
    return { native: isSaid ? decision : 'none', reason, rewritten: rewrite };
}

;// CONCATENATED MODULE: ./src/formats/jsonc.ts


/** Strict JSON that may hold `//` and block comments, as `strip-json-comments` and `JSON.parse` take it: no trailing commas. Places are those of the file. */
function parseJsonWithComments(source) {
    return parseJson(blankComments(source));
}
// jsonc-parser's SyntaxKind is a const enum, which cannot be imported where types are only stripped.
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const END = 17;
/** As many blanks for each comment; line ends within it stay. */
function blankComments(text) {
    const scanner = (0,main.createScanner)(text);
    const parts = [];
    let kept = 0;
    for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
        if (kind !== LINE_COMMENT && kind !== BLOCK_COMMENT)
            continue;
        const [from, to] = [scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength()];
        parts.push(text.slice(kept, from), text.slice(from, to).replace(/[^\r\n]/g, ' '));
        kept = to;
    }
    return [...parts, text.slice(kept)].join('');
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/examples.ts

/** Calls that a hook with this matcher may run for, likeliest first: tools that are named, all others, tools of MCP servers. `root`: the project root. */
function gemini_cli_examples_listExamples(matcher, root, { vocabulary }) {
    const calls = exampleCalls(vocabulary, root);
    const named = examples_listNames(matcher);
    const known = [...named.filter((name) => vocabulary.tools.includes(name)), ...calls.map((call) => call.name), ...vocabulary.tools];
    const servers = [...(vocabulary.fromAction(MCP) ?? []), ...named.filter(isMcp).map((name) => exampleOf(name, []))];
    return [...[...new Set(known)].map((name) => exampleOf(name, calls)), ...servers];
}
const MCP = { kind: 'mcp', server: 'example', tool: 'example', args: { example: true } };
function isMcp(name) {
    return name.startsWith('mcp_');
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/make-hook.ts




/** One handler as a hook; null when it is of a type that needs a model, a server or the agent's own code and is not replayed. */
function gemini_cli_make_hook_makeHook(entry, from) {
    const { id, event, handler, matcher, isInTurn, at, timeoutAt } = entry;
    const { family, trusted } = from;
    const type = (0,json/* ownString */.Ao)(handler, 'type') ?? '';
    if (type !== 'command')
        return { hook: null, findings: [make_hook_reportNotReplayed(event, type, at, family)] };
    const kind = family.events.get(event) ?? 'other';
    const isTool = kind === 'pre_tool' || kind === 'post_tool';
    const command = String((0,json/* own */.ZV)(handler, 'command'));
    const { ms, odd } = family.readTimeout((0,json/* own */.ZV)(handler, 'timeout'));
    const isAsync = family.isAsync(handler);
    const hook = {
        ...{ id, dialect: family.id, event, matcher: matcher?.trim() ? matcher : null, command, at, trusted, kind, timeoutMs: ms },
        form: { shell: command },
        reachable: !isTool || family.canMatch(matcher),
        runKey: JSON.stringify([event, family.runKeyOf(handler)]),
        isUnheard: isAsync,
        isInTurn,
        matches: (seen) => family.matches(matcher, event, seen),
        examples: (root) => (isTool ? gemini_cli_examples_listExamples(matcher, root, family) : []),
        prepare: (seen) => ({ ...gemini_cli_make_hook_prepare(entry, seen, from), timeoutMs: ms }),
        interpret: (ending, seen) => {
            const { output, ...answer } = interpretFamily(ending, seen, family.answers);
            // Nobody waits for it.
            if (isAsync)
                return { ...answer, verdict: 'none', reason: null, rewrite: null, failure: null };
            return output === undefined ? answer : { ...answer, output };
        },
    };
    const oddTimeout = odd === null ? [] : [report(odd, timeoutAt, `the hook has ${ms / 1000} s`, 'Write the time in the unit of this agent.')];
    return { hook, findings: [...oddTimeout, ...reportIgnored(handler, at, family)] };
}
function gemini_cli_make_hook_prepare({ event, handler }, seen, { family, servers }) {
    const { command, env } = family.start(String((0,json/* own */.ZV)(handler, 'command')), seen);
    const variables = (0,json/* own */.ZV)(handler, 'env');
    const more = (0,json/* isObject */.Gv)(variables) ? Object.entries(variables).map(([name, value]) => [name, String(value)]) : [];
    return {
        argv: make_hook_shellArgv(command, family.shellOf(handler)),
        cwd: seen.projectRoot,
        env: { ...env, ...Object.fromEntries(more) },
        // No newline after it: recorded from both agents.
        input: JSON.stringify(family.writeEnvelope(event, seen, servers)),
        completeAt: 'pipes',
        outputCap: family.outputCap,
    };
}
function make_hook_shellArgv(command, shell) {
    return shell === 'pwsh' ? ['pwsh', '-NoProfile', '-Command', command] : ['bash', '-c', command];
}
function report(message, at, live, mend) {
    return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend };
}
function reportIgnored(handler, at, { title, ignoredKeys }) {
    const ignored = ignoredKeys.filter((key) => (0,json/* own */.ZV)(handler, key) !== undefined);
    if (ignored.length === 0)
        return [];
    const message = `${title} does not read ${ignored.join(', ')}`;
    return [report(message, at, 'the hook runs as if it were not there', 'Say it in a way that this agent reads.')];
}
function make_hook_reportNotReplayed(event, type, at, { title }) {
    return {
        id: 'hook-not-replayed',
        level: 'warning',
        message: `${event} hook of type ${(0,show/* showValue */.v)(type)} is not replayed: it needs a model, a server or code of the agent`,
        at,
        live: `${title} runs it; what it would have said is not known here`,
        mend: 'Guard with a command hook what the check must judge.',
    };
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/hooks.ts




/** Keys under `hooks` that are no events (HOOKS_CONFIG_FIELDS of both agents). */
const NO_EVENTS = ['enabled', 'disabled', 'notifications'];
/** `hooks`: event → groups → handlers. What is malformed is dropped alone, silently; here each is told. */
function gemini_cli_hooks_readHooks(document, from) {
    const { family } = from;
    const findings = [];
    const at = (path) => ({ path: from.path, ...document.placeOf(path) });
    const report = (id, message, path, more) => {
        const live = `${family.title} drops it: it never runs`;
        findings.push({ id, level: 'warning', message, at: at(path), live, mend: SHAPE, ...more });
    };
    const table = (0,json/* own */.ZV)(document.value, 'hooks');
    if (table === undefined)
        return { hooks: [], findings };
    if (!(0,json/* isObject */.Gv)(table)) {
        const live = `${family.title} runs no hook of this file`;
        report('config-invalid', `hooks is ${gemini_cli_hooks_kindOf(table)}, not an object of events`, ['hooks'], { level: 'error', live });
        return { hooks: [], findings };
    }
    const hooks = [];
    for (const [event, groups] of Object.entries(table)) {
        if (NO_EVENTS.includes(event))
            continue;
        if (!family.events.has(event)) {
            findings.push(gemini_cli_hooks_reportUnknownEvent(event, at(['hooks', event]), family));
            continue;
        }
        if (family.events.get(event) === 'other')
            findings.push(reportUnseen(event, at(['hooks', event]), family));
        const kept = keepRunning(gemini_cli_hooks_readEvent(event, groups, report), { event, from, report });
        kept.forEach(({ handler, matcher, isInTurn, path }, index) => {
            const id = `${family.id}:${event}:${from.path}#${index + 1}`;
            const made = gemini_cli_make_hook_makeHook({ id, event, handler, matcher, isInTurn, at: at(path), timeoutAt: at([...path, 'timeout']) }, from);
            if (made.hook !== null)
                hooks.push(made.hook);
            for (const finding of made.findings)
                findings.push(finding);
        });
    }
    return { hooks, findings };
}
const SHAPE = 'Write {"hooks": {"EVENT": [{"matcher": "…", "hooks": [{"type": "command", "command": "…"}]}]}}.';
function gemini_cli_hooks_readEvent(event, groups, report) {
    const here = ['hooks', event];
    if (!Array.isArray(groups)) {
        report('config-entry-invalid', `hooks.${event} is ${gemini_cli_hooks_kindOf(groups)}, not a list of groups`, here);
        return [];
    }
    return groups.flatMap((group, index) => {
        const path = [...here, index];
        const name = `hooks.${event}[${index}]`;
        const inner = (0,json/* own */.ZV)(group, 'hooks');
        if (!Array.isArray(inner)) {
            const hint = (0,json/* own */.ZV)(group, 'command') === undefined ? '' : ': the command belongs into a list "hooks" inside the group';
            report('config-entry-invalid', `${name} has no list "hooks"${hint}`, path);
            return [];
        }
        const matcher = (0,json/* own */.ZV)(group, 'matcher');
        if (matcher && typeof matcher !== 'string') {
            const live = `no hook of ${event} runs: the agent stumbles over it each time`;
            report('config-invalid', `${name}.matcher is ${(0,show/* showValue */.v)(matcher)}, not a string`, [...path, 'matcher'], { level: 'error', live });
            return [];
        }
        const shared = { matcher: typeof matcher === 'string' ? matcher : null, isInTurn: (0,json/* own */.ZV)(group, 'sequential') === true };
        return inner.flatMap((handler, number) => {
            if ((0,json/* isObject */.Gv)(handler))
                return [{ ...shared, handler, path: [...path, 'hooks', number] }];
            report('config-entry-invalid', `${name}.hooks[${number}] is ${gemini_cli_hooks_kindOf(handler)}, not a hook`, [...path, 'hooks', number]);
            return [];
        });
    });
}
/** The handlers that the agent keeps: whole, not switched off, and not named like one before. */
function keepRunning(entries, { event, from, report }) {
    const { family, disabled } = from;
    const names = new Set();
    return entries.filter(({ handler, matcher, isInTurn, path }) => {
        const flaw = findFlaw(handler, family);
        if (flaw !== null) {
            report('config-entry-invalid', `a hook of ${event} ${flaw}`, path);
            return false;
        }
        const called = (0,json/* ownString */.Ao)(handler, 'name') || ((0,json/* ownString */.Ao)(handler, 'command') ?? '');
        if (disabled.includes(called)) {
            report('hooks-disabled', `${(0,show/* showValue */.v)(called)} is switched off by name`, path, { mend: 'Take the name out of hooksConfig.disabled.' });
            return false;
        }
        const name = family.nameOf === null ? null : JSON.stringify([family.nameOf(handler), matcher, isInTurn]);
        if (name === null || !names.has(name)) {
            if (name !== null)
                names.add(name);
            return true;
        }
        // The same command twice is told by nobody: it runs once, as it should.
        if ((0,json/* ownString */.Ao)(handler, 'name')) {
            const mend = 'Give it a name of its own.';
            report('config-entry-invalid', `a hook before it at ${event} is named ${(0,show/* showValue */.v)(called)} too`, path, { mend });
        }
        return false;
    });
}
function findFlaw(handler, { unplayed, required }) {
    const type = (0,json/* own */.ZV)(handler, 'type');
    const known = ['command', ...unplayed];
    const found = known.find((each) => each === type);
    if (found === undefined)
        return `has the type ${(0,show/* showValue */.v)(type)}; known are ${known.join(', ')}`;
    const key = required[found];
    if (key === undefined || (0,json/* own */.ZV)(handler, key))
        return null;
    return `has no ${key}`;
}
function gemini_cli_hooks_kindOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return (0,json/* isObject */.Gv)(value) ? 'an object' : (0,show/* showValue */.v)(value);
}
function reportUnseen(event, at, { title, unseenGates }) {
    const isGate = unseenGates.includes(event);
    const live = isGate
        ? 'heeds a no of it; what it would have said is not known here'
        : `ignores its answer: nothing can be blocked at ${event}`;
    return {
        id: 'hook-not-replayed',
        level: isGate ? 'warning' : 'notice',
        message: `hooks at ${event} are not run: no transcript tells of such a moment`,
        at,
        live: `${title} runs the hook and ${live}`,
        mend: null,
    };
}
function gemini_cli_hooks_reportUnknownEvent(event, at, family) {
    const names = [...family.events.keys()];
    const nearest = family.foreignEvents.get(event) ?? (0,text_nearest/* nearestName */.q)(event, names);
    return {
        id: 'unknown-event',
        level: 'warning',
        message: `unknown hook event ${(0,show/* showValue */.v)(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
        at,
        live: `${family.title} skips it: these hooks never run`,
        mend: nearest === null ? `Use one of ${names.join(', ')}.` : `Rename it to ${nearest}.`,
    };
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/load.ts




/** The user's settings and the project's; system-wide ones and extensions are not in a repository. */
function loadFamily(tree, family) {
    const files = ['user', 'project'].flatMap((level) => {
        const file = tree.read(level, family.settings);
        return file === null ? [] : [readFile(file, family)];
    });
    const heeded = files.filter((each) => each.file.level === 'user' || tree.trusted);
    const servers = Object.assign(Object.create(null), ...heeded.map((each) => ownObject(each.document?.value, 'mcpServers')));
    const disabled = heeded.flatMap((each) => each.switches.disabled);
    const switchedOff = heeded.findLast((each) => each.switches.off !== null);
    const loaded = files.map((each) => ({ ...each, ...loadHooks(each, { family, trusted: heeded.includes(each), servers, disabled }) }));
    const ordered = family.levels.flatMap((level) => loaded.filter((each) => each.file.level === level));
    return {
        configured: files.length > 0,
        hooks: switchedOff === undefined ? ordered.flatMap((each) => each.hooks) : [],
        findings: [...loaded.flatMap((each) => each.findings), ...(switchedOff === undefined ? [] : [load_reportDisabled(switchedOff)])],
        files: files.filter((each) => each.file.level === 'project').map((each) => each.file.path),
        permit: () => null,
        ruleCount: 0,
        askSetting: null,
    };
}
function readFile(file, family) {
    const broken = (id, message, at = {}) => ({
        file,
        document: null,
        switches: { off: null, disabled: [] },
        findings: [
            {
                id,
                level: 'error',
                message,
                at: { path: file.path, ...at },
                live: `${family.title} cannot read its settings, so none of its hooks runs`,
                mend: 'Mend the file: it is one JSON object; comments are allowed, trailing commas are not.',
            },
        ],
    });
    if (file.text === null)
        return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`);
    const parsed = parseJsonWithComments(file.text);
    if (!parsed.ok)
        return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column });
    const { document } = parsed;
    if (!(0,json/* isObject */.Gv)(document.value))
        return broken('config-invalid', `the file holds ${(0,show/* showValue */.v)(document.value)}, not an object`, { line: 1 });
    const findings = gemini_cli_load_reportDuplicates(document, file.path);
    return { file, document, switches: family.readSwitches(document.value), findings };
}
function loadHooks({ file, document, findings }, given) {
    if (document === null)
        return { hooks: [], findings };
    const read = gemini_cli_hooks_readHooks(document, { ...given, path: file.path });
    return { hooks: read.hooks, findings: [...findings, ...read.findings] };
}
function ownObject(value, key) {
    const found = (0,json/* own */.ZV)(value, key);
    return (0,json/* isObject */.Gv)(found) ? found : {};
}
function gemini_cli_load_reportDuplicates(document, path) {
    return document.duplicateKeys.map(({ key, line, column }) => ({
        id: 'config-entry-invalid',
        level: 'warning',
        message: `key ${(0,show/* showValue */.v)(key)} stands twice in one object: only the last one counts`,
        at: { path, line, column },
        live: 'what stands under the first one is lost',
        mend: 'Put both under one key.',
    }));
}
function load_reportDisabled({ file, switches }) {
    return {
        id: 'hooks-disabled',
        level: 'warning',
        message: `${switches.off}: no hook runs`,
        at: { path: file.path },
        live: 'nothing guards the project',
        mend: 'Take the setting out.',
    };
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/rehearse.ts


/** Each event that has hooks, in the order of the documentation; where matchers compare something, one scene for the hooks of each matcher. */
function rehearseFamily(hooks, stage, family) {
    const at = (event) => hooks.filter((hook) => hook.event === event);
    const covered = [...family.events.keys()].map((event) => coverHooks(event, at(event), (hook) => gemini_cli_rehearse_listScenes(hook, stage, family)));
    return joinRehearsals(covered);
}
function gemini_cli_rehearse_listScenes({ event, kind, matcher, examples }, stage, { compared }) {
    const calls = examples?.(stage.projectRoot) ?? [];
    if (kind === 'pre_tool')
        return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }));
    if (kind === 'post_tool')
        return calls.flatMap((call) => listEnds(call, stage));
    if (kind === 'prompt')
        return [{ about: null, seen: stagePrompt(stage) }];
    // What they are shown was not recorded.
    if (kind === 'other')
        return [];
    const values = Object.hasOwn(compared, event) ? compared[event] : undefined;
    if (values === undefined)
        return [{ about: null, seen: stageMoment(kind, stage) }];
    return [...values, ...examples_listNames(matcher)].map((value) => ({ about: value, seen: gemini_cli_rehearse_stageCompared(kind, value, stage) }));
}
/** One that succeeded, and one that failed: Qwen Code has an event of its own for it. */
function listEnds(call, stage) {
    const seen = stageResult(call, stage);
    const failed = { ...seen, recorded: 'failed', result: { text: 'example error', isError: true } };
    return [
        { about: nameCall(call), seen },
        { about: `${nameCall(call)}, failed`, seen: failed },
    ];
}
function gemini_cli_rehearse_stageCompared(kind, value, stage) {
    const isSubagent = kind === 'subagent_start' || kind === 'subagent_end';
    if (isSubagent)
        return { ...stageMoment(kind, stage), thread: { id: 'example_1', subagent: true, agentType: value } };
    return stageMoment(kind, stage, kind === 'session_end' ? { reason: value } : { trigger: value });
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/dialect.ts



/** The part of a dialect that is the same for all agents of the engine, made of what tells them from each other. */
function makeDialect(family, own) {
    return {
        ...own,
        id: family.id,
        title: family.title,
        vocabulary: family.vocabulary.agent,
        gates: ['pre_tool', 'prompt'],
        // Unless a group says "sequential": true.
        order: 'parallel',
        trust: `${family.title} itself runs project hooks only in a folder that its user trusts.`,
        // Project settings are read from the folder that a session is started in, and it stays there.
        startsIn: 'project-root',
        holds: ['ask'],
        permissionRules: 'after-hooks',
        load: (tree) => loadFamily(tree, family),
        candidates: () => [family.settings],
        merge: (verdicts, event) => mergeFamily(verdicts, event, family.answers),
        unopposed: 'none',
        rehearse: (hooks, stage) => rehearseFamily(hooks, stage, family),
    };
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/envelope.ts

/** What Gemini CLI 0.61.0 writes to a hook's stdin (recorded; hooks/hookEventHandler.ts). `servers`: `mcpServers` of its settings. */
function writeGeminiEnvelope(eventName, seen, servers) {
    const envelope = { ...beginEnvelope(eventName, seen) };
    if (seen.tool !== null)
        Object.assign(envelope, { tool_name: seen.tool.name, tool_input: seen.tool.args });
    if (seen.result !== null)
        envelope.tool_response = gemini_cli_envelope_describeResult(seen);
    if (seen.tool !== null)
        Object.assign(envelope, describeServer(seen.tool.name, servers));
    if (seen.prompt !== null)
        envelope.prompt = seen.prompt;
    if (seen.moment !== null)
        Object.assign(envelope, gemini_cli_envelope_describeMoment(eventName, seen.moment.facts));
    return envelope;
}
/** A record without a time is as good as any: hooks expect some. */
const NO_TIME = '1970-01-01T00:00:00.000Z';
/** The keys that every envelope of both agents begins with. */
function beginEnvelope(eventName, { session, transcriptPath, cwd, ts }) {
    return { session_id: session.id, transcript_path: transcriptPath, cwd, hook_event_name: eventName, timestamp: ts ?? NO_TIME };
}
/** Parts for what other programs answered, a text for the agent's own tools (recorded). Another agent's structured result means nothing here. */
function gemini_cli_envelope_describeResult({ tool, result, translated }) {
    const text = result?.text ?? '';
    const isForeign = /^mcp_|^invoke_agent$/.test(tool?.name ?? '');
    const display = translated ? undefined : result?.structured;
    const error = result?.isError === true ? { error: { message: text } } : {};
    return { llmContent: isForeign ? [{ text }] : text, returnDisplay: display ?? text, ...error };
}
/** `mcp_context` of an MCP tool: its server as configured, as far as the settings of the tree have it. */
function describeServer(name, servers) {
    const [, serverName, toolName] = /^mcp_([^_]+)_(.+)$/s.exec(name) ?? [];
    if (serverName === undefined)
        return {};
    const server = (0,json/* own */.ZV)(servers, serverName);
    const known = Object.fromEntries(['command', 'args', 'cwd'].flatMap((key) => pick(server, key)));
    const url = (0,json/* ownString */.Ao)(server, 'url') ?? (0,json/* ownString */.Ao)(server, 'httpUrl');
    const context = { server_name: serverName, tool_name: toolName, ...known, ...(url === undefined ? {} : { url }) };
    return { mcp_context: { ...context, ...Object.fromEntries(pick(server, 'tcp')) } };
}
function pick(server, key) {
    const value = (0,json/* own */.ZV)(server, key);
    return value === undefined ? [] : [[key, value]];
}
/** What a moment's hook is told beside; what no transcript tells is what a plain headless run has. */
function gemini_cli_envelope_describeMoment(event, facts) {
    switch (event) {
        case 'SessionStart':
            return { source: facts.trigger ?? 'startup' };
        case 'SessionEnd':
            return { reason: facts.reason ?? 'exit' };
        case 'AfterAgent':
            return { prompt: facts.prompt ?? '', prompt_response: facts.message ?? '', stop_hook_active: false };
        case 'PreCompress':
            return { trigger: facts.trigger ?? 'auto' };
        default:
            return {};
    }
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/gemini-answer.ts



/** hooks/hookRunner.ts, hookAggregator.ts and scheduler/hook-utils.ts of @google/gemini-cli-core 0.61.0; verdicts measured on 0.61.0. */
const geminiAnswers = { title: 'Gemini CLI', hear, read, combine };
/** stdout, or stderr where that is empty. JSON counts at any exit code; another text is a no from exit code 2 on. */
function hear({ stdout, stderr, code }) {
    const text = stdout.trim() || stderr.trim();
    if (text === '')
        return { output: null, text, isPlain: false };
    const parsed = parseLoosely(text);
    if (parsed === undefined)
        return { output: convert(text, code ?? 0), text, isPlain: true };
    // A list has none of the keys; a number, true and null are no answer.
    const output = (0,json/* isObject */.Gv)(parsed.value) ? parsed.value : Array.isArray(parsed.value) ? {} : null;
    return { output, text, isPlain: false };
}
/** A JSON text within a JSON string is parsed once more. */
function parseLoosely(text) {
    const parsed = parseAnswer(text);
    return typeof parsed?.value === 'string' ? parseAnswer(parsed.value) : parsed;
}
function convert(text, code) {
    if (code === 0)
        return { decision: 'allow', systemMessage: text };
    return code === 1 ? { decision: 'allow', systemMessage: `Warning: ${text}` } : { decision: 'deny', reason: text };
}
function read(output, kind) {
    const specific = (0,json/* own */.ZV)(output, 'hookSpecificOutput');
    const input = (0,json/* own */.ZV)(specific, 'tool_input');
    const told = {
        reason: (0,json/* ownString */.Ao)(output, 'reason') ?? null,
        rewrite: kind === 'pre_tool' && (0,json/* isObject */.Gv)(input) ? input : null,
        // Nobody reads it before a call.
        context: kind === 'pre_tool' ? null : ((0,json/* ownString */.Ao)(specific, 'additionalContext') ?? null),
    };
    if ((0,json/* own */.ZV)(output, 'continue') === false) {
        return { ...told, decision: 'deny', reason: (0,json/* ownString */.Ao)(output, 'stopReason') || told.reason, mistake: null };
    }
    const said = (0,json/* own */.ZV)(output, 'decision');
    if (said === 'deny' || said === 'block')
        return { ...told, decision: 'deny', mistake: null };
    if (said === 'allow' || said === 'approve')
        return { ...told, decision: 'allow', mistake: null };
    if (said === 'ask')
        return { ...told, decision: 'ask', mistake: kind === 'prompt' ? UNASKED : null };
    return { ...told, decision: 'none', mistake: gemini_answer_findMistake(output, said) };
}
const UNASKED = { kind: 'unsupported-verdict', detail: 'decision is "ask", which Gemini CLI does not read at BeforeAgent' };
function gemini_answer_findMistake(output, said) {
    if (said !== undefined && said !== null) {
        return { kind: 'invalid-verdict', detail: `decision is ${(0,show/* showValue */.v)(said)}; Gemini CLI knows allow, deny, block and ask` };
    }
    const word = findDecisionWord(output);
    return word === null
        ? null
        : { kind: 'unrecognized-output', detail: `${word} says nothing to Gemini CLI, which reads the key "decision"` };
}
/** One no is enough, then one ask; reasons are joined; of what stands under `hookSpecificOutput` the last of each key counts. */
function combine(outputs) {
    const decisions = outputs.map((each) => (0,json/* own */.ZV)(each, 'decision'));
    const decision = decisions.findLast((each) => each === 'deny' || each === 'block') ?? decisions.findLast((each) => each === 'ask') ?? 'allow';
    const isStopped = outputs.some((each) => (0,json/* own */.ZV)(each, 'continue') === false);
    return {
        ...(isStopped ? { continue: false, stopReason: joinTexts(outputs, 'stopReason') } : {}),
        decision,
        reason: joinTexts(outputs, 'reason'),
        hookSpecificOutput: joinSpecific(outputs),
    };
}
/** The texts under one key, one a line. */
function joinTexts(outputs, key) {
    const texts = outputs.map((each) => (0,json/* ownString */.Ao)(each, key)).filter((text) => text);
    return texts.length === 0 ? undefined : texts.join('\n');
}
/** What stands under `hookSpecificOutput`, the last of each key; contexts are joined. */
function joinSpecific(outputs) {
    const all = outputs.map((each) => (0,json/* own */.ZV)(each, 'hookSpecificOutput')).filter(json/* isObject */.Gv);
    const joined = Object.create(null);
    for (const specific of all)
        for (const [key, value] of Object.entries(specific))
            joined[key] = value;
    const context = joinTexts(all, 'additionalContext');
    if (context !== undefined)
        joined.additionalContext = context;
    return joined;
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/quote.ts
/** A text as one word of a shell, as the package shell-quote writes it: bare where it can be, else in quotes. */
function quoteForShell(text) {
    if (text === '')
        return '';
    if (/["\s\\]/.test(text) && !text.includes("'"))
        return `'${text}'`;
    if (/["'\s]/.test(text))
        return `"${text.replace(/(["\\$`!])/g, '\\$1')}"`;
    return text.replace(/([A-Za-z]:)?([#!"$&'()*,:;<=>?@[\\\]^`{|}])/g, '$1\\$2');
}

;// CONCATENATED MODULE: ./src/dialects/gemini-cli/gemini-cli.ts









/** hooks/types.ts; envelopes of `other` hold the model's request, or a question to a person, which no transcript has. */
const GEMINI_EVENTS = new Map([
    ['BeforeTool', 'pre_tool'],
    ['AfterTool', 'post_tool'],
    ['BeforeAgent', 'prompt'],
    ['AfterAgent', 'stop'],
    ['SessionStart', 'session_start'],
    ['SessionEnd', 'session_end'],
    ['PreCompress', 'pre_compact'],
    ['BeforeModel', 'other'],
    ['AfterModel', 'other'],
    ['BeforeToolSelection', 'other'],
    ['Notification', 'other'],
]);
const family = {
    id: 'gemini-cli',
    title: 'Gemini CLI',
    settings: '.gemini/settings.json',
    vocabulary: gemini_cli/* geminiCli */.o,
    events: GEMINI_EVENTS,
    unseenGates: ['BeforeModel', 'AfterModel'],
    // cli/src/commands/hooks/migrate.ts
    foreignEvents: new Map([
        ['PreToolUse', 'BeforeTool'],
        ['BeforeToolUse', 'BeforeTool'],
        ['PostToolUse', 'AfterTool'],
        ['AfterToolUse', 'AfterTool'],
        ['UserPromptSubmit', 'BeforeAgent'],
        ['Stop', 'AfterAgent'],
        ['SubagentStop', 'AfterAgent'],
        ['PreCompact', 'PreCompress'],
    ]),
    // Settings are merged before hooks are read, the user's first (settingsSchema.ts: arrays under `hooks` are concatenated).
    levels: ['user', 'project'],
    unplayed: ['plugin', 'runtime'],
    required: { command: 'command', runtime: 'name' },
    ignoredKeys: [
        'if',
        'args',
        'async',
        'asyncRewake',
        'shell',
        'once',
        'cwd',
        'bash',
        'powershell',
        'timeoutSec',
        'timeout_ms',
        'failClosed',
    ],
    readSwitches,
    readTimeout,
    runKeyOf: (handler) => `${(0,json/* ownString */.Ao)(handler, 'name') ?? ''}:${(0,json/* ownString */.Ao)(handler, 'command') ?? ''}`,
    nameOf: null,
    isAsync: () => false,
    shellOf: () => 'bash',
    matches,
    canMatch: gemini_cli_canMatch,
    answers: geminiAnswers,
    start,
    // Gemini CLI reads to the end (2 MB measured on 0.61.0); more than this is no answer.
    outputCap: 16 * 1024 * 1024,
    writeEnvelope: writeGeminiEnvelope,
    compared: {
        SessionStart: ['startup', 'resume', 'clear'],
        SessionEnd: ['exit', 'clear', 'logout', 'prompt_input_exit', 'other'],
        PreCompress: ['auto', 'manual'],
    },
};
/** Gemini CLI: `hooks` of `.gemini/settings.json`. */
const geminiCli = makeDialect(family, {
    source: 'https://geminicli.com/docs/hooks; @google/gemini-cli-core 0.61.0; verdicts measured on 0.61.0',
    events: {
        ...{ pre_tool: 'BeforeTool', prompt: 'BeforeAgent', post_tool: 'AfterTool', stop: 'AfterAgent' },
        ...{ session_start: 'SessionStart', session_end: 'SessionEnd', pre_compact: 'PreCompress' },
    },
    headless: { ruling: 'refused', why: 'gemini -p waits for ever for an answer' },
    feedsRewrites: true,
});
function readSwitches(settings) {
    const config = (0,json/* own */.ZV)(settings, 'hooksConfig');
    const disabled = (0,json/* own */.ZV)(config, 'disabled');
    return {
        off: (0,json/* own */.ZV)(config, 'enabled') === false ? 'hooksConfig.enabled is false' : null,
        disabled: Array.isArray(disabled) ? disabled.filter((name) => typeof name === 'string') : [],
    };
}
const DEFAULT_MS = 60_000;
const SHORT_MS = 1_000;
/** Node's timers count in 32 bits and take what is longer for 1 ms. */
const LONGEST_MS = 2 ** 31 - 1;
/** Milliseconds, as they are given to a timer. */
function readTimeout(value) {
    if (value === undefined || value === null)
        return { ms: DEFAULT_MS, odd: null };
    const told = `timeout is ${(0,show/* showValue */.v)(value)}`;
    const given = typeof value === 'boolean' || typeof value === 'object' ? Number.NaN : Number(value);
    if (Number.isNaN(given))
        return { ms: 1, odd: `${told}, not a number of milliseconds` };
    if (given > LONGEST_MS)
        return { ms: 1, odd: `${told}: no timer is that long, so it is over at once` };
    const ms = Math.max(1, Math.trunc(given));
    return { ms, odd: ms < SHORT_MS ? `${told}: Gemini CLI counts milliseconds, so the hook has ${ms} ms and will not be heard` : null };
}
function matches(matcher, event, seen) {
    if (seen.tool !== null)
        return matchGeminiTool(matcher, seen.tool.name);
    const value = gemini_cli_matchedValue(event, seen);
    return value === null ? { fires: true, why: `${event} ignores matchers` } : matchGeminiValue(matcher, value);
}
function gemini_cli_matchedValue(event, seen) {
    if (seen.moment === null)
        return null;
    const told = writeGeminiEnvelope(event, seen, {});
    const key = event === 'SessionEnd' ? 'reason' : event === 'SessionStart' ? 'source' : 'trigger';
    return (0,json/* ownString */.Ao)(told, key) ?? null;
}
/** Names of MCP tools begin with `mcp_`; a server's own name is known to nobody here. */
function gemini_cli_canMatch(matcher) {
    if (gemini_cli/* geminiCli */.o.tools.some((tool) => matchGeminiTool(matcher, tool).fires))
        return true;
    return (0,matching_regex/* compileRegex */.DL)(matcher ?? '') !== 'invalid' && /mcp|__/.test(matcher ?? '');
}
/** hookRunner.ts: these names are put into the command as quoted texts before the shell sees it, and are variables too. */
function start(command, { projectRoot, session, transcriptPath }) {
    const env = {
        GEMINI_PROJECT_DIR: projectRoot,
        GEMINI_CWD: projectRoot,
        GEMINI_PLANS_DIR: `${transcriptPath.replace(/\/[^/]*$/, '')}/plans`,
        GEMINI_SESSION_ID: session.id,
        CLAUDE_PROJECT_DIR: projectRoot,
    };
    const filled = Object.entries(env).reduce((text, [name, value]) => text.replaceAll(`$${name}`, () => quoteForShell(value)), command);
    return { command: filled, env };
}

// EXTERNAL MODULE: ./src/text/secrets.ts + 5 modules
var secrets = __webpack_require__(4100);
;// CONCATENATED MODULE: ./src/dialects/lecode/answer.ts




const VERDICTS = new Map([
    ['allow', 'allow'],
    ['defer', 'defer'],
    ['ask', 'ask'],
    ['deny', 'deny'],
]);
/** lecode cuts the stderr that it quotes in a reason; Python counts code points. */
const STDERR_IN_REASON = 200;
const UNITS_OF_CODE_POINT = 2;
/** How lecode reads one hook's ending: any failure denies at the two enforced events and abstains elsewhere. */
function interpretLecode(ending, event) {
    const failed = (failure, text) => {
        const enforced = event.kind === 'pre_tool' || event.kind === 'prompt';
        return { ...NO_OPINION, verdict: enforced ? 'deny' : 'none', reason: enforced ? `hook failed: ${text}` : null, failure };
    };
    const failure = findProcessFailure(ending);
    if (failure !== null)
        return failed(failure, describeEnding(ending));
    const text = trimBlanks(ending.stdout);
    if (text === '')
        return { ...NO_OPINION, notes: noteUnheard(ending.stderr, 'lecode') };
    const parsed = parseAnswer(text);
    if (parsed === undefined)
        return failed(fail('invalid-json', `invalid JSON output: ${(0,show/* showValue */.v)(text)}`, 0), 'invalid JSON output');
    const verdict = (0,json/* own */.ZV)(parsed.value, 'verdict');
    const decision = typeof verdict === 'string' ? VERDICTS.get(verdict.toLowerCase()) : undefined;
    if (!(0,json/* isObject */.Gv)(parsed.value) || decision === undefined) {
        return failed(describeNoVerdict(parsed.value), "missing or invalid 'verdict' in output");
    }
    const rewrite = (0,json/* own */.ZV)(parsed.value, 'rewritten_input');
    const answer = { ...NO_OPINION, verdict: decision, reason: answer_readReason((0,json/* own */.ZV)(parsed.value, 'reason')) };
    if ((0,json/* isObject */.Gv)(rewrite))
        return { ...answer, rewrite: { how: 'replace', args: rewrite } };
    if (rewrite === undefined || rewrite === null)
        return answer;
    const message = `lecode ignores a rewritten_input that is not an object: ${(0,show/* showValue */.v)(rewrite)}`;
    return { ...answer, notes: [{ id: 'answer-key-ignored', message }] };
}
function describeNoVerdict(value) {
    const foreign = (0,json/* isObject */.Gv)(value) && (0,json/* own */.ZV)(value, 'verdict') === undefined ? findDecisionWord(value) : null;
    if (foreign !== null)
        return fail('unrecognized-output', `${foreign} says nothing to lecode, which reads the key 'verdict'`, 0);
    const seen = (0,json/* isObject */.Gv)(value) ? `verdict ${(0,show/* showValue */.v)((0,json/* own */.ZV)(value, 'verdict'))}` : (0,show/* showValue */.v)(value);
    return fail('invalid-verdict', `missing or invalid 'verdict' in output: ${seen}; lecode knows allow, defer, ask and deny`, 0);
}
/** lecode stringifies a reason and drops what Python counts as false: empty lists and objects too. */
function answer_readReason(value) {
    if (value === undefined || value === null || value === '' || value === 0 || value === false)
        return null;
    if (typeof value === 'object' && Object.keys(value).length === 0)
        return null;
    // Python's word for it.
    if (value === true)
        return 'True';
    return typeof value === 'string' ? value : JSON.stringify(value);
}
/** lecode's own words for a failed process; Python numbers a death by signal negatively. */
function describeEnding(ending) {
    switch (ending.kind) {
        case 'timed-out':
            return `timed out after ${(ending.timeoutMs / 1000).toFixed(1)}s`;
        case 'signalled':
            return `exit code -${SIGNAL_NUMBERS[ending.signal] ?? ending.signal}`;
        case 'exited': {
            const head = (0,secrets/* maskSecrets */.Q)(ending.stderr.trim()).slice(0, STDERR_IN_REASON * UNITS_OF_CODE_POINT);
            const stderr = [...head].slice(0, STDERR_IN_REASON).join('');
            return `exit code ${ending.code}${stderr === '' ? '' : `: ${stderr}`}`;
        }
        case 'too-large':
            return 'invalid JSON output';
        case 'not-started':
            return ending.message;
    }
}
/** POSIX numbers on Linux. */
const SIGNAL_NUMBERS = {
    ...{ SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGILL: 4, SIGTRAP: 5, SIGABRT: 6, SIGBUS: 7, SIGFPE: 8, SIGKILL: 9, SIGUSR1: 10 },
    ...{ SIGSEGV: 11, SIGUSR2: 12, SIGPIPE: 13, SIGALRM: 14, SIGTERM: 15, SIGXCPU: 24, SIGXFSZ: 25, SIGSYS: 31 },
};

;// CONCATENATED MODULE: ./src/dialects/lecode/envelope.ts
/** The JSON that lecode writes to a hook's stdin: ASCII only, no final newline; keys that do not apply are absent. */
function writeLecodeEnvelope(eventName, event) {
    const session = { id: event.session.id, name: event.session.name ?? event.session.id };
    const envelope = envelope_beginEnvelope(eventName, session, event);
    if (event.tool !== null)
        envelope.tool = { name: event.tool.name, args: event.tool.args };
    if (event.result !== null)
        Object.assign(envelope, lecode_envelope_describeResult(event.result.text, event.result.isError === true));
    if (event.prompt !== null)
        envelope.prompt = event.prompt;
    if (event.moment !== null)
        Object.assign(envelope, lecode_envelope_describeMoment(event.moment.facts, event));
    return escapeNonAscii(JSON.stringify(envelope));
}
/** What `lecode --hooks-test` shows every hook, whatever its event: all of these at once, outside of any session (lecode's source). */
function writeTestEnvelope(eventName, event) {
    const all = {
        tool: EXAMPLE_TOOL,
        result: { content: 'example result', is_error: false },
        prompt: 'example prompt',
        agent: 'example_agent',
    };
    return escapeNonAscii(JSON.stringify({ ...envelope_beginEnvelope(eventName, null, event), ...all }));
}
/** The call that `lecode --hooks-test` makes up. */
const EXAMPLE_TOOL = { name: 'example_tool', args: { example: true } };
/** The keys that every envelope has. */
function envelope_beginEnvelope(event, session, { ts, projectRoot }) {
    return { event, ts: toPythonTime(ts), session, cwd: projectRoot };
}
const envelope_UNITS_OF_CODE_POINT = 2;
/** lecode clips what a subagent answered. */
const SUBAGENT_RESULT = 2000;
/** Keys of the observing events, in lecode's order; base keys only where the page names no other. */
function lecode_envelope_describeMoment(facts, { kind, thread }) {
    const isSubagent = kind === 'subagent_start' || kind === 'subagent_end';
    return {
        ...(facts.result !== undefined && { result: clipResult(facts.result) }),
        ...(facts.prompt !== undefined && { prompt: facts.prompt }),
        ...(isSubagent && thread.agentType !== undefined && { agent: thread.agentType }),
        ...(facts.decision !== undefined && { decision: facts.decision }),
        ...(facts.reason !== undefined && { reason: facts.reason }),
    };
}
function clipResult({ text, isError }) {
    const head = text.slice(0, SUBAGENT_RESULT * envelope_UNITS_OF_CODE_POINT);
    return { content: [...head].slice(0, SUBAGENT_RESULT).join(''), is_error: isError === true };
}
/** A tool that raised gives `reason` instead of `result`: lecode stores it as `error: TypeName: message`. */
function lecode_envelope_describeResult(text, isError) {
    const raised = isError ? /^error: ([A-Z]\w*(?:Error|Exception): [\s\S]*)$/.exec(text) : null;
    return raised ? { reason: raised[1] } : { result: { content: text, is_error: isError } };
}
/** Python's `json.dumps` escapes everything above U+007F by default. */
function escapeNonAscii(json) {
    return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** `2026-09-01T12:00:00.5Z` → `2026-09-01T12:00:00.500000+00:00`; another form passes as recorded, since a replay invents no time. */
function toPythonTime(ts) {
    if (ts === null)
        return '1970-01-01T00:00:00+00:00';
    const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/.exec(ts);
    if (!parts)
        return ts;
    const micros = (parts[2] ?? '').padEnd(6, '0').slice(0, 6);
    return `${parts[1]}${/[1-9]/.test(micros) ? `.${micros}` : ''}+00:00`;
}

;// CONCATENATED MODULE: ./src/dialects/lecode/hooks.ts





/** Every event, in the order of `lecode --hooks-test`, with the gate's word for it; no transcript tells of a notification. */
const hooks_KINDS = new Map([
    ['PreToolUse', 'pre_tool'],
    ['PostToolUse', 'post_tool'],
    ['PostToolUseFailure', 'post_tool'],
    ['PermissionRequest', 'permission_request'],
    ['PermissionResult', 'permission_result'],
    ['UserPromptSubmit', 'prompt'],
    ['Stop', 'stop'],
    ['SessionStart', 'session_start'],
    ['SessionEnd', 'session_end'],
    ['SubagentStart', 'subagent_start'],
    ['SubagentEnd', 'subagent_end'],
    ['PreCompact', 'pre_compact'],
    ['PostCompact', 'post_compact'],
    ['Interrupt', 'interrupt'],
    ['Notification', 'other'],
]);
const LECODE_EVENTS = [...hooks_KINDS.keys()];
/** A constant of lecode's code: the file cannot change it. */
const TIMEOUT_MS = 10_000;
/** lecode keeps so many bytes of each stream and cuts out the middle of more. */
const hooks_OUTPUT_CAP = 1_000_000;
/** `[hooks]`: a map of event name → list of shell commands. Any other shape voids the whole file. */
function lecode_hooks_readHooks(document, from) {
    const table = (0,json/* own */.ZV)(document.value, 'hooks');
    const wrong = (path, message) => ({ ok: false, message, at: document.placeOf(path) });
    if (!(0,json/* isObject */.Gv)(document.value))
        return wrong([], `the file holds ${(0,show/* showValue */.v)(document.value)}, not a table`);
    if (table === undefined)
        return { ok: true, hooks: [], events: [], findings: [] };
    if (!(0,json/* isObject */.Gv)(table))
        return wrong(['hooks'], `hooks is ${(0,show/* showValue */.v)(table)}, not a table of events`);
    const hooks = [];
    const findings = [];
    for (const [event, commands] of Object.entries(table)) {
        if (!Array.isArray(commands))
            return wrong(['hooks', event], `hooks.${event} is ${(0,show/* showValue */.v)(commands)}, not a list of commands`);
        const bad = commands.findIndex((command) => typeof command !== 'string');
        if (bad >= 0)
            return wrong(['hooks', event, bad], `hooks.${event}[${bad}] is ${(0,show/* showValue */.v)(commands[bad])}, not a command string`);
        if (!LECODE_EVENTS.includes(event)) {
            findings.push(lecode_hooks_reportUnknownEvent(event, { path: from.file.path, ...document.placeOf(['hooks', event]) }));
            continue;
        }
        commands.forEach((command, index) => {
            const at = { path: from.file.path, ...document.placeOf(['hooks', event, index]) };
            hooks.push(hooks_makeHook({ event, command, at, number: index + 1, trusted: from.trusted }));
            if (hooks_KINDS.get(event) === 'other' && from.trusted)
                findings.push(hooks_reportNotReplayed(event, at));
        });
    }
    return { ok: true, hooks, events: Object.keys(table), findings };
}
function lecode_hooks_reportUnknownEvent(event, at) {
    const nearest = (0,text_nearest/* nearestName */.q)(event, LECODE_EVENTS);
    const message = `unknown hook event ${(0,show/* showValue */.v)(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`;
    const mend = nearest === null ? `Use one of: ${LECODE_EVENTS.join(', ')}.` : `Rename it to ${nearest}: names are matched exactly.`;
    return { id: 'unknown-event', level: 'warning', message, at, live: 'lecode warns at its start and never runs these commands', mend };
}
function hooks_reportNotReplayed(event, at) {
    return {
        id: 'hook-not-replayed',
        level: 'notice',
        message: `hooks at ${event} are not run: no transcript tells of such a moment`,
        at,
        live: `lecode runs the hook and ignores its answer: nothing can be blocked at ${event}`,
        mend: null,
    };
}
function hooks_makeHook(entry) {
    const { event, command, at, number, trusted } = entry;
    return {
        id: `lecode:${event}:${at.path}#${number}`,
        dialect: 'lecode',
        event,
        matcher: null,
        command,
        at,
        trusted,
        kind: hooks_KINDS.get(event) ?? 'other',
        form: { shell: command },
        timeoutMs: TIMEOUT_MS,
        reachable: true,
        runKey: null,
        matches: (seen) => hooks_matchEvent(event, seen),
        prepare: (seen) => ({
            argv: ['/bin/sh', '-c', command],
            cwd: seen.projectRoot,
            env: {},
            timeoutMs: TIMEOUT_MS,
            input: writeLecodeEnvelope(event, seen),
            completeAt: 'pipes',
            outputCap: hooks_OUTPUT_CAP,
        }),
        interpret: interpretLecode,
    };
}
/** Exactly one of the two post events fires: PostToolUseFailure for an error result. */
function hooks_matchEvent(event, seen) {
    const failed = seen.result?.isError === true;
    if (seen.kind === 'post_tool' && (event === 'PostToolUseFailure') !== failed)
        return { fires: false, why: `the call ${failed ? 'failed' : 'succeeded'}` };
    const none = lecodeFiresNone(seen);
    return { fires: true, why: `lecode hooks have no matcher${none === null ? '' : `; ${none.why}`}` };
}
/**
 * lecode's source: it looks up the tool and reads the arguments before it asks hooks; it adds MCP tools after it has set hooks up; and in
 * `--loop` and `--chain` it submits no prompt.
 */
function lecodeFiresNone({ kind, session, tool, recorded }) {
    if (kind === 'prompt')
        return session.name?.startsWith('loop-') === true ? { why: 'not fired by lecode in a loop', isAsked: true } : null;
    if (kind !== 'pre_tool' && kind !== 'post_tool')
        return null;
    if (kind === 'pre_tool' && recorded === 'not-run' && session.agent === 'lecode')
        return { why: 'not fired by lecode for a tool that it does not know or arguments that it cannot read', isAsked: false };
    return tool?.name.startsWith('mcp:') === true ? { why: 'not fired by lecode for MCP tools', isAsked: true } : null;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./src/formats/yaml-nodes.ts


/** The package looks for each alias's anchor among all that come before it. */
const MAX_ALIASES = 1_000;
/** What is wrong with a document that the package itself takes, and where: looked at node by node, each once. */
function findYamlFault(root) {
    const pending = [root];
    let aliases = 0;
    while (pending.length > 0) {
        const node = pending.pop();
        if ((0,dist/* isAlias */.Vj)(node))
            aliases += 1;
        if (aliases > MAX_ALIASES)
            return { message: `holds more than ${MAX_ALIASES} aliases`, offset: startOf(node) ?? 0 };
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                pending.push(item);
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const fault = findKeyFault(node);
        if (fault !== null)
            return fault;
        for (const { value } of node.items)
            pending.push(value);
    }
    return null;
}
function findKeyFault(map) {
    const seen = new Set();
    for (const { key } of map.items) {
        const offset = startOf(key) ?? startOf(map) ?? 0;
        if ((0,dist/* isMap */.jh)(key) || (0,dist/* isSeq */.oP)(key))
            return { message: 'a list or a map stands where a key belongs', offset };
        if (!(0,dist/* isScalar */.jn)(key))
            continue;
        if (seen.has(key.value))
            return { message: `key ${(0,show/* showValue */.v)(key.value)} stands twice in one map`, offset };
        seen.add(key.value);
    }
    return null;
}
/** Finds offsets by path; the keys of a map are looked through once, however many of its values are asked for. */
function indexYaml(root) {
    const indexes = new Map();
    const indexOf = (map) => {
        const index = indexes.get(map) ?? new Map(map.items.map((pair) => [(0,dist/* isScalar */.jn)(pair.key) ? String(pair.key.value) : '', pair]));
        indexes.set(map, index);
        return index;
    };
    return (path) => {
        let node = root;
        let offset = startOf(root) ?? 0;
        for (const key of path) {
            if ((0,dist/* isMap */.jh)(node)) {
                const pair = indexOf(node).get(String(key));
                if (pair === undefined)
                    return offset;
                offset = startOf(pair.key) ?? offset;
                node = pair.value;
            }
            else if ((0,dist/* isSeq */.oP)(node) && typeof key === 'number') {
                node = node.items[key];
                offset = startOf(node) ?? offset;
            }
            else
                return offset;
        }
        return offset;
    };
}
function startOf(node) {
    return node?.range?.[0];
}

;// CONCATENATED MODULE: ./src/formats/yaml.ts



const yaml_MAX_LENGTH = 512 * 1024;
/** How much an alias may stand for, taken together: more is an alias bomb. */
const MAX_EXPANSION = 100;
/**
 * YAML 1.2, one document, as plain JSON (see `toPlain`). An error is also: a key that stands twice or is no scalar, a tag that is not known,
 * and what is longer than 512 Ki characters or nested deeper than 500 levels.
 */
function parseYaml(source) {
    return (0,bounds/* parseWithin */.nM)(source, yaml_MAX_LENGTH, yaml_parseText);
}
function yaml_parseText(text) {
    const lines = new dist/* LineCounter */.HN();
    const fail = (message, offset) => ({ ok: false, message, ...toPosition(lines, offset) });
    const { tokens, error } = readTokens(text, lines);
    if (error !== null)
        return fail(error.message, error.offset);
    // What parseDocument does, without its search for equal keys and its quoting of lines: both take time with the square of the length.
    const [document, second] = new dist/* Composer */.Dk({ uniqueKeys: false, prettyErrors: false }).compose(tokens, true, text.length);
    if (document === undefined)
        return fail('holds no document', 0);
    const fault = document.errors[0] ?? document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED');
    if (fault !== undefined)
        return fail(fault.message.split('\n')[0] ?? fault.code, fault.pos[0]);
    if (second !== undefined)
        return fail('holds more than one document', second.range[0]);
    const wrong = findYamlFault(document.contents);
    if (wrong !== null)
        return fail(wrong.message, wrong.offset);
    const find = indexYaml(document.contents);
    try {
        const value = (0,bounds/* toPlain */.Ul)(document.toJS({ maxAliasCount: MAX_EXPANSION }));
        return { ok: true, document: { value, placeOf: (path) => toPosition(lines, find(path)), duplicateKeys: [] } };
    }
    catch (thrown) {
        if (thrown instanceof RangeError)
            throw thrown;
        return fail(thrown instanceof Error ? thrown.message : String(thrown), thrown instanceof bounds/* NotPlainError */.S6 ? find(thrown.path) : 0);
    }
}
/** Stops at the first error: what the parser makes of what follows one can take time with the square of its length. */
function readTokens(text, lines) {
    const tokens = [];
    for (const token of new dist/* Parser */.iX(lines.addNewLine).parse(text)) {
        if (token.type === 'error')
            return { tokens, error: token };
        tokens.push(token);
    }
    return { tokens, error: null };
}
function toPosition(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
}

// EXTERNAL MODULE: ./src/text/numbers.ts
var numbers = __webpack_require__(2613);
;// CONCATENATED MODULE: ./src/matching/fnmatch.ts

/**
 * Python's `fnmatch.fnmatchcase` over the whole text (https://docs.python.org/3/library/fnmatch.html): `*` crosses `/` and
 * line ends, `?` is one character, `[seq]` and `[!seq]` are classes, a `[` that is never closed is literal, nothing escapes.
 */
function matchesFnmatch(pattern, text) {
    return matchSegments(fnmatch_readSegments(pattern), text);
}
function fnmatch_readSegments(pattern) {
    const segments = [];
    let atoms = [];
    const characters = [...pattern];
    const lastClose = characters.lastIndexOf(']');
    for (let at = 0; at < characters.length; at += 1) {
        const character = characters[at] ?? '';
        if (character === '*') {
            segments.push(atoms);
            atoms = [];
            continue;
        }
        const close = character === '[' && at < lastClose ? findClose(characters, at) : -1;
        if (close > 0) {
            atoms.push({ kind: 'class', has: readClass(characters.slice(at + 1, close)) });
            at = close;
            continue;
        }
        atoms.push(character === '?' ? { kind: 'any' } : { kind: 'text', text: character });
    }
    return [...segments, atoms].map(fnmatch_joinTexts);
}
/** A `]` right after `[` or `[!` belongs to the class. */
function findClose(characters, open) {
    const first = characters[open + 1] === '!' ? open + 2 : open + 1;
    return characters.indexOf(']', characters[first] === ']' ? first + 1 : first);
}
function readClass(content) {
    const negated = content[0] === '!';
    const items = (negated ? content.slice(1) : content).map((item) => item.codePointAt(0) ?? 0);
    const ranges = [];
    for (let at = 0; at < items.length; at += 1) {
        const from = items[at] ?? 0;
        const to = items[at + 1] === HYPHEN ? items[at + 2] : undefined;
        // A reversed range is empty.
        ranges.push([from, to ?? from]);
        if (to !== undefined)
            at += 2;
    }
    return (codePoint) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to) !== negated;
}
const HYPHEN = 0x2d;
function fnmatch_joinTexts(atoms) {
    const joined = [];
    for (const atom of atoms) {
        const last = joined.at(-1);
        if (atom.kind === 'text' && last?.kind === 'text')
            joined[joined.length - 1] = { kind: 'text', text: last.text + atom.text };
        else
            joined.push(atom);
    }
    return joined;
}

;// CONCATENATED MODULE: ./src/matching/lecode-target.ts

/** The names under which a rule may know a tool: an MCP tool has two spellings. */
function listLecodeToolNames(tool) {
    const mcp = splitMcpName(tool);
    if (mcp === null)
        return [tool];
    const { server, name } = mcp;
    return [...new Set([tool, `mcp:${server}:${name}`, `mcp__${server}__${name}`, mcpTarget(server, name)])];
}
/**
 * What a permission rule is tried on: bash its command; file tools their path as given, absolute and relative to the recorded
 * working directory; searches their path, else their pattern; MCP tools their name; any other tool its arguments as sorted JSON.
 */
function listLecodeTargets(tool, args, cwd) {
    const mcp = splitMcpName(tool);
    if (mcp !== null)
        return [mcpTarget(mcp.server, mcp.name)];
    if (tool === 'bash')
        return [lecode_target_readString(args, 'command') ?? ''];
    if (PATH_TOOLS.has(tool))
        return spellTarget(lecode_target_readString(args, 'path') ?? '', cwd);
    if (SEARCH_TOOLS.has(tool)) {
        const path = lecode_target_readString(args, 'path');
        return path === null ? [lecode_target_readString(args, 'pattern') ?? ''] : spellTarget(path, cwd);
    }
    return [pythonJson(args)];
}
const PATH_TOOLS = new Set(['read', 'write', 'edit', 'list_dir']);
const SEARCH_TOOLS = new Set(['grep', 'find_files']);
function spellTarget(path, cwd) {
    if (path === '')
        return [''];
    const spellings = (0,matching_path/* spellPath */._R)(path, cwd);
    // Python's own spelling there.
    return (0,matching_path/* isOfWindows */.Dt)(path, cwd) ? [...new Set([...spellings, ...spellings.map((each) => each.replaceAll('/', '\\'))])] : spellings;
}
function splitMcpName(tool) {
    const [, server, name] = /^mcp:([^:]+):(.+)$/s.exec(tool) ?? /^mcp__(.+?)__(.+)$/s.exec(tool) ?? [];
    return server === undefined || name === undefined ? null : { server, name };
}
function mcpTarget(server, name) {
    return `mcp:${server.replaceAll('_', '-')}:${name}`;
}
function lecode_target_readString(args, key) {
    const value = Object.hasOwn(args, key) ? args[key] : undefined;
    return typeof value === 'string' && value !== '' ? value : null;
}
/** Python's `json.dumps(args, sort_keys=True)`: blanks after `,` and `:`, everything beyond ASCII escaped. */
function pythonJson(value, depth = 0) {
    if (depth > lecode_target_MAX_DEPTH)
        return 'null';
    if (Array.isArray(value))
        return `[${value.map((item) => pythonJson(item, depth + 1)).join(', ')}]`;
    if (typeof value === 'object' && value !== null) {
        const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
        return `{${entries.map(([key, item]) => `${pythonJson(key)}: ${pythonJson(item, depth + 1)}`).join(', ')}}`;
    }
    const text = JSON.stringify(value) ?? 'null';
    return text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
// Python gives up at a depth of about 1,000.
const lecode_target_MAX_DEPTH = 900;

// EXTERNAL MODULE: ./src/matching/windows-path.ts
var windows_path = __webpack_require__(7552);
;// CONCATENATED MODULE: ./src/matching/lecode-rules.ts





/** Reads the value of `[permissions.rules]` (undefined when absent). */
function readLecodeRules(value) {
    const found = { rules: [], problems: [] };
    if (value === undefined)
        return found;
    if (!isObject(value))
        return { rules: [], problems: [{ key: 'permissions.rules', message: 'is not a table' }] };
    for (const [name, tools] of Object.entries(value)) {
        const key = `permissions.rules.${name}`;
        const decision = BY_SEVERITY.find((known) => known === name);
        if (decision === undefined)
            found.problems.push({ key, message: 'is not allow, ask or deny' });
        else if (!isObject(tools))
            found.problems.push({ key, message: 'is not a table' });
        else
            for (const [tool, list] of Object.entries(tools))
                readList(decision, tool, list, found);
    }
    return found;
}
/**
 * What lecode's rules say to a call, with the rule: any deny, else any ask, else any allow, else null. `cwd` is the recorded
 * working directory. A regular expression that cannot be tried to its end counts as found.
 */
function decideByLecodeRules(rules, tool, args, cwd) {
    const names = listLecodeToolNames(tool);
    const targets = listLecodeTargets(tool, args, cwd);
    const isWindows = (target) => (0,windows_path/* isWindowsPath */.NU)(target) || (cwd !== null && (0,windows_path/* isWindowsPath */.NU)(cwd));
    for (const decision of BY_SEVERITY) {
        for (const rule of rules) {
            if (rule.decision !== decision || !names.includes(rule.tool))
                continue;
            const target = targets.find((text) => matchesRule(rule, text) || (isWindows(text) && matchesNormalised(rule, text)));
            if (target !== undefined)
                return { decision, rule, target };
        }
    }
    return null;
}
/** Whether a rule is a regular expression that does not compile: lecode never matches it, and does not say so. */
function isDeadLecodeRule(rule) {
    return rule.kind === 'regex' && translatePythonRegex(rule.pattern).kind === 'invalid';
}
const BY_SEVERITY = ['deny', 'ask', 'allow'];
function matchesRule(rule, target) {
    if (rule.kind === 'glob')
        return matchesFnmatch(rule.pattern, target);
    const translated = translatePythonRegex(rule.pattern);
    if (translated.kind === 'regex')
        return (0,matching_regex/* searchText */.wK)(translated.regex, target) !== 'absent';
    return translated.kind === 'untranslatable';
}
/** Python's fnmatch compares normalised texts, which on Windows have small letters and backslashes: https://docs.python.org/3/library/fnmatch.html */
function matchesNormalised(rule, target) {
    const normalise = (text) => text.replaceAll('/', '\\').toLowerCase();
    return rule.kind === 'glob' && matchesFnmatch(normalise(rule.pattern), normalise(target));
}
function readList(decision, tool, list, found) {
    const key = `permissions.rules.${decision}.${tool}`;
    if (!Array.isArray(list)) {
        found.problems.push({ key, message: 'is not a list' });
        return;
    }
    for (const [index, entry] of list.entries()) {
        const rule = readRule(decision, tool, entry, index);
        if (rule === null)
            found.problems.push({ key, message: 'has an entry without a pattern, or of an unknown kind' });
        else
            found.rules.push(rule);
    }
}
function readRule(decision, tool, entry, index) {
    if (!isObject(entry))
        return null;
    const { pattern, kind = 'glob' } = entry;
    if (typeof pattern !== 'string' || (kind !== 'glob' && kind !== 'regex'))
        return null;
    return { decision, tool, pattern, kind, index };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/dialects/lecode/rules.ts



/** `[permissions.rules]` of one file. */
function readRules(document, path) {
    const read = readLecodeRules((0,json/* own */.ZV)((0,json/* own */.ZV)(document.value, 'permissions'), 'rules'));
    const problems = read.problems.map(({ key, message }) => ({
        id: 'config-invalid',
        level: 'error',
        message: `${key} ${message}`,
        at: { path, ...document.placeOf(key.split('.')) },
        live: 'lecode does not start with this file',
        mend: 'Write rules as TOOL = [{pattern = "…", kind = "glob"}] below allow, ask or deny.',
    }));
    const dead = read.rules.filter(isDeadLecodeRule).map((rule) => rules_reportDead(rule, document, path));
    return { rules: read.rules.map((rule) => ({ ...rule, path })), findings: [...problems, ...dead] };
}
function rules_reportDead({ decision, tool, pattern, index }, document, path) {
    return {
        id: 'config-entry-invalid',
        level: 'warning',
        message: `the ${decision} rule of ${tool} is no valid regular expression: ${(0,show/* showValue */.v)(pattern)}`,
        at: { path, ...document.placeOf(['permissions', 'rules', decision, tool, index]) },
        live: 'lecode never matches it',
        mend: 'Mend the regular expression, or write it as a glob.',
    };
}
/** How many of the rules can speak to a call. */
function countRules(rules) {
    return rules.filter((rule) => !isDeadLecodeRule(rule)).length;
}
/** Tables merge, lists replace: a project's list for a tool takes the place of the global one of the same decision. */
function mergeRules(user, project) {
    const listOf = ({ decision, tool }) => `${decision} ${tool}`;
    const replaced = new Set(project.map(listOf));
    return [...user.filter((rule) => !replaced.has(listOf(rule))), ...project];
}
/** What lecode's rules say to a call. */
function permitByRules(rules, tool, seen) {
    const found = decideByLecodeRules(rules, tool.name, tool.args, seen.cwd);
    if (found === null)
        return null;
    const path = rules.find((rule) => rule === found.rule)?.path ?? '';
    return { decision: found.decision, why: `${found.decision} rule matched: ${found.rule.tool} ${found.rule.pattern} in ${path}` };
}

;// CONCATENATED MODULE: ./src/dialects/lecode/load.ts






/** lecode takes the first of these that exists, in each of its two folders. */
const FORMATS = [
    ['toml', toml/* parseToml */.M],
    ['yaml', parseYaml],
    ['yml', parseYaml],
    ['json', parseJson],
];
/**
 * lecode's two files: tables merge, project over global; lists replace, so an event listed in both runs the project's list only. A project
 * that is not trusted replaces nothing and has no rules.
 */
function loadLecode(tree) {
    const users = findFiles(tree, 'user', ['.config/lecode/config']);
    const projects = findFiles(tree, 'project', tree.parents.map((parent) => `${parent}.lecode/config`));
    const user = lecode_load_loadFile(users[0], tree);
    const project = lecode_load_loadFile(projects[0], tree);
    const replaced = new Set(tree.trusted ? project?.events : []);
    const files = [user, project].filter((each) => each !== null);
    const rules = mergeRules(user?.rules ?? [], tree.trusted ? (project?.rules ?? []) : []);
    const lost = (user?.hooks ?? []).filter((hook) => replaced.has(hook.event));
    return {
        configured: files.length > 0,
        hooks: [...(user?.hooks ?? []).filter((hook) => !replaced.has(hook.event)), ...(project?.hooks ?? [])],
        notes: [
            ...[users, projects].flatMap(tellPassedOver),
            ...(user === null || project === null ? [] : tellReplaced(lost, user.path, project.path)),
        ],
        findings: files.flatMap((each) => each.findings),
        files: project === null ? [] : [project.path],
        permit: (tool, seen) => permitByRules(rules, tool, seen),
        ruleCount: countRules(rules),
        askSetting: null,
    };
}
function tellPassedOver([taken, ...others]) {
    return others.map(({ file }) => `${file.path} is not read: lecode takes ${taken?.file.path} before it.`);
}
function tellReplaced(lost, user, project) {
    return [...new Set(lost.map((hook) => hook.event))].map((event) => {
        const count = (0,numbers/* countOf */.pq)(lost.filter((hook) => hook.event === event).length, 'hook');
        return `${user} has ${count} at ${event} that lecode does not run here: the list of ${project} replaces it.`;
    });
}
/** All that exist; lecode reads the first. */
function findFiles(tree, level, stems) {
    const places = stems.flatMap((stem) => FORMATS.map(([extension, parse]) => ({ file: tree.read(level, `${stem}.${extension}`), parse })));
    return places.flatMap(({ file, parse }) => (file === null ? [] : [{ file, parse }]));
}
function lecode_load_loadFile(found, tree) {
    if (found === undefined)
        return null;
    const { file, parse } = found;
    const broken = (id, message, line, column) => {
        const at = { path: file.path, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
        const live = 'lecode does not start with this file, so nothing guards the project';
        const mend = 'Mend the file; `lecode --hooks-test` shows whether lecode reads it.';
        return {
            path: file.path,
            hooks: [],
            events: [],
            rules: [],
            findings: [{ id, level: 'error', message, at, live, mend }],
        };
    };
    if (file.text === null)
        return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`);
    const parsed = parse(file.text);
    if (!parsed.ok)
        return broken('config-unreadable', parsed.message, parsed.line, parsed.column);
    const { document } = parsed;
    const hooks = lecode_hooks_readHooks(document, { file, trusted: file.level === 'user' || tree.trusted });
    if (!hooks.ok)
        return broken('config-invalid', hooks.message, hooks.at.line, hooks.at.column);
    const rules = readRules(document, file.path);
    return { path: file.path, hooks: hooks.hooks, events: hooks.events, rules: rules.rules, findings: [...hooks.findings, ...rules.findings] };
}

;// CONCATENATED MODULE: ./src/dialects/lecode/rehearse.ts


/** As `lecode --hooks-test` (lecode's source): each event that has hooks, once, in a fixed order; all of its hooks are asked. */
function rehearseLecode(hooks, stage) {
    const rehearsals = LECODE_EVENTS.flatMap((event) => {
        const own = hooks.filter((hook) => hook.event === event);
        const [first] = own;
        if (first === undefined)
            return [];
        const seen = { ...stage, kind: first.kind, tool: { id: '', ...EXAMPLE_TOOL } };
        return [{ event, about: null, seen, hooks: own.map(showAll) }];
    });
    return { rehearsals, notAsked: [] };
}
function showAll(hook) {
    return {
        ...hook,
        matches: () => ({ fires: true, why: 'a dry run of lecode asks every hook' }),
        prepare: (seen) => ({ ...hook.prepare(seen), input: writeTestEnvelope(hook.event, seen) }),
    };
}

;// CONCATENATED MODULE: ./src/dialects/lecode/lecode.ts




/** lecode's own order of severity; abstaining hooks take no part. */
const lecode_SEVERITY = ['deny', 'ask', 'defer', 'allow'];
/** lecode: `[hooks]` of `.lecode/config.toml`. */
const lecode = {
    id: 'lecode',
    title: 'lecode',
    source: 'lecode documentation, "Lifecycle hooks"; source: github.com/KalvadTech/lecode',
    vocabulary: 'lecode',
    events: {
        ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', interrupt: 'Interrupt' },
        ...{ permission_request: 'PermissionRequest', permission_result: 'PermissionResult', session_start: 'SessionStart' },
        ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentEnd' },
        ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact' },
    },
    gates: ['pre_tool', 'prompt'],
    order: 'sequential',
    startsIn: 'project-root',
    feedsRewrites: false,
    // `defer` is no objection: it only outranks `allow` when rewrites are merged.
    holds: ['ask'],
    headless: { ruling: 'runs', why: 'lecode -p runs what a hook asks about, and a prompt is submitted whatever it asks' },
    permissionRules: 'before-hooks',
    load: loadLecode,
    candidates: (parents) => parents.flatMap((up) => ['toml', 'yaml', 'yml', 'json'].map((kind) => `${up}.lecode/config.${kind}`)),
    firesNone: lecodeFiresNone,
    merge: lecode_merge,
    tell: lecode_tell,
    unopposed: 'allow',
    rehearse: rehearseLecode,
};
/** lecode's source: to the model at a tool call, to the user at a prompt, where an ask does not hold anything. */
function lecode_tell({ native, reason }, kind) {
    if (kind === 'prompt')
        return native === 'deny' ? `error: prompt blocked by hook: ${reason ?? 'UserPromptSubmit hook'}` : null;
    if (kind !== 'pre_tool')
        return null;
    if (native === 'ask')
        return `denied: hook requires approval (${reason ?? 'PreToolUse hook'})`;
    return native === 'deny' ? `denied by hook: ${reason ?? 'PreToolUse hook'}` : null;
}
/**
 * Most severe wins; the reason is the first non-empty one of all that took part, whatever their verdict; the rewrite is that of the most
 * severe hook that gave one, the first of equals.
 */
function lecode_merge(verdicts, event) {
    const part = verdicts.filter((each) => each.verdict !== 'none');
    const native = mostSevere(lecode_SEVERITY, part.map((each) => each.verdict));
    const reason = part.find((each) => each.reason !== null && each.reason !== '')?.reason ?? null;
    const givers = lecode_SEVERITY.flatMap((severity) => part.filter((each) => each.verdict === severity && each.rewrite !== null));
    const rewritten = event.kind === 'pre_tool' ? (givers[0]?.rewrite?.args ?? null) : null;
    return { native, reason, rewritten };
}

// EXTERNAL MODULE: ./src/shell/input.ts
var shell_input = __webpack_require__(6926);
;// CONCATENATED MODULE: ./src/shell/code.ts


/**
 * The code that a program is handed: the script of `sh -c`, `eval`, `trap`, an alias, `watch`; what a shell reads from its input; the
 * commands of `find -exec`. Null for a program that is handed none. The content of a file is no part of the command line.
 */
function readCode(name, args, input) {
    return CODE.get(name)?.(args, input) ?? null;
}
const SHELLS = ['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'mksh', 'rbash', 'yash', 'fish'];
const FIND_ACTIONS = ['-exec', '-execdir', '-ok', '-okdir'];
const FD_ACTIONS = ['-x', '-X', '--exec', '--exec-batch'];
const CODE = new Map([
    ...SHELLS.map((name) => [name, readShell]),
    ['eval', (args) => scripts(code_joinTexts(args))],
    ['trap', readTrap],
    ['alias', (args) => scripts(...args.flatMap(({ text }) => /=([\s\S]*)/.exec(text)?.[1] ?? []))],
    ['.', readSource],
    ['source', readSource],
    ['env', readSplitString],
    ['sudo', readLogin],
    ['doas', readLogin],
    ['su', (args, input) => readOptionC(args) ?? readFrom(input)],
    ['runuser', readOptionC],
    ['script', readOptionC],
    ['flock', readOptionC],
    ['watch', (args) => scripts(code_joinTexts(unwrap('watch', args) ?? []))],
    ['parallel', readParallel],
    ['xargs', readXargs],
    ['find', (args) => readActions(args, FIND_ACTIONS)],
    ['fd', (args) => readActions(args, FD_ACTIONS)],
    ['fdfind', (args) => readActions(args, FD_ACTIONS)],
]);
function scripts(...texts) {
    return { scripts: texts, commands: [], isWhole: true };
}
const code_NOTHING = scripts();
const ELSEWHERE = { ...code_NOTHING, isWhole: false };
function readFrom(input) {
    if (input.kind === 'text')
        return scripts(input.text);
    return input.kind === 'file' ? code_NOTHING : ELSEWHERE;
}
function code_joinTexts(words) {
    return words.map((word) => word.text).join(' ');
}
/** Options may follow `-c`: `bash -c -x 'rm x'`; `-o` takes a name. */
function readShell(args, input) {
    const flags = new Set();
    let at = 0;
    for (let arg = args[0]?.text; arg !== undefined && /^[-+]./.test(arg) && arg !== '--'; arg = args[at]?.text) {
        if (arg === '--version' || arg === '--help')
            return code_NOTHING;
        if (!arg.startsWith('--'))
            for (const letter of arg.slice(1))
                flags.add(letter);
        at += /^(?:[-+][A-Za-z]*[oO]|--rcfile|--init-file)$/.test(arg) ? 2 : 1;
    }
    const operand = args[args[at]?.text === '--' ? at + 1 : at]?.text;
    if (flags.has('c'))
        return operand === undefined ? ELSEWHERE : scripts(operand);
    if (operand === undefined || flags.has('s'))
        return readFrom(input);
    return code_readFile(operand, input);
}
function readSource(args, input) {
    const [file] = args;
    return file === undefined ? code_NOTHING : code_readFile(file.text, input);
}
function code_readFile(path, input) {
    if (!(0,shell_input/* isStream */.r)(path))
        return code_NOTHING;
    return path.startsWith('<(') ? ELSEWHERE : readFrom(input);
}
function readTrap(args) {
    const [script, ...signals] = args[0]?.text === '--' ? args.slice(1) : args;
    return script === undefined || script.text.startsWith('-') || signals.length === 0 ? code_NOTHING : scripts(script.text);
}
/** `env -S 'rm -rf x'` splits one word into several. */
function readSplitString(args) {
    for (const [at, { text }] of args.entries()) {
        if (!text.startsWith('-') && !text.includes('='))
            return null;
        const [, attached] = /^(?:--split-string=?|-[A-Za-z0]*?S)([\s\S]*)$/.exec(text) ?? [];
        if (attached !== undefined)
            return scripts(`${attached} ${code_joinTexts(args.slice(at + 1))}`.trim());
    }
    return null;
}
/** `sudo -i` and `sudo -s` without a command are a shell. */
function readLogin(args, input) {
    const isShell = args.some(({ text }) => /^(?:-[A-Za-z]*[is]|--login$|--shell$)/.test(text));
    return isShell && unwrap('sudo', args)?.length === 0 ? readFrom(input) : null;
}
/** `su -c SCRIPT`, also as `--command=SCRIPT` or in a cluster. */
function readOptionC(args) {
    for (const [at, { text }] of args.entries()) {
        const [, attached] = /^(?:-[A-Za-z]*?c|--(?:session-)?command=?)([\s\S]*)$/.exec(text) ?? [];
        if (attached !== undefined)
            return attached === '' ? scripts(args[at + 1]?.text ?? '') : scripts(attached);
    }
    return null;
}
/** Without a command, each line of its input is one. */
function readParallel(args) {
    const words = unwrap('parallel', args) ?? [];
    const end = words.findIndex(({ text }) => /^:{3,4}\+?$/.test(text));
    const command = end < 0 ? words : words.slice(0, end);
    return command.length === 0 ? ELSEWHERE : scripts(code_joinTexts(command));
}
/** `xargs -I% % x`: what stands for the words that it reads is written as `{}`. Without such a mark they follow the command's own. */
function readXargs(args) {
    const command = unwrap('xargs', args) ?? [];
    if (command.length === 0)
        return code_NOTHING;
    const options = args.slice(0, args.length - command.length);
    const at = options.findIndex(({ text }) => REPLACES.test(text));
    const attached = options[at]?.text.replace(REPLACES, '');
    const mark = attached === '' ? options[at + 1]?.text : attached;
    if (mark === undefined || mark === '')
        return { ...code_NOTHING, commands: [command], isWhole: !isOnlyWrappers(command) };
    return { ...code_NOTHING, commands: [command.map((word) => ({ ...word, text: word.text.replaceAll(mark, '{}') }))] };
}
const REPLACES = /^(?:-[A-Za-z0]*I|--replace=)/;
/** `xargs env`: the words that it reads name the program. */
function isOnlyWrappers(words) {
    let rest = words;
    for (let depth = 0; rest !== null && depth < 16; depth += 1) {
        const [program, ...args] = rest;
        if (program === undefined)
            return true;
        rest = program.name === null ? null : unwrap(program.name, args);
    }
    return false;
}
/** The words behind each action, to `;` or `{} +`. */
function readActions(args, actions) {
    const commands = [];
    let isInside = false;
    for (const [at, arg] of args.entries()) {
        const isEnd = arg.text === ';' || (arg.text === '+' && args[at - 1]?.text === '{}');
        if (isInside && !isEnd)
            commands.at(-1)?.push(arg);
        else if (!isInside && actions.includes(arg.text))
            commands.push([]);
        isInside = isInside ? !isEnd : actions.includes(arg.text);
    }
    return { ...code_NOTHING, commands };
}

;// CONCATENATED MODULE: ./src/shell/unwrap.ts



/**
 * The loose forms of commands: their words with quotes removed and single blanks, also without the folder of the program,
 * without programs that only start another one (`sudo`, `env` …), and the commands inside a script given to a shell
 * (`sh -c`, `eval`, `| sh` …); also whole pipelines. Together at most 2,000.
 */
function listLooseForms(list) {
    const search = { forms: new Map(), untold: null };
    addList(list, search, 0);
    return { forms: [...search.forms.values()], untold: search.untold };
}
const MAX_SCRIPTS_DEEP = 5;
const MAX_WRAPPERS = 16;
const MAX_FORMS = 2_000;
function addList({ commands, pipelines }, search, depth) {
    for (const pipeline of pipelines)
        addText(pipeline, pipeline.length, search);
    for (const { source, read, input } of commands) {
        if (depth > 0 && source !== '')
            addText(source, source.length, search);
        addForms(read, input, search, depth);
    }
}
function addForms(words, input, search, depth) {
    let rest = words;
    for (let wrappers = 0; wrappers <= MAX_WRAPPERS && rest !== null; wrappers += 1) {
        rest = addForm(rest, input, search, depth);
    }
    if (rest !== null)
        leaveUntold(words, search);
}
/** Adds what a command is called; answers with the command that it starts, null when there is none. */
function addForm(words, input, search, depth) {
    const [program, ...args] = words;
    if (program === undefined)
        return null;
    const { name } = program;
    addText(...unwrap_spell(words), search);
    // `{}` stands for what `find` or `xargs` finds.
    if (name === null || program.text.includes('{}'))
        return leaveUntold(words, search);
    addText(...unwrap_spell([{ text: name, dynamic: false, name }, ...args]), search);
    const code = readCode(name, args, input);
    if (code === null)
        return unwrap(name, args);
    for (const script of code.scripts)
        addScript(script, search, depth);
    for (const command of code.commands)
        addForms(command, input, search, depth);
    return code.isWhole ? null : leaveUntold(words, search);
}
function addScript(script, search, depth) {
    const list = depth >= MAX_SCRIPTS_DEEP ? null : (0,commands/* listCommands */.F)(script);
    if (list !== null)
        addList(list, search, depth + 1);
    if (list?.certain !== true)
        search.untold ??= script;
}
function addText(text, known, search) {
    if (search.forms.size < MAX_FORMS)
        search.forms.set(text, { text, known });
    else if (!search.forms.has(text))
        search.untold ??= text;
}
function leaveUntold(words, search) {
    search.untold ??= unwrap_spell(words)[0];
    return null;
}
function unwrap_spell(words) {
    const text = words.map((word) => word.text).join(' ');
    // A program whose name is known is no open part, whatever its folder.
    const dynamic = words.findIndex((word, at) => word.dynamic && (at > 0 || word.name === null));
    if (dynamic < 0)
        return [text, text.length];
    return [text, words.slice(0, dynamic).reduce((length, word) => length + word.text.length + 1, 0)];
}

;// CONCATENATED MODULE: ./src/matching/command.ts



/**
 * Luxe's command patterns: tried on the whole command line and on every simple command in it; unless `loose` is false
 * also on their loose forms (`sudo rm`, `/bin/rm`, `r"m"`, `bash -c 'rm'`). What cannot be read matches: a command line,
 * and under `loose` a program that an expansion names.
 */
function matchCommandPattern(pattern, command, options = {}) {
    const matches = compileWildcard(pattern);
    if (matches(command))
        return { matched: true, candidate: command, loose: false, untold: null };
    const list = (0,commands/* listCommands */.F)(command);
    const plain = list.commands.find((simple) => simple.source !== '' && matches(simple.source));
    if (plain !== undefined)
        return { matched: true, candidate: plain.source, loose: false, untold: null };
    if (!list.certain)
        return { matched: true, candidate: null, loose: false, untold: command };
    if (options.loose === false)
        return NO_MATCH;
    const { forms, untold } = listLooseForms(list);
    const loose = forms.find(({ text }) => matches(text));
    if (loose !== undefined)
        return { matched: true, candidate: loose.text, loose: true, untold: null };
    const open = untold ?? forms.find(mayBecome(pattern))?.text ?? null;
    return open === null ? NO_MATCH : { matched: true, candidate: null, loose: true, untold: open };
}
const NO_MATCH = { matched: false, candidate: null, loose: false, untold: null };
/** `git $X` may become what `git push *` asks about: an expansion stands where the pattern still has its plain words. */
function mayBecome(pattern) {
    const [head = ''] = pattern.split(/[*?]/, 1);
    return ({ text, known }) => known < text.length && known < head.length && head.startsWith(text.slice(0, known));
}

;// CONCATENATED MODULE: ./src/matching/luxe-call.ts



/** Whether a tool-name wildcard finds a tool. */
function matchLuxeTool(pattern, tool) {
    return matchesWildcard(pattern, tool);
}
/**
 * Whether a pattern finds what a call is about: `bash` its command, `read`, `edit` and `write` their path, `web_fetch` its
 * address, any other tool each of its string arguments. A call without that argument matches: the guard runs.
 */
function matchLuxeSubject(pattern, call, options = {}) {
    const subjects = listSubjects(call);
    if (subjects.length === 0)
        return { matched: true, candidate: null, loose: false, untold: null };
    for (const subject of subjects) {
        const find = matchSubject(pattern, subject, call, options);
        if (find.matched)
            return find;
    }
    return luxe_call_NOTHING;
}
const luxe_call_NOTHING = { matched: false, candidate: null, loose: false, untold: null };
const luxe_call_PATH_KEYS = ['path', 'file_path'];
const SUBJECT_KEYS = new Map([
    ['bash', ['command']],
    ['read', luxe_call_PATH_KEYS],
    ['edit', luxe_call_PATH_KEYS],
    ['write', luxe_call_PATH_KEYS],
    ['web_fetch', ['url', 'address']],
]);
function listSubjects(call) {
    const { args } = call;
    if (args === null)
        return [];
    const keys = SUBJECT_KEYS.get(call.tool);
    if (keys === undefined)
        return listStrings(args);
    return keys.filter((key) => Object.hasOwn(args, key)).flatMap((key) => (typeof args[key] === 'string' ? [args[key]] : []));
}
const MAX_VALUES = 10_000;
/** Every string in the arguments, at any depth. */
function listStrings(args) {
    const strings = [];
    const pending = [args];
    for (let seen = 0; pending.length > 0 && seen < MAX_VALUES; seen += 1) {
        const value = pending.pop();
        if (typeof value === 'string')
            strings.push(value);
        else if (typeof value === 'object' && value !== null)
            pending.push(...Object.values(value).slice(0, MAX_VALUES).reverse());
    }
    // Too many to look at: as with a missing argument, the guard runs.
    return pending.length > 0 ? [] : strings;
}
function matchSubject(pattern, subject, call, options) {
    if (call.tool === 'bash')
        return matchCommandPattern(pattern, subject, options);
    const keys = SUBJECT_KEYS.get(call.tool);
    if (keys !== luxe_call_PATH_KEYS && compileWildcard(pattern)(subject))
        return { matched: true, candidate: subject, loose: false, untold: null };
    if (call.tool === 'web_fetch')
        return luxe_call_NOTHING;
    const { matched, spelling } = (0,matching_path/* matchPathPattern */.NQ)(pattern, subject, call.cwd);
    return { matched, candidate: spelling, loose: false, untold: null };
}

;// CONCATENATED MODULE: ./src/matching/luxe-rules.ts


/** Reads the parsed content of a `permissions.json`: `{"permission": {"TOOL": DECISION or {"PATTERN": DECISION}, "hook_ask": DECISION}}`. */
function readLuxeRules(content) {
    const found = { rules: [], hookAsk: null, problems: [] };
    if (!luxe_rules_isObject(content))
        return withProblem(found, '', 'the file is not an object');
    if (!Object.hasOwn(content, 'permission'))
        return found;
    const { permission } = content;
    if (!luxe_rules_isObject(permission))
        return withProblem(found, 'permission', 'is not an object');
    for (const [tool, value] of Object.entries(permission)) {
        if (tool === 'hook_ask')
            found.hookAsk = luxe_rules_readDecision(value, 'permission.hook_ask', found);
        else
            luxe_rules_readRule(tool, value, found);
    }
    return found;
}
/** The most severe of all rules that match a call (deny, then ask, then allow); null when none does. */
function decideByLuxeRules(rules, call, options = {}) {
    for (const decision of luxe_rules_BY_SEVERITY) {
        for (const rule of rules) {
            if (rule.decision !== decision || !matchLuxeTool(rule.tool, call.tool))
                continue;
            if (rule.pattern === null)
                return { decision, rule, candidate: null, loose: false, untold: null };
            const find = matchLuxeSubject(rule.pattern, call, options);
            if (find.matched)
                return { decision, rule, candidate: find.candidate, loose: find.loose, untold: find.untold };
        }
    }
    return null;
}
const luxe_rules_BY_SEVERITY = ['deny', 'ask', 'allow'];
function luxe_rules_readRule(tool, value, found) {
    const key = `permission.${tool}`;
    if (!luxe_rules_isObject(value)) {
        found.rules.push({ tool, pattern: null, decision: luxe_rules_readDecision(value, key, found) });
        return;
    }
    for (const [pattern, decision] of Object.entries(value)) {
        found.rules.push({ tool, pattern, decision: luxe_rules_readDecision(decision, `${key}.${pattern}`, found) });
    }
}
function luxe_rules_readDecision(value, key, found) {
    const decision = luxe_rules_BY_SEVERITY.find((known) => known === value);
    if (decision !== undefined)
        return decision;
    withProblem(found, key, `is ${(0,show/* showValue */.v)(value)}, not "allow", "ask" or "deny"; it counts as "deny"`);
    return 'deny';
}
function withProblem(found, key, message) {
    found.problems.push({ key, message });
    return found;
}
function luxe_rules_isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/matching/luxe-matcher.ts

/** Reads the value of `matcher` (undefined when absent). What is no matcher comes back as `invalid`, never as no match. */
function readLuxeMatcher(value) {
    if (value === undefined)
        return { kind: 'every' };
    if (value === '')
        return { kind: 'invalid', problem: 'matcher is an empty string' };
    if (typeof value === 'string')
        return { kind: 'tool', pattern: value };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { kind: 'invalid', problem: `matcher is ${luxe_matcher_describe(value)}, not a string or an object` };
    }
    const entries = [];
    for (const [tool, pattern] of Object.entries(value)) {
        if (typeof pattern !== 'string')
            return { kind: 'invalid', problem: `matcher.${tool} is ${luxe_matcher_describe(pattern)}, not a string` };
        entries.push({ tool, pattern });
    }
    return { kind: 'entries', entries };
}
/**
 * Whether a hook with this matcher runs at a point. Only BeforeToolUse sees arguments; at AfterToolUse the tool names alone
 * decide; everywhere else the matcher is ignored.
 */
function matchLuxe(matcher, point, call, options = {}) {
    if (point !== 'BeforeToolUse' && point !== 'AfterToolUse')
        return yes(`${point} ignores the matcher`);
    if (matcher.kind === 'every')
        return yes('there is no matcher');
    if (matcher.kind === 'invalid')
        return yes(`${matcher.problem}, so the hook runs on every call`);
    if (call === null)
        return yes('the call is unknown');
    const entries = matcher.kind === 'tool' ? [{ tool: matcher.pattern, pattern: null }] : matcher.entries;
    for (const entry of entries) {
        const match = matchEntry(entry, point, call, options);
        if (match !== null)
            return match;
    }
    return { matched: false, entry: null, candidate: null, loose: false, why: describeMiss(entries, call) };
}
function matchEntry(entry, point, call, options) {
    if (!matchLuxeTool(entry.tool, call.tool))
        return null;
    if (entry.pattern === null)
        return { ...yes(`"${entry.tool}" matches the tool ${call.tool}`), entry };
    if (point === 'AfterToolUse')
        return { ...yes(`"${entry.tool}" matches the tool ${call.tool}; ${point} sees no arguments`), entry };
    const find = matchLuxeSubject(entry.pattern, call, options);
    if (!find.matched)
        return null;
    return { matched: true, entry, candidate: find.candidate, loose: find.loose, why: describeHit(entry, find) };
}
function describeHit(entry, find) {
    if (find.untold !== null)
        return `what "${find.untold}" runs cannot be told, so the hook for "${entry.pattern}" runs`;
    if (find.candidate === null)
        return `what "${entry.pattern}" asks about is missing or cannot be read, so the hook runs`;
    return `"${entry.pattern}" matches "${find.candidate}"${find.loose ? ', a loose form of the command' : ''}`;
}
function describeMiss(entries, call) {
    if (entries.length === 0)
        return 'the matcher is empty and matches nothing';
    const tools = entries.filter((entry) => matchLuxeTool(entry.tool, call.tool));
    if (tools.length === 0) {
        const near = entries.find((entry) => matchLuxeTool(entry.tool.toLowerCase(), call.tool.toLowerCase()));
        return `no entry names the tool ${call.tool}${near === undefined ? '' : `: "${near.tool}" is in another case`}`;
    }
    return `${tools.map((entry) => `"${entry.pattern}"`).join(', ')} found nothing in this ${call.tool} call`;
}
function yes(why) {
    return { matched: true, entry: null, candidate: null, loose: false, why };
}
function luxe_matcher_describe(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}

;// CONCATENATED MODULE: ./src/dialects/luxe/answer.ts



const DECISIONS = ['allow', 'deny', 'ask'];
/** How Luxe reads one hook's ending. `onTimeout` is what any failure becomes. */
function interpretLuxe(ending, event, onTimeout) {
    const answer = luxe_answer_readDecision(ending);
    if (!OPEN_TO_ANSWERS.has(event.kind))
        return observe(answer);
    if ('failure' in answer)
        return applyOnTimeout(answer.failure, event, onTimeout, luxe_answer_noteLostDeny(ending, onTimeout));
    if (answer.said === null)
        return { ...NO_OPINION, notes: noteUnheard(ending.stderr, 'Luxe') };
    return placeAnswer(answer.said, event);
}
/** Points with something under "Can"; at all others a hook runs and its answer is ignored. */
const OPEN_TO_ANSWERS = new Set(['pre_tool', 'prompt', 'post_tool']);
function observe(answer) {
    if ('failure' in answer)
        return { ...NO_OPINION, failure: answer.failure };
    const { said } = answer;
    const isHeard = said === null || said.decision === 'allow';
    const message = `Luxe ignores every answer at a point where nothing can be stopped: ${said?.decision ?? ''}`;
    return { ...NO_OPINION, notes: isHeard ? [] : [{ id: 'answer-key-ignored', message }] };
}
function luxe_answer_readDecision(ending) {
    const failure = findProcessFailure(ending);
    if (failure !== null)
        return { failure };
    const text = trimBlanks(ending.stdout);
    if (text === '')
        return { said: null };
    const parsed = parseAnswer(text);
    if (parsed === undefined)
        return { failure: fail('invalid-json', `unreadable answer: ${(0,show/* showValue */.v)(text)}`, 0) };
    const { value } = parsed;
    if (!(0,json/* isObject */.Gv)(value))
        return { failure: fail('invalid-verdict', `unreadable answer: ${(0,show/* showValue */.v)(value)} is no object`, 0) };
    const decision = (0,json/* own */.ZV)(value, 'decision');
    if (decision === undefined)
        return { failure: describeNoDecision(value) };
    const known = DECISIONS.find((word) => word === decision);
    if (known === undefined)
        return { failure: fail('invalid-verdict', `unrecognized decision ${(0,show/* showValue */.v)(decision)}; Luxe knows allow, deny and ask`, 0) };
    const reason = (0,json/* own */.ZV)(value, 'reason');
    const args = (0,json/* own */.ZV)(value, 'args');
    const context = (0,json/* own */.ZV)(value, 'context');
    if (args !== undefined && !(0,json/* isObject */.Gv)(args))
        return { failure: fail('invalid-verdict', `unreadable answer: args is ${(0,show/* showValue */.v)(args)}`, 0) };
    if (reason !== undefined && typeof reason !== 'string')
        return { failure: fail('invalid-verdict', `unreadable answer: reason is ${(0,show/* showValue */.v)(reason)}`, 0) };
    if (context !== undefined && typeof context !== 'string')
        return { failure: fail('invalid-verdict', `unreadable answer: context is ${(0,show/* showValue */.v)(context)}`, 0) };
    return { said: { decision: known, reason: reason ?? null, args: args ?? null, context: context ?? null } };
}
function describeNoDecision(value) {
    const foreign = findDecisionWord(value);
    if (foreign !== null)
        return fail('unrecognized-output', `${foreign} says nothing to Luxe, which reads the key 'decision'`, 0);
    return fail('invalid-verdict', `unreadable answer: no decision in ${(0,show/* showValue */.v)(value)}`, 0);
}
/** Effect of a failure by point, as the page's table of `on_timeout` has it. */
function applyOnTimeout(failure, event, onTimeout, notes) {
    const base = { ...NO_OPINION, failure, notes };
    if (onTimeout === 'deny')
        return { ...base, verdict: 'deny', reason: failure.detail, endsChain: true };
    if (onTimeout === 'ask' && event.kind === 'pre_tool')
        return { ...base, verdict: 'ask', reason: failure.detail };
    return base;
}
/** A deny that was printed before a failure is lost to Luxe; people should know. */
function luxe_answer_noteLostDeny(ending, onTimeout) {
    const printed = parseAnswer(trimBlanks(ending.stdout));
    if (onTimeout === 'deny' || (0,json/* own */.ZV)(printed?.value, 'decision') !== 'deny')
        return [];
    const how = describeFault(ending);
    return [{ id: 'deny-lost', message: `answered deny but ${how}: Luxe counts that as a failure and the deny is lost` }];
}
function describeFault(ending) {
    if (ending.kind !== 'exited')
        return `ended as ${ending.kind}`;
    return ending.code === 0 ? 'beside something that cannot be read' : `exited ${ending.code}`;
}
/** What a readable answer may do at the event's point. */
function placeAnswer(said, event) {
    const { decision } = said;
    const ignored = [];
    const tell = (message) => ignored.push({ id: 'answer-key-ignored', message });
    const isTool = event.kind === 'pre_tool';
    if (decision === 'ask' && !isTool)
        tell(`Luxe takes an ask at ${pointOf(event)} as an allow`);
    if (said.args !== null && !isTool)
        tell(`Luxe ignores args at ${pointOf(event)}`);
    if (said.context !== null && isTool)
        tell(`Luxe ignores context at ${pointOf(event)}`);
    const verdict = decision === 'ask' && !isTool ? 'allow' : decision;
    return {
        ...NO_OPINION,
        verdict,
        reason: verdict === 'allow' ? null : said.reason,
        rewrite: isTool && said.args !== null && decision !== 'deny' ? { how: 'merge', args: said.args } : null,
        context: isTool || decision === 'deny' ? null : said.context,
        notes: ignored,
        endsChain: decision === 'deny',
    };
}
function pointOf(event) {
    if (event.kind === 'prompt')
        return 'UserPromptSubmit';
    return event.kind === 'pre_tool' ? 'BeforeToolUse' : 'AfterToolUse';
}

;// CONCATENATED MODULE: ./src/dialects/luxe/envelope.ts
/** The JSON that Luxe writes to a hook's stdin: one tagged payload, nothing else. */
function writeLuxeEnvelope(event) {
    return JSON.stringify(envelope_describe(event));
}
function envelope_describe({ kind, tool, result, prompt, moment }) {
    const facts = moment?.facts ?? {};
    const tool_name = tool?.name ?? '';
    switch (kind) {
        case 'pre_tool':
            return { ToolUse: { tool_name, args: tool?.args ?? {} } };
        case 'post_tool':
            return { ToolResult: { tool_name, result: result?.text ?? '', is_error: result?.isError === true } };
        case 'file_changed':
            return { FileChanged: { ...facts.file } };
        case 'prompt':
            return { Other: { content: prompt ?? '' } };
        case 'pre_compact':
        case 'post_compact':
            return { Other: { tokens_before: facts.tokensBefore ?? null } };
        case 'stop':
            // No transcript tells the size of the context window.
            return { Other: { effective_context_percent: null } };
        case 'error':
            return { Other: { message: facts.message ?? '' } };
        case 'permission_request':
            return { Other: { tool: tool_name, phase: 'requested' } };
        case 'permission_result':
            // The page gives `phase` and no key for the answer.
            return { Other: { tool: tool_name, phase: 'resolved', outcome: facts.decision ?? null } };
        default:
            return { Other: null };
    }
}

// EXTERNAL MODULE: ./src/vocabularies/luxe.ts
var luxe = __webpack_require__(7186);
;// CONCATENATED MODULE: ./src/dialects/luxe/examples.ts



/** Calls that a hook with this matcher may run for, likeliest first: for each entry one of each tool that it names. `root`: the project root. */
function luxe_examples_listExamples(matcher, root) {
    const calls = exampleCalls(luxe/* luxe */.L, root);
    const callsOf = (tool) => {
        const known = luxe/* luxe */.L.tools.filter((name) => matchLuxeTool(tool, name));
        return [...known, fillWildcards(tool)].map((name) => exampleOf(name, calls));
    };
    if (matcher.kind === 'tool')
        return [...callsOf(matcher.pattern), ...calls];
    if (matcher.kind !== 'entries')
        return calls;
    return [...matcher.entries.flatMap(({ tool, pattern }) => callsOf(tool).map((call) => aimAt(call, pattern, root))), ...calls];
}
/** A call that is about what a pattern asks for, in the arguments that the matcher looks at. */
function aimAt({ name, args }, pattern, root) {
    switch (name) {
        case 'bash':
            return { name, args: { ...args, command: fillWildcards(pattern) } };
        case 'read':
        case 'edit':
        case 'write': {
            const path = examples_placePath(pattern, root);
            return { name, args: { ...args, path, file_path: path } };
        }
        case 'web_fetch': {
            const url = fillWildcards(pattern);
            return { name, args: { ...args, url, address: url } };
        }
        default:
            return { name, args: { ...args, example: fillWildcards(pattern) } };
    }
}
/** `{…,…}` stands for one of several in a path. */
function examples_placePath(pattern, root) {
    const path = fillPath(pattern.replace(/\{([^{},]*)[^{}]*\}/g, '$1')).replace(/^\.\//, '');
    return path.startsWith('/') ? path : `${root}/${path}`;
}

;// CONCATENATED MODULE: ./src/dialects/luxe/points.ts

/** Luxe's hook points, in the order of its page. */
const LUXE_POINTS = [
    ...['SessionStart', 'SessionEnd', 'UserPromptSubmit', 'BeforeAgentStart', 'AgentStart', 'BeforeToolUse', 'AfterToolUse', 'FileChanged'],
    ...['BeforeCompact', 'AfterCompact', 'AgentEnd', 'Error', 'PermissionRequested', 'PermissionResolved', 'ReviewGate', 'LoopControl'],
];
/** The page's table "Coming from Claude Code". */
const FROM_CLAUDE = new Map([
    ['pretooluse', 'BeforeToolUse'],
    ['posttooluse', 'AfterToolUse'],
    ['precompact', 'BeforeCompact'],
    ['postcompact', 'AfterCompact'],
    ['stop', 'AgentEnd'],
]);
const BY_LOOSE_NAME = new Map(LUXE_POINTS.map((point) => [loosen(point), point]));
const points_KINDS = {
    ...{ SessionStart: 'session_start', SessionEnd: 'session_end', UserPromptSubmit: 'prompt', BeforeAgentStart: 'turn_start' },
    ...{ AgentStart: 'model_call', BeforeToolUse: 'pre_tool', AfterToolUse: 'post_tool', FileChanged: 'file_changed' },
    ...{ BeforeCompact: 'pre_compact', AfterCompact: 'post_compact', AgentEnd: 'stop', Error: 'error' },
    ...{ PermissionRequested: 'permission_request', PermissionResolved: 'permission_result' },
};
/** The real name of a point that may be written loosely (`before_tool_use`); null when there is none. */
function findPoint(name) {
    return BY_LOOSE_NAME.get(loosen(name)) ?? null;
}
/** The point that Luxe's warning names for an unknown one: by the migration table, else the nearest spelling, however far. Never run under it. */
function guessPoint(name) {
    const loose = loosen(name);
    return FROM_CLAUDE.get(loose) ?? (0,text_nearest/* closestName */.N)(loose, LUXE_POINTS);
}
/** The gate's word for a point; `other` for those of `luxe loop`, whose payloads are not known. */
function kindOfPoint(point) {
    return points_KINDS[point] ?? 'other';
}
function loosen(name) {
    return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

;// CONCATENATED MODULE: ./src/dialects/luxe/hooks.ts







const DEFAULT_TIMEOUT_MS = 5000;
/** The page names no cap; more than a mebibyte is no decision. */
const luxe_hooks_OUTPUT_CAP = 1024 * 1024;
const LUXE_SETTINGS = ['command', 'matcher', 'timeout_ms', 'on_timeout'];
/** `hooks.json`: point → list of hooks. Unknown points and wrong settings cost one entry, a wrong shape the whole file. */
function luxe_hooks_readHooks(document, from) {
    const findings = [];
    const hooks = [];
    const at = (path) => ({ path: from.path, ...document.placeOf(path) });
    const table = document.value;
    for (const [name, list] of Object.entries(table)) {
        if (Array.isArray(list))
            continue;
        const mend = `Write {"${findPoint(name) ?? 'BeforeToolUse'}": [{"command": ["…"]}]}.`;
        const live = 'Luxe cannot use the file: none of its hooks runs';
        return {
            hooks: [],
            findings: [
                { id: 'config-invalid', level: 'error', message: `${name} is ${(0,show/* showValue */.v)(list)}, not a list of hooks`, at: at([name]), live, mend },
            ],
        };
    }
    const numbers = new Map();
    for (const [name, list] of Object.entries(table)) {
        const point = findPoint(name);
        if (point === null) {
            findings.push(reportUnknownPoint(name, at([name])));
            continue;
        }
        for (const [index, settings] of list.entries()) {
            const number = (numbers.get(point) ?? 0) + 1;
            numbers.set(point, number);
            const made = luxe_hooks_makeHook({ point, settings: (0,json/* isObject */.Gv)(settings) ? settings : {}, path: [name, index], number }, at, from);
            if (!(0,json/* isObject */.Gv)(settings))
                made.findings.unshift(hooks_invalid(`${name}[${index}] is ${(0,show/* showValue */.v)(settings)}, not a hook`, at([name, index])));
            hooks.push(made.hook);
            for (const finding of made.findings)
                findings.push(finding);
        }
    }
    for (const { key, line, column } of document.duplicateKeys) {
        findings.push(hooks_invalid(`key ${(0,show/* showValue */.v)(key)} stands twice in one object: only the last one counts`, { path: from.path, line, column }));
    }
    return { hooks, findings };
}
function reportUnknownPoint(name, at) {
    const guess = guessPoint(name);
    return {
        id: 'unknown-event',
        level: 'warning',
        message: `unknown hook point ${(0,show/* showValue */.v)(name)}; the nearest real one is ${guess}`,
        at,
        live: 'Luxe warns in its log and skips these hooks: they guard nothing',
        mend: `Rename it to ${guess}, if that is what was meant.`,
    };
}
function luxe_hooks_makeHook(entry, at, from) {
    const { point, settings, path, number } = entry;
    const findings = SETTINGS_CHECKS.flatMap((check) => check(settings)).map(({ key, message }) => hooks_invalid(`${point} hook ${number}: ${message}`, at([...path, key])));
    const matcher = (0,json/* own */.ZV)(settings, 'matcher');
    const rule = readLuxeMatcher(matcher);
    if (rule.kind === 'entries' && rule.entries.length === 0)
        findings.push(reportEmptyMatcher(at([...path, 'matcher'])));
    const argv = readCommand(settings);
    // A hook that cannot be started, or whose on_timeout cannot be read, counts as a guard that failed closed.
    const onTimeout = argv === null ? 'deny' : readOnTimeout(settings);
    const timeoutMs = hooks_readTimeout(settings) ?? DEFAULT_TIMEOUT_MS;
    const kind = kindOfPoint(point);
    const hook = {
        id: `luxe:${point}:${from.path}#${number}`,
        dialect: 'luxe',
        event: point,
        matcher: matcher === undefined ? null : typeof matcher === 'string' ? matcher : JSON.stringify(matcher),
        command: argv === null ? (0,show/* showValue */.v)((0,json/* own */.ZV)(settings, 'command')) : argv.map(showWord).join(' '),
        at: at(path),
        trusted: from.trusted,
        kind,
        form: { argv: argv ?? [] },
        timeoutMs,
        reachable: true,
        runKey: null,
        matches: (seen) => {
            const { tool, cwd } = seen;
            const { matched, why, loose } = matchLuxe(rule, point, tool === null ? null : { tool: tool.name, args: tool.args, cwd });
            return { fires: matched, why, loose };
        },
        examples: (root) => luxe_examples_listExamples(rule, root),
        prepare: (seen) => ({
            argv: argv ?? [],
            cwd: seen.projectRoot,
            env: {},
            timeoutMs,
            input: writeLuxeEnvelope(seen),
            completeAt: 'pipes',
            outputCap: luxe_hooks_OUTPUT_CAP,
        }),
        interpret: (ending, seen) => interpretLuxe(ending, seen, onTimeout),
    };
    return { hook, findings: kind === 'other' && from.trusted ? [...findings, luxe_hooks_reportNotReplayed(point, at(path))] : findings };
}
const SETTINGS_CHECKS = [
    (settings) => readCommand(settings) === null
        ? [{ key: 'command', message: `command is ${(0,show/* showValue */.v)((0,json/* own */.ZV)(settings, 'command'))}, not a list of a program and its arguments` }]
        : [],
    (settings) => {
        const value = (0,json/* own */.ZV)(settings, 'timeout_ms');
        return value === undefined || hooks_readTimeout(settings) !== null
            ? []
            : [
                {
                    key: 'timeout_ms',
                    message: `timeout_ms is ${(0,show/* showValue */.v)(value)}, not a whole number of milliseconds; ${DEFAULT_TIMEOUT_MS} is used`,
                },
            ];
    },
    (settings) => {
        const value = (0,json/* own */.ZV)(settings, 'on_timeout');
        return value === undefined || value === 'allow' || value === 'deny' || value === 'ask'
            ? []
            : [{ key: 'on_timeout', message: `on_timeout is ${(0,show/* showValue */.v)(value)}; Luxe knows allow, deny and ask; taken as deny` }];
    },
    (settings) => {
        const matcher = readLuxeMatcher((0,json/* own */.ZV)(settings, 'matcher'));
        return matcher.kind === 'invalid' ? [{ key: 'matcher', message: `${matcher.problem}; the hook runs on every call` }] : [];
    },
    (settings) => Object.keys(settings)
        .filter((key) => !LUXE_SETTINGS.includes(key))
        .map((key) => ({ key, message: `unknown setting ${(0,show/* showValue */.v)(key)}; known are ${LUXE_SETTINGS.join(', ')}` })),
];
function readCommand(settings) {
    const value = (0,json/* own */.ZV)(settings, 'command');
    if (!Array.isArray(value) || value.length === 0)
        return null;
    return value.every((word) => typeof word === 'string') && value[0] !== '' ? value : null;
}
function hooks_readTimeout(settings) {
    const value = (0,json/* own */.ZV)(settings, 'timeout_ms');
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
}
function readOnTimeout(settings) {
    const value = (0,json/* own */.ZV)(settings, 'on_timeout');
    if (value === undefined)
        return 'allow';
    return value === 'allow' || value === 'ask' ? value : 'deny';
}
function showWord(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function luxe_hooks_reportNotReplayed(point, at) {
    return {
        id: 'hook-not-replayed',
        level: 'notice',
        message: `hooks at ${point} are not run: a replay has no such moment`,
        at,
        live: `Luxe runs the hook and ignores its answer: nothing can be blocked at ${point}`,
        mend: null,
    };
}
function hooks_invalid(message, at) {
    return {
        id: 'config-entry-invalid',
        level: 'warning',
        message,
        at,
        live: 'Luxe does not do what the setting says',
        mend: "See the table of settings on Luxe's page of hooks.",
    };
}
function reportEmptyMatcher(at) {
    return {
        id: 'matcher-never-matches',
        level: 'warning',
        message: 'the matcher {} has no entry, so it matches nothing',
        at,
        live: 'the hook never runs',
        mend: 'Leave the matcher out to run on every call.',
    };
}

;// CONCATENATED MODULE: ./src/dialects/luxe/settings.ts



const NO_SETTINGS = { rules: [], ask: null, onAsk: null };
/** Of several files all rules count, and the more severe `hook_ask` and `on_ask`. */
function mergeSettings(a, b) {
    return { rules: [...a.rules, ...b.rules], ask: moreSevere(a.ask, b.ask), onAsk: moreSevere(a.onAsk, b.onAsk) };
}
function moreSevere(a, b) {
    return a?.decision === 'deny' || b === null ? a : b;
}
/** `permissions.json`: what cannot be read counts as deny for the rule concerned. */
function readPermissions(document, path) {
    const { rules, hookAsk, problems } = readLuxeRules(document.value);
    const ask = hookAsk === null || hookAsk === 'ask' ? null : { decision: hookAsk, why: `hook_ask: ${hookAsk} in ${path}` };
    const findings = problems.map(({ key, message }) => reportInvalid(`${key} ${message}`, { path, ...document.placeOf(key.split('.')) }));
    return { settings: { ...NO_SETTINGS, rules: rules.map((rule) => ({ ...rule, path })), ask }, findings };
}
/** `config.json`: `agent.on_ask` is what Luxe makes of an ask in an unattended run. What cannot be read counts as deny. */
function readAgentSettings(document, path) {
    const agent = (0,json/* own */.ZV)(document.value, 'agent');
    const value = (0,json/* own */.ZV)(agent, 'on_ask');
    const denied = (message, where) => ({
        settings: { ...NO_SETTINGS, onAsk: { decision: 'deny', why: `unreadable agent.on_ask in ${path}` } },
        findings: [
            reportInvalid(`${message}; taken as deny`, { path, ...document.placeOf(where) }, 'Use {"agent": {"on_ask": "deny"}}, or leave it out.'),
        ],
    });
    if (agent !== undefined && !(0,json/* isObject */.Gv)(agent))
        return denied(`agent is ${(0,show/* showValue */.v)(agent)}, not an object`, ['agent']);
    if (value === undefined)
        return { settings: NO_SETTINGS, findings: [] };
    if (value !== 'deny' && value !== 'allow')
        return denied(`agent.on_ask is ${(0,show/* showValue */.v)(value)}; Luxe knows allow and deny`, ['agent', 'on_ask']);
    return { settings: { ...NO_SETTINGS, onAsk: { decision: value, why: `agent.on_ask: ${value} in ${path}` } }, findings: [] };
}
function reportInvalid(message, at, mend = 'Use one of allow, ask and deny.') {
    return { id: 'config-invalid', level: 'error', message, at, live: 'Luxe cannot use the rule', mend };
}

;// CONCATENATED MODULE: ./src/dialects/luxe/load.ts






/** Luxe's files at each level; a project's hooks run after the user's. */
const luxe_load_FILES = {
    user: { hooks: '.config/luxe/hooks.json', permissions: '.config/luxe/permissions.json', agent: '.config/luxe/config.json' },
    project: { hooks: '.luxe/hooks.json', permissions: '.luxe/permissions.json', agent: '.luxe/config.json' },
};
/** The user's files, then the project's. */
function loadLuxe(tree) {
    const user = loadLevel(tree, 'user');
    const project = loadLevel(tree, 'project');
    const settings = mergeSettings(user.settings, tree.trusted ? project.settings : NO_SETTINGS);
    return {
        configured: user.found.length + project.found.length > 0,
        hooks: [...user.hooks, ...project.hooks],
        findings: [...user.findings, ...project.findings],
        files: project.found,
        permit: (tool, seen) => permit(settings.rules, { tool: tool.name, args: tool.args, cwd: seen.cwd }),
        ruleCount: settings.rules.length,
        askSetting: settings.ask,
        nativeAsk: settings.onAsk,
    };
}
function permit(rules, call) {
    const found = decideByLuxeRules(rules, call);
    if (found === null)
        return null;
    const path = rules.find((rule) => rule === found.rule)?.path ?? '';
    const rule = found.rule.pattern === null ? found.rule.tool : `${found.rule.tool} ${found.rule.pattern}`;
    const doubt = found.untold === null ? '' : `, as what ${(0,show/* showValue */.v)(found.untold)} runs cannot be told`;
    return { decision: found.decision, why: `${found.decision} rule ${rule} in ${path}${doubt}` };
}
function loadLevel(tree, level) {
    const trusted = level === 'user' || tree.trusted;
    const names = luxe_load_FILES[level];
    const hooks = load_readFile(tree, level, names.hooks, (document, file) => luxe_hooks_readHooks(document, { path: file.path, trusted }));
    const permissions = load_readFile(tree, level, names.permissions, (document, file) => readPermissions(document, file.path));
    const agent = load_readFile(tree, level, names.agent, (document, file) => readAgentSettings(document, file.path));
    return {
        found: [hooks, permissions, agent].flatMap((each) => (each.path === null ? [] : [each.path])),
        hooks: hooks.value?.hooks ?? [],
        settings: mergeSettings(permissions.value?.settings ?? NO_SETTINGS, agent.value?.settings ?? NO_SETTINGS),
        findings: [...hooks.findings, ...permissions.findings, ...agent.findings],
    };
}
/** Reads one strict JSON object; whatever is wrong with it becomes a finding. */
function load_readFile(tree, level, name, read) {
    const file = tree.read(level, name);
    if (file === null)
        return { path: null, value: null, findings: [] };
    const broken = (id, message, at = {}) => ({
        path: file.path,
        value: null,
        findings: [
            {
                id,
                level: 'error',
                message,
                at: { path: file.path, ...at },
                live: 'Luxe cannot use the file: what it configures does not hold',
                mend: 'Mend the file: it is one strict JSON object.',
            },
        ],
    });
    if (file.text === null)
        return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`);
    const parsed = parseJson(file.text);
    if (!parsed.ok)
        return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column });
    if (!(0,json/* isObject */.Gv)(parsed.document.value))
        return broken('config-invalid', 'the file holds no JSON object', { line: 1, column: 1 });
    const value = read(parsed.document, file);
    return { path: file.path, value, findings: value.findings };
}

;// CONCATENATED MODULE: ./src/dialects/luxe/rehearse.ts



/** Each point that has hooks, in the order of Luxe's page; at calls, one call for the hooks of each matcher. */
function rehearseLuxe(hooks, stage) {
    const at = (point) => hooks.filter((hook) => hook.event === point);
    return joinRehearsals(LUXE_POINTS.map((point) => coverHooks(point, at(point), (hook) => luxe_rehearse_listScenes(hook, stage))));
}
function luxe_rehearse_listScenes(hook, stage) {
    const calls = hook.examples?.(stage.projectRoot) ?? [];
    const [shell] = calls;
    switch (hook.kind) {
        case 'pre_tool':
            return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }));
        case 'post_tool':
            return calls.map((call) => ({ about: nameCall(call), seen: stageResult(call, stage) }));
        case 'prompt':
            return [{ about: null, seen: stagePrompt(stage) }];
        case 'permission_request':
        case 'permission_result': {
            const seen = stageMoment(hook.kind, stage);
            return [{ about: null, seen: shell === undefined ? seen : { ...seen, tool: stageCall(shell, stage).tool } }];
        }
        // The page gives no payload for `luxe loop`.
        case 'other':
            return [];
        default:
            return [{ about: null, seen: stageMoment(hook.kind, stage) }];
    }
}

;// CONCATENATED MODULE: ./src/dialects/luxe/luxe.ts



const luxe_SEVERITY = ['deny', 'ask', 'allow'];
/** Luxe: `.luxe/hooks.json`. */
const luxe_luxe = {
    id: 'luxe',
    title: 'Luxe',
    source: 'Luxe documentation, "Hooks"',
    vocabulary: 'luxe',
    events: {
        ...{ pre_tool: 'BeforeToolUse', prompt: 'UserPromptSubmit', post_tool: 'AfterToolUse', file_changed: 'FileChanged' },
        ...{ session_start: 'SessionStart', session_end: 'SessionEnd', turn_start: 'BeforeAgentStart', model_call: 'AgentStart' },
        ...{ stop: 'AgentEnd', error: 'Error', pre_compact: 'BeforeCompact', post_compact: 'AfterCompact' },
        ...{ permission_request: 'PermissionRequested', permission_result: 'PermissionResolved' },
    },
    gates: ['pre_tool', 'prompt'],
    order: 'sequential',
    trust: 'Luxe itself runs project hooks only with --trust-project.',
    startsIn: 'project-root',
    feedsRewrites: true,
    holds: ['ask'],
    headless: { ruling: 'runs', why: 'an ask is allowed in a headless run unless on_ask or hook_ask says otherwise' },
    permissionRules: 'after-hooks',
    load: loadLuxe,
    candidates: () => ['hooks', 'permissions', 'config'].map((name) => `.luxe/${name}.json`),
    merge: luxe_merge,
    unopposed: 'allow',
    rehearse: rehearseLuxe,
};
/** A deny ends the chain; else one ask is an ask; rewrites are merged shallowly, in order. */
function luxe_merge(verdicts, event) {
    const native = mostSevere(luxe_SEVERITY, verdicts.map((each) => each.verdict));
    const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null;
    const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]));
    const rewritten = rewrites.length === 0 || event.tool === null ? null : rewrites.reduce(mergeShallow, event.tool.args);
    return { native, reason, rewritten };
}
/** Keys left out keep their values; a nested object is replaced whole. `defineProperty` keeps a foreign `__proto__` an ordinary key. */
function mergeShallow(args, change) {
    const merged = {};
    for (const [key, value] of [...Object.entries(args), ...Object.entries(change)]) {
        Object.defineProperty(merged, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return merged;
}

// EXTERNAL MODULE: ./src/vocabularies/qwen-code.ts
var qwen_code = __webpack_require__(5391);
;// CONCATENATED MODULE: ./src/dialects/qwen-code/answer.ts




/** hooks/hookRunner.ts, hookAggregator.ts and types.ts in the bundle of @qwen-code/qwen-code 0.24.4; verdicts measured on 0.24.4. */
const qwenAnswers = { title: 'Qwen Code', hear: answer_hear, read: answer_read, combine: answer_combine };
/** stdout, or stderr where that is empty; after exit code 2 stderr only, and any text there is a no. JSON counts at any exit code. */
function answer_hear({ stdout, stderr, code }, kind) {
    const isBlocking = code === 2;
    const printed = stdout.trim();
    const text = isBlocking ? stderr.trim() : printed || stderr.trim();
    if (text === '')
        return { output: null, text, isPlain: false };
    const parsed = parseLoosely(text);
    if ((0,json/* isObject */.Gv)(parsed?.value))
        return { output: parsed.value, text, isPlain: false };
    if (parsed === undefined && !isBlocking && text.startsWith('{'))
        return { output: null, text, isPlain: false };
    const isContext = code === 0 && printed !== '' && (kind === 'prompt' || kind === 'session_start');
    return { output: answer_convert(text, { isBlocking, isContext }), text, isPlain: true };
}
function answer_convert(text, { isBlocking, isContext }) {
    if (isBlocking)
        return { decision: 'deny', reason: text };
    return { decision: 'allow', ...(isContext ? { hookSpecificOutput: { additionalContext: text } } : {}) };
}
const qwen_code_answer_PERMISSIONS = new Map([
    ['allow', 'allow'],
    ['deny', 'deny'],
    ['ask', 'ask'],
]);
const answer_DECISIONS = new Map([...qwen_code_answer_PERMISSIONS, ['approve', 'allow'], ['block', 'deny']]);
/** At a call `permissionDecision` goes before `decision`, whatever that says; elsewhere only `decision` counts. */
function answer_read(output, kind) {
    const specific = (0,json/* own */.ZV)(output, 'hookSpecificOutput');
    const permission = kind === 'pre_tool' ? (0,json/* own */.ZV)(specific, 'permissionDecision') : undefined;
    const decision = qwen_code_answer_PERMISSIONS.get(permission) ?? answer_DECISIONS.get((0,json/* own */.ZV)(output, 'decision')) ?? 'none';
    const isStopped = (0,json/* own */.ZV)(output, 'continue') === false && decision !== 'deny' && decision !== 'ask';
    const reason = kind === 'pre_tool' ? (0,json/* ownString */.Ao)(specific, 'permissionDecisionReason') : undefined;
    const told = { rewrite: null, context: (0,json/* ownString */.Ao)(specific, 'additionalContext') ?? null };
    if (isStopped) {
        return { ...told, decision: 'deny', reason: (0,json/* ownString */.Ao)(output, 'stopReason') || (0,json/* ownString */.Ao)(output, 'reason') || null, mistake: null };
    }
    const mistake = decision === 'deny' ? null : answer_findMistake(output, { kind, decision, permission });
    return { ...told, decision, reason: reason ?? (0,json/* ownString */.Ao)(output, 'reason') ?? null, mistake };
}
function answer_findMistake(output, { kind, decision, permission }) {
    const unsupported = (detail) => ({ kind: 'unsupported-verdict', detail });
    if (decision === 'ask')
        return kind === 'pre_tool' ? null : unsupported('decision is "ask", which Qwen Code reads at PreToolUse only');
    if (decision === 'none') {
        const said = (0,json/* own */.ZV)(output, 'decision');
        if (permission !== undefined) {
            return { kind: 'invalid-verdict', detail: `permissionDecision is ${(0,show/* showValue */.v)(permission)}; Qwen Code knows allow, deny and ask` };
        }
        if (said !== undefined && said !== null) {
            return { kind: 'invalid-verdict', detail: `decision is ${(0,show/* showValue */.v)(said)}; Qwen Code knows allow, deny, block and ask` };
        }
        const word = findDecisionWord(output);
        if (word !== null)
            return { kind: 'unrecognized-output', detail: `${word} stands where Qwen Code does not read it` };
    }
    const rewrites = ['updatedInput', 'tool_input'].filter((key) => (0,json/* own */.ZV)((0,json/* own */.ZV)(output, 'hookSpecificOutput'), key) !== undefined);
    if (kind !== 'pre_tool' || rewrites.length === 0)
        return null;
    return unsupported(`${rewrites[0]} changes nothing: Qwen Code 0.24 runs the call as it was`);
}
/**
 * A single output stands as it is. Of several the last `permissionDecision` counts, whatever the others said; without one a single `deny` or
 * `block` is enough, and an `ask` is lost.
 */
function answer_combine(outputs) {
    const [only] = outputs;
    if (outputs.length === 1 && only !== undefined)
        return only;
    const said = outputs.map((each) => (0,json/* own */.ZV)(each, 'decision'));
    const decision = said.some((each) => each === 'deny' || each === 'block') ? 'block' : said.includes('allow') ? 'allow' : undefined;
    const stopped = outputs.filter((each) => (0,json/* own */.ZV)(each, 'continue') === false);
    return {
        ...(stopped.length > 0 ? { continue: false, stopReason: stopped.map((each) => (0,json/* ownString */.Ao)(each, 'stopReason')).findLast(Boolean) } : {}),
        decision,
        reason: joinTexts(outputs, 'reason'),
        hookSpecificOutput: joinSpecific(outputs),
    };
}

;// CONCATENATED MODULE: ./src/dialects/qwen-code/envelope.ts


/** Events of which a prompt is not the occasion (recorded). */
const WITHOUT_PROMPT = new Set(['SessionStart', 'SessionEnd']);
/** What Qwen Code 0.24.4 writes to a hook's stdin (recorded; hooks/hookEventHandler.ts in its bundle). */
function writeQwenEnvelope(eventName, seen) {
    const { session, thread, promptId, permissionMode } = seen;
    const envelope = {
        ...beginEnvelope(eventName, seen),
        permission_mode: permissionMode ?? 'default',
        ...(thread.subagent ? { agent_id: thread.id } : {}),
        ...(WITHOUT_PROMPT.has(eventName) ? {} : { prompt_id: promptId ?? `${session.id}########0` }),
    };
    Object.assign(envelope, eventName === 'PostToolUseFailure' ? describeFailure(seen) : describeCall(seen));
    if (seen.prompt !== null)
        Object.assign(envelope, { prompt: seen.prompt, submitted_prompt: seen.prompt });
    if (seen.moment !== null)
        Object.assign(envelope, qwen_code_envelope_describeMoment(eventName, seen));
    return envelope;
}
/** The agent makes up an id of its own for each call (`toolu_…`); here it is the recorded one too. */
function describeCall(seen) {
    const { tool, result } = seen;
    if (tool === null)
        return {};
    return {
        ...{ tool_name: tool.name, tool_input: tool.args },
        ...(result === null ? {} : { tool_response: qwen_code_envelope_describeResult(seen) }),
        ...{ tool_use_id: tool.id, tool_call_id: tool.id },
        ...(result === null ? {} : { duration_ms: 0 }),
    };
}
function describeFailure({ tool, result }) {
    if (tool === null)
        return {};
    return {
        ...{ tool_use_id: tool.id, tool_call_id: tool.id, tool_name: tool.name, tool_input: tool.args },
        ...{ error: result?.text ?? '', is_interrupt: false, duration_ms: 0 },
    };
}
/** Parts for what MCP servers answered, a text for all else (recorded). Another agent's structured result means nothing here. */
function qwen_code_envelope_describeResult({ tool, result, translated }) {
    const text = result?.text ?? '';
    const display = translated ? undefined : result?.structured;
    const llmContent = tool?.name.startsWith('mcp__') === true ? [{ text }] : text;
    return { llmContent, returnDisplay: flattenDisplay(display) ?? text };
}
/** hookEventHandler.ts, normalizeHookDisplayResponse: of these two hooks are shown the text alone. */
function flattenDisplay(display) {
    const type = (0,json/* ownString */.Ao)(display, 'type');
    if (type !== 'shell_result' && type !== 'ask_user_question_answers')
        return display;
    return (0,json/* ownString */.Ao)(display, 'text') ?? display;
}
/** What a moment's hook is told beside; what no transcript tells is what a plain headless run has. */
function qwen_code_envelope_describeMoment(event, { moment, thread, transcriptPath }) {
    const facts = moment?.facts ?? {};
    const said = { stop_hook_active: false, last_assistant_message: facts.message ?? facts.result?.text ?? '' };
    const tasks = { background_tasks: [], crons: [] };
    const agent = { agent_id: thread.id, agent_type: thread.agentType ?? 'general-purpose' };
    switch (event) {
        case 'SessionStart':
            return { source: facts.trigger ?? 'startup', model: 'unknown' };
        case 'SessionEnd':
            return { reason: facts.reason ?? 'prompt_input_exit' };
        case 'Stop':
            return { ...said, ...tasks };
        case 'SubagentStart':
            return agent;
        case 'SubagentStop':
            return {
                stop_hook_active: false,
                ...agent,
                agent_transcript_path: transcriptPath,
                last_assistant_message: said.last_assistant_message,
                ...tasks,
            };
        case 'PreCompact':
            return { trigger: facts.trigger ?? 'auto', custom_instructions: '' };
        case 'PostCompact':
            return { trigger: facts.trigger ?? 'auto', compact_summary: '' };
        default:
            return {};
    }
}

;// CONCATENATED MODULE: ./src/dialects/qwen-code/tool-names.ts
/**
 * What a tool is called beside its own name, for matchers only (tools/tool-names.ts and permissions/rule-parser.ts in the bundle of 0.24.4):
 * the name that people are shown, that with `Tool` behind it, names of before, and Claude Code's.
 */
const NAMED = new Map([
    ['run_shell_command', ['Shell', 'Bash']],
    ['edit', ['Edit', 'replace']],
    ['write_file', ['WriteFile', 'Write']],
    ['read_file', ['ReadFile', 'Read']],
    ['grep_search', ['Grep', 'search_file_content', 'SearchFiles']],
    ['glob', ['Glob', 'FindFiles']],
    ['list_directory', ['ListFiles', 'ReadFolder']],
    ['todo_write', ['TodoList', 'TodoWrite', 'TodoWriteTool']],
    ['agent', ['Agent', 'task', 'Task', 'TaskTool']],
    ['get_goal', ['Goal', 'GetGoal']],
]);
/** All names of a tool, its own first. An MCP tool has no other. */
function listToolNames(tool) {
    const named = NAMED.get(tool);
    if (named === undefined && !IS_BUILT_IN.test(tool))
        return [tool];
    const [shown, ...others] = named ?? [showName(tool)];
    return [tool, shown, `${shown}Tool`, ...others];
}
const IS_BUILT_IN = /^(?!mcp_)[a-z]+(?:_[a-z]+)*$/;
/** `web_fetch` → `WebFetch`, `omni_clip_image` → `ClipImage`. */
function showName(tool) {
    return tool.replace(/^omni_/, '').replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());
}

;// CONCATENATED MODULE: ./src/dialects/qwen-code/qwen-code.ts









/** hooks/types.ts in the bundle; no transcript tells of those that are `other`. */
const QWEN_EVENTS = new Map([
    ['PreToolUse', 'pre_tool'],
    ['PostToolUse', 'post_tool'],
    ['PostToolUseFailure', 'post_tool'],
    ['UserPromptSubmit', 'prompt'],
    ['Stop', 'stop'],
    ['SessionStart', 'session_start'],
    ['SessionEnd', 'session_end'],
    ['SubagentStart', 'subagent_start'],
    ['SubagentStop', 'subagent_end'],
    ['PreCompact', 'pre_compact'],
    ['PostCompact', 'post_compact'],
    ['PostToolBatch', 'other'],
    ['UserPromptExpansion', 'other'],
    ['StopFailure', 'other'],
    ['SessionDelete', 'other'],
    ['Notification', 'other'],
    ['PermissionRequest', 'other'],
    ['PermissionDenied', 'other'],
    ['TodoCreated', 'other'],
    ['TodoCompleted', 'other'],
    ['InstructionsLoaded', 'other'],
    ['MessageDisplay', 'other'],
]);
const qwen_code_family = {
    id: 'qwen-code',
    title: 'Qwen Code',
    settings: '.qwen/settings.json',
    vocabulary: qwen_code/* qwenCode */.h,
    events: QWEN_EVENTS,
    unseenGates: ['UserPromptExpansion', 'PermissionRequest', 'PostToolBatch', 'TodoCreated', 'TodoCompleted'],
    foreignEvents: new Map([
        ['BeforeTool', 'PreToolUse'],
        ['BeforeToolUse', 'PreToolUse'],
        ['AfterTool', 'PostToolUse'],
        ['AfterToolUse', 'PostToolUse'],
        ['BeforeAgent', 'UserPromptSubmit'],
        ['AfterAgent', 'Stop'],
        ['PreCompress', 'PreCompact'],
    ]),
    // hookRegistry.ts, getSourcePriority
    levels: ['project', 'user'],
    unplayed: ['http', 'function', 'prompt'],
    required: { command: 'command', http: 'url', prompt: 'prompt' },
    ignoredKeys: ['if', 'args', 'asyncRewake', 'cwd', 'bash', 'powershell', 'timeoutSec', 'timeout_ms', 'failClosed'],
    readSwitches: (settings) => ({ off: (0,json/* own */.ZV)(settings, 'disableAllHooks') === true ? 'disableAllHooks is true' : null, disabled: [] }),
    readTimeout: qwen_code_readTimeout,
    runKeyOf: (handler) => `${(0,json/* ownString */.Ao)(handler, 'name') ?? ''}:${(0,json/* ownString */.Ao)(handler, 'command') ?? ''}`,
    // hookRegistry.ts: what has a name is known by that alone.
    nameOf: (handler) => (0,json/* ownString */.Ao)(handler, 'name') || ((0,json/* ownString */.Ao)(handler, 'command') ?? JSON.stringify(handler)),
    isAsync: (handler) => (0,json/* own */.ZV)(handler, 'async') === true,
    shellOf: (handler) => ((0,json/* own */.ZV)(handler, 'shell') === 'powershell' ? 'pwsh' : 'bash'),
    matches: qwen_code_matches,
    canMatch: qwen_code_canMatch,
    answers: qwenAnswers,
    // hookRunner.ts: bash reads them as variables, so the command is left as it is.
    start: (command, { projectRoot }) => ({
        command,
        env: { GEMINI_PROJECT_DIR: projectRoot, CLAUDE_PROJECT_DIR: projectRoot, QWEN_PROJECT_DIR: projectRoot },
    }),
    // hookRunner.ts, MAX_OUTPUT_LENGTH; an answer of 2 MB was measured to be lost.
    outputCap: 1024 * 1024,
    writeEnvelope: writeQwenEnvelope,
    compared: {
        SessionStart: ['startup', 'resume', 'clear', 'compact'],
        SessionEnd: ['prompt_input_exit', 'clear', 'logout', 'other'],
        PreCompact: ['auto', 'manual'],
        PostCompact: ['auto', 'manual'],
        SubagentStart: ['general-purpose'],
        SubagentStop: ['general-purpose'],
    },
};
/** Qwen Code: `hooks` of `.qwen/settings.json`. */
const qwenCode = makeDialect(qwen_code_family, {
    source: 'https://qwenlm.github.io/qwen-code-docs/en/users/features/hooks; @qwen-code/qwen-code 0.24.4; verdicts measured on 0.24.4',
    events: {
        ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', session_start: 'SessionStart' },
        ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentStop' },
        ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact' },
    },
    headless: { ruling: 'refused', why: 'qwen -p refuses what a hook asks about' },
    // Nothing that a hook says changes a call.
    feedsRewrites: false,
});
const qwen_code_DEFAULT_MS = 60_000;
/** hook-timeout.ts: from here on a number is read as the milliseconds that it once was. */
const MILLISECONDS_FROM = 1_000;
const qwen_code_LONGEST_MS = 2 ** 31 - 1;
/** A hook for which somebody wrote so many milliseconds may well have been meant to have so many seconds. */
const DOUBTFUL_MS = 3_600;
function qwen_code_readTimeout(value) {
    if (value === undefined)
        return { ms: qwen_code_DEFAULT_MS, odd: null };
    const told = `timeout is ${(0,show/* showValue */.v)(value)}`;
    const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof given !== 'number' || !Number.isFinite(given) || given <= 0 || given * 1000 <= 0 || given > qwen_code_LONGEST_MS) {
        return { ms: qwen_code_DEFAULT_MS, odd: `${told}, not a positive number of seconds` };
    }
    if (given < MILLISECONDS_FROM)
        return { ms: given * 1000, odd: null };
    return { ms: given, odd: given <= DOUBTFUL_MS ? `${told}: from ${MILLISECONDS_FROM} on Qwen Code reads milliseconds` : null };
}
function qwen_code_matches(matcher, event, seen) {
    if (seen.tool === null) {
        // A subagent's turn ends in SubagentStop alone.
        if (event === 'Stop' && seen.thread.subagent)
            return { fires: false, why: 'a subagent fires SubagentStop instead' };
        const value = qwen_code_matchedValue(event, seen);
        return value === null ? { fires: true, why: `${event} ignores matchers` } : matchQwen(matcher, [value]);
    }
    const isFailed = seen.result?.isError === true;
    if (seen.kind === 'post_tool' && (event === 'PostToolUseFailure') !== isFailed) {
        return { fires: false, why: `the call ${isFailed ? 'failed' : 'succeeded'}` };
    }
    return matchQwen(matcher, listToolNames(seen.tool.name));
}
/** hookPlanner.ts, getHookMatcherTarget. */
const COMPARED_KEYS = {
    ...{ SessionStart: 'source', SessionEnd: 'reason', PreCompact: 'trigger', PostCompact: 'trigger' },
    ...{ SubagentStart: 'agent_type', SubagentStop: 'agent_type' },
};
function qwen_code_matchedValue(event, seen) {
    const key = Object.hasOwn(COMPARED_KEYS, event) ? COMPARED_KEYS[event] : undefined;
    return key === undefined ? null : ((0,json/* ownString */.Ao)(writeQwenEnvelope(event, seen), key) ?? null);
}
function qwen_code_canMatch(matcher) {
    if (qwen_code/* qwenCode */.h.tools.some((tool) => matchQwen(matcher, listToolNames(tool)).fires))
        return true;
    return (0,matching_regex/* compileRegex */.DL)(matcher ?? '') !== 'invalid' && (matcher ?? '').includes('mcp_');
}

;// CONCATENATED MODULE: ./src/dialects/index.ts








/** Every hook system that the gate speaks, in the order in which reports show them. */
const dialects = [claudeCode, codex_codex, copilotAt('cli'), cursor_cursor, geminiCli, qwenCode, lecode, luxe_luxe];
/** The same, with Copilot as one of its hosts runs it. */
function dialectsAt(host) {
    return dialects.map((dialect) => (dialect.id === 'copilot' ? copilotAt(host) : dialect));
}


/***/ }),

/***/ 7743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ TOO_MANY),
/* harmony export */   S6: () => (/* binding */ NotPlainError),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   Vr: () => (/* binding */ findTooMany),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP),
/* harmony export */   nM: () => (/* binding */ parseWithin)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

/** More values than this are not read: an alias can stand for many. */
const MAX_VALUES = 1_000_000;
/** What a parser says about a text that goes deeper than `MAX_JSON_DEPTH`. */
const TOO_DEEP = `is nested deeper than ${_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX} levels`;
/** What a parser says about a text that holds more than `MAX_VALUES`. */
const TOO_MANY = `holds more than ${MAX_VALUES} values`;
/** Where a JSON text goes beyond `MAX_VALUES`; -1 when it never does. A parser makes far more of a value than its text is long. */
function findTooMany(json) {
    let values = 1;
    let inString = false;
    for (let at = 0; at < json.length; at += 1) {
        const character = json[at];
        if (inString) {
            if (character === '\\')
                at += 1;
            else if (character === '"')
                inString = false;
        }
        else if (character === '"')
            inString = true;
        else if (character === ',' || ((character === '[' || character === '{') && !isEmptyAt(json, at))) {
            values += 1;
            if (values > MAX_VALUES)
                return at;
        }
    }
    return -1;
}
function isEmptyAt(json, at) {
    const next = json[at + 1];
    return next === ']' || next === '}';
}
/** Parses a text of at most `limit` UTF-16 units. A parser that overflows the stack has met a text that is nested too deep. */
function parseWithin(text, limit, parse) {
    if (text.length > limit)
        return { ok: false, message: `is longer than ${limit} characters`, line: 1, column: 1 };
    try {
        return parse(text);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { ok: false, message: TOO_DEEP, line: 1, column: 1 };
    }
}
/** A parser made something that is no JSON value, or too much of it. */
class NotPlainError extends Error {
    path;
    constructor(path, message) {
        super(message);
        this.path = path;
    }
}
/**
 * The value as plain JSON: lists, objects with own keys, strings, numbers, booleans and null. A BigInt becomes the nearest number and a
 * date null, so that neither passes for a string. Throws NotPlainError for instances of other classes and beyond the bounds.
 */
function toPlain(value) {
    let values = 0;
    const path = [];
    const copyAt = (key, part) => {
        path.push(key);
        const copied = copy(part);
        path.pop();
        return copied;
    };
    const copy = (part) => {
        values += 1;
        if (values > MAX_VALUES)
            throw new NotPlainError([...path], TOO_MANY);
        if (typeof part === 'bigint')
            return Number(part);
        if (part === undefined || part instanceof Date)
            return null;
        if (typeof part !== 'object' || part === null)
            return part;
        if (path.length >= _model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX)
            throw new NotPlainError([...path], TOO_DEEP);
        if (Array.isArray(part))
            return part.map((item, index) => copyAt(index, item));
        if (!isRecord(part))
            throw new NotPlainError([...path], `holds a ${part.constructor.name}, which JSON does not have`);
        const object = {};
        for (const [key, item] of Object.entries(part)) {
            // `defineProperty` keeps a foreign `__proto__` an ordinary key.
            Object.defineProperty(object, key, { value: copyAt(key, item), enumerable: true, configurable: true, writable: true });
        }
        return object;
    };
    return copy(value);
}
function isRecord(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || prototype === Object.prototype;
}


/***/ }),

/***/ 9079:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ locateEnd),
/* harmony export */   u: () => (/* binding */ indexLines)
/* harmony export */ });
/** Turns offsets into positions; lines end at `\n`. */
function indexLines(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return (offset) => {
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    };
}
/** The place behind the last character that is no blank. */
function locateEnd(text) {
    return indexLines(text)(text.trimEnd().length);
}


/***/ }),

/***/ 1878:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ parseToml)
});

// EXTERNAL MODULE: ./node_modules/@iarna/toml/toml.js
var toml = __webpack_require__(4572);
// EXTERNAL MODULE: ./src/formats/bounds.ts
var bounds = __webpack_require__(7743);
// EXTERNAL MODULE: ./src/formats/document.ts
var formats_document = __webpack_require__(9079);
// EXTERNAL MODULE: ./node_modules/toml-eslint-parser/lib/index.mjs + 3 modules
var lib = __webpack_require__(9605);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/formats/toml-places.ts


/** Where the values of a TOML text stand: by toml-eslint-parser, since @iarna/toml keeps no places. The text is read at the first question. */
function locateTomlValues(text) {
    let root = null;
    return (path) => {
        root ??= indexText(text);
        let found = root;
        let place = { line: 1, column: 1 };
        for (const key of path) {
            const next = found.below.get(key);
            if (next === undefined)
                break;
            found = next;
            place = found.place ?? place;
        }
        return place;
    };
}
function indexText(text) {
    const root = { place: null, below: new Map() };
    try {
        for (const node of (0,lib/* parseTOML */.MD)(text).body[0].body)
            walk(node, root, root);
    }
    catch {
        // The two parsers differ on a file that @iarna/toml accepts: every value is then placed at the file's beginning.
    }
    return root;
}
function walk(node, above, root) {
    if (node.type === 'TOMLTable') {
        const table = note(root, node.resolvedKey, node);
        for (const child of node.body)
            walk(child, table, root);
        return;
    }
    const keys = node.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : String(key.value)));
    walkValue(node.value, note(above, keys, node), root);
}
function walkValue(node, found, root) {
    if (node.type === 'TOMLArray')
        for (const [index, element] of node.elements.entries())
            walkValue(element, note(found, [index], element), root);
    if (node.type === 'TOMLInlineTable')
        for (const child of node.body)
            walk(child, found, root);
}
/** The first place of several counts. */
function note(from, path, node) {
    let found = from;
    for (const key of path.slice(0, json/* MAX_JSON_DEPTH */.KX + 1)) {
        const next = found.below.get(key) ?? { place: null, below: new Map() };
        found.below.set(key, next);
        found = next;
    }
    found.place ??= { line: node.loc.start.line, column: node.loc.start.column + 1 };
    return found;
}

;// CONCATENATED MODULE: ./src/formats/toml.ts




const MAX_LENGTH = 2 * 1024 * 1024;
/**
 * TOML as @iarna/toml 3 takes it, lines ending in LF or CRLF, as plain JSON (see `toPlain`). A byte order mark is an error, as in Python's tomllib, which lecode uses; so
 * is what is longer than 2 Mi characters or nested deeper than 500 levels.
 */
function parseToml(source) {
    // Python's tomllib does the same; @iarna/toml takes the carriage return behind a comment for a forbidden character.
    return (0,bounds/* parseWithin */.nM)(source.replaceAll('\r\n', '\n'), MAX_LENGTH, parseText);
}
function parseText(text) {
    const placeOf = locateTomlValues(text);
    try {
        return { ok: true, document: { value: (0,bounds/* toPlain */.Ul)(toml.parse(text)), placeOf, duplicateKeys: [] } };
    }
    catch (error) {
        if (error instanceof RangeError)
            throw error;
        if (error instanceof bounds/* NotPlainError */.S6)
            return { ok: false, message: error.message, ...placeOf(error.path) };
        return { ok: false, ...describeError(error, text) };
    }
}
function describeError(error, text) {
    const fault = error;
    // The first line reads "WHAT at row R, col C, pos P:"; the property `line` counts from 0.
    const message = String(fault.message ?? error).split('\n')[0] ?? '';
    const what = message.replace(/ at row \d+, col \d+, pos \d+:$/, '');
    const line = typeof fault.line === 'number' ? fault.line + 1 : 1;
    // What is missing at the end is reported on the line behind the last one, which an editor does not show.
    const end = (0,formats_document/* locateEnd */.E)(text);
    if (line > end.line)
        return { message: what, ...end };
    return { message: what, line, column: typeof fault.col === 'number' ? fault.col + 1 : 1 };
}


/***/ }),

/***/ 9102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ plantGitFolder),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   _N: () => (/* binding */ exportCommit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3916);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3073);




/** Where a short name is looked for: what protects a branch does not protect a tag of the same name. */
const PLACES = ['refs/remotes/', 'refs/heads/', 'refs/tags/'];
/** The commit that a name stands for; null when there is none. A name that several refs have at different commits is refused. */
async function resolveCommit(top, name) {
    if (!/^[0-9a-f]{40,64}$/.test(name)) {
        const found = await Promise.all(PLACES.map(async (place) => ({ ref: place + name, commit: await resolveExact(top, place + name) })));
        const known = found.filter((each) => each.commit !== null);
        if (new Set(known.map((each) => each.commit)).size > 1) {
            const next = `Write the whole name: ${known.map((each) => each.ref).join(' or ')}.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('hooks-from-unreadable', `hooks_from: ${name} is the name of several refs at different commits`, next);
        }
        const [first] = known;
        if (first !== undefined)
            return first.commit;
    }
    return resolveExact(top, name);
}
async function resolveExact(top, name) {
    return (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .tryGit */ .Ii)(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))?.trim() || null;
}
/**
 * Writes the files of a commit into an empty folder, without touching the checkout's own index or work tree, and returns its submodules. The
 * empty folder is git's work tree meanwhile: in the checkout git would apply the attributes that a pull request wrote.
 */
async function exportCommit(top, commit, folder, scratchIndex) {
    const gitFolder = (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(top, ['rev-parse', '--absolute-git-dir'])).replace(/\n$/, '');
    const place = [`--git-dir=${gitFolder}`, `--work-tree=${folder}`];
    const env = { GIT_INDEX_FILE: scratchIndex };
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir(folder, { recursive: true });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(folder, [...place, 'read-tree', commit], { env });
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(folder, [...place, 'checkout-index', '--all', '--force'], { env });
    const entries = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(folder, [...place, 'ls-files', '-s', '-z'], { env })).split('\0');
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm(scratchIndex, { force: true });
    // A submodule is one entry of mode 160000: its files are in another repository.
    return {
        submodules: entries.filter((entry) => entry.startsWith('160000 ')).map((entry) => (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(entry.slice(entry.indexOf('\t') + 1))),
    };
}
/**
 * Gives a copied tree a git folder of its own: the checkout's objects by reference, its refs and index by copy, none of its configuration
 * (which may hold credentials), HEAD on `branch`, or detached where the branch cannot be placed beside the others.
 */
async function plantGitFolder(top, copy, at) {
    const format = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .tryGit */ .Ii)(top, ['rev-parse', '--show-object-format']))?.trim() || 'sha1';
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(copy, ['init', '--quiet', '--initial-branch=main', '--template=', `--object-format=${format}`]);
    const gitFolder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(copy, '.git');
    const place = async (name) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(top, (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(top, ['rev-parse', '--git-path', name])).replace(/\n$/, ''));
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitFolder, 'objects', 'info'), { recursive: true });
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitFolder, 'objects', 'info', 'alternates'), `${await place('objects')}\n`);
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitFolder, 'packed-refs'), (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .tryGit */ .Ii)(top, ['for-each-ref', '--format=%(objectname) %(refname)'])) ?? '', 'latin1');
    for (const name of KEPT)
        await copyIfThere(await place(name), node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitFolder, name));
    if (at.commit === null)
        return;
    await placeHead(copy, at.commit, at.branch);
    const copied = at.keepIndex && (await copyIfThere(await place('index'), node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitFolder, 'index')));
    if (!copied)
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(copy, ['read-tree', at.commit]);
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .tryGit */ .Ii)(copy, ['update-index', '-q', '--refresh']);
}
async function placeHead(copy, commit, branch) {
    const isOn = branch !== null && (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .tryGit */ .Ii)(copy, ['update-ref', `refs/heads/${branch}`, commit])) !== null;
    if (isOn)
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(copy, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`]);
    else
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)(copy, ['update-ref', '--no-deref', 'HEAD', commit]);
}
/** Where a shallow clone's history ends, and what it ignores beside .gitignore: without them git in the copy fails or answers otherwise. */
const KEPT = ['shallow', 'info/exclude'];
/** Whether git accepts a recorded text as a branch name: it comes from a transcript. */
async function isBranchName(top, name) {
    return !/^[-@]/.test(name) && name.length <= 200 && (await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .tryGit */ .Ii)(top, ['check-ref-format', '--branch', name])) !== null;
}
async function copyIfThere(from, to) {
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(to), { recursive: true });
    return node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile(from, to).then(() => true, () => false);
}


/***/ }),

/***/ 9937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listAliases),
/* harmony export */   r: () => (/* binding */ findHome)
/* harmony export */ });
/**
 * Other paths under which the system finds the same file: from the home folder, through `/private` on macOS, through a process's own links on
 * Linux, and in the other form of composed letters. As a path is written, not as a file system has it: links of a project are not followed.
 */
function listAliases(path, cwd) {
    const aliases = [expandHome(path, cwd), switchPrivate(path), followProcess(path, cwd), path.normalize('NFC'), path.normalize('NFD')];
    return aliases.filter((alias) => alias !== null && alias !== path);
}
/** The home folder that a path lies in: nobody records whose it was. */
function findHome(path) {
    return /^(?:\/(?:home|Users)\/[^/\\]+|\/root|[A-Za-z]:[/\\]Users[/\\][^/\\]+)(?=[/\\])/i.exec(path)?.[0] ?? null;
}
function expandHome(path, cwd) {
    const home = cwd === null ? null : findHome(`${cwd}/`);
    const [tilde, user = ''] = /^~([\w.-]*)(?=[/\\]|$)/.exec(path) ?? [];
    if (home === null || tilde === undefined || (user !== '' && !home.endsWith(user)))
        return null;
    return home + path.slice(tilde.length);
}
/** `/tmp`, `/var` and `/etc` are links into `/private` there. */
function switchPrivate(path) {
    const [, hidden, folder] = /^(\/private)?(\/(?:tmp|var|etc)(?=\/|$))/i.exec(path) ?? [];
    if (folder === undefined)
        return null;
    return hidden === undefined ? `/private${path}` : path.slice(hidden.length);
}
function followProcess(path, cwd) {
    const [link, name] = /^\/+proc\/+(?:self|thread-self|\d+)\/+(cwd|root)(?=\/|$)/.exec(path) ?? [];
    if (link === undefined)
        return null;
    const rest = path.slice(link.length);
    return name === 'root' ? `/${rest}` : cwd === null ? null : cwd + rest;
}


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ compilePathGlob)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _regex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4576);


/**
 * Compiles a path glob: `*` stops at `/`, `**` does not, dot files count, a leading `!` is literal. What is too long to try,
 * and what would not end (picomatch makes a backtracking regular expression), counts as a match.
 */
function compilePathGlob(glob, language) {
    if (glob === '')
        return () => false;
    if (glob.length > MAX_LENGTH || isTooDeep(glob))
        return () => true;
    const key = `${language} ${glob}`;
    const known = compiled.get(key);
    if (known !== undefined)
        return known;
    const matches = compile(glob, language);
    if (compiled.size >= MAX_COMPILED)
        compiled.clear();
    compiled.set(key, matches);
    return matches;
}
const MAX_LENGTH = 4_096;
const MAX_COMPILED = 1_000;
const MAX_PLAIN_STEPS = 2_000_000;
const compiled = new Map();
/** picomatch's cost grows with the third power of the depth of `+(+(…))`. */
function isTooDeep(glob) {
    let depth = 0;
    for (const [token] of glob.matchAll(/[({]|[)}]/g)) {
        depth += token === '(' || token === '{' ? 1 : -1;
        if (depth > MAX_DEPTH)
            return true;
    }
    return false;
}
const MAX_DEPTH = 100;
// What picomatch makes of a glob that it cannot compile.
const NEVER = '$^';
const LANGUAGES = {
    shell: {},
    windows: { nocase: true },
    gitignore: { nobrace: true, noextglob: true, nocase: true },
};
function compile(glob, language) {
    const regex = picomatch__WEBPACK_IMPORTED_MODULE_1___default().makeRe(glob, { dot: true, nonegate: true, windows: false, ...LANGUAGES[language] });
    if (regex.source === NEVER)
        return () => true;
    const estimate = estimateSteps(glob);
    return (path) => {
        if (path === glob || path.length > MAX_LENGTH)
            return true;
        const search = estimate(path.length) <= MAX_PLAIN_STEPS ? _regex_js__WEBPACK_IMPORTED_MODULE_0__/* .searchPlainly */ .M9 : _regex_js__WEBPACK_IMPORTED_MODULE_0__/* .searchText */ .wK;
        return search(regex, path) !== 'absent';
    };
}
/**
 * An upper bound of the steps that a path of some length takes: the stars share its characters in every possible way. A repeated group has
 * no such bound, and what `searchText` would say of picomatch's expressions is far too much.
 */
function estimateSteps(glob) {
    if (/[()+]/.test(glob))
        return () => Number.POSITIVE_INFINITY;
    const count = (pattern) => glob.match(pattern)?.length ?? 0;
    const stars = count(/\*+/g);
    const choices = (count(/,/g) + 1) ** count(/\{/g);
    return (length) => {
        let steps = choices;
        for (let star = 1; star <= stars; star += 1)
            steps *= (length + star) / star;
        return steps;
    };
}


/***/ }),

/***/ 2636:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ isOfWindows),
/* harmony export */   NQ: () => (/* binding */ matchPathPattern),
/* harmony export */   _R: () => (/* binding */ spellPath),
/* harmony export */   bF: () => (/* binding */ listPlaces),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
/* harmony import */ var _path_aliases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9937);
/* harmony import */ var _path_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7851);
/* harmony import */ var _windows_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7552);



/**
 * Whether a path pattern (`src/**`) finds a recorded path, tried in three spellings: as recorded, as a normalised absolute
 * path, and relative to the recorded working directory. Answers the spelling that matched. Dot files count as files.
 * On Windows letter case does not count, and a pattern may have backslashes too.
 */
function matchPathPattern(pattern, path, cwd) {
    const spellings = spellPath(path, cwd);
    const spelling = spellPattern(pattern, path, cwd).flatMap((each) => spellings.filter(each))[0];
    return { matched: spelling !== undefined, spelling: spelling ?? null };
}
function spellPattern(pattern, path, cwd) {
    if (!isOfWindows(path, cwd))
        return [matchesGlob(pattern)];
    return [...new Set([pattern, pattern.replaceAll('\\', '/')])].map((each) => (0,_path_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePathGlob */ .x)(withoutDot(each), 'windows'));
}
/** A matcher for path globs: `*` stops at `/`, `**` does not. What cannot be tried to its end counts as a match. */
function matchesGlob(pattern) {
    return (0,_path_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePathGlob */ .x)(withoutDot(pattern), 'shell');
}
function withoutDot(pattern) {
    return pattern.startsWith('./') ? pattern.slice(2) : pattern;
}
/** The spellings of a recorded path, without repeats. Without a recorded working directory a relative path stays relative. */
function spellPath(path, cwd) {
    const folders = cwd === null ? [] : listPlaces(cwd, null);
    const spellings = listPlaces(path, cwd).flatMap((place) => {
        const relatives = folders.map((folder) => relativePath(folder, place)).filter((each) => each !== null);
        return [place, ...relatives];
    });
    const slashes = isOfWindows(path, cwd) ? path.replaceAll('\\', '/') : path;
    return [...new Set([path, slashes, ...spellings])].filter((spelling) => spelling !== '');
}
/** Whether a call was recorded on Windows, as far as its path and its folder tell. */
function isOfWindows(path, cwd) {
    return path.includes('\\') || (0,_windows_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWindowsPath */ .NU)(path) || (cwd !== null && (0,_windows_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWindowsPath */ .NU)(cwd));
}
/**
 * The places that a recorded path may mean: the working directory before it where it is relative, `.` and `..` resolved, `/` as separator.
 * Several when it has backslashes and nothing tells whether they separate or belong to a name, and when the system knows it by other names.
 */
function listPlaces(path, cwd) {
    return [...new Set([path, ...(0,_path_aliases_js__WEBPACK_IMPORTED_MODULE_2__/* .listAliases */ .P)(path, cwd)].flatMap((each) => placePath(each, cwd)))];
}
function placePath(path, cwd) {
    const windows = isOfWindows(path, cwd) ? [normalisePath((0,_windows_path_js__WEBPACK_IMPORTED_MODULE_1__/* .spellWindowsPath */ .Ne)(path, cwd))] : [];
    if ((0,_windows_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWindowsPath */ .NU)(path) || (cwd !== null && (0,_windows_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWindowsPath */ .NU)(cwd)))
        return windows;
    const whole = path.startsWith('/') || cwd === null ? path : `${cwd}/${path}`;
    return [normalisePath(whole.replace(/^\/+/, '/')), ...windows];
}
/** The path below a folder, both as `listPlaces` spells them; `..` leads out of it; null on another drive. */
function relativePath(folder, path) {
    const [fromRoot, from] = splitRoot((0,_windows_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWindowsPath */ .NU)(path) ? (0,_windows_path_js__WEBPACK_IMPORTED_MODULE_1__/* .mountToDrive */ .zr)(folder) : folder);
    const [toRoot, to] = splitRoot(path);
    if (fromRoot !== toRoot)
        return null;
    const isSame = isCaseless(folder) ? equalsCaseless : (a, b) => a === b;
    let shared = 0;
    while (shared < from.length && shared < to.length && isSame(from[shared], to[shared]))
        shared += 1;
    return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
/** Windows and macOS, unless somebody has set them up otherwise. */
function isCaseless(place) {
    return /^[A-Za-z]:|^\/\/|^\/(?:Users|Volumes|private)\//i.test(place);
}
function equalsCaseless(a = '', b = '') {
    return a.toLowerCase() === b.toLowerCase();
}
/** `C:/`, `//` (a server's name follows), `/` or nothing, then the names. */
function splitRoot(path) {
    const root = /^(?:[A-Za-z]:(?:\/|$)|\/\/|\/)?/.exec(path)?.[0] ?? '';
    const names = path.slice(root.length).split('/');
    return [/^[A-Za-z]:$/.test(root) ? `${root}/` : root, names.filter((name) => name !== '')];
}
function normalisePath(path) {
    const [root, names] = splitRoot(path);
    const kept = [];
    for (const name of names) {
        if (name === '.')
            continue;
        if (name !== '..')
            kept.push(name);
        else if (kept.length > 0 && kept.at(-1) !== '..')
            kept.pop();
        else if (root === '')
            kept.push(name);
    }
    return root + kept.join('/');
}


/***/ }),

/***/ 4576:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ compileRegex),
/* harmony export */   M9: () => (/* binding */ searchPlainly),
/* harmony export */   wK: () => (/* binding */ searchText)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_0__);

/** Compiles a foreign expression: `too-large` is what the engine gives up on, which another engine may well take. */
function compileRegex(source, flags = '') {
    try {
        return new RegExp(source, flags);
    }
    catch (error) {
        return /(?:too large|stack overflow|too many captures)$/i.test(String(error)) ? 'too-large' : 'invalid';
    }
}
/**
 * Searches a text for a regular expression that a repository brought along: one that backtracks without end is stopped,
 * so neither the pattern nor the text can hold the run up. Never throws.
 */
function searchText(regex, text) {
    if (estimateSteps(regex.source, text.length) <= MAX_PLAIN_STEPS)
        return searchPlainly(regex, text);
    const spent = slow.get(regex.source) ?? 0;
    if (spent >= MAX_SPENT || isTooLarge(regex.source))
        return 'unfinished';
    const start = process.cpuUsage();
    const result = searchWatched(regex, text);
    // Not by the clock: a busy machine says nothing about the expression.
    const took = result === 'unfinished' ? MAX_MILLISECONDS : process.cpuUsage(start).user / 1_000;
    if (took >= SLOW)
        noteSlow(regex.source, spent + took);
    return result;
}
/** `searchText` for an expression that is known to take few steps on this text. */
function searchPlainly(regex, text) {
    if (isTooLarge(regex.source))
        return 'unfinished';
    try {
        return regex.test(text) ? 'found' : 'absent';
    }
    catch {
        // V8 compiles an expression at its first use, and may find it too large only then.
        return 'unfinished';
    }
}
/**
 * What costs V8 too much before any search begins, where no time-out reaches: it ends the whole process on some thousand groups within each
 * other ("RegExpCompiler Allocation failed"), and takes seconds for 50,000 repeats.
 */
function isTooLarge(source) {
    if (source.length > MAX_SOURCE)
        return true;
    let depth = 0;
    for (const [token] of source.matchAll(/\\[\s\S]|[()]/g)) {
        if (token === '(')
            depth += 1;
        else if (token === ')')
            depth -= 1;
        if (depth > MAX_DEPTH)
            return true;
    }
    return false;
}
function searchWatched(regex, text) {
    try {
        sandbox.regex = regex;
        sandbox.text = text;
        return SEARCH.runInContext(sandbox, { timeout: MAX_MILLISECONDS }) === true ? 'found' : 'absent';
    }
    catch {
        // A time-out, or a stack that it overflows: the expression itself is already compiled.
        return 'unfinished';
    }
    finally {
        sandbox.text = '';
    }
}
const MAX_MILLISECONDS = 250;
/** Milliseconds of computing in one search that count against its expression, and how many of them an expression has in a whole run. */
const SLOW = 50;
const MAX_SPENT = 1_000;
const MAX_SLOW_EXPRESSIONS = 1_000;
const MAX_DEPTH = 250;
const MAX_SOURCE = 20_000;
const MAX_PLAIN_STEPS = 2_000_000;
const SEARCH = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('regex.test(text)');
const sandbox = createSandbox();
const slow = new Map();
function createSandbox() {
    const context = { regex: /(?:)/, text: '' };
    (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)(context);
    return context;
}
function noteSlow(source, spent) {
    if (slow.size >= MAX_SLOW_EXPRESSIONS)
        slow.clear();
    slow.set(source, spent);
}
/**
 * An upper bound of the steps that backtracking takes, as a watched search costs a hundred times as much as a plain one: each repeat, and
 * the place where the search begins, may take every length; every `?` and every alternative is tried with all the others.
 */
function estimateSteps(source, length) {
    if (/\)[*+?{]|\\[1-9k]/.test(source))
        return Number.POSITIVE_INFINITY;
    const count = (pattern) => source.match(pattern)?.length ?? 0;
    const groups = count(/\(/g);
    const choices = groups === 0 ? 1 : (count(/\|/g) / groups + 1) ** groups;
    return (length + 1) ** (count(/[*+}]/g) + 1) * 2 ** count(/(?<!\()\?/g) * choices;
}


/***/ }),

/***/ 7552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NU: () => (/* binding */ isWindowsPath),
/* harmony export */   Ne: () => (/* binding */ spellWindowsPath),
/* harmony export */   zr: () => (/* binding */ mountToDrive)
/* harmony export */ });
/** Whether a path can only be one of Windows: a drive with a separator, or two backslashes (`\\server\share`, `\\?\C:\x`). */
function isWindowsPath(path) {
    return /^[A-Za-z]:[\\/]|^\\\\/.test(path);
}
/**
 * A path of Windows in its plain spelling, with `/` and a capital drive, whole where `cwd` tells the rest; `.` and `..` stay. As
 * https://learn.microsoft.com/en-us/dotnet/standard/io/file-path-formats has it: `\x` and `C:x` go on from the current folder's drive and
 * place, dots and blanks at the end of a name do not count. `/c/x`, `/mnt/c/x` and `/cygdrive/c/x` are how Git Bash, WSL and Cygwin write a drive.
 */
function spellWindowsPath(path, cwd) {
    const folder = cwd === null ? '' : mountToDrive(toSlashes(cwd));
    const drive = /^[A-Za-z]:/.exec(folder)?.[0].toUpperCase() ?? '';
    const slashes = toSlashes(path);
    const text = drive === '' ? slashes : mountToDrive(slashes);
    const [, named = '', separator = '', rest = ''] = /^([A-Za-z]:)?(\/*)([\s\S]*)$/.exec(text) ?? [];
    const tail = rest.split('/').map(trimName).join('/');
    if (named === '' && separator.length > 1)
        return `//${tail}`;
    if (separator !== '')
        return `${named.toUpperCase() || drive}/${tail}`;
    // What `D:x` goes on from is not known when the current folder lies on another drive.
    if (named !== '' && drive !== '' && named.toUpperCase() !== drive)
        return `${named.toUpperCase()}/${tail}`;
    return folder === '' ? tail : `${folder}/${tail}`;
}
/** `/c/x`, `/mnt/c/x` and `/cygdrive/c/x` as `C:/x`; every other path stays. */
function mountToDrive(path) {
    return path.replace(/^\/(?:mnt\/|cygdrive\/)?([A-Za-z])(?=\/|$)/, (_, letter) => `${letter.toUpperCase()}:`);
}
/** `\\?\C:\x` and `\\.\C:\x` are `C:\x`, `\\?\UNC\server\x` is `\\server\x`. */
function toSlashes(path) {
    return path.replaceAll('\\', '/').replace(/^\/\/[?.]\/(UNC\/)?/i, (_, unc) => (unc === undefined ? '' : '//'));
}
/** A name without its stream (`a.txt::$DATA`) and without what Windows cuts off its end. */
function trimName(name) {
    return name === '.' || name === '..' ? name : name.replace(/:.*$/s, '').replace(/[. ]{1,300}$/, '');
}


/***/ }),

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ ownString),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   o6: () => (/* binding */ findTooDeep)
/* harmony export */ });
/** The guard that lets foreign JSON be read key by key. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** An own property, or undefined: `__proto__` and `constructor` of foreign JSON never reach the prototype. */
function own(object, key) {
    return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}
/** An own property when it is a string. */
function ownString(object, key) {
    const value = own(object, key);
    return typeof value === 'string' ? value : undefined;
}
/** Lists and objects within each other: what is nested deeper is not read, since functions that call themselves would overflow the stack. */
const MAX_JSON_DEPTH = 500;
/** Where a JSON text first goes deeper than `MAX_JSON_DEPTH`; -1 when it never does. Reads the text once. */
function findTooDeep(json) {
    let depth = 0;
    let isInString = false;
    for (let at = 0; at < json.length; at += 1) {
        const character = json[at];
        if (isInString) {
            if (character === '\\')
                at += 1;
            else if (character === '"')
                isInString = false;
        }
        else if (character === '"')
            isInString = true;
        else if (character === '[' || character === '{') {
            depth += 1;
            if (depth > MAX_JSON_DEPTH)
                return at;
        }
        else if (character === ']' || character === '}')
            depth -= 1;
    }
    return -1;
}


/***/ }),

/***/ 2404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Removes a folder that hooks had in hand; true when it is gone. Never throws: what cannot be removed stays in the temp folder. */
async function removeTree(folder) {
    if (await tryRemove(folder))
        return true;
    await makeWritable(folder);
    return tryRemove(folder);
}
async function tryRemove(folder) {
    return node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm(folder, { recursive: true, force: true, maxRetries: 2 }).then(() => true, () => false);
}
/** Go's module cache, for one, leaves folders without write permission. */
async function makeWritable(folder) {
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod(folder, 0o700).catch(() => undefined);
    const entries = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
        if (entry.isDirectory())
            await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry.name));
}


/***/ }),

/***/ 8925:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openScratch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3916);
/* harmony import */ var _process_end_with_us_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3750);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2404);






/** Makes the folder in the system's folder for such; it goes with this process, however that ends. Throws a GateError where none can be made. */
function openScratch() {
    const root = makeRoot();
    const callOff = (0,_process_end_with_us_js__WEBPACK_IMPORTED_MODULE_4__/* .endWithUs */ .AO)(() => removeNow(root));
    return {
        root,
        remove: async () => {
            if (!(await (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .d)(root)))
                removeNow(root);
            callOff();
        },
    };
}
function makeRoot() {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(), 'hookwitness-')));
    }
    catch (error) {
        const message = `TMPDIR: no scratch folder can be made in ${node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir()} (${codeOf(error)})`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('output-unwritable', message, 'Let TMPDIR name a folder that can be written.');
    }
}
const ATTEMPTS = 25;
const PAUSE_MS = 20;
/** In this turn. What was just being written when the turn began may still arrive, so it tries again. */
function removeNow(folder) {
    let why = 'it comes back';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (attempt > 0)
            pause();
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(folder, { recursive: true, force: true });
            if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(folder))
                return;
        }
        catch (error) {
            why = codeOf(error);
            openFolders(folder);
        }
    }
    process.stderr.write(`hookwitness: the scratch folder ${folder} could not be removed (${why}).\n`);
}
/** Makes folders writable, as Go leaves those of its module cache not. Names are bytes: on Linux they need not be UTF-8. */
function openFolders(root) {
    const pending = [Buffer.from(root)];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync(folder, 0o700);
            for (const entry of node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { encoding: 'buffer', withFileTypes: true })) {
                if (entry.isDirectory())
                    pending.push(Buffer.concat([folder, Buffer.from('/'), entry.name]));
            }
        }
        catch {
            // Removing will say what is wrong.
        }
    }
}
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}


/***/ }),

/***/ 7537:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ openTrustedTree),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   i2: () => (/* binding */ describeCheckout)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9102);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5986);




/** The checkout itself, or the files of a commit in a folder below `scratch`. `repo` is absolute. */
async function openTrustedTree(repo, from, scratch) {
    const checkout = await describeCheckout(repo);
    if (from.kind === 'worktree')
        return checkout;
    const { repository } = checkout;
    if (repository === null) {
        const next = 'Use `hooks_from: worktree`, or run it in a git checkout.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('hooks-from-unreadable', `hooks_from: ${from.name} names a commit, but ${repo} is no git checkout`, next);
    }
    const commit = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveCommit */ .WL)(repository.top, from.name);
    if (commit === null) {
        const next = 'Fetch it first: give actions/checkout `fetch-depth: 0`, or run `git fetch origin <commit>`.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('hooks-from-unreadable', `hooks_from: ${from.name} is no commit of this checkout`, next);
    }
    const top = node_path__WEBPACK_IMPORTED_MODULE_0__.join(scratch, 'trusted');
    const { submodules } = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .exportCommit */ ._N)(repository.top, commit, top, node_path__WEBPACK_IMPORTED_MODULE_0__.join(scratch, 'index'));
    return { ...checkout, top, commit, submodules, isCheckout: false };
}
/** The checkout around a project as a tree. */
async function describeCheckout(repo) {
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W1)(repo);
    const plain = { prefix: '', repository, commit: null, branch: null, isCheckout: true, submodules: [] };
    if (repository === null)
        return { ...plain, top: repo, name: node_path__WEBPACK_IMPORTED_MODULE_0__.basename(repo) };
    const { top, prefix } = repository;
    const [commit, branch] = await Promise.all([(0,_git_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveCommit */ .WL)(top, 'HEAD'), (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readBranch */ .pG)(top)]);
    return { ...plain, top, prefix, commit, branch, name: node_path__WEBPACK_IMPORTED_MODULE_0__.basename(top) };
}
/** The project root inside a tree. */
function rootOf(tree) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.join(tree.top, tree.prefix).replace(/\/$/, '');
}


/***/ }),

/***/ 5015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ listCommands)
});

// EXTERNAL MODULE: ./src/shell/input.ts
var input = __webpack_require__(6926);
// EXTERNAL MODULE: ./src/shell/walk.ts
var walk = __webpack_require__(461);
// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
;// CONCATENATED MODULE: ./src/shell/words.ts

/**
 * Reads a word; several come back when braces expand (`{rm,-rf}`). A word that would become more than 64, that is long, or
 * for which the budget is spent, counts as dynamic, unexpanded.
 */
function readWord(word, budget) {
    const parts = word.parts ?? [];
    if (!parts.some((part) => part.type === 'BraceExpansion'))
        return [{ text: word.value, dynamic: parts.some(isDynamic), name: readName(word) }];
    budget.words -= 1;
    const spellings = budget.words < 0 ? null : expandBraces(word.text);
    if (spellings === null)
        return [{ text: word.value, dynamic: true, name: null }];
    return spellings.map(readSpelling);
}
const MAX_SPELLINGS = 64;
const MAX_BRACED_LENGTH = 512;
/** Bash's brace expansion of a word as written; null when it is too large to write out. */
function expandBraces(written) {
    if (written.length > MAX_BRACED_LENGTH)
        return null;
    let done = [];
    let open = [written];
    while (open.length > 0) {
        if (open.length + done.length > MAX_SPELLINGS)
            return null;
        const next = [];
        for (const spelling of open) {
            const alternatives = expandFirstBrace(spelling);
            if (alternatives === null)
                done = [...done, spelling];
            else
                next.push(...alternatives);
        }
        open = next;
    }
    return done;
}
function expandFirstBrace(written) {
    for (let start = findUnquoted(written, '{', 0); start >= 0; start = findUnquoted(written, '{', start + 1)) {
        if (written[start - 1] === '$')
            continue;
        const inside = splitBrace(written, start);
        if (inside === null)
            continue;
        return inside.items.map((item) => written.slice(0, start) + item + written.slice(inside.end));
    }
    return null;
}
function splitBrace(written, start) {
    const cuts = [start];
    let depth = 0;
    for (let at = start; at < written.length; at = nextUnquoted(written, at)) {
        const character = written[at];
        if (character === '{')
            depth += 1;
        if (character === '}')
            depth -= 1;
        if (character === ',' && depth === 1)
            cuts.push(at);
        if (depth > 0)
            continue;
        const items = cuts.map((cut, index) => written.slice(cut + 1, cuts[index + 1] ?? at));
        if (items.length > 1)
            return { items, end: at + 1 };
        const range = listRange(items[0] ?? '');
        return range === null ? null : { items: range, end: at + 1 };
    }
    return null;
}
/** `1..3`, `a..c`; steps and long ranges are left alone. */
function listRange(text) {
    const numbers = /^(-?\d{1,6})\.\.(-?\d{1,6})$/.exec(text);
    const letters = /^([A-Za-z])\.\.([A-Za-z])$/.exec(text);
    const from = numbers ? Number(numbers[1]) : letters?.[1]?.charCodeAt(0);
    const to = numbers ? Number(numbers[2]) : letters?.[2]?.charCodeAt(0);
    if (from === undefined || to === undefined || Math.abs(from - to) >= MAX_SPELLINGS)
        return null;
    const step = from <= to ? 1 : -1;
    const values = Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
    return values.map((value) => (numbers ? String(value) : String.fromCharCode(value)));
}
function findUnquoted(written, wanted, from) {
    for (let at = 0; at < written.length; at = nextUnquoted(written, at)) {
        if (at >= from && written[at] === wanted)
            return at;
    }
    return -1;
}
/** The next place outside quotes. */
function nextUnquoted(written, at) {
    let next = written[at] === '\\' ? at + 2 : at + 1;
    for (;;) {
        const quote = written[next];
        if (quote !== "'" && quote !== '"')
            return next;
        const close = written.indexOf(quote, next + 1);
        if (close < 0)
            return written.length;
        next = close + 1;
    }
}
function readSpelling(spelling) {
    const [statement] = (0,parser/* parse */.qg)(`: ${spelling}`).commands;
    const command = statement?.command;
    if (command?.type !== 'Command')
        return { text: spelling, dynamic: true, name: null };
    const [word, ...more] = command.suffix;
    if (word === undefined)
        return { text: '', dynamic: false, name: '' };
    if (word.type !== 'Word' || more.length > 0)
        return { text: spelling, dynamic: true, name: null };
    const parts = word.parts ?? [];
    return { text: word.value, dynamic: parts.some((part) => part.type === 'BraceExpansion' || isDynamic(part)), name: readName(word) };
}
function readName({ parts = [], value }) {
    const pieces = parts.flatMap((part) => listPieces(part, { quoted: false }));
    const open = pieces.findLastIndex((piece) => piece.text === null);
    if (open < 0)
        return baseName(value);
    if (pieces.some((piece) => piece.splits))
        return null;
    const tail = pieces
        .slice(open + 1)
        .map((piece) => piece.text ?? '')
        .join('');
    return tail.includes('/') ? baseName(tail) : null;
}
function listPieces(part, { quoted }) {
    switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
        case 'AnsiCQuoted':
            return [{ text: part.value, splits: false }];
        case 'DoubleQuoted':
        case 'LocaleString':
            return part.parts.flatMap((inner) => listPieces(inner, { quoted: true }));
        case 'Glob':
        case 'ExtendedGlob':
            return [{ text: null, splits: false }];
        default:
            // `"$@"` is several words too; a home folder has no blanks.
            return [{ text: null, splits: quoted ? /[@*]/.test(part.text) : !/^\$(?:HOME|\{HOME\})$/.test(part.text) }];
    }
}
function baseName(path) {
    return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
function isDynamic(part) {
    switch (part.type) {
        case 'SimpleExpansion':
        case 'ParameterExpansion':
        case 'CommandExpansion':
        case 'ArithmeticExpansion':
        case 'ProcessSubstitution':
            return true;
        case 'DoubleQuoted':
        case 'LocaleString':
            return part.parts.some(isDynamic);
        case 'Glob':
        case 'ExtendedGlob':
        case 'BraceExpansion':
            return (part.parts ?? []).some(isDynamic);
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./src/shell/commands.ts



/**
 * Lists every simple command inside a shell command line: after any operator or keyword, in groups, functions and
 * substitutions, in double quotes, redirection targets and unquoted here-documents. Comments, single quotes and the bodies
 * of quoted here-documents are data. The grammar is Bash's. Never throws, and its cost is bounded.
 */
function listCommands(text) {
    const commands = [];
    const pipelines = [];
    const keywords = new Map();
    const before = new Map();
    const budget = { words: 100 };
    const readAround = (node) => ({
        keyword: keywords.get(node) ?? null,
        input: (0,input/* readInput */.R)(node, before.get(node), (words) => words.flatMap((word) => readWord(word, budget))),
    });
    const certain = (0,walk/* walkCommandLine */.l)(text, ({ node, text: around }) => {
        if (node.type === 'Command')
            commands.push({ ...readCommand(node, around, budget), ...readAround(node) });
        if (node.type === 'Coproc')
            keywords.set(node.body, 'coproc');
        if (node.type !== 'Pipeline')
            return;
        if (node.commands.length > 1)
            pipelines.push(around.slice(node.pos, node.end));
        const [first, ...others] = node.commands;
        for (const [index, each] of others.entries())
            before.set(each, node.commands[index] ?? each);
        if (first !== undefined && node.prefixes.some((prefix) => prefix.type === 'Time'))
            keywords.set(first, 'time');
    });
    return { commands, pipelines, certain };
}
function readCommand(command, text, budget) {
    const nodes = [...(command.name === undefined ? [] : [command.name]), ...command.suffix];
    const parts = nodes.filter((node) => node.type === 'Word' || node.type === 'Assignment');
    const read = parts.flatMap((part) => (part.type === 'Word' ? readWord(part, budget) : [readArgument(part, budget)]));
    return {
        source: joinSource(nodes, text),
        words: read.map((word) => (word.dynamic ? null : word.text)),
        read,
        assignments: command.prefix.filter((node) => node.type === 'Assignment').map((node) => readAssignment(node, budget)),
    };
}
/** `export A=b`: an assignment as an argument. */
function readArgument(assignment, budget) {
    const { value } = assignment;
    if (value.type !== 'Word')
        return { text: assignment.text, dynamic: true, name: null };
    const words = readWord(value, budget);
    const prefix = assignment.text.slice(0, value.pos - assignment.pos);
    const text = prefix + words.map((word) => word.text).join(' ');
    const dynamic = words.some((word) => word.dynamic);
    return { text, dynamic, name: dynamic ? null : text };
}
function readAssignment(assignment, budget) {
    const { name, value } = assignment;
    if (value.type !== 'Word' || assignment.append === true || assignment.index !== undefined)
        return { name, value: null };
    const words = readWord(value, budget);
    return { name, value: words.some((word) => word.dynamic) ? null : words.map((word) => word.text).join(' ') };
}
/** The words as written: blanks between neighbours stay, a redirection between two words becomes one blank. */
function joinSource(nodes, text) {
    let source = '';
    let end = -1;
    let gap = false;
    for (const node of nodes) {
        if (node.type !== 'Word' && node.type !== 'Assignment') {
            gap = true;
            continue;
        }
        if (end >= 0)
            source += gap ? ' ' : joinLines(text.slice(end, node.pos));
        source += node.type === 'Word' ? wordSource(node, text) : text.slice(node.pos, node.end);
        end = node.end;
        gap = false;
    }
    return source;
}
function wordSource(word, text) {
    const written = text.slice(word.pos, word.end);
    // Between single quotes a backslash before a line end is data.
    return written.includes("'") ? written : joinLines(written);
}
function joinLines(text) {
    return text.replaceAll('\\\n', '');
}


/***/ }),

/***/ 6926:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readInput),
/* harmony export */   r: () => (/* binding */ isStream)
/* harmony export */ });
/** What a command reads: its last redirection of standard input, else what the command before it in the pipeline prints. */
function readInput(command, before, read) {
    const own = [...command.redirects].reverse().find(isInput);
    if (own !== undefined)
        return readRedirection(own, read);
    const printed = before?.type === 'Command' ? readPrinted(before, read) : null;
    return printed === null ? UNKNOWN : { kind: 'text', text: printed };
}
const UNKNOWN = { kind: 'unknown' };
function isInput(redirection) {
    const { descriptor } = redirection;
    if (descriptor !== undefined && (descriptor.type !== 'FileDescriptor' || descriptor.value !== 0))
        return false;
    return redirection.type !== 'Redirect' || ['<', '<>', '<&'].includes(redirection.operator);
}
function readRedirection(redirection, read) {
    if (redirection.type === 'HereDoc')
        return { kind: 'text', text: readHereDoc(redirection) };
    const words = redirection.target === undefined ? [] : read([redirection.target]);
    const text = words.map((word) => word.text).join(' ');
    if (redirection.type === 'HereString')
        return { kind: 'text', text };
    return redirection.operator === '<&' || isStream(text) ? UNKNOWN : { kind: 'file' };
}
/** Whether a file name stands for something that a program writes or a terminal gives. */
function isStream(path) {
    return path === '-' || path.startsWith('<(') || /^\/(?:dev|proc)\//.test(path);
}
/** Where the delimiter is not quoted, a backslash quotes `$`, a backtick and itself. */
function readHereDoc({ delimiter, body }) {
    return delimiter?.quoted === true ? body.text : body.text.replace(/\\([$`\\])/g, '$1');
}
/** What `echo`, `printf` and a `cat` of a here-document print; null when it cannot be told. */
function readPrinted(command, read) {
    if (command.name === undefined || command.suffix.some((part) => part.type === 'Assignment'))
        return null;
    const [program, ...args] = read([command.name, ...command.suffix.filter((part) => part.type === 'Word')]).map((word) => word.text);
    if (program === 'echo')
        return readEscapes(args.slice(args.filter((arg) => /^-[neE]+$/.test(arg)).length).join(' '));
    if (program === 'printf')
        return readPrintf(args);
    if (program !== 'cat' || args.length > 0)
        return null;
    const input = readInput(command, undefined, read);
    return input.kind === 'text' ? input.text : null;
}
function readPrintf([format = '', ...values]) {
    if (format === '%s\\n' || (format === '%s' && values.length === 1))
        return values.join('\n');
    return format.includes('%') ? null : readEscapes(format);
}
/** A shell's `echo` may read escapes: of them only a line end is known here. */
function readEscapes(text) {
    const lines = text.replaceAll('\\n', '\n');
    return lines.includes('\\') ? null : lines;
}


/***/ }),

/***/ 461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ walkCommandLine)
/* harmony export */ });
/* harmony import */ var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8989);

/**
 * Visits every node of a command line in source order, nested scripts included. Answers whether all of it could be read:
 * false after a syntax error, and when a limit was met. What is nested has limits of its own, so it can never hide what
 * stands at the top. Never throws for any text.
 */
function walkCommandLine(text, visit) {
    if (!isWorthParsing(text))
        return false;
    const root = parseOrNull(text);
    if (root === null)
        return false;
    let clean = true;
    const limits = { top: MAX_NODES, nested: MAX_NODES, read: MAX_READ };
    const pending = [{ node: root, text, within: [], nested: false }];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
        if (!spend(at, limits)) {
            clean = false;
            if (limits.top < 0)
                return false;
            continue;
        }
        clean = visitNode(at, visit, pending) && clean;
    }
    return clean;
}
// Linux takes no argument over 128 KiB (MAX_ARG_STRLEN), so a longer text was hardly run.
const MAX_LENGTH = 1_048_576;
// The parser looks at every pending here-document for each new one: so many on one line take it a tenth of a second.
const MAX_HEREDOCS = 8_000;
function isWorthParsing(text) {
    // A shell never gets a NUL: what it would run instead cannot be told.
    if (text.length > MAX_LENGTH || text.includes('\0'))
        return false;
    // Those in quotes and comments are counted too, but a run of `<` opens one at most.
    let heredocs = 0;
    for (const _ of text.matchAll(/<<+/g))
        heredocs += 1;
    return heredocs <= MAX_HEREDOCS;
}
const MAX_NODES = 200_000;
// The parser reads what is nested once per level: what counts is the sum of the lengths of all that it reads anew.
const MAX_READ = 4_194_304;
const READ_ANEW = new Set(['Script', 'ArithmeticExpansion', 'ParameterExpansion']);
function spend({ node, nested }, limits) {
    if (!nested)
        limits.top -= 1;
    else
        limits.nested -= 1;
    if (READ_ANEW.has(node.type))
        limits.read -= node.end - node.pos;
    return nested ? limits.nested >= 0 && limits.read >= 0 : limits.top >= 0;
}
function parseOrNull(text) {
    return orNull(() => (0,unbash__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text));
}
/** Whether the node and its children could be read; the parser reads what is nested when it is first looked at, and may overflow the stack. */
function visitNode(at, visit, pending) {
    const clean = orNull(() => {
        visit(at);
        return !hasErrors(at.node);
    });
    return orNull(() => pushChildren(at, pending)) !== null && clean === true;
}
function orNull(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof RangeError)
            return null;
        throw error;
    }
}
function pushChildren(at, pending) {
    const text = at.node.type === 'Script' && at.node.source !== undefined ? at.node.source : at.text;
    const within = CONTEXTS.has(at.node.type) ? [...at.within.slice(-7), at.node.type] : at.within;
    const nested = at.nested || (READ_ANEW.has(at.node.type) && at.within.length > 0);
    const children = [];
    (0,unbash__WEBPACK_IMPORTED_MODULE_0__/* .forEachChild */ .dK)(at.node, (node) => children.push({ node, text, within, nested }));
    for (const child of children.reverse())
        pending.push(child);
    return true;
}
const CONTEXTS = new Set([
    'DoubleQuoted',
    'LocaleString',
    'Assignment',
    'Redirect',
    'HereString',
    'HereDocBody',
    'TestCommand',
    'Script',
    'CompoundList',
    'Word',
]);
function hasErrors(node) {
    if (node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution')
        return node.script === undefined;
    return node.type === 'Script' && 'errors' in node && node.errors !== undefined && node.errors.length > 0;
}


/***/ }),

/***/ 9198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ showValue)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);

const MAX_SHOWN = 80;
/**
 * A value as it is shown in a sentence: JSON, cut to 80 characters. Takes anything (a BigInt, a date, a value that holds itself), looks at
 * little more of it than is shown, and never throws. A secret in it is masked before the cut.
 */
function showValue(value) {
    const text = spell(value, MAX_SHOWN + 1);
    return (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(text, MAX_SHOWN);
}
/** At least the first `room` characters of the value's JSON, or all of it. */
function spell(value, room) {
    if (typeof value === 'string')
        return JSON.stringify((0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value, room));
    if (typeof value !== 'object' || value === null)
        return String(value);
    if (value instanceof Date)
        return Number.isNaN(value.getTime()) ? 'an invalid date' : JSON.stringify(value);
    if (Array.isArray(value))
        return join('[', value, ']', room, spell);
    return join('{', Object.entries(value), '}', room, ([key, item], left) => {
        const name = `${spell(key, left)}:`;
        return name.length < left ? name + spell(item, left - name.length) : name;
    });
}
function join(open, items, close, room, spellItem) {
    let text = open;
    for (const item of items) {
        // A level takes a character at least, so that this also ends what holds itself.
        if (text.length >= room)
            return text;
        text += `${text === open ? '' : ','}${spellItem(item, room - text.length)}`;
    }
    return text + close;
}


/***/ }),

/***/ 7924:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ claudeCode)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5548);
/* harmony import */ var _vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(0);



// Tools and arguments: https://code.claude.com/docs/en/tools-reference and the schemas of Claude Code 2.1.332; MultiEdit, LS, Task and
// TodoWrite are older tools that recorded sessions still hold.
const claudeCode = {
    agent: 'claude-code',
    tools: [
        ...[
            'Bash',
            'PowerShell',
            'Read',
            'Write',
            'Edit',
            'MultiEdit',
            'NotebookEdit',
            'NotebookRead',
            'Glob',
            'Grep',
            'LS',
            'WebFetch',
            'WebSearch',
        ],
        ...[
            'Agent',
            'Task',
            'TaskCreate',
            'TaskGet',
            'TaskList',
            'TaskUpdate',
            'TaskOutput',
            'TaskStop',
            'TodoWrite',
            'BashOutput',
            'KillShell',
            'KillBash',
        ],
        ...[
            'Skill',
            'SlashCommand',
            'ToolSearch',
            'AskUserQuestion',
            'EnterPlanMode',
            'ExitPlanMode',
            'EnterWorktree',
            'ExitWorktree',
            'LSP',
            'Monitor',
        ],
        ...[
            'SendMessage',
            'SendUserMessage',
            'ListAgents',
            'ReportFindings',
            'ScheduleWakeup',
            'Workflow',
            'CronCreate',
            'CronDelete',
            'CronList',
        ],
        ...[
            'ListMcpResources',
            'ListMcpResourcesTool',
            'ReadMcpResource',
            'ReadMcpResourceTool',
            'TeamCreate',
            'TeamDelete',
            'StructuredOutput',
            'Brief',
        ],
    ],
    toAction,
    fromAction,
};
function toAction({ name, args }) {
    const text = (key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, key);
    const mcp = /^mcp__(.+?)__(.+)$/s.exec(name);
    if (mcp)
        return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args };
    const path = text('file_path') ?? text('notebook_path');
    switch (name) {
        case 'Bash':
        case 'PowerShell':
            return shell(args);
        case 'Read':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toRead */ .YP)(args, path);
        case 'Write':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toWrite */ .jO)(args, path);
        case 'Edit':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toEdit */ .Q5)(path, [(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toReplacement */ .SM)(args)]);
        case 'MultiEdit':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toEdit */ .Q5)(path, (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .listArgument */ .Kd)(args, 'edits').map(_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toReplacement */ .SM));
        case 'NotebookEdit':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toEdit */ .Q5)(path, [{ old: '', new: text('new_source') ?? '' }]);
        case 'Grep':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toGrep */ .S4)(args, text('path'), '-i');
        case 'Glob':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toSearch */ .oV)('names', args, text('path'));
        case 'LS':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toSearch */ .oV)('folder', args, text('path'));
        case 'WebFetch':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toFetch */ .qU)(args, text('url'));
        case 'Task':
        case 'Agent':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toSubagent */ .Py)(args, 'subagent_type');
        case 'TodoWrite':
            return {
                kind: 'todo',
                items: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .listArgument */ .Kd)(args, 'todos').map((item) => ({
                    title: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'content') ?? '',
                    status: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'status') ?? '',
                })),
            };
        default:
            return null;
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell': {
            const more = {
                ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('description', action.description),
                ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('timeout', action.timeoutMs),
                ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('run_in_background', action.background),
            };
            return [{ name: 'Bash', args: { command: action.command, ...more } }];
        }
        case 'read':
            return [{ name: 'Read', args: { file_path: action.path, ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromRange */ .yT)(action) } }];
        case 'write':
            return [{ name: 'Write', args: { file_path: action.path, content: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({ name: 'Edit', args: { file_path: action.path, ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromReplacement */ .B$)(edit) } }));
        case 'search':
            if (action.in === 'contents')
                return [{ name: 'Grep', args: (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromGrep */ .Xl)(action, '-i') }];
            return [{ name: 'Glob', args: action.in === 'folder' ? { pattern: '*', ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromSearch */ .L5)(action) } : (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromSearch */ .L5)(action) }];
        case 'fetch':
            return [{ name: 'WebFetch', args: { url: action.url, prompt: action.prompt ?? '' } }];
        case 'mcp':
            return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }];
        case 'subagent':
            return [
                {
                    name: 'Agent',
                    args: { description: action.description ?? '', prompt: action.prompt, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('subagent_type', action.agentType) },
                },
            ];
        case 'todo':
            return [
                {
                    name: 'TodoWrite',
                    args: {
                        todos: action.items.map((item) => ({ content: item.title, status: item.status === 'done' ? 'completed' : item.status })),
                    },
                },
            ];
    }
}
function shell(args) {
    const command = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'command');
    if (command === undefined)
        return null;
    const description = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('description', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'description'));
    return {
        kind: 'shell',
        command,
        ...description,
        ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('timeoutMs', (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .numberArgument */ .rk)(args, 'timeout')),
        ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('background', (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .flagArgument */ .AB)(args, 'run_in_background')),
    };
}


/***/ }),

/***/ 1625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yw: () => (/* binding */ codex),
  y$: () => (/* binding */ isCodexShell),
  UK: () => (/* binding */ readCommand)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/vocabulary/arguments.ts
var vocabulary_arguments = __webpack_require__(5548);
// EXTERNAL MODULE: ./src/vocabulary/patch.ts
var patch = __webpack_require__(6274);
// EXTERNAL MODULE: ./src/vocabulary/shapes.ts
var shapes = __webpack_require__(0);
;// CONCATENATED MODULE: ./src/vocabularies/codex/literal.ts
const MAX_DEPTH = 50;
/** Reads the text, number, list or object that begins at `at` in a JavaScript program; undefined when something there has to be worked out. */
function readLiteral(program, at, depth = 0) {
    if (depth > MAX_DEPTH)
        return undefined;
    const start = skipBlanks(program, at);
    const first = program[start];
    if (first === '"' || first === "'" || first === '`')
        return readText(program, start);
    if (program.startsWith('String.raw`', start))
        return readRaw(program, start + 'String.raw`'.length);
    if (first === '[')
        return readList(program, start, depth);
    if (first === '{')
        return readObject(program, start, depth);
    return readWord(program, start);
}
function skipBlanks(program, at) {
    let next = at;
    while (/\s/.test(program[next] ?? ''))
        next += 1;
    return next;
}
const ESCAPES = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' };
/** A text in quotes or backticks, without `${…}`. */
function readText(program, start) {
    const quote = program[start];
    let value = '';
    for (let at = start + 1; at < program.length; at += 1) {
        const character = program[at] ?? '';
        if (character === quote)
            return { value, end: at + 1 };
        if (quote === '`' && character === '$' && program[at + 1] === '{')
            return undefined;
        if (quote !== '`' && character === '\n')
            return undefined;
        if (character !== '\\')
            value += character;
        else {
            const escaped = /\\(?:u\{(?<long>[0-9a-f]{1,6})\}|u(?<four>[0-9a-f]{4})|x(?<two>[0-9a-f]{2})|\r?\n|[\s\S])/iy;
            escaped.lastIndex = at;
            const match = escaped.exec(program);
            if (match === null)
                return undefined;
            value += readEscape(match);
            at += match[0].length - 1;
        }
    }
    return undefined;
}
function readEscape(match) {
    const { long, four, two } = match.groups ?? {};
    const code = Number.parseInt(long ?? four ?? two ?? '', 16);
    if (!Number.isNaN(code))
        return code > 0x10ffff ? '' : String.fromCodePoint(code);
    const character = match[0].slice(1);
    return character.endsWith('\n') ? '' : (ESCAPES[character] ?? character);
}
/** After `String.raw` backslashes are nothing special. */
function readRaw(program, start) {
    const end = program.indexOf('`', start);
    const value = program.slice(start, Math.max(start, end));
    return end < 0 || value.includes('${') || value.endsWith('\\') ? undefined : { value, end: end + 1 };
}
/** Lists of lines are often joined on the spot. */
function readList(program, start, depth) {
    const value = [];
    let at = skipBlanks(program, start + 1);
    while (program[at] !== ']') {
        const item = readLiteral(program, at, depth + 1);
        if (item === undefined)
            return undefined;
        value.push(item.value);
        at = skipBlanks(program, item.end);
        if (program[at] === ',')
            at = skipBlanks(program, at + 1);
        else if (program[at] !== ']')
            return undefined;
    }
    const join = /\s*\.join\(\s*/y;
    join.lastIndex = at + 1;
    const joined = join.exec(program);
    if (joined === null)
        return { value, end: at + 1 };
    const by = readLiteral(program, join.lastIndex, depth + 1);
    if (typeof by?.value !== 'string')
        return undefined;
    const end = skipBlanks(program, by.end);
    return program[end] === ')' ? { value: value.join(by.value), end: end + 1 } : undefined;
}
function readObject(program, start, depth) {
    const value = {};
    let at = skipBlanks(program, start + 1);
    while (program[at] !== '}') {
        const key = readKey(program, at);
        const colon = key === undefined ? -1 : skipBlanks(program, key.end);
        if (key === undefined || program[colon] !== ':')
            return undefined;
        const item = readLiteral(program, colon + 1, depth + 1);
        if (item === undefined)
            return undefined;
        // A foreign `__proto__` stays an ordinary key.
        Object.defineProperty(value, String(key.value), { value: item.value, enumerable: true, configurable: true, writable: true });
        at = skipBlanks(program, item.end);
        if (program[at] === ',')
            at = skipBlanks(program, at + 1);
        else if (program[at] !== '}')
            return undefined;
    }
    return { value, end: at + 1 };
}
function readKey(program, at) {
    if (program[at] === '"' || program[at] === "'")
        return readText(program, at);
    const word = /[A-Za-z_$][\w$]*/y;
    word.lastIndex = at;
    const match = word.exec(program);
    return match === null ? undefined : { value: match[0], end: word.lastIndex };
}
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
function readWord(program, at) {
    const word = /-?[\w.]+/y;
    word.lastIndex = at;
    const match = word.exec(program)?.[0];
    if (match === undefined)
        return undefined;
    if (WORDS.has(match))
        return { value: WORDS.get(match), end: at + match.length };
    const number = Number(match);
    return Number.isNaN(number) ? undefined : { value: number, end: at + match.length };
}

;// CONCATENATED MODULE: ./src/vocabularies/codex/program.ts


/** A program is written by the model: what is longer, or makes more calls, is read as far as this. */
const MAX_PROGRAM = 256 * 1024;
const MAX_CALLS = 200;
const MAX_NAMES = 200;
const CALL = /\btools\.(?<name>[A-Za-z_]\w*)\s*\(\s*/g;
const NAMED = /\b(?:const|let|var)\s+(?<name>[A-Za-z_$][\w$]*)\s*=\s*/g;
/**
 * The calls in a program of Codex's code mode (`exec`: JavaScript that calls `tools.NAME(…)`), as far as their argument is written out, there or
 * as the first value of a variable. Of a call whose argument is worked out nothing is known but that it was made.
 */
function listCallsOf(program) {
    const text = program.slice(0, MAX_PROGRAM);
    const names = new Map();
    for (const { name, end } of find(NAMED, text, MAX_NAMES)) {
        const value = readLiteral(text, end);
        if (value !== undefined && !names.has(name))
            names.set(name, value.value);
    }
    return find(CALL, text, MAX_CALLS).flatMap(({ name, end }) => {
        const written = readLiteral(text, end);
        const word = /^[A-Za-z_$][\w$]*(?=\s*\))/.exec(text.slice(end, end + 200))?.[0];
        const argument = written === undefined ? names.get(word ?? '') : written.value;
        const args = toArguments(argument);
        return args === null ? [] : [{ name, args }];
    });
}
function find(pattern, text, most) {
    const found = [];
    for (const match of text.matchAll(pattern)) {
        if (found.length === most)
            break;
        found.push({ name: match.groups?.name ?? '', end: match.index + match[0].length });
    }
    return found;
}
/** A tool that takes a text by design is recorded with it as `input`. */
function toArguments(argument) {
    if (typeof argument === 'string')
        return { input: argument };
    return (0,json/* isObject */.Gv)(argument) ? argument : null;
}

;// CONCATENATED MODULE: ./src/vocabularies/codex/words.ts
/**
 * A program with its arguments as Codex shows it to hooks: one line, each word quoted where a shell would need it
 * (`shlex_join`, codex-rs/shell-command in https://github.com/openai/codex).
 */
function joinWords(words) {
    return words.map(quoteWord).join(' ');
}
function quoteWord(word) {
    if (/^[\w+\-./:@\]=,]+$/.test(word))
        return word;
    if (!word.includes("'"))
        return `'${word}'`;
    return `"${word.replace(/[$`"\\]/g, '\\$&')}"`;
}
const SHELL = /^(?:.*[\\/])?(?:ba|z|da|k)?sh(?:\.exe)?$/i;
const POWERSHELL = /^(?:.*[\\/])?(?:pwsh|powershell)(?:\.exe)?$/i;
/** The command line that a program with its arguments hands to a shell; where it hands none, all of it as one line. */
function unwrapShell(words) {
    const [program = '', flag = '', script] = words;
    const isShell = (SHELL.test(program) && /^-l?c$/.test(flag)) || (POWERSHELL.test(program) && /^-c(?:ommand)?$/i.test(flag));
    return isShell && script !== undefined && words.length === 3 ? script : joinWords(words);
}
/** The words of a line as `joinWords` makes it; null for a line that holds more than words: whatever a shell would act on. */
function splitWords(line) {
    const words = [];
    let rest = line.trim();
    while (rest !== '') {
        const word = /^(?:'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|[^\s'"\\$`;&|<>()*?])+/.exec(rest)?.[0];
        if (word === undefined || !/^(?:\s|$)/.test(rest.slice(word.length)))
            return null;
        words.push(word.replace(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g, (_, single, double, bare) => single ?? unquote(double) ?? bare));
        rest = rest.slice(word.length).trimStart();
    }
    return words;
}
function unquote(text) {
    return text?.replace(/\\([$`"\\])/g, '$1');
}

;// CONCATENATED MODULE: ./src/vocabularies/codex/codex.ts






// Tools and arguments: codex-rs/core/src/tools in https://github.com/openai/codex, and the schemas that Codex 0.171.0 sent its model. `shell` and
// `local_shell` are older tools that recorded sessions still hold. Hooks see every shell tool as `Bash {command}` and a patch as
// `apply_patch {command}` (measured on 0.171.0).
const codex = {
    agent: 'codex',
    tools: [
        ...['Bash', 'apply_patch', 'view_image', 'update_plan', 'request_user_input', 'request_permissions', 'tool_search'],
        ...['spawn_agent', 'send_input', 'send_message', 'followup_task', 'wait_agent', 'list_agents', 'resume_agent', 'interrupt_agent'],
        ...['close_agent', 'read_file', 'list_dir', 'grep_files', 'get_goal', 'create_goal', 'update_goal'],
        ...['list_mcp_resources', 'list_mcp_resource_templates', 'read_mcp_resource'],
    ],
    toAction,
    fromAction,
    asShown,
};
const SHELLS = new Set([
    'exec_command',
    'shell_command',
    'shell',
    'local_shell',
    'container.exec',
    'command_execution',
    'Bash',
]);
/** Whether a tool runs a command line, whatever version it is of. */
function isCodexShell(name) {
    return SHELLS.has(name);
}
function asShown(call) {
    const { name, args } = call;
    // `codex exec --json` tells a command as it was started, in its shell; a patch without what it wrote.
    if (name === 'command_execution')
        return [{ name: 'Bash', args: { command: readStarted((0,json/* ownString */.Ao)(args, 'command') ?? '') } }];
    if (isCodexShell(name)) {
        const command = readCommand(args);
        return command === null ? [call] : [{ name: 'Bash', args: { command: typeof command === 'string' ? command : joinWords(command) } }];
    }
    if (name === 'apply_patch') {
        const patch = readPatchText(args);
        return patch === undefined ? [call] : [{ name, args: { command: patch } }];
    }
    // Code mode: hooks are asked about the calls that its program makes.
    const inner = name === 'exec' ? listCallsOf((0,json/* ownString */.Ao)(args, 'input') ?? '').filter((each) => each.name !== 'exec') : [];
    return inner.length === 0 ? [call] : inner.flatMap(asShown);
}
/** A command line, or a program with its arguments; null when the arguments hold neither. */
function readCommand(args) {
    const value = (0,json/* own */.ZV)(args, 'command') ?? (0,json/* own */.ZV)(args, 'cmd') ?? (0,json/* own */.ZV)((0,json/* own */.ZV)(args, 'action'), 'command');
    if (typeof value === 'string')
        return value;
    return Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string') ? value : null;
}
function readPatchText(args) {
    return (0,json/* ownString */.Ao)(args, 'input') ?? (0,json/* ownString */.Ao)(args, 'patch') ?? (0,json/* ownString */.Ao)(args, 'command');
}
function toAction({ name, args }) {
    const text = (key) => (0,json/* ownString */.Ao)(args, key);
    const mcp = /^mcp__(.+?)__(.+)$/s.exec(name);
    if (mcp)
        return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args };
    if (name === 'command_execution')
        return { kind: 'shell', command: readStarted(text('command') ?? '') };
    if (isCodexShell(name))
        return toShell(readCommand(args), args);
    switch (name) {
        case 'apply_patch': {
            const changes = (0,patch/* readPatch */.H)(readPatchText(args) ?? '');
            return changes.length === 0 ? null : changes;
        }
        case 'file_change':
            return toChanges(args);
        // What is typed into a program that runs may be a command for a shell; an empty text only waits.
        case 'write_stdin':
            return text('chars') ? toShell(text('chars') ?? '', args) : null;
        case 'view_image':
            return (0,shapes/* toRead */.YP)(args, text('path'));
        case 'read_file':
            return (0,shapes/* toRead */.YP)(args, text('file_path'));
        case 'list_dir':
            return (0,shapes/* toSearch */.oV)('folder', args, text('dir_path'));
        case 'grep_files':
            return { ...(0,shapes/* toGrep */.S4)(args, text('path'), 'ignore_case'), ...(0,vocabulary_arguments/* given */.gI)('glob', text('include')) };
        case 'spawn_agent':
            return { kind: 'subagent', prompt: text('message') ?? text('prompt') ?? '', ...(0,vocabulary_arguments/* given */.gI)('agentType', text('agent_type')) };
        case 'update_plan':
            return {
                kind: 'todo',
                items: (0,vocabulary_arguments/* listArgument */.Kd)(args, 'plan').map((item) => ({
                    title: (0,json/* ownString */.Ao)(item, 'step') ?? '',
                    status: (0,json/* ownString */.Ao)(item, 'status') ?? '',
                })),
            };
        default:
            return null;
    }
}
/** The command line that was handed to a shell, of the whole line that started it. */
function readStarted(line) {
    const words = splitWords(line);
    return words === null || words.length !== 3 ? line : unwrapShell(words);
}
/** Edits of which only the files are known. */
function toChanges(args) {
    const paths = (0,vocabulary_arguments/* listArgument */.Kd)(args, 'changes').flatMap((change) => (0,json/* ownString */.Ao)(change, 'path') ?? []);
    return paths.length === 0 ? null : paths.map((path) => ({ kind: 'edit', path, edits: [] }));
}
function toShell(command, args) {
    if (command === null)
        return null;
    const timeoutMs = (0,vocabulary_arguments/* given */.gI)('timeoutMs', (0,vocabulary_arguments/* numberArgument */.rk)(args, 'timeout_ms'));
    return { kind: 'shell', command: typeof command === 'string' ? command : unwrapShell(command), ...timeoutMs };
}
/** Codex reads, searches and fetches by shell commands of the model's own making, so that no call of it stands for those. */
function fromAction(action) {
    switch (action.kind) {
        case 'shell':
            return [{ name: 'exec_command', args: { cmd: action.command } }];
        case 'write':
        case 'edit':
            return [{ name: 'apply_patch', args: { input: (0,patch/* writePatch */.C)(action) } }];
        case 'mcp':
            return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }];
        case 'subagent':
            return [{ name: 'spawn_agent', args: { message: action.prompt, ...(0,vocabulary_arguments/* given */.gI)('agent_type', action.agentType) } }];
        case 'todo':
            return [{ name: 'update_plan', args: { plan: action.items.map(toStep) } }];
        case 'read':
        case 'search':
        case 'fetch':
            return null;
    }
}
function toStep({ title, status }) {
    return { step: title, status: status === 'done' ? 'completed' : status };
}


/***/ }),

/***/ 5340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ copilot)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5548);
/* harmony import */ var _vocabulary_patch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6274);
/* harmony import */ var _vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(0);
/* harmony import */ var _vscode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3852);





// Tools and arguments of Copilot's command line and cloud agent: the schemas of @github/copilot 1.0.102, and
// https://docs.github.com/en/copilot/reference/hooks-reference; str_replace_editor is an older tool that recorded sessions still hold.
const copilot = {
    agent: 'copilot',
    tools: [
        ...['bash', 'powershell', 'read_bash', 'write_bash', 'stop_bash', 'list_bash'],
        ...['read_powershell', 'write_powershell', 'stop_powershell', 'list_powershell'],
        ...['view', 'create', 'edit', 'str_replace_editor', 'apply_patch', 'grep', 'rg', 'glob', 'web_fetch', 'web_search'],
        ...['task', 'read_agent', 'list_agents', 'write_agent', 'ask_user', 'update_todo', 'skill', 'sql', 'session_store_sql'],
        ...['report_intent', 'store_memory', 'exit_plan_mode', 'fetch_copilot_cli_documentation'],
    ],
    toAction,
    fromAction,
};
function toAction(call) {
    const { name, args } = call;
    const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'path');
    switch (name) {
        case 'bash':
        case 'powershell': {
            const command = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'command');
            return command === undefined ? null : { kind: 'shell', command, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('description', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'description')) };
        }
        case 'view':
            return toView(args, path);
        case 'create':
            return toCreate(args, path);
        case 'edit':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .toEdit */ .Q5)(path, [toReplacement(args)]);
        case 'str_replace_editor':
            return toEditor(args, path);
        case 'apply_patch': {
            const changes = (0,_vocabulary_patch_js__WEBPACK_IMPORTED_MODULE_4__/* .readPatch */ .H)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'input') ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'patch') ?? '');
            return changes.length === 0 ? null : changes;
        }
        case 'grep':
        case 'rg':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .toGrep */ .S4)(args, path ?? firstPath(args), '-i');
        case 'glob':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .toSearch */ .oV)('names', args, path ?? firstPath(args));
        case 'web_fetch':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .toFetch */ .qU)(args, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'url'));
        case 'task':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .toSubagent */ .Py)(args, 'agent_type');
        default:
            // The sessions of VS Code name the same agent, and have tools of their own.
            return _vscode_js__WEBPACK_IMPORTED_MODULE_0__/* .vscode */ .F.toAction(call) ?? toMcp(call);
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell':
            return [{ name: 'bash', args: { command: action.command, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('description', action.description) } }];
        case 'read': {
            const { path, offset, limit } = action;
            const from = offset ?? 1;
            const isRange = offset !== undefined || limit !== undefined;
            return [{ name: 'view', args: { path, ...(isRange && { view_range: [from, limit === undefined ? -1 : from + limit - 1] }) } }];
        }
        case 'write':
            return [{ name: 'create', args: { path: action.path, file_text: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({ name: 'edit', args: { path: action.path, old_str: edit.old, new_str: edit.new } }));
        case 'search':
            if (action.in === 'contents')
                return [{ name: 'grep', args: withPaths((0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .fromGrep */ .Xl)(action, '-i')) }];
            if (action.in === 'names')
                return [{ name: 'glob', args: withPaths((0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .fromSearch */ .L5)(action)) }];
            return [{ name: 'view', args: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('path', action.path) }];
        case 'fetch':
            return [{ name: 'web_fetch', args: { url: action.url } }];
        case 'mcp':
            return [{ name: `${action.server}-${action.tool}`, args: action.args }];
        case 'subagent': {
            const { prompt, description, agentType } = action;
            return [{ name: 'task', args: { description: description ?? '', prompt, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('agent_type', agentType) } }];
        }
        case 'todo':
            return null;
    }
}
/** `view_range`: the first and the last line, -1 for the end of the file. */
function toView(args, path) {
    if (path === undefined)
        return null;
    const [first, last] = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .listArgument */ .Kd)(args, 'view_range');
    if (typeof first !== 'number')
        return { kind: 'read', path };
    return { kind: 'read', path, offset: first, ...(typeof last === 'number' && last >= first && { limit: last - first + 1 }) };
}
function toCreate(args, path) {
    return path === undefined ? null : { kind: 'write', path, content: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'file_text') ?? '' };
}
function toReplacement(args) {
    return { old: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'old_str') ?? '', new: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'new_str') ?? '' };
}
/** One tool with a command for each thing to do. */
function toEditor(args, path) {
    const command = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'command');
    if (command === 'view')
        return toView(args, path);
    return command === 'create' ? toCreate(args, path) : (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .toEdit */ .Q5)(path, [toReplacement(args)]);
}
/** `paths` is one path or a list of them. */
function firstPath(args) {
    const paths = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(args, 'paths');
    const [first] = Array.isArray(paths) ? paths : [paths];
    return typeof first === 'string' ? first : undefined;
}
function withPaths({ path, ...args }) {
    return { ...args, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('paths', path) };
}
/** `SERVER-TOOL` (recorded from 1.0.102); none of Copilot's own tools has a hyphen, and servers have them more often than tools. */
function toMcp({ name, args }) {
    const [, server, tool] = /^(.+)-([^-]+)$/s.exec(name) ?? [];
    return server === undefined || tool === undefined ? null : { kind: 'mcp', server, tool, args };
}


/***/ }),

/***/ 1736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ cursor)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/vocabulary/arguments.ts
var vocabulary_arguments = __webpack_require__(5548);
// EXTERNAL MODULE: ./src/vocabulary/shapes.ts
var shapes = __webpack_require__(0);
;// CONCATENATED MODULE: ./src/vocabularies/cursor/recorded.ts


/**
 * What hooks see of a call that was recorded by its kind (`shellToolCall`), as the command line prints calls: the names of
 * https://cursor.com/docs/hooks. A kind that is not known passes as it is.
 */
function showCall({ name, args }) {
    const { path, ...others } = args;
    switch (name) {
        case 'shellToolCall': {
            const { workingDirectory } = args;
            const where = (0,vocabulary_arguments/* given */.gI)('cwd', typeof workingDirectory === 'string' && workingDirectory !== '' ? workingDirectory : undefined);
            return { name: 'Shell', args: { command: (0,json/* own */.ZV)(args, 'command'), ...where, ...(0,vocabulary_arguments/* given */.gI)('timeout', (0,json/* own */.ZV)(args, 'timeout')) } };
        }
        case 'readToolCall':
            return { name: 'Read', args: { file_path: path, ...others } };
        // Of most edits only the file as it is afterwards is recorded.
        case 'editToolCall':
        case 'writeToolCall':
            return { name: 'Write', args: { file_path: path, ...(0,vocabulary_arguments/* given */.gI)('content', contentOf(args)) } };
        case 'deleteToolCall':
            return { name: 'Delete', args: { file_path: path, ...others } };
        case 'mcpToolCall':
            return { name: `MCP:${(0,json/* ownString */.Ao)(args, 'toolName') ?? (0,json/* ownString */.Ao)(args, 'name') ?? ''}`, args: argumentsOf(args) };
        default: {
            const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
            return plain === undefined ? { name, args } : { name: plain, args };
        }
    }
}
/** Kinds whose arguments are shown as they are. */
const PLAIN = {
    ...{ lsToolCall: 'LS', grepToolCall: 'Grep', globToolCall: 'Glob', semSearchToolCall: 'SemanticSearch', taskToolCall: 'Task' },
    ...{ webFetchToolCall: 'WebFetch', webSearchToolCall: 'WebSearch', updateTodosToolCall: 'TodoWrite', readLintsToolCall: 'ReadLints' },
};
function contentOf(args) {
    return ['fileText', 'contents', 'content', 'streamContent', 'afterFullFileContent']
        .map((key) => (0,json/* ownString */.Ao)(args, key))
        .find((each) => each !== undefined);
}
function argumentsOf(args) {
    const inner = (0,json/* own */.ZV)(args, 'args');
    return (0,json/* isObject */.Gv)(inner) ? inner : {};
}

;// CONCATENATED MODULE: ./src/vocabularies/cursor/cursor.ts




// Tools: https://cursor.com/docs/hooks names Shell, Read, Write, Grep, Delete, Task and `MCP:TOOL`, with `command`, `file_path` and `content`;
// the others, and `path` and `contents`, are those of recorded sessions.
const cursor = {
    agent: 'cursor',
    tools: [
        ...['Shell', 'Read', 'Write', 'StrReplace', 'MultiStrReplace', 'ApplyPatch', 'EditNotebook', 'Delete', 'Grep', 'Glob', 'LS'],
        ...['SemanticSearch', 'WebFetch', 'WebSearch', 'Task', 'TodoWrite', 'ReadLints', 'AskQuestion', 'SwitchMode', 'Await'],
        ...['ListMcpResources', 'FetchMcpResource', 'CallMcpTool', 'GenerateImage'],
    ],
    toAction,
    asShown: (call) => [showCall(call)],
    fromAction,
};
function toAction(call) {
    const { name, args } = showCall(call);
    const path = (0,json/* ownString */.Ao)(args, 'file_path') ?? (0,json/* ownString */.Ao)(args, 'path') ?? (0,json/* ownString */.Ao)(args, 'target_notebook');
    // A hook is not told the server: https://cursor.com/docs/hooks#posttooluse
    const mcp = /^MCP:(.+)$/s.exec(name);
    if (mcp)
        return { kind: 'mcp', server: '', tool: mcp[1] ?? '', args };
    switch (name) {
        case 'Shell': {
            const command = (0,json/* ownString */.Ao)(args, 'command');
            const more = { ...(0,vocabulary_arguments/* given */.gI)('description', (0,json/* ownString */.Ao)(args, 'description')), ...(0,vocabulary_arguments/* given */.gI)('timeoutMs', (0,vocabulary_arguments/* numberArgument */.rk)(args, 'timeout')) };
            return command === undefined ? null : { kind: 'shell', command, ...more };
        }
        case 'Read':
            return (0,shapes/* toRead */.YP)(args, path);
        case 'Write':
            return path === undefined ? null : { kind: 'write', path, content: cursor_contentOf(args) };
        case 'StrReplace':
            return (0,shapes/* toEdit */.Q5)(path, [(0,shapes/* toReplacement */.SM)(args)]);
        case 'EditNotebook':
            return (0,shapes/* toEdit */.Q5)(path, [(0,shapes/* toReplacement */.SM)(args)]);
        // A file that is gone has no text left.
        case 'Delete':
            return (0,shapes/* toEdit */.Q5)(path, []);
        case 'Grep':
            return (0,shapes/* toGrep */.S4)(args, path, '-i');
        case 'Glob':
            return { ...(0,shapes/* toSearch */.oV)('names', args, path ?? (0,json/* ownString */.Ao)(args, 'target_directory')), ...(0,vocabulary_arguments/* given */.gI)('pattern', patternOf(args)) };
        case 'LS':
            return (0,shapes/* toSearch */.oV)('folder', {}, path ?? (0,json/* ownString */.Ao)(args, 'target_directory'));
        case 'WebFetch':
            return (0,shapes/* toFetch */.qU)(args, (0,json/* ownString */.Ao)(args, 'url'));
        case 'Task':
            return (0,shapes/* toSubagent */.Py)(args, 'subagent_type');
        case 'CallMcpTool':
            return toMcp(args);
        case 'TodoWrite':
            return {
                kind: 'todo',
                items: (0,vocabulary_arguments/* listArgument */.Kd)(args, 'todos').map((item) => ({
                    title: (0,json/* ownString */.Ao)(item, 'content') ?? '',
                    status: (0,json/* ownString */.Ao)(item, 'status') ?? '',
                })),
            };
        default:
            return null;
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell':
            return [{ name: 'Shell', args: { command: action.command, ...(0,vocabulary_arguments/* given */.gI)('description', action.description) } }];
        case 'read':
            return [{ name: 'Read', args: { file_path: action.path, ...(0,shapes/* fromRange */.yT)(action) } }];
        case 'write':
            return [{ name: 'Write', args: { file_path: action.path, content: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({ name: 'StrReplace', args: { file_path: action.path, ...(0,shapes/* fromReplacement */.B$)(edit) } }));
        case 'search':
            if (action.in === 'contents')
                return [{ name: 'Grep', args: (0,shapes/* fromGrep */.Xl)(action, '-i') }];
            return [{ name: action.in === 'names' ? 'Glob' : 'LS', args: (0,shapes/* fromSearch */.L5)(action) }];
        case 'fetch':
            return [{ name: 'WebFetch', args: { url: action.url } }];
        case 'mcp':
            return [{ name: `MCP:${action.tool}`, args: action.args }];
        case 'subagent': {
            const { prompt, description, agentType } = action;
            return [{ name: 'Task', args: { description: description ?? '', prompt, ...(0,vocabulary_arguments/* given */.gI)('subagent_type', agentType) } }];
        }
        case 'todo':
            return [{ name: 'TodoWrite', args: { todos: action.items.map(({ title, status }) => ({ content: title, status })) } }];
    }
}
function cursor_contentOf(args) {
    return (0,json/* ownString */.Ao)(args, 'content') ?? (0,json/* ownString */.Ao)(args, 'contents') ?? '';
}
function patternOf(args) {
    return (0,json/* ownString */.Ao)(args, 'pattern') ?? (0,json/* ownString */.Ao)(args, 'glob_pattern');
}
function toMcp(args) {
    const tool = (0,json/* ownString */.Ao)(args, 'toolName');
    const inner = (0,json/* own */.ZV)(args, 'arguments');
    return tool === undefined ? null : { kind: 'mcp', server: (0,json/* ownString */.Ao)(args, 'server') ?? '', tool, args: (0,json/* isObject */.Gv)(inner) ? inner : {} };
}


/***/ }),

/***/ 3490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ geminiCli)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5548);
/* harmony import */ var _vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(0);



// Tools and arguments: schemas of Gemini CLI 0.61.0 (@google/gemini-cli-core, tools/definitions); read_many_files, search_file_content,
// save_memory and the arguments `absolute_path`, `path`, `include`, `directory`, `offset`, `limit` are older ones that sessions still hold.
const geminiCli = {
    agent: 'gemini-cli',
    tools: [
        ...['run_shell_command', 'write_file', 'replace', 'read_file', 'read_many_files', 'list_directory', 'glob', 'grep_search'],
        ...['search_file_content', 'web_fetch', 'google_web_search', 'save_memory', 'write_todos', 'invoke_agent', 'delegate_to_agent'],
        ...['activate_skill', 'ask_user', 'enter_plan_mode', 'exit_plan_mode', 'update_topic', 'complete_task', 'get_internal_docs'],
        ...['list_background_processes', 'read_background_output', 'list_mcp_resources', 'read_mcp_resource'],
        ...['tracker_create_task', 'tracker_update_task', 'tracker_get_task', 'tracker_list_tasks', 'tracker_add_dependency'],
        ...['tracker_visualize', 'codebase_investigator', 'cli_help'],
    ],
    toAction,
    fromAction,
};
function toAction({ name, args }) {
    const text = (...keys) => keys.map((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, key)).find((value) => value !== undefined);
    const folder = text('dir_path', 'path');
    const mcp = splitMcpName(name);
    if (mcp !== null)
        return { kind: 'mcp', ...mcp, args };
    switch (name) {
        case 'run_shell_command': {
            const command = text('command');
            if (command === undefined)
                return null;
            return {
                kind: 'shell',
                command,
                ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('description', text('description')),
                ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('background', (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .flagArgument */ .AB)(args, 'is_background')),
            };
        }
        case 'read_file':
            return toRead(args, text('file_path', 'absolute_path'));
        case 'read_many_files':
            return toReadMany([...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .listArgument */ .Kd)(args, 'include'), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .listArgument */ .Kd)(args, 'paths')]);
        case 'write_file':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toWrite */ .jO)(args, text('file_path'));
        case 'replace':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toEdit */ .Q5)(text('file_path'), [toReplacement(args)]);
        case 'list_directory':
            return { kind: 'search', in: 'folder', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('path', folder) };
        case 'glob':
            return { kind: 'search', in: 'names', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('pattern', text('pattern')), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('path', folder) };
        case 'grep_search':
        case 'search_file_content': {
            const where = { ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('path', folder), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('glob', text('include_pattern', 'include')) };
            return { kind: 'search', in: 'contents', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('pattern', text('pattern')), ...where };
        }
        case 'web_fetch':
            return toFetch(text('prompt') ?? text('url'));
        case 'invoke_agent':
        case 'delegate_to_agent':
            return { kind: 'subagent', prompt: text('prompt', 'objective', 'query') ?? '', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('agentType', text('agent_name')) };
        case 'write_todos':
            return {
                kind: 'todo',
                items: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .listArgument */ .Kd)(args, 'todos').map((item) => ({
                    title: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'description') ?? '',
                    status: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'status') ?? '',
                })),
            };
        default:
            return null;
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell': {
            const more = { ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('description', action.description), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('is_background', action.background) };
            return [{ name: 'run_shell_command', args: { command: action.command, ...more } }];
        }
        case 'read':
            return [{ name: 'read_file', args: { file_path: action.path, ...fromRange(action) } }];
        case 'write':
            return [{ name: 'write_file', args: { file_path: action.path, content: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({ name: 'replace', args: { file_path: action.path, ...fromReplacement(edit) } }));
        case 'search': {
            const where = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('dir_path', action.path);
            if (action.in === 'folder')
                return [{ name: 'list_directory', args: where }];
            const found = { ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('pattern', action.pattern), ...where };
            if (action.in === 'names')
                return [{ name: 'glob', args: found }];
            return [{ name: 'grep_search', args: { ...found, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('include_pattern', action.glob) } }];
        }
        case 'fetch':
            return [{ name: 'web_fetch', args: { prompt: [action.prompt, action.url].filter(Boolean).join(' ') } }];
        case 'mcp':
            return [{ name: nameMcpTool(action.server, action.tool), args: action.args }];
        case 'subagent':
            return [{ name: 'invoke_agent', args: { agent_name: action.agentType ?? 'generalist', prompt: action.prompt } }];
        case 'todo':
            return [
                {
                    name: 'write_todos',
                    args: {
                        todos: action.items.map((item) => ({
                            description: item.title,
                            status: item.status === 'done' ? 'completed' : item.status,
                        })),
                    },
                },
            ];
    }
}
/** Lines are counted from 1; before 0.30 from 0, as `offset` and `limit`. */
function toRead(args, path) {
    if (path === undefined)
        return null;
    const start = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'start_line');
    const end = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'end_line');
    const skipped = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'offset');
    const first = start ?? (skipped === undefined ? undefined : skipped + 1);
    const limit = end === undefined ? (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'limit') : end - (start ?? 1) + 1;
    return { kind: 'read', path, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('offset', first), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('limit', limit) };
}
function fromRange({ offset, limit }) {
    return { ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('start_line', offset), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('end_line', limit === undefined ? undefined : (offset ?? 1) + limit - 1) };
}
/** Each path, or pattern of paths, is a read of its own. */
function toReadMany(paths) {
    const read = paths.filter((path) => typeof path === 'string');
    return read.length === 0 ? null : read.map((path) => ({ kind: 'read', path }));
}
function toReplacement(args) {
    const isMany = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .flagArgument */ .AB)(args, 'allow_multiple') ?? ((0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'expected_replacements') ?? 1) > 1;
    return { old: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'old_string') ?? '', new: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'new_string') ?? '', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('all', isMany || undefined) };
}
function fromReplacement(edit) {
    return { instruction: '', old_string: edit.old, new_string: edit.new, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('allow_multiple', edit.all) };
}
/** The addresses stand anywhere in the prompt: each is fetched. */
function toFetch(prompt) {
    if (prompt === undefined)
        return null;
    const urls = new Set(prompt.match(/https?:\/\/[^\s"'<>)\]]+/gi));
    return urls.size === 0 ? null : [...urls].map((url) => ({ kind: 'fetch', url, prompt }));
}
/** Gemini's `mcp_SERVER_TOOL` since 0.30 (tools/mcp-tool.ts): the server's name ends at the next underscore. Before, `SERVER__TOOL` where two had the name. */
function splitMcpName(name) {
    const [, server, tool] = /^mcp_([^_]+)_(.+)$/s.exec(name) ?? /^(?!mcp_)(.+?)__(.+)$/s.exec(name) ?? [];
    return server === undefined || tool === undefined ? null : { server, tool };
}
const LONGEST_NAME = 63;
/** What the API does not take in a name is an underscore; of a longer name the middle is cut out (tools/mcp-tool.ts). */
function nameMcpTool(server, tool) {
    const name = `mcp_${server}_${tool}`.replace(/[^A-Za-z0-9_\-.:]/g, '_');
    return name.length <= LONGEST_NAME ? name : `${name.slice(0, 30)}...${name.slice(-30)}`;
}


/***/ }),

/***/ 3489:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kP: () => (/* binding */ listActions),
  jZ: () => (/* binding */ translateCall),
  r9: () => (/* binding */ vocabularies)
});

// EXTERNAL MODULE: ./src/vocabularies/claude-code.ts
var claude_code = __webpack_require__(7924);
// EXTERNAL MODULE: ./src/vocabularies/codex/codex.ts + 3 modules
var codex = __webpack_require__(1625);
// EXTERNAL MODULE: ./src/vocabularies/copilot.ts
var copilot = __webpack_require__(5340);
// EXTERNAL MODULE: ./src/vocabularies/cursor/cursor.ts + 1 modules
var cursor = __webpack_require__(1736);
// EXTERNAL MODULE: ./src/vocabularies/gemini-cli.ts
var gemini_cli = __webpack_require__(3490);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/vocabulary/arguments.ts
var vocabulary_arguments = __webpack_require__(5548);
// EXTERNAL MODULE: ./src/vocabulary/shapes.ts
var shapes = __webpack_require__(0);
;// CONCATENATED MODULE: ./src/vocabularies/lecode.ts



// Tools and arguments: lecode's own source (GitHub KalvadTech/lecode, tools); MCP tools are named `mcp:SERVER:TOOL`.
const lecode = {
    agent: 'lecode',
    tools: [
        ...[
            'bash',
            'read',
            'write',
            'edit',
            'grep',
            'find_files',
            'list_dir',
            'todo_write',
            'task',
            'tasks_list',
            'tasks_output',
            'tasks_stop',
        ],
        ...[
            'tasks_wait',
            'ask_user',
            'advisor',
            'memory_write',
            'memory_edit',
            'memory_read',
            'memory_search',
            'memory_correct',
            'memory_forget',
        ],
        ...['lsp_diagnostics'],
    ],
    toAction,
    fromAction,
};
function toAction({ name, args }) {
    const text = (key) => (0,json/* ownString */.Ao)(args, key);
    const mcp = /^mcp:([^:]+):(.+)$/s.exec(name);
    if (mcp)
        return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args };
    const path = text('path');
    switch (name) {
        case 'bash': {
            const command = text('command');
            if (command === undefined)
                return null;
            const seconds = (0,vocabulary_arguments/* numberArgument */.rk)(args, 'timeout');
            const timeoutMs = (0,vocabulary_arguments/* given */.gI)('timeoutMs', seconds === undefined ? undefined : seconds * 1000);
            return { kind: 'shell', command, ...timeoutMs, ...(0,vocabulary_arguments/* given */.gI)('background', (0,vocabulary_arguments/* flagArgument */.AB)(args, 'run_in_background')) };
        }
        case 'read':
            return (0,shapes/* toRead */.YP)(args, path);
        case 'write':
            return (0,shapes/* toWrite */.jO)(args, path);
        case 'edit':
            return (0,shapes/* toEdit */.Q5)(path, [(0,shapes/* toReplacement */.SM)(args)]);
        case 'grep':
            return (0,shapes/* toGrep */.S4)(args, path, 'ignore_case');
        case 'find_files':
            return (0,shapes/* toSearch */.oV)('names', args, path);
        case 'list_dir':
            return (0,shapes/* toSearch */.oV)('folder', args, path);
        case 'task':
            return (0,shapes/* toSubagent */.Py)(args, 'agent');
        case 'todo_write':
            return {
                kind: 'todo',
                items: (0,vocabulary_arguments/* listArgument */.Kd)(args, 'todos').map((item) => ({
                    title: (0,json/* ownString */.Ao)(item, 'title') ?? '',
                    status: (0,json/* ownString */.Ao)(item, 'status') ?? '',
                })),
            };
        default:
            return null;
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell': {
            const timeout = (0,vocabulary_arguments/* given */.gI)('timeout', action.timeoutMs === undefined ? undefined : action.timeoutMs / 1000);
            return [{ name: 'bash', args: { command: action.command, ...timeout, ...(0,vocabulary_arguments/* given */.gI)('run_in_background', action.background) } }];
        }
        case 'read':
            return [{ name: 'read', args: { path: action.path, ...(0,shapes/* fromRange */.yT)(action) } }];
        case 'write':
            return [{ name: 'write', args: { path: action.path, content: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({ name: 'edit', args: { path: action.path, ...(0,shapes/* fromReplacement */.B$)(edit) } }));
        case 'search':
            if (action.in === 'names')
                return [{ name: 'find_files', args: (0,shapes/* fromSearch */.L5)(action) }];
            if (action.in === 'folder')
                return [{ name: 'list_dir', args: (0,vocabulary_arguments/* given */.gI)('path', action.path) }];
            return [{ name: 'grep', args: (0,shapes/* fromGrep */.Xl)(action, 'ignore_case') }];
        case 'mcp':
            return [{ name: `mcp:${action.server}:${action.tool}`, args: action.args }];
        case 'subagent':
            return [
                { name: 'task', args: { prompt: action.prompt, ...(0,vocabulary_arguments/* given */.gI)('description', action.description), ...(0,vocabulary_arguments/* given */.gI)('agent', action.agentType) } },
            ];
        case 'todo':
            return [
                {
                    name: 'todo_write',
                    args: { todos: action.items.map((item) => ({ ...item, status: item.status === 'completed' ? 'done' : item.status })) },
                },
            ];
        case 'fetch':
            return null;
    }
}

// EXTERNAL MODULE: ./src/vocabularies/luxe.ts
var luxe = __webpack_require__(7186);
// EXTERNAL MODULE: ./src/vocabularies/qwen-code.ts
var qwen_code = __webpack_require__(5391);
// EXTERNAL MODULE: ./src/vocabularies/vscode.ts
var vscode = __webpack_require__(3852);
;// CONCATENATED MODULE: ./src/vocabularies/index.ts









/** Every known vocabulary, by agent id. */
const vocabularies = new Map([claude_code/* claudeCode */.y, codex/* codex */.yw, copilot/* copilot */.v, cursor/* cursor */.D, gemini_cli/* geminiCli */.o, qwen_code/* qwenCode */.h, lecode, luxe/* luxe */.L, vscode/* vscode */.F].map((each) => [each.agent, each]));
/** What a call does, in the order in which it does it; empty when its vocabulary does not know it. */
function listActions(vocabulary, call) {
    return partsOf(vocabulary, call).flatMap((part) => vocabulary.toAction(part) ?? []);
}
/**
 * One agent's call as another agent's hooks see it. What has no translation passes under its own name, so that a hook for every tool still
 * sees it, and so does one of a tool that only the other agent has. An agent that is not known passes verbatim and counts as not translated: its words may be the dialect's own.
 */
function translateCall(call, from, to) {
    const source = from === to ? undefined : vocabularies.get(from);
    const target = vocabularies.get(to);
    const spoken = source === undefined ? [call] : partsOf(source, call).flatMap((part) => translatePart(part, source, target));
    return { calls: spoken.flatMap((each) => target?.asShown?.(each) ?? [each]), translated: from !== to && from !== 'unknown' };
}
/** A call that is known as a whole, else the calls that it holds. */
function partsOf(vocabulary, call) {
    return vocabulary.toAction(call) === null ? (vocabulary.asShown?.(call) ?? [call]) : [call];
}
function translatePart(part, source, target) {
    if (target?.tools.includes(part.name) === true && !source.tools.includes(part.name))
        return [part];
    const spoken = [source.toAction(part) ?? []].flat().map((action) => target?.fromAction(action) ?? []);
    const isWhole = spoken.length > 0 && spoken.every((calls) => calls.length > 0);
    return isWhole ? spoken.flat() : [...spoken.flat(), part];
}


/***/ }),

/***/ 7186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ luxe)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5548);
/* harmony import */ var _vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(0);



// Luxe's page of hooks names bash, read, edit, write, web_fetch and ast_grep, and of their arguments only bash's `command`. A translated call
// therefore carries a path both as `path` and as `file_path`, and an address both as `url` and as `address`.
const luxe = {
    agent: 'luxe',
    tools: ['bash', 'read', 'write', 'edit', 'grep', 'glob', 'list', 'web_fetch', 'web_search', 'ast_grep', 'task', 'todo_write'],
    toAction,
    fromAction,
};
function toAction({ name, args }) {
    const text = (key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, key);
    const mcp = /^mcp__(.+?)__(.+)$/s.exec(name);
    if (mcp)
        return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args };
    const path = text('path') ?? text('file_path');
    switch (name) {
        case 'bash': {
            const command = text('command');
            return command === undefined ? null : { kind: 'shell', command };
        }
        case 'read':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toRead */ .YP)(args, path);
        case 'write':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toWrite */ .jO)(args, path);
        case 'edit':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toEdit */ .Q5)(path, [(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toReplacement */ .SM)(args)]);
        case 'grep':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toGrep */ .S4)(args, path, 'ignore_case');
        case 'glob':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toSearch */ .oV)('names', args, path);
        case 'list':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toSearch */ .oV)('folder', args, path);
        case 'web_fetch':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toFetch */ .qU)(args, text('url') ?? text('address'));
        case 'task':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toSubagent */ .Py)(args, 'agent');
        default:
            return null;
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell':
            return [
                {
                    name: 'bash',
                    args: { command: action.command, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('description', action.description), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('timeout_ms', action.timeoutMs) },
                },
            ];
        case 'read':
            return [{ name: 'read', args: { ...bothPaths(action.path), ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromRange */ .yT)(action) } }];
        case 'write':
            return [{ name: 'write', args: { ...bothPaths(action.path), content: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({ name: 'edit', args: { ...bothPaths(action.path), ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromReplacement */ .B$)(edit) } }));
        case 'search':
            if (action.in === 'names')
                return [{ name: 'glob', args: (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromSearch */ .L5)(action) }];
            if (action.in === 'folder')
                return [{ name: 'list', args: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('path', action.path) }];
            return [{ name: 'grep', args: (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fromGrep */ .Xl)(action, 'ignore_case') }];
        case 'fetch':
            return [{ name: 'web_fetch', args: { url: action.url, address: action.url, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('prompt', action.prompt) } }];
        case 'mcp':
            return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }];
        case 'subagent':
            return [
                { name: 'task', args: { prompt: action.prompt, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('description', action.description), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .given */ .gI)('agent', action.agentType) } },
            ];
        case 'todo':
            return [{ name: 'todo_write', args: { todos: action.items } }];
    }
}
function bothPaths(path) {
    return { path, file_path: path };
}


/***/ }),

/***/ 5391:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ qwenCode)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5548);
/* harmony import */ var _vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(0);



// Tools and arguments: schemas of Qwen Code 0.24.4; `replace`, `task`, `search_file_content` and the argument `absolute_path` are older ones
// that sessions still hold.
const qwenCode = {
    agent: 'qwen-code',
    tools: [
        ...['run_shell_command', 'edit', 'write_file', 'read_file', 'grep_search', 'glob', 'list_directory', 'todo_write', 'agent', 'skill'],
        ...['save_memory', 'web_fetch', 'web_search', 'notebook_edit', 'zoom_image', 'image_gen', 'display_image', 'lsp', 'exec', 'monitor'],
        ...['enter_plan_mode', 'exit_plan_mode', 'ask_user_question', 'cron_create', 'cron_list', 'cron_delete', 'loop_wakeup'],
        ...['create_sub_session', 'list_agents', 'send_message', 'request_shutdown', 'task_create', 'task_update', 'task_list', 'task_stop'],
        ...['team_create', 'team_delete', 'team_plan_approval', 'structured_output', 'tool_search', 'read_mcp_resource', 'enter_worktree'],
        ...['exit_worktree', 'workflow', 'artifact', 'record_artifact', 'record_source', 'report_findings', 'get_goal', 'update_goal'],
        ...['propose_goal', 'omni_downsample_image', 'omni_downscale_video', 'omni_downsample_audio', 'omni_extract_keyframes'],
        ...['omni_extract_audio', 'omni_clip_video', 'omni_convert_image', 'omni_transcribe_audio', 'omni_clip_image', 'omni_clip_audio'],
        ...['omni_caption_image', 'omni_caption_audio', 'omni_ocr_image', 'omni_understand_video_segments', 'omni_recall_media_memory'],
    ],
    toAction,
    asShown: (call) => [unwrap(call)],
    fromAction,
};
/** Names of before; hooks are shown the present ones (tool-names.ts). */
const RENAMED = { search_file_content: 'grep_search', replace: 'edit', task: 'agent' };
/** A tool that was only found later is called through `tool_call`; hooks are shown the tool itself. */
function unwrap({ name, args }) {
    const inner = name === 'tool_call' ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'name') : undefined;
    const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(args, 'arguments');
    const call = inner === undefined || !(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(given) ? { name, args } : { name: inner, args: given };
    return Object.hasOwn(RENAMED, call.name) ? { ...call, name: RENAMED[call.name] ?? call.name } : call;
}
function toAction(called) {
    const { name, args } = unwrap(called);
    const text = (key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, key);
    const mcp = /^mcp__(.+?)__(.+)$/s.exec(name);
    if (mcp)
        return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args };
    switch (name) {
        case 'run_shell_command': {
            const command = text('command');
            if (command === undefined)
                return null;
            const more = { ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('description', text('description')), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('timeoutMs', (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'timeout')) };
            return { kind: 'shell', command, ...more, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('background', (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .flagArgument */ .AB)(args, 'is_background')) };
        }
        case 'read_file': {
            const path = text('file_path') ?? text('absolute_path');
            const skipped = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'offset');
            const first = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('offset', skipped === undefined ? undefined : skipped + 1);
            return path === undefined ? null : { kind: 'read', path, ...first, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('limit', (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'limit')) };
        }
        case 'write_file':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toWrite */ .jO)(args, text('file_path'));
        case 'edit':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toEdit */ .Q5)(text('file_path'), [(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReplacement */ .SM)(args)]);
        case 'notebook_edit':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toEdit */ .Q5)(text('notebook_path'), [{ old: '', new: text('new_source') ?? '' }]);
        case 'list_directory':
            return { kind: 'search', in: 'folder', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('path', text('path')) };
        case 'glob':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toSearch */ .oV)('names', args, text('path'));
        case 'grep_search':
            return { ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toSearch */ .oV)('names', args, text('path')), in: 'contents', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('glob', text('glob')) };
        case 'web_fetch':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toFetch */ .qU)(args, text('url'));
        case 'agent':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toSubagent */ .Py)(args, 'subagent_type');
        case 'todo_write':
            return {
                kind: 'todo',
                items: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .listArgument */ .Kd)(args, 'todos').map((item) => ({
                    title: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'content') ?? '',
                    status: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'status') ?? '',
                })),
            };
        default:
            return null;
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell': {
            const more = { ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('timeout', action.timeoutMs), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('description', action.description) };
            return [{ name: 'run_shell_command', args: { command: action.command, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('is_background', action.background), ...more } }];
        }
        case 'read': {
            const skipped = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('offset', action.offset === undefined ? undefined : Math.max(0, action.offset - 1));
            return [{ name: 'read_file', args: { file_path: action.path, ...skipped, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('limit', action.limit) } }];
        }
        case 'write':
            return [{ name: 'write_file', args: { file_path: action.path, content: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({ name: 'edit', args: { file_path: action.path, ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .fromReplacement */ .B$)(edit) } }));
        case 'search':
            if (action.in === 'folder')
                return [{ name: 'list_directory', args: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('path', action.path) }];
            if (action.in === 'names')
                return [{ name: 'glob', args: (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .fromSearch */ .L5)(action) }];
            return [{ name: 'grep_search', args: { ...(0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .fromSearch */ .L5)(action), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('glob', action.glob) } }];
        case 'fetch':
            return [{ name: 'web_fetch', args: { url: action.url, prompt: action.prompt ?? '' } }];
        case 'mcp':
            return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }];
        case 'subagent': {
            const type = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('subagent_type', action.agentType);
            return [{ name: 'agent', args: { description: action.description ?? '', prompt: action.prompt, ...type } }];
        }
        case 'todo':
            return [
                {
                    name: 'todo_write',
                    args: {
                        todos: action.items.map((item, index) => ({
                            id: String(index + 1),
                            content: item.title,
                            status: item.status === 'done' ? 'completed' : item.status,
                        })),
                    },
                },
            ];
    }
}


/***/ }),

/***/ 3852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ vscode)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5548);
/* harmony import */ var _vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(0);



// Tools and arguments of VS Code's agent: https://github.com/microsoft/vscode-copilot-chat, package.json, "languageModelTools".
const vscode = {
    agent: 'vscode',
    tools: [
        ...['run_in_terminal', 'get_terminal_output', 'create_and_run_task', 'run_task', 'runTests', 'read_file', 'list_dir'],
        ...[
            'create_file',
            'create_directory',
            'insert_edit_into_file',
            'replace_string_in_file',
            'multi_replace_string_in_file',
            'apply_patch',
        ],
        ...['grep_search', 'file_search', 'semantic_search', 'fetch_webpage', 'github_repo', 'open_simple_browser', 'runSubagent'],
        ...['manage_todo_list', 'get_errors', 'get_changed_files', 'list_code_usages', 'edit_notebook_file', 'run_notebook_cell'],
        ...['run_vscode_command', 'install_extension', 'create_new_workspace', 'memory', 'view_image', 'test_failure'],
    ],
    toAction,
    fromAction,
};
function toAction({ name, args }) {
    const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'filePath');
    const mcp = /^mcp_([^_]+)_(.+)$/s.exec(name);
    if (mcp)
        return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args };
    switch (name) {
        case 'run_in_terminal': {
            const command = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'command');
            if (command === undefined)
                return null;
            const more = { ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('description', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'explanation')), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('background', (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .flagArgument */ .AB)(args, 'isBackground')) };
            return { kind: 'shell', command, ...more };
        }
        case 'read_file':
            return path === undefined ? null : { kind: 'read', path, ...toRange(args) };
        case 'create_file':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toWrite */ .jO)(args, path);
        case 'insert_edit_into_file':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toEdit */ .Q5)(path, [{ old: '', new: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'code') ?? '' }]);
        case 'replace_string_in_file':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toEdit */ .Q5)(path, [toReplacement(args)]);
        case 'multi_replace_string_in_file':
            return toEdits(args);
        case 'grep_search':
            return {
                kind: 'search',
                in: 'contents',
                ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('pattern', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'query')),
                ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('glob', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'includePattern')),
            };
        case 'file_search':
            return { kind: 'search', in: 'names', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('pattern', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'query')) };
        case 'list_dir':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toSearch */ .oV)('folder', {}, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'path'));
        case 'fetch_webpage': {
            const [first] = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .listArgument */ .Kd)(args, 'urls');
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toFetch */ .qU)({}, typeof first === 'string' ? first : undefined);
        }
        case 'runSubagent':
            return (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toSubagent */ .Py)(args, 'agentName');
        case 'manage_todo_list':
            return {
                kind: 'todo',
                items: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .listArgument */ .Kd)(args, 'todoList').map((item) => ({
                    title: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'title') ?? '',
                    status: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(item, 'status') ?? '',
                })),
            };
        default:
            return null;
    }
}
function fromAction(action) {
    switch (action.kind) {
        case 'shell': {
            const { command, description, background } = action;
            return [{ name: 'run_in_terminal', args: { command, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('explanation', description), ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('isBackground', background) } }];
        }
        case 'read':
            return [{ name: 'read_file', args: { filePath: action.path, ...fromRange(action) } }];
        case 'write':
            return [{ name: 'create_file', args: { filePath: action.path, content: action.content } }];
        case 'edit':
            return action.edits.map((edit) => ({
                name: 'replace_string_in_file',
                args: { filePath: action.path, oldString: edit.old, newString: edit.new },
            }));
        case 'search':
            return [fromSearch(action)];
        case 'fetch':
            return [{ name: 'fetch_webpage', args: { urls: [action.url], query: action.prompt ?? '' } }];
        case 'mcp':
            return [{ name: `mcp_${action.server}_${action.tool}`, args: action.args }];
        case 'subagent': {
            const { prompt, description, agentType } = action;
            return [{ name: 'runSubagent', args: { prompt, description: description ?? '', ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('agentName', agentType) } }];
        }
        case 'todo':
            return [{ name: 'manage_todo_list', args: { todoList: action.items.map((item, index) => ({ id: index + 1, ...item })) } }];
    }
}
/** Lines, the first being 1, both ends included. */
function toRange(args) {
    const [first, last] = [(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'startLine'), (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .numberArgument */ .rk)(args, 'endLine')];
    if (first === undefined)
        return {};
    return { offset: first, ...(last !== undefined && last >= first && { limit: last - first + 1 }) };
}
function fromRange({ offset, limit }) {
    if (offset === undefined && limit === undefined)
        return {};
    const first = offset ?? 1;
    return { startLine: first, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('endLine', limit === undefined ? undefined : first + limit - 1) };
}
function toReplacement(args) {
    return { old: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'oldString') ?? '', new: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(args, 'newString') ?? '' };
}
/** Edits of one file; those of several files have no action, and pass under their own name. */
function toEdits(args) {
    const edits = (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .listArgument */ .Kd)(args, 'replacements');
    const paths = new Set(edits.map((edit) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownString */ .Ao)(edit, 'filePath')));
    const [path] = paths;
    return paths.size === 1 ? (0,_vocabulary_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toEdit */ .Q5)(path, edits.map(toReplacement)) : null;
}
function fromSearch(action) {
    const { pattern = '', path, glob } = action;
    if (action.in === 'folder')
        return { name: 'list_dir', args: (0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('path', path) };
    if (action.in === 'names')
        return { name: 'file_search', args: { query: path === undefined ? pattern : `${path}/${pattern}` } };
    const within = glob ?? path;
    return { name: 'grep_search', args: { query: pattern, isRegexp: true, ...(0,_vocabulary_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)('includePattern', within) } };
}


/***/ }),

/***/ 5548:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ flagArgument),
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   rk: () => (/* binding */ numberArgument)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);

/** An argument when it is an array, else none. */
function listArgument(args, key) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(args, key);
    return Array.isArray(value) ? value : [];
}
/** An argument when it is a number. */
function numberArgument(args, key) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(args, key);
    return typeof value === 'number' ? value : undefined;
}
/** An argument when it is true or false. */
function flagArgument(args, key) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(args, key);
    return typeof value === 'boolean' ? value : undefined;
}
/** `{key: value}`, or nothing at all when there is no value: an argument that was not given stays absent. */
function given(key, value) {
    return value === undefined ? {} : { [key]: value };
}


/***/ }),

/***/ 6274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ writePatch),
/* harmony export */   H: () => (/* binding */ readPatch)
/* harmony export */ });
/** Headers of the patch format that OpenAI's models are taught: codex-rs/apply-patch in https://github.com/openai/codex */
const HEADER = /^\*\*\* (?<what>Add File|Update File|Delete File|Move to): (?<path>.+)$/;
/**
 * What a patch does, one change for each file that it names, in its order; empty for a text that names none. A file that is deleted is edited
 * without text; one that is moved is edited under both of its names.
 */
function readPatch(patch) {
    const changes = [];
    let open = null;
    for (const line of patch.split('\n')) {
        const header = HEADER.exec(line.trimEnd())?.groups;
        const path = header?.path?.trim();
        if (path !== undefined && header?.what === 'Move to' && open !== null)
            open.paths.push(path);
        else if (path !== undefined) {
            if (open !== null)
                changes.push(...close(open));
            open = { isNew: header?.what === 'Add File', paths: [path], content: [], hunks: [{ old: [], new: [] }] };
        }
        else if (open !== null && !line.startsWith('***'))
            readBody(line, open);
    }
    return open === null ? changes : [...changes, ...close(open)];
}
/** A patch that does the same as a change; paths as they are. */
function writePatch(change) {
    const body = change.kind === 'write'
        ? [`*** Add File: ${change.path}`, ...prefix('+', dropLastEnd(change.content))]
        : [`*** Update File: ${change.path}`, ...change.edits.flatMap((edit) => ['@@', ...prefix('-', edit.old), ...prefix('+', edit.new)])];
    return ['*** Begin Patch', ...body, '*** End Patch'].join('\n');
}
function readBody(line, file) {
    const text = line.slice(1);
    const hunk = file.hunks.at(-1);
    if (file.isNew) {
        if (line.startsWith('+'))
            file.content.push(text);
    }
    else if (line.startsWith('@@') || hunk === undefined)
        file.hunks.push({ old: [], new: [] });
    else if (line.startsWith('+'))
        hunk.new.push(text);
    else if (line.startsWith('-'))
        hunk.old.push(text);
    else if (line !== '') {
        // Lines of context stand on both sides.
        hunk.old.push(text);
        hunk.new.push(text);
    }
}
function close({ isNew, paths, content, hunks }) {
    if (isNew)
        return paths.map((path) => ({ kind: 'write', path, content: content.map((line) => `${line}\n`).join('') }));
    const edits = hunks
        .filter((hunk) => hunk.old.length + hunk.new.length > 0)
        .map((hunk) => ({ old: hunk.old.join('\n'), new: hunk.new.join('\n') }));
    return paths.map((path) => ({ kind: 'edit', path, edits: edits.length === 0 ? [{ old: '', new: '' }] : edits }));
}
function prefix(sign, text) {
    return text === '' ? [] : text.split('\n').map((line) => `${sign}${line}`);
}
function dropLastEnd(text) {
    return text.endsWith('\n') ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 0:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ fromReplacement),
/* harmony export */   L5: () => (/* binding */ fromSearch),
/* harmony export */   Py: () => (/* binding */ toSubagent),
/* harmony export */   Q5: () => (/* binding */ toEdit),
/* harmony export */   S4: () => (/* binding */ toGrep),
/* harmony export */   SM: () => (/* binding */ toReplacement),
/* harmony export */   Xl: () => (/* binding */ fromGrep),
/* harmony export */   YP: () => (/* binding */ toRead),
/* harmony export */   jO: () => (/* binding */ toWrite),
/* harmony export */   oV: () => (/* binding */ toSearch),
/* harmony export */   qU: () => (/* binding */ toFetch),
/* harmony export */   yT: () => (/* binding */ fromRange)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5548);


function toRead(args, path) {
    if (path === undefined)
        return null;
    return { kind: 'read', path, ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('offset', (0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .numberArgument */ .rk)(args, 'offset')), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('limit', (0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .numberArgument */ .rk)(args, 'limit')) };
}
function toWrite(args, path) {
    return path === undefined ? null : { kind: 'write', path, content: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'content') ?? '' };
}
function toEdit(path, edits) {
    return path === undefined ? null : { kind: 'edit', path, edits };
}
function toReplacement(args) {
    return {
        old: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'old_string') ?? '',
        new: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'new_string') ?? '',
        ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('all', (0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .flagArgument */ .AB)(args, 'replace_all')),
    };
}
function toFetch(args, url) {
    return url === undefined ? null : { kind: 'fetch', url, ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('prompt', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'prompt')) };
}
/** A search in names or in a folder. */
function toSearch(within, args, path) {
    return { kind: 'search', in: within, ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('pattern', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'pattern')), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('path', path) };
}
/** A search in contents; `flag` is the argument that makes letter case not count. */
function toGrep(args, path, flag) {
    const more = { ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('glob', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'glob')), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('ignoreCase', (0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .flagArgument */ .AB)(args, flag)) };
    return { ...toSearch('names', args, path), in: 'contents', ...more };
}
/** `type` is the argument that names the kind of subagent. */
function toSubagent(args, type) {
    const more = { ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('description', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'description')), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('agentType', (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, type)) };
    return { kind: 'subagent', prompt: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownString */ .Ao)(args, 'prompt') ?? '', ...more };
}
/** The arguments of a read beside its path. */
function fromRange({ offset, limit }) {
    return { ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('offset', offset), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('limit', limit) };
}
/** The arguments of an edit beside its path. */
function fromReplacement(edit) {
    return { old_string: edit.old, new_string: edit.new, ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('replace_all', edit.all) };
}
/** The arguments of a search in names. */
function fromSearch({ pattern, path }) {
    return { ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('pattern', pattern), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('path', path) };
}
/** The arguments of a search in contents. */
function fromGrep(action, flag) {
    return { ...fromSearch(action), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)('glob', action.glob), ...(0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(flag, action.ignoreCase) };
}


/***/ })

};
