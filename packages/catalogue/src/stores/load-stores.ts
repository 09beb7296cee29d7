import { loadStores, type NearStore } from '@shop/api-client/contract/stores'
import type { Country } from '@shop/domain/market/markets'
import { distanceKm } from '@shop/domain/store/distance'
import { type Coordinates, MOST_RESERVED, storeStock } from '@shop/domain/store/store'
import { zipPlace } from '@shop/domain/store/zip-place'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { on } from '../on.ts'
import { retailVariant } from './retail-variant.ts'
import { storeFacts } from './store-facts.ts'
import { storesWithStock } from './store-store.ts'

/** Far more than a shopper would drive to. */
const MOST_STORES = 20

/** The stores of the country, nearest first, each with its stock of a variant. @see product §3 */
export const loadStoresHandler = on(loadStores).answer(async ({ variantId, ...where }, context) => {
  const { sql, shop } = context
  const { country } = shop.market
  const { variant } = await retailVariant(context, variantId)
  const from = placeOf(where, country)

  const rows = await storesWithStock(sql, { country, variantId: variant.id })
  const near = rows.map(({ store, quantity }): NearStore => {
    const distance = from && Math.round(distanceKm(from, store))
    return {
      ...storeFacts(store),
      distanceKm: distance,
      stock: storeStock(quantity),
      most: Math.min(quantity, MOST_RESERVED),
    }
  })
  if (from) near.sort((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0))
  return { stores: near.slice(0, MOST_STORES) }
})

type Where = { zip?: string; lat?: number; lng?: number }

/** A position precedes a ZIP code; an invalid ZIP code is refused, not ignored. */
function placeOf({ zip, lat, lng }: Where, country: Country): Coordinates | null {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (zip === undefined || zip.trim() === '') return null
  const place = zipPlace(zip, country)
  if (place === null) throw fieldsRefused([{ path: 'zip', key: 'store.errors.zip', params: { country } }])
  return place
}
