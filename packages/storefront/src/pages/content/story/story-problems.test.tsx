import { afterEach, expect, test, vi } from 'vitest'
import { storyProblems } from './story-problems.tsx'

const STORY = {
  id: 1,
  uuid: 'a',
  name: 'Textilien richtig pflegen',
  slug: 'textilien-pflegen',
  full_slug: 'lindhaus/ratgeber/textilien-pflegen',
  lang: 'default',
  published_at: null,
}
const pageOf = (...body: object[]) => ({
  ...STORY,
  content: {
    _uid: 'p',
    component: 'page',
    body: body.map((block, index) => ({ _uid: `b${index}`, ...block })),
  },
})
const guide = { component: 'guide_article', headline: 'Textilien', author: 'Karla Lindner', minutes: 2 }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('a page that is right has no problems, and its words fill nobody’s log', async () => {
  // Only there are words without a catalogue warned of.
  vi.stubEnv('NODE_ENV', 'production')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await storyProblems(pageOf(guide))).toEqual([])
  expect(warn.mock.calls).toEqual([])
})

test('an unknown block and a field that does not match are said with their place', async () => {
  const problems = await storyProblems(pageOf(guide, { component: 'hologram' }, { ...guide, headline: '' }))
  expect(problems).toHaveLength(2)
  expect(problems[0]).toContain('hologram at body[1]')
  expect(problems[1]).toContain('guide_article at body[2]: headline')
})
