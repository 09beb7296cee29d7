import { join } from 'node:path'
// @boundaries-ignore the journeys say what is known of a shop's goods
import type { GoodsModule } from '../e2e/fixtures/goods.ts'
// @boundaries-ignore the benches measure every shop of the repository
import { moduleOf, shops } from '../scripts/shops.ts'

const APPS = join(import.meta.dirname, '../apps')

/** A page that is measured; products are named by number, so that a reworded name changes nothing here. */
export type MeasuredPage = { name: 'home' | 'listing' | 'product'; path: string }

export type MeasuredShop = {
  id: string
  /** Where its app is built: this repository's, or that of another checkout. */
  folder: string
  pages: readonly MeasuredPage[]
  /** Pages that search engines are not to keep; judged by Lighthouse alone. */
  hiddenPages: readonly { name: string; path: string }[]
}

const ON_THE_WAY = [
  { name: 'basket', path: '/warenkorb/' },
  { name: 'checkout', path: '/kasse/' },
]

/** Every shop with one page of each kind: the widest listing, and a product with everything on it. */
export const SHOPS: readonly MeasuredShop[] = await Promise.all(
  (await shops()).map(async ({ name }) => {
    const { goods, measured }: GoodsModule = await moduleOf(name, 'testing/goods.ts')
    return {
      id: name,
      folder: join(APPS, name),
      pages: [
        { name: 'home', path: '/' },
        { name: 'listing', path: measured.listing },
        { name: 'product', path: `/p/${goods.large.number}/` },
      ],
      hiddenPages: [{ name: 'search', path: `/suche/?q=${measured.search}` }, ...ON_THE_WAY],
    }
  }),
)

/**
 * The shop that is measured where one is enough.
 *
 * @throws where there is no shop at all
 */
export function firstShop(): MeasuredShop {
  const [first] = SHOPS
  if (!first) throw new Error('There is no shop to measure: apps holds none.')
  return first
}
