import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'

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
  loaders: withBlocks,
  decorators: [inPage],
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
