/** How many may wait for their turn, and what the next one is refused with. */
type Queue = { mostWaiting: number; refusal: () => Error }

/** Limits how many tasks run at once; the others wait in order, as many as the queue holds. Without one all of them wait. */
export function limitConcurrency(count: number, queue?: Queue): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < count) running += 1
    else if (queue !== undefined && waiting.length >= queue.mostWaiting) throw queue.refusal()
    else await new Promise<void>((resolve) => waiting.push(resolve))
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
