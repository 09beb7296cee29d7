import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCells, csvSeparator, type Separator } from './csv-cells.ts'

test.each<[string, Separator]>([
  ['a,b,c', ','],
  ['a;b,c;d', ';'],
  ['a\tb', '\t'],
  ['a', ','],
])('%j is separated by %j', (header, separator) => {
  expect(csvSeparator(header)).toBe(separator)
})

test.each([
  ['a,b', ['a', 'b']],
  ['a,,', ['a', '', '']],
  ['"a,b",c', ['a,b', 'c']],
  ['"a ""b""",c', ['a "b"', 'c']],
  ['"",""', ['', '']],
  ['a,"b', null],
  ['"a"b,c', null],
])('%j has the cells %j', (line, cells) => {
  expect(csvCells(line, ',')).toEqual(cells)
})

test('what is written is read again', () => {
  const cell = fc.array(fc.constantFrom('a', ',', '"', ' '), { maxLength: 6 }).map((all) => all.join(''))

  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')
      expect(csvCells(line, ',')).toEqual(cells)
    }),
  )
})
