import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { tileFields } from './tile.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof tileFields> = {
  name: 'tile',
  title: 'Kachel',
  use: 'Eine kleine Fläche, die als Ganzes ein Link ist.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    link: { label: 'Ziel', kind: 'link', isRequired: true },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit' },
    tone: { label: 'Ton', kind: 'option', limit: 'surface, tint, accent' },
  },
}

export const samples = {
  usual: [
    sampleBlock('tile', {
      headline: 'Gutschein verschenken',
      text: 'Kommt sofort per E-Mail.',
      link: sampleLink('/wohnen/'),
    }),
  ],
}
