import type { Order } from './order.ts'

/** What an order is worth before gift cards and balance, minor units with tax. */
export function grossOf({ totals }: { totals: Pick<Order['totals'], 'vat'> }): number {
  return totals.vat.reduce((sum, { base, amount }) => sum + base + amount, 0)
}
