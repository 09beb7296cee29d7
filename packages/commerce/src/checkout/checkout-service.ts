import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Basket } from '@shop/domain/basket/basket'
import { deliveryCountries } from '@shop/domain/checkout/delivery-countries'
import {
  needsBirthDate,
  type PaymentFacts,
  paymentAvailability,
  paymentFee,
  paymentMethods,
} from '@shop/domain/checkout/payment-methods'
import { type ShippingMethod, shippingMethods } from '@shop/domain/checkout/shipping-cost'
import { appliedCards } from '../basket/applied-cards.ts'
import { basketTotals } from '../basket/basket-totals.ts'
import { shownBasket } from '../basket/basket-view.ts'
import { shippingFacts } from '../basket/line-shipping.ts'
import type { Sql } from '../db/database.ts'
import type { SessionContext } from '../on.ts'
import type { Customer } from '../user/customer.ts'
import { customerById } from '../user/customer-store.ts'
import type { CheckoutChoices } from './checkout-choices.ts'
import { checkoutChoices } from './checkout-store.ts'
import { needsProvider } from './provider-methods.ts'

/** The checkout together with what it was made of, for placing the order. */
export type CheckoutState = { checkout: Checkout; choices: CheckoutChoices; customer: Customer | null }

/**
 * The whole checkout as it stands: what was chosen, what can be chosen, what it costs, what is missing.
 * Choices that the basket or market no longer allows count as not made.
 */
export async function checkoutState(context: SessionContext, sql: Sql): Promise<CheckoutState> {
  const { session, shop } = context
  const basket = await shownBasket(context, sql)
  const choices = await checkoutChoices(sql, shop.shopId, session.userId)
  const customer = session.customerId === null ? null : await customerById(sql, session.customerId)
  return { checkout: checkoutOf(context, { basket, choices, customer }), choices, customer }
}

type Parts = { basket: Basket; choices: CheckoutChoices; customer: Customer | null }

function checkoutOf(context: SessionContext, { basket, choices, customer }: Parts): Checkout {
  const { shop } = context
  const costs = shop.shipping[shop.market.country]
  const items = basket.items.filter(({ status }) => status === 'available')
  const facts = shippingFacts(items, basket.cost.withTax)
  const shipping = shippingMethods(facts, costs)
  const chosen = shipping.find(({ key }) => key === choices.shippingMethod) ?? null
  const shippingCost = (chosen ?? shipping[0])?.cost ?? 0

  const { market } = shop
  const cards = payableByCards(basket)
  const left = Math.max(0, basket.cost.withTax + shippingCost - cards)
  const payments = offeredPayments(context, {
    market,
    total: left,
    freight: facts.freight,
    downloadsOnly: facts.downloadsOnly,
    birthDate: choices.birthDate,
    now: context.now,
  })
  // With nothing left to pay there is no method to choose: gift cards, or vouchers, have paid it all.
  const isPaid = items.length > 0 && left === 0
  const chosenPayment = payments.find(({ key, available }) => key === choices.paymentKey && available) ?? null
  const payment = isPaid ? null : chosenPayment
  const paymentKey = isPaid ? 'G' : (payment?.key ?? null)
  const totals = basketTotals(shop, items, {
    shipping: items.length > 0 ? shippingCost : 0,
    fee: payment?.fee ?? 0,
    paymentCode: paymentKey,
    reductions: basket.totals.reductions,
    giftcard: cards,
  })

  return {
    basket: { ...basket, giftCards: appliedCards(basket.giftCards, totals.giftcard) },
    customer: customer && {
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
      isGuest: customer.isGuest,
    },
    shippingAddress: choices.shippingAddress,
    billingAddress: choices.billingAddress,
    countries: [...deliveryCountries(market)],
    shippingMethods: shipping.map(({ key, cost }) => ({
      key,
      cost,
      deliveryDate: deliveryDate(basket, key),
    })),
    shippingMethod: chosen?.key ?? null,
    paymentMethods: payments,
    paymentKey,
    totals,
    missing: missingParts({
      items: items.length > 0,
      customer: customer !== null,
      shippingAddress: choices.shippingAddress !== null,
      shipping: chosen !== null,
      payment: isPaid || (payment !== null && (!payment.needsBirthDate || choices.birthDate !== null)),
    }),
  }
}

/** What the gift cards of a basket can pay together, minor units. */
function payableByCards({ giftCards }: Basket): number {
  return giftCards.reduce((sum, { balance, reason }) => sum + (reason === null ? balance : 0), 0)
}

/** Gift cards (G) are not a method to choose: they are put on top of one. @see product §4 "Payment" */
function offeredPayments(
  { shop, services }: SessionContext,
  facts: PaymentFacts,
): Checkout['paymentMethods'] {
  const codes = paymentMethods(shop.market).filter((code) => code !== 'G')
  return codes.map((key) => {
    const hasProvider = services.payments !== null || !needsProvider(key)
    const { available, reason } = paymentAvailability(key, facts)
    return {
      key,
      fee: paymentFee(key, shop.shipping[shop.market.country]),
      available: available && hasProvider,
      reason: reason ?? (hasProvider ? null : 'payment.reasons.provider'),
      needsBirthDate: needsBirthDate(key),
    }
  })
}

type Part = Checkout['missing'][number]

function missingParts(present: Record<Part, boolean>): Part[] {
  const parts: Part[] = ['items', 'customer', 'shippingAddress', 'shipping', 'payment']
  return parts.filter((part) => !present[part])
}

/** From the first package to the last; a download has no date. */
function deliveryDate({ packages }: Basket, method: ShippingMethod): { min: string; max: string } | null {
  const dates = packages.map((parcel) => parcel.deliveryDate)
  const [first] = dates.map(({ min }) => min).sort()
  const last = dates
    .map(({ max }) => max)
    .sort()
    .at(-1)
  if (method === 'download' || first === undefined || last === undefined) return null
  return { min: first, max: last }
}
