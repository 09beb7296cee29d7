import type { I18n } from '@lingui/core'
import type { OfferState } from '@shop/api-client/office/promotion-commands'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { Promotion, PromotionCondition } from '@shop/domain/promotion/promotion'
import { day } from '../../words/format.ts'
import type { Tone } from '../../words/names/state-name.ts'

export type EffectKind = PromotionRecord['effect']['type']
export type ConditionKind = PromotionCondition['key']
/** Whatever an effect or a condition is about, apart from its kind. */
export type FieldName = Exclude<
  | KeyOfEach<Exclude<PromotionRecord['effect'], { type: 'tiered' }>>
  | KeyOfEach<PromotionRecord['conditions'][number]>,
  'type' | 'key' | 'level'
>
type KeyOfEach<Union> = Union extends Union ? keyof Union : never

export function offerStateName(state: OfferState | 'used', i18n: I18n): { name: string; tone: Tone } {
  switch (state) {
    case 'planned':
      return { name: i18n.t({ id: 'offer.planned', message: 'Planned' }), tone: 'info' }
    case 'on':
      return { name: i18n.t({ id: 'offer.on', message: 'Running' }), tone: 'good' }
    case 'over':
      return { name: i18n.t({ id: 'offer.over', message: 'Ended' }), tone: 'quiet' }
    case 'off':
      return { name: i18n.t({ id: 'offer.off', message: 'Off' }), tone: 'notice' }
    case 'used':
      return { name: i18n.t({ id: 'offer.used', message: 'Used' }), tone: 'quiet' }
  }
}

/** Every kind of effect by its name; whoever adds a kind is asked for it by the compiler. */
export function effectNames(i18n: I18n): Record<EffectKind, string> {
  return {
    automatic_discount: i18n.t({ id: 'offer.effect.discount', message: 'Discount on the goods' }),
    buy_x_get_y: i18n.t({ id: 'offer.effect.buyXGetY', message: 'Buy some, get more for less' }),
    automatic_gift: i18n.t({ id: 'offer.effect.gift', message: 'A gift that is laid in' }),
    combo_deal: i18n.t({ id: 'offer.effect.combo', message: 'Several at one price' }),
    tiered: i18n.t({ id: 'offer.effect.tiered', message: 'Steps by the value of the basket' }),
  }
}

export function conditionNames(i18n: I18n): Record<ConditionKind, string> {
  return {
    category: i18n.t({ id: 'offer.condition.category', message: 'Only goods of categories' }),
    brand: i18n.t({ id: 'offer.condition.brand', message: 'Only goods of brands' }),
    product: i18n.t({ id: 'offer.condition.product', message: 'Only certain products' }),
    excludes_sale: i18n.t({ id: 'offer.condition.sale', message: 'Not on goods that are reduced already' }),
    minimum_value: i18n.t({ id: 'offer.condition.value', message: 'From a value of the goods on' }),
    minimum_quantity: i18n.t({ id: 'offer.condition.quantity', message: 'From a number of units on' }),
    locale: i18n.t({ id: 'offer.condition.locale', message: 'Only in some countries' }),
    usage_limit: i18n.t({ id: 'offer.condition.limit', message: 'Only so many orders in all' }),
    usage_limit_per_customer: i18n.t({
      id: 'offer.condition.perCustomer',
      message: 'Only so many orders of a customer',
    }),
  }
}

export function fieldNames(i18n: I18n): Record<FieldName, string> {
  return {
    discountType: i18n.t({ id: 'offer.field.discountType', message: 'Kind of discount' }),
    discountValue: i18n.t({ id: 'offer.field.discountValue', message: 'Discount' }),
    eligibleItemsQuantity: i18n.t({ id: 'offer.field.eligible', message: 'Units to buy' }),
    applicableItemSelectionType: i18n.t({ id: 'offer.field.selection', message: 'What gets cheaper' }),
    maxCount: i18n.t({ id: 'offer.field.maxCount', message: 'Units that get cheaper' }),
    maxCountType: i18n.t({ id: 'offer.field.maxCountType', message: 'How often' }),
    variantIds: i18n.t({ id: 'offer.field.variantIds', message: 'Articles to choose from' }),
    variantId: i18n.t({ id: 'offer.field.variantId', message: 'Gift' }),
    quantity: i18n.t({ id: 'offer.field.quantity', message: 'Units' }),
    price: i18n.t({ id: 'offer.field.price', message: 'Price of all together' }),
    categoryIds: i18n.t({ id: 'offer.field.categoryIds', message: 'Categories' }),
    brands: i18n.t({ id: 'offer.field.brands', message: 'Brands' }),
    productIds: i18n.t({ id: 'offer.field.productIds', message: 'Products' }),
    value: i18n.t({ id: 'offer.field.value', message: 'Value of the goods' }),
    locales: i18n.t({ id: 'offer.field.locales', message: 'Countries and languages' }),
    uses: i18n.t({ id: 'offer.field.uses', message: 'Orders' }),
  }
}

