import { afterEach, expect, test } from 'vitest'
import { createContentService } from '../content-service.ts'
import { aManagedSpace } from '../testing/a-managed-space.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import { publishDue } from './due-stories.ts'
import type { StoryCheck } from './management-parts.ts'

/** The vendor's client, unchanged, is the judge of releases as well. */
let space: ReturnType<typeof aManagedSpace>
afterEach(() => space.remove())

const START = Date.parse('2026-11-01T08:00:00Z')
const AT = '2026-11-02T08:00:00.000Z'
const stories = [
  aStory({ id: 1, full_slug: 'home', content: { component: 'page', title: 'Alt' } }),
  aStory({
    id: 2,
    full_slug: 'sale',
    content: { component: 'page', title: 'Bald' },
    published_content: null,
  }),
  aStory({ id: 3, full_slug: 'other', content: { component: 'page', title: 'Anders' } }),
]
const content = (title: string) => ({ _uid: 'b1', component: 'page', title })

test('a story in a release says something else there; the draft and what everybody sees stay', async () => {
  const { client, id, write } = await opened()

  const saved = await write(1, 'Sommer')

  expect(saved.data.story).toMatchObject({ release_id: id, content: { title: 'Sommer' }, lock_version: 1 })
  const outside = (await client.get('spaces/7/stories/1')).data.story
  expect(outside).toMatchObject({ content: { title: 'Alt' }, lock_version: 0, release_ids: [id] })
  const inside = (await client.get('spaces/7/stories/1', { release_id: id })).data.story
  expect(inside).toMatchObject({ content: { title: 'Sommer' } })
  expect(idsIn(await client.get('spaces/7/stories', { in_release: id, release_scope_id: id }))).toEqual([1])
})

test('readers of drafts see the space as it will be, and nobody else does', async () => {
  const { id, write, client } = await opened()
  await client.put('spaces/7/stories/3', { story: { content: content('Halb fertig') } })
  await write(1, 'Sommer')
  await write(2, 'Sale')
  const ask = readerOf(space.file())

  const seen = await ask({ version: 'draft', token: 'secret', from_release: String(id) })

  expect(seen.titles).toEqual({ home: 'Sommer', sale: 'Sale', other: 'Anders' })
  expect((await ask({ version: 'draft', token: 'secret' })).titles).toMatchObject({ home: 'Alt' })
  expect((await ask({ cv: '1' })).titles).toEqual({ home: 'Alt', other: 'Anders' })
  expect(await ask({ version: 'draft', token: 'open', from_release: String(id) })).toMatchObject({
    status: 401,
  })
  expect(await ask({ cv: '1', from_release: String(id) })).toMatchObject({ status: 422 })
  expect(await ask({ version: 'draft', token: 'secret', from_release: '99' })).toMatchObject({ status: 404 })
})

test('everybody sees all of its stories at once, and it is closed', async () => {
  const { client, id, write } = await opened()
  await write(1, 'Sommer')
  await write(2, 'Sale')

  const { data } = await client.put(`spaces/7/releases/${id}`, { release: {}, do_release: true })

  expect(data.release).toMatchObject({ released: true, story_ids: [1, 2] })
  expect(space.file().stories).toMatchObject([
    { content: { title: 'Sommer' }, published_content: { title: 'Sommer' } },
    { published_content: { title: 'Sale' } },
    { content: { title: 'Anders' } },
  ])
  const versions = (await client.get('spaces/7/story_versions', { by_story_id: 1 })).data.story_versions
  expect(versions[0]).toMatchObject({ status: 'published', release_id: id })
  await expect(write(1, 'Zu spät')).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('out already'),
  })
  await expect(client.put(`spaces/7/releases/${id}`, { release: { name: 'x' } })).rejects.toMatchObject({
    status: 422,
  })
})

test('one story with a problem keeps all of them back, and each problem is said with its story', async () => {
  const asked: unknown[] = []
  const check: StoryCheck = async ({ content: own }, release) => {
    asked.push(release)
    return JSON.stringify(own).includes('kaputt') ? ['headline at body[0]: it is empty'] : []
  }
  const { client, id, write } = await opened({ check })
  await write(1, 'Sommer')
  await write(2, 'kaputt')
  const before = space.file()

  await expect(client.put(`spaces/7/releases/${id}`, { do_release: true })).rejects.toMatchObject({
    status: 422,
    message: 'The release "Sommer" cannot go out: sale: headline at body[0]: it is empty',
  })

  expect(space.file()).toEqual(before)
  expect(asked).toEqual([id, id])
  expect((await client.get(`spaces/7/releases/${id}/check_conflicts`)).data).toMatchObject({
    has_conflicts: false,
    stories: [
      { story_id: 1, problems: [] },
      { story_id: 2, problems: ['headline at body[0]: it is empty'] },
    ],
  })
})

