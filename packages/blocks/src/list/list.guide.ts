import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { listFields } from './list.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof listFields> = {
  name: 'list',
  title: 'Liste',
  use: 'Kurze Punkte untereinander.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    items: { label: 'Punkte', kind: 'rows', limit: '2 bis 12, je höchstens 120 Zeichen', isRequired: true },
    look: { label: 'Form', kind: 'option', limit: 'bullets, numbers, checks' },
    columns: { label: 'Spalten', kind: 'number', limit: '1 bis 2' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('list', {
      items: [
        '60 Zentimeter Breite für jeden Gast',
        '40 Zentimeter Tiefe für Teller, Glas und Besteck',
        '74 Zentimeter Höhe',
      ].map((text) => sampleBlock('point', { text })),
    }),
  ],
  everything: [
    sampleBlock('list', {
      headline: 'In drei Schritten',
      look: 'numbers',
      items: ['Stoff aussuchen', 'Maße prüfen', 'In Ruhe bestellen'].map((text) =>
        sampleBlock('point', { text }),
      ),
    }),
    sampleBlock('list', {
      headline: 'Das ist dabei',
      look: 'checks',
      columns: 2,
      width: 'page',
      items: [
        'Lieferung bis ins Zimmer',
        'Verpackung nehmen wir mit',
        'Dreißig Tage zum Ausprobieren',
        'Ersatzteile für zehn Jahre',
      ].map((text) => sampleBlock('point', { text })),
    }),
  ],
  longText: [
    sampleBlock('list', {
      items: [
        sampleBlock('point', {
          text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
        }),
        sampleBlock('point', {
          text: 'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
        }),
      ],
    }),
  ],
  empty: [sampleBlock('list', { headline: 'Nichts darin', items: [] })],
}
