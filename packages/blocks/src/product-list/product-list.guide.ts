import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { productListFields } from './product-list.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof productListFields> = {
  name: 'product_list',
  title: 'Artikelauswahl',
  use: 'Von Hand ausgesuchte Artikel als Karten.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    products: {
      label: 'Artikelnummern',
      kind: 'textarea',
      limit: 'durch Kommas getrennt, höchstens 48',
      isRequired: true,
    },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
  },
}

export const samples = {
  usual: [sampleBlock('product_list', { headline: 'Von uns ausgesucht', products: '1, 2, 3, 4' })],
}
