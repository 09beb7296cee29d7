import { expect, test } from 'vitest'
import { aPromotionLine } from '../../testing/a-promotion.ts'
import { basketUnits } from '../basket-unit.ts'
import type { ComboDeal } from '../promotion.ts'
import { comboDeal } from './combo-deal.ts'

const twoForTen: ComboDeal = {
  type: 'combo_deal',
  price: 1000,
  eligibleItemsQuantity: 2,
  maxCountType: 'per_eligible_items_quantity',
}

test.each<[string, Partial<ComboDeal>, number[], number, number | null]>([
  ['one alone costs what it costs', {}, [800], 800, 1],
  ['two cost the price of the deal', {}, [800, 600], 1000, 2],
  ['the dearest go together', {}, [400, 800, 900], 1400, 1],
  ['four are two deals', {}, [800, 600, 700, 900], 2000, 2],
  ['four are one deal, once in a basket', { maxCountType: 'per_basket' }, [800, 600, 700, 900], 2300, null],
  ['a deal never makes dearer', {}, [300, 400], 700, 2],
])('%s', (_, words, prices, total, missing) => {
  const lines = prices.map((unitPrice, index) => aPromotionLine({ key: `line-${index}`, unitPrice }))

  const { cuts, missingQuantity } = comboDeal(
    { ...twoForTen, ...words },
    { set: basketUnits(lines), chosen: [] },
  )

  const saved = cuts.values().reduce((sum, cut) => sum + cut, 0)
  expect(prices.reduce((sum, price) => sum + price, 0) - saved).toBe(total)
  expect(missingQuantity).toBe(missing)
})
