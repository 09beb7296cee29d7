import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FileRefused, fileLines } from './import-file.ts'
import type { SourceLine } from './import-source.ts'

const MEGABYTE = 1024 * 1024

test.each([
  ['line feeds', 'a\nb\n', ['a', 'b']],
  ['carriage returns', 'a\r\nb\r\n', ['a', 'b']],
  ['no line end at the end', 'a\nb', ['a', 'b']],
  ['a byte order mark', '\uFEFFa\nb', ['a', 'b']],
  ['blank lines', 'a\n\n\nb\n', ['a', '', '', 'b']],
  ['every script', 'ä\n‘😀’\nمرحبا\n', ['ä', '‘😀’', 'مرحبا']],
])('%s are read', async (_, text, lines) => {
  expect((await read([Buffer.from(text)])).map((line) => line.text)).toEqual(lines)
})

test('lines are the same wherever the file is cut into chunks', async () => {
  const anyText = fc
    .array(fc.constantFrom('a', 'ä', '😀', '\n', '\r\n', '"'), { maxLength: 40 })
    .map((all) => all.join(''))

  await fc.assert(
    fc.asyncProperty(
      anyText.filter((text) => text !== ''),
      fc.integer({ min: 1, max: 7 }),
      async (text, size) => {
        const bytes = Buffer.from(text)
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        )
        const lines = await read(chunks)

        expect(lines.map((line) => line.text)).toEqual(
          text.split(/\r?\n/).slice(0, text.endsWith('\n') ? -1 : undefined),
        )
        expect(lines.map((line) => line.number)).toEqual(lines.map((_, at) => at + 1))
      },
    ),
  )
})

test('a line that is not UTF-8 is told, and the others are read', async () => {
  const lines = await read([Buffer.from('a\nK\xfcche\nb\n', 'latin1')])

  expect(lines.map(({ text, problem }) => problem ?? text)).toEqual([
    'a',
    'is not UTF-8: save the file in that encoding',
    'b',
  ])
})

test.each([1, 50])(
  'a line that is too long is told, in chunks of %i MB, and the others are read',
  async (size) => {
    const bytes = Buffer.concat([Buffer.from('a\n'), Buffer.alloc(50 * MEGABYTE, 'x'), Buffer.from('\nb\nc')])
    const chunks = Array.from({ length: Math.ceil(bytes.length / (size * MEGABYTE)) }, (_, at) =>
      bytes.subarray(at * size * MEGABYTE, (at + 1) * size * MEGABYTE),
    )
    const lines = await read(chunks)

    expect(lines.map(({ number, text, problem }) => `${number} ${problem ?? text}`)).toEqual([
      '1 a',
      '2 is longer than 8 MB',
      '3 b',
      '4 c',
    ])
  },
)

test('a file that ends within its only line, which is too long, is told', async () => {
  const lines = await read([Buffer.alloc(5 * MEGABYTE, 'x'), Buffer.alloc(5 * MEGABYTE, 'x')])

  expect(lines.map(({ problem }) => problem)).toEqual(['is longer than 8 MB'])
})

test('the last line says whether it was finished', async () => {
  expect((await read([Buffer.from('a\nb')])).map((line) => line.isUnfinished)).toEqual([false, true])
  expect((await read([Buffer.from('a\nb\n')])).map((line) => line.isUnfinished)).toEqual([false, false])
})

test.each([
  ['an empty file', Buffer.alloc(0), 'is empty: there is nothing to import.'],
  [
    'a compressed file',
    gzipSync('{}\n'),
    'is compressed (gzip): unpack it first, for example with "gunzip".',
  ],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'is UTF-16: save it as UTF-8.'],
  [
    'a spreadsheet',
    Buffer.from('PK\u0003\u0004'),
    'is a ZIP archive or a spreadsheet: unpack it, or save it as text.',
  ],
])('%s is refused in one sentence', async (_, bytes, said) => {
  await expect(read(bytes.length > 0 ? [bytes] : [])).rejects.toThrow(new FileRefused(said))
})

async function read(chunks: Buffer[]) {
  const found: SourceLine[] = []
  for await (const { lines } of fileLines(Readable.from(chunks))) found.push(...lines)
  return found
}
