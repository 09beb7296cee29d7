import { type Locale, markets } from '@shop/domain/market/markets'

/** Where a buyer is, as far as the agent says so. */
export type BuyersContext = { address_country?: string | undefined; language?: string | undefined }

/**
 * The locale of a buyer by country and language, among those that are open; the one of the endpoint where the agent says
 * nothing, or names a country without a shop. A country decides before a language: it decides the price.
 */
export function buyersLocale(
  open: readonly Locale[],
  { address_country, language }: BuyersContext,
  fallback: Locale,
): Locale {
  const country = address_country?.toUpperCase() ?? markets[fallback].country
  const spoken = (language ?? markets[fallback].language).slice(0, 2).toLowerCase()
  const there = open.filter((locale) => markets[locale].country === country)
  return there.find((locale) => markets[locale].language === spoken) ?? there[0] ?? fallback
}
