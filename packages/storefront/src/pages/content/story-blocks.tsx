import type { RawBlock } from '@shop/content/story'
import type { ProductCard } from '@shop/domain/product/product-card'
import { asleep } from '../../shell/asleep.tsx'

const StoryBlock = asleep(() => import('./story-block.tsx').then((module) => module.StoryBlock))

type StoryBlocksProps = { blocks: readonly RawBlock[]; products: Record<string, ProductCard[]> }

/** What editors have put together. Each block wakes by itself: most of them only show something and lead somewhere. */
export function StoryBlocks({ blocks, products }: StoryBlocksProps) {
  return blocks.map((block, index) => (
    <StoryBlock key={block._uid} block={block} products={products} opensPage={index === 0} />
  ))
}
