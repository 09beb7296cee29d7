import { DEFAULT_LOCALE, LOCALES, type Locale, markets } from '../market/markets.ts'
import { prefixOf, type ShopOrigins } from './shop-origins.ts'

/** A locale and a path inside its shop: begins with a slash and carries no locale prefix. */
export type ShopPlace = { locale: Locale; path: string }

/** One `<link rel="alternate">`. */
export type Alternate = { hreflang: string; href: string }

/** One path for every locale, or the path of each; a locale without a path has no such page. */
export type LocalePaths = string | Partial<Record<Locale, string>>

/**
 * The shop that an address belongs to: by host first, then by the longest prefix, else de-de.
 *
 * On a host that no locale claims (a preview, a health check) the prefixes of the markets count, so that
 * every shop is reachable there. The path comes back as it was written, without search and hash.
 *
 * @see spec §1; product §2
 */
export function localeOf(address: string | URL, origins: ShopOrigins | null): ShopPlace {
  const { host, path } = parts(String(address))
  const here = LOCALES.filter((locale) => host !== null && hostOf(locale, origins) === host)
  const homeless = LOCALES.filter((locale) => !origins?.[locale])
  // On a claimed host the claims come first, so that they win over a homeless locale with the same prefix.
  const candidates = origins && here.length > 0 ? [...here, ...homeless] : LOCALES

  let place: ShopPlace = { locale: DEFAULT_LOCALE, path }
  let longest = 0
  for (const locale of candidates) {
    const prefix = candidates === LOCALES ? markets[locale].pathPrefix : prefixOf(locale, origins)
    if (prefix.length <= longest || !`${path}/`.startsWith(prefix)) continue
    place = { locale, path: `/${path.slice(prefix.length)}` }
    longest = prefix.length
  }
  return place
}

/**
 * The path of a page in one shop, with its prefix: what a link on a page of the same shop says.
 *
 * Takes a path inside the shop, with or without search and hash. Leading slashes collapse into one, so that
 * a path from outside never becomes the address of another host.
 *
 * @see spec §2 "Content links"; product §2
 */
export function shopPath(locale: Locale, path: string, origins: ShopOrigins | null): string {
  return prefixOf(locale, origins) + path.replace(/^[/\\]+/, '')
}

/**
 * The full address of a page in one shop, for canonical, mails, redirects and the country picker.
 *
 * @see product §2
 */
export function shopUrl(
  locale: Locale,
  path: string,
  origins: ShopOrigins | null,
  defaultOrigin: string,
): string {
  const origin = origins?.[locale]?.origin ?? defaultOrigin.replace(/\/+$/, '')
  return origin + shopPath(locale, path, origins)
}

/**
 * The same page in every locale, for hreflang. Each page of the set gets the same list, so the references
 * are mutual; `x-default` is the default shop, or the first locale that has the page.
 *
 * @see spec §2 "translated_slugs"; product §2
 */
export function alternates(
  paths: LocalePaths,
  locales: readonly Locale[],
  origins: ShopOrigins | null,
  defaultOrigin: string,
): Alternate[] {
  const pages = locales.flatMap((locale) => {
    const path = typeof paths === 'string' ? paths : paths[locale]
    return path === undefined ? [] : [{ locale, href: shopUrl(locale, path, origins, defaultOrigin) }]
  })
  const fallback = pages.find(({ locale }) => locale === DEFAULT_LOCALE) ?? pages[0]

  return [
    ...pages.map(({ locale, href }) => ({ hreflang: markets[locale].languageTag, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ]
}

function hostOf(locale: Locale, origins: ShopOrigins | null): string | null {
  const place = origins?.[locale]
  return place ? new URL(place.origin).host : null
}

// By hand, because `new URL` would percent-encode the path that the caller gave us.
function parts(address: string): { host: string | null; path: string } {
  const match = /^(?:[a-z]+:)?\/\/([^/?#]*)/i.exec(address)
  const rest = address.slice(match?.[0].length ?? 0)
  const path = rest.replace(/[?#].*$/s, '')
  return { host: match?.[1]?.toLowerCase() ?? null, path: path.startsWith('/') ? path : `/${path}` }
}
