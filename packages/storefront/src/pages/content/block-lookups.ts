import type { ProductCard } from '@shop/domain/product/product-card'
import type { BlockSurroundings } from '@shop/ui/blocks/block-context.ts'
import { type ListingWish, listingKey } from '@shop/ui/blocks/listing/listing-wish.ts'
import { recommendationKey } from '@shop/ui/blocks/recommendation/recommendation-wish.ts'
import type { BlockData } from './block-data.ts'
import { listingOfSlider } from './slider-listing.ts'

type Lookups = Pick<
  BlockSurroundings,
  | 'cardsFor'
  | 'recommendedFor'
  | 'listedFor'
  | 'articlesFor'
  | 'stores'
  | 'pageFacts'
  | 'readingMinutes'
  | 'now'
>

/** Hands every block its own part of what the page has loaded; nothing is asked for again. */
export function blockLookups(data: BlockData): Lookups {
  const cardsOf = (keys: readonly string[]) =>
    keys.flatMap((key): ProductCard[] => {
      const card = own(data.cards, key)
      return card ? [card] : []
    })
  const listed = (wish: ListingWish) => {
    const list = own(data.lists, listingKey(wish))
    return list ? { cards: cardsOf(list.products), total: list.total, path: list.path } : null
  }

  return {
    cardsFor: ({ products, category }) =>
      products.length > 0 || category === null
        ? cardsOf(products)
        : (listed(listingOfSlider(category))?.cards ?? []),
    recommendedFor: (wish) => cardsOf(own(data.lists, recommendationKey(wish))?.products ?? []),
    listedFor: listed,
    articlesFor: ({ folder, count }) => (own(data.articles, folder) ?? []).slice(0, count),
    stores: data.stores,
    pageFacts: data.facts,
    readingMinutes: data.minutes,
    now: data.now,
  }
}

/** What stands under a key that an editor has written: `constructor` is a word like any other, and no entry. */
function own<Value>(entries: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}
