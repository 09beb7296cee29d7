import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { sealsFields } from './seals.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof sealsFields> = {
  name: 'seals',
  title: 'Siegel',
  use: 'Wofür andere einstehen, mit dem, was es bedeutet. Von einer Garantie spricht kein Siegel: Dafür gibt es nur das Label am Artikel.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text' },
    lead: { label: 'Vorspann', kind: 'textarea' },
    seals: { label: 'Siegel', kind: 'rows', limit: 'Name, Text, Bild, Ziel', isRequired: true },
    tone: { label: 'Grund', kind: 'option', limit: 'paper, surface, tint' },
  },
}

export const samples = {
  usual: [
    sampleBlock('seals', {
      headline: 'Geprüft',
      lead: 'Drei Zeichen, auf die wir achten.',
      seals: [
        ['Naturtextil', 'Aus kontrolliertem Anbau, ohne Schadstoffe.'],
        ['Waldfreundlich', 'Holz aus Wäldern, die nachwachsen.'],
        ['Reines Leinen', 'Nur Fasern der Flachspflanze.'],
      ].map(([name, text]) => sampleBlock('seal', { name, text })),
    }),
  ],
  everything: [
    sampleBlock('seals', {
      tone: 'surface',
      seals: [
        sampleBlock('seal', {
          name: 'Aus einer Hand',
          text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
          image: samplePicture('lindhaus/esstisch-natur-detail.webp', '#c9a987', 1000, 1000),
          link: sampleLink('/ratgeber/'),
          linkLabel: 'Was das heißt',
        }),
      ],
    }),
  ],
  empty: [sampleBlock('seals', { headline: 'Nichts darin', seals: [] })],
}
