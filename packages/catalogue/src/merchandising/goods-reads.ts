import { findGoods, type Goods, listShelves } from '@shop/api-client/office/goods-commands'
import { lineEssentials } from '@shop/domain/basket/lines/line-essentials'
import { imageAddress } from '@shop/domain/image/image-address'
import { markets } from '@shop/domain/market/markets'
import { productNumber } from '@shop/domain/product-link/product-number'
import type { Catalogue, CatalogueVariant, PlainProduct } from '../catalogue/catalogue.ts'
import { productIdOf } from '../products/catalogue-store.ts'
import { onShelf, shelfOf } from './merchandising-context.ts'

const MOST_FOUND = 12
const PICTURE_WIDTH = 150

/** What promotions, pins and sample baskets are chosen from. */
export const GOODS_READS = [
  onShelf(findGoods, {
    async prepare({ locale, text, productIds, variantIds }, context) {
      const catalogue = await shelfOf(context, locale)
      const owners = await catalogue.variants(variantIds)
      const ids = [...productIds, ...[...owners.values()].map(({ product }) => product.id)]
      if (text !== '') {
        const numbered = await productIdOf(context.sql, productNumber(text))
        ids.push(...(numbered === null ? [] : [numbered]), ...(await foundIds(catalogue, text)))
      }
      const products = await catalogue.plainProducts([...new Set(ids)])
      const variants = await catalogue.variants(
        products.flatMap(({ product }) => product.variants.map(({ id }) => id)),
      )
      return products.map((product) => shownGoods(product, variants, markets[locale].currency))
    },
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

/** By its words, as the shop's own search. */
async function foundIds({ search, locale }: Catalogue, text: string): Promise<number[]> {
  const { country, language } = markets[locale]
  const query = { country, language, sort: 'relevancy', page: 1, perPage: MOST_FOUND, filters: {} } as const
  return (await search.list({ ...query, scope: { kind: 'words', query: text } })).productIds
}

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

function shownGoods(
  { product }: PlainProduct,
  variants: ReadonlyMap<number, CatalogueVariant>,
  currency: string,
): Goods {
  const [picture] = product.images
  return {
    productId: product.id,
    referenceKey: product.referenceKey,
    name: product.name,
    brand: product.brand,
    picture: picture === undefined ? null : imageAddress(picture.hash, PICTURE_WIDTH),
    currency,
    variants: product.variants.map((variant) => {
      const facts = variants.get(variant.id)?.facts
      return {
        variantId: variant.id,
        referenceKey: variant.referenceKey,
        label: facts === undefined ? variant.label : lineEssentials({ facts, variant }),
        price: variant.price.withTax,
      }
    }),
  }
}
