import { expect, test } from 'vitest'
import { type FigureSheet, sheetFile, shownCell } from './figure-sheet.ts'

const SHEET: FigureSheet = {
  title: 'Best sellers',
  columns: [
    { name: 'Product', holds: 'text' },
    { name: 'Units', holds: 'count' },
    { name: 'Turnover', holds: { currency: 'CHF' } },
    { name: 'Share', holds: 'percent' },
  ],
  rows: [
    ['=1+1', 1200, 123_450, 12.5],
    ['Sofa', 0, null, null],
  ],
}

test('an export has numbers and no formulas, in the form of the language', () => {
  expect(sheetFile(SHEET, { locale: 'de' })).toBe(
    "\ufeffProduct;Units;Turnover (CHF);Share (%)\r\n'=1+1;1200;1234,5;12,5\r\nSofa;0;;\r\n",
  )
  expect(sheetFile(SHEET, { locale: 'en' })).toContain("'=1+1,1200,1234.5,12.5\r\n")
})

test.each([
  [0, '=1+1'],
  [1, '1,200'],
  [2, 'CHF 1,234.50'],
  [3, '12.5%'],
])('column %i shows %s', (index, shown) => {
  const column = SHEET.columns[index]
  const cell = SHEET.rows[0]?.[index] ?? null

  expect(column && shownCell(cell, column, 'en').replaceAll('\u00a0', ' ')).toBe(shown)
})
