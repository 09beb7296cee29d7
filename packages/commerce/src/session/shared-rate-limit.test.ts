import { addGiftCard } from '@shop/api-client/contract/basket-codes'
import { authenticate } from '@shop/api-client/contract/user'
import { attempts } from '@shop/engine/db/schema/system'
import { attemptsIn, sharedRateLimit } from '@shop/engine/session/shared-rate-limit'
import { testBrand } from '@shop/engine/testing/test-brand'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Engine, engineOn } from '../engine.ts'
import { giveGiftCard } from '../testing/offers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const EMAIL = 'anna@example.org'
const SECRET = 'a secret for tests'

describe.each(await engineKinds())('attempts on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  const others: Engine[] = []
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    for (const other of others.splice(0)) await other.close()
    await engine.close()
  })

  /** Another process of the same shop, or the same one after a restart. */
  const another = async () => {
    const other = await engineOn(engine.database, {
      brand: testBrand,
      now: clock.now,
      publicOrigin: 'https://shop.example',
      shopOrigins: null,
      sandboxPayments: true,
      secret: SECRET,
      housekeeping: false,
    })
    others.push(other)
    return other
  }
  const signIn = async (one: Engine, attempt: number) => {
    const { status } = await one.call(
      authenticate,
      { mode: 'login', email: EMAIL, password: `wrong-${attempt}` },
      { locale: 'de-de', token: null, address: `192.0.2.${attempt}`, idempotencyKey: null, userAgent: null },
    )
    return status
  }
  const rows = () => engine.database.sql.select().from(attempts)

  test('are counted by all processes together, and a restart forgets none', async () => {
    const processes = [engine, await another(), await another()]
    const statuses: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1)
      statuses.push(await signIn(processes[attempt % 3] ?? engine, attempt))

    const eleventh = await Promise.all(processes.map((one, index) => signIn(one, 20 + index)))
    const restarted = await signIn(await another(), 30)
    clock.forward(15 * 60)
    const later = await signIn(engine, 40)

    expect(statuses).toEqual(Array.from({ length: 10 }, () => 422))
    expect([...eleventh, restarted]).toEqual([429, 429, 429, 429])
    expect(later).toBe(422)
  }, 60_000)

  test('on one gift card are ten, whoever makes them', async () => {
    const { code } = await giveGiftCard(engine.database)
    const other = await another()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const visitor = await aVisitor(attempt % 2 === 0 ? engine : other)
      const { basketKey } = visitor
      statuses.push((await visitor.try(addGiftCard, { basketKey, code, pin: `000${attempt}` })).status)
    }

    expect(statuses.slice(10)).toEqual([429, 429])
    expect(statuses.slice(0, 10)).not.toContain(429)
  }, 60_000)

  test('at the same moment are each counted', async () => {
    const limit = sharedRateLimit({ attempts: attemptsIn(engine.database), secret: SECRET }, 'some', {
      attempts: 5,
      perSeconds: 60,
    })

    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => limit.use([index % 2 ? 'b' : 'a', 'both'], NOON)),
    )

    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('of somebody who is refused use up nothing of others', async () => {
    const limit = sharedRateLimit({ attempts: attemptsIn(engine.database), secret: SECRET }, 'some', {
      attempts: 1,
      perSeconds: 60,
    })
    await limit.use(['192.0.2.1', 'account:a'], NOON)

    await expect(limit.use(['192.0.2.1', 'account:b'], NOON)).rejects.toMatchObject({ status: 429 })

    await expect(limit.require(['account:b'], NOON)).resolves.toBeUndefined()
    await expect(limit.require(['account:a'], NOON)).rejects.toMatchObject({ status: 429 })
    await expect(limit.use([null, null], NOON)).resolves.toBeUndefined()
  })

  test('stand under digests, and go when they count no more', async () => {
    await signIn(engine, 1)
    const written = JSON.stringify(await rows())
    clock.forward(60 * 60)
    await engine.tidy()

    expect(written).not.toMatch(/anna|192\.0\.2/)
    expect(await rows()).toEqual([])
  })

  test('are counted by the process itself as long as the database does not answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const away = new Error('Connection terminated unexpectedly')
    const sql = new Proxy(engine.database.sql, {
      get: () => () => {
        throw away
      },
    })
    const limit = sharedRateLimit({ attempts: attemptsIn({ sql }), secret: SECRET }, 'some', {
      attempts: 2,
      perSeconds: 60,
    })

    await limit.use(['a'], NOON)
    await limit.use(['a'], NOON)

    await expect(limit.use(['a'], NOON)).rejects.toMatchObject({ status: 429 })
    await expect(limit.require(['a'], NOON)).rejects.toMatchObject({ status: 429 })
    await expect(limit.use(['b'], NOON)).resolves.toBeUndefined()
  })
})
