import type { RawBlock } from '@shop/content/story'
import { BlockContext, emptySurroundings } from '../blocks/block-context.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { blockRegistry } from '../blocks/registry.tsx'
import { sampleBlock, sampleLink, samplePicture, sampleText } from '../blocks/sample-blocks.ts'
import { PageFrame } from './page-frame.tsx'
import type { SampleShop } from './sample-shop.ts'

export function HomePage({ shop }: { shop: SampleShop }) {
  return (
    <PageFrame shop={shop}>
      <BlockContext
        value={{
          ...emptySurroundings,
          registry: blockRegistry(),
          cardsFor: () => shop.cards,
          showsProblems: true,
        }}
      >
        <BlockList blocks={homeBlocks(shop)} />
      </BlockContext>
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
