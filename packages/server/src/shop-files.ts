import { filesBelow } from '@shop/engine/files/files-below'
import { folderFiles } from '@shop/engine/files/folder-files'
import { openFiles } from '@shop/engine/files/open-files'
import type { FileFacts, Files } from '@shop/engine/ports/files'
import { LRUCache } from 'lru-cache'
import type { Config } from './config.ts'
import type { Demo } from './shop-definition.ts'

/** A picture that was replaced in a store is new to all processes after this long. */
const REMEMBERED_MS = 30_000
const MOST_REMEMBERED = 50_000

/**
 * Where a shop has its files: pictures in their folder, else below `media` of the store that its processes share, else the
 * demo's. Null for a shop without any.
 */
export async function shopFiles(
  { files, mediaFolder }: Pick<Config, 'files' | 'mediaFolder'>,
  demo: Pick<Demo, 'media'> | null,
): Promise<{ media: Files | null; shared: Files | null }> {
  const shared = files === null ? null : await openFiles(files)
  const folder = mediaFolder ?? (shared === null ? demo?.media : undefined)
  if (folder !== undefined) return { media: folderFiles(folder), shared }
  return { media: shared && remembered(filesBelow(shared, 'media')), shared }
}

/** Each request for a picture asks what its original is; a store is asked for that once in a while. */
function remembered(files: Files): Files {
  const known = new LRUCache<string, { facts: FileFacts | null }>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
    fetchMethod: async (key) => ({ facts: await files.facts(key) }),
  })
  return { ...files, facts: async (key) => (await known.forceFetch(key)).facts }
}
