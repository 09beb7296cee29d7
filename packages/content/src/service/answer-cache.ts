import { LRUCache } from 'lru-cache'

/** An answer that is kept: as it is, or only until a newer one is there. */
export type CachedAnswer<Value> = { value: Value; isFresh: boolean }

export type AnswerCache<Value> = {
  find: (key: string) => CachedAnswer<Value> | null
  /** Keeps an answer that takes so many bytes; what was asked for the longest ago goes first. */
  keep: (key: string, value: Value, bytes: number) => void
  forget: (key: string) => void
  /** Marks answers as stale: from now on they are only served until there is a fresh one. */
  age: (isConcerned: (key: string, value: Value) => boolean) => void
  readonly bytes: number
  readonly size: number
}

type Options = { maxBytes: number; maxAgeMs: number; now: () => number }
type Entry<Value> = { value: Value; freshUntil: number }

/** What an entry takes besides its text. */
const OVERHEAD = 512

/**
 * Answers of the content service in memory, bounded by bytes. Nothing is dropped because it is old: an old answer
 * is better than none when the service is down.
 */
export function createAnswerCache<Value>({ maxBytes, maxAgeMs, now }: Options): AnswerCache<Value> {
  // Without any room it is one byte, in which no entry has place: to the library 0 is no bound.
  const entries = new LRUCache<string, Entry<Value>>({ maxSize: Math.max(1, maxBytes) })

  return {
    find: (key) => {
      const entry = entries.get(key)
      return entry === undefined ? null : { value: entry.value, isFresh: entry.freshUntil > now() }
    },
    keep: (key, value, bytes) => {
      entries.set(key, { value, freshUntil: now() + maxAgeMs }, { size: bytes + OVERHEAD })
    },
    forget: (key) => {
      entries.delete(key)
    },
    age: (isConcerned) => {
      for (const [key, entry] of entries) if (isConcerned(key, entry.value)) entry.freshUntil = 0
    },
    get bytes() {
      return entries.calculatedSize
    },
    get size() {
      return entries.size
    },
  }
}
