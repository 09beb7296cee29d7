import type { Suggestions } from '@shop/api-client/contract/search'
import { pagePath } from '@shop/domain/link/page-link'
import type { Country, Language } from '@shop/domain/market/markets'
import type { IndexReader } from '../../listing/index/catalogue-index-types.ts'
import { foldedWord, writtenWords } from '../analysis/tokens.ts'

/** Brands whose names begin with the words, or one of whose words does: most products first. */
export function suggestedBrands(
  index: Pick<IndexReader, 'brands'>,
  query: string,
  { country, language }: { country: Country; language: Language },
  limit: number,
): Suggestions['brands'] {
  const typed = compared(query, language)
  if (typed === '') return []
  return index
    .brands(country)
    .filter(({ name }) => ` ${compared(name, language)}`.includes(` ${typed}`))
    .slice(0, limit)
    .map(({ name }) => ({ name, path: pagePath('search', { q: name }) }))
}

function compared(text: string, language: Language): string {
  return writtenWords(text, language)
    .map((word) => foldedWord(word, language))
    .join(' ')
}
