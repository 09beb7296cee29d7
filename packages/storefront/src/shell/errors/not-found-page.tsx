import { Trans, useLingui } from '@lingui/react'
import { addressWords } from '@shop/domain/link/address-words'
import { pageQuery } from '@shop/domain/query/page-query'
import { ButtonLink } from '@shop/ui/button/button-link'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { isKnownFilter } from '../../loading/known-filters.ts'
import { usePageHref, useShopPath } from '../../use-shop.ts'
import { ADDRESS_REFUSED } from './address-refused.ts'
import { Message } from './message.tsx'
import { PopularCategories } from './popular-categories.tsx'

/** Where the server looks for what is asked for in a locale that the brand does not sell in: no page is called so. */
const NOWHERE = '/404/'

/** There is no page at this address: says which, and where to go. @see spec §2, §8 */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const pageHref = usePageHref()
  const { pathname: here, searchStr } = useMissingLocation()
  const fullHere = here + knownSearch(searchStr)

  const missingAt = useRouteContext({ from: '__root__', select: (context) => context.missingAt })
  const asked = here === NOWHERE || here === missingAt ? (missingAt ?? path(here)) : path(here)
  const words = addressWords(asked)

  return (
    <>
      <Message
        title={i18n.t({ id: 'error.notFoundTitle', message: 'Diese Seite gibt es nicht mehr' })}
        text={i18n.t({
          id: 'error.notFoundText',
          message:
            'Vielleicht ist die Seite umgezogen oder der Artikel ausverkauft. Von hier aus kommen Sie weiter:',
        })}
        detail={
          // The sentence of the specification is for machines; shoppers read their own language.
          <span
            data-message={isRefused(data) ? `Page Not Found: ${path(fullHere)}` : `Page not found: ${asked}`}
          >
            <Trans
              id="error.notFoundAt"
              message="Nicht gefunden: {path}"
              values={{ path: isRefused(data) ? path(fullHere) : asked }}
            />
          </span>
        }
        searchAction={pageHref('search')}
        homeHref={pageHref('home')}
        action={
          words === '' ? null : (
            <ButtonLink href={pageHref('search', { q: words })}>
              <Trans id="error.searchFor" message="Nach „{words}“ suchen" values={{ words }} />
            </ButtonLink>
          )
        }
        footnote={<PopularCategories />}
      >
        <Trans id="error.backToHome" message="Zur Startseite" />
      </Message>
      <RecommendationSlider slot="search" />
    </>
  )
}

/** Where there is no page: not yet where a link leads that was followed, perhaps before this part has its script. */
function useMissingLocation() {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation = location }) =>
      isLoading ? resolvedLocation : location,
  })
}

/**
 * Parameters that advertisers add are not part of the page: the cached one is served with all of them, and has to
 * hydrate unchanged.
 */
function knownSearch(search: string): string {
  return pageQuery(new URLSearchParams(search), isKnownFilter)
}

/** Whether a route has refused its own address. @see spec §2 "A route whose validation fails" */
function isRefused(data: unknown): boolean {
  return data === ADDRESS_REFUSED
}
