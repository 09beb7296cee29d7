import type { BasketUnit, Cuts } from '../basket-unit.ts'
import { canCombine } from '../can-combine.ts'
import { effectOn } from '../effect/effect-on.ts'
import type { EffectResult } from '../effect/effect-result.ts'
import { matchesItem } from '../matches-item.ts'
import type { Promotion, SingleEffect } from '../promotion.ts'
import type { PromotionInput } from '../promotion-input.ts'
import type { FailedCondition, GiftOffer, PromotionMessage } from '../promotion-result.ts'
import { type NextTier, reachedEffect } from '../reached-effect.ts'
import { countedValue, unmetMinimums } from './basket-minimums.ts'
import { closedReasons } from './closed-reasons.ts'

/** What a promotion did at its turn; with a failed condition nothing. */
export type Turn = {
  promotion: Promotion
  /** What worked; of a tiered promotion the tier that was reached. */
  effect: SingleEffect | null
  cuts: Cuts
  gift: GiftOffer | null
  messages: PromotionMessage[]
  failed: FailedCondition[]
}

/**
 * Tries one promotion on what the earlier ones have left. It works when it is open, goes together with all that already
 * worked, finds goods and reaches its minimums. A gift that waits to be chosen counts as work, so that choosing it never
 * takes another promotion away.
 *
 * @see product §6
 */
export function promotionTurn(
  promotion: Promotion,
  units: readonly BasketUnit[],
  worked: readonly Promotion[],
  input: PromotionInput,
): Turn {
  const closed = closedReasons(promotion, input)
  if (closed.length > 0) return idle(promotion, closed)
  if (!worked.every((other) => canCombine(promotion, other)))
    return idle(promotion, [{ level: 'global', key: 'not_combinable' }])

  const set = units.filter(({ line }) => matchesItem(line, promotion.conditions))
  if (set.length === 0) return idle(promotion, [emptySetReason(promotion, units)])
  const { failed, messages } = unmetMinimums(promotion, set)
  if (failed.length > 0) return idle(promotion, failed, messages)

  const { effect, next } = reachedEffect(promotion.effect, countedValue(promotion, set))
  const toNext = next ? [tierMessage(promotion, next)] : []
  if (!effect) return idle(promotion, [{ level: 'global', key: 'minimum_value' }], toNext)

  const chosen = units.filter(({ line }) => line.giftOf === promotion.id)
  const result = effectOn(effect, { set, chosen })
  const hints = [...toNext, ...quantityMessages(promotion, result)]
  if (!isWork(result)) return idle(promotion, [idleReason(result)], hints)

  const gift = result.gift && { promotionId: promotion.id, ...result.gift }
  return { promotion, effect, cuts: result.cuts, gift, messages: hints, failed: [] }
}

function idle(promotion: Promotion, failed: FailedCondition[], messages: PromotionMessage[] = []): Turn {
  return { promotion, effect: null, cuts: new Map(), gift: null, messages, failed }
}

function emptySetReason({ conditions }: Promotion, units: readonly BasketUnit[]): FailedCondition {
  const withSale = conditions.filter(({ key }) => key !== 'excludes_sale')
  const isOnlySale = units.some(({ line }) => matchesItem(line, withSale))
  return { level: 'item', key: isOnlySale ? 'excludes_sale' : 'no_matching_item' }
}

function isWork({ cuts, gift }: EffectResult): boolean {
  return (gift?.earned ?? 0) > 0 || cuts.values().some((cut) => cut > 0)
}

function idleReason({ cuts, missingQuantity }: EffectResult): FailedCondition {
  const isTooFew = cuts.size === 0 && missingQuantity !== null
  return isTooFew ? { level: 'global', key: 'minimum_quantity' } : { level: 'item', key: 'nothing_to_reduce' }
}

function tierMessage({ id }: Promotion, { tierId, amount }: NextTier): PromotionMessage {
  return { promotionId: id, kind: 'missing_amount', amount, tierId }
}

function quantityMessages({ id }: Promotion, { missingQuantity }: EffectResult): PromotionMessage[] {
  if (missingQuantity === null) return []
  return [{ promotionId: id, kind: 'missing_quantity', quantity: missingQuantity }]
}
