import type { LegalTextPart } from '@shop/domain/legal-text/legal-text'
import type { MailSender } from './mail-sender.ts'

/** A picture as every mail program draws it: JPEG at an absolute address; its size in px. */
export type MailPicture = { address: string; alt: string; width: number; height: number }

export type MailRow = {
  label: string
  value: string
  picture?: MailPicture | null
  /** Where the value leads, as far as it is a link. */
  address?: string
}
export type MailLink = { label: string; address: string }

/** A text of its own within a mail; `addressOf` makes a path of the shop an address. */
export type MailDocument = {
  title: string
  parts: readonly LegalTextPart[]
  addressOf: (path: string) => string
}

/** What a mail says, before it is laid out as text and as HTML. */
export type MailContent = {
  subject: string
  /** The heading of the page; the subject by itself. */
  title?: string
  /** Paragraphs of plain text. */
  paragraphs: readonly string[]
  /** What it is about. */
  picture?: MailPicture | null
  /** What the reader types elsewhere: a bank account. Each in a line of its own, before the facts. */
  transfer?: readonly MailRow[]
  /** Facts side by side: what was bought and what it costs, a code, a day. */
  rows?: readonly MailRow[]
  /** What the rows come to, set off below them. */
  total?: MailRow
  /** Smaller rows below the total. */
  remarks?: readonly MailRow[]
  link?: MailLink
  /** What else there is to see, below the link that the mail is about. */
  furtherLinks?: readonly MailLink[]
  /** What belongs to it and is read later: addresses, delivery, rights. */
  sections?: readonly { title: string; lines: readonly string[]; link?: MailLink }[]
  /** Texts that belong to it whole, below everything but the sender: what it has to hold for good. */
  documents?: readonly MailDocument[]
  /** A way out, below everything else: cancel, unsubscribe. */
  wayOut?: MailLink
  /** Where the reader chooses which mails come, beside the way out. */
  choices?: MailLink
  /** Without words of farewell: to the shop itself, or where the law says what a mail holds. */
  isUnsigned?: true
  sender: MailSender
}
