import { sitemap } from '../reading/sitemap.ts'
import type { Source } from '../reading/source.ts'
import { slugOf } from '../values/keys.ts'
import { wooAddresses } from './addresses.ts'
import { wooCustomers, wooPasswords } from './customers.ts'
import { wooOrders } from './orders.ts'
import { wooProducts } from './products.ts'
import { wooReviews } from './reviews.ts'
import { wordPressJson, wordPressXml } from './wordpress-pages.ts'

/** What WooCommerce and WordPress export, and what their interface answers. */
export const wooCommerce: Source = {
  readers: [
    ...[wooProducts, wooAddresses, wooCustomers, wooPasswords, wooOrders, wooReviews],
    ...[wordPressXml, wordPressJson, sitemap],
  ],
  expects:
    'the product export (CSV), answers of the interfaces wc/v3 and wp/v2 (JSON), the export of WordPress (XML), the table wp_users, and sitemaps',
  // Its words in English and in German; who has chosen others has a table of redirects.
  categoryAddresses: (names) => [
    ...['product-category', 'produkt-kategorie'].map((base) => `/${base}/${names.map(slugOf).join('/')}/`),
    // where addresses are plain, they name a category by its slug alone
    `/?product_cat=${slugOf(names.at(-1) ?? '')}`,
  ],
  prices: null,
}
