import { afterEach, expect, test } from 'vitest'
import { aManagedSpace } from '../testing/a-managed-space.ts'
import { aSpace, aStory } from '../testing/a-space.ts'
import { publishDue } from './due-stories.ts'

const DUE = '2026-11-02T08:00:00.000Z'
let space: ReturnType<typeof aManagedSpace>
afterEach(() => space.remove())

test.each([
  ['a second before', -1000, 'Alt'],
  ['at its moment', 0, 'Neu'],
  ['after a night without power', 86_400_000, 'Neu'],
])('%s', async (_, after, title) => {
  space = planned(after)

  await publishDue(space.parts)

  expect(space.file().stories[0].published_content.title).toBe(title)
})

test('is published once, also by two processes and after a restart', async () => {
  space = planned(0)

  const lines = await Promise.all([publishDue(space.parts), publishDue(space.elsewhere())])
  const again = await publishDue(space.elsewhere())

  expect([...lines.flat(), ...again]).toHaveLength(1)
  expect(await space.parts.versions.ids(1)).toHaveLength(1)
  expect(space.file().story_schedulings).toEqual([])
})

test('what cannot be published says why, and is not tried again', async () => {
  space = planned(0, ['headline at body[0]: it is empty'])

  const lines = await publishDue(space.parts)

  expect(lines[0]).toContain('headline at body[0]: it is empty')
  expect(space.file()).toMatchObject({
    stories: [{ published_content: { title: 'Alt' } }],
    story_schedulings: [{ status: 'failed', reason: expect.stringContaining('body[0]') }],
  })
  expect(await publishDue(space.parts)).toEqual([])
})

// Whoever planned it looked at one state; what a colleague saves until then nobody has looked at.
test('a draft that was changed since it was planned stays a draft', async () => {
  space = planned(0, [], { component: 'page', title: 'Angesehen' })

  await publishDue(space.parts)

  expect(space.file().stories[0]).toMatchObject({
    content: { title: 'Neu' },
    published_content: { title: 'Angesehen' },
  })
  const [latest = 0] = await space.parts.versions.ids(1)
  expect(await space.parts.versions.read(1, latest)).toMatchObject({
    status: 'published',
    content: { title: 'Angesehen' },
  })
})

function planned(afterDue: number, problems: string[] = [], seen?: object) {
  const story = aStory({
    id: 1,
    full_slug: 'home',
    content: { component: 'page', title: 'Neu' },
    published_content: { component: 'page', title: 'Alt' },
  })
  const plan = { id: 1, story_id: 1, publish_at: DUE, ...(seen && { content: seen }) }
  return aManagedSpace(aSpace([story], { story_schedulings: [plan] }), {
    check: async () => problems,
    now: () => Date.parse(DUE) + afterDue,
  })
}
