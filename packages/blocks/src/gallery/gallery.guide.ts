import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture } from '../samples/sample-blocks.ts'
import type { galleryFields } from './gallery-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof galleryFields> = {
  name: 'gallery',
  title: 'Galerie',
  use: 'Mehrere Bilder einer Sache; jedes öffnet sich groß.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    images: { label: 'Bilder', kind: 'assets', limit: '3 bis 9, mit Alternativtext', isRequired: true },
    layout: { label: 'Anordnung', kind: 'option', limit: 'grid, mosaic, row' },
    ratio: { label: 'Seitenverhältnis', kind: 'option', limit: 'original, 16/9, 3/2, 4/3, 1/1, 4/5' },
    hasLightbox: { label: 'Bilder lassen sich vergrößern', kind: 'switch' },
  },
}

export const samples = {
  usual: [
    sampleBlock('gallery', {
      headline: 'Zu Gast bei Familie Brandt',
      images: [
        samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
        samplePicture('lindhaus/esstisch-natur-detail.webp', '#c9a987', 1000, 1000),
        samplePicture('lindhaus/sofa-2-sitzer-beige-detail.webp', '#d8cbb8', 1000, 1000),
        samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
        samplePicture('lindhaus/hero-schlafzimmer.webp', '#a9a797'),
      ],
    }),
  ],
  row: [
    sampleBlock('gallery', {
      headline: 'In einer Reihe',
      layout: 'row',
      images: [
        samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
        samplePicture('lindhaus/esstisch-natur-detail.webp', '#c9a987', 1000, 1000),
        samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
        samplePicture('lindhaus/sofa-2-sitzer-beige-detail.webp', '#d8cbb8', 1000, 1000),
        samplePicture('lindhaus/hero-schlafzimmer.webp', '#a9a797'),
      ],
    }),
  ],
  grid: [
    sampleBlock('gallery', {
      layout: 'grid',
      ratio: '4/5',
      hasLightbox: false,
      images: [
        samplePicture('lindhaus/sofa-2-sitzer-beige-main.webp', '#f4f1ec', 1000, 1000),
        samplePicture('lindhaus/sofa-2-sitzer-gruen-main.webp', '#f4f1ec', 1000, 1000),
        samplePicture('lindhaus/sessel-weiss-main.webp', '#f4f1ec', 1000, 1000),
        samplePicture('lindhaus/vase-ring-beige-main.webp', '#f4f1ec', 1000, 1000),
      ],
    }),
  ],
  empty: [sampleBlock('gallery', { headline: 'Nichts darin', images: [] })],
}
