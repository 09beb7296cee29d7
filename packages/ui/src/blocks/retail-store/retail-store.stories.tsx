import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { samplePicture } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('retail_store', {
  headline: 'Filiale Hamburg',
  text: 'Zwei Etagen in der Speicherstadt, mit Blick aufs Wasser.',
  store: 'hh',
  image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
