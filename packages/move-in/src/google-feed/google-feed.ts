import { sitemap } from '../reading/sitemap.ts'
import type { Source } from '../reading/source.ts'
import { feedTable, feedXml } from './products.ts'

/** A product feed as Google Merchant Center takes it, which nearly every shop system can write. */
export const googleFeed: Source = {
  readers: [sitemap, feedXml, feedTable],
  expects: 'a product feed as RSS 2.0, Atom or a table, with id, title, price and link, and sitemaps',
  categoryAddresses: () => [],
  // The specification asks for prices with tax everywhere outside of North America.
  prices: 'gross',
}
