import type { Facet, Sort } from '@shop/api-client/contract/catalogue'
import type { Ranking } from '@shop/api-client/office/ranking-commands'
import type { Country, Language } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import type { Part, PartSource } from '../../snapshot/parts.ts'

/** Where a text of a product comes from; what a word found in it weighs is the search's decision. */
export type TextField = 'name' | 'brand' | 'category' | 'attribute' | 'colour' | 'number'

/** A text of a product in one language. */
export type FieldText = { field: TextField; text: string }

/** What a search found: ascending positions, and how well each fits; only the first `count` of both are meant. */
export type Found = { positions: Uint32Array; scores: Float32Array; count: number }

/**
 * The texts of one language. Positions only rise; a changed text gets a new one. The index filters positions that are
 * dead or invisible, so a search may well find them.
 */
export type TextSearch = {
  add(position: number, texts: readonly FieldText[]): void
  search(query: string): Found
  /** Everything it knows, for a snapshot. */
  parts(): Iterable<Part>
  /** Takes in what `parts` said; only while it is empty. */
  restore(from: PartSource): void
}

/** Makes the empty search of a language; a rebuilt index starts with fresh ones. */
export type OpenTextSearch<Text extends TextSearch = TextSearch> = (language: Language) => Text

/** Which products a listing is made of. */
export type Scope =
  | { kind: 'all' }
  /** A category and everything below it. */
  | { kind: 'category'; categoryId: number }
  | { kind: 'found'; found: Found }

export type IndexQuery = {
  country: Country
  language: Language
  scope: Scope
  /** Sold out always comes last; `relevancy` is the score of a search, then popularity with boosts and pins. */
  sort: Sort
  page: number
  perPage: number
  /** Facet name to comma-joined values, as in the address. */
  filters: Readonly<Record<string, string>>
  /** Steers `relevancy` in place of what is stored for the category. */
  ranking?: Ranking | undefined
}

export type ListingResult = {
  /** Product ids of the page; of families their faces. */
  productIds: number[]
  total: number
  page: number
  pages: number
  facets: Facet[]
  /** The filters that were understood. */
  filters: Record<string, string>
}

/** A brand with the number of its visible products. */
export type IndexedBrand = { name: string; value: string; count: number }

/** What asks need of the products of all countries and languages; everything answers at once, out of memory. */
export type IndexReader<Text extends TextSearch = TextSearch> = {
  /** Grows with every applied change. */
  readonly revision: number
  text(language: Language): Text
  list(query: IndexQuery): ListingResult
  /** By product id: for which campaigns products of a category are pinned or boosted. */
  campaignsIn(categoryId: number): Readonly<Record<string, string>>
  /** Ids of the visible products that can be ordered, best score first, then most popular, without any facets. */
  best(scope: Scope, country: Country, limit: number): number[]
  /** The same, of siblings the first alone: for selections, where colours of one thing look like repetition. */
  bestOfEach(scope: Scope, country: Country, limit: number): number[]
  /** Ids of what is most popular beside a product: same main category, orderable, none of its siblings. */
  similarTo(productId: number, country: Country, limit: number): number[]
  /** Ids of all visible products with its master key, itself among them, ascending. */
  familyOf(productId: number, country: Country): readonly number[]
  /** What all ratings of its family come to. */
  ratingOf(productId: number): Rating | null
  /** Brands with visible products, most products first. */
  brands(country: Country): readonly IndexedBrand[]
  /** Visible products in a category and below it, as many as its list has cards. */
  productCount(categoryId: number, country: Country): number
  /** Visible products of a country. */
  size(country: Country): number
  isVisible(position: number, country: Country): boolean
  idAt(position: number): number
  popularityAt(position: number): number
}
