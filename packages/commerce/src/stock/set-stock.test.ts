import { addBasketItem } from '@shop/api-client/contract/basket'
import { loadProduct } from '@shop/api-client/contract/catalogue'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { payOrder } from '@shop/api-client/office/order-commands'
import { parcelOrders, pickList, placeArticle } from '@shop/api-client/office/warehouse-commands'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { remindedVariant } from '@shop/customers/reminders/reminder-store'
import { stock } from '@shop/engine/db/schema/catalogue'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { buyersLike } from '../testing/many-buyers.ts'
import { aMember } from '../testing/office-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

type Items = { referenceKey: string; quantity: number }[]

/** Two cushions and a vase, which are on the shelf ten and five times. */
const SET = 930
const PARTS: Items = [
  { referenceKey: 'P1', quantity: 2 },
  { referenceKey: 'P2', quantity: 1 },
]

// A set took units of its own row alone: the shop sold chairs that four sets had taken before.
describe.each(await engineKinds())('sets that are put together, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    await imported(aSet('virtual', PARTS))
  }, 60_000)
  afterEach(() => engine.close())

  const imported = async (record: ProductRecord) => {
    const lines = async function* () {
      yield JSON.stringify(record)
    }
    await importCatalogue(engine.database, lines(), { strict: true })
    await engine.refresh()
  }
  const left = async () => {
    const rows = await engine.database.sql
      .select()
      .from(stock)
      .where(inArray(stock.variantId, [VARIANTS.cushion, VARIANTS.scarce, SET]))
      .orderBy(asc(stock.variantId))
    return rows.map(({ quantity }) => quantity)
  }
  const put = (variantId: number, quantity: number) =>
    engine.database.sql.update(stock).set({ quantity }).where(eq(stock.variantId, variantId))
  const offered = async () => {
    await engine.refresh()
    const visitor = await aVisitor(engine)
    const { product } = await visitor.call(loadProduct, { referenceKey: 'P93' })
    return product.variants[0]?.stock.quantity
  }
  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())

  test('an order takes what lies in the set, and leaves the row of the set alone', async () => {
    await buy(await aVisitor(engine), { variantId: SET, quantity: 2 })

    expect(await left()).toEqual([6, 3, 100])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('a set and one of its parts in one order take both', async () => {
    const visitor = await aVisitor(engine)
    await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 3,
    })
    await buy(visitor, { variantId: SET, quantity: 3 })

    expect(await left()).toEqual([1, 2, 100])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('a set is there as often as the scarcest of its parts, and says so at once when one is sold', async () => {
    const before = await offered()
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, quantity: 5 })
    const after = await offered()
    const visitor = await aVisitor(engine)
    const { basket } = await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: SET,
      quantity: 4,
    })

    expect([before, after]).toEqual([5, 2])
    expect(basket.items[0]).toMatchObject({ quantity: 2, availableQuantity: 2 })
  })

  test('a set whose last part is gone is not back, and is once there are enough again', async () => {
    const isBack = async () => (await remindedVariant(engine.database.sql, SET, 'DE'))?.isOrderable
    await put(VARIANTS.cushion, 1)
    const short = await isBack()
    await put(VARIANTS.cushion, 2)

    expect([short, await isBack()]).toEqual([false, true])
  })

  test('orders for the same parts never take one twice', async () => {
    await put(VARIANTS.cushion, 7)
    const visitor = await aVisitor(engine)
    await fillCheckout(visitor, { variantId: SET })
    const buyers = await buyersLike(engine, visitor, { count: 12 })

    const answers = await Promise.all(
      buyers.map((buyer) => buyer.try(placeOrder, { acceptedTerms: true }, crypto.randomUUID())),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await left()).toEqual([1, 2, 100])
  }, 60_000)

  test('what is cancelled goes back as it was taken, whatever the set has become since', async () => {
    const { orderNumber } = await buy(await aVisitor(engine), { variantId: SET, quantity: 2 })
    await imported(aSet('virtual', [{ referenceKey: 'P4', quantity: 9 }]))

    const { exitCode } = await run('orders', 'cancel', orderNumber)

    expect(exitCode).toBe(0)
    expect(await left()).toEqual([10, 5, 100])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('an order that is not paid in time gives its parts back', async () => {
    const visitor = await aVisitor(engine)
    await buy(visitor, { variantId: SET, payment: 'KK' })
    const held = await left()
    const own = await visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId: SET,
      quantity: 9,
    })
    clock.forward(60 * 60)
    await engine.tidy()

    // What the shopper's own unpaid order holds is theirs still.
    expect(own.basket.items[0]?.availableQuantity).toBe(5)
    expect(held).toEqual([8, 4, 100])
    expect(await left()).toEqual([10, 5, 100])
  })

  test('one of two sets that comes back brings its parts along', async () => {
    const { orderNumber } = await buy(await aVisitor(engine), { variantId: SET, quantity: 2 })
    await run('orders', 'paid', orderNumber)
    await run('orders', 'ship', orderNumber, '--tracking', 'dhl:00340434161094042557')
    const olivia = await aMember({ engine, clock }, ['owner'], 'olivia@example.org')
    const { orders } = await olivia.answer(parcelOrders, { numbers: [orderNumber] })
    await olivia.answer(
      takeBackGoods,
      { number: orderNumber, units: [{ position: 1, quantity: 1, toShelf: 1 }] },
      orders[0]?.version ?? 0,
    )

    expect(await left()).toEqual([8, 4, 100])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('a packed set is an article of its own', async () => {
    await imported(aSet('bundle', PARTS))
    await buy(await aVisitor(engine), { variantId: SET, quantity: 6 })

    expect(await left()).toEqual([10, 5, 94])
  })

  test('the shelves are walked for the parts of a set', async () => {
    const { orderNumber } = await buy(await aVisitor(engine), { variantId: SET, quantity: 2 })
    const alone = await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })
    const olivia = await aMember({ engine, clock }, ['owner'], 'olivia@example.org')
    for (const number of [orderNumber, alone.orderNumber]) {
      const { orders } = await olivia.answer(parcelOrders, { numbers: [number] })
      await olivia.answer(payOrder, { number }, orders[0]?.version ?? 0)
    }
    await olivia.answer(placeArticle, { variantId: VARIANTS.scarce, place: 'A-1' }, 0)

    const { articles } = await olivia.answer(pickList, { by: 'article' })
    const { deliveries } = await olivia.answer(pickList, {})

    expect(deliveries.map(({ standing }) => standing)).toEqual(['ready', 'ready'])
    expect(articles).toMatchObject([
      { variantId: VARIANTS.scarce, name: 'Vase', place: 'A-1', placeVersion: 1, units: 2, lines: 1 },
      { variantId: VARIANTS.cushion, name: 'Kissen', place: null, units: 5, lines: 2 },
    ])
  })
})

/** A set of the tiny catalogue with a hundred units of its own, which nobody has packed. */
function aSet(kind: 'virtual' | 'bundle', items: Items): ProductRecord {
  const product = tinyCatalogue().find((record) => record.kind === 'product' && record.id === 4)
  if (product?.kind !== 'product') throw new Error('The tiny catalogue has no product 4.')
  return {
    ...product,
    id: 93,
    referenceKey: 'P93',
    masterKey: 'M93',
    facts: { bundle: { kind, items } },
    variants: product.variants.map((variant) => ({ ...variant, id: SET, referenceKey: 'P93_1' })),
  }
}
