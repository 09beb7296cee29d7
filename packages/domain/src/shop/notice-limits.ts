/** Messages at the bottom of the screen; times in ms, distances in px. @see spec §4 "Toast", §9 */
export const TOAST = {
  timeoutMs: 5000,
  maxPerPosition: 20,
  /** Share of its width that a toast has to be dragged. */
  dismissAtShare: 0.6,
} as const

/** The bar at the top while a page loads. @see spec §9 "Loading bar" */
export const LOADING_BAR = { durationMs: 2000, throttleMs: 200, heightPx: 3 } as const
