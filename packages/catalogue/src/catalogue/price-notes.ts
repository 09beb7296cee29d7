import { type Locale, markets } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import type { RepairIndex } from '@shop/domain/product/french-facts'
import type { ProductFacts } from '@shop/domain/product/product-facts'
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

/** What stands beside the price on a product's page: the contribution, and the French indices. @see eu-duties C-19b-FR-repair */
export function priceNotes(
  locale: Locale,
  { ecoParticipation, french = {} }: Pick<ProductFacts, 'ecoParticipation' | 'french'>,
): string[] {
  const i18n = localeI18n(locale)
  const { repairIndex, durabilityIndex } = french
  const notes = [
    ecoNote(locale, ecoParticipation),
    repairIndex
      ? i18n.t({
          id: 'french.repairNote',
          message: 'Reparierbarkeit: {value} von 10',
          values: worded(locale, repairIndex),
        })
      : null,
    durabilityIndex
      ? i18n.t({
          id: 'french.durabilityNote',
          message: 'Haltbarkeit: {value} von 10',
          values: worded(locale, durabilityIndex),
        })
      : null,
  ]
  return notes.filter((note) => note !== null)
}

/** Made where there is an index only: every product of a listing comes by here, and hardly any has one. */
function worded(locale: Locale, { value }: RepairIndex): { value: string } {
  const format = new Intl.NumberFormat(markets[locale].numberFormat, { minimumFractionDigits: 1 })
  return { value: format.format(value) }
}
