import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { shownInShop } from '../../../testing/shown-in-shop.tsx'
import { OrderExchange } from './order-exchange.tsx'

// The number stood there as text: whoever had exchanged something had to look for the other order in the list.
test('whoever is signed in is led to the order that was exchanged', async () => {
  const shown = await shownInShop(
    <OrderExchange
      exchange={{ of: 'LH00000001', for: [] }}
      access={{ orderNumber: 'LH00000002', token: null }}
    />,
    { brand: aBrand('everywhere') },
  )

  expect(shown).toContain('href="/konto/bestellung/LH00000001/"')
})

test('the token of a mail opens its own order alone, so no other one is a link', async () => {
  const shown = await shownInShop(
    <OrderExchange
      exchange={{ of: 'LH00000001', for: [] }}
      access={{ orderNumber: 'LH00000002', token: 'a-token' }}
    />,
    { brand: aBrand('everywhere') },
  )

  expect(shown).toContain('LH00000001')
  expect(shown).not.toContain('href')
})
