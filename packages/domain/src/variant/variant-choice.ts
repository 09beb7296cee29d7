import type { Variant } from '../product/product.ts'

/** Few short labels are tiles that can all be seen; more, or longer ones, are a list to open. */
const MOST_TILES = 6
const LONGEST_TILE = 16
/** A longer list is not scrolled through, and each entry costs bytes of the page. */
const MOST_LISTED = 60

/**
 * How the variants of a product are offered: nothing to choose where there is one, and a dialog to search in where there
 * are very many.
 */
export function variantChoice(
  variants: readonly Pick<Variant, 'label'>[],
): 'none' | 'tiles' | 'list' | 'search' {
  if (variants.length < 2) return 'none'
  if (variants.length > MOST_LISTED) return 'search'
  const areShort = variants.every(({ label }) => label !== '' && label.length <= LONGEST_TILE)
  return areShort && variants.length <= MOST_TILES ? 'tiles' : 'list'
}
