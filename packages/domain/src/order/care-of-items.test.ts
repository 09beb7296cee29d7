import { expect, test } from 'vitest'
import { careOfItems } from './care-of-items.ts'

const OIL = ['Feucht abwischen.', 'Einmal im Jahr ölen.']
const WASH = ['Bei 40 °C waschen.']

test.each([
  ['nothing', [], []],
  ['one that says nothing', [{ name: 'Karte', care: [] }], []],
  [
    'two that are looked after alike',
    [
      { name: 'Tisch', care: OIL },
      { name: 'Kissen', care: WASH },
      { name: 'Bank', care: OIL },
    ],
    [
      { names: ['Tisch', 'Bank'], lines: OIL },
      { names: ['Kissen'], lines: WASH },
    ],
  ],
  [
    'two colours of one thing',
    [
      { name: 'Kissen', care: WASH },
      { name: 'Kissen', care: WASH },
    ],
    [{ names: ['Kissen'], lines: WASH }],
  ],
])('%s', (_, products, hints) => {
  expect(careOfItems(products)).toEqual(hints)
})
