import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('listing', {
  headline: 'Neu bei den Leuchten',
  category: 'leuchten',
  sort: 'newest',
  count: 4,
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alle 128 ansehen' })).toHaveAttribute(
      'href',
      '/leuchten/?sort=newest',
    )
  },
})
