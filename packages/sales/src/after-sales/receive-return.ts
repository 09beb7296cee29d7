import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { receivedGoods } from '@shop/domain/after-sales/received-goods'
import { returnedUnits } from '@shop/domain/after-sales/returned-units'
import { isPurchased, isSettled } from '@shop/domain/fulfilment/given-up'
import { wayToRefunded } from '@shop/domain/fulfilment/way-to-refunded'
import { correctionLines } from '@shop/domain/invoice/correction-lines'
import { lessDeducted } from '@shop/domain/invoice/less-deducted'
import type { Order, OrderState } from '@shop/domain/order/order'
import { refundableAmount } from '@shop/domain/order/refundable-amount'
import type { Sql } from '@shop/engine/db/database'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { wordsOfOrder } from '../invoice/words-of-order.ts'
import { blockBoughtCards, type Cancelled, cancelUnearnedGifts } from '../order-desk/cancel-order.ts'
import { issueRefund, released, withoutAccount } from '../order-desk/issue-refund.ts'
import type { DeskInput } from '../order-desk/ship-order.ts'
import { putOrderNews } from '../order-mails/order-news-store.ts'
import {
  type DeskItem,
  deskItems,
  lockForDesk,
  noteOrderEvent,
  setItemStates,
  takenBack,
} from '../orders/order-desk-store.ts'
import { orderEntryNote } from '../orders/order-entry-note.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import { announceReturn, changeReturn, type OrderReturn, returnsOfOrder } from '../orders/return-store.ts'
import { giveBackUnits } from '../orders/stock-store.ts'
import { requestCapture } from '../payment/captures-and-refunds.ts'

export type ReceivedReturn = Omit<Cancelled, 'positions' | 'gifts'> & {
  returns: string[]
  /** Variants whose units are on the shelf again. */
  variantIds: number[]
}

type ReceiveInput = DeskInput & {
  /** The number on the label, or positions that came back without one; neither for all that is expected. */
  returnNumber: string | null
  positions: readonly number[] | null
  /** Minor units that are kept, because goods came back worse than they left. */
  deduct: number
  /** Units go back to the shelf. */
  toShelf: boolean
}

/**
 * Books the arrival of a return: refund by the payments it came by, correction and mail, and shipping as well once all
 * of a withdrawn order is here. All within the caller's transaction.
 *
 * @throws OrderRefusal for what the order does not allow
 * @see product §4 "Order", "Payment"; eu-duties C-06
 */
export async function receiveReturnIn(sql: Sql, input: ReceiveInput): Promise<ReceivedReturn> {
  const { order, items } = await lockForDesk(sql, input.number)
  const before = await takenBack(sql, order.id)
  if (before === null)
    throw new OrderRefusal(`Order ${order.number} is ${order.state}: nothing of it has been sold.`)
  const coming = await comingBack(sql, order, items, input)
  const all = await returnsOfOrder(sql, order.id)
  const { gone, back, isWhole } = receivedGoods(items, { coming, known: all })
  const left = refundableAmount(order, { items, gone, before })
  const lines = lessDeducted(
    correctionLines(gone, { left, isWhole, restName: wordsOfOrder(order).shippingAndFee }),
    input.deduct,
  )
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  await blockBoughtCards(
    sql,
    order,
    gone.map(({ position }) => position),
  )
  const entry = {
    code: 'returnReceived',
    returns: coming.map(({ number }) => number),
    amount,
    kept: input.deduct,
    currency: order.currencyCode,
    remark: input.note,
  } as const
  await markBack(sql, { order, back, by: input.by, entry, now: input.now })
  if (input.toShelf) await giveBackUnits(sql, order.id, gone)
  const refund = { orderId: order.id, amount, by: input.by, note: orderEntryNote(entry), now: input.now }
  const shares = await issueRefund(sql, refund)
  // What the shop keeps may only be authorised so far, and no shipment of this order will capture it.
  if (isWhole) await requestCapture(sql, { orderId: order.id, by: input.by, now: input.now })
  // Stock before numbers, as an order takes them: the other way round the two would wait for each other.
  const gifts = await cancelUnearnedGifts(sql, input)
  const document =
    amount === 0 ? null : await issueCorrection(sql, { orderId: order.id, now: input.now, lines })
  for (const [index, { id }] of coming.entries())
    await changeReturn(sql, id, {
      state: 'received',
      receivedAt: input.now,
      amount: index === 0 ? amount : 0,
      document,
    })
  const positions = gone.map(({ position }) => position)
  if (amount > 0)
    await putOrderNews(
      sql,
      {
        orderId: order.id,
        kind: 'refunded',
        positions,
        tracking: null,
        amount,
        withoutAccount: withoutAccount(shares),
        released: released(shares),
        document,
      },
      input.now,
    )
  const variantIds = [...(input.toShelf ? gone.map(({ variantId }) => variantId) : []), ...gifts]
  return { amount, shares, document, returns: coming.map(({ number }) => number), variantIds }
}

