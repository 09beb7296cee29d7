type Row = Record<string, unknown>

/** What a `with` parameter asks for, below a prefix such as `items.product.`. */
export type Including = (name: string) => boolean

/** Reads the comma list of a `with` parameter: `attributes`, `attributes:key(a|b)`, `siblings.variants`, … */
export function including(list: string, prefix = ''): Including {
  const names = list
    .split(',')
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
  return (wanted) =>
    names.some((name) => name === wanted || name.startsWith(`${wanted}.`) || name.startsWith(`${wanted}:`))
}

/** What a product has only when it is asked for. */
const OF_PRODUCTS = ['attributes', 'advancedAttributes', 'categories', 'siblings']
const OF_VARIANTS = ['attributes', 'lowestPriorPrice']

/** A product with what is asked for, and no more. */
export function shownProduct(wire: Row, list: string, prefix = ''): Row {
  const asks = including(list, prefix)
  const { variants, ...shown } = without(wire, OF_PRODUCTS, asks)
  if (!asks('variants')) return shown
  return {
    ...shown,
    variants: rowsOf(variants).map((variant) => shownVariant(variant, list, `${prefix}variants.`)),
  }
}

export function shownVariant(wire: Row, list: string, prefix = ''): Row {
  return without(wire, OF_VARIANTS, including(list, prefix))
}

export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value)
    ? value.filter((row): row is Row => typeof row === 'object' && row !== null)
    : []
}

function without(row: Row, names: readonly string[], asks: Including): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name) || asks(name)))
}
