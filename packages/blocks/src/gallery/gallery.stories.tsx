import preview from '@shop/ui/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './gallery.guide.ts'

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
    const [, second] = canvas.getAllByRole('button', { name: /vergrößern/ })
    second?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await waitFor(() => canvas.getByRole('dialog'))
    await expect(within(dialog).getByText('Bild 2 von 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(dialog).getByText('Bild 3 von 5')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(second).toHaveFocus()
  },
})

export const Row = meta.story({ args: { blocks: samples.row } })

export const Grid = meta.story({ args: { blocks: samples.grid } })

export const Empty = meta.story({
  args: { blocks: samples.empty },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nichts darin')).toBeNull()
  },
})
