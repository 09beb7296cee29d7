import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './service-bar.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({ args: { blocks: samples.usual } })

export const OnePromise = meta.story({ args: { blocks: samples.onePromise } })
