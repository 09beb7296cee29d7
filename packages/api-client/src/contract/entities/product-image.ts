import type { ProductImage } from '@shop/domain/product/product'
import * as v from 'valibot'

export const ProductImageSchema: v.GenericSchema<ProductImage> = v.object({
  hash: v.string(),
  src: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  focus: v.exactOptional(v.string()),
})
