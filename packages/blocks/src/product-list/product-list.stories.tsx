import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink } from '../samples/sample-blocks.ts'

const usual = aBlock('product_list', {
  headline: 'Von uns ausgesucht',
  text: 'Vier Stücke, die zusammen ein Zimmer machen.',
  products: '1, 2, 3, 4',
  link: sampleLink('/wohnen/'),
  linkLabel: 'Mehr fürs Wohnen',
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const OneIsGone = meta.story({
  args: { blocks: [aBlock('product_list', { headline: 'Drei von vier', products: ['1', '9', '3', '4'] })] },
})
