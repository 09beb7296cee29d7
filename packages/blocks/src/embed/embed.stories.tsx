import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './embed.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  args: { blocks: samples.usual },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Einmal laden' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /immer erlauben/ })).toBeNull()
  },
})

export const Everything = meta.story({ args: { blocks: samples.everything } })

export const UnknownService = meta.story({
  args: { blocks: samples.unknownService },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no service that can be embedded/)).toBeVisible()
  },
})
