import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { authenticate, resetPassword, sendResetEmail, validateSession } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { keepResetLink, MOST_RESET_LINKS } from '@shop/customers/user/reset-link-store'
import { passkeys } from '@shop/engine/db/schema/passkeys'
import { resetLinks } from '@shop/engine/db/schema/reset-links'
import { users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { tokenHash } from '@shop/engine/session/token'
import { eq } from 'drizzle-orm'
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

  test('a link that is used, too old, ended by another one’s use or made up is the same refusal and changes nothing', async () => {
    const other = hash
    hash = await requestedHash()
    await away.call(resetPassword, { hash, password: NEW })
    const used = await home.try(resetPassword, { hash, password: 'Drei-Eichen-im-Tal' })
    const tooOld = await requestedHash()
    clock.forward(60 * 60)

    const ended = [tooOld, other, 'a'.repeat(43), '']
    const answers = await Promise.all(
      ended.map(async (link) => {
        const visitor = await aVisitor(engine)
        return visitor.try(resetPassword, { hash: link, password: 'Drei-Eichen-im-Tal' })
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

  // Whoever knew an address asked for one link after the other, and each ended the one that its owner was about to follow.
  test('as many links as strangers may ask for end none of the owner’s', async () => {
    for (let network = 1; network <= 5; network += 1) {
      const stranger = await aVisitor(engine, 'de-de', `198.51.100.${network}`)
      for (let count = 0; count < 5; count += 1)
        await stranger.try(sendResetEmail, { email: 'anna@example.org' })
    }

    expect((await mailedHashes()).length).toBeGreaterThan(20)
    expect(await away.call(resetPassword, { hash, password: NEW })).toMatchObject({ loggedIn: true })
    expect(await engine.database.sql.select().from(resetLinks)).toEqual([])
  })

  test('no more links are open than are asked for at any time; the oldest end first', async () => {
    const { id } = await account()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + 60 * 60_000)
    for (let count = 0; count < MOST_RESET_LINKS; count += 1)
      await keepResetLink(engine.database.sql, {
        customerId: id,
        tokenHash: `link ${count}`,
        createdAt: new Date(now.getTime() + count),
        expiresAt,
      })

    expect(await engine.database.sql.select().from(resetLinks)).toHaveLength(MOST_RESET_LINKS)
    expect((await away.try(resetPassword, { hash, password: NEW })).status).toBe(410)
  })

  test('of two links followed at once one works', async () => {
    const second = await requestedHash()

    const answers = await Promise.all([
      home.try(resetPassword, { hash, password: NEW }),
      away.try(resetPassword, { hash: second, password: 'Drei-Eichen-im-Tal' }),
    ])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
  })

  describe('beside a process of the previous release, which knows the column of the account alone', () => {
    const former = tokenHash('a link of the previous release')
    const setColumn = (resetHash: string | null) =>
      engine.database.sql.update(users).set({
        resetHash,
        resetExpiresAt: resetHash === null ? null : new Date(clock.now().getTime() + 60_000),
      })

    test('it finds the newest link', async () => {
      const newest = await requestedHash()

      expect(await account()).toMatchObject({ resetHash: tokenHash(newest) })
    })

    test('its link works here, also after another one was asked for', async () => {
      await setColumn(former)
      await requestedHash()

      const answer = await away.try(resetPassword, { hash: 'a link of the previous release', password: NEW })

      expect(answer.status).toBe(200)
    })

    test('its link is alone where it was the only one', async () => {
      await engine.database.sql.delete(resetLinks)
      await setColumn(former)

      const answer = await away.try(resetPassword, { hash: 'a link of the previous release', password: NEW })

      expect(answer.status).toBe(200)
    })

    test('what it ends is ended, and stays so when a new link is asked for', async () => {
      await setColumn(null)

      const ended = await away.try(resetPassword, { hash, password: NEW })
      const next = await requestedHash()
      const still = await away.try(resetPassword, { hash, password: NEW })

      expect([ended.status, still.status]).toEqual([410, 410])
      expect((await away.try(resetPassword, { hash: next, password: NEW })).status).toBe(200)
    })
  })

  test('a link that has ended is forgotten', async () => {
    clock.forward(60 * 60 + 1)

    await engine.tidy()

    expect(await engine.database.sql.select().from(resetLinks)).toEqual([])
  })

  // A few guesses from one address kept everybody behind it from their own link for an hour.
  test('a network that has guessed keeps nobody behind it from a link', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1)
      await away.try(resetPassword, { hash: `guess ${attempt}`, password: NEW })

    expect(await away.call(resetPassword, { hash, password: NEW })).toMatchObject({ loggedIn: true })
  })

  test('guessing links is slowed down for a network', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1)
      await away.try(resetPassword, { hash: `guess ${attempt}`, password: NEW })

    const answer = await away.try(resetPassword, { hash, password: NEW })

    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  })

  test('tries with one link are counted from wherever they come', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const visitor = await aVisitor(engine, 'de-de', `198.51.100.${attempt}`)
      await visitor.try(resetPassword, { hash, password: 'Passwort123' })
    }

    const answer = await away.try(resetPassword, { hash, password: NEW })
    const other = await away.try(resetPassword, { hash: await requestedHash(), password: NEW })

    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(other.status).toBe(200)
  })

  const account = async () => {
    const [row] = await engine.database.sql.select().from(users).where(eq(users.isGuest, false))
    if (row === undefined) throw new Error('Nobody has registered.')
    return row
  }
})
