import type { I18n } from '@lingui/core'

/** A language of the shop, `fr`, in the language of the office. */
export function languageName(language: string, i18n: I18n): string {
  return new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language
}

/** A country, `CH`, in the language of the office. */
export function countryName(country: string, i18n: I18n): string {
  return new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country) ?? country
}
