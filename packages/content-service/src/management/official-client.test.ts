import { readdirSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { aManagedSpace, managementClientOf } from '../testing/a-managed-space.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import type { StoryCheck } from './management-parts.ts'

/** The vendor's client, unchanged, is the judge of the protocol's write half. */
let space: ReturnType<typeof aManagedSpace>
afterEach(() => space.remove())

const home = aStory({
  id: 1,
  full_slug: 'brand/home',
  content: { component: 'page', title: 'Alt', body: [] },
})
const other = aStory({ id: 2, full_slug: 'brand/other', published_content: null })
const brand = { id: 50, uuid: 'folder-50', name: 'Brand', slug: 'brand' }
const opened = (stories: unknown[], options = {}) => {
  space = aManagedSpace(aSpace(stories, { folders: [brand] }), options)
  return space
}
const content = (title: string) => ({ _uid: 'b1', component: 'page', title, body: [] })

test('lists stories with their state, in pages', async () => {
  const { client } = opened([home, other])

  const page = await client.get('spaces/7/stories', { per_page: 1, story_only: 1, sort_by: 'full_slug:asc' })

  expect([page.total, page.perPage]).toEqual([2, 1])
  expect(page.data.stories).toEqual([
    expect.objectContaining({ id: 1, published: true, unpublished_changes: false, content_type: 'page' }),
  ])
  expect(page.data.stories[0]).not.toHaveProperty('content')
})

test.each([
  [{ search: 'OTHER' }, [2]],
  [{ starts_with: 'brand/h' }, [1]],
  [{ with_slug: 'brand/other' }, [2]],
  [{ is_published: 1, story_only: 1 }, [1]],
  [{ folder_only: 1 }, [50]],
  [{ with_parent: 50 }, []],
])('finds %o', async (query, ids) => {
  const { client } = opened([home, other])

  const { data } = await client.get('spaces/7/stories', query)

  expect(data.stories.map(({ id }) => id)).toEqual(ids)
})

test('a draft is for editors alone until it is published', async () => {
  const { client, file } = opened([home])

  const saved = await client.put('spaces/7/stories/1', { story: { content: content('Neu') } })

  expect(saved).toMatchObject({ data: { story: { unpublished_changes: true, lock_version: 1 } } })
  expect(file().stories[0]).toMatchObject({
    content: { title: 'Neu' },
    published_content: { title: 'Alt' },
  })

  await client.get('spaces/7/stories/1/publish')

  expect(file().stories[0]).toMatchObject({ published_content: { title: 'Neu' } })
  expect((await client.get('spaces/7/stories/1')).data.story).toMatchObject({ unpublished_changes: false })
})

test('creates in a folder, publishes at once, unpublishes, deletes', async () => {
  const { client, file } = opened([home])

  const { data } = await client.post('spaces/7/stories', {
    story: { name: 'Neues', slug: 'neues', parent_id: 50, content: content('Neues') },
    publish: 1,
  })
  const { id } = data.story

  expect(data.story).toMatchObject({ full_slug: 'brand/neues', published: true, id: 51 })
  await client.get(`spaces/7/stories/${id}/unpublish`)
  expect((await client.get(`spaces/7/stories/${id}`)).data.story).toMatchObject({ published: false })
  await client.delete(`spaces/7/stories/${id}`)
  expect(file().stories).toHaveLength(1)
  await expect(client.get(`spaces/7/stories/${id}`)).rejects.toMatchObject({ status: 404 })
})

test('keeps every state, and brings one back as the draft', async () => {
  const { client, file } = opened([home])
  await client.put('spaces/7/stories/1', { story: { content: content('Zwei') } })
  await client.put('spaces/7/stories/1', { story: { content: content('Drei') }, publish: 1 })

  const { data } = await client.get('spaces/7/story_versions', { by_story_id: 1, show_content: true })

  expect(data.story_versions.map(({ status, content: own }) => [status, own.title])).toEqual([
    ['published', 'Drei'],
    ['draft', 'Zwei'],
    ['published', 'Alt'],
  ])
  const oldest = data.story_versions.at(-1)?.id
  // The client takes `version` out of parameters of its own accord.
  await client.get(`spaces/7/stories/1/restore_with?version=${oldest}&versions_v2=true`)
  expect(file().stories[0]).toMatchObject({ content: { title: 'Alt' }, published_content: { title: 'Drei' } })
})

test('who has not seen the latest state overwrites nothing, unless by force', async () => {
  const { client, file } = opened([home])
  const write = (title: string, more: object = {}) =>
    client.put('spaces/7/stories/1', { story: { content: content(title), lock_version: 0 }, ...more })
  await write('Eins')

  await expect(write('Zwei')).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('lock_version 1'),
  })
  expect(file().stories[0].content.title).toBe('Eins')
  await write('Zwei', { force_update: 1 })
  expect(file().stories[0].content.title).toBe('Zwei')
})

