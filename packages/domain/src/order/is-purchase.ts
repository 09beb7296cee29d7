import type { OrderState } from './order.ts'

/** States in which nobody has bought anything: not yet, or not any more. */
const NO_PURCHASE: readonly OrderState[] = ['pending_payment', 'payment_failed', 'cancelled']

/**
 * Whether an order counts as a purchase, which its first reader tracks. Somebody who comes back late finds it packed or
 * sent already, and it was bought all the same.
 *
 * @see spec §7 "frontend_purchase"
 */
export function isPurchase(state: OrderState): boolean {
  return !NO_PURCHASE.includes(state)
}
