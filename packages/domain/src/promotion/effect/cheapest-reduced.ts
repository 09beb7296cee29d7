import { type BasketUnit, reducibleOf } from '../basket-unit.ts'
import { discountOn } from '../discount-on.ts'
import type { BuyXGetY } from '../promotion.ts'
import type { EffectResult, EffectUnits } from './effect-result.ts'

/**
 * "3 for 2": of every X + Y units of a set the Y cheapest are reduced, the cheapest of all first. A group that is only
 * begun already gives what it has beyond X, so that one more unit never costs more than without it.
 *
 * @see product §6 "buy_x_get_y"
 */
export function cheapestReduced(effect: BuyXGetY, { set }: EffectUnits): EffectResult {
  const { discountType: type, discountValue: value } = effect
  const { reduced, missing } = reducedCount(effect, set.length)

  const cheapest = set.toSorted((one, other) => one.left - other.left).slice(0, reduced)
  const cuts = new Map<BasketUnit, number>(
    cheapest.map((unit) => [unit, discountOn(reducibleOf(unit), { type, value })]),
  )
  return { cuts, gift: null, missingQuantity: missing }
}

function reducedCount(effect: BuyXGetY, units: number): { reduced: number; missing: number | null } {
  const bought = Math.max(1, effect.eligibleItemsQuantity)
  const group = bought + effect.maxCount
  if (effect.maxCount < 1) return { reduced: 0, missing: null }
  if (effect.maxCountType === 'per_basket' && units >= group)
    return { reduced: effect.maxCount, missing: null }

  const rest = units % group
  const reduced = Math.floor(units / group) * effect.maxCount + Math.max(0, rest - bought)
  return { reduced, missing: Math.max(1, bought + 1 - rest) }
}
