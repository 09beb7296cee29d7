const ELLIPSIS = '…'
/** A last word may only be cut in two where nothing but half of the text would be left of it. */
const SMALLEST_SHARE = 0.5

/** What search engines show of a page's description. */
export const LONGEST_META_DESCRIPTION = 160

/**
 * A text of at most so many characters, cut after a whole word and marked as cut: titles and descriptions that are
 * longer are cut by search engines, anywhere.
 */
export function shortened(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= most) return whole

  const room = whole.slice(0, most - ELLIPSIS.length + 1)
  const end = room.lastIndexOf(' ')
  const kept = end >= most * SMALLEST_SHARE ? room.slice(0, end) : room.slice(0, -1)
  return kept.replace(/[\s,;:.–-]+$/, '') + ELLIPSIS
}
