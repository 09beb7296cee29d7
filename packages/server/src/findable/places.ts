import type { Locale } from '@shop/domain/market/markets'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'

/** Where the shops of a brand live. */
export type Places = { locales: readonly Locale[]; origins: ShopOrigins | null; defaultOrigin: string }

/**
 * The origin and the locales that a host speaks for: its own, or for the default origin those without a host of their
 * own. An unclaimed host (a preview) serves the default origin.
 */
export function hostPlaces(
  address: string,
  { locales, origins, defaultOrigin }: Places,
): { origin: string; locales: readonly Locale[] } {
  const { host } = new URL(address)
  const own = locales.filter((locale) => hostOf(origins?.[locale]?.origin) === host)
  const claimed = own[0] && origins?.[own[0]]?.origin
  const homeless = locales.filter((locale) => !origins?.[locale])
  if (claimed === undefined || claimed === defaultOrigin)
    return {
      origin: defaultOrigin,
      locales: locales.filter((one) => homeless.includes(one) || own.includes(one)),
    }
  return { origin: claimed, locales: own }
}

function hostOf(origin: string | undefined): string | null {
  return origin === undefined ? null : new URL(origin).host
}
