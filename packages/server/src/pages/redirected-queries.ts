import { spacedPath } from '@shop/domain/link/page-path'
import { localeOf } from '@shop/domain/origin/shop-address'
import { hasOldQuery, withoutOldQuery } from '@shop/domain/redirect/old-query'
import type { PageResponderOptions } from './page-responder.ts'
import { redirectLocation } from './redirect-location.ts'

type Options = Pick<PageResponderOptions, 'brand' | 'origins' | 'headers' | 'onError'> & {
  engine: { findable: Pick<PageResponderOptions['engine']['findable'], 'queryRedirect'> }
}

/**
 * Returns a function that leads on addresses whose query said which page it was in the shop that stood here before, such as
 * `/?p=12` and `/index.php?product_id=42`; null for all others. It comes before pages, as one may be at such a path: the home
 * page, and every page for somebody who adds a query. Only a query with such a name is looked up.
 *
 * @see spec §2 "Server-defined redirects"
 */
export function redirectedQueries({
  brand,
  engine,
  origins,
  headers,
  onError,
}: Options): (request: Request) => Promise<Response | null> {
  return async (request) => {
    if (!hasOldQuery(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const url = new URL(request.url)
    const { locale, path } = localeOf(url, origins)
    const decoded = brand.locales.includes(locale) ? readable(spacedPath(path)) : null
    if (decoded === null) return null
    try {
      const found = await engine.findable.queryRedirect(locale, { path: decoded, search: url.search })
      if (found === null) return null
      const search = withoutOldQuery(url.search)
      return new Response(null, {
        status: found.status,
        headers: {
          ...headers,
          location: redirectLocation(found.target, { locale, search, origins }),
          'cache-control': 'public, max-age=0, s-maxage=60',
        },
      })
    } catch (error) {
      // Advertisers use such names as well: a page that is in memory needs no database for what they add.
      onError(`The old address ${url.pathname} could not be looked up.`, error)
      return null
    }
  }
}

/** Null for what is no text, which is refused like any other address. */
function readable(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
