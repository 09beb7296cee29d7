import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { brandListFields } from './brand-list.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof brandListFields> = {
  name: 'brand_list',
  title: 'Marken von A bis Z',
  use: 'Alle Marken unter ihren Buchstaben.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    brands: { label: 'Marken', kind: 'rows', isRequired: true },
  },
  dos: ['Die Reihenfolge macht der Shop.'],
}

export const samples = {
  usual: [
    sampleBlock('brand_list', {
      headline: 'Marken von A bis Z',
      brands: [
        sampleBlock('brand', { name: 'Ahorn', link: sampleLink('/wohnen/') }),
        sampleBlock('brand', { name: 'Örebro', link: sampleLink('/wohnen/') }),
      ],
    }),
  ],
}
