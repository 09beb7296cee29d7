import type { Facet, Sort } from '@shop/api-client/contract/catalogue'

/** A value of a facet that a product has. */
export type FacetValue = { value: string; label: string }

/** What a listing has to know of a product. */
export type ListingDocument = {
  productId: number
  isSoldOut: boolean
  /** Ids of its categories and of all above them. */
  categoryIds: readonly number[]
  /** Minor units; null without a price. */
  price: number | null
  facets: Readonly<Record<string, readonly FacetValue[]>>
  /** For every sort, smaller comes first; ties are broken by `popularity`, then by id. */
  ranks: Readonly<Record<Sort, number>>
}

/** A facet of a shop. Documents without a value in it never pass a filter on it. */
export type FacetDefinition = {
  name: string
  label: string
  type: Exclude<Facet['type'], 'range'>
}
