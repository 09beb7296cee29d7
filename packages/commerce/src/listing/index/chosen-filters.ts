/** The name of the price filter, `min-max` in minor units. */
export const PRICE = 'price'

/** Minor units, both ends included. */
export type PriceRange = { from: number | null; to: number | null }

/** The price range of an address, ends that are upside down turned round; null for words that are none. */
export function chosenPrice(filters: Readonly<Record<string, string>>): PriceRange | null {
  const words = Object.hasOwn(filters, PRICE) ? filters[PRICE] : undefined
  const match = /^(\d{0,12})-(\d{0,12})$/.exec(words ?? '')
  if (!match) return null
  const [from, to] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : null))
  if (from === undefined || to === undefined || (from === null && to === null)) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** The values that an address chooses of a facet, each once, in their order; null when it names none. */
export function chosenValues(filters: Readonly<Record<string, string>>, name: string): string[] | null {
  const words = Object.hasOwn(filters, name) ? filters[name] : undefined
  return words ? [...new Set(words.split(','))] : null
}
