import { suggestSearch } from '@shop/api-client/contract/search'
import { on } from '../../on.ts'
import { numberedProducts } from './numbered-products.ts'
import { suggestedBrands } from './suggested-brands.ts'
import { suggestedCategories } from './suggested-categories.ts'

const MOST = 6

/** What the letters may become, from the first one on: the same for everybody. @see product §3, §8 "Search" */
export const suggestSearchHandler = on(suggestSearch).answer(async ({ q }, { catalogue, shop, sql }) => {
  const { country, language } = shop.market
  const { search } = catalogue
  const numbered = await numberedProducts(sql, catalogue, { query: q, limit: MOST })
  const [{ queries, productIds }, brands] = await Promise.all([
    search.suggest(q, { country, language }, MOST),
    search.brands(country),
  ])
  return {
    queries,
    categories: suggestedCategories(catalogue, q, language, MOST),
    brands: suggestedBrands(brands, q, language, MOST),
    products: await catalogue.cards(numbered.length > 0 ? numbered : productIds),
  }
})
