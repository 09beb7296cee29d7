import { addWishlistItem, deleteWishlistItem, loadWishlist } from '@shop/api-client/contract/wishlist'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { VARIANTS } from '../testing/tiny-catalogue.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await engineKinds())('the wishlist on the $name', ({ open }) => {
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

  test.each([{ productId: 4711 }, { variantId: 4711 }])('%j is not available', async (wish) => {
    expect(await remember(wish)).toMatchObject({
      status: 200,
      body: { type: 'failure', statusCode: 412, kind: 'ItemUnavailable' },
    })
  })

  test('forgets an item, and does no harm when it is gone', async () => {
    await remember({ productId: 1 })
    const itemKey = (await load()).items[0]?.key ?? ''
    const wish = { wishlistKey: visitor.wishlistKey, itemKey }

    const after = await visitor.call(deleteWishlistItem, wish)
    const again = await visitor.call(deleteWishlistItem, wish)

    expect([after.items, again.items]).toEqual([[], []])
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
})
