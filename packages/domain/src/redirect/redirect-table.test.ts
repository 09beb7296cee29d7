import { expect, test } from 'vitest'
import { csvTable } from '../goods/csv-table.ts'
import { redirectTable } from './redirect-table.ts'

test.each([
  ['from,to', '/sommer/,/wohnen/', ['/sommer/', '/wohnen/', 301]],
  ['to;status;from', '/wohnen/;302;/sommer/', ['/sommer/', '/wohnen/', 302]],
  ['Redirect from,Redirect to', '/sommer,/wohnen', ['/sommer/', '/wohnen/', 301]],
  ['von\tnach\tstatus', 'sommer\twohnen/sofas\t', ['/sommer/', '/wohnen/sofas/', 301]],
  [
    'from,to',
    'https://alt.example/sommer?utm=1#a,/wohnen?farbe=rot',
    ['/sommer/', '/wohnen/?farbe=rot', 301],
  ],
  ['from,to', "'/sommer/,https://example.com/a", ['/sommer/', 'https://example.com/a', 301]],
  ['from,to', '/,/wohnen/', ['/', '/wohnen/', 301]],
  ['from,to', 'https://alt.example/?p=12&utm=1,/wohnen/', ['/?p=12', '/wohnen/', 301]],
  ['from,to', '/index.php?product_id=42,/wohnen/', ['/index.php/?product_id=42', '/wohnen/', 301]],
])('%j with %j', (head, row, [path, target, status]) => {
  const { lines, hasColumns } = redirectTable(csvTable(`\ufeff${head}\r\n\r\n${row}\r\n`))

  expect(hasColumns).toBe(true)
  expect(lines).toEqual([{ line: 3, path, target, status, problem: null }])
})

test.each([
  ['/sommer/,/wohnen/', 'cells'],
  [',/wohnen/,', 'from'],
  ['/sommer/,,', 'to'],
  ['/sommer/,/wohnen/,307', 'status'],
  ['"/sommer/,/wohnen/,', 'cells'],
])('%j is refused as %j', (row, problem) => {
  expect(redirectTable(csvTable(`from,to,status\n${row}`)).lines[0]?.problem).toBe(problem)
})

test('of an address that comes twice nobody knows which is meant, however it is written', () => {
  const { lines } = redirectTable(csvTable('from,to\n/sommer,/a/\nhttps://alt.example/sommer/,/b/'))

  expect(lines.map(({ problem }) => problem)).toEqual([null, 'twice'])
})

test('letters beside a to z are named as people write them, also those of an address that a browser has written', () => {
  const { lines } = redirectTable(
    csvTable('from,to\nhttps://alt.example/möbel,/a/\n/stra%C3%9Fe,/b/\n/m%C3%B6bel/,/c/\n/100%,/d/'),
  )

  expect(lines.map(({ path, problem }) => [path, problem])).toEqual([
    ['/möbel/', null],
    ['/straße/', null],
    ['/möbel/', 'twice'],
    ['/100%/', null],
  ])
})

test.each([[''], ['a,b\n/sommer/,/wohnen/'], ['from\n/sommer/']])('%j has no such columns', (text) => {
  expect(redirectTable(csvTable(text))).toEqual({ lines: [], hasColumns: false })
})
