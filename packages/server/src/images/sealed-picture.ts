import { createHash } from 'node:crypto'

type Bytes = Uint8Array<ArrayBuffer>

const SEAL_BYTES = 32

/**
 * Closes a made picture with a hash of its name and its bytes, behind its end. Whoever reads it back knows that it is whole,
 * and the one that was asked for: a disk after a power cut, and a store in front of which a proxy answers with a page of its
 * own, hand out something else with the same calm. Programs that show pictures look no further than their end, so that
 * processes of a release before it can take it as well.
 *
 * @see docs/operations.md "Files"
 */
export function sealedPicture(name: string, bytes: Bytes): Bytes {
  const sealed = new Uint8Array(bytes.length + SEAL_BYTES)
  sealed.set(bytes)
  sealed.set(sealOf(name, bytes), bytes.length)
  return sealed
}

/** The picture without its seal; null for anything that was not sealed under this name. */
export function unsealedPicture(name: string, sealed: Bytes): Bytes | null {
  if (sealed.length <= SEAL_BYTES) return null
  const bytes = sealed.subarray(0, -SEAL_BYTES)
  return Buffer.compare(sealed.subarray(-SEAL_BYTES), sealOf(name, bytes)) === 0 ? bytes : null
}

function sealOf(name: string, bytes: Bytes): Buffer {
  return createHash('sha256').update(`${name}\n`).update(bytes).digest()
}
