import { LEGAL_DUTIES, SERVICE_DUTIES } from '@shop/domain/link/footer-duties'
import { FOOTER_STORY } from '@shop/domain/link/footer-story'
import { pagePath } from '@shop/domain/link/page-link'
import { LOCALES } from '@shop/domain/market/markets'
import { shopPath } from '@shop/domain/origin/shop-address'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { aColumn, aContent, anApi, storiesAt } from '../testing/a-footer.ts'
import { shownInShop } from '../testing/shown-in-shop.tsx'
import { loadFooterColumns } from './footer/load-footer-columns.ts'
import { loadedColumnsAtom } from './footer-columns.atoms.ts'
import { ShopFooter } from './shop-footer.tsx'

const BRAND = aBrand('everywhere')
const DUTIES = [...SERVICE_DUTIES, ...LEGAL_DUTIES].map((name) => pagePath(name))

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const anHref = fc.oneof(
  fc.constantFrom(
    ...DUTIES,
    ...DUTIES.map((path) => `/de-at${path}`),
    ...DUTIES.map((path) => path.slice(0, -1)),
  ),
  fc.constantFrom('/warenkorb/', '/ratgeber/', '/nie-da/', 'https://example.org/', 'http://example.org/'),
  fc.webUrl(),
  fc.string(),
)
const aBody = fc.array(
  fc
    .tuple(fc.string(), fc.array(fc.tuple(fc.string(), anHref), { maxLength: 5 }), fc.string())
    .map(([title, links, text]) => aColumn(title, links, { text })),
  { maxLength: 4 },
)

test('whatever editors write, every duty has its link in the footer, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LOCALES), fc.option(aBody), async (locale, body) => {
      const content = aContent(storiesAt(body === null ? {} : { [FOOTER_STORY]: body, '/ratgeber/': [] }))
      const facts = { shop: openShop(BRAND, locale), origins: null }
      const columns = await loadFooterColumns(facts, { api: anApi(), content })

      const html = await shownInShop(<ShopFooter />, {
        brand: BRAND,
        locale,
        prepare: (store) => store.set(loadedColumnsAtom, columns),
      })

      for (const path of DUTIES)
        expect(html.split(`href="${shopPath(locale, path, null)}"`), `${path} in ${locale}`).toHaveLength(2)
      expect(html).toContain(`href="mailto:${facts.shop.legal.email}"`)
      expect(html).toContain('href="tel:')
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('columns of editors stand behind the shop’s own, marked for who reads the page', async () => {
  const columns = [
    {
      title: 'Haus',
      text: 'Seit 1962.',
      links: [{ label: 'Über uns', href: '/ueber-uns/' }],
      isOfEditors: true,
    },
  ]

  const html = await shownInShop(<ShopFooter />, {
    brand: BRAND,
    prepare: (store) => store.set(loadedColumnsAtom, columns),
  })

  expect(html).toMatch(
    /<h2[^>]*>Service<\/h2>.*<div data-own=""><h2[^>]*>Haus<\/h2><p[^>]*>Seit 1962\.<\/p>/s,
  )
  expect(html).not.toContain('Einkaufen')
})

test('without a story nothing in the footer says that there could be one', async () => {
  const html = await shownInShop(<ShopFooter />, { brand: BRAND })

  expect(html).toContain('Einkaufen')
  expect(html).not.toContain('data-own')
})
