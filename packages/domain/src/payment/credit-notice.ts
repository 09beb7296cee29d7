import { DUTIES } from '../duties/duties.ts'
import { isOwed } from '../duties/duty.ts'
import type { Market } from '../market/markets.ts'
import { CREDIT_WARNINGS } from './credit-warnings.ts'
import { type PaymentMethodCode, paymentMethod } from './payment-method.ts'

/** What stands beside a way to pay that lends. */
export type CreditNotice = {
  /** The law's own sentence. */
  warning: string
  /** Who lends; null where it is the shop itself. */
  lender: string | null
}

type CreditPlace = {
  market: Pick<Market, 'locale' | 'country' | 'language' | 'timezone'>
  /** Whether the shop speaks of instalments with PayPal, which are a credit then. */
  hasPaypalInstalments: boolean
}

/** A shop's own invoice without interest is no credit within these days. @see Directive (EU) 2023/2225 art. 2(2)(h) */
const FREE_DAYS = 14
const PAYPAL = 'PayPal (Europe) S.à r.l. et Cie, S.C.A.'

/**
 * The warning that every mention of credit owes in a market at this moment, null where and while none is owed. Throws
 * where the law asks for a sentence that nobody has written: credit without it must not be offered.
 *
 * @see eu-duties C-04
 */
export function creditWarning({ market }: Pick<CreditPlace, 'market'>, now: Date): string | null {
  if (!isOwed(DUTIES['C-04'], market, now)) return null

  const warning = CREDIT_WARNINGS[market.country]?.[market.language]
  if (warning === undefined)
    throw new Error(`No credit warning for ${market.locale}: it is owed there, so add it to CREDIT_WARNINGS.`)
  return warning
}

/**
 * What a way to pay has to say of its credit, null when it lends nothing: an invoice of the shop within 14 days is
 * exempt, what another lends is not, however short.
 *
 * @see eu-duties C-04
 */
export function creditNotice(code: PaymentMethodCode, place: CreditPlace, now: Date): CreditNotice | null {
  const isPaypalCredit = code === 'PP' && place.hasPaypalInstalments
  if (!isPaypalCredit && !isLent(code)) return null

  const warning = creditWarning(place, now)
  return warning === null ? null : { warning, lender: isPaypalCredit ? PAYPAL : paymentMethod(code).lender }
}

/** Whether paying this way is a credit in the eyes of the law. */
export function isLent(code: PaymentMethodCode): boolean {
  const { isCredit, lender, daysToPay } = paymentMethod(code)
  return isCredit && (lender !== null || daysToPay === null || daysToPay > FREE_DAYS)
}
