import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { headlineFields } from './headline.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof headlineFields> = {
  name: 'headline',
  title: 'Überschrift',
  use: 'Öffnet einen Abschnitt oder die ganze Seite.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    kicker: { label: 'Zeile darüber', kind: 'text', limit: 'höchstens 30 Zeichen' },
    lead: { label: 'Vorspann', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    size: { label: 'Größe', kind: 'option', limit: 's, m, l, xl' },
    align: { label: 'Ausrichtung', kind: 'option', limit: 'start, center' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
  dos: ['Eine Überschrift sagt, was folgt.'],
  donts: ['Keine Überschrift nur wegen der großen Schrift.'],
}

export const samples = {
  usual: [
    sampleBlock('headline', {
      headline: 'Am langen Tisch',
      lead: 'Wie aus einem Esszimmer der Raum wird, in dem am Abend alle bleiben.',
    }),
  ],
  everything: [
    sampleBlock('headline', {
      headline: 'Am langen Tisch',
      kicker: 'Esszimmer',
      lead: 'Wie aus einem Esszimmer der Raum wird, in dem am Abend alle bleiben.',
      size: 'xl',
      align: 'center',
    }),
  ],
  small: [sampleBlock('headline', { headline: 'Maße und Material', size: 's' })],
  longText: [
    sampleBlock('headline', {
      headline:
        'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
      lead: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
      size: 'xl',
    }),
  ],
}
