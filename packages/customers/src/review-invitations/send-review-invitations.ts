import {
  invitedArrivals,
  isInvited,
  REVIEW_INVITATION_DAYS,
} from '@shop/domain/mail-choice/review-invitations'
import type { Database, Sql } from '@shop/engine/db/database'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { mailingFor } from '@shop/mail/mailing-for'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox-store'
import { askedProduct } from './review-invitation-links.ts'
import { reviewInvitationMail } from './review-invitation-mail.ts'
import { dueOrders, goodsToReviewOf, noteInvitation } from './review-invitation-store.ts'

/** Mails of one transaction. */
const BATCH = 20
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
  for (const { shop } of shops) {
    const { locale, market, reviewInvitations } = shop
    if (reviewInvitations === null) continue
    const due = {
      locale,
      country: market.country,
      ...invitedArrivals(reviewInvitations, now),
      limit: BATCH,
    }
    for (;;) {
      const count = await database.transaction(async (sql) => {
        const asked = await dueOrders(sql, due)
        for (const order of asked) if (await ask(sql, { shops, order, locale, now })) sent += 1
        return asked.length
      })
      if (count < BATCH) break
    }
  }
  return sent
}

type DueOrder = Awaited<ReturnType<typeof dueOrders>>[number]
type Asking = { shops: readonly MailingShop[]; order: DueOrder; locale: string; now: Date }

async function ask(sql: Sql, { shops, order, locale, now }: Asking): Promise<boolean> {
  const { orderId, customerId } = order
  const [token, wayOut] = [newToken(), newToken()]
  const expiresAt = new Date(now.getTime() + REVIEW_INVITATION_DAYS * DAY_MILLISECONDS)
  const hashes = { tokenHash: tokenHash(token), wayOutHash: tokenHash(wayOut) }
  // Before anything else: what is noted is not due again, whatever becomes of it.
  if (!(await noteInvitation(sql, { orderId, ...hashes, expiresAt, sentAt: now }))) return false

  const mailing = await mailingFor(sql, shops, { locale, customerId })
  if (mailing === undefined || !isInvited(order)) return false
  const { shop, addressOf } = mailing
  const goods = await goodsToReviewOf(sql, orderId, shop.market.country)
  const products = goods
    .slice(0, MOST_ASKED)
    .map((one) => askedProduct(one, { market: shop.market, token, addressOf }))
  const [first] = products
  if (first === undefined) return false
  const invitation = {
    ...order,
    to: order.email,
    products,
    wayOut: `${first.page}#keine-bewertung=${wayOut}`,
    addressOf,
  }
  await putMail(sql, reviewInvitationMail(shop, invitation), now)
  return true
}
