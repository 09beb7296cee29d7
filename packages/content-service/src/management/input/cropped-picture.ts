import sharp from 'sharp'
import { MOST_PIXELS } from './safe-picture.ts'

type Size = { width: number; height: number }
type Area = Size & { left: number; top: number }

/** Sides of a file and of what the library says of it may differ by this share: it may be a smaller copy. */
const SAME_SHAPE = 0.01
/** It is made anew once more where it is kept. */
const QUALITY = 100

/**
 * A part of a picture, in px of the size that it is known by; null where the file is of another shape, or the part lies
 * outside of it. Throws for what is no picture.
 */
export async function croppedPicture(
  bytes: Uint8Array,
  { size, area }: { size: Size; area: Area },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
  const { autoOrient: file, format } = await picture.metadata()
  // A drawing could hold whatever it likes, and has no pixels of its own.
  if (format === 'svg') return null
  const [across, down] = [file.width / size.width, file.height / size.height]
  if (Math.abs(across - down) > SAME_SHAPE * across) return null
  const left = Math.round(area.left * across)
  const top = Math.round(area.top * down)
  const part = {
    left,
    top,
    width: Math.min(Math.round(area.width * across), file.width - left),
    height: Math.min(Math.round(area.height * down), file.height - top),
  }
  if (part.width < 1 || part.height < 1) return null
  return new Uint8Array(await picture.extract(part).webp({ quality: QUALITY }).toBuffer())
}
