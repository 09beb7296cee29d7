import { createHash } from 'node:crypto'
import { orderInvoice } from '@shop/domain/invoice/order-invoice'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { openShop, type Shop } from '@shop/domain/shop/shop'
import { invoicePdf } from '@shop/sales/invoice/invoice-pdf'
import type { Engine } from '../engine.ts'
import { keptMail, keptMails } from './kept-mail-store.ts'
import { mailsList } from './mails-list.ts'
import { type SampleGoods, sampleGoods } from './sample-goods-store.ts'
import { sampleMails, sampleOrder } from './sample-mails.ts'

const KEPT = 50
/** As many as the sample order has. */
const SAMPLE_LINES = 3
const NEVER_KEPT = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
/** A mail brings its styles along and loads nothing but a picture of ours. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export type MailsPageParts = {
  engine: Pick<Engine, 'brand' | 'database'>
  addressOf: (locale: Locale, path: string) => string
  /** Whether mails that were really written may be read here: they are other people's. */
  showsKept: boolean
}

/**
 * Shows below `/documentation/mails/` every mail of every locale as HTML and as text, a sample invoice, and the last
 * mails that were written. Null for every other path; not for production.
 *
 * @see product §9
 */
export async function mailsPage(parts: MailsPageParts, request: Request): Promise<Response | null> {
  const [, first, second, ...rest] = new URL(request.url).pathname.replace(/\/$/, '').split('/').slice(2)
  if (request.method !== 'GET' || rest.length > 0) return null
  if (first === undefined) return list(parts)
  if (first === 'kept') return parts.showsKept ? kept(parts, second ?? '') : null
  if (!isLocale(first) || !parts.engine.brand.locales.includes(first) || second === undefined) return null
  return sample(parts, first, second)
}

async function list({ engine, addressOf, showsKept }: MailsPageParts): Promise<Response> {
  const { brand } = engine
  const locales = brand.locales.map((locale) => ({
    locale,
    mails: samples(openShop(brand, locale), addressOf),
  }))
  const written = showsKept ? await keptMails(engine.database.sql, KEPT) : []
  const { html, css } = mailsList({ brand, locales, written })
  const hash = createHash('sha256').update(css).digest('base64')
  return answer(
    html,
    'text/html',
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'`,
  )
}

async function sample(
  { engine, addressOf }: MailsPageParts,
  locale: Locale,
  file: string,
): Promise<Response | null> {
  const shop = openShop(engine.brand, locale)
  if (file === 'invoice.pdf') return invoice(shop)
  const [kind, ending] = file.split('.')
  const goods = await sampleGoods(engine.database.sql, shop.market, SAMPLE_LINES)
  const mail = samples(shop, addressOf, goods).find((known) => known.kind === kind)
  if (mail === undefined || (ending !== undefined && ending !== 'txt')) return null
  return ending === 'txt'
    ? answer(mail.text, 'text/plain', MAIL_POLICY)
    : answer(mail.html, 'text/html', MAIL_POLICY)
}

async function kept({ engine }: MailsPageParts, file: string): Promise<Response | null> {
  const [id = '', ending] = file.split('.')
  const mail = await keptMail(engine.database.sql, id)
  if (mail === null) return null
  return ending === 'txt'
    ? answer(mail.text, 'text/plain', MAIL_POLICY)
    : answer(mail.html, 'text/html', MAIL_POLICY)
}

async function invoice(shop: Shop): Promise<Response> {
  const issue = { number: `${shop.shopId}-00000001`, issuedAt: '2026-11-22T10:00:00.000Z' }
  const bytes = await invoicePdf(orderInvoice(sampleOrder(shop), shop, issue), shop.paper)
  return new Response(bytes, { headers: { ...NEVER_KEPT, 'content-type': 'application/pdf' } })
}

function samples(shop: Shop, addressOf: MailsPageParts['addressOf'], goods: SampleGoods[] = []) {
  return sampleMails(shop, (path) => addressOf(shop.locale, path), goods)
}

function answer(body: string, type: 'text/html' | 'text/plain', policy: string): Response {
  const headers = {
    ...NEVER_KEPT,
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
  }
  return new Response(body, { headers })
}
