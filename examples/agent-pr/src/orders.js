import { vatRates } from './vat-rates.js'

/** What an order costs in cents, VAT included. */
export function totalOf(order) {
  const net = order.items.reduce((sum, item) => sum + item.price * item.count, 0)
  return Math.round(net * (1 + vatRates[order.country]))
}
