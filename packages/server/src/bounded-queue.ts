import PQueue from 'p-queue'

/** More is asked for than can be made; worth another try in a moment. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Runs at most `atOnce` jobs at a time and lets `waiting` more wait. Further ones are refused at once with `QueueFull`,
 * so that a rush never turns into minutes of waiting. Each job begins in a turn of the event loop of its own: what is
 * asked meanwhile and costs next to nothing waits for one job, not for all of them.
 */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce })
  const turn = turnsOfTheLoop()

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (queue.pending >= atOnce && queue.size >= waiting)
      throw new QueueFull('Too much is asked for at once.')
    return queue.add(async () => {
      await turn()
      return job()
    })
  }
}

/** Hands out one turn of the event loop after the other, so that the network is looked after between two of them. */
function turnsOfTheLoop(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
