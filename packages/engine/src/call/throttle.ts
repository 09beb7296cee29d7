/**
 * Turns a piece of work into a wish for it: done at once where it has not been done for a while, and otherwise when that
 * while is over, once for everybody who wished for it meanwhile.
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
