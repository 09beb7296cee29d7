import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { lookbookTileFields } from './lookbook-tile.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof lookbookTileFields> = {
  name: 'lookbook_tile',
  title: 'Szene zwischen Artikeln',
  use: 'Ein Zimmer mitten unter den Artikeln einer Kategorie, so breit wie zwei von ihnen. Auf der ersten Seite, wenn genug Artikel davor stehen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 40 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 80 Zeichen' },
    link: { label: 'Ziel', kind: 'link', isRequired: true },
    image: { label: 'Bild', kind: 'asset', limit: 'quer, mindestens 1600 px breit', isRequired: true },
    after: { label: 'Nach wie vielen Artikeln', kind: 'number', limit: '1 bis 96, sonst 6' },
  },
  dos: ['Ein Bild, auf dem Artikel dieser Kategorie zu sehen sind.'],
  donts: ['Nicht mehr als zwei auf einer Seite.'],
}

export const samples = {
  usual: [
    sampleBlock('lookbook_tile', {
      headline: 'Ein Abend am langen Tisch',
      text: 'Steinzeug, Kerzen und ein Bräter, der auf den Tisch darf.',
      link: sampleLink('/ratgeber/der-gedeckte-tisch/'),
      image: samplePicture('lindhaus/ratgeber-gedeckter-tisch.webp', '#e3d4bc'),
    }),
  ],
}
