import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { findGoods, Goods } from '@shop/api-client/office/goods-commands'
import { lineEssentials } from '@shop/domain/basket/lines/line-essentials'
import { imageAddress } from '@shop/domain/image/image-address'
import { markets } from '@shop/domain/market/markets'
import { productNumber } from '@shop/domain/product-link/product-number'
import type { Catalogue, CatalogueVariant, PlainProduct } from '../catalogue/catalogue.ts'
import { productIdOf } from '../products/catalogue-store.ts'
import { type MerchandisingContext, shelfOf } from './merchandising-context.ts'

const MOST_FOUND = 12
const PICTURE_WIDTH = 150

/**
 * Products as the search of a shop finds them, or those that a list names, each with its articles and their prices, minor
 * units. For a `prepare` alone, as it reads the goods in memory.
 *
 * @throws CommandRefusal where this process holds no goods
 */
export async function foundGoods(
  context: MerchandisingContext,
  { locale, text, productIds, variantIds }: ParsedCommandInput<typeof findGoods>,
): Promise<Goods[]> {
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
}

/** By its words, as the shop's own search. */
async function foundIds({ search, locale }: Catalogue, text: string): Promise<number[]> {
  const { country, language } = markets[locale]
  const query = { country, language, sort: 'relevancy', page: 1, perPage: MOST_FOUND, filters: {} } as const
  return (await search.list({ ...query, scope: { kind: 'words', query: text } })).productIds
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
