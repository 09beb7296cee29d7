import type { ProductCard } from '@shop/domain/product/product-card'
import { atom } from 'jotai'
import { addToBasketAtom, type BasketInput, basketAtom } from './basket.atoms.ts'
import { campaignBehindAtom, type FoundProduct } from './found-by.atoms.ts'

/** What the layer shows after an attempt. @see spec §4 "Add-to-cart layer" */
export type AddToCartLayer =
  | { type: 'hidden' }
  | { type: 'success'; product: LayerProduct; quantity: number; reduced: boolean; gifts: string[] }
  | { type: 'error'; product: LayerProduct; reason: 'unavailable' | 'maximum' | 'failed' }

/** Just enough to recognise what was added. */
export type LayerProduct = Pick<ProductCard, 'id' | 'name' | 'brand' | 'images'>
type AddedProduct = LayerProduct & FoundProduct

export const addToCartLayerAtom = atom<AddToCartLayer>({ type: 'hidden' })

/**
 * Adds to the basket, with the campaign by which the product was found, and opens the layer: success only when the add
 * call answers with success.
 */
export const addWithLayerAtom = atom(null, async (get, set, product: AddedProduct, input: BasketInput) => {
  const campaign = input.campaign ?? get(campaignBehindAtom)(product)
  const before = new Set(get(basketAtom)?.items.map(({ key }) => key))
  try {
    const answer = await set(addToBasketAtom, { ...input, ...(campaign ? { campaign } : {}) })
    if (answer.type === 'success') {
      const reduced = answer.kind === 'ItemAddedWithReducedQuantity'
      // Automatic gifts are in the basket with the same answer.
      const gifts = answer.basket.items
        .filter(({ key, promotionId }) => promotionId !== null && !before.has(key))
        .map((item) => item.product.name)
      set(addToCartLayerAtom, { type: 'success', product, quantity: input.quantity, reduced, gifts })
    } else {
      const reason = answer.kind === 'MaximumItemCountReached' ? 'maximum' : 'unavailable'
      set(addToCartLayerAtom, { type: 'error', product, reason })
    }
  } catch {
    // spec §8: a failed call is swallowed, the layer shows it
    set(addToCartLayerAtom, { type: 'error', product, reason: 'failed' })
  }
})
