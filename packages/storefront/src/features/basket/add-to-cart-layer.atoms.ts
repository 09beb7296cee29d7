import type { ProductCard } from '@shop/domain/product/product-card'
import { atom } from 'jotai'
import { trackAtom } from '../tracking/tracking.atoms.ts'
import { addToBasketAtom, type BasketWish } from './basket.atoms.ts'

/** What the layer shows after an attempt. @see spec §4 "Add-to-cart layer" */
export type AddToCartLayer =
  | { type: 'hidden' }
  | { type: 'success'; product: LayerProduct; quantity: number; reduced: boolean }
  | { type: 'error'; product: LayerProduct; reason: 'unavailable' | 'maximum' | 'failed' }

/** Just enough to recognise what was added. */
export type LayerProduct = Pick<ProductCard, 'id' | 'name' | 'brand' | 'images'>

export const addToCartLayerAtom = atom<AddToCartLayer>({ type: 'hidden' })

/** Adds to the basket and opens the layer: success only when the add call answers with success. */
export const addWithLayerAtom = atom(null, async (_get, set, product: LayerProduct, wish: BasketWish) => {
  try {
    const answer = await set(addToBasketAtom, wish)
    if (answer.type === 'success') {
      const reduced = answer.kind === 'ItemAddedWithReducedQuantity'
      set(addToCartLayerAtom, { type: 'success', product, quantity: wish.quantity, reduced })
      const item = answer.basket.items.find(({ variant }) => variant.id === wish.variantId)
      if (item) void set(trackAtom, (events) => events.addToCart(item, wish.quantity))
    } else {
      const reason = answer.kind === 'MaximumItemCountReached' ? 'maximum' : 'unavailable'
      set(addToCartLayerAtom, { type: 'error', product, reason })
    }
  } catch {
    // spec §8: a failed call is swallowed, the layer tells the shopper
    set(addToCartLayerAtom, { type: 'error', product, reason: 'failed' })
  }
})
