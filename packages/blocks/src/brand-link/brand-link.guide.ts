import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { brandLinkFields } from './brand-link.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof brandLinkFields> = {
  name: 'brand_link',
  title: 'Marke',
  use: 'Der Weg zu einer Marke, mit ihrem Zeichen oder ihrem Namen.',
  fields: {
    name: { label: 'Name', kind: 'text', isRequired: true },
    text: { label: 'Text', kind: 'textarea', limit: 'höchstens 200 Zeichen' },
    link: { label: 'Ziel', kind: 'link', isRequired: true },
    logo: { label: 'Zeichen', kind: 'asset', limit: 'auf durchsichtigem Grund' },
  },
}

export const samples = {
  usual: [
    sampleBlock('brand_link', {
      name: 'Holm & Sohn',
      text: 'Tischler seit 1921',
      link: sampleLink('/wohnen/'),
    }),
  ],
}
