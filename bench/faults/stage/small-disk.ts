import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

export type SmallDisk = { folder: string; remove: () => void }

/** A disk of its own in memory, small enough to be filled. Null where it may not be mounted: that takes root. */
export function openSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'shop-faults', folder])
  return status === 0 ? { folder, remove: () => void spawnSync('umount', [folder]) } : null
}
