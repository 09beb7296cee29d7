import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture } from '../samples/sample-blocks.ts'

const usual = aBlock('brand_link', {
  name: 'Holm & Sohn',
  text: 'Tischler seit 1921',
  link: sampleLink('/holm/'),
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
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
