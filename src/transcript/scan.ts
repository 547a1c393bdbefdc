/** Deeper texts are not parsed: the stack of JSON.parse grows with the nesting, beyond memory if it must. */
const depthLimit = 10_000

/** Why a text is not the beginning of a value that is read; both are kinds of gaps. */
export type Fault = 'bad-json' | 'too-many-values'

/** What stands next. An object or list that was just opened may also end. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end'

const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d

/** RFC 8259, sections 3 and 6. */
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/**
 * Follows one JSON value through pieces of text without building it, and stops where no value can go on like that. The inside of strings is
 * left to JSON.parse.
 */
export class ValueScan {
  readonly #valueLimit: number
  /** The brackets that are open, by what closes them. */
  readonly #closers: number[] = []
  #expected: Expected = 'value'
  #inString = false
  #escaped = false
  #values = 0
  #fault: Fault | null = null

  /** `valueLimit`: strings, numbers, words, lists and objects in it, itself included; keys are not counted. */
  constructor(valueLimit: number) {
    this.#valueLimit = valueLimit
  }

  /** Why the text so far is not the beginning of a value that is read; null while it is. */
  get fault(): Fault | null {
    return this.#fault
  }

  get isInString(): boolean {
    return this.#inString
  }

  /** Reads on in the next piece. Returns the index behind the value's end, or -1 when it goes on behind the piece or has a fault. */
  take(text: string, from: number): number {
    for (let at = from; at < text.length; ) {
      at = this.#inString ? this.#skipString(text, at) : this.#step(text, at)
      if (at === -1) return -1
      if (this.#expected === 'comma-or-end' && this.#closers.length === 0 && !this.#inString) return at
    }
    return -1
  }

  /** Index behind what stands at `at`, a string's content aside. */
  #step(text: string, at: number): number {
    const char = text.charCodeAt(at)
    switch (char) {
      case 0x20:
      case 0x09:
      case 0x0a:
      case 0x0d:
        return at + 1
      case quote:
        return this.#openString(at)
      case openBrace:
      case openBracket:
        return this.#open(at, char)
      case closeBrace:
      case closeBracket:
        return this.#close(at, char)
      case 0x2c:
        if (this.#expected !== 'comma-or-end') return this.#fail()
        this.#expected = this.#closers.at(-1) === closeBrace ? 'key' : 'value'
        return at + 1
      case 0x3a:
        if (this.#expected !== 'colon') return this.#fail()
        this.#expected = 'value'
        return at + 1
      default:
        return this.#takeLiteral(text, at)
    }
  }

  #openString(at: number): number {
    if (this.#expected === 'key' || this.#expected === 'key-or-end') this.#expected = 'colon'
    else if (!this.#countValue()) return -1
    this.#inString = true
    return at + 1
  }

  /** Index behind the closing quote, or the text's length when the string goes on. */
  #skipString(text: string, from: number): number {
    let start = this.#escaped ? from + 1 : from
    for (;;) {
      const found = text.indexOf('"', start)
      const end = found === -1 ? text.length : found
      this.#escaped = isEscaped(text, end, start)
      if (found === -1) return end
      start = found + 1
      if (this.#escaped) continue
      this.#inString = false
      return start
    }
  }

  #open(at: number, char: number): number {
    if (!this.#countValue()) return -1
    if (this.#closers.length === depthLimit) return this.#fail()
    this.#closers.push(char === openBrace ? closeBrace : closeBracket)
    this.#expected = char === openBrace ? 'key-or-end' : 'value-or-end'
    return at + 1
  }

  #close(at: number, char: number): number {
    const mayEnd = this.#expected === 'comma-or-end' || this.#expected === 'key-or-end' || this.#expected === 'value-or-end'
    if (!mayEnd || this.#closers.at(-1) !== char) return this.#fail()
    this.#closers.pop()
    this.#expected = 'comma-or-end'
    return at + 1
  }

  #takeLiteral(text: string, at: number): number {
    literal.lastIndex = at
    if (!literal.test(text)) return this.#fail()
    return this.#countValue() ? literal.lastIndex : -1
  }

  /** False, with a fault, where no value may stand, or one too many. */
  #countValue(): boolean {
    if (this.#expected !== 'value' && this.#expected !== 'value-or-end') this.#fail()
    else if (this.#values === this.#valueLimit) this.#fault = 'too-many-values'
    this.#values += 1
    this.#expected = 'comma-or-end'
    return this.#fault === null
  }

  #fail(): -1 {
    this.#fault = 'bad-json'
    return -1
  }
}

/**
 * Where the object begins that ends before `end`, read from its end: there it is known that one stands outside of strings, whatever was torn
 * in front of it. -1 when none begins at `from` or behind. Whether it is JSON is for JSON.parse to say.
 */
export function findObjectStart(text: string, end: number, from: number): number {
  if (text.charCodeAt(end - 1) !== closeBrace) return -1
  let depth = 0
  for (let at = end - 1; at >= from; at -= 1) {
    const char = text.charCodeAt(at)
    if (char === quote) {
      at = findStringStart(text, at, from)
    } else if (char === closeBrace || char === closeBracket) depth += 1
    else if (char === openBrace || char === openBracket) {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

function findStringStart(text: string, end: number, from: number): number {
  let at = end
  do at = at > from ? text.lastIndexOf('"', at - 1) : -1
  while (at >= from && isEscaped(text, at, from))
  return at
}

/** True when an odd number of backslashes, none of them before `from`, stands in front of `at`. */
function isEscaped(text: string, at: number, from: number): boolean {
  let start = at
  while (start > from && text.charCodeAt(start - 1) === backslash) start -= 1
  return (at - start) % 2 === 1
}
