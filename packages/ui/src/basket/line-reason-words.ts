import type { I18n } from '@lingui/core'

/** Why a line cannot be bought, and what to do about it; an unknown reason still says that something is. */
export function lineReasonWords(i18n: I18n, reason: string | null): string {
  switch (reason) {
    case 'basket.reasons.soldOut':
      return i18n.t({
        id: 'basket.reasonSoldOut',
        message:
          'Gerade nicht lieferbar, das letzte Stück ist verkauft. Für die Bestellung bitte entfernen oder für später merken.',
      })
    case 'basket.reasons.inactive':
      return i18n.t({
        id: 'basket.reasonInactive',
        message: 'Nicht mehr im Sortiment. Für die Bestellung bitte entfernen.',
      })
    case 'basket.reasons.noPrice':
      return i18n.t({
        id: 'basket.reasonNoPrice',
        message: 'In diesem Land wird der Artikel nicht verkauft. Für die Bestellung bitte entfernen.',
      })
    default:
      return i18n.t({
        id: 'basket.unavailable',
        message:
          'Gerade nicht lieferbar. Für die Bestellung bitte entfernen oder für später merken: Dann geht der Artikel nicht verloren.',
      })
  }
}
