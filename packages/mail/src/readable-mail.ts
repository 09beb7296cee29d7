import type { DeskMail, MailPlace } from './outbox/mail-desk-store.ts'

/** Everything with a code in its text that is worth money. */
const SECRET_KINDS: readonly string[] = ['giftCard']

/** A mail as the desk may read it. */
export type ReadableMail = {
  kind: string
  to: string
  subject: string
  /** Without what gives access; null where the text holds a code that is money. */
  text: string | null
  place: MailPlace
  /** When it went out, was given up, or is due. */
  at: string
}

/** A mail for the eyes of the desk: what links and codes in it are worth stays with the shopper. */
export function readableMail({ mail, place, endedAt, availableAt }: DeskMail): ReadableMail {
  return {
    kind: mail.kind,
    to: mail.to,
    subject: mail.subject,
    text: SECRET_KINDS.includes(mail.kind) ? null : withoutSecrets(mail.text),
    place,
    at: (endedAt ?? availableAt).toISOString(),
  }
}

/** Tokens in links give access to orders and accounts, which customer service does not need. */
function withoutSecrets(text: string): string {
  return text
    .replaceAll(/(https?:\/\/\S*?[?&#][\w-]+=)[\w%.~-]{16,}/g, '$1…')
    .replaceAll(/(https?:\/\/\S*\/)[\w-]{32,}(?=\/|$)/gm, '$1…')
}
