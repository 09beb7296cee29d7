import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { anAddress } from '@shop/domain/testing/an-address'
import { beforeEach, expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { userAtom } from '../session/session.atoms.ts'
import { settleTrackingAtom } from '../tracking/tracking.atoms.ts'
import { finishExpressAtom, loadCheckoutAtom, saveAddressesAtom } from './checkout.atoms.ts'

const VISITOR = { id: 'v1', loggedIn: false, isGuestCustomer: false }
const BERTA = { email: 'berta@example.org', firstName: 'Berta', lastName: 'Tal', gender: 'f' }
const ADDRESSES = { email: 'berta@example.org', shipping: anAddress(), billing: null }

beforeEach(() => void vi.stubGlobal('window', {}))

test('whoever types an address without an account becomes a guest, and no second time with another address', async () => {
  const shop = await aCheckout(VISITOR)

  await shop.store.set(saveAddressesAtom, ADDRESSES)
  await shop.store.set(saveAddressesAtom, { ...ADDRESSES, email: 'b.tal@example.org' })

  expect(await shop.guests()).toEqual([{ event: 'frontend_auth_guest', customer_id: 'v1' }])
  expect(shop.store.get(userAtom)).toMatchObject({ ...BERTA, isGuestCustomer: true })
})

test('whoever comes back from a wallet has become a guest as well', async () => {
  const shop = await aCheckout(VISITOR)

  await shop.store.set(finishExpressAtom, 'answer')
  await shop.store.set(saveAddressesAtom, ADDRESSES)

  expect(await shop.guests()).toHaveLength(1)
})

test.each([
  ['a guest of an earlier order', { ...VISITOR, isGuestCustomer: true }, true],
  ['a customer', { ...VISITOR, loggedIn: true }, false],
])('%s does not become one', async (_, user, isGuest) => {
  const shop = await aCheckout(user, { customer: { ...BERTA, isGuest } })

  await shop.store.set(loadCheckoutAtom)
  await shop.store.set(saveAddressesAtom, ADDRESSES)

  expect(await shop.guests()).toEqual([])
})

test('a refused address makes nobody a guest, and the next one does', async () => {
  const shop = await aCheckout(VISITOR)
  shop.refuse()
  await shop.store.set(saveAddressesAtom, ADDRESSES)
  expect(shop.store.get(userAtom)?.isGuestCustomer).toBe(false)

  await shop.store.set(saveAddressesAtom, ADDRESSES)

  expect(await shop.guests()).toHaveLength(1)
})

/** A loaded checkout; nothing is tracked before `guests` has the shopper agree. */
async function aCheckout(user: object, before: object = { customer: null }) {
  const basket = { key: 'basket_1', version: 1, items: [] }
  let refusal: Error | null = null
  const answers: Record<string, () => unknown> = {
    loadUser: () => user,
    loadCheckout: () => ({ basket, ...before }),
    putCheckoutAddresses: () => ({
      basket,
      customer: { ...BERTA, isGuest: !('loggedIn' in user && user.loggedIn) },
    }),
    finishExpress: () => ({ basket, customer: { ...BERTA, isGuest: true } }),
  }
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async (call: Call) => {
      const refused = call.name === 'putCheckoutAddresses' ? refusal : null
      if (refused) {
        refusal = null
        throw refused
      }
      // the fakes answer what their calls promise
      return answers[call.name]?.() as never
    },
    leave: () => undefined,
  })
  await store.set(loadCheckoutAtom)
  return {
    store,
    refuse: () => {
      refusal = problem(422, 'fields_refused', 'Wrong.')
    },
    guests: async () => {
      await store.set(settleTrackingAtom, () => true)
      const isGuest = (entry: object) => 'event' in entry && entry.event === 'frontend_auth_guest'
      return window.dataLayer?.filter(isGuest)
    },
  }
}
