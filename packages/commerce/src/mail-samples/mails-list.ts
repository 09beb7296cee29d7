import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { escaped, type Mail } from '@shop/mail/mail'
import type { KeptMail } from './kept-mail-store.ts'

type MailsListInput = {
  brand: Brand
  locales: { locale: Locale; mails: Mail[] }[]
  /** Mails that were really written, newest first. */
  written: Omit<KeptMail, 'text' | 'html'>[]
}

/** The list of all mails as a page of its own, and its styles for the policy. */
export function mailsList({ brand, locales, written }: MailsListInput): { html: string; css: string } {
  const css = styles(brand)
  const kinds = locales[0]?.mails.map(({ kind }) => kind) ?? []
  const head = locales.map(({ locale }) => `<th scope="col">${locale}</th>`).join('')
  const rows = kinds.map((kind) => {
    const cells = locales.map(({ locale, mails }) => {
      const mail = mails.find((known) => known.kind === kind)
      const address = `/documentation/mails/${locale}/${kind}`
      const name = escaped(mail?.subject ?? kind)
      return `<td><a href="${address}/" title="${name}">HTML</a> <a href="${address}.txt/" title="${name}">Text</a></td>`
    })
    return `<tr><th scope="row">${kind}</th>${cells.join('')}</tr>`
  })
  const papers = locales.map(
    ({ locale }) => `<td><a href="/documentation/mails/${locale}/invoice.pdf/">PDF</a></td>`,
  )
  const body = [
    `<h1>${escaped(brand.name)}: E-Mails</h1>`,
    `<table><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}<tr><th scope="row">Rechnung</th>${papers.join('')}</tr></tbody></table>`,
    ...(written.length === 0
      ? []
      : [`<h2>Zuletzt geschrieben</h2><ul>${written.map(keptLine).join('')}</ul>`]),
  ]
  return {
    css,
    html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(brand.name)}: E-Mails</title><style>${css}</style></head><body>${body.join('')}</body></html>`,
  }
}

function keptLine({ id, kind, to, subject, sentAt }: MailsListInput['written'][number]): string {
  const address = `/documentation/mails/kept/${encodeURIComponent(id)}`
  const at = sentAt.toISOString().slice(0, 19).replace('T', ' ')
  return `<li>${at} <a href="${address}/">${escaped(subject)}</a> (<a href="${address}.txt/">Text</a>) ${kind}, ${escaped(to)}</li>`
}

function styles({ paper }: Brand): string {
  return `body{font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;line-height:1.5;color:${paper.text};margin:2rem auto;max-width:70rem;padding:0 1rem}a{color:${paper.accent}}table{border-collapse:collapse;display:block;overflow-x:auto}th,td{text-align:start;padding:.5rem .75rem;border-bottom:1px solid ${paper.line};font-weight:400;white-space:nowrap}`
}
