import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { ServiceBar } from '@shop/ui/header/service-bar'
import { expect, test } from 'vitest'
import { shownInShop } from '../testing/shown-in-shop.tsx'
import { loadedNotesAtom } from './service-notes.atoms.ts'
import { useServiceBar } from './use-service-bar.ts'

const BRAND = aBrand('everywhere')

function Bar() {
  return <ServiceBar {...useServiceBar()} />
}

test('the server writes what editors promise, and nothing of the shop’s own beside it', async () => {
  const html = await shownInShop(<Bar />, {
    brand: BRAND,
    prepare: (store) =>
      store.set(loadedNotesAtom, [
        { text: 'Frei <b>ab</b> 50 €', href: '/versand/' },
        { text: 'Seit 1962', href: null },
      ]),
  })

  expect(html).toContain('data-service-bar=""')
  expect(html).toMatch(
    /<li><a [^>]*href="\/versand\/"[^>]*>Frei &lt;b&gt;ab&lt;\/b&gt; 50 €<\/a><\/li><li>Seit 1962<\/li>/,
  )
  expect(html).not.toContain('tel:')
})

test('without them it writes the shop’s own', async () => {
  const html = await shownInShop(<Bar />, { brand: BRAND })

  const { hotline, returns } = openShop(BRAND, 'de-de')
  expect(html).toContain(`${returns.days} Tage Rückgabe`)
  expect(html).toContain(`Beratung: ${hotline.number}`)
})
