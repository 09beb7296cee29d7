import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink, samplePicture } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('brand_link', {
  name: 'Holm & Sohn',
  text: 'Tischler seit 1921',
  link: sampleLink('/holm/'),
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const NameAlone = meta.story({ tags: ['snapshot'] })
export const WithMark = meta.story({
  args: {
    blocks: [
      aBlock('brand_link', {
        name: 'Oona Keramik',
        link: sampleLink('/oona/'),
        logo: samplePicture('lindhaus/vase-ring-beige-main.webp', '#d1c1a7', 1000, 1000),
      }),
    ],
  },
})
