import preview from '@shop/ui/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './slider.guide.ts'

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
    const slider = canvas.getByRole('region', { name: 'Aus unserem Magazin' })
    const [track] = within(slider).getAllByRole('list')
    within(slider).getAllByRole('link')[0]?.focus({ preventScroll: true })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(track?.scrollLeft).toBeGreaterThan(50))
  },
})

export const One = meta.story({ args: { blocks: samples.one } })

export const Empty = meta.story({
  args: { blocks: samples.empty },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nichts darin')).toBeNull()
  },
})
