import type { RawBlock } from '@shop/content/story'
import * as v from 'valibot'
import { numberBetween } from '../fields/block-fields.ts'

/** Behind how many products a tile stands: six end a row of two and of three, and leave two places in a row of four. */
export const lookbookAfter = v.pipe(
  numberBetween(1, 96, 6),
  v.transform((after) => Math.round(after)),
)

/** Whether a block stands among the products of a category rather than above or below them. */
export function isLookbookTile({ component }: Pick<RawBlock, 'component'>): boolean {
  return component === 'lookbook_tile'
}

/** Behind how many products it stands. */
export function lookbookPlace(block: RawBlock): number {
  return v.parse(lookbookAfter, block.after)
}
