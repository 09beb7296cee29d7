import type { ContentClient } from '@shop/content/content-client'
import { expect, test, vi } from 'vitest'
import { regionalContent } from './regional-content.ts'

test.each([
  ['de-at', 'de', 'de-at', 'de'],
  ['de-at', 'de-at', 'de-at', 'de'],
  ['de-at', 'fr', 'fr', undefined],
  ['de-de', 'de', 'de', undefined],
  ['nl-be', 'nl', 'nl', undefined],
  ['nowhere', 'de', 'de', undefined],
])('a page of %s in %s is asked for in %s', async (locale, language, asked, fallback) => {
  const story = vi.fn<ContentClient['story']>(async () => null)
  const stories = vi.fn<ContentClient['stories']>(async () => ({ stories: [], total: 0, perPage: 25 }))
  const client = regionalContent({ story, stories, flush: () => {} }, ['de-at'])

  await client.story('/', { locale, language })
  await client.stories({ locale, language, startsWith: 'ratgeber/' })

  for (const query of [story.mock.calls[0]?.[1], stories.mock.calls[0]?.[0]]) {
    expect(query).toMatchObject({ language: asked })
    expect(query?.fallbackLanguage).toBe(fallback)
  }
})
