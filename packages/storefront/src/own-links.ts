import { localeOf } from '@shop/domain/origin/shop-address'
import type { AnyRouter } from '@tanstack/react-router'
import type { ShopFacts } from './router-context.ts'

/** Where a link leads within this shop: path, search and hash. Null for other origins and locales, files, and anchors. */
export function ownHref({ shop, origins }: ShopFacts, link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute('download')) return null

  const url = new URL(link.href)
  const isPage = url.pathname.endsWith('/') && !/^\/(?:api|sandbox)\//.test(url.pathname)
  if (url.origin !== window.location.origin || !isPage || localeOf(url, origins).locale !== shop.locale)
    return null
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search
  if (isSamePage && url.hash !== '') return null
  return url.pathname + url.search + url.hash
}

/** The page that an address of this shop leads to, as the router knows it. */
export function routeAt(router: AnyRouter, href: string) {
  return router.getMatchedRoutes(locationOf(router, href).pathname)[2]
}

/** Fetches a page's code and data. One that fails costs nothing: the click tries again and reports. */
export async function preloadPage(router: AnyRouter, href: string): Promise<void> {
  const { pathname, search } = locationOf(router, href)
  await router.preloadRoute({ to: pathname, search }).catch(() => undefined)
}

function locationOf(router: AnyRouter, href: string) {
  const url = new URL(href, window.location.origin)
  return router.parseLocation({
    href: url.pathname + url.search + url.hash,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state: { __TSR_index: 0, key: '', __TSR_key: '' },
  })
}
