import type { ProductCard } from '@shop/domain/product/product-card'
import { PageWidth } from '@shop/ui/layout/page-width'
import type { StoryView } from './content-loader.ts'
import { StoryBlocks } from './story-blocks.tsx'
import css from './story-page.module.css'

type StoryPageProps = { story: StoryView; products: Record<string, ProductCard[]>; isHome?: boolean }

/** A page that editors have built from blocks. Its first heading is the hero's, or the page's title. */
export function StoryPage({ story, products, isHome = false }: StoryPageProps) {
  const hasHero = story.blocks[0]?.component === 'hero_banner'

  return (
    <>
      {hasHero || isHome ? null : (
        <PageWidth size="reading">
          <h1 className={css.title}>{story.title}</h1>
        </PageWidth>
      )}
      <StoryBlocks blocks={story.blocks} products={products} />
    </>
  )
}
