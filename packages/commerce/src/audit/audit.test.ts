import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { putOnBalance } from '@shop/sales/balance/balance-store'
import { cancelOrder } from '@shop/sales/order-desk/cancel-order'
import { refundOrderIn } from '@shop/sales/order-desk/refund-order'
import { shipOrderIn } from '@shop/sales/order-desk/ship-order'
import { fillCounted, setStock } from '@shop/sales/orders/set-stock-store'
import { insertCodes } from '@shop/sales/promotions/promotion-store'
import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { MISTAKES, ORDER } from '../testing/audit-mistakes.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { deliver, noticeOf, orderToPay } from '../testing/payment-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'
import { auditShop, INVARIANTS } from './audit.ts'
import { nightlyAudit } from './nightly-audit.ts'

const BY = { by: 'mia', note: null }

const [kind] = await engineKinds()
let { engine, clock } = {} as TestEngine
beforeAll(async () => {
  if (kind === undefined) throw new Error('There is no embedded database.')
  ;({ engine, clock } = await kind.open())
  await aYear()
}, 120_000)
afterAll(() => engine?.close())

describe('what nobody has touched', () => {
  test('is whole, and every invariant has looked at something', async () => {
    const results = await auditShop(engine.database.sql, { now: clock.now() })

    expect(await brokenInvariants(engine)).toEqual([])
    expect(results.filter(({ checked }) => checked === 0).map(({ name }) => name)).toEqual([])
  })

  test('is said so by the command', async () => {
    const { lines, exitCode } = await runCommand(engine.database, ['audit'], clock.now())
    const json = await runCommand(engine.database, ['audit', '--json'], clock.now())

    expect(exitCode).toBe(0)
    expect(lines).toHaveLength(INVARIANTS.length)
    expect(lines[0]).toMatch(/^ok {6}order-totals .*: 0 of 6$/)
    expect(JSON.parse(json.lines.join('\n'))).toHaveLength(INVARIANTS.length)
  })

  test.each([[['--limit', '0']], [['now']], [['--all']]])('%j is not understood', async (words) => {
    expect(await runCommand(engine.database, ['audit', ...words], clock.now())).toMatchObject({ exitCode: 2 })
  })
})

describe('what is broken on purpose', () => {
  test.each(MISTAKES)('%s finds %s after %j', async (invariant, object, statements) => {
    const broken = await brokenBy(statements)

    const found = broken.find(({ name }) => name === invariant)
    expect(found).toMatchObject({ broken: 1, violations: [{ found: expect.stringMatching(/./) }] })
    expect(found?.violations[0]?.object).toContain(object)
  })

  test('no invariant is without a mistake that it finds', () => {
    const found = new Set(MISTAKES.map(([invariant]) => invariant))

    expect(INVARIANTS.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([])
  })

  test('the command names it with what to do, and ends with 1', async () => {
    await rolledBack(async (sql) => {
      await sql.execute(raw`update gift_cards set balance = balance + 1`)
      const { lines, exitCode } = await runCommand({ ...engine.database, sql }, ['audit'], clock.now())

      expect(exitCode).toBe(1)
      expect(lines).toContainEqual(expect.stringMatching(/^BROKEN {2}gift-cards .*: 1 of 1$/))
      expect(lines).toContainEqual(expect.stringMatching(/^ {10}What to do: Look at the bookings/))
    })
  })
})

test('a count by hand and rows from before counts were noted are the new truth', async () => {
  await rolledBack(async (sql) => {
    await setStock(sql, { referenceKey: 'V4_1', quantity: 7 })
    await sql.execute(raw`update stock set counted = null where variant_id = ${VARIANTS.cushion}`)
    const filled = await fillCounted({ transaction: (body) => body(sql) })

    expect(filled).toBe(1)
    expect((await auditShop(sql, { now: clock.now() })).filter(({ broken }) => broken > 0)).toEqual([])
  })
})

test('is run once a night, in one process, and says in one line that all is well', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  await rolledBack(async (sql) => {
    await sql.execute(raw`update orders set expires_at = '2026-11-23' where number = ${ORDER.waiting}`)
    for (const time of ['1T23:00', '2T02:00', '2T02:10', '2T04:59', '3T03:00'])
      await nightlyAudit(sql, new Date(`2026-11-2${time}:00Z`), log)
  })

  // In the second night the order that waits should have been given up.
  expect(log.info.mock.calls).toEqual([[`Audit: all ${INVARIANTS.length} invariants hold.`]])
  expect(log.error.mock.calls).toEqual([
    [expect.stringMatching(/BROKEN {2}order-states[\s\S]*T00000006: waits/)],
  ])
})

