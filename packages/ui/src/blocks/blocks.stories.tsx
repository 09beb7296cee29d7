import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { someCards } from '../product-card/a-card.ts'
import { BlockContext, emptySurroundings } from './block-context.ts'
import { BlockList } from './block-list.tsx'
import { blockRegistry } from './registry.tsx'
import { homeSample, nurserySample, sampleBlock } from './sample-blocks.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: homeSample },
  decorators: [
    (Story) => (
      <BlockContext
        value={{
          ...emptySurroundings,
          registry: blockRegistry(),
          showsProblems: true,
          cardsFor: someCards,
          recommendedFor: ({ recommendationId }) => (recommendationId === 'empty' ? [] : someCards()),
        }}
      >
        <Story />
      </BlockContext>
    ),
  ],
})

export const Home = meta.story()
export const Nursery = meta.story({ args: { blocks: nurserySample } })

export const Recommendations = meta.story({
  args: {
    blocks: [
      sampleBlock('recommendation', {
        headline: 'Für das Wohnzimmer',
        recommendationId: 'home-living',
        size: '8',
        slidesPerView1440: 5,
        showRating: false,
        filters: [{ _uid: '1', property: 'category', type: 'string', operator: 'equals', value: 'Wohnen' }],
      }),
      sampleBlock('recommendation', { headline: 'Nichts zu empfehlen', recommendationId: 'empty' }),
    ],
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
