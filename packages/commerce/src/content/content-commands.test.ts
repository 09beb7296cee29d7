import {
  moveStory,
  openStory,
  publishStory,
  restoreStory,
  saveStory,
  scheduleStory,
  storyVersions,
  unpublishStory,
} from '@shop/api-client/office/content-commands'
import type { Command } from '@shop/api-client/office/define-command'
import { bindCommands } from '@shop/engine/command/bind-commands'
import { logEntries, noteCommand } from '@shop/engine/command/command-log-store'
import { runCommand } from '@shop/engine/command/run-command'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runForOperator } from '../office/open-office.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { type ContentContext, contentDeskOf } from './ask-content.ts'
import { CONTENT_COMMANDS } from './content-commands.ts'
import type { ContentDesk, ContentReply } from './content-desk.ts'

const OBJECT = 'story:home/schlaf'
const page = (title: string, body: object[] = []) => ({ component: 'page', _uid: 'p', title, body })

describe.each(await engineKinds())('what stories say, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let space = aSpace(() => new Date())
  beforeEach(async () => {
    behind = await open()
    space = aSpace(behind.clock.now)
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const run = (command: Command, input: object, by = 'Anna Weber') =>
    runForOperator(
      {
        database: behind.engine.database,
        desk: { ...deskOf(testBrand, embeddedReturnCarrier), contentDesk: async () => space.desk },
      },
      { by, command: command.name, input, now: behind.clock.now() },
    )
  const seen = () => ({ lockVersion: space.story.lock_version, updatedAt: space.story.updated_at })
  const save = (title: string, by?: string) => run(saveStory, { id: 1, content: page(title), ...seen() }, by)
  const log = (object: string | null = OBJECT) =>
    logEntries(sql(), { object, before: null, withReads: false, limit: 20 })

  test('what is saved is in the log as it was and as it is, by block and field', async () => {
    const teaser = { _uid: 't', component: 'teaser', headline: 'Alt', text: { content: [{ text: 'Ruhe' }] } }
    space.story.content = page('Schlaf', [teaser, { _uid: 'x', component: 'quote', text: 'Weg' }])

    await run(saveStory, {
      id: 1,
      content: page('Schlaf', [
        { ...teaser, headline: 'N'.repeat(900), text: { content: [{ text: 'Nacht' }] } },
        { _uid: 'n', component: 'headline', headline: 'Dazu' },
      ]),
      ...seen(),
    })

    const [entry] = await log()
    expect(entry).toMatchObject({
      by: 'Anna Weber',
      before: { state: 'published', 'teaser, headline': 'Alt', 'teaser, text': 'Ruhe', quote: 'Weg' },
      after: { state: 'changed', 'teaser, text': 'Nacht', headline: 'Dazu' },
    })
    expect(JSON.stringify(entry?.after).length).toBeLessThan(500)
  })

  // A colleague's work was overwritten, or published unseen, by whoever had opened the page before.
  test.each([
    ['saved', saveStory, { content: page('Meins') }],
    ['published', publishStory, {}],
    ['taken off', unpublishStory, {}],
    ['restored', restoreStory, { version: 1 }],
    ['planned', scheduleStory, { at: '2027-01-01T08:00:00.000Z' }],
  ])(
    'a page that somebody has written since it was on the screen is not %s, and it is said by whom',
    async (_, command, more) => {
      const old = seen()
      await save('Von Ben', 'Ben Keller')
      const before = structuredClone(space.story)

      const outcome = await run(command, { id: 1, ...old, ...more })

      expect(outcome).toMatchObject({
        type: 'conflict',
        changes: [{ by: 'Ben Keller', what: 'saveStory', at: behind.clock.now().toISOString() }],
      })
      expect(space.story).toEqual(before)
      expect(space.plans).toEqual([])
      expect((await log()).map(({ by }) => by)).toEqual(['Ben Keller'])
    },
  )

  test('whoever is quicker in the very moment is named as well', async () => {
    const old = seen()
    space.beforeWrite = () => {
      space.beforeWrite = () => {}
      space.story.lock_version += 1
    }

    expect(await run(saveStory, { id: 1, content: page('Meins'), ...old })).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'Somebody' }],
    })
  })

  // The file of the space was locked by somebody else: that is no other version.
  test('a service that is busy is no conflict', async () => {
    space.refusal = { type: 'refused', status: 409, reason: 'The space is being written' }

    expect(await save('Meins')).toMatchObject({ type: 'refused', coded: { code: 'storyRefused' } })
  })

  test('a page that the shop needs is not taken off', async () => {
    space.story.full_slug = 'home/home'

    expect(await run(unpublishStory, { id: 1, ...seen() })).toMatchObject({
      type: 'refused',
      coded: { code: 'storyNeeded', params: { path: '/' } },
    })
    expect(space.story.published).toBe(true)
    expect(await log(null)).toEqual([])
  })

  test('a page says who has written it last, and nobody where it was written elsewhere since', async () => {
    const by = async () => {
      const opened = await run(openStory, { id: 1 })
      return opened.type === 'done' ? (opened.answer as { by: string | null }).by : opened
    }

    expect(await by()).toBeNull()
    await save('Von Ben', 'Ben Keller')
    expect(await by()).toBe('Ben Keller')
    behind.clock.forward(60)
    space.write('Von anderswo')
    expect(await by()).toBeNull()
  })

  test('each version has its author; the state that was there before has none', async () => {
    space.keep('draft')
    await save('Eins', 'Ben Keller')
    await run(publishStory, { id: 1, ...seen() })
    behind.clock.forward(600)
    space.write('Von anderswo')

    const found = await run(storyVersions, { id: 1 })

    expect(found).toMatchObject({
      answer: {
        versions: [
          { status: 'draft', by: null },
          { status: 'published', by: 'Anna Weber' },
          { status: 'draft', by: 'Ben Keller' },
          { status: 'draft', by: null },
        ],
      },
    })
  })

  test('a page that has moved keeps its authors; what was at its address before has none of it', async () => {
    const noted = (object: string, by: string, path: { before: object; after: object } | null) =>
      noteCommand(sql(), {
        ...{ actor: { kind: 'operator', name: by }, now: behind.clock.now(), isRead: false, object },
        command: path === null ? saveStory.name : moveStory.name,
        before: path?.before,
        after: path?.after ?? {},
      })
    space.keep('draft')
    await noted(OBJECT, 'Somebody of another page', null)
    await noted('story:home/ratgeber/alt', 'Ben Keller', null)
    await noted(OBJECT, 'Anna Weber', { before: { path: '/ratgeber/alt/' }, after: { path: '/schlaf/' } })
    space.keep('draft')

    expect(await run(storyVersions, { id: 1 })).toMatchObject({
      answer: { versions: [{ by: 'Anna Weber' }, { by: 'Ben Keller' }] },
    })
  })

  test('a new plan takes the place of any earlier one, however many plans the space has', async () => {
    for (let id = 1; id <= 230; id += 1) space.plans.push({ id, story_id: 2 })
    space.plans.push({ id: 500, story_id: 1 })

    await run(scheduleStory, { id: 1, at: '2027-01-01T08:00:00.000Z', ...seen() })

    expect(space.plans.filter(({ story_id }) => story_id === 1).map(({ id }) => id)).toEqual([501])
    // To drop a plan shows nobody anything.
    await run(scheduleStory, { id: 1, at: null, lockVersion: 99, updatedAt: null })
    expect(space.plans.filter(({ story_id }) => story_id === 1)).toEqual([])
  })

  test.each([
    ['an earlier draft, as the service says', 'earlier', 'earlier'],
    ['the latest draft, where the service keeps none beside a plan', undefined, 'latest'],
  ])('a plan publishes %s', async (_, scheduled_draft, plannedDraft) => {
    Object.assign(space.story, { publish_at: '2027-01-01T08:00:00.000Z', scheduled_draft })

    expect(await run(openStory, { id: 1 })).toMatchObject({ answer: { plannedDraft } })
  })

  test('what was saved in the moment of planning is not planned unseen', async () => {
    const old = seen()
    space.beforePlan = () => {
      space.story.lock_version += 1
    }

    const outcome = await run(scheduleStory, { id: 1, at: '2027-01-01T08:00:00.000Z', ...old })

    expect(outcome).toMatchObject({ type: 'conflict' })
    expect(space.plans).toEqual([])
  })

  describe('what happens outside of the database', () => {
    const ran = (mode: 'run' | 'preview', database = behind.engine.database) => {
      const handler = CONTENT_COMMANDS.find(({ command }) => command.name === publishStory.name)
      if (!handler) throw new Error('There is no such command.')
      return runCommand(
        handler,
        { id: 1, ...seen() },
        {
          database,
          actor: { kind: 'operator', name: 'Anna Weber' },
          now: behind.clock.now(),
          mode,
          seen: null,
          contextOf: (context) => ({ ...context, contentDesk: async () => space.desk }),
        },
      )
    }

    // A preview has published the page, and nothing of it was in the log.
    test('is not done by a preview', async () => {
      expect(await ran('preview')).toMatchObject({ type: 'refused' })
      expect(space.asked).toEqual([])
    })

    test('is in the log with who began it, even where the database fails afterwards', async () => {
      const transaction = () => Promise.reject(new Error('The database is gone.'))

      await expect(ran('run', { ...behind.engine.database, transaction })).rejects.toThrow('gone')

      expect(space.asked).toContain('get stories/1/publish')
      expect(await log(null)).toMatchObject([
        {
          by: 'Anna Weber',
          command: 'publishStory',
          object: null,
          after: { isFinished: false, id: 1, lockVersion: 0 },
        },
      ])
    })

    test('is in the log where the service does not answer: nobody knows whether it was done', async () => {
      space.refusal = { type: 'refused', status: null, reason: 'No answer in time' }

      expect(await save('Neu')).toMatchObject({ type: 'refused' })

      const [entry] = await log(null)
      expect(entry).toMatchObject({ command: 'saveStory', after: { isFinished: false, id: 1 } })
      // The whole page is no line of a log.
      expect(entry?.after).not.toHaveProperty('content')
    })

    test('leaves no entry where it is refused before anything was done', async () => {
      space.refusal = { type: 'refused', status: 422, reason: 'It cannot be published: leer' }

      expect(await save('Neu')).toMatchObject({ type: 'refused', coded: { code: 'storyBroken' } })
      expect(await log(null)).toEqual([])
    })

    test.each([
      ['put', 'stories/1'],
      ['get', 'stories/1/publish'],
      ['get', 'stories/1/restore_with?version=1'],
    ] as const)('is not asked for by a command that does not say so: %s %s', async (method, path) => {
      const careless = bindCommands<ContentContext>()(publishStory, {
        prepare: async (_, context) => (await contentDeskOf(context)).ask(method, path, {}),
      })(async () => {
        throw new Error('It was prepared.')
      })
      const { database } = behind.engine

      await expect(
        runCommand(
          careless,
          { id: 1, ...seen() },
          {
            ...{ database, actor: { kind: 'operator', name: 'Anna' }, now: behind.clock.now(), mode: 'run' },
            seen: null,
            contextOf: (context) => ({ ...context, contentDesk: async () => space.desk }),
          },
        ),
      ).rejects.toThrow('bound with "outside"')
      expect(space.asked).toEqual([])
    })
  })
})

