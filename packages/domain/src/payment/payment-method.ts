import { COUNTRIES, type Country } from '../market/markets.ts'

/** The shop's payment codes. @see spec §3 "Payment method codes" */
export const PAYMENT_METHOD_CODES = [
  'KK',
  'KD',
  'KC',
  'KN',
  'PP',
  'G',
  'NN',
  'RE',
  'V',
  'TW',
  'IL',
  'BC',
  'AP',
] as const
export type PaymentMethodCode = (typeof PAYMENT_METHOD_CODES)[number]

/** What an order can be paid with: a method of the checkout, or money that the shop holds already. */
export type PaymentKey = PaymentMethodCode | 'giftcard' | 'balance'

/** Everything that the shop knows about a way to pay. */
export type PaymentMethod = {
  /** Its place in the list of the checkout, from 1: what most people of a country pay with comes first. */
  place: number
  countries: readonly Country[]
  /**
   * How the money comes: on the page of a payment provider, by transfer to the shop's account, in cash to the carrier,
   * or from a gift card.
   */
  paidBy: 'provider' | 'transfer' | 'cash' | 'giftCard'
  /** Grants credit, which is for adults only. @see product §7; eu-duties C-04 */
  isCredit: boolean
  /** Who lends, by its full name; null where it is the shop, or nobody. */
  lender: string | null
  /** Within how many days of the delivery everything is paid; null where it takes longer, or nothing is lent. */
  daysToPay: number | null
  /** The checkout asks for the birth date before this method can be used, in every country. */
  needsBirthDate: boolean
  /** Pays for goods that are gone at once; what is paid on trust does not. */
  isForDownloads: boolean
  /** Pays for what a haulier brings. */
  isForFreight: boolean
  /** The money moves with the authorisation; with other methods it is captured later. */
  movesAtOnce: boolean
  /** Smallest and largest amount, minor units. The limits of the demo's contracts, not specified. */
  limits: { min: number; max: number } | null
}

const usual = {
  countries: COUNTRIES,
  paidBy: 'provider',
  isCredit: false,
  lender: null,
  daysToPay: null,
  needsBirthDate: false,
  isForDownloads: true,
  isForFreight: true,
  movesAtOnce: false,
  limits: null,
} as const satisfies Omit<PaymentMethod, 'place'>

const KLARNA = 'Klarna Bank AB (publ)'
const onTrust = { min: 1, max: 150_000 }

/** Every way to pay, a row each. @see product §5, §7 */
export const PAYMENT_METHODS = {
  BC: { ...usual, place: 1, countries: ['BE'], movesAtOnce: true },
  IL: { ...usual, place: 2, countries: ['NL'], movesAtOnce: true },
  KK: { ...usual, place: 3 },
  TW: { ...usual, place: 4, countries: ['CH'], movesAtOnce: true },
  PP: { ...usual, place: 5 },
  AP: { ...usual, place: 6 },
  RE: {
    ...usual,
    place: 7,
    countries: ['DE', 'AT', 'CH'],
    paidBy: 'transfer',
    isCredit: true,
    daysToPay: 14,
    needsBirthDate: true,
    isForDownloads: false,
    limits: onTrust,
  },
  KC: { ...usual, place: 8, isCredit: true, lender: KLARNA, daysToPay: 30 },
  KN: { ...usual, place: 9, countries: ['DE', 'AT', 'CH', 'BE', 'NL'] },
  KD: {
    ...usual,
    place: 10,
    countries: ['DE', 'AT'],
    isCredit: true,
    lender: KLARNA,
    needsBirthDate: true,
    limits: { min: 10_000, max: 500_000 },
  },
  V: { ...usual, place: 11, paidBy: 'transfer' },
  NN: {
    ...usual,
    place: 12,
    countries: ['DE', 'AT'],
    paidBy: 'cash',
    isForDownloads: false,
    isForFreight: false,
    limits: onTrust,
  },
  G: { ...usual, place: 13, paidBy: 'giftCard' },
} as const satisfies Record<PaymentMethodCode, PaymentMethod>

/** A method whose money a payment provider takes. */
export type ProviderMethod = {
  [Code in PaymentMethodCode]: (typeof PAYMENT_METHODS)[Code]['paidBy'] extends 'provider' ? Code : never
}[PaymentMethodCode]

/** The row of a method. */
export function paymentMethod(code: PaymentMethodCode): PaymentMethod {
  return PAYMENT_METHODS[code]
}

/** Every code in the order of the checkout. */
export const PAYMENT_METHODS_IN_ORDER: readonly PaymentMethodCode[] = PAYMENT_METHOD_CODES.toSorted(
  (one, other) => PAYMENT_METHODS[one].place - PAYMENT_METHODS[other].place,
)

/** Whether a method sends the shopper to the payment provider. */
export function needsProvider(code: PaymentMethodCode): code is ProviderMethod {
  return paymentMethod(code).paidBy === 'provider'
}

/** Whether the shopper pays by hand, so that nothing was ever reserved for the shop. */
export function isPaidByHand(key: PaymentKey): boolean {
  return isByTransfer(key) || isCash(key)
}

/** Whether the money comes by transfer to the shop's account. */
export function isByTransfer(key: PaymentKey): boolean {
  return isMethod(key) && paymentMethod(key).paidBy === 'transfer'
}

/** Whether the carrier takes the money at the door. */
export function isCash(key: PaymentKey): boolean {
  return isMethod(key) && paymentMethod(key).paidBy === 'cash'
}

function isMethod(key: PaymentKey): key is PaymentMethodCode {
  return key !== 'giftcard' && key !== 'balance'
}
