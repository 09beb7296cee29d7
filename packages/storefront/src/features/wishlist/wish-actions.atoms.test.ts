import type { Call } from '@shop/api-client/contract/define-call'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aProductCard } from '@shop/domain/testing/a-product-card'
import { beforeEach, expect, test, vi } from 'vitest'
import { createShopStore } from '../../calls/services.ts'
import { acceptUserAtom } from '../session/session-change.atoms.ts'
import { settleTrackingAtom } from '../tracking/tracking.atoms.ts'
import { putWishBackAtom, removeWishAtom, type Wish } from './wish-actions.atoms.ts'
import { wishlistAtom } from './wishlist.atoms.ts'

const BRAND = aBrand('everywhere')
const SHOP = openShop(BRAND, 'de-de')
const SOFA = aProductCard({ id: 7 })
const blue = aWish('blue', 70)
const red = aWish('red', 71)

beforeEach(() => vi.stubGlobal('window', { dataLayer: undefined }))

// The heart took the first wish of the product off, whichever of two variants it stood on.
test('the wish whose heart is pressed goes, and no other one of its product', async () => {
  const { store } = aVisit()

  await store.set(removeWishAtom, red)

  expect(store.get(wishlistAtom)?.items).toEqual([blue])
})

// It came first, and had forgotten what it cost.
test('the wish that was taken off comes back where it stood, with its variant and its price', async () => {
  const { store, sent } = aVisit()

  const place = await store.set(removeWishAtom, red)
  await store.set(putWishBackAtom, { place, wish: red })

  expect(sent('addWishlistItem')).toEqual([
    {
      wishlistKey: 'list of anna',
      itemCreationId: { variantId: 71 },
      restored: { below: 'blue', priceBefore: 1999 },
    },
  ])
  expect(store.get(wishlistAtom)?.items).toEqual([red, blue])
})

// A sign-in or sign-out while the notice stood there, and the wish was put on the list of whoever was there by then.
test('a wish comes back to the list from which it was taken, whoever is signed in by then', async () => {
  const { store, sent } = aVisit()

  const place = await store.set(removeWishAtom, red)
  store.set(acceptUserAtom, { ...ANNA, id: 'berta' })
  await store.set(putWishBackAtom, { place, wish: red })

  expect(sent('addWishlistItem')).toMatchObject([{ wishlistKey: 'list of anna' }])
})

test('both are counted, what goes and what comes back', async () => {
  const { store } = aVisit()

  const place = await store.set(removeWishAtom, red)
  await store.set(putWishBackAtom, { place, wish: red })
  await store.set(settleTrackingAtom, () => true)

  expect(window.dataLayer).toMatchObject([
    expect.anything(),
    { event: 'frontend_remove_from_wishlist' },
    { event: 'frontend_add_to_wishlist' },
  ])
})

test('what the shop no longer takes is not counted, and fails', async () => {
  const { store } = aVisit({ isRefusing: true })

  const place = await store.set(removeWishAtom, red)
  await expect(store.set(putWishBackAtom, { place, wish: red })).rejects.toThrow('no longer takes it')
  await store.set(settleTrackingAtom, () => true)

  expect(window.dataLayer?.slice(1)).toMatchObject([{ event: 'frontend_remove_from_wishlist' }])
})

const ANNA = {
  id: 'anna',
  firstName: 'Anna',
  lastName: 'Muster',
  gender: null,
  email: 'anna@muster.example',
  phone: null,
  birthDate: null,
  customerNo: null,
  loggedIn: true,
  isGuestCustomer: false,
  registered: true,
}

function aWish(key: string, variantId: number): Wish {
  return { key, product: SOFA, variant: { id: variantId, referenceKey: key, label: key }, priceBefore: 1999 }
}

/** Anna, with two variants of one product on her list. */
function aVisit({ isRefusing = false } = {}) {
  const calls: { name: string; input: unknown }[] = []
  let items = [blue, red]
  const list = () => ({ key: 'list of anna', items, shareToken: null, giftLists: [] })
  const store = createShopStore({
    shop: SHOP,
    api: async ({ name }: Call, input: unknown) => {
      calls.push({ name, input })
      const asked = input as { itemKey?: string; itemCreationId?: { variantId: number } }
      if (name === 'deleteWishlistItem') items = items.filter(({ key }) => key !== asked.itemKey)
      else if (!isRefusing) items = [red, ...items]
      // the fakes answer what their calls promise
      if (name === 'deleteWishlistItem') return list() as never
      return { type: isRefusing ? 'failure' : 'success', wishlist: list() } as never
    },
    leave: () => undefined,
  })
  store.set(acceptUserAtom, ANNA)
  store.set(wishlistAtom, list())
  return { store, sent: (name: string) => calls.flatMap((call) => (call.name === name ? [call.input] : [])) }
}
