import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SpaceFile } from '../space/space-file.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import { spaceStore } from './space-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('two that write at once lose nothing of each other', async () => {
  const path = aFile()
  const [one, other] = [spaceStore({ path }), spaceStore({ path })]

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : other).change(async (space) => ({
        space: withPosition(space, 1),
        answer: null,
      })),
    ),
  )

  const { stories, space } = JSON.parse(readFileSync(path, 'utf8'))
  expect(stories[0].position).toBe(20)
  expect(space.version).toBeGreaterThanOrEqual(1720)
})

test('what a change throws leaves the file as it was, and the way free', async () => {
  const path = aFile()
  const store = spaceStore({ path })

  await expect(store.change(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')

  expect((await store.read()).space.version).toBe(1700)
  await store.change(async (space) => ({ space, answer: null }))
})

test('the lock of a process that is gone does not hold for ever', async () => {
  const path = aFile()
  writeFileSync(`${path}.lock`, '')
  utimesSync(`${path}.lock`, new Date(0), new Date(0))

  const answer = await spaceStore({ path }).change(async (space) => ({ space, answer: 'written' }))

  expect(answer).toBe('written')
})

test('without a file the seed is read, and written with the first change', async () => {
  const path = join(folder, 'later.json')
  const store = spaceStore({ path, seed: () => aSpace([aStory({ id: 1, full_slug: 'home' })]) })

  expect((await store.read()).stories).toHaveLength(1)
  await store.change(async (space) => ({ space: withPosition(space, 5), answer: null }))
  expect(JSON.parse(readFileSync(path, 'utf8')).stories[0].position).toBe(5)
})

function aFile(): string {
  const path = join(folder, 'space.json')
  writeFileSync(path, JSON.stringify(aSpace([aStory({ id: 1, full_slug: 'home' })])))
  return path
}

function withPosition(space: SpaceFile, more: number): SpaceFile {
  return { ...space, stories: space.stories.map((one) => ({ ...one, position: one.position + more })) }
}
