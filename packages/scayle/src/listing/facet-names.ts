import { isFilterName } from '@shop/domain/query/filter-name'
import type { AttributeKeys } from '../connection/setup.ts'

/** Filters that the shop makes in its own way; an attribute of the same name would be read as them. */
const TAKEN = new Set(['price', 'rating', 'delivery', 'colour', 'size'])

/** What a filter group of SCAYLE is called in addresses; null where it cannot be a filter there. */
export function facetName(slug: string, { colour, size }: AttributeKeys): string | null {
  if (slug === 'prices') return 'price'
  if (slug === colour) return 'colour'
  if (slug === size) return 'size'
  return isFilterName(slug) && !TAKEN.has(slug) ? slug : null
}
