import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './footer-column.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({ tags: ['snapshot'], args: { blocks: samples.usual } })

export const Everything = meta.story({ args: { blocks: samples.everything } })

export const LongText = meta.story({ args: { blocks: samples.longText } })

export const LeadsNowhere = meta.story({
  args: { blocks: samples.leadsNowhere },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Ein Skript' })).toBeNull()
  },
})
