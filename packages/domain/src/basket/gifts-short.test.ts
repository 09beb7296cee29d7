import { expect, test } from 'vitest'
import { giftsShort } from './gifts-short.ts'

const line = (quantity: number, itemKey?: string) => ({
  quantity,
  customData: {
    pricePromotionKey: null,
    customText: null,
    cPromo: null,
    ffData: null,
    ...(itemKey === undefined ? {} : { gift: { itemKey } }),
  },
})

test.each([
  ['as many as are left', [line(2, 'a')], { a: 2 }, []],
  ['one too many', [line(2, 'a')], { a: 1 }, [1]],
  ['none left', [line(1, 'a')], { a: 0 }, [0]],
  ['two lines share what is left', [line(1, 'a'), line(1, 'a')], { a: 1 }, [0]],
  ['each wish for itself', [line(1, 'a'), line(1, 'b')], { a: 1, b: 0 }, [0]],
  ['a line that is no gift', [line(9)], { a: 0 }, []],
  ['what was taken off its list', [line(9, 'gone')], { a: 0 }, []],
])('%s', (_, items, left, short) => {
  expect(giftsShort(items, new Map(Object.entries(left))).map((one) => one.left)).toEqual(short)
})
