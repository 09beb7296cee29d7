import type { Promotion, SingleEffect } from '../promotion/promotion.ts'
import type { PromotedBasket, PromotionMessage } from '../promotion/promotion-result.ts'
import { plainCode } from '../promotion/promotions-in-turn.ts'
import type { Basket, BasketItem } from './basket.ts'
import type { BasketMessage, BasketPromotion, BasketVoucher, PromotionReward } from './basket-offers.ts'

type OffersInput = {
  promoted: PromotedBasket
  promotions: readonly Promotion[]
  items: readonly BasketItem[]
}

/** Vouchers, promotions, messages and reductions of a basket as screens show them. Minor units with tax. */
export function appliedOffers(
  codes: readonly string[],
  { promoted, promotions, items }: OffersInput,
): {
  vouchers: BasketVoucher[]
  promotions: BasketPromotion[]
  messages: BasketMessage[]
  reductions: Basket['totals']['reductions']
} {
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]))
  const reductionOf = reductionsByPromotion(items)
  const working = promoted.outcomes.flatMap(({ promotionId, code, isValid }) => {
    const name = byId.get(promotionId)?.name ?? promotionId
    const isSeen = isValid && (reductionOf.has(promotionId) || code !== null)
    return isSeen ? [{ id: promotionId, name, code, reduction: reductionOf.get(promotionId) ?? 0 }] : []
  })

  return {
    vouchers: codes.map((code) => voucher(code, { promoted, byId, reductionOf })),
    promotions: working,
    messages: promoted.messages.flatMap((message) => {
      const promotion = byId.get(message.promotionId)
      const reward = promotion && rewardOf(promotion, message)
      return promotion && reward ? [{ ...message, name: promotion.name, reward }] : []
    }),
    reductions: working.flatMap(({ id: promotionId, name, code, reduction: amount }) =>
      amount > 0 ? [{ promotionId, name, code, amount }] : [],
    ),
  }
}

function reductionsByPromotion(items: readonly BasketItem[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { amount, promotionId } of items.flatMap(({ price }) => price.total.appliedReductions))
    if (promotionId !== undefined)
      sums.set(promotionId, (sums.get(promotionId) ?? 0) + amount.absoluteWithTax)
  return sums
}

type VoucherContext = {
  promoted: PromotedBasket
  byId: ReadonlyMap<string, Promotion>
  reductionOf: ReadonlyMap<string, number>
}

function voucher(typed: string, { promoted, byId, reductionOf }: VoucherContext): BasketVoucher {
  const outcome = promoted.outcomes.find(({ code }) => code !== null && plainCode(code) === plainCode(typed))
  if (outcome === undefined)
    return {
      code: typed,
      promotionId: '',
      name: typed,
      isValid: false,
      reason: 'voucher.reasons.unknown',
      reduction: 0,
    }

  const { promotionId, isValid, failedConditions } = outcome
  const [failed] = failedConditions
  return {
    code: typed,
    promotionId,
    name: byId.get(promotionId)?.name ?? typed,
    isValid,
    reason: failed ? `voucher.reasons.${failed.key}` : null,
    reduction: reductionOf.get(promotionId) ?? 0,
  }
}

/** What a shopper would get: of a tiered promotion the tier that the message is about. */
function rewardOf({ effect }: Promotion, message: PromotionMessage): PromotionReward | null {
  if (effect.type !== 'tiered') return reward(effect)
  const tierId = message.kind === 'missing_amount' ? message.tierId : null
  const tier =
    effect.tiers.find(({ id }) => id === tierId) ?? effect.tiers.toSorted((a, b) => a.mov - b.mov)[0]
  return tier ? reward(tier.effect) : null
}

function reward(effect: SingleEffect): PromotionReward {
  return {
    type: effect.type,
    discountType: 'discountType' in effect ? effect.discountType : null,
    discountValue: 'discountValue' in effect ? effect.discountValue : null,
    price: 'price' in effect ? effect.price : null,
  }
}
