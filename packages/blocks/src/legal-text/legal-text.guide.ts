import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleText } from '../samples/sample-blocks.ts'
import type { legalTextFields } from './legal-text.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof legalTextFields> = {
  name: 'legal_text',
  title: 'Rechtstext',
  use: 'Bedingungen, Datenschutz und Ähnliches: gut zu lesen, zu drucken und zu verlinken, ohne HTML.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text' },
    text: { label: 'Text', kind: 'richtext', isRequired: true },
    updatedAt: { label: 'Stand', kind: 'text', limit: 'Datum' },
  },
}

export const samples = {
  usual: [
    sampleBlock('legal_text', {
      headline: 'Allgemeine Geschäftsbedingungen',
      updatedAt: '2026-11-01',
      text: {
        type: 'doc',
        content: [
          ['Mit einer Farbe beginnen', 2],
          ['Drei Töne sind genug', 3],
          ['Größe & Maße', 2],
          ['Licht am Abend', 2],
        ].flatMap(([text, level]) => [
          { type: 'heading', attrs: { level }, content: [{ type: 'text', text }] },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
              },
            ],
          },
        ]),
      },
    }),
  ],
  plain: [
    sampleBlock('legal_text', {
      text: sampleText('Verantwortlich für den Inhalt ist die Lindhaus GmbH.'),
      updatedAt: 'bald',
    }),
  ],
}
