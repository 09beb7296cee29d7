import type { ProductCard } from '@shop/domain/product/product-card'
import { BlockContext, type BlockSurroundings } from '@shop/ui/blocks/block-context.ts'
import { BlockList } from '@shop/ui/blocks/block-list'
import { blockRegistry } from '@shop/ui/blocks/registry'
import { PageWidth } from '@shop/ui/layout/page-width'
import { PRODUCT_SLIDER_SIZES } from '@shop/ui/product-slider/product-slider'
import { useMemo } from 'react'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { useShopPath } from '../../shell/use-shop.ts'
import type { StoryView } from './content-loader.ts'
import { sliderKey } from './slider-key.ts'
import css from './story-page.module.css'

const REGISTRY = blockRegistry()

type StoryPageProps = { story: StoryView; products: Record<string, ProductCard[]>; isHome?: boolean }

/** A page that editors have built from blocks. Its first heading is the hero's, or the page's title. */
export function StoryPage({ story, products, isHome = false }: StoryPageProps) {
  const path = useShopPath()
  const hasHero = story.blocks[0]?.component === 'hero_banner'
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
      {hasHero || isHome ? null : (
        <PageWidth size="reading">
          <h1 className={css.title}>{story.title}</h1>
        </PageWidth>
      )}
      <BlockList blocks={story.blocks} />
    </BlockContext>
  )
}
