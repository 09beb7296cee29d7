import { expect, test } from 'vitest'
import { aPromotion } from '../testing/a-promotion.ts'
import { canCombine } from './can-combine.ts'
import type { Combinability } from './promotion.ts'

type Side = [kind: 'promotion' | 'voucher', combinability: Combinability]

test.each<[Side, Side, boolean]>([
  [['promotion', 'always'], ['promotion', 'always'], true],
  [['promotion', 'always'], ['promotion', 'with_promotions'], true],
  [['promotion', 'always'], ['promotion', 'never'], false],
  [['promotion', 'never'], ['promotion', 'never'], false],
  [['promotion', 'always'], ['voucher', 'with_promotions'], true],
  [['promotion', 'with_promotions'], ['voucher', 'always'], false],
  [['promotion', 'always'], ['voucher', 'never'], false],
  [['voucher', 'with_promotions'], ['voucher', 'with_promotions'], false],
  [['voucher', 'with_promotions'], ['voucher', 'always'], false],
  [['voucher', 'always'], ['voucher', 'always'], true],
])('%j beside %j: %s', (one, other, isAllowed) => {
  expect(canCombine(promotionOf(one), promotionOf(other))).toBe(isAllowed)
  expect(canCombine(promotionOf(other), promotionOf(one))).toBe(isAllowed)
})

function promotionOf([kind, combinability]: Side) {
  return aPromotion({ code: kind === 'voucher' ? 'HERBST' : null, combinability })
}
