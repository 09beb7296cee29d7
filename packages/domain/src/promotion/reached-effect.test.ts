import { expect, test } from 'vitest'
import type { PromotionEffect, PromotionTier } from './promotion.ts'
import { reachedEffect } from './reached-effect.ts'

const tiered: PromotionEffect = {
  type: 'tiered',
  tiers: [tier('hundred', 10_000, 15), tier('fifty', 5_000, 5)],
}

test.each([
  [0, null, { tierId: 'fifty', amount: 5_000 }],
  [4_999, null, { tierId: 'fifty', amount: 1 }],
  [5_000, 5, { tierId: 'hundred', amount: 5_000 }],
  [9_999, 5, { tierId: 'hundred', amount: 1 }],
  [10_000, 15, null],
])('a basket of %i has reached %s and next comes %j', (value, percent, next) => {
  const reached = reachedEffect(tiered, value)

  expect(reached.next).toEqual(next)
  expect(reached.effect).toEqual(percent === null ? null : tier('', 0, percent).effect)
})

test('without tiers the effect is always reached', () => {
  const { effect } = tier('', 0, 10)

  expect(reachedEffect(effect, 0)).toEqual({ effect, next: null })
})

function tier(id: string, mov: number, percent: number): PromotionTier {
  const effect = { type: 'automatic_discount', discountType: 'relative', discountValue: percent } as const
  return { id, name: id, mov, effect }
}
