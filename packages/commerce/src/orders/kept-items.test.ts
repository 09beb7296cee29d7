import { createHttpApi } from '@shop/api-client/client/http-api'
import { loadProduct } from '@shop/api-client/contract/catalogue'
import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiResponse } from '../http-api.ts'
import { buy } from '../testing/checkout-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const ORIGIN = 'https://shop.example'
const BLOCK = { BVC: 1, deliveryDaysTo: 4, scaleAmount1: 5, scalePrice1: 800, scaleUnit1: 'ST' }
const STEPS = { buyability: 1, deliveryDays: { to: 4 }, priceSteps: [{ amount: 5, price: 800 }] }

describe.each(await engineKinds())('variants in rows and on the wire, on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let token: string
  beforeAll(async () => {
    ;({ engine } = await open())
    token = (await buy(await aVisitor(engine), { variantId: VARIANTS.scaled })).token
  }, 60_000)
  afterAll(() => engine.close())

  /** As a browser calls. */
  const overHttp = createHttpApi({
    locale: 'de-de',
    fetch: async (address, init) =>
      apiResponse(
        engine,
        new Request(new URL(address instanceof Request ? address.url : address, ORIGIN), init),
        {
          locale: 'de-de',
          clientAddress: '127.0.0.1',
          secureCookies: true,
        },
      ),
  })

  // A build before and after this one reads the same rows.
  test('an order keeps them as the wire has them', async () => {
    const { sql } = engine.database
    const { rows } = await sql.execute<{ inOrder: unknown; inItem: unknown }>(
      raw`select ${orders.items}->0->'items'->0->'variant' as "inOrder", ${orderItems.item}->'variant' as "inItem"
        from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}`,
    )

    expect(rows).toMatchObject([
      { inOrder: { customData: { KQPRI: BLOCK } }, inItem: { customData: { KQPRI: BLOCK } } },
    ])
    expect(rows[0]?.inOrder).not.toHaveProperty('priceSteps')
  })

  test('and gives them back in the words of the trade', async () => {
    const [row] = await engine.database.sql
      .select({ packages: orders.items, item: orderItems.item })
      .from(orders)
      .innerJoin(orderItems, raw`${orderItems.orderId} = ${orders.id}`)

    expect(row?.item.variant).toMatchObject(STEPS)
    expect(row?.packages[0]?.items[0]?.variant).toEqual(row?.item.variant)
    expect(row?.item.variant).not.toHaveProperty('customData')
  })

  test('a browser is told the block and reads the same as the server', async () => {
    const asked = { referenceKey: 'P4' }
    const response = await apiResponse(engine, new Request('https://shop.example/api/shop/products/P4/'), {
      locale: 'de-de',
      clientAddress: '127.0.0.1',
      secureCookies: true,
    })

    expect(await response.json()).toMatchObject({ product: { variants: [{ customData: { KQPRI: BLOCK } }] } })
    expect(await overHttp(loadProduct, asked)).toEqual(await engine.api('de-de')(loadProduct, asked))
    const { order } = await overHttp(loadPlacedOrder, { token })
    expect(order.packages[0]?.items[0]?.variant).toMatchObject(STEPS)
  })
})
