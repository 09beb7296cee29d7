import type { ShippingCosts } from '../shop/brand.ts'
import type { Country, Currency, Market } from '../shop/markets.ts'
import { ageOn, FULL_AGE } from './birth-date.ts'
import type { PaymentMethodCode } from './payment-method.ts'

const EVERYWHERE: readonly Country[] = ['DE', 'AT', 'CH', 'FR', 'BE', 'NL']

/** How a checkout lists the methods. */
const IN_ORDER: readonly PaymentMethodCode[] = [
  'KK',
  'PP',
  'AP',
  'TW',
  'IL',
  'RE',
  'KC',
  'KN',
  'KD',
  'V',
  'NN',
  'G',
]

/** Where each method is offered. @see product §5 */
export const PAYMENT_COUNTRIES: Record<PaymentMethodCode, readonly Country[]> = {
  KK: EVERYWHERE,
  PP: EVERYWHERE,
  AP: EVERYWHERE,
  TW: ['CH'],
  IL: ['NL'],
  RE: ['DE', 'AT', 'CH'],
  KC: EVERYWHERE,
  KN: ['DE', 'AT', 'CH', 'BE', 'NL'],
  KD: ['DE', 'AT'],
  V: EVERYWHERE,
  NN: ['DE', 'AT'],
  G: EVERYWHERE,
}

/** What has to be known before a method can be offered; `total` in minor units, with tax. */
export type PaymentFacts = {
  market: Market
  /** What is left to pay after gift cards. */
  total: number
  freight: boolean
  downloadsOnly: boolean
  /** ISO date; null as long as nobody asked. */
  birthDate: string | null
  now: Date
}

/** `reason` is a message key. */
export type PaymentAvailability = { available: true; reason: null } | { available: false; reason: string }

/** Methods that lend money, which nobody below full age may have. @see product §7; eu-duties C-04 */
const CREDIT: readonly PaymentMethodCode[] = ['RE', 'KD', 'KC']
const NEEDS_BIRTH_DATE: readonly PaymentMethodCode[] = ['RE', 'KD']
/** Goods that are gone at once are not given on trust. */
const NOT_FOR_DOWNLOADS: readonly PaymentMethodCode[] = ['RE', 'NN']

/** Smallest and largest amount, minor units. The limits of the demo's contracts, not specified. */
const LIMITS: Partial<Record<PaymentMethodCode, { min: number; max: number }>> = {
  RE: { min: 1, max: 150_000 },
  NN: { min: 1, max: 150_000 },
  KD: { min: 10_000, max: 500_000 },
}

/** The methods that a market offers at all, in the order of the checkout. @see product §5 */
export function paymentMethods(market: Market): PaymentMethodCode[] {
  return IN_ORDER.filter((code) => PAYMENT_COUNTRIES[code].includes(market.country))
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

/** Whether the checkout has to ask for the birth date. @see product §7 */
export function needsBirthDate(code: PaymentMethodCode): boolean {
  return NEEDS_BIRTH_DATE.includes(code)
}

/** Bank payments and the Swiss wallet move the money in the moment the shopper agrees. */
const MOVES_AT_ONCE: readonly PaymentMethodCode[] = ['IL', 'TW']

/**
 * Whether an agreed payment is money already. All others are promises that are called in when the goods leave: nobody
 * pays for what is not on its way, and pay-later providers insist on it.
 *
 * @see product §4 "Payment"
 */
export function movesMoneyAtOnce(code: PaymentMethodCode): boolean {
  return MOVES_AT_ONCE.includes(code)
}

/** What a method costs on top, minor units: only cash on delivery does. @see product §5, §6 */
export function paymentFee(code: PaymentMethodCode | null, costs: ShippingCosts): number {
  return code === 'NN' ? costs.cashOnDelivery : 0
}

/**
 * Rounds a Swiss amount that is paid in cash to 0.05; the difference in minor units, may be negative.
 *
 * @see product §2
 */
export function cashRounding(amount: number, currency: Currency, code: PaymentMethodCode | null): number {
  if (currency !== 'CHF' || code !== 'NN') return 0
  return Math.round(amount / 5) * 5 - amount
}

function refusal(code: PaymentMethodCode, facts: PaymentFacts): string | null {
  const { market, total, birthDate } = facts
  const limits = LIMITS[code]

  if (!PAYMENT_COUNTRIES[code].includes(market.country)) return 'country'
  if (code === 'G') return total > 0 ? 'giftcardTooSmall' : null
  if (total <= 0) return 'nothingToPay'
  if (facts.downloadsOnly && NOT_FOR_DOWNLOADS.includes(code)) return 'downloads'
  if (facts.freight && code === 'NN') return 'freight'
  if (limits && total < limits.min) return 'tooSmall'
  if (limits && total > limits.max) return 'tooLarge'
  if (CREDIT.includes(code) && birthDate) {
    const age = ageOn(facts.now, birthDate, market.timezone)
    if (age === null || age < FULL_AGE) return 'age'
  }
  return null
}
