import { LOCALES } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'

/** The shop in each of its locales. */
export async function shopsIn(shopOf: (locale: string) => Promise<Shop | null>): Promise<Shop[]> {
  const shops = await Promise.all(LOCALES.map(shopOf))
  return shops.filter((shop) => shop !== null)
}
