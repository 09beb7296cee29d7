import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { someCards } from '../product-card/a-card.ts'
import { BlockContext, emptySurroundings } from './block-context.ts'
import { BlockList } from './block-list.tsx'
import { blockRegistry } from './registry.tsx'
import { homeSample, nurserySample, sampleBlock } from './sample-blocks.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: homeSample },
  decorators: [
    (Story) => (
      <BlockContext
        value={{ ...emptySurroundings, registry: blockRegistry(), showsProblems: true, cardsFor: someCards }}
      >
        <Story />
      </BlockContext>
    ),
  ],
})

export const Home = meta.story()
export const Nursery = meta.story({ args: { blocks: nurserySample } })

export const BrokenBlocks = meta.story({
  args: { blocks: [sampleBlock('hero_banner', { headline: '' }), sampleBlock('fremd', {})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/fremd: unknown block/)).toBeVisible()
  },
})
