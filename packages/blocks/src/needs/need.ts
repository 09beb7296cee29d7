import type { PageFacts } from '@shop/domain/content/campaign-visibility'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { ContactFacts } from '@shop/ui/contact-card/contact-card'
import type { Article } from './articles.ts'
import type { SitePage } from './shop-facts.ts'
import type { StoreSite } from './stores.ts'

/** What a page has loaded for its blocks, as it travels in the page's data; every card stands in it once. */
export type LoadedNeeds = {
  /** By product number. */
  cards: Record<string, ProductCard>
  /** Numbers of the products of a listing or recommendation, by its key. */
  lists: Record<string, { products: string[]; total: number; path: string }>
  /** By folder. */
  articles: Record<string, Article[]>
  stores: StoreSite[]
}

/** What a page knows without asking for it. */
export type ShopFacts = {
  /** How the shop can be reached; null where it is not known. */
  contact: ContactFacts | null
  /** Categories of the shop as a tree. */
  sitePages: readonly SitePage[]
  /** What the page around is about, for campaigns. */
  page: PageFacts
  /** Minutes that the page takes to read; 0 where they were not counted. */
  minutes: number
  /** Side of the pictures in a navigation teaser, px. @see spec §9 */
  navigationTeaserSize: number
}

export type Loaded = LoadedNeeds & ShopFacts

/**
 * Something that a block shows and its story does not hold: what is asked, and how its answer is found in what the page
 * has loaded. Both ends of the payload make the same need of the same fields.
 */
export type Need<Kind extends string, Question, Given> = {
  readonly kind: Kind
  readonly question: Question
  readonly given: (loaded: Loaded) => Given
}

/** The entry under a key that an editor has written: `constructor` is a word like any other, and no entry. */
export function entryOf<Value>(entries: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}
