import { pricePromotionKey } from '../../price/scale-price.ts'
import type { ProductVariant } from '../../product/product-variant.ts'
import type { BasketItem } from '../basket.ts'
import type { BasketLine } from './basket-line.ts'
import { lineAttributes } from './line-attributes.ts'
import { linePrice } from './line-price.ts'

/**
 * A kept line as a basket shows it, with the names and the price of this moment; `stock` in units. Whether it can be
 * bought is not said yet: lines of a variant share its units.
 *
 * @see spec §3 "Basket", §4 "Basket item"
 */
export function shownItem(
  line: BasketLine,
  { product, variant, facts }: ProductVariant,
  stock: number,
): BasketItem {
  const price = linePrice(variant, line.quantity)
  return {
    key: line.key,
    quantity: line.quantity,
    availableQuantity: 0,
    status: 'unavailable',
    reason: null,
    product: {
      id: product.id,
      referenceKey: product.referenceKey,
      name: product.name,
      brand: product.brand,
      subbrand: product.subbrand,
      seoUrl: product.seoUrl,
      images: product.images.slice(0, 1),
      attributes: lineAttributes(product.attributes),
      advancedAttributes: product.advancedAttributes,
      categoryNames: (product.categories[0] ?? []).map(({ categoryName }) => categoryName),
    },
    variant: { ...variant, stock: { quantity: stock } },
    ...(facts ? { facts } : {}),
    price,
    totalBefore: null,
    priceBefore: line.unitPrice === price.unit.withTax ? null : line.unitPrice,
    customData: {
      pricePromotionKey: pricePromotionKey(variant, line.quantity),
      customText: line.customText,
      cPromo: line.cPromo,
      ffData: line.ffData,
      ...(line.gift ? { gift: line.gift } : {}),
    },
    displayData: line.displayData,
    itemGroup: line.itemGroup,
    promotionId: null,
    promotion: null,
  }
}
