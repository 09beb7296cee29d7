import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Check } from './check.ts'
import { ok } from './check.ts'

const MB = 1024 * 1024
/** Below the first a shop with the embedded database only reads. @see engine/db/connection/disk-room.ts */
const BAD_MB = 96
const LOOK_MB = 1024

/** What is left on the disk that a folder is on, or would be on. */
export function folderCheck(
  folder: string,
  freeMegabytes: (folder: string) => number | null = freeOn,
): Check {
  const free = freeMegabytes(folder)
  if (free === null)
    return {
      topic: 'disk',
      state: 'bad',
      found: `${folder} cannot be read`,
      remedy: 'Set SHOP_DATA to a folder that the shop may write to.',
    }
  const found = `${Math.floor(free)} MB free for ${folder}`
  if (free >= LOOK_MB) return ok('disk', found)
  const remedy = `Make room: below ${BAD_MB} MB a shop with the embedded database only reads.`
  return { topic: 'disk', state: free < BAD_MB ? 'bad' : 'look', found, remedy }
}

function freeOn(folder: string): number | null {
  for (let one = folder; ; one = dirname(one)) {
    try {
      const { bavail, bsize } = statfsSync(one)
      return (bavail * bsize) / MB
    } catch {
      if (one === dirname(one)) return null
    }
  }
}
