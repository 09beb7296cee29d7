import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink, samplePicture } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('navigation_teaser', {
  headline: 'Neu im Herbst',
  text: 'Wolle, Eiche, warmes Licht',
  link: sampleLink('/neu/'),
  image: samplePicture('lindhaus/ratgeber-textilien.webp', '#e1d6c1'),
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
