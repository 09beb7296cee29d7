import { LRUCache } from 'lru-cache'

type Entry<Value> = { value: Value; tags: readonly string[] }

/** Values by key, the least recently used forgotten first, and forgotten together by what they were made of. */
export class TaggedLru<Key extends string | number, Value> {
  readonly #entries: LRUCache<Key, Entry<Value>>
  readonly #keys = new Map<string, Set<Key>>()

  constructor(most: number) {
    // Bounded by a size, as `max` would lay out the place for all of them at once: megabytes for names nobody asks for.
    this.#entries = new LRUCache({
      maxSize: most,
      sizeCalculation: () => 1,
      dispose: ({ tags }, key) => this.#untag(key, tags),
    })
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key)?.value
  }

  set(key: Key, value: Value, tags: readonly string[]): void {
    this.#entries.set(key, { value, tags })
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      if (keys) keys.add(key)
      else this.#keys.set(tag, new Set([key]))
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  /** Forgets everything that carries the tag. */
  evict(tag: string): void {
    for (const key of [...(this.#keys.get(tag) ?? [])]) this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  /** Called for whatever goes, also when another value takes its place. */
  #untag(key: Key, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(tag)
    }
  }
}
