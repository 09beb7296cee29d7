import { ASYNCHRONOUS_COMMIT } from '@shop/engine/db/asynchronous-commit'
import type { Sql } from '@shop/engine/db/database'
import { mails } from '@shop/engine/db/schema/system'
import type { CarriedMail } from './mail-carrier.ts'

/**
 * Keeps a mail where `/documentation/mails/` shows it, once per key. It is on the disk with the note that says that it was
 * delivered, which comes after it.
 */
export async function keepMail(sql: Sql, mail: CarriedMail, now: Date): Promise<void> {
  const { key, kind, to, subject, text, html, locale } = mail
  await sql
    .insert(mails)
    .values({ id: key, kind, to, subject, text, html, locale, sentAt: now })
    .onConflictDoNothing()
    .returning({ wait: ASYNCHRONOUS_COMMIT })
}
