import { expect, test } from 'vitest'
import { totalOf } from '../src/orders.js'

const order = { country: 'DE', items: [{ name: 'kettle', price: 2900, count: 1 }] }

test('an order costs its items plus VAT', () => {
  expect(totalOf(order)).toBe(3451)
})
