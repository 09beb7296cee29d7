/** While a page stands still nobody reads: however long it does, no more than this is counted, ms. */
const STEP_MS = 500

/**
 * Counts the time for which something is on show, and calls `onEnd` at its end; it begins paused. Counted in steps, so
 * that a page that stands still, in the middle of drawing or on a machine that is asleep, takes nothing away from it.
 */
export function shownTime(wholeMs: number, onEnd: () => void): { pause: () => void; resume: () => void } {
  let left = wholeMs
  let since = 0
  let handle: ReturnType<typeof setTimeout> | undefined

  function pause() {
    if (handle === undefined) return
    clearTimeout(handle)
    handle = undefined
    left -= Math.min(performance.now() - since, STEP_MS)
  }

  function resume() {
    if (handle !== undefined) return
    const step = Math.min(Math.max(0, left), STEP_MS)
    since = performance.now()
    handle = setTimeout(() => {
      handle = undefined
      left -= step
      if (left > 0) resume()
      else onEnd()
    }, step)
  }

  return { pause, resume }
}
