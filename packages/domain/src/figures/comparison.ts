/** How a figure stands to the same figure before. */
export type Change =
  /** Nothing was there before, so that no share can be said. */
  | { kind: 'new' }
  | { kind: 'same' }
  /** Whole percent, never 0. */
  | { kind: 'more' | 'less'; percent: number }

/**
 * The difference to the time before, in whole percent. What is not nothing and would be rounded to nothing counts as one
 * percent, and only what has gone altogether has fallen by a hundred.
 */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' }
  if (before === 0) return { kind: 'new' }
  const share = (Math.abs(now - before) / Math.abs(before)) * 100
  const rounded = Math.max(1, Math.round(share))
  return now > before
    ? { kind: 'more', percent: rounded }
    : { kind: 'less', percent: now === 0 ? 100 : Math.min(99, rounded) }
}

/** Minor units for one of `count`, rounded to whole ones; null where there is none. */
export function averageOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(sum / count)
}

/** A part as percent with one decimal; null of nothing. More than the whole stays more than a hundred. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}
