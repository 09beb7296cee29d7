import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { BlockList } from './block-list.tsx'
import { inPage, withBlocks } from './block-story.tsx'
import { samples as recommendation } from './recommendation/recommendation.guide.ts'
import { homeSample, nurserySample, sampleBlock } from './sample-blocks.ts'

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
  args: { blocks: [sampleBlock('hero_banner', { headline: '' }), sampleBlock('fremd', {})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/fremd: unknown block/)).toBeVisible()
  },
})
