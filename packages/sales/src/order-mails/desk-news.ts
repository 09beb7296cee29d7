import { bankDetails } from '@shop/domain/order/bank-details'
import type { Database, Sql } from '@shop/engine/db/database'
import type { Mail } from '@shop/mail/mail'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail, putNews } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { legalTextsById } from '../legal-texts/legal-text-store.ts'
import { confirmedPoints } from '../loyalty/shown-points.ts'
import { linkedOrders } from '../orders/exchange-store.ts'
import { addOrderToken, orderById } from '../orders/order-lookup-store.ts'
import { orderConfirmationMail } from './order-confirmation-mail.ts'
import { invoiceAgainMail, orderAddressChangedMail } from './order-desk-mails.ts'
import { orderExchangedMail } from './order-exchanged-mail.ts'
import { orderAddress } from './order-links.ts'

const TOPIC = 'deskNews'
const DeskNews = v.object({
  orderId: v.string(),
  kind: v.picklist(['readdressed', 'confirmation', 'invoice', 'exchanged']),
})
export type DeskNews = v.InferOutput<typeof DeskNews>

/** Queues a mail for the desk in the transaction that causes it; a process that knows the brand writes it. */
export async function putDeskNews(sql: Sql, news: DeskNews, now: Date): Promise<void> {
  await putNews(sql, TOPIC, news, now)
}

/** Writes every mail that the desk has queued, each exactly once. @see product §9 */
export async function sendDeskNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  return sendDueMessages(database, {
    topic: TOPIC,
    now,
    send: (sql, payload) => sendMail(sql, { shops, news: v.parse(DeskNews, payload), now }),
  })
}

/** Mails that are sent by themselves; the others were sent before, and are asked for again. */
function isFirst({ kind }: DeskNews): boolean {
  return kind === 'readdressed' || kind === 'exchanged'
}

type DeskNewsInput = { shops: readonly MailingShop[]; news: DeskNews; now: Date }

async function sendMail(sql: Sql, { shops, news, now }: DeskNewsInput): Promise<void> {
  const order = await orderById(sql, news.orderId)
  const mailing = shops.find(({ shop }) => shop.locale === order?.locale)
  // An order that was forgotten meanwhile has no address left.
  if (!order || !mailing || order.customer.email === '') return
  const { shop, addressOf } = mailing
  const content = { order, address: orderAddress(addressOf, await addOrderToken(sql, order.id, now)) }
  const points = news.kind === 'confirmation' ? await confirmedPoints(sql, order.id) : null
  const texts = news.kind === 'confirmation' ? await legalTextsById(sql, order.legalTexts) : []
  const { of: first } = news.kind === 'exchanged' ? await linkedOrders(sql, order.id) : { of: null }
  await putMail(sql, isFirst(news) ? mailOf() : { ...mailOf(), again: true }, now)

  function mailOf(): Mail {
    if (news.kind === 'readdressed') return orderAddressChangedMail(shop, content)
    if (first !== null) return orderExchangedMail(shop, { ...content, first })
    if (news.kind === 'invoice') return invoiceAgainMail(shop, content)
    return orderConfirmationMail(shop, {
      ...content,
      addressOf,
      texts,
      points,
      bank: bankDetails(shop, content.order),
    })
  }
}
