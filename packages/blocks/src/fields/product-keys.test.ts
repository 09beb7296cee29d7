import * as v from 'valibot'
import { expect, test } from 'vitest'
import { productKeys } from './product-keys.ts'

test.each([
  [
    ['100', ' 200 ', '100', '', 7],
    ['100', '200'],
  ],
  ['100, 200\n300;100', ['100', '200', '300']],
  [undefined, []],
  [null, []],
  ['../../x, 100', ['100']],
])('%j names %j', (value, keys) => {
  expect(v.parse(productKeys, value)).toEqual(keys)
})

test('three hundred products are forty-eight', () => {
  const many = Array.from({ length: 300 }, (_, index) => String(100_000 + index))

  expect(v.parse(productKeys, many)).toEqual(many.slice(0, 48))
})
