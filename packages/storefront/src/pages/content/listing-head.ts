import type { I18n } from '@lingui/core'
import { shopUrl } from '@shop/domain/link/shop-address'
import type { HeadData } from '../../head.ts'
import type { RouterContext } from '../../router-context.ts'
import type { ContentPageData } from './content-loader.ts'

type ListingData = Extract<ContentPageData, { kind: 'listing' }>

/** The head of a page of a listing: later pages say their number, search engines read where it stands and what it lists. */
export function listingHead({ listing, head }: ListingData, context: RouterContext): HeadData {
  return {
    ...head,
    title: listing.page > 1 ? pageTitle(head.title, listing.page, context.i18n) : head.title,
    jsonLd: head.noindex ? [] : listingJsonLd(listing, context),
  }
}

function pageTitle(title: string, page: number, i18n: I18n): string {
  return i18n.t({ id: 'listing.pageTitle', message: '{title} – Seite {page}', values: { title, page } })
}

function listingJsonLd(
  { breadcrumbs, products }: ListingData['listing'],
  { shop, origins, defaultOrigin }: RouterContext,
): HeadData['jsonLd'] {
  const url = (path: string) => shopUrl(shop.locale, path, origins, defaultOrigin)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url(path),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: products.map(({ href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: url(href),
      })),
    },
  ]
}
