import { opensCountryPicker } from '@shop/domain/shop/country-picker'
import { detectedLocale } from '@shop/domain/shop/detected-locale'
import type { Locale } from '@shop/domain/shop/markets'
import { storedLocale } from './stored-locale.ts'

/**
 * The shop to suggest, or null. Asked in the browser, once the page stands: pages are the same for everybody, and no
 * address is looked up for it.
 *
 * @see spec §4 "Country picker"
 */
export function suggestedLocale(current: Locale, isConsentBannerOpen: boolean): Locale | null {
  const detected = detectedLocale({
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    languages: navigator.languages ?? [],
  })
  const stored = storedLocale(document.cookie)
  return opensCountryPicker({ current, detected, stored, isConsentBannerOpen }) ? detected : null
}