test('what the pages would not show is not published, and every problem is named with its place', async () => {
  const check: StoryCheck = async ({ content: own }) =>
    JSON.stringify(own).includes('kaputt')
      ? ['headline at body[0]: headline: Invalid length', 'x at body[1]: y']
      : []
  const { client, file } = opened([home], { check })
  await client.put('spaces/7/stories/1', { story: { content: content('kaputt') } })

  await expect(client.get('spaces/7/stories/1/publish')).rejects.toMatchObject({
    status: 422,
    message: 'It cannot be published: headline at body[0]: headline: Invalid length; x at body[1]: y',
  })
  await expect(
    client.put('spaces/7/stories/1', { story: { content: content('kaputt') }, publish: 1 }),
  ).rejects.toMatchObject({ status: 422 })
  expect(file().stories[0]).toMatchObject({ published_content: { title: 'Alt' } })
})

test.each([
  ['a content without a component', { content: { title: 'x' } }, 'story.content.component'],
  [
    'a block without its id',
    { content: { ...content('x'), body: [{ component: 'text' }] } },
    'content.body[0]',
  ],
  ['a slug with spaces', { slug: 'zwei worte' }, 'story.slug'],
  ['a slug that is taken', { slug: 'other' }, 'has already been taken'],
  ['an unknown folder', { parent_id: 99 }, 'no folder 99'],
])('%s is refused in words', async (_, story, words) => {
  const { client, file } = opened([home, other])
  const before = file()

  await expect(client.put('spaces/7/stories/1', { story })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(words),
  })
  expect(file()).toEqual(before)
})

test('plans, moves and drops a publishing', async () => {
  const { client } = opened([home], { now: () => Date.parse('2026-11-01T08:00:00Z') })
  const at = '2026-11-02T08:00:00.000Z'

  const { data } = await client.post('spaces/7/story_schedulings', {
    story_scheduling: { story_id: 1, publish_at: at },
  })

  expect((await client.get('spaces/7/stories/1')).data.story).toMatchObject({
    publish_at: at,
    is_scheduled: true,
  })
  const later = { publish_at: '2026-11-03T08:00:00.000Z' }
  await client.put(`spaces/7/story_schedulings/${data.story_scheduling.id}`, { story_scheduling: later })
  expect((await client.get('spaces/7/story_schedulings', { by_status: 'scheduled' })).data).toMatchObject({
    story_schedulings: [{ story_id: 1, ...later, space_id: 7 }],
  })
  await expect(
    client.post('spaces/7/story_schedulings', {
      story_scheduling: { story_id: 1, publish_at: '2026-10-01T08:00:00.000Z' },
    }),
  ).rejects.toMatchObject({ status: 422, message: expect.stringContaining('is over') })
  await client.delete(`spaces/7/story_schedulings/${data.story_scheduling.id}`)
  expect((await client.get('spaces/7/story_schedulings')).data.story_schedulings).toEqual([])
})

// Whoever still held the number of a plan that was dropped moved the next one, of another story.
test('the number of a plan that is gone is nobody else’s', async () => {
  const { client } = opened([home], { now: () => Date.parse('2026-11-01T08:00:00Z') })
  const plan = { story_scheduling: { story_id: 1, publish_at: '2026-11-02T08:00:00.000Z' } }
  const planned = async () => {
    const { data } = await client.post('spaces/7/story_schedulings', plan)
    return `spaces/7/story_schedulings/${data.story_scheduling.id}`
  }
  const gone = await planned()
  await client.delete(gone)

  const next = await planned()

  expect(next).not.toBe(gone)
  await expect(client.put(gone, plan)).rejects.toMatchObject({ status: 404 })
  await expect(client.delete(gone)).rejects.toMatchObject({ status: 404 })
})

