import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink, samplePicture } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

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
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const WithoutParts = meta.story({
  args: { blocks: [aBlock('category_teaser', { ...fields, subcategories: [], linkLabel: '' })] },
})
