import { loadProducts } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import type { ProductCard } from '@shop/domain/product/product-card'
import { orNothing } from './or-nothing.ts'

/** Products that the blocks of one page may name. */
const MOST_PRODUCTS = 200
/** Products that one call returns. */
const PRODUCTS_PER_CALL = 100

/** Products by their numbers, each once. */
export async function namedCards(numbers: readonly string[], api: Api): Promise<ProductCard[]> {
  const keys = [...new Set(numbers)].slice(0, MOST_PRODUCTS)
  const portions = Array.from({ length: Math.ceil(keys.length / PRODUCTS_PER_CALL) }, (_, at) =>
    keys.slice(at * PRODUCTS_PER_CALL, (at + 1) * PRODUCTS_PER_CALL),
  )
  const answers = await Promise.all(
    portions.map((portion) =>
      orNothing('Products by their numbers', api(loadProducts, { referenceKeys: portion.join(',') }), []),
    ),
  )
  return answers.flat()
}
