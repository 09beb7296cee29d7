import type { Right } from '@shop/domain/staff/rights'

/** What an endpoint can hear of. Triggers write these names, those of orders in migration 0148. */
export const HOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.ready',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.withdrawn',
  'order.returned',
  'stock.changed',
  'product.changed',
  'price.changed',
  'customer.erased',
] as const
type HookEvent = (typeof HOOK_EVENTS)[number]

/** What `hooks try` sends; nobody subscribes to it. */
export const TRIAL_EVENT = 'hook.tried'

/** What somebody has to see themselves to have a receiver told of it: a receiver hears on when they are gone. */
const RIGHT_OF_EVENT: Readonly<Record<HookEvent, Right>> = {
  'order.placed': 'orders.read',
  'order.paid': 'orders.read',
  'order.ready': 'orders.read',
  'order.shipped': 'orders.read',
  'order.delivered': 'orders.read',
  'order.cancelled': 'orders.read',
  'order.withdrawn': 'orders.read',
  'order.returned': 'orders.read',
  'stock.changed': 'stock.read',
  'product.changed': 'products.read',
  'price.changed': 'prices.read',
  'customer.erased': 'customers.read',
}

/** The events of these that may be told by the choice of whoever has a right; names that are no events are none. */
export function eventsWithin(names: readonly string[], mayRun: (right: Right) => boolean): HookEvent[] {
  return HOOK_EVENTS.filter((event) => names.includes(event) && mayRun(RIGHT_OF_EVENT[event]))
}

/** The names that are no events, as they were written. */
export function unknownEvents(names: readonly string[]): string[] {
  const known: readonly string[] = HOOK_EVENTS
  return names.filter((name) => !known.includes(name))
}
