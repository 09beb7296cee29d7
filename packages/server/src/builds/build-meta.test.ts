import type { ContentClient } from '@shop/content/content-client'
import type { Story } from '@shop/content/story'
import { expect, test } from 'vitest'
import { prerenderedPaths } from './build-meta.ts'

test('every page of the editors is listed once in each locale, the home page as the root', async () => {
  const asked: string[] = []
  const paths = await prerenderedPaths({
    content: contentOf([['home', 'ratgeber/schlaf'], ['versand']], asked),
    locales: ['de-de', 'fr-ch'],
    origins: null,
  })

  expect(paths).toEqual([
    '/',
    '/fr-ch/',
    '/fr-ch/ratgeber/schlaf/',
    '/fr-ch/versand/',
    '/ratgeber/schlaf/',
    '/versand/',
  ])
  expect(asked).toEqual(['de 1', 'de 2', 'fr 1', 'fr 2'])
})

/** Answers page by page, two stories each. */
function contentOf(pages: string[][], asked: string[]): Pick<ContentClient, 'stories'> {
  return {
    stories: async ({ language, page = 1 }) => {
      asked.push(`${language} ${page}`)
      const stories = (pages[page - 1] ?? []).map((full_slug) => ({ full_slug }) as Story)
      return { stories, total: 3, perPage: 2 }
    },
  }
}
