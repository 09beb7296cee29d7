import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'

const usual = aBlock('related_articles', { count: 2 })

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
