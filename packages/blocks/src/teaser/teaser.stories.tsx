import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture } from '../samples/sample-blocks.ts'

const fields = {
  headline: 'Am langen Tisch',
  text: 'Esszimmer',
  link: sampleLink('/essen/'),
  image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
}
const usual = aBlock('teaser', fields)

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const OnPicture = meta.story({
  args: { blocks: [aBlock('teaser', { ...fields, isOnPicture: true })] },
})
export const WithoutPicture = meta.story({ args: { blocks: [aBlock('teaser', { ...fields, image: null })] } })
export const WithoutLink = meta.story({ args: { blocks: [aBlock('teaser', { ...fields, link: null })] } })
export const LongWords = meta.story({
  args: {
    blocks: [
      aBlock('teaser', {
        ...fields,
        headline: 'Wohnzimmerbeleuchtungskonzepte für außergewöhnlich lange Winterabende mit vielen Gästen',
      }),
    ],
  },
})
