import { loadBasket } from '@shop/api-client/contract/basket'
import {
  authenticate,
  logout,
  sendSignInCode,
  signInWithCode,
  validateSession,
} from '@shop/api-client/contract/user'
import { signInCodeHash } from '@shop/customers/user/sign-in-code/sign-in-code'
import { passkeys } from '@shop/engine/db/schema/passkeys'
import { users } from '@shop/engine/db/schema/shopper'
import { signInCodes } from '@shop/engine/db/schema/sign-in-codes'
import { outbox } from '@shop/engine/db/schema/system'
import { tokenHash } from '@shop/engine/session/token'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, leavePasskey, OTHER_PASSWORD, PASSWORD } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'

describe.each(await ruleEngines())('signing in with a mailed code on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let clock: TestEngine['clock']
  let home: Visitor
  let away: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    home = await aCustomer(engine, { email: EMAIL })
    away = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const mailedCodes = async () => {
    const rows = await engine.database.sql.select().from(outbox).orderBy(outbox.id)
    return rows
      .map(({ payload }) => payload as { kind: string; to: string; subject: string; text: string })
      .filter(({ kind }) => kind === 'signInCode')
  }
  const requested = async (visitor = away, email = EMAIL) => {
    const { ticket } = await visitor.call(sendSignInCode, { email })
    return { ticket, code: (await mailedCodes()).at(-1)?.subject.slice(0, 6) ?? '' }
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.call(validateSession, {})).valid
  const another = (code: string) => (code === '111111' ? '222222' : '111111')

  const prove = () => engine.database.sql.update(users).set({ emailProvenAt: clock.now() })

  test('the code signs in once, and keeps password and other devices of a proven mailbox', async () => {
    await prove()
    clock.forward(60)
    const { ticket, code } = await requested()

    const user = await away.call(signInWithCode, { ticket, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    const again = await (await aVisitor(engine)).try(signInWithCode, { ticket, code })

    const [row] = await engine.database.sql.select().from(users)
    expect(user).toMatchObject({ email: EMAIL, loggedIn: true })
    expect(again).toMatchObject({ status: 410, body: { code: 'code_expired' } })
    expect(await isSignedIn(home)).toBe(true)
    expect(row?.emailProvenAt).toEqual(clock.now())
    expect(await away.call(loadBasket, { basketKey: home.basketKey })).toMatchObject({ key: home.basketKey })
    const login = { mode: 'login', email: EMAIL, password: PASSWORD } as const
    expect((await (await aVisitor(engine)).try(authenticate, login)).status).toBe(200)
  })

  // Anybody registers with anybody's address, and came back by what they had left when its owner used the account.
  test.each([
    ['with a new password', OTHER_PASSWORD],
    ['without a password', undefined],
  ])('the first code %s ends what whoever registered with the address has left', async (_, password) => {
    await leavePasskey(engine, home.userId)
    const { ticket, code } = await requested()

    await away.call(signInWithCode, { ticket, code, ...(password ? { password } : {}) })

    expect(await engine.database.sql.select().from(passkeys)).toEqual([])
    expect([await isSignedIn(home), await isSignedIn(away)]).toEqual([false, true])
    const login = { mode: 'login', email: EMAIL, password: PASSWORD } as const
    expect(await (await aVisitor(engine)).try(authenticate, login)).toMatchObject({
      body: { code: 'credentials_wrong' },
    })
  })

  test('whoever is signed in and proves the mailbox keeps password, passkeys and other devices', async () => {
    await leavePasskey(engine, home.userId)
    const other = await aVisitor(engine)
    const login = { mode: 'login', email: EMAIL, password: PASSWORD } as const
    await other.call(authenticate, login)

    await home.call(signInWithCode, await requested(home))

    expect(await engine.database.sql.select().from(passkeys)).toHaveLength(1)
    expect([await isSignedIn(home), await isSignedIn(other)]).toEqual([true, true])
    expect((await (await aVisitor(engine)).try(authenticate, login)).status).toBe(200)
  })

  test('a later code keeps passkeys, also with a new password', async () => {
    await prove()
    await leavePasskey(engine, home.userId)

    await away.call(signInWithCode, { ...(await requested()), password: OTHER_PASSWORD })

    expect(await engine.database.sql.select().from(passkeys)).toHaveLength(1)
  })

  test('neither the code nor the ticket is stored', async () => {
    const { ticket, code } = await requested()

    const stored = JSON.stringify(await engine.database.sql.select().from(signInCodes))

    expect(code).toMatch(/^\d{6}$/)
    expect(stored).not.toContain(ticket)
    expect(stored).not.toContain(`"${code}"`)
  })

  test('the mail says the code in the language of the shop, where a notification shows it', async () => {
    await requested(await aVisitor(engine, 'fr-fr'))

    const [mail] = await mailedCodes()

    expect(mail?.to).toBe(EMAIL)
    expect(mail?.subject).toMatch(/^\d{6}\s/)
    expect(mail?.text).toContain(mail?.subject.slice(0, 6))
    expect(mail?.text).toContain('10 minutes')
  })

  test('an address without an account gets the same answers, and no mail', async () => {
    const known = await away.try(sendSignInCode, { email: EMAIL })
    const unknown = await away.try(sendSignInCode, { email: 'nobody@example.org' })
    const { ticket } = unknown.body as { ticket: string }
    const { ticket: other } = known.body as { ticket: string }
    const [code] = (await mailedCodes()).map(({ subject }) => subject.slice(0, 6))
    const wrong = another(code ?? '')

    const guesses = await Promise.all(
      [ticket, other].map((each) => away.try(signInWithCode, { ticket: each, code: wrong })),
    )

    expect(unknown.status).toBe(known.status)
    expect(Object.keys(unknown.body as object)).toEqual(Object.keys(known.body as object))
    expect(guesses[0]?.body).toEqual(guesses[1]?.body)
    expect(guesses[0]).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
    expect(await mailedCodes()).toHaveLength(1)
  })

  test('even the right digits sign nobody in where there is no account', async () => {
    await engine.database.sql.insert(signInCodes).values({
      ticketHash: tokenHash('a ticket'),
      customerId: null,
      codeHash: signInCodeHash('a ticket', '123456'),
      expiresAt: new Date(clock.now().getTime() + 60_000),
    })

    const answer = await away.try(signInWithCode, { ticket: 'a ticket', code: '123456' })

    expect(answer).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
    expect(await isSignedIn(away)).toBe(false)
  })

  test('it works for ten minutes and only in the browser that asked', async () => {
    const first = await requested()
    const second = await requested(await aVisitor(engine))

    const crossed = await away.try(signInWithCode, { ticket: first.ticket, code: second.code })
    clock.forward(10 * 60 - 1)
    const inTime = await away.try(signInWithCode, first)
    clock.forward(1)
    const late = await (await aVisitor(engine)).try(signInWithCode, second)

    expect(first.code === second.code || crossed.status === 422).toBe(true)
    expect(inTime.status).toBe(200)
    expect(late).toMatchObject({ status: 410, body: { code: 'code_expired' } })
  })

  test('five wrong tries end a code, even when they come at once; what is no code is not counted', async () => {
    const { ticket, code } = await requested()
    for (const typo of ['12345', 'abcdef', '']) await away.try(signInWithCode, { ticket, code: typo })
    await Promise.all(
      Array.from({ length: 4 }, () => away.try(signInWithCode, { ticket, code: another(code) })),
    )
    const fifth = await away.try(signInWithCode, { ticket, code: another(code) })

    const right = await away.try(signInWithCode, { ticket, code })

    expect(fifth).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'code', key: 'signInCode.wrong' }] },
    })
    expect(right).toMatchObject({ status: 410, body: { code: 'code_expired' } })
    expect(await isSignedIn(away)).toBe(false)
  })

  test('of two tries with the right code at once, one signs in', async () => {
    const { ticket, code } = await requested()
    const other = await aVisitor(engine)

    const answers = await Promise.all([away, other].map((each) => each.try(signInWithCode, { ticket, code })))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
  })

  test('a forgotten password is replaced on the way, which signs out everywhere else', async () => {
    const { ticket, code } = await requested()
    const login = (password: string) => ({ mode: 'login' as const, email: EMAIL, password })

    const weak = await away.try(signInWithCode, { ticket, code, password: 'kurz' })
    const empty = await away.try(signInWithCode, { ticket, code, password: '' })
    const leaked = await away.try(signInWithCode, { ticket, code, password: 'Passwort123' })
    const user = await away.call(signInWithCode, { ticket, code, password: OTHER_PASSWORD })

    for (const refused of [weak, empty, leaked])
      expect(refused).toMatchObject({ status: 422, body: { code: 'input_invalid' } })
    expect(user).toMatchObject({ email: EMAIL, loggedIn: true })
    expect(await isSignedIn(home)).toBe(false)
    expect((await home.try(authenticate, login(PASSWORD))).status).toBe(422)
    expect((await home.try(authenticate, login(OTHER_PASSWORD))).status).toBe(200)
  })

  const stranger = (network: number) => aVisitor(engine, 'de-de', `198.51.100.${network}`)
  const askedFrom = async (network: number, times: number) => {
    const visitor = await stranger(network)
    const answers: number[] = []
    for (let count = 0; count < times; count += 1)
      answers.push((await visitor.try(sendSignInCode, { email: EMAIL })).status)
    return answers
  }

  // A stranger could use up all codes of a day with ten requests.
  test('one network uses up a few codes of an account, and leaves everybody else theirs', async () => {
    expect(await askedFrom(1, 8)).toEqual([...Array(6).fill(200), 429, 429])

    expect((await away.try(sendSignInCode, { email: EMAIL })).status).toBe(200)
    expect((await home.try(sendSignInCode, { email: EMAIL })).status).toBe(200)
  })

  test('strangers guess fifty times a day from wherever they are: after five codes each has one try', async () => {
    await prove()
    await askedFrom(1, 5)
    const { ticket, code } = await requested()
    await away.try(signInWithCode, { ticket, code: another(code) })
    const second = await away.try(signInWithCode, { ticket, code })
    const next = await requested()

    expect(second.status).toBe(410)
    expect((await away.try(signInWithCode, next)).status).toBe(200)
    for (const network of [2, 3, 4]) expect(await askedFrom(network, 6)).toEqual(Array(6).fill(200))
    expect(await askedFrom(5, 6)).toEqual([...Array(5).fill(200), 429])
    expect((await home.try(sendSignInCode, { email: EMAIL })).status).toBe(200)
  })

  // Of an account without a password no device was known: strangers locked its owner out for a day.
  test('a device of an account without a password is known as well', async () => {
    await away.call(signInWithCode, await requested())
    expect(await passwordHashes()).toEqual([null])
    await away.call(logout, {})
    for (const network of [1, 2, 3, 4, 5, 6]) await askedFrom(network, 6)

    expect((await (await stranger(7)).try(sendSignInCode, { email: EMAIL })).status).toBe(429)
    expect((await away.try(signInWithCode, await requested())).status).toBe(200)
  })

  // Ten codes an hour with five tries each: whoever bought a used computer would have guessed right within three years.
  test('on a known device guessing is bounded as it is elsewhere', async () => {
    const askedAtHome = async (times: number) => {
      const answers: number[] = []
      for (let count = 0; count < times; count += 1)
        answers.push((await home.try(sendSignInCode, { email: EMAIL })).status)
      return answers
    }
    await askedAtHome(5)
    const { ticket, code } = await requested(home)
    await home.try(signInWithCode, { ticket, code: another(code) })

    expect((await home.try(signInWithCode, { ticket, code })).status).toBe(410)
    expect(await askedAtHome(25)).toEqual([...Array(24).fill(200), 429])
    expect((await away.try(sendSignInCode, { email: EMAIL })).status).toBe(200)
  })

  test('the mark of a device without a password is worth nothing for another account', async () => {
    await away.call(signInWithCode, await requested())
    await away.call(logout, {})
    await aCustomer(engine, { email: 'ben@example.org' })
    for (const network of [1, 2, 3, 4, 5]) {
      const visitor = await stranger(network)
      for (let count = 0; count < 6; count += 1)
        await visitor.try(sendSignInCode, { email: 'ben@example.org' })
    }

    expect((await away.try(sendSignInCode, { email: 'ben@example.org' })).status).toBe(429)
  })

  test('a right code on a known device counts, whatever strangers behind its address have tried', async () => {
    const { ticket, code } = await requested(home)
    for (let count = 0; count < 31; count += 1)
      await away.try(signInWithCode, { ticket: 'A'.repeat(43), code: '123456' })

    expect((await away.try(signInWithCode, await requested())).status).toBe(429)
    expect((await home.try(signInWithCode, { ticket, code })).status).toBe(200)
  })

  const passwordHashes = async () =>
    (await engine.database.sql.select({ hash: users.passwordHash }).from(users)).map(({ hash }) => hash)

  test('one network asks for no codes of many accounts', async () => {
    const answers: number[] = []
    for (let count = 0; count < 21; count += 1)
      answers.push((await away.try(sendSignInCode, { email: `someone-${count}@example.org` })).status)

    expect(answers).toEqual([...Array(20).fill(200), 429])
  })

  test('what is no address is said, and old codes are forgotten', async () => {
    await requested()
    clock.forward(10 * 60 + 1)
    await engine.tidy()

    expect(await away.try(sendSignInCode, { email: 'anna@' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email' }] },
    })
    expect(await engine.database.sql.select().from(signInCodes)).toEqual([])
  })
})