test.each([
  ['what everybody sees', { publish: 1 }, 'published'],
  ['the draft', {}, 'draft'],
])('%s, changed since, is a conflict until somebody has looked at both', async (_, how, conflict) => {
  const { client, id, write } = await opened()
  await write(1, 'Sommer')
  await client.put('spaces/7/stories/1', { story: { content: content('Neuer Stand') }, ...how })

  // Saved again, it is still one: nobody has looked.
  await write(1, 'Sommer, länger')
  expect((await client.get(`spaces/7/releases/${id}/conflict_check`)).data).toMatchObject({
    has_conflicts: true,
    stories: [{ full_slug: 'home', conflict }],
  })
  await expect(client.put(`spaces/7/releases/${id}`, { do_release: true })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('home'),
  })
  await client.put('spaces/7/stories/1', { story: {}, release_id: id, force_update: 1 })
  expect((await client.get(`spaces/7/releases/${id}/check_conflicts`)).data).toMatchObject({
    has_conflicts: false,
  })

  await client.put(`spaces/7/releases/${id}`, { do_release: true })
  expect(space.file().stories[0]).toMatchObject({ published_content: { title: 'Sommer, länger' } })
})

test('a draft that was published as it was seen, or outside of the release, is no conflict', async () => {
  const { client, id, write } = await opened()
  await write(2, 'Sale')
  await client.get('spaces/7/stories/2/publish')
  await client.put('spaces/7/stories/3', { story: { content: content('Neu') }, publish: 1 })

  const { data } = await client.get(`spaces/7/releases/${id}/check_conflicts`)

  expect(data.has_conflicts).toBe(false)
})

test('a release forced out undoes what has changed outside, and the versions keep it', async () => {
  const { client, id, write } = await opened()
  await write(1, 'Sommer')
  await client.put('spaces/7/stories/1', { story: { content: content('Neuer Stand') }, publish: 1 })

  await client.put(`spaces/7/releases/${id}`, { do_release: true, force_update: 1 })

  const { data } = await client.get('spaces/7/story_versions', { by_story_id: 1, show_content: true })
  expect(data.story_versions.map((one) => one.content.title)).toEqual(['Sommer', 'Neuer Stand', 'Alt'])
})

test('who has not seen the latest state overwrites nothing in a release either', async () => {
  const { write, client } = await opened()
  await write(1, 'Eins', { lock_version: 0 })
  await expect(write(1, 'Zwei', { lock_version: 0 })).rejects.toMatchObject({ status: 409 })
  await write(1, 'Drei', { lock_version: 1 })

  // It is outside that it changes before it comes in.
  await client.put('spaces/7/stories/3', { story: { content: content('Neu') }, publish: 1 })
  await expect(write(3, 'Alt', { lock_version: 0 })).rejects.toMatchObject({ status: 409 })
})

test('a release has versions of its own, and goes back to them', async () => {
  const { client, id, write } = await opened()
  await write(1, 'Eins')
  await write(1, 'Zwei')
  const query = { by_story_id: 1, by_release_id: id, show_content: true }
  const { data } = await client.get('spaces/7/story_versions', query)
  expect(data.story_versions.map((one) => one.content.title)).toEqual(['Zwei', 'Eins'])

  const back = data.story_versions.at(-1)?.id
  await client.get(`spaces/7/stories/1/restore_with?version=${back}&release_id=${id}&versions_v2=true`)

  const inside = (await client.get('spaces/7/stories/1', { release_id: id })).data.story
  expect(inside).toMatchObject({ content: { title: 'Eins' } })
  expect(space.file().stories[0].content.title).toBe('Alt')
})

test('a story begins in a release, goes out of one, and is deleted everywhere', async () => {
  const { client, id, write } = await opened()
  const { data } = await client.post('spaces/7/stories', {
    story: { name: 'Neu', slug: 'neu', content: content('Neu') },
    release_id: id,
  })
  await write(1, 'Sommer')
  await client.delete(`spaces/7/releases/${id}/stories/1`)
  expect((await client.get(`spaces/7/releases/${id}`)).data.release).toMatchObject({
    story_ids: [data.story.id],
  })

  await client.delete(`spaces/7/stories/${data.story.id}`)

  expect((await client.get(`spaces/7/releases/${id}`)).data.release).toMatchObject({ story_ids: [] })
  await expect(client.put(`spaces/7/releases/${id}`, { do_release: true })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('no story is in it'),
  })
})

test('a deleted release leaves the stories, and its number to nobody', async () => {
  const { client, id, write } = await opened()
  await write(1, 'Sommer')

  await client.delete(`spaces/7/releases/${id}`)

  expect(space.file().stories).toMatchObject([{ content: { title: 'Alt' } }, {}, {}])
  const { data } = await client.post('spaces/7/releases', { release: { name: 'Zwei' } })
  expect(data.release).toMatchObject({ id: id + 1 })
})

