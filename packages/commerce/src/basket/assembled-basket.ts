import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import { basketCost } from '@shop/domain/basket/basket-cost'
import { basketKey } from '@shop/domain/basket/basket-key'
import { linePrice } from '@shop/domain/basket/line-price'
import { shippingProgress } from '@shop/domain/checkout/shipping-cost'
import { pricePromotionKey } from '@shop/domain/price/scale-price'
import type { Shop } from '@shop/domain/shop/shop'
import type { CatalogueVariant } from '../catalogue/catalogue.ts'
import type { BasketLine } from './basket-line.ts'
import { basketPackages } from './basket-packages.ts'
import { basketTotals } from './basket-totals.ts'
import { shippingFacts } from './line-shipping.ts'
import { orderableQuantity } from './orderable-quantity.ts'

export type BasketParts = {
  shop: Shop
  /** What the lines name, by variant id. */
  variants: ReadonlyMap<number, CatalogueVariant>
  userId: string
  version: number
  lines: readonly BasketLine[]
  /** Units per variant, as the database has them now. */
  stock: ReadonlyMap<number, number>
  now: Date
}

/**
 * Makes the whole basket out of kept lines, the catalogue and the stock of this moment. Lines that can no
 * longer be ordered stay visible as `unavailable` and cost nothing; lines whose product is gone are left out.
 */
export function assembledBasket(parts: BasketParts): Basket {
  const { shop, variants, userId, version, lines, stock, now } = parts
  const items = lines.flatMap((line) => {
    const found = variants.get(line.variantId)
    return found === undefined ? [] : [shownItem(line, found, stock.get(line.variantId) ?? 0)]
  })
  const orderable = items.filter(({ status }) => status === 'available')
  const cost = basketCost(items, shop.market.currency)
  const shipping = shippingProgress(
    shippingFacts(orderable, cost.withTax),
    shop.shipping[shop.market.country],
  )

  return {
    key: basketKey(shop.shopId, userId),
    version,
    currencyCode: shop.market.currency,
    items,
    cost,
    totals: basketTotals(shop, orderable, {
      shipping: items.length > 0 ? shipping.cost : 0,
      fee: 0,
      paymentCode: null,
    }),
    shipping,
    packages: basketPackages(shop, orderable, now).packages,
    vouchers: [],
    giftCards: [],
    promotions: [],
    messages: [],
    gifts: [],
    saved: [],
    paybackPoints: null,
  }
}

function shownItem(line: BasketLine, { product, variant }: CatalogueVariant, stock: number): BasketItem {
  const availableQuantity = orderableQuantity(variant, stock)
  const price = linePrice(variant, line.quantity)
  return {
    key: line.key,
    quantity: line.quantity,
    availableQuantity,
    status: availableQuantity > 0 && product.isActive ? 'available' : 'unavailable',
    reason: availableQuantity > 0 && product.isActive ? null : 'basket.reasons.soldOut',
    product: {
      id: product.id,
      referenceKey: product.referenceKey,
      name: product.name,
      brand: product.brand,
      subbrand: product.subbrand,
      seoUrl: product.seoUrl,
      images: product.images.slice(0, 1),
      attributes: product.attributes,
      advancedAttributes: product.advancedAttributes,
      categoryNames: (product.categories[0] ?? []).map(({ categoryName }) => categoryName),
    },
    variant: { ...variant, stock: { quantity: stock } },
    price,
    totalBefore: null,
    priceBefore: line.unitPrice === price.unit.withTax ? null : line.unitPrice,
    customData: {
      pricePromotionKey: pricePromotionKey(variant, line.quantity),
      customText: line.customText,
      cPromo: line.cPromo,
      ffData: line.ffData,
    },
    displayData: line.displayData,
    itemGroup: line.itemGroup,
    promotionId: null,
    promotion: null,
  }
}
