import type { LineStanding } from './line-standing.ts'

/** How the deliveries of an order stand in the warehouse, those first that can be worked on. */
export const DELIVERY_STANDINGS = ['ready', 'picked', 'short', 'preOrder', 'unpaid', 'recalled'] as const
export type DeliveryStanding = (typeof DELIVERY_STANDINGS)[number]

type StandingLine = { standing: LineStanding; quantity: number; picked: number }

/**
 * How a delivery stands. What is recalled goes to nobody, paid or not, and nobody packs what nobody has paid; a pre-order waits for its maker, and a delivery that lacks
 * something stands apart from those that can be taken from the shelves as a whole.
 */
export function deliveryStanding(
  lines: readonly StandingLine[],
  { isPaid }: { isPaid: boolean },
): DeliveryStanding {
  if (lines.some(({ standing }) => standing === 'recalled')) return 'recalled'
  if (!isPaid) return 'unpaid'
  if (lines.every(({ quantity, picked }) => picked >= quantity)) return 'picked'
  if (lines.every(({ standing }) => standing === 'preOrder')) return 'preOrder'
  return lines.some(({ standing }) => standing !== 'ready') ? 'short' : 'ready'
}
