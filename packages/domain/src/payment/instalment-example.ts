import type { Locale, Market } from '../market/markets.ts'
import type { Variant } from '../product/product.ts'
import { voucherKind } from '../product-detail/voucher-kind.ts'
import type { Company, InstalmentTerm } from '../shop/brand.ts'
import { creditWarning } from './credit-notice.ts'
import { paymentMethod } from './payment-method.ts'

/** What an example of instalments is made of; limits in minor units. */
export type InstalmentExample = {
  lender: string
  /** The law's own sentence; null where none is owed. */
  warning: string | null
  limits: { min: number; max: number }
  terms: readonly InstalmentTerm[]
}

type Place = {
  company: Company
  locale: Locale
  market: Market
  instalments?: Partial<Record<Locale, readonly InstalmentTerm[]>>
}
/** The way to pay in monthly instalments. @see spec §3 "Payment method codes" */
const IN_INSTALMENTS = 'KD'

type Goods = { referenceKey: string; variants: readonly Pick<Variant, 'price'>[] }

/**
 * The example that a product's page may show: where the brand says at which rates its lender lends, that way to pay is
 * there in the country, and a variant costs what it takes. Vouchers are not lent for. Throws where the law asks for a
 * warning that nobody has written.
 *
 * @see eu-duties C-04; docs/law-credit.md
 */
export function instalmentExample(
  { referenceKey, variants }: Goods,
  { company, locale, market, instalments }: Place,
  now: Date,
): InstalmentExample | null {
  const terms = instalments?.[locale] ?? []
  if (terms.length === 0) return null
  const { lender, limits, countries } = paymentMethod(IN_INSTALMENTS)
  if (lender === null || limits === null || !countries.includes(market.country)) return null
  if (voucherKind(referenceKey, company) !== null) return null

  const example = { lender, warning: creditWarning({ market }, now), limits, terms }
  return variants.some(({ price }) => isLentFor(price.withTax, example)) ? example : null
}

/** Whether an amount, minor units, lies within what is lent. */
export function isLentFor(amount: number, { limits }: Pick<InstalmentExample, 'limits'>): boolean {
  return amount >= limits.min && amount <= limits.max
}
