import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import * as v from 'valibot'
import type { NumberKind, NumberKinds, PartSource } from './parts.ts'
import { BYTES_EACH, footerLengthOf, footerOf, SnapshotProblem, TAIL_BYTES } from './snapshot-format.ts'

/** A snapshot whose bytes are those that were written. */
export type OpenSnapshot = { subject: unknown; parts: PartSource }

const SLICE_BYTES = 4 * 1024 * 1024

/**
 * Reads a snapshot at the start of a shop, when nobody has to wait for the thread. All of it is checked before the
 * first part is handed out.
 *
 * @returns what `use` makes of it; null where there is no such file
 * @throws a `SnapshotProblem` for a file that is not what was written
 */
export function readSnapshot<Result>(file: string, use: (snapshot: OpenSnapshot) => Result): Result | null {
  const handle = openedFile(file)
  if (handle === null) return null
  try {
    return use(checkedSnapshot(handle))
  } finally {
    closeSync(handle)
  }
}

function openedFile(file: string): number | null {
  try {
    return openSync(file, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function checkedSnapshot(handle: number): OpenSnapshot {
  const { size } = fstatSync(handle)
  const tail = bytesAt(handle, size - TAIL_BYTES, TAIL_BYTES)
  const footerLength = footerLengthOf(tail)
  const footer = footerOf(bytesAt(handle, size - TAIL_BYTES - footerLength, footerLength), tail)

  const length = footer.parts.reduce((sum, [, bytes]) => sum + bytes, 0)
  if (length + footerLength + TAIL_BYTES !== size) throw new SnapshotProblem('it is cut off')
  if (checksumOf(handle, length) !== footer.checksum) throw new SnapshotProblem('it is damaged')
  return { subject: footer.subject, parts: new Parts(handle, footer.parts) }
}

function checksumOf(handle: number, length: number): string {
  const hash = createHash('sha256')
  const slice = Buffer.allocUnsafe(Math.min(SLICE_BYTES, length))
  for (let at = 0; at < length; at += slice.length) {
    const part = slice.subarray(0, Math.min(slice.length, length - at))
    readInto(handle, part, at)
    hash.update(part)
  }
  return hash.digest('hex')
}

class Parts implements PartSource {
  readonly #handle: number
  readonly #entries: Iterator<readonly [NumberKind | 'json', number]>
  #at = 0

  constructor(handle: number, entries: Iterable<readonly [NumberKind | 'json', number]>) {
    this.#handle = handle
    this.#entries = entries[Symbol.iterator]()
  }

  numbers<Kind extends NumberKind>(
    kinds: readonly Kind[],
    { room }: { room: boolean } = { room: false },
  ): NumberKinds[Kind] {
    const [kind, length] = this.#next()
    const wanted = kinds.find((one) => one === kind)
    if (wanted === undefined) throw new SnapshotProblem(`it has ${kind} where ${kinds.join(' or ')} belongs`)
    const count = length / BYTES_EACH[wanted]
    const items = arrayOf(wanted, room ? Math.ceil(count * 1.05) + 64 : count)
    readInto(this.#handle, new Uint8Array(items.buffer, 0, length), this.#at)
    this.#at += length
    return items
  }

  json<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
    const [kind, length] = this.#next()
    if (kind !== 'json') throw new SnapshotProblem(`it has ${kind} where json belongs`)
    const text = bytesAt(this.#handle, this.#at, length).toString('utf8')
    this.#at += length
    return v.parse(schema, JSON.parse(text))
  }

  texts(): string[] {
    const count = this.json(v.number())
    const texts: string[] = []
    while (texts.length < count) {
      const portion = this.json(v.pipe(v.array(v.string()), v.nonEmpty()))
      for (const text of portion) texts.push(text)
    }
    return texts
  }

  #next(): readonly [NumberKind | 'json', number] {
    const { value, done } = this.#entries.next()
    if (done) throw new SnapshotProblem('it has fewer parts than the index')
    return value
  }
}

const MAKERS: { [Kind in NumberKind]: (length: number) => NumberKinds[Kind] } = {
  u8: (length) => new Uint8Array(length),
  u16: (length) => new Uint16Array(length),
  u32: (length) => new Uint32Array(length),
  i32: (length) => new Int32Array(length),
  f64: (length) => new Float64Array(length),
}

function arrayOf<Kind extends NumberKind>(kind: Kind, length: number): NumberKinds[Kind] {
  return MAKERS[kind](length)
}

function bytesAt(handle: number, at: number, length: number): Buffer {
  if (at < 0) throw new SnapshotProblem('it is cut off')
  const bytes = Buffer.allocUnsafe(length)
  readInto(handle, bytes, at)
  return bytes
}

function readInto(handle: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.byteLength; ) {
    const read = readSync(handle, bytes, done, bytes.byteLength - done, at + done)
    if (read === 0) throw new SnapshotProblem('it is cut off')
    done += read
  }
}
