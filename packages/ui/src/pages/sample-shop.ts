import { type Market, markets } from '@shop/domain/market/markets'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { SampleWords } from '../../.storybook/brand-samples.ts'
import { brandOf } from '../../.storybook/brands.ts'
import { localeOf } from '../../.storybook/with-shop.tsx'
import type { NavigationItem } from '../navigation/navigation-item.ts'
import { aCard } from '../product-card/a-card.ts'
import { FRAME_WORDS } from './sample-words.ts'

const PRICES = [64900, 3999, 44900, 24900, 119900, 6995]

/** A whole shop for the pages in Storybook: the toolbar's brand in the toolbar's market. */
export type SampleShop = {
  name: string
  market: Market
  words: SampleWords
  frame: (typeof FRAME_WORDS)[keyof typeof FRAME_WORDS]
  cards: ProductCard[]
  /** Address of a scene, the opening one first. */
  scenes: { src: string; colour: string }[]
  navigation: NavigationItem[]
}

export function sampleShop(globals: Record<string, unknown>): SampleShop {
  const { name, samples } = brandOf(globals)
  const market = markets[localeOf(globals)]
  const words = samples.words[market.language] ?? Object.values(samples.words)[0]
  if (!words) throw new Error(`${name} has no words for Storybook: write some in its testing/samples.ts.`)
  const { folder, products, scenes } = samples.pictures

  return {
    name,
    market,
    words,
    frame: FRAME_WORDS[market.language],
    cards: words.products.map((product, index) => {
      const [file = '', colour = ''] = products[index] ?? []
      return cardOf(index, product, name, { file, colour, folder })
    }),
    scenes: scenes.map(([file, colour]) => ({ src: `${folder}/${file}.webp`, colour })),
    navigation: words.departments.map((department, index) => ({
      name: department,
      href: `/${index}/`,
      isCategory: true,
      children: [],
    })),
  }
}

function cardOf(
  index: number,
  name: string,
  brand: string,
  { file, colour, folder }: { file: string; colour: string; folder: string },
): ProductCard {
  const plain = aCard().price
  const price = PRICES[index] ?? 4900
  const isReduced = index === 1
  return aCard({
    id: index + 1,
    name,
    brand,
    href: `/p/${index}/`,
    images: [{ hash: file, src: `${folder}/${file}.webp`, alt: name, width: 1000, height: 1000, colour }],
    badges: isReduced
      ? [{ id: 's', type: 'sale', label: '-20 %' }]
      : index === 2
        ? [{ id: 'n', type: 'new', label: 'new' }]
        : [],
    rating: index % 2 === 0 ? { average: 4.6, count: 128 - index } : null,
    colorsList: [],
    price: plain && {
      ...plain,
      price,
      ...(isReduced ? { referencePrice: 4999, lowestPriorPrice: 4999, discountPercent: 20 } : {}),
    },
  })
}
