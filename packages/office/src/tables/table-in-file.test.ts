import { expect, test } from 'vitest'
import { tableInFile } from './table-in-file.ts'
import { xlsxFile } from './xlsx/xlsx-file.ts'

const MOST = 10_000
const TABLE = {
  title: 'A',
  columns: [
    { name: 'Article', holds: 'text' as const },
    { name: 'stock', holds: 'count' as const },
  ],
  rows: [['007', 3]],
}

test.each([
  ['an Excel workbook', new Blob([xlsxFile(TABLE)])],
  ['CSV', new Blob(['\ufeffArticle;stock\r\n007;3\r\n'])],
])('of %s the table is read, whatever the file is called', async (_, file) => {
  expect(await tableInFile(file, MOST)).toEqual({
    type: 'read',
    table: {
      names: ['article', 'stock'],
      rows: [
        {
          line: 2,
          cells: new Map([
            ['article', '007'],
            ['stock', '3'],
          ]),
        },
      ],
    },
  })
})

test.each([
  [
    'Excel for Windows saves it',
    Uint8Array.from('von;nach\r\n/m\u00f6bel/;/stra\u00dfe/', (sign) => sign.charCodeAt(0)),
  ],
  [
    'Excel saves it as Unicode',
    new Uint8Array(Buffer.from('\ufeffvon\tnach\r\n/möbel/\t/straße/', 'utf16le')),
  ],
  [
    'a Mac has saved it as Unicode',
    new Uint8Array(Buffer.from('\ufeffvon\tnach\r\n/möbel/\t/straße/', 'utf16le').swap16()),
  ],
  ['most others save it', '\ufeffvon,nach\n/möbel/,/straße/'],
])('letters of a CSV are read as %s', async (_, part) => {
  const found = await tableInFile(new Blob([part]), MOST)

  expect(found).toMatchObject({
    table: {
      rows: [
        {
          cells: new Map([
            ['von', '/möbel/'],
            ['nach', '/straße/'],
          ]),
        },
      ],
    },
  })
})

// Pairs of letters that would be one letter of UTF-8 decided for the whole file, and good files of Windows were refused.
test('a file of Windows is read, although some of its letters would be UTF-8 side by side', async () => {
  const lines = ['MENÜ\u201c;größe', 'Ø\u00a030;für Möbel', 'QUALITÉ\u00a0:;Straße']
  const bytes = Uint8Array.from(lines.join('\r\n'), (sign) => (sign === '\u201c' ? 0x93 : sign.charCodeAt(0)))

  expect(await tableInFile(new Blob([bytes]), MOST)).toMatchObject({
    type: 'read',
    table: {
      names: ['menü“', 'größe'],
      rows: [
        {
          cells: new Map([
            ['menü“', 'Ø\u00a030'],
            ['größe', 'für Möbel'],
          ]),
        },
        {
          cells: new Map([
            ['menü“', 'QUALITÉ\u00a0:'],
            ['größe', 'Straße'],
          ]),
        },
      ],
    },
  })
})

const BROKEN = Buffer.concat([
  Buffer.from('von;nach\n/möbel/;/möbel-grün/\n/stra'),
  Buffer.from([0xdf]),
  Buffer.from('e/;/c/\n'),
])

// One broken letter, and every other was read as Excel for Windows writes it: "/mÃ¶bel/".
test.each([
  ['letters that only UTF-8 writes so', BROKEN],
  ['its mark', Buffer.concat([Buffer.from('\ufeffvon;nach\n/a/;/b/\n/stra'), Buffer.from([0xdf, 0x65])])],
])('a file that is UTF-8 by %s is refused for a broken letter, with its line', async (_, bytes) => {
  expect(await tableInFile(new Blob([bytes]), MOST)).toEqual({ type: 'letters', line: 3 })
})

test.each([
  ['old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['damaged', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
  ['damaged', xlsxFile(TABLE).slice(0, -30)],
  ['large', new Uint8Array(MOST + 1)],
])('%s', async (type, bytes) => {
  expect(await tableInFile(new Blob([bytes]), MOST)).toEqual({ type })
})
