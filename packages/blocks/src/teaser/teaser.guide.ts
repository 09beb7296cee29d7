import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { teaserFields } from './teaser.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof teaserFields> = {
  name: 'teaser',
  title: 'Teaser',
  use: 'Ein Bild, das irgendwohin führt, mit einer Zeile über der Überschrift.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Zeile darüber', kind: 'text', limit: 'höchstens 30 Zeichen' },
    link: { label: 'Ziel', kind: 'link' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit' },
    isOnPicture: { label: 'Worte auf dem Bild', kind: 'switch' },
  },
  dos: ['Ein Motiv, das auch klein noch lesbar ist.'],
  donts: ['Keine Schrift im Bild.'],
}

export const samples = {
  usual: [
    sampleBlock('teaser', {
      headline: 'Am langen Tisch',
      text: 'Esszimmer',
      link: sampleLink('/wohnen/'),
      image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
    }),
  ],
}
