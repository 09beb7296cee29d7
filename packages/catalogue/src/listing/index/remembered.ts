import { LRUCache } from 'lru-cache'

const MOST = 2000

/** Values that hold until the index changes; the least recently used are forgotten first. */
export class Remembered<T extends object> {
  readonly #values = new LRUCache<string, T, () => T>({
    max: MOST,
    memoMethod: (_key, _stale, { context: make }) => make(),
  })
  #revision = -1

  /** What is known of a key; undefined where it has to be made. */
  peek(key: string, revision: number): T | undefined {
    return revision === this.#revision ? this.#values.get(key) : undefined
  }

  get(key: string, revision: number, make: () => T): T {
    if (revision !== this.#revision) this.#values.clear()
    this.#revision = revision
    return this.#values.memo(key, { context: make })
  }
}
