import { authenticate, loadUser, logout, validateSession } from '@shop/api-client/contract/user'
import { changePassword } from '@shop/api-client/contract/user-security'
import { users } from '@shop/engine/db/schema/shopper'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EngineAnswer } from '../engine.ts'
import { aCustomer, OTHER_PASSWORD, PASSWORD } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'
const QUARTER = 15 * 60

describe.each(await ruleEngines())('sign-in under attack on the $name', ({ open }) => {
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

  // A stranger could lock an account for a quarter of an hour with ten wrong passwords, again and again.
  test('strangers who guess lock out no device of the owner', async () => {
    const anna = await aCustomer(engine)
    await anna.call(logout, {})
    await guessedByStrangers(EMAIL)

    const elsewhere = await logIn(EMAIL, PASSWORD, '192.0.2.7')
    const atHome = await signIn(anna, EMAIL, PASSWORD)

    expect([elsewhere.status, atHome.status]).toEqual([429, 200])
  })

  test('a stranger of one network leaves the owner tries, wherever they are', async () => {
    await aCustomer(engine)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await logIn(EMAIL, `Falsches-Wort-${attempt}`, `2001:db8::${attempt}`)).status)

    expect(statuses).toEqual([...Array(6).fill(422), ...Array(6).fill(429)])
    expect((await logIn(EMAIL, PASSWORD, '192.0.2.7')).status).toBe(200)
  })

  test('whoever guesses on one device of an account locks out no other', async () => {
    const anna = await aCustomer(engine)
    const tablet = await aVisitor(engine)
    await signIn(tablet, EMAIL, PASSWORD)
    for (const visitor of [anna, tablet]) await visitor.call(logout, {})
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(tablet, EMAIL, `Falsches-Wort-${attempt}`)

    expect((await signIn(tablet, EMAIL, PASSWORD)).status).toBe(429)
    expect((await signIn(anna, EMAIL, PASSWORD)).status).toBe(200)
  })

  test('on a device of the owner guessing is bounded as well', async () => {
    const anna = await aCustomer(engine)
    await anna.call(logout, {})
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await signIn(anna, EMAIL, `Falsches-Wort-${attempt}`)).status)

    const right = await signIn(anna, EMAIL, PASSWORD)

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect([right.status, waits(right) > 0]).toEqual([429, true])
  })

  test('the mark of a device opens no other account, and tells of none', async () => {
    const ben = await aCustomer(engine, { email: 'ben@example.org' })
    await aCustomer(engine)
    await ben.call(logout, {})
    await guessedByStrangers(EMAIL)
    await guessedByStrangers('nobody@example.org')

    const known = await signIn(ben, EMAIL, PASSWORD)
    const unknown = await signIn(ben, 'nobody@example.org', PASSWORD)

    expect(known.status).toBe(429)
    expect({ ...unknown, cookie: null }).toEqual({ ...known, cookie: null })
  })

  test('a new password ends the marks of other devices and renews the one here', async () => {
    const anna = await aCustomer(engine)
    const tablet = await aVisitor(engine)
    await signIn(tablet, EMAIL, PASSWORD)
    await tablet.call(logout, {})
    await anna.call(changePassword, { currentPassword: PASSWORD, password: OTHER_PASSWORD })
    await anna.call(logout, {})
    await guessedByStrangers(EMAIL)

    const [there, here] = [
      await signIn(tablet, EMAIL, OTHER_PASSWORD),
      await signIn(anna, EMAIL, OTHER_PASSWORD),
    ]

    expect([there.status, here.status]).toEqual([429, 200])
  })

  const signIn = (visitor: Visitor, email: string, password: string) =>
    visitor.try(authenticate, { mode: 'login', email, password })
  const guessedByStrangers = async (email: string) => {
    for (let attempt = 0; attempt < 11; attempt += 1)
      await logIn(email, `Falsches-Wort-${attempt}`, `203.0.113.${attempt}`)
  }

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
    // the answer no longer reveals whether there is such an account
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
