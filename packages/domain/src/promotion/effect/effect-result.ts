import type { BasketUnit, Cuts } from '../basket-unit.ts'
import type { GiftOffer } from '../promotion-result.ts'

/** What an effect works on: units of its set, and units that were chosen as its gifts. */
export type EffectUnits = { set: readonly BasketUnit[]; chosen: readonly BasketUnit[] }

export type EffectResult = {
  cuts: Cuts
  gift: Omit<GiftOffer, 'promotionId'> | null
  /** Units still to buy until it gives (more); null when more of them change nothing. */
  missingQuantity: number | null
}
