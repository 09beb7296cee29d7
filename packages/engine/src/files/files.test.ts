import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from '../ports/files.ts'
import { filesAddressOf } from './files-address.ts'
import { filesBelow } from './files-below.ts'
import { folderFiles } from './folder-files.ts'
import { openFiles } from './open-files.ts'

const BUCKET = 'shop-files'
const text = (words: string) => new TextEncoder().encode(words)

let folder = ''
let store: Awaited<ReturnType<typeof startFauxqs>>
const bucket = () =>
  openFiles(addressed(`s3://key:secret@${BUCKET}/shop?endpoint=http://127.0.0.1:${store.port}`))
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [BUCKET] } })
})
afterAll(async () => {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  { place: 'a folder', open: async () => folderFiles(folder) },
  { place: 'a store that speaks S3', open: bucket },
  { place: 'a part of a place', open: async () => filesBelow(await bucket(), 'part') },
])('$place', ({ open }) => {
  let files: Files
  beforeAll(async () => {
    files = await open()
  })

  test('hands out what was written, whole and in parts', async () => {
    await files.write('sofas/kyst_1.webp', text('a picture'), 'image/webp')

    expect(await files.read('sofas/kyst_1.webp')).toEqual(text('a picture'))
    expect(await words(files.stream('sofas/kyst_1.webp'))).toBe('a picture')
    expect(await words(files.stream('sofas/kyst_1.webp', { start: 2, end: 4 }))).toBe('pic')
    expect(await files.facts('sofas/kyst_1.webp')).toMatchObject({ size: 9 })
  })

  test('says when a file has changed', async () => {
    const before = Date.now()
    await files.write('changing.txt', text('old'), 'text/plain')
    await files.write('changing.txt', text('new one'), 'text/plain')

    const facts = await files.facts('changing.txt')

    expect(facts?.size).toBe(7)
    expect(Math.abs((facts?.changed ?? 0) - before)).toBeLessThan(5000)
  })

  test('knows nothing of what is not there', async () => {
    expect(await files.facts('nothing.webp')).toBeNull()
    expect(await files.read('nothing.webp')).toBeNull()
    expect(await files.stream('nothing.webp')).toBeNull()
    expect(await files.keys('nothing')).toEqual([])
    await files.remove('nothing.webp')
  })

  test('a folder is no file', async () => {
    await files.write('deep/down/file.txt', text('here'), 'text/plain')

    expect(await files.facts('deep/down')).toBeNull()
    expect(await files.read('deep/down')).toBeNull()
    expect(await files.stream('deep/down')).toBeNull()
  })

  test('lists what is below a folder, and nothing beside it', async () => {
    await files.write('listed/one.txt', text('1'), 'text/plain')
    await files.write('listed/more/two.txt', text('2'), 'text/plain')
    await files.write('listed-not.txt', text('3'), 'text/plain')

    expect((await files.keys('listed')).toSorted()).toEqual(['listed/more/two.txt', 'listed/one.txt'])
  })

  test('what was removed is gone', async () => {
    await files.write('removed.txt', text('gone'), 'text/plain')

    await files.remove('removed.txt')

    expect(await files.read('removed.txt')).toBeNull()
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', '', 'a/'])(
    'the key "%s" is refused',
    async (key) => {
      await expect(async () => files.read(key)).rejects.toThrow(/no key/)
      await expect(async () => files.write(key, text('x'), 'text/plain')).rejects.toThrow(/no key/)
    },
  )
})

test('a folder has nothing but whole files, also when one is written many times at once', async () => {
  const files = folderFiles(join(folder, 'at-once'))

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      files.write('one.txt', text(`${index}`.repeat(5000)), 'text/plain'),
    ),
  )

  expect(await readdir(join(folder, 'at-once'))).toEqual(['one.txt'])
  expect(
    new Set(String(new TextDecoder().decode((await files.read('one.txt')) ?? undefined))).size,
  ).toBeLessThanOrEqual(2)
})

test('a store that is away is told apart from a file that is not there', async () => {
  const files = await openFiles(addressed(`s3://key:secret@${BUCKET}?endpoint=http://127.0.0.1:9`))

  await expect(files.read('a.txt')).rejects.toThrow('ECONNREFUSED')
})

test.each([
  ['/srv/files', { kind: 'folder', folder: '/srv/files' }],
  ['file:///srv/my%20files', { kind: 'folder', folder: '/srv/my files' }],
  [
    's3://pictures',
    { kind: 's3', bucket: 'pictures', prefix: '', region: 'us-east-1', endpoint: null, credentials: null },
  ],
  [
    's3://AKIA:a%2Fb@pictures/home/shop/?region=eu-central-1&endpoint=https://s3.example',
    {
      kind: 's3',
      bucket: 'pictures',
      prefix: 'home/shop/',
      region: 'eu-central-1',
      endpoint: 'https://s3.example',
      credentials: { accessKeyId: 'AKIA', secretAccessKey: 'a/b' },
    },
  ],
])('%s is an address of files', (address, expected) => {
  expect(filesAddressOf(address)).toEqual(expected)
})

test.each([
  ['pictures', /a folder such as/],
  ['https://s3.example/pictures', /a folder such as/],
  ['s3://P', /no name of a bucket/],
  ['s3://pictures/../other/x y', /may have letters/],
  ['s3://pictures?regoin=eu', /"regoin" of FILES_URL is unknown/],
  ['s3://pictures?endpoint=s3.example', /endpoint/],
  ['s3://AKIA@pictures', /half of its credentials/],
])('%s is refused', (address, problem) => {
  expect(filesAddressOf(address)).toEqual({ problem: expect.stringMatching(problem) })
})

async function words(stream: Promise<ReadableStream<Uint8Array> | null>): Promise<string> {
  return new Response((await stream) as ReadableStream<Uint8Array<ArrayBuffer>>).text()
}

function addressed(address: string) {
  const found = filesAddressOf(address)
  if ('problem' in found) throw new Error(found.problem)
  return found
}
