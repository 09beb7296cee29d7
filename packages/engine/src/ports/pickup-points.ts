import type { Country } from '@shop/domain/market/markets'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'

/** The carrier's list of places where parcels wait for their owners. */
export type PickupPoints = {
  /** Places of a country, the nearest to a postal code first; none where the carrier has none. */
  near(where: { country: Country; zip: string }): Promise<PickupPoint[]>
  /** null for a place that is not there any more. */
  byId(id: string): Promise<PickupPoint | null>
}
