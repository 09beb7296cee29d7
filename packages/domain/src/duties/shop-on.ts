import type { Shop } from '../shop/shop.ts'
import { DUTIES } from './duties.ts'
import { isOwed } from './duty.ts'

/**
 * A shop as the law has it at this moment: what exists because a duty asks for it is off where and while none does,
 * whatever its switch says.
 *
 * @see eu-duties C-01
 */
export function shopOn(shop: Shop, now: Date): Shop {
  const { features, market } = shop
  const withdrawalFunction = features.withdrawalFunction && isOwed(DUTIES['C-01'], market, now)
  return withdrawalFunction === features.withdrawalFunction
    ? shop
    : { ...shop, features: { ...features, withdrawalFunction } }
}
