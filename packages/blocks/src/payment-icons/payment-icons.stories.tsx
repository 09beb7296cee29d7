import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { samples } from './payment-icons.guide.ts'

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  loaders: withBlocks,
})

export const Usual = meta.story({ tags: ['snapshot'], args: { blocks: samples.usual } })

export const Centred = meta.story({ args: { blocks: samples.centred } })

export const AmongText = meta.story({ args: { blocks: samples.reading } })

export const Empty = meta.story({ args: { blocks: samples.empty } })
