import { expect, test } from 'vitest'
import { createContentService } from '../content-service.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import type { ChangedStory } from './changed-stories.ts'
import { NoSpaceFile, parseSpaceFile } from './space-file.ts'

test('a story that breaks its schema is told with its place, and nothing else is lost', () => {
  const broken = { ...aStory({ id: 2, full_slug: 'kaputt' }), content: 'Text' }
  const file = aSpace([aStory({ id: 1, full_slug: 'home' }), broken, aStory({ id: 3, full_slug: 'gut' })])

  const { space, problems } = parseSpaceFile(file)

  expect(space.stories.map(({ id }) => id)).toEqual([1, 3])
  expect(problems).toHaveLength(1)
  expect(problems[0]?.place).toBe('stories[1] (kaputt)')
  expect(problems[0]?.problem).toContain('content')
})

test.each([
  [
    'two stories with one uuid',
    [aStory({ id: 1, full_slug: 'a' }), aStory({ id: 1, full_slug: 'b' })],
    'uuid-1',
  ],
  [
    'two stories with one slug',
    [aStory({ id: 1, full_slug: 'a' }), aStory({ id: 2, full_slug: 'a' })],
    'full slug a',
  ],
])('of %s the first counts', (_, stories, words) => {
  const { space, problems } = parseSpaceFile(aSpace(stories))

  expect(space.stories).toHaveLength(1)
  expect(problems[0]?.problem).toContain(words)
})

test('a broken folder or entry is left out as well', () => {
  const { problems } = parseSpaceFile(
    aSpace([], { folders: [{ id: 'x' }], datasource_entries: { farben: [{ name: 'rot' }] } }),
  )

  expect(problems.map(({ place }) => place).toSorted()).toEqual([
    'datasource_entries.farben[0] (rot)',
    'folders[0]',
  ])
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['no tokens', { ...aSpace([]), tokens: undefined }],
  ['an empty token', { ...aSpace([]), tokens: { public: '', preview: 'x' } }],
  ['stories that are no list', aSpace([], { stories: {} })],
])('%s is no space', (_, file) => {
  expect(() => parseSpaceFile(file)).toThrow(NoSpaceFile)
})

test('a space of five lines is enough', () => {
  const least = {
    space: { id: 1, name: 'A', version: 1 },
    tokens: { public: 'a', preview: 'b' },
    stories: [],
  }

  expect(parseSpaceFile(least).problems).toEqual([])
})

test('publishing raises the cache version and tells which stories readers see differently', () => {
  const before = [
    aStory({ id: 1, full_slug: 'same' }),
    aStory({ id: 2, full_slug: 'changed', content: { component: 'page', title: 'alt' } }),
    aStory({ id: 3, full_slug: 'moved' }),
    aStory({ id: 4, full_slug: 'taken-back' }),
    aStory({ id: 5, full_slug: 'draft', published_content: null }),
    aStory({ id: 6, full_slug: 'draft-changed', published_content: { component: 'page', title: 'bleibt' } }),
  ]
  const after = [
    aStory({ id: 1, full_slug: 'same' }),
    aStory({ id: 2, full_slug: 'changed', content: { component: 'page', title: 'neu' } }),
    aStory({ id: 3, full_slug: 'elsewhere' }),
    aStory({ id: 4, full_slug: 'taken-back', published_content: null }),
    aStory({ id: 5, full_slug: 'draft' }),
    aStory({
      id: 6,
      full_slug: 'draft-changed',
      content: { component: 'page', title: 'Entwurf' },
      published_content: { component: 'page', title: 'bleibt' },
    }),
    aStory({ id: 7, full_slug: 'new' }),
  ]
  const service = createContentService(aSpace(before))
  const changes: ChangedStory[] = []
  service.onPublish((stories) => changes.push(...stories))

  service.replace(aSpace(after))

  expect(service.space.version).toBe(1701)
  expect(changes.map(({ uuid, slugs }) => [uuid, slugs])).toEqual([
    ['uuid-2', ['changed']],
    ['uuid-3', ['moved', 'elsewhere']],
    ['uuid-4', ['taken-back']],
    ['uuid-5', ['draft']],
    ['uuid-7', ['new']],
  ])
})

test('what is no space does not replace one', () => {
  const service = createContentService(aSpace([aStory({ id: 1, full_slug: 'home' })]))

  expect(() => service.replace({})).toThrow(NoSpaceFile)
  expect(service.space.version).toBe(1700)
})
