import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleText } from '../samples/sample-blocks.ts'
import type { faqFields } from './faq.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof faqFields> = {
  name: 'faq',
  title: 'Häufige Fragen',
  use: 'Fragen und Antworten, die auch Suchmaschinen als solche erkennen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    lead: { label: 'Vorspann', kind: 'textarea' },
    questions: { label: 'Fragen', kind: 'rows', limit: '2 bis 15: Frage, Antwort', isRequired: true },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
}

export const samples = {
  usual: [
    sampleBlock('faq', {
      headline: 'Häufige Fragen',
      lead: 'Was andere vor dem Kauf wissen wollten.',
      questions: [
        'Wie reinige ich Bouclé?',
        'Welche Höhe passt zu meinem Tisch?',
        'Bekomme ich Stoffproben?',
      ].map((question) =>
        sampleBlock('question', {
          question,
          answer: sampleText(
            'Mit einer weichen Bürste und lauwarmem Wasser; Flecken immer von außen nach innen.',
          ),
        }),
      ),
    }),
  ],
  longText: [
    sampleBlock('faq', {
      questions: [
        sampleBlock('question', {
          question:
            'Wohnzimmerbeleuchtungsplanungsgespräche in unseren Einrichtungshäusern zwischen Flensburg und Garmisch-Partenkirchen',
          answer: sampleText(
            'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
            'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
          ),
        }),
      ],
    }),
  ],
  empty: [sampleBlock('faq', { headline: 'Nichts darin', questions: [] })],
}
