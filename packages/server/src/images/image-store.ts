import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImageFormat } from '@shop/domain/image/image-address'
import type { Coordination } from '@shop/engine/coordination/coordination'
import { madeOnce } from '@shop/engine/coordination/made-once'
import sharp from 'sharp'
import { boundedQueue } from '../bounded-queue.ts'

/** What an image address asks for: `key` is the media key without its suffix, the width is in px. */
export type ImageRequest = { key: string; width: number; quality: number; format: ImageFormat }

type ImageStoreOptions = {
  media: string
  /** The folder of what editors have uploaded, by keys below `uploads/`; null where they upload elsewhere. */
  uploads?: string | null
  cache: string
  /** The other processes of the shop; null where there are none. */
  coordination?: Pick<Coordination, 'acquire' | 'keep' | 'kept'> | null
}

export type ImageStore = (input: ImageRequest) => Promise<Uint8Array<ArrayBuffer> | null>

/** No picture of ours has more; a crafted file could fill the memory. */
const MOST_PIXELS = 50_000_000
const WEBP_EFFORT = 4
/** As long as a page that was changed is new to all processes; later they have it on their disks. */
const SHARED_SECONDS = 60
/** Formats that pictures are delivered in, the usual one first. @see spec §5 "An image is valid only if" */
const SUFFIXES = ['.webp', '.jpg', '.png', '.jpeg', '.avif', '.tif', '.tiff']

/**
 * Scales pictures of a folder and keeps the results on disk. Null for a picture that is not there.
 *
 * A result gets its name only when it is complete, and one that is asked for twice at once is made once. A picture
 * is never enlarged. Processes that have folders of their own take from each other what one of them is making or has just
 * made: nothing that a shop answers costs as much.
 */
export function imageStore({
  media,
  uploads = null,
  cache,
  coordination = null,
}: ImageStoreOptions): ImageStore {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  // sharp works on threads of its own; more at once only takes memory.
  const queue = boundedQueue({ atOnce: 2, waiting: 500 })

  return async ({ key, width, quality, format }) => {
    const original = await originalOf(key.startsWith('uploads/') ? (uploads ?? media) : media, key)
    if (!original) return null

    const { source, changed } = original
    const target = join(cache, `${width}x${quality}`, `${key}.${changed}.${format}`)
    const kept = await readFile(target).catch(() => null)
    if (kept) return new Uint8Array(kept)

    const scale = () => queue(() => scaled(source, { width, quality, format }))
    const name = `picture:${width}x${quality}:${key}.${changed}.${format}`
    const made =
      making.get(target) ??
      (coordination === null
        ? scale()
        : madeOnce(coordination, { key: name, seconds: SHARED_SECONDS, make: scale })
      ).then(async (bytes) => {
        await keep(target, bytes)
        return bytes
      })
    making.set(target, made)
    return made.finally(() => making.delete(target))
  }
}

/** The delivered picture, whatever its format, and when it changed in milliseconds. */
async function originalOf(media: string, key: string): Promise<{ source: string; changed: number } | null> {
  for (const suffix of SUFFIXES) {
    const source = join(media, key + suffix)
    const file = await stat(source).catch(() => null)
    if (file?.isFile()) return { source, changed: Math.trunc(file.mtimeMs) }
  }
  return null
}

async function scaled(
  source: string,
  { width, quality, format }: Omit<ImageRequest, 'key'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  const bytes = await (format === 'jpg'
    ? // What is clear would turn black.
      picture.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true })
    : picture.webp({ quality, effort: WEBP_EFFORT })
  ).toBuffer()

  return new Uint8Array(bytes)
}

/** Without room in the folder the picture is scaled again for the next request, and served all the same. */
async function keep(target: string, scaled: Uint8Array): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(unfinished, scaled)
    await rename(unfinished, target)
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}
