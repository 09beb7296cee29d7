import { type Country, type Locale, markets } from './markets.ts'

/** The shops of a brand, by their ids. */
type Shops = { shopIds: Partial<Record<Locale, number>>; locales: readonly Locale[] }

/** Ids of the brand's shops in the same country: languages of one market, whose goods and prices are the same. */
export function countryShopIds({
  shopIds,
  locales,
  market,
}: Shops & { market: { country: Country } }): number[] {
  return locales.flatMap((locale) =>
    markets[locale].country === market.country ? (shopIds[locale] ?? []) : [],
  )
}

/** The locale of a shop of the brand by its id; null for one in which it does not sell any more. */
export function localeOfShop({ shopIds, locales }: Shops, shopId: number): Locale | null {
  return locales.find((locale) => shopIds[locale] === shopId) ?? null
}
