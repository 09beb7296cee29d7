import { expect, test } from 'vitest'
import { aPromotion } from '../testing/a-promotion.ts'
import { promotionsInTurn, unknownCodes } from './promotions-in-turn.ts'

const voucher = aPromotion({ id: 'voucher', code: 'Herbst10' })

test('the lower number comes first, then what applies by itself, then the id', () => {
  const late = aPromotion({ id: 'late', priority: 2 })
  const second = aPromotion({ id: 'b' })
  const first = aPromotion({ id: 'a' })

  const turns = promotionsInTurn([late, voucher, second, first], ['HERBST10'])

  expect(turns.map(({ id }) => id)).toEqual(['a', 'b', 'voucher', 'late'])
})

test.each([
  [[], 0],
  [['Herbst10'], 1],
  [[' herbst10 '], 1],
  [['HERBST10', 'herbst10'], 1],
  [['HERBST1'], 0],
  [[''], 0],
])('with %j typed in, a voucher has %i turns', (codes, turns) => {
  expect(promotionsInTurn([voucher], codes)).toHaveLength(turns)
})

test('codes that no voucher has are told as they were typed', () => {
  expect(unknownCodes([voucher, aPromotion()], ['herbst10', 'Winter', 'Winter'])).toEqual(['Winter'])
})
