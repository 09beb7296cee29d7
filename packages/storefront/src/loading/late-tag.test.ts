import { expect, test } from 'vitest'
import { lateTag } from './late-tag.ts'
import { shaped, unshaped } from './shaped.ts'

const CARD = { id: 7, name: 'Sessel „Holm“', price: { withTax: 1990, was: null }, badges: ['neu'] }
const OTHER = { ...CARD, id: 8, price: { withTax: 2990, was: 3990 } }

test('data has one tag before and after it was sent', () => {
  const data = { alternatives: [{ type: 'similar', products: [CARD, OTHER, CARD] }], isRanked: undefined }

  expect(lateTag(unshaped(JSON.parse(JSON.stringify(shaped(data)))))).toBe(lateTag(data))
})

test.each([
  ['another price', [{ ...CARD, price: { withTax: 1890, was: 1990 } }]],
  ['another order', [OTHER, CARD]],
  ['one less', [CARD]],
])('%s has another tag', (_, products) => {
  expect(lateTag({ products })).not.toBe(lateTag({ products: [CARD, OTHER] }))
})
