import {
  addBasketItem,
  deleteBasketItem,
  loadBasket,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { BasketSchema } from '@shop/api-client/contract/entities/basket'
import { wireAnswer } from '@shop/api-client/contract/wire-answer'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Basket } from '@shop/domain/basket/basket'
import { products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('the basket on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const add = (variantId: number, quantity: number, more: object = {}) =>
    visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity, ...more })
  /** Nothing in the tiny catalogue takes a text by itself. */
  const takesText = async (variantId: number) => {
    const { sql } = engine.database
    const label = { de: 'Ja', fr: 'Oui', nl: 'Ja' }
    const personalisierterArtikel = {
      label,
      multiSelect: false,
      facet: false,
      values: [{ value: '1', label }],
    }
    const owner = sql.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
    await sql
      .update(products)
      .set({ attributes: { personalisierterArtikel } })
      .where(inArray(products.id, owner))
    await engine.refresh()
  }
  const load = () => visitor.call(loadBasket, { basketKey: visitor.basketKey })
  const quantities = async () => (await load()).items.map(({ quantity }) => quantity)

  test('an empty basket costs nothing and has its key', async () => {
    const basket = await load()

    expect(v.parse(BasketSchema, wireAnswer(BasketSchema, basket))).toMatchObject({
      key: visitor.basketKey,
      version: 0,
      items: [],
      totals: { total: 0, shipping: 0 },
    })
  })

  test('an added variant costs its price, and shipping until it is free', async () => {
    const answer = await add(VARIANTS.cushion, 2)

    expect(answer).toMatchObject({ type: 'success', statusCode: 201, kind: null })
    expect(v.parse(BasketSchema, wireAnswer(BasketSchema, answer.basket))).toMatchObject({
      cost: { withTax: 3998, withoutTax: 3360, tax: { vat: { amount: 638 } } },
      shipping: { cost: 595, freeFrom: 10_000, missing: 6002, freight: false },
      totals: { items: 3998, shipping: 595, total: 4593 },
      packages: [{ carrierKey: 'dhl', deliveryDate: { min: '2026-11-24', max: '2026-11-26' } }],
    })
  })

  test('the same variant again is the same line', async () => {
    await add(VARIANTS.cushion, 1)
    await add(VARIANTS.cushion, 2)

    expect(await quantities()).toEqual([3])
  })

  test.each([
    { what: 'another personalisation', more: { customData: { customText: { text1: 'Mia' } } }, lines: 2 },
    { what: '„ohne“ as personalisation', more: { customData: { customText: { text1: 'ohne' } } }, lines: 1 },
    {
      what: 'another item group',
      more: { itemGroup: { id: '12345678', isMainItem: true, isRequired: false } },
      lines: 2,
    },
  ])('$what makes $lines lines', async ({ more, lines }) => {
    await takesText(VARIANTS.cushion)
    await add(VARIANTS.cushion, 1)
    await add(VARIANTS.cushion, 1, more)

    expect((await load()).items).toHaveLength(lines)
  })

  // Of 9,999 vouchers the basket offered as many, and refused each number above 999.
  test.each([1, 998, 999, 1000, 9999])('of %d units each number that is offered is taken', async (units) => {
    await engine.database.sql
      .update(stock)
      .set({ quantity: units })
      .where(eq(stock.variantId, VARIANTS.cushion))
    await takesText(VARIANTS.cushion)
    const named = { customData: { customText: { text1: 'Mia' } } }
    if (units > 1) await add(VARIANTS.cushion, 1, named)
    const { basket } = await add(VARIANTS.cushion, 1)

    for (const { key: itemKey } of basket.items) {
      const offered = (await load()).items.find(({ key }) => key === itemKey)?.availableQuantity ?? 0
      const answer = await visitor.call(updateBasketItem, {
        basketKey: visitor.basketKey,
        itemKey,
        quantity: offered,
      })

      expect([answer.type, answer.statusCode]).toEqual(['success', 200])
      expect(answer.basket.items.find(({ key }) => key === itemKey)?.quantity).toBe(offered)
    }
  })

  test('more than there is becomes as much as there is, and says so', async () => {
    const answer = await add(VARIANTS.scarce, 8)

    expect(answer).toMatchObject({
      type: 'success',
      statusCode: 206,
      kind: 'ItemAddedWithReducedQuantity',
      basket: { items: [{ quantity: 5, availableQuantity: 5 }] },
    })
  })

  test('two lines of one variant share its stock', async () => {
    await takesText(VARIANTS.scarce)
    await add(VARIANTS.scarce, 4)
    const answer = await add(VARIANTS.scarce, 4, { customData: { customText: { text1: 'Mia' } } })

    expect(answer).toMatchObject({ statusCode: 206 })
    expect(await quantities()).toEqual([4, 1])
  })

  test.each([
    { what: 'a sold-out variant', variantId: VARIANTS.soldOut, statusCode: 412, kind: 'ItemUnavailable' },
    { what: 'an unknown variant', variantId: 4711, statusCode: 404, kind: 'VariantNotFound' },
  ])('$what is refused with the basket as it is', async ({ variantId, statusCode, kind }) => {
    await add(VARIANTS.cushion, 1)

    const answer = await visitor.try(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity: 1 })

    expect(answer).toMatchObject({
      status: 200,
      body: { type: 'failure', statusCode, kind, basket: { items: [{ quantity: 1 }] } },
    })
  })

  // It was put in, and the basket then called it sold out.
  test('what is no longer sold is refused, whatever lies on the shelf', async () => {
    const { sql } = engine.database
    const [{ productId } = { productId: 0 }] = await sql
      .select({ productId: variants.productId })
      .from(variants)
      .where(eq(variants.id, VARIANTS.scaled))
    await sql.update(products).set({ isActive: false }).where(eq(products.id, productId))
    await engine.refresh()

    expect(await add(VARIANTS.scaled, 1)).toMatchObject({
      type: 'failure',
      kind: 'ItemUnavailable',
      basket: { items: [] },
    })
  })

  test('when everything there is lies in the basket, nothing can be added', async () => {
    await add(VARIANTS.scarce, 5)

    expect(await add(VARIANTS.scarce, 1)).toMatchObject({ type: 'failure', kind: 'ItemUnavailable' })
  })

  test('a pre-order needs no stock', async () => {
    expect(await add(VARIANTS.preOrder, 3)).toMatchObject({ type: 'success', statusCode: 201 })
  })

  test.each([
    ['a pre-order', VARIANTS.preOrder],
    ['what there is plenty of', VARIANTS.cushion],
  ])('a full line of %s takes no more, and says why', async (_, variantId) => {
    const { sql } = engine.database
    await sql.update(stock).set({ quantity: 5000 }).where(eq(stock.variantId, VARIANTS.cushion))
    await add(variantId, 998)

    const last = await add(variantId, 2)
    const further = await add(variantId, 1)

    expect(last).toMatchObject({ statusCode: 206, kind: 'ItemAddedWithReducedQuantity' })
    expect(further).toMatchObject({ type: 'failure', statusCode: 413, kind: 'MaximumItemCountReached' })
    expect(await quantities()).toEqual([999])
  })

  test.each([
    { quantity: 0, key: 'quantity.min' },
    { quantity: -1, key: 'quantity.min' },
    { quantity: 1000, key: 'quantity.max' },
    { quantity: 1e30, key: 'quantity.max' },
    { quantity: 1.5, key: 'quantity.integer' },
    { quantity: '2', key: 'quantity.number' },
    { quantity: null, key: 'quantity.number' },
    { quantity: Number.NaN, key: 'quantity.number' },
  ])('$quantity is no quantity and changes nothing', async ({ quantity, key }) => {
    await add(VARIANTS.cushion, 1)

    const answer = await visitor.try(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity,
    })

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'input_invalid', errors: [{ path: 'quantity', key }] })
    expect(await quantities()).toEqual([1])
  })

  test('a scale price counts from its threshold on, both ways', async () => {
    const { basket } = await add(VARIANTS.scaled, 4)
    const itemKey = basket.items[0]?.key ?? ''
    const change = (quantity: number) =>
      visitor.call(updateBasketItem, { basketKey: visitor.basketKey, itemKey, quantity })

    const more = await change(5)
    const fewer = await change(4)

    expect([basket, more.basket, fewer.basket].map(priceOfFirstLine)).toEqual([
      [1000, 4000, 'default'],
      [800, 4000, 'Promotion5'],
      [1000, 4000, 'default'],
    ])
  })

  test('a quantity beyond the stock is capped before the scale price is decided', async () => {
    await engine.database.sql.update(stock).set({ quantity: 4 }).where(eq(stock.variantId, VARIANTS.scaled))

    const { basket, kind } = await add(VARIANTS.scaled, 9)

    expect([kind, ...priceOfFirstLine(basket)]).toEqual([
      'ItemAddedWithReducedQuantity',
      1000,
      4000,
      'default',
    ])
  })

  test('an unknown line cannot be changed', async () => {
    const answer = await visitor.call(updateBasketItem, {
      basketKey: visitor.basketKey,
      itemKey: 'nothing',
      quantity: 1,
    })

    expect(answer).toMatchObject({ type: 'failure', statusCode: 404, kind: 'BasketItemNotFound' })
  })

  test('a deleted line is gone, and deleting it again does no harm', async () => {
    const { basket } = await add(VARIANTS.cushion, 1)
    const input = { basketKey: visitor.basketKey, itemKey: basket.items[0]?.key ?? '' }

    const after = await visitor.call(deleteBasketItem, input)
    const again = await visitor.call(deleteBasketItem, input)

    expect([after.items, again.items]).toEqual([[], []])
    expect(after.version).toBeGreaterThan(basket.version)
  })

  test('with the main item its group goes', async () => {
    const group = (isMainItem: boolean) => ({
      itemGroup: { id: '12345678', isMainItem, isRequired: true },
    })
    const { basket } = await add(VARIANTS.cushion, 1, group(true))
    await add(VARIANTS.scarce, 1, group(false))

    const left = await visitor.call(deleteBasketItem, {
      basketKey: visitor.basketKey,
      itemKey: basket.items[0]?.key ?? '',
    })

    expect(left.items).toEqual([])
  })

  test('every change makes a higher version', async () => {
    const first = await add(VARIANTS.cushion, 1)
    const second = await add(VARIANTS.cushion, 1)

    expect(second.basket.version).toBeGreaterThan(first.basket.version)
  })

  test('what is sold out meanwhile stays visible, costs nothing and says so', async () => {
    await add(VARIANTS.cushion, 1)
    await add(VARIANTS.scarce, 1)
    await engine.database.sql.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, VARIANTS.scarce))

    const basket = await load()

    expect(basket.items.map(({ status }) => status)).toEqual(['available', 'unavailable'])
    expect(basket.cost.withTax).toBe(1999)
  })

  test('the same add under the same key is done once', async () => {
    const input = { basketKey: visitor.basketKey, variantId: VARIANTS.cushion, quantity: 1 }
    const key = { idempotencyKey: 'key-1' }

    const both = await Promise.all([
      visitor.call(addBasketItem, input, key),
      visitor.call(addBasketItem, input, key),
    ])
    const later = await visitor.call(addBasketItem, input, key)

    expect(both[1]).toEqual(both[0])
    expect(later).toEqual(both[0])
    expect(await quantities()).toEqual([1])
  })

  test('another wish under the same key is refused', async () => {
    const input = { basketKey: visitor.basketKey, variantId: VARIANTS.cushion, quantity: 1 }
    await visitor.call(addBasketItem, input, { idempotencyKey: 'key-1' })

    const answer = await visitor.try(addBasketItem, { ...input, quantity: 2 }, { idempotencyKey: 'key-1' })

    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    expect(await quantities()).toEqual([1])
  })

  test('a key belongs to its session', async () => {
    const other = await aVisitor(engine)
    const key = { idempotencyKey: 'key-1' }
    await visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId: 10, quantity: 1 }, key)

    const answer = await other.call(
      addBasketItem,
      { basketKey: other.basketKey, variantId: 20, quantity: 2 },
      key,
    )

    expect(answer.basket.items.map(({ variant }) => variant.id)).toEqual([20])
  })

  test('twenty adds at once lose none', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(VARIANTS.scaled, 1)))

    expect(await quantities()).toEqual([20])
  })

  test('each shop has its own basket in its own currency', async () => {
    const swiss = await aVisitor(engine, 'de-ch')

    const { basket } = await swiss.call(addBasketItem, {
      basketKey: swiss.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 1,
    })

    expect(basket).toMatchObject({ currencyCode: 'CHF', cost: { withTax: 2490 } })
  })
})

function priceOfFirstLine(basket: Basket) {
  const [item] = basket.items
  return [item?.price.unit.withTax, item?.price.total.withTax, item?.customData.pricePromotionKey]
}
