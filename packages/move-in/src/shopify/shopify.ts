import { sitemap } from '../reading/sitemap.ts'
import type { Source } from '../reading/source.ts'
import { slugOf } from '../values/keys.ts'
import { shopifyCollections } from './collections.ts'
import { shopifyCustomers } from './customers.ts'
import { shopifyOrders } from './orders.ts'
import { shopifyPagesJson, shopifyPagesTable } from './pages.ts'
import { shopifyProducts } from './products.ts'
import { shopifyRedirects } from './redirects.ts'

/** What Shopify's administration exports. */
export const shopify: Source = {
  readers: [
    ...[shopifyProducts, shopifyCollections, shopifyPagesTable, shopifyPagesJson],
    ...[shopifyRedirects, shopifyCustomers, shopifyOrders, sitemap],
  ],
  expects:
    'the exports of products, URL redirects, customers and orders from the administration, collections with their products (JSON), pages and articles of the Admin API (JSON) or of Matrixify (CSV), and sitemaps',
  categoryAddresses: (names) => [`/collections/${slugOf(names.at(-1) ?? '')}/`],
  prices: null,
}
