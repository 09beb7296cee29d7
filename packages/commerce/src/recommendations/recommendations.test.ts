import { addBasketItem } from '@shop/api-client/contract/basket'
import { loadProduct } from '@shop/api-client/contract/catalogue'
import { recommendForBlock, recommendForSlot } from '@shop/api-client/contract/recommendations'
import type { RecommendationInput, Recommender } from '@shop/catalogue/recommenders/recommender'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { RECOMMENDATION_SLOTS, type RecommendationSlotName } from '@shop/domain/shop/brand'
import { stock } from '@shop/engine/db/schema/catalogue'
import { coPurchases, productSales } from '@shop/engine/db/schema/recommendations'
import { eq, sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { buy } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestClock } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('recommendations on $name', ({ open }) => {
  let engine: Engine
  let clock: TestClock
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  })
  afterEach(() => engine.close())

  test('what was ordered together is recommended, most often first', async () => {
    await order([VARIANTS.cushion, VARIANTS.scaled])
    await order([VARIANTS.cushion, VARIANTS.scaled, VARIANTS.book])
    await engine.tidy()

    expect((await slot('pds_suggestions', { productIds: '1' })).slice(0, 2)).toEqual([4, 8])
    expect((await slot('add_to_cart_layer', { productIds: '8' })).slice(0, 2)).toEqual([1, 4])
  })

  test('an order is counted once, however often somebody looks', async () => {
    await order([VARIANTS.cushion, VARIANTS.scaled])
    await engine.tidy()
    await engine.tidy()

    expect(await engine.database.sql.select().from(coPurchases)).toEqual([
      { productId: 1, otherId: 4, orders: 1 },
      { productId: 4, otherId: 1, orders: 1 },
    ])
    expect(await engine.database.sql.select().from(productSales)).toMatchObject([
      { productId: 1, units: 1 },
      { productId: 4, units: 1 },
    ])
  })

  test('a later order is added to what is known', async () => {
    await order([VARIANTS.cushion, VARIANTS.scaled])
    await engine.tidy()
    clock.forward(3 * 24 * 60 * 60)
    await order([VARIANTS.cushion, VARIANTS.scaled])
    await engine.tidy()

    const [pair] = await engine.database.sql.select().from(coPurchases).where(eq(coPurchases.productId, 1))
    expect(pair?.orders).toBe(2)
  })

  test('an order that is not paid says nothing', async () => {
    await order([VARIANTS.cushion, VARIANTS.scaled], 'KK')
    await engine.tidy()

    expect(await engine.database.sql.select().from(coPurchases)).toEqual([])
  })

  test('bestsellers are what sells, then what is popular', async () => {
    expect((await slot('search')).slice(0, 2)).toEqual([1, 2])

    await order([VARIANTS.book])
    await engine.tidy()
    clock.forward(60 * 60)

    expect((await slot('search')).slice(0, 2)).toEqual([8, 1])
    expect((await slot('listing_bestseller', { category: '/wohnen/' }))[0]).toBe(8)
  })

  test('what sold half a year ago is no bestseller', async () => {
    await order([VARIANTS.book])
    await engine.tidy()
    clock.forward(180 * 24 * 60 * 60)

    expect((await slot('search'))[0]).toBe(1)
  })

  test.each(RECOMMENDATION_SLOTS)(
    '%s shows something, but neither what is looked at nor what is sold out',
    async (name) => {
      const ids = await slot(name, { productIds: '1,2', seen: '3,1,5,99,4' })

      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((id) => id <= 3)).toEqual([])
    },
  )

  test('what sells out is gone with the next look, though the answer is remembered', async () => {
    expect(await slot('search')).toContain(2)

    await engine.database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, VARIANTS.scarce))
    await engine.database.sql.execute(query`update variants set bvc = 4 where id = ${VARIANTS.scarce}`)
    await engine.refresh()

    expect(await slot('search')).not.toContain(2)
  })

  test('last seen comes from the browser, in its order', async () => {
    expect(await slot('pds_last_seen', { seen: '8,3,4,99', productIds: '5' })).toEqual([8, 4])
    expect(await slot('listing_last_seen')).toEqual([])
  })

  test('a block shows bestsellers that pass its filters', async () => {
    const ids = async (filters: object[]) => {
      const cards = await engine.api('de-de')(recommendForBlock, {
        recommendationId: 'home',
        size: 3,
        fillWithRandom: false,
        filters: JSON.stringify(filters),
      })
      return cards.map(({ id }) => id)
    }
    const cheap = { property: 'price', type: 'number', operator: 'less than', value: '15' }

    expect(await ids([])).toEqual([1, 2, 4])
    expect(await ids([cheap])).toEqual([4, 8])
    expect(await ids([{ ...cheap, value: '1' }])).toEqual([])
  })

  test.each([
    ['an unknown slot', { slot: 'everything' }],
    ['a list without end', { slot: 'search', productIds: '1,'.repeat(2000) }],
    ['a path without end', { slot: 'search', category: '/a'.repeat(500) }],
  ])('%s is refused', async (_, input) => {
    const visitor = await aVisitor(engine)

    expect((await visitor.try(recommendForSlot, input)).status).toBe(422)
  })

  test.each([
    ['no size', {}],
    ['a size of a thousand', { size: '1000' }],
    ['filters that are no list', { size: '3', filters: '{"a":1}' }],
    ['filters that are no JSON', { size: '3', filters: '[' }],
  ])('a block with %s is refused', async (_, input) => {
    const visitor = await aVisitor(engine)
    const block = { recommendationId: 'home', fillWithRandom: 'false', ...input }

    expect((await visitor.try(recommendForBlock, block)).status).toBe(422)
  })

  test.each([
    ['words', { productIds: 'a,<b>,1e9,-1,99999999999', category: '/nirgends/' }],
    ['nothing', { productIds: '', category: '', seen: '' }],
  ])('%s instead of ids and paths are passed over', async (_, input) => {
    expect((await slot('listing_bestseller', input)).length).toBeGreaterThan(0)
  })

  type Asked = { productIds?: string; category?: string; seen?: string }
  async function slot(name: RecommendationSlotName, asked: Asked = {}): Promise<number[]> {
    const cards = await engine.api('de-de')(recommendForSlot, { slot: name, ...asked })
    return cards.map(({ id }) => id)
  }

  async function order(variantIds: readonly number[], payment: 'V' | 'KK' = 'V'): Promise<void> {
    const visitor = await aVisitor(engine)
    const [first = VARIANTS.cushion, ...more] = variantIds
    for (const variantId of more)
      await visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity: 1 })
    await buy(visitor, { variantId: first, payment })
  }
})

const wishes: RecommendationInput[] = []
const recommender: Recommender = {
  recommend: async (input) => {
    wishes.push(input)
    return [3, 8, 99, 4]
  },
}

describe.each(await ruleEngines({ recommender }))('a recommender of the app, on $name', ({ open }) => {
  let engine: Engine
  beforeEach(async () => {
    wishes.length = 0
    ;({ engine } = await open())
  })
  afterEach(() => engine.close())

  test('fills the slots with what can be ordered, and hears what is looked at and nothing of the browser', async () => {
    const cards = await engine.api('de-de')(recommendForSlot, { slot: 'pds_suggestions', productIds: '1' })

    expect(cards.map(({ id }) => id)).toEqual([8, 4])
    expect(wishes).toMatchObject([{ locale: 'de-de', productIds: [1], customerCookie: null }])
  })

  test('is not waited for by product pages', async () => {
    const { alternatives } = await engine.api('de-de')(loadProduct, { referenceKey: 'P1' })

    expect(alternatives).toEqual([])
    expect(wishes).toEqual([])
  })
})
