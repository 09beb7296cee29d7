import type { ProductCard } from '@shop/domain/product/product-card'
import { atom } from 'jotai'
import { addWithLayerAtom } from '../basket/add-to-cart-layer.atoms.ts'
import { findAtom } from '../basket/found-by.atoms.ts'

/**
 * What a card's basket button does: adds one unit of the only variant. Returns false where there is something to choose
 * first, which is done on the product's page; the campaign of the card goes there as well.
 *
 * @see spec §4 "Add-to-cart layer"
 */
export const addFromCardAtom = atom(null, async (_get, set, card: ProductCard): Promise<boolean> => {
  set(findAtom, card)
  if (card.needsChoice || card.variantId === null) return false
  await set(addWithLayerAtom, card, { variantId: card.variantId, quantity: 1 })
  return true
})
