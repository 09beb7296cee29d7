import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink, samplePicture } from '../samples/sample-blocks.ts'
import type { teaserGridFields } from './teaser-grid.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof teaserGridFields> = {
  name: 'teaser_grid',
  title: 'Teaserraster',
  use: 'Mehrere Szenen nebeneinander, ungleich oder in Spalten.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    teasers: { label: 'Teaser', kind: 'rows', limit: '2 bis 6', isRequired: true },
    layout: { label: 'Anordnung', kind: 'option', limit: 'uneven, two, three' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
  },
  dos: ['Zwei oder drei Szenen mit gleichem Licht.'],
}

export const samples = {
  usual: [
    sampleBlock('teaser_grid', {
      headline: 'Zimmer für Zimmer',
      teasers: [
        sampleBlock('teaser', {
          headline: 'Am langen Tisch',
          link: sampleLink('/wohnen/'),
          image: samplePicture('lindhaus/hero-esszimmer.webp', '#afa495'),
        }),
        sampleBlock('teaser', {
          headline: 'Zur Ruhe kommen',
          link: sampleLink('/wohnen/'),
          image: samplePicture('lindhaus/hero-schlafzimmer.webp', '#d8cdbb'),
        }),
      ],
    }),
  ],
}
