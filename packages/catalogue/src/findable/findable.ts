import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Database, readCatalogue } from '@shop/engine/db/database'
import type { Catalogues } from '../catalogue/catalogues.ts'
import { type PageRedirect, pageRedirect, queryRedirect } from '../redirects/page-redirect-store.ts'
import { movedAddress } from './moved-address.ts'
import { noteStoryAddresses, type StoryAddress } from './moved-address-store.ts'
import { type FeedItem, productFeed } from './product-feed.ts'
import {
  idBefore,
  type PagesWanted,
  type ProductPageEntry,
  productPageCount,
  productPages,
} from './product-page-store.ts'

/** What the shop publishes for search engines, price comparison and old addresses. */
export type Findable = {
  /** Where something is now that once was at an address where nothing is; null when nothing ever was. */
  movedTo(locale: Locale, path: string): Promise<string | null>
  /** The redirect of an address without a page, however it is written; null without one. */
  redirect(locale: Locale, path: string): Promise<PageRedirect | null>
  /** The redirect of an address whose query says which page of another system it was, whatever page is there; null without one. */
  queryRedirect(locale: Locale, address: { path: string; search: string }): Promise<PageRedirect | null>
  /** Notes where all stories of a language are, so that their addresses lead on when they move. */
  rememberStories(language: Language, stories: readonly StoryAddress[]): Promise<void>
  productPageCount(locale: Locale): Promise<number>
  productPages(locale: Locale, wanted: PagesWanted): Promise<ProductPageEntry[]>
  /** The `after` of the product that comes after so many others. */
  productPageAfter(locale: Locale, skipped: number): Promise<number>
  /** Every article of a shop, read some at a time. */
  feed(locale: Locale): AsyncIterable<FeedItem>
}

/** Opens what makes a shop findable, on its database. */
export function openFindable({
  database,
  catalogues,
  shops,
  now,
}: {
  database: Database
  catalogues: Catalogues
  shops: Pick<ReadonlyMap<Locale, Shop>, 'get'>
  now: () => Date
}): Findable {
  const { sql } = database
  const shopOf = (locale: Locale) => {
    const shop = shops.get(locale)
    if (!shop) throw new Error(`The brand has no shop ${locale}: ask for one of its locales.`)
    return shop
  }
  return {
    movedTo: (locale, path) => movedAddress(sql, catalogues.of(locale), locale, path),
    redirect: (locale, path) => pageRedirect(sql, locale, path),
    queryRedirect: (locale, address) => queryRedirect(sql, locale, address),
    rememberStories: (language, stories) => noteStoryAddresses(sql, language, stories, now()),
    productPageCount: (locale) => readCatalogue(database, (read) => productPageCount(read, markets[locale])),
    productPages: (locale, wanted) =>
      readCatalogue(database, (read) => productPages(read, markets[locale], wanted)),
    productPageAfter: (locale, skipped) =>
      readCatalogue(database, (read) => idBefore(read, markets[locale], skipped)),
    feed: (locale) => productFeed(database, catalogues.of(locale), shopOf(locale)),
  }
}
