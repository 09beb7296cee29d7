import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture } from '../samples/sample-blocks.ts'
import type { beforeAfterFields } from './before-after.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof beforeAfterFields> = {
  name: 'before_after',
  title: 'Vorher und nachher',
  use: 'Zwei Bilder derselben Stelle mit einer Kante, die sich verschieben lässt.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    before: { label: 'Bild vorher', kind: 'asset', limit: 'gleiches Maß wie das andere', isRequired: true },
    after: { label: 'Bild nachher', kind: 'asset', limit: 'gleiches Maß wie das andere', isRequired: true },
    beforeLabel: {
      label: 'Wort am ersten Bild',
      kind: 'text',
      limit: 'höchstens 20 Zeichen',
      isRequired: true,
    },
    afterLabel: {
      label: 'Wort am zweiten Bild',
      kind: 'text',
      limit: 'höchstens 20 Zeichen',
      isRequired: true,
    },
    caption: { label: 'Bildunterschrift', kind: 'text' },
    start: { label: 'Kante am Anfang in Prozent', kind: 'number', limit: '0 bis 100' },
    ratio: { label: 'Seitenverhältnis', kind: 'option', limit: 'original, 16/9, 3/2, 4/3, 1/1, 4/5' },
    width: { label: 'Breite', kind: 'option', limit: 'reading, page' },
  },
  dos: ['Beide Bilder vom selben Standpunkt.'],
}

export const samples = {
  usual: [
    sampleBlock('before_after', {
      headline: 'Ein Bezug, ein neues Sofa',
      before: samplePicture('lindhaus/sofa-2-sitzer-beige-main.webp', '#f4f1ec', 1000, 1000),
      after: samplePicture('lindhaus/sofa-2-sitzer-gruen-main.webp', '#f4f1ec', 1000, 1000),
      beforeLabel: 'Beige',
      afterLabel: 'Salbei',
      caption: 'Der Bezug des Sofas Fjord lässt sich abnehmen und tauschen.',
    }),
  ],
  everything: [
    sampleBlock('before_after', {
      before: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
      after: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
      beforeLabel: 'Wohnen',
      afterLabel: 'Essen',
      start: 25,
      ratio: '16/9',
      width: 'reading',
    }),
  ],
  missingPicture: [
    sampleBlock('before_after', {
      before: samplePicture('lindhaus/sofa-2-sitzer-beige-main.webp', '#f4f1ec', 1000, 1000),
      beforeLabel: 'Vorher',
      afterLabel: 'Nachher',
    }),
  ],
}
