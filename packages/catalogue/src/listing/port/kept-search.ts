import type { IndexRow } from '../../products/index-row.ts'
import type { IndexCategory } from '../index/place-index.ts'
import type { Rankings } from '../index/rankings.ts'
import type { CatalogueSearch } from './catalogue-search.ts'

/** Products as the database has them now. */
export type ChangedProducts = {
  /** What was asked for; those without a row are gone. */
  ids: readonly number[]
  rows: readonly IndexRow[]
  /** A number of the change feed that all of this is at least as new as. */
  version: number
}

/** A search as the keeper of the catalogue sees it, who tells it what has changed. */
export type KeptSearch = CatalogueSearch & {
  /** About how many products it holds. */
  readonly length: number
  /** Whether so much is dead that a fresh one is worth its time. */
  readonly isWorn: boolean
  /** Adds new categories; the others have to be unchanged. */
  plant(categories: readonly IndexCategory[]): void
  /** Whether products came in one of the categories before it was known. */
  isMissing(categories: readonly IndexCategory[]): boolean
  steer(rankings: Rankings): void
  /** Visible to everybody who asks once it resolves. */
  takeIn(changed: ChangedProducts): Promise<void>
  /** Categories that show one of the products, and all above them. */
  placesOf(productIds: readonly number[]): Promise<readonly number[]>
}
