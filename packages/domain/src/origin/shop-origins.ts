import { isLocale, LOCALES, type Locale, markets } from '../market/markets.ts'

/** Where one locale lives in production: an origin, and `/` or a prefix like `/fr/` below it. */
export type ShopOrigin = { origin: string; prefix: string }

/** Locales with a host of their own. A locale that is not named stays below the default origin. */
export type ShopOrigins = Partial<Record<Locale, ShopOrigin>>

/**
 * Reads `SHOP_ORIGINS`, a JSON map of locale to origin with or without a prefix,
 * for example `{"de-at": "https://lindhaus.at", "fr-ch": "https://lindhaus.ch/fr/"}`.
 *
 * Nothing, or only spaces, means one origin with the path prefixes of the markets: null.
 * Throws a sentence for the operator when the text is no such map, or when two locales would share one address.
 *
 * @see product §2
 */
export function parseShopOrigins(text: string | null | undefined): ShopOrigins | null {
  if (!text?.trim()) return null

  const origins: ShopOrigins = {}
  for (const [locale, address] of Object.entries(jsonMap(text))) {
    if (!isLocale(locale)) {
      throw new Error(`SHOP_ORIGINS names the locale "${locale}", known are ${LOCALES.join(', ')}.`)
    }
    origins[locale] = shopOrigin(locale, address)
  }
  refuseSharedAddresses(origins)
  return origins
}

/** The path prefix of a locale, `/` or `/fr-ch/`. */
export function prefixOf(locale: Locale, origins: ShopOrigins | null): string {
  return origins?.[locale]?.prefix ?? markets[locale].pathPrefix
}

function jsonMap(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('SHOP_ORIGINS is not valid JSON: expected {"de-de": "https://…", …}.')
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new Error('SHOP_ORIGINS is not a map: expected {"de-de": "https://…", …}.')
}

function shopOrigin(locale: Locale, address: unknown): ShopOrigin {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username

  if (!url || !isPlain) {
    throw new Error(
      `SHOP_ORIGINS gives "${locale}" the origin "${String(address)}", expected https://host or https://host/prefix/.`,
    )
  }
  return { origin: url.origin, prefix: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/` }
}

function refuseSharedAddresses(origins: ShopOrigins): void {
  const owners = new Map<string, Locale>()
  for (const locale of LOCALES) {
    const place = origins[locale]
    if (!place) continue

    const address = place.origin + place.prefix
    const owner = owners.get(address)
    if (owner) throw new Error(`SHOP_ORIGINS puts "${owner}" and "${locale}" at the same address ${address}.`)
    owners.set(address, locale)
  }
}
