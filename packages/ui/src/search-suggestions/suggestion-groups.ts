import type { ProductImage } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'

type Option = {
  /** Id of the row in the page: the field names it as active. */
  id: string
  href: string
}

/** A row of words. */
export type WordOption = Option & {
  label: string
  /** A quiet line beside it, as the categories above. */
  detail: string | null
}
/** A category with its picture. */
export type TileOption = Option & { label: string; image: ProductImage | null }
export type ProductOption = Option & { card: ProductCard }
/** A row that does something here instead of leading away. */
export type ActionOption = Pick<Option, 'id'> & { label: string; onChoose: () => void }

export type WordGroup = {
  kind: 'recent' | 'queries' | 'categories' | 'brands'
  title: string
  options: WordOption[]
  /** The last row of the group, for example "clear". */
  action: ActionOption | null
}

/** What the field suggests, in the order in which the arrow keys walk through it. */
export type SuggestionGroups = {
  words: WordGroup[]
  tiles: { title: string; options: TileOption[] }
  products: { title: string; options: ProductOption[] }
  /** Leads to all results of what was typed. */
  all: (Option & { label: string }) | null
}

/** Ids of all rows, in their order. */
export function optionIds({ words, tiles, products, all }: SuggestionGroups): string[] {
  return [
    ...words.flatMap(({ options, action }) => [...options, ...(action ? [action] : [])]),
    ...tiles.options,
    ...products.options,
    ...(all ? [all] : []),
  ].map(({ id }) => id)
}
