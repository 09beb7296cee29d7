import { createHash } from 'node:crypto'
import type { StaticFile } from '../files/static-files.ts'

/** Names what was built: the same files have the same name, on every machine. */
export function buildIdOf(files: ReadonlyMap<string, StaticFile>): string {
  const hash = createHash('sha256')
  for (const [address, file] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${address} ${file.etag}\n`)
  return hash.digest('hex').slice(0, 12)
}
