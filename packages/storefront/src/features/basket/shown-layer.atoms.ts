import type { ProductCard } from '@shop/domain/product/product-card'
import { atom } from 'jotai'

/** What the layer shows from the press on. @see spec §4 "Add-to-cart layer" */
export type AddToCartLayer =
  | { type: 'hidden' }
  | { type: 'adding'; product: LayerProduct; quantity: number }
  | {
      type: 'success'
      product: LayerProduct
      /** Which line it is in the basket; null where several kinds of the product were added at once. */
      variantId: number | null
      quantity: number
      reduced: boolean
      gifts: string[]
    }
  | { type: 'error'; product: LayerProduct; reason: NotAddedReason }

/** Why nothing was added; without an answer nobody knows whether something was. */
export type NotAddedReason = 'unavailable' | 'maximum' | 'failed' | 'unanswered'

/** Just enough to recognise what was added. */
export type LayerProduct = Pick<ProductCard, 'id' | 'name' | 'brand' | 'images'> &
  Partial<Pick<ProductCard, 'energyLabel'>>

/** What the add-to-cart layer shows: known to every page, while what fills it comes with the parts that add. */
export const addToCartLayerAtom = atom<AddToCartLayer>({ type: 'hidden' })

/**
 * Fetches what the add-to-cart layer shows of a product: its code and what it recommends. The shell hands it over, since
 * the layer is a part of it.
 */
export const prepareLayerAtom = atom<{ prepare: (productId: number) => void } | null>(null)