test('is named, planned in its zone, planned otherwise and not in the past', async () => {
  const { client, id } = await opened()
  const put = (release: object) => client.put(`spaces/7/releases/${id}`, { release })

  await put({ name: 'Winter', release_at: '2026-12-01 09:00', timezone: 'Europe/Berlin' })

  expect((await client.get('spaces/7/releases')).data.releases).toMatchObject([
    {
      id,
      name: 'Winter',
      release_at: '2026-12-01T08:00:00.000Z',
      timezone: 'Europe/Berlin',
      released: false,
    },
  ])
  await expect(put({ release_at: '2026-10-01T08:00:00.000Z' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('is over'),
  })
  await expect(put({ release_at: 'bald' })).rejects.toMatchObject({ status: 422 })
  await expect(put({ timezone: 'Lindhaus/Sofa' })).rejects.toMatchObject({ status: 422 })
  await expect(put({ name: 'x', lock_version: 0 })).rejects.toMatchObject({ status: 409 })
  await expect(client.post('spaces/7/releases', { release: {} })).rejects.toMatchObject({ status: 422 })
  await put({ release_at: null })
  expect((await client.get(`spaces/7/releases/${id}`)).data.release).toMatchObject({ release_at: null })
})

test.each([
  [{ slug: 'neu' }, {}, 'name and place'],
  [{ content: content('x') }, { publish: 1 }, 'as a whole'],
])('what a release cannot do is refused in words: %o', async (story, more, words) => {
  const { client, id } = await opened()

  await expect(client.put('spaces/7/stories/1', { story, release_id: id, ...more })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(words),
  })
})

test.each([
  ['a second before', -1000, false],
  ['at its moment', 0, true],
  ['after a night without power', 86_400_000, true],
])('goes out by itself: %s', async (_, after, isOut) => {
  const { write, client, id, clock } = await opened()
  await write(1, 'Sommer')
  await client.put(`spaces/7/releases/${id}`, { release: { release_at: AT } })
  await client.post('spaces/7/story_schedulings', { story_scheduling: { story_id: 1, publish_at: AT } })
  clock.now = Date.parse(AT) + after

  const lines = await Promise.all([publishDue(space.elsewhere()), publishDue(space.elsewhere())])

  expect(lines.flat()).toHaveLength(isOut ? 1 : 0)
  expect(space.file().releases[0].released).toBe(isOut)
  expect(space.file().story_schedulings[0].status).toBe(isOut ? 'published_before_schedule' : 'scheduled')
})

test('what could not go out when it was due says why, until it is planned anew', async () => {
  const { client, id, clock } = await opened()
  await client.put(`spaces/7/releases/${id}`, { release: { release_at: AT } })
  clock.now = Date.parse(AT)

  const [line] = await publishDue(space.parts)

  expect(line).toContain('no story is in it')
  expect(await publishDue(space.parts)).toEqual([])
  expect(space.file().releases[0].reason).toContain('no story is in it')
  // Called otherwise, it still says why.
  await client.put(`spaces/7/releases/${id}`, { release: { name: 'Zu spät', release_at: AT } })
  expect(space.file().releases[0]).toMatchObject({
    name: 'Zu spät',
    reason: expect.stringContaining('no story'),
  })
  await client.put(`spaces/7/releases/${id}`, { release: { release_at: '2026-11-05T08:00:00.000Z' } })
  expect(space.file().releases[0].reason).toBeNull()
})

test('a picture of a story to come is a picture in use', async () => {
  const { client, id } = await opened()
  const picture = 'uploads/5/sommer.webp'
  const file = space.file()
  await space.parts.store.change(async (now) => ({
    space: { ...now, assets: [{ ...anAsset(picture), asset_folder_id: null }] },
    answer: file,
  }))
  const story = { content: { ...content('Sommer'), picture: { filename: picture } } }
  await client.put('spaces/7/stories/1', { story, release_id: id })

  expect(idsIn(await client.get('spaces/7/stories', { reference_search: picture }))).toEqual([1])
  await expect(client.delete('spaces/7/assets/5')).rejects.toMatchObject({ status: 422 })
})

function anAsset(filename: string) {
  const size = { content_length: 1, width: 10, height: 10 }
  const words = { alt: '', title: '', meta_data: {}, focus: '' }
  return {
    id: 5,
    filename,
    name: 'x',
    content_type: 'image/webp',
    ...size,
    ...words,
    created_at: AT,
    updated_at: AT,
  }
}

type Options = { check?: StoryCheck }

async function opened({ check }: Options = {}) {
  const clock = { now: START }
  space = aManagedSpace(aSpace(stories), { now: () => clock.now++, ...(check ? { check } : {}) })
  const { client } = space
  const { data } = await client.post('spaces/7/releases', { release: { name: 'Sommer' } })
  const { id } = data.release as { id: number }
  const write = (story: number, title: string, more: object = {}) =>
    client.put(`spaces/7/stories/${story}`, { story: { content: content(title), ...more }, release_id: id })
  return { client, id, write, clock }
}

function idsIn({ data }: { data: { stories: { id: number }[] } }): number[] {
  return data.stories.map(({ id }) => id)
}

function readerOf(file: unknown) {
  const service = createContentService(file)
  return async (query: Record<string, string>) => {
    const search = new URLSearchParams({ token: 'open', ...query })
    const response = await service.answer(new Request(`http://content.local/v2/cdn/stories?${search}`))
    const body = (await response.json()) as { stories?: { slug: string; content: { title: string } }[] }
    const titles = body.stories?.map((story) => [story.slug, story.content.title]) ?? []
    return { status: response.status, titles: Object.fromEntries(titles) }
  }
}
