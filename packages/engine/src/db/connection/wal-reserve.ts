import { existsSync, linkSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

const SEGMENT_BYTES = 16 * 1024 * 1024
const CHUNK = new Uint8Array(1024 * 1024)
/** What one transaction writes into the log fits into these many times over. */
const SEGMENTS_AHEAD = 2
/** One name for all: what a process that died has left is written over. */
const UNFINISHED = 'shoptemp'
const SEGMENT = /^[0-9A-F]{24}$/
/** Segments of one log file as PostgreSQL counts them: 4 GB of 16 MB each. */
const PER_FILE = 256

/**
 * Makes the next segments of the write-ahead log before they are needed, so that the log can always be written: a log
 * without a next segment on a full disk is the one failure that PostgreSQL does not survive.
 *
 * A segment gets its name only when all of it is on the disk, and never takes the place of one that PostgreSQL has made
 * meanwhile.
 *
 * @throws what the file system throws when there is no room
 */
export async function makeSegmentsAhead(walFolder: string, current: string): Promise<void> {
  for (const name of segmentsAfter(current)) {
    const path = join(walFolder, name)
    if (existsSync(path)) continue
    const unfinished = join(walFolder, UNFINISHED)
    try {
      await writeZeros(unfinished)
      // On the thread of the database: it cannot make the same segment between these two.
      if (!existsSync(path)) linkSync(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
  }
}

/** Whether a file is a segment of the log. */
export function isSegment(name: string): boolean {
  return SEGMENT.test(name)
}

/** The names that follow a segment's: timeline, file and segment, eight hexadecimal digits each. */
export function segmentsAfter(current: string): string[] {
  const timeline = current.slice(0, 8)
  const position =
    Number.parseInt(current.slice(8, 16), 16) * PER_FILE + Number.parseInt(current.slice(16), 16)
  return Array.from({ length: SEGMENTS_AHEAD }, (_, index) => {
    const next = position + index + 1
    return timeline + hex(Math.floor(next / PER_FILE)) + hex(next % PER_FILE)
  })
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(8, '0')
}

async function writeZeros(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for (let written = 0; written < SEGMENT_BYTES; written += CHUNK.byteLength) await file.write(CHUNK)
    await file.datasync()
  } finally {
    await file.close()
  }
}
