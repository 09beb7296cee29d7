import { authenticate, loadUser, validateSession } from '@shop/api-client/contract/user'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../db/schema/shopper.ts'
import type { EngineAnswer } from '../engine.ts'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'
const QUARTER = 15 * 60

describe.each(await engineKinds())('sign-in under attack on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const logIn = (email: string, password: string, address = '192.0.2.1') =>
    engine.call(
      authenticate,
      { mode: 'login', email, password },
      { locale: 'de-de', token: null, address, idempotencyKey: null, userAgent: null },
    )
  const waits = ({ headers }: EngineAnswer) => Number(headers['retry-after'])

  test('of 1,000 wrong passwords from everywhere ten are looked at, and the owner stays signed in', async () => {
    const anna = await aCustomer(engine)

    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        logIn(EMAIL, `Falsches-Wort-${index}`, `198.51.${index >> 8}.${index & 255}`),
      ),
    )

    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(refused).toHaveLength(990)
    expect(Math.min(...refused.map(waits))).toBeGreaterThan(0)
    expect(Math.max(...refused.map(waits))).toBeLessThanOrEqual(QUARTER)
    expect(await anna.call(validateSession, {})).toEqual({ valid: true })
  })

  test('1,000 passwords from one place for 1,000 accounts are thirty, and nobody else waits', async () => {
    await aCustomer(engine)

    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => logIn(`person-${index}@example.org`, PASSWORD)),
    )

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30)
    expect((await logIn(EMAIL, PASSWORD, '192.0.2.2')).status).toBe(200)
  })

  test('after a quarter of an hour one may try again', async () => {
    await aCustomer(engine)
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn(EMAIL, 'Falsches-Wort-1')

    const before = await logIn(EMAIL, PASSWORD)
    clock.forward(QUARTER)
    const after = await logIn(EMAIL, PASSWORD)

    expect([before.status, after.status]).toEqual([429, 200])
  })

  test('an account that is locked looks as one that does not exist', async () => {
    await aCustomer(engine)

    const [known, unknown] = [await tenAttempts(EMAIL), await tenAttempts('nobody@example.org')]

    expect(unknown).toEqual(known)
  })
  const tenAttempts = async (email: string) => {
    const answers: { status: number; body: unknown }[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { status, body } = await logIn(email, 'Falsches-Wort-1', `203.0.113.${attempt}`)
      answers.push({ status, body })
    }
    return answers
  }

  test.each([
    ['anna@example.org', ' ANNA@Example.ORG '],
    ['anna+shop@example.org', 'Anna+Shop@example.org'],
    ['anna@müller.example', 'ANNA@MÜLLER.example'],
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    ['anna@mu\u0308ller.example', 'anna@müller.example'],
  ])('registered as %s, one signs in as %s, and cannot register again', async (email, written) => {
    const anna = await aCustomer(engine, { email })
    const { email: kept } = await anna.call(loadUser, {})

    const signedIn = await logIn(written, PASSWORD)
    const again = await register(written)

    expect(signedIn).toMatchObject({ status: 200, body: { email: kept } })
    expect(again).toMatchObject({ status: 422, body: { errors: [{ key: 'register.emailTaken' }] } })
  })

  test('with a plus it is another address', async () => {
    await aCustomer(engine)

    expect((await register('anna+shop@example.org')).status).toBe(200)
    expect(await engine.database.sql.select().from(users)).toHaveLength(2)
  })

  test('nobody gets to try a list of addresses', async () => {
    await aCustomer(engine)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await register(EMAIL)).status)

    const fresh = await register('new@example.org')

    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    // whether there is such an account is not told any more
    expect(fresh).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  })

  const register = async (email: string) =>
    (await aVisitor(engine)).try(authenticate, {
      mode: 'register',
      first_name: 'Anna',
      last_name: 'Probst',
      email,
      gender: 'f',
      newsletter: false,
      register_password: PASSWORD,
    })
})
