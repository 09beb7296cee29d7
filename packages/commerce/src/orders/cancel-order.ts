import type { CorrectionLine } from '@shop/domain/invoice/correction'
import { itemMove } from '@shop/domain/order/item-move'
import type { Order } from '@shop/domain/order/order'
import { distribute } from '@shop/domain/price/distribute'
import { isLocale, markets } from '@shop/domain/shop/markets'
import type { Database, Sql } from '../db/database.ts'
import { blockGiftCards } from '../gift-cards/order-gift-cards.ts'
import { INVOICE_WORDS, type InvoiceWords } from '../invoice/invoice-words.ts'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { putOrderNews } from '../mail/order-news-store.ts'
import type { MoneyGivenBack } from '../payment/ask-for-money.ts'
import { releaseUses } from '../promotions/promotion-store.ts'
import { giveBack } from './give-back.ts'
import { moveRefusal } from './move-refusal.ts'
import { type DeskItem, lockForDesk, noteOrderEvent, setItemStates, takenBack } from './order-desk-store.ts'
import { paymentFailed } from './order-payment.ts'
import { OrderRefusal } from './order-refusal.ts'
import { changeOrderState } from './order-transition.ts'
import type { DeskWish } from './ship-order.ts'
import { giveBackUnits } from './stock-store.ts'
import { unearnedPositions } from './unearned-positions.ts'

export type Cancelled = {
  positions: number[]
  /** Those among them that nobody asked for: gifts that nothing earns any more. */
  gifts: number[]
  /** Minor units that go back, or need not be paid any more. */
  amount: number
  shares: MoneyGivenBack['shares']
  /** The number of the correction; null for an order that never had an invoice. */
  document: string | null
}

/**
 * Cancels an order, or the items at some positions of it, as long as they have not left: units go back to the shelf,
 * money and vouchers to the shopper, and a correction and a mail say so, all in one transaction. With its last item an
 * order gives back its shipping as well. A free gift comes off with the item that earned it; what is left of the order
 * keeps the prices at which it was bought.
 *
 * @throws OrderRefusal for what the order does not allow
 * @see product §4 "Order", "Stock"
 */
export async function cancelOrder(database: Database, wish: CancelWish): Promise<Cancelled> {
  return database.transaction((sql) => cancelOrderIn(sql, wish))
}

export type CancelWish = DeskWish & { positions: readonly number[] | null }

/** The same within a transaction that has more to do. */
export async function cancelOrderIn(sql: Sql, wish: CancelWish): Promise<Cancelled> {
  const { number, by, now } = wish
  const { order, items } = await lockForDesk(sql, number)
  const asked = itemMove(order.state, items, { to: 'cancelled', positions: wish.positions })
  if (asked.type === 'refused') throw moveRefusal(order, items, { ...asked, to: 'cancelled' })

  const before = await takenBack(sql, order.id)
  if (before === null) return cancelUnpaid(sql, order, { ...wish, positions: asked.positions })

  const gifts = await unearnedPositions(sql, { order, items, gone: asked.positions })
  const positions = [...asked.positions, ...gifts].toSorted((one, other) => one - other)
  const move = itemMove(order.state, items, { to: 'cancelled', positions })
  if (move.type === 'refused') throw moveRefusal(order, items, { ...move, to: 'cancelled' })

  const gone = items.filter(({ position }) => move.positions.includes(position))
  await blockBoughtCards(sql, order, move.positions)
  const isWhole = move.steps.includes('cancelled')
  const lines = correctionLines(order, gone, { left: grossOf(order) - before, isWhole })
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  await setItemStates(
    sql,
    gone.map(({ id }) => id),
    'cancelled',
  )
  const note = `cancelled ${move.positions.join(', ')}${wish.note === null ? '' : `: ${wish.note}`}`
  let { state } = order
  for (const to of move.steps) {
    await changeOrderState(sql, { order: { ...order, state }, to, by, note, now, movesItems: false })
    state = to
  }
  if (move.steps.length === 0) await noteOrderEvent(sql, { orderId: order.id, state, by, note, now })
  await giveBackUnits(sql, order.id, gone)
  if (isWhole) await releaseUses(sql, order.id, now)
  const shares = await giveBack(sql, { orderId: order.id, amount, by, note, now })
  const document = amount === 0 ? null : await issueCorrection(sql, { orderId: order.id, now, lines })
  await putOrderNews(
    sql,
    { orderId: order.id, kind: 'cancelled', positions: move.positions, tracking: null, amount, document },
    now,
  )
  return { positions: move.positions, gifts, amount, shares, document }
}

/** A gift card whose price goes back is worth nothing any more; one that was used cannot be taken back. */
export async function blockBoughtCards(sql: Sql, order: Order, positions: readonly number[]): Promise<void> {
  const items = order.packages.flatMap((parcel) => parcel.items)
  const itemKeys = items.flatMap(({ key }, index) => (positions.includes(index + 1) ? [key] : []))
  const spent = await blockGiftCards(sql, { orderId: order.id, itemKeys })
  if (spent.length > 0)
    throw new OrderRefusal(
      `Order ${order.number} has sold gift cards that were used already: ${spent.join(', ')}. They cannot be cancelled.`,
    )
}

/** An order that nobody has paid is given up first, which frees all that it held. */
async function cancelUnpaid(
  sql: Sql,
  order: Order,
  { positions, by, note, now }: DeskWish & { positions: number[] },
): Promise<Cancelled> {
  if (positions.length !== order.packages.flatMap(({ items }) => items).length)
    throw new OrderRefusal(`Order ${order.number} is ${order.state}: it can only be cancelled as a whole.`)

  let { state } = order
  if (state === 'pending_payment') {
    await paymentFailed(sql, { orderId: order.id, reason: 'cancelled', now })
    state = 'payment_failed'
  }
  await changeOrderState(sql, { order: { ...order, state }, to: 'cancelled', by, note, now })
  await putOrderNews(
    sql,
    { orderId: order.id, kind: 'cancelled', positions, tracking: null, amount: 0, document: null },
    now,
  )
  return { positions, gifts: [], amount: 0, shares: [], document: null }
}

/**
 * Lines of what is cancelled; of a whole order with what else is left of it: shipping, fee. Of money that went back
 * before, nothing goes back again: then the lines share what is left.
 */
export function correctionLines(
  order: Order,
  gone: readonly DeskItem[],
  { left, isWhole }: { left: number; isWhole: boolean },
): CorrectionLine[] {
  const worth = gone.reduce((sum, { total }) => sum + total, 0)
  const amounts = distribute(
    Math.min(worth, left),
    gone.map(({ total }) => total),
  )
  const lines = gone.map(({ articleNumber, name, quantity, rate }, index) => ({
    articleNumber,
    name,
    quantity,
    amount: amounts[index] ?? 0,
    rate,
  }))
  const rest = isWhole ? left - Math.min(worth, left) : 0
  const name = wordsOf(order).shippingAndFee
  return [
    ...lines.filter(({ amount }) => amount !== 0),
    ...(rest > 0 ? [{ articleNumber: null, name, quantity: 1, amount: rest, rate: null }] : []),
  ]
}

/** What an order is worth before gift cards, minor units with tax. */
export function grossOf({ totals }: Order): number {
  return totals.vat.reduce((sum, { base, amount }) => sum + base + amount, 0)
}

export function wordsOf({ locale }: Order): InvoiceWords {
  return INVOICE_WORDS[isLocale(locale) ? markets[locale].language : 'de']
}
