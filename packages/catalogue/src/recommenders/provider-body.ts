import { filterValues, type RecommendationFilter } from '@shop/domain/recommendation/recommendation-filter'
import type { RecommendationInput } from './recommender.ts'

export type ProviderProject = { projectId: string }

/** Only the id comes back; the shop has the rest, and fresher. */
const WANTED_ATTRIBUTES = ['product_id']

/**
 * The body of a request, field by field as the provider has it. Without a cookie the request is anonymous.
 *
 * @see spec §7 "POST /optimization/recommend/user"
 */
export function providerBody(
  {
    slot,
    productIds,
    filters,
    customerCookie,
  }: Pick<RecommendationInput, 'slot' | 'productIds' | 'filters' | 'customerCookie'>,
  { projectId }: ProviderProject,
) {
  const [itemId] = productIds
  return {
    project_id: projectId,
    customer_ids: customerCookie === null ? {} : { cookie: customerCookie },
    engine_id: slot.recommendationId,
    anti: false,
    similarity: false,
    anonymous: customerCookie === null,
    consider_known_items: false,
    fill_with_random: slot.fillWithRandom,
    size: slot.size,
    ...(itemId === undefined ? {} : { item_id: String(itemId) }),
    catalogAttributesWhitelist: WANTED_ATTRIBUTES,
    catalog_filter: filters.map(catalogFilter),
  }
}

function catalogFilter(filter: RecommendationFilter) {
  return {
    property: filter.property,
    constraint: {
      type: filter.type,
      operator: filter.operator,
      operands: filterValues(filter).map((value) => ({
        type: 'constant',
        value: filter.type === 'number' ? Number(value) : value,
      })),
    },
  }
}
