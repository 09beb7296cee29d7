import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { hotspotImageFields } from './hotspot-image.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof hotspotImageFields> = {
  name: 'hotspot_image',
  title: 'Bild mit Punkten',
  use: 'Eine Szene, deren Dinge sagen, was sie sind.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    lead: { label: 'Vorspann', kind: 'textarea' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit', isRequired: true },
    points: {
      label: 'Punkte',
      kind: 'rows',
      limit: '2 bis 6: Ort in Prozent, Überschrift, Text, Ziel',
      isRequired: true,
    },
    ratio: { label: 'Seitenverhältnis', kind: 'option', limit: 'original, 16/9, 3/2, 4/3, 1/1, 4/5' },
    width: { label: 'Breite', kind: 'option', limit: 'page, full' },
  },
}

export const samples = {
  usual: [
    sampleBlock('hotspot_image', {
      headline: 'Ein Zimmer, drei Dinge',
      lead: 'Auf die Punkte tippen.',
      image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
      points: [
        sampleBlock('point', {
          x: 30,
          y: 58,
          headline: 'Sofa Fjord',
          text: 'Bouclé, waschbarer Bezug.',
          link: sampleLink('/wohnen/'),
          linkLabel: 'Zum Sofa',
        }),
        sampleBlock('point', { x: 55, y: 74, headline: 'Couchtisch Rund', text: 'Massive Eiche, geölt.' }),
        sampleBlock('point', {
          x: 84,
          y: 30,
          headline: 'Pendelleuchte Dom',
          text: 'Warmes Licht, dimmbar.',
          link: sampleLink('/leuchten/'),
        }),
      ],
    }),
  ],
  full: [
    sampleBlock('hotspot_image', {
      width: 'full',
      image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
      points: [
        sampleBlock('point', {
          x: 46,
          y: 55,
          headline: 'Esstisch Alma',
          text: 'Massive Eiche, geölt.',
          link: sampleLink('/essen/'),
          linkLabel: 'Zum Tisch',
        }),
        sampleBlock('point', { x: 43, y: 24, headline: 'Pendelleuchte Dom', text: 'Warmes Licht, dimmbar.' }),
        sampleBlock('point', {
          x: 30,
          y: 84,
          headline: 'Teppich Raute',
          text: 'Schurwolle, von Hand geknüpft.',
        }),
      ],
    }),
  ],
  noPoints: [
    sampleBlock('hotspot_image', {
      image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
      points: [],
    }),
  ],
}
