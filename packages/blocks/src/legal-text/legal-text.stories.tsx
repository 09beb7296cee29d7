import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './legal-text.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  args: { blocks: samples.usual },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stand: 1. November 2026')).toBeVisible()
  },
})

export const Plain = meta.story({ args: { blocks: samples.plain } })
