import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, samplePicture } from '../samples/sample-blocks.ts'
import type { pageFields } from './page.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof pageFields> = {
  name: 'page',
  title: 'Seite',
  use: 'Eine ganze Seite: ihr Inhalt, Baustein für Baustein.',
  fields: {
    body: { label: 'Inhalt', kind: 'blocks', isRequired: true },
  },
}

export const samples = {
  usual: [
    sampleBlock('page', {
      body: [
        sampleBlock('hero_banner', {
          headline: 'Räume, die bleiben dürfen',
          text: 'Möbel und Textilien aus Eiche, Leinen und Wolle.',
          image: samplePicture('lindhaus/hero-wohnzimmer.webp', '#b9ac9a'),
        }),
        sampleBlock('usp_bar', {
          promises: [
            ['truck', 'Lieferung bis ins Zimmer', 'Große Möbel tragen wir hinein.'],
            ['undo', '30 Tage Rückgabe', 'In Ruhe zu Hause ansehen.'],
          ].map(([icon, headline, text]) => sampleBlock('promise', { icon, headline, text })),
        }),
      ],
    }),
  ],
}
