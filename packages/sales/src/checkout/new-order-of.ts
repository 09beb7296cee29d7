import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Customer } from '@shop/customers/user/customer'
import { basketPackages } from '@shop/domain/checkout/basket-packages'
import type { KeptLegalText } from '@shop/domain/legal-text/legal-text'
import type { Order } from '@shop/domain/order/order'
import { withOldDevice } from '@shop/domain/order/with-old-device'
import { prepaymentEnd } from '@shop/domain/payment/prepayment'
import { packageCarrier } from '@shop/domain/shipping/package-carrier'
import type { SessionContext } from '../on.ts'
import type { NewPayment } from '../orders/order-store.ts'

type OrderFacts = Pick<
  Order,
  'id' | 'number' | 'shippingAddress' | 'billingAddress' | 'shippingMethod' | 'comment'
> & {
  customer: Customer
  /** The goods go to the owner of a gift list. */
  isGiftDelivery: boolean
  payments: readonly NewPayment[]
  /** The one that pays what gift cards and balance leave. */
  main: NewPayment
  /** It is paid at the provider's page, and waits for it. */
  redirects: boolean
  takesOldDevice: boolean
  texts: readonly KeptLegalText[]
}

/** The order that a checkout becomes. What gift cards and the balance pay belongs to its cost, which its taxes are part of. */
export function newOrderOf(context: SessionContext, checkout: Checkout, facts: OrderFacts): Order {
  const { shop, now } = context
  const { totals, preferredDay, pickupPoint } = checkout
  const { customer, isGiftDelivery, payments, main, redirects, takesOldDevice, texts, ...own } = facts
  const vat = totals.vat.reduce((sum, { amount }) => sum + amount, 0)
  const worth = totals.total + totals.giftcard + totals.balance

  return {
    id: own.id,
    number: own.number,
    state: redirects ? 'pending_payment' : 'confirmed',
    placedAt: now.toISOString(),
    locale: shop.locale,
    currencyCode: shop.market.currency,
    customer: {
      id: customer.id,
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
      status: { isGuestCustomer: customer.isGuest },
    },
    shippingAddress: own.shippingAddress,
    ...(isGiftDelivery ? { isGiftDelivery: true } : {}),
    billingAddress: own.billingAddress,
    shippingMethod: own.shippingMethod,
    preferredDay,
    pickupPoint,
    ...(main.key === 'V' ? { payBy: prepaymentEnd(now.toISOString(), shop.prepaymentDays) } : {}),
    packages: withOldDevice(orderPackages(context, checkout), takesOldDevice),
    payment: payments.map(({ key, amount, state }) => ({ key, amount, state })),
    totals,
    cost: { tax: { vat: { amount: vat } }, withTax: worth, withoutTax: worth - vat },
    comment: own.comment,
    legalTexts: texts.map((text) => text.id),
  }
}

/** A place where a parcel waits belongs to one carrier, who then brings it. */
function orderPackages({ shop, now }: SessionContext, { basket, pickupPoint }: Checkout): Order['packages'] {
  const { packages, itemsOf } = basketPackages(shop, basket.items, now)
  const usual = packageCarrier('parcel', shop.market)
  return packages.map(({ id, carrierKey, deliveryDate }) => ({
    carrierKey: carrierKey === usual ? (pickupPoint?.carrier ?? usual) : carrierKey,
    deliveryDate,
    items: itemsOf.get(id) ?? [],
  }))
}
