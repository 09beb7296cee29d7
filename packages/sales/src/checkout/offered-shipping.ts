import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Address } from '@shop/domain/address/address'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import type { Basket } from '@shop/domain/basket/basket'
import { deliverySpan } from '@shop/domain/delivery/delivery-span'
import { preferredDays } from '@shop/domain/delivery/preferred-days'
import { isoDay } from '@shop/domain/person/birth-date'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { type ShippingFacts, shippingMethods } from '@shop/domain/shipping/shipping-cost'
import type { SessionContext } from '../on.ts'

type Offered = Checkout['shippingMethods']

/**
 * The ways to ship a basket with their dates. Only a parcel to the door can have a preferred day or pickup point: a
 * forwarder arranges a date, and a parcel locker is a pickup place already.
 */
export function offeredShipping(
  { shop, now, services }: SessionContext,
  basket: Basket,
  { facts, to, isGift }: { facts: ShippingFacts; to: Address | null; isGift: boolean },
): Offered {
  const country = to?.country ?? shop.market.country
  const today = isoDay(now, shop.market.timezone)
  return shippingMethods(facts, shop.shipping).map(({ key, cost }) => {
    const date = deliverySpan(basket.packages, key)
    const isParcel = key === 'parcel' && !to?.postNumber
    return {
      key,
      cost,
      deliveryDate: date,
      preferredDays: isParcel && date ? preferredDays({ latest: date.max, today, country }) : [],
      // A gift for the owner of a list goes to the door: the giver does not know which places are near.
      hasPickupPoints: isParcel && !isGift && shop.features.pickupPoints && services.pickupPoints !== null,
    }
  })
}

/** The place of the carrier if it still exists and this shop delivers to places, in its country. */
export async function openPickupPoint(
  { shop, services }: SessionContext,
  id: string | null,
): Promise<PickupPoint | null> {
  if (id === null || !shop.features.pickupPoints) return null
  const point = (await services.pickupPoints?.byId(id)) ?? null
  return point !== null && deliveryCountries(shop.market).includes(point.country) ? point : null
}
