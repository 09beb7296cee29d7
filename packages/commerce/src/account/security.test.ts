import { hash } from '@node-rs/argon2'
import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { authenticate, loadUser, sendResetEmail, validateSession } from '@shop/api-client/contract/user'
import {
  changePassword,
  endSession,
  endSessions,
  listSessions,
} from '@shop/api-client/contract/user-security'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { basketKey } from '@shop/domain/basket/basket-key'
import { openShop } from '@shop/domain/shop/shop'
import { resetLinks } from '@shop/engine/db/schema/reset-links'
import { sessions, users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, OTHER_PASSWORD, onAnotherDevice, PASSWORD } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const CHANGE = { currentPassword: PASSWORD, password: OTHER_PASSWORD }

describe.each(await ruleEngines())('the safety of an account on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const isIn = async (visitor: Visitor) => (await visitor.call(validateSession, {})).valid

  test('a changed password ends every other session, and nobody else’s', async () => {
    const away = await onAnotherDevice(engine)
    const stranger = await aCustomer(engine, { email: 'eva@example.org' })

    const answer = await anna.try(changePassword, CHANGE)

    expect(answer.status).toBe(204)
    expect([await isIn(anna), await isIn(away), await isIn(stranger)]).toEqual([true, false, true])
    const fresh = await aVisitor(engine)
    expect(await fresh.try(authenticate, login(PASSWORD))).toMatchObject({ status: 422 })
    expect(await fresh.try(authenticate, login(OTHER_PASSWORD))).toMatchObject({ status: 200 })
  })

  test('a session that was stolen before the change opens nothing at once, and leads nowhere', async () => {
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.cushion, quantity: 1 })
    const thief = await aVisitor(engine)
    const stolen = anna.token()

    await anna.call(changePassword, CHANGE)
    thief.setToken(stolen)
    const asked = await thief.try(loadUser, {})
    const basket = await thief.try(loadBasket, { basketKey: anna.basketKey })
    const onwards = await thief.try(authenticate, GUEST)

    expect(asked).toMatchObject({ cookie: null, body: { loggedIn: false, email: '' } })
    expect((asked.body as { id: string }).id).not.toBe(anna.userId)
    expect(basket.status).toBe(404)
    expect(onwards).toMatchObject({ status: 409, body: { code: 'session_replaced' } })
    expect((await anna.call(loadBasket, { basketKey: anna.basketKey })).items).toHaveLength(1)
  })

  test('a link to reset the password ends with its change', async () => {
    await anna.call(sendResetEmail, { email: 'anna@example.org' })

    await anna.call(changePassword, CHANGE)

    expect(await userRows()).toMatchObject([{ resetHash: null, resetExpiresAt: null }])
    expect(await engine.database.sql.select().from(resetLinks)).toEqual([])
  })

  test.each([
    ['', 'credentials_wrong', ['currentPassword', 'password.wrong']],
    ['Falsches-Wort-1', 'credentials_wrong', ['currentPassword', 'password.wrong']],
  ])('with „%s“ as the current password nothing changes', async (currentPassword, code, [path, key]) => {
    const answer = await anna.try(changePassword, { ...CHANGE, currentPassword })

    expect(answer).toMatchObject({ status: 422, body: { code, errors: [{ path, key }] } })
    await onAnotherDevice(engine)
  })

  test.each([
    ['', ['required']],
    ['kurz', ['minLength', 'uppercaseLetter']],
    [`Lang${'g'.repeat(27)}`, ['maxLength']],
    ['NURGROSSES1', ['lowercaseLetter']],
    ['Zwei Birken am See', ['noSpaces']],
    ['Passwort123', ['leaked']],
  ])('„%s“ as the new password is refused with %j', async (password, rules) => {
    const answer = await anna.try(changePassword, { ...CHANGE, password })

    const errors = rules.map((rule) => ({
      path: 'password',
      key: `reset-password.fields.new-password.${rule}`,
    }))
    expect(answer).toMatchObject({ status: 422, body: { code: 'input_invalid', errors } })
  })

  test('whoever has a session cannot guess the password with it', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await anna.try(changePassword, { ...CHANGE, currentPassword: `Falsches-Wort-${attempt}` })

    const answer = await anna.try(changePassword, CHANGE)

    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test.each([changePassword, listSessions, endSessions, endSession])(
    '$name is for customers',
    async (call) => {
      const visitor = await aVisitor(engine)

      const answer = await visitor.try(call, { ...CHANGE, id: '0'.repeat(16) })

      expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
    },
  )

  test('sessions are listed, this one first, with neither token nor digest', async () => {
    clock.forward(24 * 60 * 60)
    const away = await onAnotherDevice(engine)

    const listed = await anna.call(listSessions, {})

    expect(listed).toMatchObject([
      { isCurrent: true, device: null, signedInAt: '2026-11-21T12:00:00.000Z' },
      { isCurrent: false, signedInAt: '2026-11-22T12:00:00.000Z', lastUsedAt: '2026-11-22T12:00:00.000Z' },
    ])
    const ids = (await engine.database.sql.select().from(sessions)).map(({ id }) => id)
    for (const secret of [anna.token(), away.token(), ...ids])
      expect(JSON.stringify(listed)).not.toContain(secret)
  })

  test('a session knows its device by name, and nothing more of it', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const facts = { locale: 'de-de' as const, address: '127.0.0.1', idempotencyKey: null, userAgent }
    const nobodys = basketKey(openShop(engine.brand, 'de-de').shopId, '')
    const first = await engine.call(loadBasket, { basketKey: nobodys }, { ...facts, token: null })
    const token = first.cookie && first.cookie !== 'ended' ? first.cookie.token : null

    await engine.call(authenticate, login(PASSWORD), { ...facts, token })

    const devices = (await anna.call(listSessions, {})).map(({ device }) => device)
    expect(devices).toEqual([null, 'Firefox, Linux'])
    expect(JSON.stringify(await engine.database.sql.select().from(sessions))).not.toContain('Gecko')
  })

  test('one device is signed out', async () => {
    const away = await onAnotherDevice(engine)
    const [, other] = await anna.call(listSessions, {})

    const answer = await anna.try(endSession, { id: other?.id ?? '' })

    expect(answer.status).toBe(204)
    expect([await isIn(anna), await isIn(away)]).toEqual([true, false])
  })

  test('somebody else’s session is not there', async () => {
    const stranger = await aCustomer(engine, { email: 'eva@example.org' })
    const [entry] = await stranger.call(listSessions, {})

    const answers = [
      await anna.try(endSession, { id: entry?.id ?? '' }),
      await anna.try(endSession, { id: '0'.repeat(16) }),
    ]

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [404, answers[0]?.body],
      [404, answers[0]?.body],
    ])
    expect(await isIn(stranger)).toBe(true)
  })

  test.each(['%', '________________', 'x', ''])('„%s“ names no session', async (id) => {
    expect((await anna.try(endSession, { id })).status).toBe(422)
    expect(await isIn(anna)).toBe(true)
  })

  test.each([
    [false, [true, false]],
    [true, [false, false]],
  ])('signing out everywhere, here too: %s', async (here, left) => {
    const away = await onAnotherDevice(engine)

    await anna.call(endSessions, { here })

    expect([await isIn(anna), await isIn(away)]).toEqual(left)
  })

  test('a password kept at another cost is kept at today’s after the next sign-in', async () => {
    const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await engine.database.sql.update(users).set({ passwordHash: cheap })

    await onAnotherDevice(engine)

    const [user] = await userRows()
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await onAnotherDevice(engine)
    expect((await userRows())[0]?.passwordHash).toBe(user?.passwordHash)
  })

  test('of a thousand wrong passwords from one network six are looked at, and the right one has to wait its turn', async () => {
    const guesser = await aVisitor(engine)
    const statuses = new Map<number, number>()
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const { status } = await guesser.try(authenticate, login(`Falsches-Wort-${attempt}`))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }

    expect(Object.fromEntries(statuses)).toEqual({ 422: 6, 429: 994 })
    expect((await guesser.try(authenticate, login(PASSWORD))).status).toBe(429)
    clock.forward(15 * 60)
    expect((await guesser.try(authenticate, login(PASSWORD))).status).toBe(200)
  })

  test.each(['ANNA@EXAMPLE.ORG', ' anna@example.org', 'Anna@Example.org '])(
    '„%s“ signs in',
    async (email) => {
      const visitor = await aVisitor(engine)

      expect(await visitor.call(authenticate, { mode: 'login', email, password: PASSWORD })).toMatchObject({
        loggedIn: true,
        email: 'anna@example.org',
      })
    },
  )

  test.each([
    ['anna+shop@example.org', 'ANNA+Shop@example.org'],
    ['anna@müller.example', 'Anna@MÜLLER.example'],
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ])('who registers as „%s“ signs in as „%s“, and has an account of one’s own', async (typed, later) => {
    const other = await aCustomer(engine, { email: typed })

    const again = await onAnotherDevice(engine, { email: later })

    expect(again.userId).toBe(other.userId)
    expect(again.userId).not.toBe(anna.userId)
  })

  test('asking for a link leaves the same behind for nobody as before', async () => {
    const before = await engine.database.sql.select().from(outbox)

    await anna.call(sendResetEmail, { email: 'niemand@example.org' })

    expect(await engine.database.sql.select().from(outbox)).toEqual(before)
    expect(await userRows()).toMatchObject([{ resetHash: null }])
  })

  const userRows = () => engine.database.sql.select().from(users).where(eq(users.isGuest, false))
})

const GUEST = {
  mode: 'guest' as const,
  first_name: 'Eva',
  last_name: 'Probst',
  email: 'eva@example.org',
  gender: 'f',
  newsletter: false,
}

function login(password: string) {
  return { mode: 'login' as const, email: 'anna@example.org', password }
}
