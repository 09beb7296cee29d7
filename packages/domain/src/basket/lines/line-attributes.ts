import type { Attributes } from '../../product/product.ts'

/** A longer list says nothing about the variant in the basket. */
const MOST_VALUES = 40

/** The attributes that a basket's line carries: all but those that only list what there was to choose from. */
export function lineAttributes(attributes: Attributes): Attributes {
  const said = Object.entries(attributes).filter(([, { values }]) => values.length <= MOST_VALUES)
  return said.length === Object.keys(attributes).length ? attributes : Object.fromEntries(said)
}
