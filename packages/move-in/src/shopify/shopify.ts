import type { Source } from '../reading/source.ts'
import { slugOf } from '../values/keys.ts'
import { shopifyCustomers } from './customers.ts'
import { shopifyProducts } from './products.ts'
import { shopifyRedirects } from './redirects.ts'

/** What Shopify's administration exports. */
export const shopify: Source = {
  readers: [shopifyProducts, shopifyRedirects, shopifyCustomers],
  expects: 'the exports of products, URL redirects and customers from the administration',
  categoryAddresses: (names) => [`/collections/${slugOf(names.at(-1) ?? '')}/`],
  prices: null,
}
