import type { Source } from '../reading/source.ts'
import { slugOf } from '../values/keys.ts'
import { wooAddresses } from './addresses.ts'
import { wooProducts } from './products.ts'

/** What WooCommerce and WordPress export, and what their interface answers. */
export const wooCommerce: Source = {
  readers: [wooProducts, wooAddresses],
  expects: 'the product export (CSV), and answers of the interface wc/v3 (JSON)',
  categoryAddresses: (names) => [`/product-category/${names.map(slugOf).join('/')}/`],
  prices: null,
}
