import type { ProductCard } from '@shop/domain/product/product-card'
import { createContext, type ReactNode, useContext } from 'react'
import type { BlockReport, ContentBlock } from './define-block.tsx'

/** What blocks get from the page around them. */
export type BlockSurroundings = {
  /** Every kind of block this shop knows, by its name. */
  registry: ReadonlyMap<string, ContentBlock>
  /** Makes an address without locale prefix one of this shop. */
  hrefFor: (path: string) => string
  /** The cards of a product block, which names products or a category; the page has loaded them. */
  cardsFor: (wish: { products: string[]; category: string | null }) => ProductCard[]
  /** Draws a card as the shop draws its cards, with wishlist and basket buttons; null draws a plain one. */
  renderCard: ((card: ProductCard, index: number) => ReactNode) | null
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
  newsletterForm: null,
  showsProblems: false,
  report: () => {},
}

export const BlockContext = createContext<BlockSurroundings>(emptySurroundings)

/** The page around a block. */
export function useBlockSurroundings(): BlockSurroundings {
  return useContext(BlockContext)
}
