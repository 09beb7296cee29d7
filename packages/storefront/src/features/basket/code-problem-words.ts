import type { I18n } from '@lingui/core'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { refusalWords } from '../problem-words/form-problem-words.ts'

/** What a shopper reads at the field of a voucher or gift card that was not taken. @see product §3 */
export function codeProblemWords(i18n: I18n, problem: ProblemDocument): string {
  switch (problem.code) {
    case 'input_invalid':
      return i18n.t({ id: 'codes.enter', message: 'Bitte geben Sie den Code ein' })
    case 'voucher_unknown':
      return i18n.t({
        id: 'voucher.unknown',
        message: 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
      })
    case 'voucher_not_combinable':
      return i18n.t({
        id: 'voucher.notCombinable',
        message: 'Diesen Code können Sie nicht mit dem im Warenkorb verbinden.',
      })
    case 'voucher_not_started':
      return i18n.t({ id: 'voucher.notStarted', message: 'Dieser Code gilt noch nicht.' })
    case 'voucher_other_shop':
      return i18n.t({
        id: 'voucher.otherShop',
        message: 'Dieser Code gilt in einem anderen Land oder Shop.',
      })
    case 'vouchers_full':
    case 'giftcards_full':
      return i18n.t({ id: 'codes.full', message: 'Mehr Codes passen nicht in Ihren Warenkorb.' })
    case 'voucher_expired':
    case 'giftcard_expired':
      return i18n.t({ id: 'codes.expired', message: 'Dieser Code ist abgelaufen.' })
    case 'voucher_used_up':
      return i18n.t({ id: 'voucher.usedUp', message: 'Dieser Code ist schon eingelöst.' })
    case 'giftcard_unknown':
      return i18n.t({
        id: 'giftcard.unknown',
        message: 'Kartennummer und PIN passen nicht zusammen. Bitte prüfen Sie beide.',
      })
    case 'giftcard_blocked':
      return i18n.t({
        id: 'giftcard.blocked',
        message: 'Diese Geschenkkarte ist gesperrt. Unser Kundenservice hilft Ihnen weiter.',
      })
    case 'giftcard_empty':
      return i18n.t({ id: 'giftcard.empty', message: 'Auf dieser Geschenkkarte ist kein Guthaben mehr.' })
    case 'giftcard_currency':
      return i18n.t({ id: 'giftcard.currency', message: 'Diese Geschenkkarte hat eine andere Währung.' })
    default:
      return refusalWords(i18n, problem)
  }
}
