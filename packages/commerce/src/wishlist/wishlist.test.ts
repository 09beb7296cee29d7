import { authenticate } from '@shop/api-client/contract/user'
import {
  addWishlistItem,
  deleteWishlistItem,
  loadSharedWishlist,
  loadWishlist,
  shareWishlist,
  unshareWishlist,
} from '@shop/api-client/contract/wishlist'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { prices } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('the wishlist on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const remember = (itemCreationId: { productId: number } | { variantId: number }) =>
    visitor.try(addWishlistItem, { wishlistKey: visitor.wishlistKey, itemCreationId })
  const load = () => visitor.call(loadWishlist, { wishlistKey: visitor.wishlistKey })

  test('remembers a product, and a variant of another', async () => {
    await remember({ productId: 1 })
    const answer = await remember({ variantId: VARIANTS.scarce })

    const { items } = await load()
    expect(answer).toMatchObject({ status: 201, body: { type: 'success', statusCode: 201, kind: null } })
    expect(items.map(({ product, variant }) => [product.id, variant?.id ?? null])).toEqual([
      [2, VARIANTS.scarce],
      [1, null],
    ])
  })

  test('the same product again is refused with the list as it is', async () => {
    await remember({ productId: 1 })

    const answer = await remember({ productId: 1 })

    expect(answer).toMatchObject({
      status: 200,
      body: { type: 'failure', statusCode: 409, kind: 'ItemAlreadyPresent', wishlist: { items: [{}] } },
    })
  })

  test.each([{ productId: 4711 }, { variantId: 4711 }])('%j is not available', async (input) => {
    expect(await remember(input)).toMatchObject({
      status: 200,
      body: { type: 'failure', statusCode: 412, kind: 'ItemUnavailable' },
    })
  })

  test('forgets an item, and does no harm when it is gone', async () => {
    await remember({ productId: 1 })
    const itemKey = (await load()).items[0]?.key ?? ''
    const input = { wishlistKey: visitor.wishlistKey, itemKey }

    const after = await visitor.call(deleteWishlistItem, input)
    const again = await visitor.call(deleteWishlistItem, input)

    expect([after.items, again.items]).toEqual([[], []])
  })

  // What was undone came first, and had forgotten what it cost.
  test('what is put back stands where it stood, at the price of then', async () => {
    await remember({ productId: 1 })
    await remember({ productId: 2 })
    await remember({ productId: 4 })
    const { items } = await load()
    const [first, second] = items
    const { wishlistKey } = visitor
    await visitor.call(deleteWishlistItem, { wishlistKey, itemKey: second?.key ?? '' })
    await remember({ productId: 5 })

    const { wishlist } = await visitor.call(addWishlistItem, {
      wishlistKey,
      itemCreationId: { productId: 2 },
      restored: { below: first?.key ?? '', priceBefore: 1500 },
    })

    expect(wishlist.items.map(({ product, priceBefore }) => [product.id, priceBefore])).toEqual([
      [5, null],
      [4, null],
      [2, 1500],
      [1, null],
    ])
  })

  test('nobody forgets for somebody else', async () => {
    await remember({ productId: 1 })
    const itemKey = (await load()).items[0]?.key ?? ''
    const other = await aVisitor(engine)

    await other.call(deleteWishlistItem, { wishlistKey: other.wishlistKey, itemKey })

    expect((await load()).items).toHaveLength(1)
  })

  test('remembering at the same moment is remembered once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => remember({ productId: 1 })))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await load()).items).toHaveLength(1)
  })

  test('tells what a thing cost when it was remembered, as soon as it costs something else', async () => {
    await remember({ variantId: VARIANTS.cushion })
    const before = await load()
    const { sql } = engine.database
    await sql.update(prices).set({ price: 1111 }).where(eq(prices.variantId, VARIANTS.cushion))
    await engine.refresh()

    const { items } = await load()

    expect(before.items[0]?.priceBefore).toBeNull()
    expect(items[0]?.priceBefore).toBeGreaterThan(1111)
  })

  describe('shared by a link', () => {
    const wishlistKey = () => ({ wishlistKey: visitor.wishlistKey })
    const share = async () => (await visitor.call(shareWishlist, wishlistKey())).shareToken ?? ''
    const friend = async (token: string) => (await aVisitor(engine)).try(loadSharedWishlist, { token })

    test('friends see the products as they are now, and nothing of the person', async () => {
      await remember({ productId: 1 })
      const token = await share()
      await remember({ variantId: VARIANTS.scarce })

      const { status, body } = await friend(token)

      expect(token).toHaveLength(43)
      expect(status).toBe(200)
      expect(body).toMatchObject({ items: [{ product: { id: 2 } }, { product: { id: 1 } }] })
      const text = JSON.stringify(body)
      const own = await load()
      for (const secret of [visitor.wishlistKey, token, ...own.items.map(({ key }) => key)])
        expect(text).not.toContain(secret)
    })

    test('sharing twice is the same link', async () => {
      await remember({ productId: 1 })

      expect(await share()).toBe(await share())
    })

    test('a link that was taken back opens nothing, a new one is another', async () => {
      await remember({ productId: 1 })
      const old = await share()
      const after = await visitor.call(unshareWishlist, wishlistKey())

      const fresh = await share()

      expect(after.shareToken).toBeNull()
      expect((await friend(old)).status).toBe(404)
      expect(fresh).not.toBe(old)
      expect((await friend(fresh)).status).toBe(200)
    })

    test('a link of one shop opens nothing in another', async () => {
      await remember({ productId: 1 })
      const token = await share()
      const swiss = await aVisitor(engine, 'fr-ch')

      expect((await swiss.try(loadSharedWishlist, { token })).status).toBe(404)
    })

    test('an empty list is not shared', async () => {
      expect(await visitor.try(shareWishlist, wishlistKey())).toMatchObject({
        status: 409,
        body: { code: 'wishlist_empty' },
      })
    })

    test('nobody shares, reads the link or takes it back for somebody else', async () => {
      await remember({ productId: 1 })
      const token = await share()
      const other = await aVisitor(engine)

      expect((await other.try(shareWishlist, wishlistKey())).status).toBe(404)
      expect((await other.try(unshareWishlist, wishlistKey())).status).toBe(404)
      expect((await other.try(loadWishlist, wishlistKey())).status).toBe(404)
      expect((await friend(token)).status).toBe(200)
    })

    test('it goes on working when its owner signs in', async () => {
      const account = {
        mode: 'register' as const,
        first_name: 'Anna',
        last_name: 'Probst',
        email: 'anna@example.org',
        gender: 'f',
        newsletter: false,
        register_password: 'Ein-Lindenbaum-7',
      }
      await (await aVisitor(engine)).call(authenticate, account)
      await remember({ productId: 1 })
      const token = await share()

      await visitor.call(authenticate, {
        mode: 'login',
        email: account.email,
        password: account.register_password,
      })

      expect(await friend(token)).toMatchObject({ status: 200, body: { items: [{ product: { id: 1 } }] } })
    })

    test.each(['', 'x', 'a'.repeat(43), '%', 'a'.repeat(5000)])(
      'the link %j opens nothing',
      async (token) => {
        expect((await friend(token)).status).toBeGreaterThanOrEqual(404)
        expect((await friend(token)).status).toBeLessThan(500)
      },
    )
  })
})
