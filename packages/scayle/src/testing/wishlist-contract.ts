import { addWishlistItem, deleteWishlistItem, loadWishlist } from '@shop/api-client/contract/wishlist'
import { aVisitor } from '@shop/commerce/testing/visitor'
import { expect, test } from 'vitest'
import type { Contracted } from './contracted.ts'
import { orderableCards } from './some-goods.ts'

/** How wish lists of a shop behave, wherever they are. */
export function wishlistContract(shop: () => Contracted): void {
  test('a product is remembered once, newest first, and forgotten', async () => {
    const anna = await aVisitor(shop().engine, shop().locale)
    const { wishlistKey } = anna
    const [first, second] = await orderableCards(shop(), 2)
    const remember = (productId: number | undefined) =>
      anna.call(addWishlistItem, { wishlistKey, itemCreationId: { productId: productId ?? 0 } })

    const one = await remember(first?.id)
    const two = await remember(second?.id)
    const again = await remember(first?.id)

    expect([one.type, two.type]).toEqual(['success', 'success'])
    expect(two.wishlist.items.map(({ product }) => product.id)).toEqual([second?.id, first?.id])
    expect(again).toMatchObject({ type: 'failure', kind: 'ItemAlreadyPresent' })
    const itemKey = two.wishlist.items[0]?.key ?? ''
    await anna.call(deleteWishlistItem, { wishlistKey, itemKey })
    const left = await anna.call(loadWishlist, { wishlistKey })
    expect(left.items.map(({ product }) => product.id)).toEqual([first?.id])
  })

  test('a variant is remembered with its product', async () => {
    const anna = await aVisitor(shop().engine, shop().locale)
    const [card] = await orderableCards(shop(), 1)

    const { wishlist } = await anna.call(addWishlistItem, {
      wishlistKey: anna.wishlistKey,
      itemCreationId: { variantId: card?.variantId ?? 0 },
    })

    expect(wishlist.items).toMatchObject([{ product: { id: card?.id }, variant: { id: card?.variantId } }])
  })

  test('what is not sold cannot be remembered', async () => {
    const anna = await aVisitor(shop().engine, shop().locale)

    const answer = await anna.call(addWishlistItem, {
      wishlistKey: anna.wishlistKey,
      itemCreationId: { productId: 2_000_000_000 },
    })

    expect(answer).toMatchObject({ type: 'failure', kind: 'ItemUnavailable', wishlist: { items: [] } })
  })
}
