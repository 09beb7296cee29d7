import type { Call } from '@shop/api-client/contract/define-call'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aProductCard } from '@shop/domain/testing/a-product-card'
import { expect, test } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { addWithLayerAtom } from '../basket/add-to-cart-layer.atoms.ts'
import { findAtom } from '../basket/found-by.atoms.ts'
import { addToCartLayerAtom } from '../basket/shown-layer.atoms.ts'
import { addFromCardAtom } from './add-from-card.atoms.ts'

const LINEN = { ffData: { ffCampaign: 'leinen' } }

test('a card’s button adds one unit of the only variant, with the campaign that put the card there', async () => {
  const { store, added } = aShop()

  const isDone = await store.set(addFromCardAtom, aProductCard({ variantId: 10, ffCampaign: 'leinen' }))

  expect(isDone).toBe(true)
  expect(added()).toMatchObject([{ variantId: 10, quantity: 1, customData: LINEN }])
  expect(store.get(addToCartLayerAtom)).toMatchObject({ type: 'success' })
})

test('a card without a campaign sends none', async () => {
  const { store, added } = aShop()

  await store.set(addFromCardAtom, aProductCard({ variantId: 10 }))

  expect(added()).toMatchObject([{ variantId: 10 }])
  expect(added()[0]).not.toHaveProperty('customData')
})

test.each([
  ['there is something to choose', { needsChoice: true, variantId: 10 }],
  ['nothing can be had', { needsChoice: false, variantId: null }],
])('where %s nothing is added, and the campaign is known when the product’s page adds', async (_, card) => {
  const { store, added } = aShop()

  const isDone = await store.set(addFromCardAtom, aProductCard({ id: 1, ffCampaign: 'leinen', ...card }))
  expect([isDone, added()]).toEqual([false, []])
  await store.set(addWithLayerAtom, aProductCard({ id: 1 }), { variantId: 11, quantity: 2 })

  expect(added()).toMatchObject([{ variantId: 11, quantity: 2, customData: LINEN }])
})

test.each<
  [string, { id: number; ffCampaign?: string }[], { id: number; siblings?: { id: number }[] }, boolean]
>([
  ['the product itself', [{ id: 1, ffCampaign: 'leinen' }], { id: 1 }, true],
  ['another product', [{ id: 2, ffCampaign: 'leinen' }], { id: 1 }, false],
  ['another colour of it', [{ id: 2, ffCampaign: 'leinen' }], { id: 1, siblings: [{ id: 2 }] }, true],
  ['it, and later by another way', [{ id: 1, ffCampaign: 'leinen' }, { id: 1 }], { id: 1 }, false],
  [
    'another colour of it, and it by another way',
    [{ id: 2, ffCampaign: 'leinen' }, { id: 1 }],
    { id: 1, siblings: [{ id: 2 }] },
    false,
  ],
  [
    'it by two, of which the later counts',
    [
      { id: 1, ffCampaign: 'wolle' },
      { id: 1, ffCampaign: 'leinen' },
    ],
    { id: 1 },
    true,
  ],
])('a campaign led to %s', async (_, found, product, isSent) => {
  const { store, added } = aShop()
  for (const card of found) store.set(findAtom, card)

  await store.set(addWithLayerAtom, { ...aProductCard(), ...product }, { variantId: 10, quantity: 1 })

  expect(added()[0]?.customData).toEqual(isSent ? LINEN : undefined)
})

/** A shop that takes everything into its basket, and says what was sent to it. */
function aShop() {
  const sent: { [name: string]: unknown }[] = []
  const basket = { key: 'basket_1', version: 1, items: [] }
  const store = createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async ({ name }: Call, input: unknown) => {
      // the fakes answer what their calls promise
      if (name === 'loadUser') return { id: '1' } as never
      sent.push({ ...(input as object) })
      return { type: 'success', kind: null, basket } as never
    },
    leave: () => undefined,
  })
  return { store, added: () => sent }
}
