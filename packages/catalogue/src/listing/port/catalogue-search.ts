import type { Country, Language } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import type { IndexedBrand, IndexQuery, ListingResult } from '../index/catalogue-index-types.ts'

/** Everything, or a category with everything below it. */
export type ShelfScope = { kind: 'all' } | { kind: 'category'; categoryId: number }

/** Which products a list is made of; `isExact` takes the words as they are typed. */
export type SearchScope = ShelfScope | { kind: 'words'; query: string; isExact?: boolean }

export type SearchQuery = Omit<IndexQuery, 'scope'> & { scope: SearchScope }

/** Which words a list was found by; of a category, none was corrected or left out. */
export type SearchWording = {
  /** The words with a better spelling, null when they are right as they are. */
  corrected: string | null
  /** Words that had to be left out to find anything, as typed. */
  leftOut: string[]
}

export type SearchResult = ListingResult & SearchWording

/** Where words are read, and what they may find. */
export type SearchPlace = { country: Country; language: Language }

export type Suggested = {
  /** What the words may become, most frequent first. */
  queries: string[]
  /** Products for what is typed so far, one of several siblings. */
  productIds: number[]
}

/** The products that share a card of a list, ascending, and what all their ratings come to. */
export type ListedFamily = { members: readonly number[]; rating: Rating | null }

/**
 * Search and listing of a shop's catalogue, for all its countries. Every answer is of products that are visible in the
 * country; whoever asks fetches the products themselves from the database.
 *
 * @throws `SearchUnavailable` where the search stands elsewhere and does not answer
 * @see docs/adr/0089-search-is-a-port.md
 */
export type CatalogueSearch = {
  /** Grows with every applied change. */
  readonly revision: number
  /** A page of a list with its facets. */
  list(query: SearchQuery): Promise<SearchResult>
  /** A better spelling of some words; null where they are right, or nothing is like them. */
  spelling(query: string, place: SearchPlace): Promise<string | null>
  /** Whether words find anything. */
  finds(query: string, place: SearchPlace): Promise<boolean>
  suggest(query: string, place: SearchPlace, limit: number): Promise<Suggested>
  /** Ids of the visible products that can be ordered, most popular first. */
  best(scope: ShelfScope, country: Country, limit: number): Promise<number[]>
  /** The same, of siblings the first alone. */
  bestOfEach(scope: ShelfScope, country: Country, limit: number): Promise<number[]>
  /** Ids of what is most popular beside a product: same main category, orderable, none of its siblings. */
  similarTo(productId: number, country: Country, limit: number): Promise<number[]>
  /** By product id; a product that is not visible is left out. */
  families(productIds: readonly number[], country: Country): Promise<ReadonlyMap<number, ListedFamily>>
  /**
   * By product id: what all ratings of its family come to, kept at hand. Empty where the search stands elsewhere: cards are
   * told while rows are locked, too, and never wait for it.
   */
  ratings(productIds: readonly number[], country: Country): ReadonlyMap<number, Rating | null>
  /** Brands with visible products, most products first. */
  brands(country: Country): Promise<readonly IndexedBrand[]>
  /** By product id: for which campaigns products of a category are pinned or boosted. */
  campaignsIn(categoryId: number): Readonly<Record<string, string>>
  /** Cards of a category's list, kept at hand: navigation asks for all of them. */
  productCount(categoryId: number, country: Country): number
  /** Names of everything that a list can be filtered by, in alphabetical order. */
  filters(): readonly string[]
  isFilter(name: string): boolean
}

/** The search stands elsewhere and does not answer: nothing is known, which is not the same as nothing found. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable'
}
