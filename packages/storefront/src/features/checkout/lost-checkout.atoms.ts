import type { Checkout } from '@shop/api-client/contract/checkout'
import type { BasketItem } from '@shop/domain/basket/basket'
import { atom } from 'jotai'
import { addToBasketAtom } from '../basket/basket.atoms.ts'

/**
 * The checkout of a session that was over when its order was sent; null otherwise. The server has nothing of it any more for
 * this browser, so it is kept here until its articles are back.
 */
export const lostCheckoutAtom = atom<Checkout | null>(null)

/** What came of putting articles back: the names of those that are not, and whether codes have to be typed again. */
export type RestoredCheckout = { missing: readonly string[]; hadCodes: boolean }

/** Told above the checkout once articles are back; null before, and with the next order. */
export const restoredCheckoutAtom = atom<RestoredCheckout | null>(null)

/** What is lost between two looks at a checkout: everything, when the second is that of another session without articles. */
export function lostCheckout(before: Checkout | null, after: Checkout | null): Checkout | null {
  if (before === null || after === null || before.basket.items.length === 0) return null
  return after.basket.items.length === 0 && after.basket.key !== before.basket.key ? before : null
}

/**
 * Puts the articles back, one after the other, with what is written on them, and notes which are not: sold out meanwhile,
 * without a connection, or given from a list, on which they are reserved for that session. Gifts of a promotion come by
 * themselves where they are earned. Where none is back, the lost checkout stays to be tried again.
 */
export const restoreLostAtom = atom(null, async (get, set): Promise<void> => {
  const lost = get(lostCheckoutAtom)
  if (lost === null) return
  const { items, vouchers, giftCards } = lost.basket
  const own = items.filter(({ promotionId, status }) => promotionId === null && status === 'available')
  const missing: string[] = []
  for (const item of own) {
    const isBack =
      item.customData.gift === undefined &&
      (await set(addToBasketAtom, wantedAgain(item)).then(
        ({ type }) => type === 'success',
        () => false,
      ))
    if (!isBack) missing.push(item.product.name)
  }
  if (missing.length < own.length) set(lostCheckoutAtom, null)
  set(restoredCheckoutAtom, { missing, hadCodes: vouchers.length + giftCards.length > 0 })
})

function wantedAgain({ variant, quantity, customData: { customText }, itemGroup }: BasketItem) {
  return {
    variantId: variant.id,
    quantity,
    customText,
    ...(itemGroup === null ? {} : { itemGroup }),
  }
}
