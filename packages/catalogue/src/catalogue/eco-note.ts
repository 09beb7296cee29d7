import { type Locale, markets } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import { localeI18n } from '@shop/i18n/locale-i18n'

/**
 * What of a price pays for recycling, in the words of a locale; null where nothing does. Put into words here, where
 * browsers need no script for it. Minor units.
 *
 * @see eu-duties C-19b-FR-fee
 */
export function ecoNote(locale: Locale, amount: number | null): string | null {
  if (amount === null) return null
  const i18n = localeI18n(locale)
  return i18n.t({
    id: 'price.ecoParticipation',
    message: 'davon {amount} Umweltbeitrag',
    values: { amount: formatMoney(amount, markets[locale]) },
  })
}
