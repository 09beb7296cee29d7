import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { receivedGoods } from '@shop/domain/after-sales/received-goods'
import { undoneExchange } from '@shop/domain/after-sales/undone-exchange'
import type { Sql } from '@shop/engine/db/database'
import { linkedOrders } from '../orders/exchange-store.ts'
import { type DeskItem, lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'
import { changeReturn, type OrderReturn, returnsOfOrder } from '../orders/return-store.ts'
import { partOfReturn } from './part-of-return.ts'

type Input = {
  /** The replacement. */
  order: { id: string; number: string }
  /** What of it is cancelled or comes back, with what it stands for. */
  gone: readonly DeskItem[]
  by: string
  now: Date
}

/** What an exchange comes to that ends before its first goods are back. */
export type UndoneExchange = {
  /** Goods whose counterpart is here: they are still to be paid. */
  due: DeskItem[]
  /** What the first order says of it, return by return. */
  entries: OrderEntry[]
}

/**
 * Undoes an exchange for goods of a replacement that end before those that they were sent for are back: these bring their
 * money when they come, as every return does.
 *
 * @see docs/decisions "After the order"
 */
export async function undoExchange(sql: Sql, { order, gone, by, now }: Input): Promise<UndoneExchange> {
  const { of: number } = await linkedOrders(sql, order.id)
  if (number === null) return { due: [...gone], entries: [] }
  const { order: first, items } = await lockForDesk(sql, number)
  const known = await returnsOfOrder(sql, first.id)
  const expected = known.filter(
    ({ state, replacementId }) => state === 'announced' && replacementId === order.id,
  )
  const sentFor = ({ key }: DeskItem) => items.find((item) => item.key === key)?.position ?? null
  const { due, undone } = undoneExchange(
    gone.map((item) => ({ ...item, sentFor: sentFor(item) })),
    expected,
  )

  // With the last of a withdrawal shipping went back at once, and does not do so again.
  const { isWhole } = receivedGoods(items, { coming: expected, known: known.map(asReceived) })
  const entries: OrderEntry[] = []
  for (const { of, lines } of undone) {
    await partOfReturn(sql, of, lines)
    await changeReturn(sql, of.id, {
      lines: lines.map((line) => ({ ...line, ...(isWhole ? { isShippingBack: true as const } : {}) })),
      refundedAt: null,
      replacementId: null,
      amount: null,
      document: null,
    })
    const entry = { code: 'exchangeUndone', order: order.number, return: of.number } as const
    await noteOrderEvent(sql, { orderId: first.id, state: first.state, by, entry, now })
    entries.push(entry)
  }
  return { due, entries }
}

/** What was refunded or exchanged counts as if it were here. */
function asReceived(one: OrderReturn): OrderReturn {
  return one.refundedAt === null ? one : { ...one, state: 'received' }
}
