import type { Basket, BasketItem, ItemPrice } from '@shop/domain/basket/basket'
import { basketKey } from '@shop/domain/basket/basket-key'
import { lineAttributes } from '@shop/domain/basket/lines/line-attributes'
import { basketPackages } from '@shop/domain/checkout/basket-packages'
import { basketTotals } from '@shop/domain/checkout/basket-totals'
import { shippingFacts } from '@shop/domain/shipping/line-shipping'
import { shippingProgress } from '@shop/domain/shipping/shipping-cost'
import type { Shop } from '@shop/domain/shop/shop'
import type { ScayleSetup } from '../connection/setup.ts'
import { agreedCurrency, reductionOf } from '../goods/price-of.ts'
import { productOf } from '../goods/product-of.ts'
import { variantOf } from '../goods/variant-of.ts'
import type { WireBasket, WireBasketItem } from '../wire/wire-basket.ts'
import type { WireLinePrice } from '../wire/wire-price.ts'
import { offersOf, promotionReduction } from './basket-offers.ts'
import { requireBelievable } from './believable-basket.ts'
import { customTextIn } from './fitting-rows.ts'

export type BasketContext = {
  setup: ScayleSetup
  shop: Shop
  userId: string
  /** When SCAYLE was asked: a basket that was asked for later is the newer one. */
  version: number
  now: Date
}

/**
 * A basket as the shop shows it. Every amount of the goods is SCAYLE's; what shipping costs is the brand's table, because
 * SCAYLE says it in its checkout only.
 *
 * @throws Unanswered for a basket that cannot be true: none is shown then
 */
export function basketOf(wire: WireBasket, context: BasketContext): Basket {
  const { shop, userId, version, now } = context
  const key = basketKey(shop.shopId, userId)
  const currencyCode = agreedCurrency(wire.currencyCode, shop.market.currency)
  const items = wire.items.filter(({ status }) => status !== 'deleted').map((item) => itemOf(item, context))
  const orderable = items.filter(({ status }) => status === 'available')
  requireBelievable(wire, { key, orderable })

  const { withTax, withoutTax, tax, appliedReductions } = wire.cost
  const shipping = shippingProgress(shippingFacts(orderable, withTax), shop.shipping)
  const { reductions, ...offers } = offersOf(wire)
  return {
    key,
    version,
    currencyCode,
    items,
    cost: { currencyCode, withTax, withoutTax, tax, appliedReductions: appliedReductions.map(reductionOf) },
    totals: basketTotals(shop, orderable, {
      shipping: orderable.length > 0 ? shipping.cost : 0,
      fee: 0,
      paymentCode: null,
      reductions,
      giftcard: 0,
      balance: 0,
    }),
    shipping,
    packages: basketPackages(shop, orderable, now).packages,
    ...offers,
    giftCards: [],
    messages: [],
    gifts: [],
    saved: [],
    paybackPoints: null,
  }
}

/** A line as the shop shows it. */
export function itemOf(
  wire: WireBasketItem,
  { setup, shop }: Pick<BasketContext, 'setup' | 'shop'>,
): BasketItem {
  const product = productOf(wire.product, { setup, shop })
  const variant = variantOf(wire.variant, { setup, currency: shop.market.currency })
  const total = linePrice(wire.price.total, shop)
  const reduced = promotionReduction(total)
  const [promotion = wire.promotion] = wire.promotions ?? []
  return {
    key: wire.key,
    quantity: wire.quantity,
    availableQuantity: Math.max(0, wire.availableQuantity ?? variant.stock.quantity),
    status: wire.status,
    reason: wire.status === 'available' ? null : 'basket.reasons.soldOut',
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
    variant,
    price: { unit: beforePromotions(linePrice(wire.price.unit, shop)), total },
    totalBefore: reduced > 0 ? total.withTax + reduced : null,
    priceBefore: null,
    customData: {
      pricePromotionKey: null,
      customText: customTextIn(wire.displayData),
      cPromo: null,
      ffData: null,
    },
    displayData: wire.displayData,
    itemGroup: wire.itemGroup,
    promotionId: promotion?.id ?? null,
    promotion: promotion
      ? { id: promotion.id, isValid: promotion.isValid, effect: { type: promotion.effect.type } }
      : null,
  }
}

function linePrice(price: WireLinePrice, { market }: Shop): ItemPrice {
  return {
    withTax: price.withTax,
    withoutTax: price.withoutTax,
    recommendedRetailPrice: price.recommendedRetailPrice,
    appliedReductions: price.appliedReductions.map(reductionOf),
    currencyCode: agreedCurrency(price.currencyCode, market.currency),
  }
}

/** The shop shows one unit as it costs before promotions; SCAYLE tells what it costs after them, and what they took off. */
function beforePromotions(unit: ItemPrice): ItemPrice {
  const reduced = promotionReduction(unit)
  if (reduced === 0 || unit.withTax === 0) return { ...unit, withTax: unit.withTax + reduced }
  const withTax = unit.withTax + reduced
  return {
    ...unit,
    withTax,
    withoutTax: Math.round((unit.withoutTax * withTax) / unit.withTax),
    appliedReductions: unit.appliedReductions.filter(({ category }) => !isPromotion(category)),
  }
}

function isPromotion(category: ItemPrice['appliedReductions'][number]['category']): boolean {
  return category === 'promotion' || category === 'voucher'
}
