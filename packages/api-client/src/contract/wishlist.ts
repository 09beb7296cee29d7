import * as v from 'valibot'
import { keySchema } from './basket.ts'
import { defineCall } from './define-call.ts'
import { ProductCardSchema } from './entities/product.ts'

export const WishlistSchema = v.object({
  key: v.string(),
  items: v.array(
    v.object({
      key: v.string(),
      product: ProductCardSchema,
      variant: v.nullable(v.object({ id: v.number(), referenceKey: v.string() })),
    }),
  ),
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
    itemCreationId: v.union([v.object({ productId: v.number() }), v.object({ variantId: v.number() })]),
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
