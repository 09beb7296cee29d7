import type { BasketItem, BasketProduct } from '../basket/basket.ts'
import { linePrice } from '../basket/lines/line-price.ts'
import { aProduct } from './a-product.ts'
import { aVariant } from './a-variant.ts'

/** One line of a basket; its price is what variant and quantity cost, unless the test says otherwise. */
export function aBasketItem(words: Partial<BasketItem> = {}): BasketItem {
  const { quantity = 1, variant = aVariant() } = words
  return {
    key: 'line-1',
    quantity,
    availableQuantity: variant.stock.quantity,
    status: 'available',
    reason: null,
    product: aBasketProduct(),
    variant,
    price: linePrice(variant, quantity),
    totalBefore: null,
    priceBefore: null,
    customData: { pricePromotionKey: null, customText: null, cPromo: null, ffData: null },
    displayData: {},
    itemGroup: null,
    promotionId: null,
    promotion: null,
    ...words,
  }
}

export function aBasketProduct(words: Partial<BasketProduct> = {}): BasketProduct {
  const { id, referenceKey, name, brand, subbrand, seoUrl, images, attributes, advancedAttributes } =
    aProduct()
  return {
    id,
    referenceKey,
    name,
    brand,
    subbrand,
    seoUrl,
    images,
    attributes,
    advancedAttributes,
    categoryNames: [],
    ...words,
  }
}
