const DOCS = 'https://github.com/hookwitness/hookwitness/blob/main/docs'

/** The full address of a page of the documentation: whoever reads a message has no checkout of ours. */
export function pageAddress(page: string): string {
  return `${DOCS}/${page}`
}
