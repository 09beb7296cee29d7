import type { ContentClient } from '@shop/content/content-client'
import { type Story, StorySchema } from '@shop/content/story'
import { aBrand } from '@shop/domain/testing/a-brand'
import * as v from 'valibot'
import { expect, test } from 'vitest'
// @boundaries-ignore what every brand owes is proved where its pages are served
import { moduleOf, shopNames } from '../../../../scripts/shops.ts'
import type { ShopDefinition } from '../shop-definition.ts'
import { checkLegalPages } from './check-legal-pages.ts'
import { missingPages } from './missing-pages.ts'

test.each(shopNames())('%s has every page that it owes, in every locale', async (name) => {
  const { shop }: { shop: ShopDefinition } = await moduleOf(name, 'shop.ts')

  expect(await checkLegalPages(shop, {})).toEqual([])
})

const brand = { ...aBrand('nowhere'), name: 'Muster', locales: ['de-de', 'fr-ch'] as const }
const imprint = Object.values(brand.legal.CH).join(' ')

test('a page that one language lacks is named, with what is missing', async () => {
  const problems = await missingPages(
    brand,
    aSpace((path, locale) => path !== '/agb/' || locale !== 'fr-ch'),
  )

  expect(problems).toEqual(['Muster, fr-ch: the terms of sale (/agb/) is missing.'])
})

test('a page that is begun only, or still German, is none', async () => {
  const text = (path: string, locale: string) =>
    path === '/widerruf/' ? 'kurz' : path === '/cookies/' ? 'gleich '.repeat(99) : long(path, locale)

  expect(
    await missingPages(
      brand,
      aSpace(() => true, text),
    ),
  ).toEqual([
    'Muster, de-de: the withdrawal text with its model form (/widerruf/) is hardly begun: it has no text to speak of.',
    'Muster, fr-ch: the withdrawal text with its model form (/widerruf/) is hardly begun: it has no text to speak of.',
    'Muster, fr-ch: the list of cookies (/cookies/) is not translated.',
  ])
})

test('an imprint names the company of its country', async () => {
  const text = (path: string, locale: string) =>
    path === '/impressum/' && locale === 'fr-ch' ? 'x'.repeat(300) : long(path, locale)

  expect(
    await missingPages(
      brand,
      aSpace(() => true, text),
    ),
  ).toEqual([
    `Muster, fr-ch: the imprint (/impressum/) does not name ${brand.legal.CH.name}, ${brand.legal.CH.vatId}, ${brand.legal.CH.email}.`,
  ])
})

function long(path: string, locale: string): string {
  return `${locale} ${imprint} ${path.repeat(40)}`
}

function aSpace(has: (path: string, locale: string) => boolean, text = long): Pick<ContentClient, 'story'> {
  return {
    story: async (path, { locale = '' }): Promise<Story | null> =>
      has(path, locale)
        ? v.parse(StorySchema, {
            id: 1,
            uuid: path,
            name: path,
            slug: path,
            full_slug: path,
            lang: 'default',
            published_at: null,
            content: {
              _uid: 'a',
              component: 'page',
              body: [
                {
                  _uid: 'b',
                  component: 'legal_text',
                  text: { type: 'doc', content: [{ type: 'text', text: text(path, locale) }] },
                },
              ],
            },
          })
        : null,
  }
}
