import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aVariant } from '@shop/domain/testing/a-variant'
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
import { lostCheckoutAtom, restoredCheckoutAtom, restoreLostAtom } from './lost-checkout.atoms.ts'

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

// "Ihr Warenkorb ist leer" was all that a shopper read whose session was over at the order's button.
test('a session that is over at the order’s button is told, and its articles come back', async () => {
  let owner = 'old'
  let basket = aBasketOf('old', [{ variantId: 1 }, { variantId: 2, promotionId: 'gift' }])
  const added: unknown[] = []
  const store = aCheckout({
    loadUser: () => ({ id: owner }),
    loadCheckout: () => ({ basket }),
    placeOrder: () => {
      owner = 'new'
      basket = aBasketOf('new', [])
      throw problem(409, 'basket_empty', 'Empty.')
    },
    addBasketItem: (input) => {
      added.push(input)
      basket = { ...aBasketOf('new', [{ variantId: 1 }]), version: 2 }
      return { type: 'success', statusCode: 201, kind: null, basket }
    },
  })
  await store.set(loadCheckoutAtom)

  await store.set(placeOrderAtom, { acceptedTerms: true }, () => '')

  expect(store.get(orderProblemAtom)).toBeNull()
  expect(store.get(lostCheckoutAtom)?.basket.key).toBe('old')
  await store.set(restoreLostAtom)
  expect(added).toMatchObject([{ variantId: 1, quantity: 3 }])
  expect(store.get(lostCheckoutAtom)).toBeNull()
  expect(store.get(restoredCheckoutAtom)).toEqual({ missing: [], hadCodes: false })
  expect(store.get(isCheckoutBehindAtom)).toBe(true)
})

test('what cannot be put back is named, and with nothing back it can be tried again', async () => {
  let owner = 'old'
  let basket = aBasketOf('old', [{ variantId: 1 }, { variantId: 2 }])
  let isSoldOut = false
  const store = aCheckout({
    loadUser: () => ({ id: owner }),
    loadCheckout: () => ({ basket }),
    placeOrder: () => {
      owner = 'new'
      basket = aBasketOf('new', [])
      throw problem(409, 'basket_empty', 'Empty.')
    },
    addBasketItem: (input) => {
      if (!isSoldOut) throw new TypeError('Failed to fetch')
      if (JSON.stringify(input).includes('"variantId":2'))
        return { type: 'failure', kind: 'sold_out', basket }
      basket = { ...aBasketOf('new', [{ variantId: 1 }]), version: 2 }
      return { type: 'success', statusCode: 201, kind: null, basket }
    },
  })
  await store.set(loadCheckoutAtom)
  await store.set(placeOrderAtom, { acceptedTerms: true }, () => '')

  await store.set(restoreLostAtom)
  expect(store.get(restoredCheckoutAtom)?.missing).toHaveLength(2)
  expect(store.get(lostCheckoutAtom)).not.toBeNull()

  isSoldOut = true
  await store.set(restoreLostAtom)
  expect(store.get(restoredCheckoutAtom)?.missing).toEqual([aBasketItem({}).product.name])
  expect(store.get(lostCheckoutAtom)).toBeNull()
})

test('a basket that was ordered in another window is no lost session', async () => {
  let items = [{ variantId: 1 }]
  const store = aCheckout({
    loadCheckout: () => ({ basket: aBasketOf('same', items) }),
    placeOrder: () => {
      items = []
      throw problem(409, 'basket_empty', 'Empty.')
    },
  })
  await store.set(loadCheckoutAtom)

  await store.set(placeOrderAtom, { acceptedTerms: true }, () => '')

  expect(store.get(lostCheckoutAtom)).toBeNull()
  expect(store.get(orderProblemAtom)?.code).toBe('basket_empty')
})

test('every step brings the basket along, and a newer basket leaves the checkout behind', async () => {
  const store = aCheckout({ loadBasket: () => aState(5).basket })

  await store.set(loadCheckoutAtom)
  expect(store.get(basketAtom)?.version).toBe(1)
  expect(store.get(isCheckoutBehindAtom)).toBe(false)

  await store.set(loadBasketAtom)
  expect(store.get(isCheckoutBehindAtom)).toBe(true)
})

type Line = { variantId: number; promotionId?: string }

function aBasketOf(key: string, lines: readonly Line[]) {
  const items = lines.map(({ variantId, promotionId = null }) =>
    aBasketItem({ variant: aVariant({ id: variantId }), promotionId, quantity: 3 }),
  )
  return { key, version: 1, items, vouchers: [], giftCards: [] }
}

function aState(version: number) {
  return { basket: { key: 'basket_1', version, items: [] } }
}

/** A store with the given answers of its server, and a first checkout otherwise. */
function aCheckout(
  answers: Record<string, (input: unknown) => unknown>,
  leave: (url: string) => void = () => undefined,
) {
  const all: Record<string, (input: unknown) => unknown> = {
    loadUser: () => ({ id: '1' }),
    loadCheckout: () => aState(1),
    putCheckoutPayment: () => aState(2),
    ...answers,
  }
  return createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async (call: Call, input: unknown) => {
      const answer = all[call.name]
      if (!answer) throw new Error(`Nobody answers ${call.name}.`)
      // the fakes answer what their calls promise
      return answer(input) as never
    },
    leave,
  })
}
