import { expect, test } from 'vitest'
import { aPromotionLine, THREE_FOR_TWO } from '../../testing/a-promotion.ts'
import { basketUnits } from '../basket-unit.ts'
import type { BuyXGetY } from '../promotion.ts'
import { cheapestReduced } from './cheapest-reduced.ts'

const oncePerBasket: BuyXGetY = { ...THREE_FOR_TWO, maxCountType: 'per_basket' }
const twoMore: BuyXGetY = { ...THREE_FOR_TWO, maxCount: 2 }

test.each<[string, BuyXGetY, number[], number[], number | null]>([
  ['one is missing two', THREE_FOR_TWO, [900], [], 2],
  ['two are missing one', THREE_FOR_TWO, [900, 800], [], 1],
  ['of three the cheapest is free', THREE_FOR_TWO, [900, 700, 800], [700], 3],
  ['of five still one', THREE_FOR_TWO, [900, 800, 700, 600, 500], [500], 1],
  ['of six the two cheapest', THREE_FOR_TWO, [900, 800, 700, 600, 500, 400], [400, 500], 3],
  ['once in a basket, six give one', oncePerBasket, [900, 800, 700, 600, 500, 400], [400], null],
  ['a group that is begun gives what it has', twoMore, [900, 800, 700], [700], 1],
  ['and all of it when it is full', twoMore, [900, 800, 700, 600], [600, 700], 3],
  ['half price is half of the cheapest', { ...THREE_FOR_TWO, discountValue: 50 }, [900, 800, 701], [351], 3],
  [
    'an amount is never more than the unit costs',
    { ...THREE_FOR_TWO, discountType: 'absolute', discountValue: 1000 },
    [900, 800, 700],
    [700],
    3,
  ],
  [
    'nothing is given when nothing is to be given',
    { ...THREE_FOR_TWO, maxCount: 0 },
    [900, 800, 700],
    [],
    null,
  ],
])('%s', (_, effect, prices, cuts, missing) => {
  const lines = prices.map((unitPrice, index) => aPromotionLine({ key: `line-${index}`, unitPrice }))

  const result = cheapestReduced(effect, { set: basketUnits(lines), chosen: [] })

  expect([...result.cuts.values()]).toEqual(cuts)
  expect(result.missingQuantity).toBe(missing)
})
