import type { Locale } from '@shop/domain/shop/markets'

/** Every mail the shop writes. @see product §9 */
export const MAIL_KINDS = [
  'orderConfirmation',
  'paymentFailed',
  'giftCard',
  'paymentReturned',
  'resetPassword',
  'newsletterConfirmation',
  'welcome',
  'reminderConfirmation',
  'backInStock',
  'reservation',
  'contactMessage',
  'contactCopy',
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
  /** A way out, below everything else: cancel, unsubscribe. */
  wayOut?: { label: string; address: string }
  /** Who sends it: name, address and register, as the law asks. */
  sender: string[]
}

/** Lays the same content out as text and as HTML. */
export function mailBodies(content: MailContent): { text: string; html: string } {
  const rows = content.rows ?? []
  const textParts = [
    ...content.paragraphs,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(content.link ? [`${content.link.label}:\n${content.link.address}`] : []),
    ...(content.wayOut ? [`${content.wayOut.label}:\n${content.wayOut.address}`] : []),
    `--\n${content.sender.join('\n')}`,
  ]
  const htmlParts = [
    ...content.paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(rows.length > 0 ? [`<table>${rows.map(row).join('')}</table>`] : []),
    ...(content.link
      ? [`<p><a href="${escaped(content.link.address)}">${escaped(content.link.label)}</a></p>`]
      : []),
    ...(content.wayOut
      ? [
          `<p><small><a href="${escaped(content.wayOut.address)}">${escaped(content.wayOut.label)}</a></small></p>`,
        ]
      : []),
    `<hr><p>${content.sender.map(escaped).join('<br>')}</p>`,
  ]
  return {
    text: textParts.join('\n\n'),
    html: `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(content.subject)}</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36rem;margin:2rem auto;padding:0 1rem">${htmlParts.join('')}</body></html>`,
  }
}

function row({ label, value }: { label: string; value: string }): string {
  return `<tr><td style="padding-right:1.5rem">${escaped(label)}</td><td align="right">${escaped(value)}</td></tr>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
