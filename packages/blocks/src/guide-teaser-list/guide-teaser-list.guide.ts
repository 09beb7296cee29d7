import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { guideTeaserListFields } from './guide-teaser-list.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof guideTeaserListFields> = {
  name: 'guide_teaser_list',
  title: 'Neue Artikel',
  use: 'Die neuesten Artikel des Ratgebers.',
  fields: {
    folder: { label: 'Ordner', kind: 'text', limit: 'zum Beispiel ratgeber' },
    count: { label: 'Anzahl', kind: 'number', limit: '1 bis 12' },
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    link: { label: 'Ziel', kind: 'link' },
    linkLabel: { label: 'Worte des Ziels', kind: 'text', limit: 'höchstens 30 Zeichen' },
  },
}

export const samples = {
  usual: [sampleBlock('guide_teaser_list', { headline: 'Aus dem Magazin', count: 3 })],
}
