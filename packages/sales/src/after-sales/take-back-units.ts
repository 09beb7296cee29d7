import type { OrderEntry } from '@shop/api-client/office/order-entry'
import type { KeptUnits } from '@shop/api-client/office/withdrawal-outcome'
import { returnedUnits } from '@shop/domain/after-sales/returned-units'
import { type TakeBack, takeBack } from '@shop/domain/after-sales/take-back'
import { isGivenUp, isPurchased } from '@shop/domain/fulfilment/given-up'
import { stepsOfRest } from '@shop/domain/fulfilment/item-move'
import { mayChangeOrder } from '@shop/domain/fulfilment/transitions'
import type { Order } from '@shop/domain/order/order'
import { hasPersonalisation } from '@shop/domain/personalisation/personalisation'
import type { Sql } from '@shop/engine/db/database'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { cancelOrderIn, cancelUnearnedGifts } from '../order-desk/cancel-order.ts'
import { type DeskItem, deskItems, noteOrderEvent, setItemStates } from '../orders/order-desk-store.ts'
import { lockOrder } from '../orders/order-store.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import { announceReturn, deliveryOf, returnsOfOrder } from '../orders/return-store.ts'

/** Why units of an item stay where they are. */
export type Refused = {
  position: number
  why: KeptUnits
}

export type TakenBack = {
  /** Variants whose units are on the shelf again. */
  variantIds: number[]
  /** Positions that were cancelled because they had not left. */
  recalled: number[]
  /** Numbers of the returns that are expected now. */
  returns: string[]
  refused: Refused[]
}

type TakeBackInput = {
  orderId: string
  lines: readonly UnitsAt[] | null
  by: string
  /** The withdrawal that asked for it. */
  declaration: string
  /** When it came in: periods are judged by it, and what has left by the order as it is now. */
  declaredAt: Date
  note: string | null
  now: Date
}

/** An item of an order with what may become of it. */
export type ReturnableItem = DeskItem & { choice: TakeBack }

/**
 * Takes back units of an order: what was not shipped is cancelled and refunded, what was shipped becomes an announced
 * return and is refunded on arrival. Free gifts that are no longer earned are cancelled as well. Without lines,
 * everything that can be returned. Locks the order's row.
 *
 * @see product §4 "Order"; eu-duties C-01
 */
export async function takeBackUnits(sql: Sql, input: TakeBackInput): Promise<TakenBack> {
  const { orderId, lines, by, declaration, declaredAt, note, now } = input
  const entry = { code: 'declared', declaration, remark: note } as const
  const known = await lockOrder(sql, orderId)
  if (known === null) throw new Error(`There is no order ${orderId} of which anything could come back.`)
  const items = await returnableItems(sql, known.order, declaredAt)
  const { recalled, law, promise, refused } = sorted(items, lines)

  const { number } = known.order
  const returns: string[] = []
  if (law.length > 0) {
    const announced = await announceReturn(sql, { orderId, basis: 'law', lines: law, declaration, now })
    returns.push(announced)
    await markWithdrawn(sql, { orderId, items, law, by, entry: { ...entry, return: announced }, now })
  }
  if (promise.length > 0) {
    const announced = await announceReturn(sql, {
      orderId,
      basis: 'promise',
      lines: promise,
      declaration,
      now,
    })
    returns.push(announced)
    const { state } = (await lockOrder(sql, orderId))?.order ?? known.order
    await noteOrderEvent(sql, { orderId, state, by, entry: { ...entry, return: announced }, now })
  }
  // What cancels gives stock back and draws a number, in this order as an order does: so there is one cancellation, at
  // the end, and the gifts that nothing earns any more are part of it.
  const cancelled =
    recalled.length === 0
      ? []
      : (await cancelOrderIn(sql, { number, by, note, now, positions: recalled, because: { declaration } }))
          .positions
  const gifts = recalled.length === 0 ? await cancelUnearnedGifts(sql, { number, by, now }) : []
  const shelved = items.flatMap(({ position, variantId }) => (cancelled.includes(position) ? variantId : []))
  return { variantIds: [...shelved, ...gifts], recalled, returns, refused }
}

/** Items of an order with what may be returned of each, by a declaration of that moment. */
export async function returnableItems(sql: Sql, order: Order, declaredAt: Date): Promise<ReturnableItem[]> {
  const delivery = await deliveryOf(sql, order.id)
  const given = returnedUnits(await returnsOfOrder(sql, order.id))
  const bought = order.packages.flatMap(({ items }) => items)
  return (await deskItems(sql, order.id)).map((item) => ({
    ...item,
    choice: takeBack(
      {
        state: item.state,
        quantity: item.quantity,
        given: given(item.position),
        isPersonalised: hasPersonalisation(bought[item.position - 1]?.customData.customText ?? null),
      },
      delivery,
      declaredAt,
    ),
  }))
}

type Sorted = { recalled: number[]; law: UnitsAt[]; promise: UnitsAt[]; refused: Refused[] }

function sorted(items: readonly ReturnableItem[], lines: readonly UnitsAt[] | null): Sorted {
  const result: Sorted = { recalled: [], law: [], promise: [], refused: [] }
  const asked = lines ?? items.map(({ position, choice }) => ({ position, quantity: unitsOf(choice) }))
  for (const { position, quantity } of asked) {
    const item = items.find((known) => known.position === position)
    const why = item === undefined ? 'unknown' : refusalOf(item, quantity, lines === null)
    if (why !== null) result.refused.push({ position, why })
    else if (item?.choice.type === 'possible') {
      if (item.choice.how === 'recall') result.recalled.push(position)
      else result[item.choice.how].push({ position, quantity })
    }
  }
  return result
}

function refusalOf(
  { choice, quantity: ordered }: ReturnableItem,
  quantity: number,
  isAll: boolean,
): Refused['why'] | null {
  if (choice.type === 'impossible') return choice.why
  if (quantity > choice.units) return 'tooMany'
  if (!isAll && choice.how === 'recall' && quantity < ordered) return 'wholeOnly'
  return null
}

function unitsOf(choice: TakeBack): number {
  return choice.type === 'possible' ? choice.units : 0
}

type Marking = {
  orderId: string
  items: readonly ReturnableItem[]
  law: readonly UnitsAt[]
  by: string
  entry: OrderEntry
  now: Date
}

/** An item is withdrawn with its last unit, an order with its last item. */
async function markWithdrawn(sql: Sql, { orderId, items, law, by, entry, now }: Marking): Promise<void> {
  const whole = items.filter(
    ({ position, state, choice }) =>
      mayChangeOrder(state, 'withdrawn') &&
      law.some((line) => line.position === position && line.quantity === unitsOf(choice)),
  )
  await setItemStates(
    sql,
    whole.map(({ id }) => id),
    'withdrawn',
  )
  const known = await lockOrder(sql, orderId)
  if (known === null) return
  const { order } = known
  const left = await deskItems(sql, orderId)
  const isOver = left.filter(isPurchased).every((item) => isGivenUp(item.state))
  const [to] =
    isOver && mayChangeOrder(order.state, 'withdrawn')
      ? (['withdrawn'] as const)
      : stepsOfRest(order.state, left)
  if (to === undefined) await noteOrderEvent(sql, { orderId, state: order.state, by, entry, now })
  else await changeOrderState(sql, { order, to, by, entry, now, movesItems: false })
}
