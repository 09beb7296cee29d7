import { expect, test } from 'vitest'
import { aPromotionLine } from '../../testing/a-promotion.ts'
import { type BasketUnit, basketUnits } from '../basket-unit.ts'
import type { BuyXGetY } from '../promotion.ts'
import type { PromotionLine } from '../promotion-input.ts'
import { automaticGift, giftChosen } from './gift-chosen.ts'

const cushionToSofa: BuyXGetY = {
  type: 'buy_x_get_y',
  eligibleItemsQuantity: 2,
  discountType: 'relative',
  discountValue: 100,
  applicableItemSelectionType: 'variant_ids',
  maxCount: 1,
  maxCountType: 'per_eligible_items_quantity',
  variantIds: [21, 22],
}

test.each<[string, number, Partial<BuyXGetY>, object]>([
  ['too few', 1, {}, { earned: 0, missing: 1 }],
  ['enough once', 2, {}, { earned: 1, missing: 2 }],
  ['enough twice', 5, {}, { earned: 2, missing: 1 }],
  ['enough twice, once in a basket', 5, { maxCountType: 'per_basket' }, { earned: 1, missing: null }],
  ['two gifts at once', 2, { maxCount: 2 }, { earned: 2, missing: 2 }],
])('%s', (_, quantity, words, expected) => {
  const { gift, missingQuantity } = giftChosen(
    { ...cushionToSofa, ...words },
    { set: units({ quantity }), chosen: [] },
  )

  expect({ earned: gift?.earned, missing: missingQuantity }).toEqual(expected)
})

test.each<[string, Partial<PromotionLine>, number[], object]>([
  ['one of the list is free', { variantId: 22 }, [900], { taken: 1, surplus: 0 }],
  ['a second one costs', { variantId: 22, quantity: 2 }, [900], { taken: 1, surplus: 1 }],
  ['another variant costs', { variantId: 23 }, [], { taken: 0, surplus: 1 }],
  ['what is bound in price costs', { variantId: 22, isPriceBound: true }, [], { taken: 0, surplus: 1 }],
])('of what was chosen, %s', (_, words, cuts, counts) => {
  const chosen = units({ unitPrice: 900, giftOf: 'promotion-1', ...words })

  const result = giftChosen(cushionToSofa, { set: units({ quantity: 2 }), chosen })

  expect([...result.cuts.values()]).toEqual(cuts)
  expect(result.gift).toMatchObject(counts)
})

test('a gift of the shop is free as often as it is given', () => {
  const chosen = units({ variantId: 30, unitPrice: 500, quantity: 3 })

  const { cuts, gift } = automaticGift(
    { type: 'automatic_gift', variantId: 30, quantity: 2 },
    { set: [], chosen },
  )

  expect([...cuts.values()]).toEqual([500, 500])
  expect(gift).toEqual({
    isAutomatic: true,
    variantIds: [30],
    discount: { type: 'relative', value: 100 },
    earned: 2,
    taken: 2,
    surplus: 1,
  })
})

function units(words: Partial<PromotionLine>): BasketUnit[] {
  return basketUnits([aPromotionLine(words)])
}
