import type { RawBlock } from '@shop/content/story'
import { PageFrame } from '@shop/ui/pages/page-frame'
import type { SampleShop } from '@shop/ui/pages/sample-shop.ts'
import { AroundBlocks, emptyPage } from '../around-blocks.tsx'
import { BlockList } from '../block-list.tsx'
import { blockRegistry } from '../registry.tsx'
import { sampleBlock, sampleLink, samplePicture, sampleText } from './sample-blocks.ts'
import { sampleLoaded } from './sample-loaded.ts'

export function HomePage({ shop }: { shop: SampleShop }) {
  return (
    <PageFrame shop={shop}>
      <AroundBlocks
        page={{
          ...emptyPage,
          registry: blockRegistry(),
          loadedFor: (need) => sampleLoaded(need, shop.cards),
          showsProblems: true,
        }}
      >
        <BlockList blocks={homeBlocks(shop)} />
      </AroundBlocks>
    </PageFrame>
  )
}

function homeBlocks({ words, scenes }: SampleShop): RawBlock[] {
  const picture = (index: number) => samplePicture(scenes[index]?.src ?? '', scenes[index]?.colour ?? '')
  return [
    sampleBlock('hero_banner', {
      headline: words.hero.headline,
      text: words.hero.text,
      linkLabel: words.hero.link,
      link: sampleLink('/0/'),
      image: picture(0),
    }),
    sampleBlock('teaser_grid', {
      headline: words.category.title,
      teasers: words.scenes.map(([headline, text], index) =>
        sampleBlock('teaser', { headline, text, link: sampleLink(`/${index}/`), image: picture(index + 1) }),
      ),
    }),
    sampleBlock('product_slider', {
      headline: words.bestsellers,
      linkLabel: words.category.title,
      link: sampleLink('/0/'),
      category: '/0/',
      products: [],
    }),
    sampleBlock('text_image', {
      headline: words.guide.headline,
      text: sampleText(words.guide.text),
      linkLabel: words.guide.link,
      link: sampleLink('/ratgeber/'),
      image: picture(4),
    }),
  ]
}
