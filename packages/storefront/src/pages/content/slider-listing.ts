import type { RawBlock } from '@shop/content/story'
import type { ListingWish } from '@shop/ui/blocks/listing/listing-wish.ts'

/** Products of one slider. */
const SLIDER_SIZE = 12

/** What a slider that names a category shows of it. */
export function listingOfSlider(category: string): ListingWish {
  return { category, sort: 'relevancy', count: SLIDER_SIZE }
}

/** The listing behind a slider that names a category instead of products; null for every other block. */
export function sliderListing(block: RawBlock): ListingWish | null {
  if (block.component !== 'product_slider') return null
  const { category, products } = block
  const namesProducts = Array.isArray(products) && products.length > 0
  return typeof category === 'string' && category !== '' && !namesProducts ? listingOfSlider(category) : null
}
