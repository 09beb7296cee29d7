import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { uspBarFields } from './promise-row.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof uspBarFields> = {
  name: 'usp_bar',
  title: 'Versprechen',
  use: 'Wofür die Marke steht, in bis zu vier kurzen Versprechen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text' },
    promises: {
      label: 'Versprechen',
      kind: 'rows',
      limit: '3 bis 4: Zeichen, Überschrift, Text',
      isRequired: true,
    },
    tone: { label: 'Grund', kind: 'option', limit: 'surface, tint, paper' },
  },
}

export const samples = {
  usual: [
    sampleBlock('usp_bar', {
      promises: [
        ['truck', 'Lieferung bis ins Zimmer', 'Große Möbel tragen wir hinein.'],
        ['undo', '30 Tage Rückgabe', 'In Ruhe zu Hause ansehen.'],
        ['shield', 'Sicher bezahlen', 'Auf Rechnung, mit Karte oder vorab.'],
        ['message', 'Persönliche Beratung', 'Montag bis Freitag am Telefon.'],
      ].map(([icon, headline, text]) => sampleBlock('promise', { icon, headline, text })),
    }),
  ],
  everything: [
    sampleBlock('usp_bar', {
      headline: 'Worauf Verlass ist',
      tone: 'tint',
      promises: [
        ['gift', 'Geschenkt verpackt', ''],
        ['heart', 'Mit Liebe gemacht', 'Von Menschen, die wir kennen.'],
      ].map(([icon, headline, text]) => sampleBlock('promise', { icon, headline, text })),
    }),
  ],
  empty: [sampleBlock('usp_bar', { headline: 'Nichts darin', promises: [] })],
}
