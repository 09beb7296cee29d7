import type { CatalogueVariant } from '@shop/catalogue/catalogue/catalogue'
import { exchangeValue } from '@shop/domain/after-sales/exchange-value'
import type { CorrectionLine } from '@shop/domain/invoice/correction'
import { distribute } from '@shop/domain/money/distribute'
import { formatAmount } from '@shop/domain/money/format-amount'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { type OwedForReturns, owedForReturns } from '../after-sales/owed-for-returns.ts'
import { announcedReturn } from '../after-sales/refund-return.ts'
import { announceUnannounced, WITH_SHOPPER } from '../after-sales/unannounced-return.ts'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { partOfReturn } from '../order-desk/part-of-return.ts'
import { refundExchanged, worthItems } from '../order-desk/refund-exchanged.ts'
import type { Refunded } from '../order-desk/refund-order.ts'
import type { DeskInput } from '../order-desk/ship-order.ts'
import { putDeskNews } from '../order-mails/desk-news.ts'
import { payingOrder } from '../orders/exchange-store.ts'
import { type DeskItem, lockForDesk, noteOrderEvent, takenBack } from '../orders/order-desk-store.ts'
import { orderEntryNote } from '../orders/order-entry-note.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { changeReturn, type OrderReturn, returnsOfOrder } from '../orders/return-store.ts'
import { requestCapture } from '../payment/captures-and-refunds.ts'
import { chargebackRefusal, chargedBackOfOrder } from '../payment/chargeback-refusal.ts'
import { issueRefund, putRefundNews } from '../payment/issue-refund.ts'
import { placeReplacement } from './place-replacement.ts'
import { notSold, priceToday, type Replacing } from './replacement-items.ts'

/** Units of one item that come back, and the article that is sent for each of them. */
export type WantedInstead = { position: number; quantity: number; variantId: number }

/** What can be sent: the shop of the order, and its articles, those that come back among them. */
export type ExchangeShelf = { shop: Shop; variants: ReadonlyMap<number, CatalogueVariant> }

export type ExchangeInput = DeskInput & {
  /** Null for goods that nobody has announced: their return is announced with the exchange. */
  returnNumber: string | null
  wanted: readonly WantedInstead[]
}

export type Exchanged = Refunded & {
  /** The order that was made. */
  replacement: string
  /** The return that it is for. */
  returnNumber: string
  /** What is sent, with its names. */
  sent: { name: string; articleNumber: string; units: number }[]
  /** What the goods that come back have cost, and what the others count for; minor units. */
  paid: number
  worth: number
}

/** What comes back for each line of the replacement, with what it has cost; minor units. */
type Swap = { item: DeskItem; paid: number; wanted: WantedInstead; worth: number; back: number }

/**
 * Sends other goods in place of those that a return brings, an announced one or one that is announced with the exchange: an
 * order of its own, linked to the first, which costs nothing because the first has paid for it. What costs less gives the
 * difference back at once; what costs more is refused. The goods are booked without money when they come. What of an
 * announced return is not exchanged is expected under a number of its own. All within the caller's transaction.
 *
 * @throws OrderRefusal for what the order, its return or the stock does not allow
 * @see docs/decisions "After the order"
 */
export async function exchangeReturnIn(
  sql: Sql,
  input: ExchangeInput,
  shelf: ExchangeShelf,
): Promise<Exchanged> {
  const { number, by, now, note: remark } = input
  const locked = await lockForDesk(sql, number)
  const { order, items } = locked
  await refuseOrder(sql, order)
  const { returnNumber, wanted: came } = input
  const part =
    returnNumber === null
      ? await announceUnannounced(sql, order, items, { came, from: WITH_SHOPPER, isWithdrawal: false, now })
      : await partOfReturn(
          sql,
          announcedReturn(await returnsOfOrder(sql, order.id), { number, returnNumber }),
          input.wanted,
        )
  const { owed, swaps } = await swapsOf(sql, { locked, items, part, wanted: input.wanted }, shelf)

  const replacing = swaps.map(({ item, wanted, worth }): Replacing => ({ ...wanted, key: item.key, worth }))
  const placed = await placeReplacement(sql, { locked, replacing, by, now }, shelf)
  const refunded = await differenceBack(sql, { order, owed, swaps, by, remark, now })
  const entry = {
    code: 'exchanged',
    order: placed.number,
    return: part.number,
    amount: refunded.amount,
    currency: order.currencyCode,
    remark,
  } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  await changeReturn(sql, part.id, {
    refundedAt: now,
    replacementId: placed.id,
    amount: refunded.amount,
    document: refunded.document,
  })
  await putDeskNews(sql, { orderId: placed.id, kind: 'exchanged' }, now)
  return {
    ...refunded,
    replacement: placed.number,
    returnNumber: part.number,
    sent: placed.sent,
    paid: swaps.reduce((sum, { paid }) => sum + paid, 0),
    worth: swaps.reduce((sum, { worth }) => sum + worth, 0),
  }
}

