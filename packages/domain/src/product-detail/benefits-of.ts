import type { Product } from '../product/product.ts'

const MOST = 3
/** Properties that name how it is sold, which the page says elsewhere. */
const SALES_TERMS = ['set-artikel', 'personalisierbar']

/**
 * What speaks for a product in at most three short lines: what it can do, then what vouches for it, then what it is
 * made of; its material alone speaks for nothing. The words are the catalogue's.
 */
export function benefitsOf({ attributes }: Pick<Product, 'attributes'>): string[] {
  const labels = (key: string) =>
    (attributes[key]?.values ?? [])
      .filter(({ value }) => !SALES_TERMS.includes(value))
      .map(({ label }) => label)
  const own = [...labels('eigenschaften'), ...labels('siegel')]
  const material = labels('material').join(', ')
  return (own.length === 0 || material === '' ? own : [...own, material]).slice(0, MOST)
}
