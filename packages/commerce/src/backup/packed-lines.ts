import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { BackupEnd, BackupLine } from './backup-format.ts'

/** A backup that is being written: compressed, and with a digest of all that was put into it. */
export type PackedLines = {
  put: (line: BackupLine) => Promise<void>
  /** Lines that are JSON already, each with its end. */
  putText: (text: string) => Promise<void>
  end: (end: Omit<BackupEnd, 'kind' | 'digest'>) => Promise<void>
  /** Leaves it as it is; the file is for whoever named it to take away. */
  drop: () => void
}

/** Begins a file anew. @throws from `put` or `end` what the disk says */
export function packedLines(file: string): PackedLines {
  const digest = createHash('sha256')
  const packing = createGzip({ level: 6 })
  const written = pipeline(packing, createWriteStream(file, { flush: true, mode: 0o600 }))
  // Heard by whoever puts the next line, or by `end`.
  written.catch(() => undefined)

  async function pass(text: string): Promise<void> {
    if (packing.destroyed) return written
    if (!packing.write(text)) await Promise.race([once(packing, 'drain'), written])
  }
  async function putText(text: string): Promise<void> {
    digest.update(text)
    await pass(text)
  }

  return {
    put: (line) => putText(`${JSON.stringify(line)}\n`),
    putText,
    async end(end) {
      const line: BackupLine = { kind: 'end', ...end, digest: digest.digest('hex') }
      await pass(`${JSON.stringify(line)}\n`)
      packing.end()
      await written
    },
    drop: () => packing.destroy(),
  }
}
