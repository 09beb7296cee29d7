import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './hotspot-image.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  args: { blocks: samples.usual },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mark = canvasElement.querySelector<HTMLElement>('summary')
    await userEvent.click(mark ?? canvasElement)
    await expect(canvas.getByText('Bouclé, waschbarer Bezug.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Bouclé, waschbarer Bezug.')).not.toBeVisible()
    await expect(mark).toHaveFocus()
  },
})

export const Full = meta.story({ args: { blocks: samples.full } })

export const NoPoints = meta.story({ args: { blocks: samples.noPoints } })
