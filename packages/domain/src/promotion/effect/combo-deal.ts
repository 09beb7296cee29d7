import { type BasketUnit, type Cuts, leftOf, spreadCuts } from '../basket-unit.ts'
import type { ComboDeal } from '../promotion.ts'
import type { EffectResult, EffectUnits } from './effect-result.ts'

/**
 * Several units of a set for one price. The dearest go together first, which is best for the shopper; a group that
 * costs less than the deal stays as it is.
 *
 * @see integrations §1.2 "combo_deal"
 */
export function comboDeal(effect: ComboDeal, { set }: EffectUnits): EffectResult {
  const size = Math.max(1, effect.eligibleItemsQuantity)
  const possible = Math.floor(set.length / size)
  const count = effect.maxCountType === 'per_basket' ? Math.min(1, possible) : possible
  const isOver = effect.maxCountType === 'per_basket' && count > 0

  const dearest = set.toSorted((one, other) => other.left - one.left)
  const groups = Array.from({ length: count }, (_, nth) => dearest.slice(nth * size, (nth + 1) * size))
  const cuts: Cuts = new Map(groups.flatMap((group) => [...groupCuts(group, effect.price)]))
  return { cuts, gift: null, missingQuantity: isOver ? null : size - (set.length % size) }
}

function groupCuts(group: readonly BasketUnit[], price: number): Cuts {
  return spreadCuts(leftOf(group) - Math.max(0, price), group)
}
