import preview from '../../../.storybook/preview.ts'
import { BlockList } from '../block-list.tsx'
import { sampleLink } from '../sample-blocks.ts'
import { aBlock, blocksLoaded, inShop } from '../shop-story.tsx'

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
  loaders: [blocksLoaded],
  decorators: [inShop],
})

export const Usual = meta.story({ tags: ['snapshot'] })
