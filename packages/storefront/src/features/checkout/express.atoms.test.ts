import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { goExpressAtom } from './express.atoms.ts'

test('a wallet that can be reached gets the shopper', async () => {
  const leave = vi.fn()
  const store = shopThat(async () => ({ url: '/sandbox/express/abc/' }), leave)

  await store.set(goExpressAtom, {
    wallet: 'paypal',
    otherwise: '/kasse/?pay=PP',
    from: 'basket',
  })

  expect(leave.mock.calls).toEqual([['/sandbox/express/abc/']])
})

test.each([
  ['a refusal', problem(409, 'express_unavailable', 'No.')],
  ['a lost connection', new TypeError('Failed to fetch')],
])('after %s the long way is taken', async (_, failure) => {
  const leave = vi.fn()
  const store = shopThat(() => Promise.reject(failure), leave)

  await store.set(goExpressAtom, {
    wallet: 'paypal',
    otherwise: '/kasse/?pay=PP',
    from: 'basket',
  })

  expect(leave.mock.calls).toEqual([['/kasse/?pay=PP']])
})

function shopThat(answer: () => Promise<unknown>, leave: (url: string) => void) {
  return createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    // the fake answers what its call promises
    api: async () => (await answer()) as never,
    leave,
  })
}
