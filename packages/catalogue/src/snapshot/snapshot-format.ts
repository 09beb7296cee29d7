import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { NumberKind } from './parts.ts'

/** Why a file is not believed. */
export class SnapshotProblem extends Error {
  override readonly name = 'SnapshotProblem'
}

export const BYTES_EACH: Record<NumberKind, number> = { u8: 1, u16: 2, u32: 4, i32: 4, f64: 8 }

const Checksum = v.pipe(v.string(), v.hexadecimal(), v.length(64))
const PartEntry = v.strictTuple([
  v.picklist(['u8', 'u16', 'u32', 'i32', 'f64', 'json']),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
])

/** What stands behind the parts: what they are about, how long each is, and the checksum of all. */
export const SnapshotFooter = v.strictObject({
  subject: v.unknown(),
  parts: v.array(PartEntry),
  checksum: Checksum,
})
export type SnapshotFooter = v.InferOutput<typeof SnapshotFooter>

/** The last bytes of a file: length and checksum of the footer, then what makes it one of these files. */
const MAGIC = Buffer.from('shop-index-v0001')
const CHECKSUM_BYTES = 32
const LENGTH_BYTES = 4
export const TAIL_BYTES = LENGTH_BYTES + CHECKSUM_BYTES + MAGIC.length

export function tailOf(footer: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(footer.byteLength)
  return Buffer.concat([length, createHash('sha256').update(footer).digest(), MAGIC])
}

/** How long the footer before this tail is; throws for a tail of another file, or of one that was cut off. */
export function footerLengthOf(tail: Buffer): number {
  if (tail.length !== TAIL_BYTES || !tail.subarray(-MAGIC.length).equals(MAGIC))
    throw new SnapshotProblem('it is cut off, or another kind of file')
  return tail.readUInt32LE(0)
}

/** Parses a footer that fits its tail. */
export function footerOf(footer: Buffer, tail: Buffer): SnapshotFooter {
  if (!tailOf(footer).equals(tail)) throw new SnapshotProblem('its table of contents is damaged')
  return v.parse(SnapshotFooter, JSON.parse(footer.toString('utf8')))
}
