import preview from '@shop/ui/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './accordion.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({ tags: ['snapshot'], args: { blocks: samples.usual } })

export const Everything = meta.story({
  args: { blocks: samples.everything },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByText(/\?$/)
    await userEvent.click(second ?? canvasElement)
    await waitFor(() => expect(second?.closest('details')).toHaveAttribute('open'))
    await expect(first?.closest('details')).not.toHaveAttribute('open')
  },
})

export const WithBlocks = meta.story({ args: { blocks: samples.withBlocks } })

export const Empty = meta.story({
  args: { blocks: samples.empty },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nichts darin')).toBeNull()
  },
})
