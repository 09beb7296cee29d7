import type { Country, Currency, Language, Locale } from '../market/markets.ts'
import type { BankAccount, Brand, LegalEntity, ShippingCosts } from './brand.ts'

/** The countries of locales. */
export type CountryOf<L extends Locale> = L extends `${string}-${infer C}`
  ? Extract<Country, Uppercase<C>>
  : never

/** The languages that locales speak. */
export type LanguageOf<L extends Locale> = L extends `${infer Spoken}-${string}`
  ? Extract<Language, Spoken>
  : never

/** What locales are paid in. */
export type CurrencyOf<L extends Locale> = L extends `${string}-ch` ? 'CHF' : Exclude<Currency, 'CHF'>

type Tables = 'locales' | 'shopIds' | 'checkoutLoginFirstView' | 'hotlines' | 'legal' | 'shipping' | 'bank'

/** A brand with everything that its own locales need, and nothing of other markets. */
export type BrandOf<L extends Locale> = Omit<Brand, Tables> & {
  locales: readonly L[]
  shopIds: Record<L, number>
  checkoutLoginFirstView: Record<L, 'login' | 'guest'>
  /** Hours in the languages that the brand speaks in the country. */
  hotlines: {
    [C in CountryOf<L>]: {
      number: string
      hours: Record<LanguageOf<Extract<L, `${string}-${Lowercase<C>}`>>, string>
    }
  }
  legal: Record<CountryOf<L>, LegalEntity>
  shipping: Record<CountryOf<L>, ShippingCosts>
  bank: Record<CurrencyOf<L>, BankAccount>
}

/**
 * Writes a brand down. The compiler asks for the countries, languages and currencies of its own locales: a market that
 * another brand opens changes nothing here, and one that this brand opens is asked for row by row.
 */
export function defineBrand<const L extends Locale>(brand: BrandOf<L>): BrandOf<L> {
  return brand
}
