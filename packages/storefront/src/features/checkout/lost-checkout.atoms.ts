import type { Checkout } from '@shop/api-client/contract/checkout'
import { atom } from 'jotai'
import { addToBasketAtom } from '../basket/basket.atoms.ts'

/**
 * The checkout of a session that was over when its order was sent; null otherwise. The server has nothing of it any more for
 * this browser, so it is kept here until its articles are back.
 */
export const lostCheckoutAtom = atom<Checkout | null>(null)

/** What is lost between two looks at a checkout: everything, when the second is that of another session without articles. */
export function lostCheckout(before: Checkout | null, after: Checkout | null): Checkout | null {
  if (before === null || after === null || before.basket.items.length === 0) return null
  return after.basket.items.length === 0 && after.basket.key !== before.basket.key ? before : null
}

/**
 * Puts the articles back, one after the other, with what is written on them. Gifts come by themselves where they are earned,
 * and what was given from a list is reserved on its list alone. Says whether all are back.
 */
export const restoreLostAtom = atom(null, async (get, set): Promise<boolean> => {
  const lost = get(lostCheckoutAtom)
  const items = (lost?.basket.items ?? []).filter(
    ({ promotionId, status }) => promotionId === null && status === 'available',
  )
  let isWhole = true
  for (const { variant, quantity, customData, displayData, itemGroup } of items) {
    const answer = await set(addToBasketAtom, {
      variantId: variant.id,
      quantity,
      customText: customData.customText,
      displayData,
      ...(itemGroup === null ? {} : { itemGroup }),
    })
    isWhole &&= answer.type === 'success'
  }
  set(lostCheckoutAtom, null)
  return isWhole
})
