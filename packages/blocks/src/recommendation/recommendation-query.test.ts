import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recommendationQueryFields } from './recommendation-query.ts'

const QuerySchema = v.object(recommendationQueryFields)
const block = { component: 'recommendation', _uid: 'a', recommendationId: 'home-1' }

test('what editors leave open is filled in', () => {
  expect(v.parse(QuerySchema, block)).toEqual({
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
  expect(v.parse(QuerySchema, { ...block, ...fields })).toMatchObject(expected)
})

test('a filter that does not match is left out, the block stays', () => {
  const right = { _uid: '1', property: 'brand', type: 'string', operator: 'equals', value: 'Holm' }
  const wrong = { _uid: '2', property: 'brand', type: 'string', operator: 'sounds like', value: 'Holm' }

  expect(v.parse(QuerySchema, { ...block, filters: [wrong, right] }).filters).toEqual([right])
})

test.each([
  ['a block without an id', { recommendationId: ' ' }],
  ['a thousand products', { size: 1000 }],
])('%s asks for nothing', (_, change) => {
  expect(v.is(QuerySchema, { ...block, ...change })).toBe(false)
})
