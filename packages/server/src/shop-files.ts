import { filesBelow } from '@shop/engine/files/files-below'
import { folderFiles } from '@shop/engine/files/folder-files'
import { openFiles } from '@shop/engine/files/open-files'
import type { FileFacts, Files } from '@shop/engine/ports/files'
import { LRUCache } from 'lru-cache'
import type { Config } from './config/config.ts'
import type { Log } from './http/request-log.ts'
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
  log: Pick<Log, 'warn' | 'error'> | null = null,
): Promise<{ media: Files | null; shared: Files | null }> {
  const shared =
    files === null ? null : await openFiles(files, { onTurn: log ? turnSaid(log, files.kind) : undefined })
  const folder = mediaFolder ?? (shared === null ? demo?.media : undefined)
  if (folder !== undefined) return { media: folderFiles(folder, { mustExist: true }), shared }
  return { media: shared && remembered(filesBelow(shared, 'media')), shared }
}

/** An operator learns once that the files are away, and once that they are back. */
function turnSaid({ warn, error }: Pick<Log, 'warn' | 'error'>, kind: string) {
  return ({ isAway, problem }: { isAway: boolean; problem: unknown }) =>
    isAway
      ? error(
          `The files of the shop (${kind}) are away; pictures that are not on this disk are answered with 503.`,
          problem,
        )
      : warn(`The files of the shop (${kind}) are back.`)
}

/**
 * Each request for a picture asks what its original is; a store is asked for that once in a while. While it is away, what it
 * said last is believed: a picture that is on this disk needs nothing else of it.
 */
export function remembered(files: Files): Files {
  const known = new LRUCache<string, { facts: FileFacts | null }>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (key) => ({ facts: await files.facts(key) }),
  })
  return { ...files, facts: async (key) => (await known.forceFetch(key)).facts }
}
