import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './image-banner.guide.ts'

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
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const Everything = meta.story({ args: { blocks: samples.everything } })

export const Centred = meta.story({ args: { blocks: samples.centred } })

export const MissingPicture = meta.story({ args: { blocks: samples.missingPicture } })

export const LongText = meta.story({ args: { blocks: samples.longText } })
