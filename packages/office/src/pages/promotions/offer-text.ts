import type { I18n } from '@lingui/core'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { money } from '../../words/format.ts'
import { localeName } from '../../words/names/intl-name.ts'

type Amount = number | { EUR: number; CHF: number }
type Effect = PromotionRecord['effect']
type Condition = PromotionRecord['conditions'][number]

/** What a promotion does and on which terms, one phrase for each. */
export function offerText({ effect, conditions }: PromotionRecord, i18n: I18n): string[] {
  return [effectText(effect, i18n), ...conditions.map((condition) => conditionText(condition, i18n))]
}

function effectText(effect: Effect, i18n: I18n): string {
  switch (effect.type) {
    case 'automatic_discount':
      return i18n.t({
        id: 'offer.text.off',
        message: '{discount} off',
        values: { discount: discountText(effect, i18n) },
      })
    case 'buy_x_get_y':
      return buyText(effect, i18n)
    case 'automatic_gift':
      return i18n.t({
        id: 'offer.text.gift',
        message: '{quantity, plural, one {A gift} other {# gifts}} in the basket',
        values: { quantity: effect.quantity },
      })
    case 'combo_deal':
      return i18n.t({
        id: 'offer.text.combo',
        message: '{pieces} together for {price}',
        values: { pieces: effect.eligibleItemsQuantity, price: amountText(effect.price, i18n) },
      })
    case 'tiered':
      return effect.tiers
        .map((tier) =>
          i18n.t({
            id: 'offer.text.tier',
            message: 'from {value}: {effect}',
            values: { value: amountText(tier.mov, i18n), effect: effectText(tier.effect, i18n) },
          }),
        )
        .join('; ')
  }
}

function buyText(effect: Extract<Effect, { type: 'buy_x_get_y' }>, i18n: I18n): string {
  const isFree = effect.discountType === 'relative' && effect.discountValue === 100
  const values = {
    bought: effect.eligibleItemsQuantity,
    more: effect.maxCount,
    discount: discountText(effect, i18n),
  }
  return isFree
    ? i18n.t({ id: 'offer.text.buyFree', message: 'buy {bought}, {more} more for nothing', values })
    : i18n.t({ id: 'offer.text.buyLess', message: 'buy {bought}, {more} more with {discount} off', values })
}

function discountText(
  { discountType, discountValue }: { discountType: 'relative' | 'absolute'; discountValue: Amount },
  i18n: I18n,
): string {
  return discountType === 'relative' && typeof discountValue === 'number'
    ? `${discountValue}\u00a0%`
    : amountText(discountValue, i18n)
}

/** One amount that holds in every currency is said in euros alone. */
function amountText(amount: Amount, i18n: I18n): string {
  if (typeof amount === 'number') return money(amount, 'EUR', i18n.locale)
  return `${money(amount.EUR, 'EUR', i18n.locale)} / ${money(amount.CHF, 'CHF', i18n.locale)}`
}

function conditionText(condition: Condition, i18n: I18n): string {
  switch (condition.key) {
    case 'category':
      return i18n.t({
        id: 'offer.text.categories',
        message: '{count, plural, one {one category} other {# categories}}',
        values: { count: condition.categoryIds.length },
      })
    case 'brand':
      return condition.brands.join(', ')
    case 'product':
      return i18n.t({
        id: 'offer.text.products',
        message: '{count, plural, one {one product} other {# products}}',
        values: { count: condition.productIds.length },
      })
    case 'excludes_sale':
      return i18n.t({ id: 'offer.text.notSale', message: 'nothing that is reduced' })
    case 'minimum_value':
      return i18n.t({
        id: 'offer.text.fromValue',
        message: 'from {value} on',
        values: { value: amountText(condition.value, i18n) },
      })
    case 'minimum_quantity':
      return i18n.t({
        id: 'offer.text.fromUnits',
        message: '{count, plural, one {from one unit on} other {from # units on}}',
        values: { count: condition.quantity },
      })
    case 'locale':
      return condition.locales.map((locale) => localeName(locale, i18n)).join(' · ')
    case 'usage_limit':
      return i18n.t({
        id: 'offer.text.limit',
        message: '{count, plural, one {one order in all} other {# orders in all}}',
        values: { count: condition.uses },
      })
    case 'usage_limit_per_customer':
      return i18n.t({
        id: 'offer.text.perCustomer',
        message: '{count, plural, one {once a customer} other {# times a customer}}',
        values: { count: condition.uses },
      })
  }
}
