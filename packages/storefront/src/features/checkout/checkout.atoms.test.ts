import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { basketAtom, loadBasketAtom } from '../basket/basket.atoms.ts'
import {
  checkoutAtom,
  choosePaymentAtom,
  isCheckoutBehindAtom,
  loadCheckoutAtom,
  orderProblemAtom,
  placeOrderAtom,
} from './checkout.atoms.ts'

test('an order that is placed leads on: to its thanks, or to the page that takes the money', async () => {
  const leave = vi.fn()
  const done = aCheckout({ placeOrder: () => ({ token: 'abc', next: { type: 'done' } }) }, leave)
  const card = aCheckout(
    { placeOrder: () => ({ token: 'abc', next: { type: 'redirect', url: '/pay' } }) },
    leave,
  )

  expect(await done.set(placeOrderAtom, { acceptedTerms: true }, (token) => `/danke/?order=${token}`)).toBe(
    true,
  )
  expect(await card.set(placeOrderAtom, { acceptedTerms: true }, () => '')).toBe(true)

  expect(leave.mock.calls).toEqual([['/danke/?order=abc'], ['/pay']])
})

test('a refused order says why, and the checkout is asked for anew', async () => {
  let version = 1
  const refused = problem(409, 'out_of_stock', 'Gone.')
  const store = aCheckout({
    loadCheckout: () => aState(version++),
    placeOrder: () => {
      throw refused
    },
  })
  await store.set(loadCheckoutAtom)

  expect(await store.set(placeOrderAtom, { acceptedTerms: true }, () => '')).toBe(false)

  expect(store.get(orderProblemAtom)).toEqual(refused.document)
  expect(store.get(checkoutAtom)?.basket.version).toBe(2)
  await store.set(choosePaymentAtom, { paymentKey: 'V' })
  expect(store.get(orderProblemAtom)).toEqual(refused.document)
})

test('every step brings the basket along, and a newer basket leaves the checkout behind', async () => {
  const store = aCheckout({ loadBasket: () => aState(5).basket })

  await store.set(loadCheckoutAtom)
  expect(store.get(basketAtom)?.version).toBe(1)
  expect(store.get(isCheckoutBehindAtom)).toBe(false)

  await store.set(loadBasketAtom)
  expect(store.get(isCheckoutBehindAtom)).toBe(true)
})

function aState(version: number) {
  return { basket: { key: 'basket_1', version, items: [] } }
}

/** A store with the given answers of its server, and a first checkout otherwise. */
function aCheckout(answers: Record<string, () => unknown>, leave: (url: string) => void = () => undefined) {
  const all: Record<string, () => unknown> = {
    loadUser: () => ({ id: '1' }),
    loadCheckout: () => aState(1),
    putCheckoutPayment: () => aState(2),
    ...answers,
  }
  return createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async (call: Call) => {
      const answer = all[call.name]
      if (!answer) throw new Error(`Nobody answers ${call.name}.`)
      // the fakes answer what their calls promise
      return answer() as never
    },
    leave,
  })
}
