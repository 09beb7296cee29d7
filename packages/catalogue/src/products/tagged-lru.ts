/** Values by key, the least recently used forgotten first, and forgotten together by what they were made of. */
export class TaggedLru<Key, Value> {
  readonly #most: number
  readonly #entries = new Map<Key, { value: Value; tags: readonly string[] }>()
  readonly #keys = new Map<string, Set<Key>>()

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // A map keeps the order of insertion: what is used moves to its end.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: Key, value: Value, tags: readonly string[]): void {
    this.delete(key)
    this.#entries.set(key, { value, tags })
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      if (keys) keys.add(key)
      else this.#keys.set(tag, new Set([key]))
    }
    if (this.#entries.size <= this.#most) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.delete(oldest)
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    for (const tag of entry.tags) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(tag)
    }
  }

  /** Forgets everything that carries the tag. */
  evict(tag: string): void {
    for (const key of [...(this.#keys.get(tag) ?? [])]) this.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#keys.clear()
  }
}
