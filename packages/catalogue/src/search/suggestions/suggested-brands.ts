import type { Suggestions } from '@shop/api-client/contract/search'
import { pagePath } from '@shop/domain/link/page-link'
import type { Language } from '@shop/domain/market/markets'
import type { IndexedBrand } from '../../listing/index/catalogue-index-types.ts'
import { foldedWord, writtenWords } from '../analysis/tokens.ts'

/** Brands whose names begin with the words, or one of whose words does: most products first. */
export function suggestedBrands(
  brands: readonly IndexedBrand[],
  query: string,
  language: Language,
  limit: number,
): Suggestions['brands'] {
  const typed = compared(query, language)
  if (typed === '') return []
  return brands
    .filter(({ name }) => ` ${compared(name, language)}`.includes(` ${typed}`))
    .slice(0, limit)
    .map(({ name }) => ({ name, path: pagePath('search', { q: name }) }))
}

function compared(text: string, language: Language): string {
  return writtenWords(text, language)
    .map((word) => foldedWord(word, language))
    .join(' ')
}
