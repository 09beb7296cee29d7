import preview from '@shop/ui/storybook/preview'
import { expect, within } from 'storybook/test'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink } from '../samples/sample-blocks.ts'

const names = [
  'Ahorn',
  'alba',
  'Bergen',
  'Örebro',
  'Oslo',
  'Lindhaus',
  'Linnea',
  'Zuma',
  '3 Wünsche',
  'Holm & Sohn',
]
const usual = aBlock('brand_list', {
  headline: 'Marken von A bis Z',
  brands: names.map((name) => aBlock('brand', { name, link: sampleLink('/') })),
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
  play: async ({ canvas }) => {
    const letters = within(canvas.getByRole('navigation', { name: 'Marken nach Buchstaben' }))

    await expect(letters.getByRole('link', { name: 'O' })).toHaveAttribute(
      'href',
      expect.stringMatching(/-O$/),
    )
    await expect(letters.queryByRole('link', { name: 'X' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'O' })).toBeVisible()
  },
})
