import { expect, test } from 'vitest'
import { recommendationKey, recommendationWish } from './recommendation-wish.ts'

const block = { component: 'recommendation', _uid: 'a', recommendationId: 'home-1' }

test('what editors leave open is filled in', () => {
  expect(recommendationWish(block)).toEqual({
    recommendationId: 'home-1',
    size: 12,
    fillWithRandom: true,
    filters: [],
  })
})

test.each([
  [{ size: '8' }, { size: 8 }],
  [{ size: '' }, { size: 12 }],
  [
    { size: null, fillWithRandom: null },
    { size: 12, fillWithRandom: true },
  ],
  [{ fillWithRandom: false }, { fillWithRandom: false }],
])('%j is read as %j', (fields, expected) => {
  expect(recommendationWish({ ...block, ...fields })).toMatchObject(expected)
})

test('a filter that does not match is left out, the block stays', () => {
  const right = { _uid: '1', property: 'brand', type: 'string', operator: 'equals', value: 'Holm' }
  const wrong = { _uid: '2', property: 'brand', type: 'string', operator: 'sounds like', value: 'Holm' }

  expect(recommendationWish({ ...block, filters: [wrong, right] })?.filters).toEqual([right])
})

test.each([
  ['another block', { ...block, component: 'teaser' }],
  ['a block without an id', { component: 'recommendation', recommendationId: ' ' }],
  ['a thousand products', { ...block, size: 1000 }],
])('%s is no wish', (_, other) => {
  expect(recommendationWish(other)).toBeNull()
})

test('equal wishes have one key, others another', () => {
  const wish = recommendationWish(block)
  const other = recommendationWish({ ...block, size: 4 })
  if (!wish || !other) throw new Error('The blocks are right.')

  expect(recommendationKey(wish)).toBe(recommendationKey({ ...wish }))
  expect(recommendationKey(wish)).not.toBe(recommendationKey(other))
})
