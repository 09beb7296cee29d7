import { ProductGrid } from '@shop/ui/listing/products/product-grid'
import { someCards } from '@shop/ui/product-card/a-card.ts'
import { ProductCard } from '@shop/ui/product-card/product-card'
import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './lookbook-tile.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: samples.usual },
  loaders: withBlocks,
  decorators: [inPage],
})

/** Its place on other pages. */
export const Alone = meta.story()

export const AmongProducts = meta.story({
  tags: ['snapshot'],
  render: ({ blocks }) => (
    <div style={{ padding: 16 }}>
      <ProductGrid isListing>
        {someCards().map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
        <BlockList blocks={blocks} level={3} isInside />
      </ProductGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ein Abend am langen Tisch' })
    const tile = link.closest('li')
    const card = canvas.getAllByRole('article')[0]?.closest('li')

    await expect(link).toHaveAttribute('href', '/ratgeber/der-gedeckte-tisch/')
    await expect(tile?.clientWidth ?? 0).toBeGreaterThan(1.9 * (card?.clientWidth ?? 0))
  },
})
