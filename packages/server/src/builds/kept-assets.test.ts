import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets, nextManifest } from './kept-assets.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

test.each([
  ['is in the present build', { leftAt: NOW - 9 * DAY }, ['/assets/a.js'], { leftAt: null }, false],
  ['has just been left out', { leftAt: null }, [], { leftAt: NOW }, false],
  ['was left out six days ago', { leftAt: NOW - 6 * DAY }, [], { leftAt: NOW - 6 * DAY }, false],
  ['was left out a week ago', { leftAt: NOW - 7 * DAY }, [], undefined, true],
])('a file that %s', (_, known, present, kept, isGone) => {
  const { manifest, gone } = nextManifest({ '/assets/a.js': known }, present, NOW)

  expect(manifest['/assets/a.js']).toEqual(kept)
  expect(gone).toEqual(isGone ? ['/assets/a.js'] : [])
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-kept-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a release keeps the files of the build before it for a week', async () => {
  release(await aBuild('one', ['entry-1.js', 'shared.js']), NOW)
  const second = await aBuild('two', ['entry-2.js', 'shared.js'])
  const kept = release(second, NOW + DAY)

  expect(kept.pathOf('/assets/chunks/entry-1.js')).toBe(join(folder, 'kept', 'chunks~entry-1.js'))
  expect(existsSync(join(folder, 'kept', 'chunks~entry-1.js.br'))).toBe(true)
  expect(kept.pathOf('/assets/chunks/shared.js')).toBeNull()

  release(second, NOW + 7 * DAY)
  expect(release(second, NOW + 7 * DAY).pathOf('/assets/chunks/entry-1.js')).not.toBeNull()
  expect(release(second, NOW + 8 * DAY).pathOf('/assets/chunks/entry-1.js')).toBeNull()
  expect((await readdir(join(folder, 'kept'))).filter((name) => name.includes('entry-1'))).toEqual([])
})

test('a manifest that cannot be read is none', async () => {
  await mkdir(join(folder, 'kept'))
  await writeFile(join(folder, 'kept/kept.json'), '{"/assets/../secret": {"leftAt": 1}')

  expect(release(await aBuild('one', ['entry.js']), NOW).pathOf('/assets/../secret')).toBeNull()
})

test('an address out of the folder is never kept', async () => {
  await mkdir(join(folder, 'kept'))
  await writeFile(
    join(folder, 'kept/kept.json'),
    JSON.stringify({ '/assets/../kept.json': { leftAt: NOW }, '/other.js': { leftAt: NOW } }),
  )
  const kept = release(await aBuild('one', ['entry.js']), NOW)

  expect([kept.pathOf('/assets/../kept.json'), kept.pathOf('/other.js')]).toEqual([null, null])
})

type Build = { path: string; addresses: string[] }

async function aBuild(name: string, files: string[]): Promise<Build> {
  const path = join(folder, name)
  await mkdir(join(path, 'assets/chunks'), { recursive: true })
  for (const file of files)
    for (const suffix of ['', '.br'])
      await writeFile(join(path, 'assets/chunks', file + suffix), `${name} ${file}`)
  return { path, addresses: files.map((file) => `/assets/chunks/${file}`) }
}

function release(build: Build, now: number) {
  return keepAssets(join(folder, 'kept'), build.path, build.addresses, now)
}
