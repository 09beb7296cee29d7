import type { I18n } from '@lingui/core'

/** Who is no member of staff, as the engine writes them down. */
export function actorName(by: string, i18n: I18n): string {
  switch (by) {
    case 'shopper':
      return i18n.t({ id: 'actor.shopper', message: 'the shopper' })
    case 'payment':
      return i18n.t({ id: 'actor.payment', message: 'the payment' })
    case 'operator':
      return i18n.t({ id: 'actor.operator', message: 'the command line' })
    case '':
      return i18n.t({ id: 'actor.unknown', message: 'Somebody' })
    default:
      return by
  }
}
