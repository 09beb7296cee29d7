import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { tableOfContentsFields } from './table-of-contents.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof tableOfContentsFields> = {
  name: 'table_of_contents',
  title: 'Inhaltsverzeichnis',
  use: 'Die Überschriften der Seite als Wegweiser; es schreibt sich selbst.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'ohne Angabe „Inhalt“' },
    width: { label: 'Breite', kind: 'option', limit: 'page, reading' },
  },
}

export const samples = {
  usual: [
    sampleBlock('headline', { headline: 'Der gedeckte Tisch', width: 'reading' }),
    sampleBlock('table_of_contents', {}),
    sampleBlock('rich_text', {
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
  nothingToList: [
    sampleBlock('headline', { headline: 'Kurz' }),
    sampleBlock('table_of_contents', { headline: 'Nichts darin' }),
  ],
}
