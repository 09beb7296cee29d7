import { expect, test } from 'vitest'
import { blockPromotion } from './block-promotion.ts'

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
