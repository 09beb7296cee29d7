import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { isStatutoryReturn } from '@shop/domain/after-sales/is-statutory-return'
import { itemMove } from '@shop/domain/fulfilment/item-move'
import { leavesNothing } from '@shop/domain/fulfilment/leaves-nothing'
import { moveRefusal } from '@shop/domain/fulfilment/move-refusal'
import { correctionLines } from '@shop/domain/invoice/correction-lines'
import type { Order } from '@shop/domain/order/order'
import { refundableAmount } from '@shop/domain/order/refundable-amount'
import type { ItemUnits } from '@shop/domain/order/stopped-cards'
import type { Database, Sql } from '@shop/engine/db/database'
import { blockGiftCards } from '../gift-cards/order-gift-cards.ts'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { wordsOfOrder } from '../invoice/words-of-order.ts'
import { putOrderNews } from '../order-mails/order-news-store.ts'
import { payingOrder } from '../orders/exchange-store.ts'
import { lockForDesk, noteOrderEvent, setItemStates, takenBack } from '../orders/order-desk-store.ts'
import { orderEntryNote } from '../orders/order-entry-note.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import { returnsOfOrder } from '../orders/return-store.ts'
import { giveBackUnits } from '../orders/stock-store.ts'
import { released, withoutAccount } from '../payment/issue-refund.ts'
import { refundDue } from '../payment/refund-due.ts'
import { releaseUses } from '../promotions/promotion-store.ts'
import { paymentFailed } from '../settlement/order-payment.ts'
import { refundExchanged, worthItems, worthLines } from './refund-exchanged.ts'
import type { Refunded } from './refund-order.ts'
import type { DeskInput } from './ship-order.ts'
import { storedUnearnedPositions } from './stored-unearned-positions.ts'
import { undoExchange } from './undo-exchange.ts'

export type Cancelled = Refunded & {
  /** What need not go back, as a bank has brought it already, minor units. */
  byBank: number
  positions: number[]
  /** Those among them that were not requested: gifts that are no longer earned. */
  gifts: number[]
  /** Exchanges that end with it. */
  undone: OrderEntry[]
}

/**
 * Cancels an order, or the items at some positions of it, before they are shipped: restocks, refunds, releases
 * vouchers, and writes a correction and a mail, all in one transaction. The last item of an order refunds its shipping
 * as well, even when other items were shipped and withdrawn before. A free gift is cancelled with the item that earned
 * it; the rest of the order keeps its prices.
 *
 * @throws OrderRefusal for what the order does not allow
 * @see product §4 "Order", "Stock"
 */
export async function cancelOrder(database: Database, input: CancelInput): Promise<Cancelled> {
  return database.transaction((sql) => cancelOrderIn(sql, input))
}

export type CancelInput = DeskInput & {
  positions: readonly number[] | null
  /** What asked for it where no person did; the order's history says it. */
  because?: CancelReason
}

type CancelReason = { declaration: string } | 'giftsUnearned' | 'unpaid'

