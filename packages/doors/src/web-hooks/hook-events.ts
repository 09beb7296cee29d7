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

/** What `hooks try` sends; nobody subscribes to it. */
export const TRIAL_EVENT = 'hook.tried'

/** The names that are no events, as they were written. */
export function unknownEvents(names: readonly string[]): string[] {
  const known: readonly string[] = HOOK_EVENTS
  return names.filter((name) => !known.includes(name))
}
