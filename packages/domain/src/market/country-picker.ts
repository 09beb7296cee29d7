import { type Locale, markets } from './markets.ts'

/**
 * Whether the country picker opens by itself: the shopper seems to be in another country, has not chosen this one
 * before, and no consent banner is in the way. Another language of the same country is no reason to ask. It suggests
 * and never redirects.
 *
 * @see spec §4 "Country picker"; eu-duties C-25
 */
export function opensCountryPicker(facts: {
  current: Locale
  /** Where the shopper seems to be; null when unknown. */
  detected: Locale | null
  /** What the shopper chose before; null without a choice. */
  stored: Locale | null
  isConsentBannerOpen: boolean
}): boolean {
  const { current, detected, stored, isConsentBannerOpen } = facts
  if (detected === null || isConsentBannerOpen) return false
  const { country } = markets[current]
  const isChosen = stored !== null && markets[stored].country === country
  return markets[detected].country !== country && !isChosen
}
