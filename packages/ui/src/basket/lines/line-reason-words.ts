import type { I18n } from '@lingui/core'
import { RECALLED } from '@shop/domain/basket/with-availability'

/** Why a line cannot be bought, and what to do about it; an unknown reason still says that something is. */
export function lineReasonWords(i18n: I18n, reason: string | null): string {
  switch (reason) {
    case 'basket.reasons.soldOut':
      return i18n.t({
        id: 'basket.reasonSoldOut',
        message:
          'Gerade nicht lieferbar, das letzte Stück ist verkauft. Bitte entfernen Sie den Artikel, um zu bestellen, oder merken Sie ihn für später.',
      })
    case RECALLED:
      return i18n.t({
        id: 'basket.reasonRecalled',
        message:
          'Dieses Produkt wurde zurückgerufen und wird nicht mehr verkauft. Bitte entfernen Sie es, um zu bestellen.',
      })
    case 'basket.reasons.groupIncomplete':
      return i18n.t({
        id: 'basket.reasonGroup',
        message:
          'Ein Teil, das dazugehört, ist gerade nicht lieferbar. Bitte entfernen Sie den Artikel, um zu bestellen.',
      })
    default:
      return i18n.t({
        id: 'basket.unavailable',
        message:
          'Gerade nicht lieferbar. Bitte entfernen Sie den Artikel, um zu bestellen, oder merken Sie ihn für später: Dann geht er nicht verloren.',
      })
  }
}
