import { expect, test, vi } from 'vitest'
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

// Each was looked for in a hundred lines below it: a browser stood still for a file of five megabytes.
test('quotes that are never closed take as much work as there are lines', () => {
  const lines = Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? `"a" b;${at}` : `"a ${at};b`))
  const joined = vi.spyOn(Array.prototype, 'join')

  const rows = csvTable(['a;b', ...lines].join('\n'))?.rows
  const joins = joined.mock.calls.length
  joined.mockRestore()

  expect(rows?.map(({ cells }) => cells)).toEqual(lines.map(() => null))
  expect(joins).toBeLessThan(2 * lines.length)
})
