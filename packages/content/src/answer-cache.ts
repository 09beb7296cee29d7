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
/** What an entry takes besides its text. */
const OVERHEAD = 512

/**
 * Answers of the content service in memory, bounded by bytes. Nothing is dropped because it is old: an old answer
 * is better than none when the service is down.
 */
export function createAnswerCache<Value>({ maxBytes, maxAgeMs, now }: Options): AnswerCache<Value> {
  const entries = new Map<string, { value: Value; bytes: number; freshUntil: number }>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    find: (key) => {
      const entry = entries.get(key)
      if (!entry) return null
      entries.delete(key)
      entries.set(key, entry)
      return { value: entry.value, isFresh: entry.freshUntil > now() }
    },
    keep: (key, value, size) => {
      drop(key)
      const taken = size + OVERHEAD
      if (taken > maxBytes) return
      entries.set(key, { value, bytes: taken, freshUntil: now() + maxAgeMs })
      bytes += taken
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    forget: drop,
    age: (isConcerned) => {
      for (const [key, entry] of entries) if (isConcerned(key, entry.value)) entry.freshUntil = 0
    },
    get bytes() {
      return bytes
    },
    get size() {
      return entries.size
    },
  }
}
