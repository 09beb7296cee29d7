import type { I18n } from '@lingui/core'

/** Why a voucher or gift card in the basket does nothing yet; keys are `voucher.reasons.…` and `giftcard.reasons.…`. */
export function codeReasonWords(i18n: I18n, reason: string | null): string {
  switch (reason?.split('.').at(-1)) {
    case 'minimum_value':
      return i18n.t({
        id: 'voucher.reasonMinimumValue',
        message: 'Noch nicht gültig: Der Mindestwert ist nicht erreicht.',
      })
    case 'minimum_quantity':
      return i18n.t({
        id: 'voucher.reasonMinimumQuantity',
        message: 'Noch nicht gültig: Es fehlen Artikel.',
      })
    case 'no_matching_item':
      return i18n.t({
        id: 'voucher.reasonNoItem',
        message: 'Gilt für keinen Artikel im Warenkorb.',
      })
    case 'excludes_sale':
      return i18n.t({ id: 'voucher.reasonSale', message: 'Gilt nicht für reduzierte Artikel.' })
    case 'not_combinable':
      return i18n.t({
        id: 'voucher.reasonNotCombinable',
        message: 'Nicht mit einem anderen Vorteil kombinierbar.',
      })
    case 'nothing_to_reduce':
      return i18n.t({ id: 'voucher.reasonNothing', message: 'Hier ist nichts mehr abzuziehen.' })
    case 'not_started':
      return i18n.t({ id: 'voucher.reasonNotStarted', message: 'Gilt noch nicht.' })
    case 'expired':
      return i18n.t({ id: 'voucher.reasonExpired', message: 'Nicht mehr gültig.' })
    case 'usage_limit':
    case 'usage_limit_per_customer':
      return i18n.t({ id: 'voucher.reasonUsedUp', message: 'Schon eingelöst.' })
    case 'empty':
      return i18n.t({ id: 'giftcard.reasonEmpty', message: 'Das Guthaben ist aufgebraucht.' })
    case 'gift_cards':
      return i18n.t({
        id: 'giftcard.reasonGiftCards',
        message: 'Geschenkkarten können Sie nicht mit Geschenkkarten bezahlen. Das Guthaben bleibt erhalten.',
      })
    case 'blocked':
      return i18n.t({
        id: 'giftcard.blocked',
        message: 'Diese Geschenkkarte ist gesperrt. Unser Kundenservice hilft Ihnen weiter.',
      })
    case 'currency':
      return i18n.t({ id: 'giftcard.currency', message: 'Diese Geschenkkarte hat eine andere Währung.' })
    case undefined:
      return i18n.t({ id: 'giftcard.reasonNothingToPay', message: 'Es ist schon alles bezahlt.' })
    default:
      return i18n.t({ id: 'codes.reasonOther', message: 'Gilt nicht für diesen Warenkorb.' })
  }
}
