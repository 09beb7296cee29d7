import { findGoods, listShelves } from '@shop/api-client/office/goods-commands'
import { markets } from '@shop/domain/market/markets'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { foundGoods } from './found-goods.ts'
import { onShelf, shelfOf } from './merchandising-context.ts'

/** What promotions, pins and sample baskets are chosen from. */
export const GOODS_READS = [
  onShelf(findGoods, {
    prepare: async (asked, context) => foundGoods(context, asked),
  })(async (_input, _context, goods) => ({ answer: { goods }, object: null })),

  onShelf(listShelves, {
    async prepare({ locale }, context) {
      const catalogue = await shelfOf(context, locale)
      const categories = inOrder(catalogue).map(({ id, path, trail, productCount }) => ({
        id,
        name: trail.map(({ categoryName }) => categoryName).join(' › '),
        path,
        depth: trail.length,
        count: productCount,
      }))
      const brands = (await catalogue.search.brands(markets[locale].country)).map(({ name }) => name)
      return { categories, brands: brands.toSorted((a, b) => a.localeCompare(b)) }
    },
  })(async (_input, _context, answer) => ({ answer, object: null })),
]

function inOrder(catalogue: Catalogue) {
  const below = (id: number): readonly number[] => [
    id,
    ...(catalogue.category(id)?.children ?? []).flatMap(below),
  ]
  return catalogue
    .roots()
    .flatMap(({ id }) => below(id))
    .flatMap((id) => catalogue.category(id) ?? [])
}
