import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink, samplePicture, sampleText } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

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
  loaders: [blocksLoaded],
  decorators: [inShop],
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
