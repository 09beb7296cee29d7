import type { Call } from '@shop/api-client/contract/define-call'
import type { BasketItem } from '@shop/domain/basket/basket'
import { openShop } from '@shop/domain/shop/shop'
import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aVariant } from '@shop/domain/testing/a-variant'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { settleTrackingAtom } from '../tracking/tracking.atoms.ts'
import { basketAtom, loadBasketAtom } from './basket.atoms.ts'
import {
  acceptReorderedAtom,
  busyLinesAtom,
  changeQuantityAtom,
  cleanUpAtom,
  putBackAtom,
  removeFromBasketAtom,
} from './basket-lines.atoms.ts'
import { keepTabsInStep } from './basket-tabs.ts'

afterEach(() => vi.unstubAllGlobals())

test('whatever order answers come in, the newest basket of the server is on show', async () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 9 }) })

  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 8 }), async (scheduler, steps) => {
      const shop = aShop([aBasketItem({ key: 'a' }), aBasketItem({ key: 'b' })], (answer) =>
        scheduler.schedule(Promise.resolve(answer)),
      )
      const store = shop.tab()
      const loaded = store.set(loadBasketAtom)
      const changed = steps.map(({ key, quantity }) => store.set(changeQuantityAtom, key, quantity))

      await scheduler.waitFor(Promise.all([loaded, ...changed]))

      expect(store.get(basketAtom)).toEqual(shop.basket())
      expect(store.get(busyLinesAtom).size).toBe(0)
    }),
    { numRuns: 30 },
  )
})

// Goods added by a reorder were not tracked.
test('what ordering again has put into the basket is told, and nothing that lay there before', async () => {
  vi.stubGlobal('window', {})
  const [cup, lamp] = [1, 2].map((id) => aBasketItem({ key: String(id), variant: { ...aVariant(), id } }))
  if (!cup || !lamp) throw new Error('Two lines were built.')
  const store = aShop([cup]).tab()
  await store.set(loadBasketAtom)
  const before = store.get(basketAtom)
  if (!before) throw new Error('The basket was asked for.')

  store.set(acceptReorderedAtom, { ...before, items: [cup, { ...lamp, quantity: 2 }] }, [
    { ...lamp, quantity: 3 },
    cup,
  ])
  await store.set(settleTrackingAtom, () => true)

  expect(window.dataLayer?.slice(1)).toMatchObject([
    { event: 'frontend_add_to_cart', items: [{ quantity: 2 }] },
  ])
})

test('a line that was taken out comes back as it was', async () => {
  const line = aBasketItem({
    key: 'cup',
    quantity: 3,
    customData: {
      ...aBasketItem().customData,
      customText: { text1: 'Anna' },
      ffData: { ffCampaign: 'leinen' },
    },
  })
  const shop = aShop([line])
  const store = shop.tab()
  await store.set(loadBasketAtom)

  const gone = await store.set(removeFromBasketAtom, 'cup')
  expect(store.get(basketAtom)?.items).toEqual([])

  const back: unknown[] = []
  expect(await store.set(putBackAtom, gone, (line) => back.push(line))).toBe(true)
  expect(back).toEqual(gone)
  expect(shop.sent('addBasketItem')).toMatchObject([
    {
      quantity: 3,
      customData: { customText: { text1: 'Anna' }, ffData: { ffCampaign: 'leinen' } },
    },
  ])
})

test('a cleanup takes out what cannot be bought, and gives up on a line after three tries', async () => {
  const shop = aShop([
    aBasketItem({ key: 'fine' }),
    aBasketItem({ key: 'gone', status: 'unavailable' }),
    aBasketItem({ key: 'stuck', status: 'unavailable' }),
  ])
  shop.refuse('stuck')
  const store = shop.tab()
  await store.set(loadBasketAtom)

  expect(await store.set(cleanUpAtom)).toBe(false)

  expect(store.get(basketAtom)?.items.map(({ key }) => key)).toEqual(['fine', 'stuck'])
  expect(shop.sent('deleteBasketItem').filter(({ itemKey }) => itemKey === 'stuck')).toHaveLength(3)
})

test('what one tab changes, the other shows', async () => {
  vi.stubGlobal('window', new EventTarget())
  const shop = aShop([aBasketItem({ key: 'a' })])
  const [one, other] = [shop.tab(), shop.tab()]
  const stops = [keepTabsInStep(one), keepTabsInStep(other)]
  await Promise.all([one.set(loadBasketAtom), other.set(loadBasketAtom)])

  await one.set(changeQuantityAtom, 'a', 4)

  await vi.waitFor(() => expect(other.get(basketAtom)?.items[0]?.quantity).toBe(4))
  for (const stop of stops) stop()
})

type Sent = Record<string, unknown> & { itemKey?: string; quantity?: number }

/** One basket on a server, and as many tabs as a test wants; `delay` decides when an answer arrives. */
function aShop(
  lines: BasketItem[],
  delay: <T>(answer: T) => Promise<T> = (answer) => Promise.resolve(answer),
) {
  let items = lines
  let version = 1
  let stuck = ''
  const calls: { name: string; input: Sent }[] = []
  const basket = () => ({ key: 'basket_1', version, items: items.map((item) => ({ ...item })) })
  const change = (next: BasketItem[]) => {
    items = next
    version += 1
    return { type: 'success', statusCode: 200, kind: null, basket: basket() }
  }
  const answers: Record<string, (input: Sent) => unknown> = {
    loadUser: () => ({ id: '1' }),
    loadBasket: () => basket(),
    updateBasketItem: ({ itemKey, quantity = 1 }) =>
      change(items.map((item) => (item.key === itemKey ? { ...item, quantity } : item))),
    addBasketItem: () => change([...items, aBasketItem({ key: `new-${version}` })]),
    deleteBasketItem: ({ itemKey }) => {
      if (itemKey === stuck) throw new Error('down')
      return change(items.filter(({ key }) => key !== itemKey)).basket
    },
  }

  return {
    basket,
    refuse: (key: string) => {
      stuck = key
    },
    sent: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    tab: () =>
      createShopStore({
        shop: openShop(aBrand('everywhere'), 'de-de'),
        api: async (call: Call, input: unknown) => {
          // every input of these calls is an object
          const query = { ...(input as Sent) }
          calls.push({ name: call.name, input: query })
          const answer = answers[call.name]
          if (!answer) throw new Error(`Nobody answers ${call.name}.`)
          // the fakes answer what their calls promise
          return (await delay(answer(query))) as never
        },
        leave: () => undefined,
      }),
  }
}
