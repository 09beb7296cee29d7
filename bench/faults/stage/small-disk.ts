import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = { folder: string; remove: () => void }

/**
 * A disk of its own in memory, small enough to be filled. Null where it may not be mounted: that takes root, or `sudo` that
 * asks for no password. A server of its own runs as another user than root, who has to reach it.
 */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const isRoot = process.getuid?.() === 0
  const asRoot = (program: string, words: readonly string[]) =>
    spawnSync(isRoot ? program : 'sudo', isRoot ? words : ['-n', program, ...words]).status === 0
  const folder = mkdtempSync(join(isRoot ? '/var/tmp' : tmpdir(), 'shop-faults-disk-'))
  chmodSync(folder, 0o755)
  const options = `size=${megabytes}m,mode=755,uid=${process.getuid?.() ?? 0}`
  const isMounted = asRoot('mount', ['-t', 'tmpfs', '-o', options, 'shop-faults', folder])
  const remove = () => {
    if (isMounted) asRoot('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (isMounted) return { folder, remove }
  remove()
  return null
}
