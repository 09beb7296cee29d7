import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('guide_teaser_list', {
  headline: 'Aus dem Magazin',
  count: 3,
  link: sampleLink('/ratgeber/'),
  linkLabel: 'Alle Artikel',
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
