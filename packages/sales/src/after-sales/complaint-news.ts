import type { Database, Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail, putNews } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { complaintAnsweredMail } from '../order-mails/after-sales-mails.ts'
import { orderPageAddress } from '../order-mails/order-links.ts'
import { addOrderToken, orderById } from '../orders/order-lookup-store.ts'
import { lockComplaint } from './complaint-store.ts'

const TOPIC = 'complaintNews'
const ComplaintNews = v.object({ number: v.string(), answer: v.string() })
type News = v.InferOutput<typeof ComplaintNews>

/** Notes the answer to a complaint in the transaction that gives it; it becomes a mail where the brand is known. */
export async function putComplaintNews(sql: Sql, news: News, now: Date): Promise<void> {
  await putNews(sql, TOPIC, news, now)
}

/** Writes the mail of every answer, each exactly once. @see product §7 "Complaint" */
export async function sendComplaintNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<void> {
  await sendDueMessages(database, {
    topic: TOPIC,
    now,
    send: (sql, payload) => sendMail(sql, { shops, news: v.parse(ComplaintNews, payload), now }),
  })
}

type ComplaintNewsInput = { shops: readonly MailingShop[]; news: News; now: Date }

async function sendMail(
  sql: Sql,
  { shops, news: { number, answer }, now }: ComplaintNewsInput,
): Promise<void> {
  const complaint = await lockComplaint(sql, number)
  const order = complaint && (await orderById(sql, complaint.orderId))
  const mailing = shops.find(({ shop }) => shop.locale === order?.locale)
  // An order that was forgotten meanwhile has no address left.
  if (!complaint || !order || !mailing || order.customer.email === '') return
  const item = order.packages.flatMap(({ items }) => items).find(({ key }) => key === complaint.itemKey)
  const token = await addOrderToken(sql, order.id, now)
  const mail = complaintAnsweredMail(mailing.shop, {
    to: order.customer.email,
    number,
    orderNumber: order.number,
    itemName: item?.product.name ?? '',
    address: orderPageAddress(mailing.addressOf, order.number, token),
    answer,
  })
  await putMail(sql, mail, now)
}
