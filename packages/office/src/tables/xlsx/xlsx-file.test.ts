import type { Cell } from '@shop/domain/figures/spreadsheet'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { TableColumn } from '../shape/exported-table.ts'
import { xlsxFile } from './xlsx-file.ts'
import { xlsxLines } from './xlsx-lines.ts'

test.each<[TableColumn['holds'], Cell, string]>([
  ['text', '=1+1', '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>'],
  ['text', '+49 40', '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">+49 40</t></is></c>'],
  ['text', '-', '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">-</t></is></c>'],
  ['text', '@SUM(A1)', '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">@SUM(A1)</t></is></c>'],
  ['text', '007', '<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">007</t></is></c>'],
  [
    'text',
    '<b>"A" & B\u0007</b>',
    '<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">&lt;b&gt;"A" &amp; B_x0007_&lt;/b&gt;</t></is></c>',
  ],
  ['text', null, '<c r="A2" s="1"/>'],
  ['amount', null, '<c r="A2" s="4"/>'],
  ['count', 1200, '<c r="A2" s="3"><v>1200</v></c>'],
  ['amount', 1999, '<c r="A2" s="4"><v>19.99</v></c>'],
  [{ currency: 'EUR' }, -5, '<c r="A2" s="4"><v>-0.05</v></c>'],
  ['percent', 12.5, '<c r="A2" s="5"><v>12.5</v></c>'],
  ['day', '2026-11-30', '<c r="A2" s="6"><v>46356</v></c>'],
  ['moment', '2026-11-30T12:00', '<c r="A2" s="7"><v>46356.5</v></c>'],
  ['day', '=NOW()', '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=NOW()</t></is></c>'],
])('%j holds %j', (holds, cell, written) => {
  expect(sheetOf([{ name: 'A', holds }], [[cell]])).toContain(`<row r="2">${written}</row>`)
})

test('the first line names what stands below, with its currency, and stays in sight', () => {
  const sheet = sheetOf([{ name: 'Turnover', holds: { currency: 'CHF' } }], [])

  expect(sheet).toContain('>Turnover (CHF)</t>')
  expect(sheet).toContain('state="frozen"')
})

// Whoever typed a formula into a free cell saw its words: the first style was that of texts.
test('a cell outside of the table is no text', () => {
  const files = unzipSync(xlsxFile({ title: 'A', columns: [], rows: [] }))

  expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).toMatch(/<cellXfs[^>]*><xf numFmtId="0"/)
})

// LibreOffice saves as CSV what a cell shows: a stock of 1.200 came back as one that nobody could read.
test('whole numbers are shown without groups', () => {
  const files = unzipSync(xlsxFile({ title: 'A', columns: [], rows: [] }))

  expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).not.toContain('numFmtId="3"')
})

test.each([
  ['Sales [2026]: a/b', 'name="Sales  2026   a b"'],
  ['A very long name of a table that nobody reads', 'name="A very long name of a table tha"'],
  ['', 'name="1"'],
  ['"A" & B', 'name="&quot;A&quot; &amp; B"'],
])('the sheet of %j has the %s', (title, name) => {
  const files = unzipSync(xlsxFile({ title, columns: [], rows: [] }))

  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain(name)
})

test('the same table is the same file', () => {
  const table = { title: 'A', columns: [{ name: 'a', holds: 'text' as const }], rows: [['b']] }

  expect(xlsxFile(table)).toEqual(xlsxFile(table))
})

test('whatever is written is read again, and no cell has become a formula', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '_', 'x', '0', 'D', '<', '&', ' ', '"'),
    }),
    fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(9, '0')),
  )
  const rows = fc.array(fc.tuple(text, fc.integer({ min: -1e12, max: 1e12 }), fc.nat()), {
    minLength: 1,
    maxLength: 3,
  })

  fc.assert(
    fc.property(rows, (all) => {
      const columns: TableColumn[] = [
        { name: 'text', holds: 'text' },
        { name: 'amount', holds: 'amount' },
        { name: 'count', holds: 'count' },
      ]
      const file = xlsxFile({ title: 'All', columns, rows: all })

      expect(xlsxLines(file).slice(1)).toEqual(
        all.map(([written, amount, count], index) => ({
          line: index + 2,
          cells: [written.toWellFormed(), String(amount / 100), String(count)],
        })),
      )
      expect(strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f')
    }),
    { numRuns: 30 },
  )
}, 30_000)

function sheetOf(columns: TableColumn[], rows: Cell[][]): string {
  const files = unzipSync(xlsxFile({ title: 'A', columns, rows }))
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}
