import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const usual = aBlock('related_articles', { count: 2 })

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
