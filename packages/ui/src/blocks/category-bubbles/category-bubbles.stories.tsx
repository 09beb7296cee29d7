import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../block-story.tsx'
import { samples } from './category-bubbles.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: samples.usual },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story()
export const WithoutHeadline = meta.story({ args: { blocks: samples.withoutHeadline } })
