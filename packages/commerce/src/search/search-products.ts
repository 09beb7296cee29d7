import { searchProducts } from '@shop/api-client/contract/search'
import { toldListing } from '../listing/told-listing.ts'
import { on } from '../on.ts'
import { articleAddress } from './article-numbers.ts'

/** A page of what fits the words, best first; an article number leads straight to its product. @see product §8 */
export const searchProductsHandler = on(searchProducts).answer(
  async ({ q, exact, ...state }, { catalogue, shop, sql }) => {
    const { country, language } = shop.market
    const found = catalogue.index.text(language).search(q, { isExact: exact === '1' })
    const result = catalogue.index.list({ ...state, country, language, scope: { kind: 'found', found } })
    return {
      ...(await toldListing(catalogue, null, state, result)),
      q,
      redirect: await articleAddress(sql, catalogue, q),
      corrected: found.corrected,
      leftOut: found.leftOut,
      instead: found.count === 0 ? { bestsellers: [], categories: [] } : null,
    }
  },
)
