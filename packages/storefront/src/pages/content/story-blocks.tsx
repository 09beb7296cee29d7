import type { RawBlock } from '@shop/content/story'
import type { ProductCard } from '@shop/domain/product/product-card'
import { BlockContext, type BlockSurroundings } from '@shop/ui/blocks/block-context.ts'
import { BlockList } from '@shop/ui/blocks/block-list'
import { blockRegistry } from '@shop/ui/blocks/registry'
import { PRODUCT_SLIDER_SIZES } from '@shop/ui/product-slider/product-slider'
import { useMemo } from 'react'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { useShopPath } from '../../shell/use-shop.ts'
import { sliderKey } from './slider-key.ts'

const REGISTRY = blockRegistry()

type StoryBlocksProps = { blocks: readonly RawBlock[]; products: Record<string, ProductCard[]> }

/** Blocks as this shop draws them: links within the shop, sliders with its cards. */
export function StoryBlocks({ blocks, products }: StoryBlocksProps) {
  const path = useShopPath()
  const surroundings = useMemo<BlockSurroundings>(
    () => ({
      registry: REGISTRY,
      hrefFor: (href) => (href.startsWith('/') ? path(href) : href),
      cardsFor: (wish) => products[sliderKey(wish)] ?? [],
      renderCard: (card) => <ShopCard key={card.id} card={card} sizes={PRODUCT_SLIDER_SIZES} />,
      newsletterForm: null,
      showsProblems: import.meta.env.DEV,
      report: ({ block, uid, problem }) =>
        console.warn(`Content block ${block} (${uid}) is left out: ${problem}`),
    }),
    [path, products],
  )

  return (
    <BlockContext value={surroundings}>
      <BlockList blocks={blocks} />
    </BlockContext>
  )
}
