import { spawn } from 'node:child_process'
import { addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { orders, payments, stockReservations } from '@shop/engine/db/schema/orders'
import { promotionUses } from '@shop/engine/db/schema/promotions'
import { mails } from '@shop/engine/db/schema/system'
import { serverAddress } from '@shop/engine/db/test-database'
import { eq, sql as raw } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { brokenInvariants } from '../testing/audited.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { buyersLike } from '../testing/many-buyers.ts'
import { aVoucherRecord, givePromotions } from '../testing/offers.ts'
import { engineKinds } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

// Processes of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const server = await serverAddress()
const kind = (await engineKinds()).find(({ name }) => name === 'PostgreSQL server')
const PIECES = 100
/** The payment method, and when the process dies: at a statement, before the commit, before the answer. */
const DEATHS = [
  ['V', '12'],
  ['V', 'commit'],
  ['V', 'answer'],
  ['KK', 'answer'],
] as const

let close = async () => {}
afterAll(() => close())

test.skipIf(server === null)(
  'a process that dies on the way to an order leaves all of it or nothing, and the repeat finds it',
  async () => {
    const { engine, clock } = (await kind?.open()) ?? {}
    if (!engine || !clock) throw new Error('There is no server to test on.')
    close = () => engine.close()
    await givePromotions(
      engine.database,
      aVoucherRecord('ZEHN', { conditions: [{ level: 'global', key: 'usage_limit', uses: 1000 }] }),
    )
    const visitor = await aVisitor(engine)
    await fillCheckout(visitor, { variantId: VARIANTS.scaled })
    await visitor.call(addVoucher, { basketKey: visitor.basketKey, code: 'ZEHN' })
    const buyers = []
    for (const [payment] of DEATHS) {
      await visitor.call(putCheckoutPayment, { paymentKey: payment })
      buyers.push(...(await buyersLike(engine, visitor, { count: 1 })))
    }
    const schema = await engine.database.sql.execute<{ name: string }>(raw`select current_schema() as name`)

    const signals = await Promise.all(
      buyers.map(({ token }, index) =>
        killed({
          DATABASE_URL: server ?? '',
          DYING_SCHEMA: schema.rows[0]?.name ?? '',
          DYING_TOKEN: token,
          DYING_KEY: `key-${index}`,
          DYING_AT: DEATHS[index]?.[1] ?? '',
        }),
      ),
    )
    const placed = await engine.database.sql.select().from(orders)
    clock.forward(61)
    const answers = await Promise.all(
      buyers.map((buyer, index) => buyer.try(placeOrder, { acceptedTerms: true }, `key-${index}`)),
    )
    clock.forward(16 * 60)
    await engine.tidy()
    await engine.tidy()

    const { sql } = engine.database
    const all = await sql.select().from(orders)
    const paid = await sql.select().from(payments)
    const held = await sql.select().from(stockReservations)
    const [left] = await sql.select().from(stock).where(eq(stock.variantId, VARIANTS.scaled))
    const sent = (await sql.select().from(mails)).filter((mail) => mail.kind === 'orderConfirmation')
    const uses = (await sql.select().from(promotionUses)).filter(({ releasedAt }) => releasedAt === null)
    const confirmed = all.filter(({ state }) => state === 'confirmed')
    expect(new Set(signals)).toEqual(new Set(['SIGKILL']))
    expect(placed).toHaveLength(2)
    expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 201))
    expect(all.map(({ number }) => number).toSorted()).toEqual(
      buyers.map((_, index) => `T000000${String(index + 1).padStart(2, '0')}`),
    )
    expect(all.every(({ id }) => paid.some(({ orderId }) => orderId === id))).toBe(true)
    expect(confirmed).toHaveLength(DEATHS.filter(([payment]) => payment === 'V').length)
    expect(held.filter(({ state }) => state === 'taken')).toHaveLength(confirmed.length)
    expect(left?.quantity).toBe(PIECES - confirmed.length)
    expect(sent.map(({ to }) => to).toSorted()).toEqual(confirmed.map(({ email }) => email).toSorted())
    expect(uses).toHaveLength(confirmed.length)
    expect(await brokenInvariants(engine)).toEqual([])
  },
)

/** Runs a process that kills itself; returns the signal that ended it. */
function killed(environment: Record<string, string>): Promise<NodeJS.Signals | null> {
  const program = new URL('../testing/dying-order.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment, NODE_NO_WARNINGS: '1' },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))
}
