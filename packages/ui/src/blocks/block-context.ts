import type { PageFacts } from '@shop/domain/content/campaign-visibility'
import type { ProductCard } from '@shop/domain/product/product-card'
import { type Market, markets } from '@shop/domain/shop/markets'
import type { OverlayName } from '@shop/domain/shop/overlays'
import type { OpeningHours } from '@shop/domain/store/opening-hours'
import { createContext, type ReactNode, useContext } from 'react'
import type { ContactFacts } from '../contact-card/contact-card.tsx'
import type { MessageFormField } from '../message-form/message-field.tsx'
import type { BlockReport, ContentBlock } from './define-block.tsx'
import type { ListingWish } from './listing/listing-wish.ts'
import type { RecommendationWish } from './recommendation/recommendation-wish.ts'

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

/** Products of a listing that a page shows a part of. */
export type ListedProducts = { cards: ProductCard[]; total: number; path: string }

/** An article of the guide, as other pages point at it. */
export type Article = {
  path: string
  title: string
  text: string
  image: { src: string; alt: string; width: number; height: number; colour: string | null } | null
  minutes: number
}

/** Which articles a block asks for. */
export type ArticleWish = { folder: string; count: number }

/** A page of the shop in its tree, for a site map. */
export type SitePage = { name: string; path: string; children: readonly SitePage[] }

/** A shop with a door. */
export type StoreSite = {
  id: string
  name: string
  street: string
  zip: string
  city: string
  phone: string
  hours: OpeningHours
  lat: number
  lng: number
}

/** A form that editors made, and what it says. */
export type BlockForm = {
  id: string
  name: string
  fields: readonly MessageFormField[]
  submitLabel: string
  successTitle: string
  successText: string
}

/** What blocks get from the page around them. */
export type BlockSurroundings = {
  /** The country and language of the page. */
  market: Market
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
  /** Draws what an editor has marked as a promotion so that it is known when it is seen; null draws it as it is. */
  renderPromotion: ((promotion: string, children: ReactNode) => ReactNode) | null
  /** The first products of a category; null where there is none, or none are in it. */
  listedFor: (wish: ListingWish) => ListedProducts | null
  /** Articles of the guide, newest first; the page itself is not among them. */
  articlesFor: (wish: ArticleWish) => readonly Article[]
  /** The newsletter form, where a block asks for one. */
  newsletterForm: ReactNode
  /** A form that sends what is typed to the shop; null where nothing can be sent. */
  renderForm: ((form: BlockForm) => ReactNode) | null
  /** The shop's stores in this country, by name of the city. */
  stores: readonly StoreSite[]
  /** What this browser has looked at. */
  lastSeen: ReactNode
  /** How the shop can be reached; null where nobody knows. */
  contact: ContactFacts | null
  /** Categories of the shop as a tree. */
  sitePages: readonly SitePage[]
  /** What the page around is about, for campaigns. */
  pageFacts: PageFacts
  /** Minutes that the page takes to read; 0 where nobody counted. */
  readingMinutes: number
  /** ISO moment at which the page was made. The same for everybody who reads it: what ticks starts from here. */
  now: string
  /** What the clock says; stories and tests let it stand still. */
  clock: () => Date
  /** Side of the pictures in a navigation teaser, px. @see spec §9 */
  navigationTeaserSize: number
  /** Opens one of the shop's dialogs by its name; null where none can be opened. */
  openOverlay: ((name: OverlayName) => void) | null
  /** Whether a dialog of that name opens from a page: most belong to one product or order. */
  canOpen: (name: OverlayName) => boolean
  /** Says something in passing, as a toast. */
  say: ((message: string) => void) | null
  /** An editor looks at a draft: what is not seen yet is shown, and says so. */
  isDraft: boolean
  /** Shows what is wrong with a block in its place. Off in production: there a broken block is left out. */
  showsProblems: boolean
  report: BlockReport
}

/** Surroundings that know nothing: the start for a page's own, and enough for a story. */
export const emptySurroundings: BlockSurroundings = {
  market: markets['de-de'],
  registry: new Map(),
  hrefFor: (path) => path,
  cardsFor: () => [],
  renderCard: null,
  recommendedFor: () => [],
  renderList: null,
  renderPromotion: null,
  listedFor: () => null,
  articlesFor: () => [],
  newsletterForm: null,
  renderForm: null,
  stores: [],
  lastSeen: null,
  contact: null,
  sitePages: [],
  pageFacts: { path: '/', isCheckout: false, breadcrumb: [], product: null },
  readingMinutes: 0,
  now: '1970-01-01T00:00:00.000Z',
  clock: () => new Date(),
  navigationTeaserSize: 300,
  openOverlay: null,
  canOpen: () => true,
  say: null,
  isDraft: false,
  showsProblems: false,
  report: () => {},
}

export const BlockContext = createContext<BlockSurroundings>(emptySurroundings)

/** The page around a block. */
export function useBlockSurroundings(): BlockSurroundings {
  return useContext(BlockContext)
}
