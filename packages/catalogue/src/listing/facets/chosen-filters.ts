import { productSlug } from '@shop/domain/product-link/product-slug'
import { sizeOf } from '@shop/domain/variant/size-of'

/** The name of the price filter, `min-max` in minor units. */
export const PRICE = 'price'
/** The name of the filter whose values are measures. */
export const SIZE = 'size'

/** Minor units, both ends included. */
export type PriceRange = { from: number | null; to: number | null }

/** The price range of an address, with swapped ends put right; null for an invalid one. */
export function chosenPrice(filters: Readonly<Record<string, string>>): PriceRange | null {
  const words = Object.hasOwn(filters, PRICE) ? filters[PRICE] : undefined
  const match = /^(\d{0,12})-(\d{0,12})$/.exec(words ?? '')
  if (!match) return null
  const [from, to] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : null))
  if (from === undefined || to === undefined || (from === null && to === null)) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/**
 * The values that an address chooses of a facet, each once, in their order and as the facet spells them: "Grau" for `grau`,
 * "80 × 200 cm" for `80x200`. What is not there, however it is spelt, is left out.
 */
export function chosenValues(
  filters: Readonly<Record<string, string>>,
  name: string,
  isThere: (value: string) => boolean,
): string[] {
  const words = (Object.hasOwn(filters, name) ? filters[name] : undefined)?.split(',') ?? []
  return [...new Set(words.flatMap((word) => spellings(name, word).find(isThere) ?? []))]
}

/** What a word of an address may mean, as it is written first of all. */
function spellings(name: string, word: string): string[] {
  const size = name === SIZE ? sizeOf(word)?.value : undefined
  const plain = word.normalize('NFKC').trim().toLowerCase()
  return [word, ...(size === undefined ? [] : [size]), plain, productSlug(plain)]
}
