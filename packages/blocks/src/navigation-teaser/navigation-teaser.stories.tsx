import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture } from '../samples/sample-blocks.ts'

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
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
