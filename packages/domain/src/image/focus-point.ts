/** The part of a picture that stays in sight where it is cropped: whole percent from its left and its top edge. */
export type FocusPoint = { x: number; y: number }
type Size = { width: number; height: number }

const FOCUS = /^(\d{1,6})x(\d{1,6}):(\d{1,6})x(\d{1,6})$/

/**
 * The point of an asset's `focus`, `"x1xy1:x2xy2"`: two corners of what matters, in px of the picture as it was uploaded.
 * Null for an empty or broken one, for one outside of the picture, and where its size is not known.
 *
 * @see integrations §2.5 "Asset"
 */
export function parseFocus(focus: string, { width, height }: Size): FocusPoint | null {
  const corners = FOCUS.exec(focus)?.slice(1).map(Number)
  if (corners === undefined || !(width > 0 && height > 0)) return null
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners
  if (Math.max(x1, x2) > width || Math.max(y1, y2) > height) return null
  return { x: percent((x1 + x2) / 2, width), y: percent((y1 + y2) / 2, height) }
}

/** A point as an asset's `focus`: a single pixel, as the content service's own editor writes it. */
export function formatFocus({ x, y }: FocusPoint, { width, height }: Size): string {
  const [left, top] = [pixel(x, width), pixel(y, height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

/** A point as styles say it: `object-position` by percent keeps the point in sight, whatever the place's ratio. */
export function focusPosition({ x, y }: FocusPoint): string {
  return `${x}% ${y}%`
}

function percent(at: number, side: number): number {
  return Math.round((at / side) * 100)
}

function pixel(share: number, side: number): number {
  return Math.min(Math.max(Math.floor((side * share) / 100), 0), Math.max(side - 1, 0))
}
