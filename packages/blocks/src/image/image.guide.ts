import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { imageFields } from './image.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof imageFields> = {
  name: 'image',
  title: 'Bild',
  use: 'Ein Bild mit dem, was dazu zu sagen ist.',
  fields: {
    image: {
      label: 'Bild',
      kind: 'asset',
      limit: 'mindestens 1600 px breit, mit Alternativtext',
      isRequired: true,
    },
    caption: { label: 'Bildunterschrift', kind: 'text', limit: 'höchstens 120 Zeichen' },
    copyright: { label: 'Urheber', kind: 'text' },
    link: { label: 'Ziel', kind: 'link' },
    ratio: { label: 'Seitenverhältnis', kind: 'option', limit: 'original, 16/9, 3/2, 4/3, 1/1, 4/5' },
    width: { label: 'Breite', kind: 'option', limit: 'page, reading, full' },
  },
}

export const samples = {
  usual: [
    sampleBlock('image', {
      image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
      caption: 'Das Sofa Fjord in Bouclé, der Tisch aus geölter Eiche.',
    }),
  ],
  everything: [
    sampleBlock('image', {
      image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
      caption: 'Am langen Tisch.',
      copyright: 'Lindhaus',
      ratio: '16/9',
      width: 'full',
      link: sampleLink('/essen/'),
    }),
  ],
  reading: [
    sampleBlock('image', {
      image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
      width: 'reading',
      ratio: '4/5',
      caption:
        'Wer ein Sofa kauft, kauft es meist für zehn Jahre und länger. Deshalb nehmen wir uns für die Beratung so viel Zeit, wie ein guter Kaffee braucht, und zeigen Stoffe, Füße und Polster so, wie sie zu Hause aussehen: bei Tageslicht, am Abend und nach zwei Jahren mit Kindern, Hund und Rotwein.',
    }),
  ],
  missingPicture: [
    sampleBlock('image', { image: { fieldtype: 'asset', filename: '' }, caption: 'Ohne Bild' }),
  ],
}
