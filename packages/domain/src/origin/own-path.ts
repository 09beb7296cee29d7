import type { Locale } from '../market/markets.ts'
import { localeOf } from './shop-address.ts'
import type { ShopOrigins } from './shop-origins.ts'

/** A file keeps its whole address: it is in no shop of a country. */
const FILE = /\.[^/]*$/

/** Where a brand is, and the locale whose addresses stand for all of its shops: the first one. */
export type OwnPlace = { publicOrigin: string; origins: ShopOrigins | null; locale: Locale }

/**
 * The path of a page of the shop that somebody has copied with its host, with what follows it; null for every other
 * address. One that names another country's shop is meant for that country, and leads there.
 *
 * @see spec §2 "Content links"
 */
export function ownPath(address: string, { publicOrigin, origins, locale }: OwnPlace): string | null {
  const typed = address.trim()
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return null
  const { host, pathname, search, hash, username } = new URL(typed)
  const own = new URL(origins?.[locale]?.origin ?? publicOrigin).host
  if (host !== own || username !== '' || FILE.test(pathname)) return null
  const place = localeOf(typed, origins)
  return place.locale === locale ? `/${pathOf(place.path)}${search}${hash}` : null
}

/** Slashes collapse, so that `https://shop//other.example` never becomes the address of another host. */
function pathOf(path: string): string {
  return path.replace(/^[/\\]+/, '')
}
