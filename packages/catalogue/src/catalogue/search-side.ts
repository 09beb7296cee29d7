import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import { buildIndex } from '../listing/index/build-index.ts'
import type { IndexOptions } from '../listing/index/index-store.ts'
import { ProductsIndex } from '../listing/index/products-index.ts'
import type { KeptSearch } from '../listing/port/kept-search.ts'
import type { StoredCategory } from '../products/catalogue-store.ts'
import { OwnSearch } from '../search/own/own-search.ts'
import type { TextIndex } from '../search/text/text-index.ts'
import type { SearchWords } from '../search/words/language-words.ts'
import { isOtherTree } from './category-tree.ts'
import type { ChangeReader } from './change-feed-store.ts'
import { indexRecipe } from './index-recipe.ts'
import { IndexSnapshots, type SnapshotPlace } from './index-snapshots.ts'

/** How the index of a brand's shops is made, whatever is in it. */
export type IndexMaking = Pick<
  IndexOptions<TextIndex>,
  'markets' | 'instantUpToDays' | 'cards' | 'openText'
> & {
  /** What shoppers' words mean, as it is now. */
  words: SearchWords
}

/** A search that was there before, and what has changed since. */
export type ResumedSearch = {
  search: KeptSearch
  reader: ChangeReader
  tags: readonly string[]
  /** Whether it was made with other categories than these, and has to be made again. */
  isOutdated: (categories: readonly StoredCategory[]) => boolean
}

export type FreshOptions = {
  categories: readonly StoredCategory[]
  /** Others are served meanwhile: no stretch of work above some milliseconds. */
  isServing: boolean
  /** A number of the change feed that everything read from now on is at least as new as. */
  version: number
  /** Aborts the making. */
  signal?: AbortSignal
}

/** A search with the reader of the changes that are in it. */
export type ReadSearch = { search: KeptSearch; reader: ChangeReader }

/** Where products are searched: how a search begins, and what of it outlives the process. */
export type SearchSide = {
  /** null where all products have to be read. */
  resumed(sql: Sql): Promise<ResumedSearch | null>
  fresh(sql: Sql, options: FreshOptions): Promise<KeptSearch>
  /** Makes a fresh search the one that is asked; without a reader, changes are missing that nobody may skip. */
  publish(search: KeptSearch, reader: ChangeReader | null): Promise<void>
  /** Counts products that were taken in. */
  changed(products: number): void
  /** Whether it is time to keep something for the next start. */
  isDue(read: ReadSearch): boolean
  /** Keeps it, while nothing changes. */
  keep(database: Database, read: ReadSearch): Promise<void>
  /** At the end; null where changes are missing. */
  close(database: Database, read: ReadSearch | null): Promise<void>
}

/** The shop's own search, which keeps a snapshot of its index on disk, or nothing. */
export function ownSide(making: IndexMaking, place: SnapshotPlace | null): SearchSide {
  const snapshots = place && new IndexSnapshots(place, indexRecipe(making))
  return {
    async resumed(sql) {
      const openIndex = () => new ProductsIndex({ ...making, categories: [], capacity: 0 })
      const restored = await snapshots?.restored(sql, openIndex)
      if (!restored) return null
      const { index, ...others } = restored
      return {
        ...others,
        search: new OwnSearch(index),
        isOutdated: (categories) =>
          isOtherTree(index.categories(), categories) || index.isMissing(categories),
      }
    },
    async fresh(sql, { categories, isServing, signal }) {
      return new OwnSearch(
        await buildIndex(sql, { ...making, categories, isServing, ...(signal && { signal }) }),
      )
    },
    publish: async () => snapshots?.replaced(),
    changed: (products) => snapshots?.changed(products),
    isDue: ({ search, reader }) =>
      search instanceof OwnSearch && (snapshots?.isDue(search.index, reader) ?? false),
    async keep(database, { search, reader }) {
      if (search instanceof OwnSearch) await snapshots?.write(database, search.index, reader)
    },
    async close(database, read) {
      if (read?.search instanceof OwnSearch)
        await snapshots?.writeLast(database, read.search.index, read.reader)
    },
  }
}
