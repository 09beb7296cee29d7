import type { Messages } from '@lingui/core'
import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import { messages as own } from './brand-messages.ts'
import { inBrand } from './own-messages.ts'
import { inRegion } from './regional.ts'

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  de: () => import('./locales/de.po'),
  fr: () => import('./locales/fr.po'),
  nl: () => import('./locales/nl.po'),
}

const known = new Map<Locale, Promise<Messages>>()

/** The messages of a locale, once for all who ask: its language's, spelt and worded as its region and the brand do. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const loading =
    known.get(locale) ??
    catalogues[markets[locale].language]().then(({ messages }) =>
      inBrand(locale, inRegion(locale, messages), own),
    )
  known.set(locale, loading)
  return loading
}
