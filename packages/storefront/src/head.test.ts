import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { createI18n } from '@shop/i18n/create-i18n'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { type HeadData, pageHead, privateHead } from './head.ts'
import type { RouterContext } from './router-context.ts'

const HEAD: HeadData = {
  title: 'Sofas',
  description: '',
  path: '/sofas/',
  noindex: false,
  image: null,
  jsonLd: [],
}

test('a personal page says where it belongs, and stays out of search engines', () => {
  const { meta } = privateHead(aMatch(), 'Warenkorb')

  const words = `Warenkorb im Onlineshop von ${aMatch().context.shop.name}`
  expect(meta).toContainEqual({ name: 'description', content: words })
  expect(meta).toContainEqual({ property: 'og:description', content: words })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(meta).toContainEqual({
    property: 'og:url',
    content: expect.stringMatching(/[^/]\/warenkorb\/$/),
  })
})

test('an address that says what is personal is not repeated in the head', () => {
  const { meta } = privateHead({ ...aMatch(), fullPath: '/konto/4711/' }, 'Bestellung', '/konto/')

  expect(JSON.stringify(meta)).not.toContain('4711')
})

test('what a page says of itself is left as it is', () => {
  const { meta } = pageHead(aMatch(), { ...HEAD, description: 'Sofas aus Eiche und Leinen.' })

  expect(meta).toContainEqual({ name: 'description', content: 'Sofas aus Eiche und Leinen.' })
})

test('nothing is made up for a page that search engines list', () => {
  expect(pageHead(aMatch(), HEAD).meta).not.toContainEqual(expect.objectContaining({ name: 'description' }))
})

function aMatch(): { context: RouterContext; fullPath: string } {
  const shop = openShop(aBrand('everywhere'), 'de-de')
  return {
    fullPath: '/warenkorb/',
    context: {
      shop,
      origins: null,
      defaultOrigin: 'https://shop.example',
      buildId: 'build',
      showsErrorDetails: false,
      isPreview: false,
      setup: null,
      filters: [],
      expressWallets: [],
      i18n: createI18n('de-de'),
      store: createStore(),
      server: null,
    },
  }
}
