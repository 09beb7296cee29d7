/** How long to wait where nothing is painted, as in a tab in the background, in ms. */
const PATIENCE_MS = 100

/** Settles once the browser has painted what was just changed: a press answers sooner when little happens before. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    // The second: what else has waited for that frame comes before the work that is put off, which may be long.
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))
  })
}
