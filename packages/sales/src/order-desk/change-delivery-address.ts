import type { Address } from '@shop/domain/address/address'
import { addressProblems } from '@shop/domain/address/address-problems'
import { normalisedAddress } from '@shop/domain/address/normalised-address'
import { lockerCarrier } from '@shop/domain/carrier/carriers'
import { isLocale, type Market, markets } from '@shop/domain/market/markets'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { putDeskNews } from '../order-mails/desk-news.ts'
import { sendGiftTo, trueDeliveryAddress } from '../orders/gift-delivery-store.ts'
import { type DeskItem, lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { sendOrderTo } from '../orders/order-store.ts'
import type { DeskInput } from './ship-order.ts'

/** What is to be different; a field that is left out stays. */
export type AddressChange = Partial<Address>

/**
 * Changes the delivery address of an order before it is in fulfilment: by the rules of the checkout, with history and a
 * mail. What was agreed stays: country, price, carrier, day. So does the invoice with its recipient.
 *
 * @throws OrderRefusal for what the order or the rules do not allow, with every field that is wrong
 * @see docs/adr/0027
 */
export async function changeDeliveryAddressIn(
  sql: Sql,
  { number, by, note, now, change }: DeskInput & { change: AddressChange },
): Promise<{ before: Address; after: Address; billing: Address }> {
  const { order, items } = await lockForDesk(sql, number)
  const before = await trueDeliveryAddress(sql, order)
  const after = normalisedAddress({ ...before, ...change })
  refuseUnlessWaiting(order, items)
  refuseUnlessAllowed(order, { before, after, now })

  // The giver is told that it changed, and not to where.
  await (order.isGiftDelivery ? sendGiftTo : sendOrderTo)(sql, order.id, { address: after, now })
  await noteOrderEvent(sql, {
    orderId: order.id,
    state: order.state,
    by,
    entry: { code: 'readdressed', to: addressLine(after), from: addressLine(before), remark: note },
    now,
  })
  await putDeskNews(sql, { orderId: order.id, kind: 'readdressed' }, now)
  return { before, after, billing: order.billingAddress }
}

/** An address in one line, for operators. */
export function addressLine({ company, firstName, lastName, street, ...to }: Address): string {
  const parts = [
    company ?? '',
    `${firstName} ${lastName}`,
    to.addition ?? '',
    to.postNumber ?? '',
    [street, to.houseNumber ?? ''].join(' ').trim(),
    `${to.zip} ${to.city}`,
    to.country,
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function refuseUnlessWaiting({ number, state, ...order }: Order, items: readonly DeskItem[]): void {
  if (state === 'pending_payment')
    throw new OrderRefusal(
      `Order ${number} waits for its payment: its address can change once it is paid.`,
      'addressUnpaid',
      { number },
    )
  if (state !== 'confirmed' || items.some((item) => item.state !== 'confirmed' && item.state !== 'cancelled'))
    throw new OrderRefusal(
      `Order ${number} is ${state}: its address can change only before the warehouse has it. Ask the carrier to lead the parcel elsewhere.`,
      'addressTooLate',
      { number, state },
    )
  if (order.shippingMethod === 'download')
    throw new OrderRefusal(`Order ${number} is a download: nothing is sent anywhere.`, 'addressDownload', {
      number,
    })
  if (order.pickupPoint !== null)
    throw new OrderRefusal(
      `Order ${number} waits at ${order.pickupPoint.name} of ${order.pickupPoint.carrier}, which its shopper has chosen: cancel it and let it be ordered anew.`,
      'addressPickupPoint',
      { number, place: order.pickupPoint.name },
    )
}

type Change = { before: Address; after: Address; now: Date }

function refuseUnlessAllowed(order: Order, { before, after, now }: Change): void {
  const { number, locale, shippingMethod } = order
  if (!isLocale(locale)) throw new Error(`Order ${number} belongs to ${locale}, which is no shop.`)
  const market = markets[locale]
  if (after.country !== before.country)
    throw new OrderRefusal(
      `Order ${number} was sold to ${before.country}: prices, taxes and carriers are those of that country. Cancel it and let it be ordered anew.`,
      'addressOtherCountry',
      { number, country: before.country },
    )
  if (JSON.stringify(after) === JSON.stringify(before))
    throw new OrderRefusal(`Order ${number} goes to ${addressLine(before)} already.`, 'addressSame', {
      number,
    })

  const demands = { phoneRequired: shippingMethod === 'freight', birthDateRequired: false, now }
  const wrong = addressProblems(after, market, demands)
  if (wrong.length > 0)
    throw new OrderRefusal(
      `This is no address in ${after.country}: ${wrong.map(({ path, key }) => `${path} (${key.split('.').at(-1)})`).join(', ')}.`,
      'addressWrong',
      { country: after.country, fields: wrong.map(({ path }) => path).join(' ') },
    )
  if (after.postNumber !== null && before.postNumber === null) refuseUnlessLocker(order, market)
}

/** A locker takes parcels of one carrier, on no day that anybody chooses. */
function refuseUnlessLocker({ number, packages, shippingMethod, preferredDay }: Order, market: Market): void {
  const [other] = packages
    .map(({ carrierKey }) => carrierKey)
    .filter((key) => key !== lockerCarrier(market)?.key)
  if (shippingMethod === 'parcel' && other === undefined && preferredDay === null) return
  throw new OrderRefusal(
    preferredDay === null
      ? `Order ${number} comes with ${other ?? shippingMethod}, which brings nothing to a parcel locker.`
      : `Order ${number} was promised for ${preferredDay}: a parcel locker has no such day.`,
  )
}
