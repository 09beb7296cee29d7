import { aBrand } from '@shop/domain/testing/a-brand'
import { ServiceBar } from '@shop/ui/header/service-bar'
import { expect, test } from 'vitest'
import { shownInShop } from '../testing/shown-in-shop.tsx'
import { loadedNotesAtom } from './service-notes.atoms.ts'
import { useServiceBar } from './use-service-bar.ts'

function Bar() {
  return <ServiceBar {...useServiceBar()} />
}

test('the server writes what is promised, and words as words', async () => {
  const html = await shownInShop(<Bar />, {
    brand: aBrand('everywhere'),
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
})
