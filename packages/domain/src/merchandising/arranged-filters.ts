/** How a filter is offered: among all filters it stands open or folded, or it is not offered. */
export const FILTER_STATES = ['open', 'folded', 'hidden'] as const
export type FilterState = (typeof FILTER_STATES)[number]

/** A filter of a list by its name in the address, `colour`. */
export type ArrangedFilter = { name: string; state: FilterState }

/** The filters of a category in their order; none of them comes twice. */
export type FilterArrangement = readonly ArrangedFilter[]

/** As much of a facet as its place needs. */
type Placed = {
  name: string
  isOpen?: boolean
  values: readonly { selected: boolean }[]
  range: { from: number | null; to: number | null } | null
}

/**
 * The facets of a list as its category arranges them. What it names comes first, in its order; what it does not name, as
 * a new attribute, follows folded in the usual order. A hidden one is not offered, but an address that filters by it goes
 * on doing so: it comes last with what is chosen of it, so that the choice is seen and can be taken back.
 *
 * @see product §8 "Listing"
 */
export function arrangedFilters<Facet extends Placed>(
  facets: readonly Facet[],
  arrangement: FilterArrangement,
): Facet[] {
  const states = new Map(arrangement.map(({ name, state }) => [name, state]))
  const named = arrangement.flatMap(({ name }) => facets.find((facet) => facet.name === name) ?? [])
  const others = facets.filter(({ name }) => !states.has(name))
  const inOrder = [...named, ...others]
  const shown = inOrder
    .filter(({ name }) => states.get(name) !== 'hidden')
    .map((facet) => ({ ...facet, isOpen: states.get(facet.name) === 'open' }))
  const hidden = inOrder.filter((facet) => states.get(facet.name) === 'hidden' && isChosen(facet))
  return [...shown, ...hidden.map(chosenAlone)]
}

function isChosen({ values, range }: Placed): boolean {
  return values.some(({ selected }) => selected) || (range !== null && (range.from ?? range.to) !== null)
}

function chosenAlone<Facet extends Placed>(facet: Facet): Facet {
  return { ...facet, isOpen: false, values: facet.values.filter(({ selected }) => selected) }
}
