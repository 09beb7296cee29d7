import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

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
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const OneIsGone = meta.story({
  args: { blocks: [aBlock('product_list', { headline: 'Drei von vier', products: ['1', '9', '3', '4'] })] },
})
