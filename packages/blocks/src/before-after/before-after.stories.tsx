import preview from '@shop/ui/storybook/preview'
import { expect, fireEvent } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './before-after.guide.ts'

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
    const edge = canvas.getByRole('slider', { name: 'Vergleich: Beige und Salbei' })
    await userEvent.tab()
    await expect(edge).toHaveFocus()
    await fireEvent.change(edge, { target: { value: '20' } })
    await expect(edge).toHaveAttribute('aria-valuetext', '20\u00a0% Beige')
  },
})

export const Everything = meta.story({ args: { blocks: samples.everything } })

export const MissingPicture = meta.story({
  args: { blocks: samples.missingPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before_after: after/)).toBeVisible()
  },
})
