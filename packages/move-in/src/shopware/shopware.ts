import { sitemap } from '../reading/sitemap.ts'
import type { Source } from '../reading/source.ts'
import { shopwareCategories, shopwareCategoryAddress } from './categories.ts'
import { shopwareCustomers, shopwarePasswords } from './customers.ts'
import { shopwareOrders } from './orders.ts'
import { shopwareProducts } from './products.ts'
import { shopwareCategoriesTable, shopwarePropertiesTable } from './profile-lists.ts'
import { shopwareProductsTable } from './profile-products.ts'

/** What the Store API and the Admin API of Shopware 6 answer, and what its standard profiles export. */
export const shopware: Source = {
  readers: [
    ...[shopwareProducts, shopwareProductsTable, shopwareOrders, shopwareCategories],
    ...[shopwareCategoriesTable, shopwarePropertiesTable],
    ...[shopwareCustomers, shopwarePasswords, sitemap],
  ],
  expects:
    'answers of the Store API (products, categories) and of the Admin API (customers, orders) as JSON, exports of products, categories and properties by the standard profiles (CSV), the columns id and password of the table customer, and sitemaps',
  categoryAddresses: (names) => [shopwareCategoryAddress(names)],
  prices: null,
}
