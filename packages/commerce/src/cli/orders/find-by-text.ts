import { formatAmount } from '@shop/domain/money/format-amount'
import type { Database } from '@shop/engine/db/database'
import { type FoundOrder, findOrders } from '@shop/sales/orders/find-orders-store'
import type { CommandResult } from '../base/command.ts'

const SHOWN_ITEMS = 3

/** The orders that a caller's words belong to, each with what they are recognised by. */
export async function findByText(
  { sql }: Database,
  { text, limit }: { text: string; limit: number },
): Promise<CommandResult> {
  const found = await findOrders(sql, { text, limit })
  if (found.length === 0) return { lines: [`No order belongs to "${text}".`], exitCode: 1 }
  const more = found.length === limit ? [`These are the newest ${limit}: say more words, or --limit.`] : []
  return { lines: [...found.flatMap(orderLines), ...more], exitCode: 0 }
}

function orderLines({ customer, shippingAddress: to, packages, ...order }: FoundOrder): string[] {
  const items = packages.flatMap((parcel) => parcel.items)
  const names = items.slice(0, SHOWN_ITEMS).map(({ quantity, product }) => `${quantity} × ${product.name}`)
  const more = items.length > SHOWN_ITEMS ? [`${items.length - SHOWN_ITEMS} more`] : []
  return [
    [
      order.number.padEnd(12),
      order.placedAt.toISOString().slice(0, 16).replace('T', ' '),
      order.state.padEnd(16),
      formatAmount(order.total, order.currency).padStart(14),
      order.locale,
    ].join('  '),
    `              ${customer.firstName} ${customer.lastName} <${order.email}>, ${to.zip} ${to.city}: ${[...names, ...more].join(', ')}`,
  ]
}
