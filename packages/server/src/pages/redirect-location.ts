import type { Locale } from '@shop/domain/market/markets'
import { shopPath } from '@shop/domain/origin/shop-address'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'

type Asked = { locale: Locale; search: string; origins: ShopOrigins | null }

/** The address that a redirect sends to: its target in the locale, with the query that was asked unless it has its own. */
export function redirectLocation(target: string, { locale, search, origins }: Asked): string {
  if (URL.canParse(target)) return target
  return shopPath(locale, target, origins) + (target.includes('?') ? '' : search)
}
