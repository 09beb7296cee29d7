import { setImmediate } from 'node:timers/promises'
import { saveStory } from '@shop/api-client/office/content-commands'
import {
  changeRelease,
  checkRelease,
  createRelease,
  deleteRelease,
  keepInRelease,
  leaveRelease,
  listReleases,
  openRelease,
  releaseNow,
} from '@shop/api-client/office/release-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runForOperator } from '../office/open-office.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import type { ContentDesk, ContentReply } from './content-desk.ts'

const content = (title: string) => ({ component: 'page', title })
const raw = { id: 7, name: 'Sommer', release_at: null, released: false, story_ids: [1], lock_version: 3 }
const refused = (status: number, reason: string): ContentReply => ({ type: 'refused', status, reason })

describe.each(await engineKinds())('releases, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  /** What the service was asked, and what it answers to it; the first that fits. */
  let asked: string[] = []
  let answers: Record<string, object> = {}
  let refusal: ContentReply | null = null
  let underWay = 0
  let mostAtOnce = 0
  beforeEach(async () => {
    behind = await open()
    asked = []
    answers = { 'get releases/7': { release: raw } }
    refusal = null
    mostAtOnce = 0
  }, 60_000)
  afterEach(() => behind.engine.close())

  const desk: ContentDesk = {
    ask: async (method, path, input = {}) => {
      asked.push(`${method} ${path} ${JSON.stringify(input)}`)
      underWay += 1
      mostAtOnce = Math.max(mostAtOnce, underWay)
      await setImmediate()
      underWay -= 1
      const known = answers[`${method} ${path} ${JSON.stringify(input)}`] ?? answers[`${method} ${path}`]
      if (method === 'put' && refusal !== null) return refusal
      return known === undefined ? refused(404, 'not there') : { type: 'done', data: known, total: 1 }
    },
    upload: async () => refused(404, 'not here'),
    cropped: async () => ({ type: 'outside' }),
    keepsPicture: () => false,
    folder: 'home',
    timezone: 'Europe/Berlin',
    language: 'de',
    languages: ['fr'],
    draftPath: ({ path, release }) => `${path}?release=${release}`,
  }
  const run = (command: { name: string }, input: unknown) =>
    runForOperator(
      {
        database: behind.engine.database,
        desk: { ...deskOf(testBrand, embeddedReturnCarrier), contentDesk: async () => desk },
      },
      { by: 'operator', command: command.name, input, now: behind.clock.now() },
    )

  test('are listed with how they stand, in the time of the shop', async () => {
    answers['get releases'] = { releases: [raw, { id: 8, name: 'Anderswo', released: null }] }

    expect(await run(listReleases, {})).toMatchObject({
      answer: {
        releases: [
          { id: 7, stories: 1, lockVersion: 3 },
          { id: 8, stories: null, lockVersion: null, isReleased: false },
        ],
        timezone: 'Europe/Berlin',
      },
    })
  })

  test('one is opened with what each page says there, outside, and to everybody', async () => {
    const listed = {
      id: 1,
      name: 'Start',
      full_slug: 'home/home',
      published: true,
      unpublished_changes: true,
    }
    answers['get stories'] = { stories: [listed] }
    answers['get releases/7/check_conflicts'] = {
      has_conflicts: true,
      stories: [{ story_id: 1, conflict: 'draft', problems: ['a', 'b'] }],
    }
    answers['get stories/1'] = { story: { ...listed, content: content('Entwurf') } }
    answers['get stories/1 {"release_id":7}'] = { story: { ...listed, content: content('Sommer') } }
    answers['get story_versions'] = {
      story_versions: [
        { status: 'draft', content: content('Entwurf') },
        { status: 'published', content: content('Jetzt') },
      ],
    }

    expect(await run(openRelease, { release: 7 })).toMatchObject({
      answer: {
        hasConflicts: true,
        changes: [
          {
            ...{ published: { title: 'Jetzt' }, draft: { title: 'Entwurf' }, content: { title: 'Sommer' } },
            ...{ conflict: 'draft', problems: 'a; b', preview: '/?release=7' },
          },
        ],
      },
    })
  })

  test('what stands against one is asked for at once, however many pages it has', async () => {
    answers['get releases/7/check_conflicts'] = {
      has_conflicts: true,
      stories: [
        { story_id: 1, conflict: 'draft', problems: ['a'] },
        { story_id: 2, conflict: 'published', problems: [] },
        { story_id: 3 },
      ],
    }

    expect(await run(checkRelease, { release: 7 })).toMatchObject({
      answer: { hasConflicts: true, conflicts: 2, broken: 1 },
    })
    expect(asked).toEqual(['get releases/7/check_conflicts {}'])
  })

  test('the pages of one are asked for side by side, six at most, and stay in their order', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => ({
      ...{ id: index + 1, name: `Seite ${index + 1}`, full_slug: `home/seite-${index + 1}`, published: true },
    }))
    answers['get stories'] = { stories: pages }
    answers['get releases/7/check_conflicts'] = {}
    for (const page of pages)
      answers[`get stories/${page.id}`] = { story: { ...page, content: content('x') } }

    const opened = await run(openRelease, { release: 7 })

    expect(opened).toMatchObject({ answer: { changes: pages.map(({ id }) => ({ id })) } })
    expect(mostAtOnce).toBe(6)
    expect(asked).toHaveLength(3 + 2 * pages.length)
  })

  test('one that is made, changed, released and deleted is so in the log, by its name', async () => {
    answers['post releases'] = { release: raw }
    answers['put releases/7'] = { release: { ...raw, released: true } }
    answers['delete releases/7'] = { release: raw }

    await run(createRelease, { name: 'Sommer', releaseAt: null })
    await run(changeRelease, {
      ...{ release: 7, name: 'Sommer', releaseAt: '2026-12-01T08:00:00.000Z', lockVersion: 3 },
    })
    await run(releaseNow, { release: 7, lockVersion: 3 })
    await run(deleteRelease, { release: 7 })

    const log = await logEntries(behind.engine.database.sql, {
      object: 'release:Sommer',
      before: null,
      withReads: false,
      limit: 10,
    })
    expect(log.map(({ command }) => command).toSorted()).toEqual([
      'changeRelease',
      'createRelease',
      'deleteRelease',
      'releaseNow',
    ])
    const facts = { name: 'Sommer', releaseAt: null, isReleased: false }
    const before = new Map(log.map((entry) => [entry.command, entry.before]))
    expect([before.get('changeRelease'), before.get('releaseNow'), before.get('deleteRelease')]).toEqual([
      facts,
      facts,
      facts,
    ])
    expect(asked).toContain(
      'put releases/7 {"release":{"name":"Sommer","release_at":"2026-12-01T08:00:00.000Z","timezone":"Europe/Berlin","lock_version":3}}',
    )
    expect(asked).toContain('put releases/7 {"release":{"lock_version":3},"do_release":true}')
  })

  test('a page goes out of one, or stays with its own words', async () => {
    const story = { id: 1, name: 'Start', full_slug: 'home/home', content: content('x'), lock_version: 4 }
    answers['delete releases/7/stories/1'] = { release: raw }
    answers['get stories/1'] = { story }
    answers['put stories/1'] = { story }

    expect(await run(leaveRelease, { release: 7, id: 1 })).toMatchObject({ type: 'done' })
    // Somebody has published meanwhile what nobody here has looked at.
    expect(await run(keepInRelease, { release: 7, id: 1, outsideVersion: 3 })).toMatchObject({
      type: 'refused',
      coded: { code: 'releaseChanged' },
    })
    expect(asked.filter((request) => request.startsWith('put'))).toEqual([])
    expect(await run(keepInRelease, { release: 7, id: 1, outsideVersion: 4 })).toMatchObject({ type: 'done' })

    expect(asked).toContain('put stories/1 {"story":{},"release_id":7,"force_update":1}')
  })

  // The protocol has no address for it, and a 404 said that the release was gone.
  test('a service that keeps its pages in a release is said to do so', async () => {
    answers['get stories/1'] = {
      story: { id: 1, name: 'Start', full_slug: 'home/home', content: content('x') },
    }
    const leave = () => run(leaveRelease, { release: 7, id: 1 })

    expect(await leave()).toMatchObject({ type: 'refused', coded: { code: 'releaseKeeps' } })
    answers = {}
    expect(await leave()).toMatchObject({ type: 'refused', coded: { code: 'releaseUnknown' } })
  })

  test.each([
    [409, 'Somebody else has changed this release meanwhile', 'releaseChanged'],
    [
      409,
      'The release "x" would undo what has changed outside of it: home, sale. Compare both, then send force_update',
      'releaseConflict',
    ],
    [422, 'The release "x" cannot go out: home: headline at body[0]: leer', 'releaseBroken'],
    [422, 'The release "x" cannot go out: no story is in it', 'releaseEmpty'],
    [422, 'The release "x" is out already: it cannot be changed any more', 'releaseOut'],
    [422, 'release.release_at: 2020 is over; say a moment to come', 'releasePast'],
    [404, 'This record could not be found', 'releaseUnknown'],
    [403, 'No such app', 'storyRefused'],
  ])('%i "%s" is said in the words of the office', async (status, reason, code) => {
    refusal = refused(status, reason)

    expect(await run(releaseNow, { release: 7, lockVersion: 3 })).toMatchObject({
      type: 'refused',
      coded: { code },
    })
  })

  test('a page is kept in a release; one that is out is closed', async () => {
    const input = { id: 1, content: content('x'), lockVersion: 1, updatedAt: null, release: 7 }
    const story = { id: 1, name: 'x', full_slug: 'home/x', content: content('x'), lock_version: 1 }
    answers['get stories/1 {"release_id":7}'] = { story }
    answers['put stories/1'] = { story }

    expect(await run(saveStory, input)).toMatchObject({ type: 'done', answer: { release: 7 } })
    refusal = refused(422, 'The release "x" is out already: it cannot be changed any more')
    expect(await run(saveStory, input)).toMatchObject({ type: 'refused', coded: { code: 'releaseOut' } })
  })
})
