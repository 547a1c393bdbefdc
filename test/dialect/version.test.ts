import { expect, test } from 'vitest'
import { isOlder } from '../../src/dialect/version.ts'

test.each([
  ['1.0.56', '1.0.57', true],
  ['1.0.57', '1.0.57', false],
  ['1.0.9', '1.0.57', true],
  ['1.0.102', '1.0.81', false],
  ['1.1', '1.0.57', false],
  ['1.0', '1.0.57', true],
  ['0.0.420', '1.0.57', true],
  ['2.0.0', '1.0.57', false],
  ['v1.0.5', '1.0.57', true],
  ['1.0.57-1', '1.0.57', false],
  ['nightly', '1.0.57', false],
  ['', '1.0.57', false],
  [undefined, '1.0.57', false],
])('%s is older than %s: %s', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older)
})
