import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { authenticate, resetPassword, sendResetEmail, validateSession } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { passkeys } from '@shop/engine/db/schema/passkeys'
import { users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { leavePasskey } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const OLD = 'Ein-Lindenbaum-7'
const NEW = 'Zwei-Birken-am-See'
const REGISTRATION = {
  mode: 'register' as const,
  first_name: 'Anna',
  last_name: 'Probst',
  email: 'anna@example.org',
  gender: 'f',
  newsletter: false,
  register_password: OLD,
}

describe.each(await ruleEngines())('a new password on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  /** Anna at home, signed in with the old password. */
  let home: Visitor
  /** Anna somewhere else, where she follows the link of the mail. */
  let away: Visitor
  let hash: string
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    home = await aVisitor(engine)
    await home.call(authenticate, REGISTRATION)
    away = await aVisitor(engine)
    hash = await requestedHash()
  }, 60_000)
  afterEach(() => engine.close())

  const mailedHashes = async () => {
    const rows = await engine.database.sql.select().from(outbox)
    return rows.flatMap(({ payload }) => {
      const { text } = payload as { text: string }
      return /konto\/neues-passwort\/\?hash=([\w-]{43})/.exec(text)?.[1] ?? []
    })
  }
  const requestedHash = async () => {
    const known = await mailedHashes()
    await away.call(sendResetEmail, { email: 'anna@example.org' })
    return (await mailedHashes()).find((mailed) => !known.includes(mailed)) ?? ''
  }
  const login = (password: string) => ({ mode: 'login' as const, email: 'anna@example.org', password })

  test('the link signs in under a new token, and only the new password counts from then on', async () => {
    const before = away.token()

    const user = await away.call(resetPassword, { hash, password: NEW })

    const later = await aVisitor(engine)
    expect(user).toMatchObject({ email: 'anna@example.org', loggedIn: true, registered: true })
    expect(away.token()).not.toBe(before)
    expect(await away.call(validateSession, {})).toEqual({ valid: true })
    expect(await later.try(authenticate, login(OLD))).toMatchObject({
      status: 422,
      body: { code: 'credentials_wrong' },
    })
    expect(await later.call(authenticate, login(NEW))).toMatchObject({ id: user.id, loggedIn: true })
  })

  test('what lay in the basket comes along', async () => {
    const item = { basketKey: away.basketKey, variantId: VARIANTS.cushion, quantity: 2 }
    await away.call(addBasketItem, item)

    await away.call(resetPassword, { hash, password: NEW })
    await away.refresh()

    const { items } = await away.call(loadBasket, { basketKey: away.basketKey })
    expect(items.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[VARIANTS.cushion, 2]])
  })

  test('every other session of the customer ends at once, nobody else’s does', async () => {
    const stranger = await aVisitor(engine)
    await stranger.call(authenticate, { ...REGISTRATION, email: 'eva@example.org' })

    await away.call(resetPassword, { hash, password: NEW })

    expect(await home.call(validateSession, {})).toEqual({ valid: false })
    expect(await stranger.call(validateSession, {})).toEqual({ valid: true })
  })

  // Whoever had registered with the address came back with their passkey after the owner had taken the account.
  test.each([
    ['first', 0],
    ['later', 1],
  ])('a passkey from before the %s proof of the mailbox leaves %i', async (which, left) => {
    if (which === 'later') await engine.database.sql.update(users).set({ emailProvenAt: clock.now() })
    await leavePasskey(engine, home.userId)

    await away.call(resetPassword, { hash, password: NEW })

    expect(await engine.database.sql.select().from(passkeys)).toHaveLength(left)
    const [account] = await engine.database.sql.select().from(users)
    expect(account?.emailProvenAt).toEqual(clock.now())
  })

  test('a link that is used, too old, replaced or made up is the same refusal and changes nothing', async () => {
    const replaced = hash
    hash = await requestedHash()
    await away.call(resetPassword, { hash, password: NEW })
    const used = await home.try(resetPassword, { hash, password: 'Drei-Eichen-im-Tal' })
    const tooOld = await requestedHash()
    clock.forward(60 * 60)

    const others = [tooOld, replaced, 'a'.repeat(43), '']
    const answers = await Promise.all(
      others.map(async (other) => {
        const visitor = await aVisitor(engine)
        return visitor.try(resetPassword, { hash: other, password: 'Drei-Eichen-im-Tal' })
      }),
    )

    expect(used).toMatchObject({ status: 410, body: { code: 'reset_link_expired', errors: [] } })
    for (const { status, body } of answers) expect([status, body]).toEqual([410, used.body])
    expect(await home.call(authenticate, login(NEW))).toMatchObject({ loggedIn: true })
  })

  test('the link works until its last second', async () => {
    clock.forward(60 * 60 - 1)

    expect(await away.call(resetPassword, { hash, password: NEW })).toMatchObject({ loggedIn: true })
  })

  test('followed twice at once it works once', async () => {
    const answers = await Promise.all(
      [home, away].map((visitor) => visitor.try(resetPassword, { hash, password: NEW })),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
  })

  test.each([
    ['', ['required']],
    ['kurz', ['minLength', 'uppercaseLetter']],
    ['Zwei Birken am See', ['noSpaces']],
    ['Passwort123', ['leaked']],
  ])('„%s“ is refused with %j, and the link stays good', async (password, rules) => {
    const answer = await away.try(resetPassword, { hash, password })

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'input_invalid',
        errors: rules.map((rule) => ({
          path: 'password',
          key: `reset-password.fields.new-password.${rule}`,
        })),
      },
    })
    expect(await away.call(resetPassword, { hash, password: NEW })).toMatchObject({ loggedIn: true })
  })

  // Five requests of a stranger kept everybody from a new password for an hour.
  test('strangers who ask for links keep nobody from theirs', async () => {
    const asked = async (network: number) => {
      const stranger = await aVisitor(engine, 'de-de', `198.51.100.${network}`)
      const answers: number[] = []
      for (let count = 0; count < 6; count += 1)
        answers.push((await stranger.try(sendResetEmail, { email: 'anna@example.org' })).status)
      return answers
    }

    expect(await asked(1)).toEqual([...Array(5).fill(202), 429])
    expect((await away.try(sendResetEmail, { email: 'anna@example.org' })).status).toBe(202)
    for (const network of [2, 3, 4, 5]) await asked(network)
    // Somebody's mailbox is not filled either.
    expect(await asked(6)).toEqual(Array(6).fill(429))
    expect((await home.try(sendResetEmail, { email: 'anna@example.org' })).status).toBe(202)
  })

  test('guessing links is slowed down', async () => {
    const guess = (attempt: number) => ({ hash: `guess ${attempt}`, password: NEW })
    for (let attempt = 0; attempt < 5; attempt += 1) await away.try(resetPassword, guess(attempt))

    const answer = await away.try(resetPassword, { hash, password: NEW })

    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  })
})
