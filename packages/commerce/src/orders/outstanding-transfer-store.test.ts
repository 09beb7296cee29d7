import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { migrate } from '@shop/engine/db/migrate'
import { orders, paymentEvents, payments } from '@shop/engine/db/schema/orders'
import { outstandingTransfers } from '@shop/sales/orders/outstanding-transfer-store'
import { sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buy } from '../testing/checkout-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

describe.each(await engineKinds())('what is owed on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  // Every refund by hand of the years before was owed again, and the desk would have paid it twice.
  test('a refund from before transfers were noted counts as transferred, but not that of a balance', async () => {
    const { sql } = engine.database
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })
    const [order] = await sql.select().from(orders)
    const [payment] = await sql.select().from(payments)
    if (!order || !payment) throw new Error('Nothing was bought.')
    await sql.insert(payments).values([
      { ...payment, id: 'part', key: 'KK' },
      { ...payment, id: 'balance', key: 'balance' },
    ])
    const event = { at: clock.now(), kind: 'byHand', by: 'mia' }
    await sql.insert(paymentEvents).values([
      { ...event, paymentId: payment.id, amount: 500 },
      { ...event, paymentId: payment.id, amount: 300 },
      { ...event, paymentId: 'part', amount: 200 },
      { ...event, paymentId: 'part', amount: 150, kind: 'transferred' },
      { ...event, paymentId: 'balance', amount: 100 },
    ])
    const { rows } = await sql.execute<{ name: string }>(raw`select current_schema() as name`)
    await sql.execute(raw`delete from migrations where name = '0021_transferred_before'`)

    await migrate(sql, rows[0]?.name ?? '')

    expect(await outstandingTransfers(sql, order.id)).toEqual([
      { paymentId: 'balance', key: 'balance', amount: 100 },
    ])
  })
})
