import type { ProductCard } from '@shop/domain/product/product-card'
import { type Market, markets } from '@shop/domain/shop/markets'
import { BRANDS, type BrandId, brandOf } from '../../.storybook/brands.ts'
import { localeOf } from '../../.storybook/with-shop.tsx'
import type { NavigationItem } from '../navigation/navigation-item.ts'
import { aCard } from '../product-card/a-card.ts'
import { FRAME_WORDS, SAMPLE_WORDS, type SampleWords } from './sample-words.ts'

type SamplePicture = readonly [file: string, colour: string]

const PICTURES: Record<
  BrandId,
  { folder: string; products: readonly SamplePicture[]; scenes: readonly SamplePicture[] }
> = {
  'home-shop': {
    folder: 'lindhaus',
    products: [
      ['esstisch-natur-main', '#e2c199'],
      ['vase-ring-beige-main', '#d1c1a7'],
      ['sessel-weiss-main', '#d6cec0'],
      ['teppich-beige-main', '#d2c2a9'],
      ['sofa-2-sitzer-beige-main', '#d8cfc0'],
      ['plaid-gruen-main', '#8d9a80'],
    ],
    scenes: [
      ['hero-wohnzimmer', '#b9ac9a'],
      ['hero-esszimmer', '#afa495'],
      ['hero-schlafzimmer', '#a9a797'],
      ['ratgeber-textilien', '#e1d6c1'],
      ['ratgeber-gedeckter-tisch', '#e3d4bc'],
    ],
  },
  'baby-shop': {
    folder: 'puenktchen',
    products: [
      ['babybett-weiss-main', '#e9ece8'],
      ['kinderwagen-grau-main', '#d5d8d6'],
      ['schlafsack-hellblau-main', '#c9d6de'],
      ['badewanne-weiss-main', '#e9ece8'],
      ['teddybaer-braun-main', '#7f5c49'],
      ['stapelturm-mehrfarbig-main', '#d3806c'],
    ],
    scenes: [
      ['hero-kinderzimmer', '#c0baa9'],
      ['ratgeber-erstausstattung', '#d3d0bf'],
      ['schlafsack-hellblau-main', '#c9d6de'],
      ['kinderwagen-grau-main', '#d5d8d6'],
      ['ratgeber-erstausstattung', '#d3d0bf'],
    ],
  },
}

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
  const brand = brandOf(globals)
  const market = markets[localeOf(globals)]
  const words = SAMPLE_WORDS[brand][market.language]
  const { folder, products, scenes } = PICTURES[brand]

  return {
    name: BRANDS[brand],
    market,
    words,
    frame: FRAME_WORDS[market.language],
    cards: words.products.map((name, index) => {
      const [file = '', colour = ''] = products[index] ?? []
      return cardOf(index, name, BRANDS[brand], { file, colour, folder })
    }),
    scenes: scenes.map(([file, colour]) => ({ src: `${folder}/${file}.webp`, colour })),
    navigation: words.departments.map((name, index) => ({
      name,
      href: `/${index}/`,
      image: null,
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
