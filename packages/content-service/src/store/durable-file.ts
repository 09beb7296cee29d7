import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that whoever reads it finds the old or the new one whole, also after a loss of power: beside it,
 * down to the disk, and renamed.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const beside = `${path}.${randomUUID()}.part`
  try {
    await synced(beside, 'w', (file) => file.writeFile(content))
    await rename(beside, path)
  } catch (failure) {
    await rm(beside, { force: true })
    throw failure
  }
  // The name is an entry of the folder, which has to be on the disk as well.
  await synced(folder, 'r', async () => undefined)
}

type File = Awaited<ReturnType<typeof open>>

async function synced(path: string, flags: string, write: (file: File) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
