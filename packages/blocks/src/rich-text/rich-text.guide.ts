import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleText } from '../samples/sample-blocks.ts'
import type { richTextFields } from './rich-text-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof richTextFields> = {
  name: 'rich_text',
  title: 'Fließtext',
  use: 'Ein längerer Text mit Überschriften, Listen, Tabellen und Links.',
  fields: {
    text: { label: 'Text', kind: 'richtext', isRequired: true },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('rich_text', {
      text: sampleText(
        'Leinen ist ein Stoff, der mit der Zeit weicher wird. Er knittert, und das darf er.',
        'Gewaschen wird er bei vierzig Grad, getrocknet an der Luft.',
        '- Nicht in den Trockner',
        '- Halb feucht bügeln',
        '- Dunkel lagern',
      ),
    }),
  ],
  withBlocks: [
    sampleBlock('rich_text', {
      text: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Wolle oder Leinen?' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'Beides hat seine Zeit.' }] },
          {
            type: 'blok',
            attrs: {
              id: 'b',
              body: [sampleBlock('quote', { text: 'Leinen im Sommer, Wolle im Winter.', name: 'Inga Lund' })],
            },
          },
          { type: 'paragraph', content: [{ type: 'text', text: 'Und dazwischen eine Decke.' }] },
        ],
      },
    }),
  ],
}
