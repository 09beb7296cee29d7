import { type BasketUnit, leftOf } from '../basket-unit.ts'
import type { Promotion } from '../promotion.ts'
import type { FailedCondition, PromotionMessage } from '../promotion-result.ts'

/**
 * What the goods of a set count for, minor units: for a voucher what is left to pay at its turn, for all others what
 * they cost before any promotion, so that one promotion never takes away the next.
 */
export function countedValue({ code }: Pick<Promotion, 'code'>, set: readonly BasketUnit[]): number {
  return code === null ? set.reduce((sum, { line }) => sum + line.unitPrice, 0) : leftOf(set)
}

/** Which minimums a set does not reach, and how much of them is missing. @see product §6 "minimum order value" */
export function unmetMinimums(
  promotion: Promotion,
  set: readonly BasketUnit[],
): { failed: FailedCondition[]; messages: PromotionMessage[] } {
  const { id: promotionId, conditions } = promotion
  const value = countedValue(promotion, set)
  const failed: FailedCondition[] = []
  const messages: PromotionMessage[] = []

  for (const condition of conditions) {
    if (condition.key === 'minimum_value' && value < condition.value) {
      failed.push({ level: 'global', key: condition.key })
      messages.push({ promotionId, kind: 'missing_amount', amount: condition.value - value, tierId: null })
    }
    if (condition.key === 'minimum_quantity' && set.length < condition.quantity) {
      failed.push({ level: 'global', key: condition.key })
      messages.push({ promotionId, kind: 'missing_quantity', quantity: condition.quantity - set.length })
    }
  }
  return { failed, messages }
}
