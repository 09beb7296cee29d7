import { reducibleSum, spreadCuts } from '../basket-unit.ts'
import { discountOn } from '../discount-on.ts'
import type { AutomaticDiscount } from '../promotion.ts'
import type { EffectResult, EffectUnits } from './effect-result.ts'

/** A percentage or an amount off a whole set, rounded once and spread over its lines. @see product §6 */
export function setDiscount(effect: AutomaticDiscount, { set }: EffectUnits): EffectResult {
  const discount = { type: effect.discountType, value: effect.discountValue }
  const cuts = spreadCuts(discountOn(reducibleSum(set), discount), set)
  return { cuts, gift: null, missingQuantity: null }
}
