import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Locale, markets } from '@shop/domain/market/markets'

/** One i18n per request on the server, one per page in the browser; never a shared one. */
export function createI18n(locale: Locale, messages: Messages = {}): I18n {
  const { language } = markets[locale]
  return setupI18n({ locale: language, locales: countsLike(locale), messages: { [language]: messages } })
}

/** Numbers as the market writes them, but plurals by the rules of the language that is read. @see spec §9 */
function countsLike(locale: Locale): string {
  const { language, languageTag, numberFormat } = markets[locale]
  return numberFormat.startsWith(`${language}-`) ? numberFormat : languageTag
}
