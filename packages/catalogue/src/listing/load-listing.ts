import { loadListing } from '@shop/api-client/contract/catalogue'
import { problem } from '@shop/api-client/contract/problem'
import { type Country, LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { arrangedFilters } from '@shop/domain/merchandising/arranged-filters'
import type { CatalogueCategory } from '../catalogue/catalogue.ts'
import { on } from '../on.ts'
import { listingAnswer } from './listing-answer.ts'

/** A page of a category with its facets. 404 `category_not_found` for a path that no category has. */
export const loadListingHandler = on(loadListing).answer(async ({ path, ...state }, { catalogue, shop }) => {
  const category = catalogue.categoryByPath(path)
  if (!category)
    throw problem(404, 'category_not_found', `There is no category ${path} in this shop. Check the path.`)

  const { country, language } = shop.market
  const scope = { kind: 'category', categoryId: category.id } as const
  const { search } = catalogue
  const ranking = catalogue.rankingOf({ categoryId: category.id })?.ranking
  const {
    corrected: _,
    leftOut: __,
    ...result
  } = await search.list({ ...state, country, language, scope, ranking })
  const arrangement = catalogue.filtersOf(category.id)
  const answer = await listingAnswer(catalogue, category, { ...state, company: shop.company }, result)
  return {
    ...answer,
    ...(arrangement && { facets: arrangedFilters(answer.facets, arrangement.filters) }),
    paths: pathsOf(category, (where) => search.productCount(category.id, where)),
  }
})

/** A category is the same everywhere, but shoppers are not sent to a country that sells nothing of it. */
function pathsOf(
  { path }: Pick<CatalogueCategory, 'path'>,
  countIn: (country: Country) => number,
): Partial<Record<Locale, string>> {
  const sold = LOCALES.filter((locale) => countIn(markets[locale].country) > 0)
  return Object.fromEntries(sold.map((locale) => [locale, path]))
}