/** The same within a transaction that has more to do. */
export async function cancelOrderIn(sql: Sql, input: CancelInput): Promise<Cancelled> {
  const { number, by, now } = input
  const { order, items } = await lockForDesk(sql, number)
  const asked = itemMove(order.state, items, { to: 'cancelled', positions: input.positions })
  if (asked.type === 'refused')
    throw new OrderRefusal(moveRefusal(order, items, { ...asked, to: 'cancelled' }), 'itemsForbid', {
      number,
    })

  const before = await takenBack(sql, order.id)
  if (before === null) return cancelUnpaid(sql, order, { ...input, positions: asked.positions })

  const gifts = await storedUnearnedPositions(sql, { order, items, gone: asked.positions })
  const positions = [...asked.positions, ...gifts].toSorted((one, other) => one - other)
  const move = itemMove(order.state, items, { to: 'cancelled', positions })
  if (move.type === 'refused')
    throw new OrderRefusal(moveRefusal(order, items, { ...move, to: 'cancelled' }), 'itemsForbid', { number })

  const gone = items.filter(({ position }) => move.positions.includes(position))
  await blockBoughtCards(sql, order, gone)
  // What the law did not bring back keeps its shipping.
  const isWhole =
    leavesNothing(items, move.positions) && isStatutoryReturn(await returnsOfOrder(sql, order.id), items)
  const left = refundableAmount(order, { items, gone, before })
  const lines = correctionLines(gone, { left, isWhole, restName: wordsOfOrder(order).shippingAndFee })
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  await setItemStates(
    sql,
    gone.map(({ id }) => id),
    'cancelled',
  )
  const entry = cancelEntry(move.positions, input)
  let { state } = order
  for (const to of move.steps) {
    await changeOrderState(sql, { order: { ...order, state }, to, by, entry, now, movesItems: false })
    state = to
  }
  if (move.steps.length === 0) await noteOrderEvent(sql, { orderId: order.id, state, by, entry, now })
  await giveBackUnits(sql, order.id, gone)
  if (move.steps.includes('cancelled')) await releaseUses(sql, order.id, now)
  const note = orderEntryNote(entry)
  const { shares, back, byBank } = await refundDue(sql, { orderId: order.id, amount, by, note, now })
  const worth = await worthItems(sql, order.id, gone)
  const paidBy = worth && (await payingOrder(sql, order.id))
  const document = amount === 0 ? null : await issueCorrection(sql, { orderId: order.id, now, lines })
  await putOrderNews(
    sql,
    {
      orderId: order.id,
      kind: 'cancelled',
      positions: move.positions,
      tracking: null,
      // What nobody has paid comes from nobody back.
      amount: input.because === 'unpaid' ? back - released(shares) : back,
      ...(byBank > 0 ? { byBank } : {}),
      withoutAccount: withoutAccount(shares),
      ...(input.because === 'unpaid' ? { because: input.because } : {}),
      ...(paidBy === null ? {} : { paidBy }),
      document,
    },
    now,
  )
  const undone = worth && (await undoExchange(sql, { order, gone: worth, by, now }))
  const paidBack =
    undone &&
    (await refundExchanged(sql, { orderId: order.id, lines: worthLines(undone.due), by, note, now }))
  const paid = paidBack ?? { amount: back, byBank, shares, document }
  return { positions: move.positions, gifts, undone: undone?.entries ?? [], ...paid }
}

/**
 * Cancels the free gifts that the rest of an order no longer earns, unless they were shipped. For transactions that
 * take back goods. Returns the restocked variants.
 *
 * @see product §6 "automatic gift"; docs/decisions "Orders and stock"
 */
export async function cancelUnearnedGifts(sql: Sql, input: Omit<DeskInput, 'note'>): Promise<number[]> {
  const { order, items } = await lockForDesk(sql, input.number)
  const positions = await storedUnearnedPositions(sql, { order, items, gone: [] })
  if (positions.length === 0) return []
  await cancelOrderIn(sql, { ...input, positions, note: null, because: 'giftsUnearned' })
  return items.flatMap(({ position, variantId }) => (positions.includes(position) ? variantId : []))
}

function cancelEntry(
  positions: number[],
  { note: remark, because }: Pick<CancelInput, 'note' | 'because'>,
): OrderEntry {
  if (because === 'unpaid') return { code: 'unpaidCancelled', positions }
  if (because === 'giftsUnearned') return { code: 'giftsCancelled', positions }
  return { code: 'cancelled', positions, declaration: because?.declaration ?? null, remark }
}

/** Gift cards whose price is refunded are blocked, one for each unit; one that was used cannot be returned. */
export async function blockBoughtCards(sql: Sql, order: Order, gone: readonly ItemUnits[]): Promise<void> {
  const spent = await blockGiftCards(sql, { orderId: order.id, items: gone })
  if (spent.length > 0)
    throw new OrderRefusal(
      `Order ${order.number} has sold gift cards that were used already: ${spent.join(', ')}. They cannot be cancelled.`,
      'cardsSpent',
      { number: order.number },
    )
}

/** An unpaid order is given up first, which releases all its claims. */
async function cancelUnpaid(
  sql: Sql,
  order: Order,
  { positions, by, now, ...input }: CancelInput & { positions: number[] },
): Promise<Cancelled> {
  if (positions.length !== order.packages.flatMap(({ items }) => items).length)
    throw new OrderRefusal(
      `Order ${order.number} is ${order.state}: it can only be cancelled as a whole.`,
      'wholeOnly',
      { number: order.number },
    )

  let { state } = order
  if (state === 'pending_payment') {
    await paymentFailed(sql, { orderId: order.id, reason: 'cancelled', now })
    state = 'payment_failed'
  }
  const entry = cancelEntry(positions, input)
  await changeOrderState(sql, { order: { ...order, state }, to: 'cancelled', by, entry, now })
  await putOrderNews(
    sql,
    { orderId: order.id, kind: 'cancelled', positions, tracking: null, amount: 0, document: null },
    now,
  )
  return { positions, gifts: [], undone: [], amount: 0, byBank: 0, shares: [], document: null }
}
