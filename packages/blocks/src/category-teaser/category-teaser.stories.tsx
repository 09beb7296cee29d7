import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture } from '../samples/sample-blocks.ts'

const fields = {
  headline: 'Wohnen',
  text: 'Sofas, Sessel und Tische für den Raum, in dem alle zusammenkommen.',
  image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
  link: sampleLink('/wohnen/'),
  linkLabel: 'Alles fürs Wohnen',
  subcategories: ['Sofas', 'Sessel', 'Couchtische', 'Sideboards'].map((label) =>
    aBlock('subcategory', { label, link: sampleLink('/wohnen/') }),
  ),
}
const usual = aBlock('category_teaser', fields)

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const WithoutParts = meta.story({
  args: { blocks: [aBlock('category_teaser', { ...fields, subcategories: [], linkLabel: '' })] },
})
