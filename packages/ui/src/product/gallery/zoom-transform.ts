/** Where a picture stands in the zoom: moved by x and y px from the middle of its frame, and how large. */
export type ZoomTransform = { scale: number; x: number; y: number }

export type Size = { width: number; height: number }
/** Counted from the middle of the frame, px. */
export type Point = { x: number; y: number }
/** The frame, and the picture in it at scale 1. */
export type ZoomBounds = { frame: Size; picture: Size }

export const WHOLE: ZoomTransform = { scale: 1, x: 0, y: 0 }
export const LARGEST_SCALE = 5
/** What a double tap and the first press of the keyboard lead to. */
export const CLOSE_SCALE = 2.5

/** Another size; the place under the point stays under it, as far as the picture's edges allow. */
export function zoomedTo(
  from: ZoomTransform,
  wanted: number,
  point: Point,
  bounds: ZoomBounds,
): ZoomTransform {
  const scale = Math.min(LARGEST_SCALE, Math.max(1, wanted))
  const growth = scale / from.scale
  const moved = {
    scale,
    x: point.x - (point.x - from.x) * growth,
    y: point.y - (point.y - from.y) * growth,
  }
  return within(moved, bounds)
}

/** Moved by some px; never so far that the frame would show what is not picture. */
export function panned(from: ZoomTransform, by: Point, bounds: ZoomBounds): ZoomTransform {
  return within({ ...from, x: from.x + by.x, y: from.y + by.y }, bounds)
}

/** The largest square or rectangle of these proportions that fits into the frame. */
export function fitted(frame: Size, { width, height }: Size): Size {
  const share = Math.min(frame.width / Math.max(1, width), frame.height / Math.max(1, height))
  return { width: width * share, height: height * share }
}

function within({ scale, x, y }: ZoomTransform, { frame, picture }: ZoomBounds): ZoomTransform {
  const farX = Math.max(0, (picture.width * scale - frame.width) / 2)
  const farY = Math.max(0, (picture.height * scale - frame.height) / 2)
  return { scale, x: clamped(x, farX), y: clamped(y, farY) }
}

function clamped(value: number, far: number): number {
  if (far === 0) return 0
  return Math.min(far, Math.max(-far, value))
}
