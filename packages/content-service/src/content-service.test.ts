import { expect, test } from 'vitest'
import { createContentService } from './content-service.ts'

const service = createContentService({
  space: { id: 1, name: 'Test', domain: '', version: 1700, language_codes: ['fr', 'nl'] },
  tokens: { public: 'open', preview: 'secret' },
  stories: [
    page(1, 'home', {
      component: 'page',
      headline: 'Hallo',
      headline__i18n__fr: 'Bonjour',
      related: ['uuid-2'],
    }),
    page(2, 'ratgeber/schlaf', { component: 'page', headline: 'Schlaf' }),
    { ...page(3, 'entwurf', { component: 'page', headline: 'Neu' }), published_content: null },
  ],
})

test.each([
  { name: 'without a token', path: 'stories/home?cv=1', status: 401 },
  { name: 'draft with the public token', path: 'stories/home?token=open&version=draft', status: 401 },
  { name: 'an unknown parameter', path: 'stories/home?token=open&cv=1&nonsense=1', status: 422 },
  { name: 'a missing story', path: 'stories/nichts?token=open&cv=1', status: 404 },
  { name: 'an unpublished story', path: 'stories/entwurf?token=open&cv=1', status: 404 },
  {
    name: 'an unpublished story in preview',
    path: 'stories/entwurf?token=secret&version=draft',
    status: 200,
  },
  { name: 'published without a cache version', path: 'stories/home?token=open', status: 301 },
])('$name answers $status', async ({ path, status }) => {
  expect((await ask(path)).status).toBe(status)
})

test('a story speaks the language asked for and hides its translations', async () => {
  const french = await (await ask('stories/home?token=open&cv=1&language=fr')).json()
  const unknown = await (await ask('stories/home?token=open&cv=1&language=xx')).json()

  expect(french.story.content).toEqual({
    _uid: 'b1',
    component: 'page',
    headline: 'Bonjour',
    related: ['uuid-2'],
  })
  expect(french.story.full_slug).toBe('fr/home')
  expect(unknown.story.content.headline).toBe('Hallo')
})

test('relations come beside the story', async () => {
  const answer = await (await ask('stories/home?token=open&cv=1&resolve_relations=page.related')).json()

  expect(answer.rels.map((story: { full_slug: string }) => story.full_slug)).toEqual(['ratgeber/schlaf'])
})

test('a list tells its size and page in headers', async () => {
  const answer = await ask('stories?token=open&cv=1&per_page=1&page=2')

  expect(answer.headers.get('total')).toBe('2')
  expect(answer.headers.get('per-page')).toBe('1')
  expect((await answer.json()).stories).toHaveLength(1)
})

function page(id: number, full_slug: string, content: Record<string, unknown> & { component: string }) {
  const slug = full_slug.split('/').at(-1) ?? full_slug
  return { id, uuid: `uuid-${id}`, name: full_slug, slug, full_slug, content: { _uid: `b${id}`, ...content } }
}

function ask(path: string): Promise<Response> {
  return service.fetch(new Request(`http://content.local/v2/cdn/${path}`))
}
