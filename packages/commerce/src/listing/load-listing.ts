import { loadListing } from '@shop/api-client/contract/catalogue'
import { problem } from '@shop/api-client/contract/problem'
import { on } from '../on.ts'
import { toldListing } from './told-listing.ts'

/** A page of a category with its facets. 404 `category_not_found` for a path that no category has. */
export const loadListingHandler = on(loadListing).answer(async ({ path, ...state }, { catalogue, shop }) => {
  const category = catalogue.categoryByPath(path)
  if (!category)
    throw problem(404, 'category_not_found', `There is no category ${path} in this shop. Check the path.`)

  const { country, language } = shop.market
  const scope = { kind: 'category', categoryId: category.id } as const
  return toldListing(catalogue, category, state, catalogue.index.list({ ...state, country, language, scope }))
})
