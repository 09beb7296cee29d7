import { returnedUnits } from '@shop/domain/after-sales/returned-units'
import type { Order, OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { tooManyUnits } from '../order-desk/part-of-return.ts'
import type { DeskItem } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { announceReturn, type OrderReturn, returnsOfOrder } from '../orders/return-store.ts'

type Unannounced = {
  /** The goods, and how many of each; null for all that nobody has announced. */
  came: readonly { position: number; quantity: number | null }[]
  /** The states in which goods can be named. */
  from: readonly OrderState[]
  /** The shopper has declared it a withdrawal; goods alone are none. (Directive 2011/83/EU, recital 44) */
  isWithdrawal: boolean
  now: Date
}

/** Goods that a shopper has. */
export const WITH_SHOPPER: readonly OrderState[] = ['shipped', 'delivered']

/** Goods that can be put back: those that a shopper has, and what was packed and is sent to nobody. */
export const OUT_OF_SHELF: readonly OrderState[] = [...WITH_SHOPPER, 'in_fulfilment']

/**
 * A return for goods that nobody has announced: they came without a word, were packed and are not sent after all, or the
 * desk exchanges them. What never left brings its shipping back as what is cancelled does.
 *
 * @throws OrderRefusal for goods that are somewhere else, or are announced already
 */
export async function announceUnannounced(
  sql: Sql,
  order: Order,
  items: readonly DeskItem[],
  { came, from, isWithdrawal, now }: Unannounced,
): Promise<OrderReturn> {
  const given = returnedUnits(await returnsOfOrder(sql, order.id))
  const lines = came.map(({ position, quantity }) =>
    unannounced(order, items, { position, quantity, from, given: given(position) }),
  )
  const hasLeft = items.some(
    ({ position, state }) => WITH_SHOPPER.includes(state) && lines.some((line) => line.position === position),
  )
  const basis = isWithdrawal || !hasLeft ? 'law' : 'promise'
  const number = await announceReturn(sql, { orderId: order.id, basis, lines, now })
  const announced = (await returnsOfOrder(sql, order.id)).find((known) => known.number === number)
  if (announced === undefined) throw new Error(`Return ${number} was announced, and is not there.`)
  return announced
}

type Named = { position: number; quantity: number | null; from: readonly OrderState[]; given: number }

function unannounced(
  order: Order,
  items: readonly DeskItem[],
  { position, quantity, from, given }: Named,
): UnitsAt {
  const item = items.find((known) => known.position === position)
  if (item === undefined)
    throw new OrderRefusal(`Order ${order.number} has items 1 to ${items.length}, and none at ${position}.`)
  if (!from.includes(item.state) || given >= item.quantity)
    throw new OrderRefusal(
      `Order ${order.number}: item ${position} is ${item.state}${given > 0 ? ', and its units are announced: name their return' : ': it cannot come back'}.`,
      'returnNotLeft',
      { number: order.number, name: item.name },
    )
  const away = item.quantity - given
  if (quantity !== null && quantity > away) throw tooManyUnits(away, item.name)
  return { position, quantity: quantity ?? away }
}
