import type { I18n } from '@lingui/core'
import type { OfficeStep } from '../../client/order-steps.ts'

/** What the office calls a step of an order, on its button and over its form. */
export function stepName(step: OfficeStep, i18n: I18n): string {
  const names: Record<OfficeStep, string> = {
    ship: i18n.t({ id: 'step.ship', message: 'Ship' }),
    deliver: i18n.t({ id: 'step.deliver', message: 'Mark as delivered' }),
    receive: i18n.t({ id: 'step.receive', message: 'Receive a return' }),
    takeBack: i18n.t({ id: 'step.takeBack', message: 'Take back unannounced' }),
    exchange: i18n.t({ id: 'step.exchange', message: 'Exchange unannounced' }),
    paid: i18n.t({ id: 'step.paid', message: 'Mark as paid' }),
    transfer: i18n.t({ id: 'step.transfer', message: 'Note a transfer' }),
    address: i18n.t({ id: 'step.address', message: 'Correct the address' }),
    refund: i18n.t({ id: 'step.refund', message: 'Refund' }),
    cancel: i18n.t({ id: 'step.cancel', message: 'Cancel items' }),
    mail: i18n.t({ id: 'step.mail', message: 'Send a mail again' }),
    note: i18n.t({ id: 'step.note', message: 'Note' }),
  }
  return names[step]
}
