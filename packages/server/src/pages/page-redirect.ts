import { slashRedirect, spacedPath, swissRedirect } from '@shop/domain/link/page-path'
import { resetRedirect } from '@shop/domain/link/reset-path'
import { localeOf, shopPath } from '@shop/domain/link/shop-address'
import type { ShopOrigins } from '@shop/domain/link/shop-origins'
import { markets } from '@shop/domain/shop/markets'

/**
 * Where an address leads before any page is made, with its search; null when it stays.
 *
 * Plus signs become spaces, `/home/` the root, old Swiss `/de/` addresses lose that prefix where the switch is on,
 * every path ends in a slash, and the French and Dutch links of reset mails lead to the one page.
 *
 * @see spec §2 "Path rules"; product §11.15
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
  const known = resetRedirect(swiss, markets[locale]) ?? (swiss === '/home/' ? '/' : swiss)
  const target = shopPath(locale, known, origins)
  return target === url.pathname ? null : target + url.search
}
