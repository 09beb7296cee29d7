import type { ContentClient } from '@shop/content/content-client'
import type { Story } from '@shop/content/story'
import type { Where } from '@shop/domain/shop/brand'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { prerenderedPaths } from './build-meta.ts'

test('every page of the editors is listed once in each locale, the home page as the root', async () => {
  const asked: string[] = []
  const paths = await prerenderedPaths({
    content: contentOf([['home', 'ratgeber/schlaf'], ['versand']], asked),
    brand: { ...aBrand('everywhere'), locales: ['de-de', 'fr-ch'] },
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

test('a page whose switch is off is in no list', async () => {
  const listed = (where: Where) =>
    prerenderedPaths({
      content: contentOf([['faq', 'versand'], ['home']], []),
      brand: { ...aBrand(where), locales: ['de-de'] },
      origins: null,
    })

  expect(await listed('everywhere')).toEqual(['/', '/faq/', '/versand/'])
  expect(await listed('nowhere')).toEqual(['/', '/versand/'])
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
