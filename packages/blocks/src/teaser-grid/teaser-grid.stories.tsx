import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink, samplePicture } from '../samples/sample-blocks.ts'

const teasers = [
  ['Am langen Tisch', 'Esszimmer', 'lindhaus/hero-esszimmer.webp', '#afa495'],
  ['Zur Ruhe kommen', 'Schlafzimmer', 'lindhaus/hero-schlafzimmer.webp', '#a9a797'],
  ['Stoffe, die man anfassen möchte', 'Textilien', 'lindhaus/ratgeber-textilien.webp', '#e1d6c1'],
].map(([headline, text, file, colour]) =>
  aBlock('teaser', {
    headline,
    text,
    link: sampleLink('/'),
    image: samplePicture(String(file), String(colour)),
  }),
)
const fields = { headline: 'Zimmer für Zimmer', linkLabel: 'Alle Räume', link: sampleLink('/'), teasers }
const usual = aBlock('teaser_grid', fields)

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Uneven = meta.story({ tags: ['snapshot'] })
export const TwoColumns = meta.story({
  args: { blocks: [aBlock('teaser_grid', { ...fields, layout: 'two', teasers: teasers.slice(0, 2) })] },
})
export const ThreeColumns = meta.story({
  args: {
    blocks: [aBlock('teaser_grid', { ...fields, layout: 'three', text: 'Drei Räume, drei Stimmungen.' })],
  },
})
