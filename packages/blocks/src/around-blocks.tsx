import type { ReactNode } from 'react'
import { type BlockPage, BlockPageContext } from './block-page.ts'
import type { Loaded } from './needs/need.ts'
import { type ShopSlots, ShopSlotsContext } from './shop-slots.ts'

/** A page that has loaded nothing. */
export const nothingLoaded: Loaded = {
  cards: {},
  lists: {},
  articles: {},
  stores: [],
  contact: null,
  sitePages: [],
  page: { path: '/', isCheckout: false, breadcrumb: [], product: null },
  minutes: 0,
  navigationTeaserSize: 300,
}

/** A page that knows no block and has loaded nothing: the start for others. */
export const emptyPage: BlockPage = {
  registry: new Map(),
  loadedFor: () => nothingLoaded,
  now: '1970-01-01T00:00:00.000Z',
  isDraft: false,
  showsProblems: false,
}

/** No shop around: links lead where they say, everything else is plain or left out. */
export const noShop: ShopSlots = {
  hrefFor: (path) => path,
  renderCard: null,
  renderList: (_list, _cards, children) => children,
  renderPromotion: (_promotion, children) => children,
  parts: {},
  overlay: () => null,
  say: () => {},
  clock: () => new Date(),
  report: () => {},
}

type AroundBlocksProps = { page?: BlockPage; shop?: ShopSlots; children: ReactNode }

/** A page of a shop around blocks: for checks, stories and tests. The shop itself brings its own, and loads nothing of this. */
export function AroundBlocks({ page = emptyPage, shop = noShop, children }: AroundBlocksProps) {
  return (
    <ShopSlotsContext value={shop}>
      <BlockPageContext value={page}>{children}</BlockPageContext>
    </ShopSlotsContext>
  )
}
