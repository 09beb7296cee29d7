import { localisedRecall } from '@shop/catalogue/recalls/localised-recall'
import { recallById } from '@shop/catalogue/recalls/recall-store'
import type { Database, Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { orderAddress } from '../../order-mails/order-links.ts'
import { recallMail } from '../../order-mails/recall-mail.ts'
import { addOrderToken, orderById } from '../../orders/order-lookup-store.ts'
import { RECALL_TOPIC } from '../recall-buyers-store.ts'

const RecallPayload = v.object({
  recallId: v.string(),
  address: v.string(),
  orderId: v.string(),
  orderNumbers: v.array(v.string()),
})
type RecallPayload = v.InferOutput<typeof RecallPayload>

/** Writes the mail of a recall to everybody who waits for it, each exactly once. Returns how many. @see eu-duties C-15 */
export async function sendRecallMails(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  return sendDueMessages(database, {
    topic: RECALL_TOPIC,
    now,
    send: (sql, payload) => sendMail(sql, { shops, buyer: v.parse(RecallPayload, payload), now }),
  })
}

type Sending = { shops: readonly MailingShop[]; buyer: RecallPayload; now: Date }

async function sendMail(sql: Sql, { shops, buyer, now }: Sending): Promise<void> {
  const recall = await recallById(sql, buyer.recallId)
  const order = await orderById(sql, buyer.orderId)
  const mailing = shops.find(({ shop }) => shop.locale === order?.locale)
  if (recall === null || order === null || mailing === undefined) {
    // A message without a recipient must not block those behind it.
    console.error(`Nobody can write about recall ${buyer.recallId} to the buyer of order ${buyer.orderId}.`)
    return
  }
  const { shop, addressOf } = mailing
  await putMail(
    sql,
    recallMail(shop, {
      recall: localisedRecall(recall, shop.market),
      to: buyer.address,
      customer: order.customer,
      orderNumbers: buyer.orderNumbers,
      orderPage: orderAddress(addressOf, await addOrderToken(sql, order.id, now)),
      addressOf,
    }),
    now,
  )
}
