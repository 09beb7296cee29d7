import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samplePicture } from '../samples/sample-blocks.ts'

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
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
