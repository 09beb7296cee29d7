import type { RawBlock } from '@shop/content/story'
import type { BlockData } from './needs/block-data.ts'

/** What editors put around a listing. */
export type AroundListing = {
  /** Slug of the story, for the log. */
  story: string
  above: RawBlock[]
  below: RawBlock[]
  data: BlockData
}

/** The block that stands for the products on the page of a category; one that names a category shows that one's. */
function marksListing({ component, category }: RawBlock): boolean {
  return component === 'listing' && (category === undefined || category === null || category === '')
}

/** Blocks above and below the products of a category's page; without a block that marks their place, all stand below. */
export function splitAtListing(blocks: readonly RawBlock[]): Pick<AroundListing, 'above' | 'below'> {
  const place = blocks.findIndex(marksListing)
  return { above: blocks.slice(0, Math.max(0, place)), below: blocks.slice(place + 1) }
}
