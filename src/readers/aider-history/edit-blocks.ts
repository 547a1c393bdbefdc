import { BoundedText } from '../../transcript/bounded-text.ts'

/** An edit that a reply proposes; `line` is where its block begins. */
export interface EditBlock {
  line: number
  /** Empty when no line names a file. */
  path: string
  search: string
  replace: string
  isCut: boolean
}

/**
 * Finds SEARCH/REPLACE blocks in a reply, line by line. Until 2023 the words were ORIGINAL and UPDATED, and the path stood in the fence.
 * Source: Aider-AI/aider, aider/coders/editblock_coder.py (`HEAD`, `DIVIDER`, `UPDATED`, `find_filename`).
 */
export class EditBlockScan {
  #path = ''
  /** Lines before a block in which its path may stand. */
  #before: string[] = []
  #open: { line: number; search: BoundedText; replace: BoundedText | null } | null = null

  get isOpen(): boolean {
    return this.#open !== null
  }

  /** The block that ends with this line, or null. */
  take(text: string, line: number): EditBlock | null {
    const open = this.#open
    if (open === null) {
      if (/^<{5,9} (?:SEARCH|ORIGINAL)>?\s*$/.test(text)) this.#begin(line)
      else this.#before = [...this.#before.slice(-2), text]
      return null
    }
    if (open.replace === null && /^={5,9}\s*$/.test(text)) open.replace = new BoundedText()
    else if (open.replace !== null && /^>{5,9} (?:REPLACE|UPDATED)\s*$/.test(text)) return this.#close(false)
    else (open.replace ?? open.search).add(text)
    return null
  }

  /** The block that is open, cut where the reply ends; null when none is. */
  end(): EditBlock | null {
    return this.#close(true)
  }

  #close(isBroken: boolean): EditBlock | null {
    const open = this.#open
    this.#open = null
    this.#before = []
    if (open === null) return null
    const isCut = isBroken || open.search.isCut || open.replace?.isCut === true
    return { line: open.line, path: this.#path, search: join(open.search), replace: join(open.replace), isCut }
  }

  #begin(line: number): void {
    const named = this.#before
      .reverse()
      .map(readPath)
      .find((path) => path !== '')
    // A further block of a file may leave its name out.
    this.#path = named ?? this.#path
    this.#open = { line, search: new BoundedText(), replace: null }
  }
}

function join(text: BoundedText | null): string {
  return text?.lines.join('\n') ?? ''
}

/** In characters; longer lines are prose. */
const longestPath = 1_000

/** A line that is a file's name, with the marks that models put around it; a fence may carry it as its language. */
function readPath(line: string): string {
  if (line.length > longestPath) return ''
  const bare = line
    .trim()
    .replace(/^[#*`]+\s*|[*`:]+$/g, '')
    .trim()
  const isLanguage = line.startsWith('```') && !/[./\\]/.test(bare)
  return isLanguage || /[\s<>|]/.test(bare) ? '' : bare
}
