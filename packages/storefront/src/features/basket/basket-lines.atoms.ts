import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import { cleanupItems } from '@shop/domain/basket/cleanup-items'
import type { CustomText } from '@shop/domain/personalisation/personalisation'
import { atom, type Getter, type Setter } from 'jotai'
import { trackAtom } from '../tracking/tracking.atoms.ts'
import {
  acceptBasketAtom,
  addToBasketAtom,
  askForBasketAtom,
  basketAtom,
  trackAddedAtom,
} from './basket.atoms.ts'

/** Lines that the server is changing right now, by item key. */
export const busyLinesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Changes the quantity of a line; the server decides price and stock. */
export const changeQuantityAtom = atom(null, async (get, set, itemKey: string, quantity: number) => {
  const { api, calls, basketKey } = await set(askForBasketAtom)
  const before = lineOf(get, itemKey)
  return whileBusy(get, set, itemKey, async () => {
    const answer = await api(calls.updateBasketItem, { basketKey, itemKey, quantity })
    set(acceptBasketAtom, answer.basket)
    const now = answer.basket.items.find(({ key }) => key === itemKey)
    if (now && before && now.quantity !== before.quantity)
      void set(trackAtom, (events) => events.modifyInCart(now, before.quantity))
    return answer
  })
})

/** Changes the personalisation of a line; the quantity stays. @see spec §4 "Personalisation text" */
export const changeTextAtom = atom(null, async (get, set, item: BasketItem, customText: CustomText) => {
  const { api, calls, basketKey } = await set(askForBasketAtom)
  return whileBusy(get, set, item.key, async () => {
    const input = { basketKey, itemKey: item.key, quantity: item.quantity }
    const answer = await api(calls.updateBasketItem, { ...input, customData: { customText } })
    set(acceptBasketAtom, answer.basket)
    return answer
  })
})

/** Removes a line from the basket, and returns every line that was removed with it. */
export const removeFromBasketAtom = atom(null, async (get, set, itemKey: string): Promise<BasketItem[]> => {
  const { api, calls, basketKey } = await set(askForBasketAtom)
  const before = get(basketAtom)?.items ?? []
  return whileBusy(get, set, itemKey, async () => {
    const basket = await api(calls.deleteBasketItem, { basketKey, itemKey })
    set(acceptBasketAtom, basket)
    const left = new Set(basket.items.map(({ key }) => key))
    const gone = before.filter(({ key }) => !left.has(key))
    for (const item of gone) void set(trackAtom, (events) => events.removeFromCart(item))
    return gone
  })
})

/**
 * Restores lines that were removed by mistake. Their gifts return by themselves. Returns whether all of them are back.
 */
export const putBackAtom = atom(
  null,
  async (_get, set, lines: readonly BasketItem[], onBack: (line: BasketItem) => void): Promise<boolean> => {
    let isComplete = true
    const wanted = lines.filter(
      ({ promotion }) => lines.length === 1 || promotion?.effect.type !== 'automatic_gift',
    )
    for (const item of wanted) {
      const answer = await set(addToBasketAtom, {
        variantId: item.variant.id,
        quantity: item.quantity,
        customText: item.customData.customText,
        ...(item.itemGroup ? { itemGroup: item.itemGroup } : {}),
        ...(item.customData.cPromo ? { giftOf: item.customData.cPromo.promotionId } : {}),
        ...(item.customData.ffData ? { campaign: item.customData.ffData.ffCampaign } : {}),
      })
      onBack(item)
      isComplete &&= answer.type === 'success' && answer.kind === null
    }
    return isComplete
  },
)

/** Accepts the basket after a reorder, and tracks what was added. */
export const acceptReorderedAtom = atom(
  null,
  (get, set, basket: Basket, ordered: readonly Pick<BasketItem, 'variant' | 'quantity'>[]) => {
    const before = get(basketAtom)
    set(acceptBasketAtom, basket)
    for (const [variantId, lines] of Map.groupBy(ordered, ({ variant }) => variant.id))
      set(trackAddedAtom, before, basket, {
        variantId,
        quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      })
  },
)

/**
 * Removes everything that cannot be bought, with three attempts per line. Returns whether all of it is gone.
 *
 * @see spec §4 "Unbuyable items are removed by a cleanup"
 */
export const cleanUpAtom = atom(null, async (get, set): Promise<boolean> => {
  const tries = new Map<string, number>()
  for (;;) {
    const [item] = cleanupItems(get(basketAtom)?.items ?? [], tries)
    if (!item) break
    tries.set(item.key, (tries.get(item.key) ?? 0) + 1)
    // failures are retried, and shown when they persist
    await set(removeFromBasketAtom, item.key).catch(() => undefined)
  }
  return (get(basketAtom)?.items ?? []).every(({ status }) => status === 'available')
})

/** Puts a line aside for another day. */
export const saveForLaterAtom = atom(null, async (get, set, itemKey: string) => {
  const { api, calls, basketKey } = await set(askForBasketAtom)
  const before = lineOf(get, itemKey)
  return whileBusy(get, set, itemKey, async () => {
    const answer = await api(calls.saveForLater, { basketKey, itemKey })
    set(acceptBasketAtom, answer.basket)
    const isGone = answer.basket.items.every(({ key }) => key !== itemKey)
    if (before && isGone) void set(trackAtom, (events) => events.removeFromCart(before))
    return answer
  })
})

/** Brings a line that was put aside back, as much of it as there is. */
export const moveToBasketAtom = atom(null, async (get, set, itemKey: string) => {
  const { api, calls, basketKey } = await set(askForBasketAtom)
  const before = get(basketAtom)
  const saved = before?.saved.find(({ key }) => key === itemKey)
  return whileBusy(get, set, itemKey, async () => {
    const answer = await api(calls.moveToBasket, { basketKey, itemKey })
    set(acceptBasketAtom, answer.basket)
    const input = saved && { variantId: saved.variant.id, quantity: saved.quantity }
    if (input) set(trackAddedAtom, before, answer.basket, input)
    return answer
  })
})

function lineOf(get: Getter, itemKey: string): BasketItem | undefined {
  return get(basketAtom)?.items.find(({ key }) => key === itemKey)
}

async function whileBusy<T>(get: Getter, set: Setter, itemKey: string, change: () => Promise<T>): Promise<T> {
  set(busyLinesAtom, new Set([...get(busyLinesAtom), itemKey]))
  try {
    return await change()
  } finally {
    set(busyLinesAtom, new Set([...get(busyLinesAtom)].filter((key) => key !== itemKey)))
  }
}
