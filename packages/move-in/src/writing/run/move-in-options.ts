import type { Country, Currency, Language, Locale } from '@shop/domain/market/markets'
import type { Mapping } from '../../mapping/mapping.ts'
import type { SourceName } from './source-name.ts'

/** What was said on the command line, and what follows from the shop. */
export type MoveInOptions = {
  source: SourceName
  /** The language of the source's texts. */
  language: Language
  currency: Currency
  /** Countries that get the prices of the source. */
  countries: readonly Country[]
  /** Whether its prices hold the tax already. */
  prices: 'gross' | 'net'
  /** What a struck price becomes: left out, the price before a sale, or the maker's recommendation. */
  compareAt: 'drop' | 'sale' | 'rrp'
  deliveryDays: { from: number; to: number }
  /** Units that a variant gets whose stock the old shop does not count. */
  uncounted: number
  /** What becomes of products and variants that a later export has no more. */
  gone: 'keep' | 'withdraw'
  /** Shops at whose addresses the old shop stood. */
  redirectLocales: readonly Locale[]
  /** The shop of customers and orders, by which they are read and written to. */
  locale: Locale
  shopId: number
  mapping: Mapping
  /** Folder for pictures; null leaves out those that have not been fetched. */
  pictures: string | null
  /** For tests alone: pictures may come from the own machine. */
  allowsPrivate?: boolean
  now: Date
  signal?: AbortSignal
}
