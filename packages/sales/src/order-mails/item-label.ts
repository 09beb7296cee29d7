import type { BasketItem } from '@shop/domain/basket/basket'
import { lineEssentials } from '@shop/domain/basket/line-essentials'
import { ageFrom } from '@shop/domain/product-detail/age-from'
import type { I18n } from '@shop/i18n/locale-i18n'

/** What was bought as a row of a mail says it: how many, its name, its essential properties and its age. @see eu-duties C-21 */
export function itemLabel(
  i18n: I18n,
  item: Pick<BasketItem, 'quantity' | 'product' | 'facts' | 'variant'>,
): string {
  const name = `${item.quantity} × ${item.product.name}`
  const months = item.facts?.ageFrom ?? null
  return [name, lineEssentials(item), months === null ? '' : ageWords(i18n, months)]
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
