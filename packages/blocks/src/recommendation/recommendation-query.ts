import { FILTER_OPERATORS } from '@shop/domain/recommendation/recommendation-filter'
import { RECOMMENDATION_SLOT_SIZE } from '@shop/domain/shop/recommendation-slot'
import * as v from 'valibot'
import { filledText, rows } from '../fields/block-fields.ts'

/** Editors' number fields come as numbers or as text; an empty one is none. */
export const editorsNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (value === null || value === '' ? null : Number(value))),
  v.nullable(v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(24))),
)

/** A switch that may never have been touched. */
export const editorsSwitch = (usual: boolean) =>
  v.pipe(
    v.nullish(v.boolean(), usual),
    v.transform((value) => value ?? usual),
  )

/** What a recommendation block asks for. @see spec §3 "Recommendation block" */
export const recommendationQueryFields = {
  recommendationId: filledText,
  size: v.pipe(
    editorsNumber,
    v.transform((size) => Math.round(size ?? RECOMMENDATION_SLOT_SIZE)),
  ),
  fillWithRandom: editorsSwitch(true),
  filters: rows({
    property: filledText,
    type: v.picklist(['string', 'number', 'boolean']),
    operator: v.picklist(FILTER_OPERATORS),
    value: v.string(),
  }),
}

export type RecommendationQuery = v.InferOutput<v.ObjectSchema<typeof recommendationQueryFields, undefined>>
