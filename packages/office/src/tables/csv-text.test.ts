import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'
import type { ExportedTable } from './shape/exported-table.ts'

const TABLE: ExportedTable = {
  title: 'Best sellers',
  columns: [
    { name: 'Product', holds: 'text' },
    { name: 'Units', holds: 'count' },
    { name: 'Turnover', holds: { currency: 'CHF' } },
    { name: 'Share', holds: 'percent' },
    { name: 'price DE', holds: 'amount' },
    { name: 'At', holds: 'moment' },
  ],
  rows: [
    ['=1+1', 1200, 123_450, 12.5, 1299, '2026-11-30T14:05'],
    ['Sofa', 0, null, null, null, null],
  ],
}

test('an export has numbers and no formulas, in the form of the language', () => {
  expect(csvText(TABLE, 'de')).toBe(
    "\ufeffProduct;Units;Turnover (CHF);Share (%);price DE;At\r\n'=1+1;1200;1234,5;12,5;12,99;2026-11-30 14:05\r\nSofa;0;;;;\r\n",
  )
  expect(csvText(TABLE, 'en')).toContain("'=1+1,1200,1234.5,12.5,12.99,2026-11-30 14:05\r\n")
})
