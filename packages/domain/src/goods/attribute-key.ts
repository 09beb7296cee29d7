import { plainSlug } from '../product-link/plain-slug.ts'
import { productSlug } from '../product-link/product-slug.ts'
import { isFilterName, OWN_FILTERS } from '../query/filter-name.ts'

const LONGEST_KEY = 64
const LONGEST_VALUE = 80

/**
 * The key of an attribute that is called so, which is its name among the filters of an address; null for a name of which
 * nothing is left, or that the shop uses for something else.
 */
export function attributeKey(name: string): string | null {
  const key = keyOf(name, LONGEST_KEY)
  return isFilterName(key) && !OWN_FILTERS.has(key) ? key : null
}

/** The key of one of its values, as it stands in addresses; null for words of which nothing is left. */
export function attributeValueKey(words: string): string | null {
  return keyOf(words, LONGEST_VALUE) || null
}

function keyOf(words: string, most: number): string {
  return plainSlug(plainSlug(productSlug(words)).slice(0, most))
}
