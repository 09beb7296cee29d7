import type { FileFacts, Files } from '@shop/engine/ports/files'
import { LRUCache } from 'lru-cache'

/** A picture that was replaced in a store is new to all processes after this long. */
const REMEMBERED_MS = 30_000
const MOST_REMEMBERED = 50_000

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
