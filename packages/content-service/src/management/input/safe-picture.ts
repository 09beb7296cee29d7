import sharp from 'sharp'
import { Refusal } from '../../json-answer.ts'

/** No screen shows more. */
const MOST_WIDTH = 3200
/** A crafted file could fill the memory. */
export const MOST_PIXELS = 50_000_000
const QUALITY = 90
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'avif']

export type SafePicture = { bytes: Uint8Array; width: number; height: number }

/**
 * An uploaded picture made anew, as WebP: what it is, its bytes say and not its name, and nothing but pixels is left of
 * it, neither scripts nor where it was taken. Throws a 422 for anything that is no picture; drawings (SVG) may hold
 * scripts and are none.
 */
export async function safePicture(bytes: Uint8Array): Promise<SafePicture> {
  try {
    const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format: container, compression } = await read.metadata()
    // AVIF lies in the container of HEIF, which may hold what no browser shows.
    const format = container === 'heif' && compression === 'av1' ? 'avif' : container
    if (!FORMATS.includes(format ?? ''))
      throw new Refusal(
        422,
        `The file is ${format === 'svg' ? 'a drawing (SVG), which could hold scripts' : `of the kind ${format}`}: send it as JPEG, PNG, WebP or AVIF`,
      )
    const { data, info } = await read
      .rotate()
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch (problem) {
    if (problem instanceof Refusal) throw problem
    throw new Refusal(
      422,
      'The file cannot be read as a picture, or has more than 50 million points: send it as JPEG, PNG, WebP or AVIF',
    )
  }
}
