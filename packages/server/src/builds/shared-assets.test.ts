import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderFiles } from '@shop/engine/files/folder-files'
import type { Files } from '@shop/engine/ports/files'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assetsOfOthers, shareAssets } from './shared-assets.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 26)

let folder: string
let shared: Files
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-assets-'))
  shared = folderFiles(join(folder, 'shared'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a process serves the scripts of a build that came or went', async () => {
  await release('one', ['entry-1.js'], NOW)
  await release('two', ['entry-2.js'], NOW + DAY)

  const found = assetsOfOthers(shared)

  for (const name of ['entry-1.js', 'entry-2.js'])
    expect(await found(`/assets/chunks/${name}`)).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      isImmutable: true,
      bodies: new Map([['identity', new TextEncoder().encode(name)]]),
    })
})

test('what no build has had for a week is taken away', async () => {
  await release('one', ['entry-1.js', 'both.js'], NOW)
  await release('two', ['entry-2.js', 'both.js'], NOW + DAY)
  await release('two', ['entry-2.js', 'both.js'], NOW + 8 * DAY)

  expect((await shared.keys('assets')).toSorted()).toEqual([
    'assets/chunks~both.js',
    'assets/chunks~entry-2.js',
  ])
  expect(await shared.keys('sums')).toHaveLength(2)
})

test('an address that nobody has made is asked for once', async () => {
  let asked = 0
  const counting: Files = {
    ...shared,
    read: async () => {
      asked += 1
      return null
    },
  }
  const found = assetsOfOthers(counting)

  expect([
    await found('/assets/none.js'),
    await found('/assets/none.js'),
    await found('/assets/../x.js'),
  ]).toEqual([undefined, undefined, undefined])
  expect(asked).toBe(1)
})

test('a store that is away costs an old page its script, and is asked again', async () => {
  const away: Files = { ...shared, read: () => Promise.reject(new Error('away')) }

  expect(await assetsOfOthers(away)('/assets/none.js')).toBeUndefined()
  expect(await assetsOfOthers(null)('/assets/none.js')).toBeUndefined()
})

test.each([
  { what: 'a page of a proxy', broken: '<!doctype html><title>Wartung</title>' },
  { what: 'half of it', broken: 'entry' },
  { what: 'nothing', broken: '' },
])('what is $what instead of a script is not handed out', async ({ broken }) => {
  await release('one', ['entry-1.js'], NOW)
  await shared.write('assets/chunks~entry-1.js', new TextEncoder().encode(broken), 'text/javascript')

  expect(await assetsOfOthers(shared)('/assets/chunks/entry-1.js')).toBeUndefined()
})

test('a script of a release that wrote no sums is handed out, and gets one from whoever has it', async () => {
  await release('one', ['entry-1.js'], NOW)
  await shared.remove('sums/chunks~entry-1.js')

  expect(await assetsOfOthers(shared)('/assets/chunks/entry-1.js')).toBeDefined()
  await release('one', ['entry-1.js'], NOW)
  expect(await shared.keys('sums')).toEqual(['sums/chunks~entry-1.js'])
})

async function release(name: string, files: readonly string[], now: number): Promise<void> {
  const built = join(folder, name)
  await mkdir(join(built, 'assets/chunks'), { recursive: true })
  for (const file of files) await writeFile(join(built, 'assets/chunks', file), file)
  await shareAssets(shared, {
    built,
    present: [...files.map((file) => `/assets/chunks/${file}`), '/index.html'],
    now,
  })
}
