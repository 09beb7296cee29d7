import type { Suggestions } from '@shop/api-client/contract/search'
import type { SuggestionGroups, WordGroup } from '@shop/ui/search-suggestions/suggestion-groups.ts'
import type { MenuNode } from '../../menu-node.ts'
import { searchHref } from './search-query.ts'

/** Headings and the like, in the shopper's language. */
export type SuggestionWords = {
  recent: string
  clearRecent: string
  popular: string
  queries: string
  categories: string
  brands: string
  products: string
  allFor: (query: string) => string
  inCategory: (trail: string) => string
}

type Tools = {
  /** Begins every id; several fields may stand on one page. */
  listId: string
  path: (path: string) => string
  words: SuggestionWords
}

/** Before anything is typed: what was searched for last, and where most things are. */
export function groupsBeforeTyping(
  recent: readonly string[],
  popular: readonly MenuNode[],
  onClearRecent: () => void,
  { listId, path, words }: Tools,
): SuggestionGroups {
  const groups: WordGroup[] = [
    {
      kind: 'recent',
      title: words.recent,
      options: recent.map((query, index) => ({
        id: `${listId}-recent-${index}`,
        href: path(searchHref(query)),
        label: query,
        detail: null,
      })),
      action: { id: `${listId}-clear`, label: words.clearRecent, onChoose: onClearRecent },
    },
  ]
  return {
    words: withRows(groups),
    tiles: tilesOf(popular, { listId, path, words }),
    products: { title: words.products, options: [] },
    all: null,
  }
}

/**
 * What the shop suggests for the words in the field, with everything it finds as the last row. Where it knows nothing,
 * there are the popular categories.
 */
export function groupsFor(
  query: string,
  suggestions: Suggestions,
  popular: readonly MenuNode[],
  { listId, path, words }: Tools,
): SuggestionGroups {
  const { queries, categories, brands, products } = suggestions
  const groups: WordGroup[] = [
    {
      kind: 'queries',
      title: words.queries,
      options: queries.map((suggested, index) => ({
        id: `${listId}-query-${index}`,
        href: path(searchHref(suggested)),
        label: suggested,
        detail: null,
      })),
      action: null,
    },
    {
      kind: 'categories',
      title: words.categories,
      options: categories.map((category, index) => ({
        id: `${listId}-category-${index}`,
        href: path(category.path),
        label: category.name,
        detail: category.trail.length === 0 ? null : words.inCategory(category.trail.join(' › ')),
      })),
      action: null,
    },
    {
      kind: 'brands',
      title: words.brands,
      options: brands.map((brand, index) => ({
        id: `${listId}-brand-${index}`,
        href: path(brand.path),
        label: brand.name,
        detail: null,
      })),
      action: null,
    },
  ]
  const rows = products.map((card) => ({ id: `${listId}-product-${card.id}`, href: path(card.href), card }))
  const shown = withRows(groups)
  const isEmpty = shown.length === 0 && rows.length === 0
  return {
    words: shown,
    tiles: tilesOf(isEmpty ? popular : [], { listId, path, words }),
    products: { title: words.products, options: rows },
    all: isEmpty ? null : { id: `${listId}-all`, href: path(searchHref(query)), label: words.allFor(query) },
  }
}

function tilesOf(popular: readonly MenuNode[], { listId, path, words }: Tools): SuggestionGroups['tiles'] {
  const options = popular.map((node, index) => ({
    id: `${listId}-popular-${index}`,
    href: path(node.path),
    label: node.name,
    image: node.image,
  }))
  return { title: words.popular, options }
}

function withRows(groups: WordGroup[]): WordGroup[] {
  return groups.filter((group) => group.options.length > 0)
}
