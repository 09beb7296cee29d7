import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { receivedGoods } from '@shop/domain/after-sales/received-goods'
import { isPurchased, isSettled } from '@shop/domain/fulfilment/given-up'
import { stepsOfRest } from '@shop/domain/fulfilment/item-move'
import { wayToRefunded } from '@shop/domain/fulfilment/way-to-refunded'
import { lessDeducted } from '@shop/domain/invoice/less-deducted'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { blockBoughtCards, type Cancelled, cancelUnearnedGifts } from '../order-desk/cancel-order.ts'
import { partOfReturn } from '../order-desk/part-of-return.ts'
import { refundExchanged, worthLines, worthOfReturns } from '../order-desk/refund-exchanged.ts'
import type { DeskInput } from '../order-desk/ship-order.ts'
import { undoExchange } from '../order-desk/undo-exchange.ts'
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
import { changeReturn, type OrderReturn, returnsOfOrder } from '../orders/return-store.ts'
import { giveBackUnits } from '../orders/stock-store.ts'
import { requestCapture } from '../payment/captures-and-refunds.ts'
import { putRefundNews } from '../payment/issue-refund.ts'
import { refundDue } from '../payment/refund-due.ts'
import { type OwedForReturns, owedForReturns } from './owed-for-returns.ts'
import { announceUnannounced, OUT_OF_SHELF } from './unannounced-return.ts'

/** Units of an item that came, and how many of them can be sold again; null for what holds for all of them. */
export type CameBack = UnitsAt & { toShelf: number | null }

export type ReceivedReturn = Omit<Cancelled, 'positions' | 'gifts'> & {
  returns: string[]
  /** Units that are on the shelf again. */
  shelved: DeskItem[]
  /** What shipping and fees have cost, minor units, and whether they go back with it; null where they cost nothing. */
  shipping: { isBack: boolean; amount: number } | null
  /** Variants whose units are on the shelf again. */
  variantIds: number[]
}

type ReceiveInput = DeskInput & {
  /** The number on the label, or positions that came back without one; neither for all that is expected. */
  returnNumber: string | null
  positions: readonly number[] | null
  /** Unit by unit what came, in place of whole positions: of a return the rest is expected still. */
  units?: readonly CameBack[] | null
  /** The desk knows of a withdrawal, whatever was announced. */
  isWithdrawal: boolean
  /** Minor units that are kept, because goods came back worse than they left. */
  deduct: number
  /** Units go back to the shelf, of those that say nothing themselves. */
  toShelf: boolean
}

/**
 * Books the arrival of a return: refund by the payments it came by, correction and mail, and shipping as well once all
 * of a withdrawn order is here; what was refunded before it came is booked without money. All within the caller's
 * transaction.
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
  refuseOtherBasis(coming, input)
  if (input.isWithdrawal) for (const { id } of coming) await changeReturn(sql, id, { basis: 'law' })
  const all = await returnsOfOrder(sql, order.id)
  const { gone, back, isWhole } = receivedGoods(items, { coming, known: all })
  const owed = owedForReturns(order, items, { coming, known: all, before })
  const worth = await worthOfReturns(sql, { orderId: order.id, items, coming, known: all })
  // What a replacement stands for is paid by the order before it, which then has the correction.
  const ended = worth && (await stillDue(sql, { ...input, order, worth }))
  const exchanged = ended?.lines ?? null
  refuseDeduction(coming, sumOf(worth === null ? owed.lines : worthLines(worth)), input.deduct)
  const lines = lessDeducted(owed.lines, input.deduct)
  const amount = sumOf(lines)
  // Of what was refunded before it came the cards were blocked then.
  await blockBoughtCards(sql, order, owed.gone)
  const entry = {
    code: 'returnReceived',
    returns: coming.map(({ number }) => number),
    amount: exchanged === null ? amount : sumOf(exchanged),
    kept: input.deduct,
    currency: order.currencyCode,
    remark: input.note,
  } as const
  const how = isWhole ? 'withdrawn' : 'returned'
  // Goods of an exchange are back, and their money is not: it has paid for what was sent instead, or comes with what these
  // were sent for.
  const isUnpaid = coming.every(
    ({ replacementId, refundedAt }) =>
      replacementId !== null || (exchanged?.length === 0 && refundedAt === null),
  )
  const end = isUnpaid ? 'returned' : 'refunded'
  await markBack(sql, { order, back, how, end, by: input.by, entry, now: input.now })
  const shelved = onShelf(gone, input)
  await giveBackUnits(sql, order.id, shelved)
  const refund = { orderId: order.id, amount, by: input.by, note: orderEntryNote(entry), now: input.now }
  const { shares, back: paid, byBank } = await refundDue(sql, refund)
  // What the shop keeps may only be authorised so far, and no shipment of this order will capture it.
  if (isWhole || owed.isWhole) await requestCapture(sql, { orderId: order.id, by: input.by, now: input.now })
  // Stock before numbers, as an order takes them: the other way round the two would wait for each other.
  const gifts = await cancelUnearnedGifts(sql, input)
  const document =
    amount === 0 ? null : await issueCorrection(sql, { orderId: order.id, now: input.now, lines })
  const paidBack = exchanged && (await refundExchanged(sql, { ...refund, lines: exchanged }))
  const done = paidBack ?? { amount: paid, byBank, shares, document }
  for (const { id } of coming) await changeReturn(sql, id, { state: 'received', receivedAt: input.now })
  for (const [index, { id }] of coming.filter(({ refundedAt }) => refundedAt === null).entries())
    await changeReturn(sql, id, { amount: index === 0 ? done.amount : 0, document: done.document })
  const positions = owed.gone.map(({ position }) => position)
  if (paid > 0 || byBank > 0)
    await putRefundNews(
      sql,
      { orderId: order.id, positions, amount: paid, byBank, shares, document },
      input.now,
    )
  const variantIds = [...shelved.map(({ variantId }) => variantId), ...gifts]
  const returns = coming.map(({ number }) => number)
  const undone = ended?.undone ?? []
  return { ...done, returns, shelved, shipping: shippingIn(owed), undone, variantIds }
}

type Exchanged = Pick<ReceiveInput, 'deduct' | 'by' | 'now'> & { order: Order; worth: readonly DeskItem[] }

/** Lines of what goods of a replacement bring; none for what brings it with the goods that it was sent for. */
async function stillDue(
  sql: Sql,
  { order, worth, deduct, by, now }: Exchanged,
): Promise<{ lines: ReturnType<typeof worthLines>; undone: OrderEntry[] }> {
  const kept = lessDeducted(
    worth.map((item) => ({ item, amount: item.total })),
    deduct,
  )
  const gone = kept.map(({ item, amount }) => ({ ...item, total: amount }))
  const { due, entries } = await undoExchange(sql, { order, gone, by, now })
  return { lines: worthLines(due), undone: entries }
}

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

