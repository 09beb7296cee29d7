import { netOf } from '../money/vat.ts'
import type { ProductVariant } from '../product/product-variant.ts'
import { isPriceBound } from '../promotion/is-price-bound.ts'
import type { Promotion } from '../promotion/promotion.ts'
import type { PromotionInput, PromotionLine } from '../promotion/promotion-input.ts'
import type { PromotedBasket, PromotedLine } from '../promotion/promotion-result.ts'
import { promotedBasket } from '../promotion/turn/promoted-basket.ts'
import type { Shop } from '../shop/shop.ts'
import type { BasketItem } from './basket.ts'

type Offers = {
  shop: Shop
  variants: ReadonlyMap<number, ProductVariant>
  open: Pick<PromotionInput, 'promotions' | 'usage'>
  /** Plain codes. */
  codes: readonly string[]
  now: Date
}

/** Lets promotions and vouchers work on the lines that can be bought; the others stay as they are. */
export function promotedItems(
  items: readonly BasketItem[],
  { shop, variants, open, codes, now }: Offers,
): { items: BasketItem[]; promoted: PromotedBasket } {
  const promoted = promotedBasket({
    lines: items.flatMap((item) => {
      const sold = variants.get(item.variant.id)
      return item.status === 'available' && sold ? [promotionLine(item, sold, shop)] : []
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
export function promotionLine(
  item: BasketItem,
  { product, unseenCategoryIds = [] }: Pick<ProductVariant, 'product' | 'unseenCategoryIds'>,
  shop: Shop,
): PromotionLine {
  const { key, variant, quantity, price, customData, facts } = item
  return {
    key,
    variantId: variant.id,
    productId: product.id,
    categoryIds: [
      ...new Set([...product.categories.flat().map(({ categoryId }) => categoryId), ...unseenCategoryIds]),
    ],
    brand: product.brand,
    isOnSale: price.total.appliedReductions.some(({ category }) => category === 'sale'),
    isPriceBound: isPriceBound(product, shop.company),
    quantity,
    unitPrice: price.unit.withTax,
    ...(facts?.ecoParticipation === undefined ? {} : { contribution: facts.ecoParticipation }),
    appliedReductions: price.total.appliedReductions,
    giftOf: customData.cPromo?.promotionId ?? null,
  }
}

function promotedItem(
  item: BasketItem,
  { before, total, givenUnits, appliedReductions, promotion }: PromotedLine,
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
    ...(givenUnits > 0 ? { givenUnits } : {}),
    promotionId: promotion?.id ?? null,
    promotion: promotion && { ...promotion, effect: { type: effect?.type ?? 'unknown' } },
  }
}
