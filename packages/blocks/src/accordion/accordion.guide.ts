import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleText } from '../samples/sample-blocks.ts'
import type { accordionFields } from './accordion.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof accordionFields> = {
  name: 'accordion',
  title: 'Akkordeon',
  use: 'Teile, die sich untereinander aufklappen lassen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    entries: {
      label: 'Einträge',
      kind: 'rows',
      limit: '2 bis 10: Überschrift, Text, Bausteine',
      isRequired: true,
    },
    isFirstOpen: { label: 'Erster offen', kind: 'switch' },
    isExclusive: { label: 'Immer nur einer offen', kind: 'switch' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('accordion', {
      headline: 'Lieferung und Rückgabe',
      entries: [
        'Wie lange dauert die Lieferung?',
        'Kann ich zurückgeben, was nicht passt?',
        'Baut ihr die Möbel auch auf?',
      ].map((headline) =>
        sampleBlock('entry', {
          headline,
          text: sampleText(
            'Meist drei bis fünf Werktage. Große Möbel bringen wir bis ins Zimmer, an einem Tag, der passt.',
          ),
        }),
      ),
    }),
  ],
  everything: [
    sampleBlock('accordion', {
      headline: 'Lieferung und Rückgabe',
      isFirstOpen: true,
      isExclusive: true,
      width: 'reading',
      entries: [
        'Wie lange dauert die Lieferung?',
        'Kann ich zurückgeben, was nicht passt?',
        'Baut ihr die Möbel auch auf?',
      ].map((headline) =>
        sampleBlock('entry', {
          headline,
          text: sampleText(
            'Meist drei bis fünf Werktage. Große Möbel bringen wir bis ins Zimmer, an einem Tag, der passt.',
          ),
        }),
      ),
    }),
  ],
  withBlocks: [
    sampleBlock('accordion', {
      isFirstOpen: true,
      entries: [
        sampleBlock('entry', {
          headline: 'Pflege',
          text: sampleText('So bleibt Leinen schön.'),
          body: [
            sampleBlock('list', {
              look: 'numbers',
              items: ['Kalt waschen', 'An der Luft trocknen'].map((text) => sampleBlock('point', { text })),
            }),
          ],
        }),
      ],
    }),
  ],
  empty: [sampleBlock('accordion', { headline: 'Nichts darin', entries: [] })],
}
