import type { ImageFormat } from '@shop/domain/image/image-address'
import type { Coordination } from '@shop/engine/coordination/coordination'
import { madeOnce } from '@shop/engine/coordination/made-once'
import type { Files } from '@shop/engine/ports/files'
import sharp from 'sharp'
import { boundedQueue } from '../bounded-queue.ts'
import { sealedPicture, unsealedPicture } from './sealed-picture.ts'

/** What an image address asks for: `key` is the media key without its suffix, the width is in px. */
export type ImageRequest = { key: string; width: number; quality: number; format: ImageFormat }

type ImageStoreOptions = {
  media: Files
  /** What editors have uploaded, by keys below `uploads/`; null where they upload elsewhere. */
  uploads?: Files | null
  /** Where results are kept, the nearest place first; one that is away, or hands out something else, costs nobody a picture. */
  caches: readonly Files[]
  /** The other processes of the shop; null where there are none. */
  coordination?: Pick<Coordination, 'acquire' | 'keep' | 'kept'> | null
}

export type ImageStore = (input: ImageRequest) => Promise<Uint8Array<ArrayBuffer> | null>

/** No picture of ours has more; a crafted file could fill the memory. */
const MOST_PIXELS = 50_000_000
const WEBP_EFFORT = 4
const MEDIA_TYPES: Record<ImageFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp' }
/** As long as a page that was changed is new to all processes; later they have it on their disks. */
const SHARED_SECONDS = 60
/** Formats that pictures are delivered in, the usual one first. @see spec §5 "An image is valid only if" */
const SUFFIXES = ['.webp', '.jpg', '.png', '.jpeg', '.avif', '.tif', '.tiff']

/** What was delivered as a picture cannot be read as one: half of it is there, or something else. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/**
 * Scales pictures and keeps the results. Null for a picture that is not there.
 *
 * @throws FilesAway, UnreadablePicture: another answer may come in a moment
 *
 * A result gets its name only when it is complete, and one that is asked for twice at once is made once. A picture
 * is never enlarged. Processes that have folders of their own take from each other what one of them is making or has just
 * made: nothing that a shop answers costs as much.
 */
export function imageStore(options: ImageStoreOptions): ImageStore {
  const { media, uploads = null, caches, coordination = null } = options
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  // sharp works on threads of its own; more at once only takes memory.
  const queue = boundedQueue({ atOnce: 2, waiting: 500 })

  return async ({ key, width, quality, format }) => {
    const place = key.startsWith('uploads/') ? (uploads ?? media) : media
    const original = await originalOf(place, key)
    if (!original) return null

    const { source, changed } = original
    const target = `${width}x${quality}/${key}.${changed}.${format}`
    const kept = await keptIn(caches, target, format)
    if (kept) return kept

    const scale = () =>
      queue(async () => sealedPicture(target, await scaled(place, source, { width, quality, format })))
    const name = `picture:${width}x${quality}:${key}.${changed}.${format}`
    const make = async () => {
      const made =
        coordination === null
          ? await scale()
          : await madeOnce(coordination, { key: name, seconds: SHARED_SECONDS, make: scale })
      // Another process may be of a release that seals nothing.
      const sealed = unsealedPicture(target, made) === null ? await scale() : made
      await keep(caches, { target, sealed, format })
      return requirePicture(target, sealed)
    }
    const made = making.get(target) ?? make()
    making.set(target, made)
    return made.finally(() => making.delete(target))
  }
}

/** The delivered picture, whatever its format, and when it changed in milliseconds. */
async function originalOf(media: Files, key: string): Promise<{ source: string; changed: number } | null> {
  for (const suffix of SUFFIXES) {
    const source = key + suffix
    const file = await media.facts(source)
    if (file !== null) return { source, changed: file.changed }
  }
  return null
}

async function scaled(
  place: Files,
  source: string,
  { width, quality, format }: Omit<ImageRequest, 'key'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const original = await place.read(source)
  if (original === null)
    throw new UnreadablePicture(`${place.place}/${source} was removed while it was scaled.`)
  try {
    const picture = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .rotate()
      .resize({ width, withoutEnlargement: true })
    const bytes = await (format === 'jpg'
      ? // What is clear would turn black.
        picture.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true })
      : picture.webp({ quality, effort: WEBP_EFFORT })
    ).toBuffer()
    return new Uint8Array(bytes)
  } catch (cause) {
    throw new UnreadablePicture(`${place.place}/${source} is no whole picture.`, { cause })
  }
}

function requirePicture(target: string, sealed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = unsealedPicture(target, sealed)
  if (bytes === null) throw new Error(`${target} was made and has another seal: sealedPicture is broken.`)
  return bytes
}

type Result = { target: string; sealed: Uint8Array<ArrayBuffer>; format: ImageFormat }

/** What a place further away has comes nearer; what is not what was kept there is made again, and written over it. */
async function keptIn(
  caches: readonly Files[],
  target: string,
  format: ImageFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const [index, cache] of caches.entries()) {
    const sealed = await cache.read(target).catch(() => null)
    const bytes = sealed && unsealedPicture(target, sealed)
    if (!bytes) continue
    await keep(caches.slice(0, index), { target, sealed, format })
    return bytes
  }
  return null
}

/** Without room in a place the picture is scaled again for the next request, and served all the same. */
async function keep(caches: readonly Files[], { target, sealed, format }: Result): Promise<void> {
  const type = MEDIA_TYPES[format]
  await Promise.all(caches.map((cache) => cache.write(target, sealed, type).catch(() => undefined)))
}
