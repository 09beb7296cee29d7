import type { Call } from '@shop/api-client/contract/define-call'
import { loadRecommendations, recommendForSlot } from '@shop/api-client/contract/recommendations'
import type { ConsentMachine } from '@shop/consent/create-consent'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { consentAtom } from '../consent/consent.atoms.ts'
import { loadCardsAtom, recommendForSlotAtom } from './recommendations.atoms.ts'

test('a slot is asked for once, however often somebody comes back to it', async () => {
  const { store, asked } = aShop(async () => [{ id: 1 }])

  await store.set(recommendForSlotAtom, { slot: 'basket', productIds: [3, 4] })
  const again = await store.set(recommendForSlotAtom, { slot: 'basket', productIds: [3, 4] })
  await store.set(recommendForSlotAtom, { slot: 'listing_bestseller', category: '/wohnen/' })

  expect(again).toEqual([{ id: 1 }])
  expect(asked.mock.calls).toEqual([
    [recommendForSlot, { slot: 'basket', productIds: '3,4' }],
    [recommendForSlot, { slot: 'listing_bestseller', category: '/wohnen/' }],
  ])
})

// The provider's cookie outlives a refusal: it was sent along as long as it was there.
test('only who allows the provider is known to it, and is asked for anew', async () => {
  const { store, asked } = aShop(async () => [])
  await store.set(recommendForSlotAtom, { slot: 'search' })

  const machine = { allowed: (service: string): boolean => service === 'recommendations' } as ConsentMachine
  const state = { isBannerOpen: false } as ReturnType<ConsentMachine['state']>
  store.set(consentAtom, { machine, state, words: null })
  await store.set(recommendForSlotAtom, { slot: 'search' })

  expect(asked.mock.calls.map(([, input]) => input)).toEqual([
    { slot: 'search' },
    { slot: 'search', personal: '1' },
  ])
})

test('a failure is an empty slot, and asked again the next time', async () => {
  const { store, asked } = aShop(() => Promise.reject(new Error('down')))

  expect(await store.set(recommendForSlotAtom, { slot: 'search' })).toEqual([])
  asked.mockResolvedValue([{ id: 2 }])
  expect(await store.set(recommendForSlotAtom, { slot: 'search' })).toEqual([{ id: 2 }])
})

test('cards of what was seen are asked for by their ids', async () => {
  const { store, asked } = aShop(async () => [{ id: 9 }])

  expect(await store.set(loadCardsAtom, [9, 8])).toEqual([{ id: 9 }])
  expect(asked).toHaveBeenCalledWith(loadRecommendations, { referenceKeys: '9,8' })
})

test('whoever has seen nothing asks nobody, and a failure shows nothing', async () => {
  const { store, asked } = aShop(() => Promise.reject(new Error('down')))

  expect(await store.set(loadCardsAtom, [])).toEqual([])
  expect(asked).not.toHaveBeenCalled()
  expect(await store.set(loadCardsAtom, [1])).toEqual([])
})

function aShop(answer: () => Promise<unknown>) {
  const asked = vi.fn((_call: Call, _input: unknown) => answer())
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: (call, input) => asked(call, input) as never,
    leave: () => undefined,
  })
  return { store, asked }
}
