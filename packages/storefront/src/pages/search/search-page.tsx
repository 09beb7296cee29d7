import { useLingui } from '@lingui/react'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingView } from '../../features/listing/listing-view.tsx'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { SearchNote } from './search-note.tsx'
import { SearchOffer } from './search-offer.tsx'
import { searchRoute } from './search-route.ts'
import { searchTitle } from './search-title.ts'

/** What was found, as a listing; where nothing was, what there is instead. */
export function SearchPage() {
  const { i18n } = useLingui()
  const { query, isExact, corrected, leftOut, listing, instead } = searchRoute.useLoaderData()
  const note =
    corrected === null && leftOut.length === 0 ? null : (
      <SearchNote query={query} corrected={corrected} isExact={isExact} leftOut={leftOut} />
    )
  if (instead !== null) return <SearchOffer query={query} note={note} instead={instead} />

  const shown = corrected !== null && !isExact ? corrected : query
  return (
    <ListingView
      listing={listing}
      title={searchTitle(i18n, shown)}
      above={note && <PageWidth>{note}</PageWidth>}
      recommendations={<RecommendationSlider slot="search" />}
    />
  )
}
