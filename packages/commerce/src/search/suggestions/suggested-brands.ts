import type { Suggestions } from '@shop/api-client/contract/search'
import type { Country, Language } from '@shop/domain/shop/markets'
import type { IndexReader } from '../../listing/catalogue-index-types.ts'
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
    .map(({ name }) => ({ name, path: `/suche/?q=${encodeURIComponent(name)}` }))
}

function compared(text: string, language: Language): string {
  return writtenWords(text, language)
    .map((word) => foldedWord(word, language))
    .join(' ')
}
