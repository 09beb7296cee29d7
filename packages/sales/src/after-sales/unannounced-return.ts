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
  /** The shopper has declared it a withdrawal; goods alone are none. (Directive 2011/83/EU, recital 44) */
  isWithdrawal: boolean
  now: Date
}

/**
 * A return for goods that nobody has announced: they came without a word, or the desk exchanges them.
 *
 * @throws OrderRefusal for goods that are not with the shopper, or are announced already
 */
export async function announceUnannounced(
  sql: Sql,
  order: Order,
  items: readonly DeskItem[],
  { came, isWithdrawal, now }: Unannounced,
): Promise<OrderReturn> {
  const given = returnedUnits(await returnsOfOrder(sql, order.id))
  const lines = came.map(({ position, quantity }) =>
    unannounced(order, items, { position, quantity, given: given(position) }),
  )
  const basis = isWithdrawal ? 'law' : 'promise'
  const number = await announceReturn(sql, { orderId: order.id, basis, lines, now })
  const announced = (await returnsOfOrder(sql, order.id)).find((known) => known.number === number)
  if (announced === undefined) throw new Error(`Return ${number} was announced, and is not there.`)
  return announced
}

const CAN_COME: readonly OrderState[] = ['shipped', 'delivered']

function unannounced(
  order: Order,
  items: readonly DeskItem[],
  { position, quantity, given }: { position: number; quantity: number | null; given: number },
): UnitsAt {
  const item = items.find((known) => known.position === position)
  if (item === undefined)
    throw new OrderRefusal(`Order ${order.number} has items 1 to ${items.length}, and none at ${position}.`)
  if (!CAN_COME.includes(item.state) || given >= item.quantity)
    throw new OrderRefusal(
      `Order ${order.number}: item ${position} is ${item.state}${given > 0 ? ', and its units are announced' : ''}. Receive it without --items.`,
      'returnNotLeft',
      { number: order.number, name: item.name },
    )
  const away = item.quantity - given
  if (quantity !== null && quantity > away) throw tooManyUnits(away, item.name)
  return { position, quantity: quantity ?? away }
}
