import type { ProductCard } from '@shop/domain/product/product-card'
import { createContext, type ReactNode, useContext } from 'react'
import type { BlockReport, ContentBlock } from './define-block.tsx'
import type { RecommendationWish } from './recommendation/recommendation-wish.ts'

/** How a list of a block is called in the statistics. */
export type BlockList = { id: string; name: string }

/** What a block says about its cards: what they carry, and the list that they stand in. */
export type CardPlace = {
  flags: {
    showWishlist: boolean
    showAddToCart: boolean
    showBadges: boolean
    showRating: boolean
    showVariant: boolean
    showBasketBadge: boolean
  }
  list: BlockList
}

/** What blocks get from the page around them. */
export type BlockSurroundings = {
  /** Every kind of block this shop knows, by its name. */
  registry: ReadonlyMap<string, ContentBlock>
  /** Makes an address without locale prefix one of this shop. */
  hrefFor: (path: string) => string
  /** The cards of a product block, which names products or a category; the page has loaded them. */
  cardsFor: (wish: { products: string[]; category: string | null }) => ProductCard[]
  /** Draws a card as the shop draws its cards, with wishlist and basket buttons; null draws a plain one. */
  renderCard: ((card: ProductCard, index: number, place?: CardPlace) => ReactNode) | null
  /** The cards of a recommendation block; the page has loaded them. */
  recommendedFor: (wish: RecommendationWish) => ProductCard[]
  /** Draws a list of cards so that it is known when it is seen; null draws it as it is. */
  renderList: ((list: BlockList, cards: ProductCard[], children: ReactNode) => ReactNode) | null
  /** The newsletter form, where a block asks for one. */
  newsletterForm: ReactNode
  /** Shows what is wrong with a block in its place. Off in production: there a broken block is left out. */
  showsProblems: boolean
  report: BlockReport
}

/** Surroundings that know nothing: the start for a page's own, and enough for a story. */
export const emptySurroundings: BlockSurroundings = {
  registry: new Map(),
  hrefFor: (path) => path,
  cardsFor: () => [],
  renderCard: null,
  recommendedFor: () => [],
  renderList: null,
  newsletterForm: null,
  showsProblems: false,
  report: () => {},
}

export const BlockContext = createContext<BlockSurroundings>(emptySurroundings)

/** The page around a block. */
export function useBlockSurroundings(): BlockSurroundings {
  return useContext(BlockContext)
}