/** Whose person is forgotten, whose parcel goes to somebody else, and whose money a bank has: nothing more is sent. */
async function refuseOrder(sql: Sql, order: Order): Promise<void> {
  const { number } = order
  if (order.customer.email === '')
    throw new OrderRefusal(
      `Nobody is known any more to whom something for order ${number} could go.`,
      'noRecipient',
      { number },
    )
  if (order.isGiftDelivery)
    throw new OrderRefusal(
      `Order ${number} went to the owner of a gift list: refund the return, and have them order anew.`,
      'exchangeGift',
      { number },
    )
  const paid = (await payingOrder(sql, order.id)) ?? number
  const { order: paying } = await lockForDesk(sql, paid)
  const taken = await chargedBackOfOrder(sql, paying.id)
  if (taken > 0) throw chargebackRefusal(paying, { taken, left: 0 })
}

type Swapping = {
  locked: LockedOrder
  items: readonly DeskItem[]
  part: OrderReturn
  wanted: readonly WantedInstead[]
}

async function swapsOf(
  sql: Sql,
  { locked: { order }, items, part, wanted }: Swapping,
  { variants }: ExchangeShelf,
): Promise<{ owed: OwedForReturns; swaps: Swap[] }> {
  const known = await returnsOfOrder(sql, order.id)
  const before = (await takenBack(sql, order.id)) ?? 0
  const worths = await worthItems(sql, order.id, items)
  const owed = owedForReturns(order, worths ?? items, { coming: [part], known, before })
  // A replacement is not bounded by what it has cost itself.
  const left = worths === null ? owed.left : Number.MAX_SAFE_INTEGER
  const totals = owed.gone.map(({ total }) => total)
  const paid = distribute(
    Math.min(
      left,
      totals.reduce((sum, total) => sum + total, 0),
    ),
    totals,
  )
  const swaps = owed.gone.map((item, index): Swap => {
    const asked = wanted.find(({ position }) => position === item.position)
    if (asked === undefined) throw new Error(`Item ${item.position} comes back, and nothing is sent for it.`)
    return swapOf({ item, paid: paid[index] ?? 0, wanted: asked }, variants, order)
  })
  return { owed, swaps }
}

function swapOf(
  { item, paid, wanted }: Pick<Swap, 'item' | 'paid' | 'wanted'>,
  variants: ExchangeShelf['variants'],
  { currencyCode }: Order,
): Swap {
  const found = variants.get(wanted.variantId)
  const today = priceToday(variants, wanted)
  if (found === undefined || today === null) throw notSold()
  const value = exchangeValue(
    {
      units: item.quantity,
      paid,
      today: priceToday(variants, { variantId: item.variantId, quantity: item.quantity }),
      rate: item.rate,
    },
    { today, rate: found.variant.price.tax.vat.rate },
  )
  const { name } = found.product
  if (value.type === 'otherTax')
    throw new OrderRefusal(
      `${name} is taxed at another rate than ${item.name}: refund the return, and have it ordered anew.`,
      'exchangeTax',
      { name, other: item.name },
    )
  if (value.type === 'dearer')
    throw new OrderRefusal(
      `${name} costs ${formatAmount(value.more, currencyCode)} more than was paid, and nobody has agreed to that: refund the return, and have it ordered anew.`,
      'exchangeDearer',
      { name, amount: value.more, currency: currencyCode },
    )
  return { item, paid, wanted, worth: value.value, back: value.back }
}

type Difference = {
  order: Order
  owed: OwedForReturns
  swaps: readonly Swap[]
  by: string
  remark: string | null
  now: Date
}

/** What the other goods cost less, and shipping where the return brings it back. */
async function differenceBack(
  sql: Sql,
  { order, owed, swaps, by, remark, now }: Difference,
): Promise<Refunded> {
  const orderId = order.id
  const lines = correctionOf(owed, swaps)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const nothing = { amount: 0, shares: [], document: null }
  const entry = { code: 'gaveBack', amount, currency: order.currencyCode, askedBy: null, remark } as const
  const note = orderEntryNote(entry)
  if ((await payingOrder(sql, orderId)) !== null)
    return (await refundExchanged(sql, { orderId, lines, by, note: remark, now })) ?? nothing
  // What the shop keeps may only be authorised so far, and no shipment of this order will capture it.
  if (amount === 0) {
    if (owed.isWhole) await requestCapture(sql, { orderId, by, now })
    return nothing
  }
  const shares = await issueRefund(sql, { orderId, amount, by, note, now })
  if (owed.isWhole) await requestCapture(sql, { orderId, by, now })
  const document = await issueCorrection(sql, { orderId, now, lines })
  await putRefundNews(
    sql,
    {
      orderId,
      positions: swaps.filter(({ back }) => back > 0).map(({ item }) => item.position),
      amount,
      shares,
      document,
    },
    now,
  )
  return { amount, shares, document }
}

function correctionOf({ lines }: OwedForReturns, swaps: readonly Swap[]): CorrectionLine[] {
  const differences = swaps.flatMap(({ item, back }) => {
    const { articleNumber, name, quantity, rate } = item
    return back === 0 ? [] : [{ articleNumber, name, quantity, amount: back, rate }]
  })
  return [...differences, ...lines.filter((line) => line.articleNumber === null)]
}
