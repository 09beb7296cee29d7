import { mayChangeOrder, nextOrderState } from '@shop/domain/fulfilment/transitions'
import type { Sql } from '@shop/engine/db/database'
import { lockForDesk } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import { refuseRecalled } from './refuse-recalled.ts'
import { refuseUnpaid } from './refuse-unpaid.ts'
import type { DeskInput } from './ship-order.ts'

/**
 * Moves an order and its items on in fulfilment: to the warehouse, or to delivered. What the warehouse has is cancelled by
 * nobody any more, neither by the desk nor for a transfer that never comes, so it takes in what is paid alone,
 * and nothing that is recalled.
 *
 * @throws OrderRefusal when the table does not allow it, or nobody has paid
 * @see product §4 "Order"
 */
export async function advanceFulfilmentIn(
  sql: Sql,
  { number, by, note, now, to }: DeskInput & { to: 'in_fulfilment' | 'delivered' },
): Promise<void> {
  const locked = await lockForDesk(sql, number)
  const { order, items } = locked
  if (nextOrderState(order.state, to) === null)
    throw new OrderRefusal(`Order ${number} is ${order.state} and cannot become ${to}.`, 'stateForbids', {
      number,
      state: order.state,
      to,
    })
  if (to === 'in_fulfilment') {
    await refuseUnpaid(sql, locked)
    await refuseRecalled(sql, { order, items: items.filter(({ state }) => mayChangeOrder(state, to)) })
  }
  const entry = note === null ? null : ({ code: 'noted', remark: note } as const)
  await changeOrderState(sql, { order, to, by, entry, now })
}
