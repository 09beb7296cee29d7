import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { guideTeasersFields } from './guide-teasers.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof guideTeasersFields> = {
  name: 'guide_teasers',
  title: 'Ausgewählte Artikel',
  use: 'Von Hand ausgesuchte Artikel des Ratgebers, jeder mit Bild und einem Satz.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    teasers: {
      label: 'Artikel',
      kind: 'rows',
      limit:
        '2 bis 4: Überschrift (höchstens 50 Zeichen), Text (höchstens 100 Zeichen), Ziel, Bild (mindestens 1200 px breit)',
      isRequired: true,
    },
  },
  dos: ['Eine gerade Zahl: Sie stehen zu zweit nebeneinander.'],
  donts: ['Nicht für „immer die neuesten“: Das kann der Baustein „Neue Artikel“ von selbst.'],
}

const article = (headline: string, text: string, slug: string, file: string) =>
  sampleBlock('teaser', {
    headline,
    text,
    link: sampleLink(`/ratgeber/${slug}/`),
    image: samplePicture(`lindhaus/ratgeber-${file}.webp`, '#e3d4bc'),
  })

const ARTICLES = [
  article(
    'Der gedeckte Tisch',
    'Aus Steinzeug, Leinen und Kerzen wird ein Abend.',
    'der-gedeckte-tisch',
    'gedeckter-tisch',
  ),
  article(
    'Textilien richtig pflegen',
    'Waschen, trocknen, lagern: So bleiben Leinen und Wolle schön.',
    'textilien-pflegen',
    'textilien',
  ),
]

export const samples = {
  usual: [sampleBlock('guide_teasers', { headline: 'Gut zu wissen', teasers: ARTICLES })],
  withoutPictures: [
    sampleBlock('guide_teasers', {
      headline: 'Gut zu wissen',
      teasers: ARTICLES.map((teaser) => ({ ...teaser, image: null })),
    }),
  ],
}
