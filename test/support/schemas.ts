import * as fs from 'node:fs'
import * as path from 'node:path'
import { Ajv } from 'ajv'
import { ROOT } from './runtimes.ts'

const ajv = new Ajv({ strict: true, allErrors: true })

/** Says what is wrong with a value by one of the published schemas; none when it fits. */
export function checkSchema(name: 'event' | 'report' | 'test' | 'explain', value: unknown): string[] {
  const key = `${name}.schema.json`
  const known = ajv.getSchema(key)
  const validate = known ?? ajv.compile({ ...JSON.parse(fs.readFileSync(path.join(ROOT, 'schemas', key), 'utf8')), $id: key })
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

/** Every object in the value with each of its keys in turn taken away. */
export function* withoutEachKey(value: unknown, path = ''): Generator<[string, () => void, () => void]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    const here = `${path}/${key}`
    if (!Array.isArray(value)) {
      yield [here, () => Reflect.deleteProperty(value, key), () => Reflect.set(value, key, item)]
    }
    yield* withoutEachKey(item, here)
  }
}
