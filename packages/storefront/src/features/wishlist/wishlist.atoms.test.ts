import type { Call } from '@shop/api-client/contract/define-call'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { expect, test } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { isNewHereAtom } from '../session/session.atoms.ts'
import { toggleWishlistAtom } from './wishlist.atoms.ts'

const SHOP = openShop(aBrand('everywhere'), 'de-de')

// The size that was chosen on the product page was lost: givers had to guess it.
test.each([
  { variantId: 71, itemCreationId: { variantId: 71 } },
  { variantId: undefined, itemCreationId: { productId: 7 } },
])('the heart remembers $itemCreationId', async ({ variantId, itemCreationId }) => {
  const sent: unknown[] = []
  const wishlist = { key: 'list', items: [], shareToken: null, giftLists: [] }
  const store = createShopStore({
    shop: SHOP,
    api: async ({ name }: Call, input: unknown) => {
      if (name === 'addWishlistItem') sent.push(input)
      // the fakes answer what their calls promise
      return (name === 'addWishlistItem' ? { type: 'success', wishlist } : wishlist) as never
    },
    leave: () => undefined,
  })
  store.set(isNewHereAtom, true)

  await store.set(toggleWishlistAtom, 7, variantId)

  expect(sent).toMatchObject([{ itemCreationId }])
})
