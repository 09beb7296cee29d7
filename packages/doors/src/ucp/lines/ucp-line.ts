import type { BasketItem } from '@shop/domain/basket/basket'
import { articleId } from '../catalogue/article-id.ts'

/** A line at what it costs, minor units with tax. */
export function ucpLine(item: BasketItem, pictureOf: (src: string) => string | null) {
  const { key, product, variant, quantity, price, totalBefore } = item
  const [image] = product.images
  const picture = image === undefined ? null : pictureOf(image.src)
  const total = price.total.withTax
  const before = totalBefore ?? total
  const title = [product.name, variant.label].filter((part) => part !== '').join(', ')
  return {
    id: key,
    item: {
      id: articleId(product, variant),
      title,
      price: price.unit.withTax,
      ...(picture === null ? {} : { image_url: picture }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount: before },
      ...(before > total ? [{ type: 'items_discount', amount: total - before }] : []),
      { type: 'total', amount: total },
    ],
  }
}
