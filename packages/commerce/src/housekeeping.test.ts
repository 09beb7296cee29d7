import { sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderToPay, paymentRecords } from './testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from './testing/test-engine.ts'
import { aVisitor } from './testing/visitor.ts'

describe.each(await ruleEngines())('housekeeping, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(async () => {
    await engine.database.sql.execute(raw`alter table if exists sessions_away rename to sessions`)
    await engine.close()
  })

  test('what fails is told, and stops nothing that follows', async () => {
    await orderToPay(await aVisitor(engine), { payment: 'KK' })
    await engine.tidy()
    clock.forward(16 * 60)
    await engine.database.sql.execute(raw`alter table sessions rename to sessions_away`)

    await expect(engine.tidy()).rejects.toThrow('Not done: sessions.')

    expect((await paymentRecords(engine)).orders).toMatchObject([{ state: 'payment_failed' }])
  })
})
