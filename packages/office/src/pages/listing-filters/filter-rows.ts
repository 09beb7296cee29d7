import type { Arrangement, ShownListingFilters } from '@shop/api-client/office/listing-filter-commands'

type Facet = ShownListingFilters['facets'][number]

/** How many filters stand open where nobody has decided. */
const FIRST_OPEN = 3

/** A filter as it stands in the form; `facet` is null where nothing in the list has it now. */
export type FilterRow = Arrangement[number] & { facet: Facet | null }

/**
 * Every filter of a list with its place: what is arranged first, then what the goods bring besides. What nothing has just
 * now keeps its place.
 */
export function filterRows(facets: readonly Facet[], arrangement: Arrangement | null): FilterRow[] {
  const facetOf = (name: string) => facets.find((facet) => facet.name === name) ?? null
  if (arrangement === null)
    return facets.map((facet, place) => ({
      name: facet.name,
      state: place < FIRST_OPEN ? 'open' : 'folded',
      facet,
    }))
  const named = arrangement.map((one) => ({ ...one, facet: facetOf(one.name) }))
  const others = facets.filter(({ name }) => !arrangement.some((one) => one.name === name))
  return [...named, ...others.map((facet) => ({ name: facet.name, state: 'folded' as const, facet }))]
}

/** What is saved of the rows: all of them, so that what is seen is what holds. */
export function arrangementOf(rows: readonly FilterRow[]): Arrangement {
  return rows.map(({ name, state }) => ({ name, state }))
}

/** The rows with one of them at another place, from 0. */
export function movedRow(rows: readonly FilterRow[], name: string, place: number): FilterRow[] {
  const row = rows.find((one) => one.name === name)
  if (row === undefined) return [...rows]
  return rows.filter((one) => one !== row).toSpliced(place, 0, row)
}
