import type { ProductRecord } from '@shop/commerce/catalogue/catalogue-record'

/** A rule of the specification that one product exists for. */
export type SpecialCase = {
  /** Article number. */
  product: string
  /** As the README lists it. */
  shows: string
  /** Makes an ordinary product the special one; identity where its line already is. */
  change: (product: ProductRecord) => ProductRecord
  /** Whether a product still shows it. */
  holds: (product: ProductRecord) => boolean
}

/** The products with every special case worked in; throws when a case names a product that is not there. */
export function withSpecialCases(products: ProductRecord[], cases: readonly SpecialCase[]): ProductRecord[] {
  const changed = new Map(products.map((product) => [product.referenceKey, product]))
  for (const { product: number, shows, change } of cases) {
    const product = changed.get(number)
    if (!product) throw new Error(`No product ${number} for the special case „${shows}“.`)
    changed.set(number, change(product))
  }
  return [...changed.values()]
}
