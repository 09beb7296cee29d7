import { pagePath } from '@shop/domain/link/page-link'
import type { Locale } from '@shop/domain/market/markets'
import { shopPath, shopUrl } from '@shop/domain/origin/shop-address'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import { useRouteContext } from '@tanstack/react-router'

/** The shop of this page. */
export function useShop(): BrowserShop {
  return useRouteContext({ from: '__root__', select: (context) => context.shop })
}

/** Takes a path that is data; one that is written down is a name of `usePageHref`. */
export type ShopPath = <Path extends string>(path: Path & (string extends Path ? unknown : never)) => string

/** Turns a shop path into the path that a link on this page says: `/p/x/` becomes `/fr-ch/p/x/`. */
export function useShopPath(): ShopPath {
  const { shop, origins } = useRouteContext({ from: '__root__' })
  return (path) => shopPath(shop.locale, path, origins)
}

/** What a link to a page says, by the page's name: `pageHref('basket')`. @see docs/adr/0031 */
export function usePageHref(): typeof pagePath {
  const { shop, origins } = useRouteContext({ from: '__root__' })
  return (name, ...words) => shopPath(shop.locale, pagePath(name, ...words), origins)
}

/** Where a path stands in another locale's shop: as soon as any locale has a host of its own, that is a full address. */
export function useLocaleHref(): (path: string, locale: Locale) => string {
  const { origins, defaultOrigin } = useRouteContext({ from: '__root__' })
  return (path, locale) =>
    origins === null ? shopPath(locale, path, origins) : shopUrl(locale, path, origins, defaultOrigin)
}
