import { FILTER_OPERATORS } from '@shop/domain/recommendation/recommendation-filter'
import { RECOMMENDATION_SLOTS } from '@shop/domain/shop/brand'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { ProductCardSchema } from './entities/product.ts'

/** Comma-joined product ids, the first hundred count. */
const idList = v.pipe(v.string(), v.maxLength(2000))

/** `referenceKeys` are comma-joined product ids, at most 100. @see spec §7 */
export const loadRecommendations = defineCall({
  name: 'loadRecommendations',
  method: 'GET',
  path: '/api/shop/recommendations/',
  input: v.object({ referenceKeys: v.string() }),
  answer: v.array(ProductCardSchema),
})

/**
 * What a slot of this shop shows; an empty list means that the slot is hidden. `productIds` are what the shopper
 * looks at or has in the basket, `category` the path of the listing, `seen` what this browser has seen.
 *
 * @see spec §3 "Recommendation slot"
 */
export const recommendForSlot = defineCall({
  name: 'recommendForSlot',
  method: 'GET',
  path: '/api/shop/recommendations/{slot}/',
  input: v.object({
    slot: v.picklist(RECOMMENDATION_SLOTS),
    productIds: v.exactOptional(idList),
    category: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
    seen: v.exactOptional(idList),
    /** The shopper allows the provider to know this browser again; without it its cookie is not even looked at. */
    personal: v.exactOptional(v.literal('1')),
  }),
  answer: v.array(ProductCardSchema),
})

/** Most products that a block of an editor shows. */
export const RECOMMENDATION_BLOCK_MAX = 24

/** One filter of an editor's block. @see spec §3 "Recommendation block" */
export const RecommendationFilterSchema = v.object({
  property: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  type: v.picklist(['string', 'number', 'boolean']),
  operator: v.picklist(FILTER_OPERATORS),
  value: v.pipe(v.string(), v.maxLength(500)),
})

/** What a recommendation block in content shows; `filters` are a JSON list. @see spec §3 "Recommendation block" */
export const recommendForBlock = defineCall({
  name: 'recommendForBlock',
  method: 'GET',
  path: '/api/shop/recommendation-blocks/{recommendationId}/',
  input: v.object({
    recommendationId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    size: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(1),
      v.maxValue(RECOMMENDATION_BLOCK_MAX),
    ),
    fillWithRandom: v.union([
      v.boolean(),
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((word) => word === 'true'),
      ),
    ]),
    filters: v.exactOptional(
      v.pipe(
        v.string(),
        v.maxLength(4000),
        v.parseJson(),
        v.array(RecommendationFilterSchema),
        v.maxLength(10),
      ),
    ),
  }),
  answer: v.array(ProductCardSchema),
})
