import { createContentClient } from '@shop/content/content-client'
import { expect, test, vi } from 'vitest'
import { createContentService } from './content-service.ts'
import { embeddedFetch } from './embedded-fetch.ts'

const space = {
  space: { id: 1, name: 'Test', domain: '', version: 1700, language_codes: ['fr'] },
  tokens: { public: 'open', preview: 'secret' },
  stories: [
    {
      id: 1,
      uuid: 'u1',
      name: 'Start',
      slug: 'home',
      full_slug: 'lindhaus/home',
      content: { _uid: 'a', component: 'page', title: 'Hallo', title__i18n__fr: 'Bonjour' },
    },
  ],
}

test('the official client reads the embedded service and follows its cache version', async () => {
  const content = client(embeddedFetch(createContentService(space)))

  const story = await content.story('/', { language: 'fr' })

  expect(story?.content.title).toBe('Bonjour')
  expect(story?.full_slug).toBe('home')
})

test('a missing story is null, asked for once', async () => {
  const fetching = vi.fn(embeddedFetch(createContentService(space)))
  const content = client(fetching)

  expect(await content.story('/nichts/', { language: 'de' })).toBeNull()
  const asked = fetching.mock.calls.length
  expect(await content.story('/nichts/', { language: 'de' })).toBeNull()
  expect(fetching.mock.calls).toHaveLength(asked)
})

test('a service that is down gives the last answer, and an error when there was none', async () => {
  let down = false
  const working = embeddedFetch(createContentService(space))
  const onStale = vi.fn()
  const content = client(
    async (input, init) => (down ? Response.json({ error: 'down' }, { status: 503 }) : working(input, init)),
    onStale,
  )
  await content.story('/', { language: 'de' })
  content.flush()
  down = true

  expect((await content.story('/', { language: 'de' }))?.content.title).toBe('Hallo')
  expect(onStale).toHaveBeenCalledOnce()
  await expect(content.story('/anderswo/', { language: 'de' })).rejects.toThrow(
    'Content service did not answer',
  )
})

function client(fetching: typeof fetch, onStale = () => {}) {
  return createContentClient({
    endpoint: 'http://content.local/v2',
    token: 'open',
    folder: 'lindhaus',
    fetch: fetching,
    onStale,
  })
}
