import { expect, test } from 'vitest'
import { createContentService } from './content-service.ts'
import { aSpace, aStory } from './testing/a-space.ts'

const service = createContentService(
  aSpace([
    aStory({ id: 1, full_slug: 'home' }),
    aStory({ id: 2, full_slug: 'neu', published_content: null }),
    aStory({
      id: 3,
      full_slug: 'alt',
      content: { component: 'page', title: 'Entwurf' },
      published_content: { component: 'page', title: 'Veröffentlicht' },
    }),
  ]),
)

test.each([
  ['no token', 'stories/home?cv=1', 401, { error: 'Unauthorized' }],
  ['an unknown token', 'stories/home?cv=1&token=x', 401, { error: 'Unauthorized' }],
  ['a draft for the public token', 'stories/home?token=open&version=draft', 401, { error: 'Unauthorized' }],
  ['a missing story', 'stories/nichts?token=open&cv=1', 404, ['This record could not be found']],
  ['an unpublished story', 'stories/neu?token=open&cv=1', 404, ['This record could not be found']],
  ['an unknown address', 'nonsense?token=open&cv=1', 404, ['This record could not be found']],
  ['a missing link', 'links/nope?token=open&cv=1', 404, ['This record could not be found']],
  [
    'an unknown parameter',
    'stories?token=open&cv=1&nonsense=1',
    422,
    { error: "Unknown parameter 'nonsense'" },
  ],
  [
    'a parameter of another address',
    'tags?token=open&cv=1&by_ids=1',
    422,
    { error: "Unknown parameter 'by_ids'" },
  ],
  [
    'an unknown version',
    'stories?token=open&cv=1&version=new',
    422,
    { error: "version has to be draft or published, not 'new'" },
  ],
  [
    'an unknown kind of link',
    'stories?token=open&cv=1&resolve_links=all',
    422,
    { error: "resolve_links has to be url, link or story, not 'all'" },
  ],
  [
    'an operation that is called like what every object has',
    'stories?token=open&cv=1&filter_query[a][constructor]=1',
    422,
    { error: "Unknown operation 'constructor' in filter_query" },
  ],
  [
    'an unknown operation',
    'stories?token=open&cv=1&filter_query[a][near]=1',
    422,
    { error: "Unknown operation 'near' in filter_query" },
  ],
  [
    'a page that is no number',
    'stories?token=open&cv=1&page=two',
    400,
    { error: 'page has to be a whole number' },
  ],
  ['a broken address', 'stories/%E0%A4?token=open&cv=1', 400, { error: 'The address is not well formed' }],
])('%s is refused: %s gives %i', async (_, path, status, body) => {
  const answer = await ask(path)

  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual(body)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('published without a cache version is sent to the present one', async () => {
  const answer = await ask('stories/home?token=open&language=fr')

  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/v2/cdn/stories/home?token=open&language=fr&cv=1700')
})

test.each(['cv=0', 'cv=1', 'cv=1700'])(
  'any cache version is answered with the present state: %s',
  async (cv) => {
    const answer = await ask(`stories/home?token=open&${cv}`)

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ cv: 1700, story: { full_slug: 'home' } })
  },
)

test('the space itself is told without a cache version', async () => {
  const answer = await ask('spaces/me?token=open')

  expect(await answer.json()).toEqual({
    space: { id: 7, name: 'Test', domain: '', version: 1700, language_codes: ['fr', 'nl', 'de-at'] },
  })
})

test('drafts are for the preview token, and are not kept', async () => {
  const draft = await ask('stories/alt?token=secret&version=draft')
  const published = await ask('stories/alt?token=secret&cv=1')

  expect(await draft.json()).toMatchObject({ story: { content: { title: 'Entwurf' } } })
  expect(draft.headers.get('cache-control')).toContain('private')
  expect(await published.json()).toMatchObject({ story: { content: { title: 'Veröffentlicht' } } })
  expect(published.headers.get('cache-control')).toContain('s-maxage=604800')
})

test('only a draft has the marks of the visual editor', async () => {
  const draft = await (await ask('stories/home?token=secret&version=draft')).json()
  const published = await (await ask('stories/home?token=open&cv=1')).json()

  expect(draft.story.content._editable).toBe(
    '<!--#storyblok#{"name":"page","space":"7","uid":"b1","id":"1"}-->',
  )
  expect(published.story.content).not.toHaveProperty('_editable')
})

test('a browser may ask from anywhere and sees the size of lists', async () => {
  const preflight = await ask('stories?token=open', 'OPTIONS')
  const list = await ask('stories?token=open&cv=1')

  expect(preflight.status).toBe(204)
  expect(list.headers.get('access-control-expose-headers')).toMatch(/per-page, total/)
})

test('nobody can write', async () => {
  expect((await ask('stories?token=open&cv=1', 'POST')).status).toBe(405)
})

function ask(path: string, method = 'GET'): Promise<Response> {
  return service.fetch(new Request(`http://content.local/v2/cdn/${path}`, { method }))
}
