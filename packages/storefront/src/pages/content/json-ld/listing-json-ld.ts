import type { Listing } from '@shop/api-client/contract/catalogue'
import type { PageRequest } from '../../../loading/page-loader.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../breadcrumb-json-ld.ts'

/** Where a listing stands and what it lists, for search engines. */
export function listingJsonLd(
  { breadcrumbs, products }: Pick<Listing, 'breadcrumbs' | 'products'>,
  urls: Pick<PageRequest, 'urlOf'>,
): JsonLd[] {
  return [
    breadcrumbJsonLd(breadcrumbs, urls),
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: products.map(({ href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: urls.urlOf(href),
      })),
    },
  ]
}
