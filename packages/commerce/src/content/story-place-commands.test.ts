import {
  createStory,
  deleteStory,
  moveStory,
  openStory,
  storyUse,
} from '@shop/api-client/office/content-commands'
import { isStoryAt, noteStoryAddresses, storyMovedFrom } from '@shop/catalogue/findable/moved-address-store'
import { logEntries } from '@shop/engine/command/command-log-store'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runForOperator } from '../office/open-office.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import type { ContentDesk } from './content-desk.ts'

const content = { component: 'page', _uid: 'p', title: 'Neu', body: [] }

describe.each(await engineKinds())('where stories are, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let space = aSpace()
  beforeEach(async () => {
    behind = await open()
    space = aSpace()
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const run = (command: { name: string }, input: unknown) =>
    runForOperator(
      {
        database: behind.engine.database,
        desk: { ...deskOf(testBrand, embeddedReturnCarrier), contentDesk: async () => space.desk },
      },
      { by: 'operator', command: command.name, input, now: behind.clock.now() },
    )
  const seen = (id: number) => ({ lockVersion: space.story(id)?.lock_version ?? 0, updatedAt: null })
  const move = (id: number, address: string, more: object = {}) =>
    run(moveStory, { id, name: 'Schlaf', address, leadsOn: true, ...seen(id), ...more })
  const movedFrom = (path: string) =>
    Promise.all((['de', 'fr', 'nl'] as const).map((language) => storyMovedFrom(sql(), language, path)))

  test('a story is made as a draft, in folders that are made with it, and the log says so', async () => {
    const made = await run(createStory, { name: ' Gut schlafen ', address: 'ratgeber/gut-schlafen', content })
    const log = await logEntries(sql(), {
      object: 'story:home/ratgeber/gut-schlafen',
      before: null,
      withReads: false,
      limit: 1,
    })

    expect(made).toMatchObject({
      type: 'done',
      answer: { name: 'Gut schlafen', path: '/ratgeber/gut-schlafen/', state: 'draft', content },
    })
    expect(space.folders.map(({ full_slug }) => full_slug)).toEqual(['home', 'home/ratgeber'])
    expect(log).toMatchObject([
      {
        command: 'createStory',
        before: null,
        after: { name: 'Gut schlafen', path: '/ratgeber/gut-schlafen/' },
      },
    ])
    await run(createStory, { name: 'Zwei', address: '/ratgeber/zwei/', content })
    expect(space.folders).toHaveLength(2)
  })

  test('a story begins in a release where one is said', async () => {
    const input = { name: 'Neu', address: '/neu/', content }

    expect(await run(createStory, { ...input, release: 7 })).toMatchObject({ answer: { release: 7 } })
    await run(createStory, { ...input, address: '/neuer/' })

    expect(space.posts).toMatchObject([{ release_id: 7 }, {}])
    expect(space.posts[1]).not.toHaveProperty('release_id')
  })

  test.each([
    ['', 'empty'],
    ['/Größe/', 'characters'],
    ['/warenkorb/', 'reserved'],
    ['/ratgeber/schlaf', 'taken'],
    // A page about a category is at the address of the category.
    ['/sofas/', 'taken'],
    ['/ordner/', 'taken'],
  ])('no story is made at "%s": %s', async (address, problem) => {
    space.add({ id: 3, full_slug: 'home/category-pages/sofas' })
    space.add({ id: 4, full_slug: 'home/ordner/' })
    const before = space.stories.length

    const refused = await run(createStory, { name: 'Neu', address, content })

    expect(refused).toMatchObject({
      type: 'refused',
      coded: { code: 'storyAddress', params: { problem } },
    })
    expect(space.stories).toHaveLength(before)
  })

  // Two editors make the same page at once: the list says to both that the address is free.
  test('an address that is taken in the very moment is said as one that is taken', async () => {
    space.refusal = { status: 422, reason: 'slug: home/neu has already been taken by "Neu"' }

    expect(await run(createStory, { name: 'Neu', address: '/neu/', content })).toMatchObject({
      type: 'refused',
      coded: { code: 'storyAddress', params: { problem: 'taken' } },
    })
  })

  test('the old address of a published page leads to the new one, in the languages that moved with it', async () => {
    await noteStoryAddresses(sql(), 'de', [{ uuid: 'u1', path: '/ratgeber/schlaf/' }], behind.clock.now())
    space.change(1, { translated_slugs: [{ lang: 'nl', path: 'home/gids/slaap' }] })

    const moved = await move(1, '/ratgeber/guter-schlaf/')

    expect(moved).toMatchObject({ type: 'done', answer: { path: '/ratgeber/guter-schlaf/' } })
    expect(await movedFrom('/ratgeber/schlaf/')).toEqual([
      '/ratgeber/guter-schlaf/',
      '/ratgeber/guter-schlaf/',
      null,
    ])
    const [entry] = await logEntries(sql(), {
      object: 'story:home/ratgeber/guter-schlaf',
      before: null,
      withReads: false,
      limit: 1,
    })
    expect(entry).toMatchObject({
      before: { name: 'Guter Schlaf', path: '/ratgeber/schlaf/' },
      after: { name: 'Schlaf', path: '/ratgeber/guter-schlaf/', leadsOn: true },
    })

    behind.clock.forward(60)
    await move(1, '/schlaf/')
    expect((await movedFrom('/ratgeber/schlaf/'))[0]).toBe('/schlaf/')
    behind.clock.forward(60)
    await move(1, '/ratgeber/schlaf/')
    expect(await movedFrom('/ratgeber/schlaf/')).toEqual([null, null, null])
    expect((await movedFrom('/schlaf/'))[0]).toBe('/ratgeber/schlaf/')
  })

  test('an old address leads nowhere where that is wanted, and where nobody has seen the page', async () => {
    await noteStoryAddresses(sql(), 'de', [{ uuid: 'u1', path: '/ratgeber/schlaf/' }], behind.clock.now())
    await move(1, '/schlaf/', { leadsOn: false })
    space.add({ id: 5, full_slug: 'home/entwurf', published: false })
    await move(5, '/fertig/')

    expect(await movedFrom('/ratgeber/schlaf/')).toEqual([null, null, null])
    expect(await isStoryAt(sql(), 'de', '/ratgeber/schlaf/')).toBe(false)
    expect(await movedFrom('/entwurf/')).toEqual([null, null, null])
  })

  test('a new name alone moves nothing and publishes nothing', async () => {
    const asked = await move(1, '/ratgeber/schlaf/', { name: 'Besser schlafen' })

    expect(asked).toMatchObject({ type: 'done', answer: { name: 'Besser schlafen' } })
    expect(space.puts).toEqual([{ story: { name: 'Besser schlafen', lock_version: 0 } }])
    expect(
      await run(moveStory, { id: 2, name: 'Start', address: '/', leadsOn: true, ...seen(2) }),
    ).toMatchObject({ type: 'done', answer: { name: 'Start', path: '/' } })
  })

  test('what the shop needs keeps its address, and is not deleted; the footer may go', async () => {
    space.add({ id: 6, full_slug: 'home/impressum' })
    space.add({ id: 7, full_slug: 'home/fusszeile' })
    const needed = { type: 'refused', coded: { code: 'storyNeeded' } }

    for (const id of [2, 6, 7]) expect(await move(id, '/anderswo/')).toMatchObject(needed)
    for (const id of [2, 6]) expect(await run(deleteStory, { id, ...seen(id) })).toMatchObject(needed)
    expect(space.puts).toEqual([])
    expect(await run(deleteStory, { id: 7, ...seen(7) })).toMatchObject({ type: 'done', answer: { id: 7 } })
  })

  test('a story that somebody has written since it was opened is neither moved nor deleted', async () => {
    const old = seen(1)
    space.change(1, { lock_version: 1 })
    const changed = { type: 'conflict', changes: [{ by: 'Somebody' }] }

    expect(await move(1, '/schlaf/', old)).toMatchObject(changed)
    expect(await run(deleteStory, { id: 1, ...old })).toMatchObject(changed)
    expect(space.story(1)).toMatchObject({ full_slug: 'home/ratgeber/schlaf' })
  })

  test('a deleted story is gone, its address free, and the log says what it was', async () => {
    await noteStoryAddresses(sql(), 'de', [{ uuid: 'u1', path: '/alt/' }], behind.clock.now())
    behind.clock.forward(60)
    await noteStoryAddresses(sql(), 'de', [{ uuid: 'u1', path: '/ratgeber/schlaf/' }], behind.clock.now())

    expect(await run(deleteStory, { id: 1, ...seen(1) })).toMatchObject({ type: 'done' })

    expect(await run(openStory, { id: 1 })).toMatchObject({
      type: 'refused',
      coded: { code: 'storyUnknown' },
    })
    expect(await isStoryAt(sql(), 'de', '/ratgeber/schlaf/')).toBe(false)
    expect(await storyMovedFrom(sql(), 'de', '/alt/')).toBeNull()
    const [entry] = await logEntries(sql(), {
      object: 'story:home/ratgeber/schlaf',
      before: null,
      withReads: false,
      limit: 1,
    })
    expect(entry).toMatchObject({
      command: 'deleteStory',
      before: { name: 'Guter Schlaf', path: '/ratgeber/schlaf/', state: 'published' },
    })
  })

  test('it is said which stories lead to one: by what it is, and by its path with a slash or without', async () => {
    space.add({ id: 8, full_slug: 'home/a', content: { component: 'page', link: '/ratgeber/schlaf/' } })
    space.add({ id: 9, full_slug: 'home/b', content: { component: 'page', link: '/ratgeber/schlaf' } })
    space.add({ id: 10, full_slug: 'home/c', content: { component: 'page', link: 'u1' } })
    space.add({ id: 11, full_slug: 'home/d', content: { component: 'page', link: '/ratgeber/' } })
    space.change(1, { content: { component: 'page', link: '/ratgeber/schlaf/' } })

    const used = await run(storyUse, { id: 1 })

    expect(used).toMatchObject({ answer: { stories: [{ id: 10 }, { id: 8 }, { id: 9 }] } })
  })
})

type Story = {
  id: number
  uuid: string
  name: string
  full_slug: string
  parent_id: number | null
  published: boolean
  lock_version: number
  content: { component: string; [field: string]: unknown }
  translated_slugs: { lang: string; path: string }[] | null
}

/** A space with a guide, the home page, and the rules of the protocol that matter here. */
function aSpace() {
  const folders: { id: number; full_slug: string }[] = []
  const space = {
    stories: [] as Story[],
    folders,
    puts: [] as unknown[],
    posts: [] as unknown[],
    /** What the next story is refused with. */
    refusal: null as { status: number; reason: string } | null,
    story: (id: number) => space.stories.find((one) => one.id === id),
    add: (more: Pick<Story, 'id' | 'full_slug'> & Partial<Story>) => {
      space.stories.push({
        uuid: `u${more.id}`,
        name: more.full_slug,
        parent_id: null,
        published: true,
        lock_version: 0,
        content: { component: 'page' },
        translated_slugs: null,
        ...more,
      })
    },
    change: (id: number, more: Partial<Story>) => {
      Object.assign(space.story(id) ?? {}, more)
    },
    desk: {} as ContentDesk,
  }
  space.add({ id: 1, full_slug: 'home/ratgeber/schlaf', name: 'Guter Schlaf' })
  space.add({ id: 2, full_slug: 'home/home' })
  const done = (data: unknown, total = 1) => ({ type: 'done' as const, data, total })
  const placeOf = (parent: unknown) => folders.find(({ id }) => id === parent)?.full_slug

  function listed(input: Record<string, unknown>) {
    const { with_slug, by_slugs, reference_search, folder_only } = input
    if (folder_only) return folders.filter(({ full_slug }) => full_slug === with_slug)
    if (typeof by_slugs === 'string')
      return space.stories.filter(({ full_slug }) => by_slugs.split(',').includes(full_slug))
    return space.stories.filter((one) => Object.values(one.content).includes(reference_search))
  }

  function posted({ name, slug, parent_id, is_folder, content: said }: Record<string, unknown>) {
    const place = placeOf(parent_id)
    const full_slug = [...(place === undefined ? [] : [place]), slug].join('/')
    const id = 100 + folders.length + space.stories.length
    if (is_folder) folders.push({ id, full_slug })
    else space.add({ id, full_slug, name: String(name), published: false, content: said as Story['content'] })
    return done({ story: is_folder ? { id } : space.story(id) })
  }

  space.desk = {
    ask: async (method, path, input = {}) => {
      if (path === 'stories' && method === 'get') return done({ stories: listed(input) })
      if (path === 'stories') {
        const story = input.story as Record<string, unknown>
        if (space.refusal && !story.is_folder) return { type: 'refused', ...space.refusal }
        if (!story.is_folder) space.posts.push(input)
        return posted(story)
      }
      const id = Number(path.split('/')[1])
      const story = space.story(id)
      if (!story) return { type: 'refused', status: 404, reason: 'not there' }
      if (method === 'delete') space.stories = space.stories.filter((one) => one !== story)
      if (method === 'put') {
        space.puts.push(input)
        const { name, slug, parent_id } = input.story as Record<string, unknown>
        const old = story.full_slug.split('/')
        const place = parent_id === undefined ? old.slice(0, -1).join('/') : placeOf(parent_id)
        const full_slug = [place, typeof slug === 'string' ? slug : old.at(-1)].join('/')
        Object.assign(story, { name, full_slug, lock_version: story.lock_version + 1 })
      }
      return done({ story })
    },
    upload: async () => ({ type: 'refused', status: 404, reason: 'not here' }),
    cropped: async () => ({ type: 'away' }),
    keepsPicture: () => false,
    folder: 'home',
    language: 'de',
    languages: ['fr', 'nl'],
    timezone: 'Europe/Berlin',
    draftPath: () => null,
  }
  return space
}
