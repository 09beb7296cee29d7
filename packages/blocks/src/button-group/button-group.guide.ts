import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { buttonGroupFields } from './button-group.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof buttonGroupFields> = {
  name: 'button_group',
  title: 'Schaltflächen',
  use: 'Wenige Schritte zur Auswahl; der erste ist der gemeinte.',
  fields: {
    buttons: { label: 'Schaltflächen', kind: 'rows', limit: '2 bis 3', isRequired: true },
    align: { label: 'Ausrichtung', kind: 'option', limit: 'start, center, end' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('button_group', {
      buttons: [
        sampleBlock('entry', { label: 'Sofas entdecken', link: sampleLink('/wohnen/'), kind: 'primary' }),
        sampleBlock('entry', { label: 'Beratung buchen', link: sampleLink('/kontakt/') }),
      ],
    }),
  ],
  centred: [
    sampleBlock('button_group', {
      align: 'center',
      buttons: ['Wohnen', 'Schlafen', 'Essen', 'Bad'].map((label) =>
        sampleBlock('entry', { label, link: sampleLink('/') }),
      ),
    }),
  ],
  empty: [sampleBlock('button_group', { buttons: [] })],
}
