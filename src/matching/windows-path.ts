/** Whether a path can only be one of Windows: a drive with a separator, or two backslashes (`\\server\share`, `\\?\C:\x`). */
export function isWindowsPath(path: string): boolean {
  return /^[A-Za-z]:[\\/]|^\\\\/.test(path)
}

/**
 * A path of Windows in its plain spelling, with `/` and a capital drive, whole where `cwd` tells the rest; `.` and `..` stay. As
 * https://learn.microsoft.com/en-us/dotnet/standard/io/file-path-formats has it: `\x` and `C:x` go on from the current folder's drive and
 * place, dots and blanks at the end of a name do not count. `/c/x`, `/mnt/c/x` and `/cygdrive/c/x` are how Git Bash, WSL and Cygwin write a drive.
 */
export function spellWindowsPath(path: string, cwd: string | null): string {
  const folder = cwd === null ? '' : mountToDrive(toSlashes(cwd))
  const drive = /^[A-Za-z]:/.exec(folder)?.[0].toUpperCase() ?? ''
  const slashes = toSlashes(path)
  const text = drive === '' ? slashes : mountToDrive(slashes)
  const [, named = '', separator = '', rest = ''] = /^([A-Za-z]:)?(\/*)([\s\S]*)$/.exec(text) ?? []
  const tail = rest.split('/').map(trimName).join('/')
  if (named === '' && separator.length > 1) return `//${tail}`
  if (separator !== '') return `${named.toUpperCase() || drive}/${tail}`
  // What `D:x` goes on from is not known when the current folder lies on another drive.
  if (named !== '' && drive !== '' && named.toUpperCase() !== drive) return `${named.toUpperCase()}/${tail}`
  return folder === '' ? tail : `${folder}/${tail}`
}

/** `/c/x`, `/mnt/c/x` and `/cygdrive/c/x` as `C:/x`; every other path stays. */
export function mountToDrive(path: string): string {
  return path.replace(/^\/(?:mnt\/|cygdrive\/)?([A-Za-z])(?=\/|$)/, (_, letter: string) => `${letter.toUpperCase()}:`)
}

/** `\\?\C:\x` and `\\.\C:\x` are `C:\x`, `\\?\UNC\server\x` is `\\server\x`. */
function toSlashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/\/[?.]\/(UNC\/)?/i, (_, unc?: string) => (unc === undefined ? '' : '//'))
}

/** A name without its stream (`a.txt::$DATA`) and without what Windows cuts off its end. */
function trimName(name: string): string {
  return name === '.' || name === '..' ? name : name.replace(/:.*$/s, '').replace(/[. ]{1,300}$/, '')
}
