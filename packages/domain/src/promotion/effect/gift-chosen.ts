import type { BasketUnit } from '../basket-unit.ts'
import { giftDiscountOn } from '../discount-on.ts'
import type { AutomaticGift, BuyXGetY, Discount } from '../promotion.ts'
import type { EffectResult, EffectUnits } from './effect-result.ts'

const FREE: Discount = { type: 'relative', value: 100 }

/**
 * Buying X units of a set allows to choose Y others, free or reduced. Only lines that were chosen for it are reduced,
 * the dearest first; the rest is reported as surplus and keeps its price.
 *
 * @see product §6 "the shopper picks among several"
 */
export function giftChosen(effect: BuyXGetY, units: EffectUnits): EffectResult {
  const bought = Math.max(1, effect.eligibleItemsQuantity)
  const times = Math.floor(units.set.length / bought)
  const isOver = effect.maxCountType === 'per_basket' && times > 0
  const earned = (isOver ? 1 : times) * Math.max(0, effect.maxCount)

  const discount: Discount = { type: effect.discountType, value: effect.discountValue }
  const given = givenUnits(units.chosen, effect.variantIds, earned, discount)
  return {
    cuts: given.cuts,
    gift: { isAutomatic: false, variantIds: effect.variantIds, discount, earned, ...given.counts },
    missingQuantity: isOver ? null : bought - (units.set.length % bought),
  }
}

/** A gift that the shop adds to the basket by itself while the conditions hold. @see product §6 "automatic gift" */
export function automaticGift({ variantId, quantity }: AutomaticGift, { chosen }: EffectUnits): EffectResult {
  const earned = Math.max(0, quantity)
  const given = givenUnits(chosen, [variantId], earned, FREE)
  return {
    cuts: given.cuts,
    gift: { isAutomatic: true, variantIds: [variantId], discount: FREE, earned, ...given.counts },
    missingQuantity: null,
  }
}

function givenUnits(
  chosen: readonly BasketUnit[],
  variantIds: readonly number[],
  earned: number,
  discount: Discount,
) {
  const taken = chosen
    .filter(({ line }) => variantIds.includes(line.variantId) && !line.isPriceBound)
    .toSorted((one, other) => other.left - one.left)
    .slice(0, earned)
  return {
    cuts: new Map(
      taken.map((unit) => [unit, giftDiscountOn(unit.left, unit.line.contribution ?? 0, discount)]),
    ),
    counts: { taken: taken.length, surplus: chosen.length - taken.length },
  }
}
