import type { SharedGiftList } from '@shop/api-client/contract/gift-lists'
import { atom } from 'jotai'
import { acceptBasketAtom, askForBasketAtom, basketAtom, trackAddedAtom } from '../basket/basket.atoms.ts'
import { addToCartLayerAtom } from '../basket/shown-layer.atoms.ts'

export type GiftWishItem = SharedGiftList['items'][number]

type Gift = {
  token: string
  item: GiftWishItem
  variantId: number
  /** The name that the giver leaves for the owner; empty for none. */
  from: string
}

/** `taken`: others give all that is wanted; `unavailable`: it cannot be bought just now. */
export type GiftGiven = 'given' | 'taken' | 'unavailable'

/** Puts a unit of a line into the basket, as a gift of its list, and shows the layer. Throws when the call fails. */
export const giveGiftAtom = atom(
  null,
  async (get, set, { token, item, variantId, from }: Gift): Promise<GiftGiven> => {
    const { api, calls, basketKey } = await set(askForBasketAtom)
    const before = get(basketAtom)
    const input = { basketKey, token, itemKey: item.key, variantId, quantity: 1, from }
    const { type, kind, basket } = await api(calls.giveGift, input)
    set(acceptBasketAtom, basket)
    if (type === 'failure') return kind === 'GiftTaken' || kind === 'GiftNotEarned' ? 'taken' : 'unavailable'
    set(trackAddedAtom, before, basket, input)
    set(addToCartLayerAtom, {
      type: 'success',
      product: item.product,
      variantId,
      quantity: 1,
      reduced: false,
      gifts: [],
    })
    return 'given'
  },
)

/** How many units of a line wait in this shopper's own basket. */
export const ownGiftsAtom = atom((get): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const { customData, quantity } of get(basketAtom)?.items ?? [])
    if (customData.gift)
      units.set(customData.gift.itemKey, (units.get(customData.gift.itemKey) ?? 0) + quantity)
  return units
})
