import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import * as v from 'valibot'
import { keySchema } from './basket.ts'
import { databaseId } from './database-integer.ts'
import { defineCall } from './define-call.ts'
import { ProductCardSchema } from './entities/product.ts'

/** The variant that a wish is for, where it is not for any of its product. */
export const WishedVariantSchema = v.object({
  id: v.number(),
  referenceKey: v.string(),
  /** What sets it apart from others of its product, as its size. */
  label: v.string(),
})

export const WishlistSchema = v.object({
  key: v.string(),
  items: v.array(
    v.object({
      key: v.string(),
      product: ProductCardSchema,
      variant: v.nullable(WishedVariantSchema),
      /** The price when it was added, minor units; null when unchanged or unknown. */
      priceBefore: v.nullable(v.number()),
    }),
  ),
  /** Token of the link to the list; null while it is not shared. */
  shareToken: v.nullable(v.string()),
  /** The customer's gift lists, on which a product may go as well; none of somebody who is not signed in. */
  giftLists: v.array(v.object({ id: v.string(), name: v.string() })),
})
export type Wishlist = v.InferOutput<typeof WishlistSchema>

export const WISHLIST_KINDS = ['ItemAlreadyPresent', 'ItemUnavailable', 'MaximumItemCountReached'] as const

export const addWishlistItem = defineCall({
  name: 'addWishlistItem',
  method: 'POST',
  path: '/api/shop/wishlist/addItem/',
  rights: 'session',
  status: 201,
  input: v.object({
    wishlistKey: keySchema,
    itemCreationId: v.union([v.object({ productId: databaseId }), v.object({ variantId: databaseId })]),
    /** Puts back what was taken off: where it stood, and what it cost when it was remembered. */
    restored: v.exactOptional(
      v.object({
        /** The item above it; null for the first. */
        below: v.nullable(keySchema),
        /** Minor units; null for the price of now. */
        priceBefore: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))),
      }),
    ),
  }),
  answer: v.object({
    type: v.picklist(['success', 'failure']),
    statusCode: v.number(),
    kind: v.nullable(v.picklist(WISHLIST_KINDS)),
    wishlist: WishlistSchema,
  }),
})

export const deleteWishlistItem = defineCall({
  name: 'deleteWishlistItem',
  method: 'DELETE',
  path: '/api/shop/wishlist/deleteItem/',
  rights: 'session',
  input: v.object({ wishlistKey: keySchema, itemKey: keySchema }),
  answer: WishlistSchema,
})

export const loadWishlist = defineCall({
  name: 'loadWishlist',
  method: 'GET',
  path: '/api/shop/wishlist/get/{wishlistKey}/',
  rights: 'session',
  input: v.object({ wishlistKey: keySchema }),
  answer: WishlistSchema,
})

/**
 * Creates the link by which others may read the list, or returns the existing one. 409 `wishlist_empty` for an empty
 * list.
 */
export const shareWishlist = defineCall({
  name: 'shareWishlist',
  method: 'POST',
  path: '/api/shop/wishlist/share/',
  rights: 'session',
  input: v.object({ wishlistKey: keySchema }),
  answer: WishlistSchema,
})

/** Revokes the link to the list. */
export const unshareWishlist = defineCall({
  name: 'unshareWishlist',
  method: 'DELETE',
  path: '/api/shop/wishlist/share/',
  rights: 'session',
  input: v.object({ wishlistKey: keySchema }),
  answer: WishlistSchema,
})

/**
 * A shared wishlist by its link: products and nothing about the person. 404 `not_found` for a link that was revoked or
 * never existed.
 */
export const loadSharedWishlist = defineCall({
  name: 'loadSharedWishlist',
  method: 'GET',
  path: '/api/shop/wishlist/shared/',
  input: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    items: v.array(
      v.object({
        product: ProductCardSchema,
        variant: v.nullable(v.object({ id: v.number(), referenceKey: v.string() })),
      }),
    ),
  }),
})
