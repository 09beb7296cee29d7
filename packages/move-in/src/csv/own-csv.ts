import type { Source } from '../reading/source.ts'
import { ownProducts } from './products.ts'
import { ownRedirects } from './redirects.ts'

/** Tables of our own, for shops of any other system. */
export const ownCsv: Source = {
  readers: [ownProducts, ownRedirects],
  expects: 'tables with the columns of docs/move-in/csv.md',
  categoryAddresses: () => [],
  prices: null,
}
