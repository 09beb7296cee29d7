import type { Messages } from '@lingui/core'
import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import { inRegion } from './regional.ts'

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  de: () => import('./locales/de.po'),
  fr: () => import('./locales/fr.po'),
  nl: () => import('./locales/nl.po'),
}

const known = new Map<Locale, Promise<Messages>>()

/** The messages of a locale, once for all who ask: its language's, spelt and worded as its region does. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const loading =
    known.get(locale) ??
    catalogues[markets[locale].language]().then(({ messages }) => inRegion(locale, messages))
  known.set(locale, loading)
  return loading
}
