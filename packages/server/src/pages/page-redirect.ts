import { prefixRedirect, slashRedirect, spacedPath, swissRedirect } from '@shop/domain/link/page-path'
import { resetRedirect } from '@shop/domain/link/reset-path'
import { isLocale, markets } from '@shop/domain/market/markets'
import { localeOf, shopPath, shopUrl } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'

/**
 * Where an address leads before any page is made, with its search; null when it stays.
 *
 * Plus signs become spaces, `/home/` the root, old Swiss `/de/` addresses lose that prefix where the switch is on,
 * every path ends in a slash, the French and Dutch links of reset mails lead to the one page, and prefixes that do not
 * count (a language and region, the folder of category pages) go; one of a shop with a host of its own leads to that host.
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
  const prefixed = prefixRedirect(swiss)
  const plain = prefixed?.path ?? swiss
  const known = resetRedirect(plain, markets[locale]) ?? (plain === '/home/' ? '/' : plain)
  const elsewhere =
    prefixed && isLocale(prefixed.prefix) && origins?.[prefixed.prefix] ? prefixed.prefix : null
  const target =
    elsewhere === null || elsewhere === locale
      ? shopPath(locale, known, origins)
      : shopUrl(elsewhere, known, origins, url.origin)
  return target === url.pathname ? null : target + url.search
}
