import type { LineStanding } from './line-standing.ts'

/** How the deliveries of an order stand in the warehouse, those first that can be worked on. */
export const DELIVERY_STANDINGS = ['ready', 'picked', 'short', 'preOrder', 'unpaid'] as const
export type DeliveryStanding = (typeof DELIVERY_STANDINGS)[number]

type StandingLine = { standing: LineStanding; quantity: number; picked: number }

/**
 * How a delivery stands. Nobody packs what nobody has paid; a pre-order waits for its maker, and a delivery that lacks
 * something stands apart from those that can be taken from the shelves as a whole.
 */
export function deliveryStanding(
  lines: readonly StandingLine[],
  { isPaid }: { isPaid: boolean },
): DeliveryStanding {
  if (!isPaid) return 'unpaid'
  if (lines.every(({ quantity, picked }) => picked >= quantity)) return 'picked'
  if (lines.every(({ standing }) => standing === 'preOrder')) return 'preOrder'
  return lines.some(({ standing }) => standing !== 'ready') ? 'short' : 'ready'
}

type DuePayment = { key: string; state: string; provider: string | null }

/**
 * Whether goods may leave as far as the pick list can see: money in advance has come, and no provider has called its
 * promise off. The step itself asks again, to the cent.
 *
 * @see order-desk/ship-order.ts
 */
export function mayBePicked(payments: readonly DuePayment[]): boolean {
  return !payments.some(
    ({ key, state, provider }) =>
      (key === 'V' && state === 'created') || (provider !== null && state === 'cancelled'),
  )
}
