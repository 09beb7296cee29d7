import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const store = imageStore({ media: folder, cache: join(folder, 'cache') })

  const [one, other] = await Promise.all([
    store({ key: 'red', width: 300, quality: 75 }),
    store({ key: 'red', width: 300, quality: 75 }),
  ])
  const large = await store({ key: 'red', width: 2000, quality: 75 })

  expect(await sharp(one ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 300, height: 150 })
  expect(other).toEqual(one)
  expect((await sharp(large ?? undefined).metadata()).width).toBe(500)
  expect(await readdir(join(folder, 'cache', '300x75'))).toHaveLength(1)
})

test('a folder that takes no file costs nobody the picture', async () => {
  await sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
    .png()
    .toFile(join(folder, 'red.png'))
  const store = imageStore({ media: folder, cache: join(folder, 'red.png') })

  expect(await store({ key: 'red', width: 20, quality: 75 })).toBeInstanceOf(Uint8Array)
})

test('a picture that is not there is null', async () => {
  const store = imageStore({ media: folder, cache: folder })

  expect(await store({ key: 'none', width: 300, quality: 75 })).toBeNull()
})
