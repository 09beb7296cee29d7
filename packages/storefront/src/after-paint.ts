/** How long to wait where nothing is painted, as in a tab in the background, in ms. */
const PATIENCE_MS = 100

/** Settles once the browser has painted what was just changed: a press answers sooner when little happens before. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
