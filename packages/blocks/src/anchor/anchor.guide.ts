import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { anchorFields } from './anchor.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof anchorFields> = {
  name: 'anchor',
  title: 'Anker',
  use: 'Eine Stelle der Seite, zu der Links führen.',
  fields: {
    anchor: { label: 'Name', kind: 'text', limit: 'ein Wort, wie es hinter dem # steht', isRequired: true },
  },
}

export const samples = {
  usual: [
    sampleBlock('button', { label: 'Zu den Maßen', link: sampleLink('#masse') }),
    sampleBlock('anchor', { anchor: 'Maße' }),
    sampleBlock('headline', { headline: 'Maße' }),
  ],
}
