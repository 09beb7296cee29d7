import { advancedValue } from './advanced-value.ts'
import type { Product } from './product.ts'

/**
 * What tells a sibling from the others: its colour, or its dimension, which drops the colour. A product that has
 * neither goes by its name.
 *
 * @see spec §5 "A sibling label drops the colour attribute"
 */
export function siblingLabel({
  advancedAttributes,
  name,
}: Pick<Product, 'advancedAttributes' | 'name'>): string {
  const dimension = advancedValue(advancedAttributes, 'vppdimension')
  const colour = advancedValue(advancedAttributes, 'farbe')
  return String(dimension || colour || name)
}
