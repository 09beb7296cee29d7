import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock } from '../samples/sample-blocks.ts'
import type { sitemapListFields } from './sitemap-list.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof sitemapListFields> = {
  name: 'sitemap_list',
  title: 'Übersicht',
  use: 'Alle Kategorien und weitere Seiten.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text', limit: 'höchstens 60 Zeichen' },
    showsCategories: { label: 'Kategorien zeigen', kind: 'switch' },
    groups: { label: 'Gruppen', kind: 'rows' },
  },
}

export const samples = {
  usual: [sampleBlock('sitemap_list', { headline: 'Alles auf einen Blick' })],
}
