/** More pages are asked for than can be made; worth another try in a moment. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Runs at most `atOnce` jobs at a time and lets `waiting` more wait; any further one is refused at once with
 * `QueueFull`, so that a rush never turns into minutes of waiting.
 */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new QueueFull('Too much is asked for at once.')
      await new Promise<void>((go) => line.push(go))
    } else running += 1
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
