import type { Promotion } from '../promotion.ts'
import type { PromotionInput } from '../promotion-input.ts'
import type { FailedCondition } from '../promotion-result.ts'

type Circumstances = Pick<PromotionInput, 'now' | 'locale' | 'usage'>

/**
 * Why a promotion is closed to this shopper, whatever the basket holds; empty when it is open. An invalid date closes
 * it, because a wrong promise is worse than none.
 *
 * @see product §6 "valid from/to, per locale, usage limits overall and for each customer"
 */
export function closedReasons(promotion: Promotion, circumstances: Circumstances): FailedCondition[] {
  const keys = [
    ...(promotion.isActive ? [] : (['inactive'] as const)),
    ...scheduleReasons(promotion, circumstances.now),
    ...limitReasons(promotion, circumstances),
  ]
  return keys.map((key) => ({ level: 'global', key }))
}

function scheduleReasons({ schedule }: Promotion, now: Date): FailedCondition['key'][] {
  const from = schedule.from === null ? Number.NEGATIVE_INFINITY : Date.parse(schedule.from)
  const to = schedule.to === null ? Number.POSITIVE_INFINITY : Date.parse(schedule.to)
  if (!(now.valueOf() >= from)) return ['not_started']
  return now.valueOf() <= to ? [] : ['expired']
}

function limitReasons(
  { id, conditions }: Promotion,
  { locale, usage }: Circumstances,
): FailedCondition['key'][] {
  const { total, ofCustomer } = usage.get(id) ?? { total: 0, ofCustomer: 0 }
  return conditions.flatMap((condition) => {
    switch (condition.key) {
      case 'locale':
        return condition.locales.includes(locale) ? [] : [condition.key]
      case 'usage_limit':
        return total < condition.uses ? [] : [condition.key]
      case 'usage_limit_per_customer':
        return ofCustomer < condition.uses ? [] : [condition.key]
      default:
        return []
    }
  })
}
