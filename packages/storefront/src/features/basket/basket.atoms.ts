import type { CallOptions, InputOf } from '@shop/api-client/contract/define-call'
import type { Basket } from '@shop/domain/basket/basket'
import { basketKey } from '@shop/domain/basket/basket-key'
import { atom } from 'jotai'
import { askAsUserAtom, userAtom } from '../session/session.atoms.ts'
import { addedLines } from '../tracking/added-lines.ts'
import { trackAtom } from '../tracking/tracking.atoms.ts'

/** The basket as last loaded; `null` before. */
export const basketAtom = atom<Basket | null>(null)

/** Takes what the server says, unless a later answer was quicker. */
export const acceptBasketAtom = atom(null, (get, set, basket: Basket) => {
  const known = get(basketAtom)
  if (!known || known.key !== basket.key || basket.version >= known.version) set(basketAtom, basket)
})

/** What every call about the basket needs; asks who is shopping first. */
export const askForBasketAtom = atom(null, async (_get, set) => {
  const { shop, userId, api } = await set(askAsUserAtom)
  const { basketCalls: calls } = await import('../../calls/first-calls.ts')
  return { api, calls, basketKey: basketKey(shop.shopId, userId) }
})

/** Asks the server for the basket. A failure changes nothing. @see spec §8 */
export const loadBasketAtom = atom(null, async (get, set) => {
  const { api, calls, basketKey: key } = await set(askForBasketAtom)
  const asker = get(userAtom)?.id
  const basket = await api(calls.loadBasket, { basketKey: key })
  // The user may have changed meanwhile.
  if (get(userAtom)?.id === asker) set(acceptBasketAtom, basket)
})

export type BasketInput = {
  variantId: number
  quantity: number
  /** Rows text1..n of a personalisation. */
  customText?: Record<string, string> | null
  /** Holds a personalised line together. @see spec §9 */
  itemGroup?: { id: string; isMainItem: boolean; isRequired: boolean }
  /** The promotion that gives this as its gift. @see product §6 */
  giftOf?: string
  /** The campaign that put the product where it was found. @see spec §3 "Listing product extras" */
  campaign?: string
}

/**
 * Adds a variant to the basket, and tracks what was added. Returns the server's answer, so that the caller can word it.
 */
export const addToBasketAtom = atom(null, async (get, set, input: BasketInput, options: CallOptions = {}) => {
  const { api, calls, basketKey: key } = await set(askForBasketAtom)
  options.signal?.throwIfAborted()
  const before = get(basketAtom)
  const wanted: InputOf<typeof calls.addBasketItem> = {
    basketKey: key,
    variantId: input.variantId,
    quantity: input.quantity,
    ...(input.customText || input.giftOf || input.campaign
      ? {
          customData: {
            ...(input.customText ? { customText: input.customText } : {}),
            ...(input.giftOf ? { cPromo: { promotionId: input.giftOf } } : {}),
            ...(input.campaign ? { ffData: { ffCampaign: input.campaign } } : {}),
          },
        }
      : {}),
    ...(input.itemGroup ? { itemGroup: input.itemGroup } : {}),
  }
  const answer = await api(calls.addBasketItem, wanted, options)
  set(acceptBasketAtom, answer.basket)
  if (answer.type === 'success') set(trackAddedAtom, before, answer.basket, input)
  return answer
})

/** Tracks what a basket has more of than before. @see spec §7 "frontend_add_to_cart" */
export const trackAddedAtom = atom(
  null,
  (
    _get,
    set,
    before: Basket | null,
    after: Basket,
    { variantId, quantity: wanted }: Pick<BasketInput, 'variantId' | 'quantity'>,
  ) => {
    for (const { item, quantity } of addedLines(before, after, { variantId, units: wanted }))
      void set(trackAtom, (events) => events.addToCart(item, quantity))
  },
)
