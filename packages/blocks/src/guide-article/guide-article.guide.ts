import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture } from '../samples/sample-blocks.ts'
import type { guideArticleFields } from './guide-article.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof guideArticleFields> = {
  name: 'guide_article',
  title: 'Kopf eines Artikels',
  use: 'Titel, Vorspann, Autor, Datum und Lesezeit.',
  fields: {
    kicker: { label: 'Zeile darüber', kind: 'text', limit: 'höchstens 30 Zeichen' },
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    lead: { label: 'Vorspann', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    author: { label: 'Autor', kind: 'text' },
    date: { label: 'Datum', kind: 'text', limit: 'zum Beispiel 2026-11-02' },
    minutes: { label: 'Lesezeit', kind: 'number', limit: '0 bis 90; leer: der Shop zählt' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit' },
  },
  dos: ['Steht als erster Block der Seite.'],
}

export const samples = {
  usual: [
    sampleBlock('guide_article', {
      kicker: 'Ratgeber',
      headline: 'Der gedeckte Tisch',
      lead: 'Wie ein Abend wird.',
      author: 'Karla Lindner',
      date: '2026-11-02',
      image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#d8cdbb'),
    }),
  ],
}
