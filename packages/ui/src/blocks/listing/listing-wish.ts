import type { RawBlock } from '@shop/content/story'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import * as v from 'valibot'
import { numberBetween, option } from '../block-fields.ts'

/** Orders that an editor can ask for; those of the listing itself. */
export const LISTING_ORDERS = [
  'relevancy',
  'price_asc',
  'price_desc',
  'newest',
  'discount',
  'delivery',
  'rating',
] as const

/** What a block with the products of a category asks for. */
export const listingWishFields = {
  /** Path of the category; empty in the block that marks the place of a category's own products. */
  category: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (typeof value === 'string' ? pathOf(value) : '')),
  ),
  sort: option(LISTING_ORDERS, 'relevancy'),
  count: v.pipe(
    numberBetween(1, 24, 8),
    v.transform((count) => Math.round(count)),
  ),
}

const ListingWishSchema = v.object(listingWishFields)
export type ListingWish = v.InferOutput<typeof ListingWishSchema>

/** The wish of a raw block; null for any other block, and for one that names no category. */
export function listingWish(
  block: Pick<RawBlock, 'component'> & Record<string, unknown>,
): ListingWish | null {
  if (block.component !== 'listing') return null
  const parsed = v.safeParse(ListingWishSchema, block)
  return parsed.success && parsed.output.category !== '' ? parsed.output : null
}

/** One word for a wish: the same on both ends of the payload. */
export function listingKey({ category, sort, count }: ListingWish): string {
  return JSON.stringify(['listing', category, sort, count])
}

function pathOf(text: string): string {
  const inner = withoutSlashes(text.trim())
  return inner === '' || inner.length > 200 ? '' : `/${inner}/`
}
