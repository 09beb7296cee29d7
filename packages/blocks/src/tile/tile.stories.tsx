import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture } from '../samples/sample-blocks.ts'

const fields = {
  headline: 'Gutschein verschenken',
  text: 'Kommt sofort per E-Mail.',
  link: sampleLink('/geschenke/'),
  image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
}
const usual = aBlock('tile', fields)

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const Plain = meta.story({ args: { blocks: [aBlock('tile', { ...fields, image: null })] } })
export const Tint = meta.story({
  args: { blocks: [aBlock('tile', { ...fields, image: null, tone: 'tint' })] },
})
export const Accent = meta.story({
  args: { blocks: [aBlock('tile', { ...fields, image: null, tone: 'accent' })] },
})
