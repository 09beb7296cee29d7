import type { Listing, Sort } from '@shop/api-client/contract/catalogue'
import { SORTS } from '@shop/api-client/contract/catalogue'
import type { Catalogue, CatalogueCategory } from '../catalogue/catalogue.ts'
import type { ListingResult } from './catalogue-index-types.ts'

/** The state of a listing, as its call brings it. */
export type ListingState = { sort: Sort; page: number; perPage: number; filters: Record<string, string> }

/** A result of the index as the contract tells it; without a category for a search. */
export async function toldListing(
  catalogue: Catalogue,
  category: CatalogueCategory | null,
  { sort, perPage }: ListingState,
  result: ListingResult,
): Promise<Listing> {
  const { productIds, ...facts } = result
  return {
    ...facts,
    category: category && {
      id: category.id,
      name: category.name,
      path: category.path,
      description: category.description,
      seoText: category.seoText,
      image: category.image,
    },
    breadcrumbs: (category?.trail ?? []).map(({ categoryName, categoryUrl }) => ({
      name: categoryName,
      path: categoryUrl,
    })),
    subcategories: subcategoriesOf(catalogue, category),
    products: await catalogue.cards(productIds),
    perPage,
    sort,
    sorts: [...SORTS],
  }
}

function subcategoriesOf(catalogue: Catalogue, category: CatalogueCategory | null): Listing['subcategories'] {
  return (category?.children ?? []).flatMap((id) => {
    const below = catalogue.category(id)
    return below && below.productCount > 0
      ? [{ name: below.name, path: below.path, count: below.productCount }]
      : []
  })
}
