import type { BasketItem } from '@shop/domain/basket/basket'
import { lineContribution } from '@shop/domain/basket/lines/line-contribution'
import { lineEssentials } from '@shop/domain/basket/lines/line-essentials'
import { writtenRows } from '@shop/domain/basket/lines/written-rows'
import { formatMoney } from '@shop/domain/money/format-money'
import { ageFrom } from '@shop/domain/product-detail/age-from'
import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'

/**
 * What was bought as a row of a mail says it: how many, its name, its essential properties, what is written on it, its age,
 * and what of its price pays for recycling.
 *
 * @see eu-duties C-19b-FR-fee, C-21
 */
export function itemLabel({ locale, market }: Pick<Shop, 'locale' | 'market'>, item: BasketItem): string {
  const i18n = localeI18n(locale)
  const months = item.facts?.ageFrom ?? null
  const contribution = lineContribution(item)
  return [
    `${item.quantity} × ${item.product.name}`,
    lineEssentials(item),
    ...writtenRows(item, market.language),
    months === null ? '' : ageWords(i18n, months),
    contribution === 0
      ? ''
      : i18n.t({
          id: 'price.ecoParticipation',
          message: 'davon {amount} Umweltbeitrag',
          values: { amount: formatMoney(contribution, market) },
        }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function ageWords(i18n: I18n, months: number): string {
  const { unit, count } = ageFrom(months)
  const values = { count }
  switch (unit) {
    case 'birth':
      return i18n.t({ id: 'age.birth', message: 'ab Geburt' })
    case 'months':
      return i18n.t({
        id: 'age.months',
        message: 'ab {count, plural, one {# Monat} other {# Monaten}}',
        values,
      })
    case 'years':
      return i18n.t({
        id: 'age.years',
        message: 'ab {count, plural, one {# Jahr} other {# Jahren}}',
        values,
      })
  }
}
