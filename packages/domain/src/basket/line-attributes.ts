import type { Attributes } from '../product/product.ts'

/** What has more values says nothing about the one that lies in the basket; its variant does. */
const MOST_VALUES = 40

/** The attributes that a basket's line carries: all but those that only list what there was to choose from. */
export function lineAttributes(attributes: Attributes): Attributes {
  const said = Object.entries(attributes).filter(([, { values }]) => values.length <= MOST_VALUES)
  return said.length === Object.keys(attributes).length ? attributes : Object.fromEntries(said)
}
