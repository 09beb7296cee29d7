import { type MissingOfProduct, missingOfProducts } from '@shop/catalogue/products/missing-facts-store'
import { type DutyChange, dutyChanges } from '@shop/domain/duties/duty-changes'
import { LAW } from '@shop/domain/duties/law'
import { type MissingSetting, missingSettings } from '@shop/domain/duties/missing-settings'
import { COUNTRIES, type Country, type Locale } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import type { Database } from '@shop/engine/db/database'
import { allPromotions } from '@shop/sales/promotions/promotion-store'
import type { PageCheck } from './page-check.ts'

/** What the law asks of a shop and it has not, and what it will ask of it. */
export type SellableReport = {
  /** Name of the brand; empty where it sells nowhere. */
  shop: string
  /** The day that is asked as of. */
  on: string
  /** Where the shop sells, in the order of all countries. */
  countries: Country[]
  settings: (MissingSetting & { locale: Locale })[]
  products: MissingOfProduct[]
  /** What the shop leaves out of its pages, in sentences. */
  pages: string[]
  changes: DutyChange[]
}

/** `after` and `upTo` bound the days whose changes are reported. */
type Asked = { on: Date; after: string; upTo: string; pageCheck: PageCheck | undefined }

export async function sellableReport(
  database: Database,
  shops: readonly Shop[],
  { on, after, upTo, pageCheck }: Asked,
): Promise<SellableReport> {
  const sellsIn = new Set(shops.map(({ market }) => market.country))
  const countries = COUNTRIES.filter((country) => sellsIn.has(country))
  return {
    shop: shops[0]?.name ?? '',
    on: on.toISOString().slice(0, 10),
    countries,
    settings: shops.flatMap((shop) =>
      missingSettings(shop, on).map((setting) => ({ locale: shop.locale, ...setting })),
    ),
    products: await missingOfProducts(database.sql, countries, on),
    pages: pageCheck ? await pageCheck({ promotions: await allPromotions(database.sql), now: on }) : [],
    changes: dutyChanges(countries, { after, upTo }),
  }
}

export function isSellable({ settings, products, pages }: SellableReport): boolean {
  return settings.length + products.length + pages.length === 0
}

/** The report in sentences, one a line. */
export function sellableLines({ products, settings, pages }: SellableReport): string[] {
  const lines = [
    ...pages,
    ...settings.map(
      ({ locale, setting, duty }) => `${locale}: ${setting} is missing. ${duty}: ${LAW[duty].asks}`,
    ),
    ...products.map(({ referenceKey, country, field, duty, from, isRefused }) => {
      const since = `${country} from ${from}`
      return `${referenceKey}: ${field} is missing, ${since}${isRefused ? ', may not be offered there' : ''}. ${duty}: ${LAW[duty].asks}`
    }),
  ]
  return lines.length > 0 ? lines : ['Nothing is missing.']
}

/** The days on which something begins or ends, as a table of fixed columns. */
export function changeLines({ changes }: Pick<SellableReport, 'changes'>): string[] {
  const widths = { duty: longest(changes.map(({ duty }) => duty)), change: 'begins'.length }
  const places = longest(changes.map(({ countries }) => countries.join(' ')))
  return changes.map(({ day, duty, change, countries }) =>
    [
      day,
      duty.padEnd(widths.duty),
      change.padEnd(widths.change),
      countries.join(' ').padEnd(places),
      `${LAW[duty].asks}${LAW[duty].isVerified ? '' : ' (not looked up)'}`,
    ].join('  '),
  )
}

function longest(words: readonly string[]): number {
  return Math.max(0, ...words.map(({ length }) => length))
}
