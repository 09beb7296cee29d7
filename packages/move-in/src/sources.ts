import { ownCsv } from './csv/own-csv.ts'
import { googleFeed } from './google-feed/google-feed.ts'
import type { Source } from './reading/source.ts'
import { shopify } from './shopify/shopify.ts'
import { shopware } from './shopware/shopware.ts'
import { wooCommerce } from './woocommerce/woocommerce.ts'
import type { SourceName } from './writing/run/source-name.ts'

/** Every system that a shop can come from, one line each. */
export const SOURCES: Record<SourceName, Source> = {
  shopify,
  woocommerce: wooCommerce,
  shopware,
  'google-feed': googleFeed,
  csv: ownCsv,
}
