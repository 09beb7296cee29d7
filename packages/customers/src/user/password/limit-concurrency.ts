/** Lets so many pieces of work run at once; the others wait in the order in which they came. */
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
      // Whoever waits takes over the place, so that nobody slips in between.
      if (next) next()
      else running -= 1
    }
  }
}
