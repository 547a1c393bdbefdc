import { own } from '../model/json.ts'

/** An argument when it is an array, else none. */
export function listArgument(args: unknown, key: string): unknown[] {
  const value = own(args, key)
  return Array.isArray(value) ? value : []
}

/** An argument when it is a number. */
export function numberArgument(args: unknown, key: string): number | undefined {
  const value = own(args, key)
  return typeof value === 'number' ? value : undefined
}

/** An argument when it is true or false. */
export function flagArgument(args: unknown, key: string): boolean | undefined {
  const value = own(args, key)
  return typeof value === 'boolean' ? value : undefined
}

/** `{key: value}`, or nothing at all when there is no value: an argument that was not given stays absent. */
export function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V })
}
