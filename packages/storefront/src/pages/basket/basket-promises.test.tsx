import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { shownInShop } from '../../testing/shown-in-shop.tsx'
import { BasketPromises } from './basket-promises.tsx'

const BOUGHT = aBasketItem()
const MADE = aBasketItem({ customData: { ...BOUGHT.customData, customText: { text1: 'Anna' } } })

// Thirty days of returns stood beside goods with a name on them, which nobody has to take back.
test.each([
  ['beside goods that go back', [BOUGHT], true],
  ['beside some that do', [BOUGHT, MADE], true],
  ['not where all of it is made for somebody', [MADE], false],
])('returns are promised %s', async (_, items, isPromised) => {
  const shown = await shownInShop(<BasketPromises items={items} />, { brand: aBrand('everywhere') })

  expect(shown.includes('Tage Rückgabe')).toBe(isPromised)
  expect(shown).toContain('Sicher bezahlen')
})