function shippingIn({ gone, left, isWhole }: OwedForReturns): ReceivedReturn['shipping'] {
  const amount = left - gone.reduce((sum, { total }) => sum + total, 0)
  return amount > 0 ? { isBack: isWhole, amount } : null
}

/** What of the goods can be sold again. */
function onShelf(gone: readonly DeskItem[], { units, toShelf }: ReceiveInput): DeskItem[] {
  return gone
    .map((item) => {
      const said = units?.find(({ position }) => position === item.position)?.toShelf ?? null
      return { ...item, quantity: Math.min(said ?? (toShelf ? item.quantity : 0), item.quantity) }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** What was refunded as the shop's own promise kept its shipping: it does not become a withdrawal once it is here. */
function refuseOtherBasis(coming: readonly OrderReturn[], { isWithdrawal }: ReceiveInput): void {
  const other = coming.find(({ refundedAt, basis }) => isWithdrawal && refundedAt !== null && basis !== 'law')
  if (other !== undefined)
    throw new OrderRefusal(
      `Return ${other.number} has been refunded before, without shipping: receive it as it was announced, and give shipping back as an amount.`,
      'returnRefunded',
      { return: other.number },
    )
}

/** Of what was refunded before it came nothing is left to keep. */
function refuseDeduction(coming: readonly OrderReturn[], left: number, deduct: number): void {
  const refunded = coming.filter(({ refundedAt }) => refundedAt !== null).map(({ number }) => number)
  if (refunded.length > 0 && deduct > left)
    throw new OrderRefusal(
      `The money of ${refunded.join(', ')} went back before the goods came: nothing of it can be kept here.`,
    )
}

/** Which returns the goods belong to; what came unannounced gets a return of its own. */
async function comingBack(
  sql: Sql,
  order: Order,
  items: readonly DeskItem[],
  { returnNumber, positions, units = null, isWithdrawal, now }: ReceiveInput,
): Promise<OrderReturn[]> {
  const all = await returnsOfOrder(sql, order.id)
  const expected = all.filter(({ state }) => state === 'announced')
  if (returnNumber !== null) {
    const known = all.find(({ number }) => number === returnNumber)
    if (known === undefined)
      throw new OrderRefusal(`Order ${order.number} has no return ${returnNumber}.`, 'returnUnknown', {
        number: order.number,
        return: returnNumber,
      })
    if (known.state === 'received')
      throw new OrderRefusal(`Return ${returnNumber} has been received before.`, 'returnReceived', {
        return: returnNumber,
      })
    return [units === null ? known : await partOfReturn(sql, known, units)]
  }
  if (positions === null && units === null) {
    if (expected.length === 0)
      throw new OrderRefusal(
        `Order ${order.number} expects nothing back. Name what came with --items, as "orders show" counts it.`,
        'returnNothing',
        { number: order.number },
      )
    return expected
  }
  const came = units ?? (positions ?? []).map((position) => ({ position, quantity: null }))
  return [await announceUnannounced(sql, order, items, { came, from: OUT_OF_SHELF, isWithdrawal, now })]
}

type Marking = {
  order: Order
  /** Items of which the last unit is here. */
  back: readonly DeskItem[]
  how: 'withdrawn' | 'returned'
  end: 'returned' | 'refunded'
  by: string
  entry: OrderEntry
  now: Date
}

/** An item is over with its last unit, an order with its last item; the table says by which way. */
async function markBack(sql: Sql, { order, back, how, end, by, entry, now }: Marking): Promise<void> {
  await setItemStates(
    sql,
    back.map(({ id }) => id),
    end,
  )
  const items = await deskItems(sql, order.id)
  const isOver = items.filter(isPurchased).every((item) => isSettled(item.state))
  let { state } = order
  const way = wayToRefunded(state, end === 'returned' ? 'returned' : how)
  const steps = isOver
    ? way.filter((step) => end === 'refunded' || step !== 'refunded')
    : stepsOfRest(state, items)
  for (const to of steps) {
    await changeOrderState(sql, { order: { ...order, state }, to, by, entry, now, movesItems: false })
    state = to
  }
  if (state === order.state) await noteOrderEvent(sql, { orderId: order.id, state, by, entry, now })
}
