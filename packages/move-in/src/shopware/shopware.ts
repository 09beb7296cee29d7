import { sitemap } from '../reading/sitemap.ts'
import type { Source } from '../reading/source.ts'
import { shopwareCategories, shopwareCategoryAddress } from './categories.ts'
import { shopwareCustomers, shopwarePasswords } from './customers.ts'
import { shopwareOrders } from './orders.ts'
import { shopwareProducts } from './products.ts'

/** What the Store API and the Admin API of Shopware 6 answer. */
export const shopware: Source = {
  readers: [
    ...[shopwareProducts, shopwareOrders, shopwareCategories],
    ...[shopwareCustomers, shopwarePasswords, sitemap],
  ],
  expects:
    'answers of the Store API (products, categories) and of the Admin API (customers, orders) as JSON, the columns id and password of the table customer, and sitemaps',
  categoryAddresses: (names) => [shopwareCategoryAddress(names)],
  prices: null,
}
