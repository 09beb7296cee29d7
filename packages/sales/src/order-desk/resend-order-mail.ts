import type { ResentKind } from '@shop/api-client/office/order-entry'
import { isCarrier } from '@shop/domain/carrier/carriers'
import type { Sql } from '@shop/engine/db/database'
import type { MailKind } from '@shop/mail/mail'
import { lastSentMail, sendAgain } from '@shop/mail/outbox/mail-desk-store'
import { invoicesOfOrder } from '../invoice/invoice-store.ts'
import { putDeskNews } from '../order-mails/desk-news.ts'
import { type OrderNews, putOrderNews } from '../order-mails/order-news-store.ts'
import { lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import type { LockedOrder } from '../orders/order-store.ts'
import { parcelsOfOrder } from '../orders/parcel-store.ts'

type Order = LockedOrder['order']
type ResendInput = { number: string; kind: ResentKind; by: string; now: Date }

/**
 * Sends a mail of an order once more and notes it in the order's history. What can be written at any time is written
 * again, with working links; mails about money are sent as they were, while they are kept. Returns the address.
 *
 * @throws OrderRefusal where there is no such mail, or no recipient any more
 */
export async function resendOrderMailIn(
  sql: Sql,
  { number, kind, by, now }: ResendInput,
): Promise<{ to: string }> {
  const { order } = await lockForDesk(sql, number)
  const to = order.customer.email
  if (to === '')
    throw new OrderRefusal(`Nobody is known any more to whom order ${number} belonged.`, 'noRecipient', {
      number,
    })
  if (kind === 'shipped') await mailParcels(sql, order, now)
  else if (kind === 'cancelled' || kind === 'refunded') await sendKept(sql, order, { kind, now })
  else await mailPapers(sql, order, { kind, now })
  const entry = { code: 'mailSentAgain', mail: kind } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  return { to }
}

async function mailPapers(
  sql: Sql,
  { id, number, state }: Order,
  { kind, now }: { kind: 'confirmation' | 'invoice'; now: Date },
): Promise<void> {
  if ((await invoicesOfOrder(sql, id)).length === 0)
    throw new OrderRefusal(
      `Order ${number} is ${state}: it was never confirmed, so it has no ${kind}.`,
      'neverConfirmed',
      { number },
    )
  await putDeskNews(sql, { orderId: id, kind }, now)
}

async function mailParcels(sql: Sql, { id, number }: Order, now: Date): Promise<void> {
  const parcels = await parcelsOfOrder(sql, id)
  if (parcels.length === 0)
    throw new OrderRefusal(`Nothing of order ${number} has been sent.`, 'nothingSent', { number })
  for (const { positions, carrier, trackingNumber } of parcels) {
    const tracking: OrderNews['tracking'] =
      carrier !== null && isCarrier(carrier) && trackingNumber !== null
        ? { carrier, number: trackingNumber }
        : null
    const news = { orderId: id, kind: 'shipped', positions, tracking, amount: null, document: null } as const
    await putOrderNews(sql, { ...news, again: true }, now)
  }
}

const KEPT_KINDS: Record<'cancelled' | 'refunded', MailKind> = {
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
}

async function sendKept(
  sql: Sql,
  { number, customer }: Order,
  { kind, now }: { kind: 'cancelled' | 'refunded'; now: Date },
): Promise<void> {
  const mail = await lastSentMail(sql, { kind: KEPT_KINDS[kind], to: customer.email, about: number })
  if (mail === null || !(await sendAgain(sql, mail, now)))
    throw new OrderRefusal(
      `No mail "${kind}" of order ${number} is kept: mails are forgotten after 14 days. "orders papers ${number} --to <folder>" writes its correction.`,
      'mailForgotten',
      { number },
    )
}
