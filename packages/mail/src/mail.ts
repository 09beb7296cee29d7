import type { Locale } from '@shop/domain/market/markets'
import type { MailContent } from './mail-content.ts'
import { mailHtml } from './template/mail-html.ts'
import { mailText } from './template/mail-text.ts'

/** Every mail the shop writes. @see product §9 */
export const MAIL_KINDS = [
  'orderConfirmation',
  'paymentFailed',
  'paymentReminder',
  'giftCard',
  'paymentReturned',
  'orderShipped',
  'orderCancelled',
  'orderRefunded',
  'orderAddressChanged',
  'orderExchanged',
  'invoiceAgain',
  'resetPassword',
  'signInCode',
  'emailChange',
  'emailChangeAsked',
  'emailChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'cardSaved',
  'cardRemoved',
  'newsletterConfirmation',
  'welcome',
  'reminderConfirmation',
  'backInStock',
  'reservation',
  'contactMessage',
  'contactCopy',
  'contactAnswer',
  'accountDeleted',
  'accountEnding',
  'dataExport',
  'withdrawalReceived',
  'returnAnnounced',
  'complaintReceived',
  'complaintAnswered',
  'orderLink',
  'reportReceived',
  'reportDecided',
  'reviewRemoved',
  'reviewInvitation',
  'questionAnswered',
  'questionDeclined',
  'recall',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail as it waits in the outbox: finished, in the shopper's language. */
export type Mail = {
  kind: MailKind
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Where an answer goes, when not to customer service. */
  replyTo?: string
  /** Ends what the mail belongs to with one POST, for mail programs that show a button for it. @see RFC 8058 */
  unsubscribe?: string
  /** Somebody asked for the same mail once more; any other one that is there twice is a fault. */
  again?: true
}

/** Lays the same content out as text and as HTML. */
export function mailBodies(content: MailContent): { text: string; html: string } {
  return { text: mailText(content), html: mailHtml(content) }
}
