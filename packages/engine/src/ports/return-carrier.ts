import type { Address } from '@shop/domain/address/address'
import type { CarrierKey } from '@shop/domain/carrier/carriers'
import type { Market } from '@shop/domain/market/markets'

/** A parcel that a shopper brings back. */
export type ReturnParcel = {
  /** The number of the return; announced again under it, a parcel is the same one. */
  number: string
  from: Address
  market: Market
  /** The goods fit no parcel: a forwarder fetches them. */
  isFreight: boolean
}

export type AnnouncedParcel = {
  carrier: CarrierKey
  trackingNumber: string
  /** The carrier's own label as PDF; null where the shop prints it. */
  label: Uint8Array | null
}

/** The carrier that brings returns back to the shop. */
export type ReturnCarrier = { announce(parcel: ReturnParcel): Promise<AnnouncedParcel> }
