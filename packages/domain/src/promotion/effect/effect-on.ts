import type { SingleEffect } from '../promotion.ts'
import { cheapestReduced } from './cheapest-reduced.ts'
import { comboDeal } from './combo-deal.ts'
import type { EffectResult, EffectUnits } from './effect-result.ts'
import { automaticGift, giftChosen } from './gift-chosen.ts'
import { setDiscount } from './set-discount.ts'

/** What an effect does to units, whichever kind it is. @see product §6 */
export function effectOn(effect: SingleEffect, units: EffectUnits): EffectResult {
  switch (effect.type) {
    case 'automatic_discount':
      return setDiscount(effect, units)
    case 'buy_x_get_y':
      return effect.applicableItemSelectionType === 'cheapest'
        ? cheapestReduced(effect, units)
        : giftChosen(effect, units)
    case 'automatic_gift':
      return automaticGift(effect, units)
    case 'combo_deal':
      return comboDeal(effect, units)
  }
}
