import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { Currency, Market } from '@shop/domain/market/markets'
import type {
  Promotion,
  PromotionCondition,
  PromotionEffect,
  SingleEffect,
} from '@shop/domain/promotion/promotion'
import type * as v from 'valibot'
import { localised } from '../localised/localised.ts'

type Amount = number | Record<Currency, number>
type EffectRecord = v.InferOutput<typeof PromotionRecord>['effect']
type SingleEffectRecord = Exclude<EffectRecord, { type: 'tiered' }>

/** A promotion in the language and currency of one market. */
export function localisedPromotion(record: PromotionRecord, market: Market): Promotion {
  const { needsCode: _, name, conditions, effect, ...rest } = record
  return {
    ...rest,
    name: localised(name, market),
    conditions: conditions.map(
      (condition): PromotionCondition =>
        condition.key === 'minimum_value'
          ? { ...condition, value: inCurrency(condition.value, market.currency) }
          : condition,
    ),
    effect: localisedEffect(effect, market),
  }
}

function localisedEffect(effect: EffectRecord, market: Market): PromotionEffect {
  if (effect.type !== 'tiered') return localisedSingleEffect(effect, market)
  return {
    type: 'tiered',
    tiers: effect.tiers.map(({ id, name, mov, effect: single }) => ({
      id,
      name: localised(name, market),
      mov: inCurrency(mov, market.currency),
      effect: localisedSingleEffect(single, market),
    })),
  }
}

function localisedSingleEffect(effect: SingleEffectRecord, { currency }: Market): SingleEffect {
  switch (effect.type) {
    case 'automatic_discount':
    case 'buy_x_get_y':
      return { ...effect, discountValue: inCurrency(effect.discountValue, currency) }
    case 'combo_deal':
      return { ...effect, price: inCurrency(effect.price, currency) }
    case 'automatic_gift':
      return effect
  }
}

function inCurrency(amount: Amount, currency: Currency): number {
  return typeof amount === 'number' ? amount : amount[currency]
}
