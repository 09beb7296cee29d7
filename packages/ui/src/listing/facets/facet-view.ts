/** A filter of the listing call. */
export type FacetView = {
  name: string
  label: string
  type: 'values' | 'range' | 'colour' | 'flag'
  /** `swatch` holds the colours of a value that its name alone does not say. */
  values: { value: string; label: string; count: number; selected: boolean; swatch?: string[] }[]
  /** Minor units for prices. */
  range: { min: number; max: number; from: number | null; to: number | null } | null
}

/** How many values of a facet are chosen; a range counts as one. */
export function chosenCount(facet: FacetView): number {
  const values = facet.values.filter((value) => value.selected).length
  const hasRange = facet.range !== null && (facet.range.from !== null || facet.range.to !== null)
  return values + (hasRange ? 1 : 0)
}

/** Whether the values are numbers of stars, the least that a product has to have. */
export function isRating(facet: Pick<FacetView, 'name'>): boolean {
  return facet.name === 'rating'
}

/** The values as shoppers look for them: stars from the most down, everything else as the listing has it. */
export function orderedValues(facet: Pick<FacetView, 'name' | 'values'>): FacetView['values'] {
  return isRating(facet) ? facet.values.toSorted((a, b) => Number(b.value) - Number(a.value)) : facet.values
}
