import { sitemap } from '../reading/sitemap.ts'
import type { Source } from '../reading/source.ts'
import { ownCustomers } from './customers.ts'
import { ownGiftCards } from './gift-cards.ts'
import { ownOrders } from './orders.ts'
import { ownProducts } from './products.ts'
import { ownRedirects } from './redirects.ts'
import { ownReviews } from './reviews.ts'

/** Tables of our own, for shops of any other system. */
export const ownCsv: Source = {
  // A table of orders has the columns of customers as well.
  readers: [ownProducts, ownRedirects, ownOrders, ownCustomers, ownReviews, ownGiftCards, sitemap],
  expects: 'tables with the columns of docs/move-in/csv.md, and sitemaps',
  categoryAddresses: () => [],
  prices: null,
}
