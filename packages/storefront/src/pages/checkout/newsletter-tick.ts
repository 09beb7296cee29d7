import type { Checkout } from '@shop/api-client/contract/checkout'
import type { Subscriber } from '../../features/newsletter/newsletter.atoms.ts'

type Tick = { isOffered: boolean; isWanted: boolean }
type Buyer = Pick<Checkout, 'customer' | 'shippingAddress' | 'billingAddress'>

/** Who is to get the newsletter with this order; null without a tick that can be seen. @see spec §7 */
export function subscriberOf({ isOffered, isWanted }: Tick, buyer: Buyer): Subscriber | null {
  const { customer, shippingAddress, billingAddress } = buyer
  if (!isOffered || !isWanted || customer === null) return null
  const gender = (billingAddress ?? shippingAddress)?.gender ?? ''
  return { gender, first_name: customer.firstName, last_name: customer.lastName, email: customer.email }
}