test('a plan holds the draft that was looked at, and says when the story has another one', async () => {
  const { client, file } = opened([home], { now: () => Date.parse('2026-11-01T08:00:00Z') })
  const plan = { story_id: 1, publish_at: '2026-11-02T08:00:00.000Z', lock_version: 0 }
  const { data } = await client.post('spaces/7/story_schedulings', { story_scheduling: plan })
  const path = `spaces/7/story_schedulings/${data.story_scheduling.id}`
  const scheduled = async () => (await client.get('spaces/7/stories/1')).data.story.scheduled_draft
  const before = await scheduled()

  await client.put('spaces/7/stories/1', { story: { content: { component: 'page', title: 'Später' } } })

  expect([before, await scheduled()]).toEqual(['same', 'earlier'])
  expect((await client.get(path)).data.story_scheduling).not.toHaveProperty('content')
  // It was planned by somebody who has not seen what was saved since.
  await expect(client.put(path, { story_scheduling: plan })).rejects.toMatchObject({ status: 409 })
  await expect(client.post('spaces/7/story_schedulings', { story_scheduling: plan })).rejects.toMatchObject({
    status: 409,
  })
  await client.put(path, { story_scheduling: { publish_at: '2026-11-03T08:00:00.000Z' } })
  expect(await scheduled()).toBe('same')
  expect(file().story_schedulings).toMatchObject([{ content: { title: 'Später' } }])
})

test('tells the kinds of blocks', async () => {
  const { client } = opened([home], { components: [{ id: 3, name: 'headline', schema: {} }] })

  expect((await client.get('spaces/7/components')).data.components).toHaveLength(1)
  expect((await client.get('spaces/7/components/3')).data.component).toMatchObject({ name: 'headline' })
})

test.each([
  ['another token', 'spaces/7/stories', 'guessed', 401],
  ['another space', 'spaces/8/stories', undefined, 404],
  ['an unknown address', 'spaces/7/users', undefined, 404],
  ['an unknown filter', 'spaces/7/stories?nonsense=1', undefined, 422],
])('%s is refused', async (_, path, token, status) => {
  const { service } = opened([home])

  await expect(managementClientOf(service, token).get(path)).rejects.toMatchObject({ status })
})

test('a story that this version cannot read stays in the file', async () => {
  const broken = { id: 9, full_slug: 'brand/kaputt', content: 'Text' }
  const { client, file } = opened([broken, home])

  await client.put('spaces/7/stories/1', { story: { name: 'Neu' } })

  expect(file().stories).toEqual([broken, expect.objectContaining({ id: 1, name: 'Neu' })])
})

test('nothing half-written is left beside the file', async () => {
  const { client, path } = opened([home])

  await client.put('spaces/7/stories/1', { story: { name: 'Neu' } })

  expect(readdirSync(path.replace(/[^/]+$/, '')).sort()).toEqual(['space.json', 'space.json.versions'])
})

test('makes folders in folders, and stories in them; a folder is there once', async () => {
  const { client, file } = opened([home])
  const folder = (more: object = {}) =>
    client.post('spaces/7/stories', {
      story: { name: 'ratgeber', slug: 'ratgeber', is_folder: true, parent_id: 50, ...more },
    })

  const { data } = await folder()
  const { id } = data.story
  await client.post('spaces/7/stories', {
    story: { name: 'Schlaf', slug: 'schlaf', parent_id: id, content: content('Schlaf') },
  })

  expect(file().stories.at(-1)).toMatchObject({ full_slug: 'brand/ratgeber/schlaf', parent_id: id })
  expect(file().stories.at(-1)).not.toHaveProperty('is_folder')
  expect(file().folders.at(-1)).toMatchObject({ full_slug: 'brand/ratgeber', parent_id: 50 })
  await expect(folder()).rejects.toMatchObject({ status: 422 })
  await expect(folder({ parent_id: 0 })).resolves.toMatchObject({
    data: { story: { full_slug: 'ratgeber' } },
  })
})

// A page of all languages got a new address in German alone, and was at its old one in the others.
test('a translation without an address of its own moves along', async () => {
  const { client, file } = opened([
    {
      ...other,
      translated_slugs: [
        { lang: 'fr', path: 'brand/other' },
        { lang: 'nl', path: 'brand/anders' },
      ],
    },
  ])

  await client.put('spaces/7/stories/2', { story: { slug: 'neu' } })

  expect(file().stories[0]).toMatchObject({
    full_slug: 'brand/neu',
    translated_slugs: [
      { lang: 'fr', path: 'brand/neu' },
      { lang: 'nl', path: 'brand/anders' },
    ],
  })
})

// A page that was made after another one was deleted offered the versions of the deleted one.
test('a number is never given twice, so that a new story has no versions of one that is gone', async () => {
  const { client } = opened([home, other])
  const made = async () => {
    const { data } = await client.post('spaces/7/stories', {
      story: { name: 'Neu', slug: 'neu', content: content('Neu') },
    })
    return data.story.id
  }

  const first = await made()
  await client.delete(`spaces/7/stories/${first}`)
  const second = await made()

  expect(second).toBeGreaterThan(first)
  const { data } = await client.get('spaces/7/story_versions', { by_story_id: second })
  expect(data.story_versions).toHaveLength(1)
})
