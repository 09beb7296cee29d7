import type { BlockGuide } from '../guides/block-guide.ts'
import { sampleBlock, sampleLink } from '../samples/sample-blocks.ts'
import type { socialLinksFields } from './social-links.tsx'

/** For editors and Storybook; shoppers never load it. */
export const guide: BlockGuide<typeof socialLinksFields> = {
  name: 'social_links',
  title: 'Soziale Netze',
  use: 'Wo man uns sonst noch folgen kann; von den Netzen wird nichts geladen.',
  fields: {
    headline: { label: 'Überschrift', kind: 'text' },
    links: {
      label: 'Netze',
      kind: 'rows',
      limit: 'instagram, pinterest, facebook, youtube, tiktok, linkedin',
      isRequired: true,
    },
  },
}

export const samples = {
  usual: [
    sampleBlock('social_links', {
      headline: 'Folgen Sie uns',
      links: [
        ['instagram', 'Räume, jeden Tag einer'],
        ['pinterest', 'Ideen zum Merken'],
        ['youtube', 'Filme aus der Werkstatt'],
      ].map(([network, text]) =>
        sampleBlock('entry', { network, text, link: sampleLink('https://example.org/') }),
      ),
    }),
  ],
  plain: [
    sampleBlock('social_links', {
      links: ['instagram', 'tiktok', 'facebook', 'linkedin'].map((network) =>
        sampleBlock('entry', { network, link: sampleLink('https://example.org/') }),
      ),
    }),
  ],
  empty: [sampleBlock('social_links', { headline: 'Nichts darin', links: [] })],
}
