import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samplePicture } from '../samples/sample-blocks.ts'

const point = (product: string, x: number, y: number) => aBlock('point', { product, x, y })
const usual = aBlock('shop_the_look', {
  headline: 'Der lange Abend',
  text: 'Ein Tisch, gutes Licht und Platz für alle.',
  image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
  points: [point('1', 48, 62), point('2', 30, 48), point('3', 72, 58), point('4', 56, 88), point('9', 5, 5)],
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    const points = canvas.getAllByRole('link', { name: /zeigen$/ })
    await expect(points).toHaveLength(4)

    points[1]?.focus()
    await userEvent.keyboard('{Enter}')

    await expect(canvas.getByRole('link', { name: 'Ringvase Oona aus Steinzeug' })).toHaveFocus()
  },
})
