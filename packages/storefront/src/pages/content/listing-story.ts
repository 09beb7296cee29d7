import { isLookbookTile, lookbookPlace } from '@shop/blocks/lookbook-tile/lookbook-place.ts'
import type { RawBlock } from '@shop/content/story'
import type { BlockData } from './needs/block-data.ts'

/** What editors put around a listing. */
export type AroundListing = {
  /** Slug of the story, for the log. */
  story: string
  above: RawBlock[]
  /** Tiles among the products, each with the number of products that stand before it. */
  within: { after: number; tile: RawBlock }[]
  below: RawBlock[]
  data: BlockData
}

/** The block that stands for the products on the page of a category; one that names a category shows that one's. */
function marksListing({ component, category }: RawBlock): boolean {
  return component === 'listing' && (category === undefined || category === null || category === '')
}

/**
 * Blocks above and below the products of a category's page; without a block that marks their place, all stand below.
 * Tiles stand among the products, wherever editors put them.
 */
export function splitAtListing(
  blocks: readonly RawBlock[],
): Pick<AroundListing, 'above' | 'within' | 'below'> {
  const around = blocks.filter((block) => !isLookbookTile(block))
  const place = around.findIndex(marksListing)
  return {
    above: around.slice(0, Math.max(0, place)),
    within: blocks.filter(isLookbookTile).map((tile) => ({ after: lookbookPlace(tile), tile })),
    below: around.slice(place + 1),
  }
}
