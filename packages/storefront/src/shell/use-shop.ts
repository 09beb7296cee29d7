import { shopPath, shopUrl } from '@shop/domain/link/shop-address'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import type { Locale } from '@shop/domain/shop/markets'
import { useRouteContext } from '@tanstack/react-router'

/** The shop of this page. */
export function useShop(): BrowserShop {
  return useRouteContext({ from: '__root__', select: (context) => context.shop })
}

/** Turns a shop path into the path that a link on this page says: `/p/x/` becomes `/fr-ch/p/x/`. */
export function useShopPath(): (path: string) => string {
  const { shop, origins } = useRouteContext({ from: '__root__' })
  return (path) => shopPath(shop.locale, path, origins)
}

/** Where a path stands in another locale's shop: as soon as any locale has a host of its own, that is a full address. */
export function useLocaleHref(): (path: string, locale: Locale) => string {
  const { origins, defaultOrigin } = useRouteContext({ from: '__root__' })
  return (path, locale) =>
    origins === null ? shopPath(locale, path, origins) : shopUrl(locale, path, origins, defaultOrigin)
}
