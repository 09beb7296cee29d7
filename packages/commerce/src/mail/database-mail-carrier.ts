import { newKey } from '../db/new-key.ts'
import { mails } from '../db/schema/system.ts'
import type { MailCarrier } from '../ports/mail-carrier.ts'

/** Keeps mails in the database, where `/documentation/mails/` shows them. @see product §9 */
export const databaseMailCarrier: MailCarrier = {
  async carry(sql, { kind, to, subject, text, html, locale }, now) {
    await sql.insert(mails).values({ id: newKey(), kind, to, subject, text, html, locale, sentAt: now })
  },
}
