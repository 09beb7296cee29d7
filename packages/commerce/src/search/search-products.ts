import { searchProducts } from '@shop/api-client/contract/search'
import { catalogueIndex } from '../listing/catalogue-index.ts'
import { toldListing } from '../listing/told-listing.ts'
import { on } from '../on.ts'
import { bareNumber } from './article-numbers.ts'
import { searchIndex } from './search-index.ts'

/** A page of what fits the words, best first; an article number leads straight to its product. @see product §8 */
export const searchProductsHandler = on(searchProducts).answer(
  async ({ q, exact: _, ...state }, { catalogue, shop }) => {
    const { terms, numbers } = searchIndex(catalogue, shop)
    const scores = terms.search(q)
    const result = catalogueIndex(catalogue, shop).list({ ...state, scope: [...scores.keys()], scores })
    return {
      ...toldListing(catalogue, null, state, result),
      q,
      redirect: numbers.get(bareNumber(q)) ?? null,
      corrected: null,
      leftOut: [],
      instead: scores.size === 0 ? { bestsellers: [], categories: [] } : null,
    }
  },
)
