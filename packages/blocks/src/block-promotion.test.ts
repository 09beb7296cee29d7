import { expect, test } from 'vitest'
import { blockPromotion, promotionProblem } from './block-promotion.ts'

const block = { _uid: 'u', component: 'teaser' }
const promotion = {
  promotion_id: 'p1',
  promotion_name: 'Leinenwochen',
  promotion_creative: 'Scheune',
  promotion_slot: 'Start',
}

test.each([
  [promotion, 'p1|Leinenwochen|Scheune|Start'],
  [{ ...promotion, promotion_slot: ' ' }, null],
  [{ ...promotion, promotion_id: 7 }, null],
  [{}, null],
])('%j is the promotion %s', (fields, expected) => {
  expect(blockPromotion({ ...block, ...fields })).toBe(expected)
})

test.each([
  [{}, null],
  [{ promotion_id: 'a', promotion_name: 'b', promotion_creative: 'c', promotion_slot: 'd' }, null],
  [{ promotion_id: 'a', promotion_name: ' ' }, /^promotion_name, promotion_creative, promotion_slot: empty/],
])('%j as a promotion: %s is told to its editor', (fields, problem) => {
  const found = promotionProblem({ _uid: 'a', component: 'teaser', ...fields })

  expect(found).toEqual(problem === null ? null : expect.stringMatching(problem))
})
