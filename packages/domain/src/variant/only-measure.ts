import type { Product } from '../product/product.ts'

/**
 * How much or how large the only variant of a product is, such as "100 g"; null where the title says it already, where
 * there is something to choose, and for a word like „Einzelstück“, which says nothing.
 */
export function onlyMeasure({ name, variants }: Pick<Product, 'name' | 'variants'>): string | null {
  const [only, another] = variants
  if (only === undefined || another !== undefined || !isMeasure(only.label)) return null
  return plain(name).includes(plain(only.label)) ? null : only.label
}

/** Whether the name of a variant says a measure, and not only that there is one. */
export function isMeasure(label: string): boolean {
  return /\d/.test(label)
}

/** Spaces of every kind are one: "100\u00A0g" is "100 g". */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
