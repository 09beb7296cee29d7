import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Customer } from '@shop/customers/user/customer'
import { takesFreight } from '@shop/domain/address/address-problems'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import { appliedCards } from '@shop/domain/checkout/applied-cards'
import { basketTotals } from '@shop/domain/checkout/basket-totals'
import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import { creditNotice } from '@shop/domain/payment/credit-notice'
import { needsProvider } from '@shop/domain/payment/payment-method'
import {
  needsBirthDate,
  type PaymentFacts,
  paymentAvailability,
  paymentFee,
  paymentMethods,
} from '@shop/domain/payment/payment-methods'
import { shippingFacts } from '@shop/domain/shipping/line-shipping'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import type { ShippingFacts } from '@shop/domain/shipping/shipping-cost'
import type { Sql } from '@shop/engine/db/database'
import { payableBalance } from '../balance/payable-balance.ts'
import { type BasketView, shownBasket } from '../basket/basket-view.ts'
import { giftOffers } from '../basket/gift-offers.ts'
import { giftDeliveryOf, type OpenGiftDelivery } from '../gifts/gift-delivery-of.ts'
import type { SessionContext } from '../on.ts'
import { checkoutCards, visitorsCards } from '../saved-cards/offered-cards.ts'
import type { CardRow } from '../saved-cards/saved-card-store.ts'
import type { CheckoutChoices } from './checkout-choices.ts'
import { choicesWithCustomer } from './checkout-store.ts'
import { offeredShipping, openPickupPoint } from './offered-shipping.ts'

/** The checkout together with what it was made of, for placing the order. */
export type CheckoutState = {
  checkout: Checkout
  choices: CheckoutChoices
  customer: Customer | null
  /** Where gifts go whose giver does not read it. */
  giftDelivery: OpenGiftDelivery | null
}

/**
 * The whole checkout: what was chosen, what can be chosen, what it costs, what is missing. Choices that the basket or
 * market no longer allows count as not made.
 *
 * @param view the basket where it has just been read
 * @param instead what counts in the place of what was chosen, for this answer alone
 */
export async function checkoutState(
  context: SessionContext,
  sql: Sql,
  view: BasketView | null = null,
  instead: Partial<CheckoutChoices> = {},
): Promise<CheckoutState> {
  const { session, shop } = context
  const basket = view ? await giftOffers(context, sql, view) : await shownBasket(context, sql)
  const { choices: chosenSoFar, customer } = await choicesWithCustomer(sql, shop.shopId, session)
  const choices = { ...chosenSoFar, ...instead }
  const pickupPoint = await openPickupPoint(context, choices.pickupPointId)
  const balance = await payableBalance(context, sql)
  const items = basket.items.filter(({ status }) => status === 'available')
  const facts = shippingFacts(items, basket.cost.withTax)
  const chosen = choices.giftListId
  const giftDelivery = await giftDeliveryOf(sql, { shop, items, needsPhone: facts.freight, chosen })
  const cards = await visitorsCards(context, sql)
  const parts = { basket, items, facts, choices, customer, pickupPoint, balance, giftDelivery, cards }
  return { checkout: checkoutOf(context, parts), choices, customer, giftDelivery }
}

type CheckoutParts = {
  basket: Basket
  /** Those of the basket that can be ordered. */
  items: BasketItem[]
  facts: ShippingFacts
  choices: CheckoutChoices
  customer: Customer | null
  pickupPoint: PickupPoint | null
  /** What the account could pay, minor units. */
  balance: number
  giftDelivery: OpenGiftDelivery | null
  /** What the shopper had saved; null where nothing is. */
  cards: readonly CardRow[] | null
}

