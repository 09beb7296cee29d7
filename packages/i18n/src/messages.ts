import type { Messages } from '@lingui/core'
import { type Language, type Locale, markets } from '@shop/domain/shop/markets'
import { readsSwissGerman } from '@shop/domain/shop/swiss-german'
import { regionalMessages, swissSpelling } from './regional.ts'

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  de: () => import('./locales/de.po'),
  fr: () => import('./locales/fr.po'),
  nl: () => import('./locales/nl.po'),
}

/** The messages of a locale: its language's, spelt and worded as its region does. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const market = markets[locale]
  const { messages } = await catalogues[market.language]()
  const spelt = readsSwissGerman(market) ? swissSpelling(messages) : messages
  return { ...spelt, ...regionalMessages[locale] }
}
