import type { Database, Sql } from '@shop/engine/db/database'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { mailingFor } from '@shop/mail/mailing-for'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { remindedImage, remindedName, reminderLinks } from './reminder-links.ts'
import { reminderMail } from './reminder-mails.ts'
import {
  forgetOldReminders,
  lockFulfillable,
  remindedVariant,
  type StoredReminder,
  settleReminder,
} from './reminder-store.ts'

/** Mails of one transaction. */
const BATCH = 20
/** The last mail's way out works this long. */
const WAY_OUT_MILLISECONDS = 90 * 24 * 60 * 60 * 1000

/**
 * Writes the mail of every reminder whose variant can be ordered again. Mail and reminder change in one transaction, so
 * each is written exactly once, however often processes stop. Returns how many.
 *
 * @see product §3
 */
export async function sendReminders(
  database: Database,
  shops: readonly MailingShop[],
  now: Date,
): Promise<number> {
  let sent = 0
  for (const mailing of shops) {
    const { locale, market } = mailing.shop
    const writingTo = async (sql: Sql, { email }: StoredReminder) =>
      (await mailingFor(sql, shops, { locale, email })) ?? mailing
    for (;;) {
      const count = await database.transaction(async (sql) => {
        const due = await lockFulfillable(sql, { locale, country: market.country, now, limit: BATCH })
        for (const reminder of due) await sendOne(sql, await writingTo(sql, reminder), reminder, now)
        return due.length
      })
      sent += count
      if (count < BATCH) break
    }
  }
  await forgetOldReminders(database.sql, now)
  return sent
}

async function sendOne(sql: Sql, { shop, addressOf }: MailingShop, reminder: StoredReminder, now: Date) {
  const { market } = shop
  const token = newToken()
  const expiresAt = new Date(now.getTime() + WAY_OUT_MILLISECONDS)
  await settleReminder(sql, reminder.id, { tokenHash: tokenHash(token), expiresAt })

  const variant = await remindedVariant(sql, reminder.variantId, market.country)
  if (variant === null) return
  const { page, cancel } = reminderLinks(variant, { market, token, addressOf })
  const mail = {
    to: reminder.email,
    addressOf,
    productName: remindedName(variant, market),
    image: remindedImage(variant, market),
    address: page,
    wayOut: cancel,
  }
  await putMail(sql, reminderMail(shop, 'backInStock', mail), now)
}
