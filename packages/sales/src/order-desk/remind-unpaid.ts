import { bankDetails } from '@shop/domain/order/bank-details'
import type { Database, Sql } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { orderAddress } from '../order-mails/order-links.ts'
import { paymentReminderMail } from '../order-mails/payment-reminder-mail.ts'
import { lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'
import { addOrderToken } from '../orders/order-lookup-store.ts'
import { isUnpaid, remindableNumbers } from '../orders/unpaid-order-store.ts'

type Reminding = { number: string; shops: readonly MailingShop[]; now: Date }

/** Reminds of payments in advance that are missing shortly before their last day, each once. Returns how many. */
export async function remindUnpaid(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  const locales = shops.map(({ shop }) => shop.locale)
  const numbers = await remindableNumbers(database.sql, locales, now)
  for (const number of numbers)
    await database
      .transaction((sql) => remind(sql, { number, shops, now }))
      .catch((error: unknown) =>
        console.error(
          `Nobody was reminded to pay the order ${number}; it is tried again.`,
          loggedError(error),
        ),
      )
  return numbers.length
}

async function remind(sql: Sql, { number, shops, now }: Reminding): Promise<void> {
  const locked = await lockForDesk(sql, number)
  const { order, payment } = locked
  const mailing = shops.find(({ shop }) => shop.locale === order.locale)
  if (order.payBy === undefined || mailing === undefined || !isUnpaid(locked)) return

  const { shop, addressOf } = mailing
  const bank = bankDetails(shop, order)
  const entry = { code: 'paymentReminded', payBy: order.payBy } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by: 'payment', entry, now })
  // The person of an order may be forgotten while it waits.
  if (bank === null || order.customer.email === '') return
  const address = orderAddress(addressOf, await addOrderToken(sql, order.id, now))
  const open = payment.amount - payment.captured - payment.released
  await putMail(sql, paymentReminderMail(shop, { order, payBy: order.payBy, bank, open, address }), now)
}
