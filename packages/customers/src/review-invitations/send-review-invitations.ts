import {
  invitedArrivals,
  isInvited,
  REVIEW_INVITATION_DAYS,
} from '@shop/domain/mail-choice/review-invitations'
import type { Database, Sql } from '@shop/engine/db/database'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { mailingFor } from '@shop/mail/mailing-for'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { askedProduct } from './review-invitation-links.ts'
import { reviewInvitationMail } from './review-invitation-mail.ts'
import {
  arrivedOrders,
  type GoodsToReview,
  goodsToReviewOf,
  noteInvitation,
  settledAmong,
} from './review-invitation-store.ts'

/** Orders of one transaction. */
const PORTION = 50
/** A long order is not asked about piece by piece. */
const MOST_ASKED = 8
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * Asks once for each order that has arrived what its customer thinks of it, if they chose to be asked. The mail and the
 * note that it was written come in one transaction: nobody is asked twice, however often processes stop. Returns how many.
 *
 * @see eu-duties C-33; § 7 UWG
 */
export async function sendReviewInvitations(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  let sent = 0
  for (const mailing of shops) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const from: string = after
      const portion = await database.transaction((sql) =>
        askPortion(sql, { mailing, shops, after: from, now }),
      )
      sent += portion.sent
      after = portion.last
    }
  }
  return sent
}

type Portion = { mailing: MailingShop; shops: readonly MailingShop[]; after: string; now: Date }

/** Asks about the next orders of a shop; `last` is where the ones after them begin, undefined at the end. */
async function askPortion(
  sql: Sql,
  { mailing, shops, after, now }: Portion,
): Promise<{ sent: number; last: string | undefined }> {
  const { locale, market, reviewInvitations } = mailing.shop
  if (reviewInvitations === null) return { sent: 0, last: undefined }
  const arrivals = invitedArrivals(reviewInvitations, now)
  const arrived = await arrivedOrders(sql, { locale, ...arrivals, after, limit: PORTION })
  const settled = await settledAmong(
    sql,
    arrived.map(({ orderId }) => orderId),
  )

  let sent = 0
  for (const order of arrived) {
    if (!settled.has(order.orderId) || !isInvited(order)) continue
    const goods = await goodsToReviewOf(sql, order.orderId, market.country)
    const writing = (await mailingFor(sql, shops, { locale, customerId: order.customerId })) ?? mailing
    if (goods.length > 0 && (await ask(sql, { order, goods, mailing: writing, now }))) sent += 1
  }
  return { sent, last: arrived.length < PORTION ? undefined : arrived.at(-1)?.orderId }
}

type Asking = {
  order: Awaited<ReturnType<typeof arrivedOrders>>[number]
  goods: readonly GoodsToReview[]
  mailing: MailingShop
  now: Date
}

async function ask(sql: Sql, { order, goods, mailing, now }: Asking): Promise<boolean> {
  const { shop, addressOf } = mailing
  const { market } = shop
  const [token, wayOut] = [newToken(), newToken()]
  const isNoted = await noteInvitation(sql, {
    orderId: order.orderId,
    tokenHash: tokenHash(token),
    wayOutHash: tokenHash(wayOut),
    expiresAt: new Date(now.getTime() + REVIEW_INVITATION_DAYS * DAY_MILLISECONDS),
    sentAt: now,
  })
  if (!isNoted) return false

  const products = goods.slice(0, MOST_ASKED).map((one) => askedProduct(one, { market, token, addressOf }))
  const invitation = {
    ...order,
    to: order.email,
    products,
    wayOut,
    addressOf,
  }
  await putMail(sql, reviewInvitationMail(shop, invitation), now)
  return true
}
