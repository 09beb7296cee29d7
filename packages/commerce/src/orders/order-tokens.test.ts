import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { mailedLinkEnd } from '@shop/domain/order/order-periods'
import { orderTokens } from '@shop/engine/db/schema/invoices'
import { orders } from '@shop/engine/db/schema/orders'
import { addOrderToken, forgetEndedOrderTokens } from '@shop/sales/orders/order-lookup-store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderToPay } from '../testing/payment-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const DAY_SECONDS = 86_400

describe.each(await engineKinds())('links that open an order, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  let first: string
  let orderId: string
  beforeAll(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  beforeEach(async () => {
    visitor = await aVisitor(engine)
    first = (await orderToPay(visitor, { payment: 'KK' })).token
    const all = await engine.database.sql.select({ id: orders.id, at: orders.placedAt }).from(orders)
    orderId = all.toSorted((a, b) => b.at.valueOf() - a.at.valueOf())[0]?.id ?? ''
  })
  afterAll(() => engine.close())

  const opens = async (token: string) => (await visitor.try(loadPlacedOrder, { token })).status === 200
  const secondsUntil = (end: Date) => (end.valueOf() - clock.now().valueOf()) / 1000

  // They never expired: a mail found ten years later still gave access to the order, with its address.
  test('the one of a later mail opens the order longer than the one of the thank-you page, and not for ever', async () => {
    clock.forward(5 * DAY_SECONDS)
    const mailed = await addOrderToken(engine.database.sql, orderId, clock.now())
    const left = secondsUntil(mailedLinkEnd(clock.now()))
    expect([await opens(first), await opens(mailed)]).toEqual([true, true])

    clock.forward(85 * DAY_SECONDS)
    expect([await opens(first), await opens(mailed)]).toEqual([false, true])

    clock.forward(left - 85 * DAY_SECONDS - 1)
    expect(await opens(mailed)).toBe(true)
    clock.forward(1)
    expect(await opens(mailed)).toBe(false)
  })

  test('one that has ended is forgotten, and no other', async () => {
    const { sql } = engine.database
    await sql.delete(orderTokens)
    await addOrderToken(sql, orderId, clock.now(), new Date(clock.now().valueOf() + 1000))
    const lasting = await addOrderToken(sql, orderId, clock.now())
    clock.forward(1)

    await forgetEndedOrderTokens(sql, clock.now())

    expect(await sql.select().from(orderTokens)).toHaveLength(1)
    expect(await opens(lasting)).toBe(true)
  })
})
