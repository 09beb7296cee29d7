import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './age-finder.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: samples.usual },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story()
export const Many = meta.story({ args: { blocks: samples.many } })
