import { advancedValue } from '../product/advanced-value.ts'
import type { AdvancedAttributes, Product, Sibling } from '../product/product.ts'
import { visibleSiblings } from './visible-siblings.ts'

type Traits = { advancedAttributes: AdvancedAttributes }

/**
 * The siblings of a product, sorted by what differs: colours in its own dimension, and dimensions in its own colour.
 * The product itself is in both, even when it is sold out; a group of it alone is empty.
 *
 * Where siblings differ by dimension their labels name it, so colours go by the colour's own name.
 *
 * @see spec §4 "A sibling appears in the sibling list", §5 "A sibling label drops the colour attribute"
 */
export function siblingGroups(product: Pick<Product, 'id' | 'siblings' | 'advancedAttributes'>): {
  colours: Sibling[]
  dimensions: Sibling[]
} {
  const { id, siblings } = product
  const visible = new Set(visibleSiblings(siblings).map((sibling) => sibling.id))
  const shown = siblings.filter((sibling) => visible.has(sibling.id) || sibling.id === id)
  if (!siblings.some((sibling) => dimensionOf(sibling) !== null))
    return { colours: orNone(shown), dimensions: [] }

  return {
    colours: orNone(
      shown
        .filter((sibling) => dimensionOf(sibling) === dimensionOf(product))
        .map((sibling) => ({ ...sibling, label: String(colourOf(sibling) ?? sibling.label) })),
    ),
    dimensions: orNone(shown.filter((sibling) => colourOf(sibling) === colourOf(product))),
  }
}

function dimensionOf({ advancedAttributes }: Traits) {
  return advancedValue(advancedAttributes, 'vppdimension')
}

function colourOf({ advancedAttributes }: Traits) {
  return advancedValue(advancedAttributes, 'farbe')
}

function orNone(siblings: Sibling[]): Sibling[] {
  return siblings.length > 1 ? siblings : []
}
