import preview from '@shop/ui/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './table-of-contents.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  args: { blocks: samples.usual },
  play: async ({ canvas, canvasElement }) => {
    const link = await waitFor(() => canvas.getByRole('link', { name: 'Größe & Maße' }))
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      'Größe & Maße',
    )
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
})

export const NothingToList = meta.story({
  args: { blocks: samples.nothingToList },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nichts darin')).toBeNull()
  },
})
