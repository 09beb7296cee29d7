import { withoutSlashes } from '@shop/domain/link/without-slashes'
import * as v from 'valibot'
import { flag, numberBetween, option } from '../fields/block-fields.ts'

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
export const listingQueryFields = {
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
  /** Leaves out what is not reduced. */
  onlyReduced: flag(false),
}

export type ListingQuery = v.InferOutput<v.ObjectSchema<typeof listingQueryFields, undefined>>

function pathOf(text: string): string {
  const inner = withoutSlashes(text.trim())
  return inner === '' || inner.length > 200 ? '' : `/${inner}/`
}