function checkoutOf(context: SessionContext, parts: CheckoutParts): Checkout {
  const { basket, items, facts, choices, customer, balance, giftDelivery } = parts
  const { shop } = context
  const to = giftDelivery?.kept?.address ?? choices.shippingAddress
  const isGift = giftDelivery?.kept != null
  const shipping = offeredShipping(context, basket, { facts, to, isGift })
  const chosen = shipping.find(({ key }) => key === choices.shippingMethod) ?? null
  const shippingCost = (chosen ?? shipping[0])?.cost ?? 0

  const { market } = shop
  const costs = {
    shipping: items.length > 0 ? shippingCost : 0,
    reductions: basket.totals.reductions,
    giftcard: payableByCards(basket),
    balance: choices.usesBalance ? balance : 0,
  }
  const { total: left } = basketTotals(shop, items, { ...costs, fee: 0, paymentCode: null })
  const payments = offeredPayments(context, {
    market,
    total: left,
    freight: facts.freight,
    downloadsOnly: facts.downloadsOnly,
    birthDate: choices.birthDate,
    now: context.now,
  })
  // With nothing left to pay there is no method to choose: gift cards, vouchers or the account have paid it all.
  const isPaid = items.length > 0 && left === 0
  const cards = checkoutCards(context, parts.cards, {
    ...choices,
    isCard: choices.paymentKey === 'KK',
    takenBy: lastDay(basket),
  })
  const isCardLost = cards !== null && choices.cardId !== null && cards.chosenId === null
  const chosenPayment = payments.find(({ key, available }) => key === choices.paymentKey && available) ?? null
  const payment = isPaid || isCardLost ? null : chosenPayment
  const paymentKey = isPaid ? 'G' : (payment?.key ?? null)
  const totals = basketTotals(shop, items, { ...costs, fee: payment?.fee ?? 0, paymentCode: paymentKey })
  const pickupPoint = chosen?.hasPickupPoints ? parts.pickupPoint : null

  return {
    basket: { ...basket, giftCards: appliedCards(basket.giftCards, totals.giftcard) },
    customer: customer && {
      email: customer.email,
      gender: customer.gender,
      firstName: customer.firstName,
      lastName: customer.lastName,
      isGuest: customer.isGuest,
    },
    shippingAddress: choices.shippingAddress,
    billingAddress: choices.billingAddress,
    giftDelivery: giftDelivery?.shown ?? null,
    countries: [...deliveryCountries(market)],
    shippingMethods: shipping,
    shippingMethod: chosen?.key ?? null,
    preferredDay: pickupPoint === null ? openDay(choices, chosen) : null,
    pickupPoint,
    paymentMethods: payments,
    paymentKey,
    cards,
    balance: balance > 0 ? { available: balance, isUsed: choices.usesBalance } : null,
    totals,
    hasGuaranteeNotice: isOwed(DUTIES['C-02'], market, context.now),
    missing: missingParts({
      items: items.length > 0,
      customer: customer !== null,
      // A choice that is no longer possible is made anew, never replaced.
      // It may have been kept, or be that of the account, before the basket became freight.
      shippingAddress:
        choices.shippingAddress !== null &&
        isDeliverable(giftDelivery) &&
        (isGift || !facts.freight || takesFreight(choices.shippingAddress)),
      shipping: chosen !== null,
      payment: isPaid || (payment !== null && (!payment.needsBirthDate || choices.birthDate !== null)),
    }),
  }
}

function isDeliverable(giftDelivery: OpenGiftDelivery | null): boolean {
  return giftDelivery === null || !giftDelivery.shown?.isChosen || giftDelivery.kept !== null
}

/** The preferred day, if the goods can arrive by then. */
function openDay(
  { preferredDay }: CheckoutChoices,
  method: Checkout['shippingMethods'][number] | null,
): string | null {
  return preferredDay !== null && method?.preferredDays.includes(preferredDay) ? preferredDay : null
}

/** The day by which the last goods have come, and have been paid; null for a basket without goods. */
function lastDay({ packages }: Basket): string | null {
  return (
    packages
      .map(({ deliveryDate }) => deliveryDate.max)
      .toSorted()
      .at(-1) ?? null
  )
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
  const place = { market: shop.market, hasPaypalInstalments: shop.features.paypalInstallments }
  const codes = paymentMethods(shop.market).filter((code) => code !== 'G')
  return codes.map((key) => {
    const hasProvider = services.payments !== null || !needsProvider(key)
    const { available, reason } = paymentAvailability(key, facts)
    return {
      key,
      fee: paymentFee(key, shop.shipping),
      available: available && hasProvider,
      reason: reason ?? (hasProvider ? null : 'payment.reasons.provider'),
      needsBirthDate: needsBirthDate(key, shop.market, facts.now),
      credit: creditNotice(key, place, facts.now),
    }
  })
}

type Part = Checkout['missing'][number]

function missingParts(present: Record<Part, boolean>): Part[] {
  const parts: Part[] = ['items', 'customer', 'shippingAddress', 'shipping', 'payment']
  return parts.filter((part) => !present[part])
}
