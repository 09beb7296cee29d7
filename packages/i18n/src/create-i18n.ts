import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Locale, markets } from '@shop/domain/shop/markets'

/** One i18n per request on the server, one per page in the browser; never a shared one. */
export function createI18n(locale: Locale, messages: Messages = {}): I18n {
  const { language } = markets[locale]
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