/** A space with one published page, its versions and its plans, and the rules of the protocol that matter here. */
function aSpace(now: () => Date) {
  const versions: { id: number; created_at: string; status: string; content: object }[] = []
  const space = {
    story: {
      id: 1,
      name: 'Schlaf',
      full_slug: 'home/schlaf',
      published: true,
      unpublished_changes: false,
      lock_version: 0,
      updated_at: '2026-01-01T08:00:00.000Z',
      content: page('Schlaf') as { component: string },
    },
    plans: [] as { id: number; story_id: number }[],
    asked: [] as string[],
    /** What the next write is refused with. */
    refusal: null as ContentReply | null,
    beforeWrite: () => {},
    beforePlan: () => {},
    keep: (status: string) => {
      const { content } = space.story
      versions.unshift({ id: versions.length + 1, created_at: now().toISOString(), status, content })
    },
    write: (title: string) => {
      written({ content: page(title), unpublished_changes: true, updated_at: now().toISOString() })
      space.keep('draft')
    },
    desk: {} as ContentDesk,
  }
  const done = (data: unknown, total = 1): ContentReply => ({ type: 'done', data, total })
  const written = (more: Partial<typeof space.story>) => {
    Object.assign(space.story, more, { lock_version: space.story.lock_version + 1 })
  }

  function put({ story }: Record<string, unknown>): ContentReply {
    space.beforeWrite()
    if (space.refusal) return space.refusal
    const { content, lock_version } = story as { content: { component: string }; lock_version: number }
    if (lock_version !== space.story.lock_version)
      return { type: 'refused', status: 409, reason: 'Somebody else has saved this story meanwhile' }
    written({ content, unpublished_changes: true, updated_at: now().toISOString() })
    space.keep('draft')
    return done({ story: space.story })
  }

  function plansAsked(method: string, path: string, input: Record<string, unknown>): ContentReply {
    const page = Number(input.page ?? 1)
    if (method === 'get')
      return done({ story_schedulings: space.plans.slice((page - 1) * 100, page * 100) }, space.plans.length)
    if (method === 'post') {
      space.beforePlan()
      const { lock_version } = input.story_scheduling as { lock_version: number }
      if (lock_version !== space.story.lock_version)
        return { type: 'refused', status: 409, reason: 'Somebody else has saved this story meanwhile' }
      space.plans.push({ id: Math.max(0, ...space.plans.map(({ id }) => id)) + 1, story_id: 1 })
    }
    if (method === 'delete') space.plans = space.plans.filter(({ id }) => !path.endsWith(`/${id}`))
    return done({})
  }

  space.desk = {
    ask: async (method, path, input = {}) => {
      space.asked.push(`${method} ${path}`)
      if (path === 'story_versions') return done({ story_versions: versions })
      if (path.startsWith('story_schedulings')) return plansAsked(method, path, input)
      if (method === 'put') return put(input)
      if (path.endsWith('/publish') || path.endsWith('/unpublish')) {
        const published = path.endsWith('/publish')
        written({ published, unpublished_changes: false })
        space.keep(published ? 'published' : 'unpublished')
      }
      if (path.includes('/restore_with')) space.write('Früher')
      return done({ story: space.story })
    },
    upload: async () => ({ type: 'refused', status: 404, reason: 'not here' }),
    cropped: async () => ({ type: 'away' }),
    keepsPicture: () => false,
    folder: 'home',
    language: 'de',
    languages: ['fr'],
    timezone: 'Europe/Berlin',
    draftPath: () => null,
  }
  return space
}
