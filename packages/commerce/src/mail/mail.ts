import type { Locale } from '@shop/domain/shop/markets'
import type { MailSender } from './mail-sender.ts'

/** Every mail the shop writes. @see product §9 */
export const MAIL_KINDS = [
  'orderConfirmation',
  'paymentFailed',
  'giftCard',
  'paymentReturned',
  'orderShipped',
  'orderCancelled',
  'orderRefunded',
  'resetPassword',
  'newsletterConfirmation',
  'welcome',
  'reminderConfirmation',
  'backInStock',
  'reservation',
  'contactMessage',
  'contactCopy',
  'accountDeleted',
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
}

export type MailContent = {
  subject: string
  /** Paragraphs of plain text. */
  paragraphs: string[]
  rows?: { label: string; value: string }[]
  link?: { label: string; address: string }
  /** What else there is to see, below the link that the mail is about. */
  furtherLinks?: { label: string; address: string }[]
  /** A way out, below everything else: cancel, unsubscribe. */
  wayOut?: { label: string; address: string }
  sender: MailSender
}

/** Lays the same content out as text and as HTML. */
export function mailBodies(content: MailContent): { text: string; html: string } {
  return { text: mailText(content), html: mailHtml(content) }
}

function mailText({ paragraphs, rows = [], link, furtherLinks = [], wayOut, sender }: MailContent): string {
  const links = [...(link ? [link] : []), ...furtherLinks, ...(wayOut ? [wayOut] : [])]
  return [
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...links.map(({ label, address }) => `${label}:\n${address}`),
    `--\n${sender.lines.join('\n')}`,
  ].join('\n\n')
}

/** Styles stand in the tags: mail programs read no others. */
function mailHtml(content: MailContent): string {
  const { subject, paragraphs, rows = [], link, furtherLinks = [], wayOut, sender } = content
  const { accent, text, quiet, line } = sender.look
  const anchor = ({ label, address }: Link, style: string) =>
    `<a href="${escaped(address)}" style="${style}">${escaped(label)}</a>`
  const parts = [
    `<p style="margin:0 0 2rem;font-size:1.5rem;font-weight:600;color:${accent}">${escaped(sender.brand)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(rows.length > 0 ? [rowsTable(rows, line)] : []),
    ...(link ? [`<p style="margin:1.75rem 0">${anchor(link, buttonStyle(accent))}</p>`] : []),
    ...furtherLinks.map((further) => `<p>${anchor(further, `color:${accent}`)}</p>`),
    ...(wayOut ? [`<p><small>${anchor(wayOut, `color:${quiet}`)}</small></p>`] : []),
    `<hr style="border:0;border-top:1px solid ${line};margin:2rem 0 1rem"><p style="font-size:.8125rem;color:${quiet}">${sender.lines.map(escaped).join('<br>')}</p>`,
  ]
  return `<!doctype html><html lang="${sender.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body style="font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;line-height:1.5;color:${text};max-width:36rem;margin:2rem auto;padding:0 1rem">${parts.join('')}</body></html>`
}

type Link = { label: string; address: string }

function buttonStyle(accent: string): string {
  return `display:inline-block;background:${accent};color:#ffffff;padding:.75rem 1.25rem;border-radius:3px;text-decoration:none;font-weight:600`
}

function rowsTable(rows: readonly { label: string; value: string }[], line: string): string {
  const cell = `padding:.5rem 0;border-bottom:1px solid ${line};vertical-align:top`
  const told = rows.map(
    ({ label, value }) =>
      `<tr><td style="${cell};padding-right:1.5rem">${escaped(label)}</td><td align="right" style="${cell}">${escaped(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;width:100%">${told.join('')}</table>`
}

/** A text as HTML shows it, within tags and attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