/** The words of a choice, by what is stored. */
export function optionName(value: string, i18n: I18n): string {
  const names: Record<string, string> = {
    relative: i18n.t({ id: 'offer.option.relative', message: 'In percent' }),
    absolute: i18n.t({ id: 'offer.option.absolute', message: 'An amount' }),
    per_eligible_items_quantity: i18n.t({
      id: 'offer.option.eachTime',
      message: 'Each time that enough was bought',
    }),
    per_basket: i18n.t({ id: 'offer.option.perBasket', message: 'Once in a basket' }),
    cheapest: i18n.t({ id: 'offer.option.cheapest', message: 'The cheapest of what is bought' }),
    variant_ids: i18n.t({ id: 'offer.option.variants', message: 'Articles that the shopper chooses' }),
  }
  return names[value] ?? value
}

export function combinabilityNames(i18n: I18n): Record<Promotion['combinability'], string> {
  return {
    always: i18n.t({ id: 'offer.combine.always', message: 'Together with all that allow it' }),
    with_promotions: i18n.t({
      id: 'offer.combine.promotions',
      message: 'With promotions, but with no other voucher',
    }),
    never: i18n.t({ id: 'offer.combine.never', message: 'With nothing else' }),
  }
}

/** Why a promotion does nothing to a basket. */
export function idleReason(key: string, i18n: I18n): string {
  const reasons: Record<string, string> = {
    inactive: i18n.t({ id: 'offer.idle.inactive', message: 'It is switched off.' }),
    not_started: i18n.t({ id: 'offer.idle.notStarted', message: 'It has not begun at this moment.' }),
    expired: i18n.t({ id: 'offer.idle.expired', message: 'It is over at this moment.' }),
    locale: i18n.t({ id: 'offer.idle.locale', message: 'It is not for this country.' }),
    usage_limit: i18n.t({ id: 'offer.idle.limit', message: 'It was used as often as it may be.' }),
    usage_limit_per_customer: i18n.t({
      id: 'offer.idle.perCustomer',
      message: 'This customer has used it as often as they may.',
    }),
    not_combinable: i18n.t({
      id: 'offer.idle.combine',
      message: 'Something else that works already does not go together with it.',
    }),
    no_matching_item: i18n.t({ id: 'offer.idle.noItem', message: 'None of its goods are in the basket.' }),
    excludes_sale: i18n.t({ id: 'offer.idle.sale', message: 'Its goods in the basket are reduced already.' }),
    minimum_value: i18n.t({ id: 'offer.idle.value', message: 'The value of its goods is too low.' }),
    minimum_quantity: i18n.t({ id: 'offer.idle.quantity', message: 'There are too few units of its goods.' }),
    nothing_to_reduce: i18n.t({ id: 'offer.idle.nothing', message: 'There is nothing left to take off.' }),
  }
  return reasons[key] ?? key
}

/** From when to when something holds, by the days of the shop's clock: it begins there, wherever somebody looks. */
export function scheduleText(
  { from, to }: PromotionRecord['schedule'],
  timezone: string,
  i18n: I18n,
): string {
  const values = {
    from: from === null ? '' : day(from, i18n.locale, timezone),
    to: to === null ? '' : day(to, i18n.locale, timezone),
  }
  if (from === null && to === null) return i18n.t({ id: 'offer.noEnd', message: 'without an end' })
  if (to === null) return i18n.t({ id: 'offer.fromDay', message: 'from {from}, without an end', values })
  if (from === null)
    return i18n.t({ id: 'vouchers.until', message: 'until {day}', values: { day: values.to } })
  return `${values.from} – ${values.to}`
}
