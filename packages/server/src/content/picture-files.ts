import { imageAddress } from '@shop/domain/image/image-address'
import { limitedBytes } from '@shop/engine/ports/limited-bytes'

const MOST_BYTES = 20 * 1024 * 1024
const PATIENCE_MS = 30_000
/** The best copy that a shop hands out of a picture. */
const BEST = { width: 2560, quality: 80 } as const

/** What an upload of the embedded service is known as. */
export const OWN_FILE: RegExp = /^uploads\/\d+\/[a-z0-9][a-z0-9.-]*$/
/** A file of a space at Storyblok; older answers name the bucket behind it. @see integrations §2.4 */
const STORYBLOK_FILE =
  /^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?(a(?:-[a-z]{2})?\.storyblok\.com\/f\/(\d+)\/[^?#]+)$/

/** The number of the space at Storyblok that a picture lies in; null for any other picture. */
export function storyblokSpace(src: string): number | null {
  const space = STORYBLOK_FILE.exec(src)?.[2]
  return space === undefined ? null : Number(space)
}

/** Where the file of a picture of a space at Storyblok is had; null for any other: nothing else is asked. */
export function storyblokAddress(src: string): string | null {
  const file = STORYBLOK_FILE.exec(src)?.[1]
  return file === undefined ? null : `https://${file}`
}

/** Where a shop that serves its own stories hands out a picture, by its door for tools; null without one. */
export function ownAddress(endpoint: string | undefined, src: string): string | null {
  return endpoint === undefined ? null : new URL(imageAddress(src, BEST.width, BEST.quality), endpoint).href
}

/** A file at an address; null where it cannot be had, or is larger than any picture of the library. */
export async function fileAt(address: string | null): Promise<Uint8Array | null> {
  if (address === null) return null
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) return null
    return await limitedBytes(answer, { mostBytes: MOST_BYTES, tooMuch: 'The picture is too large.' })
  } catch {
    // Whatever kept it from coming, the office says that it could not be read, and nothing was made.
    return null
  }
}
