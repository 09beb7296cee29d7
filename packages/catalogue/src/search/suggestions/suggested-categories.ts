import type { Suggestions } from '@shop/api-client/contract/search'
import type { Language } from '@shop/domain/market/markets'
import type { Catalogue, CatalogueCategory } from '../../catalogue/catalogue.ts'
import { WordIndex } from '../text/word-index.ts'

type CategoryNames = { categories: readonly CatalogueCategory[]; index: WordIndex }

/** By the first category of a tree: a changed tree is a new object. */
const known = new WeakMap<CatalogueCategory, CategoryNames>()

/** Categories with products whose names have all the words: best first, then those with most products. */
export function suggestedCategories(
  catalogue: Catalogue,
  query: string,
  language: Language,
  limit: number,
): Suggestions['categories'] {
  const { categories, index } = categoryNames(catalogue, language)
  const { positions, scores, count, leftOut } = index.search(query)
  if (leftOut.length > 0) return []
  return Array.from({ length: count }, (_, place) => ({
    score: scores[place] ?? 0,
    category: categories[positions[place] ?? -1],
  }))
    .filter(({ category }) => category && category.productCount > 0)
    .sort((a, b) => b.score - a.score || (b.category?.productCount ?? 0) - (a.category?.productCount ?? 0))
    .slice(0, limit)
    .flatMap(({ category }) => (category ? [suggestion(category)] : []))
}

function suggestion({ name, path, trail }: CatalogueCategory): Suggestions['categories'][number] {
  return { name, path, trail: trail.slice(0, -1).map(({ categoryName }) => categoryName) }
}

function categoryNames(catalogue: Catalogue, language: Language): CategoryNames {
  const categories = catalogue.categories()
  const [first] = categories
  const names = first && known.get(first)
  if (names) return names

  const index = new WordIndex(language, catalogue.words.of(language))
  for (const [place, { name }] of categories.entries()) index.add(place, [{ field: 'name', text: name }])
  const fresh = { categories, index }
  if (first) known.set(first, fresh)
  return fresh
}
