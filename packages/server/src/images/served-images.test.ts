import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesAddressOf } from '@shop/engine/files/files-address'
import { filesBelow } from '@shop/engine/files/files-below'
import { folderFiles } from '@shop/engine/files/folder-files'
import { s3Files } from '@shop/engine/files/s3-files'
import type { Files } from '@shop/engine/ports/files'
import { aFaultyStore, type FaultyStore, type StoreMood } from '@shop/engine/testing/a-faulty-store'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { shopFiles } from '../shop-files.ts'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'

const AWAY = { status: 503, cache: 'no-store', retry: '10', type: 'text/plain; charset=utf-8' }

describe('over a store', () => {
  let store: FaultyStore
  let shop: TestShopApp
  let shared: Files
  beforeAll(async () => {
    store = await aFaultyStore()
    const address = filesAddressOf(store.address)
    if ('problem' in address || address.kind !== 's3') throw new Error('That is no store.')
    // One that does not rest: each question is one to the store.
    shared = s3Files(address)
    const media = filesBelow(shared, 'media')
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
      await media.write(`${name}.png`, await aPicture(), 'image/png')
    await media.write('film.mp4', new Uint8Array(5000).fill(7), 'video/mp4')
    shop = await aShopApp({}, { media, shared })
  })
  afterEach(() => store.set('well'))
  afterAll(async () => {
    await shop.close()
    await store.close()
  })

  test.each<{ mood: StoreMood; name: string }>([
    { mood: 'page', name: 'one' },
    { mood: 'dated page', name: 'two' },
    { mood: 'half', name: 'three' },
    { mood: 'empty', name: 'four' },
    { mood: 'failing', name: 'five' },
    { mood: 'cut', name: 'six' },
  ])(
    'in the mood "$mood" a picture is answered with 503, pages go on, and it is there when the store is',
    { timeout: 30_000 },
    async ({ mood, name }) => {
      store.set(mood)
      expect(facts(await shop.ask(`/i/300x75/${name}.webp`))).toEqual(AWAY)
      expect((await shop.ask('/')).status).toBe(200)

      store.set('well')
      const answer = await shop.ask(`/i/300x75/${name}.webp`)

      expect(facts(answer)).toMatchObject({ status: 200, type: 'image/webp' })
      expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp')
    },
  )

  test('a picture on the own disk is shown while the store is away', { timeout: 30_000 }, async () => {
    const files = await remembering(store)
    const other = await aShopApp({}, files)
    const before = await (await other.ask('/i/300x75/seven.webp')).arrayBuffer()
    store.set('failing')

    const answer = await other.ask('/i/300x75/seven.webp')

    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(before))
    await other.close()
  })

  test('a film of another length than the store said is not begun', async () => {
    expect((await (await shop.ask('/media/film.mp4')).arrayBuffer()).byteLength).toBe(5000)
    store.set('half')

    expect(facts(await shop.ask('/media/film.mp4'))).toEqual(AWAY)
  })

  test('a picture that is not there is still missing', async () => {
    expect(facts(await shop.ask('/i/300x75/none.webp'))).toMatchObject({ status: 404, cache: 'no-store' })
  })
})

test('a folder that is not mounted is away, and a picture in it not missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  await folderFiles(folder).write('one.png', await aPicture(), 'image/png')
  const { media } = await shopFiles({ files: null, mediaFolder: folder }, null)
  const shop = await aShopApp({}, media === null ? {} : { media })
  await rename(folder, `${folder}-away`)

  expect(facts(await shop.ask('/i/300x75/one.webp'))).toEqual(AWAY)
  expect((await shop.ask('/')).status).toBe(200)
  await rename(`${folder}-away`, folder)
  expect((await shop.ask('/i/300x75/one.webp')).status).toBe(200)

  await shop.close()
  await rm(folder, { recursive: true })
})

function facts({ status, headers }: Response) {
  return {
    status,
    cache: headers.get('cache-control'),
    retry: headers.get('retry-after'),
    type: headers.get('content-type'),
  }
}

async function remembering({ address }: FaultyStore): Promise<{ media: Files; shared: Files }> {
  const files = filesAddressOf(address)
  if ('problem' in files) throw new Error(files.problem)
  const { media, shared } = await shopFiles({ files, mediaFolder: null }, null)
  if (media === null || shared === null) throw new Error('There are no files.')
  return { media, shared }
}

async function aPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 200, height: 100, channels: 3, background: 'red', noise } })
  return new Uint8Array(await picture.png().toBuffer())
}
