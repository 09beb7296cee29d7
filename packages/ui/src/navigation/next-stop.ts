/** Where the focus stands in the categories: an entry of the bar, or a line of the open panel; both counted from 0. */
export type Stop = { entry: number; line: number | null }

/** How much there is: entries of the bar, and lines of the panel of each. */
export type Stops = readonly number[]

/**
 * Where an arrow key leads in the main navigation, or null for a key that means nothing here.
 *
 * Left and right go from entry to entry and round at the ends, down goes into an entry's panel and on through its lines,
 * up comes back out. Tab and Enter stay what they are everywhere.
 */
export function nextStop(key: string, at: Stop, stops: Stops): Stop | null {
  const lines = stops[at.entry] ?? 0
  const round = (entry: number) => ({ entry: (entry + stops.length) % stops.length, line: null })
  switch (key) {
    case 'ArrowRight':
      return round(at.entry + 1)
    case 'ArrowLeft':
      return round(at.entry - 1)
    case 'ArrowDown':
      if (lines === 0) return null
      return { entry: at.entry, line: at.line === null ? 0 : Math.min(at.line + 1, lines - 1) }
    case 'ArrowUp':
      if (at.line === null) return null
      return { entry: at.entry, line: at.line === 0 ? null : at.line - 1 }
    case 'Home':
      return at.line === null ? round(0) : { entry: at.entry, line: 0 }
    case 'End':
      return at.line === null ? round(stops.length - 1) : { entry: at.entry, line: lines - 1 }
    default:
      return null
  }
}
