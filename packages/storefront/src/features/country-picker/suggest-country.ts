import { opensCountryPicker } from '@shop/domain/market/country-picker'
import { detectedLocale } from '@shop/domain/market/detected-locale'
import type { Locale } from '@shop/domain/market/markets'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import { storedLocale } from './stored-locale.ts'

/**
 * The shop to suggest, or null. Decided in the browser after hydration: pages are cached publicly, and no address is
 * looked up for it.
 *
 * @see spec §4 "Country picker"
 */
export function suggestedLocale(
  { locale: current, locales }: Pick<BrowserShop, 'locale' | 'locales'>,
  isConsentBannerOpen: boolean,
): Locale | null {
  const detected = detectedLocale({
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    languages: navigator.languages ?? [],
    locales,
  })
  const stored = storedLocale(document.cookie)
  return opensCountryPicker({ current, detected, stored, isConsentBannerOpen }) ? detected : null
}
