const MOST = 2000

/** Values that hold until the index changes; the oldest are forgotten first. */
export class Remembered<T> {
  #values = new Map<string, T>()
  #revision = -1

  get(key: string, revision: number, make: () => T): T {
    if (revision !== this.#revision) this.#values = new Map()
    this.#revision = revision
    const known = this.#values.get(key)
    if (known !== undefined) return known

    const fresh = make()
    if (this.#values.size >= MOST) {
      const [oldest] = this.#values.keys()
      if (oldest !== undefined) this.#values.delete(oldest)
    }
    this.#values.set(key, fresh)
    return fresh
  }
}
