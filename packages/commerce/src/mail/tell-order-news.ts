import type { Database, Sql } from '../db/database.ts'
import { addOrderToken, orderById } from '../orders/order-lookup-store.ts'
import type { MailingShop } from '../reminders/send-reminders.ts'
import { orderAddress } from './order-links.ts'
import { orderNewsMail } from './order-news-mail.ts'
import { lockOrderNews, type OrderNews, orderNewsTold } from './order-news-store.ts'
import { putMail } from './outbox-store.ts'

/** Mails of one transaction. */
const BATCH = 20

/**
 * Writes the mail of every piece of news about an order. Mail and news change in one transaction, so each is told
 * exactly once, however often processes stop. Tells how many.
 *
 * @see product §9
 */
export async function tellOrderNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  let told = 0
  for (;;) {
    const count = await database.transaction(async (sql) => {
      const due = await lockOrderNews(sql, { now, limit: BATCH })
      for (const { news } of due) await tell(sql, { shops, news, now })
      await orderNewsTold(
        sql,
        due.map(({ id }) => id),
        now,
      )
      return due.length
    })
    told += count
    if (count < BATCH) return told
  }
}

type Telling = { shops: readonly MailingShop[]; news: OrderNews; now: Date }

async function tell(sql: Sql, { shops, news, now }: Telling): Promise<void> {
  const order = await orderById(sql, news.orderId)
  const mailing = shops.find(({ shop }) => shop.locale === order?.locale)
  if (order === null || mailing === undefined) {
    // News that nobody can hear any more must not hold back those behind it.
    console.error(`Nobody can write about order ${news.orderId}: it is gone, or its shop is.`)
    return
  }

  const address = orderAddress(mailing.addressOf, await addOrderToken(sql, order.id, now))
  await putMail(sql, orderNewsMail(mailing.shop, { news, order, address }), now)
}
