import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './faq.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  args: { blocks: samples.usual },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Wie reinige ich Bouclé?'))
    await expect(canvas.getAllByText(/weichen Bürste/)[0]).toBeVisible()
  },
})

export const LongText = meta.story({ args: { blocks: samples.longText } })

export const Empty = meta.story({ args: { blocks: samples.empty } })
