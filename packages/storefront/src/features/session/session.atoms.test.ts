import { addBasketItem } from '@shop/api-client/contract/basket'
import type { Call } from '@shop/api-client/contract/define-call'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { askAsUserAtom, isNewHereAtom, loadUserAtom } from './session.atoms.ts'
import { announceSessionChangeAtom } from './session-change.atoms.ts'

const ITEM = { basketKey: 'basket_1_', variantId: 10, quantity: 1 }

// Two quick presses of a browser without a session got a session each, and one of the two articles was lost.
test.each([
  ['nobody', 'one after the other', '', 1],
  ['somebody', 'side by side', 'a1', 2],
])('what is kept for %s is asked for %s', async (_who, _how, id, atOnce) => {
  const { store, most } = aVisit(id)
  const { api } = await store.set(askAsUserAtom)
  const other = await store.set(askAsUserAtom)

  await Promise.all([api(addBasketItem, ITEM), other.api(addBasketItem, ITEM)])

  expect(most()).toBe(atOnce)
})

test('a call that failed lets the next one through', async () => {
  const { store } = aVisit('', { failsFirst: true })
  const { api } = await store.set(askAsUserAtom)

  await expect(api(addBasketItem, ITEM)).rejects.toThrow('down')

  await expect(api(addBasketItem, ITEM)).resolves.toBeDefined()
})

test('who is new here keeps things under the key of nobody, and waits for no answer', async () => {
  const { store } = aVisit(new Promise<string>(() => {}))
  store.set(isNewHereAtom, true)

  const { userId } = await store.set(askAsUserAtom)

  expect(userId).toBe('')
})

test('who was new here and is signing in is waited for', async () => {
  const { store, asked } = aVisit('a1')
  store.set(isNewHereAtom, true)
  const { promise, resolve } = Promise.withResolvers<void>()
  store.set(announceSessionChangeAtom, promise)

  const asking = store.set(askAsUserAtom)
  expect(asked).toEqual([])
  resolve()

  expect((await asking).userId).toBe('a1')
})

test('who was new here and has become known is no longer nobody', async () => {
  const { store } = aVisit('a1')
  store.set(isNewHereAtom, true)
  await store.set(loadUserAtom)

  const { userId } = await store.set(askAsUserAtom)

  expect(userId).toBe('a1')
})

function aVisit(id: string | Promise<string>, { failsFirst = false } = {}) {
  let [open, most, count] = [0, 0, 0]
  const asked: string[] = []
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async ({ name }: Call) => {
      asked.push(name)
      // the fakes answer what their calls promise
      if (name === 'loadUser') return { id: await id } as never
      open += 1
      count += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      if (failsFirst && count === 1) throw new Error('down')
      return {} as never
    },
    leave: () => undefined,
  })
  return { store, asked, most: () => most }
}
