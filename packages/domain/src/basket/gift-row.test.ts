import { expect, test } from 'vitest'
import { GIFT_ROW, giftRowOf } from './gift-row.ts'

test('only the row of the list stays', () => {
  const gift = { [GIFT_ROW]: { key: GIFT_ROW, label: 'Liste', value: 'Baby' } }

  expect(giftRowOf({ ...gift, text1: { key: 'text1', label: 'Name', value: 'Mia' } })).toEqual(gift)
  expect(giftRowOf({})).toEqual({})
})
