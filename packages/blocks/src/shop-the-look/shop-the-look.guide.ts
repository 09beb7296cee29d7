import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture } from '../samples/sample-blocks.ts'
import type { shopTheLookFields } from './shop-the-look.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof shopTheLookFields> = {
  name: 'shop_the_look',
  title: 'Shop the Look',
  use: 'Eine Szene mit Punkten und den Artikeln, die dort stehen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit', isRequired: true },
    points: {
      label: 'Punkte',
      kind: 'rows',
      limit: '2 bis 6; Ort in Prozent von links und oben',
      isRequired: true,
    },
  },
  dos: ['Punkte auf die Mitte des Artikels setzen.'],
  donts: ['Punkte nicht näher als 44 px beieinander.'],
}

export const samples = {
  usual: [
    sampleBlock('shop_the_look', {
      headline: 'Der lange Abend',
      image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
      points: [sampleBlock('point', { product: '1', x: 48, y: 62 })],
    }),
  ],
}
