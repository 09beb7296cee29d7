import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { ProductCardSchema } from './entities/product.ts'

/** `referenceKeys` are comma-joined product ids, at most 100. @see spec §7 */
export const loadRecommendations = defineCall({
  name: 'loadRecommendations',
  method: 'GET',
  path: '/api/shop/recommendations/',
  input: v.object({ referenceKeys: v.string() }),
  answer: v.array(ProductCardSchema),
})
