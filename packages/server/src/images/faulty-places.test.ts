import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesAddressOf } from '@shop/engine/files/files-address'
import { FilesAway } from '@shop/engine/files/files-away'
import { filesBelow } from '@shop/engine/files/files-below'
import { folderFiles } from '@shop/engine/files/folder-files'
import { openFiles } from '@shop/engine/files/open-files'
import { aFaultyStore, type FaultyStore, type StoreMood } from '@shop/engine/testing/a-faulty-store'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { imageStore, UnreadablePicture } from './image-store.ts'
import { sealedPicture, unsealedPicture } from './sealed-picture.ts'

const PAGE = new TextEncoder().encode('<!doctype html><title>Wartung</title>')
const ASKED = { key: 'red', width: 30, quality: 75, format: 'webp' } as const

let folder: string
let store: FaultyStore
const storeFiles = async () => {
  const address = filesAddressOf(store.address)
  if ('problem' in address) throw new Error(address.problem)
  return openFiles(address)
}
beforeAll(async () => {
  store = await aFaultyStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-images-'))
  await writeFile(join(folder, 'red.png'), await aPicture('png'))
})
afterEach(async () => {
  store.set('well')
  await rm(folder, { recursive: true, force: true })
})

describe('a made picture that is read back broken is made anew', () => {
  const broken: { what: string; made: (kept: Uint8Array) => Uint8Array }[] = [
    { what: 'a page of a proxy', made: () => PAGE },
    { what: 'half of it', made: (kept) => kept.subarray(0, kept.length / 2) },
    { what: 'nothing', made: () => new Uint8Array() },
    { what: 'all but its last byte', made: (kept) => kept.subarray(0, -1) },
    { what: 'one bit of it turned', made: (kept) => kept.map((byte, at) => (at === 40 ? byte ^ 1 : byte)) },
    { what: 'zeros of its length', made: (kept) => new Uint8Array(kept.length) },
  ]

  test.each(broken)('in a folder: $what', async ({ made }) => {
    const cache = join(folder, 'cache')
    const whole = await imageStore({ media: folderFiles(folder), caches: [folderFiles(cache)] })(ASKED)
    const path = await onlyFileBelow(cache)
    const kept = new Uint8Array(await readFile(path))
    await writeFile(path, made(kept))

    const again = await imageStore({ media: folderFiles(folder), caches: [folderFiles(cache)] })(ASKED)

    expect(again).toEqual(whole)
    expect(new Uint8Array(await readFile(path))).toEqual(kept)
  })

  test.each(broken)('in a store: $what', async ({ made }) => {
    const cache = filesBelow(await storeFiles(), 'pictures')
    const whole = await imageStore({ media: folderFiles(folder), caches: [cache] })(ASKED)
    const key = `30x75/red.${(await folderFiles(folder).facts('red.png'))?.changed}.webp`
    const kept = (await cache.read(key)) ?? new Uint8Array()
    await cache.write(key, new Uint8Array(made(kept)), 'image/webp')

    const again = await imageStore({ media: folderFiles(folder), caches: [cache] })(ASKED)

    expect(again).toEqual(whole)
    expect(await cache.read(key)).toEqual(kept)
  })

  test.each<StoreMood>([
    'page',
    'dated page',
    'half',
    'short',
    'empty',
    'refusing',
    'failing',
    'cut',
    'silent',
  ])(
    'from a store in the mood "%s", without a word of it to the shopper',
    { timeout: 60_000 },
    async (mood) => {
      const cache = filesBelow(await storeFiles(), 'pictures')
      const whole = await imageStore({ media: folderFiles(folder), caches: [cache] })(ASKED)
      store.set(mood)

      expect(await imageStore({ media: folderFiles(folder), caches: [cache] })(ASKED)).toEqual(whole)
    },
  )
})

test('what another process put at the meeting place without a seal is made anew', async () => {
  const coordination = {
    kept: async () => new Uint8Array(PAGE),
    keep: async () => undefined,
    acquire: async () => null,
  }
  const images = imageStore({
    media: folderFiles(folder),
    caches: [folderFiles(join(folder, 'cache'))],
    coordination,
  })

  expect((await sharp((await images(ASKED)) ?? undefined).metadata()).format).toBe('webp')
})

describe('a picture that was delivered', () => {
  test.each<StoreMood>(['page', 'refusing', 'failing', 'cut', 'short'])(
    'is not said to be missing while its store is in the mood "%s"',
    async (mood) => {
      const images = await overStore()
      store.set(mood)

      await expect(images(ASKED)).rejects.toThrow(FilesAway)
    },
  )

  test.each<StoreMood>(['dated page', 'half', 'empty'])('is not made of what is none: "%s"', async (mood) => {
    const images = await overStore()
    store.set(mood)

    await expect(images(ASKED)).rejects.toThrow(UnreadablePicture)
    store.set('well')
    expect(await images(ASKED)).toBeInstanceOf(Uint8Array)
  })

  test.each(['png', 'jpeg', 'webp', 'avif', 'tiff'] as const)('half a %s is none', async (format) => {
    const whole = await aPicture(format)
    await rm(join(folder, 'red.png'))
    await writeFile(join(folder, `red.${format}`), whole.subarray(0, whole.length / 2))

    const images = imageStore({ media: folderFiles(folder), caches: [] })

    await expect(images(ASKED)).rejects.toThrow(UnreadablePicture)
  })

  async function overStore() {
    const media = filesBelow(await storeFiles(), 'media')
    await media.write('red.png', new Uint8Array(await aPicture('png')), 'image/png')
    return imageStore({ media, caches: [folderFiles(join(folder, 'cache'))] })
  }
})

test('a seal opens what it closed, under its name alone, and nothing that was changed', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, at, change) => {
        const sealed = sealedPicture('a', new Uint8Array(bytes))
        const changed = sealed.slice()
        changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ change

        expect(unsealedPicture('a', sealed)).toEqual(new Uint8Array(bytes))
        expect(unsealedPicture('b', sealed)).toBeNull()
        expect(unsealedPicture('a', changed)).toBeNull()
        expect(unsealedPicture('a', sealed.slice(0, at % sealed.length))).toBeNull()
      },
    ),
  )
})

test.each(['webp', 'jpeg'] as const)('a sealed %s is shown by what knows no seals', async (format) => {
  const picture = new Uint8Array(await aPicture(format))

  const sealed = sealedPicture('a', picture)

  expect(await sharp(sealed).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
})

/** With noise, so that half of its bytes is half of the picture. */
function aPicture(format: 'png' | 'jpeg' | 'webp' | 'avif' | 'tiff'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 120, height: 80, channels: 3, background: 'red', noise } })
    .toFormat(format)
    .toBuffer()
}

async function onlyFileBelow(at: string): Promise<string> {
  const [entry] = (await readdir(at, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  if (entry === undefined) throw new Error(`Nothing is below ${at}.`)
  return join(entry.parentPath, entry.name)
}
