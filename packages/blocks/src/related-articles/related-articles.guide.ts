import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { relatedArticlesFields } from './related-articles.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof relatedArticlesFields> = {
  name: 'related_articles',
  title: 'Zum Weiterlesen',
  use: 'Andere Artikel unter einem Artikel.',
  fields: {
    folder: { label: 'Ordner', kind: 'text', limit: 'zum Beispiel ratgeber' },
    count: { label: 'Anzahl', kind: 'number', limit: '1 bis 12' },
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
  },
}

export const samples = {
  usual: [sampleBlock('related_articles', { count: 2 })],
}
