import type { I18n } from '@lingui/core'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { isPaidByHand } from '@shop/domain/payment/payment-method'
import { paymentName } from '@shop/ui/checkout/payment/payment-name.ts'

/** Where money goes, and how far it is. */
export function refundWords(
  i18n: I18n,
  refund: Pick<LoadedOrder['refunds'][number], 'key' | 'way' | 'state'>,
) {
  const { key, way, state } = refund
  if (way === 'release' && isPaidByHand(key))
    return i18n.t({ id: 'refund.nothingDue', message: 'sind nicht mehr zu bezahlen.' })
  if (way === 'release')
    return i18n.t({
      id: 'refund.release',
      message: 'werden nicht abgebucht: Die Zahlung war nur vorgemerkt.',
    })
  if (way === 'giftcard')
    return i18n.t({ id: 'refund.giftcard', message: 'sind wieder auf der Geschenkkarte.' })
  if (way === 'balance') return i18n.t({ id: 'refund.balance', message: 'sind wieder im Kontoguthaben.' })
  if (way === 'byHand' && state === 'done')
    return i18n.t({ id: 'refund.transferred', message: 'sind per Überweisung zurückgegangen.' })
  if (way === 'byHand' && key === 'balance')
    return i18n.t({
      id: 'refund.withoutAccount',
      message:
        'werden überwiesen, denn das Kundenkonto mit dem Guthaben gibt es nicht mehr. Der Kundenservice braucht dafür eine Bankverbindung.',
    })
  if (way === 'byHand')
    return i18n.t({
      id: 'refund.byHand',
      message: 'gehen per Überweisung auf das Konto zurück, von dem sie kamen.',
    })
  const values = { method: paymentName(i18n, key) }
  if (state === 'refused')
    return i18n.t({
      id: 'refund.refused',
      message: 'konnten nicht über {method} zurückgehen. Der Kundenservice kümmert sich darum.',
      values,
    })
  return state === 'waiting'
    ? i18n.t({ id: 'refund.waiting', message: 'sind auf dem Weg zurück über {method}.', values })
    : i18n.t({ id: 'refund.done', message: 'sind über {method} zurückgegangen.', values })
}
