import type { Facet, Listing, Sort } from '@shop/api-client/contract/catalogue'
import { SORTS } from '@shop/api-client/contract/catalogue'
import type { ProductCard } from '@shop/domain/product/product-card'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import type { Company } from '@shop/domain/shop/brand'
import type { OwnSwatches } from '@shop/domain/variant/own-swatch'
import type { Catalogue, CatalogueCategory } from '../catalogue/catalogue.ts'
import type { ListingResult } from './index/catalogue-index-types.ts'

/** The state of a listing, as its call brings it. */
export type ListingState = { sort: Sort; page: number; perPage: number; filters: Record<string, string> }

/** A result of the index as the call's answer; a search has no category. */
export async function listingAnswer(
  catalogue: Catalogue,
  category: CatalogueCategory | null,
  { sort, perPage, company }: Pick<ListingState, 'sort' | 'perPage'> & { company: Company },
  result: ListingResult,
): Promise<Listing> {
  const { productIds, ...facts } = result
  const products = await catalogue.listedProducts(productIds)
  const campaigns = category && sort === 'relevancy' ? campaignsOf(catalogue, category.id) : {}
  return {
    ...facts,
    facets: result.facets.map((facet) => drawn(facet, catalogue.swatches)),
    category: category && {
      id: category.id,
      name: category.name,
      path: category.path,
      description: category.description,
      seoText: category.seoText,
      seoTitle: category.seoTitle,
      seoDescription: category.seoDescription,
      image: category.image,
    },
    breadcrumbs: (category?.trail ?? []).map(({ categoryName, categoryUrl }) => ({
      name: categoryName,
      path: categoryUrl,
    })),
    subcategories: subcategoriesOf(catalogue, category),
    products: products.map(({ card }) => promoted(card, campaigns[card.id])),
    hasPriceBound: products.some(({ product }) => isPriceBound(product, company)),
    perPage,
    sort,
    sorts: [...SORTS],
  }
}

/** Colours with the swatches that the shop has given them. */
function drawn(facet: Facet, own: OwnSwatches): Facet {
  if (facet.type !== 'colour' || own.size === 0) return facet
  const values = facet.values.map((one) => {
    const swatch = own.get(one.value)
    return swatch === undefined ? one : { ...one, swatch: [...swatch] }
  })
  return { ...facet, values }
}

/** Those of the ranking that steers the list today. */
function campaignsOf(catalogue: Catalogue, categoryId: number): Readonly<Record<string, string>> {
  return catalogue.rankingOf({ categoryId })?.ranking.campaigns ?? catalogue.search.campaignsIn(categoryId)
}

/** Cards are shared by all lists: a campaign applies to this list alone. */
function promoted(card: ProductCard, ffCampaign: string | undefined): ProductCard {
  return ffCampaign === undefined ? card : { ...card, ffCampaign }
}

function subcategoriesOf(catalogue: Catalogue, category: CatalogueCategory | null): Listing['subcategories'] {
  return (category?.children ?? []).flatMap((id) => {
    const below = catalogue.category(id)
    return below && below.productCount > 0
      ? [{ name: below.name, path: below.path, count: below.productCount }]
      : []
  })
}
