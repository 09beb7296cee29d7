import type { I18n } from '@lingui/core'
import { isLocale, markets } from '@shop/domain/market/markets'

/** A language of the shop, `fr`, in the language of the office. */
export function languageName(language: string, i18n: I18n): string {
  return new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language
}

/** A country, `CH`, in the language of the office. */
export function countryName(country: string, i18n: I18n): string {
  return new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country) ?? country
}

/**
 * A shop of one country and language, `fr-ch`, in the language of the office: "Switzerland, French". A word that is no
 * locale, as a newer build may send it, stays as it is.
 */
export function localeName(locale: string, i18n: I18n): string {
  if (!isLocale(locale)) return locale
  const { country, language } = markets[locale]
  return `${countryName(country, i18n)}, ${languageName(language, i18n)}`
}

/** What is spoken in a shop, `fr-ch`, in the language of the office: "French". */
export function localeLanguage(locale: string, i18n: I18n): string {
  return isLocale(locale) ? languageName(markets[locale].language, i18n) : locale
}

/** A day of the week in the language of the office; Monday is 0. */
export function weekdayName(day: number, language: string): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + day))
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)
}
