import type { I18n } from '@lingui/core'
import { RECALLED } from '@shop/domain/basket/with-availability'

/** Why a line cannot be bought, and what to do about it; an unknown reason still says that something is. */
export function lineReasonWords(i18n: I18n, reason: string | null): string {
  switch (reason) {
    case 'basket.reasons.soldOut':
      return i18n.t({
        id: 'basket.reasonSoldOut',
        message:
          'Gerade nicht lieferbar, das letzte Stück ist verkauft. Für die Bestellung bitte entfernen oder für später merken.',
      })
    case RECALLED:
      return i18n.t({
        id: 'basket.reasonRecalled',
        message:
          'Dieses Produkt wurde zurückgerufen und wird nicht mehr verkauft. Für die Bestellung bitte entfernen.',
      })
    case 'basket.reasons.groupIncomplete':
      return i18n.t({
        id: 'basket.reasonGroup',
        message: 'Ein Teil, das dazugehört, ist gerade nicht lieferbar. Für die Bestellung bitte entfernen.',
      })
    default:
      return i18n.t({
        id: 'basket.unavailable',
        message:
          'Gerade nicht lieferbar. Für die Bestellung bitte entfernen oder für später merken: Dann geht der Artikel nicht verloren.',
      })
  }
}
