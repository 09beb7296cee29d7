import type { I18n } from '@lingui/core'
import type { HeadData } from '../../head.ts'
import type { ContentPageData } from './content-loader.ts'

type ListingData = Extract<ContentPageData, { kind: 'listing' }>

/** The head of a page of a listing: later pages say their number. */
export function listingHead({ listing: { page }, head }: ListingData, i18n: I18n): HeadData {
  if (page === 1) return head
  const title = i18n.t({
    id: 'listing.pageTitle',
    message: '{title} – Seite {page}',
    values: { title: head.title, page },
  })
  const description = i18n.t({
    id: 'listing.pageDescription',
    message: '{description} Seite {page}.',
    values: { description: head.description, page },
  })
  return { ...head, title, description }
}
