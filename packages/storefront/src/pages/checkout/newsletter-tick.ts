import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Subscriber } from '../../features/newsletter/newsletter.atoms.ts'

/** Where the newsletter's box stands: `room` is kept for it, so that nothing below moves. */
type TickPlace = 'shown' | 'room' | 'nowhere'

/**
 * Where the box stands by what was known when the panel was first shown, and by what is known now; null is not known yet.
 * The terms stand right below, and a press that is meant for them may fall on nothing else.
 */
export function tickPlace(atFirst: boolean | null, isOffered: boolean | null): TickPlace {
  if (atFirst === false) return 'nowhere'
  return isOffered ? 'shown' : 'room'
}

type Tick = { place: TickPlace; isWanted: boolean }
type Buyer = Pick<Checkout, 'customer' | 'shippingAddress' | 'billingAddress'>

/** Who is to get the newsletter with this order; null without a tick that can be seen. @see spec §7 */
export function subscriberOf({ place, isWanted }: Tick, buyer: Buyer): Subscriber | null {
  const { customer, shippingAddress, billingAddress } = buyer
  if (place !== 'shown' || !isWanted || customer === null) return null
  const gender = (billingAddress ?? shippingAddress)?.gender ?? ''
  return { gender, first_name: customer.firstName, last_name: customer.lastName, email: customer.email }
}
