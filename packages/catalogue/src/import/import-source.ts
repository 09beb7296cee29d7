/** One line of a file. */
export type SourceLine = {
  number: number
  text: string
  /** What is wrong with the line before it is parsed, for example that it is not UTF-8. */
  problem: string | null
  /** The file ends with it and without a line end, so it may be cut off. */
  isUnfinished: boolean
}

/** Lines that were read together, and how many bytes of the file were read with them. */
export type LineGroup = { lines: readonly SourceLine[]; bytes: number }

/** Lines that are already split. */
export async function* groupsOf(lines: AsyncIterator<string>): AsyncGenerator<LineGroup> {
  let number = 0
  for await (const text of { [Symbol.asyncIterator]: () => lines }) {
    number += 1
    yield {
      lines: [{ number, text: withoutMark(text, number), problem: null, isUnfinished: false }],
      bytes: 0,
    }
  }
}

/** Letters of one batch: all of it is in memory, and lines may be long. */
const BATCH_LETTERS = 16 * 1024 * 1024

/** Puts lines together to batches of at most `size`, or of as many letters as memory should hold. */
export async function* batchesOf(source: AsyncIterable<LineGroup>, size: number): AsyncGenerator<LineGroup> {
  let lines: SourceLine[] = []
  let [bytes, letters] = [0, 0]
  for await (const group of source) {
    for (const line of group.lines) {
      lines.push(line)
      letters += line.text.length
      if (lines.length < size && letters < BATCH_LETTERS) continue
      yield { lines, bytes }
      lines = []
      letters = 0
    }
    bytes = group.bytes
  }
  if (lines.length > 0) yield { lines, bytes }
}

/** Some programs begin a file with a byte order mark. */
export function withoutMark(text: string, number: number): string {
  return number === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text
}
