import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { productSliderFields } from './product-slider.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof productSliderFields> = {
  name: 'product_slider',
  title: 'Artikelreihe',
  use: 'Artikel nebeneinander, ausgesucht oder aus einer Kategorie.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
    link: { label: 'Ziel', kind: 'link' },
    products: { label: 'Artikelnummern', kind: 'textarea', limit: 'durch Kommas getrennt, höchstens 48' },
    category: { label: 'Kategorie', kind: 'text', limit: 'ihr Pfad, zum Beispiel /wohnen/' },
  },
}

export const samples = {
  usual: [sampleBlock('product_slider', { headline: 'Beliebt im Wohnzimmer', category: '/wohnen/' })],
}
