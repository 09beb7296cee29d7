import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { textFields } from './text.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof textFields> = {
  name: 'text',
  title: 'Text',
  use: 'Ein paar Sätze ohne Auszeichnung.',
  fields: {
    text: {
      label: 'Text',
      kind: 'textarea',
      limit: 'höchstens 800 Zeichen; eine leere Zeile beginnt einen Absatz',
      isRequired: true,
    },
    size: { label: 'Größe', kind: 'option', limit: 's, m, l, lead' },
    align: { label: 'Ausrichtung', kind: 'option', limit: 'start, center' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('text', {
      text: 'Eiche aus nachhaltigen Wäldern, geölt statt lackiert. So lässt sich jede Spur ausbessern.\n\nWir liefern bis ins Zimmer und nehmen die Verpackung mit.',
    }),
  ],
  lead: [
    sampleBlock('text', {
      text: 'Ein guter Tisch wird mit den Jahren besser. Man sieht ihm an, wer an ihm gesessen hat.',
      size: 'lead',
    }),
  ],
  small: [
    sampleBlock('text', {
      text: 'Alle Preise inklusive Mehrwertsteuer, zuzüglich Versand.',
      size: 's',
      align: 'center',
    }),
  ],
  markup: [sampleBlock('text', { text: '<b>HTML bleibt Text</b> & wird nicht ausgeführt.' })],
  longText: [
    sampleBlock('text', {
      text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
      width: 'page',
      size: 'l',
    }),
  ],
}
