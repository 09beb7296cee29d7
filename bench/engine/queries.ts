import type { IndexQuery, Scope } from '@shop/catalogue/listing/index/catalogue-index-types'
import type { ProductsIndex } from '@shop/catalogue/listing/index/products-index'
import { suggestedIds } from '@shop/catalogue/search/own/suggested-ids'
import type { TextIndex } from '@shop/catalogue/search/text/text-index'
import type { Category } from './generated-index.ts'

/** What is measured, once in the index and once as SQL. */
export type Query = {
  kind: QueryKind
  categoryId: number | null
  words: string
  page: number
  colour: string | null
}

export const KINDS = ['leaf', 'root', 'whole', 'filtered', 'text', 'suggestions'] as const
export type QueryKind = (typeof KINDS)[number]

const WORDS = ['sofa', 'lampe', 'teppich', 'kissen', 'tisch', 'stuhl', 'decke', 'regal']
const PREFIXES = ['s', 'so', 'la', 'kis', 'tep', 'st', 'de', 'tis']
const COLOURS = ['grau', 'beige', 'schwarz', 'weiss', 'gruen']
const PAGES = [1, 1, 1, 2, 5]

/** As many queries of a kind, each a little different. */
export function queriesOf(
  kind: QueryKind,
  index: ProductsIndex<TextIndex>,
  { categories, amount }: { categories: readonly Category[]; amount: number },
): Query[] {
  const filled = categories.filter(({ id }) => index.productCount(id, 'DE') > 0)
  const parents = new Set(filled.map(({ parentId }) => parentId))
  const leaves = filled.filter(({ id }) => !parents.has(id))
  const roots = filled.filter(({ parentId }) => parentId === null)
  return Array.from({ length: amount }, (_, round) => {
    const places = kind === 'leaf' ? leaves : roots
    const words = kind === 'suggestions' ? PREFIXES : WORDS
    return {
      kind,
      categoryId:
        kind === 'leaf' || kind === 'root' || kind === 'filtered'
          ? (places[round % places.length]?.id ?? null)
          : null,
      words: words[round % words.length] ?? '',
      page: PAGES[round % PAGES.length] ?? 1,
      colour: kind === 'filtered' ? (COLOURS[round % COLOURS.length] ?? null) : null,
    }
  })
}

/** Answers a query from the index; returns the number of products. */
export function askIndex(
  index: ProductsIndex<TextIndex>,
  { kind, categoryId, words, page, colour }: Query,
): number {
  if (kind === 'suggestions') {
    const isVisible = (position: number) => index.isVisible(position, 'DE')
    const [completion] = index.text('de').completions(words, 6, isVisible)
    const query = { query: words, completion, country: 'DE', language: 'de', limit: 6 } as const
    return suggestedIds(index, query).length
  }

  const scope: Scope =
    kind === 'text'
      ? { kind: 'found', found: index.text('de').search(words) }
      : categoryId === null
        ? { kind: 'all' }
        : { kind: 'category', categoryId }
  const query: IndexQuery = {
    country: 'DE',
    language: 'de',
    scope,
    sort: 'relevancy',
    page,
    perPage: 24,
    filters: colour === null ? {} : { colour, price: '1000-50000' },
  }
  return index.list(query).total
}
