import { expect, test } from 'vitest'
import { scannedLine } from './scanned-line.ts'

const lines = [
  { position: 1, variantId: 10, gtin: '4006381333931', articleNumber: '1001', quantity: 1, picked: 1 },
  { position: 2, variantId: 10, gtin: '4006381333931', articleNumber: '1001', quantity: 2, picked: 1 },
  { position: 3, variantId: 20, gtin: '036000291452', articleNumber: '1002', quantity: 1, picked: 0 },
  { position: 4, variantId: 30, gtin: null, articleNumber: 'a7', quantity: 1, picked: 1 },
]

test.each([
  ['4006381333931', 'found', 2],
  [' 1001 ', 'found', 2],
  // A scanner that reads UPC-A as EAN-13 puts a zero in front.
  ['0036000291452', 'found', 3],
  ['A7', 'enough', 4],
])('%j is %s at line %i', (code, type, position) => {
  expect(scannedLine(code, lines)).toMatchObject({ type, line: { position } })
})

test.each(['4006381333932', '', '3931', '0'])('%j belongs to no line', (code) => {
  expect(scannedLine(code, lines)).toEqual({ type: 'wrong' })
})

test('an article number of several sizes says nothing about the size', () => {
  const sizes = [
    { variantId: 1, gtin: '4006381333931', articleNumber: '1001', quantity: 1, picked: 0 },
    { variantId: 2, gtin: '036000291452', articleNumber: '1001', quantity: 1, picked: 0 },
  ]

  expect(scannedLine('1001', sizes)).toEqual({ type: 'unclear' })
  expect(scannedLine('036000291452', sizes)).toMatchObject({ type: 'found', line: { variantId: 2 } })
})
