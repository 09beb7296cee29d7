import { expect, test } from 'vitest'
import type { Basket, BasketItem } from '../basket/basket.ts'
import { openShop } from '../shop/shop.ts'
import { aBasketItem, aBasketProduct } from '../testing/a-basket-item.ts'
import { aBrand } from '../testing/a-brand.ts'
import { aPrice } from '../testing/a-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { basketTotals } from './basket-totals.ts'

const NOTHING = { shipping: 0, fee: 0, paymentCode: null, reductions: [], giftcard: 0, balance: 0 }
const giftCard = aBasketItem({ product: aBasketProduct({ referenceKey: '52000' }) })
const book = aBasketItem({ variant: aVariant({ price: aPrice({ withTax: 1070, vatRate: 7 }) }) })
const reduced = { ...aBasketItem(), ...reducedTo(9000) }

test.each<[string, BasketItem[], Partial<typeof NOTHING>, Partial<Basket['totals']>]>([
  ['nothing', [], {}, { items: 0, total: 0, vat: [] }],
  ['one line', [aBasketItem()], {}, { items: 10_000, reduction: 0, total: 10_000 }],
  ['units', [aBasketItem({ quantity: 3 })], {}, { items: 30_000, total: 30_000 }],
  ['a line that a voucher reduced', [reduced], {}, { items: 10_000, reduction: 1000, total: 9000 }],
  [
    'shipping and fee',
    [aBasketItem()],
    { shipping: 595, fee: 490 },
    { shipping: 595, fee: 490, total: 11_085 },
  ],
  [
    'shipping of nothing, at the standard rate',
    [],
    { shipping: 1190 },
    { vat: [{ rate: 19, base: 1000, amount: 190 }] },
  ],
  ['a book at its own rate', [book], {}, { vat: [{ rate: 7, base: 1000, amount: 70 }] }],
  ['a gift card that pays', [aBasketItem()], { giftcard: 3000 }, { giftcard: 3000, total: 7000 }],
  ['a gift card for a gift card', [giftCard], { giftcard: 3000 }, { giftcard: 0, total: 10_000 }],
  [
    'a gift card for what is none beside one',
    [giftCard, book],
    { giftcard: 3000 },
    { giftcard: 1070, total: 10_000 },
  ],
  ['the balance of an account', [aBasketItem()], { balance: 3000 }, { balance: 3000, total: 7000 }],
])('of %s', (_, items, extras, totals) => {
  const shop = openShop(aBrand('everywhere'), 'de-de')

  expect(basketTotals(shop, items, { ...NOTHING, ...extras })).toMatchObject(totals)
})

test('cash is rounded in Switzerland only', () => {
  const item = aBasketItem({ variant: aVariant({ price: 1003 }) })
  const cash = { ...NOTHING, paymentCode: 'NN' as const }

  expect(basketTotals(openShop(aBrand('everywhere'), 'de-ch'), [item], cash).total).toBe(1005)
  expect(basketTotals(openShop(aBrand('everywhere'), 'de-de'), [item], cash).total).toBe(1003)
})

test('a number that means a gift card in one shop means goods in another', () => {
  const shop = { ...openShop(aBrand('everywhere'), 'de-de'), company: 'baby' as const }

  expect(basketTotals(shop, [giftCard], { ...NOTHING, giftcard: 3000 }).giftcard).toBe(3000)
})

/** What a promotion makes of one line for 100.00. */
function reducedTo(withTax: number): Pick<BasketItem, 'price' | 'totalBefore'> {
  const { price } = aBasketItem()
  return { price: { ...price, total: { ...price.total, withTax } }, totalBefore: 10_000 }
}
