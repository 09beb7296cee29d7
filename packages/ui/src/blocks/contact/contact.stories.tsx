import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

const fields = {
  headline: 'Wir sind da',
  text: 'Fragen zur Bestellung, zu Stoffen oder zur Lieferung beantworten wir gern.',
  link: sampleLink('/kontakt/'),
  linkLabel: 'Zum Kontaktformular',
}
const usual = aBlock('contact', fields)

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const WithoutAddress = meta.story({
  args: { blocks: [aBlock('contact', { ...fields, showsAddress: false })] },
})
