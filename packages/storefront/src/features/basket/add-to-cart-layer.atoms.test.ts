import type { Call, CallOptions } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { isNewHereAtom } from '../session/session.atoms.ts'
import { addWithLayerAtom } from './add-to-cart-layer.atoms.ts'
import { basketAtom } from './basket.atoms.ts'
import { basketCountAtom, isBasketCountSettledAtom } from './basket-count.atoms.ts'
import { addToCartLayerAtom } from './shown-layer.atoms.ts'

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
    variantId: 10,
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

test('the count and the layer show a press at once, and call it done with the answer', async () => {
  const answer = Promise.withResolvers<unknown>()
  const store = shopThatAnswers([answer.promise])
  store.set(isNewHereAtom, true)

  const adding = store.set(addWithLayerAtom, product, input)
  expect(store.get(basketCountAtom)).toBe(2)
  expect(store.get(isBasketCountSettledAtom)).toBe(false)
  await expect.poll(() => store.get(addToCartLayerAtom)).toEqual({ type: 'adding', product, quantity: 2 })

  answer.resolve({ type: 'success', kind: null, basket: aBasket(1, [{ ...line('mug'), quantity: 2 }]) })
  expect(await adding).toBe(true)
  expect(store.get(basketCountAtom)).toBe(2)
  expect(store.get(isBasketCountSettledAtom)).toBe(true)
  expect(store.get(addToCartLayerAtom)).toMatchObject({ type: 'success', quantity: 2 })
})

test('the layer opens once the call is on its way, and a moment later where nobody says that it is', async () => {
  const answer = Promise.withResolvers<unknown>()
  const store = shopThatAnswers([answer.promise], { isSlowToAsk: true })
  store.set(isNewHereAtom, true)

  const adding = store.set(addWithLayerAtom, product, input)
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(store.get(basketCountAtom)).toBe(2)
  expect(store.get(addToCartLayerAtom)).toEqual({ type: 'hidden' })
  await expect.poll(() => store.get(addToCartLayerAtom).type).toBe('adding')
  // The lock of the session is one for all tests.
  answer.resolve({ type: 'success', kind: null, basket: aBasket(1, []) })
  await adding
})

test('nobody guesses the count of a basket that may hold something', async () => {
  const store = shopThatAnswers([new Promise(() => {})])

  void store.set(addWithLayerAtom, product, input)

  expect(store.get(basketCountAtom)).toBeNull()
})

test.each([
  [
    'refused',
    { type: 'failure', kind: 'ItemUnavailable', basket: aBasket(2, [line('lamp')]) },
    'unavailable',
  ],
  ['broken', problem(500, 'internal', 'Broken.'), 'failed'],
  ['not answered', problem(503, 'network', 'Away.'), 'unanswered'],
  ['not answered in time', new DOMException('Late.', 'TimeoutError'), 'unanswered'],
])('a call that is %s takes the count back and says why', async (_, answer, reason) => {
  const store = shopThatAnswers([answer])
  store.set(basketAtom, aBasket(1, [line('lamp')]) as never)

  const adding = store.set(addWithLayerAtom, product, input)
  expect(store.get(basketCountAtom)).toBe(3)

  expect(await adding).toBe(false)
  expect(store.get(basketCountAtom)).toBe(1)
  expect(store.get(addToCartLayerAtom)).toEqual({ type: 'error', product, reason })
})

test('two quick presses count twice and have one result, whichever answer comes first', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const store = shopThatAnswers(answers.map(({ promise }) => promise))
  store.set(basketAtom, aBasket(1, []) as never)

  const both = [1, 2].map(() => store.set(addWithLayerAtom, product, { variantId: 10, quantity: 1 }))
  expect(store.get(basketCountAtom)).toBe(2)

  const mugs = (quantity: number) => [{ ...line('mug'), quantity, variant: { id: 10 } }]
  answers[1]?.resolve({ type: 'success', kind: null, basket: aBasket(3, mugs(2)) })
  await both[1]
  expect(store.get(basketCountAtom)).toBe(2)
  expect(store.get(addToCartLayerAtom)).toEqual({ type: 'adding', product, quantity: 2 })

  answers[0]?.resolve({ type: 'success', kind: null, basket: aBasket(2, mugs(1)) })
  await both[0]
  expect(store.get(basketCountAtom)).toBe(2)
  expect(store.get(addToCartLayerAtom)).toMatchObject({ type: 'success', quantity: 2 })
})

test.each([
  { variants: [10, 10], variantId: 10 },
  { variants: [10, 11], variantId: null },
])('of presses for the variants $variants the layer knows $variantId', async ({ variants, variantId }) => {
  const answers = variants.map(() => Promise.withResolvers<unknown>())
  const store = shopThatAnswers(answers.map(({ promise }) => promise))
  store.set(basketAtom, aBasket(1, []) as never)

  const all = variants.map((id) => store.set(addWithLayerAtom, product, { variantId: id, quantity: 1 }))
  for (const { resolve } of answers)
    resolve({ type: 'success', kind: null, basket: aBasket(2, [line('mug')]) })
  await Promise.all(all)

  expect(store.get(addToCartLayerAtom)).toMatchObject({ type: 'success', variantId })
})

test('who closes the layer before the answer is not shown a success again, but a refusal', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const store = shopThatAnswers(answers.map(({ promise }) => promise))
  const closed = async () => {
    const adding = store.set(addWithLayerAtom, product, input)
    await expect.poll(() => store.get(addToCartLayerAtom).type).toBe('adding')
    store.set(addToCartLayerAtom, { type: 'hidden' })
    return { adding }
  }

  const first = await closed()
  answers[0]?.resolve({ type: 'success', kind: null, basket: aBasket(1, []) })
  await first.adding
  expect(store.get(addToCartLayerAtom)).toEqual({ type: 'hidden' })

  const second = await closed()
  answers[1]?.resolve({ type: 'failure', kind: 'MaximumItemCountReached', basket: aBasket(1, []) })
  await second.adding
  expect(store.get(addToCartLayerAtom)).toMatchObject({ type: 'error', reason: 'maximum' })
})

function line(key: string, { promotionId = null, name = product.name }: Gift = {}) {
  return { key, quantity: 1, promotionId, product: { ...product, name }, variant: { id: 99 } }
}
type Gift = { promotionId?: string | null; name?: string }

function aBasket(version: number, items: unknown[]) {
  return { key: 'basket_1', version, items }
}

/** A shop that gives these answers to adding, one after the other; null is a lost connection. */
function shopThatAnswers(answers: unknown[], { isSlowToAsk = false } = {}) {
  const left = [...answers]
  return createShopStore({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    api: async ({ name }: Call, _input: unknown, { onSent }: CallOptions = {}) => {
      if (!isSlowToAsk) onSent?.()
      // the fakes answer what their calls promise
      if (name === 'loadUser') return { id: '1' } as never
      const answer = left.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      if (answer instanceof Error) throw answer
      return answer as never
    },
    leave: () => undefined,
  })
}
