import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { loadLoyaltyNumber, putLoyaltyNumber } from '@shop/api-client/contract/loyalty'
import { deleteAccount, exportUserData } from '@shop/api-client/contract/user-data'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { variants } from '@shop/engine/db/schema/catalogue'
import { orderPoints, pointsPostings } from '@shop/engine/db/schema/loyalty'
import { users } from '@shop/engine/db/schema/shopper'
import { mails } from '@shop/engine/db/schema/system'
import { httpLoyaltyProgramme } from '@shop/engine/ports/loyalty/http-loyalty-programme'
import type { LoyaltyProgramme } from '@shop/engine/ports/loyalty/loyalty-programme'
import {
  aLoyaltyServer,
  LOYALTY_SECRET,
  type LoyaltyServer,
  NOBODYS_NUMBER,
} from '@shop/engine/testing/a-loyalty-server'
import { testBrand } from '@shop/engine/testing/test-brand'
import { postPoints } from '@shop/sales/loyalty/post-points'
import { settlePoints } from '@shop/sales/loyalty/settle-points'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { engineKinds, ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const NUMBER = '1234567890'
const ORDER = 'T00000001'
const DAY = 24 * 60 * 60
const STANDING_STILL = new AbortController().signal

let server: LoyaltyServer
beforeAll(async () => {
  server = await aLoyaltyServer()
})
afterAll(() => server.close())

/** The stand-in, asked as the programme of a shop is. */
const programme: LoyaltyProgramme = {
  key: 'stand-in',
  isReal: true,
  post: (posting, signal) =>
    httpLoyaltyProgramme({ endpoint: server.endpoint, secret: LOYALTY_SECRET }).post(posting, signal),
}

let { engine, clock } = {} as TestEngine
const sql = () => engine.database.sql
const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
const postings = () => sql().select().from(pointsPostings).orderBy(asc(pointsPostings.createdAt))
const stored = async () => (await sql().select().from(orderPoints))[0]
const settle = () => settlePoints(engine.database, clock.now())
const post = (signal: AbortSignal = STANDING_STILL) =>
  postPoints(engine.database, programme, { now: clock.now, signal })

async function opened(kind: Awaited<ReturnType<typeof engineKinds>>[number]): Promise<void> {
  ;({ engine, clock } = await kind.open())
  server.booked.clear()
  server.heard.length = 0
  server.answer = null
  server.before = null
  await sql().update(variants).set({ paybackFactor: 1 })
  await engine.refresh()
  vi.spyOn(console, 'error').mockReturnValue()
}

async function closed(): Promise<void> {
  vi.restoreAllMocks()
  await engine.close()
}

/** Three cushions (19,99 each), with a number unless it is null. */
async function ordered(visitor: Visitor, { number = NUMBER as string | null, quantity = 3 } = {}) {
  if (number !== null) await visitor.call(putLoyaltyNumber, { number })
  await fillCheckout(visitor, { variantId: VARIANTS.cushion, quantity })
  return visitor.call(placeOrder, { acceptedTerms: true })
}

async function delivered(): Promise<void> {
  await run('orders', 'paid', ORDER)
  await run('orders', 'ship', ORDER, '--tracking', 'dhl:00340434161094042557')
  clock.forward(2 * DAY)
  await run('orders', 'deliver', ORDER)
}

/** Bought, delivered, and too late to come back. */
async function kept(visitor: Visitor, options: Parameters<typeof ordered>[1] = {}): Promise<void> {
  await ordered(visitor, options)
  await delivered()
  clock.forward(31 * DAY)
}

describe.each(await engineKinds({ loyalty: programme }))('points on the $name', (kind) => {
  let anna: Visitor
  beforeEach(async () => {
    await opened(kind)
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(closed)

  test('are posted once, when the goods cannot come back any more', async () => {
    await ordered(anna)
    await delivered()
    clock.forward(30 * DAY)
    await engine.tidy()
    expect(server.heard).toEqual([])

    clock.forward(DAY)
    for (let turn = 0; turn < 3; turn += 1) await engine.tidy()

    expect(server.balance(NUMBER)).toBe(59)
    expect(server.heard).toHaveLength(1)
    expect(await postings()).toMatchObject([
      { kind: 'credit', points: 59, state: 'done', programme: 'stand-in', attempts: 1 },
    ])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('are settled and posted once, however many processes look at the same time', async () => {
    await kept(anna)

    await Promise.all(Array.from({ length: 6 }, settle))
    await Promise.all(Array.from({ length: 6 }, () => post()))
    await Promise.all([settle(), post(), settle(), post()])

    expect(await postings()).toHaveLength(1)
    expect(server.heard).toHaveLength(1)
    expect(server.balance(NUMBER)).toBe(59)
  })

  test('of a process that dies after the programme has counted them are counted once', async () => {
    await kept(anna)
    await settle()
    const dying = new Error('killed')
    const killed = { ...engine.database, transaction: dyingAt(2, dying) }

    await expect(postPoints(killed, programme, { now: clock.now, signal: STANDING_STILL })).rejects.toBe(
      dying,
    )
    expect(server.balance(NUMBER)).toBe(59)
    await post()
    expect(server.heard).toHaveLength(1)
    clock.forward(180)
    await post()

    expect(server.heard).toHaveLength(2)
    expect(server.balance(NUMBER)).toBe(59)
    expect(await postings()).toMatchObject([{ state: 'done' }])
  })

  test('are decided upon wholly or not at all', async () => {
    await kept(anna)
    const broken = {
      ...engine.database,
      transaction: ((body) =>
        engine.database.transaction(async (within) => {
          await body(within)
          throw new Error('killed')
        })) as typeof engine.database.transaction,
    }

    await settlePoints(broken, clock.now())
    expect(await postings()).toEqual([])
    await settle()

    expect(await postings()).toHaveLength(1)
  })

  test('are taken back with goods that come back after all', async () => {
    await kept(anna)
    await engine.tidy()

    await run('orders', 'return', ORDER, '--items', '1')
    for (let turn = 0; turn < 3; turn += 1) await engine.tidy()

    expect(server.balance(NUMBER)).toBe(0)
    expect(await postings()).toMatchObject([
      { kind: 'credit', points: 59, state: 'done' },
      { kind: 'reversal', points: 59, state: 'done' },
    ])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('that come back while they are being posted are taken back afterwards', async () => {
    await kept(anna)
    await settle()
    await run('orders', 'return', ORDER, '--items', '1')
    await settle()
    expect(await postings()).toHaveLength(1)

    await post()
    await settle()
    await post()

    expect([...server.booked.values()].map(({ kind, points }) => [kind, points])).toEqual([
      ['credit', 59],
      ['reversal', 59],
    ])
  })
})

/** A database that fails at the transaction of this number. */
function dyingAt(count: number, error: Error): typeof engine.database.transaction {
  let begun = 0
  return (body) => {
    begun += 1
    if (begun === count) throw error
    return engine.database.transaction(body)
  }
}

describe.each(await ruleEngines({ loyalty: programme }))('of an order, on the $name', (kind) => {
  let anna: Visitor
  beforeEach(async () => {
    await opened(kind)
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(closed)

  test('points and number are stored, shown and mailed', async () => {
    const { token } = await ordered(anna)
    await engine.tidy()

    const { points } = await anna.call(loadOrder, { orderNumber: ORDER })
    const placed = await anna.call(loadPlacedOrder, { token })
    const [mail] = await sql().select().from(mails).where(eq(mails.kind, 'orderConfirmation'))

    expect(points).toEqual({ points: 59, number: '•••• 7890', state: 'waiting', postedFrom: null })
    expect(placed.points).toEqual(points)
    expect(placed.order).toMatchObject({ number: ORDER })
    expect(mail?.text).toContain('59 PAYBACK Punkte werden der Nummer •••• 7890 gutgeschrieben')
    expect(await stored()).toMatchObject({ number: NUMBER, points: 59, earned: 59, factors: [1] })
  })

  test('without a number are stored and posted nowhere', async () => {
    await kept(anna, { number: null })
    await engine.tidy()

    expect(await stored()).toMatchObject({ number: null, points: 59, dueAt: null })
    expect((await anna.call(loadOrder, { orderNumber: ORDER })).points).toBeNull()
    expect(server.heard).toEqual([])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('that are nothing are not stored', async () => {
    await sql().update(variants).set({ paybackFactor: null })
    await engine.refresh()
    await ordered(anna)

    expect(await stored()).toBeUndefined()
  })

  test('say from when on they are posted, and that they are', async () => {
    await ordered(anna)
    await delivered()
    const waiting = await anna.call(loadOrder, { orderNumber: ORDER })
    clock.forward(31 * DAY)
    await engine.tidy()
    const posted = await anna.call(loadOrder, { orderNumber: ORDER })

    expect(waiting.points).toMatchObject({ state: 'waiting', postedFrom: '2026-12-23T23:00:00.000Z' })
    expect(posted.points).toMatchObject({ state: 'posted', points: 59 })
  })

  test('go with what was cancelled or withdrawn, at once', async () => {
    await ordered(anna)
    await delivered()
    const { order } = await anna.call(loadOrder, { orderNumber: ORDER })
    const [item] = order.packages.flatMap(({ items }) => items)
    await anna.call(withdrawOrder, {
      orderNumber: ORDER,
      token: null,
      items: [{ key: item?.key ?? '', quantity: 2 }],
    })
    await engine.tidy()
    expect((await anna.call(loadOrder, { orderNumber: ORDER })).points).toMatchObject({ points: 19 })

    clock.forward(31 * DAY)
    await engine.tidy()

    expect(server.balance(NUMBER)).toBe(19)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('of a cancelled order are never posted', async () => {
    await ordered(anna)
    await run('orders', 'cancel', ORDER)
    clock.forward(60 * DAY)
    await engine.tidy()

    expect(server.heard).toEqual([])
    expect(await stored()).toMatchObject({ earned: 0 })
  })

  test('go once all of its money was given back, and stay with a part of it', async () => {
    await kept(anna)
    await run('orders', 'refund', ORDER, '10,00')
    await engine.tidy()
    expect(server.balance(NUMBER)).toBe(59)

    await run('orders', 'refund', ORDER, 'all')
    for (let turn = 0; turn < 3; turn += 1) await engine.tidy()

    expect(server.balance(NUMBER)).toBe(0)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('are tried again when the programme fails, under the same id', async () => {
    await kept(anna)
    server.before = (response) => response.writeHead(503).end()
    await engine.tidy()
    await engine.tidy()
    expect(server.heard).toHaveLength(1)

    clock.forward(60)
    await engine.tidy()
    server.before = null
    clock.forward(5 * 60)
    await engine.tidy()

    expect(new Set(server.heard).size).toBe(1)
    expect(await postings()).toMatchObject([{ state: 'done', attempts: 3 }])
    expect(server.balance(NUMBER)).toBe(59)
  })

  test('whose answer gets lost are counted once', async () => {
    await kept(anna)
    server.answer = (response) => response.destroy()
    await engine.tidy()
    server.answer = null
    clock.forward(60)
    await engine.tidy()

    expect(server.heard).toHaveLength(2)
    expect(server.balance(NUMBER)).toBe(59)
  })

  test('are given up after a week, which the doctor and the desk say, and posted again by hand', async () => {
    await kept(anna)
    server.before = (response) => response.writeHead(500).end()
    for (let quarter = 0; quarter < 40; quarter += 1) {
      await engine.tidy()
      clock.forward(DAY / 4)
    }
    const doctor = await run('doctor')
    const shown = await run('orders', 'show', ORDER)
    const { points } = await anna.call(loadOrder, { orderNumber: ORDER })

    expect(await postings()).toMatchObject([{ state: 'givenUp' }])
    expect(doctor.lines.join('\n')).toContain(`1 not taken`)
    expect(doctor.lines.join('\n')).toContain(`post them again: ${ORDER}`)
    expect(shown.lines.join('\n')).toContain('credit of 59 givenUp')
    expect(points?.state).toBe('failed')

    server.before = null
    expect((await run('orders', 'points', ORDER)).lines).toEqual([`${ORDER}: 59 points are posted again`])
    await engine.tidy()
    expect(server.balance(NUMBER)).toBe(59)
    expect((await run('orders', 'points', ORDER)).exitCode).toBe(1)
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('of a number that nobody has are refused and not tried again', async () => {
    await kept(anna, { number: NOBODYS_NUMBER })
    await engine.tidy()
    clock.forward(DAY)
    await engine.tidy()

    expect(await postings()).toMatchObject([{ state: 'refused', lastError: 'unknown_number' }])
    expect(server.heard).toHaveLength(1)
    expect((await anna.call(loadOrder, { orderNumber: ORDER })).points?.state).toBe('failed')
  })

  test('of a process that is stopped stay due', async () => {
    await kept(anna)
    await settle()
    const stopping = new AbortController()
    server.answer = () => stopping.abort()

    await post(stopping.signal)

    expect(await postings()).toMatchObject([{ state: 'due', attempts: 0 }])
  })

  test('and number are in the export, and the number is erased with the account', async () => {
    await anna.call(putLoyaltyNumber, { number: NUMBER, keep: true })
    await ordered(anna, { number: null })
    await delivered()
    const document = await anna.call(exportUserData, {})
    expect(document.profile).toMatchObject({ loyaltyNumber: NUMBER })
    expect(document.orders[0]).toMatchObject({ points: [{ number: NUMBER, points: 59 }] })

    await anna.call(deleteAccount, { password: PASSWORD })
    clock.forward(31 * DAY)
    await engine.tidy()

    expect(await stored()).toMatchObject({ number: null, points: 59, dueAt: null })
    expect(server.heard).toEqual([])
    expect(await brokenInvariants(engine)).toEqual([])
  })

  test('that are on their way when the account is deleted are dropped', async () => {
    await kept(anna)
    await settle()
    await anna.call(deleteAccount, { password: PASSWORD })
    await post()

    expect(await postings()).toMatchObject([{ state: 'dropped' }])
    expect(server.heard).toEqual([])
  })
})

describe.each(await ruleEngines({ loyalty: programme }))('the number, on the $name', (kind) => {
  beforeEach(() => opened(kind), 60_000)
  afterEach(closed)

  test.each([
    ['12345', 'loyalty.number.length'],
    ['zwölf', 'loyalty.number.digits'],
    ['4083421234567892', 'loyalty.number.prefix'],
    ['3083421234567890', 'loyalty.number.checkDigit'],
  ])('%s is refused at once with %s', async (number, key) => {
    const guest = await aVisitor(engine)
    const { status, body } = await guest.try(putLoyaltyNumber, { number })

    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'input_invalid', errors: [{ path: 'number', key }] })
    expect(await guest.call(loadLoyaltyNumber, {})).toMatchObject({ number: null })
  })

  test('of a guest is taken for the order, and can be taken out again', async () => {
    const guest = await aVisitor(engine)
    expect(await guest.call(putLoyaltyNumber, { number: '3083 4212 3456 7891', keep: true })).toEqual({
      isAsked: true,
      number: '3083421234567891',
      isKept: false,
      mayKeep: false,
    })

    expect(await guest.call(putLoyaltyNumber, { number: null })).toMatchObject({ number: null })
    await ordered(guest, { number: null })
    expect(await stored()).toMatchObject({ number: null })
  })

  test('is kept with the account only where that is asked for, and serves in every shop of the brand', async () => {
    const anna = await aCustomer(engine)
    await anna.call(putLoyaltyNumber, { number: NUMBER })
    expect((await sql().select().from(users))[0]?.loyaltyNumber).toBeNull()

    const kept = await anna.call(putLoyaltyNumber, { number: NUMBER, keep: true })
    expect(kept).toEqual({ isAsked: true, number: NUMBER, isKept: true, mayKeep: true })
    expect((await sql().select().from(users))[0]?.loyaltyNumber).toBe(NUMBER)

    const gone = await anna.call(putLoyaltyNumber, { number: null })
    expect(gone).toMatchObject({ number: null, isKept: false })
  })

  test('that an account keeps goes with its next order', async () => {
    const anna = await aCustomer(engine)
    await sql().update(users).set({ loyaltyNumber: NUMBER })
    await ordered(anna, { number: null })

    expect(await stored()).toMatchObject({ number: NUMBER })
  })

  test('of another person is nobody else’s', async () => {
    await (await aCustomer(engine)).call(putLoyaltyNumber, { number: NUMBER, keep: true })
    const guest = await aVisitor(engine)

    expect(await guest.call(loadLoyaltyNumber, {})).toMatchObject({ number: null, isKept: false })
  })
})

describe.each(await ruleEngines({ loyalty: null }))('a shop without a programme, on the $name', (kind) => {
  beforeEach(() => opened(kind), 60_000)
  afterEach(closed)

  test('asks for no number and posts nothing', async () => {
    const anna = await aCustomer(engine)
    expect(await anna.call(loadLoyaltyNumber, {})).toMatchObject({ isAsked: false, number: null })
    expect((await anna.try(putLoyaltyNumber, { number: NUMBER })).status).toBe(404)
    await kept(anna, { number: null })
    await engine.tidy()

    expect(await stored()).toMatchObject({ number: null, points: 59 })
  })
})

const [first] = await ruleEngines({ loyalty: programme })
test('a brand that gives no points asks for no number and stores none', async () => {
  if (first === undefined) throw new Error('There is no database.')
  const features = { ...testBrand.features, payback: 'nowhere' as const }
  await opened({ ...first, open: () => first.open({ ...testBrand, features }) })
  const anna = await aCustomer(engine)

  expect((await anna.try(putLoyaltyNumber, { number: NUMBER })).status).toBe(404)
  await ordered(anna, { number: null })
  expect(await stored()).toBeUndefined()
  await closed()
}, 60_000)
