/** Limits how many tasks run at once; the others wait in order. */
export function limitConcurrency(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // A waiting task takes over the place, so that none overtakes it.
      if (next) next()
      else running -= 1
    }
  }
}
