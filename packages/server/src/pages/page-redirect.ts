import { slashRedirect, spacedPath, swissRedirect } from '@shop/domain/link/page-path'
import { localeOf, shopPath } from '@shop/domain/link/shop-address'
import type { ShopOrigins } from '@shop/domain/link/shop-origins'
import { markets } from '@shop/domain/shop/markets'

/**
 * Where an address leads before any page is made, with its search; null when it stays.
 *
 * Plus signs become spaces, `/home/` the root, old Swiss `/de/` addresses lose that prefix where the switch is on,
 * and every path ends in a slash.
 *
 * @see spec §2 "Path rules"
 */
export function pageRedirect(
  url: URL,
  origins: ShopOrigins | null,
  hasOldSwissPaths: boolean,
): string | null {
  const { locale, path } = localeOf(url, origins)
  const spaced = spacedPath(path).replaceAll(' ', '%20')
  const slashed = slashRedirect(spaced) ?? spaced
  const swiss = swissRedirect(slashed, markets[locale], hasOldSwissPaths) ?? slashed
  const target = shopPath(locale, swiss === '/home/' ? '/' : swiss, origins)
  return target === url.pathname ? null : target + url.search
}
