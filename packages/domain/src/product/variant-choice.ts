import type { Variant } from './product.ts'

/** Few short labels are tiles that can all be seen; more, or longer ones, are a list to open. */
const MOST_TILES = 6
const LONGEST_TILE = 16

/** How the variants of a product are offered; nothing to choose where there is one. */
export function variantChoice(variants: readonly Pick<Variant, 'label'>[]): 'none' | 'tiles' | 'list' {
  if (variants.length < 2) return 'none'
  const areShort = variants.every(({ label }) => label !== '' && label.length <= LONGEST_TILE)
  return areShort && variants.length <= MOST_TILES ? 'tiles' : 'list'
}
