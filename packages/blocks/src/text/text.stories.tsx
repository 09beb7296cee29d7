import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './text.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({ tags: ['snapshot'], args: { blocks: samples.usual } })

export const Lead = meta.story({ args: { blocks: samples.lead } })

export const Small = meta.story({ args: { blocks: samples.small } })

export const Markup = meta.story({
  tags: ['behaviour'],
  args: { blocks: samples.markup },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>HTML bleibt Text/)).toBeVisible()
  },
})

export const LongText = meta.story({ args: { blocks: samples.longText } })
