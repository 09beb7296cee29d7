import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink } from '../samples/sample-blocks.ts'

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
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
export const WithoutAddress = meta.story({
  args: { blocks: [aBlock('contact', { ...fields, showsAddress: false })] },
})
