import { DEFAULT_LOCALE, isLocale, markets } from '@shop/domain/market/markets'

/** The clock that a shop goes by in the office: that of its first place. */
export function timezoneOf(locales: readonly string[]): string {
  return markets[locales.find(isLocale) ?? DEFAULT_LOCALE].timezone
}
