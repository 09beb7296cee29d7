import preview from '@shop/ui/storybook/preview'
import { BlockList } from '../block-list.tsx'
import { aBlock } from '../samples/a-block.ts'
import { inPage, withBlocks } from '../samples/block-story.tsx'
import { sampleLink } from '../samples/sample-blocks.ts'

const usual = aBlock('sitemap_list', {
  headline: 'Alles auf einen Blick',
  groups: [
    aBlock('group', {
      headline: 'Service',
      links: ['Versand', 'Rückgabe', 'Kontakt'].map((label) =>
        aBlock('link', { label, link: sampleLink('/') }),
      ),
    }),
  ],
})

const meta = preview.meta({
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [usual] },
  loaders: withBlocks,
  decorators: [inPage],
})

export const Usual = meta.story({ tags: ['snapshot'] })
