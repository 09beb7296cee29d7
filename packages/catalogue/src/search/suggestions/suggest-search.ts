import { suggestSearch } from '@shop/api-client/contract/search'
import { on } from '../../on.ts'
import { suggestedBrands } from './suggested-brands.ts'
import { suggestedCategories } from './suggested-categories.ts'
import { suggestedProducts } from './suggested-products.ts'

const MOST = 6

/** What the letters may become, from the first one on: the same for everybody. @see product §3, §8 "Search" */
export const suggestSearchHandler = on(suggestSearch).answer(async ({ q }, { catalogue, shop, sql }) => {
  const { country, language } = shop.market
  const { index } = catalogue
  const queries = index.text(language).completions(q, MOST, (position) => index.isVisible(position, country))
  const ids = await suggestedProducts(sql, catalogue, {
    query: q,
    completion: queries[0],
    country,
    language,
    limit: MOST,
  })
  return {
    queries,
    categories: suggestedCategories(catalogue, q, language, MOST),
    brands: suggestedBrands(index, q, { country, language }, MOST),
    products: await catalogue.cards(ids),
  }
})
