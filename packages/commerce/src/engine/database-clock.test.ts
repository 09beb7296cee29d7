import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { catalogueLines } from '@shop/catalogue/testing/records'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { openDatabaseClock } from '@shop/engine/db/database-clock'
import { orders } from '@shop/engine/db/schema/orders'
import { databases } from '@shop/engine/db/test-database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { engineOn } from '../engine.ts'
import { orderToPay } from '../testing/payment-steps.ts'
import { aVisitor } from '../testing/visitor.ts'

const TWO_HOURS = 2 * 60 * 60 * 1000
/** The embedded database has the clock of its process. */
const server = (await databases()).find(({ name }) => name === 'PostgreSQL server')
const open = () => {
  if (server === undefined) throw new Error('These tests are skipped where no PostgreSQL server answers.')
  return server.open()
}

afterEach(() => {
  vi.useRealTimers()
})

// A process two hours ahead gave the orders up that others' shoppers were just paying.
describe.skipIf(server === undefined)('a process whose clock is two hours ahead', () => {
  test('leaves the orders alone that others are being paid for', async () => {
    const database = await open()
    await importCatalogue(database, catalogueLines(tinyCatalogue()), { strict: true })
    const opened = () =>
      engineOn(
        { ...database, close: async () => undefined },
        {
          brand: testBrand,
          publicOrigin: 'https://shop.example',
          shopOrigins: null,
          sandboxPayments: true,
          secret: 'a secret for tests',
          housekeeping: false,
        },
      )
    const right = await opened()
    const { orderNumber } = await orderToPay(await aVisitor(right), { payment: 'KK' })

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_HOURS })
    const ahead = await opened()
    await ahead.tidy()

    const [order] = await database.sql.select().from(orders).where(eq(orders.number, orderNumber))
    expect(order?.state).toBe('pending_payment')
    await ahead.close()
    await right.close()
    await database.close()
  }, 60_000)
})

describe.skipIf(server === undefined)('the clock of the PostgreSQL server', () => {
  test('goes on by itself, and follows the server when it is asked again', async () => {
    const database = await open()
    let passed = 0
    const clock = await openDatabaseClock(database, { passed: () => passed, isOn: false })
    const first = clock.now().getTime()

    passed = 5000
    expect(clock.now().getTime() - first).toBe(5000)
    await clock.measure()
    expect(clock.now().getTime() - first).toBeLessThan(5000)
    await database.close()
  })
})
