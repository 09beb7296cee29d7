import { type Locale, markets } from './markets.ts'

/** One choice of the country picker. @see spec §3 "Country config" */
export type CountryConfig = { localeKey: Locale; labelKey: string; iconKey: string; shopLink: string }

/** A choice of the country picker; `shopLink` comes from `shopUrl`. @see spec §3 "Country config" */
export function countryConfig(locale: Locale, shopLink: string): CountryConfig {
  return {
    localeKey: locale,
    labelKey: `countryPicker.${locale}`,
    iconKey: markets[locale].country.toLowerCase(),
    shopLink,
  }
}

/**
 * Whether the country picker opens by itself: the shopper seems to be elsewhere, has not chosen this shop
 * before, and no consent banner is in the way. It suggests and never redirects.
 *
 * @see spec §4 "Country picker"; eu-duties C-25
 */
export function opensCountryPicker(facts: {
  current: Locale
  /** Where the shopper seems to be; null when nobody knows. */
  detected: Locale | null
  /** What the shopper chose before; null without a choice. */
  stored: Locale | null
  isConsentBannerOpen: boolean
}): boolean {
  const { current, detected, stored, isConsentBannerOpen } = facts
  return detected !== null && detected !== current && stored !== current && !isConsentBannerOpen
}
