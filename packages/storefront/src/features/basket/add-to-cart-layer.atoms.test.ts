import type { Call } from '@shop/api-client/contract/define-call'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { createShopStore } from '../../services.ts'
import { addToCartLayerAtom, addWithLayerAtom } from './add-to-cart-layer.atoms.ts'

const product = { id: 1, name: 'Becher Kyst', brand: 'Oostduin', images: [] }
const input = { variantId: 10, quantity: 2 }

test('the layer says what came along as a gift, and not what was a gift before', async () => {
  const before = line('earlier', { promotionId: 'welcome', name: 'Stofftasche' })
  const store = shopThatAnswers([
    { type: 'success', kind: null, basket: aBasket(1, [before]) },
    {
      type: 'success',
      kind: null,
      basket: aBasket(2, [before, line('mug'), line('gift', { promotionId: 'three', name: 'Kerze Lys' })]),
    },
  ])
  await store.set(addWithLayerAtom, product, input)

  await store.set(addWithLayerAtom, product, input)

  expect(store.get(addToCartLayerAtom)).toEqual({
    type: 'success',
    product,
    quantity: 2,
    reduced: false,
    gifts: ['Kerze Lys'],
  })
})

test.each([
  [{ type: 'failure', kind: 'MaximumItemCountReached' }, 'maximum'],
  [{ type: 'failure', kind: 'VariantNotAvailable' }, 'unavailable'],
  [null, 'failed'],
])('the answer %j opens the layer with the reason %s', async (answer, reason) => {
  const store = shopThatAnswers([answer && { ...answer, basket: aBasket(1, []) }])

  await store.set(addWithLayerAtom, product, input)

  expect(store.get(addToCartLayerAtom)).toEqual({ type: 'error', product, reason })
})

function line(key: string, { promotionId = null, name = product.name }: Gift = {}) {
  return { key, quantity: 1, promotionId, product: { ...product, name }, variant: { id: 99 } }
}
type Gift = { promotionId?: string | null; name?: string }

function aBasket(version: number, items: unknown[]) {
  return { key: 'basket_1', version, items }
}

/** A shop that gives these answers to adding, one after the other; null is a lost connection. */
function shopThatAnswers(answers: unknown[]) {
  const left = [...answers]
  return createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async ({ name }: Call) => {
      // the fakes answer what their calls promise
      if (name === 'loadUser') return { id: '1' } as never
      const answer = left.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer as never
    },
    leave: () => undefined,
  })
}
