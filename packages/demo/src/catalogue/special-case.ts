import type { ProductRecord } from '@shop/engine/records/catalogue-record'

/** A rule of the specification that one product exists for. */
export type SpecialCase = {
  /** Article number, as shoppers see it in the catalogue. */
  product: string
  /** Article number that its line gave it, where the special case is another number. */
  from?: string
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
  for (const { product: number, shows, change, from = number } of cases) {
    const product = changed.get(from)
    if (!product) throw new Error(`No product ${from} for the special case „${shows}“.`)
    changed.set(from, change(product))
  }
  return [...changed.values()]
}
