import { LANGUAGES } from '@shop/domain/market/markets'
import type { Attributes } from '@shop/domain/product/product'
import type { Rating } from '@shop/domain/product/product-card'
import { ratingOf } from '@shop/domain/product-card/rating-of'
import { productSlug } from '@shop/domain/product-link/product-slug'
import { sizeOf } from '@shop/domain/variant/size-of'
import type { Localised } from '@shop/engine/records/catalogue-record'
import { attributeFacetName, isFreeFacet } from '@shop/engine/records/facet-name'
import type { IndexRow } from '../../products/index-row.ts'
import { SIZE } from './chosen-filters.ts'
import { facetLabel } from './facet-words.ts'

/** A value of a facet in all languages; sorted by its rank, or alphabetically without one. */
export type IndexedValue = { value: string; label: Localised; rank?: readonly number[] }

/** What one product brings to one facet. */
export type IndexedFacet = { name: string; label: Localised; values: readonly IndexedValue[] }

/** The facets of a product that are the same in every country: its attributes and its brand. */
export function facetsOf({ attributes, brand }: Pick<IndexRow, 'attributes' | 'brand'>): IndexedFacet[] {
  const facets = Object.entries(attributes)
    .filter(([key, { facet }]) => facet && isFreeFacet(key))
    .map(([key, { label, values }]): IndexedFacet => {
      const name = attributeFacetName(key)
      return { name, label, values: name === SIZE ? values.map(sizeValue) : values }
    })
  return [...facets, { name: 'brand', label: facetLabel('brand'), values: [brandValue(brand)] }]
}

/** Sizes that mean the same are one value; what is no measure, or another one in another language, stays as it is. */
function sizeValue(value: IndexedValue): IndexedValue {
  const size = sizeOf(value.label.de)
  if (size === null || LANGUAGES.some((language) => sizeOf(value.label[language])?.value !== size.value))
    return value
  return { value: size.value, label: { de: size.label, fr: size.label, nl: size.label }, rank: size.rank }
}

function brandValue(brand: string): IndexedValue {
  return { value: productSlug(brand), label: { de: brand, fr: brand, nl: brand } }
}

/** Average and count, as a card shows them. */
export function indexedRating({ attributes }: Pick<IndexRow, 'attributes'>): Rating | null {
  const known: Attributes = {}
  for (const key of ['durchschnittBewertungen', 'anzahlBewertungen']) {
    const attribute = attributes[key]
    if (!attribute) continue
    const values = attribute.values.map(({ value, label }) => ({ id: null, value, label: label.de }))
    known[key] = { key, label: attribute.label.de, multiSelect: false, values }
  }
  return ratingOf({ attributes: known })
}
