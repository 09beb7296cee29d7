import { type CarrierKey, freightCarrier, parcelCarriers } from '../carrier/carriers.ts'
import type { Market } from '../market/markets.ts'
import type { ShippingMethod } from './shipping-cost.ts'

/** The carrier of a package unless the warehouse decides otherwise; a download has none. */
export function packageCarrier(
  method: ShippingMethod,
  market: Pick<Market, 'country' | 'language'>,
): CarrierKey | 'download' {
  if (method === 'download') return 'download'
  const usual = method === 'freight' ? freightCarrier(market) : parcelCarriers(market)[0]
  if (usual === undefined) throw new Error(`Nobody brings parcels in ${market.country}: see carriers.ts.`)
  return usual.key
}

/** Everybody who brings something to a country. */
export function carriersTo(country: Market['country']): CarrierKey[] {
  const place = { country, language: 'de' } as const
  return [...parcelCarriers(place), freightCarrier(place)].map(({ key }) => key)
}
