import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { AroundBlocks } from '../around-blocks.tsx'
import { BlockList } from '../block-list.tsx'
import { inPage, storyPage, storyShop, withBlocks } from '../samples/block-story.tsx'
import { samples } from './service-bar.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

const inADraft = (Story: React.ComponentType) => (
  <AroundBlocks page={{ ...storyPage, isDraft: true }} shop={storyShop}>
    <Story />
  </AroundBlocks>
)

export const Usual = meta.story({ args: { blocks: samples.usual }, decorators: [inADraft] })

export const OnePromise = meta.story({ args: { blocks: samples.onePromise }, decorators: [inADraft] })

export const OfShoppers = meta.story({
  args: { blocks: samples.usual },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/free_from/)).toBeNull()
  },
})
