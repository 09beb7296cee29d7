import { LEAST_CROP, type PictureArea } from '@shop/api-client/office/picture-commands'

export type Size = { width: number; height: number }
/** A corner that is dragged, as the way from the middle. */
export type Corner = { x: -1 | 1; y: -1 | 1 }

/** The largest part of a ratio around the middle of what was chosen; without a ratio all of the picture. */
export function largestArea(size: Size, ratio: number | null, around?: PictureArea): PictureArea {
  if (ratio === null) return { left: 0, top: 0, ...size }
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(width / ratio))
  const middle = around ?? { left: 0, top: 0, ...size }
  return within(
    {
      left: Math.round(middle.left + (middle.width - width) / 2),
      top: Math.round(middle.top + (middle.height - height) / 2),
      width,
      height,
    },
    size,
  )
}

/** The part at another place, as far as the picture goes. */
export function movedArea(area: PictureArea, by: { x: number; y: number }, size: Size): PictureArea {
  return within({ ...area, left: Math.round(area.left + by.x), top: Math.round(area.top + by.y) }, size)
}

/** The part with one of its corners at another point; the opposite one stays, and so does the ratio. */
export function resizedArea(
  area: PictureArea,
  { corner, point, ratio }: { corner: Corner; point: { x: number; y: number }; ratio: number | null },
  size: Size,
): PictureArea {
  const fixed = {
    x: corner.x > 0 ? area.left : area.left + area.width,
    y: corner.y > 0 ? area.top : area.top + area.height,
  }
  const room = {
    width: corner.x > 0 ? size.width - fixed.x : fixed.x,
    height: corner.y > 0 ? size.height - fixed.y : fixed.y,
  }
  const asked = { width: (point.x - fixed.x) * corner.x, height: (point.y - fixed.y) * corner.y }
  const { width, height } = fitted(asked, room, ratio)
  return {
    left: corner.x > 0 ? fixed.x : fixed.x - width,
    top: corner.y > 0 ? fixed.y : fixed.y - height,
    width,
    height,
  }
}

/** The part with one number written anew; with a ratio the other side goes along. */
export function writtenArea(
  area: PictureArea,
  written: Partial<PictureArea>,
  { size, ratio }: { size: Size; ratio: number | null },
): PictureArea {
  const room = { width: size.width, height: size.height }
  const side = { width: written.width ?? area.width, height: written.height ?? area.height }
  const asked =
    ratio === null
      ? side
      : written.height === undefined
        ? { ...side, height: side.width / ratio }
        : { ...side, width: side.height * ratio }
  return within({ ...area, ...written, ...fitted(asked, room, ratio) }, size)
}

function fitted(asked: Size, room: Size, ratio: number | null): Size {
  if (ratio === null)
    return { width: between(asked.width, room.width), height: between(asked.height, room.height) }
  const least = LEAST_CROP * Math.max(1, ratio)
  const most = Math.min(room.width, room.height * ratio)
  const width = Math.round(Math.min(Math.max(asked.width, asked.height * ratio, least), most))
  return { width, height: Math.min(Math.max(1, Math.round(width / ratio)), room.height) }
}

function between(asked: number, most: number): number {
  return Math.round(Math.min(Math.max(asked, LEAST_CROP), most))
}

function within(area: PictureArea, { width, height }: Size): PictureArea {
  return {
    ...area,
    left: Math.max(0, Math.min(area.left, width - area.width)),
    top: Math.max(0, Math.min(area.top, height - area.height)),
  }
}
