import type { Country } from '../market/markets.ts'

export const PICKUP_KINDS = ['shop', 'locker'] as const

/** A place of the carrier where a parcel waits for its owner. @see product §3 "carrier pick-up point" */
export type PickupPoint = {
  /** The carrier's own name for the place. */
  id: string
  carrier: string
  kind: (typeof PICKUP_KINDS)[number]
  name: string
  street: string
  houseNumber: string | null
  zip: string
  city: string
  country: Country
}
