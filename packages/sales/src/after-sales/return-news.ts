import type { Database, Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail, putNews } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { returnAnnouncedMail } from '../order-mails/after-sales-mails.ts'
import { orderPageAddress } from '../order-mails/order-links.ts'
import { expectedGoodsOf } from '../orders/expected-goods.ts'
import { addOrderToken, orderById } from '../orders/order-lookup-store.ts'

const TOPIC = 'returnNews'
const ReturnNews = v.object({ orderId: v.string() })

/**
 * Notes that goods of an order are expected back, in the transaction that expects them; it becomes the mail with the way to
 * the label where the brand is known.
 */
export async function putReturnNews(sql: Sql, orderId: string, now: Date): Promise<void> {
  await putNews(sql, TOPIC, { orderId }, now)
}

/** Writes the mail about every return that was announced without its shopper at hand. @see eu-duties C-01 */
export async function sendReturnNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  return sendDueMessages(database, {
    topic: TOPIC,
    now,
    send: (sql, payload) => sendMail(sql, { shops, orderId: v.parse(ReturnNews, payload).orderId, now }),
  })
}

type ReturnNewsInput = { shops: readonly MailingShop[]; orderId: string; now: Date }

/** The order's own address has proved itself by being the order's: the link to the label goes there. */
async function sendMail(sql: Sql, { shops, orderId, now }: ReturnNewsInput): Promise<void> {
  const order = await orderById(sql, orderId)
  const mailing = shops.find(({ shop }) => shop.locale === order?.locale)
  // An order that was forgotten meanwhile has no address left.
  if (order === null || mailing === undefined || order.customer.email === '') return
  const token = await addOrderToken(sql, orderId, now)
  const address = orderPageAddress(mailing.addressOf, order.number, token)
  const goods = await expectedGoodsOf(sql, order)
  const about = { to: order.customer.email, orderNumber: order.number, address, goods }
  await putMail(sql, returnAnnouncedMail(mailing.shop, about), now)
}
