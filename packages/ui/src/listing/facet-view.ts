/** A filter as the listing call tells it. */
export type FacetView = {
  name: string
  label: string
  type: 'values' | 'range' | 'colour' | 'flag'
  values: { value: string; label: string; count: number; selected: boolean }[]
  /** Minor units for prices. */
  range: { min: number; max: number; from: number | null; to: number | null } | null
}

/** How many values of a facet are chosen; a range counts as one. */
export function chosenCount(facet: FacetView): number {
  const values = facet.values.filter((value) => value.selected).length
  const hasRange = facet.range !== null && (facet.range.from !== null || facet.range.to !== null)
  return values + (hasRange ? 1 : 0)
}
