import { DUTIES } from '../duties/duties.ts'
import { isOwed } from '../duties/duty.ts'
import type { Currency, Market } from '../market/markets.ts'
import { ageOn, FULL_AGE } from '../person/birth-date.ts'
import type { ShippingCosts } from '../shop/brand.ts'
import { isCash, PAYMENT_METHODS_IN_ORDER, type PaymentMethodCode, paymentMethod } from './payment-method.ts'

/** What has to be known before a method can be offered; `total` in minor units, with tax. */
export type PaymentFacts = {
  market: Market
  /** What is left to pay after gift cards. */
  total: number
  freight: boolean
  downloadsOnly: boolean
  /** ISO date; null until it was asked for. */
  birthDate: string | null
  now: Date
}

/** `reason` is a message key. */
export type PaymentAvailability = { available: true; reason: null } | { available: false; reason: string }

/** The methods that a market offers at all, in the order of the checkout. @see product §5 */
export function paymentMethods(market: Market): PaymentMethodCode[] {
  return PAYMENT_METHODS_IN_ORDER.filter((code) => paymentMethod(code).countries.includes(market.country))
}

/**
 * Whether a method can pay this order, or the message key of the first reason why not.
 *
 * A gift card is a method of its own only when it has paid for everything; then it is the only one.
 * A missing birth date does not refuse a method that needs one: the checkout asks for it.
 *
 * @see product §5, §7
 */
export function paymentAvailability(code: PaymentMethodCode, facts: PaymentFacts): PaymentAvailability {
  const reason = refusal(code, facts)
  return reason === null
    ? { available: true, reason }
    : { available: false, reason: `payment.reasons.${reason}` }
}

/**
 * Whether the checkout has to ask for the birth date: where the method always does, and where the law forbids credit for
 * minors, for everything that lends.
 *
 * @see product §7; eu-duties C-04
 */
export function needsBirthDate(code: PaymentMethodCode, market: Market, now: Date): boolean {
  const method = paymentMethod(code)
  return method.needsBirthDate || (method.isCredit && isOwed(DUTIES['C-04'], market, now))
}

/**
 * Whether an authorised payment is captured at once: bank payments, Bancontact and the Swiss wallet, which know no later
 * capture. All others are captured on shipment: shoppers pay for nothing that is not on its way, and pay-later providers
 * insist on it.
 *
 * @see product §4 "Payment"
 */
export function movesMoneyAtOnce(code: PaymentMethodCode): boolean {
  return paymentMethod(code).movesAtOnce
}

/** What a method costs on top, minor units: only cash on delivery does. @see product §5, §6 */
export function paymentFee(code: PaymentMethodCode | null, costs: ShippingCosts): number {
  return code !== null && isCash(code) ? costs.cashOnDelivery : 0
}

/**
 * Rounds a Swiss amount that is paid in cash to 0.05; the difference in minor units, may be negative.
 *
 * @see product §2
 */
export function cashRounding(amount: number, currency: Currency, code: PaymentMethodCode | null): number {
  if (currency !== 'CHF' || code === null || !isCash(code)) return 0
  return Math.round(amount / 5) * 5 - amount
}

function refusal(code: PaymentMethodCode, facts: PaymentFacts): string | null {
  const { market, total, birthDate } = facts
  const { countries, paidBy, limits, isCredit, isForDownloads, isForFreight } = paymentMethod(code)

  if (!countries.includes(market.country)) return 'country'
  if (paidBy === 'giftCard') return total > 0 ? 'giftcardTooSmall' : null
  if (total <= 0) return 'nothingToPay'
  if (facts.downloadsOnly && !isForDownloads) return 'downloads'
  if (facts.freight && !isForFreight) return 'freight'
  if (limits && total < limits.min) return 'tooSmall'
  if (limits && total > limits.max) return 'tooLarge'
  if (isCredit && birthDate) {
    const age = ageOn(facts.now, birthDate, market.timezone)
    if (age === null || age < FULL_AGE) return 'age'
  }
  return null
}
