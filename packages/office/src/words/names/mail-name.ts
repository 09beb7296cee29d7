import type { I18n } from '@lingui/core'
import type { ResentKind } from '@shop/api-client/office/order-entry'

/** What the office calls a mail; a kind without a name of its own stays what it is. */
export function mailName(kind: string, i18n: I18n): string {
  const names: Record<string, string> = {
    orderConfirmation: i18n.t({ id: 'mail.orderConfirmation', message: 'Order confirmation' }),
    invoiceAgain: i18n.t({ id: 'mail.invoiceAgain', message: 'Invoice' }),
    orderShipped: i18n.t({ id: 'mail.orderShipped', message: 'Shipped' }),
    orderCancelled: i18n.t({ id: 'mail.orderCancelled', message: 'Cancelled' }),
    orderRefunded: i18n.t({ id: 'mail.orderRefunded', message: 'Refunded' }),
    orderAddressChanged: i18n.t({ id: 'mail.orderAddressChanged', message: 'New address' }),
    orderExchanged: i18n.t({ id: 'mail.orderExchanged', message: 'Exchange' }),
    paymentFailed: i18n.t({ id: 'mail.paymentFailed', message: 'Payment failed' }),
    paymentReminder: i18n.t({ id: 'mail.paymentReminder', message: 'Reminder of a payment' }),
    questionAnswered: i18n.t({ id: 'mail.questionAnswered', message: 'Answer to a question' }),
    questionDeclined: i18n.t({ id: 'mail.questionDeclined', message: 'A question is not shown' }),
    reviewRemoved: i18n.t({ id: 'mail.reviewRemoved', message: 'A review is not shown' }),
    reportDecided: i18n.t({ id: 'mail.reportDecided', message: 'Decision about a report' }),
    contactAnswer: i18n.t({ id: 'mail.contactAnswer', message: 'Answer to a message' }),
    complaintAnswered: i18n.t({ id: 'mail.complaintAnswered', message: 'Answer to a complaint' }),
    withdrawalReceived: i18n.t({ id: 'mail.withdrawalReceived', message: 'Receipt of a withdrawal' }),
    returnAnnounced: i18n.t({ id: 'mail.returnAnnounced', message: 'Way to send it back' }),
    emailChange: i18n.t({ id: 'mail.emailChange', message: 'Confirm the new e-mail address' }),
    emailChangeAsked: i18n.t({ id: 'mail.emailChangeAsked', message: 'Another e-mail address is wanted' }),
    giftCard: i18n.t({ id: 'mail.giftCard', message: 'Gift card' }),
  }
  return names[kind] ?? kind
}

const RESENT: Record<ResentKind, string> = {
  confirmation: 'orderConfirmation',
  invoice: 'invoiceAgain',
  shipped: 'orderShipped',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
}

/** What the office calls a mail that the desk sends once more. */
export function resentMailName(kind: ResentKind, i18n: I18n): string {
  return mailName(RESENT[kind], i18n)
}
