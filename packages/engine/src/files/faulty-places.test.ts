import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Files } from '../ports/files.ts'
import { aFaultyStore, type FaultyStore, type StoreMood } from '../testing/a-faulty-store.ts'
import { filesAddressOf } from './files-address.ts'
import { FilesAway } from './files-away.ts'
import { folderFiles } from './folder-files.ts'
import { restingFiles } from './resting-files.ts'
import { s3Files } from './s3-files.ts'

const KEY = 'sofas/kyst_1.webp'
const BYTES = new TextEncoder().encode('a picture of ten chairs')

describe('a store', () => {
  let store: FaultyStore
  let files: Files
  beforeAll(async () => {
    store = await aFaultyStore()
    const address = filesAddressOf(store.address)
    if ('problem' in address || address.kind !== 's3') throw new Error('That is no store.')
    files = s3Files(address)
    await files.write(KEY, BYTES, 'image/webp')
  })
  afterEach(() => store.set('well'))
  afterAll(() => store.close())

  test.each<StoreMood>(['page', 'refusing', 'failing', 'silent'])(
    'that is in the mood "%s" is away, and nothing is concluded from it',
    { timeout: 90_000 },
    async (mood) => {
      store.set(mood)

      const asked = await Promise.allSettled([
        files.facts(KEY),
        files.read(KEY),
        files.stream(KEY, { start: 0, end: BYTES.length - 1 }),
      ])

      expect(asked.map((one) => (one.status === 'rejected' ? one.reason : one.value))).toEqual([
        expect.any(FilesAway),
        expect.any(FilesAway),
        expect.any(FilesAway),
      ])
    },
  )

  test.each<StoreMood>(['cut', 'short'])('an answer that is "%s" is no file', async (mood) => {
    store.set(mood)

    await expect(files.read(KEY)).rejects.toThrow(FilesAway)
  })

  test.each<StoreMood>(['half', 'short', 'empty', 'dated page'])(
    'a film of another length is not begun: "%s"',
    async (mood) => {
      store.set(mood)

      await expect(files.stream(KEY, { start: 0, end: BYTES.length - 1 })).rejects.toThrow(FilesAway)
    },
  )

  test('that was away and is well hands out what it had', async () => {
    store.set('failing')
    await expect(files.read(KEY)).rejects.toThrow(FilesAway)
    store.set('well')

    expect(await files.read(KEY)).toEqual(BYTES)
  })
})

describe('a folder', () => {
  test('that is gone is away where it has to be there, and empty where it is made by its first file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'))
    await writeFile(join(folder, 'a.txt'), 'a')
    const media = folderFiles(folder, { mustExist: true })
    expect(await media.facts('none.txt')).toBeNull()

    await rename(folder, `${folder}-away`)

    await expect(media.facts('a.txt')).rejects.toThrow(FilesAway)
    await expect(media.read('a.txt')).rejects.toThrow(FilesAway)
    expect(await folderFiles(folder).read('a.txt')).toBeNull()
    await rm(`${folder}-away`, { recursive: true })
  })
})

describe('a place that did not answer', () => {
  const restMilliseconds = 1000
  let time = 0
  const clock = () => time
  const away = () => Promise.reject(new FilesAway('s3://shop', new Error('ECONNREFUSED')))

  test('is left alone for a moment, said to be away once, and said to be back once', async () => {
    const facts = vi.fn(away as Files['facts'])
    const onTurn = vi.fn()
    const files = restingFiles({ ...folderFiles('/nowhere'), facts }, { restMilliseconds, clock, onTurn })

    await expect(files.facts(KEY)).rejects.toThrow('ECONNREFUSED')
    await expect(files.facts(KEY)).rejects.toThrow('a moment ago')
    await expect(files.read(KEY)).rejects.toThrow('a moment ago')
    expect(facts).toHaveBeenCalledTimes(1)
    time += restMilliseconds
    await expect(files.facts(KEY)).rejects.toThrow('ECONNREFUSED')
    time += restMilliseconds
    facts.mockResolvedValue(null)
    expect(await files.facts(KEY)).toBeNull()
    expect(await files.facts(KEY)).toBeNull()

    expect(onTurn.mock.calls.map(([{ isAway }]) => isAway)).toEqual([true, false])
  })

  test('one file that is refused does not make others wait', async () => {
    const refused = new FilesAway('s3://shop', new Error('AccessDenied'), { isWholePlace: false })
    const facts = vi.fn(() => Promise.reject(refused))
    const files = restingFiles({ ...folderFiles('/nowhere'), facts }, { restMilliseconds, clock })

    await expect(files.facts(KEY)).rejects.toThrow('AccessDenied')

    expect(await files.read(KEY)).toBeNull()
  })
})
