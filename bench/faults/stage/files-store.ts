import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MEDIA_FOLDER } from '@shop/demo/media-folder'
import { filesAddressOf } from '@shop/engine/files/files-address'
import { openFiles } from '@shop/engine/files/open-files'
import { aFaultyStore, type FaultyStore } from '@shop/engine/testing/a-faulty-store'

/** A store that speaks S3, with the pictures of the demo as somebody delivered them. */
export async function openFilesStore(): Promise<FaultyStore> {
  const store = await aFaultyStore()
  const address = filesAddressOf(store.address)
  if ('problem' in address) throw new Error(address.problem)
  const files = await openFiles(address)
  const folder = fileURLToPath(MEDIA_FOLDER)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = new Uint8Array(await readFile(path))
    await files.write(
      `media/${path.slice(folder.length).replace(/^\//, '')}`,
      bytes,
      'application/octet-stream',
    )
  }
  return store
}
