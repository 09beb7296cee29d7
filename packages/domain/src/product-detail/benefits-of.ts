import type { Product } from '../product/product.ts'

const MOST = 3
/** Properties that name how it is sold, which the page says elsewhere. */
const SALES_TERMS = ['set-artikel', 'personalisierbar']

/**
 * What speaks for a product in at most three short lines: what it can do, then what vouches for it, then what it is
 * made of. The words are the catalogue's.
 */
export function benefitsOf({ attributes }: Pick<Product, 'attributes'>): string[] {
  const labels = (key: string) =>
    (attributes[key]?.values ?? [])
      .filter(({ value }) => !SALES_TERMS.includes(value))
      .map(({ label }) => label)
  const material = labels('material').join(', ')
  const all = [...labels('eigenschaften'), ...labels('siegel'), ...(material === '' ? [] : [material])]
  return all.slice(0, MOST)
}