/** Which returns the goods belong to; what came unannounced gets a return of its own. */
async function comingBack(
  sql: Sql,
  order: Order,
  items: readonly DeskItem[],
  { returnNumber, positions, now }: ReceiveInput,
): Promise<OrderReturn[]> {
  const all = await returnsOfOrder(sql, order.id)
  const expected = all.filter(({ state }) => state === 'announced')
  if (returnNumber !== null) {
    const known = all.find(({ number }) => number === returnNumber)
    if (known === undefined) throw new OrderRefusal(`Order ${order.number} has no return ${returnNumber}.`)
    if (known.state === 'received') throw new OrderRefusal(`Return ${returnNumber} has been received before.`)
    return [known]
  }
  if (positions === null) {
    if (expected.length === 0)
      throw new OrderRefusal(
        `Order ${order.number} expects nothing back. Name what came with --items, as "orders show" counts it.`,
      )
    return expected
  }
  const given = returnedUnits(all)
  const lines = positions.map((position) => unannounced(order, items, { position, given: given(position) }))
  const number = await announceReturn(sql, { orderId: order.id, basis: 'promise', lines, now })
  return (await returnsOfOrder(sql, order.id)).filter((known) => known.number === number)
}

const CAN_COME: readonly OrderState[] = ['shipped', 'delivered']

function unannounced(
  order: Order,
  items: readonly DeskItem[],
  { position, given }: { position: number; given: number },
): UnitsAt {
  const item = items.find((known) => known.position === position)
  if (item === undefined)
    throw new OrderRefusal(`Order ${order.number} has items 1 to ${items.length}, and none at ${position}.`)
  if (!CAN_COME.includes(item.state) || given >= item.quantity)
    throw new OrderRefusal(
      `Order ${order.number}: item ${position} is ${item.state}${given > 0 ? ', and its units are announced' : ''}. Receive it without --items.`,
    )
  return { position, quantity: item.quantity - given }
}

type Marking = {
  order: Order
  /** Items of which the last unit is here. */
  back: readonly DeskItem[]
  by: string
  entry: OrderEntry
  now: Date
}

/** An item is refunded with its last unit, an order with its last item; the table says by which way. */
async function markBack(sql: Sql, { order, back, by, entry, now }: Marking): Promise<void> {
  await setItemStates(
    sql,
    back.map(({ id }) => id),
    'refunded',
  )
  const isOver = (await deskItems(sql, order.id)).filter(isPurchased).every(({ state }) => isSettled(state))
  let { state } = order
  for (const to of isOver ? wayToRefunded(state) : []) {
    await changeOrderState(sql, { order: { ...order, state }, to, by, entry, now, movesItems: false })
    state = to
  }
  if (state === order.state) await noteOrderEvent(sql, { orderId: order.id, state, by, entry, now })
}
