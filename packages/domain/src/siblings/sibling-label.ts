import { advancedValue } from '../product/advanced-value.ts'
import type { Product } from '../product/product.ts'

/**
 * What distinguishes a sibling: its colour, or its dimension, which drops the colour. The colour is the advanced
 * attribute, otherwise the colours of the raw one. A product that has none of them goes by its name.
 *
 * @see spec §5 "A sibling label drops the colour attribute"
 */
export function siblingLabel(product: Pick<Product, 'attributes' | 'advancedAttributes' | 'name'>): string {
  const dimension = advancedValue(product.advancedAttributes, 'vppdimension')
  return String(dimension || colourOf(product) || product.name)
}

/** The colour in words: the advanced attribute, otherwise the colours of the raw one; empty without any. */
export function colourOf({
  attributes,
  advancedAttributes,
}: Pick<Product, 'attributes' | 'advancedAttributes'>): string {
  const colours = attributes.farbe?.values.map(({ label }) => label) ?? []
  return String(advancedValue(advancedAttributes, 'farbe') || colours.join(', '))
}
