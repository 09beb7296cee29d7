import * as v from 'valibot'
import { maybe, text, wholeId } from './wire-parts.ts'
import { WireProduct, WireVariant } from './wire-product.ts'

export const WireWishlist = v.object({
  key: text,
  items: v.array(
    v.object({
      key: v.pipe(text, v.minLength(1)),
      productId: maybe(wholeId),
      variantId: maybe(wholeId),
      /** Absent once the product is gone. */
      product: maybe(WireProduct),
      variant: maybe(WireVariant),
    }),
  ),
})
export type WireWishlist = v.InferOutput<typeof WireWishlist>

export const WireWishlistChange = v.object({
  type: v.picklist(['success', 'failure']),
  statusCode: v.number(),
  kind: v.nullish(text),
})
