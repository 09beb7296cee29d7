import { mails } from '../db/schema/system.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'

/** Keeps mails in the database, where `/documentation/mails/` shows them; each once. @see product §9 */
export const databaseMailCarrier: MailCarrier = {
  async carry(sql, { key, kind, to, subject, text, html, locale }, now) {
    await sql
      .insert(mails)
      .values({ id: key, kind, to, subject, text, html, locale, sentAt: now })
      .onConflictDoNothing()
  },
}
