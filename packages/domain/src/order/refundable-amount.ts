import { grossOf } from './gross-of.ts'
import type { Order } from './order.ts'

type Worth = { total: number }

type Goods = {
  /** All items of the order; totals in minor units with tax. */
  items: readonly Worth[]
  /** Those that go now, with what their units are worth. */
  gone: readonly Worth[]
  /** What went back before, minor units. */
  before: number
}

/**
 * The most that may go back now, minor units: these goods, and shipping and fee. What was kept when other goods came
 * back stays kept, also when the last of them is gone.
 *
 * @see product §4 "refunded"
 */
export function refundableAmount(
  order: { totals: Pick<Order['totals'], 'vat'> },
  { items, gone, before }: Goods,
): number {
  const besides = Math.max(0, grossOf(order) - worthOf(items))
  return Math.min(grossOf(order) - before, worthOf(gone) + besides)
}

function worthOf(some: readonly Worth[]): number {
  return some.reduce((sum, { total }) => sum + total, 0)
}
