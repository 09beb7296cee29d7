import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { tableFields } from './table.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof tableFields> = {
  name: 'table',
  title: 'Tabelle',
  use: 'Maße und Vergleiche; auf schmalen Bildschirmen lässt sie sich schieben, die erste Spalte bleibt.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    caption: { label: 'Was sie zeigt', kind: 'text', limit: 'höchstens 100 Zeichen', isRequired: true },
    table: { label: 'Tabelle', kind: 'table', limit: 'höchstens 8 Spalten', isRequired: true },
    hasRowHeads: { label: 'Erste Spalte benennt die Zeile', kind: 'switch' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
    onPhone: {
      label: 'Auf dem Telefon: schieben oder jede Zeile als Block',
      kind: 'option',
      limit: 'scroll, stack',
    },
  },
}

export const samples = {
  usual: [
    sampleBlock('table', {
      headline: 'Maße',
      caption: 'Esstisch Alma in drei Größen',
      table: {
        thead: ['Größe', 'Breite', 'Tiefe', 'Höhe', 'Gewicht', 'Gäste'].map((value) => ({ value })),
        tbody: [
          ['Klein', '160 cm', '90 cm', '74 cm', '42 kg', '6'],
          ['Mittel', '200 cm', '95 cm', '74 cm', '55 kg', '8'],
          ['Groß', '240 cm', '100 cm', '74 cm', '68 kg', '10'],
        ].map((row) => ({ body: row.map((value) => ({ value })) })),
      },
    }),
  ],
  reading: [
    sampleBlock('table', {
      caption: 'Nur zwei Spalten, ohne Kopf',
      width: 'reading',
      hasRowHeads: false,
      table: {
        thead: [],
        tbody: [
          ['Bezug', 'Leinen'],
          ['Füße', 'Eiche'],
        ].map((row) => ({ body: row.map((value) => ({ value })) })),
      },
    }),
  ],
  stacked: [
    sampleBlock('table', {
      caption: 'Was das Öl verträgt',
      onPhone: 'stack',
      table: {
        thead: ['Holz', 'Wie oft', 'Womit'].map((value) => ({ value })),
        tbody: [
          ['Eiche', 'zweimal im Jahr', 'Leinöl und ein weiches Tuch'],
          ['Nussbaum', 'einmal im Jahr', 'Hartwachsöl'],
        ].map((row) => ({ body: row.map((value) => ({ value })) })),
      },
    }),
  ],
  empty: [sampleBlock('table', { caption: 'Nichts darin', table: { thead: [], tbody: [] } })],
}
