import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { orderPapers, PAPERS } from '@shop/sales/papers/order-papers'
import type { OrderAction } from './order-actions.ts'

/**
 * Writes the papers that an order has into a folder: those that are asked for, or all. The process that prints them writes
 * them, wherever the command was typed.
 */
export const printPapers: OrderAction = async ({ sql }, { desk: { number }, rest, options }, desk) => {
  const { to: folder } = options
  if (rest.length > 0 || folder === undefined) return null
  const order = await orderByNumber(sql, number)
  if (order === null) throw new OrderRefusal(`There is no order ${number}.`)
  const shop = await desk.shopOf(order.locale)
  if (shop === null)
    throw new OrderRefusal(`Order ${number} belongs to ${order.locale}, where nobody prints.`)

  const asked = PAPERS.filter((kind) => options[kind] !== undefined)
  const kinds = asked.length === 0 ? PAPERS : asked
  const papers = await orderPapers({ sql, shop, returnCarrier: desk.returnCarrier }, order, kinds)
  if (papers.length === 0)
    throw new OrderRefusal(`Order ${number} is ${order.state} and has no ${kinds.join(', no ')}.`)
  const lines: string[] = []
  for (const { fileName, bytes } of papers) {
    const path = join(folder, fileName)
    await written(folder, path, bytes)
    lines.push(path)
  }
  return lines
}

async function written(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(path, bytes)
  } catch {
    throw new OrderRefusal(`${path} cannot be written: check its folder and its rights.`)
  }
}
