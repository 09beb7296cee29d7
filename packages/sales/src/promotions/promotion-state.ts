import type { PromotionRecord } from '@shop/api-client/office/promotion-record'

/** Whether a promotion could work at a moment, in a word for operators. */
export function promotionState(
  { isActive, schedule: { from, to } }: PromotionRecord,
  now: Date,
): 'off' | 'planned' | 'over' | 'on' {
  if (!isActive) return 'off'
  if (from !== null && now < new Date(from)) return 'planned'
  return to !== null && now > new Date(to) ? 'over' : 'on'
}
