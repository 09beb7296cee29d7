import type { FacetColumn } from './facet-column.ts'

/** The name of the price filter, `min-max` in minor units. */
export const PRICE = 'price'

export type ChosenFilters = {
  /** Facet name to the numbers of the chosen values; never empty. */
  values: ReadonlyMap<string, ReadonlySet<number>>
  /** Minor units, both ends included. */
  price: { from: number | null; to: number | null } | null
  /** The same as words for the address. */
  understood: Record<string, string>
}

/**
 * Reads the filters of an address. Names and values that nothing in the listing has are left out, so that an old
 * link still finds its page.
 */
export function chosenFilters(
  filters: Readonly<Record<string, string>>,
  columns: readonly FacetColumn[],
  positions: readonly number[],
): ChosenFilters {
  const values = new Map<string, ReadonlySet<number>>()
  const understood: Record<string, string> = {}
  for (const column of columns) {
    const { name } = column.facet
    const words = Object.hasOwn(filters, name) ? filters[name]?.split(',') : undefined
    const numbers = words ? column.numbersOf(words, positions) : new Set<number>()
    if (numbers.size === 0) continue
    values.set(name, numbers)
    understood[name] = [...numbers].map((number) => column.valueOf(number)).join(',')
  }
  const price = priceRange(Object.hasOwn(filters, PRICE) ? filters[PRICE] : undefined)
  if (price) understood[PRICE] = `${price.from ?? ''}-${price.to ?? ''}`
  return { values, price, understood }
}

function priceRange(words: string | undefined): ChosenFilters['price'] {
  const match = /^(\d{0,12})-(\d{0,12})$/.exec(words ?? '')
  if (!match) return null
  const [from, to] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : null))
  if (from === undefined || to === undefined || (from === null && to === null)) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}
