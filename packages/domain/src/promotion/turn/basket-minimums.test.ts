import { expect, test } from 'vitest'
import { aPromotion, aPromotionLine } from '../../testing/a-promotion.ts'
import { basketUnits } from '../basket-unit.ts'
import type { PromotionCondition } from '../promotion.ts'
import { countedValue, unmetMinimums } from './basket-minimums.ts'

const fromFifty: PromotionCondition = { level: 'global', key: 'minimum_value', value: 5000 }
const fromThree: PromotionCondition = { level: 'global', key: 'minimum_quantity', quantity: 3 }

test.each<[number, number, object[]]>([
  [3, 2000, []],
  [2, 2500, [{ promotionId: 'promotion-1', kind: 'missing_quantity', quantity: 1 }]],
  [3, 1000, [{ promotionId: 'promotion-1', kind: 'missing_amount', amount: 2000, tierId: null }]],
  [
    1,
    1000,
    [
      { promotionId: 'promotion-1', kind: 'missing_amount', amount: 4000, tierId: null },
      { promotionId: 'promotion-1', kind: 'missing_quantity', quantity: 2 },
    ],
  ],
])('%i for %i each are missing %j', (quantity, unitPrice, messages) => {
  const units = basketUnits([aPromotionLine({ quantity, unitPrice })])

  const unmet = unmetMinimums(aPromotion({ conditions: [fromFifty, fromThree] }), units)

  expect(unmet.messages).toEqual(messages)
  expect(unmet.failed).toHaveLength(messages.length)
})

test('a promotion counts what goods cost, a voucher what is left of it', () => {
  const units = basketUnits([aPromotionLine({ unitPrice: 5000 })]).map((unit) => ({ ...unit, left: 4000 }))

  expect(countedValue({ code: null }, units)).toBe(5000)
  expect(countedValue({ code: 'ZEHN' }, units)).toBe(4000)
})
