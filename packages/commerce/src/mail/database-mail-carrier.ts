import { NOT_WAITED_FOR } from '../db/not-waited-for.ts'
import { mails } from '../db/schema/system.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'

/**
 * Keeps mails in the database, where `/documentation/mails/` shows them; each once. It is on the disk with the note that
 * says that it was delivered, which comes after it. @see product §9
 */
export const databaseMailCarrier: MailCarrier = {
  async carry(sql, { key, kind, to, subject, text, html, locale }, now) {
    await sql
      .insert(mails)
      .values({ id: key, kind, to, subject, text, html, locale, sentAt: now })
      .onConflictDoNothing()
      .returning({ wait: NOT_WAITED_FOR })
  },
}
