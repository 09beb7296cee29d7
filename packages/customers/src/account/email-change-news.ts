import { EMAIL_CONFIRM_HOURS } from '@shop/domain/user/email-change'
import type { Database, Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { mailingFor } from '@shop/mail/mailing-for'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail, putNews } from '@shop/mail/outbox/outbox-store'
import { sendDueMessages } from '@shop/mail/outbox/outbox-worker'
import * as v from 'valibot'
import { customerById, registeredByEmail } from '../user/customer-store.ts'
import { lockAccount } from '../user/passkeys/passkey-store.ts'
import { deskEmailChangeMail, deskEmailChangeNoteMail } from './email-change-mails.ts'
import { EMAIL_CHANGE_TOPIC, keepEmailChange } from './email-change-store.ts'

const EmailChangeNews = v.object({
  customerId: v.string(),
  oldEmail: v.string(),
  newEmail: v.string(),
  /** Where they ordered last, or what their mails were in; null for the first shop. */
  locale: v.nullable(v.string()),
})
type News = v.InferOutput<typeof EmailChangeNews>

const HOUR_MILLISECONDS = 60 * 60_000

/** Notes that customer service moves an account to another mailbox; it becomes link and mails where the brand is known. */
export async function putEmailChangeNews(sql: Sql, news: News, now: Date): Promise<void> {
  await putNews(sql, EMAIL_CHANGE_TOPIC, news, now)
}

/**
 * Asks the new mailbox of every account that customer service moves, and tells the old one.
 *
 * @see product §13 "confirmed at both addresses"; docs/decisions/0001 for the exception
 */
export async function sendEmailChangeNews(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<void> {
  await sendDueMessages(database, {
    topic: EMAIL_CHANGE_TOPIC,
    now,
    send: (sql, payload) => askNewMailbox(sql, { shops, news: v.parse(EmailChangeNews, payload), now }),
  })
}

type Asking = { shops: readonly MailingShop[]; news: News; now: Date }

/**
 * Customer service agrees in place of the old mailbox, which is lost. What has changed meanwhile is left alone; a change
 * that the shopper asked for, and that still waits, ends.
 */
async function askNewMailbox(sql: Sql, { shops, news, now }: Asking): Promise<void> {
  const { customerId, oldEmail, newEmail, locale } = news
  const customer = await customerById(sql, customerId)
  if (customer?.email !== oldEmail || (await registeredByEmail(sql, newEmail)) !== null) return
  const mailing = (await mailingFor(sql, shops, { locale, customerId })) ?? shops[0]
  if (mailing === undefined) return

  await lockAccount(sql, customerId)
  const token = newToken()
  await keepEmailChange(sql, {
    id: newKey(),
    customerId,
    oldEmail,
    newEmail,
    tokenHash: tokenHash(token),
    oldAgreedAt: now,
    expiresAt: new Date(now.getTime() + EMAIL_CONFIRM_HOURS * HOUR_MILLISECONDS),
    askedAt: now,
    byDesk: true,
  })
  const { shop, addressOf } = mailing
  await putMail(sql, deskEmailChangeMail(shop, { to: newEmail, token, addressOf }), now)
  await putMail(sql, deskEmailChangeNoteMail(shop, { to: oldEmail, email: newEmail }), now)
}
