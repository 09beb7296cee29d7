import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleText } from '../samples/sample-blocks.ts'
import type { productTileFields } from './product-tile.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof productTileFields> = {
  name: 'product_tile',
  title: 'Ein Artikel, groß',
  use: 'Ein Artikel mit den Worten, die er verdient.',
  fields: {
    kicker: { label: 'Zeile darüber', kind: 'text', limit: 'höchstens 30 Zeichen' },
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen', isRequired: true },
    text: { label: 'Text', kind: 'richtext' },
    product: { label: 'Artikelnummer', kind: 'text', isRequired: true },
    image: { label: 'Bild', kind: 'asset', limit: 'mindestens 1600 px breit' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
    side: { label: 'Seite des Bildes', kind: 'option', limit: 'left, right' },
  },
}

export const samples = {
  usual: [
    sampleBlock('product_tile', {
      headline: 'Ein Tisch für alle',
      text: sampleText('Massive Eiche, geölt statt lackiert.'),
      product: '1',
    }),
  ],
}
