import { createServer } from 'node:http'
import { totalOf } from './orders.js'

const orders = new Map([['1001', { country: 'DE', items: [{ name: 'kettle', price: 2900, count: 1 }] }]])

const routes = [[/^\/orders\/(\d+)\/total$/, (order) => ({ total: totalOf(order) })]]

createServer((request, response) => {
  for (const [route, answer] of routes) {
    const order = orders.get(route.exec(request.url)?.[1])
    if (order) return response.end(JSON.stringify(answer(order)))
  }
  response.writeHead(404).end()
}).listen(8080)
