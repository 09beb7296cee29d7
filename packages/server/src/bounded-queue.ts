import PQueue from 'p-queue'

/** More is asked for than can be made; worth another try in a moment. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/**
 * Runs at most `atOnce` jobs at a time and lets `waiting` more wait. Further ones are refused at once with `QueueFull`,
 * so that a rush never turns into minutes of waiting.
 */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce })

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (queue.pending >= atOnce && queue.size >= waiting)
      throw new QueueFull('Too much is asked for at once.')
    return queue.add(job)
  }
}
