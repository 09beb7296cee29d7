import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderFiles } from '@shop/engine/files/folder-files'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageStore } from './image-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-images-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a picture is scaled, kept under its final name, and never enlarged', async () => {
  const red = { create: { width: 500, height: 250, channels: 3 as const, background: 'red' } }
  await sharp(red).png().toFile(join(folder, 'red.png'))
  const store = imageStore({ media: folderFiles(folder), caches: [folderFiles(join(folder, 'cache'))] })

  const [one, other] = await Promise.all([
    store({ key: 'red', width: 300, quality: 75, format: 'webp' }),
    store({ key: 'red', width: 300, quality: 75, format: 'webp' }),
  ])
  const large = await store({ key: 'red', width: 2000, quality: 75, format: 'webp' })

  expect(await sharp(one ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 300, height: 150 })
  expect(other).toEqual(one)
  expect((await sharp(large ?? undefined).metadata()).width).toBe(500)
  expect(await readdir(join(folder, 'cache', '300x75'))).toHaveLength(1)
})

test('a picture for a mail is a JPEG, white where it is clear, and kept beside the others', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
    .png()
    .toFile(join(folder, 'clear.png'))
  const store = imageStore({ media: folderFiles(folder), caches: [folderFiles(join(folder, 'cache'))] })

  const mailed = await store({ key: 'clear', width: 20, quality: 75, format: 'jpg' })
  const shown = await store({ key: 'clear', width: 20, quality: 75, format: 'webp' })

  expect(await sharp(mailed ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 20 })
  expect([
    ...(
      await sharp(mailed ?? undefined)
        .raw()
        .toBuffer()
    ).subarray(0, 3),
  ]).toEqual([255, 255, 255])
  expect((await sharp(shown ?? undefined).metadata()).format).toBe('webp')
})

test('a folder that takes no file costs nobody the picture', async () => {
  await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
    .png()
    .toFile(join(folder, 'red.png'))
  const store = imageStore({ media: folderFiles(folder), caches: [folderFiles(join(folder, 'red.png'))] })

  expect(await store({ key: 'red', width: 20, quality: 75, format: 'webp' })).toBeInstanceOf(Uint8Array)
})

test('a picture that is not there is null', async () => {
  const store = imageStore({ media: folderFiles(folder), caches: [folderFiles(folder)] })

  expect(await store({ key: 'none', width: 300, quality: 75, format: 'webp' })).toBeNull()
})
