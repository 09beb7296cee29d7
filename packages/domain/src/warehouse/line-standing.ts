import { hasLeft } from '../fulfilment/has-left.ts'
import type { OrderState } from '../order/order.ts'

/**
 * Whether an item can be taken from its shelf: `short` was sold, but the order holds too few units of it; what is `recalled`
 * stays there.
 */
export type LineStanding = 'ready' | 'short' | 'preOrder' | 'recalled'

/** One item of an order, as far as its units are concerned. */
export type HeldLine = {
  position: number
  variantId: number
  quantity: number
  state: OrderState
  isPreOrder: boolean
  /** It, or a part of it, is dangerous and not sold at this moment. */
  isRecalled: boolean
  /** Units of the variant that the whole order holds. */
  held: number
}

const WAITING: readonly OrderState[] = ['confirmed', 'in_fulfilment']

/** Whether an item has still to be sent. */
export function isWaitingToLeave(state: OrderState): boolean {
  return WAITING.includes(state)
}

/**
 * How each item of an order that has still to be sent stands, by its position. What an order holds of a variant belongs to
 * the items that have left first, then to the others in their order; a pre-order holds nothing until it is made.
 *
 * @see product §4 "Stock"
 */
export function lineStandings(lines: readonly HeldLine[]): Map<number, LineStanding> {
  const left = new Map<number, number>()
  for (const { variantId, held } of lines) left.set(variantId, held)
  for (const { variantId, quantity, state } of lines)
    if (hasLeft(state)) left.set(variantId, (left.get(variantId) ?? 0) - quantity)

  const standings = new Map<number, LineStanding>()
  for (const { position, variantId, quantity, state, isPreOrder, isRecalled } of lines) {
    if (!isWaitingToLeave(state)) continue
    const units = left.get(variantId) ?? 0
    const isHeld = units >= quantity
    if (isHeld) left.set(variantId, units - quantity)
    const standing = isHeld ? 'ready' : isPreOrder ? 'preOrder' : 'short'
    standings.set(position, isRecalled ? 'recalled' : standing)
  }
  return standings
}
