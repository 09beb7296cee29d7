import type { Messages } from '@lingui/core'
import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { aBrand } from '@shop/domain/testing/a-brand'
import { createI18n } from '@shop/i18n/create-i18n'
import { expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { loadBasketAtom } from '../basket/basket.atoms.ts'
import { toastsAtom } from '../toasts/toasts.atoms.ts'
import { watchKeptVoucher } from './watch-kept-voucher.ts'

/** French sets a space before the colon. */
const FRENCH: Messages = { 'form.namedProblem': [['label'], '\u00a0: ', ['problem']] }

test('a kept code waits for the first article, is redeemed once, and is forgotten', async () => {
  const shop = aShop({ addVoucher: () => shop.basket(1) })
  await shop.store.set(loadBasketAtom)
  expect(shop.redeemed()).toBe(0)

  shop.fill()
  await shop.store.set(loadBasketAtom)
  await vi.waitFor(() => expect(shop.cookie()).toMatch(/^voucher=; .*Max-Age=0/))
  await shop.store.set(loadBasketAtom)

  expect(shop.redeemed()).toBe(1)
  expect(shop.store.get(toastsAtom)).toEqual([])
})

test('a code that is refused is told, and not tried again', async () => {
  const shop = aShop({
    addVoucher: () => {
      throw problem(410, 'voucher_expired', 'Too late.')
    },
  })
  shop.fill()
  await shop.store.set(loadBasketAtom)

  await vi.waitFor(() => expect(shop.store.get(toastsAtom)).toHaveLength(1))
  expect(shop.store.get(toastsAtom)[0]).toMatchObject({
    type: 'warning',
    message: expect.stringMatching(/^HERBST10\u00a0: /),
  })
  expect(shop.cookie()).toMatch(/Max-Age=0/)
})

function aShop(answers: Record<string, () => unknown>) {
  const page = { cookie: 'voucher=HERBST10' }
  vi.stubGlobal('document', page)
  let items = 0
  let version = 0
  let redeemed = 0
  const basket = (count: number) => ({
    key: 'basket_1',
    version: ++version,
    items: Array.from({ length: count }, () => aBasketItem()),
  })
  const all: Record<string, () => unknown> = {
    loadUser: () => ({ id: '1' }),
    loadBasket: () => basket(items),
    ...answers,
  }
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async (call: Call) => {
      if (call.name === 'addVoucher') redeemed += 1
      const answer = all[call.name]
      if (!answer) throw new Error(`Nobody answers ${call.name}.`)
      // the fakes answer what their calls promise
      return answer() as never
    },
    leave: () => undefined,
  })
  watchKeptVoucher(store, createI18n('fr-fr', FRENCH))
  return {
    store,
    basket,
    fill: () => {
      items = 1
    },
    redeemed: () => redeemed,
    cookie: () => page.cookie,
  }
}
