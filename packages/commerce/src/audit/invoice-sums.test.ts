import { openShop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orders } from '@shop/engine/db/schema/orders'
import { testBrand } from '@shop/engine/testing/test-brand'
import { refundOrderIn } from '@shop/sales/order-desk/refund-order'
import { orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { writtenInvoices } from '@shop/sales/papers/written-invoices'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aYear } from '../testing/a-year.ts'
import { ORDER } from '../testing/audit-mistakes.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { invoiceSums } from './invoice-sums-audit-store.ts'

describe.each(await engineKinds())('$name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeAll(async () => {
    ;({ engine, clock } = await open())
    await aYear({ engine, clock })
  }, 120_000)
  afterAll(() => engine?.close())

  test('however an order is refunded, its papers add up', { timeout: 120_000 }, async () => {
    // All of them together are less than the order costs.
    const amounts = fc.array(fc.integer({ min: 1, max: 430 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(amounts, fc.boolean(), async (refunds, andTheRest) => {
        await rolledBack(async (sql) => {
          await refundAll(sql, andTheRest ? [...refunds, null] : refunds)

          expect(await broken(sql)).toEqual([])
        })
      }),
      { numRuns: 15 },
    )
  })

  test('whatever number of a paper is another one, it is found', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(),
        fc.integer({ min: -50, max: 50 }).filter((change) => change !== 0),
        async (paperAt, fieldAt, change) => {
          await rolledBack(async (sql) => {
            await refundAll(sql, [137, 41])
            await changeNumber(sql, { paperAt, fieldAt, change })

            expect(await broken(sql)).toHaveLength(1)
          })
        },
      ),
      { numRuns: 30 },
    )
  })

  async function refundAll(sql: Sql, amounts: readonly (number | null)[]): Promise<void> {
    const input = { number: ORDER.shipped, by: 'mia', note: null, now: clock.now() }
    for (const amount of amounts) await refundOrderIn(sql, { ...input, amount })
    const order = await orderByNumber(sql, ORDER.shipped)
    const locale = testBrand.locales.find((known) => known === order?.locale)
    if (order === null || locale === undefined) throw new Error('The order is not there.')
    await writtenInvoices(sql, openShop(testBrand, locale), order)
  }

  async function changeNumber(
    sql: Sql,
    { paperAt, fieldAt, change }: { paperAt: number; fieldAt: number; change: number },
  ): Promise<void> {
    const papers = await sql
      .select({ id: invoices.id, content: invoices.content })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(orders.number, ORDER.shipped))
    const paper = papers[paperAt % papers.length]
    if (!paper?.content) throw new Error('The paper is not written.')
    const content = structuredClone(paper.content)
    const numbers = [
      ...(['items', 'shipping', 'fee', 'gross', 'giftcard', 'balance', 'rounding', 'total'] as const).map(
        (field) => () => {
          content[field] += change
        },
      ),
      ...content.lines.map((line) => () => {
        line.total += change
      }),
      ...content.vat.flatMap((row) => [
        () => {
          row.base += change
        },
        () => {
          row.amount += change
        },
      ]),
    ]
    numbers[fieldAt % numbers.length]?.()
    await sql.update(invoices).set({ content }).where(eq(invoices.id, paper.id))
  }

  async function broken(sql: Sql) {
    return (await invoiceSums.find(sql, { now: clock.now(), limit: 20 })).violations
  }

  async function rolledBack(body: (sql: Sql) => Promise<void>): Promise<void> {
    const undo = new Error('undo')
    await engine.database
      .transaction(async (sql) => {
        await body(sql)
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
  }
})
