import preview from '@shop/ui/storybook/preview'
import { expect, within } from 'storybook/test'
import { BlockList } from './block-list.tsx'
import { samples as recommendation } from './recommendation/recommendation.guide.ts'
import { inPage, withBlocks } from './samples/block-story.tsx'
import { homeSample, nurserySample, sampleBlock } from './samples/sample-blocks.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: homeSample },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Home = meta.story()
export const Nursery = meta.story({ args: { blocks: nurserySample } })

export const Recommendations = meta.story({
  tags: ['behaviour'],
  args: {
    blocks: [...recommendation.everything, ...recommendation.empty],
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('region', { name: 'Für das Wohnzimmer' })
    await expect(within(slider).getAllByRole('listitem').length).toBeGreaterThan(0)
    await expect(within(slider).queryByRole('img', { name: /von 5/ })).toBeNull()
    await expect(canvas.queryByText('Nichts zu empfehlen')).toBeNull()
  },
})

export const BrokenBlocks = meta.story({
  tags: ['behaviour'],
  args: { blocks: [sampleBlock('hero_banner', { headline: '' }), sampleBlock('fremd', {})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/fremd: unknown block/)).toBeVisible()
  },
})
