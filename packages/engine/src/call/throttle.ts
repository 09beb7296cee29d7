/**
 * Throttles a function: runs at once when the interval is over, and otherwise once at its end, the last call included.
 */
export function throttle(work: () => void, milliseconds: number): () => void {
  let waiting: NodeJS.Timeout | null = null
  let doneAt = Number.NEGATIVE_INFINITY

  const run = () => {
    waiting = null
    doneAt = performance.now()
    work()
  }
  return () => {
    if (waiting !== null) return
    const left = doneAt + milliseconds - performance.now()
    if (left <= 0) return run()
    waiting = setTimeout(run, left)
    waiting.unref()
  }
}
