import * as v from 'valibot'
import type { Database, Sql } from '../db/database.ts'
import { outbox } from '../db/schema/system.ts'
import { bankDetails } from '../orders/bank-details.ts'
import { addOrderToken, orderById } from '../orders/order-lookup-store.ts'
import type { MailingShop } from '../reminders/send-reminders.ts'
import type { Mail } from './mail.ts'
import { orderConfirmationMail } from './order-confirmation-mail.ts'
import { invoiceAgainMail, orderAddressChangedMail } from './order-desk-mails.ts'
import { orderAddress } from './order-links.ts'
import { putMail } from './outbox-store.ts'
import { tellEach } from './tell-each.ts'

const TOPIC = 'deskNews'
const DeskNews = v.object({
  orderId: v.string(),
  kind: v.picklist(['readdressed', 'confirmation', 'invoice']),
})
export type DeskNews = v.InferOutput<typeof DeskNews>

/** Notes a mail that the desk wants, in the transaction that makes it true; it is written where the brand is known. */
export async function putDeskNews(sql: Sql, news: DeskNews, now: Date): Promise<void> {
  await sql.insert(outbox).values({ topic: TOPIC, payload: news, availableAt: now })
}

/** Writes every mail that the desk wants, each exactly once. @see product §9 */
export async function tellDeskNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  return tellEach(database, {
    topic: TOPIC,
    now,
    tell: (sql, payload) => tell(sql, { shops, news: v.parse(DeskNews, payload), now }),
  })
}

type Telling = { shops: readonly MailingShop[]; news: DeskNews; now: Date }

async function tell(sql: Sql, { shops, news, now }: Telling): Promise<void> {
  const order = await orderById(sql, news.orderId)
  const mailing = shops.find(({ shop }) => shop.locale === order?.locale)
  // An order that was forgotten meanwhile has no address left.
  if (!order || !mailing || order.customer.email === '') return
  const { shop, addressOf } = mailing
  const told = { order, address: orderAddress(addressOf, await addOrderToken(sql, order.id, now)) }
  await putMail(sql, mailOf(), now)

  function mailOf(): Mail {
    if (news.kind === 'readdressed') return orderAddressChangedMail(shop, told)
    if (news.kind === 'invoice') return invoiceAgainMail(shop, told)
    return orderConfirmationMail(shop, { ...told, addressOf, bank: bankDetails(shop, told.order) })
  }
}
