import type { RawBlock } from '@shop/content/story'
import { itemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { BlockContext, type BlockSurroundings } from '@shop/ui/blocks/block-context.ts'
import { BlockList } from '@shop/ui/blocks/block-list'
import { recommendationKey } from '@shop/ui/blocks/recommendation/recommendation-wish.ts'
import { blockRegistry } from '@shop/ui/blocks/registry'
import { PRODUCT_SLIDER_SIZES } from '@shop/ui/product-slider/product-slider'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { SeenList } from '../../features/tracking/seen-list.tsx'
import { trackAtom } from '../../features/tracking/tracking.atoms.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import { sliderKey } from './slider-key.ts'

const REGISTRY = blockRegistry()

type StoryBlocksProps = { blocks: readonly RawBlock[]; products: Record<string, ProductCard[]> }

/** Blocks as this shop draws them: links within the shop, sliders with its cards. */
export function StoryBlocks({ blocks, products }: StoryBlocksProps) {
  const path = useShopPath()
  const track = useSetAtom(trackAtom)
  const surroundings = useMemo<BlockSurroundings>(
    () => ({
      registry: REGISTRY,
      hrefFor: (href) => (href.startsWith('/') ? path(href) : href),
      cardsFor: (wish) => products[sliderKey(wish)] ?? [],
      renderCard: (card, index, place) => (
        <ShopCard
          key={card.id}
          card={card}
          sizes={PRODUCT_SLIDER_SIZES}
          {...place?.flags}
          onSelect={() => {
            if (place) {
              const list = { ...place.list, campaign: null }
              void track((events) => events.selectItem(card, itemListPlace(list, index)))
            }
          }}
        />
      ),
      recommendedFor: (wish) => products[recommendationKey(wish)] ?? [],
      renderList: (list, cards, children) => (
        <SeenList list={{ ...list, campaign: null }} cards={cards}>
          {children}
        </SeenList>
      ),
      newsletterForm: null,
      showsProblems: import.meta.env.DEV,
      report: ({ block, uid, problem }) =>
        console.warn(`Content block ${block} (${uid}) is left out: ${problem}`),
    }),
    [path, products, track],
  )

  return (
    <BlockContext value={surroundings}>
      <BlockList blocks={blocks} />
    </BlockContext>
  )
}
