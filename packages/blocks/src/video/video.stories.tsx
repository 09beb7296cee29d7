import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './video.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({
  args: { blocks: samples.usual },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video')
    await expect(film).toHaveAttribute('preload', 'none')
    await expect(film?.autoplay).toBe(false)
  },
})

export const Elsewhere = meta.story({ args: { blocks: samples.elsewhere } })

export const MissingFilm = meta.story({
  args: { blocks: samples.missingFilm },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Kein Film')).toBeNull()
  },
})
