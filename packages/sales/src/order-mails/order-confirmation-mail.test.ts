import type { BasketItem } from '@shop/domain/basket/basket'
import type { NamedReduction } from '@shop/domain/basket/totals'
import type { Locale } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { aBasketItem, aBasketProduct } from '@shop/domain/testing/a-basket-item'
import { aVariant } from '@shop/domain/testing/a-variant'
import { anOrder } from '@shop/domain/testing/an-order'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import { orderConfirmationMail } from './order-confirmation-mail.ts'

// The lines stood there without what promotions take off, which was then taken off once more below.
test('what is bought, what comes off and what is added come to the total', () => {
  const text = textOf('de-de', { items: [reduced()], reductions: [nestbau(100)] })

  expect(rowsOf(text)).toEqual([
    '1 × Kissen: 19,99 €',
    'Nachlass: Nestbau: −1,00 €',
    'Versand: 5,95 €',
    'Gesamtbetrag: 24,94 €',
  ])
})

// A confirmation is what a customer has in hand: it kept silent about the name that the goods were made with.
test.each<[locale: Locale, words: string]>([
  ['de-de', '1 × Kissen, Name: Zoé'],
  ['fr-fr', '1 × Kissen, Name : Zoé'],
])('in %s what is written on an article stands with it', (locale, words) => {
  const named = { ...reduced(), displayData: { text1: { key: 'text1', label: 'Name', value: 'Zoé' } } }

  expect(textOf(locale, { items: [named] })).toContain(words)
})

function textOf(locale: Locale, order: Pick<Parameters<typeof anOrder>[0] & object, 'items' | 'reductions'>) {
  const shop = openShop(testBrand, locale)
  const { text } = orderConfirmationMail(shop, {
    order: anOrder({ market: shop.market, key: 'RE', fields: { locale }, ...order }),
    address: 'https://shop.example/danke/',
    addressOf: (path) => `https://shop.example${path}`,
    texts: [],
    points: null,
    bank: null,
  })
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** From the goods down to what they come to. */
function rowsOf(text: string): string[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.includes('×'))
  return lines.slice(first, lines.findIndex((line) => line.startsWith('Gesamtbetrag')) + 1)
}

/** A cushion of 19,99, of which a promotion takes off a euro. */
function reduced(): BasketItem {
  const { variant, price } = aBasketItem({ variant: aVariant({ price: 1999 }) })
  return aBasketItem({
    variant,
    product: aBasketProduct({ name: 'Kissen' }),
    price: { ...price, total: { ...price.total, withTax: 1899 } },
    totalBefore: 1999,
  })
}

function nestbau(amount: number): NamedReduction {
  return { promotionId: 'nestbau', name: 'Nestbau', code: null, amount }
}
