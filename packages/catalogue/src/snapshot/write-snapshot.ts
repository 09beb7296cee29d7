import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Part, partBytes } from './parts.ts'
import { type SnapshotFooter, tailOf } from './snapshot-format.ts'

type SnapshotContents = {
  /** What the parts are about; whoever reads them decides by it whether they still hold. */
  subject: unknown
  parts: Iterable<Part>
}

/** So much is hashed and written before others have the thread: about a millisecond. */
const SLICE_BYTES = 1024 * 1024

/**
 * Writes a snapshot beside the one before and puts it in its place, so that there is always a whole one. Parts are
 * read as they are written: they may not change meanwhile.
 *
 * Nothing waits for the disk: what a power failure tears does not fit its checksum any more.
 *
 * @returns whether it was done before `mostMilliseconds` were over; else the one before is still there
 */
export async function writeSnapshot(
  file: string,
  { subject, parts }: SnapshotContents,
  mostMilliseconds = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const until = performance.now() + mostMilliseconds
  await mkdir(dirname(file), { recursive: true })
  const fresh = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`
  const handle = await open(fresh, 'wx', 0o600)
  try {
    const isWhole = await writtenTo(handle, { subject, parts }, until)
    await handle.close()
    if (isWhole) await rename(fresh, file)
    else await rm(fresh, { force: true })
    return isWhole
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(fresh, { force: true })
    throw error
  }
}

async function writtenTo(
  handle: FileHandle,
  { subject, parts }: SnapshotContents,
  until: number,
): Promise<boolean> {
  const slices = new Slices(handle)
  const entries: SnapshotFooter['parts'] = []
  for (const part of parts) {
    let length = 0
    for (const bytes of partBytes(part)) {
      length += bytes.byteLength
      for (const slice of slices.filledBy(bytes)) {
        await slices.write(slice)
        if (performance.now() > until) return false
      }
    }
    entries.push([part.kind, length])
  }
  await slices.write(slices.rest())
  const footer = Buffer.from(JSON.stringify({ subject, parts: entries, checksum: slices.checksum() }))
  await handle.writeFile(Buffer.concat([footer, tailOf(footer)]))
  return true
}

/** Gathers small pieces and parts large ones. */
class Slices {
  readonly #handle: FileHandle
  readonly #hash = createHash('sha256')
  readonly #slice = Buffer.allocUnsafe(SLICE_BYTES)
  #used = 0

  constructor(handle: FileHandle) {
    this.#handle = handle
  }

  /** Each slice has to be written before the next one is asked for: they share their memory. */
  *filledBy(bytes: Uint8Array): Generator<Uint8Array> {
    for (let start = 0; start < bytes.byteLength; ) {
      const taken = bytes.subarray(start, start + SLICE_BYTES - this.#used)
      this.#slice.set(taken, this.#used)
      this.#used += taken.byteLength
      start += taken.byteLength
      if (this.#used === SLICE_BYTES) yield this.rest()
    }
  }

  rest(): Uint8Array {
    const filled = this.#slice.subarray(0, this.#used)
    this.#used = 0
    return filled
  }

  async write(slice: Uint8Array): Promise<void> {
    this.#hash.update(slice)
    await this.#handle.writeFile(slice)
  }

  checksum(): string {
    return this.#hash.digest('hex')
  }
}
