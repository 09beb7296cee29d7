import type { BasketItem } from '@shop/domain/basket/basket'
import { netOf } from '@shop/domain/price/vat'
import type { Product } from '@shop/domain/product/product'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import { promotedBasket } from '@shop/domain/promotion/promoted-basket'
import type { Promotion } from '@shop/domain/promotion/promotion'
import type { PromotionLine } from '@shop/domain/promotion/promotion-input'
import type { PromotedBasket, PromotedLine } from '@shop/domain/promotion/promotion-result'
import type { Shop } from '@shop/domain/shop/shop'
import type { CatalogueVariant } from '../catalogue/catalogue.ts'
import type { OpenPromotions } from '../promotions/open-promotions.ts'

type Wish = {
  shop: Shop
  variants: ReadonlyMap<number, CatalogueVariant>
  open: OpenPromotions
  /** Plain codes. */
  codes: readonly string[]
  now: Date
}

/** Lets promotions and vouchers work on the lines that can be bought; the others stay as they are. */
export function promotedItems(
  items: readonly BasketItem[],
  { shop, variants, open, codes, now }: Wish,
): { items: BasketItem[]; promoted: PromotedBasket } {
  const promoted = promotedBasket({
    lines: items.flatMap((item) => {
      const product = variants.get(item.variant.id)?.product
      return item.status === 'available' && product ? [promotionLine(item, product, shop)] : []
    }),
    promotions: open.promotions,
    codes,
    now,
    locale: shop.locale,
    usage: open.usage,
  })
  const byKey = new Map(promoted.lines.map((line) => [line.key, line]))
  const promotions = new Map(open.promotions.map((promotion) => [promotion.id, promotion]))

  return {
    promoted,
    items: items.map((item) => {
      const line = byKey.get(item.key)
      return line ? promotedItem(item, line, promotions) : item
    }),
  }
}

/** A line as promotions look at it. */
export function promotionLine(item: BasketItem, product: Product, shop: Shop): PromotionLine {
  const { key, variant, quantity, price, customData } = item
  return {
    key,
    variantId: variant.id,
    productId: product.id,
    categoryIds: [...new Set(product.categories.flat().map(({ categoryId }) => categoryId))],
    brand: product.brand,
    isOnSale: price.total.appliedReductions.some(({ category }) => category === 'sale'),
    isPriceBound: isPriceBound(product, shop.company),
    quantity,
    unitPrice: price.unit.withTax,
    appliedReductions: price.total.appliedReductions,
    giftOf: customData.cPromo?.promotionId ?? null,
  }
}

function promotedItem(
  item: BasketItem,
  { before, total, appliedReductions, promotion }: PromotedLine,
  promotions: ReadonlyMap<string, Promotion>,
): BasketItem {
  const effect = promotion && promotions.get(promotion.id)?.effect
  return {
    ...item,
    price: {
      unit: item.price.unit,
      total: {
        ...item.price.total,
        withTax: total,
        withoutTax: netOf(total, item.variant.price.tax.vat.rate),
        appliedReductions,
      },
    },
    totalBefore: total === before ? null : before,
    promotionId: promotion?.id ?? null,
    promotion: promotion && { ...promotion, effect: { type: effect?.type ?? 'unknown' } },
  }
}
