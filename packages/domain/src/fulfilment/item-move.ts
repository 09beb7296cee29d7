import type { OrderState } from '../order/order.ts'
import { isGivenUp, isPurchased, isSettled } from './given-up.ts'
import { mayChangeOrder } from './transitions.ts'

/** One item of an order and its own state, by the position it has on the invoice, counted from 1. */
export type PlacedItem = {
  position: number
  state: OrderState
  /** The promotion that gave it; null for what was bought. */
  giftOf: string | null
  /** What it cost, minor units. */
  total: number
}

/** Sending or cancelling some items of an order; null for all that can be. */
export type ItemMoveInput = { to: 'shipped' | 'cancelled'; positions: readonly number[] | null }

export type ItemMove =
  | {
      type: 'moved'
      positions: number[]
      /** The states that the order itself walks through; none when the rest of it still waits. */
      steps: OrderState[]
      /** Nothing of the order is left to be sent or cancelled. */
      isLast: boolean
    }
  | { type: 'refused'; reason: 'unknown' | 'state' | 'nothing'; positions: number[] }

/** From each state the way to the shelf's door; what is on it was not sent yet. */
const WAY_TO_SHIPPED: Partial<Record<OrderState, OrderState[]>> = {
  confirmed: ['in_fulfilment', 'shipped'],
  in_fulfilment: ['shipped'],
}
/** An item in one of these is over as far as sending and cancelling go. */
const NOT_WAITING: readonly OrderState[] = [
  'shipped',
  'delivered',
  'cancelled',
  'withdrawn',
  'returned',
  'refunded',
]

/**
 * What happens when some items of an order are shipped or cancelled. An order is in fulfilment from its first parcel on
 * and shipped with its last; unshipped items may still be cancelled one by one. It is cancelled when all its items are,
 * and shipped when the rest of them was; when everything else was returned it is withdrawn, and refunded once all of
 * that has arrived. A shipped free gift stays with the shopper and delays none of that.
 *
 * @see product §4 "Order"
 */
export function itemMove(
  state: OrderState,
  items: readonly PlacedItem[],
  { to, positions }: ItemMoveInput,
): ItemMove {
  const unknown = (positions ?? []).filter((position) => !items.some((item) => item.position === position))
  if (unknown.length > 0) return { type: 'refused', reason: 'unknown', positions: unknown }

  const asked = positions === null ? items.filter((item) => mayMove(item, to)) : named(items, positions)
  const stuck = asked.filter((item) => !mayMove(item, to)).map(({ position }) => position)
  if (stuck.length > 0) return { type: 'refused', reason: 'state', positions: stuck }
  if (asked.length === 0) return { type: 'refused', reason: 'nothing', positions: [] }

  const moved = asked.map(({ position }) => position)
  const after = items.map((item) => (moved.includes(item.position) ? { ...item, state: to } : item))
  const isLast = after.every((item) => NOT_WAITING.includes(item.state))
  return { type: 'moved', positions: moved, steps: orderSteps(state, after, isLast), isLast }
}

/**
 * The states that an order walks through when packed goods of it are given up or put back: once nothing of it waits any
 * more it is shipped with those that have left. None where something waits, or where it has left already.
 *
 * @see product §4 "Order"
 */
export function stepsOfRest(state: OrderState, items: readonly PlacedItem[]): OrderState[] {
  const isOpen = WAY_TO_SHIPPED[state] !== undefined
  return isOpen && items.every((item) => NOT_WAITING.includes(item.state))
    ? orderSteps(state, items, true)
    : []
}

function named(items: readonly PlacedItem[], positions: readonly number[]): PlacedItem[] {
  return items.filter(({ position }) => positions.includes(position))
}

function mayMove({ state }: PlacedItem, to: ItemMoveInput['to']): boolean {
  return to === 'shipped' ? WAY_TO_SHIPPED[state] !== undefined : mayChangeOrder(state, to)
}

function orderSteps(state: OrderState, after: readonly PlacedItem[], isLast: boolean): OrderState[] {
  if (isLast && after.every((item) => item.state === 'cancelled')) return ['cancelled']
  const bought = after.filter(isPurchased)
  const isGone = bought.length > 0 && bought.every((item) => isGivenUp(item.state))
  if (isLast && isGone && mayChangeOrder(state, 'withdrawn'))
    return bought.every((item) => isSettled(item.state)) ? ['withdrawn', 'refunded'] : ['withdrawn']
  const way = WAY_TO_SHIPPED[state] ?? []
  if (isLast) return way
  return after.some((item) => item.state === 'shipped') ? way.filter((step) => step !== 'shipped') : []
}