/** Six orders of every kind: with card and voucher, shipped, partly refunded, cancelled, captured, and one that waits. */
async function aYear(): Promise<void> {
  const { database } = engine
  const { sql } = database
  await givePromotions(
    database,
    aVoucherRecord('ZEHN', { conditions: [{ level: 'global', key: 'usage_limit', uses: 5 }] }),
    aVoucherRecord('EINZELN', { code: null, needsCode: true, combinability: 'always' }),
  )
  await insertCodes(sql, 'einzeln', ['EINMAL', 'FREI'])
  const card = await giveGiftCard(database, { amount: 500 })
  const visitor = async () => aVisitor(engine)

  const anna = await visitor()
  await fillCheckout(anna, { variantId: VARIANTS.scaled, quantity: 3 })
  for (const code of ['EINMAL']) await anna.call(addVoucher, { basketKey: anna.basketKey, code })
  await anna.call(addGiftCard, { basketKey: anna.basketKey, code: card.code, pin: card.pin })
  await anna.call(placeOrder, { acceptedTerms: true })
  await buy(await visitor(), { variantId: VARIANTS.cushion, payment: 'RE', birthDate: '1980-01-01' })
  const tracking = { carrier: null, number: '00340434161094042557' }
  await database.transaction((sql) =>
    shipOrderIn(sql, { number: ORDER.shipped, ...BY, now: clock.now(), positions: null, tracking }),
  )
  const bert = await visitor()
  await fillCheckout(bert, { variantId: VARIANTS.scaled, email: 'bert@example.org' })
  await bert.call(addVoucher, { basketKey: bert.basketKey, code: 'ZEHN' })
  await bert.call(placeOrder, { acceptedTerms: true })
  await database.transaction((sql) =>
    refundOrderIn(sql, { number: ORDER.partlyRefunded, ...BY, now: clock.now(), amount: 100 }),
  )
  await buy(await visitor(), { variantId: VARIANTS.scaled })
  await cancelOrder(database, { number: 'T00000004', ...BY, now: clock.now(), positions: null })
  const paid = await orderToPay(await visitor(), { variantId: VARIANTS.download })
  await deliver(engine, noticeOf(engine, paid.url, 'authorised'))
  await engine.tidy()
  await orderToPay(await visitor(), { variantId: VARIANTS.scaled })
  const [person] = await sql.select().from(users)
  await putOnBalance(sql, {
    customerId: person?.id ?? '',
    currency: 'EUR',
    amount: 300,
    orderId: null,
    kind: 'credited',
    now: clock.now(),
  })
  await engine.tidy()
  await engine.tidy()
  clock.forward(1)
}

async function brokenBy(statements: readonly string[]) {
  return rolledBack(async (sql) => {
    for (const statement of statements) await sql.execute(raw.raw(statement))
    return (await auditShop(sql, { now: clock.now() })).filter(({ broken }) => broken > 0)
  })
}

/** What a test breaks is whole again afterwards. */
async function rolledBack<T>(body: (sql: Sql) => Promise<T>): Promise<T> {
  let result: { value: T } | null = null
  const undo = new Error('undo')
  await engine.database
    .transaction(async (sql) => {
      result = { value: await body(sql) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (result === null) throw new Error('Nothing came of it.')
  return (result as { value: T }).value
}
