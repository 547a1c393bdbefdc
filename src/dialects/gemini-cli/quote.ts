/** A text as one word of a shell, as the package shell-quote writes it: bare where it can be, else in quotes. */
export function quoteForShell(text: string): string {
  if (text === '') return ''
  if (/["\s\\]/.test(text) && !text.includes("'")) return `'${text}'`
  if (/["'\s]/.test(text)) return `"${text.replace(/(["\\$`!])/g, '\\$1')}"`
  return text.replace(/([A-Za-z]:)?([#!"$&'()*,:;<=>?@[\\\]^`{|}])/g, '$1\\$2')
}
