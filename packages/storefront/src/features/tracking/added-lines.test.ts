import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { aVariant } from '@shop/domain/testing/a-variant'
import { expect, test } from 'vitest'
import { addedLines } from './added-lines.ts'

const line = (key: string, quantity: number, id = 1) => ({
  ...aBasketItem(),
  key,
  quantity,
  variant: { ...aVariant(), id },
})
const basket = (...items: ReturnType<typeof line>[]) =>
  ({ items }) as unknown as Parameters<typeof addedLines>[1]

test.each([
  ['a new line', basket(), basket(line('a', 2)), 2, [2]],
  ['a line that grew', basket(line('a', 1)), basket(line('a', 3)), 2, [2]],
  ['fewer than asked for', basket(line('a', 1)), basket(line('a', 2)), 5, [1]],
  ['nothing, because there was no more', basket(line('a', 2)), basket(line('a', 2)), 1, []],
  ['a basket that nobody knew', null, basket(line('a', 4)), 1, [1]],
  ['other lines that changed beside it', basket(), basket(line('b', 1, 2), line('a', 1)), 1, [1]],
  ['a second line of the same variant', basket(line('a', 1)), basket(line('a', 1), line('c', 1)), 1, [1]],
])('%s', (_, before, after, units, quantities) => {
  const added = addedLines(before, after, { variantId: 1, units })

  expect(added.map(({ quantity }) => quantity)).toEqual(quantities)
})
