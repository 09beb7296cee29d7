import { localised } from '@shop/catalogue/localised/localised'
import { localisedImage, seoUrlOf } from '@shop/catalogue/localised/localised-product'
import type { Market } from '@shop/domain/market/markets'
import type { ProductImage } from '@shop/domain/product/product'
import { productHref } from '@shop/domain/product-link/product-href'
import type { GoodsToReview } from './review-invitation-store.ts'

/** A product that a mail asks about: where its review form opens, and the page that its way out leads to. */
export type AskedProduct = { name: string; image: ProductImage | null; page: string; review: string }

type Asking = { market: Market; token: string; addressOf: (path: string) => string }

/**
 * What a mail shows of a product. The token is in the hash: it never reaches a log, and a mail filter that follows links
 * opens a form and sends nothing.
 */
export function askedProduct(goods: GoodsToReview, { market, token, addressOf }: Asking): AskedProduct {
  const name = localised(goods.name, market)
  const href = productHref({
    seoUrl: seoUrlOf(goods, market),
    name,
    referenceKey: goods.referenceKey,
  })
  const page = `${addressOf(href)}?variant=${encodeURIComponent(goods.variantKey)}`
  const [first] = goods.images
  return {
    name,
    image: first === undefined ? null : localisedImage(first, market),
    page,
    review: `${page}#bewertung-schreiben=${token}`,
  }
}
