import { randomUUID } from 'node:crypto'
import { basketPackages } from '@shop/domain/checkout/basket-packages'
import { basketTotals } from '@shop/domain/checkout/basket-totals'
import type { Order } from '@shop/domain/order/order'
import { reservationEnd } from '@shop/domain/order/order-periods'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import { packageCarrier } from '@shop/domain/shipping/package-carrier'
import type { Sql } from '@shop/engine/db/database'
import { singleRoundTrip } from '@shop/engine/db/single-round-trip'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { stockFor } from '../basket/basket-store.ts'
import { drawnNumbers } from '../invoice/drawn-numbers.ts'
import { wordsOfOrder } from '../invoice/words-of-order.ts'
import { newExchange } from '../orders/exchange-store.ts'
import { noteOrderEvent } from '../orders/order-desk-store.ts'
import { type LockedOrder, type NewPayment, newOrder } from '../orders/order-store.ts'
import { newReservations, takeStock, type Units } from '../orders/stock-store.ts'
import type { ExchangeShelf } from './exchange-return.ts'
import { EXCHANGE_REDUCTION, type Replacing, replacementItems, soldOut } from './replacement-items.ts'

type Placing = { locked: LockedOrder; replacing: readonly Replacing[]; by: string; now: Date }

type Placed = Pick<Order, 'id' | 'number'> & {
  sent: { name: string; articleNumber: string; units: number }[]
}

/**
 * Makes the order that replaces goods of another one: to the same person and address, on the same terms, confirmed at once,
 * with its stock taken. Stock before numbers, as every order takes them.
 *
 * @throws OrderRefusal for what is not there
 */
export async function placeReplacement(
  sql: Sql,
  { locked, replacing, by, now }: Placing,
  { shop, variants }: ExchangeShelf,
): Promise<Placed> {
  const { order: first, owner } = locked
  const ids = replacing.map(({ variantId }) => variantId)
  const stock = await stockFor(sql, owner, ids)
  const items = replacementItems(replacing, { shop, variants, stock, now })
  const { taken, lacking } = await takeStock(sql, unitsOf(replacing))
  const short = items.find(({ variant }) => lacking.has(variant.id))
  if (short !== undefined) throw soldOut(short)

  const { packages, itemsOf } = basketPackages(shop, items, now)
  const amount = items.reduce((sum, { totalBefore }) => sum + (totalBefore ?? 0), 0)
  const name = wordsOfOrder(first).exchange(first.number)
  const reduction = { promotionId: EXCHANGE_REDUCTION, name, code: null, amount }
  const totals = basketTotals(shop, items, {
    shipping: 0,
    fee: 0,
    paymentCode: null,
    reductions: amount === 0 ? [] : [reduction],
    giftcard: 0,
    balance: 0,
  })
  const payment: NewPayment = { ...PAID, id: randomUUID() }
  const numbers = await drawnNumbers(sql, shop, { isConfirmed: true })
  const usual = packageCarrier('parcel', shop.market)
  const parcels = packages.map(({ id, carrierKey, deliveryDate }) => ({
    carrierKey: carrierKey === usual ? (first.pickupPoint?.carrier ?? usual) : carrierKey,
    deliveryDate,
    items: itemsOf.get(id) ?? [],
  }))
  const order: Order = {
    ...first,
    id: randomUUID(),
    number: numbers.order,
    state: 'confirmed',
    placedAt: now.toISOString(),
    preferredDay: null,
    packages: parcels,
    payment: [{ key: PAID.key, amount: 0, state: PAID.state }],
    totals,
    cost: { tax: { vat: { amount: 0 } }, withTax: 0, withoutTax: 0 },
    comment: null,
  }
  const placedItems = parcels.flatMap((parcel) => parcel.items)
  await singleRoundTrip(sql, [
    ...newOrder(sql, {
      order,
      owner,
      payments: [payment],
      tokenHash: tokenHash(newToken()),
      expiresAt: null,
      returnDays: shop.returns.days,
      invoiceNumber: numbers.invoice,
      giftDelivery: null,
      by,
    }),
    ...newReservations(sql, {
      orderId: order.id,
      units: taken,
      state: 'taken',
      expiresAt: new Date(reservationEnd(now)),
    }),
    newExchange(sql, {
      replacementId: order.id,
      orderId: first.id,
      worths: placedItems.map((item) => replacing[items.indexOf(item)]?.worth ?? 0),
      at: now,
    }),
  ])
  const entry = { code: 'exchangeFor', order: first.number } as const
  await noteOrderEvent(sql, { orderId: order.id, state: 'confirmed', by, entry, now })
  const sent = placedItems.map(({ product, variant, quantity }) => ({
    name: product.name,
    articleNumber: referenceKeyDisplay(articleNumber(variant.referenceKey)),
    units: quantity,
  }))
  return { id: order.id, number: order.number, sent }
}

/** Units per variant, which may be wanted for several items. */
function unitsOf(replacing: readonly Replacing[]): Units[] {
  const units = new Map<number, number>()
  for (const { variantId, quantity } of replacing)
    units.set(variantId, (units.get(variantId) ?? 0) + quantity)
  return [...units].map(([variantId, quantity]) => ({ variantId, quantity }))
}

/** Over nothing, as that of an order that a gift card pays: the first order has paid. */
const PAID = {
  key: 'G',
  amount: 0,
  state: 'captured',
  provider: null,
  giftCardId: null,
  cardId: null,
  savesCard: false,
} as const
