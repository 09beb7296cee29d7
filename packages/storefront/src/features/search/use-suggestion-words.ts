import { useLingui } from '@lingui/react'
import type { SuggestionWords } from './suggested-groups.ts'

/** Headings and endings of the list of suggestions. */
export function useSuggestionWords(): SuggestionWords {
  const { i18n } = useLingui()

  return {
    recent: i18n.t({ id: 'search.recent', message: 'Zuletzt gesucht' }),
    clearRecent: i18n.t({ id: 'search.clearRecent', message: 'Verlauf löschen' }),
    popular: i18n.t({ id: 'search.popularCategories', message: 'Beliebte Kategorien' }),
    queries: i18n.t({ id: 'search.queries', message: 'Suchbegriffe' }),
    categories: i18n.t({ id: 'search.categories', message: 'Kategorien' }),
    brands: i18n.t({ id: 'search.brands', message: 'Marken' }),
    products: i18n.t({ id: 'search.products', message: 'Produkte' }),
    allFor: (query) =>
      i18n.t({ id: 'search.allFor', message: 'Alle Ergebnisse für „{query}“', values: { query } }),
    inCategory: (trail) => i18n.t({ id: 'search.inCategory', message: 'in {trail}', values: { trail } }),
  }
}
