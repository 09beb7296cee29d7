import type { PromotionCondition } from './promotion.ts'
import type { PromotionLine } from './promotion-input.ts'

/** What of a line decides whether it belongs to a set. */
export type SoldGoods = Pick<
  PromotionLine,
  'productId' | 'categoryIds' | 'brand' | 'isOnSale' | 'isPriceBound' | 'giftOf'
>

/**
 * Whether a line belongs to the set of a promotion: what is bought (gifts earn nothing), may be made cheaper, and fits
 * every condition on items.
 *
 * @see product §6 "over a set (category, brand, product list)"; eu-duties C-14, C-17
 */
export function matchesItem(line: SoldGoods, conditions: readonly PromotionCondition[]): boolean {
  const isBought = line.giftOf === null && !line.isPriceBound
  return isBought && conditions.every((condition) => holdsFor(line, condition))
}

function holdsFor(line: SoldGoods, condition: PromotionCondition): boolean {
  switch (condition.key) {
    case 'category':
      return condition.categoryIds.some((id) => line.categoryIds.includes(id))
    case 'brand':
      return condition.brands.includes(line.brand)
    case 'product':
      return condition.productIds.includes(line.productId)
    case 'excludes_sale':
      return !line.isOnSale
    default:
      return true
  }
}
