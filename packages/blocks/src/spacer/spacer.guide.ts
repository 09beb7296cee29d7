import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { spacerFields } from './spacer.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof spacerFields> = {
  name: 'spacer',
  title: 'Abstand',
  use: 'Luft, wo der übliche Rhythmus nicht reicht.',
  fields: {
    size: { label: 'Größe', kind: 'option', limit: 's, m, l, xl' },
  },
  donts: ['Kein Abstand zwischen jedem Baustein: Der Rhythmus der Seite genügt meist.'],
}

export const samples = {
  usual: [
    sampleBlock('text', { text: 'Davor.' }),
    sampleBlock('spacer', { size: 'l' }),
    sampleBlock('text', { text: 'Danach.' }),
  ],
}
