import { distribute } from '../money/distribute.ts'
import type { CorrectionLine } from './correction.ts'

/** An item of an order that goes; `total` in minor units with tax, `rate` in percent. */
export type GoneItem = { articleNumber: string; name: string; quantity: number; total: number; rate: number }

type Gone = {
  /** The most that may go back, minor units. */
  left: number
  /** Nothing of the order is left with this. */
  isWhole: boolean
  /** What the line of shipping and fee is called. */
  restName: string
}

/**
 * Lines of what is cancelled; of a whole order with what else is left of it: shipping, fee. What was refunded before is
 * not refunded again: then the lines share what is left. Minor units with tax.
 *
 * @see product §4 "refunded"
 */
export function correctionLines(
  gone: readonly GoneItem[],
  { left, isWhole, restName }: Gone,
): CorrectionLine[] {
  const worth = gone.reduce((sum, { total }) => sum + total, 0)
  const amounts = distribute(
    Math.min(worth, left),
    gone.map(({ total }) => total),
  )
  const lines = gone.map(({ articleNumber, name, quantity, rate }, index) => ({
    articleNumber,
    name,
    quantity,
    amount: amounts[index] ?? 0,
    rate,
  }))
  const rest = isWhole ? left - Math.min(worth, left) : 0
  return [
    ...lines.filter(({ amount }) => amount !== 0),
    ...(rest > 0 ? [{ articleNumber: null, name: restName, quantity: 1, amount: rest, rate: null }] : []),
  ]
}
