import { expect, test } from 'vitest'
import { csvTable } from './csv-table.ts'

/** The cells of each row below the heading, and its line. */
function rowsOf(text: string) {
  return csvTable(text)?.rows.map(({ line, cells }) => [line, cells === null ? null : [...cells.values()]])
}

test.each([
  [
    'a cell with a line break',
    'a;b\r\n1;"two\r\nlines"\r\n2;x\r\n',
    [
      [2, ['1', 'two\nlines']],
      [3, ['2', 'x']],
    ],
  ],
  ['an empty line within a cell', 'a;b\n1;"two\n\nlines"\n', [[2, ['1', 'two\n\nlines']]]],
  ['empty lines, which count as rows of the sheet', 'a;b\n\n1;x\n', [[3, ['1', 'x']]]],
  ['rows of a sheet that hold nothing', 'a;b\n;\n1;x\n', [[3, ['1', 'x']]]],
  [
    'a quote that is never closed',
    'a;b\n"1;x\n2;y\n',
    [
      [2, null],
      [3, ['2', 'y']],
    ],
  ],
  ['the line by which Excel names the separator', 'sep=;\r\na;b,c\r\n1;2,5\r\n', [[2, ['1', '2,5']]]],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test('a break in a cell of the heading is none between lines', () => {
  expect(csvTable('"price\nDE";article\n1;20_1')?.rows).toHaveLength(1)
})
