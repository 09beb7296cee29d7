import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { earlyCalls } from './early-calls.ts'

const shop = openShop(aBrand('everywhere'), 'fr-be')
const USER = '/api/user/?locale=fr-be'

test.each([
  ['everybody sees the same of a listing', 'content/content-page.tsx', '/wohnen/', '', []],
  [
    "a basket is asked for by the key of nobody, which is anybody's own",
    'basket/basket-page.tsx',
    '/warenkorb/',
    '',
    [USER, `/api/shop/basket/get/basket_${shop.shopId}_/?locale=fr-be`],
  ],
  ['a checkout', 'checkout/checkout-page.tsx', '/kasse/', '', [USER, '/api/checkout/?locale=fr-be']],
  [
    'who comes back from a payment page settles that first',
    'checkout/checkout-page.tsx',
    '/kasse/',
    '?payment=failed',
    [USER],
  ],
  ['an account', 'account/account-page.tsx', '/konto/', '', [USER]],
  ['nothing is sold there', null, '/konto/', '', []],
])('%s', (_, page, pathname, searchStr, calls) => {
  expect(earlyCalls(page, { pathname, searchStr }, shop)).toEqual(calls)
})

test('what nobody answers is not asked for', () => {
  const closed = { ...shop, closed: ['loadCheckout'] }

  expect(earlyCalls('checkout/checkout-page.tsx', { pathname: '/kasse/', searchStr: '' }, closed)).toEqual([
    USER,
  ])
})
