import type { RawBlock } from '@shop/content/story'
import type { ProductCard } from '@shop/domain/product/product-card'

/** What editors put around a listing. */
export type AroundListing = {
  above: RawBlock[]
  below: RawBlock[]
  /** Cards of the sliders among the blocks. */
  products: Record<string, ProductCard[]>
}

/** The block that stands for the products on the page of a category. */
const LISTING_BLOCK = 'listing'

/** Blocks above and below the products of a category's page; without a block that marks their place, all stand below. */
export function splitAtListing(blocks: readonly RawBlock[]): Pick<AroundListing, 'above' | 'below'> {
  const place = blocks.findIndex(({ component }) => component === LISTING_BLOCK)
  return { above: blocks.slice(0, Math.max(0, place)), below: blocks.slice(place + 1) }
}
