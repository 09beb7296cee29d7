import type { NavigationNode } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { expect, test } from 'vitest'
import { shellLoad } from './shell-loader.ts'

const root = (slug: string): NavigationNode => ({
  id: 1,
  name: slug,
  slug,
  path: `/${slug}/`,
  image: null,
  productCount: 3,
  children: [],
})

test.each([
  ['no root', [], ['garten', 'alle-produkte', 'wohnen']],
  ['some, one of which is not there', ['wohnen', 'essen', 'garten'], ['wohnen', 'garten']],
])('where the brand names %s, %j, the menu has %j', async (_, navigationRoots, shown) => {
  const api: unknown = async () => ({ roots: ['garten', 'alle-produkte', 'wohnen'].map(root) })
  const shop = openShop({ ...aBrand('everywhere'), navigationRoots }, 'de-de')

  const { navigation } = await shellLoad(
    {
      shop,
      i18n: localeI18n('de-de'),
      path: '/',
      params: {},
      search: {},
      urlOf: String,
      fileUrlOf: String,
      isPreview: false,
    },
    {
      api: api as Api,
      content: {
        story: async () => null,
        stories: async () => ({ stories: [], total: 0, perPage: 25 }),
        flush() {},
      },
      now: new Date(0),
      holdsUntil: () => undefined,
      ownBlocks: (block) => [block],
    },
  )

  expect(navigation.map(({ name }) => name)).toEqual(shown)
})
