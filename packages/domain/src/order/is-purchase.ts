import type { OrderState } from './order.ts'

/** States without a purchase: not yet, or no longer. */
const NO_PURCHASE: readonly OrderState[] = ['pending_payment', 'payment_failed', 'cancelled']

/**
 * Whether an order counts as a purchase, which its first view tracks. It may be packed or shipped already when the
 * shopper returns late from paying.
 *
 * @see spec §7 "frontend_purchase"
 */
export function isPurchase(state: OrderState): boolean {
  return !NO_PURCHASE.includes(state)
}
