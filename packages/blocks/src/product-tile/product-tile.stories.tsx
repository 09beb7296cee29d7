import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture, sampleText } from '../samples/sample-blocks.ts'

const fields = {
  kicker: 'Das Stück des Monats',
  headline: 'Ein Tisch für alle',
  text: sampleText(
    'Massive Eiche, geölt statt lackiert. Er nimmt einen langen Abend nicht übel und wird mit den Jahren schöner.',
  ),
  product: '1',
  link: sampleLink('/essen/'),
  linkLabel: 'Mehr Esstische',
}
const usual = aBlock('product_tile', fields)

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const WithScene = meta.story({
  args: {
    blocks: [
      aBlock('product_tile', {
        ...fields,
        side: 'right',
        image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
      }),
    ],
  },
})
/** A picture of the product alone is shown whole: a crop cut the name on it. */
export const WithProductPicture = meta.story({
  args: {
    blocks: [
      aBlock('product_tile', {
        ...fields,
        image: samplePicture('puenktchen/holzzug-mehrfarbig-main.webp', '#f4f5f2', 1000, 1000),
      }),
    ],
  },
})
