import { expect, test } from 'vitest'
import { drawnLength, shownLength } from './drawn-length.ts'

const train = { length: { base: 180, perLetter: 65 } }
const cup = { length: { base: 0, perLetter: 7 } }

test.each([
  ['a locomotive alone', train, '', 180],
  ['three wagons', train, 'Mia', 375],
  ['spaces around a name are no wagons', train, ' Mia ', 375],
  ['an accent adds none', train, 'Zoé', 375],
  ['a space between two names is one', train, 'Mia Zoé', 635],
  ['nothing written', cup, '  ', 0],
  ['a word on a cup', cup, 'Zuhause', 49],
])('%s', (_, drawing, text, millimetres) => {
  expect(drawnLength(drawing, text)).toBe(millimetres)
})

test.each([
  [0, { value: 0, unit: 'millimeter' }],
  [99, { value: 99, unit: 'millimeter' }],
  [100, { value: 10, unit: 'centimeter' }],
  [375, { value: 38, unit: 'centimeter' }],
  [374, { value: 37, unit: 'centimeter' }],
])('%d mm are said as %j', (millimetres, shown) => {
  expect(shownLength(millimetres)).toEqual(shown)
})
