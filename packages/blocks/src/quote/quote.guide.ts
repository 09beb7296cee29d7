import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture } from '../samples/sample-blocks.ts'
import type { quoteFields } from './quote.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof quoteFields> = {
  name: 'quote',
  title: 'Zitat',
  use: 'Ein Satz, den jemand gesagt hat, groß genug zum Innehalten.',
  fields: {
    text: {
      label: 'Zitat',
      kind: 'textarea',
      limit: 'höchstens 180 Zeichen, ohne Anführungszeichen',
      isRequired: true,
    },
    name: { label: 'Wer es gesagt hat', kind: 'text', limit: 'höchstens 40 Zeichen' },
    role: { label: 'Rolle', kind: 'text', limit: 'höchstens 60 Zeichen' },
    image: { label: 'Bild', kind: 'asset', limit: 'quadratisch, mindestens 112 px' },
    tone: { label: 'Grund', kind: 'option', limit: 'paper, surface, tint' },
  },
}

export const samples = {
  usual: [
    sampleBlock('quote', {
      text: 'Ein Möbel ist fertig, wenn man nichts mehr weglassen kann.',
      name: 'Inga Lund',
      role: 'Gestalterin aus Aarhus',
    }),
  ],
  everything: [
    sampleBlock('quote', {
      text: 'Ein Möbel ist fertig, wenn man nichts mehr weglassen kann.',
      name: 'Inga Lund',
      role: 'Gestalterin aus Aarhus',
      image: samplePicture('lindhaus/sofa-2-sitzer-beige-detail.webp', '#d8cbb8', 1000, 1000),
      tone: 'tint',
    }),
  ],
  longText: [
    sampleBlock('quote', {
      text: 'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
      name: 'Hildegard Achterkamp-Freiin von und zu Hohenstein',
      tone: 'surface',
    }),
  ],
}
