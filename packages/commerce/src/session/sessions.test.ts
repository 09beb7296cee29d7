import {
  addBasketItem,
  deleteBasketItem,
  loadBasket,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { authenticate, loadUser, logout, validateSession } from '@shop/api-client/contract/user'
import { addWishlistItem, loadWishlist } from '@shop/api-client/contract/wishlist'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { basketKey } from '@shop/domain/basket/basket-key'
import { openShop } from '@shop/domain/shop/shop'
import { stock } from '@shop/engine/db/schema/catalogue'
import { sessions } from '@shop/engine/db/schema/shopper'
import { SESSION_SECONDS } from '@shop/engine/session/session-service'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await engineKinds())('sessions on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  // eu-duties C-27: whoever moved the pointer over a page once had a cookie for sixty days
  test('who only asks who they are has no session and gets none', async () => {
    const reader = await aVisitor(engine)
    reader.setToken(null)

    const answer = await reader.try(loadUser, {})

    expect(answer).toMatchObject({ status: 200, cookie: null, body: { id: '', loggedIn: false } })
    expect(await engine.database.sql.select().from(sessions)).toHaveLength(1)
  })

  test('nobody’s key is the asker’s own: the first thing that is kept brings the session', async () => {
    const reader = await aVisitor(engine)
    reader.setToken(null)
    const nobodys = basketKey(openShop(engine.brand, 'de-de').shopId, '')
    const kept = { basketKey: nobodys, variantId: VARIANTS.cushion, quantity: 1 }

    const first = await reader.try(addBasketItem, kept)
    const second = await reader.try(addBasketItem, kept)
    const { id } = await reader.call(loadUser, {})

    expect(first.cookie).toMatchObject({ token: expect.any(String) })
    expect(second).toMatchObject({ cookie: null, body: { basket: { items: [{ quantity: 2 }] } } })
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(id).not.toBe(reader.userId)
    expect(await reader.call(loadBasket, { basketKey: nobodys })).toMatchObject({ key: `${nobodys}${id}` })
  })

  test('a session that is started has an anonymous user with an id of 64 hexadecimal characters', async () => {
    const visitor = await aVisitor(engine)

    const user = await visitor.call(loadUser, {})

    expect(user).toMatchObject({ id: visitor.userId, loggedIn: false, registered: false, email: '' })
    expect(user.id).toMatch(/^[0-9a-f]{64}$/)
  })

  test('only a digest of the token is kept', async () => {
    const visitor = await aVisitor(engine)

    const rows = await engine.database.sql.select().from(sessions)

    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(visitor.token())
  })

  test('a token of somebody’s own making opens nothing', async () => {
    const visitor = await aVisitor(engine)
    visitor.setToken('a'.repeat(43))

    const other = await visitor.call(loadUser, {})

    expect(other).toMatchObject({ id: '', loggedIn: false })
  })

  test('a session that ended is nobody’s: its basket is not found', async () => {
    const visitor = await aVisitor(engine)
    await visitor.call(addBasketItem, anItem(visitor))
    clock.forward(SESSION_SECONDS + 1)

    const answer = await visitor.try(loadBasket, { basketKey: visitor.basketKey })

    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(answer.cookie).toMatchObject({ token: expect.any(String) })
  })

  test('a session in use never ends', async () => {
    const visitor = await aVisitor(engine)
    for (let month = 0; month < 4; month += 1) {
      clock.forward(SESSION_SECONDS - 60)
      await visitor.call(loadUser, {})
    }

    expect((await visitor.call(loadUser, {})).id).toBe(visitor.userId)
  })

  const foreign = [
    { call: loadBasket, input: (key: string) => ({ basketKey: key }) },
    { call: addBasketItem, input: (key: string) => ({ basketKey: key, variantId: 10, quantity: 1 }) },
    { call: updateBasketItem, input: (key: string) => ({ basketKey: key, itemKey: 'x', quantity: 1 }) },
    { call: deleteBasketItem, input: (key: string) => ({ basketKey: key, itemKey: 'x' }) },
    { call: loadWishlist, input: (key: string) => ({ wishlistKey: key }) },
    {
      call: addWishlistItem,
      input: (key: string) => ({ wishlistKey: key, itemCreationId: { productId: 1 } }),
    },
  ]
  test.each(foreign)(
    '$call.name answers foreign, unknown and malformed keys alike',
    async ({ call, input }) => {
      const owner = await aVisitor(engine)
      const stranger = await aVisitor(engine)
      await owner.call(addBasketItem, anItem(owner))
      const kind = call.name.includes('Wishlist') ? 'wishlist' : 'basket'
      const keys = [
        kind === 'basket' ? owner.basketKey : owner.wishlistKey,
        `${kind}_101_${'0'.repeat(64)}`,
        `${kind}_999_${stranger.userId}`,
        '../../etc/passwd',
        '',
      ]

      const answers = await Promise.all(keys.map((key) => stranger.try(call, input(key))))

      for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0]?.body])
      expect((await owner.call(loadBasket, { basketKey: owner.basketKey })).items).toHaveLength(1)
    },
  )

  test('many visitors at once never see each other’s basket', async () => {
    const visitors = await Promise.all(Array.from({ length: 50 }, () => aVisitor(engine)))
    await Promise.all(
      visitors.map((visitor, index) =>
        visitor.call(addBasketItem, { ...anItem(visitor, VARIANTS.scaled), quantity: index + 1 }),
      ),
    )

    const baskets = await Promise.all(
      visitors.map((visitor) => visitor.call(loadBasket, { basketKey: visitor.basketKey })),
    )

    expect(baskets.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual(
      visitors.map((_, index) => [index + 1]),
    )
  })

  test('who registers is signed in under a new token and keeps the basket', async () => {
    const visitor = await aVisitor(engine)
    await visitor.call(addBasketItem, anItem(visitor))
    const before = visitor.token()

    const user = await visitor.call(authenticate, registration())
    await visitor.refresh()

    expect(user).toMatchObject({ registered: true, loggedIn: true, email: 'anna@example.org' })
    expect(visitor.token()).not.toBe(before)
    expect((await visitor.call(loadBasket, { basketKey: visitor.basketKey })).items).toHaveLength(1)
    expect(await visitor.call(validateSession, {})).toEqual({ valid: true })
  })

  test('a request that was on its way during a sign-in neither fails nor takes the cookie away', async () => {
    const visitor = await aVisitor(engine)
    const before = visitor.token()
    await visitor.call(authenticate, registration())
    const late = await aVisitor(engine)

    late.setToken(before)
    const onItsWay = await late.try(loadUser, {})
    clock.forward(31)
    const afterwards = await late.try(loadUser, {})

    expect(onItsWay).toMatchObject({ status: 200, cookie: null, body: { loggedIn: false } })
    expect(afterwards).toMatchObject({ status: 200, cookie: null, body: { id: '' } })
  })

  test('whoever is signed in does not become a guest', async () => {
    const visitor = await aVisitor(engine)
    await visitor.call(authenticate, registration())

    const user = await visitor.call(authenticate, {
      mode: 'guest',
      first_name: 'Eva',
      last_name: 'Probst',
      email: 'eva@example.org',
      gender: 'f',
      newsletter: false,
    })

    expect(user).toMatchObject({ email: 'anna@example.org', loggedIn: true })
  })

  test('an e-mail has one account', async () => {
    const first = await aVisitor(engine)
    const second = await aVisitor(engine)
    await first.call(authenticate, registration())

    const answer = await second.try(authenticate, registration())

    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email', key: 'register.emailTaken' }] },
    })
  })

  test('a wrong password and an unknown e-mail are the same refusal', async () => {
    const owner = await aVisitor(engine)
    await owner.call(authenticate, registration())
    const stranger = await aVisitor(engine)

    const wrong = await stranger.try(authenticate, login('anna@example.org', 'Falsches Wort 1'))
    const unknown = await stranger.try(authenticate, login('niemand@example.org', 'Falsches Wort 1'))

    expect([wrong.status, wrong.body]).toEqual([422, unknown.body])
  })

  test('a leaked password is refused', async () => {
    const visitor = await aVisitor(engine)

    const answer = await visitor.try(authenticate, { ...registration(), register_password: 'Passwort123' })

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'register_password' }] } })
  })

  test('every wrong field of a form is named', async () => {
    const visitor = await aVisitor(engine)

    const answer = await visitor.try(authenticate, { mode: 'guest', email: 'no', first_name: '1' })

    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'input_invalid',
      errors: [
        { path: 'first_name', key: 'generic.validation.name' },
        { path: 'last_name', key: 'generic.validation.required' },
        { path: 'email' },
        { path: 'newsletter' },
      ],
    })
  })

  test('signing in takes basket and wishlist along, the higher quantity wins', async () => {
    const home = await aVisitor(engine)
    await home.call(authenticate, registration())
    await home.refresh()
    await home.call(addBasketItem, { ...anItem(home), quantity: 2 })
    const away = await aVisitor(engine)
    await away.call(addBasketItem, { ...anItem(away), quantity: 3 })
    await away.call(addBasketItem, anItem(away, VARIANTS.scarce))
    await away.call(addWishlistItem, { wishlistKey: away.wishlistKey, itemCreationId: { productId: 1 } })

    await away.call(authenticate, login())
    await away.refresh()

    const basket = await away.call(loadBasket, { basketKey: away.basketKey })
    const wishlist = await away.call(loadWishlist, { wishlistKey: away.wishlistKey })
    expect(away.userId).toBe(home.userId)
    expect(basket.items.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
      [VARIANTS.cushion, 3],
      [VARIANTS.scarce, 1],
    ])
    expect(wishlist.items.map(({ product }) => product.id)).toEqual([1])
  })

  // Stock bounded it, of which a pre-order has none: the customer's one unit stayed one.
  test.each([
    ['nothing is there', 0],
    ['two are there', 2],
  ])('signing in cuts no pre-order, of which %s, in whichever shop it lies', async (_, quantity) => {
    await engine.database.sql.update(stock).set({ quantity }).where(eq(stock.variantId, VARIANTS.preOrder))
    const home = await aVisitor(engine)
    await home.call(authenticate, registration())
    await home.refresh()
    await home.call(addBasketItem, anItem(home, VARIANTS.preOrder))
    const away = await aVisitor(engine)
    const inAustria = await aVisitor(engine, 'de-at')
    inAustria.setToken(away.token())
    await inAustria.refresh()
    for (const who of [away, inAustria])
      await who.call(addBasketItem, { ...anItem(who, VARIANTS.preOrder), quantity: 5 })

    await away.call(authenticate, login())

    inAustria.setToken(away.token())
    for (const who of [away, inAustria]) {
      await who.refresh()
      const { items } = await who.call(loadBasket, { basketKey: who.basketKey })
      expect(items.map((item) => [item.quantity, item.status])).toEqual([[5, 'available']])
    }
  })

  test('signing in takes along what is there of an article, and no more', async () => {
    const home = await aVisitor(engine)
    await home.call(authenticate, registration())
    await home.refresh()
    await home.call(addBasketItem, anItem(home, VARIANTS.scarce))
    const away = await aVisitor(engine)
    await away.call(addBasketItem, { ...anItem(away, VARIANTS.scarce), quantity: 4 })
    await engine.database.sql.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, VARIANTS.scarce))

    await away.call(authenticate, login())
    await away.refresh()

    const { items } = await away.call(loadBasket, { basketKey: away.basketKey })
    expect(items.map(({ quantity }) => quantity)).toEqual([3])
  })

  test('after logging out the token is worth nothing', async () => {
    const visitor = await aVisitor(engine)
    await visitor.call(authenticate, registration())
    const token = visitor.token()

    await visitor.call(logout, {})
    visitor.setToken(token)

    expect(await visitor.call(validateSession, {})).toEqual({ valid: false })
  })

  test('guessing passwords is slowed down, and told for how long', async () => {
    const visitor = await aVisitor(engine)
    for (let attempt = 0; attempt < 10; attempt += 1)
      await visitor.try(authenticate, login('anna@example.org', `Falsches Wort ${attempt}`))

    const answer = await visitor.try(authenticate, login())

    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

function anItem({ basketKey }: Visitor, variantId: number = VARIANTS.cushion) {
  return { basketKey, variantId, quantity: 1 }
}

const PASSWORD = 'Ein Lindenbaum 7'.replaceAll(' ', '-')

function registration() {
  return {
    mode: 'register' as const,
    first_name: 'Anna',
    last_name: 'Probst',
    email: 'Anna@Example.org',
    gender: 'f',
    newsletter: false,
    register_password: PASSWORD,
  }
}

function login(email = 'anna@example.org', password = PASSWORD) {
  return { mode: 'login' as const, email, password }
}
