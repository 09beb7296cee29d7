import { Trans, useLingui } from '@lingui/react'
import type { Listing } from '@shop/api-client/contract/catalogue'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { WaysOut } from '@shop/ui/listing/products/ways-out'
import { activeFilters } from './address/active-filters.ts'
import { withFilter, withoutFilters } from './address/listing-href.ts'
import type { ListingLinks } from './address/use-listing-links.ts'
import type { ListingExtent } from './listing-pages.ts'
import { usePriceWords } from './use-price-words.ts'

type NothingFoundProps = {
  listing: Pick<Listing & ListingExtent, 'facets' | 'widen' | 'filters'>
  links: ListingLinks
}

/** Nothing fits the filters: which of them to leave out, with what that brings. */
export function NothingFound({ listing, links }: NothingFoundProps) {
  const { i18n } = useLingui()
  const priceWords = usePriceWords()
  const { search, href } = links
  const chosen = activeFilters(listing, search, priceWords)
  const hasFilters = Object.keys(listing.filters).length > 0
  const ways = listing.widen.map(({ name, total }) => ({
    filter: chosen.flatMap((one) => (one.name === name ? [one.label] : [])).join(', ') || name,
    total,
    href: href(withFilter(search, name, undefined)),
  }))

  return (
    <EmptyState
      title={i18n.t({ id: 'listing.emptyTitle', message: 'Nichts gefunden' })}
      text={
        hasFilters
          ? i18n.t({
              id: 'listing.emptyText',
              message: 'Zu dieser Auswahl haben wir gerade nichts. Mit weniger Filtern finden Sie mehr.',
            })
          : i18n.t({ id: 'listing.emptyCategory', message: 'Hier gibt es gerade keine Produkte.' })
      }
    >
      {ways.length > 0 ? <WaysOut ways={ways} /> : null}
      {hasFilters ? (
        <ButtonLink kind="secondary" href={href(withoutFilters(search))}>
          <Trans id="listing.clearFilters" message="Alle Filter löschen" />
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}
