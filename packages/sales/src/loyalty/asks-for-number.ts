import type { CallContext } from '../on.ts'

/**
 * Whether a shop asks for the number of a loyalty programme: it gives points, and there is a programme that credits them.
 *
 * @see spec §6 "payback"
 */
export function asksForNumber({
  shop,
  services,
}: {
  shop: Pick<CallContext['shop'], 'features'>
  services: Pick<CallContext['services'], 'loyalty'>
}): boolean {
  return shop.features.payback && services.loyalty !== null
}
