import type { Database, Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { addOrderToken, orderById } from '../orders/order-lookup-store.ts'
import { orderAddress } from './order-links.ts'
import { orderNewsMail } from './order-news-mail.ts'
import { OrderNewsPayload } from './order-news-payload.ts'
import { ORDER_NEWS_TOPIC, type OrderNews } from './order-news-store.ts'

/**
 * Writes the mail of every piece of news about an order. Mail and news change in one transaction, so each is sent
 * exactly once, however often processes stop. Returns how many.
 *
 * @see product §9
 */
export async function sendOrderNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  return sendDueMessages(database, {
    topic: ORDER_NEWS_TOPIC,
    now,
    send: (sql, payload) => sendMail(sql, { shops, news: v.parse(OrderNewsPayload, payload), now }),
  })
}

type OrderNewsInput = { shops: readonly MailingShop[]; news: OrderNews; now: Date }

async function sendMail(sql: Sql, { shops, news, now }: OrderNewsInput): Promise<void> {
  const order = await orderById(sql, news.orderId)
  const mailing = shops.find(({ shop }) => shop.locale === order?.locale)
  if (order === null || mailing === undefined) {
    // News without a recipient must not block those behind it.
    console.error(`Nobody can write about order ${news.orderId}: it is gone, or its shop is.`)
    return
  }

  const address = orderAddress(mailing.addressOf, await addOrderToken(sql, order.id, now))
  const mail = orderNewsMail(mailing.shop, { news, order, address })
  await putMail(sql, news.again ? { ...mail, again: true } : mail, now)
}
