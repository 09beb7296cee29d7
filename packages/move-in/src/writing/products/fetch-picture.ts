import { hash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fetchBytes } from '@shop/doors/outgoing/fetch-bytes'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import sharp from 'sharp'

/** A picture as a catalogue file says it, without its words. */
export type Picture = Omit<ProductRecord['images'][number], 'alt'>

const BOUNDS = { mostBytes: 25 * 1024 * 1024, timeoutMs: 30_000 }
/** 12,000 by 8,000: more would only take the memory. */
const MOST_PIXELS = 96_000_000
/** Formats that the shop serves, by sharp's names for them, with their endings. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  tiff: 'tif',
}

/**
 * Fetches a picture of the old shop into the folder of pictures, under a name that its content gives it. What it is, its
 * content says, not its ending.
 *
 * @param allowsPrivate local use alone: addresses of the own machine
 * @throws an Error that says what is wrong with the address, the answer or the picture
 */
export async function fetchPicture(
  address: string,
  { folder, allowsPrivate = false }: { folder: string; allowsPrivate?: boolean },
): Promise<Picture> {
  const bytes = await fetchBytes(address, { ...BOUNDS, allowsPrivate })
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const {
    format,
    width,
    height,
    orientation = 1,
  } = await picture.metadata().catch(() => {
    throw new Error('This is no picture that can be read.')
  })
  const ending = ENDINGS[format]
  if (ending === undefined) throw new Error(`Pictures of the kind "${format}" are not shown by the shop.`)
  const { dominant } = await picture.stats()
  const name = hash('sha256', bytes, 'hex')
  const src = `moved-in/${name.slice(0, 2)}/${name.slice(0, 32)}.${ending}`
  await written(join(folder, src), bytes)
  // A camera that lay on its side says so, and the shop turns the picture.
  const isOnItsSide = orientation >= 5
  return {
    src,
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** Under its name stands a whole file or none. */
async function written(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // The same picture may come twice at once.
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}
