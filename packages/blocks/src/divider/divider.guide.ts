import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { dividerFields } from './divider.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof dividerFields> = {
  name: 'divider',
  title: 'Trenner',
  use: 'Das Ende eines Gedankens, bevor der nächste beginnt.',
  fields: {
    look: { label: 'Form', kind: 'option', limit: 'line, short, dots' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('text', { text: 'Davor.' }),
    sampleBlock('divider', {}),
    sampleBlock('text', { text: 'Danach.' }),
  ],
  everything: [
    sampleBlock('divider', { look: 'line' }),
    sampleBlock('divider', { look: 'short' }),
    sampleBlock('divider', { look: 'dots', width: 'reading' }),
  ],
}
