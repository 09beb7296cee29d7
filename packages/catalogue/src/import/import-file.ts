import { isUtf8 } from 'node:buffer'
import { type LineGroup, type SourceLine, withoutMark } from './import-source.ts'

/** A file that cannot be imported at all; the message is one sentence for the operator. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/** The longest line that is read; a product has a few thousand bytes. */
const MOST_BYTES = 8 * 1024 * 1024
const LINE_END = 10
const CARRIAGE_RETURN = 13

/**
 * Splits a file into lines, with `\n` or `\r\n` at their end. Lines that are too long or not UTF-8 are reported, and
 * the rest of the file is read: memory use does not depend on the file.
 *
 * @throws FileRefused for an empty file and for one that is compressed or UTF-16
 */
export async function* fileLines(file: AsyncIterable<Buffer>): AsyncGenerator<LineGroup> {
  let [number, bytes, isTooLong] = [0, 0, false]
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of file) {
    if (bytes === 0) refuseOtherFormats(chunk)
    bytes += chunk.length
    const end = chunk.lastIndexOf(LINE_END)
    if (end < 0) {
      isTooLong ||= rest.length + chunk.length > MOST_BYTES
      rest = isTooLong ? Buffer.alloc(0) : Buffer.concat([rest, chunk])
      continue
    }
    const lines = isTooLong ? [] : splitLines(Buffer.concat([rest, chunk.subarray(0, end)]), number + 1)
    if (isTooLong) {
      // The end of the skipped line, and what follows it.
      const start = chunk.indexOf(LINE_END)
      lines.push(tooLong(number + 1))
      if (start < end) lines.push(...splitLines(chunk.subarray(start + 1, end), number + 2))
    }
    isTooLong = false
    rest = Buffer.from(chunk.subarray(end + 1))
    number += lines.length
    yield { lines, bytes }
  }
  if (bytes === 0) throw new FileRefused('is empty: there is nothing to import.')
  if (isTooLong) yield { lines: [tooLong(number + 1)], bytes }
  if (rest.length > 0) {
    const lines = splitLines(rest, number + 1).map((line) => ({ ...line, isUnfinished: true }))
    yield { lines, bytes }
  }
}

function splitLines(block: Buffer, first: number): SourceLine[] {
  if (block.length <= MOST_BYTES && isUtf8(block))
    return block
      .toString('utf8')
      .split('\n')
      .map((text, index) => lineOf(text.endsWith('\r') ? text.slice(0, -1) : text, first + index))

  const lines: SourceLine[] = []
  for (let start = 0; start <= block.length; ) {
    const found = block.indexOf(LINE_END, start)
    const end = found < 0 ? block.length : found
    lines.push(checkedLine(block.subarray(start, end), first + lines.length))
    start = end + 1
  }
  return lines
}

function checkedLine(bytes: Buffer, number: number): SourceLine {
  if (bytes.length > MOST_BYTES) return tooLong(number)
  if (!isUtf8(bytes))
    return {
      ...lineOf('', number),
      problem: 'is not UTF-8: save the file in that encoding',
    }
  const end = bytes.at(-1) === CARRIAGE_RETURN ? -1 : bytes.length
  return lineOf(bytes.subarray(0, end).toString('utf8'), number)
}

function lineOf(text: string, number: number): SourceLine {
  return { number, text: withoutMark(text, number), problem: null, isUnfinished: false }
}

function tooLong(number: number): SourceLine {
  return { ...lineOf('', number), problem: `is longer than ${MOST_BYTES / 1024 / 1024} MB` }
}

/** Formats by their first bytes, and what to do about them. */
const OTHERS: readonly { start: readonly number[]; what: string }[] = [
  { start: [0x1f, 0x8b], what: 'is compressed (gzip): unpack it first, for example with "gunzip".' },
  { start: [0x28, 0xb5, 0x2f, 0xfd], what: 'is compressed (zstd): unpack it first.' },
  { start: [0x42, 0x5a, 0x68], what: 'is compressed (bzip2): unpack it first.' },
  {
    start: [0x50, 0x4b, 0x03, 0x04],
    what: 'is a ZIP archive or a spreadsheet: unpack it, or save it as text.',
  },
  { start: [0xff, 0xfe], what: 'is UTF-16: save it as UTF-8.' },
  { start: [0xfe, 0xff], what: 'is UTF-16: save it as UTF-8.' },
]

function refuseOtherFormats(chunk: Buffer) {
  const other = OTHERS.find(({ start }) => start.every((byte, index) => chunk[index] === byte))
  if (other) throw new FileRefused(other.what)
}
