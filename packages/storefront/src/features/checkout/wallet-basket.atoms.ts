import type { Basket } from '@shop/domain/basket/basket'
import { isSame } from '@shop/domain/goods/edited-record'
import { atom } from 'jotai'
import { addToBasketAtom, type BasketInput, basketAtom, loadBasketAtom } from '../basket/basket.atoms.ts'
import { addToCartLayerAtom, type LayerProduct } from '../basket/shown-layer.atoms.ts'

type Item = Basket['items'][number]

/** The same article with the same words on it, neither a gift of the shop nor one for somebody's list. */
function isBoughtAs({ variant, promotionId, customData }: Item, input: BasketInput): boolean {
  const { customText, gift } = customData
  return (
    variant.id === input.variantId &&
    promotionId === null &&
    gift === undefined &&
    isSame(customText ?? {}, input.customText ?? {})
  )
}

/**
 * Sees to it that an article is in the basket before a wallet is opened, without a layer on the way. Whoever comes back from
 * the wallet and presses again buys no second one. Returns whether it is there; the layer says why not.
 */
export const addForWalletAtom = atom(
  null,
  async (get, set, product: LayerProduct, input: BasketInput): Promise<boolean> => {
    await set(loadBasketAtom).catch(() => undefined)
    const there = get(basketAtom)?.items.find((item) => isBoughtAs(item, input))?.quantity ?? 0
    const quantity = input.quantity - there
    if (quantity <= 0) return true
    try {
      const answer = await set(addToBasketAtom, { ...input, quantity })
      if (answer.type === 'success') return true
      const reason = answer.kind === 'MaximumItemCountReached' ? 'maximum' : 'unavailable'
      set(addToCartLayerAtom, { type: 'error', product, reason })
    } catch {
      set(addToCartLayerAtom, { type: 'error', product, reason: 'failed' })
    }
    return false
  },
)
