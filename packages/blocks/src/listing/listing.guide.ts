import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { listingFields } from './listing-block.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof listingFields> = {
  name: 'listing',
  title: 'Auswahl einer Kategorie',
  use: 'Die ersten Artikel einer Kategorie und der Weg zu allen. Ohne Kategorie: der Platz der Artikel auf einer Kategorieseite.',
  fields: {
    category: { label: 'Kategorie', kind: 'text', limit: 'ihr Pfad, zum Beispiel /wohnen/' },
    sort: {
      label: 'Reihenfolge',
      kind: 'option',
      limit: 'relevancy, price_asc, price_desc, newest, discount, delivery, rating',
    },
    count: { label: 'Anzahl', kind: 'number', limit: '1 bis 24' },
    onlyReduced: { label: 'Nur Reduziertes', kind: 'switch' },
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
  },
}

export const samples = {
  usual: [
    sampleBlock('listing', {
      headline: 'Neu bei den Leuchten',
      category: '/leuchten/',
      sort: 'newest',
      count: 4,
    }),
  ],
}
