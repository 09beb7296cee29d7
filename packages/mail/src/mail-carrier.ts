import type { Sql } from '@shop/engine/db/database'
import type { Mail } from './mail.ts'

/** A mail on its way. Its key is the same however often it is carried, and no other mail has it. */
export type CarriedMail = Mail & { key: string }

/**
 * Brings a mail on its way, outside of any transaction: a slow mail server holds nobody up. Whoever dies between
 * carrying and ticking off carries that one mail again, under the same key: the embedded carrier keeps it once, a mail
 * server gets it under the same message id.
 *
 * Throws `MailRefused` for a mail that nobody will ever take, `MailServerAway` when no mail can be carried now, and
 * anything else for a mail that may go through later.
 */
export type MailCarrier = {
  carry(sql: Sql, mail: CarriedMail, now: Date): Promise<void>
  /** Lets go of connections. */
  close?(): void
}

/** Refused for good: an address that does not exist, a mail that is not accepted. Trying again would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** Not the mail is the matter but the way: nothing listens, nobody lets us in. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
}
