import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { shownInShop } from '../../testing/shown-in-shop.tsx'
import { NotFoundPage } from './not-found-page.tsx'

// What was asked for in a locale that a brand does not sell in was called /404/, and in the browser otherwise.
test.each([
  ['on the server', '/404/', '/de-at/konto/', '/de-at/konto/'],
  ['in the browser', '/de-at/konto/', '/de-at/konto/', '/de-at/konto/'],
  ['in the browser, after a click to another missing page', '/nichts/', '/de-at/konto/', '/nichts/'],
  ['on a page of the shop', '/nichts/', undefined, '/nichts/'],
])('%s the page at %s is named as it was asked for', async (_, at, missingAt, named) => {
  const html = await shownInShop(<NotFoundPage />, {
    brand: aBrand('everywhere'),
    at,
    ...(missingAt === undefined ? {} : { missingAt }),
  })

  expect(html).toContain(`Page not found: ${named}"`)
  expect(html).toContain(`Nicht gefunden: ${named}<`)
})

test.each([
  ['/wohnen/sofa-grau-100103/', '/suche/?q=sofa+grau', 'Nach „sofa grau“ suchen'],
  ['/%3Cb%3Esofa/', '/suche/?q=sofa', 'Nach „sofa“ suchen'],
])('from %s a search for what it was about is one tap away', async (at, href, words) => {
  const html = await shownInShop(<NotFoundPage />, { brand: aBrand('everywhere'), at })

  expect(html).toContain(`href="${href}"`)
  expect(html).toContain(words)
})

test('an address that says nothing offers no search for it', async () => {
  const html = await shownInShop(<NotFoundPage />, { brand: aBrand('everywhere'), at: '/4711/' })

  expect(html).not.toContain('/suche/?q=')
})
