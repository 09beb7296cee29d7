import type { Currency } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { WirePagination } from '../wire/wire-parts.ts'
import { WireProduct } from '../wire/wire-product.ts'
import type { GoodsContext } from './product-of.ts'

/** A product whose prices are in the currency of the market: francs must not be shown as euros. */
export function believableProduct({ shop }: Pick<GoodsContext, 'shop'>) {
  const { currency } = shop.market
  return v.pipe(
    WireProduct,
    v.check((product) => isPricedIn(product, currency), `A price is in another currency than ${currency}.`),
  )
}

/**
 * Products of a list. One that cannot be read takes no list down: it is left out with a warning. A list of which nothing
 * can be read is no answer.
 */
export function believableProducts(context: Pick<GoodsContext, 'shop'>) {
  const schema = believableProduct(context)
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = dataset.value.map((row) => v.safeParse(schema, row))
      const products = read.flatMap(({ success, output }) => (success ? [output as WireProduct] : []))
      const problems = read.flatMap(({ issues }) => (issues ? [v.summarize(issues)] : []))
      const [first] = problems
      if (first === undefined) return products
      if (products.length === 0) {
        addIssue({ message: first })
        return NEVER
      }
      console.warn(`SCAYLE: ${problems.length} of ${read.length} products were left out. ${first}`)
      return products
    }),
  )
}

/** A page of a list. */
export function productsPage(context: Pick<GoodsContext, 'shop'>) {
  return v.object({ entities: believableProducts(context), pagination: WirePagination })
}

function isPricedIn({ variants, siblings }: WireProduct, currency: Currency): boolean {
  return [...variants, ...siblings.flatMap((sibling) => sibling.variants)].every(
    ({ price }) => price.currencyCode === currency,
  )
}
