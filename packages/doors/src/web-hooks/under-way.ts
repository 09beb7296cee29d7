/** What is being done at the same time, by what each is about. */
export type UnderWay<Key> = {
  keys: () => Key[]
  begin: (key: Key, work: Promise<void>) => void
  /** Until one of it is done, or what else is waited for. @throws what one of it failed with */
  one: (other?: Promise<void>) => Promise<void>
  /** Until all of it is done, however it ends. */
  all: () => Promise<void>
}

/** Keeps a failure until somebody waits: one that comes in between would else end the process. */
export function underWay<Key>(): UnderWay<Key> {
  const running = new Map<Key, Promise<void>>()
  const failures: unknown[] = []
  return {
    keys: () => [...running.keys()],
    begin(key, work) {
      const done = work
        .catch((failure: unknown) => void failures.push(failure))
        .finally(() => running.delete(key))
      running.set(key, done)
    },
    async one(other) {
      if (failures.length === 0) await Promise.race([...running.values(), ...(other ? [other] : [])])
      if (failures.length > 0) throw failures[0]
    },
    async all() {
      await Promise.all(running.values())
    },
  }
}
