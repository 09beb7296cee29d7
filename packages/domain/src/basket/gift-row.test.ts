import { expect, test } from 'vitest'
import { GIFT_ROW, withoutGiftRow } from './gift-row.ts'

test('only the row of the list goes', () => {
  const text1 = { key: 'text1', label: 'Monogramm', value: 'A. B.' }

  expect(withoutGiftRow({ [GIFT_ROW]: { key: GIFT_ROW, label: 'Liste', value: 'Baby' }, text1 })).toEqual({
    text1,
  })
})
