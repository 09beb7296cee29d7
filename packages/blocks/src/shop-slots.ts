import type { ProductCard } from '@shop/domain/product/product-card'
import type { OverlayName } from '@shop/domain/shop/overlays'
import { createContext, type ReactNode, useContext } from 'react'
import type { BlockReport } from './define-block.tsx'
import type { ShopParts } from './shop-parts.ts'

/** How a list of a block is called in the statistics. */
export type BlockList = { id: string; name: string }

/** What a block says about its cards: what they carry, the list that they stand in, and how wide their pictures are. */
export type CardPlace = {
  flags?: {
    showWishlist: boolean
    showAddToCart: boolean
    showBadges: boolean
    showRating: boolean
    showVariant: boolean
    showBasketBadge: boolean
  }
  list?: BlockList
  /** `sizes` of the picture; those of a slider without. */
  sizes?: string
}

/** What the shop around lends to its blocks: everything that is more than showing what they have. */
export type ShopSlots = {
  /** Makes an address without locale prefix one of this shop. */
  hrefFor: (path: string) => string
  /** Draws a card as the shop draws its cards, with wishlist and basket buttons; null draws a plain one. */
  renderCard: ((card: ProductCard, index: number, place?: CardPlace) => ReactNode) | null
  /** Draws a list of cards so that it is known when it is seen. */
  renderList: (list: BlockList, cards: ProductCard[], children: ReactNode) => ReactNode
  /** Draws what an editor has marked as a promotion so that it is known when it is seen. */
  renderPromotion: (promotion: string, children: ReactNode) => ReactNode
  /** A block draws nothing in the place of a part that the shop does not have. */
  parts: Partial<ShopParts>
  /** How one of the shop's dialogs opens; null for one that does not open from here: most belong to one product or order. */
  overlay: (name: OverlayName) => (() => void) | null
  /** Says something in passing, as a toast. */
  say: (message: string) => void
  /** What the clock says; stories and tests let it stand still. */
  clock: () => Date
  report: BlockReport
}

export const ShopSlotsContext = createContext<ShopSlots | null>(null)

/**
 * What the shop around lends to the block that asks.
 *
 * @throws where no shop is around, which no shopper ever sees
 */
export function useShopSlots(): ShopSlots {
  const slots = useContext(ShopSlotsContext)
  if (slots === null) throw new Error('No ShopSlotsContext around the block.')
  return slots
}
