import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { buttonFields } from './button-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof buttonFields> = {
  name: 'button',
  title: 'Schaltfläche',
  use: 'Ein Schritt, um den die Seite bittet.',
  fields: {
    label: { label: 'Beschriftung', kind: 'text', limit: 'höchstens 30 Zeichen, ein Verb', isRequired: true },
    link: { label: 'Ziel', kind: 'link', isRequired: true },
    kind: { label: 'Art', kind: 'option', limit: 'primary, secondary, quiet' },
    size: { label: 'Größe', kind: 'option', limit: 'm, s' },
    align: { label: 'Ausrichtung', kind: 'option', limit: 'start, center, end' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [sampleBlock('button', { label: 'Sofas entdecken', link: sampleLink('/wohnen/sofas/') })],
  everything: [
    sampleBlock('button', { label: 'Sofas entdecken', link: sampleLink('/wohnen/'), kind: 'primary' }),
    sampleBlock('button', {
      label: 'Beratung buchen',
      link: sampleLink('/kontakt/'),
      kind: 'secondary',
      align: 'center',
    }),
    sampleBlock('button', {
      label: 'Alle Räume',
      link: sampleLink('/'),
      kind: 'quiet',
      size: 's',
      align: 'end',
    }),
  ],
  hostile: [sampleBlock('button', { label: 'Führt nirgendwohin', link: sampleLink('javascript:alert(1)') })],
  longText: [
    sampleBlock('button', {
      label:
        'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
      link: sampleLink('/'),
    }),
  ],
}
