import { statfsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const MB = 1024 * 1024
/** Below it nothing is written any more: a statement that has begun, the log and a clean stop still need room. */
const RESERVE_BYTES = 64 * MB
/** From here on there is room again; more than the reserve, so that a disk at its edge does not flicker. */
const ENOUGH_BYTES = 96 * MB
/** Asking costs some microseconds, and so little is written in this time that the reserve holds it many times over. */
const LOOK_MILLISECONDS = 20
/** After a write that failed although there seemed to be room, as with a quota, another one is tried this seldom. */
const TRY_MILLISECONDS = 10_000
const TEST_BYTES = 16 * MB

export type DiskRoom = {
  /** Whether anything may be written now. */
  hasRoom: () => boolean
  /** A write failed, whatever the file system says of its room. */
  writeFailed: () => void
}

export type Disk = {
  /** What may still be written, bytes. */
  freeBytes: () => number
  /** Writes a few megabytes and takes them away again; throws when that cannot be done. */
  tryToWrite: () => Promise<void>
}

/**
 * Watches the room on the disk of an embedded database. One line in the log says when writing ends, and one when it goes
 * on.
 */
export function diskRoom(
  { freeBytes, tryToWrite }: Disk,
  {
    now = () => performance.now(),
    log = console.error,
  }: { now?: () => number; log?: (line: string) => void } = {},
): DiskRoom {
  let isFull = false
  let lookAt = Number.NEGATIVE_INFINITY
  /** When to try whether writing works again; null while nothing has failed. */
  let tryAt: number | null = null
  let isTrying = false

  function look(): void {
    const time = now()
    if (time < lookAt) return
    lookAt = time + LOOK_MILLISECONDS
    const wasFull = isFull
    const isLow = freeBytes() < (wasFull ? ENOUGH_BYTES : RESERVE_BYTES)
    isFull = isLow || tryAt !== null
    if (!isLow && tryAt !== null && time >= tryAt && !isTrying) tryNow(time)
    if (isFull && !wasFull)
      log('The disk of the database is full: the shop is read-only until there is room again.')
    if (!isFull && wasFull) log('There is room on the disk of the database again: the shop sells again.')
  }

  function tryNow(time: number): void {
    tryAt = time + TRY_MILLISECONDS
    isTrying = true
    tryToWrite()
      .then(
        () => {
          tryAt = null
        },
        () => undefined,
      )
      .finally(() => {
        isTrying = false
      })
  }

  return {
    hasRoom() {
      look()
      return !isFull
    },
    writeFailed() {
      tryAt = now() + TRY_MILLISECONDS
      lookAt = Number.NEGATIVE_INFINITY
      look()
    },
  }
}

/** The disk that a folder is on; a system that does not say what is free there counts as having room. */
export function diskOf(folder: string): Disk {
  return {
    freeBytes: () => {
      try {
        const { bavail, bsize } = statfsSync(folder)
        return bavail * bsize
      } catch {
        return Number.POSITIVE_INFINITY
      }
    },
    tryToWrite: async () => {
      const path = join(folder, 'shoptest')
      try {
        await writeFile(path, new Uint8Array(TEST_BYTES), { flush: true })
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}
