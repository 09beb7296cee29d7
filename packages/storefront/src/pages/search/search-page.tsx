import { useLingui } from '@lingui/react'
import { ListingView } from '../content/listing-view.tsx'
import { searchRoute } from './search-route.ts'

/** What was found, as a listing. */
export function SearchPage() {
  const { i18n } = useLingui()
  const { query, listing } = searchRoute.useLoaderData()
  const title =
    query === ''
      ? i18n.t({ id: 'search.title', message: 'Suche' })
      : i18n.t({ id: 'search.titleFor', message: 'Suche nach „{query}“', values: { query } })

  return <ListingView listing={listing} title={title} />
}
