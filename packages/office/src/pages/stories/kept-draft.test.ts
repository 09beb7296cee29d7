import type { OpenedStory } from '@shop/api-client/office/content-commands'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBehind } from './draft-state.ts'
import { keptDraft } from './kept-draft.ts'

const page = (title: string) => ({ component: 'page', title })
const story: OpenedStory = {
  ...{ id: 1, name: 'Schlaf', fullSlug: 'home/schlaf', state: 'published', publishAt: null, releases: [] },
  ...{ plannedDraft: null, draft: null, path: '/schlaf/', languages: [], release: null, by: null },
  ...{ updatedAt: '2026-11-24T09:00:00Z', content: page('Alt'), lockVersion: 12 },
}
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

// A tab that was open over an update had kept it under the version, and what was typed was not found again.
test.each([
  ['a count of writes', story, ['9', '12']],
  ['a moment', { ...story, lockVersion: null }, ['2026-11-23T09:00:00Z', '2026-11-24T09:00:00Z']],
])('what a tab kept under %s is there again, the latest of it', (_, here, versions) => {
  for (const version of versions) kept.set(`story home 1 ${version}`, JSON.stringify(page(version)))

  const draft = keptDraft({ shop: 'home', story: here })

  expect(draft).toMatchObject({ base: { content: page('Alt') }, now: page(versions[1] ?? '') })
  expect(draft && isBehind(draft, here)).toBe(false)
  expect([...kept.keys()]).toEqual(['story home 1'])
})

test.each([
  ['9', story],
  ['2026-11-23T09:00:00Z', { ...story, lockVersion: null }],
])('a story that was written since %s is shown beside what was typed before', (version, here) => {
  kept.set(`story home 1 ${version}`, JSON.stringify(page('Meins')))

  const draft = keptDraft({ shop: 'home', story: here })

  expect(draft?.now).toEqual(page('Meins'))
  expect(draft && isBehind(draft, here)).toBe(true)
})

test('what is kept as it is today stands before anything older', () => {
  const draft = { base: { content: page('Alt'), lockVersion: 12, updatedAt: null }, now: page('Heute') }
  kept.set('story home 1 12', JSON.stringify(page('Gestern')))
  kept.set('story home 1', JSON.stringify(draft))

  expect(keptDraft({ shop: 'home', story })).toEqual(draft)
})

test.each(['story home 11 3', 'story home 1 in 7', 'story home 1 in 7 3', 'story baby 1 3'])(
  'what is kept under %s belongs elsewhere',
  (key) => {
    kept.set(key, JSON.stringify(page('Anderswo')))

    expect(keptDraft({ shop: 'home', story })).toBeNull()
    expect([...kept.keys()]).toEqual([key])
  },
)

test('what was kept in a release is found in it', () => {
  kept.set('story home 1 in 7 3', JSON.stringify(page('Sommer')))

  expect(keptDraft({ shop: 'home', story: { ...story, release: 7 } })?.now).toEqual(page('Sommer'))
})

test('what nobody can read stays where it is, and the form begins with the draft', () => {
  kept.set('story home 1 3', 'no JSON')

  expect(keptDraft({ shop: 'home', story })).toBeNull()
})
