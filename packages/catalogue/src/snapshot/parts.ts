import type * as v from 'valibot'

/** Arrays of numbers by how they are named in a snapshot. */
export type NumberKinds = {
  u8: Uint8Array
  u16: Uint16Array
  u32: Uint32Array
  i32: Int32Array
  f64: Float64Array
}
export type NumberKind = keyof NumberKinds
export type Numbers = NumberKinds[NumberKind]

/** A piece of an index as it is written: numbers as they are in memory, or whatever JSON can say. */
export type Part =
  | { kind: NumberKind; pieces: Iterable<Numbers> }
  /** Turned into text when its turn has come, so that long lists do not hold the thread in one go. */
  | { kind: 'json'; value: unknown }

/** The parts of a snapshot, in the order in which they were written. */
export type PartSource = {
  /** Numbers of one of these kinds; `room` leaves space for what comes later. */
  numbers<Kind extends NumberKind>(kinds: readonly Kind[], options?: { room: boolean }): NumberKinds[Kind]
  json<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema>
  /** A list of texts that `textParts` wrote. */
  texts(): string[]
}

/** Some milliseconds' worth of texts. */
const TEXTS = 5000

/** One array; only as much of it as is meant. */
export function numbersPart(items: Numbers): Part {
  return { kind: kindOf(items), pieces: [items] }
}

/** Many short arrays of one kind, end to end. */
export function joinedPart<Kind extends NumberKind>(kind: Kind, pieces: Iterable<NumberKinds[Kind]>): Part {
  return { kind, pieces }
}

export function jsonPart(value: unknown): Part {
  return { kind: 'json', value }
}

/** A long list of texts, in portions. */
export function* textParts(texts: readonly string[]): Generator<Part> {
  yield jsonPart(texts.length)
  for (let start = 0; start < texts.length; start += TEXTS) yield jsonPart(texts.slice(start, start + TEXTS))
}

/** What is written of a part, or hashed. */
export function* partBytes(part: Part): Generator<Uint8Array> {
  if (part.kind === 'json') yield Buffer.from(JSON.stringify(part.value))
  else
    for (const { buffer, byteOffset, byteLength } of part.pieces)
      yield new Uint8Array(buffer, byteOffset, byteLength)
}

function kindOf(items: Numbers): NumberKind {
  if (items instanceof Uint8Array) return 'u8'
  if (items instanceof Uint16Array) return 'u16'
  if (items instanceof Uint32Array) return 'u32'
  return items instanceof Int32Array ? 'i32' : 'f64'
}
