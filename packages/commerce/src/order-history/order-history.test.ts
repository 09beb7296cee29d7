import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { listOrders, loadOrder, ORDERS_ON_PAGE, reorder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock, variants } from '@shop/engine/db/schema/catalogue'
import { orders } from '@shop/engine/db/schema/orders'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, onAnotherDevice } from '../testing/account-steps.ts'
import { anAddress, buy, fillCheckout } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('order histories on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const bought = async (visitor: Visitor, variantId: number, quantity = 1) => {
    clock.forward(60)
    return (await buy(visitor, { variantId, quantity })).orderNumber
  }
  const setStock = (variantId: number, quantity: number) =>
    engine.database.sql.update(stock).set({ quantity }).where(eq(stock.variantId, variantId))

  test('orders are listed, the newest first', async () => {
    const first = await bought(anna, VARIANTS.cushion, 2)
    const second = await bought(anna, VARIANTS.book)

    const answer = await anna.call(listOrders, {})

    expect(answer).toMatchObject({ total: 2, page: 1, pages: 1 })
    expect(answer.orders).toMatchObject([
      { number: second, units: 1, items: [{ name: 'Buch', quantity: 1 }] },
      {
        number: first,
        units: 2,
        locale: 'de-de',
        currencyCode: 'EUR',
        total: 2 * 1999 + 595,
        placedAt: '2026-11-21T12:01:00.000Z',
        items: [{ name: 'Kissen', quantity: 2 }],
      },
    ])
  })

  test('an order that was placed in another language of the shop is there, too', async () => {
    const swiss = await aCustomer(engine, { email: 'lea@example.org', locale: 'fr-ch' })
    const address = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' })
    await fillCheckout(swiss, { variantId: VARIANTS.cushion, address })
    const { orderNumber } = await swiss.call(placeOrder, { acceptedTerms: true })

    const german = await onAnotherDevice(engine, { email: 'lea@example.org' })

    expect((await german.call(listOrders, {})).orders).toMatchObject([
      { number: orderNumber, locale: 'fr-ch' },
    ])
    expect((await german.call(loadOrder, { orderNumber })).order).toMatchObject({ currencyCode: 'CHF' })
  })

  test('pages have ten orders, and one beyond the last is empty', async () => {
    const number = await bought(anna, VARIANTS.cushion)
    await copies(number, ORDERS_ON_PAGE + 2)

    const pages = await Promise.all([1, 2, 3].map((page) => anna.call(listOrders, { page })))

    expect(pages.map((answer) => [answer.orders.length, answer.total, answer.pages])).toEqual([
      [10, 13, 2],
      [3, 13, 2],
      [0, 13, 2],
    ])
    const numbers = pages.flatMap((answer) => answer.orders.map((order) => order.number))
    expect(new Set(numbers).size).toBe(13)
  })

  test.each([
    ['whole', (number: string) => number, 1],
    ['in small letters', (number: string) => number.toLowerCase(), 1],
    ['with spaces around', (number: string) => ` ${number} `, 1],
    ['in part', (number: string) => number.slice(3, -1), 1],
    ['with another end', (number: string) => `${number}9`, 0],
    ['as a wildcard', () => '%', 0],
    ['as one for a letter', () => '_', 0],
    ['as nonsense', () => "' or 1=1 --", 0],
  ])('a number is searched %s', async (_, typed, count) => {
    const number = await bought(anna, VARIANTS.cushion)

    expect((await anna.call(listOrders, { search: typed(number) })).orders).toHaveLength(count)
  })

  test.each([
    ['a part of its name', 'kiss', 1],
    ['its number', 'V1', 1],
    ['another name', 'Vase', 0],
    ['a name with a wildcard', 'Ki%en', 0],
    ['control characters', 'Kis\u0000sen', 1],
  ])('an article is searched by %s', async (_, search, count) => {
    await bought(anna, VARIANTS.cushion)

    expect((await anna.call(listOrders, { search })).orders).toHaveLength(count)
  })

  test.each(['0', '-1', '1.5', 'x', '99999'])('„%s“ is no page', async (page) => {
    expect((await anna.try(listOrders, { page })).status).toBe(422)
  })

  test('an order tells what has happened to it, and what there is to read', async () => {
    const orderNumber = await bought(anna, VARIANTS.cushion, 2)

    const answer = await anna.call(loadOrder, { orderNumber })

    expect(answer).toMatchObject({
      order: { number: orderNumber, state: 'confirmed', customer: { email: 'anna@example.org' } },
      history: [{ at: '2026-11-21T12:01:00.000Z', state: 'confirmed' }],
      itemStates: [{ key: answer.order.packages[0]?.items[0]?.key, state: 'confirmed' }],
      invoices: [{ kind: 'invoice', issuedAt: '2026-11-21T12:01:00.000Z' }],
      bank: { reference: orderNumber },
    })
  })

  test('orders of others are as little there as any', async () => {
    const orderNumber = await bought(anna, VARIANTS.cushion)
    const eva = await aCustomer(engine, { email: 'eva@example.org' })
    const guest = await aVisitor(engine)
    const ofGuest = await bought(guest, VARIANTS.book)

    const answers = await Promise.all(
      [orderNumber, ofGuest, 'T999', '%'].flatMap((wanted) =>
        [loadOrder, reorder].map((call) => eva.try(call, { orderNumber: wanted })),
      ),
    )

    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
    expect(await eva.call(listOrders, {})).toMatchObject({ orders: [], total: 0, pages: 0 })
    expect((await eva.call(loadBasket, { basketKey: eva.basketKey })).items).toEqual([])
  })

  test('an order is put into the basket again', async () => {
    const orderNumber = await bought(anna, VARIANTS.cushion, 2)

    const answer = await anna.call(reorder, { orderNumber })

    expect(answer).toMatchObject({ units: 2, missing: [] })
    expect(inBasket(answer)).toEqual([[VARIANTS.cushion, 2]])
  })

  test('what lies in the basket stays, the same thing grows', async () => {
    const orderNumber = await bought(anna, VARIANTS.cushion, 2)
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.cushion, quantity: 1 })
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.book, quantity: 1 })

    const answer = await anna.call(reorder, { orderNumber })

    expect(inBasket(answer)).toEqual([
      [VARIANTS.cushion, 3],
      [VARIANTS.book, 1],
    ])
  })

  test('less is left than was ordered', async () => {
    const orderNumber = await bought(anna, VARIANTS.cushion, 4)
    await setStock(VARIANTS.cushion, 3)

    const answer = await anna.call(reorder, { orderNumber })

    expect(answer).toMatchObject({
      units: 3,
      missing: [{ name: 'Kissen', variantId: VARIANTS.cushion, quantity: 1, reason: 'fewer' }],
    })
  })

  test('what is sold out or gone is told, and the rest comes', async () => {
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.book, quantity: 1 })
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.scarce, quantity: 1 })
    const orderNumber = await bought(anna, VARIANTS.cushion)
    await setStock(VARIANTS.cushion, 0)
    await engine.database.sql.delete(variants).where(eq(variants.id, VARIANTS.scarce))
    await engine.refresh()

    const answer = await anna.call(reorder, { orderNumber })

    expect(inBasket(answer)).toEqual([[VARIANTS.book, 1]])
    expect(answer.units).toBe(1)
    expect(answer.missing.map(({ variantId, reason }) => [variantId, reason])).toEqual(
      expect.arrayContaining([
        [VARIANTS.cushion, 'soldOut'],
        [VARIANTS.scarce, 'gone'],
      ]),
    )
  })

  test('sent twice under one key it is put in once', async () => {
    const orderNumber = await bought(anna, VARIANTS.cushion)
    const key = { idempotencyKey: 'once' }

    await anna.call(reorder, { orderNumber }, key)
    const again = await anna.call(reorder, { orderNumber }, key)

    expect(inBasket(again)).toEqual([[VARIANTS.cushion, 1]])
  })

  test.each([listOrders, loadOrder, reorder])('$name is for customers', async (call) => {
    const visitor = await aVisitor(engine)

    expect(await visitor.try(call, { orderNumber: 'T1' })).toMatchObject({ status: 401 })
  })

  async function copies(number: string, count: number) {
    const { sql } = engine.database
    const [row] = await sql.select().from(orders).where(eq(orders.number, number))
    if (row === undefined) throw new Error(`There is no order ${number}.`)
    const rows = Array.from({ length: count }, (_, index) => {
      const name = `copy-${index}`
      return { ...row, id: name, number: name, tokenHash: name }
    })
    await sql.insert(orders).values(rows)
  }
})

function inBasket({ basket }: { basket: { items: { variant: { id: number }; quantity: number }[] } }) {
  return basket.items.map(({ variant, quantity }) => [variant.id, quantity])
}
