import sharp, { type Sharp } from 'sharp'
import { decodedHeic } from './decoded-heic.ts'
import { photoKind } from './photo-kind.ts'

/** A picture as it is kept: a new JPEG with nothing of the old file in it. */
export type RedrawnPhoto = { bytes: Uint8Array; width: number; height: number }

/** Why a file is no picture of a complaint, as a message key of the form. */
export type PhotoProblem =
  | 'complaint.errors.photoType'
  | 'complaint.errors.photoPixels'
  | 'complaint.errors.photoBroken'

/** More than any telephone takes, less than fills the memory. */
const MOST_PIXELS = 60_000_000
/** Enough to see a scratch. */
const LONGEST_SIDE = 2000
const QUALITY = 82

/**
 * Re-encodes a photo: rotated upright, at most 2,000 px long, without location, device or other metadata. Its size is
 * read from the header before any pixel is decoded.
 *
 * @see product §7 "Complaint"; design §7 "Uploads"
 */
export async function redrawnPhoto(bytes: Uint8Array): Promise<RedrawnPhoto | PhotoProblem> {
  const kind = photoKind(bytes)
  if (kind === null) return 'complaint.errors.photoType'
  try {
    const picture = kind === 'heic' ? await heic(bytes) : await common(bytes)
    if (picture === null) return 'complaint.errors.photoPixels'
    const { data, info } = await picture
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    // Whatever a decoder stumbles over, the file is to blame, and its sender can bring another one.
    return 'complaint.errors.photoBroken'
  }
}

async function common(bytes: Uint8Array): Promise<Sharp | null> {
  // Without a limit, because the header alone is read; the limit below is for whatever contradicts it.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PIXELS) return null
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient()
}

async function heic(bytes: Uint8Array): Promise<Sharp | null> {
  const decoded = await decodedHeic(bytes, MOST_PIXELS)
  if (decoded === null) return null
  const { pixels, width, height } = decoded
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
