import { expect, test } from 'vitest'
import { type FigureSheet, shownCell } from './figure-sheet.ts'

const SHEET: FigureSheet = {
  title: 'Best sellers',
  columns: [
    { name: 'Product', holds: 'text' },
    { name: 'Units', holds: 'count' },
    { name: 'Turnover', holds: { currency: 'CHF' } },
    { name: 'Share', holds: 'percent' },
    { name: 'Day', holds: 'day' },
  ],
  rows: [
    ['=1+1', 1200, 123_450, 12.5, '2026-11-30'],
    ['Sofa', 0, null, null, null],
  ],
}

test.each([
  [0, '=1+1'],
  [1, '1,200'],
  [2, 'CHF 1,234.50'],
  [3, '12.5%'],
  [4, '30 Nov 2026'],
])('column %i shows %s', (index, shown) => {
  const column = SHEET.columns[index]
  const cell = SHEET.rows[0]?.[index] ?? null

  expect(column && shownCell(cell, column, 'en').replaceAll('\u00a0', ' ')).toBe(shown)
})
