import { matchesItem, type SoldGoods } from '../matches-item.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionInput } from '../promotion-input.ts'
import { closedReasons } from '../turn/closed-reasons.ts'

/** What the badge of a product says of a promotion; amounts are minor units. */
export type PromotionBadge =
  | { kind: 'moreForLess'; take: number; pay: number }
  | { kind: 'together'; pieces: number; price: number }
  | { kind: 'share'; percent: number; code: string }
  | { kind: 'amount'; amount: number; code: string }
  | { kind: 'gift' }

/** Without it the words on the badge would promise what a single product does not get. */
const MINIMUMS: readonly string[] = ['minimum_value', 'minimum_quantity']

/**
 * What a badge may say of a promotion on one product; null where the promotion is closed, leaves the product alone, asks
 * for a minimum, or is more than a badge can say. A code that every shopper has for himself is on no badge.
 *
 * A reduction that applies by itself, for everybody, is a price reduction, whose share may be announced only against the
 * lowest price of 30 days, which a badge does not name: it says nothing. The basket takes it off all the same.
 *
 * @see eu-duties C-09
 */
export function promotionBadge(
  promotion: Promotion,
  goods: SoldGoods,
  circumstances: Pick<PromotionInput, 'now' | 'locale' | 'usage'>,
): PromotionBadge | null {
  const { conditions, effect, code } = promotion
  if (closedReasons(promotion, circumstances).length > 0) return null
  if (!matchesItem(goods, conditions) || conditions.some(({ key }) => MINIMUMS.includes(key))) return null

  switch (effect.type) {
    case 'automatic_discount':
      if (code === null) return null
      return effect.discountType === 'relative'
        ? { kind: 'share', percent: effect.discountValue, code }
        : { kind: 'amount', amount: effect.discountValue, code }
    case 'buy_x_get_y': {
      const isFree = effect.discountType === 'relative' && effect.discountValue === 100
      if (!isFree) return null
      if (effect.applicableItemSelectionType === 'variant_ids') return { kind: 'gift' }
      const pay = effect.eligibleItemsQuantity
      return { kind: 'moreForLess', take: pay + effect.maxCount, pay }
    }
    case 'automatic_gift':
      return { kind: 'gift' }
    case 'combo_deal':
      return { kind: 'together', pieces: effect.eligibleItemsQuantity, price: effect.price }
    case 'tiered':
      return null
  }
}
